# Trying a position again: at the turning points of one's own match, and in puzzles

try-title = Your choice
try-judge = Judge my choice
try-judge-text = The match continues among bots from what you have chosen, and is compared with other lines.
try-judging = Bots are continuing from here …
try-over = Nothing more can be chosen here: chance or another player comes next.
try-line = You chose: { $line }
try-again = Try again
try-show = Show the best line
try-best = The best line known: { $line }
learn-title = Learn from this match
learn-link = Learn from this match
learn-text = Your choices that turned this match most are put up again, as you saw them then. Choose again, and see how it compares with what you did. You may skip any of them; all together take about five minutes.
learn-whose = Whose choices?
learn-none = None of these choices stands out: there is nothing to put up again.
learn-begin = { $count ->
    [one] Begin: one choice
   *[other] Begin: { $count } choices
}
learn-again = Once more
learn-place = { $number } of { $of }
learn-skip = Skip
learn-leave = Stop
learn-next = Next
learn-finish = Finish
learn-solved = As good as the best line known.
learn-not-solved = There is a better line.
learn-same = The same as in the match.
learn-better = Better than in the match.
learn-equal = About as good as in the match.
learn-worse = Worse than in the match.
learn-chances = Chance to win: with this { $tried }, in the match { $played }, with the best line known { $best } (± { $error }).
learn-against-now = Compared with your choice:
learn-against-then = Compared with the match:
learn-tried = This time: { $line }
learn-played = In the match: { $line }
learn-over = As good as the best line known: { $solved } of { $count }.
learn-skipped = Skipped.
