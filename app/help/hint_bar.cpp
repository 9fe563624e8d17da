// SPDX-License-Identifier: MIT
#include "app/help/hint_bar.h"

#include "app/panel_button.h"
#include "app/playback/zoom.h"
#include "app/text_label.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

#include <initializer_list>

namespace {

QString keyOf(const QAction& action) {
    return action.shortcut().toString(QKeySequence::NativeText);
}

} // namespace

HintBar::HintBar(QAction& shown, QAction& play, QAction& help, QWidget* parent)
    : QWidget(parent),
      m_text(textLabel(QStringLiteral("hintText"), this)),
      m_help(new PanelButton(QStringLiteral("hintHelp"), tr("How to play"), help.toolTip(), this)),
      m_close(new PanelButton(QStringLiteral("hintClose"), tr("Got it"),
                              tr("Close this line for ever; the Help menu can bring it back"),
                              this)) {
    setObjectName(QStringLiteral("hintBar"));
    m_text->setText(tr("%1 lets the game play itself. Drag the strip below to go to any moment. %2 "
                       "tells how to play.")
                        .arg(keyOf(play), keyOf(help)));
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 2);
    row->addWidget(m_text, 1);
    row->addSpacing(8);
    row->addWidget(m_help);
    row->addWidget(m_close);
    connect(m_help, &QPushButton::clicked, &help, &QAction::trigger);
    connect(m_close, &QPushButton::clicked, &shown, [&shown] { shown.setChecked(false); });
    connect(&shown, &QAction::toggled, this, &QWidget::setVisible);
    setZoom(1);
    setVisible(shown.isChecked());
}

void HintBar::setZoom(double zoom) {
    m_zoom = zoom;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_text, m_help, m_close}) {
        widget->setFont(zoomed(font(), zoom));
    }
}

void HintBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        setZoom(m_zoom);
    }
    QWidget::changeEvent(event);
}
