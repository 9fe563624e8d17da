// SPDX-License-Identifier: MIT
#include "app/playback/playback_actions.h"

#include "app/actions.h"
#include "app/game_controller.h"
#include "app/glyph_icon.h"
#include "app/line_stepper.h"

#include <QInputDialog>
#include <QMenu>

#include <algorithm>

namespace {

/// As far as one can ask to go in a game without an end; found in well under a second.
constexpr qint64 furthestPlay = 10'000'000;

} // namespace

PlaybackActions::PlaybackActions(GameController& controller, LineStepper& lines, QWidget* window)
    : QObject(window), m_controller(controller), m_lines(lines), m_window(window) {
    addSteps();
    addLines();
    addSpeeds();
    addCaptures();
    addPlaces();
    connect(&controller, &GameController::runningChanged, this, &PlaybackActions::showRunning);
    connect(&controller, &GameController::speedChanged, this, &PlaybackActions::showSpeed);
    for (const auto signal : {&GameController::verdictChanged, &GameController::returnPointChanged,
                              &GameController::bookmarksChanged}) {
        connect(&controller, signal, this, &PlaybackActions::showPosition);
    }
    connect(&lines, &LineStepper::moved, this, &PlaybackActions::showPosition);
    connect(&controller, &GameController::lengthChanged, this, &PlaybackActions::showPosition);
    showRunning();
    showSpeed();
    showPosition();
}

QAction* PlaybackActions::add(const QString& name, const QString& text, const QString& tip,
                              const QList<QKeySequence>& shortcuts) {
    QAction* action = makeAction(this, name, text, tip, shortcuts);
    m_all += action;
    return action;
}

void PlaybackActions::addSteps() {
    m_playPause = add(QStringLiteral("playPause"), {}, {}, {Qt::Key_Space});
    connect(m_playPause, &QAction::triggered, this,
            [this] { m_controller.isRunning() ? m_controller.pause() : m_controller.start(); });
    m_stepForward = add(QStringLiteral("stepForward"), tr("Step &forward"),
                        tr("Play the next card"), {Qt::Key_Right, Qt::Key_Return, Qt::Key_Enter});
    m_stepForward->setIcon(glyphIcon(Glyph::StepForward));
    m_stepForward->setAutoRepeat(true);
    connect(m_stepForward, &QAction::triggered, &m_controller, &GameController::stepForward);
    m_stepBackward = add(QStringLiteral("stepBackward"), tr("Step &back"),
                         tr("Take the last card back"), {Qt::Key_Left});
    m_stepBackward->setIcon(glyphIcon(Glyph::StepBackward));
    m_stepBackward->setAutoRepeat(true);
    connect(m_stepBackward, &QAction::triggered, &m_lines, &LineStepper::stepPlayBack);
    m_first =
        add(QStringLiteral("first"), tr("To the &start"), tr("Back to the deal"), {Qt::Key_Home});
    m_first->setIcon(glyphIcon(Glyph::First));
    connect(m_first, &QAction::triggered, &m_lines, &LineStepper::toStart);
    m_last = add(QStringLiteral("last"), tr("To the &end"),
                 tr("On to the end, or as far as the timeline reaches"), {Qt::Key_End});
    m_last->setIcon(glyphIcon(Glyph::Last));
    connect(m_last, &QAction::triggered, this,
            [this] { m_controller.seek(m_controller.length()); });
}

void PlaybackActions::addLines() {
    m_stepLine = add(QStringLiteral("stepLine"), tr("Step a &line"),
                     tr("Run the next line of the articles’ program"), {Qt::SHIFT | Qt::Key_Right});
    connect(m_stepLine, &QAction::triggered, &m_lines, &LineStepper::stepLine);
    m_stepLineBack = add(QStringLiteral("stepLineBack"), tr("Back &a line"),
                         tr("Take the last line back"), {Qt::SHIFT | Qt::Key_Left});
    connect(m_stepLineBack, &QAction::triggered, &m_lines, &LineStepper::stepLineBack);
    m_stepLineBack->setIconText(tr("Back")); // short, on a button beside the other
    for (QAction* action : {m_stepLine, m_stepLineBack}) {
        action->setAutoRepeat(true);
    }
}

void PlaybackActions::addSpeeds() {
    m_faster = add(QStringLiteral("faster"), tr("Fas&ter"), tr("Play faster"),
                   {Qt::Key_Plus, Qt::Key_Equal});
    connect(m_faster, &QAction::triggered, this, [this] { changeSpeed(1); });
    m_slower =
        add(QStringLiteral("slower"), tr("Slo&wer"), tr("Play more slowly"), {Qt::Key_Minus});
    connect(m_slower, &QAction::triggered, this, [this] { changeSpeed(-1); });
    for (QAction* action : {m_faster, m_slower}) {
        action->setAutoRepeat(true);
    }
}

