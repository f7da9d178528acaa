# Stůl Northgardu jako text.

text-year = Rok { $year } { $years ->
    [7] ze
   *[other] z
} { $years }.
text-first = První hráč: { $seat }.
text-players = Hráči:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(vy)
       *[false] {""}
    }: { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
       *[other] { $food } jídla
    }, { $wood ->
        [one] { $wood } dřevo
        [few] { $wood } dřeva
       *[other] { $wood } dřeva
    }, { $lore ->
        [one] { $lore } znalost
        [few] { $lore } znalosti
       *[other] { $lore } znalostí
    }; v ruce { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[other] { $hand } karet
    }, v dobíracím balíčku { $deck }; v zásobě { $reserve ->
        [one] { $reserve } jednotka
        [few] { $reserve } jednotky
       *[other] { $reserve } jednotek
    }{ $passed ->
        [true] ; pasuje
       *[false] {""}
    }
text-clan = { $clan }
text-fame = Sláva: { $fame }
text-domination = Nadvláda: uzavřená území s velkou stavbou: { $territories-count }/{ $goal } ({ $territories })
text-hand = Ruka: { $cards }
text-active = Aktivní oblast: { $cards }
text-played = Zahráno v tomto tahu: { $cards }
text-discard = Odkládací hromádka: { $cards }
text-upgrades = Vylepšené karty: { $cards }
text-known = Známé v dobíracím balíčku: { $cards }
text-row = Řada karet: { $cards }
text-achievements = Karty úspěchů: { $cards }
text-removed = Odstraněno ze hry: { $cards }
text-looking = Karty, které si prohlížíte: { $cards }
text-left = Zbývá: karty rozvoje { $development }, karty nepokojů { $unrest }, desky { $tiles }.
text-supply = Stavby ve společné zásobě: { $items }
text-supplied = { $building } { $n }
text-creature = { $creature } je na území { $territory }.
text-creature-deck =
    Monstra v balíčku: { $left }{ $creatures-count ->
        [0] {""}
       *[other] ; na odkládací hromádce: { $creatures }
    }
text-kaija = Kaija je na území { $territory }.
text-scorched-earth = Spálená země leží na území { $territory }.
text-battle = Souboj na území { $territory }: útočí { $attacker }, body síly { $attack }; brání se { $defender }, body síly { $defence }.
text-beast-battle = Souboj s monstrem na území { $territory }: { $creature }; body síly útoku { $attack }, obrany { $defence }.
text-spied = Díváte se na karty, které má v ruce { $seat }: { $cards }
text-map = Desky na mapě:
text-tile = { $tile }: { $place }
text-drawn-tiles = Dobrané desky:
text-my-tiles = Vaše desky:
text-tile-look =
    { $tile }: { $looks }{ $rough-count ->
        [0] {""}
       *[other] ; náročné hranice { $rough }
    }
text-region =
    oblast { $region } ({ $sides }){ $shown-count ->
        [0] {""}
       *[other] : { $shown }
    }
text-amounts = { $amounts }
text-side-n = sever
text-side-e = východ
text-side-s = jih
text-side-w = západ
text-territories = { $seat }, ovládaná území: { $count }
text-neutral = Neutrální území: { $count }
text-territory = { $land }: { $facts }
text-units =
    { $units ->
        [one] { $units } jednotka
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }
text-raiders =
    útočí { $seat } a má { $units ->
        [one] { $units } jednotku
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }
text-size =
    { $closed ->
        [true] uzavřené
       *[false] otevřené
    }, velikost { $size }
text-symbols = dává { $amounts }
text-lairs =
    { $lairs ->
        [one] doupě
        [few] { $lairs } doupata
       *[other] { $lairs } doupat
    }
text-buildings = stojí tu { $buildings }
text-free = volno: { $slots }
text-neighbours = sousedí: { $territories }
text-rough = { $territory } přes náročnou hranici
text-regions =
    { $regions-count ->
        [one] patří sem i oblast { $regions }
       *[other] patří sem i oblasti { $regions }
    }
