// SPDX-License-Identifier: MIT
// How to make it stop: the articles' open question, answered in four steps. Each step's games can
// be put on the table; the window stays open beside it.
#pragma once

#include "app/learn/stop_steps.h"
#include "app/table/card_art.h"

#include <QDialog>

class CodeDifference;
class ElidedLabel;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QScrollArea;
class SharePicture;
class TableView;

class StopWindow : public QDialog {
    Q_OBJECT

public:
    explicit StopWindow(const PlayerNames& names, QWidget* parent = nullptr);
    ~StopWindow() override;

    /// The cards as they look on the table.
    void setLook(const CardLook& look);
    void setNames(const PlayerNames& names);

    std::size_t step() const;
    const StopStep& shown() const { return m_step; }

public slots:
    /// 0 to 3.
    void showStep(int step);

signals:
    /// A game is wanted on the table.
    void gameWanted(const files::SavedGame& game);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* createPage();
    QWidget* createPictures();
    void createKeys();
    void refresh();
    void showFonts();
    void fitText();
    void showExamples();

    CardArt m_art;
    PlayerNames m_names;
    StopStep m_step;

    QListWidget* m_list;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QScrollArea* m_scroll = nullptr;
    SharePicture* m_shares = nullptr;
    TableView* m_picture = nullptr;
    CodeDifference* m_code = nullptr;
    ElidedLabel* m_caption = nullptr;
    QHBoxLayout* m_examples = nullptr;
};
