# What somebody did since a player's last turn, after their name: "Hanna: Extract and Deploy; +4 Reputation"

recap-acted = { $actions }
recap-deployed = розміщує: { $machines }
recap-parasites = { $parasites ->
    [one] прибирає { $parasites } паразита
   *[other] прибирає { $parasites } паразитів
}
recap-shards = { $count ->
    [one] залишає собі уламок
    [few] залишає собі { $count } уламки
   *[many] залишає собі { $count } уламків
}
recap-retrieved = здобуває: { $retrieved }
recap-installed = встановлює: { $installed }
recap-restored = відновлює: { $wonders }
recap-cards-played = грає: { $cards }
recap-upgrades = нове поліпшення: { $cards }
recap-attacked = атакує; влучання: { $victims }
recap-wounded = зазнає поранення
recap-machines-lost = втрачає: { $machines }
recap-drawn = { $curios ->
    [one] бере { $curios } карту раритету
    [few] бере { $curios } карти раритетів
   *[many] бере { $curios } карт раритетів
}
recap-qoam = отримує { $amounts }
recap-qoam-less = витрачає { $amounts }
recap-reputation = { $reputation ->
    [one] +{ $reputation } очко репутації
    [few] +{ $reputation } очки репутації
   *[many] +{ $reputation } очок репутації
}
recap-reputation-less = { $reputation ->
    [one] −{ $reputation } очко репутації
    [few] −{ $reputation } очки репутації
   *[many] −{ $reputation } очок репутації
}
