// SPDX-License-Identifier: MIT
#include "app/rules_actions.h"

#include "app/actions.h"
#include "app/dialogs/rules_dialog.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/glyph_icon.h"
#include "app/help/explanations.h"
#include "app/opening_remark.h"
#include "app/rules_text.h"
#include "app/translated.h"
#include "app/words/endings.h"

#include <QActionGroup>
#include <QMenu>
#include <QStyleOptionToolButton>
#include <QToolBar>
#include <QToolButton>
#include <QWidgetAction>

#include <optional>

namespace {

/// Its text ends with an arrow; the style's own would sit in the corner. (A style sheet could hide
/// that, too, but under one texts keep their colours when the program turns light or dark.)
class MenuButton : public QToolButton {
public:
    using QToolButton::QToolButton;

protected:
    void initStyleOption(QStyleOptionToolButton* option) const override {
        QToolButton::initStyleOption(option);
        option->features &= ~QStyleOptionToolButton::HasMenu;
    }
};

/// Opens its menu from a button that looks like those beside it in a tool bar.
class MenuButtonAction : public QWidgetAction {
public:
    using QWidgetAction::QWidgetAction;

protected:
    QWidget* createWidget(QWidget* parent) override {
        auto* button = new MenuButton(parent);
        if (const auto* bar = qobject_cast<QToolBar*>(parent)) {
            button->setAutoRaise(true);
            button->setToolButtonStyle(bar->toolButtonStyle());
            button->setIconSize(bar->iconSize());
            connect(bar, &QToolBar::iconSizeChanged, button, &QToolButton::setIconSize);
        }
        button->setDefaultAction(this);
        button->setPopupMode(QToolButton::InstantPopup);
        return button;
    }
};

} // namespace

RulesActions::RulesActions(GameShelf& shelf, GameController& controller, OpeningRemark& remark,
                           QWidget* window)
    : QObject(window),
      m_shelf(shelf),
      m_controller(controller),
      m_remark(remark),
      m_window(window),
      m_presets(new QActionGroup(this)) {
    for (const fishing::Preset& preset : fishing::presets()) {
        QAction* action =
            makeAction(this, QStringLiteral("rules-") + QString::fromUtf8(preset.name.data()),
                       presetTitle(preset.name), tr("Play the same deal again by these rules"));
        action->setWhatsThis(rulesOrigin(preset.rules));
        action->setCheckable(true);
        m_presets->addAction(action);
        connect(action, &QAction::triggered, this, [this, rules = preset.rules] {
            playBy(rules);
            showRules(); // also where they were in force already
        });
    }
    m_choose =
        makeAction(this, QStringLiteral("chooseRules"), tr("&All options…"),
                   tr("Choose the rules, option by option"), {QKeySequence(Qt::CTRL | Qt::Key_R)});
    connect(m_choose, &QAction::triggered, this, &RulesActions::choose);
    connect(&m_shelf, &GameShelf::opened, this, &RulesActions::showRules);
}

void RulesActions::fillMenu(QMenu* menu) const {
    menu->addActions(m_presets->actions());
    menu->addSeparator();
    menu->addAction(m_choose);
}

QAction* RulesActions::createButton(QMenu* menu) {
    m_button = new MenuButtonAction(this);
    m_button->setIcon(glyphIcon(Glyph::Rules));
    m_button->setObjectName(QStringLiteral("showRules"));
    m_button->setWhatsThis(explanation(m_button->objectName()));
    m_button->setMenu(menu);
    return m_button;
}

QList<QAction*> RulesActions::all() const {
    return m_presets->actions() + QList<QAction*>{m_choose};
}

void RulesActions::playBy(const fishing::Rules& rules) {
    if (!m_controller.hasGame() || rules == m_controller.rules()) {
        return;
    }
    std::optional<fishing::Verdict> before;
    if (m_controller.verdict() != nullptr) {
        before = *m_controller.verdict();
    }
    m_shelf.openByRules(rules);
    m_remark.set([&game = m_controller, before] {
        if (game.isFutureHidden() && game.verdict() == nullptr) {
            return tr("The same deal from its start, by other rules.");
        }
        return translated(words::afterRulesChange(game.verdict(), before ? &*before : nullptr),
                          game.names());
    });
}

void RulesActions::choose() {
    if (!m_controller.hasGame()) {
        return;
    }
    const bool wasRunning = m_controller.isRunning();
    m_controller.pause();
    RulesDialog dialog(m_controller.deal(), m_controller.rules(), m_controller.names(), m_window);
    dialog.setLook(m_look);
    if (m_controller.isFutureHidden()) {
        dialog.keepSecret();
    }
    const bool isChange =
        dialog.exec() == QDialog::Accepted && dialog.rules() != m_controller.rules();
    if (isChange) {
        playBy(dialog.rules());
    } else if (wasRunning) {
        m_controller.start();
    }
}

void RulesActions::showRules() {
    const fishing::Rules& rules = m_controller.rules();
    if (m_button != nullptr) {
        m_button->setText(tr("Rules: %1 ▾").arg(rulesTitle(rules)));
        m_button->setToolTip(tr("The rules of this game; choosing others plays the deal again"));
    }
    const auto presets = fishing::presets();
    for (std::size_t i = 0; i < presets.size(); ++i) {
        m_presets->actions().at(static_cast<qsizetype>(i))->setChecked(presets[i].rules == rules);
    }
}
