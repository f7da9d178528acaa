# What somebody did since a player's last turn, after their name: "Hanna: plays Explore; +3 Fame"

recap-passed = pasuje
recap-cards-played = hraje: { $cards }
recap-set-aside = odkládá: { $cards }
recap-removed = odstraňuje ze hry: { $cards }
recap-built = staví: { $buildings }
recap-recruited = { $units ->
    [one] verbuje { $units } jednotku
    [few] verbuje { $units } jednotky
   *[other] verbuje { $units } jednotek
}
recap-occupied = obsazuje: { $territories }
recap-battles-won = { $territories-count ->
    [one] vyhrává souboj: { $territories }
   *[other] vyhrává souboje: { $territories }
}
recap-battles-lost = { $territories-count ->
    [one] prohrává souboj: { $territories }
   *[other] prohrává souboje: { $territories }
}
recap-units-lost = { $units ->
    [one] ztrácí { $units } jednotku
    [few] ztrácí { $units } jednotky
   *[other] ztrácí { $units } jednotek
}
recap-creatures = poražená monstra: { $creatures }
recap-cards-taken = bere si: { $cards }
recap-unrest = { $count ->
    [one] bere si kartu nepokojů
    [few] bere si { $count } karty nepokojů
   *[other] bere si { $count } karet nepokojů
}
recap-resources = získává { $amounts }
recap-resources-less = utrácí { $amounts }
recap-fame = +{ $earned ->
    [one] { $earned } bod slávy
    [few] { $earned } body slávy
   *[other] { $earned } bodů slávy
}
recap-fame-less = −{ $earned ->
    [one] { $earned } bod slávy
    [few] { $earned } body slávy
   *[other] { $earned } bodů slávy
}
