// SPDX-License-Identifier: MIT
#include "app/hands/hands_editor.h"

#include "app/actions.h"
#include "app/dialogs/name_field.h"
#include "app/elided_label.h"
#include "app/glyph_icon.h"
#include "app/hands/card_palette.h"
#include "app/hands/draft_words.h"
#include "app/hands/hand_editor.h"
#include "app/hands/hand_field.h"
#include "app/hands/hand_strip.h"
#include "engine/found_hands.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QToolButton>
#include <QUndoCommand>
#include <QVBoxLayout>

#include <utility>

using fishing::Player;

namespace {

constexpr int mostSteps = 500; // that can be taken back

} // namespace

/// A change of the draft. What is typed letter by letter is one change a word.
class HandsEditor::Change : public QUndoCommand {
public:
    Change(HandsEditor& editor, HandsDraft before, HandsDraft after, std::optional<Player> typed)
        : m_editor(editor),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_typed(typed) {}

    void undo() override { m_editor.showDraft(m_before); }
    void redo() override { m_editor.showDraft(m_after); }
    int id() const override { return m_typed ? 1 : -1; }

    bool mergeWith(const QUndoCommand* next) override {
        const auto& other = static_cast<const Change&>(*next);
        const bool goesOn = m_typed && m_typed == other.m_typed && other.m_before == m_after &&
                            growth() * other.growth() == 1 && !other.beginsWord();
        if (goesOn) {
            m_after = other.m_after;
            m_growth = other.growth();
        }
        return goesOn;
    }

private:
    /// How many letters came or went, with the last step where there were several.
    qsizetype growth() const {
        return m_growth.value_or(m_after.hand(*m_typed).text().size() -
                                 m_before.hand(*m_typed).text().size());
    }
    bool beginsWord() const {
        const HandDraft& before = m_before.hand(*m_typed);
        const HandDraft& after = m_after.hand(*m_typed);
        return after.words().size() > before.words().size();
    }

    HandsEditor& m_editor;
    HandsDraft m_before;
    HandsDraft m_after;
    std::optional<Player> m_typed; // whose hand was typed at, if it was typed
    std::optional<qsizetype> m_growth;
};

HandsEditor::HandsEditor(QWidget* parent) : QWidget(parent) {
    m_undo.setUndoLimit(mostSteps);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(6);
    for (const Player player : {Player::A, Player::B}) {
        m_hands[indexOf(player)] = new HandEditor(player, this);
        column->addWidget(m_hands[indexOf(player)], 1);
        connectHand(player);
        connectStrip(player);
    }
    orderTabs();
    column->addWidget(createTools());
    m_palette = new CardPalette(this);
    column->addWidget(m_palette);
    connect(m_palette, &CardPalette::picked, this, [this](fishing::Card card) {
        insertCard({m_active, m_draft.hand(m_active).caretIndex()}, card);
    });
    connect(m_palette, &CardPalette::dragged, this,
            [this](PaletteCard* card, QPoint global) { showDrag(card->picture(), global); });
    connect(m_palette, &CardPalette::dropped, this, [this](PaletteCard* card, QPoint global) {
        endDrag();
        if (const auto place = placeAt(global)) {
            insertCard(*place, card->card());
        }
    });
    connect(m_palette, &CardPalette::dragCancelled, this, &HandsEditor::endDrag);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (const Player player : {Player::A, Player::B}) {
            if (hand(player).isAncestorOf(now)) {
                setActive(player);
            }
        }
    });
    begin(HandsDraft());
}

HandsEditor::~HandsEditor() {
    disconnect(qApp, nullptr, this, nullptr); // the focus leaves the hands as they are deleted
}

