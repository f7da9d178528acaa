# What somebody did since a player's last turn, after their name: "Hanna: plays Explore; +3 Fame"

recap-passed = пасує
recap-cards-played = грає: { $cards }
recap-set-aside = кладе в активну зону без ефекту: { $cards }
recap-removed = вилучає з гри: { $cards }
recap-built = будує: { $buildings }
recap-recruited = { $units ->
    [one] наймає { $units } воїна
   *[other] наймає { $units } воїнів
}
recap-occupied = займає: { $territories }
recap-battles-won = { $territories-count ->
    [one] виграє бій: { $territories }
   *[other] виграє бої: { $territories }
}
recap-battles-lost = { $territories-count ->
    [one] програє бій: { $territories }
   *[other] програє бої: { $territories }
}
recap-units-lost = { $units ->
    [one] втрачає { $units } воїна
   *[other] втрачає { $units } воїнів
}
recap-creatures = перемагає істоту: { $creatures }
recap-cards-taken = бере: { $cards }
recap-unrest = { $count ->
    [one] бере карту безладу
    [few] бере { $count } карти безладу
   *[many] бере { $count } карт безладу
}
recap-resources = отримує { $amounts }
recap-resources-less = витрачає { $amounts }
recap-fame = +{ $earned ->
    [one] { $earned } очко слави
    [few] { $earned } очки слави
   *[many] { $earned } очок слави
}
recap-fame-less = −{ $earned ->
    [one] { $earned } очко слави
    [few] { $earned } очки слави
   *[many] { $earned } очок слави
}
