// SPDX-License-Identifier: MIT
#include "app/sample_actions.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/opening_remark.h"
#include "app/samples.h"

#include <QMenu>

SampleActions::SampleActions(GameShelf& shelf, GameController& controller, OpeningRemark& remark,
                             QObject* parent)
    : QObject(parent), m_shelf(shelf), m_controller(controller), m_remark(remark) {
    for (const Sample& sample : Samples::all()) {
        QAction* action =
            makeAction(this, QStringLiteral("sample-") + QString::fromLatin1(sample.file), {}, {});
        connect(action, &QAction::triggered, this, [this, &sample] { open(sample); });
        m_all += action;
    }
    connect(&controller, &GameController::namesChanged, this, &SampleActions::showLines);
    connect(&controller, &GameController::futureHiddenChanged, this, &SampleActions::showLines);
    showLines();
}

void SampleActions::fillMenu(QMenu* menu) const {
    for (std::size_t i = 0; i < Samples::all().size(); ++i) {
        if (Samples::all()[i].beginsGroup) {
            menu->addSeparator();
        }
        menu->addAction(m_all.at(static_cast<qsizetype>(i)));
    }
}

void SampleActions::open(const Sample& sample) {
    m_shelf.openNew(Samples::open(sample));
    m_remark.set([&game = m_controller, &sample] {
        return game.isFutureHidden() ? Samples::title(sample)
                                     : Samples::remark(sample, game.names());
    });
}

void SampleActions::showLines() {
    const bool isSecret = m_controller.isFutureHidden();
    const PlayerNames& names = m_controller.names();
    for (std::size_t i = 0; i < Samples::all().size(); ++i) {
        const Sample& sample = Samples::all()[i];
        const QString title = Samples::title(sample);
        QString ending = Samples::ending(sample, names);
        ending.replace(QLatin1Char('&'), QStringLiteral("&&")); // in a name it is no key
        const QString tip = isSecret ? title : Samples::remark(sample, names);
        QAction* action = m_all.at(static_cast<qsizetype>(i));
        // What stands behind a tab is set to the right, where shortcuts stand.
        setActionWords(action, isSecret ? title : QStringLiteral("%1\t%2").arg(title, ending), tip);
        action->setStatusTip(tip);
    }
}
