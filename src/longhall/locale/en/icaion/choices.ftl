# Icaion: decisions, options and the groups they are shown in.

## Setting up

decide-neutral-machine =
    Choose the type of neutral Machine to place. { $count ->
        [one] This is the last one.
       *[other] { $count } are still to be placed.
    }
option-machine = { $machine }
group-machine = Types of Machine
decide-neutral-region = Choose a Region for the neutral { $machine }. It works for no one, but counts as a Machine for the costs and points of every player’s Deploys.
option-region = { $region }
group-region = Regions

decide-draft-character =
    { $second ->
        [true] Choose a card. After this you have a Seeker and Gear.
       *[false] Choose your first card: a Seeker or Gear.
    }
option-seeker =
    { $seeker }: hand limit { $hand }, Upgrades { $upgrades }, { $amounts-count ->
        [0] no Qoam
       *[other] { $amounts }
    }
option-gear =
    { $gear }: hand limit +{ $hand }, Upgrades +{ $upgrades }, { $amounts-count ->
        [0] no Qoam
       *[other] { $amounts }
    }
group-seeker = Seekers
group-gear = Gear

decide-start-node = Choose where your Seeker starts.
option-node = { $node }
option-start-node = { $node }. Extract there: { extracted }
group-node = Nodes

## Move and Camp

decide-move =
    { $again ->
        [true] Double Shift: choose where to go now.
       *[false] Choose where to go.
    } You are at the { $node }. { $wounded ->
        [true] You are wounded and can go { $free ->
            [one] { $free } node.
           *[other] up to { $free } nodes.
        }
       *[false] { $jump ->
            [true] On this last turn of the Year you can go anywhere.
           *[false] { $free ->
                [one] { $free } node is free
               *[other] Up to { $free } nodes are free
            }{ $extra ->
                [0] .
                [one] , and each Blue adds { $extra } node.
               *[other] , and each Blue adds { $extra } nodes.
            }
        }
    }
option-move-to =
    { $node }, { way }, { $cost ->
        [0] free
       *[other] { $cost } Blue
    }. Extract there: { extracted }
extracted =
    { $amounts-count ->
        [0] nothing
       *[other] { $amounts }
    }
option-camp = Camp: stay here for { $cost } Blue. Extract here: { extracted }

decide-curio-move =
    { $count ->
        [one] You may move { $count } node further. Choose where.
       *[other] You may move up to { $count } nodes further. Choose where.
    }
option-move-further = { $node }, { way }. Extract there: { extracted }
option-move-no-further = Stay here. Extract here: { extracted }

## Actions

decide-action =
    Choose an action. { $special ->
        [true] { $standard ->
            [0] You have a Special Action left.
            [one] You have a Standard Action and a Special Action left.
           *[other] You have { $standard } Standard Actions and a Special Action left.
        }
       *[false] { $standard ->
            [one] You have a Standard Action left.
           *[other] You have { $standard } Standard Actions left.
        }
    }
option-extract = Extract Qoam
option-extract-nothing = Extract Qoam: there is nothing here
option-deploy = Deploy a Machine
option-eradicate = Eradicate Parasites
option-investigate = Investigate the Colossus
option-investigate-nothing = Investigate the Colossus: without Pink it brings you nothing
option-retrieve = Retrieve an Apparatus
option-install = Install your Apparatus
option-restore = Restore a Wonder
option-special = { $action }
option-play =
    { $card }: { $green ->
        [0] free
       *[other] { $green } Green
    }
option-power-overcharge = Overcharge Machinery: take Qoam
option-power-draw = Draw 1 or 2 Curio cards
option-power-double-shift = Double Shift: move and act once more
option-end-turn = End your turn
group-action = Standard Action
group-special = As your Special Action
group-power = Special Action: Emergency Power Supply
group-card = Curio cards

decide-card-action = Choose an action of the card “{ $card }”.

## Extract

decide-activate-machine = Choose a Machine to activate.
option-activate =
    { $machine } in the { $region }: { $machine-id ->
        [harvester] 1 more { $colour }
        [scavenger] { $cards ->
            [0] discard a card for { $points } Reputation
            [one] draw a card
           *[other] draw up to { $cards } cards
        }
       *[refiner] { $points } Reputation
    }
decide-harvester-any = Choose where the second Qoam of your Harvester in the { $region } comes from. In another colour it comes from the supply, and the Region keeps its own.
option-from-region = { $colour } from the { $region }
option-colour = { $colour }
group-colour = Colours
decide-harvester-third = Choose whether your Harvester takes a third { $colour } from the { $region }.
option-take = Take it
decide-scavenger-discard = Your Scavenger in the { $region }: draw a card, or discard one for { $points } Reputation.
option-draw = Draw a Curio card
option-card = { $card }
decide-refiner-eradicate = Your Refiner lets you remove and keep a Parasite from the { $region }. Choose whether to take it.

## Qoam

decide-store-batch = Choose a Null Cage for { $amounts }. What is in that cage goes back to the supply.
option-cage =
    Cage { $cage }: { $amounts-count ->
        [0] empty
       *[other] { $amounts }
    }
option-discard = Discard the new Qoam
group-cage = Null Cages
decide-batch-colour =
    { $rule ->
        [IC-GEAR-CASE-01] Exploration Case: choose a colour to take { $count } of.
        [IC-DEPLOY-08] Bonus of the Refiner: choose a colour to take { $count } of.
       *[other] Choose a colour to take { $count } of.
    }
