// SPDX-License-Identifier: MIT
// One player's place on the bank: a kitten in its mood, the name, how many cards the hand holds,
// and a small fish that points to the hand whose turn it is. Has no time of its own: it shows the
// state that it was given last, and lets every click through.
#pragma once

#include "app/table/mood.h"
#include "app/table/table_theme.h"

#include <QHash>
#include <QPixmap>
#include <QWidget>

struct BankState {
    Mood mood = Mood::Waiting;
    int cards = 0;        ///< that lie in the hand
    bool isMover = false; ///< whether it is this player's turn

    friend bool operator==(const BankState&, const BankState&) = default;
};

class PlayerBank : public QWidget {
    Q_OBJECT

public:
    /// The bank of `player`, who is called A or B until setName().
    explicit PlayerBank(fishing::Player player, QWidget* parent = nullptr);

    // Each of these repaints only if it changes anything.
    void setName(const QString& name);
    void setState(const BankState& state);
    void setTheme(const TableTheme& theme);

    const BankState& state() const { return m_state; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    const QPixmap& kitten(int side);
    QString countText() const;
    void describe();

    fishing::Player m_player;
    QString m_name;
    BankState m_state;
    TableTheme m_theme;

    // Pictures of one size and ratio, a mood each; another size starts afresh.
    int m_side = 0;
    qreal m_pixelRatio = 0;
    QHash<Mood, QPixmap> m_kittens;
};
