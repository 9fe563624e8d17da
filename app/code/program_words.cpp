// SPDX-License-Identifier: MIT
#include "app/code/program_words.h"

#include <QCoreApplication>

namespace {

constexpr const char* words[] = {
    // comments
    QT_TRANSLATE_NOOP("code", "a hand"),
    QT_TRANSLATE_NOOP("code", "cells 1, 2, 3 and so on"),
    QT_TRANSLATE_NOOP("code", "where the front card is"),
    QT_TRANSLATE_NOOP("code", "the first free cell"),
    QT_TRANSLATE_NOOP("code", "the pile on the table"),
    QT_TRANSLATE_NOOP("code", "where the newest card is"),
    QT_TRANSLATE_NOOP("code", "the hands of A and B"),
    QT_TRANSLATE_NOOP("code", "book[t] is 1 while a card t lies on the table"),
    QT_TRANSLATE_NOOP("code", "the front card is played"),
    QT_TRANSLATE_NOOP("code", "no match on the table"),
    QT_TRANSLATE_NOOP("code", "on top of the pile"),
    QT_TRANSLATE_NOOP("code", "there is one: a capture"),
    QT_TRANSLATE_NOOP("code", "back, to the tail"),
    QT_TRANSLATE_NOOP("code", "down to the match"),
    QT_TRANSLATE_NOOP("code", "and the match itself"),
    QT_TRANSLATE_NOOP("code", "the slash that parts the hands"),
    QT_TRANSLATE_NOOP("code", "does A hold a card?"),
    QT_TRANSLATE_NOOP("code", "A has run out"),
    QT_TRANSLATE_NOOP("code", "B has run out"),
    QT_TRANSLATE_NOOP("code", "both have run out"),
    QT_TRANSLATE_NOOP("code", "the head of the queue"),
    QT_TRANSLATE_NOOP("code", "the hands, parted by a slash"),
    QT_TRANSLATE_NOOP("code", "the hand of A"),
    QT_TRANSLATE_NOOP("code", "the hand of B"),
    // pseudo-code
    QT_TRANSLATE_NOOP("code", "turn of q:"),
    QT_TRANSLATE_NOOP("code", "take t from the head of q"),
    QT_TRANSLATE_NOOP("code", "if book[t] = 0:"),
    QT_TRANSLATE_NOOP("code", "put t on top of s"),
    QT_TRANSLATE_NOOP("code", "book[t] ← 1"),
    QT_TRANSLATE_NOOP("code", "otherwise:"),
    QT_TRANSLATE_NOOP("code", "put t at the tail of q"),
    QT_TRANSLATE_NOOP("code", "while the top of s ≠ t:"),
    QT_TRANSLATE_NOOP("code", "book[top of s] ← 0"),
    QT_TRANSLATE_NOOP("code", "move the top of s to the tail of q"),
    QT_TRANSLATE_NOOP("code", "book[t] ← 0"),
    QT_TRANSLATE_NOOP("code", "deal the hands of A and B to q1 and q2"),
    QT_TRANSLATE_NOOP("code", "let s be empty and all of book 0"),
    QT_TRANSLATE_NOOP("code", "while q1 and q2 hold cards:"),
    QT_TRANSLATE_NOOP("code", "while q1 holds cards:"),
    QT_TRANSLATE_NOOP("code", "turn of q1"),
    QT_TRANSLATE_NOOP("code", "leave the loop if q1 is empty"),
    QT_TRANSLATE_NOOP("code", "leave the loop if q2 is empty"),
    QT_TRANSLATE_NOOP("code", "turn of q2"),
    QT_TRANSLATE_NOOP("code", "A wins if q1 holds cards, otherwise B"),
    QT_TRANSLATE_NOOP("code", "A wins if q1 is empty, otherwise B"),
    QT_TRANSLATE_NOOP("code", "nobody wins if q1 and q2 are empty"),
    QT_TRANSLATE_NOOP("code", "show who wins, q1, q2 and s"),
};

} // namespace

std::span<const char* const> markedProgramWords() {
    return words;
}
