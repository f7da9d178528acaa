# What somebody did since a player's last turn, after their name: "Hanna: Extract and Deploy; +4 Reputation"

recap-acted = { $actions }
recap-deployed = deploys: { $machines }
recap-parasites = { $parasites ->
    [one] removes { $parasites } Parasite
   *[other] removes { $parasites } Parasites
}
recap-shards = { $count ->
    [one] keeps a Shard
   *[other] keeps { $count } Shards
}
recap-retrieved = retrieves: { $retrieved }
recap-installed = installs: { $installed }
recap-restored = restores: { $wonders }
recap-cards-played = plays { $cards }
recap-upgrades = new Upgrade: { $cards }
recap-attacked = attacks { $victims }
recap-wounded = is wounded
recap-machines-lost = loses: { $machines }
recap-drawn = { $curios ->
    [one] draws { $curios } Curio card
   *[other] draws { $curios } Curio cards
}
recap-qoam = gains { $amounts }
recap-qoam-less = spends { $amounts }
recap-reputation = +{ $reputation } Reputation
recap-reputation-less = −{ $reputation } Reputation
