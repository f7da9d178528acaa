# Northgard: záznam partie.

event-achievements-revealed = Karty úspěchů této partie: { $cards }.
event-first-player-roll = { $axes ->
    [one] { $seat } hází o to, kdo začne: { $axes } sekera.
    [few] { $seat } hází o to, kdo začne: { $axes } sekery.
   *[other] { $seat } hází o to, kdo začne: { $axes } seker.
}
event-first-player-changed = { $seat } si bere žeton prvního hráče.
event-setup-tiles-drawn = { $count ->
    [one] { $seat } si dobírá { $count } desku.
    [few] { $seat } si dobírá { $count } desky.
   *[other] { $seat } si dobírá { $count } desek.
}
event-setup-tiles-drawn-private = { $tiles-count ->
    [one] { $seat } si dobírá desku { $tiles }.
   *[other] { $seat } si dobírá desky { $tiles }.
}
event-setup-tiles-redrawn = { $count ->
    [one] { $seat } nemůže přiložit poslední desku a dobírá si jinou.
    [few] { $seat } nemůže přiložit žádnou ze { $count } desek a dobírá si jiné.
   *[other] { $seat } nemůže přiložit žádnou z { $count } desek a dobírá si jiné.
}
event-setup-tiles-returned = { $count ->
    [one] { $seat } vrací do sloupku { $count } desku.
    [few] { $seat } vrací do sloupku { $count } desky.
   *[other] { $seat } vrací do sloupku { $count } desek.
}
event-setup-tiles-returned-private = { $tiles-count ->
    [one] { $seat } vrací do sloupku desku { $tiles }.
   *[other] { $seat } vrací do sloupku desky { $tiles }.
}
event-setup-tile-shown = { $seat } vybírá desku { $tile }.
event-tile-placed = { $tile-id ->
    [S0] Na mapu přichází počáteční deska.
   *[other] Na mapu přichází deska { $tile }.
}
event-territories-joined = { $territories-count ->
    [one] Území { $territories } je nyní součástí území { $territory }.
   *[other] Území { $territories } jsou nyní součástí území { $territory }.
}
event-tile-drawn = { $tiles-count ->
    [one] { $seat } si ze sloupku dobírá desku { $tiles }.
   *[other] { $seat } si ze sloupku dobírá desky { $tiles }.
}
event-tile-unplaceable = { $tiles-count ->
    [one] Desku { $tiles } nelze nikam přiložit, a tak jde stranou.
   *[other] Desky { $tiles } nelze nikam přiložit, a tak jdou stranou.
}
event-tiles-put-back = { $tiles-count ->
    [one] Deska { $tiles } jde dospod sloupku.
   *[other] Desky { $tiles } jdou dospod sloupku.
}
event-tiles-shuffled = { $count ->
    [one] Sloupek desek se míchá; zbývá { $count } deska.
    [few] Sloupek desek se míchá; zbývají { $count } desky.
   *[other] Sloupek desek se míchá; zbývá { $count } desek.
}
event-exploration-failed = { $seat } nenachází žádnou desku, kterou by šlo přiložit.
event-territory-closed = { $size ->
    [one] Území { $territory } se uzavírá; zasahuje na { $size } desku.
    [few] Území { $territory } se uzavírá; zasahuje na { $size } desky.
   *[other] Území { $territory } se uzavírá; zasahuje na { $size } desek.
}
event-territory-occupied = { $seat } obsazuje území { $territory } bez souboje.
event-units-placed = { $units ->
    [one] { $seat } umísťuje { $units } jednotku na území { $territory }.
    [few] { $seat } umísťuje { $units } jednotky na území { $territory }.
   *[other] { $seat } umísťuje { $units } jednotek na území { $territory }.
}
event-units-recruited = { $units ->
    [one] { $seat } verbuje { $units } jednotku na území { $territory }
    [few] { $seat } verbuje { $units } jednotky na území { $territory }
   *[other] { $seat } verbuje { $units } jednotek na území { $territory }
}{ $bonus ->
    [0] {"."}
    [one] {" "}a { $bonus } další díky výcvikovému táboru.
    [few] {" "}a { $bonus } další díky výcvikovému táboru.
   *[other] {" "}a { $bonus } dalších díky výcvikovému táboru.
}
event-units-returned = { $units ->
    [one] { $seat } se vrací na mapu: { $units } jednotka na území { $territory }.
    [few] { $seat } se vrací na mapu: { $units } jednotky na území { $territory }.
   *[other] { $seat } se vrací na mapu: { $units } jednotek na území { $territory }.
}
event-units-moved = { $moves ->
    [0] { $seat }: { $units ->
        [0] Kaija jde
        [one] { $kaija ->
            [true] { $units } jednotka a Kaija jdou
           *[false] { $units } jednotka jde
        }
        [few] { $kaija ->
            [true] { $units } jednotky a Kaija jdou
           *[false] { $units } jednotky jdou
        }
       *[other] { $kaija ->
            [true] { $units } jednotek a Kaija jdou
           *[false] { $units } jednotek jde
        }
    } z území { $source } na území { $target }.
   *[other] { $seat } přesouvá { $units ->
        [0] Kaiju
        [one] { $units } jednotku
        [few] { $units } jednotky
       *[other] { $units } jednotek
    }{ $kaija ->
        [true] { $units ->
            [0] {""}
           *[other] {" "}a Kaiju
        }
       *[false] {""}
    } z území { $source } na území { $target }{ $moves ->
        [one] {""}
        [few] {" "}({ $moves } kroky)
       *[other] {" "}({ $moves } kroků)
    }.
}
event-units-retreated = { $kaija ->
    [true] { $units ->
        [0] { $seat }: Kaija ustupuje z území { $source } na území { $target }.
        [one] { $seat }: { $units } jednotka a Kaija ustupují z území { $source } na území { $target }.
        [few] { $seat }: { $units } jednotky a Kaija ustupují z území { $source } na území { $target }.
       *[other] { $seat }: { $units } jednotek a Kaija ustupují z území { $source } na území { $target }.
    }
   *[false] { $units ->
        [one] { $seat }: { $units } jednotka ustupuje z území { $source } na území { $target }.
        [few] { $seat }: { $units } jednotky ustupují z území { $source } na území { $target }.
       *[other] { $seat }: { $units } jednotek ustupuje z území { $source } na území { $target }.
    }
}
event-units-lost = { $rule ->
    [NG-BATTLE-18] { $units ->
        [one] { $seat }: { $units } jednotka nemá z území { $territory } kam ustoupit a je ztracena.
        [few] { $seat }: { $units } jednotky nemají z území { $territory } kam ustoupit a jsou ztraceny.
       *[other] { $seat }: { $units } jednotek nemá z území { $territory } kam ustoupit a je ztraceno.
    }
    [NG-CREATURE-DRAUGR] { $units ->
        [one] { $seat }: na území { $territory } si draug bere { $units } jednotku.
        [few] { $seat }: na území { $territory } si draug bere { $units } jednotky.
       *[other] { $seat }: na území { $territory } si draug bere { $units } jednotek.
    }
   *[other] { $units ->
        [one] { $seat } ztrácí na území { $territory } { $units } jednotku.
        [few] { $seat } ztrácí na území { $territory } { $units } jednotky.
       *[other] { $seat } ztrácí na území { $territory } { $units } jednotek.
    }
}
event-unit-pushed = { $kaija ->
    [true] Kaija je vytlačena z území { $source } na území { $target }.
   *[false] { $seat }: jedna jednotka je vytlačena z území { $source } na území { $target }.
}
event-building-built = { $seat } staví na území { $territory }: { $building }.
event-battle-began = Souboj na území { $territory }: útočí { $attacker }, brání se { $defender }; jednotky { $attackers } : { $defenders }.
event-die-rolled = { $choice ->
    [true] { $seat } hází kostkou: strana s volbou (bod síly, nebo ztráta).
   *[false] { $seat } hází kostkou: { $amounts }.
}
event-face-chosen = { $face ->
    [point] { $seat } si bere 1 bod síly.
   *[casualty] { $seat } způsobuje 1 ztrátu.
}
event-battle-decided = { $winner-id ->
    [-1] Na území { $territory } nevyhrává nikdo
   *[other] Na území { $territory } vyhrává { $winner }
}: útok { $attack }, obrana { $defence }. { $attackers_lost ->
    [0] { $defenders_lost ->
        [0] Nikdo neztrácí jednotky.
       *[other] Ztracené jednotky: útočník { $attackers_lost }, obránce { $defenders_lost }.
    }
   *[other] Ztracené jednotky: útočník { $attackers_lost }, obránce { $defenders_lost }.
}
event-defenders-fell = Padli všichni obránci, a tak bez ohledu na body vyhrává útočník.
event-attackers-fell = Padli všichni útočníci, a tak bez ohledu na body vyhrává obránce.
event-both-sides-fell = Padly všechny jednotky obou stran.
event-card-played = { $seat } hraje kartu „{ $card }“.
event-card-set-aside = { $seat } odkládá kartu „{ $card }“.
event-card-removed = { $seat } odstraňuje ze hry kartu „{ $card }“.
event-card-taken = { $seat } si bere na dobírací balíček kartu „{ $card }“.
event-card-taken-back = { $seat } si bere z odkládací hromádky kartu „{ $card }“.
event-card-discarded = { $seat } odhazuje kartu „{ $card }“.
event-nothing-discarded = { $seat } nic neodhazuje: v ruce má jen karty nepokojů.
event-card-returned = { $seat } vrací jednu kartu na dobírací balíček.
event-card-returned-private = { $seat } vrací na dobírací balíček kartu „{ $card }“.
event-cards-drawn = { $count ->
    [one] { $seat } si dobírá { $count } kartu.
    [few] { $seat } si dobírá { $count } karty.
   *[other] { $seat } si dobírá { $count } karet.
}
event-cards-drawn-private = { $seat } si dobírá: { $cards }.
event-cards-kept = { $count ->
    [one] { $seat } si ponechává { $count } kartu.
    [few] { $seat } si ponechává { $count } karty.
   *[other] { $seat } si ponechává { $count } karet.
}
event-cards-kept-private = { $seat } si ponechává: { $cards }.
event-deck-reshuffled = { $count ->
    [one] { $seat } míchá odkládací hromádku ({ $count } karta) a tvoří z ní nový dobírací balíček.
    [few] { $seat } míchá odkládací hromádku ({ $count } karty) a tvoří z ní nový dobírací balíček.
   *[other] { $seat } míchá odkládací hromádku ({ $count } karet) a tvoří z ní nový dobírací balíček.
}
event-upgrade-taken = { $seat } si bere vylepšenou kartu klanu „{ $card }“.
event-unrest-taken = { $seat } si bere kartu nepokojů.
event-player-passed = { $cards-count ->
    [0] { $seat } pasuje.
   *[other] { $seat } pasuje a odhazuje: { $cards }.
}
event-row-cleared = Karty, které si nikdo nevzal, opouštějí hru: { $cards }.
event-row-revealed = Nové karty v řadě karet: { $cards }.
event-achievements-offered = V řadě karet jsou teď karty úspěchů: { $cards }.
event-year-began = Začíná rok { $year }.
event-fame-gained = { $source ->
    [unrest_penalty] Karty nepokojů došly: { $seat } místo toho ztrácí slávu ({ $amount }).
   *[other] { $seat } získává { $amount ->
        [one] { $amount } bod slávy
        [few] { $amount } body slávy
       *[other] { $amount } bodů slávy
    }{ $source ->
        [explored] {" "}za uzavření území
        [closed] {" "}za uzavřená území
        [altars] {" "}za oltáře králů
        [clan] {" "}díky schopnosti klanu
        [creatures] {" "}za poražené monstrum
       *[other] {""}
    }.
}
event-resources-gained = { $rule ->
    [NG-CLAN-GOAT-01] { $seat } získává { $amounts } díky schopnosti klanu.
    [NG-CLAN-BOAR-01] { $seat } získává { $amounts } díky schopnosti klanu.
    [NG-CLAN-WOLF-01] { $seat } získává { $amounts } díky schopnosti klanu.
    [NG-CLAN-RAVEN-01] { $seat } získává { $amounts } díky schopnosti klanu.
    [NG-CLAN-SNAKE-05] { $seat } získává { $amounts } díky schopnosti klanu.
   *[other] { $seat } získává { $amounts }.
}
event-resources-paid = { $seat } platí { $amounts }.
event-resources-traded = { $seat } směňuje { $amounts } za { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $resource })
}.
event-match-ended = { $reason ->
    [domination] Partie končí: někdo má dost uzavřených území, každé s velkou stavbou.
    [years] Partie končí posledním rokem.
   *[other] Partie končí.
}

