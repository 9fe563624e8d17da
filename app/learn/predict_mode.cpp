// SPDX-License-Identifier: MIT
#include "app/learn/predict_mode.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/table/card_table.h"

#include <QSignalBlocker>

#include <algorithm>
#include <utility>

using fishing::CardId;
using inside::Prediction;

namespace {

/// The cards among which the answer lies, from left to right: the pile, and the card that is
/// played on it.
std::vector<CardId> choicesOf(const fishing::Position& position) {
    std::vector<CardId> cards;
    for (const fishing::Card card : position.pile) {
        cards.push_back(card.id);
    }
    cards.push_back(position.handOf(position.mover).front().id);
    return cards;
}

/// A card of the position, wherever it lies.
std::optional<fishing::Card> cardOf(const fishing::Position& position, CardId id) {
    for (const fishing::Card card : position.pile) {
        if (card.id == id) {
            return card;
        }
    }
    for (const fishing::Hand& hand : position.hands) {
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (hand[i].id == id) {
                return hand[i];
            }
        }
    }
    return std::nullopt;
}

} // namespace

PredictMode::PredictMode(GameController& controller, CardTable& table, QObject* parent)
    : QObject(parent),
      m_controller(controller),
      m_table(table),
      m_toggle(makeAction(this, QStringLiteral("predict"), tr("&Predict the captures"),
                          tr("Stop before each capture, and tell which cards will be taken"),
                          {QKeySequence(Qt::CTRL | Qt::Key_T)})) {
    m_toggle->setCheckable(true);
    connect(m_toggle, &QAction::toggled, this, &PredictMode::turn);
    connect(&controller, &GameController::gameStarted, this, &PredictMode::beginGame);
    connect(&controller, &GameController::positionChanged, this, &PredictMode::look);
    connect(&controller, &GameController::stepRefused, this, [this] {
        m_course.remark = Remark::NotYet;
        emit changed();
    });
    // Where the future is to be seen, there is nothing to predict.
    connect(&controller, &GameController::futureHiddenChanged, this, [this](bool hidden) {
        if (!hidden) {
            leave();
        }
    });
    connect(&table, &CardTable::cardPicked, this, &PredictMode::tell);
}

bool PredictMode::isOn() const {
    return m_toggle->isChecked();
}

void PredictMode::leave() {
    m_toggle->setChecked(false);
}

void PredictMode::resume(const Course& course) {
    m_course = course;
    {
        const QSignalBlocker blocker(m_toggle); // what it would begin has begun
        m_toggle->setChecked(true);
    }
    m_controller.hideForNow(true);
    ask(course.question);
    emit turned(true);
}

void PredictMode::turn(bool on) {
    const auto score = std::exchange(m_course.score, {});
    m_course.told.clear();
    m_course.remark = Remark::None;
    if (on) {
        m_controller.hideForNow(true);
    }
    look();
    if (!on) {
        m_controller.hideForNow(false);
    }
    emit turned(on);
    if (!on) {
        emit ended(score);
    }
}

void PredictMode::beginGame() {
    m_course.told.clear();
    m_course.remark = Remark::None;
}

void PredictMode::look() {
    const bool asks = isOn() && m_controller.hasGame() && !m_controller.isAtEnd() &&
                      !m_course.told.contains(m_controller.index());
    ask(asks ? Prediction::at(m_controller.position(), m_controller.rules()) : std::nullopt);
}

void PredictMode::ask(const std::optional<Prediction>& question) {
    m_course.question = question;
    m_controller.setAsking(m_course.question.has_value());
    m_table.setChoices(m_course.question ? choicesOf(m_controller.position())
                                         : std::vector<CardId>());
    showTold();
    if (m_course.question) {
        m_table.setFocus(); // for the arrow keys
    }
    emit changed();
}

void PredictMode::showTold() {
    std::vector<CardId> told;
    if (m_course.question) {
        for (std::size_t i = 0; i < m_course.question->told(); ++i) {
            told.push_back(m_course.question->expected()[i].id);
        }
    }
    m_table.setNumbered(told);
}

void PredictMode::tell(CardId id) {
    const auto card = cardOf(m_controller.position(), id);
    if (!m_course.question || !card || isTold(id)) {
        return;
    }
    m_course.remarkedCard = *card;
    switch (m_course.question->tell(id)) {
    case Prediction::Answer::Wrong:
        m_course.remark = Remark::Wrong;
        m_table.shake(id);
        break;
    case Prediction::Answer::Right:
        m_course.remark = Remark::Right;
        break;
    case Prediction::Answer::Complete:
        m_course.score.add(*m_course.question);
        makeCapture(m_course.question->mistakes() == 0 ? Remark::AllRight : Remark::AllFound);
        return;
    }
    showTold();
    emit changed();
}

bool PredictMode::isTold(CardId id) const {
    const auto& cards = m_course.question->expected();
    return std::any_of(cards.begin(),
                       cards.begin() + static_cast<std::ptrdiff_t>(m_course.question->told()),
                       [id](fishing::Card card) { return card.id == id; });
}

void PredictMode::showAnswer() {
    if (m_course.question) {
        makeCapture(Remark::Shown);
    }
}

void PredictMode::makeCapture(Remark remark) {
    m_course.remark = remark;
    m_course.lastCapture = m_course.question->play();
    m_course.lastMistakes = m_course.question->mistakes();
    m_course.told.insert(m_controller.index());
    m_course.question.reset();
    m_controller.setAsking(false);
    m_controller.stepForward(); // and looks at what comes next
}
