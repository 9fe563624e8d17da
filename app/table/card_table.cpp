// SPDX-License-Identifier: MIT
#include "app/table/card_table.h"

#include "app/game_controller.h"
#include "app/table/card_widget.h"
#include "app/table/glow_overlay.h"
#include "app/translated.h"

#include <QEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

using fishing::CardId;
using fishing::Play;
using fishing::Player;

namespace {

constexpr int frameInterval = 16; // milliseconds

constexpr QSize leastSize(560, 300);
constexpr QSize usualSize(1100, 620);

// Milliseconds, where nothing hurries.
constexpr int usualGlide = 240;
constexpr int usualHold = 300;
constexpr int usualSpread = 320;
constexpr int jumpGlide = 160;
constexpr int dealGlide = 420;

/// A first beat shorter than this is not seen, and is left out.
constexpr int leastGlide = 60;

} // namespace

/// How long each part of showing a play takes, in milliseconds.
struct CardTable::Pace {
    int glide = usualGlide;
    int hold = usualHold;     ///< from the landing to the taking
    int spread = usualSpread; ///< from the first card of a run to the last
    bool beats = true;
};

CardTable::CardTable(GameController& controller, QWidget* parent)
    : QWidget(parent),
      m_controller(controller),
      m_theme(TableTheme::of(palette())),
      m_layout(usualSize, 0),
      m_overlay(new GlowOverlay(this)) {
    setObjectName(QStringLiteral("cardTable"));
    setAccessibleName(tr("Card table"));
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_overlay->setColor(m_theme.glow);
    m_clock.start();
    m_frames.setTimerType(Qt::PreciseTimer);
    m_frames.setInterval(frameInterval);
    connect(&m_frames, &QTimer::timeout, this, &CardTable::advance);

    connect(&controller, &GameController::gameStarted, this, &CardTable::setUpCards);
    connect(&controller, &GameController::cardsCaptured, this,
            [this](const Play& play) { holdBeat(play, false); });
    connect(&controller, &GameController::playUndone, this,
            [this](const Play& play) { holdBeat(play, true); });
    connect(&controller, &GameController::positionChanged, this, &CardTable::showPosition);
    if (controller.hasGame()) {
        setUpCards();
        showScene(restingScene(controller.position()), 0);
    }
}

void CardTable::setAnimated(bool animated) {
    m_animated = animated;
    if (!animated) {
        settle();
    }
}

