// SPDX-License-Identifier: MIT
// Asks for the number of a deal and the deck it is dealt from. Shows the deal as one types, and how
// its game ends; says beside the field what is wrong with a number or a deck.
#pragma once

#include "app/ending_search.h"
#include "app/files/saved_game.h"
#include "app/player_names.h"
#include "app/table/card_art.h"

#include <QDialog>

#include <optional>

class QDialogButtonBox;
class QLabel;
class QLayout;
class QLineEdit;
class QSpinBox;
class TableView;

class NumberedDealDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with `deal` and shows how it ends by these rules.
    NumberedDealDialog(const files::NumberedDeal& deal, const fishing::Rules& rules,
                       PlayerNames names = {}, QWidget* parent = nullptr);

    /// The cards as they look on the table.
    void setLook(const CardLook& look, bool handsFaceDown);
    /// Says nothing about how the game ends.
    void keepSecret();

    /// What stands in the fields; nothing while they have an error.
    std::optional<files::NumberedDeal> deal() const;

private:
    QLayout* createFields(const files::NumberedDeal& deal);
    QLayout* createNumberRow(std::uint64_t number);
    QLayout* createDeckRow(fishing::Deck deck);
    QSpinBox* createSpinBox(const QString& name, int most, int value);
    fishing::Deck deck() const;
    void dealAnother();
    void chooseFullDeck();
    void check();
    void showDeck();
    void showEnding();

    fishing::Rules m_rules;
    PlayerNames m_names;
    bool m_secret = false;
    CardArt m_art;
    EndingSearch m_ending;

    QLineEdit* m_number = nullptr;
    QLabel* m_numberRemark = nullptr;
    QSpinBox* m_ranks = nullptr;
    QSpinBox* m_copies = nullptr;
    QLabel* m_deckRemark = nullptr;
    TableView* m_view = nullptr;
    QLabel* m_endingText = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};
