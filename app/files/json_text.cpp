// SPDX-License-Identifier: MIT
#include "app/files/json_text.h"

#include "app/words/game_file.h"
#include "engine/text_reader.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace files {

namespace {

using fishing::TextReader;

/// Whether the byte goes on with a character of UTF-8.
bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Walks over the text and lets its owner see how far the parser has come, which the parser tells
/// only where it fails itself.
class WatchedIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    WatchedIterator(const char* at, const char** reached) : m_at(at), m_reached(reached) {}

    reference operator*() const { return *m_at; }
    WatchedIterator& operator++() {
        *m_reached = ++m_at;
        return *this;
    }
    WatchedIterator operator++(int) {
        const WatchedIterator before = *this;
        ++*this;
        return before;
    }
    friend bool operator==(const WatchedIterator& left, const WatchedIterator& right) {
        return left.m_at == right.m_at;
    }

private:
    const char* m_at;
    const char** m_reached;
};

/// Builds the value from what the parser reports, and stops it at the first problem.
class Builder final : public nlohmann::json_sax<Json> {
public:
    explicit Builder(std::size_t length) : m_length(length) {}

    Json take() { return std::move(m_root); }
    /// Nothing where the parser met a character that it cannot take.
    const std::optional<words::Phrase>& problem() const { return m_problem; }
    /// Whether the problem is that the text ends.
    bool isCut() const { return m_isCut; }

    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; } // JSON text has none
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override {
        m_key = name;
        return !m_open.back()->contains(name) ||
               refuse(words::memberTwice(fishing::beginningOf(name)));
    }

    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& error) override {
        constexpr int numberOverflow = 406;
        if (error.id == numberOverflow) {
            return refuse(words::jsonNumberTooLarge(fishing::beginningOf(token)));
        }
        // The parser counts the end as one more character.
        m_isCut = position > m_length;
        return m_isCut ? refuse(words::jsonCut()) : false;
    }

private:
    bool refuse(words::Phrase problem) {
        m_problem = std::move(problem);
        return false;
    }

    bool open(Json value) {
        if (m_open.size() == deepestJson) {
            return refuse(words::jsonTooDeep(deepestJson));
        }
        m_open.push_back(place(std::move(value)));
        return true;
    }

    bool close() {
        m_open.pop_back();
        return true;
    }

    bool add(Json value) {
        place(std::move(value));
        return true;
    }

    Json* place(Json value) {
        if (m_open.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        Json& parent = *m_open.back();
        if (parent.is_array()) {
            parent.push_back(std::move(value));
            return &parent.back();
        }
        return &(parent[m_key] = std::move(value));
    }

    std::size_t m_length; // of the text
    Json m_root;
    std::vector<Json*> m_open; // the values that the next one lies in, outermost first
    std::string m_key;
    std::optional<words::Phrase> m_problem;
    bool m_isCut = false;
};

/// `what`, said of the character at `offset`.
words::Phrase placed(std::string_view text, std::size_t offset, const std::string& source,
                     words::Phrase what) {
    TextReader reader(text);
    while (!reader.atEnd() && reader.offset() < offset) {
        reader.advance();
    }
    return words::atPlace(source, reader.line(), reader.column(), std::move(what));
}

/// Where the last character begins that the parser has read: it has read the one that it does not
/// take.
std::size_t startOfCharacter(std::string_view text, const char* reached) {
    const auto consumed = static_cast<std::size_t>(reached - text.data());
    std::size_t offset = consumed == 0 ? 0 : consumed - 1;
    while (offset > 0 && isContinuation(text[offset])) {
        --offset;
    }
    return offset;
}

/// The character at `offset` as it can be shown.
std::string characterAt(std::string_view text, std::size_t offset) {
    const auto first = static_cast<unsigned char>(text[offset]);
    if (first < 0x20U || first == 0x7FU) {
        constexpr std::string_view digits = "0123456789ABCDEF";
        return std::string("U+00") + digits[first / 16U] + digits[first % 16U];
    }
    std::size_t length = 1;
    while (offset + length < text.size() && isContinuation(text[offset + length])) {
        ++length;
    }
    return std::string(text.substr(offset, length));
}

/// What no parser has to look at: bytes that are no text. A zero byte would pass for the end.
std::optional<words::Phrase> findNonText(std::string_view text, const std::string& source) {
    TextReader reader(text);
    while (!reader.atEnd()) {
        if (reader.current() == TextReader::malformed || reader.current() == U'\0') {
            return words::atPlace(source, reader.line(), reader.column(), words::textNotUtf8());
        }
        reader.advance();
    }
    return std::nullopt;
}

} // namespace

Reading<Json> parseJson(std::string_view text, const std::string& source) {
    if (auto problem = findNonText(text, source)) {
        return std::move(*problem);
    }
    Builder builder(text.size());
    const char* reached = text.data();
    const WatchedIterator first(text.data(), &reached);
    const WatchedIterator last(text.data() + text.size(), &reached);
    if (Json::sax_parse(first, last, &builder)) {
        return builder.take();
    }
    if (builder.isCut()) {
        return placed(text, text.size(), source, *builder.problem());
    }
    const std::size_t offset = startOfCharacter(text, reached);
    return placed(text, offset, source,
                  builder.problem().value_or(words::notJson(characterAt(text, offset))));
}

std::string compact(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace files
