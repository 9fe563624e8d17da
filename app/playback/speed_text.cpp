// SPDX-License-Identifier: MIT
#include "app/playback/speed_text.h"

#include "app/game_controller.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace {

struct SpeedText {
    Q_DECLARE_TR_FUNCTIONS(SpeedText)
};

} // namespace

int speedStep(double playsPerSecond) {
    const auto& speeds = GameController::speeds();
    const auto nearest = std::min_element(speeds.begin(), speeds.end(), [&](double l, double r) {
        return std::abs(l - playsPerSecond) < std::abs(r - playsPerSecond);
    });
    return static_cast<int>(nearest - speeds.begin());
}

QString speedText(double playsPerSecond) {
    if (playsPerSecond == GameController::speeds().back()) {
        return SpeedText::tr("top speed");
    }
    if (playsPerSecond == 1) {
        return SpeedText::tr("1 play/s");
    }
    if (playsPerSecond < 1) {
        return SpeedText::tr("1 play in %1 s").arg(QLocale().toString(1 / playsPerSecond, 'g', 2));
    }
    return SpeedText::tr("%1 plays/s").arg(QLocale().toString(playsPerSecond, 'g', 2));
}
