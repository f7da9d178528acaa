# Icaion: cards and tiles.

## Curio cards that are played once

curio-qoam-blue-3 = 3 Niebieskie Qoam
curio-qoam-blue-3-text = Weź z puli 3 Niebieskie Qoam.
curio-qoam-brown-3 = 3 Brązowe Qoam
curio-qoam-brown-3-text = Weź z puli 3 Brązowe Qoam.
curio-qoam-green-3 = 3 Zielone Qoam
curio-qoam-green-3-text = Weź z puli 3 Zielone Qoam.
curio-qoam-grey-3 = 3 Szare Qoam
curio-qoam-grey-3-text = Weź z puli 3 Szare Qoam.
curio-qoam-pink-3 = 3 Różowe Qoam
curio-qoam-pink-3-text = Weź z puli 3 Różowe Qoam.
curio-qoam-wild-2 = 2 Qoam jednego koloru
curio-qoam-wild-2-text = Wybierz kolor i weź z puli 2 Qoam tego koloru.
curio-qoam-wild-4 = 4 Qoam jednego koloru
curio-qoam-wild-4-text = Wybierz kolor i weź z puli 4 Qoam tego koloru.
curio-qoam-wild-5 = 5 Qoam jednego koloru
curio-qoam-wild-5-text = Wybierz kolor i weź z puli 5 Qoam tego koloru.
curio-points-3 = 3 Punkty Reputacji
curio-points-3-text = Zdobywasz 3 Punkty Reputacji.
curio-points-6 = 6 Punktów Reputacji
curio-points-6-text = Zdobywasz 6 Punktów Reputacji.
curio-points-9 = 9 Punktów Reputacji
curio-points-9-text = Zdobywasz 9 Punktów Reputacji.
curio-action-extract = Dodatkowe Wydobycie
curio-action-extract-text = Od razu wykonaj Wydobycie.
curio-action-retrieve-or-install = Dodatkowe Odzyskanie albo Instalacja
curio-action-retrieve-or-install-text = Od razu Odzyskaj albo Zainstaluj Aparaturę; obowiązują zwykłe warunki.
curio-action-eradicate-or-investigate = Dodatkowa Likwidacja albo Badanie
curio-action-eradicate-or-investigate-text = Od razu wykonaj Likwidację Pasożytów albo Badanie Kolosa; obowiązują zwykłe koszty i warunki.
curio-action-deploy = Dodatkowe Wysłanie
curio-action-deploy-text = Od razu Wyślij Maszynę za jej zwykły koszt.
curio-recharge-eps = Ładowanie
curio-recharge-eps-text = Naładuj swoje Zasilanie Awaryjne.
curio-move-2 = Najwyżej 2 węzły dalej
curio-move-2-text = Zaraz po swoim Ruchu przejdź jeszcze najwyżej 2 węzły.
curio-move-3 = Najwyżej 3 węzły dalej
curio-move-3-text = Zaraz po swoim Ruchu przejdź jeszcze najwyżej 3 węzły.
curio-move-5 = Najwyżej 5 węzłów dalej
curio-move-5-text = Zaraz po swoim Ruchu przejdź jeszcze najwyżej 5 węzłów.
curio-draw-1-2 = Dobierz 1 lub 2 karty
curio-draw-1-2-text = Dobierz 1 lub 2 Karty Kuriozów, najwyżej do limitu kart w ręce.
curio-attack-2 = Atak za 2
curio-attack-2-text = Zrań Poszukiwaczy innych graczy na swoim węźle i na węzłach sąsiednich. Zdobywasz 2 Punkty Reputacji za każdego trafionego Poszukiwacza, zranionego czy nie.
curio-attack-3 = Atak za 3
curio-attack-3-text = Zrań Poszukiwaczy innych graczy na swoim węźle i na węzłach sąsiednich. Zdobywasz 3 Punkty Reputacji za każdego trafionego Poszukiwacza, zranionego czy nie.
curio-attack-5 = Atak za 5
curio-attack-5-text = Zrań Poszukiwaczy innych graczy na swoim węźle i na węzłach sąsiednich. Zdobywasz 5 Punktów Reputacji za każdego trafionego Poszukiwacza, zranionego czy nie.

