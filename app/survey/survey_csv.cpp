// SPDX-License-Identifier: MIT
#include "app/survey/survey_csv.h"

#include <array>
#include <utility>

using fishing::Outcome;
using fishing::study::Survey;

namespace {

constexpr auto lineEnd = "\r\n"; // as RFC 4180 has it

const std::array<std::pair<Outcome, const char*>, 5> outcomes = {{
    {Outcome::A, "a"},
    {Outcome::B, "b"},
    {Outcome::Draw, "draw"},
    {Outcome::Endless, "endless"},
    {Outcome::Undecided, "undecided"},
}};

QByteArray number(std::uint64_t value) {
    return QByteArray::number(quint64{value});
}

/// What all lines of a survey begin with. Rules have commas in them, so they stand in quotes.
QByteArray subjectOf(const Survey& survey, const fishing::study::NumberRange& range) {
    const auto& subject = survey.subject;
    return '"' + QByteArray::fromStdString(fishing::toText(subject.rules)) + "\"," +
           QByteArray::number(subject.deck.ranks) + ',' + QByteArray::number(subject.deck.copies) +
           ',' + number(range.first) + ',' + number(range.last) + ',';
}

} // namespace

QByteArray surveyCsv(const std::vector<Survey>& surveys) {
    QByteArray text("rules,ranks,copies,first,last,what,plays,games,deal");
    text += lineEnd;
    for (const Survey& survey : surveys) {
        if (survey.numbers.empty()) {
            continue;
        }
        const auto& ranges = survey.numbers.ranges();
        const QByteArray subject = subjectOf(survey, {ranges.front().first, ranges.back().last});
        for (const auto& [outcome, name] : outcomes) {
            const auto& kind = survey.tally.of(outcome);
            text += subject + name + ",," + number(kind.games) + ',' +
                    (kind.first ? number(*kind.first) : QByteArray()) + lineEnd;
        }
        for (const auto& bar : survey.tally.lengths.bars()) {
            text += subject + "length," + number(bar.least) + ',' + number(bar.games) + ',' +
                    number(bar.firstGame) + lineEnd;
        }
    }
    return text;
}
