// SPDX-License-Identifier: MIT
#include "app/hands/hand_editor.h"

#include "app/dialogs/name_field.h"
#include "app/glyph_icon.h"
#include "app/hands/hand_field.h"
#include "app/hands/hand_strip.h"
#include "app/table/table_theme.h"
#include "app/tool_tip_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using fishing::Player;

HandEditor::HandEditor(Player player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_name(new NameField(player, this)),
      m_remark(new QLabel(this)),
      m_strip(nullptr),
      m_field(nullptr) {
    const bool isA = player == Player::A;
    m_shuffle =
        addButton(isA ? QStringLiteral("shuffleA") : QStringLiteral("shuffleB"), tr("Shuffle"));
    m_shuffle->setIcon(glyphIcon(Glyph::Shuffle));
    connect(m_shuffle, &QToolButton::clicked, this, &HandEditor::shuffleWanted);
    m_clear = addButton(isA ? QStringLiteral("clearA") : QStringLiteral("clearB"), tr("Clear"));
    m_clear->setIcon(glyphIcon(Glyph::Clear));
    connect(m_clear, &QToolButton::clicked, this, &HandEditor::clearWanted);
    m_strip = new HandStrip(player, this);
    m_field = new HandField(this);
    m_field->setObjectName(isA ? QStringLiteral("handA") : QStringLiteral("handB"));
    m_field->setPlaceholderText(isA ? QStringLiteral("2 4 1 2 5 6")
                                    : QStringLiteral("3 1 3 5 6 4"));
    m_name->setFixedWidth(190);
    m_remark->setObjectName(isA ? QStringLiteral("remarkA") : QStringLiteral("remarkB"));
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_remark->setMinimumWidth(1);
    // Room for two lines from the start, so that nothing jumps when an error comes or goes.
    m_remark->setFixedHeight(2 * m_remark->fontMetrics().lineSpacing() + 2);
    auto* header = new QHBoxLayout;
    header->setSpacing(8);
    header->addWidget(m_name);
    header->addWidget(m_remark, 1);
    header->addWidget(m_shuffle);
    header->addWidget(m_clear);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(3);
    column->addLayout(header);
    column->addWidget(m_strip, 1);
    column->addWidget(m_field);
}

QToolButton* HandEditor::addButton(const QString& name, const QString& text) {
    auto* button = new QToolButton(this);
    button->setObjectName(name);
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they are
    return button;
}

void HandEditor::showDraft(const HandDraft& draft, const QList<DraftCard>& cards,
                           const PlayerNames& names) {
    m_field->showText(draft.text(), draft.caret());
    m_strip->setCards(cards);
    setName(names.of(m_player));
    setRemark(remarkOn(draft, names));
    m_shuffle->setEnabled(cards.size() > 1);
    m_clear->setEnabled(!draft.text().isEmpty());
}

void HandEditor::setRemark(const DraftRemark& remark) {
    m_remark->setText(remark.text);
    m_remark->setToolTip(toolTipText(remark.text));
    QPalette colors = palette();
    if (remark.isError) {
        const bool isDark = TableTheme::of(colors).dark;
        colors.setColor(QPalette::WindowText,
                        isDark ? QColor(0xff, 0x8f, 0x86) : QColor(0xb3, 0x26, 0x1e));
    }
    m_remark->setPalette(colors);
}

void HandEditor::setName(const QString& name) {
    m_strip->setName(name);
    m_field->setAccessibleName(tr("Hand of %1").arg(name));
    m_field->setToolTip(toolTipText(
        tr("The cards of %1 as text: 1 to 13 or A T J Q K, with a suit if you like (7♠, SK). "
           "A text with both hands in it can be pasted here.")
            .arg(name)));
    m_shuffle->setAccessibleName(tr("Shuffle the hand of %1").arg(name));
    m_shuffle->setToolTip(toolTipText(tr("Put the cards of %1 into another order").arg(name)));
    m_clear->setAccessibleName(tr("Clear the hand of %1").arg(name));
    m_clear->setToolTip(
        toolTipText(tr("Take all cards of %1 away (Ctrl+Z brings them back)").arg(name)));
}
