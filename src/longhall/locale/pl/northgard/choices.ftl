# Northgard: what players decide, what they can choose, and why not.

## Decisions

decide-setup-tile = Wybierz kafel do położenia (runda { $round } z 2). Potem stanie na nim grupa twoich jednostek.
decide-setup-place = { $round ->
    [1] Połóż kafel { $tile } przy kaflu startowym.
   *[other] Połóż kafel { $tile } przy dowolnym kaflu.
}
decide-setup-units = Wybierz puste terytorium tego kafla dla swojej grupy jednostek.
decide-turn-action = { $hand ->
    [0] Rok { $year }: nie masz kart na ręce, możesz tylko spasować.
    [one] Rok { $year }: wybierz, co robisz w tej turze. Masz na ręce { $hand } kartę.
    [few] Rok { $year }: wybierz, co robisz w tej turze. Masz na ręce { $hand } karty.
   *[many] Rok { $year }: wybierz, co robisz w tej turze. Masz na ręce { $hand } kart.
}
decide-play-card = { $played ->
    [0] Wybierz kartę, którą zagrywasz.
   *[other] Wybierz następną kartę do zagrania albo zakończ turę.
}
decide-play-card-none = W tej turze nie możesz zagrać innej karty: zakończ ją.
decide-give-card = { $action-id ->
    [wait] Wybierz kartę, którą odkładasz bez użycia.
    [replace] Wybierz kartę, którą zamieniasz.
    [remove] Wybierz kartę, którą usuwasz z gry.
    [upgrade] Wybierz kartę, którą oddajesz za ulepszenie klanu.
   *[other] Wybierz kartę: { $action }.
}
decide-upgrade-place = Wybierz, dokąd trafia karta „{ $card }”.
decide-upgrade-card = Wybierz kartę ulepszenia klanu, którą bierzesz na rękę.
decide-row-card = Wybierz kartę z wyłożonego rzędu. Trafi na wierzch twojego stosu dobierania.
decide-basic-action = Wybierz akcję, którą wykonujesz tą kartą.
decide-choose-way = Wybierz, jak używasz tej karty.
decide-recruit = Wybierz terytorium, na którym rekrutujesz. { $left ->
    [one] Możesz umieścić jeszcze { $left } jednostkę
    [few] Możesz umieścić jeszcze do { $left } jednostek
   *[many] Możesz umieścić jeszcze do { $left } jednostek
}, w rezerwie masz { $reserve }.
decide-recruit-share = Wybierz następne terytorium, na którym rekrutujesz.
decide-move-from = Wybierz terytorium, z którego ruszają jednostki. { $left ->
    [one] Został { $left } ruch.
    [few] Zostały { $left } ruchy.
   *[many] Zostało { $left } ruchów.
}
decide-move-to = Wybierz, dokąd idą jednostki z terytorium { $source }. { $left ->
    [one] Został { $left } ruch.
    [few] Zostały { $left } ruchy.
   *[many] Zostało { $left } ruchów.
}
decide-move-count = Wybierz, ile jednostek idzie z terytorium { $source } na terytorium { $target }.
decide-explore-tile = Wybierz, który z dobranych kafli kładziesz.
decide-explore-place = Wybierz, gdzie kładziesz kafel { $tile }.
decide-explore-again = Zdecyduj, czy odkrywasz jeszcze raz.
decide-new-land = Połóż kafel { $tile } tak, aby znów powstało neutralne terytorium.
decide-build = Wybierz, co budujesz. Masz { $wood ->
    [one] { $wood } drewno
   *[other] { $wood } drewna
}{ $left ->
    [one] {"."}
   *[other] {" "}i możesz wznieść do { $left } budowli.
}
decide-build-site = Wybierz miejsce na budowlę: { $building }.
decide-drawn-discard = { $left ->
    [one] Wybierz kartę do odrzucenia.
   *[other] Wybierz pierwszą z { $left } kart do odrzucenia.
}
decide-drawn-return = { $left ->
    [one] Wybierz kartę, którą odkładasz na stos dobierania.
   *[other] Wybierz pierwszą z { $left } kart, które odkładasz na stos dobierania. Ostatnia będzie na wierzchu.
}
decide-take-discard = Wybierz kartę ze stosu kart odrzuconych, którą bierzesz na rękę.
decide-battle-order = Wybierz walkę, którą rozgrywasz jako następną.
decide-push-defender = Wybierz, dokąd wypychasz z terytorium { $source } jedną broniącą się jednostkę, albo zrezygnuj.
decide-battle-food = Walka na terytorium { $territory }: atakuje { $attacker }, broni się { $defender }; punkty walki na razie { $attack }:{ $defence }. Wybierz, ile żywności odrzucasz; każda daje 1 punkt walki.
decide-die-choice = Walka na terytorium { $territory }: atakuje { $attacker }, broni się { $defender }; punkty walki na razie { $attack }:{ $defence }. Wybierz, co oznacza wynik twojej kości.
decide-bonus-choice = Walka na terytorium { $territory }: atakuje { $attacker }, broni się { $defender }; punkty walki na razie { $attack }:{ $defence }. Wybierz premię, którą daje ci karta.
decide-retreat-to = { $units ->
    [one] Wybierz, dokąd z terytorium { $source } wycofuje się twoja jednostka.
    [few] Wybierz, dokąd z terytorium { $source } wycofują się twoje { $units } jednostki.
   *[many] Wybierz, dokąd z terytorium { $source } wycofuje się { $units } twoich jednostek.
}
decide-retreat-count = Wybierz, ile jednostek wycofuje się z terytorium { $source } na terytorium { $target }.
decide-trade-take = Wybierz wymianę albo zakończ wymiany. Za trzy zasoby dostajesz jeden.
decide-trade-give = Wybierz trzy zasoby, które oddajesz za 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
}.
decide-second-chance-territory = Nie masz jednostek na mapie. Wybierz neutralne terytorium, na które wracają, albo zrezygnuj.

