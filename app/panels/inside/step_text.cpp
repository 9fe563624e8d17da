// SPDX-License-Identifier: MIT
#include "app/panels/inside/step_text.h"

#include <QCoreApplication>
#include <QLocale>

using fishing::End;
using fishing::Player;
using inside::State;
using inside::Step;

namespace {

class Text {
    Q_DECLARE_TR_FUNCTIONS(StepText)

public:
    explicit Text(const StepScene& scene)
        : m_scene(scene),
          m_mover(scene.before.position.mover),
          m_name(scene.names.of(m_mover)),
          m_queue(queueName(m_mover)) {}

    QString describe() const {
        switch (m_scene.step) {
        case Step::Deal:
            return tr("The hands are dealt into q1 and q2; s is empty, and all of book is 0.");
        case Step::CheckHands:
            return checkHands();
        case Step::CheckBetween:
            return checkBetween();
        case Step::TurnOfA:
        case Step::TurnOfB:
            return tr("It is %1’s turn: q is %2.").arg(m_name, m_queue);
        case Step::Take:
            return tr("%1’s front card leaves %2: t is %3, and head moves on to %4.")
                .arg(m_name, m_queue, current(), number(m_scene.after.head(m_mover)));
        case Step::LookUp:
            return lookUp();
        case Step::Push:
            return tr("The %1 goes on top of the pile: top is now %2.")
                .arg(current(), number(static_cast<quint64>(m_scene.after.top())));
        case Step::Mark:
            return tr("book[%1] becomes 1, for the %1 on the table.").arg(current());
        case Step::Keep:
            return tr("The %1 comes back to the tail of %2: tail moves on to %3.")
                .arg(current(), m_queue, tail());
        case Step::Compare:
            return compare();
        case Step::Unmark:
            return tr("book[%1] becomes 0: the %1 leaves the table.").arg(top());
        case Step::TakeTop:
            return tr("The %1 goes to the tail of %2: tail moves on to %3.")
                .arg(top(), m_queue, tail());
        case Step::UnmarkMatch:
            return tr("book[%1] becomes 0: the match leaves the table, too.").arg(top());
        case Step::TakeMatch:
            return tr("The match goes to the tail of %1, too: tail moves on to %2.")
                .arg(m_queue, tail());
        case Step::TakeRun:
            return tr("All cards of the capture go to the tail of %1: tail moves on to %2.")
                .arg(m_queue, tail());
        case Step::Winner:
        case Step::Nobody:
            return ending();
        case Step::Show:
            return tr("The program prints who wins, both hands and the table.");
        }
        return {};
    }

private:
    QString checkHands() const {
        if (m_scene.rules.end == End::Turn) {
            return isEmpty(Player::A)
                       ? tr("%1 has no card to play: the loop ends.").arg(name(Player::A))
                       : tr("%1 has a card to play: the game goes on.").arg(name(Player::A));
        }
        if (isEmpty(Player::A) && isEmpty(Player::B)) {
            return tr("Both have run out of cards: the loop ends.");
        }
        if (isEmpty(Player::A) || isEmpty(Player::B)) {
            return tr("%1 has run out of cards: the loop ends.")
                .arg(name(isEmpty(Player::A) ? Player::A : Player::B));
        }
        return tr("Both hold cards: the game goes on.");
    }

    QString checkBetween() const {
        const Player asked = m_scene.rules.end == End::Turn ? Player::B : Player::A;
        return isEmpty(asked) ? tr("%1 has run out of cards: the loop ends.").arg(name(asked))
                              : tr("%1 holds cards: the game goes on.").arg(name(asked));
    }

    QString lookUp() const {
        const State& state = m_scene.before;
        const fishing::Rank rank = state.current->rank;
        if (m_scene.rules.jack == fishing::Jack::Hook && rank == fishing::jackRank &&
            state.top() > 0) {
            return tr("A jack takes the whole pile: a capture!");
        }
        return state.book[rank]
                   ? tr("book[%1] is 1: one %1 lies on the table. A capture!").arg(rank)
                   : tr("book[%1] is 0: no %1 lies on the table.").arg(rank);
    }

    QString compare() const {
        if (m_scene.before.position.pile.back().rank != m_scene.before.current->rank) {
            return tr("The top of s is %1, not %2: it is taken.").arg(top(), current());
        }
        return m_scene.rules.capture == fishing::Capture::Take
                   ? tr("The top of s is %1: this is the match.").arg(top())
                   : tr("The top of s is %1, the match: the loop ends and leaves it on the table.")
                         .arg(top());
    }

    QString ending() const {
        if (m_scene.step == Step::Nobody && isEmpty(Player::A) && isEmpty(Player::B)) {
            return tr("Both have run out of cards: nobody wins.");
        }
        if (m_scene.step == Step::Nobody) {
            return tr("One of them holds cards: the winner stands.");
        }
        const bool isA = isEmpty(Player::A) == (m_scene.rules.win == fishing::Win::Shed);
        const QString winner = name(isA ? Player::A : Player::B);
        return isEmpty(Player::A) ? tr("q1 is empty: the winner is %1.").arg(winner)
                                  : tr("q1 holds cards: the winner is %1.").arg(winner);
    }

    static QString number(quint64 value) { return QLocale().toString(value); }
    bool isEmpty(Player player) const { return m_scene.before.position.handOf(player).empty(); }
    QString name(Player player) const { return m_scene.names.of(player); }
    QString current() const { return number(m_scene.after.current->rank); }
    QString top() const { return number(m_scene.before.position.pile.back().rank); }
    QString tail() const { return number(m_scene.after.tail(m_mover)); }

    const StepScene& m_scene;
    Player m_mover;
    QString m_name;
    QString m_queue;
};

} // namespace

QString describeStep(const StepScene& scene) {
    return Text(scene).describe();
}

QString queueName(Player player) {
    return player == Player::A ? QStringLiteral("q1") : QStringLiteral("q2");
}
