// SPDX-License-Identifier: MIT
// Explains the controls of a window and of all its dialogs to whoever asks what they are.
#pragma once

#include <QObject>

class QWidget;

class WhatsThis : public QObject {
    Q_OBJECT

public:
    /// For `window` and what belongs to it; is owned by it.
    explicit WhatsThis(QWidget* window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
};
