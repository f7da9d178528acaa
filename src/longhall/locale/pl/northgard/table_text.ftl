# Stół Northgardu jako tekst.

text-year = Rok { $year } z { $years }.
text-first = Pierwszy gracz: { $seat }.
text-players = Gracze:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(ty)
       *[false] {""}
    }: { $food ->
        [one] { $food } żywność
       *[other] { $food } żywności
    }, { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    }, { $lore ->
        [one] { $lore } wiedza
       *[other] { $lore } wiedzy
    }; { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[many] { $hand } kart
    } na ręce, { $deck } na stosie dobierania; { $reserve ->
        [one] { $reserve } jednostka
        [few] { $reserve } jednostki
       *[many] { $reserve } jednostek
    } w rezerwie{ $passed ->
        [true] ; pas
       *[false] {""}
    }
text-clan = { $clan }
text-fame = Chwała: { $fame }
text-domination = Dominacja: zamknięte terytoria z dużą budowlą: { $territories-count } z { $goal } ({ $territories })
text-hand = Ręka: { $cards }
text-active = Strefa aktywna: { $cards }
text-played = Zagrane w tej turze: { $cards }
text-discard = Stos kart odrzuconych: { $cards }
text-upgrades = Ulepszenia: { $cards }
text-known = Znane karty na stosie dobierania: { $cards }
text-row = Wyłożony rząd: { $cards }
text-achievements = Osiągnięcia: { $cards }
text-removed = Usunięte z gry: { $cards }
text-looking = Karty, które oglądasz: { $cards }
text-left =
    W zapasie: { $development ->
        [one] { $development } karta rozwoju
        [few] { $development } karty rozwoju
       *[many] { $development } kart rozwoju
    }, { $unrest ->
        [one] { $unrest } karta Niepokojów
        [few] { $unrest } karty Niepokojów
       *[many] { $unrest } kart Niepokojów
    }, { $tiles ->
        [one] { $tiles } kafel
        [few] { $tiles } kafle
       *[many] { $tiles } kafli
    }.
text-supply = Budowle w zapasie: { $items }
text-supplied = { $building } { $n }
text-creature = Na terytorium { $territory } jest { $creature }.
text-creature-deck =
    Stwory w talii: { $left }{ $creatures-count ->
        [0] {""}
       *[other] ; odrzucone: { $creatures }
    }
text-kaija = Kaija jest na terytorium { $territory }.
text-scorched-earth = Spalona Ziemia leży na terytorium { $territory }.
text-battle = Walka na terytorium { $territory }: atakuje { $attacker }, broni się { $defender }; punkty walki { $attack }:{ $defence }.
text-beast-battle = Walka na terytorium { $territory }, Stwór: { $creature }; punkty walki: atak { $attack }, obrona { $defence }.
text-spied = Oglądasz rękę przeciwnika ({ $seat }): { $cards }
text-map = Kafle na mapie:
text-tile = { $tile }: { $place }
text-drawn-tiles = Dobrane kafle:
text-my-tiles = Twoje kafle:
text-tile-look =
    { $tile }: { $looks }{ $rough-count ->
        [0] {""}
        [one] ; trudna granica { $rough }
       *[other] ; trudne granice { $rough }
    }
text-region =
    obszar { $region } ({ $sides }){ $shown-count ->
        [0] {""}
       *[other] {" "}ma { $shown }
    }
text-amounts = { $amounts }
text-side-n = północ
text-side-e = wschód
text-side-s = południe
text-side-w = zachód
text-territories = { $seat }, terytoria: { $count }
text-neutral = Neutralne terytoria: { $count }
text-territory = { $land }: { $facts }
text-units =
    { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
text-raiders =
    atakuje { $seat }, { $units ->
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[many] { $units } jednostek
    }
text-size =
    { $closed ->
        [true] zamknięte
       *[false] otwarte
    }, wielkość { $size }
text-symbols = daje { $amounts }
text-lairs =
    { $lairs ->
        [one] legowisko
        [few] { $lairs } legowiska
       *[many] { $lairs } legowisk
    }
text-buildings = budowle: { $buildings }
text-free = wolne: { $slots }
text-neighbours = sąsiedzi: { $territories }
text-rough = { $territory } (trudna granica)
text-regions = także obszary: { $regions }
