// SPDX-License-Identifier: MIT
#include "app/dialogs/numbered_deal_dialog.h"

#include "app/deal_text.h"
#include "app/dialogs/compare_view.h"
#include "app/random_number.h"
#include "app/translated.h"
#include "app/words/endings.h"
#include "engine/notation.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <utility>

using fishing::Deck;
using fishing::Player;

namespace {

/// A number as typed may be long, but no longer than 20 digits with something between them.
constexpr int longestText = 256;

/// On an empty table: any number of cards would do.
constexpr std::size_t fewestCards = 2;

QString symbol(fishing::Rank rank) {
    const auto text = fishing::rankSymbol(rank);
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// A line under a field, for what it comes to or what is wrong with it.
QLabel* remarkLabel(const QString& name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

NumberedDealDialog::NumberedDealDialog(const files::NumberedDeal& deal, const fishing::Rules& rules,
                                       PlayerNames names, QWidget* parent)
    : QDialog(parent), m_rules(rules), m_names(std::move(names)) {
    setObjectName(QStringLiteral("numberedDealDialog"));
    setWindowTitle(tr("Deal number and deck"));
    auto* column = new QVBoxLayout(this);
    auto* hint = new QLabel(tr("A random deal can be dealt again on any machine, for ever, by its "
                               "number and its deck."),
                            this);
    hint->setWordWrap(true);
    column->addWidget(hint);
    column->addLayout(createFields(deal));
    m_view = new TableView({}, fewestCards, m_art, this);
    m_view->setObjectName(QStringLiteral("dealView"));
    m_view->setAccessibleName(tr("The hands of this deal"));
    column->addWidget(m_view, 1);
    m_endingText = remarkLabel(QStringLiteral("ending"), this);
    m_endingText->setMinimumHeight(m_endingText->fontMetrics().lineSpacing()); // also while empty
    column->addWidget(m_endingText);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_buttons->setObjectName(QStringLiteral("buttons"));
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("&Deal"));
    m_buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Deal these cards (Enter)"));
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    m_buttons->button(QDialogButtonBox::Cancel)
        ->setToolTip(tr("Back to the game on the table (Esc)"));
    column->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_ending, &EndingSearch::changed, this, &NumberedDealDialog::showEnding);
    check();
    resize(600, 500);
    m_number->setFocus();
    m_number->selectAll();
}

void NumberedDealDialog::setLook(const CardLook& look, bool handsFaceDown) {
    m_art.setLook(look);
    m_view->setHandsFaceDown(handsFaceDown);
}

void NumberedDealDialog::keepSecret() {
    m_secret = true;
    check();
}

std::optional<files::NumberedDeal> NumberedDealDialog::deal() const {
    const auto number = DealText::number(m_number->text());
    const auto* value = std::get_if<std::uint64_t>(&number);
    if (value == nullptr || !isValid(deck())) {
        return std::nullopt;
    }
    return files::NumberedDeal{*value, deck()};
}

QLayout* NumberedDealDialog::createFields(const files::NumberedDeal& deal) {
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    auto* number = new QLabel(tr("&Number:"), this);
    grid->addWidget(number, 0, 0);
    grid->addLayout(createNumberRow(deal.number), 0, 1);
    number->setBuddy(m_number);
    m_numberRemark = remarkLabel(QStringLiteral("numberRemark"), this);
    grid->addWidget(m_numberRemark, 1, 1);
    grid->addWidget(new QLabel(tr("Deck:"), this), 2, 0);
    grid->addLayout(createDeckRow(deal.deck), 2, 1);
    m_deckRemark = remarkLabel(QStringLiteral("deckRemark"), this);
    grid->addWidget(m_deckRemark, 3, 1);
    return grid;
}

QLayout* NumberedDealDialog::createNumberRow(std::uint64_t number) {
    auto* row = new QHBoxLayout;
    m_number = new QLineEdit(QString::number(number), this);
    m_number->setObjectName(QStringLiteral("number"));
    m_number->setAccessibleName(tr("Number of the deal"));
    m_number->setToolTip(tr("Which of the deals; the same number is always the same deal"));
    m_number->setMaxLength(longestText);
    connect(m_number, &QLineEdit::textChanged, this, &NumberedDealDialog::check);
    auto* another = new QPushButton(tr("&Another"), this);
    another->setObjectName(QStringLiteral("another"));
    another->setToolTip(tr("Try a number at random"));
    another->setAccessibleName(tr("Another number"));
    another->setAutoDefault(false);
    connect(another, &QPushButton::clicked, this, &NumberedDealDialog::dealAnother);
    row->addWidget(m_number, 1);
    row->addWidget(another);
    return row;
}

QLayout* NumberedDealDialog::createDeckRow(Deck deck) {
    auto* row = new QHBoxLayout;
    m_ranks = createSpinBox(QStringLiteral("ranks"), fishing::highestRank, deck.ranks);
    m_ranks->setAccessibleName(tr("Ranks in the deck"));
    m_ranks->setToolTip(tr("How many ranks there are, from the Ace up"));
    m_copies = createSpinBox(QStringLiteral("copies"), fishing::maxCopies, deck.copies);
    m_copies->setAccessibleName(tr("Cards of each rank"));
    m_copies->setToolTip(tr("How many cards there are of each rank"));
    auto* ranks = new QLabel(tr("&ranks"), this);
    ranks->setBuddy(m_ranks);
    auto* copies = new QLabel(tr("cards of &each"), this);
    copies->setBuddy(m_copies);
    auto* full = new QPushButton(tr("&Full deck"), this);
    full->setObjectName(QStringLiteral("fullDeck"));
    full->setToolTip(tr("13 ranks, 4 cards of each"));
    full->setAccessibleName(tr("Full deck"));
    full->setAutoDefault(false);
    connect(full, &QPushButton::clicked, this, &NumberedDealDialog::chooseFullDeck);
    row->addWidget(m_ranks);
    row->addWidget(ranks);
    row->addSpacing(8);
    row->addWidget(m_copies);
    row->addWidget(copies);
    row->addStretch();
    row->addWidget(full);
    return row;
}

QSpinBox* NumberedDealDialog::createSpinBox(const QString& name, int most, int value) {
    auto* box = new QSpinBox(this);
    box->setObjectName(name);
    box->setRange(1, most);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, &NumberedDealDialog::check);
    return box;
}

