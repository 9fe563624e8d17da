// SPDX-License-Identifier: MIT
#include "app/dialogs/custom_deal_dialog.h"

#include "app/actions.h"
#include "app/hands/hands_editor.h"
#include "app/rules_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace {

constexpr QSize usualSize(900, 560);

HandsDraft draftOf(const QString& a, const QString& b) {
    HandsDraft draft;
    draft.hand(fishing::Player::A).setText(a, a.size());
    draft.hand(fishing::Player::B).setText(b, b.size());
    return draft;
}

} // namespace

CustomDealDialog::CustomDealDialog(const fishing::Rules& rules, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("customDealDialog"));
    setWindowTitle(tr("Enter hands"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    m_note = new QLabel(this);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setWordWrap(true);
    m_note->hide();
    column->addWidget(m_note);
    m_hands = new HandsEditor(this);
    column->addWidget(m_hands, 1);
    column->addLayout(createBottom(rules));
    connect(m_hands, &HandsEditor::changed, this,
            [this] { m_buttons->button(QDialogButtonBox::Ok)->setEnabled(hands().has_value()); });
    setDraft({});
    resize(usualSize);
}

void CustomDealDialog::setLook(const CardLook& look) {
    m_hands->setLook(look);
}

void CustomDealDialog::setNames(const PlayerNames& names) {
    m_hands->setNames(names);
}

void CustomDealDialog::setDraft(const HandsDraft& draft) {
    m_hands->begin(draft);
    m_hands->beginTyping();
}

void CustomDealDialog::offer(const HandsDraft& draft, const QString& note) {
    m_hands->replace(draft);
    m_note->setText(note);
    m_note->show();
}

const HandsDraft& CustomDealDialog::draft() const {
    return m_hands->draft();
}

fishing::Rules CustomDealDialog::rules() const {
    return m_rules->currentData().value<fishing::Rules>();
}

PlayerNames CustomDealDialog::names() const {
    return m_hands->names();
}

QLayout* CustomDealDialog::createBottom(const fishing::Rules& rules) {
    // Made in the order in which Tab goes through them.
    auto* row = new QHBoxLayout;
    row->addWidget(createExamples());
    row->addSpacing(12);
    auto* label = new QLabel(tr("&Rules:"), this);
    m_rules = createRules(rules);
    label->setBuddy(m_rules);
    row->addWidget(label);
    row->addWidget(m_rules);
    row->addStretch();
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->setObjectName(QStringLiteral("buttons"));
    QPushButton* ok = m_buttons->button(QDialogButtonBox::Ok);
    ok->setObjectName(QStringLiteral("ok"));
    ok->setDefault(true);
    ok->setAccessibleName(tr("Play these hands"));
    ok->setToolTip(tr("Play these hands (Enter)"));
    QPushButton* cancel = m_buttons->button(QDialogButtonBox::Cancel);
    cancel->setObjectName(QStringLiteral("cancel"));
    cancel->setAccessibleName(tr("Cancel"));
    cancel->setToolTip(tr("Back to the game on the table; what was entered is kept (Esc)"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    row->addWidget(m_buttons);
    return row;
}

QWidget* CustomDealDialog::createExamples() {
    auto* button = new QToolButton(this);
    auto* menu = new QMenu(button);
    const auto add = [&](const QString& name, const QString& text, const QString& a,
                         const QString& b) {
        QAction* action = makeAction(menu, name, text, QStringLiteral("%1 / %2").arg(a, b));
        connect(action, &QAction::triggered, m_hands,
                [this, a, b] { m_hands->replace(draftOf(a, b)); });
        menu->addAction(action);
    };
    add(QStringLiteral("exampleArticles"), tr("The articles’ &hands"),
        QStringLiteral("2 4 1 2 5 6"), QStringLiteral("3 1 3 5 6 4"));
    add(QStringLiteral("exampleCoursework"), tr("The &coursework’s"), QStringLiteral("2 3 5 6"),
        QStringLiteral("1 5 4 2"));
    add(QStringLiteral("exampleShortest"), tr("&One card each"), QStringLiteral("7"),
        QStringLiteral("7"));
    menu->setToolTipsVisible(true);
    button->setObjectName(QStringLiteral("examples"));
    button->setText(tr("E&xamples"));
    button->setToolTip(tr("Hands to try (Alt+X)"));
    button->setAccessibleName(tr("Examples"));
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    return button;
}

QComboBox* CustomDealDialog::createRules(const fishing::Rules& rules) {
    auto* box = new QComboBox(this);
    box->setObjectName(QStringLiteral("rules"));
    box->setAccessibleName(tr("Rules"));
    box->setToolTip(tr("The rules to play by (Alt+R)"));
    for (const fishing::Preset& preset : fishing::presets()) {
        box->addItem(presetTitle(preset.name), QVariant::fromValue(preset.rules));
    }
    if (!presetName(rules)) {
        box->addItem(rulesTitle(rules), QVariant::fromValue(rules));
    }
    for (int i = 0; i < box->count(); ++i) {
        if (box->itemData(i).value<fishing::Rules>() == rules) {
            box->setCurrentIndex(i);
        }
    }
    return box;
}
