// SPDX-License-Identifier: MIT
#include "app/table/card_table.h"

#include "app/card_names.h"
#include "app/game_controller.h"
#include "app/table/card_widget.h"
#include "app/table/glow_overlay.h"
#include "app/table/player_bank.h"
#include "app/table/pond_art.h"
#include "app/table/table_accessible.h"
#include "app/translated.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

using fishing::CardId;
using fishing::Play;
using fishing::Player;

namespace {

constexpr int frameInterval = 16; // milliseconds

constexpr QSize leastSize(560, 300);
constexpr QSize usualSize(1100, 620);

// Milliseconds, where nothing hurries.
constexpr int usualGlide = 260;
constexpr int usualHold = 320;
constexpr int usualSpread = 340;
constexpr int jumpGlide = 180;
constexpr int dealGlide = 300;
constexpr int dealSpread = 620;
constexpr int hoverGlide = 90;
constexpr int glowFade = 120;

/// A first beat shorter than this is not seen, and is left out.
constexpr int leastGlide = 30;
/// Jumps that follow one another this closely are a drag: the table keeps up with the pointer.
constexpr int dragInterval = 120;
/// Steps as close as the frames of the screen are shown at once.
constexpr int leastStepInterval = 25;

/// The smallest number of pixels that is a whole number of the screen's own, where there is one.
int gridFor(qreal pixelRatio) {
    constexpr int coarsest = 8;
    for (int grid = 1; grid <= coarsest; ++grid) {
        const double device = grid * pixelRatio;
        if (std::abs(device - std::round(device)) < 1e-6) {
            return grid;
        }
    }
    return 1;
}

} // namespace

/// How long each part of showing a change takes, in milliseconds.
struct CardTable::Pace {
    int glide = usualGlide;
    int hold = usualHold;     ///< from the landing to the taking
    int spread = usualSpread; ///< from the first card of a run to the last
    bool beats = true;        ///< whether a capture is shown in two
};

