// SPDX-License-Identifier: MIT
// A small window above the timeline that shows one moment of the game: which play it is, what
// happened, how many cards lie where, and a picture of the table. Never takes the focus, lets every
// click through and stays on the screen.
#pragma once

#include "app/playback/timeline_moment.h"
#include "app/table/card_art.h"

#include <QFrame>

class QLabel;

class TimelinePreview : public QFrame {
    Q_OBJECT

public:
    /// Of the table, in device-independent pixels.
    static constexpr QSize usualPictureSize{240, 135};

    explicit TimelinePreview(QWidget* parent);

    // As the table shows its cards.
    void setLook(const CardLook& look);
    void setHandsFaceDown(bool faceDown);
    /// Makes everything so many times its usual size.
    void setZoom(double zoom);

    /// The names, short enough for both to stand on one line of the window.
    PlayerNames fitted(const PlayerNames& names) const;

    /// Shows `moment` in the middle above the place on the screen, or below it if there is no room.
    /// `height` is that of what must not be hidden.
    void showMoment(const TimelineMoment& moment, QPoint place, int height);

    /// The moment that was shown last.
    qint64 index() const { return m_index; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QPixmap pictureOf(const TimelineMoment& moment);
    void moveTo(QPoint place, int height);

    qint64 m_index = -1;
    bool m_handsFaceDown = false;
    CardArt m_art;
    QLabel* m_picture;
    QLabel* m_title;
    QLabel* m_hands;
    QLabel* m_words;
};
