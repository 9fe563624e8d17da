// SPDX-License-Identifier: MIT
#include "engine/rules.h"

#include <algorithm>
#include <array>

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

bool isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

char lowered(char character) {
    return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a')
                                                : character;
}

bool equalIgnoringCase(std::string_view left, std::string_view right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end(),
                      [](char l, char r) { return lowered(l) == lowered(r); });
}

/// Where `part`, a piece of `text`, stands, if all before it could be read and so is ASCII.
int columnOf(std::string_view text, std::string_view part) {
    return 1 + static_cast<int>(part.data() - text.data());
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isBlank(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

/// Reads the parts of one rule set, from left to right.
class RulesReader {
public:
    explicit RulesReader(std::string_view text) : m_text(text) {}

    Result<Rules> read() {
        std::size_t start = 0;
        for (bool first = true;; first = false) {
            const std::size_t comma = m_text.find(',', start);
            const std::string_view part = trimmed(m_text.substr(start, comma - start));
            if (const auto error = readPart(part, first)) {
                return *error;
            }
            if (comma == std::string_view::npos) {
                return m_rules;
            }
            start = comma + 1;
        }
    }

private:
    std::optional<InputError> readPart(std::string_view part, bool first) {
        if (part.empty()) {
            return error(Problem::EmptyPart, part, presetNames() + ", " + optionKeys());
        }
        const std::size_t equals = part.find('=');
        if (equals == std::string_view::npos) {
            return readPreset(part, first);
        }
        return readPair(trimmed(part.substr(0, equals)), trimmed(part.substr(equals + 1)));
    }

    std::optional<InputError> readPreset(std::string_view name, bool first) {
        const auto preset = std::ranges::find_if(
            presetTable, [&](const Preset& each) { return equalIgnoringCase(each.name, name); });
        if (preset == presetTable.end()) {
            return first ? error(Problem::UnknownPreset, name, presetNames())
                         : error(Problem::NotAPair, name, optionKeys());
        }
        if (!first) {
            return error(Problem::PresetNotInFront, name, optionKeys());
        }
        m_rules = preset->rules;
        return std::nullopt;
    }

    std::optional<InputError> readPair(std::string_view key, std::string_view value) {
        const auto option = std::ranges::find_if(
            options, [&](const RuleOption& each) { return equalIgnoringCase(each.key, key); });
        if (option == options.end()) {
            return error(Problem::UnknownOption, key, optionKeys());
        }
        bool& named = m_named[static_cast<std::size_t>(option - options.begin())];
        if (named) {
            return error(Problem::OptionTwice, key, "");
        }
        named = true;
        const auto& values = option->values;
        const auto match = std::ranges::find_if(
            values, [&](std::string_view each) { return equalIgnoringCase(each, value); });
        if (match == values.end()) {
            return error(Problem::UnknownValue, value, joined({values.begin(), values.end()}));
        }
        option->set(m_rules, static_cast<std::size_t>(match - values.begin()));
        return std::nullopt;
    }

    InputError error(Problem problem, std::string_view found, std::string expected) const {
        return {problem,     1, columnOf(m_text, found), std::string(found), std::move(expected),
                std::nullopt};
    }

    std::string_view m_text;
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
