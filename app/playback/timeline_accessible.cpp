// SPDX-License-Identifier: MIT
#include "app/playback/timeline_accessible.h"

#include "app/playback/timeline_slider.h"

#include <QAccessibleWidget>

namespace {

class AccessibleTimeline : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleTimeline(TimelineSlider* timeline)
        : QAccessibleWidget(timeline, QAccessible::Slider), m_timeline(timeline) {}

    int childCount() const override { return 0; } // the preview says nothing new

    QString text(QAccessible::Text type) const override {
        return type == QAccessible::Value ? m_timeline->spokenValue()
                                          : QAccessibleWidget::text(type);
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    QVariant currentValue() const override { return m_timeline->value(); }
    void setCurrentValue(const QVariant& value) override { m_timeline->setValue(value.toInt()); }
    QVariant minimumValue() const override { return m_timeline->minimum(); }
    QVariant maximumValue() const override { return m_timeline->maximum(); }
    QVariant minimumStepSize() const override { return m_timeline->singleStep(); }

private:
    TimelineSlider* m_timeline;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
    auto* timeline = qobject_cast<TimelineSlider*>(object);
    return timeline != nullptr ? new AccessibleTimeline(timeline) : nullptr;
}

} // namespace

void installTimelineAccessibility() {
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}
