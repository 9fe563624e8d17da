// SPDX-License-Identifier: MIT
#include "engine/rules.h"

#include "engine/text_reader.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fishing {

namespace {

template <auto Member>
constexpr RuleOption option(std::string_view key, std::span<const std::string_view> values) {
    return {key, values, [](const Rules& rules) { return static_cast<std::size_t>(rules.*Member); },
            [](Rules& rules, std::size_t value) {
                using Value = std::remove_reference_t<decltype(rules.*Member)>;
                rules.*Member = static_cast<Value>(value);
            }};
}

constexpr std::string_view captureValues[] = {"take", "leave"};
constexpr std::string_view pickupValues[] = {"top", "bottom"};
constexpr std::string_view afterValues[] = {"pass", "again"};
constexpr std::string_view endValues[] = {"play", "round", "turn"};
constexpr std::string_view winValues[] = {"keep", "shed"};
constexpr std::string_view jackValues[] = {"plain", "hook"};

constexpr std::array options = {
    option<&Rules::capture>("capture", captureValues),
    option<&Rules::pickup>("pickup", pickupValues),
    option<&Rules::after>("after", afterValues),
    option<&Rules::end>("end", endValues),
    option<&Rules::win>("win", winValues),
    option<&Rules::jack>("jack", jackValues),
};

constexpr std::array<Preset, 5> presetTable = {{
    {"classic", {}},
    {"textbook", {.capture = Capture::Leave, .end = End::Round}},
    {"hook", {.after = After::Again, .end = End::Turn, .jack = Jack::Hook}},
    {"coursework", {.pickup = Pickup::Bottom, .end = End::Turn}},
    {"race", {.win = Win::Shed}},
}};

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) {
        text.append(text.empty() ? "" : ", ").append(word);
    }
    return text;
}

std::string presetNames() {
    std::vector<std::string_view> names;
    for (const Preset& preset : presetTable) {
        names.push_back(preset.name);
    }
    return joined(names);
}

std::string optionKeys() {
    std::vector<std::string_view> keys;
    for (const RuleOption& each : options) {
        keys.push_back(each.key);
    }
    return joined(keys);
}

bool isBlank(char32_t code) {
    return code == U' ' || code == U'\n';
}

/// A word of a rule set: a preset, a key or a value.
struct Word {
    std::string simple;   // in lower case, full-width characters as plain ones; maybe cut short
    std::string_view raw; // as it stands in the text
    int line = 1;
    int column = 1;

    void add(char32_t code) {
        // No name is as long, nor has it anything but plain letters in it.
        constexpr std::size_t mostCharacters = 16;
        constexpr char other = '?';
        if (simple.size() < mostCharacters) {
            const bool isUpper = code >= U'A' && code <= U'Z';
            const char32_t lower = isUpper ? code - U'A' + U'a' : code;
            simple += lower < 0x7F ? static_cast<char>(lower) : other;
        }
    }
};

/// Reads the parts of one rule set, from left to right.
class RulesReader {
public:
    explicit RulesReader(std::string_view text) : m_reader(text) {}

    Result<Rules> read() {
        for (bool first = true;; first = false) {
            if (const auto error = readPart(first)) {
                return *error;
            }
            if (m_reader.atEnd()) {
                return m_rules;
            }
            m_reader.advance(); // over the comma
        }
    }

private:
    std::optional<InputError> readPart(bool first) {
        const Word name = readWord(U'=');
        if (m_reader.current() == U'=') {
            m_reader.advance();
            return readPair(name, readWord(U','));
        }
        if (name.raw.empty()) {
            return errorAt(name, Problem::EmptyPart, presetNames() + ", " + optionKeys());
        }
        return readPreset(name, first);
    }

    /// The text from here to `end`, the next comma or the end of all, without blanks around it.
    Word readWord(char32_t end) {
        while (isBlank(m_reader.current())) {
            m_reader.advance();
        }
        Word word;
        word.line = m_reader.line();
        word.column = m_reader.column();
        const std::size_t start = m_reader.offset();
        bool hasBlank = false; // that is part of the word if more of it follows
        while (!m_reader.atEnd() && m_reader.current() != U',' && m_reader.current() != end) {
            const char32_t code = m_reader.current();
            m_reader.advance();
            if (isBlank(code)) {
                hasBlank = true;
                continue;
            }
            if (std::exchange(hasBlank, false)) {
                word.add(U' ');
            }
            word.add(code);
            word.raw = m_reader.text().substr(start, m_reader.offset() - start);
        }
        return word;
    }

    std::optional<InputError> readPreset(const Word& name, bool first) {
        const auto preset = std::ranges::find(presetTable, name.simple, &Preset::name);
        if (preset == presetTable.end()) {
            return first ? errorAt(name, Problem::UnknownPreset, presetNames())
                         : errorAt(name, Problem::NotAPair, optionKeys());
        }
        if (!first) {
            return errorAt(name, Problem::PresetNotInFront, optionKeys());
        }
        m_rules = preset->rules;
        return std::nullopt;
    }

    std::optional<InputError> readPair(const Word& key, const Word& value) {
        const auto option = std::ranges::find(options, key.simple, &RuleOption::key);
        if (option == options.end()) {
            return errorAt(key, Problem::UnknownOption, optionKeys());
        }
        bool& named = m_named[static_cast<std::size_t>(option - options.begin())];
        if (named) {
            return errorAt(key, Problem::OptionTwice, "");
        }
        named = true;
        const auto& values = option->values;
        const auto match = std::ranges::find(values, value.simple);
        if (match == values.end()) {
            return errorAt(value, Problem::UnknownValue, joined({values.begin(), values.end()}));
        }
        option->set(m_rules, static_cast<std::size_t>(match - values.begin()));
        return std::nullopt;
    }

    static InputError errorAt(const Word& word, Problem problem, std::string expected) {
        return {problem,     word.line, word.column, beginningOf(word.raw), std::move(expected),
                std::nullopt};
    }

    TextReader m_reader;
    Rules m_rules;
    std::array<bool, options.size()> m_named{};
};

} // namespace

std::span<const Preset> presets() {
    return presetTable;
}

std::optional<std::string_view> presetName(const Rules& rules) {
    for (const Preset& preset : presetTable) {
        if (preset.rules == rules) {
            return preset.name;
        }
    }
    return std::nullopt;
}

std::span<const RuleOption> ruleOptions() {
    return options;
}

std::vector<Rules> allRules() {
    std::vector<Rules> all = {Rules{}};
    for (const RuleOption& each : options) {
        const std::size_t known = all.size();
        for (std::size_t value = 1; value < each.values.size(); ++value) {
            for (std::size_t i = 0; i < known; ++i) {
                each.set(all.emplace_back(Rules(all[i])), value);
            }
        }
    }
    return all;
}

Result<Rules> parseRules(std::string_view text) {
    return RulesReader(text).read();
}

std::string toText(const Rules& rules) {
    std::string text;
    for (const RuleOption& each : options) {
        text.append(text.empty() ? "" : ",")
            .append(each.key)
            .append("=")
            .append(each.values[each.get(rules)]);
    }
    return text;
}

} // namespace fishing
