# Icaion: the log.

## Setting up

event-colossus-placed = Kolos zajmuje { $crater }.
event-qoam-laid-out = Qoam na początku: po { $inner } w każdym Regionie wewnętrznym i po { $outer } w każdym zewnętrznym.
event-colossus-cards-dealt = Karty Kolosa na Lata I, II i III: { $events }.
event-sides-chosen =
    { $colours-count ->
        [0] Wszystkie stosy Aparatury pokazują Stronę Dzienną.
        [5] Wszystkie stosy Aparatury pokazują Stronę Nocną.
       *[other] Stroną Nocną do góry leżą Aparatury: { $colours }.
    }
event-wonders-revealed = Wyłożone Cuda: { $wonders }.
event-order-dealt = Kolejność gry: { $seats }.
event-neutral-machine-placed =
    { $rule ->
        [IC-AMB-71] Neutralny { $machine } staje w Regionie { $region }.
       *[other] { $seat } ustawia neutralnego { machine-gen } w Regionie { $region }.
    }
event-character-dealt = { $seat } gra jako { $seeker }. Ekwipunek: { $gear }.
event-seekers-revealed = Poszukiwacze do wyboru: { $seekers }.
event-gear-revealed = Ekwipunek do wyboru: { $gears }.
event-seeker-chosen = { $seat } wybiera kartę { $seeker }.
event-gear-chosen = { $seat } wybiera kartę { $gear }.
event-starting-qoam-taken = { $seat } zaczyna, mając { $amounts }. Limit kart w ręce: { $hand }, limit Usprawnień: { $upgrades }.
event-seeker-placed = { $seat } zaczyna na węźle { $node }.

## Years, rounds and events

event-year-started = Zaczyna się Rok { year-number }.
event-colossus-card-added = Do Talii Wydarzeń dochodzi { $event }. { $count ->
    [one] Talia liczy { $count } kartę.
    [few] Talia liczy { $count } karty.
   *[many] Talia liczy { $count } kart.
}
event-shards-plugged-in =
    { $count ->
        [0] Kolos nie dostaje nowych Odłamków; ma ich { $total }.
        [one] Kolos dostaje { $count } Odłamek; ma ich teraz { $total }.
        [few] Kolos dostaje { $count } Odłamki; ma ich teraz { $total }.
       *[many] Kolos dostaje { $count } Odłamków; ma ich teraz { $total }.
    }
event-order-set = Kolejność gry w Roku { year-number }: { $seats }.
event-event-revealed = Wydarzenie rundy { $round }: { $event }.
event-event-foreseen = Następne wydarzenie: { $event }.
event-last-round = To ostatnia runda Roku { year-number }.
event-qoam-delivered = Region { $region } dostaje { crystals } i ma ich teraz { $left }.
event-region-saturated = Region { $region } jest nasycony i nic nie dostaje; { $colour } Qoam: { $left }.
event-colossus-moved =
    { $steps ->
        [-1] Kolos cofa się: opuszcza { $previous } i zajmuje { $crater }.
       *[other] Kolos opuszcza { $previous } i zajmuje { $crater }.
    }
event-parasite-placed =
    { $count ->
        [one] Do Regionu { $region } przybywa Pasożyt.
       *[other] Do Regionu { $region } przybywa Pasożyt; teraz jest ich { $count }.
    }
event-region-overrun = Do Regionu { $region } przybywa czwarty Pasożyt. Region zostaje opanowany, a jego Pasożyty znikają.
event-machine-destroyed = { $owner } traci { machine-gen } w Regionie { $region }.
event-neutral-machine-destroyed = Neutralny { $machine } w Regionie { $region } zostaje zniszczony.
event-year-ended = Rok { year-number } dobiegł końca.
event-apparatus-discarded = Nieodzyskane Aparatury Roku { year-number }: { $colours }.
event-match-ended = Trzy Lata dobiegły końca.

## Wounds

event-seeker-wounded =
    { $rule ->
        [IC-PARASITE-02] { $seat }: Pasożyty ranią Poszukiwacza.
        [IC-CURIO-09] { $seat }: atak rani Poszukiwacza.
        [IC-WONDER-COLONY] { $seat }: Parasite Colony rani Poszukiwacza.
       *[other] { $seat }: Kolos rani Poszukiwacza.
    }
event-wound-prevented = { $seat } unika zranienia.
event-armor-put-on = { $seat } zakłada Zbroję.
event-armor-removed = { $seat } zdejmuje Zbroję.

## Turns

event-turn-started =
    { $wounded ->
        [true] { $seat } rozgrywa turę ze zranionym Poszukiwaczem.
       *[false] { $seat } rozgrywa turę.
    }
