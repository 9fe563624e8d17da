// SPDX-License-Identifier: MIT
#include "app/panels/inside/slip_view.h"

#include "app/game_controller.h"
#include "app/panel_button.h"
#include "app/panels/inside/slip_text.h"
#include "app/panels/verdict_text.h"
#include "app/text_label.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace {

// Far beyond the longest known game by either rule that ends, and a matter of milliseconds.
constexpr fishing::PlayCount judgeLimit = 100'000;

} // namespace

SlipView::SlipView(GameController& controller, QWidget* parent)
    : QWidget(parent), m_controller(controller) {
    setObjectName(QStringLiteral("slipView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->setSpacing(8);
    m_text = textLabel(QStringLiteral("slipParting"), this);
    column->addWidget(m_text);
    m_ends = textLabel(QStringLiteral("slipEnds"), this);
    column->addWidget(m_ends);
    m_whole = addButton(QStringLiteral("wholeRule"), tr("Play the whole rule"),
                        tr("Play this deal by the rule of the books and articles"));
    m_published = addButton(QStringLiteral("publishedWay"), tr("Play the published way"),
                            tr("Play this deal as the published program does, with its slip"));
    auto* slip = addButton(QStringLiteral("spotTheSlip"), tr("Spot the slip…"),
                           tr("Both ways side by side on this deal"));
    auto* stop = addButton(QStringLiteral("makeItStop"), tr("How to make it stop…"),
                           tr("Why the published program may run for ever, and what ends it"));
    for (const auto& [left, right] : {std::pair(m_whole, m_published), std::pair(slip, stop)}) {
        auto* row = new QHBoxLayout;
        row->addWidget(left);
        row->addWidget(right);
        row->addStretch();
        column->addLayout(row);
    }
    column->addStretch();
    connect(m_whole, &QPushButton::clicked, this,
            [this] { emit rulesWanted(inside::wholeRule()); });
    connect(m_published, &QPushButton::clicked, this,
            [this] { emit rulesWanted(inside::publishedWay()); });
    connect(slip, &QPushButton::clicked, this, &SlipView::slipWanted);
    connect(stop, &QPushButton::clicked, this, &SlipView::stopPageWanted);
    connect(&controller, &GameController::gameStarted, this, &SlipView::startOver);
    connect(&controller, &GameController::positionChanged, this, &SlipView::showParting);
    connect(&controller, &GameController::futureHiddenChanged, this, &SlipView::refresh);
    connect(&controller, &GameController::namesChanged, this, &SlipView::refresh);
    connect(&controller, &GameController::verdictChanged, this, &SlipView::refresh);
}

QPushButton* SlipView::addButton(const QString& name, const QString& text, const QString& tip) {
    return new PanelButton(name, text, tip, this);
}

void SlipView::showEvent(QShowEvent*) {
    refresh();
}

void SlipView::startOver() {
    refresh();
}

void SlipView::refresh() {
    if (!m_controller.hasGame() || !isVisible()) {
        return;
    }
    const fishing::Deal& deal = m_controller.deal();
    if (m_judged != deal) {
        m_judged = deal;
        m_parting = inside::partingOf(deal);
        m_wholeVerdict = judge(deal, inside::wholeRule(), judgeLimit);
        m_publishedVerdict = judge(deal, inside::publishedWay(), judgeLimit);
    }
    showParting();
    m_ends->setText(endsText());
    m_whole->setEnabled(m_controller.rules() != inside::wholeRule());
    m_published->setEnabled(m_controller.rules() != inside::publishedWay());
}

void SlipView::showParting() {
    if (!m_judged || !isVisible()) {
        return;
    }
    const bool isPlayed = m_parting && m_controller.index() >= static_cast<qint64>(m_parting->play);
    m_text->setText(m_controller.isFutureHidden() && !isPlayed
                        ? tr("Where they part is kept secret until it has been played.")
                        : describeParting(*m_judged, m_parting, m_controller.names()));
}

QString SlipView::endsText() const {
    if (m_controller.isFutureHidden() && m_controller.verdict() == nullptr) {
        return tr("How each of them ends is kept secret.");
    }
    const auto sentence = [this](const fishing::Verdict& verdict, const fishing::Rules& rules) {
        return VerdictText::sentence(verdict, rules, m_controller.names());
    };
    return tr("The whole rule: %1\n\nThe published way: %2")
        .arg(sentence(*m_wholeVerdict, inside::wholeRule()),
             sentence(*m_publishedVerdict, inside::publishedWay()));
}
