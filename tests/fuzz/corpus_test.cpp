// SPDX-License-Identifier: MIT
// What the fuzzers begin with and what they have found, tried again, and each with many a change:
// the same in every run.
#include "tests/engine/samples.h"
#include "tests/fuzz/targets.h"

#include <QDir>
#include <QFile>

class CorpusTest : public QObject {
    Q_OBJECT

private slots:
    void notation();
    void gameFile();

private:
    static std::vector<std::string> corpus(const char* name);
    static void tryAll(const char* name, std::string (*faultOf)(std::string_view), int changes);
};

std::vector<std::string> CorpusTest::corpus(const char* name) {
    const QDir folder(QStringLiteral(FISHING_CORPUS "/") + QLatin1String(name));
    std::vector<std::string> texts;
    for (const QString& each : folder.entryList(QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(each));
        if (file.open(QIODevice::ReadOnly)) {
            texts.push_back(file.readAll().toStdString());
        }
    }
    return texts;
}

namespace {

/// The text with one thing changed in it; `other` lends a part of itself.
std::string changed(std::string text, const std::string& other, samples::Random& random) {
    const auto place = [&](const std::string& within) {
        return static_cast<std::size_t>(random.between(0, static_cast<int>(within.size())));
    };
    const std::size_t at = place(text);
    const auto some = static_cast<std::size_t>(random.between(1, 20));
    switch (random.between(0, 4)) {
    case 0:
        return text.substr(0, at);
    case 1:
        return text.erase(at, some);
    case 2:
        return text.insert(at, text.substr(place(text), some));
    case 3:
        return text.insert(at, other.substr(place(other), some));
    default:
        if (at < text.size()) {
            text[at] = static_cast<char>(text[at] ^ (1 << random.between(0, 7)));
        }
        return text;
    }
}

} // namespace

void CorpusTest::tryAll(const char* name, std::string (*faultOf)(std::string_view), int changes) {
    const std::vector<std::string> texts = corpus(name);
    QVERIFY(!texts.empty());
    samples::Random random(11);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY2(faultOf(texts[i]).empty(), (faultOf(texts[i]) + ":\n" + texts[i]).c_str());
        std::string text = texts[i];
        for (int change = 0; change < changes; ++change) {
            const auto other =
                static_cast<std::size_t>(random.between(0, static_cast<int>(texts.size()) - 1));
            // A few changes on top of each other, then from the start again.
            text = changed(change % 4 == 0 ? texts[i] : text, texts[other], random);
            const std::string fault = faultOf(text);
            QVERIFY2(fault.empty(), (fault + ":\n" + text).c_str());
        }
    }
}

void CorpusTest::notation() {
    constexpr int changes = 300;
    tryAll("notation", notationFault, changes);
}

void CorpusTest::gameFile() {
    constexpr int changes = 200;
    tryAll("game_file", gameFileFault, changes);
}

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus_test.moc"
