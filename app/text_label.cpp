// SPDX-License-Identifier: MIT
#include "app/text_label.h"

#include <QLabel>

QLabel* textLabel(const QString& name, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    label->setMinimumWidth(1);
    return label;
}
