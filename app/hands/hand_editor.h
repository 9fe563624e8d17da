// SPDX-License-Identifier: MIT
// One hand of the dialog: who has it, its cards, and the same as text. Shows a draft and asks for
// changes of it.
#pragma once

#include "app/hands/draft_words.h"

#include <QWidget>

class HandField;
class HandStrip;
class NameField;
class QLabel;
class QToolButton;

class HandEditor : public QWidget {
    Q_OBJECT

public:
    explicit HandEditor(fishing::Player player, QWidget* parent = nullptr);

    NameField& nameField() const { return *m_name; }
    HandStrip& strip() const { return *m_strip; }
    HandField& field() const { return *m_field; }
    QToolButton& shuffleButton() const { return *m_shuffle; }
    QToolButton& clearButton() const { return *m_clear; }

    void showDraft(const HandDraft& draft, const QList<DraftCard>& cards, const PlayerNames& names);

signals:
    void shuffleWanted();
    void clearWanted();

private:
    QToolButton* addButton(const QString& name, const QString& text);
    void setRemark(const DraftRemark& remark);
    void setName(const QString& name);

    fishing::Player m_player;
    NameField* m_name;
    QLabel* m_remark;
    QToolButton* m_shuffle;
    QToolButton* m_clear;
    HandStrip* m_strip;
    HandField* m_field;
};
