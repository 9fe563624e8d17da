// SPDX-License-Identifier: MIT
// The translations as they are written: complete, up to date with the sources, with every place for
// a value, every mark and every key where English has one, and with Chinese punctuation.
#include "app/actions.h"

#include <QFile>
#include <QKeySequence>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>

namespace {

struct Message {
    QString context;
    QString source;
    QString translation;
    QString state; ///< empty when it is finished
};

QList<Message> messagesIn(const QString& file) {
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) {
        return {};
    }
    QXmlStreamReader xml(&in);
    QList<Message> all;
    Message message;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == QStringLiteral("name")) {
            message.context = xml.readElementText();
        } else if (xml.name() == QStringLiteral("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QStringLiteral("translation")) {
            message.state = xml.attributes().value(QStringLiteral("type")).toString();
            message.translation = xml.readElementText();
            all += message;
        }
    }
    return all;
}

/// All that the expression finds, sorted, each once.
QStringList found(const char* expression, const QString& text) {
    QStringList all;
    auto matches = QRegularExpression(QString::fromUtf8(expression)).globalMatch(text);
    while (matches.hasNext()) {
        all += matches.next().captured();
    }
    all.removeDuplicates();
    all.sort();
    return all;
}

QString fileOf(const char* language) {
    return QStringLiteral(FISHING_SOURCE "/resources/translations/kitten-fishing_%1.ts")
        .arg(QLatin1String(language));
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private slots:
    void areComplete_data() { languages(); }
    void areComplete();
    void keepWhatIsNoWord_data() { languages(); }
    void keepWhatIsNoWord();
    void arePunctuatedInChinese_data() { languages(); }
    void arePunctuatedInChinese();
    void areUpToDate();

private:
    static void languages() {
        QTest::addColumn<QList<Message>>("messages");
        for (const char* language : {"zh_CN", "zh_TW"}) {
            QTest::newRow(language) << messagesIn(fileOf(language));
        }
    }
};

void TranslationsTest::areComplete() {
    QFETCH(QList<Message>, messages);
    QVERIFY(messages.size() > 1'000);
    for (const Message& each : messages) {
        QVERIFY2(each.state.isEmpty() && !each.translation.isEmpty(), qPrintable(each.source));
    }
}

void TranslationsTest::keepWhatIsNoWord() {
    QFETCH(QList<Message>, messages);
    for (const Message& each : messages) {
        const char* const expressions[] = {"%L?[1-9]|%n", "</?[a-z]\\w*/?>", "--[a-z]+",
                                           "\\(\\*[^)]*\\)"};
        for (const char* expression : expressions) {
            QVERIFY2(found(expression, each.source) == found(expression, each.translation),
                     qPrintable(each.translation));
        }
        QVERIFY2(each.source.count(QStringLiteral("\n\n")) ==
                     each.translation.count(QStringLiteral("\n\n")),
                 qPrintable(each.translation));
        QVERIFY2(each.source.endsWith(QLatin1Char('\n')) ==
                     each.translation.endsWith(QLatin1Char('\n')),
                 qPrintable(each.translation));
        // A letter of the English word stands in brackets, so that it can be typed.
        const auto key = QKeySequence::mnemonic(each.source);
        QVERIFY2(QKeySequence::mnemonic(each.translation) == key, qPrintable(each.translation));
        const bool isBracketed = each.translation.contains(QStringLiteral("(&"));
        QVERIFY2(key.isEmpty() || isBracketed || each.source == each.translation,
                 qPrintable(each.translation));
        QVERIFY2(!withoutMnemonic(each.translation).contains(QLatin1Char('&')),
                 qPrintable(each.translation));
    }
}

void TranslationsTest::arePunctuatedInChinese() {
    QFETCH(QList<Message>, messages);
    const QRegularExpression latin(
        QStringLiteral("[\\x{4e00}-\\x{9fff}][,.;:!?\"'(]|[,.;:!?\"')][\\x{4e00}-\\x{9fff}]"));
    const QRegularExpression key(QStringLiteral("\\(&\\w\\)"));
    const bool isTaiwan = QString::fromLatin1(QTest::currentDataTag()) == QStringLiteral("zh_TW");
    for (const Message& each : messages) {
        const QString text = QString(each.translation).remove(key);
        QVERIFY2(!latin.match(text).hasMatch(), qPrintable(text));
        // Where Taiwan has its own signs.
        QVERIFY2(!isTaiwan || !text.contains(QRegularExpression(QStringLiteral("[“”‘’]"))),
                 qPrintable(text));
        QVERIFY2(isTaiwan || !text.contains(QRegularExpression(QStringLiteral("[「」『』]"))),
                 qPrintable(text));
    }
}

void TranslationsTest::areUpToDate() {
    const QTemporaryDir folder;
    QStringList files;
    for (const char* language : {"zh_CN", "zh_TW"}) {
        files +=
            folder.filePath(QStringLiteral("kitten-fishing_%1.ts").arg(QLatin1String(language)));
        QVERIFY(QFile::copy(fileOf(language), files.constLast()));
    }
    QProcess lupdate;
    lupdate.start(QStringLiteral(FISHING_LUPDATE),
                  QStringList{QStringLiteral("-silent"), QStringLiteral("-locations"),
                              QStringLiteral("none"), QStringLiteral("-I"),
                              QStringLiteral(FISHING_SOURCE), QStringLiteral(FISHING_SOURCE "/app"),
                              QStringLiteral("-ts")} +
                      files);
    QVERIFY(lupdate.waitForFinished(60'000));
    QCOMPARE(lupdate.exitCode(), 0);
    for (const QString& file : files) {
        // What is new is unfinished there, and what is gone has vanished.
        for (const Message& each : messagesIn(file)) {
            QVERIFY2(each.state.isEmpty(),
                     qPrintable(QStringLiteral("%1: build the target update-translations. %2: %3")
                                    .arg(file, each.context, each.source)));
        }
    }
}

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
