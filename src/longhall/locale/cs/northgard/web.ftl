# Northgard in the browser: cards, panels, scenes, and the table as text. Ids begin with board-.

board-phase-setup = Příprava hry
board-phase-actions = { phase-actions }
board-phase-creatures = { phase-creatures }
board-phase-harvest = { phase-harvest }
board-phase-end = { phase-end }
board-phase-over = Konec hry
board-first-player = První hráč: { $seat }

## What players have

board-player = Hráč
board-territories = Území
board-closed-territories = Uzavřená území
board-built = Postavené stavby
board-played = Zahráno v tomto roce
board-known = Známé karty v dobíracím balíčku
board-effect-conqueror = Strážné věže a pevnosti v tomto roce napadeným nepomáhají
board-effect-rampage = Kaija smí v tomto roce vstupovat na nepřátelská území
board-effect-foresight = Karta z řady karet je v tomto roce už vzatá
board-spied = V ruce má { $seat }
board-looking = Dobrané karty
board-my-tiles = Vaše desky
board-tile = Deska { $tile }
board-clan-first = V balíčku od začátku
board-clan-later = Vylepšení za znalosti

## The market

board-achievements = Karty úspěchů
board-pile-development = { $n ->
    [one] karta rozvoje
    [few] karty rozvoje
   *[other] karet rozvoje
}
board-pile-unrest = { $n ->
    [one] karta nepokojů
    [few] karty nepokojů
   *[other] karet nepokojů
}
board-pile-tiles = { $n ->
    [one] deska
    [few] desky
   *[other] desek
}
board-supply = Stavby
board-left = zbývá { $n }
board-cost = Cena ve dřevě
board-gives-fame = sláva při sklizni
board-gives-points = body síly obránce
board-gives-casualties = ztráty, které způsobí obránce
board-gives-recruits = jednotky navíc při verbování na tomto území
board-gives-draws = karty navíc každý rok
board-gives-food = jídlo při sklizni
board-gives-wood = dřevo při sklizni
board-gives-lore = znalosti při sklizni
board-strength = Body síly
board-creatures-left = { $left ->
    [0] Další monstra nepřijdou.
    [one] Může přijít ještě { $left } monstrum.
    [few] Mohou přijít ještě { $left } monstra.
   *[other] Může přijít ještě { $left } monster.
}
board-creatures-gone = Na odkládací hromádce: { $creatures }.

## What a choice would bring

board-preview-way = { $units ->
    [0] Kaija: { $source } – { $target }
    [one] { $kaija ->
        [true] { $units } jednotka a Kaija: { $source } – { $target }
       *[false] { $units } jednotka: { $source } – { $target }
    }
    [few] { $kaija ->
        [true] { $units } jednotky a Kaija: { $source } – { $target }
       *[false] { $units } jednotky: { $source } – { $target }
    }
   *[other] { $kaija ->
        [true] { $units } jednotek a Kaija: { $source } – { $target }
       *[false] { $units } jednotek: { $source } – { $target }
    }
}
board-preview-moves = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
   *[other] { $moves } kroků
}
board-preview-reach = { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
}, v dosahu { $count ->
    [one] { $count } území
   *[other] { $count } území
}
board-preview-takes = Zabere území bez boje.
board-preview-leaves = Na území { $territory } nikdo nezůstane
board-preview-closes = { $size ->
    [one] Uzavře území { $territory }, { $size } deska
    [few] Uzavře území { $territory }, { $size } desky
   *[other] Uzavře území { $territory }, { $size } desek
}
board-preview-grows = { $size ->
    [one] Území { $territory } se rozšíří na { $size } desku
    [few] Území { $territory } se rozšíří na { $size } desky
   *[other] Území { $territory } se rozšíří na { $size } desek
}
board-preview-joins = { $territories } budou jedno území, { $size ->
    [one] { $size } deska
    [few] { $size } desky
   *[other] { $size } desek
}
board-preview-open = { $open ->
    [one] { $open } strana zůstane otevřená
    [few] { $open } strany zůstanou otevřené
   *[other] { $open } stran zůstane otevřených
}
board-preview-worth = Teď má hodnotu:
board-preview-left = zbývá: { $n }
board-preview-price = { $price ->
    [one] za { $price } zdroj
    [few] za { $price } zdroje
   *[other] za { $price } zdrojů
}
board-odds = Vyhraje { $first }: { $win } %; vyhraje { $second }: { $lose } %.
board-odds-nobody = Nikdo nevyhraje: { $percent } %
board-expected-lost = průměrné ztráty { $n }
board-against-food = Pokud { $seat } zaplatí jídlo ({ $n }): { $win } %
board-fame-for-winning = Za vítězství:

