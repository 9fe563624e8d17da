// SPDX-License-Identifier: MIT
#include "app/help/guide_view.h"

#include "app/help/guide_picture.h"
#include "app/text_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr int space = 10;
constexpr double titleScale = 1.3;
// In average letters. Longer lines are hard to read, and larger pictures show no more.
constexpr int longestLine = 150;

} // namespace

GuideView::GuideView(const GuidePage& page, QWidget* parent) : QWidget(parent) {
    setAccessibleName(page.title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space, 0, space, space);
    column->setSpacing(space);
    m_title = addText(QStringLiteral("guideTitle"), page.title);
    addText(QStringLiteral("guideLead"), page.lead);
    if (!page.figures.empty()) {
        column->addWidget(createFigures(page.figures));
    }
    if (!page.text.isEmpty()) {
        addText(QStringLiteral("guideText"), page.text);
    }
    if (!page.rows.empty()) {
        column->addWidget(createRows(page.rows));
    }
    column->addStretch();
    showFonts();
}

void GuideView::setLook(const CardLook& look) {
    for (auto* picture : findChildren<GuidePicture*>()) {
        picture->setLook(look);
    }
}

QLabel* GuideView::addText(const QString& name, const QString& text) {
    QLabel* label = textLabel(name, this);
    label->setText(text);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    layout()->addWidget(label);
    return label;
}

/// Two beside each other; one alone has all the room.
QWidget* GuideView::createFigures(const std::vector<GuideFigure>& figures) {
    auto* content = new QWidget(this);
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * space);
    grid->setVerticalSpacing(space / 2);
    const int columns = figures.size() > 1 ? 2 : 1;
    for (int i = 0; i < static_cast<int>(figures.size()); ++i) {
        const GuideFigure& figure = figures[static_cast<std::size_t>(i)];
        auto* caption = textLabel(QStringLiteral("guideCaption"), content);
        caption->setText(figure.caption);
        caption->setContentsMargins(0, 0, 0, space);
        const int row = 2 * (i / columns);
        grid->addWidget(new GuidePicture(figure, content), row, i % columns);
        grid->addWidget(caption, row + 1, i % columns, Qt::AlignTop);
    }
    return content;
}

QWidget* GuideView::createRows(const std::vector<GuideRow>& rows) {
    auto* content = new QWidget(this);
    auto* grid = new QGridLayout(content);
    grid->setContentsMargins({});
    grid->setHorizontalSpacing(2 * space);
    grid->setVerticalSpacing(space);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 3);
    int line = 0;
    for (const GuideRow& row : rows) {
        auto* term = textLabel(QStringLiteral("guideTerm"), content);
        term->setText(row.term);
        auto* meaning = textLabel(QStringLiteral("guideMeaning"), content);
        meaning->setText(row.meaning);
        grid->addWidget(term, line, 0);
        grid->addWidget(meaning, line++, 1);
    }
    return content;
}

void GuideView::showFonts() {
    QFont bold = font();
    bold.setBold(true);
    for (auto* term : findChildren<QLabel*>(QStringLiteral("guideTerm"))) {
        term->setFont(bold);
    }
    bold.setPixelSize(qRound(titleScale * QFontInfo(bold).pixelSize()));
    m_title->setFont(bold);
    setMaximumWidth(longestLine * fontMetrics().averageCharWidth());
}

void GuideView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_title != nullptr) {
        showFonts();
    }
}
