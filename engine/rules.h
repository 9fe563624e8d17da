// SPDX-License-Identifier: MIT
// The six rule options, the presets, and how a rule set is written: a preset, key=value pairs, or
// a preset followed by pairs that change it ("textbook,end=play").
#pragma once

#include "engine/input_error.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fishing {

/// Whether a capture takes the matching card too or leaves it lying.
enum class Capture : std::uint8_t { Take, Leave };
/// Whether the played card joins the tail first and then the pile from the top down, or the
/// reverse.
enum class Pickup : std::uint8_t { Top, Bottom };
/// Who plays after a capture: the turn passes, or the same player again.
enum class After : std::uint8_t { Pass, Again };
/// When it is checked whether the game is over: after every play, whether any hand is empty; the
/// same before A begins a round; before every play, whether the mover's own hand is.
enum class End : std::uint8_t { Play, Round, Turn };
/// Who wins: the player who still holds cards, or the one who ran out.
enum class Win : std::uint8_t { Keep, Shed };
/// Whether a Jack is a card like any other or captures every pile that is not empty, whole.
enum class Jack : std::uint8_t { Plain, Hook };

/// A rule set. As constructed it is the classic one.
struct Rules {
    Capture capture = Capture::Take;
    Pickup pickup = Pickup::Top;
    After after = After::Pass;
    End end = End::Play;
    Win win = Win::Keep;
    Jack jack = Jack::Plain;

    friend bool operator==(const Rules&, const Rules&) = default;
};

struct Preset {
    std::string_view name;
    Rules rules;
};

/// The five named rule sets, classic first.
std::span<const Preset> presets();

/// The name of the preset with exactly these rules, if there is one.
std::optional<std::string_view> presetName(const Rules& rules);

/// One option as it is written: its key, its values (the classic one first), and access by index.
struct RuleOption {
    std::string_view key;
    std::span<const std::string_view> values;
    std::size_t (*get)(const Rules&);
    void (*set)(Rules&, std::size_t value);
};

/// The six options in the order in which they are written.
std::span<const RuleOption> ruleOptions();

/// All 96 rule sets.
std::vector<Rules> allRules();

/// Reads a rule set; blanks around a part are allowed, letters may be of either case, and
/// full-width characters count as plain ones.
Result<Rules> parseRules(std::string_view text);

/// All six pairs: "capture=take,pickup=top,after=pass,end=play,win=keep,jack=plain".
std::string toText(const Rules& rules);

} // namespace fishing
