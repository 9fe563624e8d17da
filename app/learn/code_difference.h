// SPDX-License-Identifier: MIT
// The program of the whole rule and the published one as a difference: the lines that only one of
// them has, with a plus or a minus in front, and a few lines around them.
#pragma once

#include "app/code/program_text.h"

#include <QPlainTextEdit>

#include <vector>

struct DifferenceLine {
    enum class Kind {
        Both,
        OnlyWhole,     ///< a line that the published program lacks
        OnlyPublished, ///< a line that the whole rule does not need
        Gap            ///< lines that both have, left out
    };
    Kind kind = Kind::Both;
    QString text; ///< without a sign; empty for a gap

    friend bool operator==(const DifferenceLine&, const DifferenceLine&) = default;
};

/// `context` lines that both have stand around each difference.
std::vector<DifferenceLine> slipInCode(Language language, int context = 2);

class CodeDifference : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CodeDifference(QWidget* parent = nullptr);

    void setLanguage(Language language);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void color();

    std::vector<DifferenceLine> m_lines;
};
