# Icaion. All wording is our own.

game-name = Icaion

## Things

colour-blue = modrý
colour-brown = hnědý
colour-green = zelený
colour-grey = šedý
colour-pink = růžový

amount-blue = { $n ->
    [one] { $n } modrý qoam
    [few] { $n } modré qoamy
   *[other] { $n } modrých qoamů
}
amount-brown = { $n ->
    [one] { $n } hnědý qoam
    [few] { $n } hnědé qoamy
   *[other] { $n } hnědých qoamů
}
amount-green = { $n ->
    [one] { $n } zelený qoam
    [few] { $n } zelené qoamy
   *[other] { $n } zelených qoamů
}
amount-grey = { $n ->
    [one] { $n } šedý qoam
    [few] { $n } šedé qoamy
   *[other] { $n } šedých qoamů
}
amount-pink = { $n ->
    [one] { $n } růžový qoam
    [few] { $n } růžové qoamy
   *[other] { $n } růžových qoamů
}
amount-reputation = { $n ->
    [one] { $n } bod reputace
    [few] { $n } body reputace
   *[other] { $n } bodů reputace
}
amount-curios = { $n ->
    [one] { $n } karta kuriozity
    [few] { $n } karty kuriozit
   *[other] { $n } karet kuriozit
}

machine-harvester = harvestor
machine-scavenger = sběrač
machine-refiner = rafinátor

row-strength = síla
row-movement = pohyb
row-cage = klece nicoty

power-overcharge = přetížení strojů
power-draw = dobrání karet
power-double-shift = dvojitá směna

year-number = { $year ->
    [1] I
    [2] II
   *[3] III
}

## Forms of words: machine-cap opens a sentence, crystals is qoam of a colour and its number, scored and worth are points of
## reputation, left-there is what stays behind in a Region, way is how far it is

machine-cap = { $machine-id ->
    [harvester] Harvestor
    [scavenger] Sběrač
   *[refiner] Rafinátor
}
crystals = { $count ->
    [one] { $count } { $colour } qoam
    [few] { $count } { colour-few } qoamy
   *[other] { $count } { colour-many } qoamů
}
crystals-cost = { $cost ->
    [one] { $cost } { $colour } qoam
    [few] { $cost } { colour-few } qoamy
   *[other] { $cost } { colour-many } qoamů
}
colour-few = { $colour-id ->
    [blue] modré
    [brown] hnědé
    [green] zelené
    [grey] šedé
   *[pink] růžové
}
colour-many = { $colour-id ->
    [blue] modrých
    [brown] hnědých
    [green] zelených
    [grey] šedých
   *[pink] růžových
}
colour-with = { $colour-id ->
    [blue] modrými
    [brown] hnědými
    [green] zelenými
    [grey] šedými
   *[pink] růžovými
}
colour-cap = { $colour-id ->
    [blue] Modrý
    [brown] Hnědý
    [green] Zelený
    [grey] Šedý
   *[pink] Růžový
}
scored = { $amount ->
    [one] { $amount } bod reputace
    [few] { $amount } body reputace
   *[other] { $amount } bodů reputace
}
worth = { $points ->
    [one] { $points } bod reputace
    [few] { $points } body reputace
   *[other] { $points } bodů reputace
}
left-there = { $left ->
    [0] nezbývá tam žádný
    [few] zbývají tam { $left }
   *[other] zbývá tam { $left }
}
way = { $distance ->
    [one] { $distance } uzel
    [few] { $distance } uzly
   *[other] { $distance } uzlů
}

## The end

end-three-years = Třetí rok skončil; vítězí hráč s nejvyšší reputací

score-deploy = Nasazené stroje
score-refiner-bonus = Bonusy za nasazení rafinátorů
score-refiners = Aktivované rafinátory
score-retrieve = Vyzvednuté aparatury
score-investigate = Průzkum Kolosu
score-parasites = Sebraní paraziti
score-curios = Karty kuriozit
score-attacks = Útoky
score-scavengers = Karty odhozené u sběračů
score-seeker = Hledač
score-gear = Výstroj
score-wonder-restored = Obnovené divy
score-wonder-activated = Aktivované divy
score-wonder-power = Efekty divů
score-qoam = Zbylé qoamy
score-shards = Prvotní úlomky
score-installed = Nainstalované aparatury
score-doubled = Aparatury zdvojnásobené úlomky
score-total = Celkem
