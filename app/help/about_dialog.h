// SPDX-License-Identifier: MIT
// What the program is, its version and its licence, and what it is made with.
#pragma once

#include <QDialog>

class QLayout;
class QTabWidget;

class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

private:
    QLayout* createHeading();
    QTabWidget* createTabs();
    QLayout* createButtons();
};
