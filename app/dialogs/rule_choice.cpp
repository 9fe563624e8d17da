// SPDX-License-Identifier: MIT
#include "app/dialogs/rule_choice.h"

#include "app/actions.h"
#include "app/dialogs/rule_picture.h"
#include "app/rules_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QVBoxLayout>

namespace {

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

RuleChoice::RuleChoice(const fishing::RuleOption& option, const PlayerNames& names, CardArt& art,
                       QWidget* parent)
    : QWidget(parent),
      m_option(option),
      m_title(new QLabel(optionTitle(option.key), this)),
      m_picture(new RulePicture(option.key, art, this)) {
    const QString key = fromView(option.key);
    setObjectName(QStringLiteral("choice-") + key);
    QFont bold;
    bold.setBold(true);
    bold.setResolveMask(QFont::WeightResolved); // the rest as the dialog has it
    m_title->setFont(bold);
    auto* values = new QVBoxLayout;
    values->setSpacing(2);
    values->addStretch();
    for (std::size_t i = 0; i < option.values.size(); ++i) {
        const QString meaning = valueMeaning(option.key, option.values[i], names);
        auto* button = new QRadioButton(meaning, this);
        const QString pair = key + QLatin1Char('=') + fromView(option.values[i]);
        button->setObjectName(pair);
        button->setToolTip(pair);
        button->setAccessibleName(
            QStringLiteral("%1 %2").arg(withoutMnemonic(m_title->text()), meaning));
        connect(button, &QRadioButton::clicked, this, [this, i] { emit chosen(i); });
        values->addWidget(button);
        m_values.push_back(button);
    }
    values->addStretch();
    m_picture->setObjectName(QStringLiteral("picture-") + key);
    m_picture->setAccessibleName(tr("What this comes to, in a picture"));
    if (option.key == "end") {
        m_picture->setToolTip(
            tr("Two rounds. A dot is a look at that kitten’s hand, to see whether it is empty."));
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(12);
    row->addWidget(m_title);
    row->addLayout(values, 1);
    row->addWidget(m_picture);
}

int RuleChoice::titleWidth() const {
    return m_title->sizeHint().width();
}

void RuleChoice::setTitleWidth(int width) {
    m_title->setMinimumWidth(width);
}

void RuleChoice::setRules(const fishing::Rules& rules) {
    QRadioButton* button = m_values[m_option.get(rules)];
    button->setChecked(true);
    m_title->setBuddy(button);
    m_picture->setRules(rules);
}

void RuleChoice::redraw() {
    m_picture->update();
}
