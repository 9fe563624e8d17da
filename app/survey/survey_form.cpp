// SPDX-License-Identifier: MIT
#include "app/survey/survey_form.h"

#include "app/number_text.h"
#include "app/rules_text.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace {

constexpr std::uint64_t usualCount = 1'000'000;

QSpinBox* makeSpinBox(const QString& name, const QString& tip, int most, int value,
                      QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setObjectName(name);
    box->setRange(1, most);
    box->setValue(value);
    box->setToolTip(tip);
    box->setAccessibleName(tip);
    return box;
}

} // namespace

SurveyForm::SurveyForm(const fishing::Rules& rules, const fishing::Deck& deck, QWidget* parent)
    : QWidget(parent),
      m_first(new QComboBox(this)),
      m_second(new QComboBox(this)),
      m_ranks(makeSpinBox(QStringLiteral("surveyRanks"), tr("How many ranks the deck has"),
                          fishing::highestRank, deck.ranks, this)),
      m_copies(makeSpinBox(QStringLiteral("surveyCopies"), tr("How many cards of each rank"),
                           fishing::maxCopies, deck.copies, this)),
      m_count(new QComboBox(this)),
      m_from(new QLineEdit(QStringLiteral("1"), this)) {
    for (const fishing::Preset& preset : fishing::presets()) {
        m_rules.push_back(preset.rules);
    }
    if (!fishing::presetName(rules)) {
        m_rules.push_back(rules);
    }
    m_second->addItem(tr("nothing"));
    for (const fishing::Rules& each : m_rules) {
        m_first->addItem(rulesTitle(each));
        m_second->addItem(rulesTitle(each));
    }
    m_first->setObjectName(QStringLiteral("surveyRules"));
    m_first->setToolTip(tr("The rules to play by"));
    m_first->setCurrentIndex(static_cast<int>(std::ranges::find(m_rules, rules) - m_rules.begin()));
    m_second->setObjectName(QStringLiteral("surveyOtherRules"));
    m_second->setToolTip(tr("Other rules to play the same deals by, for comparison"));
    m_count->setObjectName(QStringLiteral("surveyCount"));
    m_count->setEditable(true);
    m_count->setToolTip(tr("How many deals to play"));
    constexpr std::uint64_t least = 10'000;
    constexpr std::uint64_t most = 1'000'000'000;
    constexpr std::uint64_t step = 10;
    for (std::uint64_t count = least; count <= most; count *= step) {
        m_count->addItem(numberText(count));
    }
    m_count->setCurrentText(numberText(usualCount));
    m_from->setObjectName(QStringLiteral("surveyFrom"));
    m_from->setToolTip(tr("The number of the first deal"));
    for (QWidget* field : {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_second),
                           static_cast<QWidget*>(m_count), static_cast<QWidget*>(m_from)}) {
        field->setAccessibleName(field->toolTip());
    }

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    const auto addField = [&](int row, int column, const QString& title, QWidget* field) {
        auto* label = new QLabel(title, this);
        label->setBuddy(field);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(label, row, 2 * column);
        grid->addWidget(field, row, 2 * column + 1);
    };
    addField(0, 0, tr("&Rules:"), m_first);
    addField(1, 0, tr("Compare &with:"), m_second);
    addField(0, 1, tr("Ran&ks:"), m_ranks);
    addField(1, 1, tr("Cards of &each:"), m_copies);
    addField(0, 2, tr("&Deals:"), m_count);
    addField(1, 2, tr("&From number:"), m_from);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 1);
    grid->setColumnStretch(5, 2);

    connect(m_first, &QComboBox::currentIndexChanged, this, &SurveyForm::changed);
    connect(m_second, &QComboBox::currentIndexChanged, this, &SurveyForm::changed);
    connect(m_ranks, &QSpinBox::valueChanged, this, &SurveyForm::changed);
    connect(m_copies, &QSpinBox::valueChanged, this, &SurveyForm::changed);
    connect(m_count, &QComboBox::currentTextChanged, this, &SurveyForm::changed);
    connect(m_from, &QLineEdit::textChanged, this, &SurveyForm::changed);
}

std::optional<fishing::study::NumberRange> SurveyForm::deals() const {
    const auto count = numberIn(m_count->currentText());
    const auto from = numberIn(m_from->text());
    if (!count || !from || *count == 0 ||
        *count - 1 > std::numeric_limits<std::uint64_t>::max() - *from) {
        return std::nullopt;
    }
    return fishing::study::NumberRange{*from, *from + *count - 1};
}

std::optional<SurveyJob::Request> SurveyForm::request() const {
    if (!problem().isEmpty()) {
        return std::nullopt;
    }
    SurveyJob::Request request;
    request.rules.push_back(m_rules[static_cast<std::size_t>(m_first->currentIndex())]);
    if (m_second->currentIndex() > 0) {
        request.rules.push_back(m_rules[static_cast<std::size_t>(m_second->currentIndex() - 1)]);
    }
    request.deck = {m_ranks->value(), m_copies->value()};
    request.deals = *deals();
    return request;
}

QString SurveyForm::problem() const {
    if (!fishing::isValid({m_ranks->value(), m_copies->value()})) {
        return tr("This deck has one card only. Choose more ranks, or more cards of each.");
    }
    if (const auto count = numberIn(m_count->currentText()); !count || *count == 0) {
        return tr("How many deals? Write a whole number, 1 or more.");
    }
    if (!numberIn(m_from->text())) {
        return tr("From which deal on? Write a whole number, 0 or more.");
    }
    if (!deals()) {
        return tr("Deals are numbered up to %1. Begin with a lower number, or play fewer.")
            .arg(numberText(std::numeric_limits<std::uint64_t>::max()));
    }
    if (m_second->currentIndex() == m_first->currentIndex() + 1) {
        return tr("These are the same rules twice. Choose others to compare them with.");
    }
    return {};
}
