// SPDX-License-Identifier: MIT
#include "app/dialogs/custom_deal_dialog.h"

#include "app/rules_text.h"
#include "app/translated.h"
#include "engine/notation.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using fishing::Player;

namespace {

/// A hand as typed may be long, but no longer than 104 cards with blanks and suits.
constexpr int longestText = 4096;

} // namespace

CustomDealDialog::CustomDealDialog(const fishing::Rules& rules, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("customDealDialog"));
    setWindowTitle(tr("Enter hands"));
    auto* column = new QVBoxLayout(this);
    auto* hint = new QLabel(tr("The front card, which is played first, stands on the left. Cards "
                               "are 1 to 13 or A T J Q K, with a suit if you like: 7, K, 7♠, SK."),
                            this);
    hint->setWordWrap(true);
    column->addWidget(hint);
    column->addLayout(handRows());
    column->addLayout(exampleButtons());
    column->addLayout(rulesRow(rules));
    column->addStretch();
    // Made in the order in which Tab goes through them.
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    column->addWidget(m_buttons);
    m_buttons->setObjectName(QStringLiteral("buttons"));
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check(Player::A);
    check(Player::B);
    resize(600, sizeHint().height());
    m_hands[0].edit->setFocus();
}

std::optional<std::array<std::vector<fishing::WrittenCard>, 2>> CustomDealDialog::hands() const {
    if (!m_hands[0].cards || !m_hands[1].cards) {
        return std::nullopt;
    }
    return std::array{*m_hands[0].cards, *m_hands[1].cards};
}

std::optional<fishing::Deal> CustomDealDialog::deal() const {
    const auto written = hands();
    return written ? std::optional(makeDeal((*written)[0], (*written)[1])) : std::nullopt;
}

fishing::Rules CustomDealDialog::rules() const {
    return m_rules->currentData().value<fishing::Rules>();
}

QLayout* CustomDealDialog::handRows() {
    auto* grid = new QGridLayout;
    for (const Player player : {Player::A, Player::B}) {
        const bool isA = player == Player::A;
        HandField& hand = m_hands[indexOf(player)];
        hand.edit = new QLineEdit(this);
        hand.edit->setObjectName(isA ? QStringLiteral("handA") : QStringLiteral("handB"));
        hand.edit->setAccessibleName(isA ? tr("Hand of A") : tr("Hand of B"));
        hand.edit->setPlaceholderText(isA ? QStringLiteral("2 4 1 2 5 6")
                                          : QStringLiteral("3 1 3 5 6 4"));
        hand.edit->setMaxLength(longestText);
        hand.edit->setClearButtonEnabled(true);
        hand.remark = new QLabel(this);
        hand.remark->setObjectName(isA ? QStringLiteral("remarkA") : QStringLiteral("remarkB"));
        hand.remark->setWordWrap(true);
        // Room for two lines from the start, so that nothing jumps when an error comes or goes.
        // Chinese text may come from a taller font.
        hand.remark->setMinimumHeight(3 * hand.remark->fontMetrics().lineSpacing());
        hand.remark->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        auto* label = new QLabel(isA ? tr("Hand of &A:") : tr("Hand of &B:"), this);
        label->setBuddy(hand.edit);
        const int row = isA ? 0 : 2;
        grid->addWidget(label, row, 0);
        grid->addWidget(hand.edit, row, 1);
        grid->addWidget(hand.remark, row + 1, 1);
        connect(hand.edit, &QLineEdit::textEdited, this,
                [this, player](const QString& text) { takeWholeDeal(player, text); });
        connect(hand.edit, &QLineEdit::textChanged, this, [this, player] { check(player); });
    }
    return grid;
}

QLayout* CustomDealDialog::exampleButtons() {
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Examples:"), this));
    const auto add = [&](const QString& name, const QString& text, const QString& a,
                         const QString& b) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        button->setToolTip(QStringLiteral("%1 / %2").arg(a, b));
        connect(button, &QPushButton::clicked, this, [this, a, b] { showHands(a, b); });
        row->addWidget(button);
    };
    add(QStringLiteral("exampleArticles"), tr("The articles’ &hands"),
        QStringLiteral("2 4 1 2 5 6"), QStringLiteral("3 1 3 5 6 4"));
    add(QStringLiteral("exampleCoursework"), tr("The &coursework’s"), QStringLiteral("A 2 3 5 6"),
        QStringLiteral("A 5 4 2"));
    add(QStringLiteral("exampleShortest"), tr("&One card each"), QStringLiteral("7"),
        QStringLiteral("7"));
    row->addStretch();
    return row;
}

QLayout* CustomDealDialog::rulesRow(const fishing::Rules& rules) {
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&Rules:"), this);
    m_rules = new QComboBox(this);
    label->setBuddy(m_rules);
    m_rules->setObjectName(QStringLiteral("rules"));
    m_rules->setAccessibleName(tr("Rules"));
    for (const fishing::Preset& preset : fishing::presets()) {
        m_rules->addItem(presetTitle(preset.name), QVariant::fromValue(preset.rules));
    }
    if (!presetName(rules)) {
        m_rules->addItem(rulesTitle(rules), QVariant::fromValue(rules));
    }
    for (int i = 0; i < m_rules->count(); ++i) {
        if (m_rules->itemData(i).value<fishing::Rules>() == rules) {
            m_rules->setCurrentIndex(i);
        }
    }
    row->addWidget(label);
    row->addWidget(m_rules, 1);
    return row;
}

void CustomDealDialog::takeWholeDeal(Player player, const QString& text) {
    HandField& hand = m_hands[indexOf(player)];
    QLineEdit* other = m_hands[indexOf(opponentOf(player))].edit;
    const bool pasted = text.size() > hand.lengthBefore + 1;
    if (!pasted && !other->text().trimmed().isEmpty()) {
        return; // typing in one field must not take away what stands in the other
    }
    if (const auto hands = fishing::parseHands(text.toStdString())) {
        setDeal((*hands)[0], (*hands)[1]);
        m_hands[indexOf(Player::B)].edit->setFocus();
    }
}

void CustomDealDialog::check(Player player) {
    HandField& hand = m_hands[indexOf(player)];
    const QString text = hand.edit->text();
    const auto cards = fishing::parseHand(text.toStdString(), player);
    hand.lengthBefore = text.size();
    hand.cards.reset();
    if (cards) {
        hand.cards = *cards;
        const auto count = static_cast<int>(cards->size());
        hand.remark->setText(count == 1 ? tr("✓ 1 card") : tr("✓ %1 cards").arg(count));
    } else if (text.trimmed().isEmpty()) {
        hand.remark->setText(tr("1 to 104 cards"));
    } else {
        hand.remark->setText(tr("✗ Character %1: %2")
                                 .arg(QString::number(cards.error().column),
                                      translated(words::describe(cards.error()))));
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(deal().has_value());
}

void CustomDealDialog::showHands(const QString& a, const QString& b) {
    for (const Player player : {Player::A, Player::B}) {
        QLineEdit* edit = m_hands[indexOf(player)].edit;
        edit->selectAll();
        edit->insert(player == Player::A ? a : b); // can be undone, unlike setText()
    }
}

void CustomDealDialog::setDeal(const std::vector<fishing::WrittenCard>& a,
                               const std::vector<fishing::WrittenCard>& b) {
    showHands(QString::fromStdString(fishing::toText(a)),
              QString::fromStdString(fishing::toText(b)));
}
