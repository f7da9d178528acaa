# What somebody did since a player's last turn, after their name: "Hanna: acts in Influence; +2 points"

recap-planned = plans { $actions }
recap-acted = carries out { $actions }
recap-placed = places influence: { $regions }
recap-moved = { $moved ->
    [one] moves { $moved } piece
   *[other] moves { $moved } pieces
}
recap-summoned = summons: { $summoned }
recap-upgrades = buys { $abilities }
recap-kills = { $count ->
    [one] makes { $count } kill
   *[other] makes { $count } kills
}
recap-towers = builds a Red Tower: { $regions }
recap-recruited = { $count ->
    [one] takes a marker to the Ice Garden
   *[other] takes { $count } markers to the Ice Garden
}
recap-swapped = replaces a marker: { $regions }
recap-charms = absorbs a charm: { $regions }
recap-nightmares = places a nightmare token: { $regions }
recap-closed = closes a region: { $regions }
recap-markers-lost = { $count ->
    [one] loses an influence marker
   *[other] loses { $count } influence markers
}
recap-units-lost = loses: { $lost_units }
recap-vuko-tokens = { $count ->
    [one] takes a Vuko token
   *[other] takes { $count } Vuko tokens
}
recap-reputation = +{ $fields } reputation
recap-reputation-less = −{ $fields } reputation
recap-resources = gains { $amounts }
recap-resources-less = spends { $amounts }
recap-points = { $score ->
    [one] +{ $score } point
   *[other] +{ $score } points
}
recap-goal = reaches the goal
