# Icaion. All wording is our own.

game-name = Icaion

## Things

colour-blue = Blue
colour-brown = Brown
colour-green = Green
colour-grey = Grey
colour-pink = Pink

amount-blue = { $n } Blue
amount-brown = { $n } Brown
amount-green = { $n } Green
amount-grey = { $n } Grey
amount-pink = { $n } Pink
amount-reputation = { $n } Reputation
amount-curios = { $n ->
    [one] { $n } Curio card
   *[other] { $n } Curio cards
}

machine-harvester = Harvester
machine-scavenger = Scavenger
machine-refiner = Refiner

row-strength = Strength
row-movement = Movement
row-cage = Null Cages

power-overcharge = Overcharge Machinery
power-draw = draw cards
power-double-shift = Double Shift

year-number = { $year ->
    [1] I
    [2] II
   *[3] III
}

## Forms of words: way is how far it is

way =
    { $distance ->
        [one] { $distance } node
       *[other] { $distance } nodes
    }

## The end

end-three-years = The third Year is over; the player with the most Reputation wins

score-deploy = Deploying Machines
score-refiner-bonus = Bonuses for deploying Refiners
score-refiners = Refiners activated
score-retrieve = Apparatus retrieved
score-investigate = Investigating the Colossus
score-parasites = Parasites collected
score-curios = Curio cards
score-attacks = Attacks
score-scavengers = Cards discarded at Scavengers
score-seeker = Seeker
score-gear = Gear
score-wonder-restored = Wonders restored
score-wonder-activated = Wonders activated
score-wonder-power = Effects of Wonders
score-qoam = Qoam left
score-shards = Primal Shards
score-installed = Apparatus installed
score-doubled = Apparatus doubled by Shards
score-total = Total
