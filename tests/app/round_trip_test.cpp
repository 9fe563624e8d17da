// SPDX-License-Identifier: MIT
// What goes out of the program comes back the same, under every rule set: a deal as text, a game as
// text with its plays, a game as a file to the byte, and all of it through the table.
#include "app/files/any_game.h"
#include "app/files/game_file.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/share/clipboard_text.h"
#include "engine/found_hands.h"
#include "tests/files/saved_games.h"

#include <QTest>

#include <algorithm>

using files::SavedGame;

namespace {

/// A random game whose place and bookmarks it reaches.
SavedGame reachedGame(samples::Random& random, const fishing::Rules& rules) {
    SavedGame game = samples::savedGame(random, rules);
    constexpr fishing::PlayCount far = 40;
    fishing::Game played(files::dealOf(game), rules);
    const auto length = static_cast<int>(played.find(far));
    const auto place = [&] { return static_cast<fishing::PlayCount>(random.between(0, length)); };
    game.index = place();
    const fishing::PlayCount bookmark = place();
    game.bookmarks =
        bookmark < game.index ? std::vector{bookmark, game.index} : std::vector{game.index};
    return game;
}

/// The hands that a person's paste would find; nothing where it had to ask.
std::optional<files::Hands> pasted(const QString& text) {
    const fishing::FoundHands found = fishing::findHands(text.toStdString());
    const auto a = fishing::parseHand(found.hands[0], fishing::Player::A);
    const auto b = fishing::parseHand(found.hands[1], fishing::Player::B);
    return found.isClear && a && b ? std::optional(files::Hands{*a, *b}) : std::nullopt;
}

} // namespace

class RoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void fileToGameToFile_data() { samples::addRuleSets(); }
    void fileToGameToFile();
    void dealToTextToDeal_data() { samples::addRuleSets(); }
    void dealToTextToDeal();
    void gameToTextToDeal_data() { samples::addRuleSets(); }
    void gameToTextToDeal();
    void sessionsToFilesToSessions();

private:
    static constexpr int games = 4;

    GameController m_controller;
    GameShelf m_shelf{m_controller};
};

void RoundTripTest::fileToGameToFile() {
    QFETCH(const fishing::Rules, rules);
    samples::Random random(21);
    for (int i = 0; i < games; ++i) {
        const std::string file = files::toText(reachedGame(random, rules));
        const auto read = files::readGame(file, {});
        QCOMPARE(samples::problemOf(read), std::string());
        m_shelf.open(*read);
        QVERIFY(m_controller.rules() == rules);
        QCOMPARE(files::toText(m_shelf.current()), file);
        // Elsewhere and back again.
        m_controller.seek(0);
        m_shelf.open(files::newGame(files::NumberedDeal{7, {}}, {}));
        m_shelf.goBack();
        m_controller.seek(static_cast<qint64>(read->index));
        QCOMPARE(files::toText(m_shelf.current()), file);
    }
}

void RoundTripTest::dealToTextToDeal() {
    QFETCH(const fishing::Rules, rules);
    samples::Random random(22);
    for (int i = 0; i < games; ++i) {
        const SavedGame game = reachedGame(random, rules);
        m_shelf.open(game);
        const QString text = dealText(m_shelf.current());
        const auto hands = pasted(text);
        QVERIFY2(hands, qPrintable(text));
        QVERIFY2(*hands == game.hands, qPrintable(text)); // suits where they were written, too
        m_shelf.openNew(files::newGame(*hands, rules));
        QCOMPARE(dealText(m_shelf.current()), text);
        const auto read = files::readAnyGame(text.toStdString(), "deal.txt");
        QCOMPARE(samples::problemOf(read), std::string());
        QVERIFY(read->hands == game.hands);
        // As it lies on the table, every card with its suit.
        const std::string dealt = toText(files::dealOf(game), fishing::CardStyle::Symbol);
        const auto again = fishing::parseDeal(dealt);
        QVERIFY2(again, dealt.c_str());
        QCOMPARE(toText(*again, fishing::CardStyle::Symbol), dealt);
    }
}

void RoundTripTest::gameToTextToDeal() {
    QFETCH(const fishing::Rules, rules);
    samples::Random random(23);
    for (int i = 0; i < games; ++i) {
        const SavedGame game = reachedGame(random, rules);
        m_shelf.open(game);
        ToldGame told = toldGame(m_controller, m_shelf);
        told.usualPlays = std::min(told.usualPlays, game.index); // the rest is more of the same
        const QString text = gameText(told);
        const auto hands = pasted(text);
        QVERIFY2(hands, qPrintable(text.left(2'000)));
        // It shows the cards as they lie on the table, with the suits that they were given.
        const auto dealt = files::handsOf(files::dealOf(game));
        QVERIFY2(*hands == dealt, qPrintable(text.left(2'000)));
    }
}

void RoundTripTest::sessionsToFilesToSessions() {
    samples::Random random(24);
    const auto all = fishing::allRules();
    files::SavedSession session;
    for (const fishing::Rules& rules : all) {
        session.games.push_back(reachedGame(random, rules));
        if (session.games.size() == GameShelf::mostGames + 1) {
            session.table = GameShelf::mostGames / 2;
            const std::string file = files::toText(session);
            const auto read = files::readSession(file);
            QCOMPARE(samples::problemOf(read), std::string());
            m_shelf.restore(*read);
            QCOMPARE(files::toText(m_shelf.session()), file);
            session.games.clear();
        }
    }
}

QTEST_GUILESS_MAIN(RoundTripTest)
#include "round_trip_test.moc"
