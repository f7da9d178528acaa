# Icaion: decisions, options and the groups they are shown in.

## Setting up

decide-neutral-machine =
    Jaki typ neutralnej Maszyny ustawiasz? { $count ->
        [one] To już ostatnia.
        [few] Do ustawienia są jeszcze { $count }.
       *[many] Do ustawienia jest jeszcze { $count }.
    }
option-machine = { $machine }
group-machine = Typy Maszyn
decide-neutral-region = Gdzie ustawiasz neutralnego { machine-gen }? Dla nikogo nie pracuje, ale liczy się do kosztów i punktów każdego Wysłania.
option-region = { $region }
group-region = Regiony

decide-draft-character =
    { $second ->
        [true] Którą kartę bierzesz? Potem masz już Poszukiwacza i Ekwipunek.
       *[false] Którą kartę bierzesz najpierw: Poszukiwacza czy Ekwipunek?
    }
option-seeker =
    { $seeker }: limit kart { $hand }, Usprawnienia { $upgrades }, { $amounts-count ->
        [0] bez Qoam
       *[other] { $amounts }
    }
option-gear =
    { $gear }: limit kart +{ $hand }, Usprawnienia +{ $upgrades }, { $amounts-count ->
        [0] bez Qoam
       *[other] { $amounts }
    }
group-seeker = Poszukiwacze
group-gear = Ekwipunek

decide-start-node = Gdzie zaczyna twój Poszukiwacz?
option-node = { $node }
option-start-node = { $node }. Wydobycie: { extracted }
group-node = Węzły

## Move and Camp

decide-move =
    { $again ->
        [true] Podwójna Zmiana: dokąd idziesz teraz?
       *[false] Dokąd idziesz?
    } Stoisz na węźle { $node }. { $wounded ->
        [true] { $free ->
            [one] Twój Poszukiwacz jest Zraniony i przejdzie najwyżej { $free } węzeł.
            [few] Twój Poszukiwacz jest Zraniony i przejdzie najwyżej { $free } węzły.
           *[many] Twój Poszukiwacz jest Zraniony i przejdzie najwyżej { $free } węzłów.
        }
       *[false] { $jump ->
            [true] W tej ostatniej turze Roku możesz przejść na dowolny węzeł.
           *[false] { $free ->
                [one] Za darmo przejdziesz { $free } węzeł
                [few] Za darmo przejdziesz najwyżej { $free } węzły
               *[many] Za darmo przejdziesz najwyżej { $free } węzłów
            }{ $extra ->
                [0] .
                [one] , a każde Niebieskie Qoam dodaje { $extra } węzeł.
                [few] , a każde Niebieskie Qoam dodaje { $extra } węzły.
               *[many] , a każde Niebieskie Qoam dodaje { $extra } węzłów.
            }
        }
    }
option-move-to =
    { $node }, { way }, { $cost ->
        [0] za darmo
        [one] { $cost } Niebieskie Qoam
        [few] { $cost } Niebieskie Qoam
       *[many] { $cost } Niebieskich Qoam
    }. Wydobycie: { extracted }
extracted = { $amounts-count ->
    [0] nic
   *[other] { $amounts }
}
option-camp = { $cost ->
    [one] Rozbij Obóz: zostań tu za { $cost } Niebieskie Qoam
    [few] Rozbij Obóz: zostań tu za { $cost } Niebieskie Qoam
   *[many] Rozbij Obóz: zostań tu za { $cost } Niebieskich Qoam
}. Wydobycie: { extracted }

decide-curio-move =
    { $count ->
        [one] Możesz przejść jeszcze { $count } węzeł. Dokąd?
        [few] Możesz przejść jeszcze najwyżej { $count } węzły. Dokąd?
       *[many] Możesz przejść jeszcze najwyżej { $count } węzłów. Dokąd?
    }
option-move-further = { $node }, { way }. Wydobycie: { extracted }
option-move-no-further = Zostań tutaj. Wydobycie: { extracted }

