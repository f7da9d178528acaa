# The Lord of the Ice Garden. All wording is our own.
#
# Attributes are other forms of a name: a sentence says { $region-in } where it means "on the Coast of Sails". The message
# other-KIND says them of names from a pack of one's own.

game-name = The Lord of the Ice Garden

## Regions

other-region = { $name }
    .the = { $name }
    .in = in { $name }
    .to = to { $name }
    .from = from { $name }

region-isle = Volcanic Isle
    .the = the Volcanic Isle
    .in = on the Volcanic Isle
    .to = to the Volcanic Isle
    .from = from the Volcanic Isle
region-sails = Coast of Sails
    .the = the Coast of Sails
    .in = on the Coast of Sails
    .to = to the Coast of Sails
    .from = from the Coast of Sails
region-fjords = Three Fjords
    .the = the Three Fjords
    .in = in the Three Fjords
    .to = to the Three Fjords
    .from = from the Three Fjords
region-fire = Land of the Fire People
    .the = the Land of the Fire People
    .in = in the Land of the Fire People
    .to = to the Land of the Fire People
    .from = from the Land of the Fire People
region-valley = Hidden Valley
    .the = the Hidden Valley
    .in = in the Hidden Valley
    .to = to the Hidden Valley
    .from = from the Hidden Valley
region-empire = Great Empire
    .the = the Great Empire
    .in = in the Great Empire
    .to = to the Great Empire
    .from = from the Great Empire
region-snakes = Land of the Snake People
    .the = the Land of the Snake People
    .in = in the Land of the Snake People
    .to = to the Land of the Snake People
    .from = from the Land of the Snake People
region-zym = Nahel Zym Desert
    .the = the Nahel Zym Desert
    .in = in the Nahel Zym Desert
    .to = to the Nahel Zym Desert
    .from = from the Nahel Zym Desert

## Resources

other-resource = { $name }
    .counted = { $count } { $name }

resource-population = population
    .counted = { $count } population
resource-gold = gold
    .counted = { $count } gold
resource-m = M
    .counted = { $count } M

