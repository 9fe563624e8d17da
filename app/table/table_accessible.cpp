// SPDX-License-Identifier: MIT
#include "app/table/table_accessible.h"

#include "app/table/card_table.h"
#include "app/table/card_widget.h"

#include <QAccessibleWidget>
#include <QCoreApplication>

#include <algorithm>

namespace {

class AccessibleTable : public QAccessibleWidget {
public:
    explicit AccessibleTable(CardTable* table)
        : QAccessibleWidget(table, QAccessible::Grouping), m_table(table) {}

    int childCount() const override { return static_cast<int>(m_table->readingOrder().size()); }

    QAccessibleInterface* child(int index) const override {
        const auto order = m_table->readingOrder();
        return index < 0 || index >= static_cast<int>(order.size())
                   ? nullptr
                   : QAccessible::queryAccessibleInterface(order[static_cast<std::size_t>(index)]);
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto order = m_table->readingOrder();
        const auto found = std::ranges::find(
            order, child->object(), [](QWidget* widget) { return static_cast<QObject*>(widget); });
        return found == order.end() ? -1 : static_cast<int>(found - order.begin());
    }

    QString text(QAccessible::Text type) const override {
        return type == QAccessible::Name && m_table->accessibleName().isEmpty()
                   ? QCoreApplication::translate("CardTable", "Card table")
                   : QAccessibleWidget::text(type);
    }

private:
    CardTable* m_table;
};

class AccessibleCard : public QAccessibleWidget {
public:
    explicit AccessibleCard(CardWidget* card)
        : QAccessibleWidget(card, QAccessible::Graphic), m_card(card) {}

    QString text(QAccessible::Text type) const override {
        const auto* table = qobject_cast<CardTable*>(m_card->parentWidget());
        return type == QAccessible::Name && table != nullptr
                   ? table->describeCard(m_card->card().id)
                   : QAccessibleWidget::text(type);
    }

private:
    CardWidget* m_card;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    if (auto* table = qobject_cast<CardTable*>(object)) {
        return new AccessibleTable(table);
    }
    if (auto* card = qobject_cast<CardWidget*>(object)) {
        return new AccessibleCard(card);
    }
    return nullptr;
}

} // namespace

void installTableAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}
