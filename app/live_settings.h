// SPDX-License-Identifier: MIT
// The settings in force. They live where they take effect, in the view's and the random deals'
// actions, in the one that shows the hint, and in the controller; here they are read and changed as
// one value, and whoever changes one is heard.
#pragma once

#include "app/settings.h"

#include <QObject>

class GameController;
class QAction;
class RandomDealActions;
class ViewActions;

class LiveSettings : public QObject {
    Q_OBJECT

public:
    /// All must outlive this. `defaults` are what somebody has who never chose anything.
    LiveSettings(ViewActions& view, GameController& controller, RandomDealActions& deals,
                 QAction& hint, const Settings& defaults, QObject* parent = nullptr);

    Settings now() const;
    const Settings& defaults() const { return m_defaults; }

public slots:
    /// Puts all of them in force at once.
    void change(const Settings& settings);

signals:
    void changed(const Settings& before, const Settings& now);

private:
    void note();

    ViewActions& m_view;
    GameController& m_controller;
    RandomDealActions& m_deals;
    QAction& m_hint;
    Settings m_defaults;
    Settings m_noted; // what changed() has told of
    bool m_changing = false;
};