# Clans

decide-choose-clan = Wybierz swój klan.
decide-play-upgrade = Możesz od razu zagrać nową kartę ulepszenia klanu. Wybierz ją albo zrezygnuj.
decide-kaija-loss = { $lost ->
    [one] Otrzymujesz { $lost } obrażenie. Wybierz, czy ofiarą jest Kaija.
    [few] Otrzymujesz { $lost } obrażenia. Wybierz, czy jedną z ofiar jest Kaija.
   *[many] Otrzymujesz { $lost } obrażeń. Wybierz, czy jedną z ofiar jest Kaija.
}
decide-scorched-earth = Wybierz, gdzie kładziesz Spaloną Ziemię, albo zrezygnuj.
decide-snake-harvest-resource = Wybierz zasób, który zabierasz z terytorium { $territory }, gdzie leży Spalona Ziemia, albo zrezygnuj.
decide-muster = Wybierz terytorium, z którego jedna jednostka dołącza do tych na terytorium { $target }, albo zrezygnuj.
decide-glory = Wybierz terytorium, na którym najpierw zbierasz zasoby, a potem budujesz; zrezygnuj, aby najpierw budować.
decide-next-basic = { $left ->
    [one] Wybierz ostatnią akcję tej karty.
    [few] Wybierz następną akcję tej karty. Zostały { $left } akcje.
   *[many] Wybierz następną akcję tej karty. Zostało { $left } akcji.
}
decide-next-basic-none = Ta karta nic więcej teraz nie zrobi: przejdź dalej.
decide-pay-for-more = Możesz zapłacić dowolne zasoby (razem { $price }) za { $gain ->
    [card] jeszcze jedną kartę
   *[unit] jeszcze jedną jednostkę
}. Wybierz, co płacisz, albo zrezygnuj.

# Cards that reach for rivals

decide-reaction = { $player } zagrywa kartę „{ $card }”. Wybierz kartę, która ją anuluje, albo zrezygnuj.
decide-choose-opponent = { $purpose ->
    [veiled_threats] Wybierz przeciwnika, który odrzuca losową kartę.
   *[other] Wybierz przeciwnika, którego rękę oglądasz.
}
decide-spied-card = Wybierz kartę z ręki przeciwnika ({ $opponent }).
decide-tribute = { $seat } żąda karty „{ $card }”. Odrzuć ją albo wybierz dwa zasoby, które oddajesz zamiast niej.
decide-forced-discard = Karta przeciwnika każe ci odrzucić kartę. Wybierz kartę z ręki.
decide-copy-card = Wybierz kartę, której efektu używasz.
decide-remove-enemy = Wybierz terytorium, z którego usuwasz jedną wrogą jednostkę.
decide-loot = Wybierz zasób widoczny na terytorium { $territory }.
decide-capture-territory = Wybierz swoje terytorium, na którym pojawi się jednostka.
decide-bribe-from = Wybierz terytorium, którego jednostki przekupujesz.
decide-bribe-to = Wybierz, dokąd idą przekupione jednostki z terytorium { $source }. Zaatakują każdego, kto tam jest.
decide-bribe-count = Wybierz, ile przekupionych jednostek idzie z terytorium { $source } na terytorium { $target }.

