// SPDX-License-Identifier: MIT
// One rule option in the rules dialog: what it is about, a radio button for each value with its
// meaning, and a picture of what the chosen value does.
#pragma once

#include "app/player_names.h"
#include "engine/rules.h"

#include <QWidget>

#include <vector>

class CardArt;
class QLabel;
class QRadioButton;
class RulePicture;

class RuleChoice : public QWidget {
    Q_OBJECT

public:
    /// `option` is one of ruleOptions(). `art` must outlive the choice.
    RuleChoice(const fishing::RuleOption& option, const PlayerNames& names, CardArt& art,
               QWidget* parent = nullptr);

    /// How wide the column of titles is at least, so that all choices stand under each other.
    int titleWidth() const;
    void setTitleWidth(int width);

    /// Shows what the rules say about the option; chosen() is not emitted.
    void setRules(const fishing::Rules& rules);
    void redraw();

signals:
    /// Somebody chose this value.
    void chosen(std::size_t value);

private:
    const fishing::RuleOption& m_option;
    QLabel* m_title;
    std::vector<QRadioButton*> m_values;
    RulePicture* m_picture;
};
