# Northgard: Země nepoznané. Všechny formulace jsou naše vlastní.

game-name = Northgard: Země nepoznané

## Věci

resource-food = jídlo
resource-wood = dřevo
resource-lore = znalosti

amount-food = { $n ->
    [one] { $n } jídlo
    [few] { $n } jídla
   *[other] { $n } jídla
}
amount-wood = { $n ->
    [one] { $n } dřevo
    [few] { $n } dřeva
   *[other] { $n } dřeva
}
amount-lore = { $n ->
    [one] { $n } znalost
    [few] { $n } znalosti
   *[other] { $n } znalostí
}
amount-points = { $n ->
    [one] { $n } bod síly
    [few] { $n } body síly
   *[other] { $n } bodů síly
}
amount-casualties = { $n ->
    [one] { $n } ztráta
    [few] { $n } ztráty
   *[other] { $n } ztrát
}

building-silo = Sýpka
building-silo-text = Malá stavba. Při sklizni dává 1 jídlo.
building-lodge = Dřevorubcova bouda
building-lodge-text = Malá stavba. Při sklizni dává 1 dřevo.
building-tower = Strážná věž
building-tower-text = Malá stavba. Obránce na tomto území způsobí v souboji 1 ztrátu navíc.
building-camp = Výcvikový tábor
building-camp-text = Malá stavba. Když na tomto území verbujete, umístíte 1 jednotku navíc.
building-stone = Posvátný kámen
building-stone-text = Malá stavba, jen na pole se symbolem posvátného kamene. Při sklizni dává 1 znalost.
building-fortress = Pevnost
building-fortress-text = Velká stavba. Obránce na tomto území má v souboji 2 body síly navíc.
building-forge = Vysoká pec
building-forge-text = Velká stavba. Na začátku každého roku si doberete o 1 kartu víc.
building-altar = Oltář králů
building-altar-text = Velká stavba. Při sklizni dává 3 body slávy.

clan-bear = Klan medvědice
clan-bear-text = Bojuje za vás medvědice Kaija: když verbujete, může být jednou z jednotek. Má hodnotu 2 bodů síly a v zimě nic nejí, ale nikdy nevstupuje na nepřátelské území.
clan-boar = Klan divočáka
clan-boar-text = Po průzkumu, který neuzavře žádné území, získáte 1 znalost.
clan-goat = Klan kozla
clan-goat-text = Po postavení stavby získáte 1 jídlo za malou, nebo 2 jídla za velkou stavbu.
clan-raven = Klan havrana
clan-raven-text = Když průzkumem uzavřete vlastní území, ihned získáte jejich zdroje.
clan-snake = Klan zmije
clan-snake-text = Před vyhodnocením karty klanu smíte položit spálenou zemi na území sousedící s vaším. Máte tam 1 bod síly navíc a při sklizni tam smíte vzít nepříteli 1 zdroj.
clan-stag = Klan jelena
clan-stag-text = Získáte 1 bod slávy za každé území dobyté soubojem a 1 bod slávy navíc za každé vlastní území uzavřené průzkumem.
clan-wolf = Klan vlčice
clan-wolf-text = Když vyhrajete souboj jako útočník, získáte 1 jídlo.

creature-wolf-1 = Vlk (béžový)
creature-wolf-2 = Vlk (hnědý)
creature-wolf-3 = Vlk (tmavě hnědý)
creature-bear-1 = Medvěd (béžový)
creature-bear-2 = Medvěd (hnědý)
creature-draugr-1 = Draug (béžový)
creature-draugr-2 = Draug (hnědý)
creature-valkyrie-1 = Padlá valkýra (béžová)
creature-valkyrie-2 = Padlá valkýra (hnědá)
creature-kind-wolf = Vlk
creature-kind-wolf-text = Při sklizni nedává jeho území žádnou slávu a zdroje tam dávají jen stavby.
creature-kind-bear = Medvěd
creature-kind-bear-text = Na jeho území nelze stavět ani verbovat a nelze odtud prozkoumávat ani přesouvat jednotky.
creature-kind-draugr = Draug
creature-kind-draugr-text = Když přijde na území hráče, vládce tohoto území tam odstraní 1 jednotku.
creature-kind-valkyrie = Padlá valkýra
creature-kind-valkyrie-text = Na svém území nikoho nestrpí. Když přijde na území hráče, zaútočí na jeho vládce.