event-camped = { $seat } rozbija Obóz na węźle { $node }.
event-seeker-moved =
    { $rule ->
        [IC-SEEKER-SURVIVOR-01] The Lone Survivor: { $seat } przechodzi z węzła { $origin } od razu na węzeł { $node }.
        [IC-WONDER-ALTAR] Living Altar: { $seat } przechodzi z węzła { $origin } na węzeł { $node }.
       *[other] { $seat } przechodzi z węzła { $origin } na węzeł { $node }.
    }
event-action-taken =
    { $action-id ->
        [extract] { $seat } wydobywa Qoam
        [deploy] { $seat } wysyła Maszynę
        [eradicate] { $seat } likwiduje Pasożyty
        [investigate] { $seat } bada Kolosa
        [retrieve] { $seat } odzyskuje Aparaturę
        [install] { $seat } instaluje Aparaturę
       *[restore] { $seat } odrestaurowuje Cudo
    }{ $rule ->
        [IC-CURIO-11] {" "}dzięki Karcie Kuriozów.
        [IC-GEAR-GLOVES-01] {" "}jako Akcję Specjalną.
        [IC-SEEKER-CRIMINAL-03] {" "}jako Akcję Specjalną.
       *[other] .
    }

## Qoam

event-qoam-extracted =
    { $rule ->
        [IC-EXTRACT-03] Harwester: { $seat } bierze jeszcze { crystals } z Regionu { $region }; zostało tam: { $left }.
        [IC-CURIO-15] Głębinowe Harwestery: { $seat } bierze jeszcze { crystals } z Regionu { $region }; zostało tam: { $left }.
       *[other] { $seat } bierze { crystals } z Regionu { $region }; zostało tam: { $left }.
    }
event-harvester-any = Wielobarwne Harwestery: { $seat } bierze z puli 1 { $colour } Qoam, a Region { $region } zatrzymuje swoje.
event-qoam-gained = { $seat } bierze z puli { $amounts }.
event-qoam-stored = { $seat } wkłada { $amounts } do klatki { $cage }.
event-qoam-replaced = { $seat } oddaje dawną zawartość klatki { $cage }: { $amounts }.
event-batch-discarded = { $seat } odrzuca nowe Qoam: { $amounts }.
event-qoam-added = { $seat } dokłada 1 { $colour } Qoam do klatki { $cage }.
event-qoam-spent = { $seat } wydaje { $amounts }.
event-qoam-converted = { $seat } zamienia 2 { $colour } Qoam na 1 { $made } Qoam.
event-qoam-discarded =
    { $rule ->
        [IC-WONDER-PULSAR] Pulsar: { $seat } odrzuca { $amounts } z klatki { $cage }.
       *[other] Transmuter: { $seat } odrzuca { $amounts } z klatki { $cage }.
    }
event-cage-lost = { $seat } traci klatkę { $cage } razem z jej Qoam: { $amounts }.

## Machines

event-machine-activated = { $seat } aktywuje { machine-gen } w Regionie { $region }.
event-machine-blocked = { $seat }: Pasożyty blokują { machine-gen } w Regionie { $region } (Pasożyty: { $parasites }, Maszyny: { $machines }).
event-machine-deployed = { $seat } wysyła { machine-gen } do Regionu { $region }.
event-icon-uncovered =
    { $row-id ->
        [strength] { $count ->
            [one] { $seat } odsłania ikonę Siły.
            [few] { $seat } odsłania { $count } ikony Siły.
           *[many] { $seat } odsłania { $count } ikon Siły.
        }
        [movement] { $count ->
            [one] { $seat } odsłania ikonę Ruchu.
            [few] { $seat } odsłania { $count } ikony Ruchu.
           *[many] { $seat } odsłania { $count } ikon Ruchu.
        }
       *[cage] { $count ->
            [one] { $seat } otwiera kolejną Klatkę Pustki.
            [few] { $seat } otwiera kolejne { $count } Klatki Pustki.
           *[many] { $seat } otwiera kolejnych { $count } Klatek Pustki.
        }
    }
event-power-used = { $seat } używa Zasilania Awaryjnego: { $use }.
event-power-recharged = { $seat } ma znów Naładowane Zasilanie Awaryjne.

## Parasites, Shards and Apparatus

event-parasites-collected =
    { $count ->
        [one] { $seat } usuwa { $count } Pasożyta z Regionu { $region }; zostało tam: { $left }.
        [few] { $seat } usuwa { $count } Pasożyty z Regionu { $region }; zostało tam: { $left }.
       *[many] { $seat } usuwa { $count } Pasożytów z Regionu { $region }; zostało tam: { $left }.
    }
event-shard-revealed = { $seat } bierze z Kolosa Odłamek o wartości { $value }; Kolos ma ich jeszcze { $left }.
event-shard-kept =
    { $count ->
        [one] { $seat } zatrzymuje Odłamek o wartości { $value }, swój pierwszy.
       *[other] { $seat } zatrzymuje Odłamek o wartości { $value } i ma ich teraz { $count }.
    }
