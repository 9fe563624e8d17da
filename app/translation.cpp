// SPDX-License-Identifier: MIT
#include "app/translation.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace {

QString localeName(words::Language language) {
    const std::string_view name = words::nameOf(language);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

/// How numbers and dates are written: as the system has it wherever it speaks the language.
QLocale localeFor(words::Language language, bool isChosen) {
    return !isChosen || systemLanguage() == language ? QLocale::system()
                                                     : QLocale(localeName(language));
}

} // namespace

words::Language systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages()) {
        if (const auto language = words::languageNamed(name.toStdString())) {
            return *language;
        }
    }
    return words::Language::English;
}

void preferShapesOf(words::Language language) {
    constexpr const char* variable =
        "FC_LANG"; // of fontconfig, which goes by the locale without it
    if (language != words::Language::English && qEnvironmentVariableIsEmpty(variable)) {
        qputenv(variable, localeName(language).toLatin1());
    }
}

void Translation::speak(std::optional<words::Language> chosen) {
    m_language = chosen.value_or(systemLanguage());
    QLocale::setDefault(localeFor(m_language, chosen.has_value()));
    QCoreApplication::removeTranslator(&m_ours);
    QCoreApplication::removeTranslator(&m_qts);
    if (m_language == words::Language::English) {
        return; // in which all texts are written
    }
    const QString name = localeName(m_language);
    if (m_qts.load(QStringLiteral("qtbase_") + name,
                   QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qts);
    }
    if (m_ours.load(QStringLiteral(":/translations/kitten-fishing_") + name)) {
        QCoreApplication::installTranslator(&m_ours);
    }
}