# Klany

event-clan-chosen = { $seat } si volí { $clan-id ->
    [bear] klan medvědice
    [boar] klan divočáka
    [goat] klan kozla
    [raven] klan havrana
    [snake] klan zmije
    [stag] klan jelena
    [wolf] klan vlčice
   *[other] klan: { $clan }
}.
event-kaija-placed = { $seat } umísťuje Kaiju na území { $territory }.
event-kaija-lost = { $seat } ztrácí Kaiju; její žeton se vrací do zásoby.
event-scorched-earth-placed = { $seat } pokládá spálenou zemi na území { $territory }.
event-year-effect = { $effect ->
    [kaija_rampage] Do konce roku smí Kaija vstupovat na nepřátelská území.
    [conqueror] Do konce roku nepomáhají strážné věže a pevnosti těm, na které útočí { $seat }.
   *[other] { $seat } má efekt, který trvá do konce roku.
}

# Zvláštní karty

event-card-cancelled = { $seat } ruší kartu „{ $card }“, kterou hraje { $player }; karta se odhazuje bez efektu.
event-reaction-played = { $seat } k tomu hraje kartu „{ $card }“.
event-card-copied = { $seat } používá efekt karty „{ $card }“.
event-hand-seen = { $seat } si prohlíží karty, které má v ruce { $opponent }.
event-hand-seen-private = { $seat } si prohlíží karty, které má v ruce { $opponent }: { $cards }.
event-card-demanded = { $seat } žádá jednu z karet, které má v ruce { $opponent }.
event-card-demanded-private = { $seat } žádá kartu „{ $card }“, kterou má v ruce { $opponent }.
event-tribute-given = { $seat } místo toho dává { $amounts }; zdroje získává { $opponent }.
event-building-replaced = { $seat } přestavuje na území { $territory }: kde dosud stála stavba { $replaced }, stojí { $building }.

