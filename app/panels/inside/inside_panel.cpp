// SPDX-License-Identifier: MIT
#include "app/panels/inside/inside_panel.h"

#include "app/actions.h"
#include "app/code/code_font.h"
#include "app/elided_label.h"
#include "app/game_controller.h"
#include "app/line_stepper.h"
#include "app/panels/inside/array_row.h"
#include "app/panels/inside/program_pages.h"
#include "app/panels/inside/step_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

using fishing::Player;
using inside::Cell;

namespace {

constexpr int margin = 8;
constexpr int sentenceLines = 2;

QString number(qint64 value) {
    return QLocale().toString(value);
}

template <class Cells>
QString ranksText(const Cells& cards) {
    QStringList ranks;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        ranks += QString::number(cards[i].rank);
    }
    return ranks.join(QLatin1Char(' '));
}

} // namespace

InsidePanel::InsidePanel(GameController& controller, LineStepper& stepper,
                         const QList<QAction*>& lineActions, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_stepper(stepper) {
    setObjectName(QStringLiteral("insidePanel"));
    setAccessibleName(tr("Look inside"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 4, margin, margin);
    column->setSpacing(4);
    column->addWidget(createHead(lineActions));
    m_splitter = new QSplitter(Qt::Vertical, this);
    m_splitter->setObjectName(QStringLiteral("insideSplitter"));
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(createData());
    m_splitter->addWidget(createProgram());
    m_splitter->setStretchFactor(1, 1);
    m_splitter->installEventFilter(this);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isSplitByHand = true; });
    column->addWidget(m_splitter, 1);

    connect(&controller, &GameController::gameStarted, this, &InsidePanel::startOver);
    connect(&controller, &GameController::namesChanged, this, &InsidePanel::refresh);
    connect(&stepper, &LineStepper::moved, this, &InsidePanel::follow);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &InsidePanel::refresh);
    connect(&controller, &GameController::runningChanged, this, [this] {
        if (m_soon.isActive()) {
            refresh();
        }
    });
    if (controller.hasGame()) {
        startOver();
    }
    refresh();
}

QSize InsidePanel::sizeHint() const {
    // Wide enough for the longest lines of code, without their comments.
    const QFontMetrics code(codeFont(font()));
    return {code.averageCharWidth() * 52 + 5 * margin, fontMetrics().lineSpacing() * 44};
}

QWidget* InsidePanel::createHead(const QList<QAction*>& lineActions) {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins({});
    for (QAction* action : lineActions) {
        QToolButton* button = makeActionButton(action, head);
        button->setAutoRaise(false);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAutoRepeat(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
        row->addWidget(button);
    }
    m_place = new ElidedLabel(head);
    m_place->setObjectName(QStringLiteral("insidePlace"));
    row->addWidget(m_place, 1);
    return head;
}

ArrayRow* InsidePanel::addRow(const QString& name, QColor InsideColors::*ground, QWidget* parent) {
    auto* row = new ArrayRow(name, parent);
    row->setGround(ground);
    connect(row, &ArrayRow::cellPointedAt, this,
            [this, row](const std::optional<Cell>& cell) { point(*row, cell); });
    return row;
}

QWidget* InsidePanel::createData() {
    m_arrays = new QWidget(this);
    auto* column = new QVBoxLayout(m_arrays);
    column->setContentsMargins({});
    column->setSpacing(2);
    // As on the table: B far away, A near.
    m_queues[1] = addRow(QStringLiteral("q2"), &InsideColors::grey, m_arrays);
    m_stack = addRow(QStringLiteral("s"), &InsideColors::water, m_arrays);
    m_book = addRow(QStringLiteral("book"), &InsideColors::water, m_arrays);
    m_queues[0] = addRow(QStringLiteral("q1"), &InsideColors::ginger, m_arrays);
    for (ArrayRow* row : {m_queues[1], m_stack, m_book, m_queues[0]}) {
        column->addWidget(row);
    }
    column->addStretch();
    auto* area = new QScrollArea(this);
    area->setObjectName(QStringLiteral("insideData"));
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus); // its rows have it
    area->setWidget(m_arrays);
    return area;
}

