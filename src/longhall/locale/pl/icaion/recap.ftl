# What somebody did since a player's last turn, after their name: "Hanna: Extract and Deploy; +4 Reputation"

recap-acted = { $actions }
recap-deployed = wysyła: { $machines }
recap-parasites = { $parasites ->
    [one] usuwa { $parasites } Pasożyta
    [few] usuwa { $parasites } Pasożyty
   *[many] usuwa { $parasites } Pasożytów
}
recap-shards = { $count ->
    [one] zatrzymuje Odłamek
    [few] zatrzymuje { $count } Odłamki
   *[many] zatrzymuje { $count } Odłamków
}
recap-retrieved = odzyskuje: { $retrieved }
recap-installed = instaluje: { $installed }
recap-restored = odrestaurowuje: { $wonders }
recap-cards-played = zagrywa: { $cards }
recap-upgrades = nowe Usprawnienia: { $cards }
recap-attacked = atakuje; trafieni gracze: { $victims }
recap-wounded = Poszukiwacz zostaje Zraniony
recap-machines-lost = traci: { $machines }
recap-drawn = { $curios ->
    [one] dobiera { $curios } Kartę Kuriozów
    [few] dobiera { $curios } Karty Kuriozów
   *[many] dobiera { $curios } Kart Kuriozów
}
recap-qoam = zyskuje { $amounts }
recap-qoam-less = wydaje { $amounts }
recap-reputation = { $reputation ->
    [one] +{ $reputation } Punkt Reputacji
    [few] +{ $reputation } Punkty Reputacji
   *[many] +{ $reputation } Punktów Reputacji
}
recap-reputation-less = { $reputation ->
    [one] −{ $reputation } Punkt Reputacji
    [few] −{ $reputation } Punkty Reputacji
   *[many] −{ $reputation } Punktów Reputacji
}
