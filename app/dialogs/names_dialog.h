// SPDX-License-Identifier: MIT
// Asks what the two players are to be called.
#pragma once

#include "app/player_names.h"

#include <QDialog>

#include <array>

class NameField;

class NamesDialog : public QDialog {
    Q_OBJECT

public:
    explicit NamesDialog(const PlayerNames& names, QWidget* parent = nullptr);

    PlayerNames names() const;

private:
    std::array<NameField*, 2> m_fields{};
};
