// SPDX-License-Identifier: MIT
#include "app/learn/slip_window.h"

#include "app/actions.h"
#include "app/announcer.h"
#include "app/elided_label.h"
#include "app/learn/code_difference.h"
#include "app/learn/slip_side.h"
#include "app/learn/slip_words.h"
#include "app/line_stepper.h"
#include "app/panels/inside/scrolling.h"
#include "app/panels/inside/slip_text.h"
#include "app/panels/verdict_text.h"
#include "app/playback/playback_actions.h"
#include "app/playback/timeline_slider.h"
#include "app/playback/zoom.h"
#include "app/table/card_table.h"
#include "app/text_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int margin = 8;
constexpr QSize usualSize(1120, 720);
constexpr int iconSide = 20;
constexpr int usualText = 13; // pixels

} // namespace

SlipWindow::SlipWindow(GameController& controller, QWidget* parent)
    : QDialog(parent), m_controller(controller) {
    setObjectName(QStringLiteral("slipWindow"));
    setWindowTitle(tr("Spot the slip"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    m_goToParting =
        makeAction(this, QStringLiteral("goToParting"), tr("Where they &part"),
                   tr("Go to the play with which the two ways part"), {QKeySequence(Qt::Key_P)});
    addAction(m_goToParting);
    auto* foot = new QSplitter(this);
    foot->setObjectName(QStringLiteral("slipSplitter"));
    foot->setChildrenCollapsible(false);
    foot->addWidget(createWords());
    foot->addWidget(createCode());
    foot->setSizes({usualSize.width(), usualSize.width()}); // both as wide
    foot->setStretchFactor(0, 1);
    foot->setStretchFactor(1, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(foot, 2);
    connect(m_goToParting, &QAction::triggered, this, [this] { m_games->goToParting(); });
    connect(&controller, &GameController::gameStarted, this, &SlipWindow::beginIfOther);
    connect(&controller, &GameController::namesChanged, this, [this](const PlayerNames& names) {
        m_games->setNames(names);
        showWords();
    });
    connect(&controller, &GameController::futureHiddenChanged, this, [this](bool hidden) {
        m_games->setFutureHidden(hidden);
        showWords();
    });
    begin();
    resize(usualSize);
}

SlipWindow::~SlipWindow() = default;

void SlipWindow::showOptions(const ViewOptions& options) {
    m_options = options;
    for (SlipSide* side : m_sides) {
        side->showOptions(options);
    }
}

void SlipWindow::hideEvent(QHideEvent* event) {
    m_games->leader().pause();
    QDialog::hideEvent(event);
}

void SlipWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    zoom();
}

void SlipWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && m_games) {
        zoom();
    }
    QDialog::changeEvent(event);
}

/// Buttons and timelines grow with the window, and with its text.
void SlipWindow::zoom() {
    const double byText = static_cast<double>(QFontInfo(font()).pixelSize()) / usualText;
    const double zoom = std::max(zoomOf(size()), byText);
    const int side = qRound(zoom * iconSide);
    for (QToolButton* button : m_buttons) {
        button->setIconSize({side, side});
    }
    for (SlipSide* each : m_sides) {
        each->timeline().setZoom(zoom);
    }
}

/// Other rules on the table make no difference here.
void SlipWindow::beginIfOther() {
    if (m_games->deal() != m_controller.deal()) {
        begin();
    }
}

void SlipWindow::begin() {
    m_tables.reset(); // before the games that it shows
    m_buttons.clear();
    m_games = std::make_unique<SlipGames>(m_controller.deal());
    m_games->setNames(m_controller.names());
    m_games->setFutureHidden(m_controller.isFutureHidden());
    m_tables.reset(createTables());
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, m_tables.get(), 5);
    connect(m_games.get(), &SlipGames::moved, this, &SlipWindow::showCount);
    connect(m_games.get(), &SlipGames::moved, this, &SlipWindow::announce);
    for (const GameController* game : {&m_games->leader(), &m_controller}) {
        // Tells, where the future is hidden, that more of it has been seen.
        connect(game, &GameController::lengthChanged, m_games.get(), [this] { showWords(); });
    }
    for (const SlipGames::Way way : SlipGames::ways) {
        connect(&m_games->game(way), &GameController::verdictChanged, this, &SlipWindow::showWords);
    }
    showOptions(m_options);
    showWords();
    zoom();
    m_tables->show();
    m_sides[0]->table().setFocus();
}

QWidget* SlipWindow::createTables() {
    auto* tables = new QWidget(this);
    auto* column = new QVBoxLayout(tables);
    column->setContentsMargins({});
    auto* row = new QHBoxLayout;
    row->setSpacing(margin);
    m_sides[SlipGames::Whole] = new SlipSide(QStringLiteral("whole"), tr("The whole rule"),
                                             m_games->game(SlipGames::Whole), tables);
    m_sides[SlipGames::Published] =
        new SlipSide(QStringLiteral("published"), tr("The published way"),
                     m_games->game(SlipGames::Published), tables);
    m_sides[SlipGames::Whole]->setExplanation(tr("The rule as the books and articles state it"));
    m_sides[SlipGames::Published]->setExplanation(
        tr("What the published program really does: at every capture it forgets the matching card, "
           "and it looks at the hands only when both have played"));
    for (SlipSide* side : m_sides) {
        row->addWidget(side, 1);
        // Whichever timeline is dragged, nothing goes on by itself.
        connect(&side->timeline(), &QSlider::sliderPressed, tables,
                [this] { m_games->leader().setHeld(true); });
        connect(&side->timeline(), &QSlider::sliderReleased, tables,
                [this] { m_games->leader().setHeld(false); });
    }
    column->addLayout(row, 1);
    auto* lines = new LineStepper(m_games->leader(), tables); // that nobody steps here
    m_playback = new PlaybackActions(m_games->leader(), *lines, tables);
    tables->addActions(m_playback->moves());
    column->addLayout(createTransport());
    return tables;
}

