// SPDX-License-Identifier: MIT
// All settings in one place. Each takes effect at once, in step with the menus and the strip under
// the table, whose actions these are; a small table shows what it does to the cards. Stays open
// beside the table for as long as one likes.
#pragma once

#include "app/settings.h"
#include "app/table/card_art.h"

#include <QDialog>

#include <optional>

class GameController;
class LiveSettings;
class QActionGroup;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class TableView;
class ViewActions;

class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// `secret` is the switch that keeps the end of each game secret. All must outlive the dialog.
    SettingsDialog(LiveSettings& settings, ViewActions& view, QAction& secret,
                   GameController& controller, QWidget* parent = nullptr);
    ~SettingsDialog() override;

    /// What the settings were before a reset that can still be undone.
    const std::optional<Settings>& beforeReset() const { return m_beforeReset; }
    void setBeforeReset(const std::optional<Settings>& settings);

private:
    void addTableSettings(QFormLayout& form, ViewActions& view);
    void addPlayingSettings(QFormLayout& form, QAction& secret);
    void addJudgingSettings(QFormLayout& form);
    void addHeading(QFormLayout& form, const QString& text);
    void addSwitch(QFormLayout& form, QAction& action);
    QComboBox* addChoice(QFormLayout& form, const QString& name, const QString& text,
                         const QString& tip);
    QComboBox* addChoice(QFormLayout& form, const QString& name, const QString& text,
                         const QString& tip, QActionGroup& actions);
    QLayout* createButtons();
    void showSettings();
    void showBacks();
    void noteChange();
    void resetOrUndo();

    LiveSettings& m_settings;
    GameController& m_controller;
    std::optional<Settings> m_beforeReset; // while a reset can be undone

    CardArt m_art;
    TableView* m_preview;
    QComboBox* m_appearance = nullptr;
    QComboBox* m_language = nullptr;
    QComboBox* m_backs = nullptr;
    QSlider* m_speed = nullptr;
    QLabel* m_speedText = nullptr;
    QComboBox* m_limit = nullptr;
    QPushButton* m_reset = nullptr;
};
