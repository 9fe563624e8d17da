// SPDX-License-Identifier: MIT
// What is wrong with something a person wrote, as a value: the problem, its place, what stood there
// and what would be right. The words are made where the error is shown.
#pragma once

#include "engine/card.h"

#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace fishing {

enum class Problem {
    // in a deal
    NotUtf8,            ///< bytes that are no text
    NotACard,           ///< a word that is no card
    RankOutOfRange,     ///< a number that is no rank
    SuitWithoutRank,    ///< a suit standing alone
    TwoSuits,           ///< a suit before the rank and another after it
    EmptyHand,          ///< `player` has no card
    HandTooLong,        ///< a card more than `player`'s hand may hold
    SecondHandMissing,  ///< the text ends after one hand
    TooManyHands,       ///< a third hand, or a second where one was asked for
    CardBeforeLabel,    ///< in a text with labels, a card in front of the first
    LabelTwice,         ///< `player`'s hand is labelled again
    LabelMissing,       ///< no label for `player`'s hand
    MisplacedSeparator, ///< in a text with labels, a separator that no label follows
    // in a rule set
    EmptyPart,        ///< nothing between two commas
    UnknownPreset,    ///< a first word that is no preset
    PresetNotInFront, ///< a preset behind the first part
    NotAPair,         ///< a later part that is not key=value
    UnknownOption,    ///< a key that is no option
    UnknownValue,     ///< a value that the option does not have
    OptionTwice,      ///< an option named again
};

struct InputError {
    Problem problem{};
    int line = 1;         ///< 1 is the first
    int column = 1;       ///< in characters (code points) of that line; 1 is the first
    std::string found;    ///< the text that stands there; empty at the end of the text
    std::string expected; ///< what may stand there, in the input's own spelling; may be empty
    std::optional<Player> player; ///< whose hand it is about, where the problem says so

    friend bool operator==(const InputError&, const InputError&) = default;
};

/// What reading gives: a value or the first error.
template <class T>
class Result {
public:
    Result(T value) : m_content(std::move(value)) {}
    Result(InputError error) : m_content(std::move(error)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    const T& operator*() const { return std::get<T>(m_content); }
    const T* operator->() const { return &std::get<T>(m_content); }
    const InputError& error() const { return std::get<InputError>(m_content); }

private:
    std::variant<T, InputError> m_content;
};

} // namespace fishing
