// SPDX-License-Identifier: MIT
#include "app/dialogs/settings_dialog.h"

#include "app/actions.h"
#include "app/dialogs/compare_view.h"
#include "app/game_controller.h"
#include "app/live_settings.h"
#include "app/playback/speed_text.h"
#include "app/view_actions.h"
#include "engine/notation.h"
#include "engine/play.h"

#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

namespace {

constexpr QSize previewSize(420, 220);
constexpr QSize backSize(20, 28);
constexpr int headingSpace = 10;

/// A moment at which both hands and the pile have something to show, in all suits.
fishing::Position previewPosition() {
    auto position = startOf(*fishing::parseDeal("QS 7H 5D AC 9S 2H 10D 6C 8H JC KD 3S / "
                                                "JH 4S KC 8D 3H 9D 6S 10C 2S 7C 5H QD"));
    constexpr int plays = 4;
    for (int i = 0; i < plays; ++i) {
        play(position, {});
    }
    return position;
}
constexpr std::size_t previewCards = 24;

QString resetText() {
    return SettingsDialog::tr("&Reset to defaults");
}

QString undoText() {
    return SettingsDialog::tr("&Undo the reset");
}

} // namespace

SettingsDialog::SettingsDialog(LiveSettings& settings, ViewActions& view, QAction& secret,
                               GameController& controller, QWidget* parent)
    : QDialog(parent),
      m_settings(settings),
      m_controller(controller),
      m_preview(new TableView(previewPosition(), previewCards, m_art, this)) {
    setObjectName(QStringLiteral("settingsDialog"));
    setWindowTitle(tr("Settings"));
    m_preview->setObjectName(QStringLiteral("settingsPreview"));
    m_preview->setAccessibleName(tr("The table as it looks with these settings"));
    m_preview->setFixedSize(previewSize);
    auto* form = new QFormLayout;
    addTableSettings(*form, view);
    addPlayingSettings(*form, secret);
    addJudgingSettings(*form);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_preview, 0, Qt::AlignHCenter);
    column->addLayout(form);
    column->addSpacing(headingSpace);
    column->addLayout(createButtons());
    column->setSizeConstraint(QLayout::SetFixedSize);
    connect(&settings, &LiveSettings::changed, this, &SettingsDialog::noteChange);
    showSettings();
    m_appearance->setFocus();
}

SettingsDialog::~SettingsDialog() = default;

void SettingsDialog::addTableSettings(QFormLayout& form, ViewActions& view) {
    addHeading(form, tr("Table"));
    m_appearance = addChoice(form, QStringLiteral("settingAppearance"), tr("A&ppearance:"),
                             tr("Light, dark, or as all of the system"), view.appearances());
    m_language = addChoice(form, QStringLiteral("settingLanguage"), tr("Lan&guage:"),
                           tr("What the program speaks; it changes at once"), view.languages());
    m_backs = addChoice(form, QStringLiteral("settingBacks"), tr("Card &backs:"),
                        tr("What the cards look like from behind"), view.backs());
    m_backs->setIconSize(backSize);
    for (QAction* action : view.switches()) {
        addSwitch(form, *action);
    }
}

void SettingsDialog::addPlayingSettings(QFormLayout& form, QAction& secret) {
    addHeading(form, tr("Playing"));
    m_speed = new QSlider(Qt::Horizontal, this);
    m_speed->setObjectName(QStringLiteral("settingSpeed"));
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->setToolTip(tr("How fast a game plays itself"));
    m_speed->setRange(0, static_cast<int>(GameController::speeds().size()) - 1);
    m_speed->setPageStep(1);
    m_speedText = new QLabel(this);
    m_speedText->setObjectName(QStringLiteral("settingSpeedText"));
    int widest = 0;
    for (const double speed : GameController::speeds()) {
        widest = std::max(widest, m_speedText->fontMetrics().horizontalAdvance(speedText(speed)));
    }
    m_speedText->setMinimumWidth(widest);
    connect(m_speed, &QSlider::valueChanged, this, [this](int step) {
        m_controller.setSpeed(GameController::speeds().at(static_cast<std::size_t>(step)));
    });
    auto* row = new QHBoxLayout;
    row->addWidget(m_speed, 1);
    row->addWidget(m_speedText);
    auto* label = new QLabel(tr("&Speed:"), this);
    label->setBuddy(m_speed);
    form.addRow(label, row);
    addSwitch(form, secret);
}

void SettingsDialog::addJudgingSettings(QFormLayout& form) {
    addHeading(form, tr("Judging"));
    m_limit = addChoice(form, QStringLiteral("settingLimit"), tr("&Look at:"),
                        tr("How many plays of a game are looked at for an end or a loop"));
    for (const qint64 limit : judgingLimits()) {
        m_limit->addItem(tr("the first %L1 plays").arg(limit), limit);
    }
    connect(m_limit, &QComboBox::activated, this, [this](int index) {
        m_controller.setUsualLimit(m_limit->itemData(index).toLongLong());
    });
}

