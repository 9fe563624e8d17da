// SPDX-License-Identifier: MIT
// How the table looks, as actions for a menu: each changes one of the ViewOptions.
#pragma once

#include "app/view_options.h"

#include <QList>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;

class ViewActions : public QObject {
    Q_OBJECT

public:
    explicit ViewActions(const ViewOptions& options, QObject* parent = nullptr);

    const ViewOptions& options() const { return m_options; }
    /// Changes all of them at once.
    void setOptions(const ViewOptions& options);

    /// The actions by what they choose.
    QList<QAction*> switches() const { return {m_fourColors, m_faceDown, m_animate}; }
    QActionGroup& backs() const { return *m_backs; }
    QActionGroup& appearances() const { return *m_appearances; }
    QActionGroup& languages() const { return *m_languages; }

    void fillMenu(QMenu* menu) const;
    QList<QAction*> all() const { return m_all; }

signals:
    void optionsChanged(const ViewOptions& before, const ViewOptions& options);

private:
    QAction* addSwitch(const QString& name, const QString& text, const QString& tip,
                       bool& (*option)(ViewOptions& options));
    QActionGroup* addChoice(const QString& name, const QStringList& texts, int chosen,
                            void (*choose)(ViewOptions& options, int choice));
    void showOptions();

    ViewOptions m_options;
    QList<QAction*> m_all;
    QAction* m_animate;
    QAction* m_faceDown;
    QAction* m_fourColors;
    QActionGroup* m_backs;
    QActionGroup* m_appearances;
    QActionGroup* m_languages;
};