event-shard-removed = { $seat } nie zatrzymuje Odłamka o wartości { $value }; wypada on z gry.
event-apparatus-retrieved = { $seat } odzyskuje płytkę „{ $apparatus }”: Punkty Reputacji za { $kind }.
event-apparatus-installed = { $seat } instaluje płytkę „{ $apparatus }”: na koniec zapunktuje jeszcze raz.

## Curio cards

event-curios-drawn =
    { $count ->
        [one] { $seat } dobiera Kartę Kuriozów.
        [few] { $seat } dobiera { $count } Karty Kuriozów.
       *[many] { $seat } dobiera { $count } Kart Kuriozów.
    }
event-curios-drawn-private =
    { $cards-count ->
        [one] { $seat } dobiera Kartę Kuriozów: { $cards }.
       *[other] { $seat } dobiera Karty Kuriozów: { $cards }.
    }
event-curios-reshuffled = Odrzucone Karty Kuriozów tworzą nową talię; kart: { $count }.
event-curio-played =
    { $rule ->
        [IC-WONDER-HUB] Curio Hub: { $seat } zagrywa kartę „{ $card }”.
       *[other] { $seat } zagrywa kartę „{ $card }”.
    }
event-curio-discarded =
    { $rule ->
        [IC-WOUND-01] { $seat } odrzuca kartę „{ $card }”, by uniknąć zranienia.
       *[other] { $seat } odrzuca kartę „{ $card }”.
    }
event-upgrade-activated = { $seat } ma teraz Usprawnienie „{ $card }”.
event-upgrade-discarded = { $seat } odrzuca Usprawnienie „{ $card }”.
event-seekers-attacked =
    { $seats-count ->
        [0] { $seat } atakuje i nikogo nie trafia.
       *[other] { $seat } atakuje. Trafieni: { $seats }.
    }

## Wonders

event-wonder-restored =
    { $ring ->
        [true] { $seat } odrestaurowuje Cudo { $wonder } w Regionie { $region }.
       *[false] { $seat } odrestaurowuje Cudo { $wonder } w Regionie { $region }, bez pierścienia.
    }
event-wonder-activated = { $seat } aktywuje Cudo { $wonder }; właściciel: { $owner }.

## Reputation

event-reputation-gained =
    { $source ->
        [deploy] { $count ->
            [one] { $seat } zdobywa { scored } za Maszynę typu { $machine }, czyli jej koszt: { $cost }.
           *[other] { $seat } zdobywa { scored } za Maszynę typu { $machine }: koszt { $cost } razy liczba Maszyn tego typu, { $count }.
        }
        [refiner_bonus] { $seat } zdobywa { scored } za Rafinera z rzędu: { $row }.
        [refiners] { $seat } zdobywa { scored } dzięki Rafinerowi w Regionie { $region }.
        [scavengers] { $seat } zdobywa { scored } dzięki Wygrzebywaczowi w Regionie { $region }.
        [retrieve] { $seat } zdobywa { scored } za Aparaturę: { counted }.
        [investigate] { $seat } zdobywa { scored } za Badanie; wydane Różowe Qoam: { $pink }, wartość Odłamka: { $value }.
        [parasites] { $seat } zdobywa { scored } za { $place }. miejsce; zebrane Pasożyty: { $count }.
        [curios] { $seat } zdobywa { scored } dzięki karcie „{ $card }”.
        [attacks] { $seat } zdobywa { scored } dzięki karcie „{ $card }”; trafieni Poszukiwacze: { $count }.
        [seeker] { $seat } zdobywa { scored } jako { $seeker }.
        [gear] { $seat } zdobywa { scored } dzięki karcie { $gear }.
        [wonder_restored] { $seat } zdobywa { scored } za Cudo { $wonder }; Maszyny obok niego: { $machines }.
        [wonder_activated] { $seat } zdobywa { scored } za aktywację Cuda { $wonder }.
        [wonder_power] { $seat } zdobywa { scored } dzięki Cudu { $wonder }.
        [qoam] { $seat } zdobywa { scored } za Qoam pozostałe w klatkach: { $count }.
        [shards] { $count ->
            [0] { $seat } nie ma żadnego Odłamka: { scored }.
            [one] { $seat } zdobywa { scored } za { $count } Odłamek.
            [few] { $seat } zdobywa { scored } za { $count } Odłamki.
           *[many] { $seat } zdobywa { scored } za { $count } Odłamków.
        }
        [installed] { $seat } zdobywa { scored } za zainstalowaną płytkę „{ $apparatus }” (za { $kind }).
       *[doubled] { $seat } zdobywa jeszcze { scored }: Odłamek podwaja płytkę „{ $apparatus }” (za { $kind }).
    }
