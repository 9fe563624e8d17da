// SPDX-License-Identifier: MIT
#include "app/dialogs/names_dialog.h"

#include "app/dialogs/name_field.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using fishing::Player;

NamesDialog::NamesDialog(const PlayerNames& names, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("namesDialog"));
    setWindowTitle(tr("Name the players"));
    auto* column = new QVBoxLayout(this);
    auto* hint =
        new QLabel(tr("The ginger kitten plays first. Without names they are A and B."), this);
    hint->setWordWrap(true);
    column->addWidget(hint);
    for (const Player player : {Player::A, Player::B}) {
        NameField*& field = m_fields[indexOf(player)];
        field = new NameField(player, this);
        field->setName(names.given[indexOf(player)]);
        column->addWidget(field);
    }
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->setObjectName(QStringLiteral("buttons"));
    QPushButton* ok = buttons->button(QDialogButtonBox::Ok);
    ok->setObjectName(QStringLiteral("ok"));
    ok->setToolTip(tr("Call them so (Enter)"));
    ok->setAccessibleName(tr("Call them so"));
    QPushButton* cancel = buttons->button(QDialogButtonBox::Cancel);
    cancel->setObjectName(QStringLiteral("cancel"));
    cancel->setToolTip(tr("Leave the names as they are (Esc)"));
    cancel->setAccessibleName(tr("Leave the names as they are"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(360, sizeHint().height());
    m_fields[0]->edit().selectAll();
    m_fields[0]->edit().setFocus();
}

PlayerNames NamesDialog::names() const {
    return {{m_fields[0]->name(), m_fields[1]->name()}};
}
