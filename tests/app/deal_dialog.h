// SPDX-License-Identifier: MIT
// The dialog in which hands are entered, for tests that use it as a person does.
#pragma once

#include "app/dialogs/custom_deal_dialog.h"
#include "app/hands/card_palette.h"
#include "app/hands/hand_strip.h"
#include "app/hands/strip_layout.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QWindow>

#include <memory>

class DealDialogUser {
protected:
    void open(const fishing::Rules& rules = {}) {
        m_dialog = std::make_unique<CustomDealDialog>(rules);
        m_dialog->show();
        QVERIFY(QTest::qWaitForWindowActive(m_dialog.get()));
    }

    template <class T = QWidget>
    T* find(const char* name) const {
        return m_dialog->findChild<T*>(QString::fromUtf8(name));
    }
    QLineEdit* field(fishing::Player player) const {
        return find<QLineEdit>(player == fishing::Player::A ? "handA" : "handB");
    }
    HandStrip* strip(fishing::Player player) const {
        return find<HandStrip>(player == fishing::Player::A ? "cardsA" : "cardsB");
    }
    QString typed(fishing::Player player) const { return field(player)->text(); }
    QPushButton* ok() const {
        return find<QDialogButtonBox>("buttons")->button(QDialogButtonBox::Ok);
    }
    QString said(const char* label) const { return find<QLabel>(label)->text(); }
    /// The cards that are shown: "2♠ K♥ ?".
    QString shown(fishing::Player player) const {
        QStringList cards;
        for (const DraftCard& each : strip(player)->cards()) {
            cards += each.card
                         ? QString::fromStdString(toText(*each.card, fishing::CardStyle::Symbol))
                         : QStringLiteral("?");
        }
        return cards.join(QLatin1Char(' '));
    }

    /// Whether both hands show the cards that stand in their fields.
    bool agrees() const {
        const auto cards = m_dialog->draft().cards();
        for (const fishing::Player player : {fishing::Player::A, fishing::Player::B}) {
            const HandDraft& hand = m_dialog->draft().hand(player);
            if (hand.text() != typed(player) || hand.caret() != field(player)->cursorPosition() ||
                strip(player)->cards() != cards[fishing::indexOf(player)]) {
                return false;
            }
        }
        return ok()->isEnabled() == m_dialog->hands().has_value();
    }

    QPoint middleOf(const QWidget* widget) const {
        return widget->mapTo(m_dialog.get(), widget->rect().center());
    }
    void click(QWidget* widget) const { clickAt(middleOf(widget)); }
    void clickAt(QPoint place) const {
        QTest::mouseClick(m_dialog->windowHandle(), Qt::LeftButton, {}, place);
    }
    /// Of what is seen of a card in a hand.
    QPoint cardPlace(fishing::Player player, int index) const {
        const HandStrip* hand = strip(player);
        const StripLayout layout(hand->size(), static_cast<int>(hand->cards().size()));
        return hand->mapTo(m_dialog.get(), layout.cardRect(index).topLeft() + QPoint(4, 6));
    }
    void clickCard(fishing::Player player, int index) const { clickAt(cardPlace(player, index)); }
    QPoint palettePlace(fishing::Rank rank, fishing::Suit suit) const {
        const PaletteCard& card = find<CardPalette>("cardPalette")->button(rank, suit);
        return card.mapTo(m_dialog.get(), QPoint(card.width() / 2, 8));
    }
    void clickPalette(fishing::Rank rank, fishing::Suit suit) const {
        clickAt(palettePlace(rank, suit));
    }
    void dragTo(QPoint from, QPoint to) const {
        press(from);
        moveTo(from + QPoint(3, 0));
        moveTo((from + to) / 2);
        moveTo(to);
        release(to);
    }
    void press(QPoint place) const {
        QTest::mousePress(m_dialog->windowHandle(), Qt::LeftButton, {}, place);
    }
    void moveTo(QPoint place) const { QTest::mouseMove(m_dialog->windowHandle(), place); }
    void release(QPoint place) const {
        QTest::mouseRelease(m_dialog->windowHandle(), Qt::LeftButton, {}, place);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(m_dialog->windowHandle(), key, modifiers);
    }
    void type(const char* text) const {
        for (const QChar character : QString::fromUtf8(text)) {
            // keyClicks() knows Latin letters only.
            QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), Qt::Key_unknown,
                                QString(character), {});
        }
    }
    void type(fishing::Player player, const char* text) const {
        click(field(player));
        type(text);
    }
    void paste(const char* text) const {
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        press(Qt::Key_V, Qt::ControlModifier);
    }
    void undo() const { press(Qt::Key_Z, Qt::ControlModifier); }
    void redo() const { press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }

    std::unique_ptr<CustomDealDialog> m_dialog;
};
