# Icaion: cards and tiles.

## Curio cards that are played once

curio-qoam-blue-3 = 3 Blue Qoam
curio-qoam-blue-3-text = Take 3 Blue from the supply.
curio-qoam-brown-3 = 3 Brown Qoam
curio-qoam-brown-3-text = Take 3 Brown from the supply.
curio-qoam-green-3 = 3 Green Qoam
curio-qoam-green-3-text = Take 3 Green from the supply.
curio-qoam-grey-3 = 3 Grey Qoam
curio-qoam-grey-3-text = Take 3 Grey from the supply.
curio-qoam-pink-3 = 3 Pink Qoam
curio-qoam-pink-3-text = Take 3 Pink from the supply.
curio-qoam-wild-2 = 2 Qoam of one colour
curio-qoam-wild-2-text = Choose a colour and take 2 of it from the supply.
curio-qoam-wild-4 = 4 Qoam of one colour
curio-qoam-wild-4-text = Choose a colour and take 4 of it from the supply.
curio-qoam-wild-5 = 5 Qoam of one colour
curio-qoam-wild-5-text = Choose a colour and take 5 of it from the supply.
curio-points-3 = 3 Reputation
curio-points-3-text = Score 3 Reputation.
curio-points-6 = 6 Reputation
curio-points-6-text = Score 6 Reputation.
curio-points-9 = 9 Reputation
curio-points-9-text = Score 9 Reputation.
curio-action-extract = Extra Extract
curio-action-extract-text = Extract at once.
curio-action-retrieve-or-install = Extra Retrieve or Install
curio-action-retrieve-or-install-text = Retrieve or Install at once, under the usual conditions.
curio-action-eradicate-or-investigate = Extra Eradicate or Investigate
curio-action-eradicate-or-investigate-text = Eradicate or Investigate at once, at the usual cost and under the usual conditions.
curio-action-deploy = Extra Deploy
curio-action-deploy-text = Deploy a Machine at once, at its usual cost.
curio-recharge-eps = Recharge
curio-recharge-eps-text = Recharge your Emergency Power Supply.
curio-move-2 = Up to 2 nodes further
curio-move-2-text = Right after your Move, move up to 2 nodes again.
curio-move-3 = Up to 3 nodes further
curio-move-3-text = Right after your Move, move up to 3 nodes again.
curio-move-5 = Up to 5 nodes further
curio-move-5-text = Right after your Move, move up to 5 nodes again.
curio-draw-1-2 = Draw 1 or 2 cards
curio-draw-1-2-text = Draw 1 or 2 Curio cards, within your hand limit.
curio-attack-2 = Attack for 2
curio-attack-2-text = Wound other players’ Seekers on your node and adjacent nodes. Score 2 Reputation for each Seeker hit, wounded or not.
curio-attack-3 = Attack for 3
curio-attack-3-text = Wound other players’ Seekers on your node and adjacent nodes. Score 3 Reputation for each Seeker hit, wounded or not.
curio-attack-5 = Attack for 5
curio-attack-5-text = Wound other players’ Seekers on your node and adjacent nodes. Score 5 Reputation for each Seeker hit, wounded or not.

## Upgrades

curio-up-cage = Null Cage Upgrade
curio-up-cage-text = Upgrade. You have one more Null Cage.
curio-up-strength = Strength Upgrade
curio-up-strength-text = Upgrade. You have one more Strength icon: each Grey removes 1 Parasite more.
curio-up-movement = Movement Upgrade
curio-up-movement-text = Upgrade. You have one more Movement icon: your Moves go 1 node further for free.
curio-up-converter = Converter
curio-up-converter-text = Upgrade. Whenever you spend Qoam, you may first turn 2 of one colour into 1 of another, once per action.
curio-up-harvester-any = Any-colour Harvesters
curio-up-harvester-any-text = Upgrade. The second Qoam of a Harvester may be 1 of any colour from the supply; the Region must still have one, and keeps it.
curio-up-harvester-third = Deep Harvesters
curio-up-harvester-third-text = Upgrade. A Harvester may take a third Qoam from its Region.
curio-up-scavenger-discard = Trading Scavengers
curio-up-scavenger-discard-text = Upgrade. Instead of drawing with a Scavenger you may discard a card from your hand for 3 Reputation.
curio-up-scavenger-two = Busy Scavengers
curio-up-scavenger-two-text = Upgrade. A Scavenger draws up to 2 cards instead of 1.
curio-up-refiner-three = Fine Refiners
curio-up-refiner-three-text = Upgrade. A Refiner gives 3 Reputation instead of 2.
curio-up-refiner-eradicate = Cleansing Refiners
curio-up-refiner-eradicate-text = Upgrade. When you activate a Refiner, you may also remove and keep 1 Parasite from its Region for free.