## Battles and other scenes

board-battle-in = Souboj na území { $territory }
board-attacks = útočí
board-defends = brání se
board-points = Body síly
board-bonus-cards = Karta
board-bonus-buildings = Stavby
board-bonus-clan = Klan
board-figures = { $n ->
    [one] { $n } jednotka
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
board-creature-name = { $creature }
board-wins = Vítězí { $seat }
board-creature-wins = Vítězí { $creature }
board-nobody-wins = Nikdo nevítězí
board-face = Body síly: { $points }; ztráty: { $casualties }
board-face-choice = Bod síly, nebo ztráta podle volby hráče
# What the faces of the battle die mean, beside a battle.
board-dice = Soubojová kostka
board-dice-point = 1 bod síly
board-dice-casualty = druhá strana ztrácí 1 jednotku
board-end = Partie skončila
board-ended-domination = Nadvláda: { $seat } ovládá uzavřená území, každé s velkou stavbou: { $territories }. Počet: { $territories-count }, potřeba: { $goal }.
board-ended-domination-team = Nadvláda: { $seat } a { $partner } společně ovládají uzavřená území, každé s velkou stavbou: { $territories }. Počet: { $territories-count }, potřeba: { $goal }.

## In the gallery

board-gallery-tiles = Desky
board-gallery-cards = Karty
board-gallery-buildings = Stavby
board-gallery-creatures = Monstra
board-gallery-clans = Klany
board-gallery-faces = Strany kostky
board-gallery-winter = Zima
board-gallery-starting-resources = Počáteční zdroje
board-gallery-tokens = Žetony a figurky
board-gallery-costs = Ceny
board-priorities = Jde tam, kde je { $first }; při shodě { $second }, pak { $third }
board-priority-units = nejvíce jednotek
board-priority-buildings = nejvíce stavebních bodů
board-priority-resources = nejvíce zdrojů
board-winter-up-to = { $units ->
    [one] Do { $units } jednotky
   *[other] Do { $units } jednotek
}
board-starting-place = { $place }. hráč v pořadí
board-none = nic
board-unlimited = kolik je třeba

## The table as text

## Herní plán

board-label = Mapa
board-turn-left = Otočit desku doleva
board-turn-right = Otočit desku doprava
board-lay = Přiložit desku sem
board-territory = Území { $territory }
board-raiders = { $raider } útočí a má { $units ->
    [one] { $units } jednotku
    [few] { $units } jednotky
    [many] { $units } jednotky
   *[other] { $units } jednotek
}
board-yields = Dává { $amounts }
board-tile-yields = dává { $amounts }
board-free = Volné: { $slots }
board-beside = Sousedí s:
board-close = Zavřít
board-moves = { $moves ->
    [one] { $moves } krok
    [few] { $moves } kroky
    [many] { $moves } kroku
   *[other] { $moves } kroků
}
board-chance = { $percent } na výhru
board-slot-in = Pole na území { $territory }
board-empties = území zůstane prázdné
board-closes = uzavřeno
board-closes-fame = uzavřeno: +{ $fame } slávy

## The end of a match and its replay

board-end-course = Sláva rok po roce
board-chapter = Rok { $chapter }
board-keys-turn = Na mapě, kde lze přiložit desku: otočit ji
board-keys-about = Na mapě: vše o území
board-partner = Spoluhráč: { $partner }

# A row of the table of points at the end.
board-period = Rok { $period }

# What may not be chosen, by the number in its key

numbered-kaija = { $number ->
    [0] Jen Kaija
    [one] Kaija a { $number } jednotka
    [few] Kaija a { $number } jednotky
   *[other] Kaija a { $number } jednotek
}
