// SPDX-License-Identifier: MIT
#include "app/panels/inside/program_pages.h"

#include "app/actions.h"
#include "app/code/code_view.h"
#include "app/game_controller.h"
#include "app/inside/slip.h"
#include "app/line_stepper.h"
#include "app/panel_button.h"
#include "app/panels/inside/scrolling.h"
#include "app/panels/inside/slip_view.h"
#include "app/panels/inside/work_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QProxyStyle>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace {

constexpr int workTab = static_cast<int>(languages.size());

enum Page { CodePage, NoProgramPage, WorkPage, SlipPage };

/// Leaves less beside the words of tabs than styles do, so that all are seen in a small window.
class NarrowTabs : public QProxyStyle {
public:
    explicit NarrowTabs(QTabBar& tabs) : QProxyStyle(tabs.style()->name()) { setParent(&tabs); }

    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override {
        if (metric == PM_TabBarTabHSpace && widget != nullptr) {
            return widget->fontMetrics().height() * 4 / 5;
        }
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
};

} // namespace

ProgramPages::ProgramPages(GameController& controller, LineStepper& stepper, QWidget* parent)
    : QWidget(parent), m_controller(controller), m_stepper(stepper) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    createTabs();
    createPages();
    column->addWidget(m_tabs);
    column->addWidget(m_pages, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &ProgramPages::refresh);
}

void ProgramPages::createTabs() {
    m_tabs = new QTabBar(this);
    m_tabs->setStyle(new NarrowTabs(*m_tabs));
    m_tabs->setObjectName(QStringLiteral("insideTabs"));
    m_tabs->setAccessibleName(tr("The program, its work, and its slip"));
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    m_tabs->installEventFilter(this);
    const auto add = [this](const QString& text, const QString& tip) {
        const int tab = m_tabs->addTab(text);
        auto* action = makeAction(this, QStringLiteral("insideTab%1").arg(tab + 1), text, tip,
                                  {QKeySequence(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + tab))});
        m_tabs->setTabToolTip(tab, action->toolTip());
        addAction(action);
        connect(action, &QAction::triggered, this, [this, tab] { m_tabs->setCurrentIndex(tab); });
    };
    for (const Language language : languages) {
        add(nameOf(language), tr("The program in %1").arg(nameOf(language)));
    }
    add(tr("Work"), tr("How much the program has to do"));
    add(tr("Slip"), tr("What the published program forgets"));
}

void ProgramPages::createPages() {
    m_pages = new QStackedWidget(this);
    m_code = new CodeView(m_pages);
    auto* slip = new SlipView(m_controller, m_pages);
    // In the order of Page.
    m_pages->addWidget(m_code);
    m_pages->addWidget(scrolling(createNoProgram(), m_pages));
    m_pages->addWidget(scrolling(new WorkView(m_controller, m_pages), m_pages));
    m_pages->addWidget(scrolling(slip, m_pages));
    connect(slip, &SlipView::rulesWanted, this, &ProgramPages::rulesWanted);
    connect(slip, &SlipView::slipWanted, this, &ProgramPages::slipWanted);
    connect(slip, &SlipView::stopPageWanted, this, &ProgramPages::stopPageWanted);
}

QWidget* ProgramPages::createNoProgram() {
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    auto* text = new QLabel(
        tr("The game on the table is played by other rules than the program of the articles, so "
           "there is no code to show for it. The arrays above are true all the same. To see the "
           "program run, play this deal by the whole rule or the published way."),
        page);
    text->setObjectName(QStringLiteral("noProgram"));
    text->setWordWrap(true);
    text->setMinimumWidth(1);
    column->addWidget(text);
    auto* row = new QHBoxLayout;
    const auto addButton = [&](const QString& name, const QString& words, const QString& tip,
                               const fishing::Rules& rules) {
        auto* button = new PanelButton(name, words, tip, page);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, rules] { emit rulesWanted(rules); });
    };
    addButton(QStringLiteral("programWhole"), tr("Play the whole rule"),
              tr("Play this deal by the rule of the books and articles"), inside::wholeRule());
    addButton(QStringLiteral("programPublished"), tr("Play the published way"),
              tr("Play this deal as the published program does, with its slip"),
              inside::publishedWay());
    row->addStretch();
    column->addLayout(row);
    column->addStretch();
    return page;
}

/// Left and Right step the game, except where the tabs have been reached by Tab.
bool ProgramPages::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_tabs && event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool isTurn = key->key() == Qt::Key_Left || key->key() == Qt::Key_Right;
        if (isTurn && key->modifiers() == Qt::NoModifier) {
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ProgramPages::refresh() {
    if (!m_stepper.hasGame()) {
        return;
    }
    const fishing::Rules& rules = m_controller.rules();
    const int tab = m_tabs->currentIndex();
    if (tab >= workTab) {
        m_pages->setCurrentIndex(tab == workTab ? WorkPage : SlipPage);
    } else if (inside::hasProgram(rules)) {
        const std::pair program(languages.at(static_cast<std::size_t>(tab)), rules);
        if (program != m_program) {
            m_program = program;
            m_code->setProgram(programText(program.first, rules), program.first);
        }
        m_pages->setCurrentIndex(CodePage);
        showLines();
    } else {
        m_pages->setCurrentIndex(NoProgramPage);
    }
}

void ProgramPages::showLines() {
    const ProgramText& text = m_code->program();
    std::vector<int> before;
    for (const inside::Step step : m_stepper.stepsMade()) {
        const auto lines = text.linesOf(step);
        before.insert(before.end(), lines.begin(), lines.end());
    }
    m_code->setRunning(text.linesOf(m_stepper.lastStep()), before);
}
