# Icaion: the log.

## Setting up

event-colossus-placed = The Colossus is placed at the { $crater }.
event-qoam-laid-out = Every inner Region starts with { $inner } Qoam and every outer Region with { $outer }.
event-colossus-cards-dealt = Colossus cards of Years I, II and III: { $events }.
event-sides-chosen =
    { $colours-count ->
        [0] All piles of Apparatus show their Day side.
        [5] All piles of Apparatus show their Night side.
       *[other] Piles of Apparatus that show their Night side: { $colours }.
    }
event-wonders-revealed = Wonders on display: { $wonders }.
event-order-dealt = Turn order: { $seats }.
event-neutral-machine-placed =
    { $rule ->
        [IC-AMB-71] A neutral { $machine } is placed in the { $region }.
       *[other] { $seat } places a neutral { $machine } in the { $region }.
    }
event-character-dealt = { $seat } plays { $seeker } with { $gear }.
event-seekers-revealed = Seekers to choose from: { $seekers }.
event-gear-revealed = Gear to choose from: { $gears }.
event-seeker-chosen = { $seat } chooses { $seeker }.
event-gear-chosen = { $seat } chooses { $gear }.
event-starting-qoam-taken = { $seat } starts with { $amounts }. Hand limit { $hand }, Upgrade limit { $upgrades }.
event-seeker-placed = { $seat } starts at the { $node }.

## Years, rounds and events

event-year-started = Year { year-number } begins.
event-colossus-card-added =
    { $event } joins the Event Deck, which has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } now.
event-shards-plugged-in =
    { $count ->
        [0] No Shards are added to the Colossus, which holds { $total }.
        [one] 1 Shard is added to the Colossus, which now holds { $total }.
       *[other] { $count } Shards are added to the Colossus, which now holds { $total }.
    }
event-order-set = Turn order in Year { year-number }: { $seats }.
event-event-revealed = Event of round { $round }: { $event }.
event-event-foreseen = The next event will be: { $event }.
event-last-round = This is the last round of Year { year-number }.
event-qoam-delivered = The { $region } gets { $count } { $colour } and now has { $left }.
event-region-saturated = The { $region } is full with { $left } { $colour } and gets no more.
event-colossus-moved =
    { $steps ->
        [-1] The Colossus moves back from the { $previous } to the { $crater }.
       *[other] The Colossus moves from the { $previous } to the { $crater }.
    }
event-parasite-placed =
    { $count ->
        [one] A Parasite appears in the { $region }.
       *[other] A Parasite appears in the { $region }; there are { $count } now.
    }
event-region-overrun = A fourth Parasite appears in the { $region }. The Region is overrun, and its Parasites are removed.
event-machine-destroyed = { $owner } loses the { $machine } in the { $region }.
event-neutral-machine-destroyed = The neutral { $machine } in the { $region } is destroyed.
event-year-ended = Year { year-number } is over.
event-apparatus-discarded = Apparatus of Year { year-number } that no one retrieved: { $colours }.
event-match-ended = The three Years are over.

## Wounds

event-seeker-wounded =
    { $rule ->
        [IC-PARASITE-02] The Parasites wound { $seat }.
        [IC-CURIO-09] The attack wounds { $seat }.
        [IC-WONDER-COLONY] The Parasite Colony wounds { $seat }.
       *[other] The Colossus wounds { $seat }.
    }
event-wound-prevented = { $seat } is not wounded.
event-armor-put-on = { $seat } puts the Armor on.
event-armor-removed = { $seat } takes the Armor off.

## Turns

event-turn-started =
    { $wounded ->
        [true] { $seat }’s turn (wounded).
       *[false] { $seat }’s turn.
    }
event-camped = { $seat } camps at the { $node }.
event-seeker-moved =
    { $rule ->
        [IC-SEEKER-SURVIVOR-01] The Lone Survivor: { $seat } goes from the { $origin } straight to the { $node }.
        [IC-WONDER-ALTAR] Living Altar: { $seat } goes from the { $origin } to the { $node }.
       *[other] { $seat } goes from the { $origin } to the { $node }.
    }
