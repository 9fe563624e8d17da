// SPDX-License-Identifier: MIT
#include "app/panels/verdict_panel.h"

#include "app/game_controller.h"
#include "app/panel_button.h"
#include "app/panels/verdict_emblem.h"
#include "app/panels/verdict_row.h"
#include "app/panels/verdict_search.h"
#include "app/text_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using fishing::Outcome;
using fishing::PlayCount;

namespace {

constexpr int margin = 12;
constexpr int inset = 8; // of text, so that it stands above the text of the rows
constexpr int sectionGap = 16;

// How far the classic game of the same deal is looked at: far beyond the longest that is known, and
// still a matter of milliseconds.
constexpr PlayCount classicLimit = 100'000;

QLabel* headingLabel(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    QFont bold;
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved); // the rest as the panel has it
    label->setFont(bold);
    return label;
}

/// A column without margins of its own.
QVBoxLayout* columnIn(QWidget* parent) {
    auto* column = new QVBoxLayout(parent);
    column->setContentsMargins({});
    column->setSpacing(6);
    return column;
}

/// Buttons side by side, no wider than they need to be.
void addButtons(QVBoxLayout& column, std::initializer_list<QWidget*> buttons) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    for (QWidget* button : buttons) {
        row->addWidget(button);
    }
    row->addStretch();
    column.addLayout(row);
}

} // namespace

VerdictPanel::VerdictPanel(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    setObjectName(QStringLiteral("verdictPanel"));
    setAccessibleName(tr("Verdict"));
    m_area = new QScrollArea(this);
    m_area->setObjectName(QStringLiteral("verdictScroll"));
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus); // the arrow keys belong to the game
    m_area->setWidget(createSections());
    m_area->viewport()->setAutoFillBackground(false);
    m_area->widget()->setAutoFillBackground(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(m_area);
    showTitleFont();
    listen();
}

QSize VerdictPanel::sizeHint() const {
    return {300, 600};
}

void VerdictPanel::listen() {
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &VerdictPanel::refresh);
    connect(&m_controller, &GameController::gameStarted, this, [this] {
        ++m_game;
        m_classic.reset();
        refreshSoon();
    });
    connect(&m_controller, &GameController::lengthChanged, this, &VerdictPanel::refreshSoon);
    connect(&m_controller, &GameController::verdictChanged, this, &VerdictPanel::refreshSoon);
    connect(&m_controller, &GameController::judgingChanged, this, &VerdictPanel::refreshSoon);
    connect(&m_controller, &GameController::futureHiddenChanged, this, &VerdictPanel::refreshSoon);
    connect(&m_controller, &GameController::namesChanged, this, &VerdictPanel::refreshSoon);
}

void VerdictPanel::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void VerdictPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        showTitleFont();
    }
}

QWidget* VerdictPanel::createSections() {
    auto* sections = new QWidget;
    auto* column = new QVBoxLayout(sections);
    column->setContentsMargins(margin - inset, margin, margin - inset, margin);
    column->setSpacing(sectionGap);
    m_search = new VerdictSearch(m_controller);
    for (QWidget* section :
         {createHead(), createAnchorSection(), createLoopSection(), static_cast<QWidget*>(m_search),
          createFigures(), createClassicSection()}) {
        section->setContentsMargins(inset, 0, inset, 0);
        column->addWidget(section);
    }
    m_figures->setContentsMargins({});
    m_scope->setContentsMargins(inset, 0, inset, 0);
    column->addStretch();
    return sections;
}

QWidget* VerdictPanel::createHead() {
    auto* section = new QWidget;
    auto* column = columnIn(section);
    auto* row = new QHBoxLayout;
    row->setSpacing(margin);
    m_emblem = new VerdictEmblem(section);
    m_emblem->setObjectName(QStringLiteral("verdictEmblem"));
    m_title = textLabel(QStringLiteral("verdictTitle"), section);
    m_title->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_sentence = textLabel(QStringLiteral("verdictSentence"), section);
    row->addWidget(m_emblem);
    row->addWidget(m_title, 1);
    column->addLayout(row);
    column->addWidget(m_sentence);
    return section;
}

