// SPDX-License-Identifier: MIT
#include "engine/play.h"

#include <algorithm>

namespace fishing {

namespace {

/// How many cards of the pile stay if `card` is played on it; nothing if it captures nothing.
std::optional<std::size_t> keptByCapture(const Pile& pile, Card card, const Rules& rules) {
    if (rules.jack == Jack::Hook && card.rank == jackRank && !pile.empty()) {
        return 0;
    }
    for (std::size_t i = pile.size(); i-- > 0;) {
        if (pile[i].rank == card.rank) {
            return rules.capture == Capture::Take ? i : i + 1;
        }
    }
    return std::nullopt;
}

/// The played card and the pile from `kept` upward, in the order in which they join the tail.
CardRow pickedUp(const Pile& pile, std::size_t kept, Card card, Pickup order) {
    CardRow run;
    if (order == Pickup::Top) {
        run.push(card);
        for (std::size_t i = pile.size(); i-- > kept;) {
            run.push(pile[i]);
        }
    } else {
        for (std::size_t i = kept; i < pile.size(); ++i) {
            run.push(pile[i]);
        }
        run.push(card);
    }
    return run;
}

bool handEmpty(const Position& position, Player player) {
    return position.handOf(player).empty();
}

bool isOver(const Position& position, End end) {
    const bool anyEmpty = handEmpty(position, Player::A) || handEmpty(position, Player::B);
    switch (end) {
    case End::Play:
        return anyEmpty;
    case End::Round:
        // A hand can only run empty by a play that captures nothing, which ends the turn. So when A
        // moves with an empty hand about, it is always at the beginning of a round.
        return anyEmpty && position.mover == Player::A;
    case End::Turn:
        return handEmpty(position, position.mover);
    }
    return false;
}

} // namespace

Play play(Position& position, const Rules& rules) {
    Hand& hand = position.handOf(position.mover);
    Play made{position.mover, hand.popFront(), {}};
    const auto kept = keptByCapture(position.pile, made.card, rules);
    if (!kept) {
        position.pile.push(made.card);
        position.mover = opponentOf(position.mover);
        return made;
    }
    made.captured = pickedUp(position.pile, *kept, made.card, rules.pickup);
    position.pile.truncate(*kept);
    for (const Card card : made.captured) {
        hand.pushTail(card);
    }
    if (rules.after == After::Pass) {
        position.mover = opponentOf(position.mover);
    }
    return made;
}

void undo(Position& position, const Play& last) {
    Hand& hand = position.handOf(last.player);
    position.mover = last.player;
    if (!last.captures()) {
        position.pile.pop();
    } else {
        const CardRow& run = last.captured;
        for (std::size_t i = 0; i < run.size(); ++i) {
            hand.popTail();
        }
        // The played card stands at one end of the run, and so tells in which order it was taken.
        const bool fromTop = run[0] == last.card;
        for (std::size_t i = 1; i < run.size(); ++i) {
            position.pile.push(fromTop ? run[run.size() - i] : run[i - 1]);
        }
    }
    hand.pushFront(last.card);
}

std::optional<Outcome> ending(const Position& position, const Rules& rules) {
    if (!isOver(position, rules.end)) {
        return std::nullopt;
    }
    const bool aEmpty = handEmpty(position, Player::A);
    if (aEmpty && handEmpty(position, Player::B)) {
        return Outcome::Draw;
    }
    const Player holder = aEmpty ? Player::B : Player::A;
    const Player winner = rules.win == Win::Keep ? holder : opponentOf(holder);
    return winner == Player::A ? Outcome::A : Outcome::B;
}

} // namespace fishing
