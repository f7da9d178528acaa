# Icaion. All wording is our own.

game-name = Icaion

## Things

colour-blue = Niebieskie
colour-brown = Brązowe
colour-green = Zielone
colour-grey = Szare
colour-pink = Różowe

amount-blue = { $n ->
    [one] { $n } Niebieskie Qoam
    [few] { $n } Niebieskie Qoam
   *[many] { $n } Niebieskich Qoam
}
amount-brown = { $n ->
    [one] { $n } Brązowe Qoam
    [few] { $n } Brązowe Qoam
   *[many] { $n } Brązowych Qoam
}
amount-green = { $n ->
    [one] { $n } Zielone Qoam
    [few] { $n } Zielone Qoam
   *[many] { $n } Zielonych Qoam
}
amount-grey = { $n ->
    [one] { $n } Szare Qoam
    [few] { $n } Szare Qoam
   *[many] { $n } Szarych Qoam
}
amount-pink = { $n ->
    [one] { $n } Różowe Qoam
    [few] { $n } Różowe Qoam
   *[many] { $n } Różowych Qoam
}
amount-reputation = { $n ->
    [one] { $n } Punkt Reputacji
    [few] { $n } Punkty Reputacji
   *[many] { $n } Punktów Reputacji
}
amount-curios = { $n ->
    [one] { $n } Karta Kuriozów
    [few] { $n } Karty Kuriozów
   *[many] { $n } Kart Kuriozów
}

machine-harvester = Harwester
machine-scavenger = Wygrzebywacz
machine-refiner = Rafiner

row-strength = Siła
row-movement = Ruch
row-cage = Klatki Pustki

power-overcharge = Przeładowanie Maszyn
power-draw = dobranie kart
power-double-shift = Podwójna Zmiana

year-number = { $year ->
    [1] I
    [2] II
   *[3] III
}

## Forms of words: machine-gen is whom one sends or activates, crystals is Qoam of a colour and its number, scored and
## worth are Reputation Points, way is how far it is

machine-gen = { $machine-id ->
    [harvester] Harwestera
    [scavenger] Wygrzebywacza
   *[refiner] Rafinera
}
crystals = { $count ->
    [one] { $count } { $colour } Qoam
    [few] { $count } { $colour } Qoam
   *[many] { $count } { colour-many } Qoam
}
crystals-cost = { $cost ->
    [one] { $cost } { $colour } Qoam
    [few] { $cost } { $colour } Qoam
   *[many] { $cost } { colour-many } Qoam
}
colour-many = { $colour-id ->
    [blue] Niebieskich
    [brown] Brązowych
    [green] Zielonych
    [grey] Szarych
   *[pink] Różowych
}
colour-one = { $colour-id ->
    [blue] Niebieskiego
    [brown] Brązowego
    [green] Zielonego
    [grey] Szarego
   *[pink] Różowego
}
scored = { $amount ->
    [one] { $amount } Punkt Reputacji
    [few] { $amount } Punkty Reputacji
   *[many] { $amount } Punktów Reputacji
}
worth = { $points ->
    [one] { $points } Punkt Reputacji
    [few] { $points } Punkty Reputacji
   *[many] { $points } Punktów Reputacji
}

way = { $distance ->
    [one] { $distance } węzeł
    [few] { $distance } węzły
   *[many] { $distance } węzłów
}

## The end

end-three-years = Trzeci Rok dobiegł końca; wygrywa największa Reputacja

score-deploy = Wysłane Maszyny
score-refiner-bonus = Premie za wysłanie Rafinerów
score-refiners = Aktywowane Rafinery
score-retrieve = Odzyskane Aparatury
score-investigate = Badanie Kolosa
score-parasites = Zebrane Pasożyty
score-curios = Karty Kuriozów
score-attacks = Ataki
score-scavengers = Karty odrzucone u Wygrzebywaczy
score-seeker = Poszukiwacz
score-gear = Ekwipunek
score-wonder-restored = Odrestaurowane Cuda
score-wonder-activated = Aktywowane Cuda
score-wonder-power = Efekty Cudów
score-qoam = Pozostałe Qoam
score-shards = Pierwotne Odłamki
score-installed = Zainstalowane Aparatury
score-doubled = Aparatury podwojone Odłamkami
score-total = Razem
