// SPDX-License-Identifier: MIT
#include "tests/app/table_fixture.h"

#include <algorithm>

using namespace fishing;

class CardStackTest : public QObject, private TableFixture {
    Q_OBJECT

private slots:
    void init() { open(); }
    void cleanup() { close(); }

    void aCardThatIsPlayedFliesAboveAllOthers();
    void aCardThatIsTakenBackFliesAboveAllOthers();
    void noCardJumpsAboveOthersBeforeItSetsOut();
    void aCardThatJoinsASecondRowComesUnderTheFirst();
    void aStepMovesFewCardsInTheStack();
    void restingCardsNeverChangePlacesInSight_data();
    void restingCardsNeverChangePlacesInSight();

private:
    struct Lying {
        const CardWidget* card = nullptr;
        QRect place;

        bool operator==(const Lying& other) const { return card == other.card; }
    };

    /// The cards as they lie, lowest first.
    QList<Lying> stack() const {
        QList<Lying> cards;
        for (const QObject* child : m_table->children()) {
            if (const auto* card = qobject_cast<const CardWidget*>(child)) {
                cards += {card, card->geometry()};
            }
        }
        return cards;
    }
    const CardWidget* highest() const { return stack().back().card; }

    /// Notes cards that lay on each other one way and lie on each other the other way now, unless
    /// both fly.
    void checkSwaps(const QList<Lying>& before, const QList<Lying>& now) {
        std::vector<qsizetype> place;
        for (const Lying& each : now) {
            place.push_back(before.indexOf(each));
        }
        for (qsizetype i = 0; i < now.size(); ++i) {
            for (qsizetype k = i + 1; k < now.size(); ++k) {
                const qsizetype lower = place[static_cast<std::size_t>(i)];
                const qsizetype upper = place[static_cast<std::size_t>(k)];
                if (lower > upper && before[lower].place.intersects(before[upper].place) &&
                    now[i].place.intersects(now[k].place) &&
                    !(now[i].card->isFlying() && now[k].card->isFlying()) &&
                    !changesRow(now[i].card) && !changesRow(now[k].card)) {
                    m_swaps += QStringLiteral("play %1: %2 comes over %3")
                                   .arg(m_controller->index())
                                   .arg(now[k].card->objectName(), now[i].card->objectName());
                }
            }
        }
    }

    bool changesRow(const CardWidget* card) const {
        const auto placements = m_table->tableLayout().place(m_table->scene());
        const auto place = std::ranges::find(placements, card->card(), &Placement::card);
        const double way = std::abs(place->topLeft.y() - m_start.value(card).y());
        return way > 1 && way < card->height() / 2.0;
    }

    QHash<const CardWidget*, QPoint> m_start; // where they lay before the step
    QStringList m_swaps;
};

void CardStackTest::aCardThatIsPlayedFliesAboveAllOthers() {
    begin(articlesDeal());
    const CardWidget* front = frontOf(Player::A);
    m_controller->stepForward();
    QVERIFY(front->isFlying());
    QVERIFY(highest() == front);
    VERIFY_AT_REST();
    QVERIFY(highest() != front);
}

void CardStackTest::aCardThatIsTakenBackFliesAboveAllOthers() {
    begin(articlesDeal());
    goTo(3);
    const CardWidget* top = m_table->cardWidget(m_controller->position().pile.back().id);
    m_controller->stepBackward();
    QVERIFY(top->isFlying());
    QVERIFY(highest() == top);
    VERIFY_AT_REST();
    QVERIFY(highest() != top);
}

void CardStackTest::noCardJumpsAboveOthersBeforeItSetsOut() {
    begin(numberedDeal(42));
    goTo(29);
    m_controller->stepForward(); // takes 6 9 10 6
    const auto run = m_controller->lastPlay()->captured;
    const CardWidget* deepest = m_table->cardWidget(run[run.size() - 1].id);
    const CardWidget* above = m_table->cardWidget(run[run.size() - 2].id);
    while (m_table->scene().beat == Beat::Landed) {
        m_clock->pass();
    }
    QVERIFY(isAbove(above, deepest)); // it is the last to set out
    VERIFY_AT_REST();
    QVERIFY(isAbove(deepest, above)); // as the queue has them
}

void CardStackTest::aCardThatJoinsASecondRowComesUnderTheFirst() {
    begin(numberedDeal(42));
    goTo(198);
    while (!m_controller->nextPlay()->captures()) {
        goTo(m_controller->index() + 1);
    }
    m_controller->stepForward();
    const Play play = *m_controller->lastPlay();
    QCOMPARE(play.player, Player::A);
    const auto& hand = m_controller->position().handOf(Player::A);
    const CardWidget* last = m_table->cardWidget(hand[hand.size() - 1].id);
    const CardWidget* neighbour =
        m_table->cardWidget(hand[hand.size() - 1 - play.captured.size()].id);
    while (m_table->scene().beat == Beat::Landed || !m_table->isSettled()) {
        m_clock->pass();
        if (m_table->scene().beat == Beat::Taken &&
            last->geometry().intersects(neighbour->geometry())) {
            QVERIFY(isAbove(neighbour, last));
        }
    }
    VERIFY_AT_REST();
}

void CardStackTest::aStepMovesFewCardsInTheStack() {
    // Each card that is moved in the stack is painted again.
    class Counter : public QObject {
    public:
        int moved = 0;

    protected:
        bool eventFilter(QObject*, QEvent* event) override {
            moved += event->type() == QEvent::ZOrderChange ? 1 : 0;
            return false;
        }
    };
    begin(numberedDeal(42));
    Counter counter;
    for (CardId id = 0; id < 52; ++id) {
        m_table->cardWidget(id)->installEventFilter(&counter);
    }
    for (int i = 0; i < 200; ++i) {
        counter.moved = 0;
        m_controller->stepForward();
        VERIFY_AT_REST();
        const auto captured = static_cast<int>(m_controller->lastPlay()->captured.size());
        QVERIFY2(counter.moved <= 6 + 4 * captured, qPrintable(QString::number(counter.moved)));
    }
}

void CardStackTest::restingCardsNeverChangePlacesInSight_data() {
    QTest::addColumn<Rules>("rules");
    QTest::addColumn<bool>("forward");
    for (const char* rules : {"classic", "textbook", "coursework"}) {
        QTest::addRow("%s, forward", rules) << *parseRules(rules) << true;
        QTest::addRow("%s, backward", rules) << *parseRules(rules) << false;
    }
}

/// Two cards that overlap, and neither of which goes to another row, do not swap.
void CardStackTest::restingCardsNeverChangePlacesInSight() {
    QFETCH(const Rules, rules);
    QFETCH(const bool, forward);
    begin(numberedDeal(42), rules);
    constexpr qint64 plays = 100;
    goTo(forward ? 0 : plays);
    m_swaps.clear();
    for (qint64 i = 0; i < plays; ++i) {
        auto before = stack();
        for (const Lying& each : before) {
            m_start[each.card] = each.place.topLeft();
        }
        forward ? m_controller->stepForward() : m_controller->stepBackward();
        while (!m_table->isSettled()) {
            const auto now = stack();
            if (now != before) {
                checkSwaps(before, now);
            }
            before = now;
            m_clock->pass();
        }
        checkSwaps(before, stack());
        QVERIFY2(m_swaps.empty(), qPrintable(m_swaps.join(QLatin1Char(10))));
    }
}

QTEST_MAIN(CardStackTest)
#include "card_stack_test.moc"
