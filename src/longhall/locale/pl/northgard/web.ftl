# Northgard in the browser: cards, panels, scenes, and the table as text. Ids begin with board-.

board-phase-setup = Rozstawienie
board-phase-actions = { phase-actions }
board-phase-creatures = { phase-creatures }
board-phase-harvest = { phase-harvest }
board-phase-end = { phase-end }
board-phase-over = Koniec gry
board-first-player = Pierwszy gracz: { $seat }

## What players have

board-player = Gracz
board-territories = Terytoria
board-closed-territories = Zamknięte terytoria
board-built = Wzniesione budowle
board-played = Zagrane w tym roku
board-known = Znane karty na stosie dobierania
board-effect-conqueror = W tym roku Wieże Obronne i Fortece nie pomagają atakowanym
board-effect-rampage = W tym roku Kaija może wchodzić na wrogie terytoria
board-effect-foresight = Karta z wyłożonego rzędu już wzięta w tym roku
board-spied = Ręka gracza: { $seat }
board-looking = Dobrane karty
board-my-tiles = Twoje kafle
board-tile = Kafel { $tile }
board-clan-first = W twojej talii od początku
board-clan-later = Ulepszenie, za wiedzę

## The market

board-achievements = Osiągnięcia
board-pile-development = { $n ->
    [one] karta rozwoju
    [few] karty rozwoju
   *[many] kart rozwoju
}
board-pile-unrest = { $n ->
    [one] karta Niepokojów
    [few] karty Niepokojów
   *[many] kart Niepokojów
}
board-pile-tiles = { $n ->
    [one] kafel
    [few] kafle
   *[many] kafli
}
board-supply = Budowle
board-left = zostało: { $n }
board-cost = Koszt w drewnie
board-gives-fame = chwała podczas Zbiorów
board-gives-points = punkty walki obrońcy
board-gives-casualties = obrażenia zadawane przez obrońcę
board-gives-recruits = dodatkowe jednostki przy rekrutacji tutaj
board-gives-draws = dodatkowe karty co roku
board-gives-food = żywność podczas Zbiorów
board-gives-wood = drewno podczas Zbiorów
board-gives-lore = wiedza podczas Zbiorów
board-strength = Wartość bojowa
board-creatures-left = { $left ->
    [0] Więcej Stworów nie przyjdzie.
    [one] Może przyjść jeszcze { $left } Stwór.
    [few] Mogą przyjść jeszcze { $left } Stwory.
   *[many] Może przyjść jeszcze { $left } Stworów.
}
board-creatures-gone = Odrzucone: { $creatures }.

## What a choice would bring

board-preview-way = { $units ->
    [0] Kaija: { $source } – { $target }
    [one] { $kaija ->
        [true] { $units } jednostka i Kaija: { $source } – { $target }
       *[false] { $units } jednostka: { $source } – { $target }
    }
    [few] { $kaija ->
        [true] { $units } jednostki i Kaija: { $source } – { $target }
       *[false] { $units } jednostki: { $source } – { $target }
    }
   *[many] { $kaija ->
        [true] { $units } jednostek i Kaija: { $source } – { $target }
       *[false] { $units } jednostek: { $source } – { $target }
    }
}
board-preview-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
board-preview-reach = { $units ->
    [one] { $units } jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}, { $count ->
    [one] { $count } terytorium w zasięgu
    [few] { $count } terytoria w zasięgu
   *[many] { $count } terytoriów w zasięgu
}
board-preview-takes = Zajęcie terytorium bez walki.
board-preview-leaves = Na terytorium { $territory } nikt nie zostanie
board-preview-closes = { $size ->
    [one] Zamyka terytorium { $territory }, { $size } kafel
    [few] Zamyka terytorium { $territory }, { $size } kafle
   *[many] Zamyka terytorium { $territory }, { $size } kafli
}
board-preview-grows = { $size ->
    [one] Terytorium { $territory } obejmie { $size } kafel
    [few] Terytorium { $territory } obejmie { $size } kafle
   *[many] Terytorium { $territory } obejmie { $size } kafli
}
board-preview-joins = { $territories } staną się jednym terytorium, { $size ->
    [one] { $size } kafel
    [few] { $size } kafle
   *[many] { $size } kafli
}
board-preview-open = { $open ->
    [one] { $open } bok pozostaje otwarty
    [few] { $open } boki pozostają otwarte
   *[many] { $open } boków pozostaje otwartych
}
board-preview-worth = Wartość teraz:
board-preview-left = pozostało: { $n }
board-preview-price = { $price ->
    [one] za { $price } zasób
    [few] za { $price } zasoby
   *[many] za { $price } zasobów
}
board-odds = Wygrywa { $first }: { $win }%; wygrywa { $second }: { $lose }%.
board-odds-nobody = Nikt nie wygrywa: { $percent }%
board-expected-lost = średnie straty { $n }
board-against-food = Jeśli { $seat } odrzuci żywność ({ $n }): { $win }%
board-fame-for-winning = Za zwycięstwo:

