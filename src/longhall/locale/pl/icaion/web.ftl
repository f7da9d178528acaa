# Icaion w przeglądarce: plansza, panele, sceny i stół jako tekst. Identyfikatory zaczynają się od board-.

board-label = Zamarznięty świat Icaion
board-close = Zamknij
board-keys-about = Na planszy: wszystko o Regionie
board-city = Miasto
board-setup = Przygotowanie
board-over = Koniec
board-end-course = Reputacja rok po roku
board-year-short = Rok { $year }
board-year = Rok { $year }, runda { $round }
board-round = runda { $round }
board-last-round = ostatnia runda

## Events, the hunt, Apparatus

board-space-n = Pole { $n }
board-space-empty = Jeszcze bez karty
board-space =
    Każdy Region z karty dostaje { $qoam } Qoam{ $parasite ->
        [true] {" "}i Pasożyta
       *[other] {""}
    }; Kolos przesuwa się o { $arrows ->
        [one] { $arrows } krater.
        [few] { $arrows } kratery.
       *[other] { $arrows } kraterów.
    }
board-recharges = Gdy zaczyna się jego runda, ładuje się Zasilanie Awaryjne wszystkich graczy.
board-hunt = Polowanie w tym Roku
board-parasites =
    { $count ->
        [0] Bez Pasożytów
        [one] { $count } Pasożyt
        [few] { $count } Pasożyty
       *[other] { $count } Pasożytów
    }
board-apparatus = Aparatura Roku { $year }
board-pays = { worth } za { $kind }
# Short, beside the points; $kind-id is what the Apparatus counts.
board-per =
    { $kind-id ->
        [harvesters] za Harwestera
        [scavengers] za Wygrzebywacza
        [refiners] za Rafinera
        [upgrades] za Usprawnienie
        [strength] za ikonę Siły
        [movement] za ikonę Ruchu
        [cages] za Klatkę
        [shards] za Odłamek
        [region_types] za typ Regionu
       *[parasites] za Pasożyta
    }
board-pile-empty = nie ma
board-worth-you = ile dałaby ci teraz

## Regions

board-most = najwyżej { $most }
board-no-machines = bez Maszyn
board-blocked = Więcej Pasożytów niż Maszyn: Maszyny nic nie dają.
board-overrun-next = Jeszcze jeden i Region będzie opanowany.
board-crater-installs = Na jego krawędzi instaluje się Aparaturę tego koloru.
board-crater-colossus = Tu jest Kolos. Odłamki na nim: { $n }.
board-crater-beside = Obok: { $list }.
board-omen = Jeśli następnym wydarzeniem będzie Karta Kolosa, Kolos przyjdzie tutaj.
## What players have

board-cage = Klatka { $n }
board-empty = pusta
board-charged = Naładowane
board-discharged = Rozładowane
board-power = Zasilanie Awaryjne { $place }: miejsce w kolejności
board-power-empty = Zasilanie Awaryjne Rozładowane
board-strength =
    { $n ->
        [one] { $n } Pasożyt za każde Szare
        [few] { $n } Pasożyty za każde Szare
       *[other] { $n } Pasożytów za każde Szare
    }
board-movement =
    { $free ->
        [one] { $free } darmowy węzeł
        [few] { $free } darmowe węzły
       *[other] { $free } darmowych węzłów
    }; { $extra ->
        [0] Niebieskie nic nie dodaje
       *[other] każde Niebieskie dodaje { $extra }
    }
board-cages =
    { $n ->
        [one] { $n } Klatka Pustki
        [few] { $n } Klatki Pustki
       *[other] { $n } Klatek Pustki
    }
board-shards =
    { $n ->
        [0] Bez Odłamków
        [one] { $n } Odłamek
        [few] { $n } Odłamki
       *[other] { $n } Odłamków
    }
board-shards-score = Odłamki, punkty na koniec
board-doubled = Na koniec Odłamki podwajają najlepsze zainstalowane Aparatury. Dodatkowa Reputacja według stanu na teraz: { $points }
board-tile-doubled = Według stanu na teraz Odłamek podwoi ją na koniec.
board-tiles = Aparatury: nowa i zainstalowane
board-wound-means = W następnej turze: Ruch o najwyżej 2 węzły i bez Akcji Specjalnej.

## What a choice would bring

board-extract-there = Wydobycie tam:
board-free = za darmo
board-any-colour = 1 dowolnego koloru
board-special = jako Akcja Specjalna
board-investigate = Odłamek za 1–3 Różowe. Masz { $n }.
board-machine =
    { $machine-id ->
        [harvester] Harwestery biorą przy Wydobyciu jeszcze 1 Qoam.
        [scavenger] Wygrzebywacze dobierają przy Wydobyciu Kartę Kuriozów.
       *[refiner] Rafinery dają przy Wydobyciu Reputację.
    }
board-gives-qoam = jeszcze { $count }
board-gives-points = { worth }
board-gives-cards =
    { $count ->
        [one] dobiera kartę
        [few] dobiera do { $count } kart
       *[other] dobiera do { $count } kart
    }
board-times =
    koszt { $cost } × { $count ->
        [one] { $count } Maszyna
        [few] { $count } Maszyny
       *[other] { $count } Maszyn
    }
board-refiner-bonus = ładuje twoje Zasilanie Awaryjne
board-installed-at = do zainstalowania tutaj: { $crater }
board-at-end = Reputacja na koniec, według stanu na teraz: { $points }
board-hits-nobody = (nikogo nie trafi)
board-brings-nothing = (nic nie da)
board-final = Końcowy wynik byłby wtedy: { $final }
board-final-shardless = Końcowy wynik byłby wtedy: { $final }, razem ze stratą 15 za brak Odłamka

## Scenes

board-scene-event = Co dalej
board-scene-attack = Atak
board-scene-shard = Pierwotny Odłamek
board-scene-apparatus = Aparatura
board-scene-year-end = Koniec Roku
board-scene-year = Nowy Rok
board-scene-wounds = Rany
# One line for the same thing in several places, or to several players.
board-told-qoam = Przybywa Qoam: { $list }.
board-told-parasites = Przybywają Pasożyty: { $list }.
board-told-recharged = Zasilanie Awaryjne znów Naładowane: { $list }.
board-told-taken = Wydobyto: { $list }.

# A row of the table of points at the end.
board-period = Rok { $period }

# What may not be chosen, by the number in its key

numbered-cage = Klatka { $number }

# Why one cannot go to some nodes: said once above them. The way is the farthest one may go.

board-why-far = Dalej, niż pozwalają twoje Niebieskie Qoam.
board-why-locked = Możesz przejść najwyżej { way }. Wyślij Harwestera z rzędu Ruchu, by dzięki Niebieskim Qoam chodzić dalej.
board-why-wounded = Zraniony Poszukiwacz przejdzie najwyżej { way }.
board-why-card = Ta karta pozwala przejść najwyżej { way }.