## Seekers

seeker-survivor = The Lone Survivor
seeker-survivor-text = On your last turn of a Year you may go to any node instead of making a normal Move.
seeker-cursed = The Cursed
seeker-cursed-text = On your last turn of a Year you have two Standard Actions.
seeker-heir = The Heir
seeker-heir-text = You score 1 Reputation for every Curio card you play.
seeker-machine = The Machine
seeker-machine-text = Whenever you use your Emergency Power Supply, you may add 1 Qoam of any colour to one of your cages without replacing its contents.
seeker-outsider = The Outsider
seeker-outsider-text = You score three times the Reputation for Investigating.
seeker-creature = The Creature
seeker-creature-text = Deploying and playing a Curio card cost you 1 Qoam less. You still score for the full cost of a Machine.
seeker-criminal = The Criminal
seeker-criminal-text = After a turn without a Special Action you put the Armor on. With it, you may Investigate, Retrieve or Install as your Special Action. You lose it when you are wounded and when a Year begins.

## Specialized Gear

gear-boots = Hyper Boots
gear-boots-text = Your Moves go 1 node further for free.
gear-armor = Primal Armor
gear-armor-text = At the end of the game you score 3 more Reputation for each of your Shards.
gear-belt = Multifunctional Belt
gear-belt-text = At the start of your first turn in each Year you may draw up to 2 Curio cards.
gear-case = Exploration Case
gear-case-text = At the start of your first turn in each Year you may take 3 Qoam of one colour from the supply.
gear-sword = Parasite Sword
gear-sword-text = You have one more Strength icon, and you score 2 Reputation every turn you Eradicate.
gear-harness = Energy Harness
gear-harness-text = At the end of the game the Qoam in your cages is worth 2 Reputation each instead of 1.
gear-crown = Vertebra Crown
gear-crown-text = At the end of each Year you score 5 Reputation if your last turn ended on the rim of a crater.
gear-tools = Empowered Tools
gear-tools-text = You score 4 Reputation whenever you Install an Apparatus.
gear-gloves = Mechanic Gloves
gear-gloves-text = You may Deploy as your Special Action, so you can Deploy twice per turn.
gear-stabilizer = Energy Stabilizer
gear-stabilizer-text = Whenever you Overcharge Machinery, you draw 1 Curio card.

## Event cards

event-card-river = River
event-card-river-text = Each of the three Rivers gets as much Blue as the space on the track shows. If the space shows a Parasite, each also gets one.
event-card-mountain = Mountain
event-card-mountain-text = Each of the three Mountains gets as much Brown as the space on the track shows. If the space shows a Parasite, each also gets one.
event-card-forest = Forest
event-card-forest-text = Each of the three Forests gets as much Green as the space on the track shows. If the space shows a Parasite, each also gets one.
event-card-myst = Land of Myst
event-card-myst-text = Each of the three Lands of Myst gets as much Grey as the space on the track shows. If the space shows a Parasite, each also gets one.
event-card-crystal = Crystal Field
event-card-crystal-text = Each of the three Crystal Fields gets as much Pink as the space on the track shows. If the space shows a Parasite, each also gets one.
event-card-colossus-1 = Colossus card 1
event-card-colossus-1-text = The Colossus moves. Then 2 Parasites appear in each Region adjacent to its crater, and every Seeker on a node of those Regions is wounded.
event-card-colossus-2 = Colossus card 2
event-card-colossus-2-text = A Parasite appears in each Region adjacent to the Colossus. It moves, a Parasite appears in each Region adjacent to its new crater, and every Seeker on a node of those Regions is wounded.
event-card-colossus-3 = Colossus card 3
event-card-colossus-3-text = The Colossus moves and wounds every Seeker on a node of the Regions adjacent to the craters on its path, the first and the last included. Then a Parasite appears in each Region adjacent to it.

