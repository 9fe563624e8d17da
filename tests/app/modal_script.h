// SPDX-License-Identifier: MIT
// What a test does in the modal dialogs that a key or a click brings up, one after the other. Each
// step must close its dialog. A step whose dialog brings up another needs a script of its own.
#pragma once

#include <QApplication>
#include <QDialog>
#include <QMessageBox>
#include <QPointer>
#include <QTest>
#include <QTimer>

#include <deque>
#include <functional>

class ModalScript {
public:
    using Step = std::function<void(QDialog&)>;

    ModalScript(std::initializer_list<Step> steps) : m_steps(steps), m_below(s_top) {
        s_top = this;
        QObject::connect(&m_poll, &QTimer::timeout, &m_poll, [this] { look(); });
        m_poll.start(10);
    }
    ~ModalScript() { s_top = m_below; }
    ModalScript(const ModalScript&) = delete;
    ModalScript& operator=(const ModalScript&) = delete;

    /// Whether every step has had its dialog.
    bool isDone() const { return m_steps.empty() && m_current == nullptr; }

private:
    void look() {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (s_top != this || dialog == nullptr || dialog == m_current ||
            (m_below != nullptr && dialog == m_below->m_current)) {
            return;
        }
        if (m_current != nullptr || m_steps.empty() || !QTest::qWaitForWindowActive(dialog)) {
            fail("not expected: ", *dialog);
            return;
        }
        m_current = dialog;
        // A timer does not fire while its slot is at work, and it has to watch the step.
        QMetaObject::invokeMethod(
            &m_poll, [this] { takeStep(); }, Qt::QueuedConnection);
    }

    void takeStep() {
        const Step step = m_steps.front();
        m_steps.pop_front();
        step(*m_current);
        if (m_current != nullptr && m_current->isVisible()) {
            fail("left open: ", *m_current);
        }
        m_current = nullptr;
    }

    static void fail(const char* what, QDialog& dialog) {
        const auto* box = qobject_cast<QMessageBox*>(&dialog);
        const QString said = box != nullptr ? box->text() : dialog.objectName();
        QTest::qFail(qPrintable(QString::fromLatin1(what) + said), __FILE__, __LINE__);
        dialog.reject();
    }

    static inline ModalScript* s_top = nullptr;

    std::deque<Step> m_steps;
    QPointer<QDialog> m_current;
    QTimer m_poll;
    ModalScript* m_below;
};
