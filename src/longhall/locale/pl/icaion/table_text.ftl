# The table of Icaion in the terminal.

text-time =
    Rok { year-number }, { $round ->
        [0] przed pierwszą rundą
       *[other] runda { $round }
    }{ $last ->
        [true] , ostatnia w tym Roku
       *[false] {""}
    }.
text-order = Kolejność gry: { $seats }.
text-events = Wydarzenia tego Roku: { $events }.
text-next-round =
    Talia Wydarzeń liczy { $deck ->
        [one] { $deck } kartę
        [few] { $deck } karty
       *[many] { $deck } kart
    }. Następne wydarzenie przynosi Regionom jednego typu po { $qoam } Qoam{ $parasite ->
        [true] {" "}i po Pasożycie
       *[false] {""}
    } albo przesuwa Kolosa o { $arrows ->
        [one] { $arrows } krater
        [few] { $arrows } kratery
       *[many] { $arrows } kraterów
    }.
text-next-event = Następne wydarzenie leży odkryte: { $event }.
text-colossus = Kolos zajmuje { $crater }; Regiony przy nim: { $regions }; Odłamki: { $count }.
text-colossus-cards = Następne Karty Kolosa: { $events }.
text-players = Gracze w kolejności gry:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(ty)
       *[false] {""}
    }: Reputacja { $reputation }, a gdyby gra skończyła się teraz, { $projected }; Zasilanie Awaryjne { $charged ->
        [true] Naładowane
       *[false] Rozładowane
    }
text-seeker = { $seeker }
text-gear = { $gear }
text-node = węzeł { $node } ({ $node-id })
text-lying = Zraniony
text-armor = Zbroja założona
text-hand =
    { $cards-count ->
        [0] Karty Kuriozów w ręce: żadnej (limit { $limit })
       *[other] Karty Kuriozów w ręce ({ $cards-count } z { $limit }): { $cards }
    }
text-hand-size = Karty Kuriozów w ręce: { $count } z { $limit }
text-upgrades =
    { $cards-count ->
        [0] Usprawnienia: żadnego (limit { $limit })
       *[other] Usprawnienia ({ $cards-count } z { $limit }): { $cards }
    }
text-power = { $name }: { $text }
text-card =
    { $green ->
        [0] { $called }, za darmo: { $text }
        [one] { $called }, { $green } Zielone Qoam: { $text }
        [few] { $called }, { $green } Zielone Qoam: { $text }
       *[many] { $called }, { $green } Zielonych Qoam: { $text }
    }
text-cages = Klatki Pustki: { $items }
text-cage =
    { $amounts-count ->
        [0] { $cage }: pusta
       *[other] { $cage }: { $amounts }
    }
text-abilities =
    Każde Szare Qoam usuwa { $strength ->
        [one] { $strength } Pasożyta
       *[other] do { $strength } Pasożytów
    }; Ruch za darmo: { $free ->
        [one] { $free } węzeł
        [few] najwyżej { $free } węzły
       *[many] najwyżej { $free } węzłów
    }{ $extra ->
        [0] {""}
        [one] , za każde Niebieskie Qoam { $extra } węzeł dalej
        [few] , za każde Niebieskie Qoam { $extra } węzły dalej
       *[many] , za każde Niebieskie Qoam { $extra } węzłów dalej
    }
text-rows = Maszyny do wysłania: { $items }
text-row = { $row }: { $machines }
text-parasites =
    { $count ->
        [one] { $count } Pasożyt
        [few] { $count } Pasożyty
       *[many] { $count } Pasożytów
    }
text-eliminated = usunięte w tym Roku: { $count }
text-destroyed = zniszczone Maszyny: { $count }
text-own-shards =
    { $count ->
        [one] { $count } Odłamek ({ $values })
        [few] { $count } Odłamki ({ $values })
       *[many] { $count } Odłamków ({ $values })
    }
text-shard = { $count } o wartości { $value }
text-slot = do zainstalowania: { $apparatus }
text-installed = zainstalowane: { $apparatuses }
text-doubled = na koniec Odłamki podwoją według stanu na teraz: { $apparatuses }
text-own-wonders = Cuda: { $wonders }
text-curios =
    { $deck ->
        [one] Talia Kuriozów: { $deck } karta
        [few] Talia Kuriozów: { $deck } karty
       *[many] Talia Kuriozów: { $deck } kart
    }{ $cards-count ->
        [0] .
       *[other] ; odrzucone: { $cards }.
    }
text-shards = Odłamki w puli: { $supply }; poza grą: { $removed }.
text-open-wonders = Wyłożone Cuda:
text-open-wonder = { $wonder }, koszt { $cost }: { $text }
text-piles = Aparatury w Mieście:
text-pile = { $colour-id ->
    [blue] Niebieska
    [brown] Brązowa
    [green] Zielona
    [grey] Szara
   *[pink] Różowa
} { year-number } ({ $side }): { $each ->
    [one] { $each } Punkt Reputacji za { $kind }
    [few] { $each } Punkty Reputacji za { $kind }
   *[many] { $each } Punktów Reputacji za { $kind }
}; teraz { $values }
text-worth = { $seat } { $points }
text-regions = Regiony, w każdym najwyżej { $saturation } Qoam:
text-qoam =
    { $amounts-count ->
        [0] bez Qoam
       *[other] { $amounts }
    }
text-blocking =
    { $count ->
        [one] { $count } Pasożyt blokuje Maszyny
        [few] { $count } Pasożyty blokują Maszyny
       *[many] { $count } Pasożytów blokuje Maszyny
    }
text-machine = { $machine } ({ $owner })
text-neutral-machine = neutralny { $machine }
text-wonder = Cudo { $wonder } ({ $owner })
text-around = Wokół twojego Poszukiwacza (węzły sąsiednie: { $nodes }):
text-nodes = Węzły:
text-at = Regiony { $regions }
text-near = obok { $ids }
