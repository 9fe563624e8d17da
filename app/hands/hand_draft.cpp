// SPDX-License-Identifier: MIT
#include "app/hands/hand_draft.h"

#include <algorithm>
#include <string_view>

namespace {

/// How many of QString's characters stand in a piece of UTF-8 text.
qsizetype lengthOf(std::string_view utf8) {
    qsizetype length = 0;
    for (const char byte : utf8) {
        const auto value = static_cast<unsigned char>(byte);
        constexpr unsigned fourBytes = 0xF0U; // a character outside the basic plane
        length += value >= fourBytes ? 2 : (value & 0xC0U) == 0x80U ? 0 : 1;
    }
    return length;
}

/// Parts words.
bool isGap(QChar character) {
    return character.isSpace() || QStringView(u",，、").contains(character);
}

} // namespace

void HandDraft::setText(const QString& text, qsizetype caret) {
    m_text = text;
    m_words.clear();
    const std::string utf8 = text.toStdString();
    const std::string_view all = utf8;
    std::size_t place = 0; // in bytes
    qsizetype start = 0;   // the same in characters
    for (const fishing::HandWord& word : fishing::handWords(all, m_player)) {
        start += lengthOf(all.substr(place, word.start - place));
        place = word.start;
        m_words.push_back({start, lengthOf(all.substr(word.start, word.length)), word.card});
    }
    setCaret(caret);
}

void HandDraft::setCaret(qsizetype caret) {
    m_caret = std::clamp<qsizetype>(caret, 0, m_text.size());
}

QString HandDraft::wordText(std::size_t index) const {
    const Word& word = m_words.at(index);
    return m_text.mid(word.start, word.length);
}

std::size_t HandDraft::caretIndex() const {
    const auto behind =
        std::ranges::find_if(m_words, [this](const Word& word) { return word.start >= m_caret; });
    return static_cast<std::size_t>(behind - m_words.begin());
}

void HandDraft::setCaretIndex(std::size_t index) {
    setCaret(index == 0 ? 0 : m_words.at(index - 1).end());
}

fishing::Result<std::vector<fishing::WrittenCard>> HandDraft::read() const {
    return fishing::parseHand(m_text.toStdString(), m_player);
}

void HandDraft::insert(std::size_t index, const QString& word) {
    if (index < m_words.size()) {
        const qsizetype start = m_words[index].start;
        replace(start, start, word);
        setCaretIndex(index + 1);
        return;
    }
    replace(m_text.size(), m_text.size(), word);
    // So that whoever types on begins a word.
    setText(m_text + QLatin1Char(' '), m_text.size() + 1);
}

QString HandDraft::take(std::size_t index) {
    const QString word = wordText(index);
    const qsizetype start = m_words[index].start;
    const qsizetype end = m_words[index].end();
    if (index + 1 < m_words.size()) {
        replace(start, m_words[index + 1].start, {});
    } else {
        replace(index == 0 ? start : m_words[index - 1].end(), end, {});
    }
    return word;
}

void HandDraft::arrange(const std::vector<std::size_t>& order) {
    if (m_words.empty()) {
        return;
    }
    QString text = m_text.left(m_words.front().start);
    for (std::size_t i = 0; i < m_words.size(); ++i) {
        text += wordText(order.at(i));
        const bool isLast = i + 1 == m_words.size();
        const qsizetype end = m_words[i].end();
        const QString gap = m_text.mid(end, isLast ? -1 : m_words[i + 1].start - end);
        text += gap.isEmpty() && !isLast ? QStringLiteral(" ") : gap;
    }
    setText(text, m_caret);
}

void HandDraft::clear() {
    setText({}, 0);
}

void HandDraft::swapWith(HandDraft& other) {
    const QString mine = withoutLabel();
    setText(other.withoutLabel(), other.m_caret);
    setCaretIndex(m_words.size());
    other.setText(mine, mine.size());
}

QString HandDraft::withoutLabel() const {
    const qsizetype start = m_words.empty() ? m_text.size() : m_words.front().start;
    const bool hasLabel = !std::ranges::all_of(m_text.left(start), isGap);
    return hasLabel ? m_text.mid(start) : m_text;
}

/// Puts `word` in the place of what stands from `start` to `end`, with blanks around it where it
/// would touch another word.
void HandDraft::replace(qsizetype start, qsizetype end, const QString& word) {
    const bool touchesBefore = start > 0 && !isGap(m_text[start - 1]);
    const bool touchesAfter = end < m_text.size() && !isGap(m_text[end]);
    QString middle = word;
    if (word.isEmpty()) {
        middle = touchesBefore && touchesAfter ? QStringLiteral(" ") : QString();
    } else {
        middle.prepend(QString(touchesBefore ? 1 : 0, QLatin1Char(' ')));
        middle.append(QString(touchesAfter ? 1 : 0, QLatin1Char(' ')));
    }
    const qsizetype removed = end - start;
    qsizetype caret = m_caret;
    if (caret > start) {
        caret = std::max(start, caret - removed) + middle.size();
    }
    setText(m_text.left(start) + middle + m_text.mid(end), caret);
}
