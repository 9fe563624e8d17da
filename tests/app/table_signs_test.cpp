// SPDX-License-Identifier: MIT
#include "app/table/glow_overlay.h"
#include "app/table/player_bank.h"
#include "tests/app/table_fixture.h"

using namespace fishing;

class TableSignsTest : public QObject, private TableFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void theGlowWaitsForTheLanding();
    void aCaughtRunThrowsAShadow();
    void theGlowGoesOutHoweverSoonTheNextPlayComes();
    void kittensWaitForTheLanding();
    void kittensTellAtOnceWhereOneJumps();
    void theEndIsTold();
    void theEndIsOverAtOnce();
    void theAnchorIsMarked();
    void aBadgeIsOnTheCardThatOneSees();
    void cardsAreNumbered();
};

void TableSignsTest::theGlowWaitsForTheLanding() {
    begin(articlesDeal());
    goTo(4);
    m_controller->stepForward();
    const CardWidget* played = m_table->cardWidget(m_controller->lastPlay()->card.id);
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    while (m_table->scene().beat == Beat::Landed && played->isMoving()) {
        QCOMPARE(overlay->strength(), 0.0);
        m_clock->pass();
    }
    m_clock->pass();
    QVERIFY(overlay->strength() > 0);
    QCOMPARE(m_table->scene().beat, Beat::Landed);
    VERIFY_AT_REST();
}

void TableSignsTest::aCaughtRunThrowsAShadow() {
    begin(articlesDeal());
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    goTo(5);
    m_table->showFirstBeat();
    const Play play = *m_controller->lastPlay();
    std::vector<const CardWidget*> run;
    for (const Card card : m_table->scene().position.pile) {
        if (std::ranges::find(play.captured, card) != play.captured.end()) {
            run.push_back(m_table->cardWidget(card.id));
        }
    }
    run.push_back(m_table->cardWidget(play.card.id));
    QCOMPARE(overlay->lifted(), run);
    // Under its right end, beyond the light, the water is darker than it is without.
    const QRect last = run.back()->geometry();
    const QPoint below(last.center().x(), last.bottom() + last.width() / 7);
    const int shaded = m_table->grab().toImage().pixelColor(below).lightness();
    m_table->settle();
    goTo(6);
    QVERIFY(overlay->lifted().empty());
    QVERIFY(m_table->grab().toImage().pixelColor(below).lightness() > shaded + 5);
}

void TableSignsTest::theGlowGoesOutHoweverSoonTheNextPlayComes() {
    begin(articlesDeal());
    goTo(5);
    m_table->showFirstBeat();
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    QVERIFY(overlay->hasGlows());
    m_clock->passFor(1000);
    int plays = 0;
    while (overlay->hasGlows() && plays < 10) {
        m_controller->seek(5 + ++plays);
        m_clock->passFor(60);
    }
    QVERIFY2(plays < 5, qPrintable(QString::number(plays)));
}

void TableSignsTest::kittensTellAtOnceWhereOneJumps() {
    begin(articlesDeal());
    goTo(49);
    const auto* bank = m_table->findChild<PlayerBank*>(QStringLiteral("bankA"));
    QCOMPARE(bank->state().mood, Mood::OutOfCards);
    m_clock->passFor(1000);
    m_controller->seek(0);
    QVERIFY(!m_table->isSettled());
    QCOMPARE(bank->state().cards, 6);
    QVERIFY(bank->state().mood != Mood::OutOfCards);
    VERIFY_AT_REST();
    QCOMPARE(bank->state().cards, 6);
}

void TableSignsTest::kittensWaitForTheLanding() {
    begin(articlesDeal());
    goTo(4);
    const auto* bank = m_table->findChild<PlayerBank*>(QStringLiteral("bankA"));
    const int before = bank->state().cards;
    m_controller->stepForward(); // A captures
    QCOMPARE(bank->state().mood, Mood::Playing);
    QCOMPARE(bank->state().cards, before);
    while (bank->state().mood == Mood::Playing) {
        m_clock->pass();
        QVERIFY(m_clock->isRunning());
    }
    QCOMPARE(bank->state().mood, Mood::Happy);
    VERIFY_AT_REST();
    QCOMPARE(bank->state().cards, before + 1);
}