void HandsEditor::connectHand(Player player) {
    HandEditor& editor = hand(player);
    HandField& field = editor.field();
    connect(&field, &QLineEdit::textEdited, this,
            [this, player](const QString& text) { type(player, text); });
    connect(&field, &QLineEdit::cursorPositionChanged, this, [this, player](int, int caret) {
        m_draft.hand(player).setCaret(caret);
        setActive(player);
    });
    connect(&field, &HandField::pasted, this,
            [this, player](const QString& text) { paste(player, text); });
    connect(&field, &HandField::undoWanted, &m_undo, &QUndoStack::undo);
    connect(&field, &HandField::redoWanted, &m_undo, &QUndoStack::redo);
    connect(&editor, &HandEditor::shuffleWanted, this, [this, player] {
        change([player](HandsDraft& draft) { draft.shuffle(player, *QRandomGenerator::global()); });
    });
    connect(&editor, &HandEditor::clearWanted, this, [this, player] {
        change([player](HandsDraft& draft) { draft.hand(player).clear(); });
    });
    connect(&editor.nameField(), &NameField::nameChanged, this, [this] { showDraft(m_draft); });
}

void HandsEditor::connectStrip(Player player) {
    HandStrip& strip = hand(player).strip();
    const auto placeOf = [player](int index) {
        return DraftPlace{player, static_cast<std::size_t>(index)};
    };
    connect(&strip, &HandStrip::placePicked, this, [this, player](int index) {
        m_draft.hand(player).setCaretIndex(static_cast<std::size_t>(index));
        hand(player).field().showText(m_draft.hand(player).text(), m_draft.hand(player).caret());
        setActive(player);
    });
    connect(&strip, &HandStrip::moveWanted, this,
            [this, placeOf](int index, int to) { moveCard(placeOf(index), placeOf(to)); });
    connect(&strip, &HandStrip::moveToOtherWanted, this, [this, placeOf, player](int index) {
        const Player other = opponentOf(player);
        const std::size_t end = m_draft.hand(other).words().size();
        moveCard(placeOf(index), {other, std::min(static_cast<std::size_t>(index), end)});
    });
    connect(&strip, &HandStrip::removalWanted, this,
            [this, placeOf](int index) { takeCard(placeOf(index)); });
    connect(&strip, &HandStrip::dragged, this,
            [this, &strip](int index, QPoint global) { showDrag(strip.pictureOf(index), global); });
    connect(&strip, &HandStrip::dropped, this, [this, placeOf](int index, QPoint global) {
        endDrag();
        if (const auto place = placeAt(global)) {
            moveCard(placeOf(index), *place);
        } else if (m_palette->rect().contains(m_palette->mapFromGlobal(global))) {
            takeCard(placeOf(index)); // back into the deck
        }
    });
    connect(&strip, &HandStrip::dragCancelled, this, &HandsEditor::endDrag);
}

/// From hand to hand, as they are typed one after the other; then to the cards, and so on down.
void HandsEditor::orderTabs() {
    const HandEditor& a = hand(Player::A);
    const HandEditor& b = hand(Player::B);
    const QList<QWidget*> stops{&a.nameField().edit(),
                                &a.shuffleButton(),
                                &a.clearButton(),
                                &b.nameField().edit(),
                                &b.shuffleButton(),
                                &b.clearButton(),
                                &a.field(),
                                &b.field(),
                                &a.strip(),
                                &b.strip()};
    for (qsizetype i = 1; i < stops.size(); ++i) {
        setTabOrder(stops[i - 1], stops[i]);
    }
}

QAction* HandsEditor::addTool(const QString& name, const QString& text, const QString& tip,
                              const QList<QKeySequence>& keys) {
    QAction* action = makeAction(this, name, text, tip, keys);
    addAction(action);
    return action;
}

