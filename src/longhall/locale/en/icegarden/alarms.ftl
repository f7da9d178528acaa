# The Lord of the Ice Garden: alarms, that somebody can win or end the game soon.

event-goal-near =
    { $left ->
        [one] { $seat } is one step short of the personal goal ({ $have } of { $goal }) and may win this turn or the next.
       *[other] { $seat } is { $left } steps short of the personal goal ({ $have } of { $goal }) and may win this turn or the next.
    }
event-points-near = As things stand, { $seat } ends this turn with a score of { $points }. A score of { $enough } ends the game.
event-dead-snow-near =
    { $cause ->
        [bears] Dead Snow is at { $dead_snow } of { $limit }: Both Bears raise it to its limit when Vuko visits, and the game ends.
       *[makings] Dead Snow is at { $dead_snow } of { $limit }: the planned Makings may bring it to its limit, and the game ends.
    }
event-last-turn-near = { $seat } can reach the last red ship with the next jump: that turn would be the last.
event-last-turn = The last red ship is reached: this turn is the last.
