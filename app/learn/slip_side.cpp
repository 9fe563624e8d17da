// SPDX-License-Identifier: MIT
#include "app/learn/slip_side.h"

#include "app/elided_label.h"
#include "app/playback/timeline_slider.h"
#include "app/table/card_table.h"
#include "app/translated.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace {

constexpr QSize leastTable(250, 150);

} // namespace

SlipSide::SlipSide(const QString& name, const QString& title, GameController& game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_title(new QLabel(title, this)),
      m_play(new ElidedLabel(this)),
      m_table(new CardTable(game, this)),
      m_timeline(new TimelineSlider(game, this)),
      m_ending(new ElidedLabel(this)) {
    setObjectName(name);
    m_title->setObjectName(name + QStringLiteral("Title"));
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved);
    m_title->setFont(bold);
    m_play->setObjectName(name + QStringLiteral("Play"));
    m_ending->setObjectName(name + QStringLiteral("Ending"));
    m_table->setObjectName(name + QStringLiteral("Table"));
    m_table->setAccessibleName(title);
    m_table->setFocusPolicy(Qt::StrongFocus);
    // A small one is enough here.
    m_table->setMinimumSize(leastTable);
    m_timeline->setObjectName(name + QStringLiteral("Timeline"));
    m_timeline->setAccessibleName(tr("Timeline: %1").arg(title));
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addSpacing(8);
    head->addWidget(m_play, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addWidget(m_timeline);
    column->addWidget(m_ending);
    connect(&game, &GameController::positionChanged, this, &SlipSide::showPlay);
    connect(&game, &GameController::namesChanged, this, &SlipSide::showPlay);
    showPlay();
}

void SlipSide::showOptions(const ViewOptions& options) {
    m_table->setAnimated(options.animate);
    m_table->setHandsFaceDown(options.handsFaceDown);
    m_table->setLook(options.cards);
    m_timeline->setHandsFaceDown(options.handsFaceDown);
    m_timeline->setLook(options.cards);
}

void SlipSide::setExplanation(const QString& words) {
    m_title->setToolTip(words);
    m_table->setAccessibleDescription(words);
}

void SlipSide::setEnding(const QString& words) {
    m_ending->setText(words);
}

QString SlipSide::play() const {
    const auto& last = m_game.lastPlay();
    return last ? tr("Play %1: %2")
                      .arg(QLocale().toString(m_game.index()),
                           translated(words::describe(*last, fishing::CardStyle::Symbol),
                                      m_game.names()))
                : translated(words::describeDeal(), m_game.names());
}

void SlipSide::showPlay() {
    m_play->setText(play());
}
