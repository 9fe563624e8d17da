// SPDX-License-Identifier: MIT
// A button of the verdict panel. The window's playing keys stay with the table: a click does not
// take the focus, and Enter, not Space, presses the button that was reached by Tab.
#pragma once

#include <QPushButton>

class VerdictButton : public QPushButton {
    Q_OBJECT

public:
    VerdictButton(const QString& name, const QString& text, const QString& tip, QWidget* parent);

    /// The texts that are read and heard; repaints only if they change.
    void setTexts(const QString& text, const QString& tip);

    /// For buttons of other kinds: presses `button` and returns true if the event is Enter.
    static bool takesEnter(QAbstractButton& button, QEvent& event);

protected:
    bool event(QEvent* event) override;
};
