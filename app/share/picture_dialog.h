// SPDX-License-Identifier: MIT
// Saves a picture of the table: as large as it is shown, or larger and as sharp.
#pragma once

#include <QDialog>
#include <QImage>

#include <functional>

class QButtonGroup;
class QLabel;

class PictureDialog : public QDialog {
    Q_OBJECT

public:
    /// Draws the picture with so many pixels.
    using Draw = std::function<QImage(QSize size)>;

    /// `size` is that of the table as it is shown; `name` is what the file could be called.
    PictureDialog(const Draw& draw, QSize size, const QString& name, QWidget* parent = nullptr);

    /// Writes the picture that is chosen, as after the question where to, and closes.
    void save(const QString& file);

signals:
    /// A file has been written; words for what it is and where.
    void saved(const QString& words);

private:
    QLayout* createSizes();
    QLayout* createButtons();
    QSize chosenSize() const;
    void askAndSave();

    Draw m_draw;
    QSize m_size;
    QString m_name;
    QButtonGroup* m_scales; // ids: how many times as large
    QLabel* m_message;
};
