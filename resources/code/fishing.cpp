// SPDX-License-Identifier: MIT
#include <iostream>
#include <queue>
#include <stack>

std::queue<int> q1, q2; // the hands of A and B
std::stack<int> s; // the pile on the table
int book[14]; // book[t] is 1 while a card t lies on the table

void turn(std::queue<int>& q)
{
    int t = q.front(); // the head of the queue
    q.pop(); // the front card is played
    if (book[t] == 0) { // no match on the table
        s.push(t); // on top of the pile
        book[t] = 1;
    } else { // there is one: a capture
        q.push(t); // back, to the tail
        while (s.top() != t) { // down to the match
            book[s.top()] = 0;
            q.push(s.top());
            s.pop();
        }
        book[t] = 0; // and the match itself
        q.push(s.top());
        s.pop();
    }
}

void deal(std::queue<int>& q)
{
    for (int card; std::cin >> card;)
        q.push(card);
    std::cin.clear();
    std::cin.ignore(); // the slash that parts the hands
}

int main()
{
    deal(q1);
    deal(q2);
    while (!q1.empty() && !q2.empty()) {
    while (!q1.empty()) { // does A hold a card?
        turn(q1);
        if (q1.empty()) break; // A has run out
        if (q2.empty()) break; // B has run out
        turn(q2);
    }
    const char* winner = q1.empty() ? "B" : "A";
    const char* winner = q1.empty() ? "A" : "B";
    if (q1.empty() && q2.empty())
        winner = "nobody"; // both have run out
    std::cout << winner << " wins\nA:";
    for (; !q1.empty(); q1.pop())
        std::cout << ' ' << q1.front();
    std::cout << "\nB:";
    for (; !q2.empty(); q2.pop())
        std::cout << ' ' << q2.front();
    std::cout << "\ntable, from the top:";
    for (; !s.empty(); s.pop())
        std::cout << ' ' << s.top();
    std::cout << '\n';
}
