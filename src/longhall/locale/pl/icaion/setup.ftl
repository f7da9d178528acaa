# Icaion: setting a match up.

setup-draft = Pobór Postaci
setup-draft-text = Gracze po kolei wybierają Poszukiwacza i Ekwipunek, zamiast dostawać je losowo.
setup-apparatus-sides = Aparatura
setup-apparatus-sides-text = Którą stronę pokazują stosy Aparatury: Dzienną czy Nocną, wszystkie albo każdy z osobna.
setup-apparatus-sides-day = wszystkie stosy Stroną Dzienną
setup-apparatus-sides-night = wszystkie stosy Stroną Nocną
setup-apparatus-sides-mixed = każdy stos losowo
setup-apparatus-sides-blue = niebieski Stroną Nocną
setup-apparatus-sides-brown = brązowy Stroną Nocną
setup-apparatus-sides-green = zielony Stroną Nocną
setup-apparatus-sides-grey = szary Stroną Nocną
setup-apparatus-sides-pink = różowy Stroną Nocną
setup-neutral-placement = Neutralne Maszyny
setup-neutral-placement-text = Jak na planszę trafiają Maszyny koloru, którym nikt nie gra. Gotowe ustawienie jest dla jednej liczby graczy.
setup-neutral-placement-players = gracze ustawiają je po kolei
setup-neutral-placement-symmetry = Symetria
setup-neutral-placement-looted-mountains = Splądrowane Góry
setup-neutral-placement-specialized-areas = Wyspecjalizowane Obszary
setup-neutral-placement-fragile-equilibrium = Krucha Równowaga
setup-neutral-placement-crystal-attraction = Kryształowa Pokusa
setup-neutral-placement-hard-to-reach = Trudno Dostępne Miasto

# Modules

setup-expert = Tryb eksperta
setup-expert-text = Następna Karta Wydarzenia zawsze leży odkryta.
setup-wonders = Cuda
setup-wonders-text = Rozszerzenie: Cuda można odrestaurować, a aktywują się, ilekroć ktoś obok nich wykonuje Wydobycie.

# Rules

setup-order-tie = Remisy o kolejność gry
setup-order-tie-text = Kto z dwóch graczy z tą samą Reputacją gra wcześniej w następnym Roku.
setup-order-tie-later-first = kto grał później w tym Roku
setup-order-tie-later-last = kto grał wcześniej w tym Roku
setup-deploy-scoring = Punkty za Wysłanie
setup-deploy-scoring-text = Które Maszyny tego samego typu mnożą punkty za Wysłanie.
setup-deploy-scoring-node = te wokół twojego Poszukiwacza, z nową włącznie
setup-deploy-scoring-border = te w Regionach graniczących z Regionem nowej, bez niej samej
setup-destroyed-count = Liczą się zniszczone Maszyny
setup-destroyed-count-text = Aparatura licząca wysłane Maszyny liczy też te, które zniszczono.
setup-start-icons-count = Liczą się początkowe ikony
setup-start-icons-count-text = Aparatura licząca ikony lub klatki liczy też te odsłonięte od początku.
setup-gear-icons-count = Liczą się ikony Ekwipunku
setup-gear-icons-count-text = Aparatura licząca ikony liczy też te z Hyper Boots i Parasite Sword.
setup-movement-icon = Usprawnienia Ruchu
setup-movement-icon-text = Co daje dodatkowa ikona Ruchu z Usprawnienia.
setup-movement-icon-free-node = o jeden darmowy węzeł dalej
setup-movement-icon-blue-node = o jeden węzeł więcej za każde Niebieskie Qoam, gdy węzły są odblokowane
setup-sword-bonus = Parasite Sword
setup-sword-bonus-text = Jak często Parasite Sword punktuje za Likwidację.
setup-sword-bonus-turn = raz w turze
setup-sword-bonus-action = za każdą Likwidację
setup-hub-actions = Akcje z Curio Hub
setup-hub-actions-text = W turach innych graczy Curio Hub pozwala zagrać także karty, które dają akcję.
setup-dark-bell = Dark Bell
setup-dark-bell-text = Co się dzieje, gdy właściciel Dark Bell zostawia Kolosa na miejscu.
setup-dark-bell-parasites-always = Pasożyty przybywają mimo to
setup-dark-bell-all-or-nothing = nic
