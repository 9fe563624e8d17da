// SPDX-License-Identifier: MIT
#include "app/files/session_file.h"
#include "tests/files/saved_games.h"

using namespace files;

class SessionFileTest : public QObject {
    Q_OBJECT

private slots:
    void sessionsComeBack();
    void problems_data();
    void problems();
};

void SessionFileTest::sessionsComeBack() {
    samples::Random random(7);
    const auto allRules = fishing::allRules();
    for (int games = 1; games <= 41; ++games) {
        SavedSession session;
        for (int i = 0; i < games; ++i) {
            SavedGame game = samples::savedGame(
                random, allRules[static_cast<std::size_t>(random.between(0, 95))]);
            if (i % 3 == 0) {
                game.file = "/home/小猫/“my” games\\" + std::to_string(i) + ".fishing";
            }
            session.games.push_back(game);
        }
        session.table = static_cast<std::size_t>(random.between(0, games - 1));
        const std::string text = toText(session);
        const auto read = readSession(text);
        QCOMPARE(samples::problemOf(read), std::string());
        QVERIFY(*read == session);
        QCOMPARE(toText(*read), text);
    }
}

void SessionFileTest::problems_data() {
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("problem");
    const auto row = [](const char* name, const std::string& text, const char* problem) {
        QTest::newRow(name) << text << std::string(problem);
    };
    const std::string good = toText(SavedSession{{newGame(NumberedDeal{}, {})}, 0});
    const auto changed = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        return text.replace(text.find(from), from.size(), to);
    };
    row("empty", "", "The file is empty.");
    row("cut", good.substr(0, 100), "The file ends in the middle.");
    row("a game", "{\"kitten-fishing\": 1}", "“kitten-fishing-session” is not in it.");
    row("newer", changed("session\": 1", "session\": 2"), "newer Kitten Fishing");
    row("no games", "{\"kitten-fishing-session\": 1, \"games\": []}", "“games” is not written");
    row("a table that is not there", changed("table\": 0", "table\": 1"), "“table” is not written");
    row("no table", changed("\"table\": 0,", ""), "“table” is not written");
    row("a broken game", changed("\"rules\"", "\"rule\""), "games 0: “rules” is missing.");
    row("no game", changed("\"game\"", "\"gone\""), "games 0: This is no saved game");
    row("a number for a game", "{\"kitten-fishing-session\": 1, \"table\": 0, \"games\": [3]}",
        "games 0: This is no saved game");
}

void SessionFileTest::problems() {
    QFETCH(const std::string, text);
    QFETCH(const std::string, problem);
    const std::string told = samples::problemOf(readSession(text));
    QVERIFY2(told.find(problem) != std::string::npos, told.c_str());
}

QTEST_GUILESS_MAIN(SessionFileTest)
#include "session_file_test.moc"
