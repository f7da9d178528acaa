# The Lord of the Ice Garden: what is coming as things stand, for whoever decides.

forecast-points =
    As things stand, { $seat } ends this turn with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. With { $enough } the game is over.
forecast-goal = { $seat } has { $have } of the { $goal } steps to the personal goal.
forecast-dead-snow =
    Dead Snow is at { $dead_snow } of { $limit }; { $count ->
        [one] the Making that is planned
       *[other] the { $count } Makings that are planned
    } may bring it to { $to }.
forecast-vuko = As things stand, Vuko visits { $seat } { $region-in }.
forecast-leads = { $seat } would dominate { $regions-count ->
    [one] one region: { $regions }.
   *[other] { $regions-count } regions: { $regions }.
}