Deck NumberedDealDialog::deck() const {
    return {m_ranks->value(), m_copies->value()};
}

void NumberedDealDialog::dealAnother() {
    m_number->selectAll();
    m_number->insert(QString::number(randomDealNumber())); // can be undone, unlike setText()
}

void NumberedDealDialog::chooseFullDeck() {
    m_ranks->setValue(Deck().ranks);
    m_copies->setValue(Deck().copies);
}

void NumberedDealDialog::check() {
    const auto asked = deal();
    const auto number = DealText::number(m_number->text());
    if (const auto* problem = std::get_if<QString>(&number)) {
        const bool isEmpty = m_number->text().trimmed().isEmpty();
        m_numberRemark->setText(isEmpty ? *problem : tr("✗ %1").arg(*problem));
    } else {
        m_numberRemark->setText(
            tr("✓ %1").arg(DealText::title({std::get<std::uint64_t>(number), deck()})));
    }
    showDeck();
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(asked.has_value());
    if (asked) {
        const fishing::Deal dealt = fishing::numberedDeal(asked->number, asked->deck);
        m_view->setPosition(startOf(dealt), cardsOf(asked->deck).size());
        m_ending.lookFor(dealt, m_rules);
    } else {
        m_view->setPosition({}, fewestCards);
        m_ending.drop();
    }
}

void NumberedDealDialog::showDeck() {
    if (!isValid(deck())) {
        m_deckRemark->setText(
            tr("✗ One card is not enough for two players. Choose more of either."));
        return;
    }
    const int cards = deck().ranks * deck().copies;
    const int half = cards / 2;
    const QString ranks = deck().ranks == 1
                              ? tr("Aces only")
                              : tr("A to %1").arg(symbol(static_cast<fishing::Rank>(deck().ranks)));
    m_deckRemark->setText(cards % 2 == 0
                              ? tr("✓ %1: %2 cards, %3 for each player")
                                    .arg(ranks, QString::number(cards), QString::number(half))
                              : tr("✓ %1: %2 cards, %3 for %4 and %5 for %6")
                                    .arg(ranks, QString::number(cards), QString::number(half + 1),
                                         m_names.of(Player::A), QString::number(half),
                                         m_names.of(Player::B)));
}

void NumberedDealDialog::showEnding() {
    if (m_ending.verdict() && m_secret) {
        m_endingText->setText(tr("How it ends is kept secret."));
    } else if (m_ending.verdict()) {
        m_endingText->setText(translated(words::briefly(*m_ending.verdict()), m_names));
    } else if (m_ending.isLooking()) {
        m_endingText->setText(tr("How it ends is being looked for…"));
    } else {
        m_endingText->clear();
    }
}
