// SPDX-License-Identifier: MIT
// kitten-fishing-cli: judges deals, plays them out and studies them on the console.
#include "app/console/command_line.h"
#include "app/console/commands.h"
#include "app/console/speech.h"
#include "app/console/study_commands.h"
#include "app/input/refusal.h"
#include "app/words/command_line.h"

#include <cctype>
#include <cerrno>
#include <iostream>
#include <system_error>
#include <vector>

#include <unistd.h>

namespace {

/// A message quotes what it is about, and that may come from a file of somebody else: nothing in
/// it may steer the terminal.
std::string harmless(std::string text) {
    for (char& character : text) {
        if (std::iscntrl(static_cast<unsigned char>(character)) != 0) {
            character = '?';
        }
    }
    return text;
}

console::ExitStatus refuse(const words::Phrase& phrase, const words::Say& say) {
    std::cerr << harmless(say(phrase)) << '\n';
    return console::badInput;
}

console::ExitStatus runProgram(const std::vector<const char*>& call, const words::Say& say) {
    const console::Request request =
        console::readCommandLine(static_cast<int>(call.size()), call.data());
    const console::Streams streams{std::cin, std::cout, std::cerr, isatty(STDERR_FILENO) != 0, say};
    errno = 0;
    const auto status =
        std::visit([&](const auto& each) { return console::run(each, streams); }, request);
    std::cout.flush();
    if (!std::cout) {
        return refuse(words::outputUnwritable(std::generic_category().message(errno)), say);
    }
    return status;
}

} // namespace

int main(int argc, char** argv) {
    std::ios::sync_with_stdio(false);
    words::Say say = console::speech(console::languageOfLocale());
    try {
        std::vector<const char*> call(argv, argv + argc);
        if (const auto language = console::takeLanguage(call)) {
            say = console::speech(*language);
        }
        return runProgram(call, say);
    } catch (const input::Refusal& refusal) {
        return refuse(refusal.words, say);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return console::badInput;
    }
}
