// SPDX-License-Identifier: MIT
// The language of the program: what its texts, Qt's own dialogs and all numbers are written in.
#pragma once

#include "app/words/language.h"

#include <QTranslator>

#include <optional>

/// The language that the system asks for; English if the program does not speak it.
words::Language systemLanguage();

/// Characters that both write, Simplified and Traditional Chinese write in shapes of their own. Has
/// fonts looked for that have those of the language, whatever the locale is. Must be called before
/// there is an application with windows; the fonts stay until its end.
void preferShapesOf(words::Language language);

class Translation {
public:
    /// Speaks English, until another language is chosen. Needs an application object, and must be
    /// gone before it.
    Translation() = default;

    /// From now on all texts that are asked for are in this language; without one, in that of the
    /// system.
    void speak(std::optional<words::Language> chosen);
    words::Language language() const { return m_language; }

private:
    words::Language m_language = words::Language::English;
    QTranslator m_ours;
    QTranslator m_qts; // of its dialogs, and of the buttons in ours
};
