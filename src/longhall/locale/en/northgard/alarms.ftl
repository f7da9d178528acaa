# Northgard: alarms, that somebody can win or end the match soon.

event-domination-near =
    { $team ->
        [true] The team of { $seat } holds { $have } of the { $goal } closed territories with a large building that win at once: one more is enough.
       *[false] { $seat } holds { $have } of the { $goal } closed territories with a large building that win at once: one more is enough.
    }
event-domination-held =
    { $team ->
        [true] The team of { $seat } holds { $have } closed territories with a large building, where { $goal } are enough, and wins when the year ends, unless it loses one.
       *[false] { $seat } holds { $have } closed territories with a large building, where { $goal } are enough, and wins when the year ends, unless one is lost.
    }
event-last-year = This is the last year: after it the match is over.
