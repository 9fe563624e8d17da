// SPDX-License-Identifier: MIT
// One page of the help as it is read: words, pictures with their captions, and rows.
#pragma once

#include "app/help/guide_page.h"
#include "app/table/card_look.h"

#include <QWidget>

class QLabel;

class GuideView : public QWidget {
    Q_OBJECT

public:
    GuideView(const GuidePage& page, QWidget* parent);

    /// The cards as they look on the table.
    void setLook(const CardLook& look);

protected:
    void changeEvent(QEvent* event) override;

private:
    QLabel* addText(const QString& name, const QString& text);
    QWidget* createFigures(const std::vector<GuideFigure>& figures);
    QWidget* createRows(const std::vector<GuideRow>& rows);
    void showFonts();

    QLabel* m_title;
};
