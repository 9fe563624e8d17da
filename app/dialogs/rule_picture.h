// SPDX-License-Identifier: MIT
// A small picture of what one rule option does: a few cards before and after, moved by the rule
// itself under the rules that are chosen, so that the picture cannot be wrong.
#pragma once

#include "engine/rules.h"

#include <QWidget>

#include <string_view>

class CardArt;

class RulePicture : public QWidget {
    Q_OBJECT

public:
    /// Of the option with this key. `art` must outlive the picture.
    RulePicture(std::string_view key, CardArt& art, QWidget* parent = nullptr);

    void setRules(const fishing::Rules& rules);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::string_view m_key;
    CardArt& m_art;
    fishing::Rules m_rules;
};
