// SPDX-License-Identifier: MIT
#include "app/view_actions.h"

#include "app/actions.h"

#include <QActionGroup>
#include <QMenu>

#include <utility>

namespace {

/// Among the choices, of which that of the system is the first.
int languageIndex(const ViewOptions& options) {
    return options.language ? static_cast<int>(*options.language) + 1 : 0;
}

} // namespace

ViewActions::ViewActions(const ViewOptions& options, QObject* parent)
    : QObject(parent), m_options(options) {
    m_animate = addSwitch(QStringLiteral("animateMoves"), tr("&Animate moves"),
                          tr("Let the cards glide to their places"),
                          [](ViewOptions& all) -> bool& { return all.animate; });
    m_faceDown = addSwitch(QStringLiteral("handsFaceDown"), tr("&Hands face down"),
                           tr("Show only the cards on the pile, as at a real table"),
                           [](ViewOptions& all) -> bool& { return all.handsFaceDown; });
    m_fourColors = addSwitch(QStringLiteral("fourColors"), tr("&Four colours"),
                             tr("Give each suit a colour of its own"),
                             [](ViewOptions& all) -> bool& { return all.cards.fourColors; });
    m_backs = addChoice(QStringLiteral("back"), {tr("Fish &scales"), tr("Cat &paws")},
                        static_cast<int>(m_options.cards.back), [](ViewOptions& all, int choice) {
                            all.cards.back = static_cast<CardBack>(choice);
                        });
    m_appearances =
        addChoice(QStringLiteral("appearance"), {tr("As the &system"), tr("&Light"), tr("&Dark")},
                  static_cast<int>(m_options.appearance), [](ViewOptions& all, int choice) {
                      all.appearance = static_cast<Appearance>(choice);
                  });
    QStringList names = {tr("As the &system")};
    for (const words::Language language : words::languages) {
        const std::string_view name = ownNameOf(language); // for whoever reads no other
        names += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    m_languages = addChoice(QStringLiteral("language"), names, languageIndex(m_options),
                            [](ViewOptions& all, int choice) {
                                all.language.reset();
                                if (choice > 0) {
                                    all.language =
                                        words::languages.at(static_cast<std::size_t>(choice) - 1);
                                }
                            });
}

void ViewActions::fillMenu(QMenu* menu) const {
    menu->addActions({m_animate, m_faceDown});
    menu->addSeparator();
    menu->addAction(m_fourColors);
    menu->addMenu(tr("Card &backs"))->addActions(m_backs->actions());
    menu->addMenu(tr("A&ppearance"))->addActions(m_appearances->actions());
    menu->addMenu(tr("&Language"))->addActions(m_languages->actions());
}

QAction* ViewActions::addSwitch(const QString& name, const QString& text, const QString& tip,
                                bool& (*option)(ViewOptions& options)) {
    QAction* action = makeAction(this, name, text, tip);
    action->setCheckable(true);
    action->setChecked(option(m_options));
    m_all += action;
    connect(action, &QAction::toggled, this, [this, option](bool on) {
        ViewOptions options = m_options;
        option(options) = on;
        setOptions(options);
    });
    return action;
}

QActionGroup* ViewActions::addChoice(const QString& name, const QStringList& texts, int chosen,
                                     void (*choose)(ViewOptions& options, int choice)) {
    auto* group = new QActionGroup(this);
    for (int i = 0; i < texts.size(); ++i) {
        QAction* action =
            makeAction(this, name + QString::number(i), texts[i], withoutMnemonic(texts[i]));
        action->setCheckable(true);
        action->setChecked(i == chosen);
        group->addAction(action);
        m_all += action;
        connect(action, &QAction::triggered, this, [this, choose, i] {
            ViewOptions options = m_options;
            choose(options, i);
            setOptions(options);
        });
    }
    return group;
}

void ViewActions::setOptions(const ViewOptions& options) {
    if (options != m_options) {
        const ViewOptions before = std::exchange(m_options, options);
        showOptions();
        emit optionsChanged(before, options);
    }
}

void ViewActions::showOptions() {
    m_animate->setChecked(m_options.animate);
    m_faceDown->setChecked(m_options.handsFaceDown);
    m_fourColors->setChecked(m_options.cards.fourColors);
    m_backs->actions().at(static_cast<int>(m_options.cards.back))->setChecked(true);
    m_appearances->actions().at(static_cast<int>(m_options.appearance))->setChecked(true);
    m_languages->actions().at(languageIndex(m_options))->setChecked(true);
}
