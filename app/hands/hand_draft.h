// SPDX-License-Identifier: MIT
// A hand while it is being entered. The text is the truth: its words are the cards, and a change to
// a card changes its word alone, so nothing that was typed is lost, not even what is half typed.
#pragma once

#include "engine/notation.h"

#include <QString>

#include <vector>

class HandDraft {
public:
    struct Word {
        qsizetype start = 0; ///< in the text
        qsizetype length = 0;
        std::optional<fishing::WrittenCard> card; ///< nothing while it cannot be read as one

        qsizetype end() const { return start + length; }

        friend bool operator==(const Word&, const Word&) = default;
    };

    explicit HandDraft(fishing::Player player) : m_player(player) {}

    const QString& text() const { return m_text; }
    void setText(const QString& text, qsizetype caret);
    /// Where the next letter goes, in the text.
    qsizetype caret() const { return m_caret; }
    void setCaret(qsizetype caret);

    const std::vector<Word>& words() const { return m_words; }
    QString wordText(std::size_t index) const;
    /// How many words stand before the caret; one that it stands in counts.
    std::size_t caretIndex() const;
    /// Puts the caret behind so many words.
    void setCaretIndex(std::size_t index);

    /// The cards, or what is wrong.
    fishing::Result<std::vector<fishing::WrittenCard>> read() const;

    /// Makes `word` the word with this index, and puts the caret behind it.
    void insert(std::size_t index, const QString& word);
    /// Takes a word out of the text and returns it.
    QString take(std::size_t index);
    /// Puts the words into another order: each place gets the word that `order` names for it.
    void arrange(const std::vector<std::size_t>& order);
    void clear();
    /// Exchanges what two hands hold. A label in front of one belongs to its player, and goes.
    void swapWith(HandDraft& other);

    friend bool operator==(const HandDraft&, const HandDraft&) = default;

private:
    QString withoutLabel() const;
    void replace(qsizetype start, qsizetype end, const QString& word);

    fishing::Player m_player;
    QString m_text;
    qsizetype m_caret = 0;
    std::vector<Word> m_words; // of the text
};
