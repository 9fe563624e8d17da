// SPDX-License-Identifier: MIT
// The help: how to play, page by page, and all keys of the program. It stays open beside the table.
#pragma once

#include "app/table/card_look.h"

#include <QDialog>

class GuideView;
class QListWidget;
class QMainWindow;
class QStackedWidget;

class GuideWindow : public QDialog {
    Q_OBJECT

public:
    /// Its keys and what its menus say are those of `window`, to which it belongs.
    explicit GuideWindow(QMainWindow* window);

    /// The cards as they look on the table.
    void setLook(const CardLook& look);

    /// The page that is shown, 0 being the first.
    int page() const;

public slots:
    void showFirstPage();
    void showShortcuts();

protected:
    void changeEvent(QEvent* event) override;

private:
    void addPage(const QString& title, QWidget* page);
    void showFonts();

    QListWidget* m_contents;
    QStackedWidget* m_pages;
    QList<GuideView*> m_views;
};
