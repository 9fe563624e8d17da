// SPDX-License-Identifier: MIT
#include "app/share/printed_game.h"

#include "app/appearance.h"
#include "app/card_names.h"
#include "app/number_text.h"
#include "app/panels/verdict_text.h"
#include "app/playback/timeline_chart.h"
#include "app/rules_text.h"
#include "app/table/card_face.h"
#include "app/table/kitten_picture.h"
#include "app/translated.h"
#include "app/words/transcript.h"

#include <QPagedPaintDevice>
#include <QPainter>

#include <algorithm>
#include <cmath>

using fishing::PlayCount;
using fishing::Player;

namespace {

// In points.
constexpr double titleSize = 20;
constexpr double headingSize = 11;
constexpr double textSize = 9;
constexpr double smallSize = 7.5;
constexpr double blockGap = 12;
constexpr double kittenSize = 34;
constexpr double footHeight = 22;
constexpr double courseHeight = 40;
constexpr QSizeF usualCard(27, 19);
constexpr double cardGap = 3;
constexpr double frontGap = 7; // sets the front card apart

constexpr std::size_t longHand = 40; // from here on its cards are smaller
constexpr double smallCard = 0.72;
constexpr double mostPicture = 0.36;  // of the page's height
constexpr double firstMoves = 60;     // room for some of them on the first page
constexpr double leastWidth = 480;    // on smaller paper everything is smaller
constexpr double courseSharpness = 4; // pixels to a point

} // namespace

PrintedGame::PrintedGame(const Content& content, QSizeF size, double unit)
    : m_content(content),
      m_paper{std::min(unit, size.width() / leastWidth)},
      m_size(size),
      m_moves(content.told, plays(), content.look, m_paper, size.width()) {
    // The picture gives way where hands are long or pages wide.
    m_pictureHeight = 0;
    const double free = footTop() - head(nullptr) - m_paper.pt(firstMoves);
    m_pictureHeight = std::clamp(free, 0.0, mostPicture * size.height());
    double top = head(nullptr);
    if (m_moves.fitting(0, footTop() - top) == 0 && m_moves.lineCount() > 0) {
        m_pages.push_back({top, m_moves.lineCount()}); // the head alone
        top = 0;
    }
    std::size_t line = 0;
    do {
        m_pages.push_back({top, line});
        line += std::max<std::size_t>(m_moves.fitting(line, footTop() - top), 1);
        top = 0;
    } while (line < m_moves.lineCount());
}

PlayCount PrintedGame::plays() const {
    return std::min(m_content.told.usualPlays, mostPlays);
}

double PrintedGame::footTop() const {
    return m_size.height() - m_paper.pt(footHeight);
}

void PrintedGame::paint(QPainter& painter, int page) const {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const Page& shown = m_pages.at(static_cast<std::size_t>(page));
    if (page == 0) {
        head(&painter);
    }
    if (shown.firstLine < m_moves.lineCount()) {
        m_moves.paint(painter,
                      QRectF(0, shown.movesTop, m_size.width(), footTop() - shown.movesTop),
                      shown.firstLine);
    }
    paintFoot(painter, page);
}

double PrintedGame::head(QPainter* painter) const {
    double top = title(painter, 0);
    for (const Player player : {Player::A, Player::B}) {
        top = hand(painter, player, top + m_paper.pt(blockGap));
    }
    top = picture(painter, top + m_paper.pt(blockGap));
    top = verdict(painter, top + m_paper.pt(blockGap));
    top = course(painter, top);
    return movesHeading(painter, top + m_paper.pt(blockGap));
}

double PrintedGame::write(QPainter* painter, const QString& text, const QFont& font, QRgb ink,
                          double top) const {
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QRectF room(0, top, m_size.width(), m_size.height());
    if (painter != nullptr) {
        painter->setFont(font);
        painter->setPen(QColor(ink));
        painter->drawText(room, flags, text);
    }
    return top + QFontMetricsF(font).boundingRect(room, flags, text).height();
}

double PrintedGame::title(QPainter* painter, double top) const {
    const double bottom =
        write(painter, titleOf(m_content.told), m_paper.font(titleSize, true), Paper::text, top);
    if (painter != nullptr) {
        const double side = m_paper.pt(kittenSize);
        paintKitten(*painter, Player::B, Mood::Waiting,
                    QRectF(m_size.width() - side, top, side, side));
        paintKitten(*painter, Player::A, Mood::Waiting,
                    QRectF(m_size.width() - 2 * side, top, side, side));
    }
    const auto& rules = m_content.told.game.rules;
    const QString name = rulesTitle(rules);
    double end = write(painter, tr("Rules: %1").arg(name), m_paper.font(textSize), Paper::text,
                       bottom + m_paper.pt(2));
    end = write(painter, QString::fromStdString(fishing::toText(rules)), m_paper.font(smallSize),
                Paper::quiet, end);
    if (painter != nullptr) {
        painter->setPen(QPen(QColor(Paper::line), m_paper.pt(0.75)));
        const double y = end + m_paper.pt(blockGap) / 2;
        painter->drawLine(QPointF(0, y), QPointF(m_size.width(), y));
    }
    return end + m_paper.pt(blockGap) / 2;
}