void CardTable::showFirstBeat() {
    if (const auto next = m_controller.nextPlay()) {
        m_followUp.reset();
        showScene({m_controller.position(), next, Beat::Landed, false}, 0);
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

void CardTable::rest() {
    m_frames.stop();
    if (m_scene.beat == Beat::Taken) {
        // The run need not lie above everything any longer.
        showScene(restingScene(m_scene.position), 0);
    }
    emit settled();
}

CardWidget* CardTable::cardWidget(CardId id) const {
    return m_cards.at(id);
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
    m_overlay->setGlows({});
    const auto& deal = m_controller.deal();
    const std::size_t count = deal.hands[0].size() + deal.hands[1].size();
    while (m_cards.size() > count) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < count) {
        m_cards.push_back(new CardWidget({}, m_art, this));
        connect(m_cards.back(), &CardWidget::clicked, this, &CardTable::playCard);
    }
    for (const auto& hand : deal.hands) {
        for (const fishing::Card card : hand) {
            m_cards[card.id]->setCard(card);
        }
    }
    m_scene = restingScene(startOf(deal));
    m_stack.clear();
    updateLayout();
    const QPointF middle =
        QRectF(QPointF(), size()).center() - QRectF(QPointF(), m_layout.cardSize()).center();
    for (CardWidget* card : m_cards) {
        card->glideTo(middle, m_clock.elapsed(), 0);
        card->arrive();
        card->setVisible(true);
    }
    showScene(m_scene, dealGlide);
}

void CardTable::holdBeat(const Play& play, bool backward) {
    if (play.captures()) {
        m_step = Step{play, backward};
    }
}

void CardTable::showPosition() {
    const auto step = std::exchange(m_step, std::nullopt);
    const Pace now = pace();
    m_followUp.reset();
    const Scene rest = restingScene(m_controller.position());
    if (!step && m_scene.beat == Beat::None && m_scene.position == rest.position) {
        return; // as a new deal, which is on its way already
    }
    if (!step) {
        showScene(rest, now.glide);
        return;
    }
    if (!now.beats) {
        showScene(step->backward ? rest : takenScene(rest.position, step->play), now.glide);
        return;
    }
    fishing::Position after = rest.position;
    if (step->backward) {
        play(after, m_controller.rules());
    }
    m_followUp = step->backward ? rest : takenScene(after, step->play);
    const int spread = step->backward ? now.spread : 0;
    showScene(landedScene(after, step->play, step->backward), now.glide, spread);
    m_beatEnd = m_clock.elapsed() + now.glide + spread + now.hold;
}

void CardTable::showScene(const Scene& scene, int glide, int spread) {
    const bool atOnce = !m_animated || glide == 0 || !isVisible();
    m_scene = atOnce && scene.beat == Beat::Taken ? restingScene(scene.position) : scene;
    const auto placements = m_layout.place(m_scene);
    const qint64 now = m_clock.elapsed();
    std::vector<GlowOverlay::Glow> glows;
    for (const Placement& placement : placements) {
        CardWidget* card = m_cards[placement.card.id];
        card->glideTo(placement.topLeft, now + qRound(placement.delay * spread), glide);
        if (atOnce) {
            card->arrive();
        }
        if (placement.glow > 0) {
            glows.push_back({card, placement.glow});
        }
    }
    restack(placements);
    m_overlay->setGlows(std::move(glows));
    update();
    if (!atOnce) {
        m_frames.start();
    }
}

void CardTable::restack(const std::vector<Placement>& placements) {
    std::vector<CardId> stack;
    for (const Placement& placement : placements) {
        stack.push_back(placement.card.id);
    }
    // What lies below the first difference may stay as it is.
    const auto [changed, unused] =
        std::mismatch(stack.begin(), stack.end(), m_stack.begin(), m_stack.end());
    for (auto id = changed; id != stack.end(); ++id) {
        m_cards[*id]->raise();
    }
    if (changed != stack.end()) {
        m_overlay->raise();
    }
    m_stack = std::move(stack);
}

void CardTable::advance() {
    const qint64 now = m_clock.elapsed();
    if (m_followUp && now >= m_beatEnd) {
        const Scene next = *std::exchange(m_followUp, std::nullopt);
        const Pace paceNow = pace();
        showScene(next, paceNow.glide, paceNow.spread);
    }
    bool moving = m_followUp.has_value();
    for (CardWidget* card : m_cards) {
        moving = card->advance(now) || moving;
    }
    m_overlay->follow();
    if (!moving) {
        rest();
    }
}

CardTable::Pace CardTable::pace() const {
    Pace pace;
    if (!m_animated) {
        pace.beats = false;
        return pace;
    }
    if (m_controller.isRunning()) {
        // A capture has to fit between this play and the next.
        constexpr int whole = 2 * usualGlide + usualHold + usualSpread;
        const double share = 0.9 * 1000 / m_controller.speed() / whole;
        const double factor = std::min(1.0, share);
        pace.glide = qRound(usualGlide * factor);
        pace.hold = qRound(usualHold * factor);
        pace.spread = qRound(usualSpread * factor);
        pace.beats = pace.glide >= leastGlide;
        if (!pace.beats) {
            // Several plays are in the air at a time, until even that is too fast to see.
            pace.glide = std::min(jumpGlide, qRound(4 * 1000 / m_controller.speed()));
        }
    }
    return pace;
}

void CardTable::updateLayout() {
    m_layout = TableLayout(size(), m_cards.size());
    const QSize cardSize = m_layout.cardSize().toSize();
    for (CardWidget* card : m_cards) {
        card->resize(cardSize);
    }
}

void CardTable::resizeEvent(QResizeEvent*) {
    m_overlay->setGeometry(rect());
    updateLayout();
    updateBackground();
    if (!m_cards.empty()) {
        showScene(m_scene, 0);
    }
}

void CardTable::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) {
        m_theme = TableTheme::of(palette());
        m_overlay->setColor(m_theme.glow);
        updateBackground();
        update();
    }
    QWidget::changeEvent(event);
}