tile-kind-start = počáteční deska
tile-kind-start5 = počáteční deska pro 5 hráčů
tile-kind-ordinary = deska mapy
slot-kind-small = malé pole
slot-kind-stone = malé pole se symbolem posvátného kamene
slot-kind-large = velké pole
card-kind-starting = Počáteční karta
card-kind-clan = Karta klanu
card-kind-early = Základní karta rozvoje
card-kind-advanced = Pokročilá karta rozvoje
card-kind-achievement = Karta úspěchu
card-kind-unrest = Karta nepokojů

slot-name = { $number } ({ $territory })
place-name = sloupec { $x }, řada { $y }, { place-turn }
place-turn = { $rotation ->
    [0] bez otočení
    [1] otočeno o 90° doprava
    [2] otočeno o 180°
   *[3] otočeno o 90° doleva
}
place-beside = { $around }{ $which ->
    [none] {""}
   *[other] , { place-which }
}{ $nth ->
    [none] {""}
   *[other] {" "}({ $nth })
}
# Where an empty place for a tile lies.
place-from = { $direction ->
    [n] severně od území
    [ne] severovýchodně od území
    [e] východně od území
    [se] jihovýchodně od území
    [s] jižně od území
    [sw] jihozápadně od území
    [w] západně od území
    [nw] severozápadně od území
   *[gap] v díře na území
} { $territory }
# Which of several places that are called alike.
place-which = { $which ->
    [n] víc na severu
    [ne] víc na severovýchodě
    [e] víc na východě
    [se] víc na jihovýchodě
    [s] víc na jihu
    [sw] víc na jihozápadě
    [w] víc na západě
    [nw] víc na severozápadě
   *[middle] uprostřed
}

## Slova o územích, zónách a průběhu roku

territory-open = otevřené
territory-closed = uzavřené
territory-neutral = neutrální
territory-size = { $size ->
    [one] { $size } deska
    [few] { $size } desky
   *[other] { $size } desek
}
territory-units = { $units ->
    [one] { $units } jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
}
territory-lairs = { $lairs ->
    [one] { $lairs } doupě
    [few] { $lairs } doupata
   *[other] { $lairs } doupat
}
border-rough = náročná hranice

zone-hand = Ruka
zone-draw-pile = Dobírací balíček
zone-active = Aktivní oblast
zone-discard = Odkládací hromádka
zone-upgrades = Vylepšené karty klanu
zone-row = Řada karet
zone-removed = Mimo hru
word-fame = Sláva
word-flash = Blesková karta
word-reserve = Jednotky v zásobě
word-year = Rok { $year } { $years ->
    [7] ze
   *[other] z
} { $years }
word-first-player = První hráč
word-passed = pasuje
word-unit = Jednotka
word-kaija = Kaija
word-scorched-earth = Spálená země

phase-start = Začátek roku
phase-actions = Akce
phase-creatures = Fáze monster
phase-harvest = Sklizeň
phase-winter = Zima
phase-end = Konec roku


end-domination = Nadvláda: dost uzavřených území, každé s velkou stavbou
end-years = Poslední rok skončil; vyhrává největší sláva

score-explored = Území uzavřená průzkumem
score-closed = Uzavřená území při sklizni
score-altars = Oltáře králů
score-unrest-penalty = Karty nepokojů z prázdné hromádky
score-clan = Schopnosti klanů
score-creatures = Poražená monstra
score-resources = Zbylé zdroje
score-cards = Sláva na kartách
score-achievements = Karty úspěchů
score-unrest = Karty nepokojů
score-total = Celkem
