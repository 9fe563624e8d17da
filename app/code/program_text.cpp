// SPDX-License-Identifier: MIT
#include "app/code/program_text.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using fishing::Rules;
using inside::Step;

namespace {

/// A line of a source, and of which rules it is part.
struct SourceLine {
    QString code;
    QString comment; // the words alone, not translated
    std::optional<Step> step;
    QJsonObject rules; // values by option; an option that is not named may have any value

    bool isPartOf(const Rules& wanted) const {
        return std::ranges::all_of(fishing::ruleOptions(), [&](const fishing::RuleOption& option) {
            const auto key =
                QString::fromUtf8(option.key.data(), static_cast<qsizetype>(option.key.size()));
            const auto value = option.values[option.get(wanted)];
            return !rules.contains(key) || rules[key].toArray().contains(QString::fromUtf8(
                                               value.data(), static_cast<qsizetype>(value.size())));
        });
    }
};

using Source = std::vector<SourceLine>;

QString fileOf(Language language) {
    constexpr std::array endings = {"txt", "c", "cpp", "py"};
    return QStringLiteral(":/code/fishing.") +
           QLatin1String(endings[static_cast<std::size_t>(language)]);
}

QString commentMark(Language language) {
    return language == Language::Python ? QStringLiteral("# ") : QStringLiteral("// ");
}

QByteArray contentOf(const QString& name) {
    QFile file(name);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isOpen, "programText", qPrintable(name)); // it is part of the program
    return file.readAll();
}

SourceLine split(const QString& line, const QString& mark) {
    const qsizetype place = line.indexOf(mark);
    if (place < 0) {
        return {line, {}, {}, {}};
    }
    QString code = line.left(place);
    while (code.endsWith(QLatin1Char(' '))) {
        code.chop(1);
    }
    return {code, line.mid(place + mark.size()), {}, {}};
}

/// The first line at or after `start` that has `text` in it.
Source::iterator find(Source& source, Source::iterator start, const QString& text) {
    const auto line = std::find_if(
        start, source.end(), [&](const SourceLine& each) { return each.code.contains(text); });
    Q_ASSERT_X(line != source.end(), "programText", qPrintable(text));
    return line;
}

/// Takes in the data that lies beside the source: its entries stand in the order of the lines.
void annotate(Source& source, const QJsonObject& data) {
    auto next = source.begin();
    const QJsonArray entries = data[QLatin1String("lines")].toArray();
    for (const auto& value : entries) {
        const QJsonObject entry = value.toObject();
        const QString text = entry[QLatin1String("line")].toString();
        const auto first = find(source, next, text);
        const auto last = find(source, first, entry[QLatin1String("through")].toString(text));
        for (auto line = first; line <= last; ++line) {
            line->step = inside::stepNamed(entry[QLatin1String("step")].toString().toStdString());
            line->rules = entry[QLatin1String("rules")].toObject();
        }
        next = last + 1;
    }
}

Source sourceOf(Language language) {
    const QString name = fileOf(language);
    QStringList lines = QString::fromUtf8(contentOf(name)).split(QLatin1Char('\n'));
    lines.removeFirst(); // its licence
    lines.removeLast();  // after the last line's end
    Source source;
    for (const QString& line : lines) {
        source.push_back(split(line, commentMark(language)));
    }
    annotate(source, QJsonDocument::fromJson(contentOf(name + QLatin1String(".json"))).object());
    return source;
}

/// No end of line may come in with a translation: what follows it would be code.
QString inReadersLanguage(const QString& words) {
    return QCoreApplication::translate("code", words.toUtf8().constData()).simplified();
}

ProgramLine shown(const SourceLine& line, Language language) {
    ProgramLine result{line.code, {}, line.step};
    if (language == Language::PseudoCode && !line.code.isEmpty()) {
        const QString words = line.code.trimmed();
        result.code = line.code.left(line.code.indexOf(words)) + inReadersLanguage(words);
    }
    if (!line.comment.isEmpty()) {
        result.comment = commentMark(language) + inReadersLanguage(line.comment);
    }
    return result;
}

} // namespace

QString nameOf(Language language) {
    switch (language) {
    case Language::PseudoCode:
        return QCoreApplication::translate("ProgramText", "Pseudo-code");
    case Language::C:
        return QStringLiteral("C");
    case Language::Cpp:
        return QStringLiteral("C++");
    case Language::Python:
        return QStringLiteral("Python");
    }
    return {};
}

QString ProgramLine::text() const {
    return comment.isEmpty() ? code
           : code.isEmpty()  ? comment
                             : code + QLatin1String("  ") + comment;
}

std::vector<int> ProgramText::linesOf(Step step) const {
    std::vector<int> indexes;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].step == step) {
            indexes.push_back(static_cast<int>(i));
        }
    }
    return indexes;
}

QString ProgramText::text() const {
    QString all;
    for (const ProgramLine& line : lines) {
        all += line.text() + QLatin1Char('\n');
    }
    return all;
}

ProgramText programText(Language language, const Rules& rules) {
    ProgramText text;
    for (const SourceLine& line : sourceOf(language)) {
        if (line.isPartOf(rules)) {
            text.lines.push_back(shown(line, language));
        }
    }
    return text;
}

std::vector<ComparedLine> compareProgramTexts(Language language, const Rules& first,
                                              const Rules& second) {
    std::vector<ComparedLine> lines;
    for (const SourceLine& line : sourceOf(language)) {
        const bool inFirst = line.isPartOf(first);
        const bool inSecond = line.isPartOf(second);
        if (inFirst || inSecond) {
            lines.push_back({shown(line, language), inFirst, inSecond});
        }
    }
    return lines;
}

QStringList programWords() {
    QStringList words;
    for (const Language language : languages) {
        for (const SourceLine& line : sourceOf(language)) {
            if (!line.comment.isEmpty()) {
                words += line.comment;
            }
            if (language == Language::PseudoCode && !line.code.isEmpty()) {
                words += line.code.trimmed();
            }
        }
    }
    words.removeDuplicates();
    return words;
}
