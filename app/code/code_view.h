// SPDX-License-Identifier: MIT
// A program to read: its lines with their numbers, comments in the background, and the lines that
// run marked in the margin and by their ground. Text can be selected and copied.
#pragma once

#include "app/code/program_text.h"

#include <QPlainTextEdit>

class CodeView : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CodeView(QWidget* parent = nullptr);
    ~CodeView() override;

    void setProgram(const ProgramText& text, Language language);
    const ProgramText& program() const { return m_text; }

    /// Marks the lines that run now, and more quietly those that have run before them; brings the
    /// former into view.
    void setRunning(const std::vector<int>& now, const std::vector<int>& before);
    const std::vector<int>& running() const { return m_now; }
    const std::vector<int>& haveRun() const { return m_before; }
    /// Lines that another program does not have.
    void setMarkedLines(const std::vector<int>& lines, const QString& sign);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

public slots:
    void copySelection() const;
    void copyAll() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    class Margin;
    class Colors;

    void showLines();
    /// Scrolls no further than it takes to see the running line.
    void scrollToRunning();
    void placeMargin();
    int marginWidth() const;
    void paintMargin(QPaintEvent& event) const;
    void paintFocus(QPainter& painter, const QRect& area) const;

    ProgramText m_text;
    std::vector<int> m_now;
    std::vector<int> m_before;
    std::vector<int> m_marked;
    QString m_sign;
    Colors* m_colors;
    QWidget* m_margin;
};
