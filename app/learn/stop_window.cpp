// SPDX-License-Identifier: MIT
#include "app/learn/stop_window.h"

#include "app/actions.h"
#include "app/dialogs/compare_view.h"
#include "app/elided_label.h"
#include "app/learn/code_difference.h"
#include "app/learn/share_picture.h"
#include "app/panel_button.h"
#include "app/panels/inside/scrolling.h"
#include "app/text_label.h"

#include <QEvent>
#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace {

constexpr QSize usualSize(980, 680);
constexpr int space = 10;
constexpr double titleScale = 1.3;

} // namespace

StopWindow::StopWindow(const PlayerNames& names, QWidget* parent)
    : QDialog(parent), m_names(names), m_list(new QListWidget(this)) {
    setObjectName(QStringLiteral("stopWindow"));
    setWindowTitle(tr("How to make it stop"));
    setWindowFlag(Qt::WindowMinMaxButtonsHint);
    m_list->setObjectName(QStringLiteral("stopSteps"));
    m_list->setAccessibleName(tr("Four steps"));
    m_list->setToolTip(tr("The four steps (1 to 4)"));
    for (std::size_t i = 0; i < stopStepCount; ++i) {
        m_list->addItem(stopStep(i, m_names).title);
    }
    auto* row = new QHBoxLayout(this);
    row->setSpacing(space);
    row->addWidget(m_list);
    row->addWidget(createPage(), 1);
    createKeys();
    showFonts();
    connect(m_list, &QListWidget::currentRowChanged, this, &StopWindow::refresh);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    resize(usualSize);
}

StopWindow::~StopWindow() = default;

void StopWindow::setLook(const CardLook& look) {
    m_art.setLook(look);
    m_picture->redraw();
}

void StopWindow::setNames(const PlayerNames& names) {
    m_names = names;
    refresh();
}

std::size_t StopWindow::step() const {
    return static_cast<std::size_t>(m_list->currentRow());
}

void StopWindow::showStep(int step) {
    m_list->setCurrentRow(step);
}

void StopWindow::createKeys() {
    for (std::size_t i = 0; i < stopStepCount; ++i) {
        const int row = static_cast<int>(i);
        auto* action = makeAction(this, QStringLiteral("stopStep%1").arg(row + 1),
                                  m_list->item(row)->text(), tr("Go to this step"),
                                  {QKeySequence(static_cast<Qt::Key>(Qt::Key_1 + row))});
        addAction(action);
        connect(action, &QAction::triggered, this, [this, row] { showStep(row); });
    }
}

QWidget* StopWindow::createPage() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    m_title = new QLabel(page);
    m_title->setObjectName(QStringLiteral("stopTitle"));
    m_text = textLabel(QStringLiteral("stopText"), page);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setFocusPolicy(Qt::NoFocus);
    m_text->setContentsMargins(0, 0, space, 0);
    m_scroll = scrolling(m_text, page);
    m_scroll->setObjectName(QStringLiteral("stopScroll"));
    m_scroll->setAccessibleName(tr("What there is to know"));
    m_caption = new ElidedLabel(page);
    m_caption->setObjectName(QStringLiteral("stopCaption"));
    m_examples = new QHBoxLayout;
    column->addWidget(m_title);
    column->addWidget(m_scroll);
    column->addWidget(createPictures(), 1);
    column->addWidget(m_caption);
    column->addLayout(m_examples);
    return page;
}

QWidget* StopWindow::createPictures() {
    auto* pictures = new QWidget(this);
    auto* column = new QVBoxLayout(pictures);
    column->setContentsMargins({});
    m_shares = new SharePicture(pictures);
    m_picture = new TableView({}, 0, m_art, pictures);
    m_picture->setObjectName(QStringLiteral("stopPicture"));
    m_code = new CodeDifference(pictures);
    m_code->setLanguage(Language::C);
    auto* row = new QHBoxLayout;
    row->addWidget(m_picture, 5);
    row->addWidget(m_code, 5);
    column->addWidget(m_shares);
    column->addLayout(row, 1);
    return pictures;
}

void StopWindow::refresh() {
    m_step = stopStep(step(), m_names);
    m_title->setText(m_step.title);
    m_text->setText(m_step.text);
    m_scroll->verticalScrollBar()->setValue(0);
    fitText();
    m_code->setVisible(step() == 0);
    m_shares->setVisible(step() == stopStepCount - 1);
    m_picture->setScene(m_step.scene, m_step.cardCount);
    m_picture->setAccessibleName(tr("The table: %1").arg(m_step.caption));
    m_caption->setText(m_step.caption);
    showExamples();
}

/// As high as its words need, up to half of the window; the picture has the rest.
void StopWindow::fitText() {
    const int needed = m_text->heightForWidth(m_scroll->viewport()->width());
    const int frame = m_scroll->height() - m_scroll->viewport()->height();
    m_scroll->setFixedHeight(std::min(needed + frame, height() / 2));
}

void StopWindow::showFonts() {
    QFont large = font();
    large.setPixelSize(qRound(titleScale * QFontInfo(large).pixelSize()));
    large.setBold(true);
    m_title->setFont(large);
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth() + 3 * space);
}

void StopWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && m_title != nullptr) {
        showFonts();
        fitText();
    }
    QDialog::changeEvent(event);
}

void StopWindow::resizeEvent(QResizeEvent* event) {
    QDialog::resizeEvent(event);
    fitText();
}

void StopWindow::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    fitText();
}

void StopWindow::showExamples() {
    while (const std::unique_ptr<QLayoutItem> item{m_examples->takeAt(0)}) {
        delete item->widget();
    }
    auto* lead = new QLabel(tr("Put on the table:"));
    lead->setObjectName(QStringLiteral("stopLead"));
    m_examples->addWidget(lead);
    for (const StopExample& example : m_step.examples) {
        auto* button =
            new PanelButton(example.name, example.button,
                            tr("Put this game on the table. %1").arg(example.ending), this);
        connect(button, &QPushButton::clicked, this,
                [this, game = example.game] { emit gameWanted(game); });
        m_examples->addWidget(button);
    }
    m_examples->addStretch();
}
