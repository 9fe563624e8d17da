// SPDX-License-Identifier: MIT
// The plays of the game as rows: the deal first, then a row a play, or only the plays that capture.
// A row's words are made when they are asked for, from blocks of plays of which a few are kept, so
// ten million rows cost no more than ten.
#pragma once

#include "engine/play.h"

#include <QAbstractListModel>
#include <QCache>

#include <array>

class GameController;

class MoveModel : public QAbstractListModel {
    Q_OBJECT

public:
    /// Beside Qt::DisplayRole, which is the whole row on one line: "312  B  7♠  catches 2: 7♠ 7♣".
    /// Qt::AccessibleTextRole and Qt::ToolTipRole tell it as a sentence.
    enum Role {
        PartsRole = Qt::UserRole, ///< QStringList, see Part; what does not apply is empty
        MarkedRole                ///< bool: whether there is a bookmark at this place
    };
    enum Part { Number, Player, Card, Catch, ShortCatch, PartCount };

    /// Follows `controller`, which must outlive the model.
    explicit MoveModel(GameController& controller, QObject* parent = nullptr);

    bool showsCapturesOnly() const { return m_capturesOnly; }
    void setCapturesOnly(bool only);

    /// The row of the game after `place` plays, or of the last place before it that has one; -1
    /// without a game.
    int rowOf(qint64 place) const;
    /// How many plays lead to a row; 0 is the deal, row 0.
    qint64 placeOf(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    static constexpr int blockLength = 256;
    struct Block {
        std::array<fishing::Play, blockLength> plays;
        int size = 0; // less where no more plays have been found yet
    };

    int rowsNow() const;
    void startOver();
    void updateRows();
    void showMarks();
    void showNames();
    fishing::Play playTo(qint64 place) const;
    QStringList parts(qint64 place) const;
    QString sentence(qint64 place) const;
    bool isMarked(qint64 place) const;

    GameController& m_controller;
    bool m_capturesOnly = false;
    int m_rows = 0;                             // as everybody has been told
    mutable QCache<qint64, Block> m_blocks{64}; // by their order in the game
};
