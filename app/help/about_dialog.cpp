// SPDX-License-Identifier: MIT
#include "app/help/about_dialog.h"

#include "app/table/kitten_picture.h"
#include "app/text_label.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QFile>
#include <QFontInfo>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace {

constexpr QSize usualSize(620, 480);
constexpr int kittenSize = 72;
constexpr double titleScale = 1.5;

QString licence() {
    QFile file(QStringLiteral(":/LICENSE"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("aboutDialog"));
    setWindowTitle(tr("About Kitten Fishing"));
    auto* column = new QVBoxLayout(this);
    column->addLayout(createHeading());
    column->addWidget(createTabs(), 1);
    column->addLayout(createButtons());
    resize(usualSize);
}

QLayout* AboutDialog::createHeading() {
    auto* picture = new QLabel(this);
    picture->setPixmap(
        kittenPixmap(fishing::Player::A, Mood::Happy, kittenSize, devicePixelRatioF()));
    auto* title = new QLabel(tr("Kitten Fishing %1").arg(QApplication::applicationVersion()), this);
    title->setObjectName(QStringLiteral("aboutTitle"));
    QFont large = title->font();
    large.setBold(true);
    large.setPixelSize(qRound(titleScale * QFontInfo(large).pixelSize()));
    title->setFont(large);
    auto* text = textLabel(QStringLiteral("aboutText"), this);
    text->setText(
        tr("小猫钓鱼, a card game that plays itself. Stop it, step through it, rewind it, "
           "and look up any moment of any game."));
    auto* words = new QVBoxLayout;
    words->addStretch();
    words->addWidget(title);
    words->addWidget(text);
    words->addStretch();
    auto* row = new QHBoxLayout;
    row->addWidget(picture);
    row->addLayout(words, 1);
    return row;
}

QTabWidget* AboutDialog::createTabs() {
    auto* tabs = new QTabWidget(this);
    tabs->setObjectName(QStringLiteral("aboutTabs"));
    tabs->setAccessibleName(tr("Licence and parts"));
    tabs->setToolTip(tr("The licence, and what the program is made with"));
    auto* text = new QPlainTextEdit(licence(), tabs);
    text->setObjectName(QStringLiteral("licence"));
    text->setAccessibleName(tr("Licence"));
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    auto* parts = textLabel(QStringLiteral("aboutParts"), tabs);
    constexpr int margin = 10;
    parts->setContentsMargins(margin, margin, margin, margin);
    const QStringList paragraphs = {
        tr("The program, its cards and its kittens are free under the MIT licence."),
        tr("It is made with Qt %1 (compiled against %2). Qt is free software under the GNU Lesser "
           "General Public License, version 3, and parts of it under the GNU General Public "
           "License. It is linked as a shared library, so another build of it can take its place.")
            .arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
        tr("Game files are read and written by JSON for Modern C++, copyright 2013–2022 Niels "
           "Lohmann, free under the MIT licence."),
        tr("The standard library of C++ is free software under the terms of its compiler; with "
           "GCC, the GNU General Public License with the GCC Runtime Library Exception."),
    };
    parts->setText(paragraphs.join(QStringLiteral("\n\n")));
    tabs->addTab(text, tr("&Licence"));
    tabs->addTab(parts, tr("&Made with"));
    return tabs;
}

QLayout* AboutDialog::createButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("close"));
    buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close this window (Esc)"));
    auto* qt = buttons->addButton(tr("About &Qt"), QDialogButtonBox::HelpRole);
    qt->setObjectName(QStringLiteral("aboutQtButton"));
    qt->setToolTip(tr("Version and licence of Qt"));
    connect(qt, &QPushButton::clicked, qApp, &QApplication::aboutQt);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QVBoxLayout;
    row->addWidget(buttons);
    return row;
}