## Upgrades

curio-up-cage = Dodatkowa Klatka Pustki
curio-up-cage-text = Usprawnienie. Masz o jedną Klatkę Pustki więcej.
curio-up-strength = Dodatkowa Siła
curio-up-strength-text = Usprawnienie. Masz o jedną ikonę Siły więcej: każde Szare Qoam usuwa o 1 Pasożyta więcej.
curio-up-movement = Dodatkowy Ruch
curio-up-movement-text = Usprawnienie. Masz o jedną ikonę Ruchu więcej: w Ruchu przechodzisz za darmo o 1 węzeł dalej.
curio-up-converter = Konwerter
curio-up-converter-text = Usprawnienie. Gdy wydajesz Qoam, możesz najpierw zamienić 2 jednego koloru na 1 innego, raz w każdej akcji.
curio-up-harvester-any = Wielobarwne Harwestery
curio-up-harvester-any-text = Usprawnienie. Drugie Qoam Harwestera może być dowolnego koloru i pochodzić z puli; w Regionie musi jednak leżeć jeszcze jedno, które tam zostaje.
curio-up-harvester-third = Głębinowe Harwestery
curio-up-harvester-third-text = Usprawnienie. Harwester może wziąć ze swojego Regionu trzecie Qoam.
curio-up-scavenger-discard = Handlujące Wygrzebywacze
curio-up-scavenger-discard-text = Usprawnienie. Zamiast dobierać kartę Wygrzebywaczem możesz odrzucić kartę z ręki za 3 Punkty Reputacji.
curio-up-scavenger-two = Pracowite Wygrzebywacze
curio-up-scavenger-two-text = Usprawnienie. Wygrzebywacz dobiera do 2 kart zamiast 1.
curio-up-refiner-three = Precyzyjne Rafinery
curio-up-refiner-three-text = Usprawnienie. Rafiner daje 3 Punkty Reputacji zamiast 2.
curio-up-refiner-eradicate = Oczyszczające Rafinery
curio-up-refiner-eradicate-text = Usprawnienie. Gdy aktywujesz Rafinera, możesz też za darmo usunąć z jego Regionu i zatrzymać 1 Pasożyta.

## Seekers

seeker-survivor = The Lone Survivor
seeker-survivor-text = W swojej ostatniej turze każdego Roku możesz zamiast zwykłego Ruchu przejść na dowolny węzeł.
seeker-cursed = The Cursed
seeker-cursed-text = W swojej ostatniej turze każdego Roku masz dwie Akcje Standardowe.
seeker-heir = The Heir
seeker-heir-text = Za każdą zagraną Kartę Kuriozów zdobywasz 1 Punkt Reputacji.
seeker-machine = The Machine
seeker-machine-text = Ilekroć używasz Zasilania Awaryjnego, możesz dołożyć do jednej ze swoich klatek 1 Qoam dowolnego koloru; to, co w niej leży, zostaje.
seeker-outsider = The Outsider
seeker-outsider-text = Za Badanie Kolosa zdobywasz trzy razy więcej Punktów Reputacji.
seeker-creature = The Creature
seeker-creature-text = Wysłanie Maszyny i zagranie Karty Kuriozów kosztują cię o 1 Qoam mniej. Za Maszynę punktujesz tak, jakby kosztowała w pełni.
seeker-criminal = The Criminal
seeker-criminal-text = Po turze bez Akcji Specjalnej zakładasz Zbroję. W Zbroi możesz jako Akcję Specjalną wykonać Badanie, Odzyskanie albo Instalację. Tracisz ją, gdy twój Poszukiwacz zostaje Zraniony i gdy zaczyna się Rok.

## Specialized Gear

