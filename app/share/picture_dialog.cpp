// SPDX-License-Identifier: MIT
#include "app/share/picture_dialog.h"

#include "app/save_file.h"

#include <QApplication>
#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QDir>
#include <QImageWriter>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScopeGuard>
#include <QVBoxLayout>

#include <array>

namespace {

constexpr QSize previewSize(480, 300);
constexpr std::array scales{1, 2, 4};

/// More than that few programs can show.
constexpr qint64 mostPixels = 100'000'000;

QString titleOf(int scale) {
    switch (scale) {
    case 1:
        return PictureDialog::tr("&As large as it is shown, %1 × %2 pixels");
    case 2:
        return PictureDialog::tr("&Twice as large, %1 × %2 pixels");
    default:
        return PictureDialog::tr("&Four times as large, %1 × %2 pixels");
    }
}

} // namespace

PictureDialog::PictureDialog(const Draw& draw, QSize size, const QString& name, QWidget* parent)
    : QDialog(parent),
      m_draw(draw),
      m_size(size),
      m_name(name),
      m_scales(new QButtonGroup(this)),
      m_message(new QLabel(this)) {
    setObjectName(QStringLiteral("pictureDialog"));
    setWindowTitle(tr("Save picture of the table"));
    auto* preview = new QLabel(this);
    preview->setObjectName(QStringLiteral("picturePreview"));
    preview->setAccessibleName(tr("The picture"));
    const qreal ratio = devicePixelRatioF();
    QImage small =
        draw(size).scaled(previewSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    small.setDevicePixelRatio(ratio);
    preview->setPixmap(QPixmap::fromImage(small));
    preview->setAlignment(Qt::AlignCenter);
    m_message->setObjectName(QStringLiteral("pictureMessage"));
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_message->hide();
    auto* column = new QVBoxLayout(this);
    column->addWidget(preview);
    column->addLayout(createSizes());
    column->addWidget(m_message);
    column->addLayout(createButtons());
    column->setSizeConstraint(QLayout::SetFixedSize);
}

QLayout* PictureDialog::createSizes() {
    auto* column = new QVBoxLayout;
    for (const int scale : scales) {
        const QSize size = scale * m_size;
        auto* button = new QRadioButton(titleOf(scale).arg(size.width()).arg(size.height()), this);
        button->setObjectName(QStringLiteral("pictureScale%1").arg(scale));
        button->setChecked(scale == scales.front());
        const bool fits = qint64(size.width()) * size.height() <= mostPixels;
        button->setEnabled(fits || scale == scales.front());
        button->setToolTip(button->isEnabled() ? tr("Drawn for this size, so it is sharp")
                                               : tr("Too large for most programs"));
        m_scales->addButton(button, scale);
        column->addWidget(button);
    }
    return column;
}

QLayout* PictureDialog::createButtons() {
    auto* buttons = new QDialogButtonBox(this);
    auto* save = buttons->addButton(tr("&Save as…"), QDialogButtonBox::AcceptRole);
    save->setObjectName(QStringLiteral("pictureSave"));
    save->setToolTip(tr("Choose a file and write it (Enter)"));
    save->setDefault(true);
    auto* cancel = buttons->addButton(QDialogButtonBox::Cancel);
    cancel->setObjectName(QStringLiteral("pictureCancel"));
    cancel->setToolTip(tr("Close this window (Esc)"));
    connect(buttons, &QDialogButtonBox::accepted, this, &PictureDialog::askAndSave);
    connect(buttons, &QDialogButtonBox::rejected, this, &PictureDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(buttons);
    return row;
}

QSize PictureDialog::chosenSize() const {
    return m_scales->checkedId() * m_size;
}

void PictureDialog::askAndSave() {
    const QString file = askWhereToSave(this, windowTitle(), m_name, QStringLiteral("png"));
    if (!file.isEmpty()) {
        save(file);
    }
}

void PictureDialog::save(const QString& file) {
    QApplication::setOverrideCursor(Qt::WaitCursor); // a large one takes a second or two
    const auto restore = qScopeGuard([] { QApplication::restoreOverrideCursor(); });
    SaveFile target(file);
    const bool isOpen = target.open(QIODevice::WriteOnly);
    QImageWriter writer(&target, "png");
    if (!isOpen || !writer.write(m_draw(chosenSize())) || !target.commit()) {
        m_message->setText(cannotBeWritten(file, target.errorString()));
        m_message->show();
        return;
    }
    emit saved(tr("The picture has been saved as %1.").arg(QDir::toNativeSeparators(file)));
    accept();
}