# Other cards

decide-hidden-from = Wybierz terytorium, z którego twoje jednostki ruszają ukrytymi ścieżkami.
decide-hidden-to = Wybierz otwarte terytorium, na które idą twoje jednostki z terytorium { $source }.
decide-hidden-count = Wybierz, ile jednostek idzie z terytorium { $source } na terytorium { $target }.
decide-foresee = Wybierz odkrytą kartę. Trafi na wierzch twojego stosu dobierania, a pasując w tym roku, nie bierzesz już karty.
decide-remodel = Wybierz budowlę, którą zamieniasz na inną tej samej wielkości, albo zrezygnuj.
decide-remodel-into = Wybierz, co stanie zamiast tej budowli: { $building }.

# Creatures

decide-declare-creature = Wybierz Stwora, którego atakują twoje jednostki: najwyżej jednego na każdym terytorium.
decide-creature-target = { $creature } ma kilka równie dobrych celów. Jako pierwszy gracz wybierz, dokąd idzie.
decide-draugr-victim = Draugr zabiera jedną z twoich figurek na terytorium { $territory }. Wybierz, czy jest to Kaija.
decide-more-creatures = Możesz sprowadzić Stwora. Wybierz, gdzie się pojawi, albo zrezygnuj.

# Teams

decide-pass-on = Twoje jednostki nie mogą zostać na terytorium { $source } twojego partnera. Wybierz, dokąd idą dalej. { $left ->
    [one] Został { $left } ruch.
    [few] Zostały { $left } ruchy.
   *[many] Zostało { $left } ruchów.
}
decide-accept-exchange = Partner proponuje ci 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
} za 1 { $wanted-id ->
    [lore] wiedzę
   *[other] { $wanted }
}. Przyjmij albo zrezygnuj.

## Options

option-play = Zagraj kartę
option-wait = { action-wait }: { action-wait-text }
option-replace = { action-replace }: { action-replace-text }
option-remove = { action-remove }: { action-remove-text }
option-upgrade = { action-upgrade }: { action-upgrade-text }
action-wait = Przeczekaj
action-wait-text = odłóż kartę
action-replace = Zamień kartę
action-replace-text = { $cost ->
    [one] { $cost } wiedza
   *[other] { $cost } wiedzy
}, dobierz 1
action-remove = Usuń kartę
action-remove-text = { $cost ->
    [one] { $cost } wiedza
   *[other] { $cost } wiedzy
}, dobierz 2
action-upgrade = Ulepsz
action-upgrade-text = { $cost ->
    [one] { $cost } wiedza
   *[other] { $cost } wiedzy
} za kartę klanu
option-recruit = Rekrutacja
option-move = Ruch
option-explore = Odkrycie
option-build = Budowa
option-active = Do strefy aktywnej: zostaje w twojej talii
option-box = Poza grę, na zawsze
option-card = { $card }
option-tile = { $tile }
option-place = { place-beside }: { place-turn }
option-redraw = Odłóż kafel i dobierz inny
option-new-tile = Dobierz kafel i połóż go
option-territory = { $owner-id ->
    [unknown] { $territory }
    [-1] { $territory } (neutralne)
   *[other] { $territory } ({ $owner }, { $units ->
        [0] tylko Kaija
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
    })
}
option-building = { $cost ->
    [0] { $building } (za darmo)
    [one] { $building } ({ $cost } drewno)
   *[other] { $building } ({ $cost } drewna)
}
option-slot = { $kind ->
    [large] Duże miejsce
    [stone] Małe miejsce z kamieniem
   *[small] Małe miejsce
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} na terytorium { $territory }
option-build-without-slot = Na terytorium { $territory }, poza miejscami na budowle
option-face = { $face ->
    [point] 1 punkt walki
   *[casualty] 1 obrażenie
}
option-take = 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
}
option-give = { $amounts }
option-way-take-discard = { $n ->
    [one] Weź kartę ze stosu kart odrzuconych
    [few] Weź { $n } karty ze stosu kart odrzuconych
   *[many] Weź { $n } kart ze stosu kart odrzuconych
}
option-way-draw = { $n ->
    [one] Dobierz kartę
    [few] Dobierz { $n } karty
   *[many] Dobierz { $n } kart
}
option-way-veiled-threats = Przeciwnik odrzuca losową kartę
option-clan = { $clan }
option-seat = { $seat }
option-creature = { $creature }
option-attack = Zaatakuj Stwora bez poruszania jednostek
option-kaija = { $territory }, z Kaiją
option-kaija-in = Kaija, { $territory }
option-kaija-to = Kaija na terytorium { $territory }
option-count-kaija = { $count ->
    [0] Tylko Kaija
    [one] Kaija i { $count } jednostka
    [few] Kaija i { $count } jednostki
   *[many] Kaija i { $count } jednostek
}
option-lose = { $lose ->
    [kaija] Poświęć Kaiję
   *[units] Zachowaj Kaiję
}
option-discard = Odrzuć kartę
option-nothing = Niczego nie odrzucaj: masz na ręce same karty Niepokojów
option-remodel = { $building } na terytorium { $territory }
option-exchange = Oddaj partnerowi 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
} za 1 { $wanted-id ->
    [lore] wiedzę
   *[other] { $wanted }
}
option-accept = Przyjmij