double PrintedGame::hand(QPainter* painter, Player player, double top) const {
    const auto deal = dealOf(m_content.told.game);
    const auto& cards = deal.handOf(player);
    const QString name = m_content.told.names().of(player);
    const QString count = cards.size() == 1 ? tr("1 card") : tr("%1 cards").arg(cards.size());
    const double left = m_paper.pt(16);
    const QFont font = m_paper.font(textSize, true);
    const double height = QFontMetricsF(font).height();
    if (painter != nullptr) {
        const double side = m_paper.pt(11);
        paintPlayerBadge(*painter, m_paper, player,
                         QRectF(0, top + (height - side) / 2, side, side));
        painter->setFont(font);
        painter->setPen(QColor(Paper::text));
        painter->drawText(QRectF(left, top, m_size.width() - left, height), Qt::AlignVCenter,
                          player == Player::A ? tr("%1 plays first: %2").arg(name, count)
                                              : tr("%1: %2").arg(name, count));
    }
    const double scale = m_paper.unit * (cards.size() > longHand ? smallCard : 1);
    const QSizeF size = usualCard * scale;
    double x = 0;
    double y = top + height + m_paper.pt(3);
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (x + size.width() > m_size.width()) {
            x = 0;
            y += size.height() + cardGap * scale;
        }
        if (painter != nullptr) {
            paintCard(*painter, cards[i], QRectF(QPointF(x, y), size));
        }
        x += size.width() + (i == 0 ? frontGap : cardGap) * scale;
    }
    return y + size.height();
}

void PrintedGame::paintCard(QPainter& painter, fishing::Card card, const QRectF& place) const {
    const double height = place.height();
    painter.setPen(QPen(QColor(Paper::line), height / 24));
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(place, height / 6, height / 6);
    painter.setPen(suitInk(card.suit, m_content.look));
    painter.setFont(m_paper.font(0.55 * height / m_paper.unit, true));
    painter.drawText(place, Qt::AlignCenter, shortName(card));
}

double PrintedGame::picture(QPainter* painter, double top) const {
    const QSizeF size =
        QSizeF(m_content.table.size()).scaled(m_size.width(), m_pictureHeight, Qt::KeepAspectRatio);
    if (painter != nullptr) {
        painter->drawImage(QRectF(QPointF(0, top), size), m_content.table);
    }
    return write(painter, m_content.caption, m_paper.font(smallSize), Paper::quiet,
                 top + size.height() + m_paper.pt(3));
}

double PrintedGame::verdict(QPainter* painter, double top) const {
    const ToldGame& told = m_content.told;
    if (!told.verdict) {
        return write(painter, tr("How it ends is still open"), m_paper.font(headingSize, true),
                     Paper::text, top);
    }
    top = write(painter, VerdictText::title(*told.verdict, told.names()),
                m_paper.font(headingSize, true), Paper::text, top);
    return write(painter, VerdictText::sentence(*told.verdict, told.game.rules, told.names()),
                 m_paper.font(textSize), Paper::text, top + m_paper.pt(1));
}

double PrintedGame::course(QPainter* painter, double top) const {
    const ToldGame& told = m_content.told;
    if (told.usualPlays == 0) {
        return top;
    }
    top += m_paper.pt(6);
    if (painter != nullptr) {
        const auto last = static_cast<qint64>(told.usualPlays);
        const QSize size(qRound(m_size.width() / m_paper.unit), qRound(courseHeight));
        const TimelineScale scale{static_cast<double>(size.width()), last};
        fishing::Game game(dealOf(told.game), told.game.rules);
        game.find(told.usualPlays);
        TimelineSamples samples;
        samples.update(game, scale, last, std::max(2, game.biggestCapture()));
        TimelineMarks marks;
        marks.isEnd = told.isWhole;
        if (told.verdict) {
            marks.cycle = told.verdict->cycle;
            marks.outcome = told.verdict->outcome;
        }
        const TimelineChart chart(size, scale, TableTheme::of(lightPalette()));
        const QRectF place(0, top, m_size.width(), m_paper.pt(courseHeight));
        for (const QPixmap& layer :
             {chart.course(samples, marks, courseSharpness), chart.signs(marks, courseSharpness)}) {
            painter->drawPixmap(place, layer, QRectF(layer.rect()));
        }
    }
    return top + m_paper.pt(courseHeight);
}

double PrintedGame::movesHeading(QPainter* painter, double top) const {
    const ToldGame& told = m_content.told;
    const PlayCount shown = plays();
    if (shown == 0) {
        return top;
    }
    QString text = tr("The moves");
    if (told.isWhole && shown < told.mostPlays) {
        text = tr("The first %1 of %2 moves; “Export moves” writes all of them")
                   .arg(numberText(shown), numberText(told.mostPlays));
    } else if (!told.isWhole) {
        text = tr("The moves as far as play %1").arg(numberText(shown));
    }
    return write(painter, text, m_paper.font(headingSize, true), Paper::text, top) + m_paper.pt(4);
}

void PrintedGame::paintFoot(QPainter& painter, int page) const {
    const QRectF foot(0, footTop() + m_paper.pt(footHeight - 12), m_size.width(), m_paper.pt(12));
    painter.setFont(m_paper.font(smallSize));
    painter.setPen(QColor(Paper::quiet));
    painter.drawText(foot, Qt::AlignLeft | Qt::AlignBottom,
                     tr("Kitten Fishing · %1").arg(titleOf(m_content.told)));
    painter.drawText(foot, Qt::AlignRight | Qt::AlignBottom,
                     tr("Page %1 of %2").arg(page + 1).arg(pageCount()));
}

bool printGame(const PrintedGame::Content& content, QPagedPaintDevice& device) {
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    const double unit = device.logicalDpiY() / 72.0;
    const PrintedGame game(content, QSizeF(device.width(), device.height()), unit);
    for (int page = 0; page < game.pageCount(); ++page) {
        if (page > 0 && !device.newPage()) {
            return false;
        }
        game.paint(painter, page);
    }
    return painter.end();
}
