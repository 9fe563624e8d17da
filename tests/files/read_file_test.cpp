// SPDX-License-Identifier: MIT
// Files that are none, or too many bytes of one: refused at once.
#include "app/files/read_file.h"
#include "tests/app/unprivileged.h"
#include "tests/files/saved_games.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <sys/stat.h>

using namespace files;

class ReadFileTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void whatIsThereIsRead();
    void whatIsNotThere();
    void folders();
    void aFileOfAHundredMegabytes();
    void devicesAndPipes();
    void withoutPermission();

private:
    std::string path(const char* name) const {
        return m_folder->filePath(QString::fromUtf8(name)).toStdString();
    }
    std::string write(const char* name, const QByteArray& bytes) const {
        QFile file(QString::fromStdString(path(name)));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path(name)
                                                                                    : std::string();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void ReadFileTest::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void ReadFileTest::whatIsThereIsRead() {
    const auto read = readFile(write("小猫.fishing", QByteArray("a\r\n\0b", 5)));
    QCOMPARE(samples::problemOf(read), std::string());
    QCOMPARE(*read, std::string("a\r\n\0b", 5));
    QCOMPARE(*readFile(write("empty", ""), FileKind::Regular), std::string());
    const QByteArray most(mostGameBytes, 'x');
    QCOMPARE(readFile(write("most", most))->size(), mostGameBytes);
    QVERIFY(samples::problemOf(readFile(write("more", most + 'x'))).find("too long") !=
            std::string::npos);
}

void ReadFileTest::whatIsNotThere() {
    for (const std::string& name : {path("not there"), std::string(), path("no/such/folder")}) {
        const std::string problem = samples::problemOf(readFile(name));
        QCOMPARE(problem, "The file “" + name +
                              "” cannot be read (No such file or directory). Check its name and "
                              "whether you may read it.");
    }
}

void ReadFileTest::folders() {
    const std::string problem = samples::problemOf(readFile(path("")));
    QVERIFY2(problem.find("is a folder") != std::string::npos, problem.c_str());
}

void ReadFileTest::aFileOfAHundredMegabytes() {
    QFile file(QString::fromStdString(path("large.fishing")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(100'000'000));
    file.close();
    QElapsedTimer clock;
    clock.start();
    const std::string problem = samples::problemOf(readFile(path("large.fishing")));
    QVERIFY2(problem.find("too long for a game") != std::string::npos, problem.c_str());
    QVERIFY2(clock.elapsed() < 1'000, qPrintable(QString::number(clock.elapsed())));
}

void ReadFileTest::devicesAndPipes() {
    QVERIFY(samples::problemOf(readFile("/dev/zero")).find("too long") != std::string::npos);
    QCOMPARE(*readFile("/dev/null"), std::string());
    const std::string pipe = path("pipe");
    QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
    for (const std::string& name : {pipe, std::string("/dev/zero")}) {
        const std::string problem = samples::problemOf(readFile(name, FileKind::Regular));
        QVERIFY2(problem.find("a device or a pipe") != std::string::npos, problem.c_str());
    }
}

void ReadFileTest::withoutPermission() {
    const std::string name = write("mine", "1 / 2");
    QVERIFY(QFile::setPermissions(QString::fromStdString(name), QFile::WriteOwner));
    const Unprivileged user;
    const std::string problem = samples::problemOf(readFile(name));
    QVERIFY2(problem.find("cannot be read (Permission denied)") != std::string::npos,
             problem.c_str());
}

QTEST_GUILESS_MAIN(ReadFileTest)
#include "read_file_test.moc"
