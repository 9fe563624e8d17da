// SPDX-License-Identifier: MIT
// The known answers in tests/data: one JSON object a line.
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace json_lines {

inline std::vector<QByteArray> linesOf(const char* name) {
    QFile file(QStringLiteral(FISHING_TEST_DATA "/") + QLatin1String(name));
    std::vector<QByteArray> lines;
    if (file.open(QIODevice::ReadOnly)) {
        while (!file.atEnd()) {
            lines.push_back(file.readLine());
        }
    }
    return lines;
}

inline QJsonObject objectOf(const QByteArray& line) {
    return QJsonDocument::fromJson(line).object();
}

/// Objects compare as text, because a failed comparison shows texts.
inline QByteArray textOf(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

inline std::vector<int> ranksOf(const QJsonValue& array) {
    std::vector<int> ranks;
    for (const QJsonValue value : array.toArray()) {
        ranks.push_back(value.toInt());
    }
    return ranks;
}

template <class Cards, class Figure>
QJsonArray arrayOf(const Cards& cards, Figure figure) {
    QJsonArray array;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        array.append(int{cards[i].*figure});
    }
    return array;
}

} // namespace json_lines