CardTable::CardTable(GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_theme(TableTheme::of(palette())),
      m_layout(usualSize, 0),
      m_overlay(new GlowOverlay(this)) {
    installTableAccessibility();
    setObjectName(QStringLiteral("cardTable"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMouseTracking(true);
    setLayoutDirection(Qt::LeftToRight); // the queue runs this way in every language
    for (const Player player : {Player::A, Player::B}) {
        m_banks[indexOf(player)] = new PlayerBank(player, this);
        m_banks[indexOf(player)]->setName(translated(words::nameOf(player)));
        m_banks[indexOf(player)]->setTheme(m_theme);
    }
    m_overlay->setColor(m_theme.glow);
    m_clock.start();
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(frameInterval);
    connect(&m_frames, &QTimer::timeout, this, &CardTable::advance);

    connect(&controller, &GameController::gameStarted, this, &CardTable::setUpCards);
    connect(&controller, &GameController::cardPlayed, this, [this](const Play& play) {
        m_step = Step{play, false};
    });
    connect(&controller, &GameController::playUndone, this, [this](const Play& play) {
        m_step = Step{play, true};
    });
    connect(&controller, &GameController::positionChanged, this, &CardTable::showPosition);
    connect(&controller, &GameController::verdictChanged, this, &CardTable::showBanks);
    connect(&controller, &GameController::speedChanged, this,
            [this] { m_beatEnd = std::min(m_beatEnd, m_clock.elapsed() + pace().hold); });
    if (controller.hasGame()) {
        setUpCards();
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
        showScene(m_scene, jumpGlide);
    }
}

void CardTable::setLook(const CardLook& look) {
    m_art.setLook(look);
    for (CardWidget* card : m_cards) {
        card->update();
    }
}

void CardTable::showFirstBeat() {
    if (const auto next = m_controller.nextPlay()) {
        settle();
        Scene scene = restingScene(m_controller.position());
        scene.play = next;
        scene.beat = Beat::Landed;
        showScene(scene, 0);
    }
}

void CardTable::settle() {
    if (const auto followUp = std::exchange(m_followUp, std::nullopt)) {
        showScene(*followUp, 0);
    }
    for (CardWidget* card : m_cards) {
        card->arrive();
    }
    m_overlay->follow();
    if (m_frames.isActive()) {
        rest();
    }
}

CardWidget* CardTable::cardWidget(CardId id) const {
    return m_cards.at(id);
}

std::vector<QWidget*> CardTable::readingOrder() const {
    std::vector<QWidget*> order;
    const auto addHand = [&](Player player) {
        order.push_back(m_banks[indexOf(player)]);
        const auto& hand = m_scene.position.handOf(player);
        for (std::size_t i = hand.size() - shownInHand(m_scene, player); i < hand.size(); ++i) {
            order.push_back(m_cards[hand[i].id]);
        }
    };
    addHand(Player::A);
    for (const fishing::Card card : m_scene.position.pile) {
        order.push_back(m_cards[card.id]);
    }
    if (m_scene.beat == Beat::Landed) {
        order.push_back(m_cards[m_scene.play->card.id]);
    }
    addHand(Player::B);
    return order;
}

QString CardTable::describeCard(CardId id) const {
    const QString name = spokenName(m_cards.at(id)->card());
    for (const Player player : {Player::A, Player::B}) {
        const auto& hand = m_scene.position.handOf(player);
        const std::size_t landed = hand.size() - shownInHand(m_scene, player);
        for (std::size_t i = landed; i < hand.size(); ++i) {
            if (hand[i].id != id) {
                continue;
            }
            const QString shown = m_handsFaceDown ? tr("a card, face down") : name;
            const QString owner = translated(words::nameOf(player));
            if (i == landed) {
                return tr("%1, front of %2’s hand").arg(shown, owner);
            }
            return tr("%1, card %2 of %3 in %4’s hand")
                .arg(shown)
                .arg(i - landed + 1)
                .arg(hand.size() - landed)
                .arg(owner);
        }
    }
    const auto& pile = m_scene.position.pile;
    for (std::size_t i = 0; i < pile.size(); ++i) {
        if (pile[i].id == id) {
            return tr("%1, card %2 of %3 in the pile").arg(name).arg(i + 1).arg(pile.size());
        }
    }
    return tr("%1, just played").arg(name);
}

QSize CardTable::sizeHint() const {
    return usualSize;
}

QSize CardTable::minimumSizeHint() const {
    return leastSize;
}

void CardTable::setUpCards() {
    m_step.reset();
    m_followUp.reset();
    m_raises.clear();
    m_overlay->setGlows({});
    m_overlay->setAnchor(nullptr);
    const auto& deal = m_controller.deal();
    const std::size_t count = deal.hands[0].size() + deal.hands[1].size();
    while (m_cards.size() > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        m_cards.push_back(new CardWidget(m_art, this));
        m_cards.back()->show();
    }
    updateLayout();
    const bool faceUp = !m_animated; // a deck lies face down
    for (const auto& hand : deal.hands) {
        for (const fishing::Card card : hand) {
            m_cards[card.id]->reset(card, m_layout.deckPlace(), faceUp);
        }
    }
    m_stack.clear();
    std::vector<CardId> deck(count);
    std::iota(deck.begin(), deck.end(), CardId{0});
    restack(deck);
    showScene(dealtScene(startOf(deal)), dealGlide, dealSpread);
    m_lastChange = m_clock.elapsed();
}

void CardTable::showPosition() {
    const auto step = std::exchange(m_step, std::nullopt);
    const Scene& shown = m_followUp ? *m_followUp : m_scene;
    if (!step && shown.beat != Beat::Landed && shown.position == m_controller.position()) {
        return; // as a new deal, which is on its way already
    }
    const Pace now = step ? steppingPace() : pace();
    m_followUp.reset();
    if (step) {
        showStep(*step, now);
    } else {
        showScene(restingScene(m_controller.position()), now.glide);
    }
    m_lastChange = m_clock.elapsed();
}

void CardTable::showStep(const Step& step, const Pace& pace) {
    const Scene resting = restingScene(m_controller.position());
    if (!step.play.captures() || !pace.beats) {
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
    m_beatEnd = m_clock.elapsed() + pace.glide + spread + pace.hold;
}

void CardTable::showScene(const Scene& scene, int glide, int spread) {
    const bool atOnce = !m_animated || glide == 0 || !isVisible();
    m_scene = scene;
    if (atOnce && scene.beat != Beat::Landed) {
        m_scene = restingScene(scene.position); // all cards have arrived
    }
    m_scene.handsFaceDown = m_handsFaceDown;
    const auto placements = m_layout.place(m_scene);
    const qint64 now = m_clock.elapsed();
    for (const Placement& placement : placements) {
        CardWidget* card = m_cards[placement.card.id];
        const qint64 start = now + qRound(placement.delay.value_or(0) * spread);
        card->glideTo(placement.topLeft, placement.faceUp, start, glide);
        if (atOnce) {
            card->arrive();
        }
    }
    stack(placements, now, atOnce ? 0 : spread);
    showGlows(placements, atOnce ? 0 : glide + spread);
    showBanks();
    if (!atOnce) {
        keepMoving();
    }
}

void CardTable::showGlows(const std::vector<Placement>& placements, int wait) {
    std::vector<GlowOverlay::Glow> glows;
    for (auto placement = placements.begin(); placement != placements.end(); ++placement) {
        if (placement->glow > 0) {
            GlowOverlay::Glow glow{m_cards[placement->card.id], placement->glow, {}};
            for (auto above = placement + 1; above != placements.end(); ++above) {
                glow.above.push_back(m_cards[above->card.id]);
            }
            glows.push_back(std::move(glow));
        }
    }
    m_glowStart = m_clock.elapsed() + wait;
    m_overlay->setStrength(wait == 0 ? 1 : 0);
    m_overlay->setGlows(std::move(glows));
}

void CardTable::showBanks() {
    const auto* verdict = m_controller.verdict();
    const bool isOver =
        m_controller.hasGame() && m_controller.isAtEnd() && m_scene.beat == Beat::None;
    const auto ending =
        isOver ? fishing::ending(m_scene.position, m_controller.rules()) : std::nullopt;
    for (const Player player : {Player::A, Player::B}) {
        BankState state;
        state.mood = moodOf(m_scene, player, ending);
        state.cards = static_cast<int>(shownInHand(m_scene, player));
        state.isMover = !ending && m_scene.position.mover == player;
        m_banks[indexOf(player)]->setState(state);
    }
    const bool anchored = verdict && verdict->anchor && !m_scene.position.pile.empty();
    m_overlay->setAnchor(anchored ? m_cards[m_scene.position.pile[0].id] : nullptr);
}

void CardTable::stack(const std::vector<Placement>& placements, qint64 now, int spread) {
    m_raises.clear();
    std::vector<CardId> order;
    std::vector<Raise> late;
    for (const Placement& placement : placements) {
        if (placement.delay && spread > 0) {
            late.push_back({now + qRound(*placement.delay * spread), placement.card.id});
        } else {
            order.push_back(placement.card.id);
        }
    }
    // Cards that wait for their turn lie above the others as they lie now, and each goes on top of
    // all when it sets out; if it did so sooner, one would see it jump.
    for (const CardId id : m_stack) {
        if (std::ranges::find(late, id, &Raise::id) != late.end()) {
            order.push_back(id);
        }
    }
    std::ranges::stable_sort(late, {}, &Raise::time);
    m_raises.assign(late.begin(), late.end());
    restack(std::move(order));
}

void CardTable::restack(std::vector<CardId> stack) {
    // What lies below the first difference may stay as it is.
    const auto changed =
        std::mismatch(stack.begin(), stack.end(), m_stack.begin(), m_stack.end()).first;
    for (auto id = changed; id != stack.end(); ++id) {
        m_cards[*id]->raise();
    }
    if (changed != stack.end()) {
        m_overlay->raise();
    }
    m_stack = std::move(stack);
}

void CardTable::raiseCards(qint64 now) {
    bool raised = false;
    for (; !m_raises.empty() && m_raises.front().time <= now; m_raises.pop_front()) {
        const CardId id = m_raises.front().id;
        std::erase(m_stack, id);
        m_stack.push_back(id);
        m_cards[id]->raise();
        raised = true;
    }
    if (raised) {
        m_overlay->raise();
    }
}

void CardTable::advance() {
    const qint64 now = m_clock.elapsed();
    if (m_followUp && now >= m_beatEnd) {
        const Scene next = *std::exchange(m_followUp, std::nullopt);
        const Pace paceNow = pace();
        showScene(next, std::max(paceNow.glide, 1), paceNow.spread);
    }
    raiseCards(now);
    bool moving = m_followUp.has_value();
    for (CardWidget* card : m_cards) {
        moving = card->advance(now) || moving;
    }
    const double fade = static_cast<double>(now - m_glowStart) / glowFade;
    m_overlay->setStrength(std::clamp(fade, 0.0, 1.0));
    m_overlay->follow();
    if (!moving) {
        rest();
    }
}

void CardTable::rest() {
    m_frames.stop();
    m_overlay->setStrength(1);
    if (m_scene.beat == Beat::Dealt || m_scene.beat == Beat::Taken) {
        showScene(restingScene(m_scene.position), 0);
    }
    emit settled();
    pointAt(m_pointer); // other cards may have come under it
}

void CardTable::keepMoving() {
    if (!m_frames.isActive()) { // starting it again would put the next frame off
        m_frames.start();
    }
}

CardTable::Pace CardTable::pace() const {
    const double sinceChange = static_cast<double>(m_clock.elapsed() - m_lastChange);
    Pace pace = steppingPace();
    pace.glide = sinceChange < dragInterval ? 0 : jumpGlide;
    return pace;
}

CardTable::Pace CardTable::steppingPace() const {
    constexpr double ample = 1e6;
    // A capture has to fit between this change and the next, which may come as soon as this one
    // came after the last.
    double interval = ample;
    if (m_controller.isRunning()) {
        interval = 1000 / m_controller.speed();
    } else if (!isSettled()) {
        interval = static_cast<double>(m_clock.elapsed() - m_lastChange);
    }
    constexpr int whole = 2 * usualGlide + usualHold + usualSpread;
    const double factor = std::min(1.0, 0.9 * interval / whole);
    Pace pace;
    pace.glide = qRound(usualGlide * factor);
    pace.hold = qRound(usualHold * factor);
    pace.spread = qRound(usualSpread * factor);
    pace.beats = m_animated && pace.glide >= leastGlide;
    if (!pace.beats) {
        // The next play catches these cards in the air, until even that is too fast to see.
        pace.glide = interval < leastStepInterval ? 0 : std::min(jumpGlide, qRound(1.5 * interval));
    }
    return pace;
}

void CardTable::updateLayout() {
    m_layout = TableLayout(size(), m_cards.size(), gridFor(devicePixelRatioF()));
    const QSize cardSize = m_layout.cardSize().toSize();
    for (CardWidget* card : m_cards) {
        card->resize(cardSize);
    }
    for (const Player player : {Player::A, Player::B}) {
        m_banks[indexOf(player)]->setGeometry(m_layout.bank(player).toAlignedRect());
    }
    updateBackground();
}

void CardTable::updateBackground() {
    const PondArt pond(size(), m_layout.farShore(), m_layout.nearShore(), m_theme);
    m_background = pond.picture(devicePixelRatioF());
    update();
}

void CardTable::resizeEvent(QResizeEvent*) {
    m_overlay->setGeometry(rect());
    fitScreen();
}

void CardTable::showEvent(QShowEvent*) {
    // Another screen may have another pixel ratio, and so another grid.
    connect(window()->windowHandle(), &QWindow::screenChanged, this, &CardTable::fitScreen,
            Qt::UniqueConnection);
    if (m_background.devicePixelRatio() != devicePixelRatioF()) {
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
        m_overlay->setColor(m_theme.glow);
        for (PlayerBank* bank : m_banks) {
            bank->setTheme(m_theme);
        }
        updateBackground();
    }
    QWidget::changeEvent(event);
}

void CardTable::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.drawPixmap(0, 0, m_background);
}

bool CardTable::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip || m_cards.empty()) {
        return QWidget::event(event);
    }
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto id = m_layout.cardAt(m_scene, help->pos())) {
        QToolTip::showText(help->globalPos(), describeCard(*id), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

void CardTable::mousePressEvent(QMouseEvent* event) {
    const auto id = m_layout.cardAt(m_scene, event->position());
    if (event->button() != Qt::LeftButton || !id || m_controller.isAtEnd()) {
        QWidget::mousePressEvent(event);
    } else if (isNextCard(*id)) {
        m_controller.stepForward();
    } else {
        if (m_animated) {
            m_cards[*id]->shake(m_clock.elapsed());
            keepMoving();
        }
        emit cardRefused();
    }
}

void CardTable::mouseMoveEvent(QMouseEvent* event) {
    pointAt(event->position());
}

void CardTable::leaveEvent(QEvent*) {
    pointAt(std::nullopt);
}

void CardTable::pointAt(std::optional<QPointF> place) {
    m_pointer = place;
    if (m_cards.empty()) {
        return;
    }
    const auto id = place ? m_layout.cardAt(m_scene, *place) : std::nullopt;
    const bool canPlay = id && !m_controller.isAtEnd() && isNextCard(*id);
    setCursor(canPlay ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (id == m_scene.raised || !isSettled() || m_scene.beat != Beat::None) {
        return; // cards in movement are not held up
    }
    const auto before = m_scene.raised;
    m_scene.raised = id;
    const auto placements = m_layout.place(m_scene);
    for (const Placement& placement : placements) {
        if (placement.card.id == id || placement.card.id == before) {
            m_cards[placement.card.id]->glideTo(placement.topLeft, placement.faceUp,
                                                m_clock.elapsed(), hoverGlide);
        }
    }
    stack(placements, 0, 0);
    if (m_animated) {
        keepMoving();
    } else {
        settle();
    }
}

bool CardTable::isNextCard(CardId id) const {
    const auto& position = m_controller.position();
    return position.handOf(position.mover).front().id == id;
}
