// SPDX-License-Identifier: MIT
// What there is to say of the game that has just been opened, beyond that its cards are dealt: what
// other rules make of it, why it was chosen. Said until the first play.
#pragma once

#include <QObject>
#include <QString>

#include <functional>

class GameController;

class OpeningRemark : public QObject {
    Q_OBJECT

public:
    explicit OpeningRemark(GameController& controller, QObject* parent = nullptr);

    /// `remark` is asked again whenever the answer may be another, or in another language. For the
    /// game on the table only: it is forgotten with the first play and when the next game is
    /// opened.
    void set(std::function<QString()> remark);
    /// What was set, for somebody who sets it again; null if there is nothing.
    const std::function<QString()>& remark() const { return m_remark; }

    /// Empty if there is nothing to say.
    QString text() const { return m_remark ? m_remark() : QString(); }

signals:
    void changed();

private:
    void forget();

    std::function<QString()> m_remark;
};
