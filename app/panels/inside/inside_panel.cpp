// SPDX-License-Identifier: MIT
#include "app/panels/inside/inside_panel.h"

#include "app/actions.h"
#include "app/code/code_view.h"
#include "app/elided_label.h"
#include "app/game_controller.h"
#include "app/inside/slip.h"
#include "app/line_stepper.h"
#include "app/panels/inside/array_row.h"
#include "app/panels/inside/slip_view.h"
#include "app/panels/inside/step_text.h"
#include "app/panels/inside/work_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

using fishing::Player;
using inside::Cell;

namespace {

constexpr int margin = 8;
constexpr int sentenceLines = 2;
constexpr int workTab = static_cast<int>(languages.size());

QString number(qint64 value) {
    return QLocale().toString(value);
}

enum Page { CodePage, NoProgramPage, WorkPage, SlipPage };

/// What is too high for the panel is scrolled.
QScrollArea* scrolling(QWidget* view, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus); // the arrow keys belong to the game
    area->setWidget(view);
    return area;
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

InsidePanel::InsidePanel(GameController& controller, LineStepper& stepper, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_stepper(stepper) {
    setObjectName(QStringLiteral("insidePanel"));
    setAccessibleName(tr("Look inside"));
    createActions();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 4, margin, margin);
    column->setSpacing(4);
    column->addWidget(createHead());
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
    connect(&stepper, &LineStepper::moved, this, &InsidePanel::refresh);
    if (controller.hasGame()) {
        startOver();
    }
    refresh();
}

QSize InsidePanel::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 62, fontMetrics().lineSpacing() * 44};
}

void InsidePanel::createActions() {
    m_stepLine = makeAction(this, QStringLiteral("stepLine"), tr("Step a &line"),
                            tr("Run the next line of the program"), {Qt::SHIFT | Qt::Key_Right});
    m_stepLineBack =
        makeAction(this, QStringLiteral("stepLineBack"), tr("Back a l&ine"),
                   tr("Take the last line of the program back"), {Qt::SHIFT | Qt::Key_Left});
    for (QAction* action : {m_stepLine, m_stepLineBack}) {
        action->setAutoRepeat(true);
        addAction(action);
    }
    connect(m_stepLine, &QAction::triggered, &m_stepper, &LineStepper::stepLine);
    connect(m_stepLineBack, &QAction::triggered, &m_stepper, &LineStepper::stepLineBack);
}

QWidget* InsidePanel::createHead() {
    auto* head = new QWidget(this);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins({});
    for (QAction* action : {m_stepLineBack, m_stepLine}) {
        auto* button = new QToolButton(head);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setAccessibleName(QString(action->text()).remove(QLatin1Char('&')));
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
    connect(row, &ArrayRow::cellPointedAt, this, &InsidePanel::point);
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
    QScrollArea* area = scrolling(m_arrays, this);
    area->setObjectName(QStringLiteral("insideData"));
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
    row->addWidget(m_current, 0, Qt::AlignTop);
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
    createTabs(program);
    createPages(program);
    column->addWidget(m_tabs);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &InsidePanel::showProgram);
    return program;
}

void InsidePanel::createTabs(QWidget* parent) {
    m_tabs = new QTabBar(parent);
    m_tabs->setObjectName(QStringLiteral("insideTabs"));
    m_tabs->setAccessibleName(tr("The program, its work, and its slip"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->installEventFilter(this);
    const auto add = [this](const QString& text, const QString& tip) {
        const int tab = m_tabs->addTab(text);
        auto* action = makeAction(this, QStringLiteral("insideTab%1").arg(tab + 1), text, tip,
                                  {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tab))});
        m_tabs->setTabToolTip(tab, action->toolTip());
        addAction(action);
        connect(action, &QAction::triggered, this, [this, tab] { m_tabs->setCurrentIndex(tab); });
    };
    for (const Language language : languages) {
        add(nameOf(language), tr("The program in %1").arg(nameOf(language)));
    }
    add(tr("Work"), tr("How much the program has to do"));
    add(tr("The slip"), tr("What the published program forgets"));
}

