// SPDX-License-Identifier: MIT
#include "app/learn/predict_bar.h"

#include "app/announcer.h"
#include "app/elided_label.h"
#include "app/game_controller.h"
#include "app/learn/predict_mode.h"
#include "app/learn/predict_words.h"
#include "app/panel_button.h"
#include "app/playback/zoom.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <initializer_list>

PredictBar::PredictBar(PredictMode& mode, QWidget* parent)
    : QWidget(parent),
      m_mode(mode),
      m_question(new QLabel(this)),
      m_remark(new ElidedLabel(this)),
      m_score(new QLabel(this)),
      m_show(new PanelButton(QStringLiteral("predictShow"), tr("Show me"),
                             tr("Show the cards and make the capture; it does not count"), this)),
      m_leave(new PanelButton(QStringLiteral("predictLeave"), tr("Stop predicting"),
                              tr("Go back to just playing (Ctrl+T)"), this)) {
    setObjectName(QStringLiteral("predictBar"));
    m_question->setObjectName(QStringLiteral("predictQuestion"));
    m_question->setWordWrap(true);
    m_question->setTextFormat(Qt::PlainText);
    m_remark->setObjectName(QStringLiteral("predictRemark"));
    m_score->setObjectName(QStringLiteral("predictScore"));
    m_score->setTextFormat(Qt::PlainText);
    m_announcer = new Announcer(m_question);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_question);
    auto* second = new QHBoxLayout;
    second->addWidget(m_remark, 1);
    second->addWidget(m_score);
    words->addLayout(second);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 8, 2);
    row->addLayout(words, 1);
    row->addSpacing(8);
    row->addWidget(m_show);
    row->addWidget(m_leave);
    connect(m_show, &QPushButton::clicked, &mode, &PredictMode::showAnswer);
    connect(m_leave, &QPushButton::clicked, &mode, &PredictMode::leave);
    connect(&mode, &PredictMode::turned, this, &QWidget::setVisible);
    connect(&mode, &PredictMode::changed, this, &PredictBar::refresh);
    connect(&mode.controller(), &GameController::namesChanged, this, &PredictBar::refresh);
    setZoom(1);
    setVisible(mode.isOn());
    refresh();
}

void PredictBar::setZoom(double zoom) {
    m_zoom = zoom;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_question, m_score, m_show, m_leave}) {
        widget->setFont(zoomed(font(), zoom));
    }
    // Room for two lines at any time: a table that changed its size would end its movements.
    m_question->setMinimumHeight(2 * m_question->fontMetrics().lineSpacing());
    QFont bold = zoomed(font(), zoom);
    bold.setBold(true);
    m_remark->setFont(bold);
}

void PredictBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        setZoom(m_zoom);
    }
    QWidget::changeEvent(event);
}

void PredictBar::refresh() {
    const QString question = describeQuestion(m_mode);
    const QString remark = describeRemark(m_mode);
    m_question->setText(question);
    m_remark->setText(remark);
    m_score->setText(describeScore(m_mode));
    m_show->setEnabled(m_mode.question().has_value());
    if (m_mode.isOn()) {
        m_announcer->announce(remark.isEmpty() ? question : tr("%1 %2").arg(remark, question));
    }
}
