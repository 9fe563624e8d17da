// SPDX-License-Identifier: MIT
// The colours of the timeline: of the kittens' fur, by day or by moonlight.
#pragma once

#include "app/table/table_theme.h"

struct TimelineColors {
    QColor ginger; ///< A's hand
    QColor grey;   ///< B's hand
    QColor gingerTick;
    QColor greyTick;
    QColor water; ///< the pile
    QColor edge;  ///< around the groove
    QColor loop;
    QColor flag;

    static TimelineColors of(const TableTheme& theme) {
        const QColor water = theme.dark ? theme.water.lighter(135) : theme.water.lighter(104);
        QColor edge = theme.text;
        edge.setAlphaF(theme.dark ? 0.22F : 0.25F);
        if (theme.dark) {
            return {QColor(0xc2, 0x80, 0x45),
                    QColor(0x6d, 0x80, 0x94),
                    QColor(0xe8, 0xa6, 0x6a),
                    QColor(0x9f, 0xb4, 0xca),
                    water,
                    edge,
                    QColor(0xc3, 0xa8, 0xff),
                    QColor(0xff, 0x8a, 0x80)};
        }
        return {QColor(0xf2, 0xb8, 0x78),
                QColor(0xa6, 0xb6, 0xc6),
                QColor(0xc0, 0x6a, 0x1c),
                QColor(0x57, 0x6f, 0x88),
                water,
                edge,
                QColor(0x6d, 0x4f, 0xc0),
                QColor(0xc6, 0x38, 0x3c)};
    }
};