event-action-taken =
    { $action-id ->
        [extract] { $seat } extracts Qoam
        [deploy] { $seat } deploys a Machine
        [eradicate] { $seat } eradicates Parasites
        [investigate] { $seat } investigates the Colossus
        [retrieve] { $seat } retrieves an Apparatus
        [install] { $seat } installs an Apparatus
       *[restore] { $seat } restores a Wonder
    }{ $rule ->
        [IC-CURIO-11] {" "}with the Curio card.
        [IC-GEAR-GLOVES-01] {" "}as a Special Action.
        [IC-SEEKER-CRIMINAL-03] {" "}as a Special Action.
       *[other] .
    }

## Qoam

event-qoam-extracted =
    { $rule ->
        [IC-EXTRACT-03] Harvester: { $seat } takes { $count } more { $colour } from the { $region }; { $left } left.
        [IC-CURIO-15] Deep Harvesters: { $seat } takes { $count } more { $colour } from the { $region }; { $left } left.
       *[other] { $seat } takes { $count } { $colour } from the { $region }; { $left } left.
    }
event-harvester-any = Any-colour Harvesters: { $seat } takes 1 { $colour } from the supply, and the { $region } keeps its Qoam.
event-qoam-gained = { $seat } takes { $amounts } from the supply.
event-qoam-stored = { $seat } puts { $amounts } into cage { $cage }.
event-qoam-replaced = { $seat } gives back what was in cage { $cage }: { $amounts }.
event-batch-discarded = { $seat } discards the new Qoam: { $amounts }.
event-qoam-added = { $seat } adds 1 { $colour } to cage { $cage }.
event-qoam-spent = { $seat } spends { $amounts }.
event-qoam-converted = { $seat } converts 2 { $colour } into 1 { $made }.
event-qoam-discarded =
    { $rule ->
        [IC-WONDER-PULSAR] Pulsar: { $seat } discards { $amounts } from cage { $cage }.
       *[other] Transmuter: { $seat } discards { $amounts } from cage { $cage }.
    }
event-cage-lost = { $seat } loses cage { $cage } with its Qoam: { $amounts }.

## Machines

event-machine-activated = { $seat } activates the { $machine } in the { $region }.
event-machine-blocked =
    { $machines ->
        [one] Parasites block { $seat }’s { $machine } in the { $region }: { $parasites } against { $machines } Machine.
       *[other] Parasites block { $seat }’s { $machine } in the { $region }: { $parasites } against { $machines } Machines.
    }
event-machine-deployed = { $seat } deploys a { $machine } in the { $region }.
event-icon-uncovered =
    { $row-id ->
        [strength] { $count ->
            [one] { $seat } uncovers a Strength icon.
           *[other] { $seat } uncovers { $count } Strength icons.
        }
        [movement] { $count ->
            [one] { $seat } uncovers a Movement icon.
           *[other] { $seat } uncovers { $count } Movement icons.
        }
       *[cage] { $count ->
            [one] { $seat } opens another Null Cage.
           *[other] { $seat } opens { $count } more Null Cages.
        }
    }
event-power-used = { $seat } uses the Emergency Power Supply: { $use }.
event-power-recharged = { $seat }’s Emergency Power Supply is Charged again.

## Parasites, Shards and Apparatus

event-parasites-collected =
    { $count ->
        [one] { $seat } removes a Parasite from the { $region }; { $left } left.
       *[other] { $seat } removes { $count } Parasites from the { $region }; { $left } left.
    }
event-shard-revealed =
    { $left ->
        [one] { $seat } takes a Shard of value { $value } from the Colossus; { $left } is left.
       *[other] { $seat } takes a Shard of value { $value } from the Colossus; { $left } are left.
    }
event-shard-kept =
    { $count ->
        [one] { $seat } keeps the Shard of value { $value }, the first one.
       *[other] { $seat } keeps the Shard of value { $value } and now has { $count }.
    }
event-shard-removed = { $seat } does not keep the Shard of value { $value }; it is removed from the game.
event-apparatus-retrieved = { $seat } retrieves the { $apparatus }: Reputation for { $kind }.
event-apparatus-installed = { $seat } installs the { $apparatus }: it scores once more at the end.

## Curio cards

