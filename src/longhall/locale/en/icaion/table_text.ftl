# The table of Icaion as text.

text-time =
    Year { year-number }, { $round ->
        [0] before the first round
       *[other] round { $round }
    }{ $last ->
        [true] , the last of the Year
       *[false] {""}
    }.
text-order = Turn order: { $seats }.
text-events = Events of this Year: { $events }.
text-next-round =
    Event Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }. The next event brings { $qoam } Qoam{ $parasite ->
        [true] {" "}and a Parasite
       *[false] {""}
    } to each Region of one type, or moves the Colossus { $arrows ->
        [one] { $arrows } crater
       *[other] { $arrows } craters
    }.
text-next-event = The next event is face up: { $event }.
text-colossus =
    The Colossus is at the { $crater }, adjacent to the { $regions }, with { $count ->
        [one] { $count } Shard
       *[other] { $count } Shards
    }.
text-colossus-cards = Colossus cards to come: { $events }.
text-players = Players, in turn order:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(you)
       *[false] {""}
    }: { $reputation } Reputation, { $projected } if the game ended now; Emergency Power Supply { $charged ->
        [true] Charged
       *[false] Discharged
    }
text-seeker = { $seeker }
text-gear = { $gear }
text-node = at the { $node } ({ $node-id })
text-lying = wounded
text-armor = Armor on
text-hand =
    { $cards-count ->
        [0] Curio cards in hand: none (limit { $limit })
       *[other] Curio cards in hand ({ $cards-count } of { $limit }): { $cards }
    }
text-hand-size = Curio cards in hand: { $count } of { $limit }
text-upgrades =
    { $cards-count ->
        [0] Upgrades: none (limit { $limit })
       *[other] Upgrades ({ $cards-count } of { $limit }): { $cards }
    }
text-power = { $name }: { $text }
text-card =
    { $green ->
        [0] { $called }, free: { $text }
       *[other] { $called }, { $green } Green: { $text }
    }
text-cages = Null Cages: { $items }
text-cage =
    { $amounts-count ->
        [0] { $cage }: empty
       *[other] { $cage }: { $amounts }
    }
text-abilities =
    Each Grey removes up to { $strength ->
        [one] { $strength } Parasite
       *[other] { $strength } Parasites
    }; a Move goes { $free ->
        [one] { $free } node
       *[other] up to { $free } nodes
    } for free{ $extra ->
        [0] {""}
        [one] , and { $extra } node further for each Blue
       *[other] , and { $extra } nodes further for each Blue
    }
text-rows = Machines to deploy: { $items }
text-row = { $row }: { $machines }
text-parasites =
    { $count ->
        [one] { $count } Parasite
       *[other] { $count } Parasites
    }
text-eliminated = removed this Year: { $count }
text-destroyed =
    { $count ->
        [one] { $count } Machine destroyed
       *[other] { $count } Machines destroyed
    }
text-own-shards =
    { $count ->
        [one] { $count } Shard ({ $values })
       *[other] { $count } Shards ({ $values })
    }
text-shard = { $count } of value { $value }
text-slot = to be installed: { $apparatus }
text-installed = installed: { $apparatuses }
text-doubled = at the end Shards double, as things stand: { $apparatuses }
text-own-wonders = Wonders: { $wonders }
text-curios =
    { $deck ->
        [one] Curio deck: { $deck } card
       *[other] Curio deck: { $deck } cards
    }{ $cards-count ->
        [0] .
       *[other] ; discarded: { $cards }.
    }
text-shards = Shards in the supply: { $supply }; removed from the game: { $removed }.
text-open-wonders = Wonders on display:
text-open-wonder = { $wonder }, cost { $cost }: { $text }
text-piles = Apparatus in the City:
text-pile = { $colour } { year-number } ({ $side }): { $each } Reputation for { $kind }; now { $values }
text-worth = { $points } for { $seat }
text-regions = Regions, each with room for { $saturation } Qoam:
text-qoam =
    { $amounts-count ->
        [0] no Qoam
       *[other] { $amounts }
    }
text-blocking =
    { $count ->
        [one] { $count } Parasite, blocking the Machines
       *[other] { $count } Parasites, blocking the Machines
    }
text-machine = { $owner }’s { $machine }
text-neutral-machine = neutral { $machine }
text-wonder = { $owner }’s { $wonder }
text-around = Around your Seeker (neighbouring nodes: { $nodes }):
text-nodes = Nodes:
text-at = at the { $regions }
text-near = adjacent to { $ids }
