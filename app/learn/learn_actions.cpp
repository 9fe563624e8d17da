// SPDX-License-Identifier: MIT
#include "app/learn/learn_actions.h"

#include "app/actions.h"
#include "app/bring_to_front.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/learn/predict_mode.h"
#include "app/learn/predict_words.h"
#include "app/learn/slip_window.h"
#include "app/learn/stop_window.h"

#include <QMenu>

LearnActions::LearnActions(GameShelf& shelf, GameController& controller, CardTable& table,
                           QWidget* window)
    : QObject(window),
      m_shelf(shelf),
      m_controller(controller),
      m_window(window),
      m_predict(new PredictMode(controller, table, this)),
      m_spotTheSlip(makeAction(this, QStringLiteral("spotTheSlip"), tr("&Spot the slip…"),
                               tr("This deal by the whole rule and as the published program plays "
                                  "it, side by side"),
                               {QKeySequence(Qt::CTRL | Qt::Key_L)})),
      m_makeItStop(makeAction(this, QStringLiteral("makeItStop"), tr("&How to make it stop…"),
                              tr("Why the published program may run for ever, and what ends it"),
                              {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L)})) {
    connect(m_predict, &PredictMode::ended, this, [this](const inside::PredictionScore& score) {
        if (const QString result = describeResult(score); !result.isEmpty()) {
            emit told(result);
        }
    });
    connect(m_spotTheSlip, &QAction::triggered, this, &LearnActions::spotTheSlip);
    connect(m_makeItStop, &QAction::triggered, this, &LearnActions::makeItStop);
}

void LearnActions::fillMenu(QMenu* menu) const {
    menu->addActions({m_spotTheSlip, m_makeItStop});
    menu->addSeparator();
    menu->addAction(m_predict->toggle());
}

QList<QAction*> LearnActions::all() const {
    return {m_spotTheSlip, m_makeItStop, m_predict->toggle()};
}

void LearnActions::showOptions(const ViewOptions& options) {
    m_options = options;
    if (m_slipWindow) {
        m_slipWindow->showOptions(options);
    }
    if (m_stopWindow) {
        m_stopWindow->setLook(options.cards);
    }
}

void LearnActions::spotTheSlip() {
    if (!m_controller.hasGame()) {
        return;
    }
    m_controller.pause();
    if (!m_slipWindow) {
        m_slipWindow = new SlipWindow(m_controller, m_window);
        m_slipWindow->setAttribute(Qt::WA_DeleteOnClose);
        m_slipWindow->showOptions(m_options);
    }
    bringToFront(*m_slipWindow);
}

void LearnActions::makeItStop() {
    if (!m_stopWindow) {
        m_stopWindow = new StopWindow(m_controller.names(), m_window);
        m_stopWindow->setAttribute(Qt::WA_DeleteOnClose);
        m_stopWindow->setLook(m_options.cards);
        connect(m_stopWindow, &StopWindow::gameWanted, &m_shelf, &GameShelf::openNew);
        connect(&m_controller, &GameController::namesChanged, m_stopWindow, &StopWindow::setNames);
    }
    bringToFront(*m_stopWindow);
}
