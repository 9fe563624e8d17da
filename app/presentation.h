// SPDX-License-Identifier: MIT
// A mode that enlarges all text of the program, to be read from the back of a classroom. It is not
// remembered: whoever carries the computer home finds everything as usual, and one key brings it
// back.
#pragma once

#include <QFont>
#include <QObject>
#include <QSize>

#include <utility>
#include <vector>

class QAction;
class QMainWindow;

/// How high letters are in a presentation in a window of this size, where they usually are `usual`
/// pixels high.
int presentationText(QSize window, int usual);

class Presentation : public QObject {
    Q_OBJECT

public:
    /// Goes by the size of `window`, and belongs to it.
    explicit Presentation(QMainWindow* window);
    ~Presentation() override;

    QAction* toggle() const { return m_toggle; }
    /// So many times as large as usual is everything now: 1 without the mode.
    double zoom() const { return m_zoom; }

signals:
    /// The zoom is another.
    void zoomed(double before, double now);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void setFonts(double zoom);

    QMainWindow& m_window;
    QAction* m_toggle;
    QFont m_usual;                                        // while the mode is on
    std::vector<std::pair<const char*, QFont>> m_usualOf; // kinds of widgets
    double m_zoom = 1;
};
