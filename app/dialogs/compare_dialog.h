// SPDX-License-Identifier: MIT
// The two equal positions of an endless game side by side, where its loop begins and where it has
// gone round once, and in words why they are equal. Can stay open beside the table: it blocks
// nothing, and keeps nothing of the game but the two positions.
#pragma once

#include "app/player_names.h"
#include "app/table/card_art.h"
#include "engine/verdict.h"

#include <QDialog>

#include <array>

class ElidedLabel;
class QGridLayout;
class QLabel;
class TableView;

class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// The game must have been found as far as the end of the cycle's first round.
    CompareDialog(const fishing::Game& game, const fishing::Cycle& cycle, const PlayerNames& names,
                  QWidget* parent = nullptr);
    ~CompareDialog() override;

    /// The cards as they look on the table.
    void setLook(const CardLook& look);
    void setNames(const PlayerNames& names);

    /// The positions shown: the one on the left, the one on the right.
    const std::array<fishing::Position, 2>& positions() const { return m_positions; }

signals:
    /// The position after so many plays is wanted on the table.
    void placeWanted(qint64 place);

private:
    struct HandRow {
        QLabel* title = nullptr;
        ElidedLabel* ranks = nullptr;
    };

    void addSide(QGridLayout& grid, int side, fishing::PlayCount place, std::size_t cardCount);
    QLayout* createWords();
    static void nameRow(const HandRow& row, const QString& title);
    QString reason(const PlayerNames& names) const;

    fishing::Cycle m_cycle;
    CardArt m_art;
    std::array<fishing::Position, 2> m_positions;
    std::array<TableView*, 2> m_views{};
    QLabel* m_reason = nullptr;
    std::array<HandRow, 2> m_hands;
};
