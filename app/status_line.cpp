// SPDX-License-Identifier: MIT
#include "app/status_line.h"

#include "app/announcer.h"
#include "app/elided_label.h"
#include "app/game_controller.h"
#include "app/line_stepper.h"
#include "app/opening_remark.h"
#include "app/panels/inside/step_text.h"
#include "app/playback/zoom.h"
#include "app/tool_tip_text.h"
#include "app/translated.h"

#include <QApplication>
#include <QLabel>
#include <QLocale>
#include <QStatusBar>

StatusLine::StatusLine(GameController& controller, LineStepper& lines, OpeningRemark& remark,
                       QStatusBar& bar)
    : QObject(&bar),
      m_bar(bar),
      m_controller(controller),
      m_lines(lines),
      m_remark(remark),
      m_label(new ElidedLabel(&bar)),
      m_endless(new QLabel(tr("∞ never ends"), &bar)),
      m_announcer(new Announcer(m_label)) {
    m_label->setObjectName(QStringLiteral("statusText"));
    m_endless->setObjectName(QStringLiteral("endless"));
    bar.addWidget(m_label, 1);
    bar.addPermanentWidget(m_endless);
    bar.setSizeGripEnabled(false);
    setZoom(1);
    connect(&lines, &LineStepper::moved, this, &StatusLine::moveOn);
    connect(&controller, &GameController::verdictChanged, this, &StatusLine::refresh);
    connect(&controller, &GameController::namesChanged, this, &StatusLine::refresh);
    connect(&remark, &OpeningRemark::changed, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::setZoom(double zoom) {
    m_bar.setContentsMargins(qRound(6 * zoom), 0, qRound(8 * zoom), 0);
    m_bar.setFont(zoomed(QApplication::font(&m_bar), zoom));
}

void StatusLine::moveOn() {
    m_said.clear();
    refresh();
}

void StatusLine::refresh() {
    show(text());
    const auto* verdict = m_controller.verdict();
    const bool endless = verdict && verdict->outcome == fishing::Outcome::Endless;
    m_endless->setVisible(endless);
    m_endless->setToolTip(endless ? toolTipText(verdictText()) : QString());
}

void StatusLine::say(const QString& text) {
    m_said = text;
    show(text);
}

void StatusLine::show(const QString& text) {
    if (text != m_label->text()) {
        m_label->setText(text);
        m_announcer->announce(text);
    }
}

void StatusLine::explainRefusal() {
    const QString name = m_controller.names().of(m_controller.position().mover);
    show(m_lines.step() > 0
             ? tr("%1’s play goes on, line by line: end it first, or take it back.").arg(name)
             : tr("%1’s turn: %1’s front card comes next.").arg(name));
}

QString StatusLine::verdictText() const {
    return translated(
        words::describe(*m_controller.verdict(), m_controller.rules(), fishing::CardStyle::Symbol),
        m_controller.names());
}

QString StatusLine::text() const {
    if (!m_said.isEmpty() || !m_controller.hasGame()) {
        return m_said;
    }
    const PlayerNames& names = m_controller.names();
    if (m_lines.step() > 0) {
        return describeStep({m_lines.stateBefore(), m_lines.state(), m_lines.lastStep(),
                             m_controller.rules(), names});
    }
    const auto* verdict = m_controller.verdict();
    const bool endless = verdict && verdict->outcome == fishing::Outcome::Endless;
    const auto& last = m_controller.lastPlay();
    if (const QString remark = m_remark.text(); !last && !remark.isEmpty()) {
        return remark;
    }
    if (!last) {
        return endless ? verdictText() : translated(words::describeDeal(), names);
    }
    const QString play =
        tr("Play %1: %2")
            .arg(QLocale().toString(m_controller.index()),
                 translated(words::describe(*last, fishing::CardStyle::Symbol), names));
    // That a game never ends is said at its start, and stands at the right all the time.
    return m_controller.isAtEnd() && verdict ? tr("%1 %2").arg(play, verdictText()) : play;
}