# Monstra

event-creature-appeared = { $creature } se zjevuje na území { $territory }.
event-creature-moved = { $creature } jde z území { $source } na území { $target }.
event-creature-stayed = { $creature } se nemůže pohnout a zůstává na území { $territory }.
event-creature-battle-began = { $attacker-id ->
    [-2] Souboj na území { $territory }: útočí { $creature }, brání se { $defender } a má { $defenders ->
        [one] { $defenders } jednotku
        [few] { $defenders } jednotky
       *[other] { $defenders } jednotek
    }.
   *[other] Souboj na území { $territory }: útočí { $attacker } a má { $attackers ->
        [one] { $attackers } jednotku
        [few] { $attackers } jednotky
       *[other] { $attackers } jednotek
    }, brání se { $creature }.
}
event-creature-die-rolled = { $choice ->
    [true] { $roller } hází kostkou za monstrum: strana s volbou (platí za 1 bod síly).
   *[false] { $roller } hází kostkou za monstrum: { $amounts }.
}
event-creature-battle-decided = Na území { $territory } vyhrává { $winner-id ->
    [-2] { $creature }
   *[other] { $winner }
}: útok { $attack }, obrana { $defence }. Ztracené jednotky: { $attacker-id ->
    [-2] { $defenders_lost }
   *[other] { $attackers_lost }
}.
event-creature-defeated = { $seat } vítězí; z mapy mizí { $creature }.

# Týmy

event-resources-exchanged = { $seat } dává { $resource-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $resource })
}, { $partner } za to dává { $wanted-id ->
    [food] 1 jídlo
    [wood] 1 dřevo
    [lore] 1 znalost
   *[other] zdroj ({ $wanted })
}.
event-exchange-declined = { $seat } výměnu odmítá.