decide-added-colour =
    { $rule ->
        [IC-WONDER-QOAMCOPIA] Qoamcopia: choose a colour to add to one of your cages.
       *[other] The Machine: choose a colour to add to one of your cages.
    }
decide-added-cage = Choose the cage to add 1 { $colour } to. What is in it stays.
decide-payment =
    { $rule ->
        [IC-MOVE-01] Camp
        [IC-MOVE-05] Extra nodes
        [IC-DEPLOY-05] Deploy
        [IC-CURIO-01] Curio card
        [IC-ERADICATE-01] Eradicate
        [IC-COLOSSUS-02] Investigate
       *[other] Restore
    }: choose what to pay with. { $wild ->
        [true] { $colour-id ->
            [brown] { $count } Brown to pay.
           *[other] { $count } { $colour } to pay; Brown will do too.
        }
       *[false] { $count } { $colour } to pay.
    }
option-pay = 1 { $colour } from cage { $cage }
option-convert = Convert 2 { $colour } into 1 { $made }
group-pay = Pay
group-convert = Converter
decide-converted = Choose the cage to take { $colour } from for the converter, which needs { $count } more.

## Deploy

decide-deploy-row = Choose a Machine to deploy.
option-row =
    { $machine-id ->
        [refiner] { $row-id ->
            [strength] Refiner of the Strength row: recharge, and { $count } Reputation
            [movement] Refiner of the Movement row: recharge, and { $count } Qoam of one colour
           *[cage] Refiner of the Null Cage row: recharge, and draw { $count ->
                [one] { $count } card
               *[other] up to { $count } cards
            }
        }
       *[other] { $row-id ->
            [strength] { $machine } of the Strength row: { $count } more Strength
            [movement] { $machine } of the Movement row: { $count ->
                [one] { $count } extra node for each Blue
               *[other] up to { $count } extra nodes for each Blue
            }
           *[cage] { $machine } of the Null Cage row: { $count ->
                [one] { $count } more cage
               *[other] { $count } more cages
            }
        }
    }
group-row = Rows of your Division Board
decide-deploy-region = Choose a Region for the { $machine }. Brown counts as any colour.
option-deploy-to =
    { $region }: { $cost ->
        [0] free
       *[other] { $cost } { $colour }
    }; you score { $points } Reputation

## Eradicate

decide-eradicate =
    Choose Parasites to remove. { $strength ->
        [one] Each Grey removes { $strength }
       *[other] Each Grey removes up to { $strength }
    }; you can remove { $most } in all{ $count ->
        [0] .
       *[other] , and you have chosen { $count }.
    }
option-remove = { $count } from the { $region } (Grey spent: { $grey })
group-remove = Parasites

## Investigate

decide-investigate = The Shard has the value { $value }. Choose how much Pink to spend. You keep the Shard if you spend { $value }.
option-pink =
    { $count } Pink: { $points } Reputation, { $kept ->
        [true] you keep the Shard
       *[false] the Shard is lost
    }

## Retrieve

decide-retrieve = Choose an Apparatus of Year { year-number } to retrieve.
option-apparatus = { $colour }: { $each } Reputation for { $kind }, now { $points }
group-apparatus = Apparatus

## Emergency Power Supply and drawing

decide-overcharge =
    { $colours-count ->
        [0] Choose a colour to take 1 of. Your Machines add nothing.
       *[other] Choose a colour to take 1 of. Your Machines add 1 each of { $colours }.
    }
decide-draw-more =
    { $count ->
        [one] Draw a Curio card? You may draw one.
       *[other] Draw a Curio card? You may draw up to { $count }.
    }

## Upgrades

decide-upgrade-limit =
    { $limit ->
        [one] You may have one active Upgrade. Choose which to discard: the old one or the new “{ $card }”.
       *[other] You may have { $limit } active Upgrades. Choose one to discard to make room for “{ $card }”, or discard the new one.
    }
option-new = Discard the new one
decide-lost-cage = Choose the Null Cage to lose with the Upgrade. Its contents go back to the supply.

## Wounds

decide-prevent-wound =
    { $rule ->
        [IC-PARASITE-02] A Region adjacent to your Seeker is overrun by Parasites.
        [IC-CURIO-09] Your Seeker is attacked.
        [IC-WONDER-COLONY] The Parasite Colony attacks your Seeker.
       *[other] The Colossus attacks your Seeker.
    } Choose a Curio card to discard to prevent the wound.
option-wound = None: be wounded

## Wonders

decide-restore-wonder = Choose a Wonder to restore.
option-restore-wonder = { $wonder }, cost { $cost }
option-wonder = { $wonder }
group-wonder = Wonders
decide-restore-region = Choose a Region in which to restore { $wonder }. Brown counts as any colour.
option-restore-in = { $region }: { $cost } { $colour }; you score { $points } Reputation
decide-next-wonder-choice = Choose which of your Wonders takes effect first.
decide-pulsar = Pulsar: choose a Qoam to discard.
decide-transmuter = Transmuter: you may discard a Qoam for { $points } Reputation.
option-lose = 1 { $colour } from cage { $cage }
group-lose = Discard
decide-hub = Curio Hub: draw a Curio card or play one.
decide-altar = Living Altar: move your Seeker, or remove a Parasite adjacent to it.
option-altar-parasite = Remove a Parasite from the { $region }
decide-bell = Dark Bell: choose where the Colossus moves. A Parasite then appears in each Region adjacent to its crater.
option-clockwise = Clockwise to the { $crater }
option-counterclockwise = Anticlockwise to the { $crater }
option-stay = It stays at the { $crater }
group-crater = Craters