## Apparatus

apparatus-blue-1 = Blue Apparatus I
apparatus-blue-2 = Blue Apparatus II
apparatus-blue-3 = Blue Apparatus III
apparatus-brown-1 = Brown Apparatus I
apparatus-brown-2 = Brown Apparatus II
apparatus-brown-3 = Brown Apparatus III
apparatus-green-1 = Green Apparatus I
apparatus-green-2 = Green Apparatus II
apparatus-green-3 = Green Apparatus III
apparatus-grey-1 = Grey Apparatus I
apparatus-grey-2 = Grey Apparatus II
apparatus-grey-3 = Grey Apparatus III
apparatus-pink-1 = Pink Apparatus I
apparatus-pink-2 = Pink Apparatus II
apparatus-pink-3 = Pink Apparatus III

apparatus-kind-harvesters = each deployed Harvester
apparatus-kind-scavengers = each deployed Scavenger
apparatus-kind-refiners = each deployed Refiner
apparatus-kind-upgrades = each active Upgrade
apparatus-kind-strength = each Strength icon
apparatus-kind-movement = each Movement icon
apparatus-kind-cages = each Null Cage
apparatus-kind-shards = each Primal Shard
apparatus-kind-region-types = each type of Region with its owner’s Machines
apparatus-kind-parasites = each Parasite removed this Year

# What an Apparatus has counted

counted =
    { $kind-id ->
        [harvesters] { $count ->
            [one] { $count } deployed Harvester
           *[other] { $count } deployed Harvesters
        }
        [scavengers] { $count ->
            [one] { $count } deployed Scavenger
           *[other] { $count } deployed Scavengers
        }
        [refiners] { $count ->
            [one] { $count } deployed Refiner
           *[other] { $count } deployed Refiners
        }
        [upgrades] { $count ->
            [one] { $count } active Upgrade
           *[other] { $count } active Upgrades
        }
        [strength] { $count ->
            [one] { $count } Strength icon
           *[other] { $count } Strength icons
        }
        [movement] { $count ->
            [one] { $count } Movement icon
           *[other] { $count } Movement icons
        }
        [cages] { $count ->
            [one] { $count } Null Cage
           *[other] { $count } Null Cages
        }
        [shards] { $count ->
            [one] { $count } Primal Shard
           *[other] { $count } Primal Shards
        }
        [region_types] { $count ->
            [one] { $count } type of Region with Machines
           *[other] { $count } types of Region with Machines
        }
       *[parasites] { $count ->
            [one] { $count } Parasite removed this Year
           *[other] { $count } Parasites removed this Year
        }
    }

## Wonders

wonder-colony = Parasite Colony
wonder-colony-text = Whenever it activates, other players’ Seekers on its owner’s node and adjacent nodes are wounded.
wonder-pulsar = Pulsar
wonder-pulsar-text = Whenever it activates, every player but its owner discards 1 Qoam of their choice.
wonder-transmuter = Transmuter
wonder-transmuter-text = Whenever it activates, its owner may discard 1 Qoam for 2 Reputation.
wonder-qoamcopia = Qoamcopia
wonder-qoamcopia-text = Whenever it activates, its owner adds 1 Qoam of any colour to a cage without replacing its contents.
wonder-hub = Curio Hub
wonder-hub-text = Whenever it activates, its owner may draw a Curio card or play one.
wonder-altar = Living Altar
wonder-altar-text = Whenever it activates, its owner may move their Seeker one node, or remove and keep 1 Parasite from a Region adjacent to their Seeker.
wonder-bell = Dark Bell
wonder-bell-text = Whenever it activates, its owner may move the Colossus one crater either way; then a Parasite appears in each Region adjacent to it.
