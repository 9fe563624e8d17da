// SPDX-License-Identifier: MIT
#include "app/survey/survey_figures.h"

#include "app/number_text.h"
#include "engine/study/share.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using fishing::Outcome;
using fishing::study::Survey;
using fishing::study::Tally;

namespace {

constexpr double z95 = 1.959963984540054; // 95 % of a normal distribution lie within so many sigma

/// So many decimals that the last one is about as large as the margin.
int decimalsFor(double margin) {
    constexpr int mostDecimals = 6;
    return margin > 0
               ? std::clamp(static_cast<int>(std::ceil(-std::log10(margin))), 0, mostDecimals)
               : mostDecimals;
}

QString decimal(double value, double margin) {
    return QLocale().toString(value, 'f', decimalsFor(margin));
}

QString none() {
    return QStringLiteral("–");
}

/// "50.1 % ± 0.2": where the share lies 95 times in 100 if these deals are taken as a sample.
QString shareText(std::uint64_t part, const Tally& tally) {
    if (tally.games() == 0) {
        return none();
    }
    if (part == 0 || part == tally.games()) {
        return part == 0 ? SurveyFigures::tr("none") : SurveyFigures::tr("all");
    }
    constexpr double percent = 100;
    const auto share = fishing::study::shareOf(part, tally.games());
    const double margin = (share.high - share.low) / 2;
    return SurveyFigures::tr("%1 ± %2").arg(surveyPercent(share.value, margin),
                                            decimal(percent * margin, percent * margin / 10));
}

SurveyFigure outcome(const QString& key, const QString& title, const QString& explanation,
                     Outcome which, const Tally& tally) {
    const Tally::Kind& kind = tally.of(which);
    return {key, title, shareText(kind.games, tally),
            SurveyFigures::tr("%1 %2 of these deals do.").arg(explanation, numberText(kind.games)),
            which == Outcome::A || which == Outcome::B ? std::nullopt : kind.first};
}

/// How much more often A wins than B, in hundredths of all games.
QString advantage(const Tally& tally) {
    const auto n = static_cast<double>(tally.games());
    if (tally.games() == 0) {
        return none();
    }
    constexpr double percent = 100;
    const double a = static_cast<double>(tally.of(Outcome::A).games) / n;
    const double b = static_cast<double>(tally.of(Outcome::B).games) / n;
    const double margin = z95 * std::sqrt(std::max(0.0, a + b - (a - b) * (a - b)) / n);
    const QString points = decimal(percent * std::abs(a - b), percent * margin / 10);
    const QString sign = a >= b ? QStringLiteral("+") : QStringLiteral("−");
    return SurveyFigures::tr("%1%2 ± %3 points")
        .arg(sign, points, decimal(percent * margin, percent * margin / 10));
}

QString average(std::uint64_t sum, const fishing::study::Histogram& histogram) {
    if (histogram.games() == 0) {
        return none();
    }
    const auto n = static_cast<double>(histogram.games());
    const double margin = z95 * histogram.deviation() / std::sqrt(n);
    return SurveyFigures::tr("%1 ± %2").arg(decimal(static_cast<double>(sum) / n, margin / 10),
                                            decimal(margin, margin / 10));
}

QString spread(const Tally& tally) {
    constexpr double low = 5;
    constexpr double high = 95;
    return tally.finished() == 0 ? none()
                                 : SurveyFigures::tr("%1 to %2 plays")
                                       .arg(numberText(tally.lengths.percentile(low)),
                                            numberText(tally.lengths.percentile(high)));
}

QString median(const Tally& tally) {
    constexpr double half = 50;
    return tally.finished() == 0
               ? none()
               : SurveyFigures::tr("%1 plays").arg(numberText(tally.lengths.percentile(half)));
}

SurveyFigure extreme(const QString& key, const QString& title,
                     const std::optional<Tally::Length>& length) {
    if (!length) {
        return {key, title, none(), SurveyFigures::tr("No game has ended yet."), std::nullopt};
    }
    return {key, title,
            SurveyFigures::tr("%1 plays · deal %2")
                .arg(numberText(length->plays), QString::number(length->game)),
            SurveyFigures::tr("Put deal %1 on the table.").arg(length->game), length->game};
}

SurveyFigure endless(const Tally& tally) {
    const Tally::Kind& kind = tally.of(Outcome::Endless);
    SurveyFigure figure = outcome(
        QStringLiteral("endless"), SurveyFigures::tr("Never ends"),
        SurveyFigures::tr("Proved: the game repeats itself, or the card that was played first can "
                          "never be caught."),
        Outcome::Endless, tally);
    if (kind.first) {
        figure.explanation +=
            QLatin1Char(' ') + SurveyFigures::tr("Put deal %1 on the table.").arg(*kind.first);
    }
    return figure;
}

} // namespace

QString surveyPercent(double share, double margin) {
    constexpr double percent = 100;
    return SurveyFigures::tr("%1 %").arg(decimal(percent * share, percent * margin / 10));
}

QList<SurveyFigure> SurveyFigures::of(const Survey& survey) {
    const Tally& tally = survey.tally;
    QList<SurveyFigure> all;
    all += {QStringLiteral("deals"), tr("Deals"), numberText(tally.games()),
            tr("So many deals have been played so far, each to its proved end."), std::nullopt};
    all += outcome(QStringLiteral("a"), tr("A wins"), tr("A plays first."), Outcome::A, tally);
    all += outcome(QStringLiteral("b"), tr("B wins"), tr("B plays second."), Outcome::B, tally);
    all += {QStringLiteral("advantage"), tr("Playing first"), advantage(tally),
            tr("How many games more in a hundred A wins than B."), std::nullopt};
    all += outcome(QStringLiteral("draw"), tr("A draw"), tr("Both hands are empty at the end."),
                   Outcome::Draw, tally);
    all += endless(tally);
    all += outcome(QStringLiteral("undecided"), tr("Undecided"),
                   tr("Neither an end nor a loop was found within the limit."), Outcome::Undecided,
                   tally);
    all += {QStringLiteral("plays"), tr("Plays, on average"), average(tally.plays, tally.lengths),
            tr("Of the games that end."), std::nullopt};
    all += {QStringLiteral("median"), tr("Half of them within"), median(tally),
            tr("Half of the games that end are over by then."), std::nullopt};
    all += {QStringLiteral("spread"), tr("Nine in ten take"), spread(tally),
            tr("One game in twenty is shorter, and one in twenty is longer."), std::nullopt};
    all += {QStringLiteral("captures"), tr("Captures, on average"),
            average(tally.captures, tally.catches), tr("Of the games that end."), std::nullopt};
    all += extreme(QStringLiteral("shortest"), tr("Shortest game"), tally.shortest);
    all += extreme(QStringLiteral("longest"), tr("Longest game"), tally.longest);
    return all;
}
