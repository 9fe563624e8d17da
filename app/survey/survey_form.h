// SPDX-License-Identifier: MIT
// What to survey: the rules, other rules to compare them with, the deck and the range of deals.
#pragma once

#include "app/survey/survey_job.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

class SurveyForm : public QWidget {
    Q_OBJECT

public:
    /// `rules` and `deck`, a valid one, are what is chosen at first.
    SurveyForm(const fishing::Rules& rules, const fishing::Deck& deck, QWidget* parent = nullptr);

    /// What the fields ask for; nothing while one of them does not make sense.
    std::optional<SurveyJob::Request> request() const;
    /// What is wrong with the fields, and what would be right; empty if nothing is.
    QString problem() const;

signals:
    void changed();

private:
    void addRules(QComboBox& box, const fishing::Rules& rules) const;
    std::optional<fishing::study::NumberRange> deals() const;

    std::vector<fishing::Rules> m_rules; // by index of the boxes
    QComboBox* m_first;
    QComboBox* m_second; // one longer: "nothing" comes first
    QSpinBox* m_ranks;
    QSpinBox* m_copies;
    QComboBox* m_count;
    QLineEdit* m_from;
};