QWidget* InsidePanel::createStepLine() {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins({});
    m_current = addRow(QStringLiteral("t"), &InsideColors::ginger, line);
    m_current->setCellCount(1);
    m_current->setBare(true);
    m_current->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    row->addWidget(m_current, 0, Qt::AlignVCenter);
    m_sentence = new QLabel(line);
    m_sentence->setObjectName(QStringLiteral("stepSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_sentence->setMinimumWidth(1);
    row->addWidget(m_sentence, 1);
    return line;
}

QWidget* InsidePanel::createProgram() {
    auto* program = new QWidget(this);
    auto* column = new QVBoxLayout(program);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(createStepLine());
    column->addSpacing(4);
    m_program = new ProgramPages(m_controller, m_stepper, program);
    column->addWidget(m_program, 1);
    connect(m_program, &ProgramPages::rulesWanted, this, &InsidePanel::rulesWanted);
    connect(m_program, &ProgramPages::slipWanted, this, &InsidePanel::slipWanted);
    connect(m_program, &ProgramPages::stopPageWanted, this, &InsidePanel::stopPageWanted);
    return program;
}

/// The window plays the game with Space, except where a control of ours has been reached by Tab.
bool InsidePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_splitter && event->type() == QEvent::Resize) {
        split();
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Space && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void InsidePanel::showEvent(QShowEvent*) {
    refresh();
}

void InsidePanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_sentence->setMinimumHeight(0);
        showStep();
        split();
    }
}

/// The arrays have as much height as they need, where enough is left for the program.
void InsidePanel::split() {
    if (m_isSplitByHand) {
        return;
    }
    const int height = m_splitter->height();
    const int arrays = m_arrays->sizeHint().height();
    const int least = m_splitter->widget(1)->minimumSizeHint().height();
    const int top = std::max(0, std::min(arrays, height - least));
    m_splitter->setSizes({top, height - top});
}

void InsidePanel::startOver() {
    std::set<fishing::Rank> ranks;
    for (const auto& hand : m_controller.deal().hands) {
        for (const fishing::Card card : hand) {
            ranks.insert(card.rank);
        }
    }
    m_sentence->setMinimumHeight(0); // what another game needed
    m_ranks = static_cast<int>(ranks.size());
    m_highest = *ranks.rbegin();
    m_stack->setCellCount(m_ranks);
    m_book->setCellCount(m_highest);
}

/// A fast game makes many plays at a time, of which one sees the last.
void InsidePanel::follow() {
    if (m_controller.isRunning()) {
        m_soon.start();
    } else {
        refresh();
    }
}

void InsidePanel::refresh() {
    m_soon.stop();
    if (!m_stepper.hasGame() || !isVisible()) {
        return;
    }
    showData();
    showNames();
    showStep();
    m_program->refresh();
}

void InsidePanel::showData() {
    const inside::State& state = m_stepper.state();
    for (const Player player : {Player::A, Player::B}) {
        m_queues[indexOf(player)]->setSource(
            [this, player](int room) { return queueContent(m_stepper.state(), player, room); });
    }
    m_stack->setSource([this](int) { return stackContent(m_stepper.state(), m_ranks); });
    m_book->setSource([this](int) { return bookContent(m_stepper.state(), m_highest); });
    m_current->setSource([this](int) { return currentContent(m_stepper.state()); });
    const auto play = m_stepper.currentPlay();
    m_current->setGround(play && play->player == Player::B ? &InsideColors::grey
                                                           : &InsideColors::ginger);
    const auto changes = m_stepper.changes();
    const auto looked = m_stepper.cellsRead();
    for (ArrayRow* row : rows()) {
        row->setLights(changes, looked);
        row->setPointed(std::nullopt);
    }
    m_stack->setWords(tr("pile"),
                      tr("s, the pile on the table: top %1, from the bottom %2")
                          .arg(QString::number(state.top()), ranksText(state.position.pile)));
    QStringList marked;
    for (fishing::Rank rank = fishing::lowestRank; rank <= m_highest; ++rank) {
        if (state.book[rank]) {
            marked += QString::number(rank);
        }
    }
    m_book->setWords(tr("marks"),
                     tr("book, the marks: 1 for %1").arg(marked.join(QLatin1Char(' '))));
    m_current->setWords({}, state.current ? tr("t, the current card: %1").arg(state.current->rank)
                                          : tr("t, the current card: none yet"));
}