group-recruit = Rekrutacja
group-move = Ruch
group-explore = Odkrycie
group-build = Budowa
group-active = Zachowaj
group-box = Usuń
group-card = Karty
group-flash = Karty Błysku
group-tile = Kafle
group-place = Położenie
group-redraw = Nowy kafel
group-new-tile = Nowa ziemia
group-territory = Terytoria
group-slot = Miejsca
group-small-building = Małe budowle
group-large-building = Duże budowle
group-face = Kość
group-take = Weź
group-give = Oddaj
group-way = Sposoby
group-clan = Klany
group-seat = Gracze
group-creature = Stwory
group-kaija = Z Kaiją
group-lose = Ofiary
group-exchange = Wymiana
group-accept = Przyjmij

## Why not

refusal-setup-tile = Ten kafel nigdzie nie pasuje tak, aby miał puste terytorium.
refusal-setup-other-tile = Twoje jednostki muszą trafić na kafel położony przez ciebie w tej rundzie.
refusal-setup-occupied = Są tu już jednostki. Twoja grupa potrzebuje pustego terytorium.
refusal-not-from-here = Kafel musi przylegać do otwartej krawędzi terytorium, które kontrolujesz.
refusal-beside-start = W pierwszej rundzie kafel musi całym bokiem przylegać do kafla startowego.
refusal-border-interrupted = Przerwałoby to granicę. Na styku kafli granice muszą biec dalej albo łączyć się z innymi.
refusal-joins-rivals = Na jednym terytorium znalazłyby się figurki, które nie mogą go dzielić, np. jednostki różnych graczy.
refusal-no-empty-territory = Kafel położony tutaj musi mieć puste terytorium.
refusal-tile-unplaceable = W tej chwili ten kafel nigdzie nie pasuje.
refusal-empty-hand = Do tego potrzeba karty na ręce. Z pustą ręką możesz tylko spasować.
refusal-nothing-playable = Żadna z twoich kart nic by teraz nie dała. Możesz za to użyć jednej do Przeczekania.
refusal-no-upgrades = Nie masz już kart ulepszeń klanu do wzięcia.
refusal-lore = Kosztuje to { $cost ->
    [one] { $cost } wiedzę
   *[other] { $cost } wiedzy
}, a masz { $lore }.
refusal-only-unrest = Masz na ręce tylko karty Niepokojów, a ich nie można usunąć z gry.
refusal-remove-unrest = Karty Niepokojów nie można usunąć z gry.
refusal-play-unrest = Karta Niepokojów nie ma żadnego efektu. Możesz jej użyć do Przeczekania, Zamiany karty lub Ulepszenia.
refusal-play-second-main = Masz już w tej turze zagraną kartę bez Błysku. Kolejne karty muszą mieć Błysk.
refusal-play-move = Żadna z twoich jednostek nie może przekroczyć granicy przy tej liczbie ruchów.
refusal-play-explore = Potrzebujesz otwartego terytorium, z którego możesz odkrywać.
refusal-play-no-tiles = Nie ma już kafli do odkrywania.
refusal-play-build = Na twoich terytoriach nie ma wolnego miejsca na nic, na co cię stać.
refusal-play-wood = Masz za mało drewna na jakąkolwiek budowlę.
refusal-play-draw = Na twoim stosie dobierania i stosie kart odrzuconych jest za mało kart.
refusal-play-basic = Żadna z czterech podstawowych akcji nie jest teraz możliwa.
refusal-play-nothing = Żaden efekt tej karty nic by teraz nie dał.
refusal-play-no-discard = Twój stos kart odrzuconych jest pusty.
refusal-play-no-reserve = Wszystkie twoje jednostki są na mapie; nie ma kogo rekrutować.
refusal-play-recruit = Nie ma terytorium, na którym możesz rekrutować.
refusal-recruit-enemy = To terytorium należy do innego gracza. Rekrutować możesz tylko na własnych terytoriach.
refusal-recruit-neutral = To terytorium jest neutralne. Rekrutować możesz tylko na własnych terytoriach.
refusal-recruit-neutral-only = Ta karta rekrutuje tylko na neutralnych terytoriach.
refusal-recruit-same = Wszystkie jednostki z tej karty trafiają na to samo terytorium.
refusal-recruit-share = Ta karta nie daje temu terytorium żadnych jednostek albo nie daje ich już więcej.
refusal-move-stopped = Twoje jednostki są tu razem z jednostkami innego gracza i muszą zostać na walkę.
refusal-move-only-rough = Każda droga stąd prowadzi przez trudną granicę. { $left ->
    [one] Do przekroczenia trudnej granicy potrzeba dwóch ruchów, a został jeden.
   *[other] Do przekroczenia trudnej granicy potrzeba dwóch ruchów; pozostałe ruchy: { $left }.
}
refusal-move-rough = { $left ->
    [one] Do przekroczenia trudnej granicy potrzeba dwóch ruchów, a został jeden.
   *[other] Do przekroczenia trudnej granicy potrzeba dwóch ruchów; pozostałe ruchy: { $left }.
}
refusal-move-not-yours = Nie masz tu jednostek, które możesz poruszyć.
refusal-move-not-adjacent = Te terytoria nie mają wspólnej granicy. Jeden ruch przekracza jedną granicę.
refusal-move-count = { $units ->
    [0] Stamtąd może ruszyć tylko Kaija.
    [one] Stamtąd może ruszyć tylko { $units } jednostka.
    [few] Stamtąd mogą ruszyć tylko { $units } jednostki.
   *[many] Stamtąd może ruszyć tylko { $units } jednostek.
}
refusal-build-none-left = { $building }: wszystkie żetony są już na mapie.
refusal-build-wood = { $building } kosztuje { $cost ->
    [one] { $cost } drewno
   *[other] { $cost } drewna
}, a masz { $wood }.
refusal-build-small-only = Jedna z budowli tej karty musi być mała, a { $building } to duża budowla.
refusal-build-repeated = { $building } nie pasuje na żadne z twoich wolnych miejsc: na terytorium stoi już budowla tego typu albo nie można tam teraz budować.
refusal-build-no-large-slot = { $building } wymaga wolnego dużego miejsca na twoim terytorium.
refusal-build-no-small-slot = { $building } wymaga wolnego małego miejsca na twoim terytorium.
refusal-build-no-stone-slot = { $building } wymaga wolnego małego miejsca z kamieniem na twoim terytorium.
refusal-build-not-yours = Budować możesz tylko na terytoriach, które kontrolujesz.
refusal-build-occupied = Na tym miejscu stoi już budowla.
refusal-build-no-stone = { $building } wymaga miejsca z kamieniem.
refusal-build-size = { $building } nie pasuje na miejsce tej wielkości.
refusal-build-same-type = Na tym terytorium stoi już budowla tego typu: { $building }.
refusal-food-units = { $units ->
    [one] Możesz odrzucić po 1 żywności za każdą swoją jednostkę tutaj, a masz { $units } jednostkę.
    [few] Możesz odrzucić po 1 żywności za każdą swoją jednostkę tutaj, a masz { $units } jednostki.
   *[many] Możesz odrzucić po 1 żywności za każdą swoją jednostkę tutaj, a masz { $units } jednostek.
}
refusal-food-stock = { $food ->
    [0] Nie masz żywności.
    [one] Masz tylko { $food } żywność.
   *[other] Masz tylko { $food } żywności.
}
refusal-retreat-battle = Na tym terytorium toczy się walka.
refusal-retreat-enemy = To terytorium należy do innego gracza. Wycofać się można tylko na neutralne lub własne terytorium.
refusal-retreat-rough = Jednostki nie mogą się wycofać przez trudną granicę.
refusal-trade-same-kind = W tej partii trzy zasoby muszą być tego samego rodzaju.
refusal-not-neutral = Jednostki wracają tylko na neutralne terytorium.

