// SPDX-License-Identifier: MIT
// Asks for two hands, the names of the players and a rule set. Checks as one types and says what is
// wrong and where; OK is there only for a deal that can be played.
#pragma once

#include "app/hands/hands_draft.h"
#include "app/player_names.h"
#include "app/table/card_look.h"
#include "engine/rules.h"

#include <QDialog>

class HandsEditor;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLayout;

class CustomDealDialog : public QDialog {
    Q_OBJECT

public:
    explicit CustomDealDialog(const fishing::Rules& rules, QWidget* parent = nullptr);

    void setLook(const CardLook& look);
    void setNames(const PlayerNames& names);
    /// Fills the hands in; nothing from before can be brought back.
    void setDraft(const HandsDraft& draft);
    /// Puts hands in the place of what stands there, which can be taken back, and says above them
    /// where they come from.
    void offer(const HandsDraft& draft, const QString& note);

    /// What stands in the dialog, right or wrong.
    const HandsDraft& draft() const;
    /// The hands; nothing while one has an error.
    std::optional<HandsDraft::Written> hands() const { return draft().read(); }
    fishing::Rules rules() const;
    PlayerNames names() const;

private:
    QLayout* createBottom(const fishing::Rules& rules);
    QWidget* createExamples();
    QComboBox* createRules(const fishing::Rules& rules);

    QLabel* m_note = nullptr;
    HandsEditor* m_hands = nullptr;
    QComboBox* m_rules = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};
