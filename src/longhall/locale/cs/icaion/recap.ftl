# What somebody did since a player's last turn, after their name: "Hanna: Extract and Deploy; +4 Reputation"

recap-acted = { $actions }
recap-deployed = nasazuje: { $machines }
recap-parasites = { $parasites ->
    [one] odstraňuje { $parasites } parazita
    [few] odstraňuje { $parasites } parazity
   *[other] odstraňuje { $parasites } parazitů
}
recap-shards = { $count ->
    [one] nechává si úlomek
    [few] nechává si { $count } úlomky
   *[other] nechává si { $count } úlomků
}
recap-retrieved = vyzvedává: { $retrieved }
recap-installed = instaluje: { $installed }
recap-restored = obnovuje: { $wonders }
recap-cards-played = hraje: { $cards }
recap-upgrades = nová vylepšení: { $cards }
recap-attacked = útočí; zasažení hráči: { $victims }
recap-wounded = hledač je zraněn
recap-machines-lost = přichází o: { $machines }
recap-drawn = { $curios ->
    [one] dobírá si { $curios } kartu kuriozity
    [few] dobírá si { $curios } karty kuriozit
   *[other] dobírá si { $curios } karet kuriozit
}
recap-qoam = získává { $amounts }
recap-qoam-less = utrácí { $amounts }
recap-reputation = { $reputation ->
    [one] +{ $reputation } bod reputace
    [few] +{ $reputation } body reputace
   *[other] +{ $reputation } bodů reputace
}
recap-reputation-less = { $reputation ->
    [one] −{ $reputation } bod reputace
    [few] −{ $reputation } body reputace
   *[other] −{ $reputation } bodů reputace
}
