// SPDX-License-Identifier: MIT
#include "app/words/phrase.h"

#include <cassert>
#include <string_view>

namespace words {

namespace {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    constexpr std::size_t group = 3;
    for (std::size_t end = digits.size(); end > group; end -= group) {
        digits.insert(end - group, 1, ',');
    }
    return digits;
}

struct EnglishWriter {
    std::string operator()(const std::string& text) const { return text; }
    std::string operator()(std::uint64_t number) const { return grouped(number); }
    std::string operator()(const Phrase& phrase) const { return inEnglish(phrase); }
};

} // namespace

std::string inEnglish(const Phrase& phrase) {
    std::string text;
    const std::string_view source = phrase.text;
    for (std::size_t i = 0; i < source.size(); ++i) {
        const bool isPlace = source[i] == '%' && i + 1 < source.size() && source[i + 1] >= '1' &&
                             source[i + 1] <= '9';
        if (!isPlace) {
            text += source[i];
            continue;
        }
        const auto index = static_cast<std::size_t>(source[++i] - '1');
        assert(index < phrase.arguments.size());
        text += std::visit(EnglishWriter(), phrase.arguments[index].value);
    }
    return text;
}

} // namespace words
