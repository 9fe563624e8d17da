// SPDX-License-Identifier: MIT
#include "app/learn/predict_mode.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/table/card_table.h"

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
        m_remark = Remark::NotYet;
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

void PredictMode::turn(bool on) {
    const auto score = std::exchange(m_score, {});
    m_told.clear();
    m_remark = Remark::None;
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
    m_told.clear();
    m_remark = Remark::None;
}

void PredictMode::look() {
    const bool asks = isOn() && m_controller.hasGame() && !m_controller.isAtEnd() &&
                      !m_told.contains(m_controller.index());
    ask(asks ? Prediction::at(m_controller.position(), m_controller.rules()) : std::nullopt);
}

void PredictMode::ask(std::optional<Prediction> question) {
    m_question = std::move(question);
    m_controller.setAsking(m_question.has_value());
    m_table.setChoices(m_question ? choicesOf(m_controller.position()) : std::vector<CardId>());
    showTold();
    if (m_question) {
        m_table.setFocus(); // for the arrow keys
    }
    emit changed();
}

void PredictMode::showTold() {
    std::vector<CardId> told;
    if (m_question) {
        for (std::size_t i = 0; i < m_question->told(); ++i) {
            told.push_back(m_question->expected()[i].id);
        }
    }
    m_table.setNumbered(told);
}

void PredictMode::tell(CardId id) {
    const auto card = cardOf(m_controller.position(), id);
    if (!m_question || !card || isTold(id)) {
        return;
    }
    m_remarkedCard = *card;
    switch (m_question->tell(id)) {
    case Prediction::Answer::Wrong:
        m_remark = Remark::Wrong;
        m_table.shake(id);
        break;
    case Prediction::Answer::Right:
        m_remark = Remark::Right;
        break;
    case Prediction::Answer::Complete:
        m_score.add(*m_question);
        makeCapture(m_question->mistakes() == 0 ? Remark::AllRight : Remark::AllFound);
        return;
    }
    showTold();
    emit changed();
}

bool PredictMode::isTold(CardId id) const {
    const auto& cards = m_question->expected();
    return std::any_of(cards.begin(),
                       cards.begin() + static_cast<std::ptrdiff_t>(m_question->told()),
                       [id](fishing::Card card) { return card.id == id; });
}

void PredictMode::showAnswer() {
    if (m_question) {
        makeCapture(Remark::Shown);
    }
}

void PredictMode::makeCapture(Remark remark) {
    m_remark = remark;
    m_lastCapture = m_question->play();
    m_lastMistakes = m_question->mistakes();
    m_told.insert(m_controller.index());
    m_question.reset();
    m_controller.setAsking(false);
    m_controller.stepForward(); // and looks at what comes next
}
