// SPDX-License-Identifier: MIT
#include "app/help/guide_window.h"

#include "app/actions.h"
#include "app/help/guide_view.h"
#include "app/help/shortcut_list.h"
#include "app/panels/inside/scrolling.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMainWindow>
#include <QScrollArea>
#include <QStackedWidget>

namespace {

constexpr QSize usualSize(980, 680);
constexpr int space = 10;

} // namespace

GuideWindow::GuideWindow(QMainWindow* window)
    : QDialog(window), m_contents(new QListWidget(this)), m_pages(new QStackedWidget(this)) {
    setObjectName(QStringLiteral("guideWindow"));
    setWindowTitle(tr("How to play"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    m_contents->setObjectName(QStringLiteral("guideContents"));
    m_contents->setAccessibleName(tr("Contents"));
    m_contents->setToolTip(tr("The pages of the help"));
    auto* row = new QHBoxLayout(this);
    row->setSpacing(space);
    row->addWidget(m_contents);
    row->addWidget(m_pages, 1);
    const auto titleOf = [window](const QString& name) {
        const auto* action = window->findChild<QAction*>(name);
        return action != nullptr ? withoutMnemonic(action->text()) : name;
    };
    for (const GuidePage& page : guidePages(titleOf)) {
        m_views += new GuideView(page, this);
        QScrollArea* area = scrolling(m_views.back(), this);
        area->setObjectName(QStringLiteral("guideScroll"));
        addPage(page.title, area);
    }
    addPage(tr("Keyboard shortcuts"), new ShortcutList(shortcutGroups(*window), this));
    showFonts();
    connect(m_contents, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    showFirstPage();
    resize(usualSize);
}

void GuideWindow::addPage(const QString& title, QWidget* page) {
    m_contents->addItem(title);
    m_pages->addWidget(page);
}

void GuideWindow::setLook(const CardLook& look) {
    for (GuideView* view : m_views) {
        view->setLook(look);
    }
}

int GuideWindow::page() const {
    return m_contents->currentRow();
}

void GuideWindow::showFirstPage() {
    m_contents->setCurrentRow(0);
    m_contents->setFocus();
}

void GuideWindow::showShortcuts() {
    m_contents->setCurrentRow(m_contents->count() - 1);
    m_contents->setFocus();
}

void GuideWindow::showFonts() {
    m_contents->setFixedWidth(m_contents->sizeHintForColumn(0) + 2 * m_contents->frameWidth() +
                              3 * space);
}

void GuideWindow::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        showFonts();
    }
}
