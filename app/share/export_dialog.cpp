// SPDX-License-Identifier: MIT
#include "app/share/export_dialog.h"

#include "app/number_text.h"
#include "app/save_file.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

using fishing::PlayCount;

namespace {

constexpr int previewLines = 12;
constexpr PlayCount previewPlays = 12;
constexpr int progressSteps = 100;

int clampedToInt(PlayCount plays) {
    return static_cast<int>(std::min<PlayCount>(plays, std::numeric_limits<int>::max()));
}

QString suffixOf(MoveFormat format) {
    return format == MoveFormat::Csv ? QStringLiteral("csv") : QStringLiteral("txt");
}

} // namespace

ExportDialog::ExportDialog(const ToldGame& told, QWidget* parent) : QDialog(parent), m_told(told) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export moves"));
    auto* column = new QVBoxLayout(this);
    column->addLayout(createChoices());
    column->addWidget(createPreview(), 1);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("exportProgress"));
    m_progress->setAccessibleName(tr("Progress of the export"));
    m_progress->setRange(0, progressSteps);
    column->addWidget(m_progress);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("exportMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    column->addWidget(m_message);
    column->addLayout(createButtons());
    connect(&m_export, &MoveExport::progressed, this, [this](double part) {
        m_progress->setValue(static_cast<int>(std::lround(part * progressSteps)));
    });
    connect(&m_export, &MoveExport::written, this, &ExportDialog::finish);
    connect(&m_export, &MoveExport::failed, this, &ExportDialog::fail);
    showRunning(false);
    showPreview();
    resize(620, sizeHint().height());
}

QLayout* ExportDialog::createChoices() {
    auto* form = new QFormLayout;
    m_format = new QComboBox(this);
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->setToolTip(tr("What the file looks like"));
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("Text: each play in words"), static_cast<int>(MoveFormat::Words));
    m_format->addItem(tr("Text: each play in words, and all cards after it"),
                      static_cast<int>(MoveFormat::Positions));
    m_format->addItem(tr("CSV: a table for other programs"), static_cast<int>(MoveFormat::Csv));
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    m_plays = new QSpinBox(this);
    m_plays->setObjectName(QStringLiteral("exportPlays"));
    m_plays->setToolTip(tr("How many plays, from the first one on"));
    m_plays->setAccessibleName(tr("Plays"));
    m_plays->setGroupSeparatorShown(true);
    m_plays->setRange(m_told.mostPlays > 0 ? 1 : 0, clampedToInt(m_told.mostPlays));
    m_plays->setValue(clampedToInt(m_told.usualPlays));
    auto* scope = new QLabel(this->scope(), this);
    scope->setObjectName(QStringLiteral("exportScope"));
    auto* formatLabel = new QLabel(tr("&Format:"), this);
    formatLabel->setBuddy(m_format);
    auto* playsLabel = new QLabel(tr("&Plays:"), this);
    playsLabel->setBuddy(m_plays);
    auto* row = new QHBoxLayout;
    row->addWidget(m_plays);
    row->addWidget(scope, 1);
    form->addRow(formatLabel, m_format);
    form->addRow(playsLabel, row);
    return form;
}

QPlainTextEdit* ExportDialog::createPreview() {
    m_preview = new QPlainTextEdit(this);
    m_preview->setObjectName(QStringLiteral("exportPreview"));
    m_preview->setAccessibleName(tr("How the file begins"));
    m_preview->setToolTip(tr("How the file begins"));
    m_preview->setReadOnly(true);
    m_preview->setTabChangesFocus(true);
    m_preview->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_preview->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    constexpr int lines = previewLines + 4; // and room for a scroll bar
    m_preview->setMinimumHeight(lines * m_preview->fontMetrics().lineSpacing());
    return m_preview;
}

QLayout* ExportDialog::createButtons() {
    auto* buttons = new QDialogButtonBox(this);
    m_save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::AcceptRole);
    m_save->setObjectName(QStringLiteral("exportSave"));
    m_save->setToolTip(tr("Choose a file and write it (Enter)"));
    m_save->setDefault(true);
    m_cancel = buttons->addButton(QDialogButtonBox::Cancel);
    m_cancel->setObjectName(QStringLiteral("exportCancel"));
    m_cancel->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::askAndSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(buttons);
    return row;
}

MoveFormat ExportDialog::format() const {
    return static_cast<MoveFormat>(m_format->currentData().toInt());
}

QString ExportDialog::scope() const {
    const QString most = numberText(m_told.mostPlays);
    if (m_told.isWhole) {
        return tr("of %1, with which the game ends").arg(most);
    }
    if (m_told.mostPlays == m_told.usualPlays) {
        return tr("of %1 so far; the end is kept secret").arg(most);
    }
    if (m_told.verdict && m_told.verdict->cycle) {
        const auto& cycle = *m_told.verdict->cycle;
        return tr("of a game without an end; %1 are once round its loop")
            .arg(numberText(cycle.start + cycle.period));
    }
    return m_told.verdict && m_told.verdict->outcome == fishing::Outcome::Endless
               ? tr("of a game without an end")
               : tr("of a game whose end is not known");
}

void ExportDialog::showPreview() {
    MoveWriter writer(m_told, format(), std::min(previewPlays, m_told.usualPlays));
    const QStringList lines = QString::fromStdString(writer.next())
                                  .remove(QLatin1Char('\r'))
                                  .split(QLatin1Char('\n'))
                                  .mid(0, previewLines);
    m_preview->setPlainText(tr("%1\n…").arg(lines.join(QLatin1Char('\n'))));
}

void ExportDialog::showRunning(bool running) {
    for (QWidget* widget : {static_cast<QWidget*>(m_format), static_cast<QWidget*>(m_plays),
                            static_cast<QWidget*>(m_save)}) {
        widget->setEnabled(!running);
    }
    m_progress->setVisible(running);
    m_progress->setValue(0);
    m_cancel->setText(running ? tr("S&top") : tr("Cancel"));
    m_cancel->setToolTip(running ? tr("Stop writing and leave no file behind (Esc)")
                                 : tr("Close this window (Esc)"));
}

void ExportDialog::askAndSave() {
    const QString file = askWhereToSave(this, tr("Export moves"),
                                        tr("%1-moves").arg(fileNameOf(m_told)), suffixOf(format()));
    if (!file.isEmpty()) {
        save(file);
    }
}

void ExportDialog::save(const QString& file) {
    m_file = file;
    m_message->clear();
    showRunning(true);
    m_cancel->setFocus();
    m_export.start(m_told, format(), static_cast<PlayCount>(m_plays->value()), file);
}

void ExportDialog::reject() {
    if (m_export.isRunning()) {
        m_export.stop();
        showRunning(false);
        m_save->setFocus();
        m_message->setText(tr("Stopped. Nothing has been written."));
    } else {
        QDialog::reject();
    }
}

void ExportDialog::finish(PlayCount plays) {
    const QString file = QDir::toNativeSeparators(m_file);
    emit saved(plays == 1 ? tr("1 play has been exported to %1.").arg(file)
                          : tr("%1 plays have been exported to %2.").arg(numberText(plays), file));
    accept();
}

void ExportDialog::fail(const QString& reason) {
    showRunning(false);
    m_save->setFocus();
    m_message->setText(cannotBeWritten(m_file, reason));
}
