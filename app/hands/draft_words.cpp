// SPDX-License-Identifier: MIT
#include "app/hands/draft_words.h"

#include "app/translated.h"
#include "engine/notation.h"

#include <QCoreApplication>
#include <QStringList>

#include <cstdlib>
#include <numeric>

using fishing::Player;

namespace {

class DraftWords {
    Q_DECLARE_TR_FUNCTIONS(DraftWords)

public:
    static DraftRemark remark(const HandDraft& hand, const PlayerNames& names) {
        const auto cards = hand.read();
        if (cards) {
            const auto count = static_cast<int>(cards->size());
            return {count == 1 ? tr("✓ 1 card") : tr("✓ %1 cards").arg(count)};
        }
        if (hand.text().trimmed().isEmpty()) {
            return {tr("1 to 104 cards, the front one first")};
        }
        return {tr("✗ Character %1: %2")
                    .arg(QString::number(cards.error().column),
                         translated(words::describe(cards.error()), names)),
                true};
    }

    static QString surplus(const HandsDraft::Counts& counts) {
        QStringList ranks;
        for (fishing::Rank rank = fishing::lowestRank; rank <= fishing::highestRank; ++rank) {
            const auto& suits = counts[rank];
            if (std::accumulate(suits.begin(), suits.end(), 0) > fishing::suitCount) {
                const auto symbol = fishing::rankSymbol(rank);
                ranks += QString::fromUtf8(symbol.data(), static_cast<qsizetype>(symbol.size()));
            }
        }
        return ranks.isEmpty() ? QString()
                               : tr("More than a deck has, which is fine: %1.")
                                     .arg(ranks.join(QStringLiteral(", ")));
    }

    static QString difference(const HandsDraft& draft, const PlayerNames& names) {
        const auto a = static_cast<int>(draft.hand(Player::A).words().size());
        const auto b = static_cast<int>(draft.hand(Player::B).words().size());
        if (a == b || a == 0 || b == 0) {
            return {};
        }
        const QString more = names.of(a > b ? Player::A : Player::B);
        const int cards = std::abs(a - b);
        return cards == 1
                   ? tr("%1 has one card more, which is fine.").arg(more)
                   : tr("%1 has %2 cards more, which is fine.").arg(more, QString::number(cards));
    }

    static QString hint(const HandsDraft& draft, const PlayerNames& names) {
        QStringList hints{difference(draft, names), surplus(draft.counts())};
        hints.removeAll(QString());
        return hints.join(QLatin1Char(' '));
    }
};

} // namespace

DraftRemark remarkOn(const HandDraft& hand, const PlayerNames& names) {
    return DraftWords::remark(hand, names);
}

QString hintOn(const HandsDraft& draft, const PlayerNames& names) {
    return DraftWords::hint(draft, names);
}
