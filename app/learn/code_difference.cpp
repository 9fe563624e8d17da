// SPDX-License-Identifier: MIT
#include "app/learn/code_difference.h"

#include "app/code/code_font.h"
#include "app/inside/slip.h"
#include "app/panels/inside/inside_colors.h"

#include <QEvent>
#include <QTextBlock>

#include <algorithm>

using Kind = DifferenceLine::Kind;

namespace {

QString signOf(Kind kind) {
    switch (kind) {
    case Kind::Both:
        return QStringLiteral("  ");
    case Kind::OnlyWhole:
        return QStringLiteral("+ ");
    case Kind::OnlyPublished:
        return QStringLiteral("− ");
    case Kind::Gap:
        return QStringLiteral("  ⋮");
    }
    return {};
}

bool differsNear(const std::vector<ComparedLine>& lines, std::size_t line, std::size_t context) {
    const std::size_t first = line > context ? line - context : 0;
    const std::size_t last = std::min(lines.size() - 1, line + context);
    for (std::size_t i = first; i <= last; ++i) {
        if (!lines[i].inFirst || !lines[i].inSecond) {
            return true;
        }
    }
    return false;
}

} // namespace

std::vector<DifferenceLine> slipInCode(Language language, int context) {
    const auto all = compareProgramTexts(language, inside::wholeRule(), inside::publishedWay());
    std::vector<DifferenceLine> lines;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isBoth = all[i].inFirst && all[i].inSecond;
        if (differsNear(all, i, static_cast<std::size_t>(context))) {
            lines.push_back({isBoth           ? Kind::Both
                             : all[i].inFirst ? Kind::OnlyWhole
                                              : Kind::OnlyPublished,
                             all[i].line.text()});
        } else if (lines.empty() || lines.back().kind != Kind::Gap) {
            lines.push_back({Kind::Gap, {}});
        }
    }
    return lines;
}

CodeDifference::CodeDifference(QWidget* parent) : QPlainTextEdit(parent) {
    setObjectName(QStringLiteral("codeDifference"));
    setAccessibleName(tr("The lines that the two programs do not share"));
    setReadOnly(true);
    setLineWrapMode(NoWrap);
    setLayoutDirection(Qt::LeftToRight);
    // The keys that play stay with the game: there is no cursor for them to move.
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::TabFocus);
    QFont family = codeFont(font());
    family.setResolveMask(QFont::FamilyResolved | QFont::FamiliesResolved);
    setFont(family);
}

void CodeDifference::setLanguage(Language language) {
    m_lines = slipInCode(language);
    QStringList texts;
    for (const DifferenceLine& line : m_lines) {
        texts += signOf(line.kind) + line.text;
    }
    setPlainText(texts.join(QLatin1Char('\n')));
    color();
}

QSize CodeDifference::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 60, fontMetrics().lineSpacing() * 12};
}

QSize CodeDifference::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 24, fontMetrics().lineSpacing() * 4};
}

void CodeDifference::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        color();
    }
}

void CodeDifference::color() {
    const InsideColors colors = InsideColors::of(palette());
    const QColor base = palette().color(QPalette::Base);
    QList<QTextEdit::ExtraSelection> grounds;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const Kind kind = m_lines[i].kind;
        if (kind != Kind::OnlyWhole && kind != Kind::OnlyPublished) {
            continue;
        }
        QTextEdit::ExtraSelection ground;
        ground.cursor = QTextCursor(document()->findBlockByNumber(static_cast<int>(i)));
        ground.format.setProperty(QTextFormat::FullWidthSelection, true);
        ground.format.setBackground(
            mixed(kind == Kind::OnlyWhole ? colors.change : colors.grey, base, 0.38));
        grounds += ground;
    }
    setExtraSelections(grounds);
}