gear-boots = Hyper Boots
gear-boots-text = W Ruchu przechodzisz za darmo o 1 węzeł dalej.
gear-armor = Primal Armor
gear-armor-text = Na końcu gry zdobywasz dodatkowo 3 Punkty Reputacji za każdy swój Odłamek.
gear-belt = Multifunctional Belt
gear-belt-text = Na początku swojej pierwszej tury każdego Roku możesz dobrać do 2 Kart Kuriozów.
gear-case = Exploration Case
gear-case-text = Na początku swojej pierwszej tury każdego Roku możesz wziąć z puli 3 Qoam jednego koloru.
gear-sword = Parasite Sword
gear-sword-text = Masz o jedną ikonę Siły więcej, a w każdej turze, w której Likwidujesz Pasożyty, zdobywasz 2 Punkty Reputacji.
gear-harness = Energy Harness
gear-harness-text = Na końcu gry każde Qoam w twoich klatkach jest warte 2 Punkty Reputacji zamiast 1.
gear-crown = Vertebra Crown
gear-crown-text = Na koniec każdego Roku zdobywasz 5 Punktów Reputacji, jeśli twoja ostatnia tura skończyła się na krawędzi krateru.
gear-tools = Empowered Tools
gear-tools-text = Ilekroć Instalujesz Aparaturę, zdobywasz 4 Punkty Reputacji.
gear-gloves = Mechanic Gloves
gear-gloves-text = Możesz Wysłać Maszynę jako Akcję Specjalną, a więc nawet dwa razy w turze.
gear-stabilizer = Energy Stabilizer
gear-stabilizer-text = Ilekroć Przeładowujesz Maszyny, dobierasz 1 Kartę Kuriozów.

## Event cards

event-card-river = Rzeka
event-card-river-text = Do każdej Rzeki trafia tyle Niebieskich Qoam, ile pokazuje pole toru, a jeśli widać na nim Pasożyta, to i Pasożyt.
event-card-mountain = Góry
event-card-mountain-text = Do każdych Gór trafia tyle Brązowych Qoam, ile pokazuje pole toru, a jeśli widać na nim Pasożyta, to i Pasożyt.
event-card-forest = Las
event-card-forest-text = Do każdego Lasu trafia tyle Zielonych Qoam, ile pokazuje pole toru, a jeśli widać na nim Pasożyta, to i Pasożyt.
event-card-myst = Zamglone Ziemie
event-card-myst-text = Na każde Zamglone Ziemie trafia tyle Szarych Qoam, ile pokazuje pole toru, a jeśli widać na nim Pasożyta, to i Pasożyt.
event-card-crystal = Pola Kryształowe
event-card-crystal-text = Na każde Pola Kryształowe trafia tyle Różowych Qoam, ile pokazuje pole toru, a jeśli widać na nim Pasożyta, to i Pasożyt.
event-card-colossus-1 = Karta Kolosa 1
event-card-colossus-1-text = Kolos się przemieszcza. Potem do każdego Regionu przy jego kraterze przybywają 2 Pasożyty, a każdy Poszukiwacz przy tych Regionach zostaje Zraniony.
event-card-colossus-2 = Karta Kolosa 2
event-card-colossus-2-text = Do każdego Regionu przy Kolosie przybywa Pasożyt. Kolos się przemieszcza, do każdego Regionu przy nowym kraterze przybywa Pasożyt, a każdy Poszukiwacz przy tych Regionach zostaje Zraniony.
event-card-colossus-3 = Karta Kolosa 3
event-card-colossus-3-text = Kolos się przemieszcza i rani każdego Poszukiwacza przy Regionach obok kraterów na swojej drodze, z pierwszym i ostatnim włącznie. Potem do każdego Regionu przy nim przybywa Pasożyt.

## Apparatus

apparatus-blue-1 = Niebieska Aparatura I
apparatus-blue-2 = Niebieska Aparatura II
apparatus-blue-3 = Niebieska Aparatura III
apparatus-brown-1 = Brązowa Aparatura I
apparatus-brown-2 = Brązowa Aparatura II
apparatus-brown-3 = Brązowa Aparatura III
apparatus-green-1 = Zielona Aparatura I
apparatus-green-2 = Zielona Aparatura II
apparatus-green-3 = Zielona Aparatura III
apparatus-grey-1 = Szara Aparatura I
apparatus-grey-2 = Szara Aparatura II
apparatus-grey-3 = Szara Aparatura III
apparatus-pink-1 = Różowa Aparatura I
apparatus-pink-2 = Różowa Aparatura II
apparatus-pink-3 = Różowa Aparatura III

