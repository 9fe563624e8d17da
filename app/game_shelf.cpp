// SPDX-License-Identifier: MIT
#include "app/game_shelf.h"

#include "app/game_controller.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace {

// Places that take no time to find, and what is found of one further out before the window is asked
// whether anybody wants something else.
constexpr fishing::PlayCount foundAtOnce = 10'000'000;
constexpr fishing::PlayCount foundMeanwhile = 1'000'000;

/// Whether the game can be had again by its number alone. The players' names go from deal to deal.
bool isUntouched(const files::SavedGame& game) {
    return game.origin && game.index == 0 && game.bookmarks.empty();
}

/// Games that somebody has put something into are kept longest: going through many numbers must
/// not push them out.
void dropOldest(std::vector<files::SavedGame>& games) {
    while (games.size() > GameShelf::mostGames) {
        const auto untouched = std::ranges::find_if(games, isUntouched);
        games.erase(untouched == games.end() ? games.begin() : untouched);
    }
}

} // namespace

GameShelf::GameShelf(GameController& controller, QObject* parent)
    : QObject(parent), m_controller(controller) {
    connect(&m_way, &QTimer::timeout, this, [this] { goTo(m_place, foundMeanwhile); });
    connect(&controller, &GameController::positionChanged, &m_way, &QTimer::stop);
}

files::SavedGame GameShelf::current() const {
    files::SavedGame game = m_game;
    game.names = m_controller.names().toStrings();
    game.index = static_cast<fishing::PlayCount>(isOnItsWay() ? m_place : m_controller.index());
    game.bookmarks.assign(m_controller.bookmarks().begin(), m_controller.bookmarks().end());
    return game;
}

void GameShelf::open(const files::SavedGame& game) {
    // The very same game again leaves nothing to come back to.
    if (m_controller.hasGame() && game != current()) {
        // Games that were gone back from are newer than those before: they stay within reach.
        m_before.insert(m_before.end(), m_after.begin(), m_after.end());
        m_after.clear();
        m_before.push_back(current());
        dropOldest(m_before);
    }
    show(game);
}

void GameShelf::openNew(const files::SavedGame& game) {
    files::SavedGame named = game;
    named.names = m_controller.names().toStrings();
    open(named);
}

void GameShelf::openByRules(const fishing::Rules& rules) {
    files::SavedGame game = current();
    game.rules = rules;
    game.index = 0;
    game.bookmarks.clear();
    game.file.clear(); // which holds the game as it was
    open(game);
}

void GameShelf::goBack() {
    if (!m_before.empty()) {
        m_after.push_back(current());
        const files::SavedGame game = std::move(m_before.back());
        m_before.pop_back();
        show(game);
    }
}

void GameShelf::goForward() {
    if (!m_after.empty()) {
        m_before.push_back(current());
        const files::SavedGame game = std::move(m_after.back());
        m_after.pop_back();
        show(game);
    }
}

void GameShelf::setFile(const std::string& file) {
    if (file != m_game.file) {
        m_game.file = file;
        emit fileChanged();
    }
}

files::SavedSession GameShelf::session() const {
    files::SavedSession session;
    session.games = m_before;
    session.table = session.games.size();
    session.games.push_back(current());
    session.games.insert(session.games.end(), m_after.rbegin(), m_after.rend());
    return session;
}

void GameShelf::restore(const files::SavedSession& session) {
    const auto table = session.games.begin() + static_cast<std::ptrdiff_t>(session.table);
    m_before.assign(session.games.begin(), table);
    m_after.assign(session.games.rbegin(), std::make_reverse_iterator(table + 1));
    dropOldest(m_before);
    dropOldest(m_after);
    show(*table);
}

void GameShelf::tellAnew() {
    const bool wasOnItsWay = isOnItsWay();
    m_controller.tellAnew();
    if (wasOnItsWay) {
        m_way.start(); // nobody has moved on
    }
    if (m_controller.hasGame()) {
        emit opened();
    }
    emit shelfChanged();
}

void GameShelf::show(const files::SavedGame& game) {
    m_game = game;
    m_controller.setNames(
        {{QString::fromStdString(game.names[0]), QString::fromStdString(game.names[1])}});
    m_controller.newGame(files::dealOf(game), game.rules);
    m_controller.setBookmarks({game.bookmarks.begin(), game.bookmarks.end()});
    m_way.stop();
    goTo(static_cast<qint64>(game.index), foundAtOnce);
    emit opened();
    emit shelfChanged();
}

void GameShelf::goTo(qint64 place, fishing::PlayCount plays) {
    if (m_controller.findTowards(place, plays)) {
        m_controller.seek(place);
    } else {
        m_place = place;
        m_way.start();
    }
}
