# What somebody did since a player's last turn, after their name: "Hanna: acts in Influence; +2 points"

recap-planned = plánuje: { $actions }
recap-acted = provádí: { $actions }
recap-placed = umísťuje vliv: { $regions }
recap-moved = { $moved ->
    [one] přesouvá { $moved } kostku nebo jednotku
    [few] přesouvá { $moved } kostky nebo jednotky
   *[other] přesouvá { $moved } kostek nebo jednotek
}
recap-summoned = vyvolává: { $summoned }
recap-upgrades = kupuje vylepšení: { $abilities }
recap-kills = { $count ->
    [one] zabíjí { $count }×
    [few] zabíjí { $count }×
   *[other] zabíjí { $count }×
}
recap-towers = staví Rudou věž: { $regions }
recap-recruited = { $count ->
    [one] bere do Ledové zahrady kostku vlivu
    [few] bere do Ledové zahrady { $count } kostky vlivu
   *[other] bere do Ledové zahrady { $count } kostek vlivu
}
recap-swapped = nahrazuje kostku vlivu: { $regions }
recap-charms = pohlcuje kouzlo: { $regions }
recap-nightmares = umísťuje žeton noční můry: { $regions }
recap-closed = uzavírá oblast: { $regions }
recap-markers-lost = { $count ->
    [one] ztrácí kostku vlivu
    [few] ztrácí { $count } kostky vlivu
   *[other] ztrácí { $count } kostek vlivu
}
recap-units-lost = ztrácí jednotky: { $lost_units }
recap-vuko-tokens = { $count ->
    [one] dostává Vukův žeton
    [few] dostává { $count } Vukovy žetony
   *[other] dostává { $count } Vukových žetonů
}
recap-reputation = pověst +{ $fields }
recap-reputation-less = pověst −{ $fields }
recap-resources = získává { $amounts }
recap-resources-less = utrácí { $amounts }
recap-points = { $score ->
    [one] +{ $score } bod
    [few] +{ $score } body
   *[other] +{ $score } bodů
}
recap-goal = dosahuje cíle
