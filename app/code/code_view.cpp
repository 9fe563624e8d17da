// SPDX-License-Identifier: MIT
#include "app/code/code_view.h"

#include "app/actions.h"
#include "app/code/code_font.h"
#include "app/panels/inside/inside_colors.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSyntaxHighlighter>
#include <QTextBlock>

#include <algorithm>

namespace {

constexpr int padding = 6; // beside line numbers

QString keywordsOf(Language language) {
    switch (language) {
    case Language::PseudoCode:
        return {}; // its words are in the reader's language
    case Language::C:
        return QStringLiteral("\\b(break|char|const|else|if|int|struct|void|while)\\b|#include");
    case Language::Cpp:
        return QStringLiteral("\\b(break|char|const|else|for|if|int|void|while)\\b|#include");
    case Language::Python:
        return QStringLiteral("\\b(and|break|def|else|from|if|import|not|while)\\b");
    }
    return {};
}

bool contains(const std::vector<int>& lines, int line) {
    return std::ranges::find(lines, line) != lines.end();
}

} // namespace

/// Keywords stand out a little, comments stand back.
class CodeView::Colors : public QSyntaxHighlighter {
public:
    explicit Colors(CodeView& view) : QSyntaxHighlighter(view.document()), m_view(view) {}

    void setLanguage(Language language) {
        m_keywords.setPattern(keywordsOf(language));
        m_mark = language == Language::Python ? QStringLiteral("# ") : QStringLiteral("// ");
    }

protected:
    void highlightBlock(const QString& text) override {
        const QPalette palette = m_view.palette();
        const QColor base = palette.color(QPalette::Base);
        const QColor ink = palette.color(QPalette::Text);
        const qsizetype mark = text.indexOf(m_mark);
        const int code = static_cast<int>(mark < 0 ? text.size() : mark);
        if (!m_keywords.pattern().isEmpty()) {
            QTextCharFormat keyword;
            keyword.setForeground(mixed(palette.color(QPalette::Highlight), ink, 0.75));
            keyword.setFontWeight(QFont::Bold);
            auto words = m_keywords.globalMatch(text.left(code));
            while (words.hasNext()) {
                const auto word = words.next();
                setFormat(static_cast<int>(word.capturedStart()),
                          static_cast<int>(word.capturedLength()), keyword);
            }
        }
        QTextCharFormat comment;
        comment.setForeground(mixed(ink, base, 0.62));
        setFormat(code, static_cast<int>(text.size()) - code, comment);
    }

private:
    CodeView& m_view;
    QRegularExpression m_keywords;
    QString m_mark;
};

/// Line numbers, and a sign beside the line that runs.
class CodeView::Margin : public QWidget {
public:
    explicit Margin(CodeView& view) : QWidget(&view), m_view(view) {}

protected:
    void paintEvent(QPaintEvent* event) override { m_view.paintMargin(*event); }

private:
    CodeView& m_view;
};

CodeView::CodeView(QWidget* parent)
    : QPlainTextEdit(parent), m_colors(new Colors(*this)), m_margin(new Margin(*this)) {
    setObjectName(QStringLiteral("codeView"));
    setReadOnly(true);
    setLineWrapMode(NoWrap);
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(NoFrame);
    // Playing keys stay with the game: there is no cursor for them to move.
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setFocusPolicy(Qt::StrongFocus);
    const auto addAction = [this](const QString& name, const QString& text, const QString& tip,
                                  void (CodeView::*slot)() const) {
        QAction* action = makeAction(this, name, text, tip);
        connect(action, &QAction::triggered, this, slot);
        QWidget::addAction(action);
    };
    addAction(QStringLiteral("copyCode"), tr("&Copy"), tr("Copy the selected lines"),
              &CodeView::copySelection);
    addAction(QStringLiteral("copyProgram"), tr("Copy the &whole program"),
              tr("Copy all lines of the program in this language"), &CodeView::copyAll);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(this, &QPlainTextEdit::updateRequest, m_margin,
            [this](const QRect&, int) { m_margin->update(); });
    document()->setDocumentMargin(padding);
    // Only the family: how large the text is, is the panel's business.
    QFont family = codeFont(font());
    family.setResolveMask(QFont::FamilyResolved | QFont::FamiliesResolved);
    setFont(family);
}

CodeView::~CodeView() = default;

void CodeView::setProgram(const ProgramText& text, Language language) {
    if (text.lines == m_text.lines) {
        return;
    }
    m_text = text;
    m_now.clear();
    m_before.clear();
    m_marked.clear();
    m_colors->setLanguage(language);
    QString all = text.text();
    all.chop(1);
    setPlainText(all);
    setAccessibleName(tr("The program in %1").arg(nameOf(language)));
    placeMargin();
    showLines();
}

void CodeView::setRunning(const std::vector<int>& now, const std::vector<int>& before) {
    std::vector<int> others;
    for (const int line : before) {
        if (!contains(now, line) && !contains(others, line)) {
            others.push_back(line);
        }
    }
    if (now == m_now && others == m_before) {
        return;
    }
    m_now = now;
    m_before = others;
    showLines();
    if (now.empty()) {
        return;
    }
    const ProgramLine& line = m_text.lines.at(static_cast<std::size_t>(now.front()));
    setAccessibleDescription(
        tr("Line %1 runs: %2").arg(QString::number(now.front() + 1), line.text().trimmed()));
    scrollToRunning();
}

