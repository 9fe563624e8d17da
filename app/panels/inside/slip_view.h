// SPDX-License-Identifier: MIT
// The famous slip in short, for the game on the table: where the published program parts from the
// whole rule, who wins in each, and the way to more.
#pragma once

#include "app/inside/slip.h"
#include "engine/verdict.h"

#include <QWidget>

#include <optional>

class GameController;
class QLabel;
class QPushButton;

class SlipView : public QWidget {
    Q_OBJECT

public:
    /// Follows `controller`, which must outlive the view.
    explicit SlipView(GameController& controller, QWidget* parent = nullptr);

signals:
    /// The same deal is wanted under other rules.
    void rulesWanted(const fishing::Rules& rules);
    /// Both ways are wanted side by side.
    void slipWanted();
    /// The page that tells how to make the game stop is wanted.
    void stopPageWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    QPushButton* addButton(const QString& name, const QString& text, const QString& tip);
    void startOver();
    void refresh();
    void showParting();
    QString endsText() const;

    GameController& m_controller;
    std::optional<fishing::Deal> m_judged; // whose verdicts these are
    std::optional<inside::Parting> m_parting;
    std::optional<fishing::Verdict> m_wholeVerdict;
    std::optional<fishing::Verdict> m_publishedVerdict;

    QLabel* m_text = nullptr;
    QLabel* m_ends = nullptr;
    QPushButton* m_whole = nullptr;
    QPushButton* m_published = nullptr;
};
