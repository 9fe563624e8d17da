// SPDX-License-Identifier: MIT
// What is wrong with how a program was called, and what would be right, as phrases. Names of
// options, commands and files are passed in; they are the same in every language.
#pragma once

#include "app/words/phrase.h"
#include "engine/input_error.h"

#include <cstdint>
#include <string>

namespace words {

/// An error in what an option or a file says, with its place there.
Phrase describeIn(const std::string& source, const fishing::InputError& error);

/// `found` is no whole number from `least` to `most`.
Phrase numberNeeded(const std::string& name, const std::string& found, std::uint64_t least,
                    std::uint64_t most);

/// The option stands without a value, or more than once. `usage` is how it is written.
Phrase oneValueNeeded(const std::string& option, const std::string& usage);

/// The option takes no value, yet one was given.
Phrase noValueWanted(const std::string& option);

/// In these, `help` is the call that lists what there is.
Phrase unknownOption(const std::string& word, const std::string& help);
Phrase wordTooMany(const std::string& word, const std::string& help);
Phrase callNotUnderstood(const std::string& help);

/// `word` is no command. `example` is a call that works.
Phrase unknownCommand(const std::string& word, const std::string& commands,
                      const std::string& example);
Phrase commandMissing(const std::string& commands, const std::string& help);

/// No deal is given, or it is given in more than one of the ways there are.
Phrase dealMissing();
Phrase dealGivenTwice();
/// A dash, which reads deals from standard input, does not stand alone.
Phrase dashNotAlone();
/// A dash, where the deals of standard input have no place.
Phrase dashNotHere(const std::string& example);
Phrase dealNumberMissing(const std::string& example);

/// The option describes the deck of a numbered deal, and there is no number.
Phrase deckWithoutNumber(const std::string& option);
/// One rank and one copy.
Phrase deckTooSmall();

/// `found` is no size of a window within these bounds.
Phrase sizeNeeded(const std::string& name, const std::string& found, const std::string& least,
                  const std::string& most);
/// `found` is none of the words that `name` takes.
Phrase wordNeeded(const std::string& name, const std::string& found, const std::string& expected);
/// The game is over before the place that `name` asks for.
Phrase placeBeyondEnd(const std::string& name, std::uint64_t plays);

/// `reason` is what the operating system says.
Phrase fileUnreadable(const std::string& file, const std::string& reason);
Phrase fileIsFolder(const std::string& file);
/// A device, a pipe or the like, where a file was asked for.
Phrase fileIsNone(const std::string& file);
Phrase fileTooLong(const std::string& file);
Phrase inputUnreadable(const std::string& reason);
Phrase outputUnwritable(const std::string& reason);

} // namespace words