## Actions

decide-action =
    Co robisz? { $special ->
        [true] { $standard ->
            [0] Została ci Akcja Specjalna.
            [one] Zostały ci Akcja Standardowa i Akcja Specjalna.
            [few] Zostały ci { $standard } Akcje Standardowe i Akcja Specjalna.
           *[many] Zostało ci { $standard } Akcji Standardowych i Akcja Specjalna.
        }
       *[false] { $standard ->
            [one] Została ci Akcja Standardowa.
            [few] Zostały ci { $standard } Akcje Standardowe.
           *[many] Zostało ci { $standard } Akcji Standardowych.
        }
    }
option-extract = Wydobycie Qoam
option-extract-nothing = Wydobycie Qoam: nic tu nie ma
option-deploy = Wysłanie Maszyny
option-eradicate = Likwidacja Pasożytów
option-investigate = Badanie Kolosa
option-investigate-nothing = Badanie Kolosa: bez Różowego Qoam nic nie da
option-retrieve = Odzyskanie Aparatury
option-install = Instalacja Aparatury
option-restore = Odrestaurowanie Cuda
option-special = { $action }
option-play =
    { $card }: { $green ->
        [0] za darmo
        [one] { $green } Zielone Qoam
        [few] { $green } Zielone Qoam
       *[many] { $green } Zielonych Qoam
    }
option-power-overcharge = Przeładowanie Maszyn: weź Qoam
option-power-draw = Dobierz 1 lub 2 Karty Kuriozów
option-power-double-shift = Podwójna Zmiana: jeszcze jeden Ruch i Akcja Standardowa
option-end-turn = Zakończ turę
group-action = Akcja Standardowa
group-special = Jako Akcja Specjalna
group-power = Akcja Specjalna: Zasilanie Awaryjne
group-card = Karty Kuriozów

decide-card-action = Którą akcję z karty „{ $card }” wykonujesz?

## Extract

decide-activate-machine = Którą ze swoich Maszyn aktywujesz?
option-activate =
    { $machine } w Regionie { $region }: { $machine-id ->
        [harvester] jeszcze 1 { $colour } Qoam
        [scavenger] { $cards ->
            [0] odrzuć kartę za { worth }
            [one] dobierz kartę
           *[other] dobierz do { $cards } kart
        }
       *[refiner] { worth }
    }
decide-harvester-any = Skąd pochodzi drugie Qoam twojego Harwestera w Regionie { $region }? Inny kolor pochodzi z puli, a Region zatrzymuje swoje.
option-from-region = { $colour } z Regionu { $region }
option-colour = { $colour }
group-colour = Kolory
decide-harvester-third = Czy twój Harwester bierze trzecie { $colour } Qoam z Regionu { $region }?
option-take = Weź
decide-scavenger-discard = Twój Wygrzebywacz w Regionie { $region }: dobierasz czy odrzucasz kartę za { worth }?
option-draw = Dobierz Kartę Kuriozów
option-card = { $card }
decide-refiner-eradicate = Twój Rafiner pozwala usunąć i zatrzymać Pasożyta z Regionu { $region }. Bierzesz go?

## Qoam

decide-store-batch = Do której Klatki Pustki wkładasz { $amounts }? Jej zawartość wraca do puli.
option-cage =
    Klatka { $cage }: { $amounts-count ->
        [0] pusta
       *[other] { $amounts }
    }
option-discard = Odrzuć nowe Qoam
group-cage = Klatki Pustki
decide-batch-colour =
    { $rule ->
        [IC-GEAR-CASE-01] Exploration Case: w jakim kolorze bierzesz { $count } Qoam?
        [IC-DEPLOY-08] Premia Rafinera: w jakim kolorze bierzesz { $count } Qoam?
       *[other] W jakim kolorze bierzesz { $count } Qoam?
    }
