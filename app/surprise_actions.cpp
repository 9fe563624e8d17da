// SPDX-License-Identifier: MIT
#include "app/surprise_actions.h"

#include "app/actions.h"
#include "app/dialogs/surprise_dialog.h"
#include "app/game_controller.h"
#include "app/game_shelf.h"
#include "app/opening_remark.h"
#include "app/random_deal_actions.h"
#include "app/random_number.h"
#include "app/surprise_text.h"

#include <QMenu>

#include <array>
#include <chrono>
#include <utility>

using fishing::study::WishFind;
using fishing::study::WishPlan;
using fishing::study::WishSearch;

namespace {

using Wish = SurpriseActions::Wish;

constexpr std::array<std::pair<Wish, const char*>, 5> wishes = {{
    {Wish::Long, "surpriseLong"},
    {Wish::Endless, "surpriseEndless"},
    {Wish::Close, "surpriseClose"},
    {Wish::WinForA, "surpriseWinForA"},
    {Wish::WinForB, "surpriseWinForB"},
}};

// What is found sooner needs no window that says it is looked for.
constexpr std::chrono::milliseconds patience(400);

} // namespace

SurpriseActions::SurpriseActions(GameShelf& shelf, GameController& controller,
                                 RandomDealActions& deals, OpeningRemark& remark, QWidget* window)
    : QObject(window),
      m_shelf(shelf),
      m_controller(controller),
      m_deals(deals),
      m_remark(remark),
      m_window(window) {
    for (const auto& [wish, name] : wishes) {
        QAction* action = makeAction(this, QString::fromLatin1(name), {}, {});
        connect(action, &QAction::triggered, this, [this, each = wish] { surprise(each); });
        m_all += action;
    }
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] { dialog().show(); });
    connect(&shelf, &GameShelf::opened, this, &SurpriseActions::cancel);
    connect(&controller, &GameController::namesChanged, this, &SurpriseActions::showNames);
    showNames();
}

SurpriseActions::~SurpriseActions() = default;

void SurpriseActions::fillMenu(QMenu* menu) const {
    menu->addActions(m_all);
}

void SurpriseActions::surprise(Wish wish) {
    cancel();
    m_plan = WishPlan::usual(wish, m_controller.hasGame() ? m_controller.rules() : fishing::Rules(),
                             m_deals.deck(), randomDealNumber());
    m_search = std::make_shared<WishSearch>(m_plan);
    search();
}

void SurpriseActions::search() {
    m_isSearching = true;
    dialog().showSearch(SurpriseText::looking(m_plan.wish, m_controller.names()));
    m_patience.start();
    m_task.start(
        [this, search = m_search](const std::stop_token& stop, const BackgroundTask::Tell& tell) {
            const auto goesOn = [&stop](fishing::PlayCount) { return !stop.stop_requested(); };
            while (!search->isDone()) {
                if (stop.stop_requested() || !search->step(goesOn)) {
                    return;
                }
                tell([this, part = search->progress(), tried = search->tried()] {
                    showProgress(part, tried);
                });
            }
            tell([this] { finish(); });
        });
}

void SurpriseActions::cancel() {
    m_task.drop();
    m_patience.stop();
    m_isSearching = false;
    m_search.reset();
    if (m_dialog != nullptr) {
        m_dialog->hide();
    }
}

void SurpriseActions::showProgress(double part, std::uint64_t tried) {
    dialog().showProgress(part, SurpriseText::tried(tried));
}

void SurpriseActions::finish() {
    m_patience.stop();
    m_isSearching = false;
    if (m_search->isGranted()) {
        open(WishFind(*m_search->found()), true);
        return;
    }
    const auto& longest = m_search->found();
    dialog().showFailure(
        SurpriseText::notFound(m_plan.wish, m_search->tried(), m_controller.names()),
        SurpriseText::remedy(m_plan.wish, m_plan.rules, m_plan.deck),
        longest ? SurpriseText::longestInstead(*longest) : QString());
    dialog().show();
}

void SurpriseActions::lookOn() {
    m_search->extend();
    search();
}

void SurpriseActions::open(const WishFind& find, bool isWished) {
    const Wish wish = isWished ? m_plan.wish : Wish::Long;
    const std::uint64_t tried = m_search->tried();
    m_shelf.openNew(files::newGame(files::NumberedDeal{find.number, m_plan.deck}, m_plan.rules));
    m_remark.set([&game = m_controller, wish, find, tried, rules = m_plan.rules] {
        return game.isFutureHidden() ? tr("A surprise: how it ends is kept secret.")
                                     : SurpriseText::found(wish, find, tried, rules, game.names());
    });
}

void SurpriseActions::showNames() {
    for (std::size_t i = 0; i < wishes.size(); ++i) {
        setActionWords(m_all[static_cast<qsizetype>(i)],
                       SurpriseText::title(wishes[i].first, m_controller.names()),
                       SurpriseText::meaning(wishes[i].first, m_controller.names()));
    }
}

SurpriseDialog& SurpriseActions::dialog() {
    if (m_dialog == nullptr) {
        m_dialog = new SurpriseDialog(m_window);
        connect(m_dialog, &SurpriseDialog::cancelled, this, &SurpriseActions::cancel);
        connect(m_dialog, &SurpriseDialog::lookOnWanted, this, &SurpriseActions::lookOn);
        connect(m_dialog, &SurpriseDialog::longestWanted, this,
                [this] { open(WishFind(*m_search->found()), false); });
    }
    return *m_dialog;
}