void InsidePanel::createPages(QWidget* parent) {
    m_pages = new QStackedWidget(parent);
    m_code = new CodeView(m_pages);
    auto* slip = new SlipView(m_controller, m_pages);
    // In the order of Page.
    m_pages->addWidget(m_code);
    m_pages->addWidget(scrolling(createNoProgram(), m_pages));
    m_pages->addWidget(scrolling(new WorkView(m_controller, m_pages), m_pages));
    m_pages->addWidget(scrolling(slip, m_pages));
    connect(slip, &SlipView::rulesWanted, this, &InsidePanel::rulesWanted);
    connect(slip, &SlipView::slipWanted, this, &InsidePanel::slipWanted);
    connect(slip, &SlipView::stopPageWanted, this, &InsidePanel::stopPageWanted);
}

QWidget* InsidePanel::createNoProgram() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    auto* text = new QLabel(
        tr("The game on the table is played by other rules than the program of the articles, so "
           "there is no code to show for it. The arrays above are true all the same. To see the "
           "program run, play this deal by the whole rule or the published way."),
        page);
    text->setObjectName(QStringLiteral("noProgram"));
    text->setWordWrap(true);
    text->setMinimumWidth(1);
    column->addWidget(text);
    column->addStretch();
    return page;
}

/// The window plays the game with Space and the arrows, except where a control of ours has been
/// reached by Tab.
bool InsidePanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_splitter && event->type() == QEvent::Resize) {
        split();
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isPress = key->key() == Qt::Key_Space;
        const bool isTurn =
            watched == m_tabs && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right);
        if ((isPress || isTurn) && key->modifiers() == Qt::NoModifier) {
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
    m_ranks = static_cast<int>(ranks.size());
    m_highest = *ranks.rbegin();
    m_stack->setCellCount(m_ranks);
    m_book->setCellCount(m_highest);
}

void InsidePanel::refresh() {
    const bool hasGame = m_stepper.hasGame();
    m_stepLine->setEnabled(hasGame && m_stepper.canStepForward());
    m_stepLineBack->setEnabled(m_stepper.canStepBackward());
    if (!hasGame || !isVisible()) {
        return;
    }
    showData();
    showNames();
    showStep();
    showProgram();
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
    for (ArrayRow* row : {m_queues[0], m_queues[1], m_stack, m_book, m_current}) {
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
    m_sentence->setMinimumHeight(sentenceLines * m_sentence->fontMetrics().lineSpacing());
    if (!m_stepper.hasGame()) {
        return;
    }
    m_sentence->setText(
        describeStep({m_stepper.stateBefore(), m_stepper.state(), m_stepper.lastStep(),
                      m_controller.rules(), m_controller.names()}));
    m_place->setText(placeText());
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

void InsidePanel::showProgram() {
    if (!m_stepper.hasGame()) {
        return;
    }
    const fishing::Rules& rules = m_controller.rules();
    const int tab = m_tabs->currentIndex();
    if (tab >= workTab) {
        m_pages->setCurrentIndex(tab == workTab ? WorkPage : SlipPage);
    } else if (inside::hasProgram(rules)) {
        const std::pair program(languages.at(static_cast<std::size_t>(tab)), rules);
        if (program != m_program) {
            m_program = program;
            m_code->setProgram(programText(program.first, rules), program.first);
        }
        m_pages->setCurrentIndex(CodePage);
        showLines();
    } else {
        m_pages->setCurrentIndex(NoProgramPage);
    }
}

void InsidePanel::showLines() {
    const ProgramText& text = m_code->program();
    std::vector<int> before;
    for (const inside::Step step : m_stepper.stepsMade()) {
        const auto lines = text.linesOf(step);
        before.insert(before.end(), lines.begin(), lines.end());
    }
    m_code->setRunning(text.linesOf(m_stepper.lastStep()), before);
}

void InsidePanel::lightCard(std::optional<fishing::CardId> card) {
    const auto cell = card && m_stepper.hasGame() ? m_stepper.state().cellOf(*card) : std::nullopt;
    for (ArrayRow* row : {m_queues[0], m_queues[1], m_stack, m_book, m_current}) {
        row->setPointed(cell);
    }
}

void InsidePanel::point(const std::optional<Cell>& cell) {
    std::optional<fishing::CardId> id;
    if (cell && m_stepper.hasGame()) {
        if (const auto card = m_stepper.state().cardIn(*cell)) {
            id = card->id;
        }
    }
    emit cardPointedAt(id);
}
