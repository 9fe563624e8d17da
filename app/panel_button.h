// SPDX-License-Identifier: MIT
// A button in the panels and bars around the table. The window's playing keys stay with the table:
// a click does not take the focus, and Enter, not Space, presses the button that was reached by
// Tab.
#pragma once

#include <QPushButton>

class PanelButton : public QPushButton {
    Q_OBJECT

public:
    PanelButton(const QString& name, const QString& text, const QString& tip, QWidget* parent);

    /// The texts that are read and heard; repaints only if they change.
    void setTexts(const QString& text, const QString& tip);

    /// For buttons of other kinds: presses `button` and returns true if the event is Enter.
    static bool takesEnter(QAbstractButton& button, QEvent& event);

protected:
    bool event(QEvent* event) override;
};
