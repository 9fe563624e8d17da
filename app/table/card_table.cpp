// SPDX-License-Identifier: MIT
#include "app/table/card_table.h"

#include "app/game_controller.h"
#include "app/table/card_description.h"
#include "app/table/card_widget.h"
#include "app/table/ending_plaque.h"
#include "app/table/pond_art.h"
#include "app/table/row_signs.h"
#include "app/table/table_accessible.h"

#include <QFocusEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScreen>
#include <QStyleOptionFocusRect>
#include <QToolTip>
#include <QWindow>

#include <algorithm>
#include <utility>

using fishing::CardId;
using fishing::Play;
using fishing::Player;

namespace {

constexpr QSize leastSize(540, 300);
constexpr QSize usualSize(1100, 620);
constexpr QSize enough(820, 560); // to leave panels beside it as much as they like

constexpr int hoverGlide = 90;  // milliseconds
constexpr int gatherPause = 60; // milliseconds

} // namespace

CardTable::CardTable(GameController& controller, QWidget* parent, std::unique_ptr<FrameClock> clock)
    : QWidget(parent),
      m_controller(controller),
      m_theme(TableTheme::of(palette())),
      m_layout(usualSize, 0),
      m_signs(m_cards, this),
      m_stack(m_cards, m_signs.overlay()),
      m_background(this),
      m_input(controller, *this),
      m_clock(std::move(clock)) {
    installTableAccessibility();
    setObjectName(QStringLiteral("cardTable"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight); // the queue runs this way in every language
    m_signs.setTheme(m_theme);
    showNames();
    connect(m_clock.get(), &FrameClock::frame, this, &CardTable::advance);

    connect(&controller, &GameController::gameStarted, this, &CardTable::setUpCards);
    connect(&controller, &GameController::cardPlayed, this, [this](const Play& play) {
        m_step = Step{play, false};
    });
    connect(&controller, &GameController::playUndone, this, [this](const Play& play) {
        m_step = Step{play, true};
    });
    connect(&controller, &GameController::positionChanged, this, &CardTable::showPosition);
    connect(&controller, &GameController::verdictChanged, this, &CardTable::showAnchor);
    connect(&controller, &GameController::namesChanged, this, &CardTable::showNames);
    connect(&controller, &GameController::speedChanged, this,
            [this] { m_beatEnd = std::min(m_beatEnd, m_clock->now() + stepPace().hold); });
    if (controller.hasGame()) {
        setUpCards();
        showPosition();
        settle();
    }
}

void CardTable::setAnimated(bool animated) {
    m_animated = animated;
    if (!animated) {
        settle();
    }
}

void CardTable::setHandsFaceDown(bool faceDown) {
    if (faceDown != m_handsFaceDown) {
        m_handsFaceDown = faceDown;
        settle();
        showScene(m_scene, Pace::atLeisure().glide);
    }
}

void CardTable::setLook(const CardLook& look) {
    m_art.setLook(look);
    for (CardWidget* card : m_cards) {
        card->update();
    }
}

void CardTable::showFirstBeat() {
    if (const auto& last = m_controller.lastPlay()) {
        settle();
        showScene(landedScene(m_controller.position(), *last, false), 0);
    }
}

void CardTable::showHalfDone(const std::optional<Scene>& scene) {
    if (!scene && !m_isHalfDone) {
        return;
    }
    m_isHalfDone = scene.has_value();
    m_followUp.reset();
    showScene(scene ? *scene : restingScene(m_controller.position()), Pace::atLeisure().glide);
    m_lastChange = m_clock->now();
}

void CardTable::settle() {
    if (const auto followUp = std::exchange(m_followUp, std::nullopt)) {
        showScene(*followUp, 0);
    }
    for (CardWidget* card : m_cards) {
        card->arrive();
    }
    m_signs.finish();
    if (m_clock->isRunning()) {
        rest();
    }
}

CardWidget* CardTable::cardWidget(CardId id) const {
    return m_cards.at(id);
}

std::vector<QWidget*> CardTable::readingOrder() const {
    std::vector<QWidget*> order;
    const auto addHand = [&](Player player) {
        order.push_back(m_signs.bank(player));
        for (const CardId id : cardsInHand(m_scene, player)) {
            order.push_back(m_cards[id]);
        }
    };
    addHand(Player::A);
    for (const CardId id : cardsOnPile(m_scene)) {
        order.push_back(m_cards[id]);
    }
    addHand(Player::B);
    return order;
}

QString CardTable::describeCard(CardId id) const {
    return ::describeCard(m_scene, m_cards.at(id)->card(), m_controller.names());
}

QSize CardTable::sizeHint() const {
    return enough;
}

QSize CardTable::minimumSizeHint() const {
    return leastSize;
}

void CardTable::setUpCards() {
    m_step.reset();
    m_followUp.reset();
    m_choices.clear();
    m_isHalfDone = false;
    m_signs.clear();
    m_scene = Scene(); // names no card that is about to go
    const auto& deal = m_controller.deal();
    const std::size_t count = deal.hands[0].size() + deal.hands[1].size();
    const bool isFirst = m_cards.empty();
    while (m_cards.size() > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    updateLayout();
    while (m_cards.size() < count) {
        m_cards.push_back(new CardWidget(m_art, this));
        m_cards.back()->resize(m_layout.cardSize().toSize());
        m_cards.back()->move(m_layout.deckPlace().toPoint());
        m_cards.back()->show();
    }
    updateLayout();
    for (const auto& hand : deal.hands) {
        for (const fishing::Card card : hand) {
            // From wherever the card lay that was this widget's before.
            m_cards[card.id]->reset(card, m_cards[card.id]->pos(), !m_animated);
        }
    }
    m_stack.reset();
    const Pace pace = Pace::ofDeal();
    const Scene dealt = dealtScene(startOf(deal));
    if (isFirst || !animates()) {
        showScene(dealt, pace.glide, pace.spread, Change::Jump);
    } else {
        showScene(gatheredScene(startOf(deal)), pace.hold, 0, Change::Jump);
        m_followUp = dealt;
        m_beatEnd = m_clock->now() + pace.hold + gatherPause;
    }
    m_lastChange = m_clock->now();
}

void CardTable::showPosition() {
    const auto step = std::exchange(m_step, std::nullopt);
    const bool wasHalfDone = std::exchange(m_isHalfDone, false);
    const Scene& shown = m_followUp ? *m_followUp : m_scene;
    const bool isShown = !isPlayUnderWay(shown) && shown.position == m_controller.position();
    if (!step && !wasHalfDone && isShown) {
        return; // as a new deal, which is on its way already
    }
    // Of a run that has partly been taken only the rest has a way to go.
    const bool isRunUnderWay = wasHalfDone && m_scene.beat == Beat::Taking;
    m_followUp.reset();
    if (step && !isRunUnderWay) {
        showStep(*step, stepPace());
    } else if (step) {
        showScene(restingScene(m_controller.position()), stepPace().glide);
    } else {
        showScene(restingScene(m_controller.position()), Pace::ofJump(sinceLastChange()).glide, 0,
                  Change::Jump);
    }
    m_lastChange = m_clock->now();
}

void CardTable::showStep(const Step& step, const Pace& pace) {
    const Scene resting = restingScene(m_controller.position());
    if (!step.play.captures() || !pace.beats || !animates()) {
        showScene(resting, pace.glide);
        return;
    }
    fishing::Position after = resting.position;
    if (step.backward) {
        play(after, m_controller.rules());
    }
    const int spread = step.backward ? pace.spread : 0;
    showScene(landedScene(after, step.play, step.backward), pace.glide, spread);
    m_followUp = step.backward ? resting : takenScene(after, step.play);
    m_beatEnd = m_clock->now() + pace.glide + spread + pace.hold;
}

void CardTable::showScene(const Scene& scene, int glide, int spread, Change change) {
    const bool atOnce = !animates() || glide == 0;
    m_scene = scene;
    if (atOnce && !isPlayUnderWay(scene)) {
        m_scene = restingScene(scene.position); // all cards have arrived
    }
    m_scene.handsFaceDown = m_handsFaceDown;
    const auto placements = m_layout.place(m_scene);
    const qint64 now = m_clock->now();
    for (const Placement& placement : placements) {
        CardWidget* card = m_cards[placement.card.id];
        const qint64 start = now + qRound(placement.delay.value_or(0) * spread);
        card->glideTo(placement.topLeft, placement.faceUp, start, glide,
                      placement.delay.has_value());
        if (atOnce) {
            card->arrive();
        }
    }
    m_restack.reset();
    if (change == Change::Jump && spread == 0 && !atOnce) {
        m_restack = now + glide / 2;
    } else {
        m_stack.arrange(placements, now, atOnce ? 0 : spread);
    }
    const bool isOver =
        m_controller.hasGame() && m_controller.isAtEnd() && !isPlayUnderWay(m_scene);
    const auto ending = isOver ? fishing::ending(m_scene.position, m_controller.rules())
                               : std::optional<fishing::Outcome>();
    m_signs.show(m_scene, placements, ending, now, atOnce ? 0 : glide + spread,
                 change == Change::Jump);
    showAnchor();
    showRowSigns();
    QToolTip::hideText(); // it may tell of what was
    if (!atOnce) {
        m_clock->start();
    }
}

void CardTable::showAnchor() {
    const auto* verdict = m_controller.hasGame() ? m_controller.verdict() : nullptr;
    m_signs.showAnchor(m_scene, m_layout.place(m_scene),
                       verdict != nullptr ? verdict->anchor : std::nullopt);
}

void CardTable::showRowSigns() {
    RowSigns signs = m_layout.rowSigns(m_scene);
    if (signs != m_rowSigns) {
        std::swap(signs, m_rowSigns);
        update(placeOf(m_rowSigns) + placeOf(signs));
    }
}

void CardTable::showNames() {
    m_signs.setNames(m_controller.names());
    update(); // the plaque may name the winner
}

void CardTable::advance() {
    const qint64 now = m_clock->now();
    if (m_followUp && now >= m_beatEnd) {
        const Scene next = *std::exchange(m_followUp, std::nullopt);
        const bool isDeal = next.beat == Beat::Dealt;
        const Pace stepping = m_controller.isRunning() ? stepPace() : Pace::atLeisure();
        const Pace pace = isDeal ? Pace::ofDeal() : stepping;
        showScene(next, std::max(pace.glide, 1), pace.spread, isDeal ? Change::Jump : Change::Step);
    }
    if (m_restack && now >= *m_restack) {
        m_restack.reset();
        m_stack.arrange(m_layout.place(m_scene), now, 0);
    }
    m_stack.advance(now);
    bool moving = m_followUp.has_value();
    for (CardWidget* card : m_cards) {
        moving = card->advance(now) || moving;
    }
    moving = m_signs.advance(now) || moving;
    if (!moving) {
        rest();
    }
}

void CardTable::rest() {
    m_clock->stop();
    m_restack.reset();
    m_signs.finish();
    if (!isPlayUnderWay(m_scene)) {
        m_scene.beat = Beat::None; // all cards have arrived
        m_scene.play.reset();
    }
    showRowSigns();
    // Cards that flew above all others take their places among them.
    m_stack.arrange(m_layout.place(m_scene), 0, 0);
    emit settled();
    m_input.lookAgain();
}

Pace CardTable::stepPace() const {
    if (m_controller.isRunning()) {
        return Pace::ofStep(1000 / m_controller.speed());
    }
    // While cards still move, the next step may come as soon as this one came after the last.
    return isSettled() ? Pace::atLeisure() : Pace::ofStep(sinceLastChange());
}

double CardTable::sinceLastChange() const {
    return static_cast<double>(m_clock->now() - m_lastChange);
}

void CardTable::updateLayout() {
    m_layout = TableLayout(size(), m_cards.size(), pixelGrid(devicePixelRatioF()));
    const QSize cardSize = m_layout.cardSize().toSize();
    for (CardWidget* card : m_cards) {
        card->resize(cardSize);
    }
    m_signs.arrange(m_layout);
    updatePond();
}

void CardTable::updatePond() {
    m_background.setPond({size(), m_layout.shores(), m_theme});
}

void CardTable::resizeEvent(QResizeEvent*) {
    fitScreen();
}

void CardTable::showEvent(QShowEvent*) {
    // Another screen may have another pixel ratio, and so another grid.
    connect(window()->windowHandle(), &QWindow::screenChanged, this, &CardTable::fitScreen,
            Qt::UniqueConnection);
    if (m_background.pixelRatio() != devicePixelRatioF()) {
        fitScreen();
    }
}

void CardTable::fitScreen() {
    updateLayout();
    if (!m_cards.empty()) {
        showScene(m_scene, 0);
        settle();
    }
}

void CardTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_theme = TableTheme::of(palette());
        m_signs.setTheme(m_theme);
        updatePond();
    }
    QWidget::changeEvent(event);
}