apparatus-kind-harvesters = każdego wysłanego Harwestera
apparatus-kind-scavengers = każdego wysłanego Wygrzebywacza
apparatus-kind-refiners = każdego wysłanego Rafinera
apparatus-kind-upgrades = każde aktywne Usprawnienie
apparatus-kind-strength = każdą ikonę Siły
apparatus-kind-movement = każdą ikonę Ruchu
apparatus-kind-cages = każdą Klatkę Pustki
apparatus-kind-shards = każdy Pierwotny Odłamek
apparatus-kind-region-types = każdy typ Regionu z własnymi Maszynami
apparatus-kind-parasites = każdego Pasożyta usuniętego w tym Roku

# What an Apparatus has counted

counted =
    { $kind-id ->
        [harvesters] { $count ->
            [one] { $count } wysłany Harwester
            [few] { $count } wysłane Harwestery
           *[many] { $count } wysłanych Harwesterów
        }
        [scavengers] { $count ->
            [one] { $count } wysłany Wygrzebywacz
            [few] { $count } wysłane Wygrzebywacze
           *[many] { $count } wysłanych Wygrzebywaczy
        }
        [refiners] { $count ->
            [one] { $count } wysłany Rafiner
            [few] { $count } wysłane Rafinery
           *[many] { $count } wysłanych Rafinerów
        }
        [upgrades] { $count ->
            [one] { $count } aktywne Usprawnienie
            [few] { $count } aktywne Usprawnienia
           *[many] { $count } aktywnych Usprawnień
        }
        [strength] { $count ->
            [one] { $count } ikona Siły
            [few] { $count } ikony Siły
           *[many] { $count } ikon Siły
        }
        [movement] { $count ->
            [one] { $count } ikona Ruchu
            [few] { $count } ikony Ruchu
           *[many] { $count } ikon Ruchu
        }
        [cages] { $count ->
            [one] { $count } Klatka Pustki
            [few] { $count } Klatki Pustki
           *[many] { $count } Klatek Pustki
        }
        [shards] { $count ->
            [one] { $count } Pierwotny Odłamek
            [few] { $count } Pierwotne Odłamki
           *[many] { $count } Pierwotnych Odłamków
        }
        [region_types] { $count ->
            [one] { $count } typ Regionu z Maszynami
            [few] { $count } typy Regionów z Maszynami
           *[many] { $count } typów Regionów z Maszynami
        }
       *[parasites] { $count ->
            [one] { $count } Pasożyt usunięty w tym Roku
            [few] { $count } Pasożyty usunięte w tym Roku
           *[many] { $count } Pasożytów usuniętych w tym Roku
        }
    }

## Wonders

wonder-colony = Parasite Colony
wonder-colony-text = Ilekroć się aktywuje, Poszukiwacze innych graczy na węźle właściciela i na węzłach sąsiednich zostają Zranieni.
wonder-pulsar = Pulsar
wonder-pulsar-text = Ilekroć się aktywuje, wszyscy oprócz właściciela odrzucają po 1 wybranym Qoam.
wonder-transmuter = Transmuter
wonder-transmuter-text = Ilekroć się aktywuje, właściciel może odrzucić 1 Qoam za 2 Punkty Reputacji.
wonder-qoamcopia = Qoamcopia
wonder-qoamcopia-text = Ilekroć się aktywuje, właściciel dokłada do klatki 1 Qoam dowolnego koloru; to, co w niej leży, zostaje.
wonder-hub = Curio Hub
wonder-hub-text = Ilekroć się aktywuje, właściciel może dobrać albo zagrać Kartę Kuriozów.
wonder-altar = Living Altar
wonder-altar-text = Ilekroć się aktywuje, właściciel może przesunąć swojego Poszukiwacza o jeden węzeł albo usunąć i zatrzymać 1 Pasożyta z Regionu przy nim.
wonder-bell = Dark Bell
wonder-bell-text = Ilekroć się aktywuje, właściciel może przesunąć Kolosa o jeden krater w dowolną stronę; potem do każdego Regionu przy nim przybywa Pasożyt.