void PlaybackActions::addCaptures() {
    const auto addSeek = [this](const QString& name, const QString& text, const QString& tip,
                                const QKeySequence& key, bool forward, bool big) {
        QAction* action = add(name, text, tip, {key});
        action->setAutoRepeat(true);
        connect(action, &QAction::triggered, this,
                [this, forward, big] { seekCapture(forward, big); });
        return action;
    };
    m_nextCapture = addSeek(QStringLiteral("nextCapture"), tr("&Next capture"),
                            tr("On to the next capture"), Qt::CTRL | Qt::Key_Right, true, false);
    m_previousCapture =
        addSeek(QStringLiteral("previousCapture"), tr("P&revious capture"),
                tr("Back to the last capture"), Qt::CTRL | Qt::Key_Left, false, false);
    m_nextBigCapture = addSeek(QStringLiteral("nextBigCapture"), tr("Next b&ig capture"),
                               tr("On to the next of the biggest captures"),
                               Qt::CTRL | Qt::SHIFT | Qt::Key_Right, true, true);
    m_previousBigCapture =
        addSeek(QStringLiteral("previousBigCapture"), tr("Previous bi&g capture"),
                tr("Back to the last of the biggest captures"), Qt::CTRL | Qt::SHIFT | Qt::Key_Left,
                false, true);
}

void PlaybackActions::addPlaces() {
    m_goToPlay = add(QStringLiteral("goToPlay"), tr("Go to pla&y…"),
                     tr("Go to a play by its number"), {QKeySequence(Qt::CTRL | Qt::Key_G)});
    connect(m_goToPlay, &QAction::triggered, this, &PlaybackActions::goToPlay);
    m_goBack = add(QStringLiteral("goBack"), tr("Bac&k to where I was"),
                   tr("Undo the last jump; once more, redo it"), {Qt::Key_Backspace});
    connect(m_goBack, &QAction::triggered, &m_controller, &GameController::goBack);
    m_toggleBookmark =
        add(QStringLiteral("toggleBookmark"), tr("Book&mark"),
            tr("Mark this place, or take its mark away"), {QKeySequence(Qt::CTRL | Qt::Key_B)});
    m_toggleBookmark->setCheckable(true);
    connect(m_toggleBookmark, &QAction::triggered, &m_controller, &GameController::toggleBookmark);
    m_nextBookmark =
        add(QStringLiteral("nextBookmark"), tr("Ne&xt bookmark"), tr("On to the next marked place"),
            {QKeySequence(Qt::CTRL | Qt::Key_Down)});
    connect(m_nextBookmark, &QAction::triggered, this, [this] { seekBookmark(true); });
    m_previousBookmark =
        add(QStringLiteral("previousBookmark"), tr("Pre&vious bookmark"),
            tr("Back to the last marked place"), {QKeySequence(Qt::CTRL | Qt::Key_Up)});
    connect(m_previousBookmark, &QAction::triggered, this, [this] { seekBookmark(false); });
    m_hideFuture = add(QStringLiteral("hideFuture"), tr("Keep the end se&cret"),
                       tr("Let the timeline grow only as the game is played"),
                       {QKeySequence(Qt::CTRL | Qt::Key_H)});
    m_hideFuture->setCheckable(true);
    connect(m_hideFuture, &QAction::toggled, &m_controller, &GameController::setFutureHidden);
    connect(&m_controller, &GameController::futureHiddenChanged, m_hideFuture,
            &QAction::setChecked);
}

void PlaybackActions::fillMenu(QMenu* menu) const {
    menu->addActions({m_playPause, m_stepForward, m_stepBackward});
    menu->addSeparator();
    menu->addActions({m_stepLine, m_stepLineBack});
    menu->addSeparator();
    menu->addActions({m_first, m_last, m_goToPlay, m_goBack});
    menu->addSeparator();
    menu->addActions({m_nextCapture, m_previousCapture, m_nextBigCapture, m_previousBigCapture});
    menu->addSeparator();
    menu->addActions({m_toggleBookmark, m_nextBookmark, m_previousBookmark});
    menu->addSeparator();
    menu->addActions({m_faster, m_slower});
    menu->addSeparator();
    menu->addAction(m_hideFuture);
}

QList<QAction*> PlaybackActions::transport() const {
    return {m_first, m_stepBackward, m_playPause, m_stepForward, m_last};
}