decide-added-colour =
    { $rule ->
        [IC-WONDER-QOAMCOPIA] Qoamcopia: jaki kolor dokładasz do jednej ze swoich klatek?
       *[other] The Machine: jaki kolor dokładasz do jednej ze swoich klatek?
    }
decide-added-cage = Do której klatki dokładasz 1 { $colour } Qoam? To, co w niej leży, zostaje.
decide-payment =
    { $rule ->
        [IC-MOVE-01] Rozbicie Obozu
        [IC-MOVE-05] Dodatkowe węzły
        [IC-DEPLOY-05] Wysłanie Maszyny
        [IC-CURIO-01] Karta Kuriozów
        [IC-ERADICATE-01] Likwidacja
        [IC-COLOSSUS-02] Badanie
       *[other] Odrestaurowanie Cuda
    }: czym płacisz? Do zapłaty: { crystals }{ $wild ->
        [true] { $colour-id ->
            [brown] .
           *[other] {" "}(może być też Brązowe).
        }
       *[false] .
    }
option-pay = 1 { $colour } Qoam z klatki { $cage }
option-convert = Zamień 2 { $colour } Qoam na 1 { $made } Qoam
group-pay = Zapłata
group-convert = Konwerter
decide-converted = Z której klatki bierzesz { $colour } Qoam do konwertera? Potrzeba jeszcze { $count }.

## Deploy

decide-deploy-row = Którą Maszynę wysyłasz?
option-row =
    { $machine-id ->
        [refiner] { $row-id ->
            [strength] { $count ->
                [one] Rafiner z rzędu Siły: ładowanie i { $count } Punkt Reputacji
                [few] Rafiner z rzędu Siły: ładowanie i { $count } Punkty Reputacji
               *[many] Rafiner z rzędu Siły: ładowanie i { $count } Punktów Reputacji
            }
            [movement] Rafiner z rzędu Ruchu: ładowanie i { $count } Qoam jednego koloru
           *[cage] { $count ->
                [one] Rafiner z rzędu Klatek Pustki: ładowanie i dobranie karty
               *[other] Rafiner z rzędu Klatek Pustki: ładowanie i dobranie najwyżej { $count } kart
            }
        }
       *[other] { $row-id ->
            [strength] { $machine } z rzędu Siły: Siła +{ $count }
            [movement] { $machine } z rzędu Ruchu: { $count ->
                [one] { $count } dodatkowy węzeł za każde Niebieskie Qoam
                [few] najwyżej { $count } dodatkowe węzły za każde Niebieskie Qoam
               *[many] najwyżej { $count } dodatkowych węzłów za każde Niebieskie Qoam
            }
           *[cage] { $machine } z rzędu Klatek Pustki: { $count ->
                [one] jeszcze { $count } klatka
                [few] jeszcze { $count } klatki
               *[many] jeszcze { $count } klatek
            }
        }
    }
group-row = Rzędy twojej Planszy Dywizji
decide-deploy-region = Dokąd wysyłasz { machine-gen }? Brązowe Qoam zastępuje każdy kolor.
option-deploy-to =
    { $region }: { $cost ->
        [0] za darmo
       *[other] { crystals-cost }
    }, zysk: { worth }

## Eradicate

decide-eradicate =
    Które Pasożyty usuwasz? { $strength ->
        [one] Każde Szare Qoam usuwa { $strength }
       *[other] Każde Szare Qoam usuwa do { $strength }
    }; łącznie możesz usunąć { $most }{ $count ->
        [0] .
       *[other] , a wybrano już { $count }.
    }
option-remove = { $region }: { $count } (wydane Szare Qoam: { $grey })
group-remove = Pasożyty

## Investigate

decide-investigate = Odłamek ma wartość { $value }. Ile Różowych Qoam wydajesz? Zatrzymasz Odłamek, jeśli wydasz { $value }.
option-pink =
    { $count ->
        [one] { $count } Różowe Qoam
        [few] { $count } Różowe Qoam
       *[many] { $count } Różowych Qoam
    }: { worth }, { $kept ->
        [true] zatrzymujesz Odłamek
       *[false] Odłamek przepada
    }

