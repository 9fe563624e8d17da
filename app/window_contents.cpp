// SPDX-License-Identifier: MIT
#include "app/window_contents.h"

#include "app/dialogs/settings_dialog.h"
#include "app/learn/slip_games.h"
#include "app/learn/slip_window.h"
#include "app/line_stepper.h"
#include "app/main_window.h"
#include "app/opening_remark.h"
#include "app/presentation.h"
#include "app/survey/survey_window.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>
#include <QTabBar>

namespace {

using Fields = QMap<QString, QVariant>;

/// What can be chosen or typed in a widget; nothing for other widgets.
QVariant valueOf(const QWidget& widget) {
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        return box->isEditable() ? QVariant(box->currentText()) : QVariant(box->currentIndex());
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        return line->text();
    }
    if (const auto* number = qobject_cast<const QSpinBox*>(&widget)) {
        return number->value();
    }
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        return tabs->currentIndex();
    }
    if (const auto* list = qobject_cast<const QListWidget*>(&widget)) {
        return list->currentRow();
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
        return button->isCheckable() ? QVariant(button->isChecked()) : QVariant();
    }
    return {};
}

void setValue(QWidget& widget, const QVariant& value) {
    if (valueOf(widget) == value) {
        return;
    }
    if (auto* box = qobject_cast<QComboBox*>(&widget)) {
        box->isEditable() ? box->setCurrentText(value.toString())
                          : box->setCurrentIndex(value.toInt());
    } else if (auto* line = qobject_cast<QLineEdit*>(&widget)) {
        line->setText(value.toString());
    } else if (auto* number = qobject_cast<QSpinBox*>(&widget)) {
        number->setValue(value.toInt());
    } else if (auto* tabs = qobject_cast<QTabBar*>(&widget)) {
        tabs->setCurrentIndex(value.toInt());
    } else if (auto* list = qobject_cast<QListWidget*>(&widget)) {
        list->setCurrentRow(value.toInt());
    } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        button->setChecked(value.toBool());
    }
}

/// The widgets inside with a name of ours that belong to this very window.
QList<QWidget*> fieldsOf(const QWidget& window) {
    QList<QWidget*> fields;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool isOurs = !widget->objectName().isEmpty() &&
                            !widget->objectName().startsWith(QStringLiteral("qt_"));
        if (isOurs && widget->window() == &window) {
            fields += widget;
        }
    }
    return fields;
}

Fields readFields(const QWidget& window) {
    Fields values;
    for (const QWidget* widget : fieldsOf(window)) {
        if (const QVariant value = valueOf(*widget); value.isValid()) {
            values.insert(widget->objectName(), value);
        }
    }
    return values;
}

void writeFields(const QWidget& window, const Fields& values) {
    for (QWidget* widget : fieldsOf(window)) {
        if (values.contains(widget->objectName())) {
            setValue(*widget, values.value(widget->objectName()));
        }
    }
}

QString focusIn(const QWidget& window) {
    const QWidget* focus = window.focusWidget();
    return focus != nullptr ? focus->objectName() : QString();
}

void setFocusIn(const QWidget& window, const QString& name) {
    for (QWidget* widget : fieldsOf(window)) {
        if (widget->objectName() == name) {
            widget->setFocus();
            return;
        }
    }
}

/// Which action opens the window of a name.
QString openerOf(const QString& window) {
    static const QMap<QString, QString> openers = {
        {QStringLiteral("settingsDialog"), QStringLiteral("settings")},
        {QStringLiteral("surveyWindow"), QStringLiteral("survey")},
        {QStringLiteral("slipWindow"), QStringLiteral("spotTheSlip")},
        {QStringLiteral("stopWindow"), QStringLiteral("makeItStop")},
        {QStringLiteral("guideWindow"), QStringLiteral("howToPlay")},
        {QStringLiteral("aboutDialog"), QStringLiteral("about")},
    };
    return openers.value(window);
}

} // namespace

WindowContents::WindowContents(MainWindow& window)
    : m_panels(window.saveState()),
      m_fields(readFields(window)),
      m_focus(focusIn(window)),
      m_remark(window.findChild<OpeningRemark*>()->remark()),
      m_step(window.findChild<LineStepper*>()->step()),
      m_isPresentation(window.findChild<Presentation*>()->toggle()->isChecked()),
      m_isRunning(window.controller().isRunning()) {
    const auto* predict = window.findChild<PredictMode*>();
    if (predict->isOn()) {
        m_prediction = predict->course();
    }
    for (QDialog* dialog : window.findChildren<QDialog*>(Qt::FindDirectChildrenOnly)) {
        if (!dialog->isVisible()) {
            continue;
        }
        m_beside +=
            {dialog->objectName(), dialog->saveGeometry(), readFields(*dialog), focusIn(*dialog)};
        if (dialog->isActiveWindow()) {
            m_active = dialog->objectName();
        }
        if (auto* survey = qobject_cast<SurveyWindow*>(dialog)) {
            m_survey = survey->takeJob();
        } else if (auto* slip = qobject_cast<SlipWindow*>(dialog)) {
            m_slipPlace = slip->games().leader().index();
        } else if (const auto* settings = qobject_cast<SettingsDialog*>(dialog)) {
            m_beforeReset = settings->beforeReset();
        }
    }
}

void WindowContents::putBack(MainWindow& window) {
    window.findChild<OpeningRemark*>()->set(m_remark);
    if (m_prediction) {
        window.findChild<PredictMode*>()->resume(*m_prediction);
    }
    if (auto* lines = window.findChild<LineStepper*>(); m_step > 0) {
        lines->resume(m_step);
    }
    window.findChild<Presentation*>()->toggle()->setChecked(m_isPresentation);
    window.restoreState(m_panels); // after the presentation, which makes panels wider
    writeFields(window, m_fields);
    setFocusIn(window, m_focus);
    for (const Beside& beside : m_beside) {
        reopen(window, beside);
    }
    if (m_isRunning) {
        window.controller().start(); // a window beside it may have stopped the game
    }
}

QDialog* WindowContents::opened(MainWindow& window, const QString& name) const {
    if (name == QStringLiteral("compareDialog")) {
        window.compare();
    } else if (auto* action = window.findChild<QAction*>(openerOf(name))) {
        action->trigger();
    }
    return window.findChild<QDialog*>(name, Qt::FindDirectChildrenOnly);
}

void WindowContents::reopen(MainWindow& window, const Beside& beside) {
    if (m_survey && beside.name == QStringLiteral("surveyWindow")) {
        window.survey(std::move(m_survey));
    }
    QDialog* dialog = opened(window, beside.name);
    if (dialog == nullptr) {
        return;
    }
    writeFields(*dialog, beside.fields);
    if (auto* slip = qobject_cast<SlipWindow*>(dialog)) {
        slip->games().leader().seek(m_slipPlace);
    } else if (auto* settings = qobject_cast<SettingsDialog*>(dialog)) {
        settings->setBeforeReset(m_beforeReset);
    }
    dialog->restoreGeometry(beside.geometry);
    setFocusIn(*dialog, beside.focus);
    if (beside.name == m_active) {
        dialog->activateWindow();
    }
}