QLayout* SlipWindow::createTransport() {
    auto* row = new QHBoxLayout;
    row->addStretch();
    const auto addButton = [&](QAction* action) {
        QToolButton* button = makeActionButton(action, this);
        button->setFocusPolicy(Qt::NoFocus); // its key works everywhere
        row->addWidget(button);
        return button;
    };
    for (QAction* action : m_playback->transport()) {
        m_buttons += addButton(action);
    }
    row->addSpacing(margin);
    QToolButton* parting = addButton(m_goToParting);
    parting->setAutoRaise(false);
    row->addSpacing(margin);
    m_count = new QLabel;
    m_count->setObjectName(QStringLiteral("slipCount"));
    m_announcer = new Announcer(m_count);
    row->addWidget(m_count);
    row->addStretch();
    showCount();
    return row;
}

QWidget* SlipWindow::createWords() {
    auto* words = new QWidget(this);
    auto* column = new QVBoxLayout(words);
    column->setContentsMargins(2, 2, margin, 2);
    m_winners = textLabel(QStringLiteral("slipWinners"), words);
    column->addWidget(m_winners);
    QFont bold = m_winners->font();
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved);
    m_winners->setFont(bold);
    m_reasons = textLabel(QStringLiteral("slipReasons"), words);
    column->addWidget(m_reasons);
    column->addStretch();
    for (QLabel* label : {m_winners, m_reasons}) {
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
    }
    QScrollArea* area = scrolling(words, this);
    area->setObjectName(QStringLiteral("slipWords"));
    area->setAccessibleName(tr("What becomes of this deal"));
    return area;
}

QWidget* SlipWindow::createCode() {
    auto* code = new QWidget(this);
    auto* column = new QVBoxLayout(code);
    column->setContentsMargins({});
    column->setSpacing(2);
    createTabs(code);
    m_code = new CodeDifference(code);
    auto* legend = new ElidedLabel(code);
    legend->setObjectName(QStringLiteral("slipLegend"));
    legend->setText(tr("+ missing in the published program   − only there"));
    column->addWidget(m_tabs);
    column->addWidget(m_code, 1);
    column->addWidget(legend);
    m_code->setLanguage(languages[1]);
    m_tabs->setCurrentIndex(1);
    return code;
}

void SlipWindow::createTabs(QWidget* parent) {
    m_tabs = new QTabBar(parent);
    m_tabs->setObjectName(QStringLiteral("slipTabs"));
    m_tabs->setAccessibleName(tr("The program's language"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setFocusPolicy(Qt::NoFocus); // each has a key
    for (std::size_t i = 0; i < languages.size(); ++i) {
        const int tab = m_tabs->addTab(nameOf(languages[i]));
        auto* action =
            makeAction(this, QStringLiteral("slipTab%1").arg(tab + 1), nameOf(languages[i]),
                       tr("The program in %1").arg(nameOf(languages[i])),
                       {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tab))});
        m_tabs->setTabToolTip(tab, action->toolTip());
        addAction(action);
        connect(action, &QAction::triggered, this, [this, tab] { m_tabs->setCurrentIndex(tab); });
    }
    connect(m_tabs, &QTabBar::currentChanged, this,
            [this](int tab) { m_code->setLanguage(languages[static_cast<std::size_t>(tab)]); });
}

void SlipWindow::showWords() {
    m_goToParting->setEnabled(m_games->parting().has_value() && !isPartingSecret());
    const bool isSecret = m_games->isSecret();
    m_winners->setText(isSecret ? tr("Who wins is kept secret.")
                                : describeWinners(m_games->verdict(SlipGames::Whole),
                                                  m_games->verdict(SlipGames::Published),
                                                  m_controller.names()));
    m_reasons->setText(reasons());
    for (const SlipGames::Way way : SlipGames::ways) {
        const bool isHidden =
            m_games->game(way).isFutureHidden() && m_games->game(way).verdict() == nullptr;
        m_sides[way]->setEnding(isHidden ? tr("How it ends is kept secret.")
                                         : VerdictText::sentence(m_games->verdict(way),
                                                                 SlipGames::rulesOf(way),
                                                                 m_controller.names()));
    }
}

/// Until it has been played here or on the table.
bool SlipWindow::isPartingSecret() const {
    const auto& parting = m_games->parting();
    const qint64 seen = std::max(m_games->leader().length(), m_controller.length());
    return m_controller.isFutureHidden() && (!parting || seen < static_cast<qint64>(parting->play));
}

QString SlipWindow::reasons() const {
    if (isPartingSecret()) {
        return tr("Where they part is kept secret until it has been played.");
    }
    const QString parting =
        describeParting(m_games->deal(), m_games->parting(), m_controller.names());
    const auto& anchor = m_games->verdict(SlipGames::Published).anchor;
    if (m_games->isSecret() || !anchor) {
        return parting;
    }
    return tr("%1\n\nWhy the published way can never end:\n%2")
        .arg(parting, VerdictText::anchorProof(m_games->deal(), *anchor, m_controller.names()));
}

void SlipWindow::showCount() {
    m_count->setText(tr("Plays: %1").arg(QLocale().toString(m_games->leader().index())));
}

void SlipWindow::announce() {
    m_announcer->announce(
        tr("The whole rule: %1 The published way: %2")
            .arg(m_sides[SlipGames::Whole]->play(), m_sides[SlipGames::Published]->play()));
}