event-curios-drawn =
    { $count ->
        [one] { $seat } draws a Curio card.
       *[other] { $seat } draws { $count } Curio cards.
    }
event-curios-drawn-private =
    { $cards-count ->
        [one] { $seat } draws a Curio card: { $cards }.
       *[other] { $seat } draws Curio cards: { $cards }.
    }
event-curios-reshuffled =
    The discarded Curio cards become a new deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-curio-played =
    { $rule ->
        [IC-WONDER-HUB] Curio Hub: { $seat } plays “{ $card }”.
       *[other] { $seat } plays “{ $card }”.
    }
event-curio-discarded =
    { $rule ->
        [IC-WOUND-01] { $seat } discards “{ $card }” to prevent a wound.
       *[other] { $seat } discards “{ $card }”.
    }
event-upgrade-activated = { $seat } now has the Upgrade “{ $card }”.
event-upgrade-discarded = { $seat } discards the Upgrade “{ $card }”.
event-seekers-attacked =
    { $seats-count ->
        [0] { $seat } attacks and hits no one.
       *[other] { $seat } attacks and hits { $seats }.
    }

## Wonders

event-wonder-restored =
    { $ring ->
        [true] { $seat } restores { $wonder } in the { $region }.
       *[false] { $seat } restores { $wonder } in the { $region }, without a ring.
    }
event-wonder-activated = { $seat } activates { $wonder }, which belongs to { $owner }.

## Reputation

event-reputation-gained =
    { $source ->
        [deploy] { $count ->
            [one] { $seat } scores { $amount } Reputation for the { $machine }: the cost of { $cost }.
           *[other] { $seat } scores { $amount } Reputation for the { $machine }: the cost of { $cost } times { $count } Machines of that type.
        }
        [refiner_bonus] { $seat } scores { $amount } Reputation for the Refiner of the { $row } row.
        [refiners] { $seat } scores { $amount } Reputation with the Refiner in the { $region }.
        [scavengers] { $seat } scores { $amount } Reputation with the Scavenger in the { $region }.
        [retrieve] { $seat } scores { $amount } Reputation for the Apparatus: { counted }.
        [investigate] { $seat } scores { $amount } Reputation for { $pink } Pink spent on a Shard of value { $value }.
        [parasites] { $count ->
            [one] { $seat } scores { $amount } Reputation for { $place ->
                [1] 1st
                [2] 2nd
                [3] 3rd
               *[other] { $place }th
            } place with { $count } Parasite collected.
           *[other] { $seat } scores { $amount } Reputation for { $place ->
                [1] 1st
                [2] 2nd
                [3] 3rd
               *[other] { $place }th
            } place with { $count } Parasites collected.
        }
        [curios] { $seat } scores { $amount } Reputation with “{ $card }”.
        [attacks] { $count ->
            [one] { $seat } scores { $amount } Reputation with “{ $card }”: { $count } Seeker hit.
           *[other] { $seat } scores { $amount } Reputation with “{ $card }”: { $count } Seekers hit.
        }
        [seeker] { $seat } scores { $amount } Reputation as { $seeker }.
        [gear] { $seat } scores { $amount } Reputation with { $gear }.
        [wonder_restored] { $machines ->
            [one] { $seat } scores { $amount } Reputation for { $wonder }: { $machines } adjacent Machine.
           *[other] { $seat } scores { $amount } Reputation for { $wonder }: { $machines } adjacent Machines.
        }
        [wonder_activated] { $seat } scores { $amount } Reputation for activating { $wonder }.
        [wonder_power] { $seat } scores { $amount } Reputation with { $wonder }.
        [qoam] { $seat } scores { $amount } Reputation for { $count } Qoam left in the cages.
        [shards] { $count ->
            [0] { $seat } has no Shard: { $amount } Reputation.
            [one] { $seat } scores { $amount } Reputation for { $count } Shard.
           *[other] { $seat } scores { $amount } Reputation for { $count } Shards.
        }
        [installed] { $seat } scores { $amount } Reputation for the installed { $apparatus } (for { $kind }).
       *[doubled] { $seat } scores { $amount } more Reputation: a Shard doubles the { $apparatus } (for { $kind }).
    }
