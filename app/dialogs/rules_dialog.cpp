// SPDX-License-Identifier: MIT
#include "app/dialogs/rules_dialog.h"

#include "app/dialogs/rule_choice.h"
#include "app/panels/verdict_emblem.h"
#include "app/rules_text.h"
#include "app/translated.h"
#include "app/words/endings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

RulesDialog::RulesDialog(const fishing::Deal& deal, const fishing::Rules& rules, PlayerNames names,
                         QWidget* parent)
    : QDialog(parent), m_deal(deal), m_now(rules), m_rules(rules), m_names(std::move(names)) {
    setObjectName(QStringLiteral("rulesDialog"));
    setWindowTitle(tr("Rules"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addLayout(createPresets());
    column->addWidget(createChoices(), 1);
    column->addLayout(createEnd());
    m_before.lookFor(m_deal, m_now);
    connect(&m_before, &EndingSearch::changed, this, &RulesDialog::showEnding);
    connect(&m_ending, &EndingSearch::changed, this, &RulesDialog::showEnding);
    setRules(rules);
    fitToChoices();
    m_presets->setFocus();
}

RulesDialog::~RulesDialog() = default;

void RulesDialog::setLook(const CardLook& look) {
    m_art.setLook(look);
    for (RuleChoice* choice : m_choices) {
        choice->redraw();
    }
}

void RulesDialog::keepSecret() {
    m_secret = true;
    showEnding();
}

QLayout* RulesDialog::createPresets() {
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    auto* label = new QLabel(tr("&Rules:"), this);
    m_presets = new QComboBox(this);
    m_presets->setObjectName(QStringLiteral("presets"));
    m_presets->setAccessibleName(tr("Rules"));
    m_presets->setToolTip(tr("A set of all six options that is known by a name"));
    for (const fishing::Preset& preset : fishing::presets()) {
        m_presets->addItem(presetTitle(preset.name));
    }
    label->setBuddy(m_presets);
    connect(m_presets, &QComboBox::activated, this, &RulesDialog::choosePreset);
    m_origin = new QLabel(this);
    m_origin->setObjectName(QStringLiteral("origin"));
    row->addWidget(label);
    row->addWidget(m_presets);
    row->addWidget(m_origin, 1);
    return row;
}

QWidget* RulesDialog::createChoices() {
    auto* choices = new QWidget;
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins({});
    column->setSpacing(6);
    int titleWidth = 0;
    for (const fishing::RuleOption& option : fishing::ruleOptions()) {
        auto* choice = new RuleChoice(option, m_names, m_art, choices);
        connect(choice, &RuleChoice::chosen, this,
                [this, &option](std::size_t value) { chooseOption(option, value); });
        column->addWidget(choice);
        m_choices.push_back(choice);
        titleWidth = std::max(titleWidth, choice->titleWidth());
    }
    for (RuleChoice* choice : m_choices) {
        choice->setTitleWidth(titleWidth);
    }
    // With large fonts there may be more than a screen has room for.
    auto* area = m_area = new QScrollArea(this);
    area->setObjectName(QStringLiteral("choices"));
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(choices);
    area->viewport()->setAutoFillBackground(false);
    choices->setAutoFillBackground(false);
    return area;
}

/// A scroll area asks for much less room than what is in it.
void RulesDialog::fitToChoices() {
    const QSize wanted = m_area->widget()->sizeHint();
    m_area->setMinimumWidth(wanted.width() + m_area->verticalScrollBar()->sizeHint().width());
    const int height = sizeHint().height() + wanted.height() - m_area->sizeHint().height();
    constexpr int frame = 48; // roughly what a window manager adds
    resize(sizeHint().width(), std::min(height, screen()->availableSize().height() - frame));
}

QLayout* RulesDialog::createEnd() {
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    m_emblem = new VerdictEmblem(this);
    m_emblem->setObjectName(QStringLiteral("endingEmblem"));
    row->addWidget(m_emblem);
    m_endingText = new QLabel(this);
    m_endingText->setObjectName(QStringLiteral("ending"));
    m_endingText->setTextFormat(Qt::PlainText);
    m_endingText->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    QPushButton* play = buttons->button(QDialogButtonBox::Ok);
    play->setText(tr("&Play by these"));
    play->setToolTip(tr("Play the same deal from its start by these rules"));
    play->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setToolTip(tr("Leave the rules as they are (Esc)"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    row->addWidget(m_endingText, 1);
    row->addWidget(buttons, 0, Qt::AlignBottom);
    return row;
}

void RulesDialog::choosePreset(int index) {
    const auto presets = fishing::presets();
    if (static_cast<std::size_t>(index) < presets.size()) {
        setRules(presets[static_cast<std::size_t>(index)].rules);
    }
}

void RulesDialog::chooseOption(const fishing::RuleOption& option, std::size_t value) {
    fishing::Rules rules = m_rules;
    option.set(rules, value);
    setRules(rules);
}

void RulesDialog::setRules(const fishing::Rules& rules) {
    m_rules = rules;
    for (RuleChoice* choice : m_choices) {
        choice->setRules(rules);
    }
    showPreset();
    m_ending.lookFor(m_deal, rules);
}

/// Rules of one's own are a last item of the list, which is there only while they are chosen.
void RulesDialog::showPreset() {
    const auto presets = fishing::presets();
    const auto count = static_cast<int>(presets.size());
    const auto found = std::ranges::find(presets, m_rules, &fishing::Preset::rules);
    const auto index = static_cast<int>(found - presets.begin());
    if (index == count && m_presets->count() == count) {
        m_presets->addItem(tr("Own rules"));
    } else if (index < count && m_presets->count() > count) {
        m_presets->removeItem(count);
    }
    m_presets->setCurrentIndex(index);
    m_origin->setText(rulesOrigin(m_rules));
}

void RulesDialog::showEnding() {
    const auto* before = m_before.verdict() ? &*m_before.verdict() : nullptr;
    const auto* now = m_ending.verdict() ? &*m_ending.verdict() : nullptr;
    m_emblem->setOutcome(now == nullptr || m_secret ? std::nullopt : std::optional(now->outcome));
    if (m_secret) {
        m_endingText->setText(tr("How the deal ends by these rules is kept secret."));
    } else if (now == nullptr) {
        m_endingText->setText(tr("How the deal ends by these rules is being looked for…"));
    } else if (m_rules == m_now) {
        m_endingText->setText(tr("These are the rules on the table. %1")
                                  .arg(translated(words::briefly(*now), m_names)));
    } else {
        m_endingText->setText(translated(words::afterRulesChange(now, before), m_names));
    }
}
