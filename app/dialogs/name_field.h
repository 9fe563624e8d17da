// SPDX-License-Identifier: MIT
// Where a player's name is typed: the player's kitten and a line of text beside it.
#pragma once

#include "app/player_names.h"

#include <QWidget>

class QLineEdit;

class NameField : public QWidget {
    Q_OBJECT

public:
    explicit NameField(fishing::Player player, QWidget* parent = nullptr);

    /// The name as it was typed; empty where the player is to be A or B.
    QString name() const;
    void setName(const QString& name);
    QLineEdit& edit() const { return *m_edit; }

signals:
    void nameChanged(const QString& name);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    fishing::Player m_player;
    QLineEdit* m_edit;
};
