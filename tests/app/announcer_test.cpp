// SPDX-License-Identifier: MIT
#include "app/announcer.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

class AnnouncerTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstIsSaidAtOnce();
    void ofManyTheLastIsSaid();
    void atMostTwoASecond();
};

void AnnouncerTest::theFirstIsSaidAtOnce() {
    QLabel speaker;
    auto& announcer = *new Announcer(&speaker);
    announcer.announce(QStringLiteral("A plays 2♠."));
    QCOMPARE(speaker.accessibleName(), QStringLiteral("A plays 2♠."));
}

void AnnouncerTest::ofManyTheLastIsSaid() {
    QLabel speaker;
    auto& announcer = *new Announcer(&speaker);
    QSignalSpy said(&announcer, &Announcer::announced);
    for (int i = 0; i < 100; ++i) {
        announcer.announce(QString::number(i));
    }
    QCOMPARE(said.size(), 1);
    QVERIFY(said.wait());
    QCOMPARE(said.size(), 2);
    QCOMPARE(speaker.accessibleName(), QStringLiteral("99"));
}

void AnnouncerTest::atMostTwoASecond() {
    QLabel speaker;
    auto& announcer = *new Announcer(&speaker);
    QSignalSpy said(&announcer, &Announcer::announced);
    QElapsedTimer clock;
    clock.start();
    for (int i = 0; said.size() < 4; ++i) {
        announcer.announce(QString::number(i));
        QTest::qWait(5);
    }
    QVERIFY(clock.elapsed() >= 3 * 490);
}

QTEST_MAIN(AnnouncerTest)
#include "announcer_test.moc"
