// SPDX-License-Identifier: MIT
#include "app/console/command_line.h"

#include "app/console/usage.h"
#include "app/input/deal_source.h"
#include "app/input/refusal.h"
#include "app/words/command_line.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace console {

namespace {

constexpr std::uint64_t maxNumber = std::numeric_limits<std::uint64_t>::max();

/// The program's grammar. CLI11 only parts options from words, and all stays text here: its own
/// reading takes "0x1F" and "010" for numbers and brackets off words, and its messages name no
/// remedy.
class Grammar {
public:
    Grammar() {
        m_program.set_help_flag("--help,-h");
        m_program.set_version_flag("--version", std::string());
        m_program.require_subcommand(0, 1);
        m_program.allow_extras();
        addDealOptions(m_judge);
        addGameOptions(m_judge);
        addDealOptions(m_play);
        addGameOptions(m_play);
        addDeckOptions(m_deal);
        for (CLI::App* command : {&m_survey, &m_census, &m_hunt}) {
            addDeckOptions(*command);
            addGameOptions(*command);
            addOption(*command, "--threads", "N");
            addOption(*command, "--file", "FILE");
        }
        addOption(m_survey, "--deals", "FIRST-LAST");
        addOption(m_census, "--classes", "FIRST-LAST");
        addOption(m_hunt, "--climbs", "FIRST-LAST");
        addOption(m_hunt, "--seed", "N");
        for (CLI::App* command : m_program.get_subcommands({})) {
            command->add_flag("--json")->disable_flag_override();
            command->set_version_flag("--version", std::string());
            command->allow_extras();
        }
    }

    Request read(int argc, const char* const* argv) {
        // CLI11 takes a "--" for the end of the command; here no word may look like an option, so
        // it says nothing that is not known.
        std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
        std::erase(arguments, "--");
        std::ranges::reverse(arguments); // as CLI11 wants them
        try {
            m_program.parse(std::move(arguments));
        } catch (const CLI::CallForHelp&) {
            return ShowText{usage(commandName())};
        } catch (const CLI::CallForVersion&) {
            return ShowText{version()};
        } catch (const CLI::ParseError& error) {
            refuse(error);
        }
        checkCommand();
        if (m_judge.parsed()) {
            return judgeRequest();
        }
        if (m_play.parsed()) {
            return playRequest();
        }
        if (m_deal.parsed()) {
            return dealRequest();
        }
        if (m_survey.parsed()) {
            return surveyRequest(studyOptions(m_survey), valueOf(m_survey, "--deals"));
        }
        if (m_census.parsed()) {
            return censusRequest(studyOptions(m_census), valueOf(m_census, "--classes"));
        }
        if (m_hunt.parsed()) {
            return huntRequest(studyOptions(m_hunt), valueOf(m_hunt, "--climbs"),
                               valueOf(m_hunt, "--seed"));
        }
        return mergeRequest(wordsOf(m_merge, "merge"), wantsJson(m_merge));
    }

private:
    static void addOption(CLI::App& command, const std::string& name, const std::string& value) {
        command.add_option(name, CLI::callback_t{})->type_name(value);
    }

    static void addDeckOptions(CLI::App& command) {
        addOption(command, "--ranks", "N");
        addOption(command, "--copies", "N");
    }

    static void addDealOptions(CLI::App& command) {
        addOption(command, "--deal", "NUMBER");
        addOption(command, "--file", "FILE");
        addDeckOptions(command);
    }

    static void addGameOptions(CLI::App& command) {
        addOption(command, "--rules", "RULES");
        addOption(command, "--limit", "PLAYS");
    }

    static std::optional<std::string> valueOf(const CLI::App& command, const std::string& name) {
        const CLI::Option* option = command.get_option(name);
        return option->empty() ? std::nullopt : std::optional(option->results().front());
    }

    std::string commandName() const {
        const auto commands = m_program.get_subcommands();
        return commands.empty() ? std::string() : commands.front()->get_name();
    }

    /// Says in our words what CLI11 objects to. Its exceptions name the option only in their text.
    [[noreturn]] void refuse(const CLI::ParseError& error) const {
        const std::string command = commandName();
        const CLI::App& app = command.empty() ? m_program : *m_program.get_subcommand(command);
        const std::string text = error.what();
        for (const CLI::Option* option : app.get_options()) {
            const std::string name = option->get_name();
            if (text.find(option->get_lnames().front()) == std::string::npos) {
                continue;
            }
            if (option->get_type_name().empty()) {
                throw input::Refusal{words::noValueWanted(name)};
            }
            throw input::Refusal{words::oneValueNeeded(name, name + " " + option->get_type_name())};
        }
        throw input::Refusal{words::callNotUnderstood(helpCall(command))};
    }

    static bool looksLikeOption(const std::string& word) {
        const bool isDashOrNumber = word.size() < 2 || (word[1] >= '0' && word[1] <= '9');
        return word.starts_with('-') && !isDashOrNumber;
    }