void SettingsDialog::addHeading(QFormLayout& form, const QString& text) {
    auto* label = new QLabel(text, this);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setContentsMargins(0, headingSpace, 0, 0);
    form.addRow(label);
}

void SettingsDialog::addSwitch(QFormLayout& form, QAction& action) {
    auto* box = new QCheckBox(action.text(), this);
    box->setObjectName(QStringLiteral("setting-") + action.objectName());
    box->setToolTip(action.toolTip());
    box->setAccessibleName(withoutMnemonic(action.text()));
    box->setChecked(action.isChecked());
    connect(box, &QCheckBox::toggled, &action, &QAction::setChecked);
    connect(&action, &QAction::toggled, box, &QCheckBox::setChecked);
    form.addRow(QString(), box);
}

QComboBox* SettingsDialog::addChoice(QFormLayout& form, const QString& name, const QString& text,
                                     const QString& tip) {
    auto* choice = new QComboBox(this);
    choice->setObjectName(name);
    choice->setToolTip(tip);
    static const QRegularExpression colon(QStringLiteral("[:：]$"));
    choice->setAccessibleName(withoutMnemonic(text).remove(colon));
    auto* label = new QLabel(text, this);
    label->setBuddy(choice);
    form.addRow(label, choice);
    return choice;
}

QComboBox* SettingsDialog::addChoice(QFormLayout& form, const QString& name, const QString& text,
                                     const QString& tip, QActionGroup& actions) {
    QComboBox* choice = addChoice(form, name, text, tip);
    for (const QAction* action : actions.actions()) {
        choice->addItem(withoutMnemonic(action->text()));
    }
    connect(choice, &QComboBox::activated, &actions,
            [&actions](int index) { actions.actions().at(index)->trigger(); });
    return choice;
}

QLayout* SettingsDialog::createButtons() {
    m_reset = new QPushButton(this);
    m_reset->setObjectName(QStringLiteral("resetSettings"));
    m_reset->setAutoDefault(false);
    constexpr int buttonPadding = 28;
    const QFontMetrics metrics = m_reset->fontMetrics();
    m_reset->setMinimumWidth(buttonPadding + std::max(metrics.horizontalAdvance(resetText()),
                                                      metrics.horizontalAdvance(undoText())));
    connect(m_reset, &QPushButton::clicked, this, &SettingsDialog::resetOrUndo);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("close"));
    buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Close this window (Esc)"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reset);
    row->addStretch();
    row->addWidget(buttons);
    return row;
}

void SettingsDialog::showSettings() {
    const Settings now = m_settings.now();
    m_appearance->setCurrentIndex(static_cast<int>(now.view.appearance));
    m_language->setCurrentIndex(now.view.language ? static_cast<int>(*now.view.language) + 1 : 0);
    m_backs->setCurrentIndex(static_cast<int>(now.view.cards.back));
    {
        const QSignalBlocker blocker(m_speed); // showing a speed between two steps chooses none
        m_speed->setValue(speedStep(now.speed));
    }
    m_speedText->setText(speedText(now.speed));
    m_limit->setCurrentIndex(m_limit->findData(now.limit));
    m_art.setLook(now.view.cards);
    m_preview->setHandsFaceDown(now.view.handsFaceDown);
    showBacks();
    m_reset->setText(m_beforeReset ? undoText() : resetText());
    m_reset->setToolTip(m_beforeReset ? tr("Set everything as it was before the reset")
                                      : tr("Set everything as it was at the very first start"));
    m_reset->setEnabled(m_beforeReset || now != m_settings.defaults());
}

void SettingsDialog::showBacks() {
    CardArt art;
    for (int i = 0; i < m_backs->count(); ++i) {
        CardLook look = m_art.look();
        look.back = static_cast<CardBack>(i);
        art.setLook(look);
        m_backs->setItemIcon(i, art.back(backSize, devicePixelRatioF()));
    }
}

void SettingsDialog::setBeforeReset(const std::optional<Settings>& settings) {
    m_beforeReset = settings;
    showSettings();
}

void SettingsDialog::noteChange() {
    if (m_settings.now() != m_settings.defaults()) {
        m_beforeReset.reset(); // something else has been chosen since
    }
    showSettings();
}

void SettingsDialog::resetOrUndo() {
    if (m_beforeReset) {
        const Settings before = *m_beforeReset;
        m_settings.change(before);
    } else {
        m_beforeReset = m_settings.now();
        m_settings.change(m_settings.defaults());
    }
}