## Retrieve

decide-retrieve = Którą Aparaturę Roku { year-number } odzyskujesz?
option-apparatus = { $colour-id ->
    [blue] Niebieska
    [brown] Brązowa
    [green] Zielona
    [grey] Szara
   *[pink] Różowa
}: { $each ->
    [one] { $each } Punkt Reputacji za { $kind }
    [few] { $each } Punkty Reputacji za { $kind }
   *[many] { $each } Punktów Reputacji za { $kind }
}, teraz { $points }
group-apparatus = Aparatury

## Emergency Power Supply and drawing

decide-overcharge =
    { $colours-count ->
        [0] W jakim kolorze bierzesz 1 Qoam? Twoje Maszyny nic nie dodają.
       *[other] W jakim kolorze bierzesz 1 Qoam? Twoje Maszyny dodają po 1: { $colours }.
    }
decide-draw-more =
    { $count ->
        [one] Dobierasz Kartę Kuriozów? Możesz dobrać jedną.
       *[other] Dobierasz Kartę Kuriozów? Możesz dobrać do { $count }.
    }

## Upgrades

decide-upgrade-limit =
    { $limit ->
        [one] Możesz mieć jedno aktywne Usprawnienie. Które odrzucasz: dawne czy nowe, „{ $card }”?
        [few] Możesz mieć { $limit } aktywne Usprawnienia. Które odrzucasz? Nowe to „{ $card }”.
       *[many] Możesz mieć { $limit } aktywnych Usprawnień. Które odrzucasz? Nowe to „{ $card }”.
    }
option-new = Odrzuć nowe
decide-lost-cage = Którą Klatkę Pustki tracisz razem z Usprawnieniem? Jej zawartość wraca do puli.

## Wounds

decide-prevent-wound =
    { $rule ->
        [IC-PARASITE-02] Pasożyty opanowują Region przy twoim Poszukiwaczu.
        [IC-CURIO-09] Twój Poszukiwacz zostaje zaatakowany.
        [IC-WONDER-COLONY] Parasite Colony atakuje twojego Poszukiwacza.
       *[other] Kolos atakuje twojego Poszukiwacza.
    } Którą Kartę Kuriozów odrzucasz, by uniknąć zranienia?
option-wound = Żadnej: Poszukiwacz zostaje Zraniony

## Wonders

decide-restore-wonder = Które Cudo odrestaurowujesz?
option-restore-wonder = { $wonder }, koszt { $cost }
option-wonder = { $wonder }
group-wonder = Cuda
decide-restore-region = Gdzie odrestaurowujesz Cudo { $wonder }? Brązowe Qoam zastępuje każdy kolor.
option-restore-in = { $region }: { crystals-cost }, zysk: { worth }
decide-next-wonder-choice = Które z twoich Cudów działa pierwsze?
decide-pulsar = Pulsar: które Qoam odrzucasz?
decide-transmuter = Transmuter: czy odrzucasz Qoam za { worth }?
option-lose = 1 { $colour } Qoam z klatki { $cage }
group-lose = Odrzuć
decide-hub = Curio Hub: dobierasz czy zagrywasz Kartę Kuriozów?
decide-altar = Living Altar: przesuwasz swojego Poszukiwacza czy usuwasz Pasożyta obok niego?
option-altar-parasite = Usuń Pasożyta z Regionu { $region }
decide-bell = Dark Bell: dokąd idzie Kolos? Potem do każdego Regionu przy jego kraterze przybywa Pasożyt.
option-clockwise = Zgodnie z ruchem wskazówek zegara: { $crater }
option-counterclockwise = Przeciwnie do ruchu wskazówek zegara: { $crater }
option-stay = Zostaje na miejscu: { $crater }
group-crater = Kratery
