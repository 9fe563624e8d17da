// SPDX-License-Identifier: MIT
#include "app/dialogs/surprise_dialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace {

constexpr int progressSteps = 1000;

} // namespace

SurpriseDialog::SurpriseDialog(QWidget* parent)
    : QDialog(parent),
      m_text(new QLabel(this)),
      m_detail(new QLabel(this)),
      m_progress(new QProgressBar(this)) {
    setObjectName(QStringLiteral("surpriseDialog"));
    setWindowTitle(tr("Surprise"));
    m_text->setObjectName(QStringLiteral("surpriseText"));
    m_detail->setObjectName(QStringLiteral("surpriseDetail"));
    for (QLabel* label : {m_text, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    QFont bold;
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved); // the rest as the dialog has it
    m_text->setFont(bold);
    m_progress->setObjectName(QStringLiteral("surpriseProgress"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_progress->setToolTip(tr("How much of the search is done"));
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(10);
    auto* buttons = new QDialogButtonBox(this);
    m_close = addButton(*buttons, QStringLiteral("closeSurprise"));
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    m_lookOn = addButton(*buttons, QStringLiteral("lookOn"));
    m_lookOn->setText(tr("&Look on"));
    m_lookOn->setToolTip(tr("Try as many deals again"));
    connect(m_lookOn, &QPushButton::clicked, this, &SurpriseDialog::lookOnWanted);
    m_showLongest = addButton(*buttons, QStringLiteral("showLongest"));
    m_showLongest->setText(tr("&Show the longest"));
    m_showLongest->setToolTip(tr("Put the longest game that was found on the table"));
    connect(m_showLongest, &QPushButton::clicked, this, &SurpriseDialog::longestWanted);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(10);
    column->addWidget(m_text);
    column->addWidget(m_progress);
    column->addWidget(m_detail);
    column->addStretch();
    column->addWidget(buttons);
    connect(this, &QDialog::rejected, this, &SurpriseDialog::cancelled);
    setFixedWidth(460);
    setFocusPolicy(Qt::StrongFocus);
}

QPushButton* SurpriseDialog::addButton(QDialogButtonBox& buttons, const QString& name) {
    auto* button = new QPushButton(&buttons);
    button->setObjectName(name);
    button->setAutoDefault(false);
    buttons.addButton(button, QDialogButtonBox::ActionRole);
    return button;
}

void SurpriseDialog::showSearch(const QString& looking) {
    m_text->setText(looking);
    setSearching(true);
    showProgress(0, {});
}

void SurpriseDialog::showProgress(double part, const QString& tried) {
    m_progress->setValue(static_cast<int>(std::lround(progressSteps * part)));
    m_detail->setText(tried);
}

void SurpriseDialog::showFailure(const QString& outcome, const QString& remedy,
                                 const QString& instead) {
    m_text->setText(outcome);
    setSearching(false);
    m_detail->setText(instead.isEmpty() ? remedy : QStringLiteral("%1\n\n%2").arg(remedy, instead));
    m_showLongest->setVisible(!instead.isEmpty());
    adjustSize();
    QPushButton* best = instead.isEmpty() ? m_close : m_showLongest;
    best->setDefault(true);
    best->setFocus();
}

void SurpriseDialog::setSearching(bool searching) {
    m_progress->setVisible(searching);
    m_lookOn->setVisible(!searching);
    m_showLongest->setVisible(false);
    m_showLongest->setDefault(false);
    m_close->setDefault(false);
    m_close->setText(searching ? tr("&Cancel") : tr("&Close"));
    m_close->setToolTip(searching ? tr("Give the search up (Esc)") : tr("Close this window (Esc)"));
    setFocus(); // keys that were meant for the game must not press a button
    adjustSize();
}