    /// What stands on the command line beside the options that there are.
    static std::vector<std::string> wordsOf(const CLI::App& app, const std::string& command) {
        const std::vector<std::string> found = app.remaining();
        const auto option = std::ranges::find_if(found, looksLikeOption);
        if (option != found.end()) {
            throw input::Refusal{words::unknownOption(*option, helpCall(command))};
        }
        return found;
    }

    void checkCommand() const {
        const auto stray = wordsOf(m_program, "");
        if (!stray.empty()) {
            throw input::Refusal{words::unknownCommand(stray.front(), std::string(commandNames),
                                                       "kitten-fishing-cli judge 2 4 1 / 3 1 3")};
        }
        if (commandName().empty()) {
            throw input::Refusal{words::commandMissing(std::string(commandNames), helpCall(""))};
        }
    }

    static input::DeckOptions deckOptions(const CLI::App& command) {
        return {valueOf(command, "--ranks"), valueOf(command, "--copies")};
    }

    static input::DealOptions dealOptions(const CLI::App& command) {
        return {wordsOf(command, command.get_name()), valueOf(command, "--deal"),
                valueOf(command, "--file"), deckOptions(command)};
    }

    /// The rules that are asked for; where none are, the saved game's own, if there is one.
    static fishing::Rules rulesOf(const CLI::App& command, const fishing::Rules& usual = {}) {
        const auto written = valueOf(command, "--rules");
        if (!written) {
            return usual;
        }
        const auto rules = fishing::parseRules(*written);
        if (!rules) {
            throw input::Refusal{words::describeIn("--rules", rules.error())};
        }
        return *rules;
    }

    static fishing::PlayCount limitOf(const CLI::App& command, fishing::PlayCount usual) {
        const auto limit = valueOf(command, "--limit");
        return limit ? input::readNumber("--limit", *limit, 0, maxNumber) : usual;
    }

    static bool wantsJson(const CLI::App& command) { return command.count("--json") > 0; }

    Request judgeRequest() const {
        const fishing::Rules rules = rulesOf(m_judge);
        const fishing::PlayCount limit = limitOf(m_judge, fishing::defaultLimit);
        const input::DealOptions deal = dealOptions(m_judge);
        if (input::readsStandardInput(deal)) {
            return JudgeLines{rules, limit};
        }
        const files::SavedGame game = input::readGame(deal);
        return JudgeDeal{dealOf(game), rulesOf(m_judge, game.rules), limit, wantsJson(m_judge)};
    }

    Request playRequest() const {
        rulesOf(m_play); // the first thing wrong in the call is the one to be told
        const fishing::PlayCount limit = limitOf(m_play, defaultPlayLimit);
        const input::DealOptions deal = dealOptions(m_play);
        if (input::readsStandardInput(deal)) {
            throw input::Refusal{words::dashNotHere("kitten-fishing-cli judge -")};
        }
        const files::SavedGame game = input::readGame(deal);
        return PlayDeal{dealOf(game), rulesOf(m_play, game.rules), limit, wantsJson(m_play)};
    }

    Request dealRequest() const {
        const auto typed = wordsOf(m_deal, "deal");
        if (typed.empty()) {
            throw input::Refusal{words::dealNumberMissing("kitten-fishing-cli deal 42")};
        }
        if (typed.size() > 1) {
            throw input::Refusal{words::wordTooMany(typed[1], helpCall("deal"))};
        }
        return ShowDeal{input::readNumber("NUMBER", typed.front(), 0, maxNumber),
                        input::readDeck(deckOptions(m_deal)), wantsJson(m_deal)};
    }

    static StudyOptions studyOptions(const CLI::App& command) {
        refuseWords(command);
        return {rulesOf(command),
                limitOf(command, fishing::defaultLimit),
                deckOptions(command),
                valueOf(command, "--threads"),
                {wantsJson(command), valueOf(command, "--file")}};
    }

    /// For commands that take options alone.
    static void refuseWords(const CLI::App& command) {
        const auto typed = wordsOf(command, command.get_name());
        if (!typed.empty()) {
            throw input::Refusal{words::wordTooMany(typed.front(), helpCall(command.get_name()))};
        }
    }

    CLI::App m_program{"", std::string(programName)};
    CLI::App& m_judge = *m_program.add_subcommand("judge");
    CLI::App& m_play = *m_program.add_subcommand("play");
    CLI::App& m_deal = *m_program.add_subcommand("deal");
    CLI::App& m_survey = *m_program.add_subcommand("survey");
    CLI::App& m_census = *m_program.add_subcommand("census");
    CLI::App& m_hunt = *m_program.add_subcommand("hunt");
    CLI::App& m_merge = *m_program.add_subcommand("merge");
};

} // namespace

Request readCommandLine(int argc, const char* const* argv) {
    return Grammar().read(argc, argv);
}

} // namespace console
