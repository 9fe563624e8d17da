// SPDX-License-Identifier: MIT
// The picture beside the verdict's title: the kitten that won, both for a draw, or a sign for a
// game without an end. Says nothing that the title does not say.
#pragma once

#include "engine/verdict.h"

#include <QWidget>

#include <optional>

class VerdictEmblem : public QWidget {
    Q_OBJECT

public:
    explicit VerdictEmblem(QWidget* parent = nullptr);

    /// Nothing where the outcome is not known or may not be told.
    void setOutcome(std::optional<fishing::Outcome> outcome);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<fishing::Outcome> m_outcome;
};
