# What somebody did since a player's last turn, after their name: "Hanna: acts in Influence; +2 points"

recap-planned = планує: { $actions }
recap-acted = виконує: { $actions }
recap-placed = ставить вплив: { $regions }
recap-moved = { $moved ->
    [one] переміщує { $moved } загін чи маркер
    [few] переміщує { $moved } загони чи маркери
   *[many] переміщує { $moved } загонів чи маркерів
}
recap-summoned = прикликає: { $summoned }
recap-upgrades = купує: { $abilities }
recap-kills = { $count ->
    [one] знищує { $count } маркер чи загін
    [few] знищує { $count } маркери чи загони
   *[many] знищує { $count } маркерів чи загонів
}
recap-towers = будує Червону вежу: { $regions }
recap-recruited = { $count ->
    [one] забирає маркер до Крижаного Саду
    [few] забирає { $count } маркери до Крижаного Саду
   *[many] забирає { $count } маркерів до Крижаного Саду
}
recap-swapped = замінює маркер: { $regions }
recap-charms = поглинає урочище: { $regions }
recap-nightmares = кладе жетон кошмару: { $regions }
recap-closed = закриває регіон: { $regions }
recap-markers-lost = { $count ->
    [one] втрачає маркер впливу
    [few] втрачає { $count } маркери впливу
   *[many] втрачає { $count } маркерів впливу
}
recap-units-lost = втрачає загони: { $lost_units }
recap-vuko-tokens = { $count ->
    [one] бере жетон Вуко
    [few] бере { $count } жетони Вуко
   *[many] бере { $count } жетонів Вуко
}
recap-reputation = { $fields ->
    [one] +{ $fields } очко репутації
    [few] +{ $fields } очки репутації
   *[many] +{ $fields } очок репутації
}
recap-reputation-less = { $fields ->
    [one] −{ $fields } очко репутації
    [few] −{ $fields } очки репутації
   *[many] −{ $fields } очок репутації
}
recap-resources = отримує { $amounts }
recap-resources-less = витрачає { $amounts }
recap-points = { $score ->
    [one] +{ $score } очко
    [few] +{ $score } очки
   *[many] +{ $score } очок
}
recap-goal = досягає мети
