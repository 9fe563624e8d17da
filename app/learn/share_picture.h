// SPDX-License-Identifier: MIT
// Seventeen deals, as a picture: thirteen go round for ever, four come to an end.
#pragma once

#include <QWidget>

class SharePicture : public QWidget {
    Q_OBJECT

public:
    static constexpr int deals = 17;
    static constexpr int anchored = 13;

    explicit SharePicture(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};