QWidget* VerdictPanel::createAnchorSection() {
    m_anchorSection = new QWidget;
    auto* column = columnIn(m_anchorSection);
    column->addWidget(headingLabel(tr("Why it never ends"), m_anchorSection));
    m_anchorText = textLabel(QStringLiteral("anchorText"), m_anchorSection);
    column->addWidget(m_anchorText);
    auto* show = new PanelButton(QStringLiteral("showReturn"), tr("See one come back"),
                                 tr("Go to the next play of such a card"), m_anchorSection);
    connect(show, &QPushButton::clicked, this, &VerdictPanel::showReturnOfAnchor);
    addButtons(*column, {show});
    return m_anchorSection;
}

QWidget* VerdictPanel::createLoopSection() {
    m_loopSection = new QWidget;
    auto* column = columnIn(m_loopSection);
    column->addWidget(headingLabel(tr("The loop"), m_loopSection));
    m_loopText = textLabel(QStringLiteral("loopText"), m_loopSection);
    column->addWidget(m_loopText);
    auto* go = new PanelButton(QStringLiteral("goToLoop"), tr("Go to the loop"),
                               tr("Go to the first position that comes back"), m_loopSection);
    connect(go, &QPushButton::clicked, this, [this] {
        const auto* verdict = m_controller.verdict();
        if (verdict != nullptr && verdict->cycle) {
            goTo(static_cast<qint64>(verdict->cycle->start));
        }
    });
    auto* compare = new PanelButton(QStringLiteral("compare"), tr("Compare"),
                                    tr("See the two equal positions side by side"), m_loopSection);
    connect(compare, &QPushButton::clicked, this, &VerdictPanel::compareWanted);
    addButtons(*column, {go, compare});
    return m_loopSection;
}

QWidget* VerdictPanel::createFigures() {
    m_figures = new QWidget;
    auto* column = columnIn(m_figures);
    column->setSpacing(2);
    m_scope = textLabel(QStringLiteral("figuresScope"), m_figures);
    column->addWidget(m_scope);
    for (VerdictRow*& row : m_rows) {
        row = new VerdictRow(m_figures);
        connect(row, &VerdictRow::clicked, this, [this, row] { goTo(row->figure().place); });
        column->addWidget(row);
    }
    return m_figures;
}

QWidget* VerdictPanel::createClassicSection() {
    m_classicSection = new QWidget;
    auto* column = columnIn(m_classicSection);
    column->addWidget(headingLabel(tr("The same deal by the classic rule"), m_classicSection));
    m_classicText = textLabel(QStringLiteral("classicText"), m_classicSection);
    column->addWidget(m_classicText);
    auto* watch =
        new PanelButton(QStringLiteral("watchClassic"), tr("Watch that game"),
                        tr("Play the same deal again by the classic rule"), m_classicSection);
    connect(watch, &QPushButton::clicked, this, [this] { emit rulesWanted(fishing::Rules()); });
    addButtons(*column, {watch});
    return m_classicSection;
}

void VerdictPanel::showTitleFont() {
    QFont large = font();
    large.setBold(true);
    large.setPointSizeF(1.45 * QFontInfo(font()).pointSizeF()); // though it be given in pixels
    m_title->setFont(large);
}

VerdictPanel::Known VerdictPanel::known() const {
    Known now;
    now.game = m_game;
    now.names = m_controller.names();
    const auto* verdict = m_controller.verdict();
    now.isSecret = m_controller.isFutureHidden() && verdict == nullptr;
    if (now.isSecret || !m_controller.hasGame()) {
        return now;
    }
    now.isJudging = m_controller.isJudging();
    now.isStopped = m_search->isStopped();
    now.limit = m_controller.limit();
    now.plays = static_cast<PlayCount>(m_controller.length());
    if (verdict != nullptr) {
        now.outcome = verdict->outcome;
        now.cycle = verdict->cycle;
        now.anchor = verdict->anchor;
        now.standing = verdict->standing ? std::optional(verdict->standing->plays) : std::nullopt;
        if (now.cycle) {
            // All that can ever be seen, wherever a wait or a lead crosses the loop's seam.
            now.plays = now.cycle->start + 2 * now.cycle->period;
        }
    }
    return now;
}

