// SPDX-License-Identifier: MIT
#include "app/panels/move_model.h"

#include "app/card_names.h"
#include "app/game_controller.h"
#include "app/tool_tip_text.h"

#include <QLocale>

#include <algorithm>
#include <limits>
#include <memory>

using fishing::Play;
using fishing::PlayCount;

namespace {

QString joined(const fishing::CardRow& cards, QString (*name)(fishing::Card),
               const QString& between) {
    QStringList names;
    for (const fishing::Card card : cards) {
        names += name(card);
    }
    return names.join(between);
}

QString numberText(qint64 place) {
    return QLocale().toString(place);
}

/// The cards that a play caught, behind what `text` makes of their number.
QString catchText(const Play& play, const QString& text) {
    return text.arg(QString::number(play.captured.size()),
                    joined(play.captured, shortName, QStringLiteral(" ")));
}

QString playSentence(qint64 place, const Play& play, const QString& player) {
    const QString number = numberText(place);
    const QString card = spokenName(play.card);
    if (!play.captures()) {
        return MoveModel::tr("Play %1: %2 plays the %3.").arg(number, player, card);
    }
    if (play.captured.size() == 1) {
        return MoveModel::tr("Play %1: %2 plays the %3 and takes it straight back.")
            .arg(number, player, card);
    }
    return MoveModel::tr("Play %1: %2 plays the %3 and catches %4 cards: %5.")
        .arg(number, player, card, QString::number(play.captured.size()),
             joined(play.captured, spokenName, QStringLiteral(", ")));
}

} // namespace

MoveModel::MoveModel(GameController& controller, QObject* parent)
    : QAbstractListModel(parent), m_controller(controller), m_rows(rowsNow()) {
    connect(&controller, &GameController::gameStarted, this, &MoveModel::startOver);
    connect(&controller, &GameController::lengthChanged, this, &MoveModel::updateRows);
    // The length falls without a word of its own when a game at its start hides its future.
    connect(&controller, &GameController::verdictChanged, this, &MoveModel::updateRows);
    connect(&controller, &GameController::bookmarksChanged, this, &MoveModel::showMarks);
    connect(&controller, &GameController::namesChanged, this, &MoveModel::showNames);
}

void MoveModel::setCapturesOnly(bool only) {
    if (only != m_capturesOnly) {
        beginResetModel();
        m_capturesOnly = only;
        m_rows = rowsNow();
        endResetModel();
    }
}

int MoveModel::rowOf(qint64 place) const {
    if (m_rows == 0) {
        return -1;
    }
    if (m_capturesOnly) {
        place = static_cast<qint64>(
            m_controller.game().capturesIn(static_cast<PlayCount>(std::max<qint64>(place, 0))));
    }
    return static_cast<int>(std::clamp<qint64>(place, 0, m_rows - 1));
}

qint64 MoveModel::placeOf(int row) const {
    if (!m_capturesOnly || row == 0) {
        return row;
    }
    return static_cast<qint64>(m_controller.game().captureNumber(static_cast<PlayCount>(row) - 1));
}

int MoveModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

QVariant MoveModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_rows) {
        return {};
    }
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole: {
        QStringList filled = parts(placeOf(row)).mid(0, ShortCatch);
        filled.removeAll(QString());
        return filled.join(QStringLiteral("  "));
    }
    case PartsRole:
        return parts(placeOf(row));
    case Qt::ToolTipRole:
        return toolTipText(sentence(placeOf(row)));
    case Qt::AccessibleTextRole:
        return sentence(placeOf(row));
    case MarkedRole:
        return isMarked(placeOf(row));
    default:
        return {};
    }
}

int MoveModel::rowsNow() const {
    if (!m_controller.hasGame()) {
        return 0;
    }
    qint64 plays = m_controller.length();
    if (m_capturesOnly) {
        plays = static_cast<qint64>(m_controller.game().capturesIn(static_cast<PlayCount>(plays)));
    }
    return static_cast<int>(std::min<qint64>(plays, std::numeric_limits<int>::max() - 1)) + 1;
}

void MoveModel::startOver() {
    beginResetModel();
    m_blocks.clear();
    m_rows = rowsNow();
    endResetModel();
}

void MoveModel::updateRows() {
    const int rows = rowsNow();
    if (rows > m_rows) {
        beginInsertRows({}, m_rows, rows - 1);
        m_rows = rows;
        endInsertRows();
    } else if (rows < m_rows) {
        beginRemoveRows({}, rows, m_rows - 1);
        m_rows = rows;
        endRemoveRows();
    }
}

void MoveModel::showMarks() {
    if (m_rows > 0) {
        emit dataChanged(index(0), index(m_rows - 1), {MarkedRole});
    }
}

void MoveModel::showNames() {
    if (m_rows > 0) {
        emit dataChanged(index(0), index(m_rows - 1));
    }
}

Play MoveModel::playTo(qint64 place) const {
    const qint64 number = (place - 1) / blockLength;
    const int within = static_cast<int>((place - 1) % blockLength);
    Block* block = m_blocks.object(number);
    if (block == nullptr || within >= block->size) {
        const fishing::Game& game = m_controller.game();
        const auto before = static_cast<PlayCount>(number * blockLength);
        auto fresh = std::make_unique<Block>();
        fresh->size = static_cast<int>(std::min<PlayCount>(blockLength, game.found() - before));
        fishing::Position position = game.positionAfter(before);
        std::generate_n(fresh->plays.begin(), fresh->size,
                        [&] { return play(position, game.rules()); });
        block = fresh.get();
        m_blocks.insert(number, fresh.release());
    }
    return block->plays.at(static_cast<std::size_t>(within));
}

QStringList MoveModel::parts(qint64 place) const {
    if (place == 0) {
        return {numberText(0), {}, {}, tr("the cards are dealt"), {}};
    }
    const Play made = playTo(place);
    QStringList all{numberText(place), m_controller.names().of(made.player), shortName(made.card)};
    if (!made.captures()) {
        all += {QString(), QString()};
    } else if (made.captured.size() == 1) {
        all += {tr("takes it straight back"), tr("takes it back")};
    } else {
        all += {catchText(made, tr("catches %1: %2")), catchText(made, tr("%1: %2", "catch"))};
    }
    return all;
}

QString MoveModel::sentence(qint64 place) const {
    QString text = tr("The cards are dealt.");
    if (place > 0) {
        const Play made = playTo(place);
        text = playSentence(place, made, m_controller.names().of(made.player));
    }
    return isMarked(place) ? tr("%1 Bookmarked.").arg(text) : text;
}

bool MoveModel::isMarked(qint64 place) const {
    return std::ranges::binary_search(m_controller.bookmarks(), place);
}