void InsidePanel::showNames() {
    const inside::State& state = m_stepper.state();
    for (const Player player : {Player::A, Player::B}) {
        const QString name = m_controller.names().of(player);
        m_queues[indexOf(player)]->setWords(
            name, tr("%1, the hand of %2: head %3, tail %4, cards %5")
                      .arg(queueName(player), name, number(static_cast<qint64>(state.head(player))),
                           number(static_cast<qint64>(state.tail(player))),
                           ranksText(state.position.handOf(player))));
    }
}

void InsidePanel::showStep() {
    if (!m_stepper.hasGame()) {
        return;
    }
    m_sentence->setText(
        describeStep({m_stepper.stateBefore(), m_stepper.state(), m_stepper.lastStep(),
                      m_controller.rules(), m_controller.names()}));
    m_place->setText(placeText());
    reserveSentence();
}

/// Sentences change all the time, and nothing is to move with them.
void InsidePanel::reserveSentence() {
    const int usual = sentenceLines * m_sentence->fontMetrics().lineSpacing();
    const int needed = m_sentence->heightForWidth(m_sentence->width());
    m_sentence->setMinimumHeight(std::max({usual, needed, m_sentence->minimumHeight()}));
}

QString InsidePanel::placeText() const {
    if (m_stepper.step() == 0) {
        return m_controller.isAtStart() ? tr("At the start")
                                        : tr("After play %1").arg(number(m_controller.index()));
    }
    const qint64 step = static_cast<qint64>(m_stepper.step());
    const qint64 count = static_cast<qint64>(m_stepper.stepCount());
    return m_stepper.currentPlay() && !m_controller.isAtEnd()
               ? tr("Play %1: step %2 of %3")
                     .arg(number(m_controller.index() + 1), number(step), number(count))
               : tr("The end: step %1 of %2").arg(number(step), number(count));
}

void InsidePanel::lightCard(std::optional<fishing::CardId> card) {
    lightRows(card, m_pointing);
}

/// In every row but `except`.
void InsidePanel::lightRows(std::optional<fishing::CardId> card, const ArrayRow* except) {
    const bool isOne = card && m_stepper.hasGame();
    const auto cell = isOne ? m_stepper.state().cellOf(*card) : std::nullopt;
    for (ArrayRow* row : rows()) {
        if (row != except) {
            row->setPointed(cell);
        }
    }
    if (m_book != except && cell && cell->kind == Cell::Kind::Stack) {
        const auto lit = m_stepper.state().cardIn(*cell);
        m_book->setPointed(Cell{Cell::Kind::Book, Player::A, lit->rank}); // its mark
    }
}

void InsidePanel::point(ArrayRow& row, const std::optional<Cell>& cell) {
    std::optional<fishing::CardId> id;
    if (cell && m_stepper.hasGame()) {
        if (const auto card = m_stepper.state().cardIn(*cell)) {
            id = card->id;
        }
    }
    m_pointing = &row;
    lightRows(id, &row);
    emit cardPointedAt(id);
    m_pointing = nullptr;
}

void InsidePanel::pointAgain() {
    for (ArrayRow* row : rows()) {
        row->pointAgain();
    }
}