void CardTable::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setClipRegion(event->region());
    m_background.paint(painter);
    paintRowSigns(painter, m_rowSigns, m_theme, font());
    if (const auto ending = m_signs.ending()) {
        // One hand at least has run empty, and leaves room.
        const Player empty = shownInHand(m_scene, Player::A) == 0 ? Player::A : Player::B;
        paintEndingPlaque(painter, m_layout.handArea(empty), m_theme, font(),
                          {*ending, m_controller.index(), m_controller.names()});
    }
    if (m_showsFocus) {
        QStyleOptionFocusRect option;
        option.initFrom(this);
        option.rect = m_layout.pileArea().toAlignedRect();
        style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
    }
}

void CardTable::focusInEvent(QFocusEvent* event) {
    m_showsFocus =
        event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
    QWidget::focusInEvent(event);
}

void CardTable::focusOutEvent(QFocusEvent* event) {
    m_showsFocus = false;
    update();
    QWidget::focusOutEvent(event);
}

void CardTable::hideEvent(QHideEvent*) {
    settle(); // nobody looks
}

void CardTable::raiseCard(std::optional<CardId> id) {
    const bool isAtRest = isSettled() && (m_scene.beat == Beat::None || m_isHalfDone);
    if (id == m_scene.raised || !isAtRest) {
        return; // cards in movement are not held up
    }
    const auto before = m_scene.raised;
    m_scene.raised = id;
    emit cardRaised(id);
    const auto placements = m_layout.place(m_scene);
    for (const Placement& placement : placements) {
        if (placement.card.id == id || placement.card.id == before) {
            m_cards[placement.card.id]->glideTo(placement.topLeft, placement.faceUp, m_clock->now(),
                                                hoverGlide);
        }
    }
    m_stack.arrange(placements, 0, 0);
    if (m_animated) {
        m_clock->start();
    } else {
        settle();
    }
}

void CardTable::refuse(CardId id) {
    shake(id);
    emit cardRefused();
}

void CardTable::shake(CardId id) {
    if (m_animated) {
        m_cards.at(id)->shake(m_clock->now());
        m_clock->start();
    }
}

void CardTable::setChoices(const std::vector<CardId>& cards) {
    m_choices = cards;
}

void CardTable::setNumbered(const std::vector<CardId>& cards) {
    std::vector<const CardWidget*> widgets;
    for (const CardId id : cards) {
        widgets.push_back(m_cards.at(id));
    }
    m_signs.overlay()->setNumbered(std::move(widgets));
}

std::vector<CardId> CardTable::focusedCards() const {
    for (const Player player : {Player::A, Player::B}) {
        if (m_signs.bank(player)->hasFocus()) {
            return cardsInHand(m_scene, player);
        }
    }
    return cardsOnPile(m_scene);
}
