// SPDX-License-Identifier: MIT
#include "app/dialogs/compare_dialog.h"

#include "app/dialogs/compare_view.h"
#include "app/elided_label.h"
#include "app/number_text.h"
#include "app/translated.h"
#include "app/words/transcript.h"
#include "engine/notation.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

using fishing::CardStyle;
using fishing::PlayCount;
using fishing::Player;

namespace {

/// The ranks of a row of cards, without their suits.
template <class Cards>
QString ranksOf(const Cards& cards) {
    QStringList ranks;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto symbol = fishing::rankSymbol(cards[i].rank);
        ranks += QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
    }
    return ranks.isEmpty() ? translated(words::noCards()) : ranks.join(QLatin1Char(' '));
}

template <class Cards>
int differences(const Cards& left, const Cards& right) {
    int count = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        count += left[i] == right[i] ? 0 : 1;
    }
    return count;
}

/// How many cards of two positions that are equal by rank lie in one another's place.
int differences(const fishing::Position& left, const fishing::Position& right) {
    return differences(left.hands[0], right.hands[0]) + differences(left.hands[1], right.hands[1]) +
           differences(left.pile, right.pile);
}

QString placeText(PlayCount place) {
    return place == 0 ? CompareDialog::tr("At the start")
                      : CompareDialog::tr("After play %1").arg(numberText(place));
}

} // namespace

CompareDialog::CompareDialog(const fishing::Game& game, const fishing::Cycle& cycle,
                             const PlayerNames& names, QWidget* parent)
    : QDialog(parent),
      m_cycle(cycle),
      m_positions{game.positionAfter(cycle.start), game.positionAfter(cycle.start + cycle.period)} {
    setObjectName(QStringLiteral("compareDialog"));
    setWindowTitle(tr("The same position twice"));
    const std::size_t cardCount = game.deal().hands[0].size() + game.deal().hands[1].size();
    auto* column = new QVBoxLayout(this);
    column->setSpacing(12);
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(12);
    addSide(*grid, 0, cycle.start, cardCount);
    addSide(*grid, 1, cycle.start + cycle.period, cardCount);
    grid->setRowStretch(1, 1);
    column->addLayout(grid, 1);
    column->addLayout(createWords());
    setNames(names);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setObjectName(QStringLiteral("close"));
    close->setToolTip(tr("Close this window (Esc)"));
    close->setAccessibleName(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(860, 520);
}

CompareDialog::~CompareDialog() = default;

void CompareDialog::setLook(const CardLook& look) {
    if (look == m_art.look()) {
        return;
    }
    m_art.setLook(look);
    for (TableView* view : m_views) {
        view->redraw();
    }
}

void CompareDialog::addSide(QGridLayout& grid, int side, PlayCount place, std::size_t cardCount) {
    const bool isLeft = side == 0;
    const auto index = static_cast<std::size_t>(side);
    auto* heading = new QLabel(placeText(place), this);
    heading->setObjectName(isLeft ? QStringLiteral("headingLeft") : QStringLiteral("headingRight"));
    QFont bold = heading->font();
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved);
    heading->setFont(bold);
    m_views[index] = new TableView(m_positions[index], cardCount, m_art, this);
    m_views[index]->setObjectName(isLeft ? QStringLiteral("viewLeft")
                                         : QStringLiteral("viewRight"));
    m_views[index]->setAccessibleName(tr("The table: %1").arg(placeText(place)));
    auto* show = new QPushButton(tr("Show on the table"), this);
    show->setObjectName(isLeft ? QStringLiteral("showLeft") : QStringLiteral("showRight"));
    show->setToolTip(place == 0 ? tr("Go to the start of the game")
                                : tr("Go to the place after play %1").arg(numberText(place)));
    show->setAccessibleName(tr("Show on the table: %1").arg(placeText(place)));
    show->setAutoDefault(false);
    connect(show, &QPushButton::clicked, this,
            [this, place] { emit placeWanted(static_cast<qint64>(place)); });
    grid.addWidget(heading, 0, side);
    grid.addWidget(m_views[index], 1, side);
    grid.addWidget(show, 2, side, Qt::AlignLeft);
    grid.setColumnStretch(side, 1);
}

QLayout* CompareDialog::createWords() {
    auto* words = new QGridLayout;
    words->setHorizontalSpacing(12);
    words->setVerticalSpacing(3);
    words->setColumnStretch(1, 1);
    m_reason = new QLabel(this);
    m_reason->setObjectName(QStringLiteral("reason"));
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setWordWrap(true);
    words->addWidget(m_reason, 0, 0, 1, 2);
    words->setRowMinimumHeight(1, 3);
    const auto addRow = [&](const QString& name, const QString& ranks) {
        const int row = words->rowCount();
        const HandRow made{new QLabel(this), new ElidedLabel(this)};
        made.title->setTextFormat(Qt::PlainText);
        made.ranks->setObjectName(name);
        made.ranks->setText(ranks);
        words->addWidget(made.title, row, 0);
        words->addWidget(made.ranks, row, 1);
        return made;
    };
    const auto& position = m_positions[0];
    m_hands[1] = addRow(QStringLiteral("ranksB"), ranksOf(position.handOf(Player::B)));
    nameRow(addRow(QStringLiteral("ranksPile"), ranksOf(position.pile)), tr("Pile"));
    m_hands[0] = addRow(QStringLiteral("ranksA"), ranksOf(position.handOf(Player::A)));
    return words;
}

void CompareDialog::nameRow(const HandRow& row, const QString& title) {
    row.title->setText(title);
    row.ranks->setAccessibleName(tr("%1, both times: %2").arg(title, row.ranks->text()));
}

void CompareDialog::setNames(const PlayerNames& names) {
    m_reason->setText(reason(names));
    for (const Player player : {Player::A, Player::B}) {
        nameRow(m_hands[indexOf(player)], tr("Hand of %1").arg(names.of(player)));
    }
}

QString CompareDialog::reason(const PlayerNames& names) const {
    const int moved = differences(m_positions[0], m_positions[1]);
    const QString mover = names.of(m_positions[0].mover);
    const QString equal =
        moved == 0
            ? tr("Both are the same, card for card, and it is the turn of %1 both times.")
                  .arg(mover)
            : tr("Both are equal by rank: hands and pile hold the same ranks in the same order, "
                 "and it is the turn of %1 both times. Suits do not matter, so it makes no "
                 "difference that %2 cards have changed places with others of their rank.")
                  .arg(mover, QLocale().toString(moved));
    return m_cycle.period == 1
               ? tr("%1 What comes next is the same, too: the game repeats every play, for ever.")
                     .arg(equal)
               : tr("%1 What comes next is the same, too: the game repeats every %2 plays, for "
                    "ever.")
                     .arg(equal, numberText(m_cycle.period));
}