amount-population = { $n } population
amount-gold = { $n } gold
amount-m = { $n } M
amount-markers =
    { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
amount-levels =
    { $n ->
        [one] { $n } level of units
       *[other] { $n } levels of units
    }
amount-domination = { $n } for Domination

## Characters

character-fjollsfinn = Olaf Fjollsfinn
character-fjollsfinn-text = Goal: 6 of the other players’ influence markers in the Ice Garden. An Ice Drakkar takes one from each region he dominates.
character-dyken = Pier van Dyken
character-dyken-text = Goal: 4 charm places absorbed by the Thorn. A Rat Piper sends the charm of a region he dominates to the Thorn, which can absorb it from the next turn on if he dominates its region too.
character-freihoff = Ulrike Freihoff
character-freihoff-text = Goal: Red Towers in 6 different regions. An Enlightened Being builds one in a region she dominates.
character-callo = Passionaria Callo
character-callo-text = Goal: 2 closed regions. The Nightmare puts nightmare tokens in regions she dominates; where there are two, a Faun can close the region.

## Pieces

other-piece = { $name }
    .counted = { $name } ×{ $count }
    .one = { $name }
    .many = { $name }

piece-marker = Influence marker
    .counted =
        { $count ->
            [one] { $count } influence marker
           *[other] { $count } influence markers
        }
    .one = an influence marker
    .many = influence markers
piece-volcano-man = Volcano Man
    .counted =
        { $count ->
            [one] { $count } Volcano Man
           *[other] { $count } Volcano Men
        }
    .one = a Volcano Man
    .many = Volcano Men
piece-volcano-man-text = Fjollsfinn’s level-1 unit. It can plunder.
piece-drakkar = Ice Drakkar
    .counted =
        { $count ->
            [one] { $count } Ice Drakkar
           *[other] { $count } Ice Drakkars
        }
    .one = an Ice Drakkar
    .many = Ice Drakkars
piece-drakkar-text = Fjollsfinn’s level-2 unit. Two of them ferry pieces between their regions, and one recruits another player’s marker for the Ice Garden.
piece-tree-brothers = Tree Brothers
    .counted =
        { $count ->
            [one] the Tree Brothers
           *[other] { $count } Tree Brothers
        }
    .one = the Tree Brothers
    .many = Tree Brothers
piece-tree-brothers-text = Fjollsfinn’s level-3 unit, with two attacks.
piece-crab = Crab
    .counted =
        { $count ->
            [one] { $count } Crab
           *[other] { $count } Crabs
        }
    .one = a Crab
    .many = Crabs
piece-crab-text = Van Dyken’s level-1 unit, with an attack and a shield. Summoning Crabs costs extra reputation.
piece-piper = Rat Piper
    .counted =
        { $count ->
            [one] { $count } Rat Piper
           *[other] { $count } Rat Pipers
        }
    .one = a Rat Piper
    .many = Rat Pipers
piece-piper-text = Van Dyken’s level-2 unit. It takes population, and sends charms to the Thorn.
piece-wyvern = Wyvern
    .counted =
        { $count ->
            [one] { $count } Wyvern
           *[other] { $count } Wyverns
        }
    .one = the Wyvern
    .many = Wyverns
piece-wyvern-text = Van Dyken’s level-3 unit. It is fast and attacks.
piece-moon-brother = Moon Brother
    .counted =
        { $count ->
            [one] { $count } Moon Brother
           *[other] { $count } Moon Brothers
        }
    .one = a Moon Brother
    .many = Moon Brothers
piece-moon-brother-text = Freihoff’s level-1 unit, with a shield.
piece-enlightened = Enlightened Being
    .counted =
        { $count ->
            [one] { $count } Enlightened Being
           *[other] { $count } Enlightened Beings
        }
    .one = an Enlightened Being
    .many = Enlightened Beings
piece-enlightened-text = Freihoff’s level-2 unit. It builds Red Towers.
piece-harrasim = Harrasim
    .counted = Harrasim
    .one = Harrasim
    .many = Harrasim
piece-harrasim-text = Freihoff’s level-3 unit. The Making Spy takes two abilities of his choice in each Activation.
piece-wild-child = Wild Child
    .counted =
        { $count ->
            [one] { $count } Wild Child
           *[other] { $count } Wild Children
        }
    .one = a Wild Child
    .many = Wild Children
piece-wild-child-text = Callo’s level-1 unit, with an attack.
piece-faun = Faun
    .counted =
        { $count ->
            [one] { $count } Faun
           *[other] { $count } Fauns
        }
    .one = a Faun
    .many = Fauns
piece-faun-text = Callo’s level-2 unit. It replaces other players’ markers with hers, and closes regions.
piece-nightmare = Nightmare
    .counted =
        { $count ->
            [one] { $count } Nightmare
           *[other] { $count } Nightmares
        }
    .one = the Nightmare
    .many = Nightmares
piece-nightmare-text = Callo’s level-3 unit, with a shield. It places nightmare tokens.

piece-there = { $piece } { $region-in }
target-there = { $player }’s { $piece } { $region-in }
target-nation = Nation marker { $region-in }
target-companion = Companion of Vuko { $region-in }

## Abilities

ability-speed = Speed
ability-speed-text = In Activation the unit may move to an adjacent region.
ability-attack = Attack
ability-attack-text = In Activation the unit adds one attack in its region. All your attacks in a turn together cost 2 gold.
ability-shield = Shield
ability-shield-text = Killing the unit takes one more attack.
ability-domination = Domination
ability-domination-text = You have 1 more influence where the unit is.
ability-plunder = Plunder
ability-plunder-text = Where you dominate, take 1 resource token from another player who is there.
ability-spy = Making Spy
ability-spy-text = At the start of Activation Harrasim takes two different abilities from the board, free of charge, and may change them later.
ability-drakkar = Ice Drakkar
ability-drakkar-text = In Activation, with both Ice Drakkars in two regions, you may move any of your other pieces between these two.
ability-recruit = Recruit
ability-recruit-text = Where you dominate, take another player’s influence marker to the Ice Garden. It counts for your goal.
ability-piper = Piper
ability-piper-text = Where you dominate, take 1 population.
ability-move-charm = Sending a charm to the Thorn
ability-move-charm-text = Where you dominate, move the charm of the region to the Thorn, face down until the next turn.
ability-tower = Tower building
ability-tower-text = Where you dominate, place a Red Tower; one in each region.
ability-nightmare = Nightmare
ability-nightmare-text = Where you dominate, place a nightmare token.
ability-faun = Faun
ability-faun-text = Where you dominate, replace another player’s influence marker with one of yours.
ability-close-region = Closing a region
ability-close-region-text = Where you dominate and there are two nightmare tokens, close the region for the rest of the game.
ability-absorb = Absorbing a charm
ability-absorb-text = In the region of the Thorn, if you dominate it, absorb a charm that came in an earlier turn.

## Action fields

field-throat = Snake Throat
field-throat-text = Take 1 resource token of your choice, and exchange any 2 tokens for 1 as often as you like. Each action marker here also costs an influence marker, which stays; the player with the most of them at the end gets 5 points.
field-influence = Influence
field-influence-text = Place up to 2 influence markers for 1 population each, in regions where you have influence.
field-move = Move
field-move-text = Make up to 2 moves for 1 gold each; a move takes one of your pieces to an adjacent region.
field-mountain = Ravenous Mountain
field-mountain-text = For 2 population, move any of your pieces from one region to any other.
field-raven = Raven Shadow
field-raven-text = For 1 M from level 0, discard a Vuko token or move your reputation up 2 fields.
field-making = Making
field-making-text = Raise M, buy an upgrade and summon units, each at most once. Each of them raises Dead Snow by 1 and costs reputation.
field-activation = Activation
field-activation-text = Resolved by itself after the action fields: the Making Spy, the Ice Drakkars, Speed, then Attack.
field-vuko = Vuko
field-vuko-text = Resolved by itself at the end: Vuko visits the player with the worst reputation, in another region, the one where that player has the most influence. They take a Vuko token and lose a unit there. In Domination, each token of theirs lets Vuko hold one of their markers in his region, and markers he holds do not count.

## Vuko tiles

tile-fire-people = Fire People
tile-fire-people-text = When Vuko leaves a region, a nation marker goes with him and counts wherever he is. Lasts until the end of the game.
tile-whisperers = Whisperers to Shadows
tile-whisperers-text = Ravenous Mountain costs 3 population. Lasts until the end of the game.
tile-night-wanderers = Night Wanderers
tile-night-wanderers-text = Where Vuko is, each player loses an influence marker for each of their Vuko tokens, and that token with it. Only while the furthest initiative marker is in this stage.
tile-both-bears = Both Bears
tile-both-bears-text = Vuko raises Dead Snow by 1. Only while the furthest initiative marker is in this stage.

## The count of a region, and what its token shows

count-pieces = { $piece-counted }
count-attacks =
    { $count ->
        [one] { $count } attack { $region-in }
       *[other] { $count } attacks { $region-in }
    }
count-place =
    { $seat } in { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } place with { $influence } influence ({ $amounts }{ $units-count ->
        [0] {""}
       *[other] ; { $units }
    }{ $held ->
        [0] {""}
       *[other] ; { $held } more held by Vuko
    }){ $neighbours ->
        [untied] {""}
       *[other] , { $neighbours } in adjacent regions
    }{ $by ->
        [neighbours] , which breaks the tie
        [reputation] , ahead by better reputation
       *[other] {""}
    }{ $receives ->
        [true] {""}
       *[false] , receives nothing
    }
count-held =
    { $held ->
        [one] { $seat } has only { $held } marker, held by Vuko
       *[other] { $seat } has only { $held } markers, held by Vuko
    }
token-shown = { $number }. { $region } (points { $points }, offers { $amounts })

## Scores and endings

score-regions = Regions
score-kills = Kills
score-throat = Snake Throat
score-total = Total
end-points = By victory points
end-goal = A personal goal is reached
end-dead-snow = Dead Snow has covered the land