void CardTable::updateBackground() {
    const qreal ratio = devicePixelRatioF();
    m_background = QPixmap(size() * ratio);
    m_background.setDevicePixelRatio(ratio);
    m_background.fill(m_theme.water);
    QPainter painter(&m_background);
    painter.setRenderHint(QPainter::Antialiasing);
    QLinearGradient water(0, 0, 0, height());
    water.setColorAt(0.3, m_theme.deepWater);
    water.setColorAt(0.6, m_theme.water);
    painter.fillRect(rect(), water);
    // Each bank is the edge of a wide ellipse.
    const double above = m_layout.farShore();
    const double below = height() - m_layout.nearShore();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.farBank);
    painter.drawEllipse(QRectF(-0.25 * width(), -2 * above, 1.5 * width(), 3 * above));
    painter.setBrush(m_theme.nearBank);
    painter.drawEllipse(QRectF(-0.25 * width(), height() - below, 1.5 * width(), 3 * below));
}

void CardTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_background.devicePixelRatio() != devicePixelRatioF()) {
        updateBackground();
    }
    painter.drawPixmap(0, 0, m_background);
    if (m_controller.hasGame()) {
        for (const Player player : {Player::A, Player::B}) {
            paintBank(painter, player);
        }
    }
}

void CardTable::paintBank(QPainter& painter, Player player) const {
    const QRectF bank = m_layout.bank(player);
    const double cardHeight = m_layout.cardSize().height();
    painter.setRenderHint(QPainter::Antialiasing);

    QFont nameFont = font();
    nameFont.setBold(true);
    nameFont.setPixelSize(std::max(12, qRound(cardHeight * 0.3)));
    painter.setFont(nameFont);
    painter.setPen(m_theme.text);
    const QRectF upper(bank.left(), bank.top(), bank.width() * 0.8, cardHeight * 0.55);
    painter.drawText(upper, Qt::AlignHCenter | Qt::AlignBottom, translated(words::nameOf(player)));

    QFont countFont = font();
    countFont.setPixelSize(std::max(11, qRound(cardHeight * 0.13)));
    painter.setFont(countFont);
    painter.setPen(m_theme.quietText);
    const bool frontHasLanded = m_scene.beat == Beat::Landed && m_scene.play->player == player;
    const auto count = m_scene.position.handOf(player).size() - (frontHasLanded ? 1 : 0);
    const QString text = count == 1 ? tr("1 card") : tr("%L1 cards").arg(count);
    const QRectF lower(bank.left() - bank.width() * 0.1, upper.bottom(), bank.width(),
                       cardHeight * 0.25);
    painter.drawText(lower, Qt::AlignHCenter | Qt::AlignTop, text);

    if (m_scene.position.mover == player && !m_controller.isAtEnd()) {
        const double side = cardHeight * 0.11;
        const QPointF tip(bank.right(), bank.top() + cardHeight / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.marker);
        painter.drawPolygon(
            QPolygonF({tip, tip + QPointF(-side, -side), tip + QPointF(-side, side)}));
    }
}

void CardTable::playCard(CardId id) {
    if (m_controller.isAtEnd()) {
        return;
    }
    const auto& position = m_controller.position();
    if (position.handOf(position.mover).front().id == id) {
        m_controller.stepForward();
    }
}
