// SPDX-License-Identifier: MIT
// A survey's figures in words: what stands in a column of the survey window, row by row.
#pragma once

#include "engine/study/survey.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>

struct SurveyFigure {
    QString key;   ///< the same in every language: "a", "plays", "longest"
    QString title; ///< of its row
    QString value;
    QString explanation;               ///< a sentence, for the tool tip
    std::optional<std::uint64_t> deal; ///< the numbered deal that it speaks of
};

class SurveyFigures {
    Q_DECLARE_TR_FUNCTIONS(SurveyFigures)

public:
    /// The same rows, in the same order, for every survey, an empty one, too.
    static QList<SurveyFigure> of(const fishing::study::Survey& survey);
};

/// "12.3 %", with as many digits behind the point as `margin`, also a share of 1, makes sense of.
QString surveyPercent(double share, double margin = 0.001);