## Battles and other scenes

board-battle-in = Walka na terytorium { $territory }
board-attacks = atak
board-defends = obrona
board-points = Punkty walki
board-bonus-cards = Karta
board-bonus-buildings = Budowle
board-bonus-clan = Klan
board-figures = { $n ->
    [one] { $n } jednostka
    [few] { $n } jednostki
   *[many] { $n } jednostek
}
board-creature-name = { $creature }
board-wins = Wygrywa { $seat }
board-creature-wins = Wygrywa { $creature }
board-nobody-wins = Nikt nie wygrywa
board-face = Punkty walki: { $points }; obrażenia: { $casualties }
board-face-choice = Punkt walki albo obrażenie, do wyboru
# What the faces of the battle die mean, beside a battle.
board-dice = Kość walki
board-dice-point = 1 punkt walki
board-dice-casualty = druga strona traci 1 jednostkę
board-end = Koniec partii
board-ended-domination = Dominacja: { $seat } ma zamknięte terytoria z dużą budowlą na każdym z nich: { $territories }. Liczba: { $territories-count }, potrzeba: { $goal }.
board-ended-domination-team = Dominacja: { $seat } i { $partner } mają razem zamknięte terytoria z dużą budowlą na każdym z nich: { $territories }. Liczba: { $territories-count }, potrzeba: { $goal }.

## In the gallery

board-gallery-tiles = Kafle
board-gallery-cards = Karty
board-gallery-buildings = Budowle
board-gallery-creatures = Stwory
board-gallery-clans = Klany
board-gallery-faces = Ścianki kości
board-gallery-winter = Zima
board-gallery-starting-resources = Zasoby początkowe
board-gallery-tokens = Żetony i znaczniki
board-gallery-costs = Koszty
board-priorities = Idzie tam, gdzie jest { $first }, dalej: { $second }, { $third }
board-priority-units = najwięcej jednostek
board-priority-buildings = najwięcej budowli
board-priority-resources = najwięcej zasobów
board-winter-up-to = { $units ->
    [one] Do { $units } jednostki
   *[other] Do { $units } jednostek
}
board-starting-place = Miejsce { $place } w kolejności
board-none = nic
board-unlimited = ile potrzeba

## The table as text

## Plansza

board-label = Kraina
board-turn-left = Obróć kafel w lewo
board-turn-right = Obróć kafel w prawo
board-lay = Połóż tu kafel
board-territory = Terytorium { $territory }
board-raiders = { $raider } atakuje siłą { $units ->
    [one] { $units } jednostki
    [few] { $units } jednostek
    [many] { $units } jednostek
   *[other] { $units } jednostki
}
board-yields = Daje { $amounts }
board-tile-yields = daje { $amounts }
board-free = Wolne: { $slots }
board-beside = Sąsiaduje z:
board-close = Zamknij
board-moves = { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
    [many] { $moves } ruchów
   *[other] { $moves } ruchu
}
board-chance = { $percent } na wygraną
board-slot-in = Miejsce na terytorium { $territory }
board-empties = terytorium zostaje puste
board-closes = zamknięte
board-closes-fame = zamknięte: +{ $fame } chwały

## The end of a match and its replay

board-end-course = Chwała rok po roku
board-chapter = Rok { $chapter }
board-keys-turn = Na planszy, gdzie można położyć kafel: obróć go
board-keys-about = Na planszy: wszystko o terytorium
board-partner = Partner: { $partner }

# A row of the table of points at the end.
board-period = Rok { $period }

# What may not be chosen, by the number in its key

numbered-kaija = { $number ->
    [0] Tylko Kaija
    [one] Kaija i { $number } jednostka
    [few] Kaija i { $number } jednostki
   *[many] Kaija i { $number } jednostek
}