QList<QAction*> PlaybackActions::all() const {
    return m_all;
}

QList<QAction*> PlaybackActions::moves() const {
    return transport() + QList<QAction*>{m_faster,          m_slower,         m_nextCapture,
                                         m_previousCapture, m_nextBigCapture, m_previousBigCapture,
                                         m_goToPlay,        m_goBack};
}

void PlaybackActions::goToPlay() {
    const bool isOpen = !m_controller.isLengthFinal() && !m_controller.isFutureHidden();
    const qint64 last = isOpen ? furthestPlay : m_controller.length();
    QInputDialog dialog(m_window);
    dialog.setObjectName(QStringLiteral("goToPlayDialog"));
    dialog.setWindowTitle(tr("Go to play"));
    dialog.setLabelText(tr("How many plays have been made, 0 to %L1:").arg(last));
    dialog.setInputMode(QInputDialog::IntInput);
    // A field that stopped at the last play would swallow a digit too many and mean another place.
    dialog.setIntRange(0, static_cast<int>(furthestPlay));
    dialog.setIntValue(static_cast<int>(m_controller.index()));
    if (dialog.exec() == QDialog::Accepted) {
        m_controller.seek(std::min<qint64>(dialog.intValue(), last));
    }
}

void PlaybackActions::seekCapture(bool forward, bool big) {
    const int least = big ? m_controller.bigCapture() : 1;
    const auto place =
        forward ? m_controller.nextCapture(least) : m_controller.previousCapture(least);
    if (place && forward) {
        m_controller.seekPlay(*place);
    } else if (place) {
        m_controller.seek(*place);
    }
}

void PlaybackActions::seekBookmark(bool forward) {
    const auto& places = m_controller.bookmarks();
    if (forward) {
        const auto next = std::ranges::upper_bound(places, m_controller.index());
        if (next != places.end()) {
            m_controller.seek(*next);
        }
    } else {
        const auto here = std::ranges::lower_bound(places, m_controller.index());
        if (here != places.begin()) {
            m_controller.seek(*(here - 1));
        }
    }
}

void PlaybackActions::changeSpeed(int steps) {
    const auto& speeds = GameController::speeds();
    const auto now = std::ranges::lower_bound(speeds, m_controller.speed());
    const auto index =
        std::clamp<std::ptrdiff_t>(now - speeds.begin() + steps, 0, std::ssize(speeds) - 1);
    m_controller.setSpeed(speeds[static_cast<std::size_t>(index)]);
}

void PlaybackActions::showRunning() {
    const bool running = m_controller.isRunning();
    m_playPause->setIcon(glyphIcon(running ? Glyph::Pause : Glyph::Play));
    setActionWords(m_playPause, running ? tr("&Pause") : tr("&Play"),
                   running ? tr("Stop here") : tr("Let the game play itself"));
}

void PlaybackActions::showPosition() {
    const bool hasGame = m_controller.hasGame();
    const bool atStart = !hasGame || m_controller.isAtStart();
    const bool atEnd = !hasGame || m_controller.isAtEnd();
    const auto& places = m_controller.bookmarks();
    const qint64 here = m_controller.index();
    for (QAction* action : {m_playPause, m_goToPlay, m_toggleBookmark}) {
        action->setEnabled(hasGame);
    }
    m_stepForward->setEnabled(!atEnd);
    for (QAction* action : {m_nextCapture, m_nextBigCapture}) {
        const bool isSecret = hasGame && m_controller.isFutureHidden();
        action->setEnabled(!atEnd && (!isSecret || m_controller.nextCapture().has_value()));
    }
    for (QAction* action : {m_previousCapture, m_previousBigCapture}) {
        action->setEnabled(!atStart);
    }
    m_stepLine->setEnabled(m_lines.canStepForward());
    for (QAction* action : {m_first, m_stepBackward, m_stepLineBack}) {
        action->setEnabled(m_lines.canStepBackward());
    }
    m_last->setEnabled(hasGame && m_controller.index() < m_controller.length());
    m_goBack->setEnabled(m_controller.returnPoint().has_value());
    m_toggleBookmark->setChecked(std::ranges::binary_search(places, here));
    m_nextBookmark->setEnabled(!places.empty() && places.back() > here);
    m_previousBookmark->setEnabled(!places.empty() && places.front() < here);
}

void PlaybackActions::showSpeed() {
    const auto& speeds = GameController::speeds();
    m_faster->setEnabled(m_controller.speed() < speeds.back());
    m_slower->setEnabled(m_controller.speed() > speeds.front());
}
