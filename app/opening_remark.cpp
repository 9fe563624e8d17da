// SPDX-License-Identifier: MIT
#include "app/opening_remark.h"

#include "app/game_controller.h"

#include <utility>

OpeningRemark::OpeningRemark(GameController& controller, QObject* parent) : QObject(parent) {
    connect(&controller, &GameController::gameStarted, this, &OpeningRemark::forget);
    connect(&controller, &GameController::positionChanged, this, [this](qint64 index) {
        if (index > 0) {
            forget();
        }
    });
}

void OpeningRemark::set(std::function<QString()> remark) {
    m_remark = std::move(remark);
    emit changed();
}

void OpeningRemark::forget() {
    if (m_remark) {
        m_remark = nullptr;
        emit changed();
    }
}
