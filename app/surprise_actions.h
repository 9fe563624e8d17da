// SPDX-License-Identifier: MIT
// Random deals with something special about them, as a menu: a long game, an endless one, a close
// one, a win for either player. They are looked for in the background, and the table can be used
// meanwhile; another game that is opened ends the search.
#pragma once

#include "app/background_task.h"
#include "engine/study/wish.h"

#include <QList>
#include <QObject>
#include <QTimer>

#include <memory>

class GameController;
class GameShelf;
class OpeningRemark;
class QAction;
class QMenu;
class QWidget;
class RandomDealActions;
class SurpriseDialog;

class SurpriseActions : public QObject {
    Q_OBJECT

public:
    using Wish = fishing::study::Wish;

    /// Deals from the deck of `deals`, and says in `remark` what was found. `window` is what the
    /// dialog stands in front of. All must outlive the actions.
    SurpriseActions(GameShelf& shelf, GameController& controller, RandomDealActions& deals,
                    OpeningRemark& remark, QWidget* window);
    ~SurpriseActions() override;

    void fillMenu(QMenu* menu) const;
    QList<QAction*> all() const { return m_all; }

    bool isSearching() const { return m_isSearching; }

public slots:
    /// Looks for such a deal, by the rules on the table, and opens it.
    void surprise(fishing::study::Wish wish);
    /// Gives the search up.
    void cancel();

private:
    void search();
    void showProgress(double part, std::uint64_t tried);
    void finish();
    void lookOn();
    void open(const fishing::study::WishFind& find, bool isWished);
    void showNames();
    SurpriseDialog& dialog();

    GameShelf& m_shelf;
    GameController& m_controller;
    RandomDealActions& m_deals;
    OpeningRemark& m_remark;
    QWidget* m_window;
    QList<QAction*> m_all; // in the order of the wishes
    SurpriseDialog* m_dialog = nullptr;
    QTimer m_patience;

    fishing::study::WishPlan m_plan;
    std::shared_ptr<fishing::study::WishSearch> m_search; // the task's own while it runs
    bool m_isSearching = false;
    BackgroundTask m_task;
};
