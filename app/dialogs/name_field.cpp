// SPDX-License-Identifier: MIT
#include "app/dialogs/name_field.h"

#include "app/table/kitten_picture.h"
#include "app/translated.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>

using fishing::Player;

namespace {

constexpr int kittenSize = 30;
constexpr int gap = 6;

} // namespace

NameField::NameField(Player player, QWidget* parent)
    : QWidget(parent), m_player(player), m_edit(new QLineEdit(this)) {
    const QString letter = translated(words::nameOf(player));
    m_edit->setObjectName(player == Player::A ? QStringLiteral("nameA") : QStringLiteral("nameB"));
    m_edit->setMaxLength(PlayerNames::mostCharacters);
    m_edit->setPlaceholderText(letter);
    m_edit->setAccessibleName(player == Player::A ? tr("Name of %1, who plays first").arg(letter)
                                                  : tr("Name of %1").arg(letter));
    m_edit->setToolTip(tr("What %1 is called; left empty, just %1").arg(letter));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kittenSize + gap, 0, 0, 0);
    row->addWidget(m_edit);
    setMinimumHeight(kittenSize);
    connect(m_edit, &QLineEdit::textChanged, this, &NameField::nameChanged);
}

QString NameField::name() const {
    return m_edit->text();
}

void NameField::setName(const QString& name) {
    m_edit->setText(name);
}

void NameField::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    paintKitten(painter, m_player, Mood::Waiting,
                QRectF(0, (height() - kittenSize) / 2.0, kittenSize, kittenSize));
}
