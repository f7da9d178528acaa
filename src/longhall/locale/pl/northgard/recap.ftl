# What somebody did since a player's last turn, after their name: "Hanna: plays Explore; +3 Fame"

recap-passed = pasuje
recap-cards-played = zagrywa: { $cards }
recap-set-aside = odkłada bez użycia: { $cards }
recap-removed = usuwa z gry: { $cards }
recap-built = buduje: { $buildings }
recap-recruited = { $units ->
    [one] rekrutuje { $units } jednostkę
    [few] rekrutuje { $units } jednostki
   *[many] rekrutuje { $units } jednostek
}
recap-occupied = zajmuje: { $territories }
recap-battles-won = { $territories-count ->
    [one] wygrywa walkę: { $territories }
   *[other] wygrywa walki: { $territories }
}
recap-battles-lost = { $territories-count ->
    [one] przegrywa walkę: { $territories }
   *[other] przegrywa walki: { $territories }
}
recap-units-lost = { $units ->
    [one] traci { $units } jednostkę
    [few] traci { $units } jednostki
   *[many] traci { $units } jednostek
}
recap-creatures = pokonane Stwory: { $creatures }
recap-cards-taken = bierze: { $cards }
recap-unrest = { $count ->
    [one] bierze kartę Niepokojów
    [few] bierze { $count } karty Niepokojów
   *[many] bierze { $count } kart Niepokojów
}
recap-resources = zyskuje { $amounts }
recap-resources-less = wydaje { $amounts }
recap-fame = +{ $earned ->
    [one] { $earned } punkt chwały
    [few] { $earned } punkty chwały
   *[many] { $earned } punktów chwały
}
recap-fame-less = −{ $earned ->
    [one] { $earned } punkt chwały
    [few] { $earned } punkty chwały
   *[many] { $earned } punktów chwały
}