void CodeView::scrollToRunning() {
    if (m_now.empty()) {
        return;
    }
    // The last of them: helpers that it calls may stand further up.
    const int top = verticalScrollBar()->value();
    const int lines = std::max(1, viewport()->height() / std::max(1, fontMetrics().lineSpacing()));
    const int margin = std::min(2, (lines - 1) / 2);
    const int first = std::max(0, m_now.back() - margin);
    const int last = m_now.back() + margin;
    if (first < top) {
        verticalScrollBar()->setValue(first);
    } else if (last >= top + lines) {
        verticalScrollBar()->setValue(last - lines + 1);
    }
}

void CodeView::setMarkedLines(const std::vector<int>& lines, const QString& sign) {
    m_marked = lines;
    m_sign = sign;
    showLines();
}

void CodeView::showLines() {
    const InsideColors colors = InsideColors::of(palette());
    const QColor base = palette().color(QPalette::Base);
    QList<QTextEdit::ExtraSelection> selections;
    const auto add = [&](const std::vector<int>& lines, const QColor& ground) {
        for (const int line : lines) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = QTextCursor(document()->findBlockByNumber(line));
            selection.format.setBackground(ground);
            selection.format.setProperty(QTextFormat::FullWidthSelection, true);
            selections += selection;
        }
    };
    add(m_marked, mixed(colors.change, base, 0.28));
    add(m_before, mixed(colors.change, base, 0.1));
    add(m_now, mixed(colors.change, base, 0.42));
    setExtraSelections(selections);
    m_margin->update();
}

void CodeView::copySelection() const {
    const QString text = textCursor().selectedText();
    if (!text.isEmpty()) {
        QGuiApplication::clipboard()->setText(
            QString(text).replace(QChar::ParagraphSeparator, QLatin1Char('\n')));
    }
}

void CodeView::copyAll() const {
    QGuiApplication::clipboard()->setText(m_text.text());
}

bool CodeView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        // The window may copy something else by this key.
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) && textCursor().hasSelection()) {
            event->accept();
            return true;
        }
        event->ignore();
        return true;
    }
    return QPlainTextEdit::event(event);
}

void CodeView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
    } else {
        QPlainTextEdit::keyPressEvent(event);
    }
}

QSize CodeView::sizeHint() const {
    return {fontMetrics().averageCharWidth() * 56, fontMetrics().lineSpacing() * 18};
}

QSize CodeView::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 20, fontMetrics().lineSpacing() * 5};
}

void CodeView::resizeEvent(QResizeEvent* event) {
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
    scrollToRunning();
}

void CodeView::changeEvent(QEvent* event) {
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_colors->rehighlight();
        showLines();
    } else if (event->type() == QEvent::FontChange) {
        placeMargin();
        scrollToRunning();
    }
}

void CodeView::paintEvent(QPaintEvent* event) {
    QPlainTextEdit::paintEvent(event);
    QPainter painter(viewport());
    paintFocus(painter, viewport()->rect().adjusted(-marginWidth(), 0, 0, 0));
}

void CodeView::focusInEvent(QFocusEvent* event) {
    QPlainTextEdit::focusInEvent(event);
    m_margin->update();
    viewport()->update();
}

void CodeView::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    m_margin->update();
    viewport()->update();
}

/// Around margin and text; each paints its part.
void CodeView::paintFocus(QPainter& painter, const QRect& area) const {
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(InsideColors::of(palette()).look, 1.5));
        painter.drawRoundedRect(QRectF(area).adjusted(1, 1, -1, -1), 5, 5);
    }
}

int CodeView::marginWidth() const {
    return fontMetrics().horizontalAdvance(QStringLiteral("00")) + 3 * padding +
           fontMetrics().averageCharWidth();
}

void CodeView::placeMargin() {
    setViewportMargins(marginWidth(), 0, 0, 0);
    const QRect area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), marginWidth(), area.height());
}

void CodeView::paintMargin(QPaintEvent& event) const {
    QPainter painter(m_margin);
    const InsideColors colors = InsideColors::of(palette());
    const QColor base = palette().color(QPalette::Base);
    painter.fillRect(event.rect(), mixed(palette().color(QPalette::Window), base, 0.6));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    const int height = fontMetrics().lineSpacing();
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF area = blockBoundingGeometry(block).translated(contentOffset());
        if (area.top() > m_margin->height()) {
            break;
        }
        const int line = block.blockNumber();
        const bool runs = contains(m_now, line);
        const QRectF place(0, area.top(), m_margin->width() - padding, height);
        painter.setPen(runs ? colors.text : colors.quiet);
        if (contains(m_marked, line)) {
            painter.drawText(place.adjusted(padding, 0, 0, 0),
                             static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_sign);
        }
        painter.drawText(place, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                         QString::number(line + 1));
        if (runs) {
            const double size = height * 0.26;
            const QPointF centre(padding + size * 0.6, place.center().y());
            painter.setPen(Qt::NoPen);
            painter.setBrush(mixed(colors.change, colors.text, 0.8));
            painter.drawPolygon(
                QPolygonF({centre + QPointF(-size * 0.6, -size), centre + QPointF(size * 0.9, 0),
                           centre + QPointF(-size * 0.6, size)}));
        }
    }
    paintFocus(painter, contentsRect());
}
