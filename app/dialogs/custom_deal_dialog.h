// SPDX-License-Identifier: MIT
// Asks for two hands and a rule set. Checks as one types and says beside the field what is wrong
// and where; OK is there only for a deal that can be played.
#pragma once

#include "engine/deal.h"
#include "engine/rules.h"

#include <QDialog>

#include <array>
#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLayout;
class QLineEdit;

class CustomDealDialog : public QDialog {
    Q_OBJECT

public:
    explicit CustomDealDialog(const fishing::Rules& rules, QWidget* parent = nullptr);

    /// Fills the fields in.
    void setDeal(const std::vector<fishing::WrittenCard>& a,
                 const std::vector<fishing::WrittenCard>& b);

    /// The hands as they stand in the fields; nothing while one has an error.
    std::optional<std::array<std::vector<fishing::WrittenCard>, 2>> hands() const;
    /// The deal in the two fields; nothing while it has an error.
    std::optional<fishing::Deal> deal() const;
    fishing::Rules rules() const;

private:
    struct HandField {
        QLineEdit* edit = nullptr;
        QLabel* remark = nullptr; ///< how many cards, or what is wrong
        std::optional<std::vector<fishing::WrittenCard>> cards;
        qsizetype lengthBefore = 0; ///< of the text before the last edit, to tell a paste by
    };

    QLayout* handRows();
    QLayout* exampleButtons();
    QLayout* rulesRow(const fishing::Rules& rules);
    /// Where a whole deal was typed or pasted into one field, parts it between the two.
    void takeWholeDeal(fishing::Player player, const QString& text);
    void check(fishing::Player player);
    void showHands(const QString& a, const QString& b);

    std::array<HandField, 2> m_hands;
    QComboBox* m_rules = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};
