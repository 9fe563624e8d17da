// SPDX-License-Identifier: MIT
#include "app/panels/moves_panel.h"

#include "app/actions.h"
#include "app/elided_label.h"
#include "app/game_controller.h"
#include "app/panels/move_list.h"
#include "app/panels/move_model.h"
#include "engine/notation.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr QSize usualSize(320, 600);

QString numberText(qint64 number) {
    return QLocale().toString(number);
}

QString rankText(fishing::Rank rank) {
    const auto symbol = fishing::rankSymbol(rank);
    return QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
}

bool hasRank(const fishing::Deal& deal, fishing::Rank rank) {
    return std::ranges::any_of(deal.hands, [rank](const auto& hand) {
        return std::ranges::find(hand, rank, &fishing::Card::rank) != hand.end();
    });
}

} // namespace

MovesPanel::MovesPanel(GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_model(new MoveModel(controller, this)),
      m_list(new MoveList(controller, *m_model, this)),
      m_search(controller),
      m_capturesOnly(new QCheckBox(tr("Captures &only"), this)),
      m_rank(new QComboBox(this)),
      m_summary(new ElidedLabel(this)) {
    setObjectName(QStringLiteral("movesPanel"));
    createControls();
    auto* controls = new QHBoxLayout;
    controls->setSpacing(2);
    controls->addWidget(m_capturesOnly);
    controls->addStretch();
    for (QWidget* widget : {static_cast<QWidget*>(m_rank), static_cast<QWidget*>(m_previous),
                            static_cast<QWidget*>(m_next)}) {
        controls->addWidget(widget);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addLayout(controls);
    column->addWidget(m_list, 1);
    column->addWidget(m_summary);

    connect(m_list, &MoveList::copied, this, &MovesPanel::showCopied);
    connect(&m_search, &MoveSearch::found, &controller, &GameController::seek);
    connect(&m_search, &MoveSearch::wentOn, this, &MovesPanel::showSearching);
    connect(&m_search, &MoveSearch::nothingFound, this, &MovesPanel::showNothingFound);
    connect(&controller, &GameController::gameStarted, this, &MovesPanel::startOver);
    connect(&controller, &GameController::positionChanged, this, &MovesPanel::showSummary);
    connect(&controller, &GameController::lengthChanged, this, &MovesPanel::updateSummary);
    connect(&controller, &GameController::verdictChanged, this, &MovesPanel::updateSummary);
    startOver();
}

QSize MovesPanel::sizeHint() const {
    return usualSize;
}

void MovesPanel::createControls() {
    m_capturesOnly->setObjectName(QStringLiteral("capturesOnly"));
    m_capturesOnly->setToolTip(tr("List only the plays that capture (Alt+O)"));
    m_capturesOnly->setAccessibleName(tr("Captures only"));
    connect(m_capturesOnly, &QCheckBox::toggled, m_model, &MoveModel::setCapturesOnly);

    m_rank->setObjectName(QStringLiteral("searchedRank"));
    m_rank->setToolTip(tr("The rank to look for"));
    m_rank->setAccessibleName(tr("Rank to look for"));
    for (fishing::Rank rank = fishing::lowestRank; rank <= fishing::highestRank; ++rank) {
        m_rank->addItem(rankText(rank), rank);
    }
    m_rank->setMaxVisibleItems(fishing::highestRank);
    m_previous = addSearchButton(
        makeAction(this, QStringLiteral("searchBackward"), tr("Last play of this rank"),
                   tr("Back to the last play of this rank"), {Qt::SHIFT | Qt::Key_F3}),
        MoveSearch::Direction::Backward);
    m_previous->setObjectName(QStringLiteral("previousOfRank"));
    m_previous->setArrowType(Qt::UpArrow);
    m_next = addSearchButton(makeAction(this, QStringLiteral("searchForward"),
                                        tr("Next play of this rank"),
                                        tr("On to the next play of this rank"), {Qt::Key_F3}),
                             MoveSearch::Direction::Forward);
    m_next->setObjectName(QStringLiteral("nextOfRank"));
    m_next->setArrowType(Qt::DownArrow);
    m_summary->setObjectName(QStringLiteral("movesSummary"));

    // A click leaves the keys where they are; whoever comes by Tab presses Space.
    for (QWidget* widget : {static_cast<QWidget*>(m_capturesOnly), static_cast<QWidget*>(m_rank),
                            static_cast<QWidget*>(m_previous), static_cast<QWidget*>(m_next)}) {
        widget->setFocusPolicy(Qt::TabFocus);
        widget->installEventFilter(this);
    }
}

/// The button's key is the action's: a button of its own would wait before it acts.
QToolButton* MovesPanel::addSearchButton(QAction* action, MoveSearch::Direction direction) {
    action->setAutoRepeat(true);
    addAction(action);
    connect(action, &QAction::triggered, this, [this, direction] { search(direction); });
    QToolButton* button = makeActionButton(action, this);
    button->setAutoRepeat(true);
    return button;
}

/// The window plays the game with Space, except where a control of ours has been reached by Tab.
bool MovesPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void MovesPanel::search(MoveSearch::Direction direction) {
    const auto rank = static_cast<fishing::Rank>(m_rank->currentData().toInt());
    if (!m_controller.hasGame()) {
        return;
    }
    if (!hasRank(m_controller.deal(), rank)) {
        m_search.stop();
        m_summary->setText(tr("There is no %1 in this deal.").arg(rankText(rank)));
        return;
    }
    m_search.start({rank, direction, m_model->showsCapturesOnly()});
}

void MovesPanel::startOver() {
    for (QToolButton* button : {m_previous, m_next}) {
        button->defaultAction()->setEnabled(m_controller.hasGame());
    }
    m_counts.clear();
    updateSummary();
}

void MovesPanel::updateSummary() {
    if (!m_controller.hasGame()) {
        return;
    }
    const qint64 plays = m_controller.length();
    const auto captures =
        static_cast<qint64>(m_controller.game().capturesIn(static_cast<fishing::PlayCount>(plays)));
    const QString text = m_controller.isLengthFinal() ? tr("%1 of %2 plays catch")
                                                      : tr("%1 of the first %2 plays catch");
    const QString counts = text.arg(numberText(captures), numberText(plays));
    if (counts != m_counts) { // or else what a search had to tell stays
        m_counts = counts;
        showSummary();
    }
}

void MovesPanel::showSummary() {
    m_summary->setText(m_counts);
}

void MovesPanel::showSearching() {
    m_summary->setText(tr("Looking for %1…").arg(rankText(m_search.wish().rank)));
}

void MovesPanel::showNothingFound(qint64 from, qint64 to) {
    const auto& [rank, direction, capturesOnly] = m_search.wish();
    const QString name = rankText(rank);
    if (direction == MoveSearch::Direction::Backward) {
        const QString text = capturesOnly ? tr("No %1 catches before play %2.")
                                          : tr("No %1 is played before play %2.");
        m_summary->setText(text.arg(name, numberText(from)));
        return;
    }
    const QString text = capturesOnly ? tr("No %1 catches between play %2 and play %3.")
                                      : tr("No %1 is played between play %2 and play %3.");
    m_summary->setText(text.arg(name, numberText(from), numberText(to)));
}

void MovesPanel::showCopied(int rows, bool areAll) {
    const QString text = areAll ? tr("Rows copied: %1") : tr("Only the first %1 rows were copied.");
    m_summary->setText(text.arg(numberText(rows)));
}
