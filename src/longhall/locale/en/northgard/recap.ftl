# What somebody did since a player's last turn, after their name: "Hanna: plays Explore; +3 Fame"

recap-passed = passes
recap-cards-played = plays { $cards }
recap-set-aside = sets aside { $cards }
recap-removed = removes { $cards } from the game
recap-built = builds { $buildings }
recap-recruited = { $units ->
    [one] recruits { $units } unit
   *[other] recruits { $units } units
}
recap-occupied = occupies { $territories }
recap-battles-won = { $territories-count ->
    [one] wins the battle in { $territories }
   *[other] wins battles in { $territories }
}
recap-battles-lost = { $territories-count ->
    [one] loses the battle in { $territories }
   *[other] loses battles in { $territories }
}
recap-units-lost = { $units ->
    [one] loses { $units } unit
   *[other] loses { $units } units
}
recap-creatures = defeats: { $creatures }
recap-cards-taken = takes { $cards }
recap-unrest = { $count ->
    [one] takes an Unrest card
   *[other] takes { $count } Unrest cards
}
recap-resources = gains { $amounts }
recap-resources-less = spends { $amounts }
recap-fame = +{ $earned } Fame
recap-fame-less = −{ $earned } Fame
