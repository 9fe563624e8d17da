// SPDX-License-Identifier: MIT
// The articles' program told plainly, in arrays that only grow, with a note of its data after each
// step: to hold the data that is shown against. It knows nothing of the engine's types.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

class ArrayProgram {
public:
    struct Queue {
        std::vector<int> data = {0}; // the first cell is not used
        std::size_t head = 1;
        std::size_t tail = 1;

        void append(int card) {
            data.push_back(card);
            ++tail;
        }
        bool isEmpty() const { return head == tail; }
    };
    struct Note {
        std::string step;
        Queue q[2];
        std::vector<int> s = {0};
        std::vector<int> book = std::vector<int>(14);
        int t = 0;
        std::size_t plays = 0; // that are complete
    };

    /// `isPublished`: as it was published, with its slip.
    ArrayProgram(const std::vector<int>& a, const std::vector<int>& b, bool isPublished)
        : m_isPublished(isPublished) {
        for (const int card : a) {
            m_now.q[0].append(card);
        }
        for (const int card : b) {
            m_now.q[1].append(card);
        }
        note("deal");
    }

    /// Makes `plays` plays, or as many as there are; gives the data after each step.
    const std::vector<Note>& run(std::size_t plays) {
        while (m_now.plays < plays) {
            const bool goesOn = !m_now.q[0].isEmpty() && !m_now.q[1].isEmpty();
            note("checkHands");
            if (!goesOn) {
                return finish();
            }
            note("turnOfA");
            turn(m_now.q[0]);
            if (m_now.plays == plays) {
                break;
            }
            if (!m_isPublished) {
                note("checkBetween");
                if (m_now.q[0].isEmpty()) {
                    return finish();
                }
            }
            note("turnOfB");
            turn(m_now.q[1]);
        }
        return m_notes;
    }

private:
    void turn(Queue& q) {
        const int t = m_now.t = q.data[q.head];
        ++q.head;
        note("take");
        note("lookUp");
        if (at(m_now.book, t) == 0) {
            m_now.s.push_back(t);
            note("push");
            at(m_now.book, t) = 1;
            ++m_now.plays;
            note("mark");
            return;
        }
        q.append(t);
        note("keep");
        while (m_now.s.back() != t) {
            note("compare");
            at(m_now.book, m_now.s.back()) = 0;
            note("unmark");
            moveTop(q, "takeTop");
        }
        if (m_isPublished) {
            ++m_now.plays;
            note("compare");
            return;
        }
        note("compare");
        at(m_now.book, t) = 0;
        note("unmarkMatch");
        ++m_now.plays;
        moveTop(q, "takeMatch");
    }

    void moveTop(Queue& q, const char* step) {
        q.append(m_now.s.back());
        m_now.s.pop_back();
        note(step);
    }

    const std::vector<Note>& finish() {
        note("winner");
        if (m_isPublished) {
            note("nobody");
        }
        note("show");
        return m_notes;
    }

    static int& at(std::vector<int>& book, int rank) {
        return book.at(static_cast<std::size_t>(rank));
    }

    void note(const char* step) {
        m_now.step = step;
        m_notes.push_back(m_now);
    }

    bool m_isPublished;
    Note m_now;
    std::vector<Note> m_notes;
};
