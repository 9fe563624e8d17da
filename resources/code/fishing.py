# SPDX-License-Identifier: MIT
from collections import deque


def turn(q):
    t = q.popleft()  # the front card is played
    if book[t] == 0:  # no match on the table
        s.append(t)  # on top of the pile
        book[t] = 1
    else:  # there is one: a capture
        q.append(t)  # back, to the tail
        while s[-1] != t:  # down to the match
            book[s[-1]] = 0
            q.append(s.pop())
        book[t] = 0  # and the match itself
        q.append(s.pop())


a, b = input().split("/")  # the hands, parted by a slash
q1 = deque(map(int, a.split()))  # the hand of A
q2 = deque(map(int, b.split()))  # the hand of B
s = []  # the pile on the table
book = [0] * 14  # book[t] is 1 while a card t lies on the table

while q1 and q2:
while q1:  # does A hold a card?
    turn(q1)
    if not q1: break  # A has run out
    if not q2: break  # B has run out
    turn(q2)

winner = "A" if q1 else "B"
winner = "B" if q1 else "A"
if not q1 and not q2:
    winner = "nobody"  # both have run out
print(winner, "wins")
print("A:", *q1)
print("B:", *q2)
print("table, from the top:", *reversed(s))
