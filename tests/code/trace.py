# SPDX-License-Identifier: MIT
"""Runs a program for deals and tells which of its lines run.

trace.py PROGRAM, with a deal a line on the standard input. Writes a line of JSON a deal: what the
program printed, and the numbers of its lines (the first is 0) in the order in which they ran.
A program in pseudo-code is put into Python first, line by line.
"""
import contextlib
import io
import json
import re
import sys

PHRASES = [
    (r"turn of q:", "def turn(q):"),
    (r"turn of (q\d)", r"turn(\1)"),
    (r"take t from the head of q", "t = q.pop(0)"),
    (r"if book\[t\] = 0:", "if book[t] == 0:"),
    (r"otherwise:", "else:"),
    (r"put t on top of s", "s.append(t)"),
    (r"put t at the tail of q", "q.append(t)"),
    (r"while the top of s ≠ t:", "while s[-1] != t:"),
    (r"move the top of s to the tail of q", "q.append(s.pop())"),
    (r"book\[t\] ← ([01])", r"book[t] = \1"),
    (r"book\[top of s\] ← 0", "book[s[-1]] = 0"),
    (
        r"deal the hands of A and B to q1 and q2",
        "q1, q2 = [list(map(int, hand.split())) for hand in input().split('/')]",
    ),
    (r"let s be empty and all of book 0", "s = []; book = [0] * 14"),
    (r"while q1 and q2 hold cards:", "while q1 and q2:"),
    (r"while q1 holds cards:", "while q1:"),
    (r"leave the loop if (q\d) is empty", r"if not \1: break"),
    (r"A wins if q1 holds cards, otherwise B", "winner = 'A' if q1 else 'B'"),
    (r"A wins if q1 is empty, otherwise B", "winner = 'B' if q1 else 'A'"),
    (r"nobody wins if q1 and q2 are empty", "winner = winner if q1 or q2 else 'nobody'"),
    (
        r"show who wins, q1, q2 and s",
        "print(winner, 'wins'); print('A:', *q1); print('B:', *q2); "
        "print('table, from the top:', *reversed(s))",
    ),
]


def in_python(line):
    words = line.strip()
    if not words:
        return line
    for phrase, python in PHRASES:
        match = re.fullmatch(phrase, words)
        if match:
            return line.replace(words, match.expand(python))
    sys.exit(f"no such phrase: {words}")


def run(code, deal):
    lines = []

    def trace(frame, event, _):
        if frame.f_code.co_filename != "shown":
            return None
        if event == "line":
            lines.append(frame.f_lineno - 1)
        return trace

    printed = io.StringIO()
    sys.stdin = io.StringIO(deal)
    with contextlib.redirect_stdout(printed):
        sys.settrace(trace)
        try:
            exec(code, {"__name__": "__main__"})
        finally:
            sys.settrace(None)
    return {"printed": printed.getvalue(), "lines": lines}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        lines = file.read().split("\n")
    if sys.argv[1].endswith(".txt"):
        lines = [in_python(line) for line in lines]
    code = compile("\n".join(lines), "shown", "exec")
    for deal in sys.stdin.read().splitlines():
        print(json.dumps(run(code, deal)))


main()