void TableSignsTest::theEndIsTold() {
    begin(articlesDeal());
    goTo(48);
    const QImage before = m_table->grab().toImage();
    m_controller->stepForward();
    VERIFY_AT_REST();
    // B wins: the plaque lies where A's hand was.
    const QRectF strip = m_table->tableLayout().handArea(Player::A);
    const QRect place(strip.center().toPoint(), QSize(40, 10));
    QVERIFY(m_table->grab().toImage().copy(place) != before.copy(place));
    m_controller->stepBackward();
    VERIFY_AT_REST();
    QCOMPARE(m_table->grab().toImage().copy(place), before.copy(place));
}

void TableSignsTest::theEndIsOverAtOnce() {
    begin(articlesDeal());
    goTo(48);
    // The right ends of where a plaque may lie: there are no cards there.
    const auto places = [this] {
        const QImage picture = m_table->grab().toImage();
        QList<QImage> parts;
        for (const Player player : {Player::A, Player::B}) {
            const QRectF strip = m_table->tableLayout().handArea(player);
            const QPointF corner = strip.center() + QPointF(0.15 * strip.width(), 0);
            parts += picture.copy(QRect(corner.toPoint(), QSize(20, 10)));
        }
        return parts;
    };
    const auto without = places();
    const auto leaveTheEnd = [&](const std::function<void()>& leave) {
        goTo(49);
        QVERIFY(places() != without);
        m_clock->passFor(1000);
        leave();
        QVERIFY(!m_table->isSettled());
        QCOMPARE(places(), without);
        VERIFY_AT_REST();
    };
    leaveTheEnd([this] { m_controller->seek(0); });
    leaveTheEnd([this] { m_controller->stepBackward(); });
    leaveTheEnd([this] { m_controller->newGame(articlesDeal(), {}); });
}

void TableSignsTest::theAnchorIsMarked() {
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    begin(numberedDeal(anchoredNumber), textbook());
    QVERIFY(overlay->anchor() == nullptr); // nothing lies on the table
    goTo(500);
    const CardWidget* anchor = m_table->cardWidget(m_controller->position().pile[0].id);
    QVERIFY(overlay->anchor() == anchor);
    QCOMPARE(anchor->card().rank, *m_controller->verdict()->anchor);
    QCOMPARE(overlay->homing().size(), std::size_t(3));
    for (const CardWidget* card : overlay->homing()) {
        QCOMPARE(card->card().rank, anchor->card().rank);
    }
    begin(articlesDeal());
    QVERIFY(overlay->anchor() == nullptr);
}

void TableSignsTest::aBadgeIsOnTheCardThatOneSees() {
    const auto* overlay = m_table->findChild<GlowOverlay*>();
    begin(numberedDeal(3, {13, 8}), textbook()); // long hands, whose rows lie on one another
    goTo(40);
    const CardId bottom = m_controller->position().pile[0].id;
    int covered = 0;
    for (const CardWidget* widget : m_table->findChildren<CardWidget*>()) {
        const Card card = widget->card();
        if (card.rank == *m_controller->verdict()->anchor && card.id != bottom) {
            const QPoint badge = GlowOverlay::badgeRect(widget->geometry()).center();
            const bool isSeen = m_table->tableLayout().cardAt(m_table->scene(), badge) == card.id;
            QCOMPARE(std::ranges::count(overlay->homing(), widget), isSeen ? 1 : 0);
            covered += isSeen ? 0 : 1;
        }
    }
    QVERIFY(covered > 0);
    QVERIFY(!overlay->homing().empty());
}

void TableSignsTest::cardsAreNumbered() {
    begin(articlesDeal());
    goTo(4);
    const auto& pile = m_controller->position().pile;
    const QImage before = m_table->grab().toImage();
    m_table->setNumbered({pile[2].id, pile[0].id});
    const QImage now = m_table->grab().toImage();
    const auto isChanged = [&](CardId id) {
        const QRect place = m_table->cardWidget(id)->geometry();
        const QRect badge(place.left(), place.bottom() - place.width() / 3, place.width() / 4,
                          place.width() / 3);
        return before.copy(badge) != now.copy(badge);
    };
    QVERIFY(isChanged(pile[0].id));
    QVERIFY(isChanged(pile[2].id));
    QVERIFY(!isChanged(pile[1].id));
    m_table->setNumbered({});
    QCOMPARE(m_table->grab().toImage(), before);
    // With another deal nothing is left of them.
    m_table->setNumbered({pile[0].id});
    begin(acesDeal());
    QVERIFY(m_table->findChild<GlowOverlay*>()->numbered().empty());
}

QTEST_MAIN(TableSignsTest)
#include "table_signs_test.moc"
