# Northgard: alarms, that somebody can win or end the match soon.

event-domination-near =
    { $team ->
        [true] The team of { $seat } holds { $have } of the { $goal } closed territories with a large building that win at once: one more is enough.
       *[false] { $seat } holds { $have } of the { $goal } closed territories with a large building that win at once: one more is enough.
    }
event-domination-held =
    { $team ->
        [true] The team of { $seat } wins when the year ends, unless it loses one of its closed territories with a large building ({ $have }, with { $goal } needed).
       *[false] { $seat } wins when the year ends, unless one of their closed territories with a large building is lost ({ $have }, with { $goal } needed).
    }
event-last-year = This is the last year: after it the match is over.