void VerdictPanel::refreshSoon() {
    if (isVisible()) {
        m_soon.start();
    }
}

void VerdictPanel::refresh() {
    const Known now = known();
    if (now == m_shown) {
        return;
    }
    if (!m_shown || now.game != m_shown->game) {
        m_area->verticalScrollBar()->setValue(0);
    }
    m_shown = now;
    const bool tells = m_controller.hasGame() && !now.isSecret;
    showHead();
    showProofs();
    m_search->refresh();
    m_search->setVisible(m_search->hasNews());
    m_figures->setVisible(tells);
    if (tells) {
        showFigures();
    }
    showClassic();
}

void VerdictPanel::showHead() {
    const auto* verdict = m_controller.verdict();
    QString title;
    QString sentence;
    if (!m_controller.hasGame()) {
        title = tr("No game yet");
    } else if (m_shown->isSecret) {
        title = tr("A secret");
        sentence = tr("Whether and how this game ends is kept secret. Play on to find out.");
    } else if (verdict == nullptr) {
        title = tr("Not known yet");
    } else {
        title = VerdictText::title(*verdict, m_shown->names);
        sentence = VerdictText::sentence(*verdict, m_controller.rules(), m_shown->names);
    }
    m_emblem->setOutcome(m_shown->outcome);
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void VerdictPanel::showProofs() {
    m_anchorSection->setVisible(m_shown->anchor.has_value());
    if (m_shown->anchor) {
        m_anchorText->setText(
            VerdictText::anchorProof(m_controller.deal(), *m_shown->anchor, m_shown->names));
    }
    m_loopSection->setVisible(m_shown->cycle.has_value());
    if (m_shown->cycle) {
        m_loopText->setText(VerdictText::loop(m_controller.game(), *m_shown->cycle));
    }
}

void VerdictPanel::showFigures() {
    const bool isOver = m_controller.isLengthFinal();
    m_scope->setVisible(!isOver);
    const auto statistics = fishing::statisticsOf(m_controller.game(), m_shown->plays);
    m_scope->setText(VerdictText::scope(statistics.plays, m_shown->cycle));
    const auto figures = VerdictText::figures(statistics, isOver);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < figures.size());
        if (i < figures.size()) {
            m_rows[i]->setFigure(figures[i]);
        }
    }
}

void VerdictPanel::showClassic() {
    const bool isWanted = m_controller.hasGame() && !m_shown->isSecret &&
                          m_controller.rules().capture != fishing::Rules().capture;
    m_classicSection->setVisible(isWanted);
    if (!isWanted) {
        return;
    }
    if (!m_classic) {
        m_classic = judge(m_controller.deal(), {}, classicLimit);
    }
    m_classicText->setText(
        VerdictText::classic(*m_classic, m_controller.verdict(), m_shown->names));
}

void VerdictPanel::goTo(std::optional<qint64> place) {
    if (place && m_controller.hasGame()) {
        m_controller.seek(*place);
    }
}

void VerdictPanel::showReturnOfAnchor() {
    if (!m_shown || !m_shown->anchor) {
        return;
    }
    m_controller.pause();
    fishing::Position position = m_controller.position();
    // Both hands hold such a card, so one is played before either hand has been played through.
    for (qint64 place = m_controller.index();; ++place) {
        const fishing::Play next = play(position, m_controller.rules());
        if (next.captures() && next.card.rank == *m_shown->anchor) {
            m_controller.seek(place);
            m_controller.stepForward(); // is seen to come back, unlike by a jump
            return;
        }
    }
}
