// SPDX-License-Identifier: MIT
#include "app/inside/program_state.h"

#include <algorithm>

namespace inside {

using namespace fishing;

namespace {

constexpr std::array players = {Player::A, Player::B};

Cell queueCell(Player player, PlayCount index) {
    return {Cell::Kind::Queue, player, index};
}

Cell stackCell(int index) {
    return {Cell::Kind::Stack, Player::A, static_cast<PlayCount>(index)};
}

Cell bookCell(Rank rank) {
    return {Cell::Kind::Book, Player::A, rank};
}

void moveTopToTail(State& state) {
    Position& position = state.position;
    position.handOf(position.mover).pushTail(position.pile.back());
    position.pile.pop();
}

void unmarkTop(State& state) {
    state.book[state.position.pile.back().rank] = false;
}

void take(State& state) {
    const Player mover = state.position.mover;
    state.current = state.position.handOf(mover).popFront();
    state.isInHand = true;
    ++state.heads[indexOf(mover)];
    auto& left = state.left[indexOf(mover)];
    left.push_back(*state.current);
    if (left.size() > mostLeft) {
        left.erase(left.begin());
    }
}

/// The played card is one of `run`, at one end of it.
void takeRun(State& state, const CardRow& run) {
    Hand& hand = state.position.handOf(state.position.mover);
    for (const Card card : run) {
        hand.pushTail(card);
        if (card != *state.current) {
            state.book[card.rank] = false;
        }
    }
    state.position.pile.truncate(state.position.pile.size() - (run.size() - 1));
    state.isInHand = false;
    // A match that stays lying keeps its mark.
    for (const Card card : state.position.pile) {
        state.book[card.rank] = true;
    }
}

void addEnds(std::vector<Cell>& cells, Player player) {
    cells.push_back({Cell::Kind::Head, player, 0});
    cells.push_back({Cell::Kind::Tail, player, 0});
}

void addQueueChanges(std::vector<Cell>& cells, const State& before, const State& after,
                     Player player) {
    if (before.head(player) != after.head(player)) {
        cells.push_back({Cell::Kind::Head, player, 0});
    }
    if (before.tail(player) != after.tail(player)) {
        cells.push_back({Cell::Kind::Tail, player, 0});
    }
    for (PlayCount index = before.tail(player); index < after.tail(player); ++index) {
        cells.push_back(queueCell(player, index));
    }
}

} // namespace

PlayCount State::tail(Player player) const {
    return head(player) + position.handOf(player).size();
}

std::optional<Card> State::cardAt(Player player, PlayCount index) const {
    const PlayCount first = head(player);
    const auto& before = left[indexOf(player)];
    if (index >= first) {
        return index < tail(player) ? std::optional(position.handOf(player)[index - first])
                                    : std::nullopt;
    }
    const PlayCount back = first - index;
    return back <= before.size() ? std::optional(before[before.size() - back]) : std::nullopt;
}

std::optional<Cell> State::cellOf(CardId id) const {
    if (isInHand && current->id == id) {
        return Cell{Cell::Kind::Current, Player::A, 0};
    }
    for (const Player player : players) {
        const Hand& hand = position.handOf(player);
        for (std::size_t i = 0; i < hand.size(); ++i) {
            if (hand[i].id == id) {
                return queueCell(player, head(player) + i);
            }
        }
    }
    for (int i = 1; i <= top(); ++i) {
        if (position.pile[static_cast<std::size_t>(i - 1)].id == id) {
            return stackCell(i);
        }
    }
    return std::nullopt;
}

std::optional<Card> State::cardIn(const Cell& cell) const {
    switch (cell.kind) {
    case Cell::Kind::Queue:
        return cell.index < head(cell.player) ? std::nullopt : cardAt(cell.player, cell.index);
    case Cell::Kind::Stack:
        return cell.index >= 1 && cell.index <= position.pile.size()
                   ? std::optional(position.pile[cell.index - 1])
                   : std::nullopt;
    case Cell::Kind::Book:
        for (const Card card : position.pile) {
            if (card.rank == cell.index) {
                return card;
            }
        }
        return std::nullopt;
    case Cell::Kind::Current:
        return current;
    case Cell::Kind::Head:
    case Cell::Kind::Tail:
    case Cell::Kind::Top:
        break;
    }
    return std::nullopt;
}

void apply(State& state, Step step, const Play& play) {
    switch (step) {
    case Step::Take:
        take(state);
        break;
    case Step::Push:
        state.position.pile.push(*state.current);
        state.isInHand = false;
        break;
    case Step::Mark:
        state.book[state.current->rank] = true;
        break;
    case Step::Keep:
        state.position.handOf(play.player).pushTail(*state.current);
        state.isInHand = false;
        break;
    case Step::Unmark:
    case Step::UnmarkMatch:
        unmarkTop(state);
        break;
    case Step::TakeTop:
    case Step::TakeMatch:
        moveTopToTail(state);
        break;
    case Step::TakeRun:
        takeRun(state, play.captured);
        break;
    case Step::Deal:
    case Step::CheckHands:
    case Step::TurnOfA:
    case Step::CheckBetween:
    case Step::TurnOfB:
    case Step::LookUp:
    case Step::Compare:
    case Step::Winner:
    case Step::Nobody:
    case Step::Show:
        break; // only look
    }
}

std::vector<Cell> changesBetween(const State& before, const State& after) {
    std::vector<Cell> cells;
    for (const Player player : players) {
        addQueueChanges(cells, before, after, player);
    }
    const Pile& was = before.position.pile;
    const Pile& is = after.position.pile;
    for (std::size_t i = 0; i < is.size(); ++i) {
        if (i >= was.size() || was[i] != is[i]) {
            cells.push_back(stackCell(static_cast<int>(i + 1)));
        }
    }
    if (was.size() != is.size()) {
        cells.push_back({Cell::Kind::Top, Player::A, 0});
    }
    for (Rank rank = lowestRank; rank <= highestRank; ++rank) {
        if (before.book[rank] != after.book[rank]) {
            cells.push_back(bookCell(rank));
        }
    }
    if (before.current != after.current) {
        cells.push_back({Cell::Kind::Current, Player::A, 0});
    }
    return cells;
}

std::vector<Cell> cellsRead(const State& before, Step step, const Rules& rules) {
    std::vector<Cell> cells;
    switch (step) {
    case Step::CheckHands:
        addEnds(cells, Player::A);
        if (rules.end != End::Turn) {
            addEnds(cells, Player::B);
        }
        break;
    case Step::CheckBetween:
        addEnds(cells, rules.end == End::Turn ? Player::B : Player::A);
        break;
    case Step::Winner:
    case Step::Nobody:
    case Step::Show:
        addEnds(cells, Player::A);
        addEnds(cells, Player::B);
        break;
    case Step::Take: {
        const Player mover = before.position.mover;
        cells.push_back(queueCell(mover, before.head(mover)));
        break;
    }
    case Step::LookUp:
        cells = {{Cell::Kind::Current, Player::A, 0}, bookCell(before.current->rank)};
        break;
    case Step::Compare:
        cells = {stackCell(before.top()), {Cell::Kind::Current, Player::A, 0}};
        break;
    case Step::Push:
    case Step::Mark:
    case Step::Keep:
        cells = {{Cell::Kind::Current, Player::A, 0}};
        break;
    case Step::Unmark:
    case Step::UnmarkMatch:
    case Step::TakeTop:
    case Step::TakeMatch:
        cells = {stackCell(before.top())};
        break;
    case Step::Deal:
    case Step::TurnOfA:
    case Step::TurnOfB:
    case Step::TakeRun:
        break;
    }
    return cells;
}

} // namespace inside
