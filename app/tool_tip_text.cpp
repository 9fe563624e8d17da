// SPDX-License-Identifier: MIT
#include "app/tool_tip_text.h"

#include <QTextDocument>

QString toolTipText(const QString& text) {
    return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text;
}