# Clans

refusal-clan-taken = Ten klan ma już { $seat }. Wybierz jeden z wolnych klanów.
refusal-move-kaija = Kaija nie wchodzi na wrogie terytorium, chyba że w tym roku zagrasz „{ card-bear-1 }”.
refusal-scorched-far = Spaloną Ziemię można położyć tylko na terytorium sąsiadującym z tym, które kontrolujesz.
refusal-build-elsewhere = Tą kartą budujesz na terytorium, z którego właśnie zebrano zasoby.

# Cards

refusal-play-already = Masz już ten efekt; działa do końca roku.
refusal-play-cannot-pay = Masz za mało zasobów, aby za to zapłacić, albo nic by ci to nie dało.
refusal-play-empty-hands = Żaden przeciwnik nie ma karty na ręce.
refusal-play-no-enemy = Żaden przeciwnik nie ma na mapie jednostek, które możesz wybrać.
refusal-play-no-enemy-beside = Potrzebujesz terytorium sąsiadującego z terytorium z wrogimi jednostkami.
refusal-play-no-large-closed = Potrzebujesz zamkniętego terytorium obejmującego co najmniej trzy kafle.
refusal-play-no-open-territory = Potrzebujesz jednostek i otwartego terytorium, na które mogą pójść.
refusal-play-nothing-to-copy = Nie ma karty do skopiowania: musi być w zasięgu, coś ci teraz dawać i sama nie kopiować ani nie anulować kart.
refusal-play-reaction = Tę kartę można zagrać tylko w odpowiedzi na kartę przeciwnika.
refusal-empty-hand-there = { $seat } nie ma kart na ręce. Wybierz przeciwnika, który je ma.
refusal-discard-unrest = W tej partii karta Niepokojów nie liczy się jako odrzucona. Wybierz inną kartę.
refusal-victim-none = Nie ma tu wrogich jednostek w zasięgu tej karty.
refusal-victim-far = To terytorium jest za daleko. Karta sięga tylko na terytoria sąsiadujące z twoimi.
refusal-hidden-closed = To terytorium jest zamknięte. Ukryte ścieżki prowadzą tylko na otwarte terytoria.
refusal-hidden-held = Twoje jednostki nie mogą tu zostać: na tym terytorium jest Upadła Walkiria, twój partner albo wróg, którego sama Kaija nie może zaatakować.

