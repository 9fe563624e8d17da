// SPDX-License-Identifier: MIT
#include <stdio.h>

struct queue { // a hand
    int data[100000]; // cells 1, 2, 3 and so on
    int head; // where the front card is
    int tail; // the first free cell
};

struct stack { // the pile on the table
    int data[14];
    int top; // where the newest card is
};

struct queue q1, q2; // the hands of A and B
struct stack s;
int book[14]; // book[t] is 1 while a card t lies on the table

void turn(struct queue *q)
{
    int t = q->data[q->head++]; // the front card is played
    if (book[t] == 0) { // no match on the table
        s.data[++s.top] = t; // on top of the pile
        book[t] = 1;
    } else { // there is one: a capture
        q->data[q->tail++] = t; // back, to the tail
        while (s.data[s.top] != t) { // down to the match
            book[s.data[s.top]] = 0;
            q->data[q->tail++] = s.data[s.top--];
        }
        book[t] = 0; // and the match itself
        q->data[q->tail++] = s.data[s.top--];
    }
}

void deal(struct queue *q)
{
    int card;
    q->head = q->tail = 1;
    while (scanf("%d", &card) == 1)
        q->data[q->tail++] = card;
    scanf(" /"); // the slash that parts the hands
}

void show(const char *name, struct queue *q)
{
    printf("%s:", name);
    while (q->head < q->tail)
        printf(" %d", q->data[q->head++]);
    printf("\n");
}

int main(void)
{
    deal(&q1);
    deal(&q2);
    while (q1.head < q1.tail && q2.head < q2.tail) {
    while (q1.head < q1.tail) { // does A hold a card?
        turn(&q1);
        if (q1.head == q1.tail) break; // A has run out
        if (q2.head == q2.tail) break; // B has run out
        turn(&q2);
    }
    const char *winner = q1.head < q1.tail ? "A" : "B";
    const char *winner = q1.head == q1.tail ? "A" : "B";
    if (q1.head == q1.tail && q2.head == q2.tail)
        winner = "nobody"; // both have run out
    printf("%s wins\n", winner);
    show("A", &q1);
    show("B", &q2);
    printf("table, from the top:");
    while (s.top > 0)
        printf(" %d", s.data[s.top--]);
    printf("\n");
}