QToolButton* HandsEditor::addButton(QAction* action, QWidget* parent) {
    QToolButton* button = makeActionButton(action, parent);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QWidget* HandsEditor::createTools() {
    m_swap = addTool(QStringLiteral("swapHands"), tr("&Swap hands"),
                     tr("Give each player the other’s cards"), {Qt::ALT | Qt::Key_S});
    m_swap->setIcon(glyphIcon(Glyph::Swap));
    connect(m_swap, &QAction::triggered, this,
            [this] { change([](HandsDraft& draft) { draft.swap(); }); });
    m_fillUp = addTool(QStringLiteral("fillUp"), tr("&Fill up"),
                       tr("Deal the rest of the deck to both hands, so that they are as long"),
                       {Qt::ALT | Qt::Key_F});
    m_fillUp->setIcon(glyphIcon(Glyph::Deal));
    connect(m_fillUp, &QAction::triggered, this, [this] {
        change([](HandsDraft& draft) { draft.fillUp(*QRandomGenerator::global()); });
    });
    m_undoAction = addTool(QStringLiteral("undo"), tr("Undo"), tr("Take the last change back"),
                           QKeySequence::keyBindings(QKeySequence::Undo));
    m_undoAction->setIcon(glyphIcon(Glyph::Undo));
    m_undoAction->setEnabled(false);
    connect(m_undoAction, &QAction::triggered, &m_undo, &QUndoStack::undo);
    connect(&m_undo, &QUndoStack::canUndoChanged, m_undoAction, &QAction::setEnabled);
    m_redoAction =
        addTool(QStringLiteral("redo"), tr("Redo"), tr("Make the change again that was taken back"),
                QKeySequence::keyBindings(QKeySequence::Redo));
    m_redoAction->setIcon(glyphIcon(Glyph::Redo));
    m_redoAction->setEnabled(false);
    connect(m_redoAction, &QAction::triggered, &m_undo, &QUndoStack::redo);
    connect(&m_undo, &QUndoStack::canRedoChanged, m_redoAction, &QAction::setEnabled);
    auto* tools = new QWidget(this);
    auto* row = new QHBoxLayout(tools);
    row->setContentsMargins({});
    row->setSpacing(4);
    for (QAction* action : {m_swap, m_fillUp}) {
        QToolButton* button = addButton(action, tools);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
    }
    row->addWidget(addButton(m_undoAction, tools));
    row->addWidget(addButton(m_redoAction, tools));
    m_hint = new ElidedLabel(tools);
    m_hint->setObjectName(QStringLiteral("hint"));
    row->addSpacing(8);
    row->addWidget(m_hint, 1);
    return tools;
}

void HandsEditor::begin(const HandsDraft& draft) {
    m_undo.clear();
    showDraft(draft);
}

void HandsEditor::beginTyping() {
    hand(Player::A).field().setFocus();
    hand(Player::A).field().selectAll();
}

void HandsEditor::replace(const HandsDraft& draft) {
    change([&draft](HandsDraft& now) { now = draft; });
}

PlayerNames HandsEditor::names() const {
    return PlayerNames{{hand(Player::A).nameField().name(), hand(Player::B).nameField().name()}}
        .cleaned();
}

void HandsEditor::setNames(const PlayerNames& names) {
    for (const Player player : {Player::A, Player::B}) {
        hand(player).nameField().setName(names.given[indexOf(player)]);
    }
}

void HandsEditor::setLook(const CardLook& look) {
    for (const Player player : {Player::A, Player::B}) {
        hand(player).strip().setLook(look);
    }
    m_palette->setLook(look);
}

template <class Alter>
void HandsEditor::change(Alter alter) {
    HandsDraft after = m_draft;
    alter(after);
    if (after != m_draft) {
        m_undo.push(new Change(*this, m_draft, after, std::nullopt));
    }
}

void HandsEditor::showDraft(const HandsDraft& draft) {
    m_draft = draft;
    const auto cards = m_draft.cards();
    const PlayerNames called = names();
    for (const Player player : {Player::A, Player::B}) {
        hand(player).showDraft(m_draft.hand(player), cards[indexOf(player)], called);
    }
    m_palette->setCounts(m_draft.counts());
    showCarets();
    showTools();
    emit changed();
}

void HandsEditor::showCarets() {
    for (const Player player : {Player::A, Player::B}) {
        const auto caret = static_cast<int>(m_draft.hand(player).caretIndex());
        hand(player).strip().setCaret(player == m_active ? std::optional(caret) : std::nullopt);
    }
    const PlayerNames called = names();
    m_palette->setTarget(called.of(m_active));
    const QString hint = hintOn(m_draft, called);
    m_hint->setText(
        hint.isEmpty()
            ? tr("Click cards in the deck to add them to the hand of %1.").arg(called.of(m_active))
            : hint);
}

void HandsEditor::showTools() {
    m_swap->setEnabled(m_draft.hand(Player::A).text() != m_draft.hand(Player::B).text());
    m_fillUp->setEnabled(m_draft.spareCards() > 0);
}

void HandsEditor::type(Player player, const QString& text) {
    HandsDraft after = m_draft;
    after.hand(player).setText(text, hand(player).field().cursorPosition());
    m_undo.push(new Change(*this, m_draft, after, player));
    // Typing in one field must not take away what stands in the other.
    const bool isOtherEmpty = m_draft.hand(opponentOf(player)).text().trimmed().isEmpty();
    const auto hands = fishing::parseHands(text.toStdString());
    if (isOtherEmpty && hands) {
        change([&hands](HandsDraft& draft) { draft.write(*hands); });
        hand(Player::B).field().setFocus();
    }
}

void HandsEditor::paste(Player player, const QString& text) {
    const fishing::FoundHands found = fishing::findHands(text.toStdString());
    if (!found.hands[0].empty() && !found.hands[1].empty()) {
        change([&found](HandsDraft& draft) { draft.write(found); });
        return;
    }
    const std::string& one = found.hands[found.hands[0].empty() ? 1 : 0];
    const bool isHand = static_cast<bool>(fishing::parseHand(text.toStdString(), player));
    QString inserted = one.empty() || isHand ? text : QString::fromStdString(one);
    inserted.replace(QLatin1Char('\n'), QLatin1Char(' ')).remove(QLatin1Char('\r'));
    hand(player).field().insert(inserted); // and so it is typed
}

void HandsEditor::setActive(Player player) {
    m_active = player;
    showCarets();
}

void HandsEditor::insertCard(DraftPlace place, fishing::Card card) {
    change([&](HandsDraft& draft) { draft.insert(place, writtenCard({card.rank, card.suit})); });
    HandStrip& strip = hand(place.player).strip();
    if (strip.hasFocus()) {
        strip.setCurrent(static_cast<int>(place.index));
    }
    setActive(place.player);
}

void HandsEditor::moveCard(DraftPlace from, DraftPlace to) {
    DraftPlace arrived = from;
    change([&](HandsDraft& draft) { arrived = draft.move(from, to); });
    HandStrip& strip = hand(arrived.player).strip();
    strip.setFocus();
    strip.setCurrent(static_cast<int>(arrived.index));
}

void HandsEditor::takeCard(DraftPlace place) {
    change([&](HandsDraft& draft) { draft.take(place); });
    HandStrip& strip = hand(place.player).strip();
    const auto last = static_cast<int>(strip.cards().size()) - 1;
    strip.setCurrent(last < 0 ? std::nullopt
                              : std::optional(std::min(static_cast<int>(place.index), last)));
}

std::optional<DraftPlace> HandsEditor::placeAt(QPoint global) const {
    for (const Player player : {Player::A, Player::B}) {
        if (const auto index = hand(player).strip().placeAt(global)) {
            return DraftPlace{player, static_cast<std::size_t>(*index)};
        }
    }
    return std::nullopt;
}

void HandsEditor::showDrag(const QPixmap& picture, QPoint global) {
    if (m_dragged == nullptr) {
        m_dragged = new QLabel(this);
        m_dragged->setObjectName(QStringLiteral("draggedCard"));
        m_dragged->setAttribute(Qt::WA_TransparentForMouseEvents);
        m_dragged->setPixmap(picture);
        m_dragged->resize(picture.deviceIndependentSize().toSize());
        m_dragged->show();
    }
    const QPoint middle = m_dragged->rect().center();
    m_dragged->move(mapFromGlobal(global) - middle);
    const auto place = placeAt(global);
    for (const Player player : {Player::A, Player::B}) {
        const bool isHere = place && place->player == player;
        hand(player).strip().setGap(isHere ? std::optional(static_cast<int>(place->index))
                                           : std::nullopt);
    }
}

void HandsEditor::endDrag() {
    delete std::exchange(m_dragged, nullptr);
    for (const Player player : {Player::A, Player::B}) {
        hand(player).strip().setGap(std::nullopt);
    }
}