# Creatures and teams

refusal-setup-creature = Upadła Walkiria z nikim nie dzieli się terytorium. Wybierz puste terytorium, na którym jej nie ma.
refusal-build-bear = Jest tu Niedźwiedź Brunatny. Budować można, gdy zniknie.
refusal-recruit-bear = Jest tu Niedźwiedź Brunatny. Rekrutować można, gdy zniknie.
refusal-move-bear = Niedźwiedź Brunatny zatrzymuje tu twoje jednostki. Mogą wyjść, gdy zniknie.
refusal-move-creature = Twoje jednostki spotykają tu Upadłą Walkirię i muszą zostać na walkę.
refusal-move-two-creatures = Są tu dwie Upadłe Walkirie; nikt nie może wejść, dopóki jedna z nich nie zniknie.
refusal-move-partner = Jednostki mogą przejść przez terytorium twojego partnera, ale nie mogą tam zostać, a na dalszą drogę nie starczy im ruchów.
refusal-retreat-creature = Na tym terytorium jest Upadła Walkiria. Wycofać się można tylko tam, gdzie jej nie ma.
refusal-creature-one-each = Na tym terytorium atakujesz już innego Stwora: na każdym możesz zaatakować tylko jednego.
refusal-creature-enemy-land = Ten Stwór jest na wrogim terytorium. Atakować Stwory możesz tylko tam, gdzie nie ma cudzych jednostek.
refusal-creature-no-units = Nie masz jednostek na terytorium tego Stwora. Najpierw tam jakieś wprowadź.

