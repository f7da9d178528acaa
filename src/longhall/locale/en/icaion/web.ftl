# Icaion in the browser: the board, panels, scenes, and the table as text. Ids begin with board-.

board-label = The frozen world of Icaion
board-close = Close
board-keys-about = On the board: everything about a Region
board-city = City
board-setup = Setting up
board-over = The end
board-end-course = Reputation by Year
board-year-short = Year { $year }
board-year = Year { $year }, round { $round }
board-round = round { $round }
board-last-round = last round

## Events, the hunt, Apparatus

board-space-n = Space { $n }
board-space-empty = No card yet
board-space =
    { $qoam } Qoam{ $parasite ->
        [true] {" "}and a Parasite
       *[other] {""}
    } for each Region of the card; the Colossus moves { $arrows ->
        [one] { $arrows } crater.
       *[other] { $arrows } craters.
    }
board-recharges = When its round begins, every Emergency Power Supply is recharged.
board-hunt = Parasite hunt
board-parasites =
    { $count ->
        [0] No Parasites
        [one] { $count } Parasite
       *[other] { $count } Parasites
    }
board-apparatus = Apparatus { $year }
board-pays = { $points } Reputation for { $kind }
# Short, beside the points; $kind-id is what the Apparatus counts.
board-per =
    { $kind-id ->
        [harvesters] per Harvester
        [scavengers] per Scavenger
        [refiners] per Refiner
        [upgrades] per Upgrade
        [strength] per Strength
        [movement] per Movement
        [cages] per Cage
        [shards] per Shard
        [region_types] per type of Region
       *[parasites] per Parasite
    }
board-pile-empty = gone
board-worth-you = what it would score you now

## Regions

board-most = at most { $most }
board-no-machines = no Machines
board-blocked = More Parasites than Machines: they give nothing.
board-overrun-next = One more overruns the Region.
board-crater-installs = Apparatus of this colour is installed on its rim.
board-crater-colossus = The Colossus is here. Shards on it: { $n }.
board-crater-beside = Adjacent to it: { $list }.
board-omen = If the next event is a Colossus card, the Colossus comes here.
## What players have

board-cage = Cage { $n }
board-empty = empty
board-charged = Charged
board-discharged = Discharged
board-power = Emergency Power Supply { $place }: your place in turn order
board-power-empty = Emergency Power Supply Discharged
board-strength =
    { $n ->
        [one] { $n } Parasite for each Grey
       *[other] { $n } Parasites for each Grey
    }
board-movement =
    { $free ->
        [one] { $free } free node
       *[other] { $free } free nodes
    }; { $extra ->
        [0] Blue adds none
       *[other] each Blue adds { $extra }
    }
board-cages =
    { $n ->
        [one] { $n } Null Cage
       *[other] { $n } Null Cages
    }
board-shards =
    { $n ->
        [0] No Shards
        [one] { $n } Shard
       *[other] { $n } Shards
    }
board-shards-score = Shards, scored at the end
board-doubled = At the end your Shards double the best installed Apparatus. More Reputation, as it stands: { $points }
board-tile-doubled = At the end a Shard doubles it, as things stand.
board-tiles = Apparatus: held, then installed
board-wound-means = On your next turn: a Move of up to 2 nodes, and no Special Action.

## What a choice would bring

board-extract-there = Extract there:
board-free = free
board-any-colour = 1 of any colour
board-special = as your Special Action
board-investigate = A Shard for 1–3 Pink. You have { $n }.
board-machine =
    { $machine-id ->
        [harvester] Harvesters take 1 more Qoam on an Extract.
        [scavenger] Scavengers draw a Curio card on an Extract.
       *[refiner] Refiners score Reputation on an Extract.
    }
board-gives-qoam = { $count } more
board-gives-points = { $points } Reputation
board-gives-cards =
    { $count ->
        [one] draws a card
       *[other] draws up to { $count } cards
    }
board-times =
    cost { $cost } × { $count ->
        [one] { $count } Machine
       *[other] { $count } Machines
    }
board-refiner-bonus = recharges your Emergency Power Supply
board-installed-at = to be installed at the { $crater }
board-at-end = { $points } Reputation at the end, as it stands
board-hits-nobody = (would hit no one)
board-brings-nothing = (would bring nothing)
board-final = The final score would then be: { $final }
board-final-shardless = The final score would then be: { $final }, with the loss of 15 for no Shard

## Scenes

board-scene-event = What follows
board-scene-attack = Attack
board-scene-shard = Primal Shard
board-scene-apparatus = Apparatus
board-scene-year-end = The end of the Year
board-scene-year = A new Year
board-scene-wounds = Wounds
# One line for the same thing in several places, or to several players.
board-told-qoam = Qoam appears: { $list }.
board-told-parasites = Parasites appear: { $list }.
board-told-recharged = Emergency Power Supply Charged again: { $list }.
board-told-taken = Taken: { $list }.

# A row of the table of points at the end.
board-period = Year { $period }

# What may not be chosen, by the number in its key

numbered-cage = Cage { $number }

# Why one cannot go to some nodes: said once above them. The way is the farthest one may go.

board-why-far = Further than your Blue takes you.
board-why-locked = You can go only { way }. Deploy the Harvester of your Movement row to go further with Blue.
board-why-wounded = With a wounded Seeker you can go only { way }.
board-why-card = This card moves you only { way }.
