// SPDX-License-Identifier: MIT
// What somebody has before them in the program's window beside the game itself: panels, windows
// beside it, what was typed and chosen there. Everything that shows texts is made anew when the
// language changes, and this brings it to where it was.
#pragma once

#include "app/learn/predict_mode.h"
#include "app/settings.h"
#include "app/survey/survey_job.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QPointer>
#include <QString>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>

class MainWindow;
class QDialog;

class WindowContents {
public:
    /// Takes them from the window, of which a survey that runs does not remain.
    explicit WindowContents(MainWindow& window);

    /// Puts them into the window with everything made anew, and as much as there is of it.
    void putBack(MainWindow& window);

private:
    struct Beside {
        QString name;
        QByteArray geometry;
        QMap<QString, QVariant> fields;
        QString focus;
    };

    void reopen(MainWindow& window, const Beside& beside);
    QDialog* opened(MainWindow& window, const QString& name) const;

    QByteArray m_panels;
    QMap<QString, QVariant> m_fields; // by the names of their widgets
    QString m_focus;
    QList<Beside> m_beside; // windows, from the rearmost on
    QString m_active;       // one of them

    std::function<QString()> m_remark;
    std::size_t m_step; // lines of a play
    std::optional<PredictMode::Course> m_prediction;
    bool m_isPresentation;
    bool m_isRunning;
    std::unique_ptr<SurveyJob> m_survey;
    qint64 m_slipPlace = 0;
    std::optional<Settings> m_beforeReset;
};
