# Icaion: decisions, options and the groups they are shown in.

## Setting up

decide-neutral-machine =
    Which type of neutral Machine do you place? { $count ->
        [one] This is the last one.
       *[other] { $count } are still to be placed.
    }
option-machine = { $machine }
group-machine = Types of Machine
decide-neutral-region = Where do you place the neutral { $machine }? It works for nobody, but counts as a Machine for the costs and points of everybody’s Deploys.
option-region = { $region }
group-region = Regions

decide-draft-character =
    { $second ->
        [true] Which card do you take? After this you have a Seeker and Gear.
       *[false] Which card do you take first, a Seeker or Gear?
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

decide-start-node = Where does your Seeker start?
option-node = { $node }
group-node = Nodes

## Move and Camp

decide-move =
    { $again ->
        [true] Double Shift: where do you go now?
       *[false] Where do you go?
    } You are at the { $node }. { $wounded ->
        [true] You are wounded and can go { $free ->
            [one] { $free } node.
           *[other] up to { $free } nodes.
        }
       *[false] { $jump ->
            [true] In this last turn of the Year you can go anywhere.
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
        [one] You may move { $count } node further. Where to?
       *[other] You may move up to { $count } nodes further. Where to?
    }
option-move-further = { $node }, { way }. Extract there: { extracted }
option-move-no-further = Stay here. Extract here: { extracted }

## Actions

decide-action =
    What do you do? { $special ->
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
option-deploy = Deploy a Machine
option-eradicate = Eradicate Parasites
option-investigate = Investigate the Colossus
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

decide-card-action = Which action of the card “{ $card }” do you take?

## Extract

decide-activate-machine = Which of your Machines do you activate?
option-activate =
    { $machine } in the { $region }: { $machine-id ->
        [harvester] 1 more { $colour }
        [scavenger] { $cards ->
            [one] draw a card
           *[other] draw up to { $cards } cards
        }
       *[refiner] { $points } Reputation
    }
decide-harvester-any = Where does the second Qoam of your Harvester in the { $region } come from? In another colour it comes from the supply, and the Region keeps its own.
option-from-region = { $colour } from the { $region }
option-colour = { $colour }
group-colour = Colours
decide-harvester-third = Does your Harvester take a third { $colour } from the { $region }?
option-take = Take it
decide-scavenger-discard = Your Scavenger in the { $region }: do you draw, or discard a card for { $points } Reputation?
option-draw = Draw a Curio card
option-card = { $card }
decide-refiner-eradicate = Your Refiner lets you remove and keep a Parasite from the { $region }. Do you take it?

## Qoam

decide-store-batch = Which Null Cage do you put { $amounts } into? What is in that cage goes back to the supply.
option-cage =
    Cage { $cage }: { $amounts-count ->
        [0] empty
       *[other] { $amounts }
    }
option-discard = Discard the new Qoam
group-cage = Null Cages
decide-batch-colour =
    { $rule ->
        [IC-GEAR-CASE-01] Exploration Case: which colour do you take { $count } of?
        [IC-DEPLOY-08] Bonus of the Refiner: which colour do you take { $count } of?
       *[other] Which colour do you take { $count } of?
    }
decide-added-colour =
    { $rule ->
        [IC-WONDER-QOAMCOPIA] Qoamcopia: which colour do you add to one of your cages?
       *[other] The Machine: which colour do you add to one of your cages?
    }
decide-added-cage = Which cage do you add 1 { $colour } to? What is in it stays.
decide-payment =
    { $rule ->
        [IC-MOVE-01] Camp
        [IC-MOVE-05] Extra nodes
        [IC-DEPLOY-05] Deploy
        [IC-CURIO-01] Curio card
        [IC-ERADICATE-01] Eradicate
        [IC-COLOSSUS-02] Investigate
       *[other] Restore
    }: what do you pay with? { $wild ->
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
decide-converted = Which cage does the { $colour } for the converter come from? It takes { $count } more.

## Deploy

decide-deploy-row = Which Machine do you deploy?
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
decide-deploy-region = Where do you deploy the { $machine }? Brown counts as any colour.
option-deploy-to =
    { $region }: { $cost ->
        [0] free
       *[other] { $cost } { $colour }
    }; you score { $points } Reputation

## Eradicate

decide-eradicate =
    Which Parasites do you remove? { $strength ->
        [one] Each Grey removes { $strength }
       *[other] Each Grey removes up to { $strength }
    }; you can remove { $most } in all{ $count ->
        [0] .
       *[other] , and you have chosen { $count }.
    }
option-remove = { $count } from the { $region } (Grey spent: { $grey })
group-remove = Parasites

## Investigate

decide-investigate = The Shard has the value { $value }. How much Pink do you spend? You keep the Shard if you spend { $value }.
option-pink =
    { $count } Pink: { $points } Reputation, { $kept ->
        [true] you keep the Shard
       *[false] the Shard is lost
    }

## Retrieve

decide-retrieve = Which Apparatus of Year { year-number } do you retrieve?
option-apparatus = { $colour }: { $each } Reputation for { $kind }, now { $points }
group-apparatus = Apparatus

## Emergency Power Supply and drawing

decide-overcharge =
    { $colours-count ->
        [0] Which colour do you take 1 of? Your Machines add nothing.
       *[other] Which colour do you take 1 of? Your Machines add 1 each of { $colours }.
    }
decide-draw-more =
    { $count ->
        [one] Do you draw a Curio card? There is one to be had.
       *[other] Do you draw a Curio card? You may draw up to { $count }.
    }

## Upgrades

decide-upgrade-limit =
    { $limit ->
        [one] You may have one active Upgrade. Which one do you discard, the old one or the new “{ $card }”?
       *[other] You may have { $limit } active Upgrades. Which one do you discard for the new “{ $card }”?
    }
option-new = Discard the new one
decide-lost-cage = Which Null Cage do you lose with the Upgrade? Its content goes back to the supply.

## Wounds

decide-prevent-wound =
    { $rule ->
        [IC-PARASITE-02] A Region at your Seeker is overrun by Parasites.
        [IC-CURIO-09] Your Seeker is attacked.
        [IC-WONDER-COLONY] The Parasite Colony attacks your Seeker.
       *[other] The Colossus attacks your Seeker.
    } Which Curio card do you discard to prevent the wound?
option-wound = None: be wounded

## Wonders

decide-restore-wonder = Which Wonder do you restore?
option-restore-wonder = { $wonder }, cost { $cost }
option-wonder = { $wonder }
group-wonder = Wonders
decide-restore-region = Where do you restore { $wonder }? Brown counts as any colour.
option-restore-in = { $region }: { $cost } { $colour }; you score { $points } Reputation
decide-next-wonder-choice = Which of your Wonders takes effect first?
decide-pulsar = Pulsar: which Qoam do you discard?
decide-transmuter = Transmuter: do you discard a Qoam for { $points } Reputation?
option-lose = 1 { $colour } from cage { $cage }
group-lose = Discard
decide-hub = Curio Hub: do you draw a Curio card or play one?
decide-altar = Living Altar: do you move your Seeker, or remove a Parasite beside it?
option-altar-parasite = Remove a Parasite from the { $region }
decide-bell = Dark Bell: where does the Colossus go? A Parasite then comes to each Region beside its crater.
option-clockwise = Clockwise to the { $crater }
option-counterclockwise = Anticlockwise to the { $crater }
option-stay = It stays at the { $crater }
group-crater = Craters