# More refusals

refusal-basic-taken = Ta karta dała ci już tę akcję. Druga musi być inna.
refusal-bribe-count = Tutaj można przekupić najwyżej { $units ->
    [one] { $units } jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
}.
refusal-bribe-no-way = Przekupione jednostki nie mogą tam pójść: nie mogą spotkać Upadłej Walkirii ani stanąć razem z partnerem.
refusal-capture-not-yours = Jednostka musi trafić na terytorium, które kontrolujesz.
refusal-copy-copying = Nie można skopiować karty, która sama kopiuje.
refusal-copy-reaction = Nie można skopiować karty zagranej w odpowiedzi na inną.
refusal-creature-neutral = Stwory idą najpierw na terytoria z jednostkami, a na neutralne tylko wtedy, gdy tamtych nie ma.
refusal-creature-priority = Inne terytorium przyciąga Stwora mocniej.
refusal-creature-taken = Na tym terytorium jest już Stwór.
refusal-exchange-declined = Twój partner nie zgadza się na tę wymianę. Możesz zaproponować inną.
refusal-explore-bear = Twoje terytorium w tym miejscu trzyma Niedźwiedź Brunatny. Odkrywaj z innego albo najpierw go pokonaj.
refusal-glory = Nawet z zasobami tego terytorium nic tu nie zbudujesz. Najpierw buduj albo wybierz inne terytorium.
refusal-kaija-on-map = Kaija jest już na mapie.
refusal-loot = To terytorium nie daje takiego zasobu: { $resource }.
refusal-more-lair = Są terytoria z wolnym legowiskiem; Stwór musi się pojawić na jednym z nich.
refusal-muster = Dołączyć może tylko jednostka z terytorium sąsiadującego z tym, na którym stoi nowa.
refusal-pass-on-stay = Jednostki nie mogą zostać na terytorium twojego partnera. Muszą iść dalej.
refusal-play-achievement = Osiągnięć się nie zagrywa; liczą się na koniec gry.
refusal-push-battle = Na tym terytorium ma się odbyć walka.
refusal-push-creature = Na tym terytorium jest Upadła Walkiria.
refusal-push-enemy = Obrońcę można wypchnąć tylko na terytorium neutralne lub jego własne.
refusal-remodel-empty = Na tym miejscu nie ma budowli do zamiany.
refusal-remodel-none = Żadna inna budowla tej wielkości nie może teraz zająć jej miejsca.
refusal-remodel-not-yours = Zamieniać możesz tylko budowle na terytoriach, które kontrolujesz.
refusal-remodel-same = Musi to być budowla innego typu.
refusal-scorched-here = Spalona Ziemia już tu leży.
refusal-scorched-not-snake = Żeton Spalonej Ziemi ma tylko Klan Węża.
refusal-trade-short = Nie masz trzech zasobów, za które możesz dostać 1 { $resource-id ->
    [lore] wiedzę
   *[other] { $resource }
}.
refusal-tribute-short = Masz mniej niż dwa zasoby do oddania, więc musisz odrzucić kartę.
refusal-upgrade-taken = Masz już ulepszenie „{ $card }”.
refusal-victim-kaija = Kaija stoi tu sama, a karty działające na jednostki jej nie dotyczą.
option-pass-turn = Spasuj do końca roku
group-action = Akcje tury
refusal-battle-first = Najpierw odbywa się walka z jednostkami innego gracza na tym terytorium.
refusal-not-drawn = Można oddać tylko karty dopiero co dobrane; ta była już na ręce.
refusal-not-discarded = Ta karta leży w strefie aktywnej; trafi na stos kart odrzuconych, gdy spasujesz.
refusal-not-a-reaction = Ta karta nie może być odpowiedzią na inną; zagraj ją we własnej turze.
refusal-row-achievement = Osiągnięcia można brać tylko w ostatnim roku.
