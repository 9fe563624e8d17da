// SPDX-License-Identifier: MIT
#include "app/live_settings.h"

#include "app/game_controller.h"
#include "app/random_deal_actions.h"
#include "app/view_actions.h"

#include <QAction>

#include <utility>

LiveSettings::LiveSettings(ViewActions& view, GameController& controller, RandomDealActions& deals,
                           QAction& hint, const Settings& defaults, QObject* parent)
    : QObject(parent),
      m_view(view),
      m_controller(controller),
      m_deals(deals),
      m_hint(hint),
      m_defaults(defaults) {
    m_noted = now();
    connect(&view, &ViewActions::optionsChanged, this, &LiveSettings::note);
    connect(&controller, &GameController::futureHiddenChanged, this, &LiveSettings::note);
    connect(&controller, &GameController::speedChanged, this, &LiveSettings::note);
    connect(&controller, &GameController::usualLimitChanged, this, &LiveSettings::note);
    connect(&deals, &RandomDealActions::deckChanged, this, &LiveSettings::note);
    connect(&hint, &QAction::toggled, this, &LiveSettings::note);
}

Settings LiveSettings::now() const {
    return {m_view.options(),     m_controller.isHidingLiked(),
            m_controller.speed(), m_controller.usualLimit(),
            m_deals.deck(),       m_hint.isChecked()};
}

void LiveSettings::change(const Settings& settings) {
    m_changing = true; // all of it is one change
    m_view.setOptions(settings.view);
    m_controller.setFutureHidden(settings.futureHidden);
    m_controller.setSpeed(settings.speed);
    if (settings.limit != m_controller.usualLimit()) {
        m_controller.setUsualLimit(settings.limit);
    }
    m_deals.setDeck(settings.deck);
    m_hint.setChecked(settings.hint);
    m_changing = false;
    note();
}

void LiveSettings::note() {
    const Settings settings = now();
    if (!m_changing && settings != m_noted) {
        emit changed(std::exchange(m_noted, settings), settings);
    }
}
