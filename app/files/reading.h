// SPDX-License-Identifier: MIT
// What reading something that people keep gives: the value, or what is wrong, as a sentence.
#pragma once

#include "app/words/phrase.h"

#include <utility>
#include <variant>

namespace files {

template <class T>
class Reading {
public:
    Reading(T value) : m_content(std::move(value)) {}
    Reading(words::Phrase problem) : m_content(std::move(problem)) {}

    explicit operator bool() const { return std::holds_alternative<T>(m_content); }
    const T& operator*() const { return std::get<T>(m_content); }
    const T* operator->() const { return &std::get<T>(m_content); }
    const words::Phrase& problem() const { return std::get<words::Phrase>(m_content); }

private:
    std::variant<T, words::Phrase> m_content;
};

} // namespace files
