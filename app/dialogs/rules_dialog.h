// SPDX-License-Identifier: MIT
// Asks for the rules by which the deal on the table is to be played: a preset, or each of the six
// options, with a picture of what it does. Says how the deal ends by the rules that are chosen, and
// how it ended before, while one chooses.
#pragma once

#include "app/ending_search.h"
#include "app/player_names.h"
#include "app/table/card_art.h"
#include "engine/rules.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QLayout;
class QScrollArea;
class RuleChoice;
class VerdictEmblem;

class RulesDialog : public QDialog {
    Q_OBJECT

public:
    /// `rules` are those by which the deal is played now.
    RulesDialog(const fishing::Deal& deal, const fishing::Rules& rules, PlayerNames names = {},
                QWidget* parent = nullptr);
    ~RulesDialog() override;

    /// The cards as they look on the table.
    void setLook(const CardLook& look);
    /// Says nothing about how the deal ends.
    void keepSecret();

    const fishing::Rules& rules() const { return m_rules; }

private:
    QLayout* createPresets();
    QWidget* createChoices();
    QLayout* createEnd();
    void fitToChoices();
    void choosePreset(int index);
    void chooseOption(const fishing::RuleOption& option, std::size_t value);
    void setRules(const fishing::Rules& rules);
    void showPreset();
    void showEnding();

    fishing::Deal m_deal;
    fishing::Rules m_now; ///< by which the deal is played
    fishing::Rules m_rules;
    PlayerNames m_names;
    bool m_secret = false;
    EndingSearch m_before;
    EndingSearch m_ending;
    CardArt m_art;

    QComboBox* m_presets = nullptr;
    QLabel* m_origin = nullptr;
    QScrollArea* m_area = nullptr;
    std::vector<RuleChoice*> m_choices; // in the order of the options
    VerdictEmblem* m_emblem = nullptr;
    QLabel* m_endingText = nullptr;
};
