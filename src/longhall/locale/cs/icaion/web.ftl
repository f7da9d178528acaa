# Icaion v prohlížeči: plán, panely, scény a stůl jako text. Identifikátory začínají na board-.

board-label = Zamrzlý svět Icaion
board-close = Zavřít
board-keys-about = Na plánu: vše o oblasti
board-city = Město
board-setup = Příprava
board-over = Konec
board-end-course = Reputace rok po roce
board-year-short = Rok { $year }
board-year = Rok { $year }, kolo { $round }
board-round = kolo { $round }
board-last-round = poslední kolo

## Events, the hunt, Apparatus

board-space-n = Pole { $n }
board-space-empty = Zatím bez karty
board-space =
    Každá oblast z karty dostane { $qoam ->
        [one] { $qoam } qoam
        [few] { $qoam } qoamy
       *[other] { $qoam } qoamů
    }{ $parasite ->
        [true] {" "}a parazita
       *[other] {""}
    }; Kolos se posune o { $arrows ->
        [one] { $arrows } kráter.
        [few] { $arrows } krátery.
       *[other] { $arrows } kráterů.
    }
board-recharges = Když začne jeho kolo, dobije se nouzové napájení všech hráčů.
board-hunt = Lov tohoto roku
board-parasites =
    { $count ->
        [0] Žádní paraziti
        [one] { $count } parazit
        [few] { $count } paraziti
       *[other] { $count } parazitů
    }
board-apparatus = Aparatura roku { $year }
board-pays = { worth } za { $kind }
# Short, beside the points; $kind-id is what the Apparatus counts.
board-per =
    { $kind-id ->
        [harvesters] za harvestor
        [scavengers] za sběrač
        [refiners] za rafinátor
        [upgrades] za vylepšení
        [strength] za symbol síly
        [movement] za symbol pohybu
        [cages] za klec
        [shards] za úlomek
        [region_types] za druh oblasti
       *[parasites] za parazita
    }
board-pile-empty = pryč
board-worth-you = kolik by vám dala teď

## Regions

board-most = nejvýš { $most }
board-no-machines = bez strojů
board-blocked = Víc parazitů než strojů: stroje nic nedají.
board-overrun-next = Ještě jeden a oblast bude zamořená.
board-crater-installs = Na jeho okraj se instaluje aparatura této barvy.
board-crater-colossus = Tady je Kolos. Úlomky na něm: { $n }.
board-crater-beside = Vedle: { $list }.
board-omen = Bude-li příští událostí karta Kolosu, přijde Kolos sem.
## What players have

board-cage = Klec { $n }
board-empty = prázdná
board-charged = Nabité
board-discharged = Vybité
board-power = Nouzové napájení { $place }: místo v pořadí hráčů
board-power-empty = Nouzové napájení vybité
board-strength =
    { $n ->
        [one] { $n } parazit za každý šedý qoam
        [few] { $n } paraziti za každý šedý qoam
       *[other] { $n } parazitů za každý šedý qoam
    }
board-movement =
    { $free ->
        [one] { $free } uzel zdarma
        [few] { $free } uzly zdarma
       *[other] { $free } uzlů zdarma
    }; { $extra ->
        [0] modrý qoam nic nepřidá
       *[other] každý modrý qoam přidá { $extra }
    }
board-cages =
    { $n ->
        [one] { $n } klec nicoty
        [few] { $n } klece nicoty
       *[other] { $n } klecí nicoty
    }
board-shards =
    { $n ->
        [0] Žádné úlomky
        [one] { $n } úlomek
        [few] { $n } úlomky
       *[other] { $n } úlomků
    }
board-shards-score = Úlomky, body na konci
board-doubled = Na konci úlomky zdvojnásobí nejlepší nainstalované aparatury. Reputace navíc za současného stavu: { $points }
board-tile-doubled = Za současného stavu ji na konci zdvojnásobí úlomek.
board-tiles = Aparatury: nová a nainstalované
board-wound-means = V příštím tahu: přesun nejvýš o 2 uzly a žádná speciální akce.

## What a choice would bring

board-extract-there = Těžba tam:
board-free = zdarma
board-any-colour = 1 libovolné barvy
board-special = jako speciální akce
board-investigate = Úlomek za 1–3 růžové. Máte { $n }.
board-machine =
    { $machine-id ->
        [harvester] Harvestory vezmou při těžbě o 1 qoam víc.
        [scavenger] Sběrače při těžbě doberou kartu kuriozity.
       *[refiner] Rafinátory dají při těžbě reputaci.
    }
board-gives-qoam = ještě { $count }
board-gives-points = { worth }
board-gives-cards =
    { $count ->
        [one] dobere kartu
        [few] dobere až { $count } karty
       *[other] dobere až { $count } karet
    }
board-times =
    cena { $cost } × { $count ->
        [one] { $count } stroj
        [few] { $count } stroje
       *[other] { $count } strojů
    }
board-refiner-bonus = dobije vaše nouzové napájení
board-installed-at = k instalaci zde: { $crater }
board-at-end = reputace na konci za současného stavu: { $points }
board-hits-nobody = (nikoho nezasáhne)
board-brings-nothing = (nic nepřinese)
board-final = Konečný součet by pak byl { $final }
board-final-shardless = Konečný součet by pak byl { $final }, i se ztrátou 15 za žádný úlomek

## Scenes

board-scene-event = Co následuje
board-scene-attack = Útok
board-scene-shard = Prvotní úlomek
board-scene-apparatus = Aparatura
board-scene-year-end = Konec roku
board-scene-year = Nový rok
board-scene-wounds = Zranění
# One line for the same thing in several places, or to several players.
board-told-qoam = Přibývají qoamy: { $list }.
board-told-parasites = Přibývají paraziti: { $list }.
board-told-recharged = Nouzové napájení znovu nabito: { $list }.
board-told-taken = Vytěženo: { $list }.

# A row of the table of points at the end.
board-period = Rok { $period }

# What may not be chosen, by the number in its key

numbered-cage = Klec { $number }

# Why one cannot go to some nodes: said once above them. The way is the farthest one may go.

board-why-far = Dál, než kam vám stačí modré qoamy.
board-why-locked = Ujdete nejvýš { way }. Nasaďte harvestor z řady pohybu a s modrými qoamy dojdete dál.
board-why-wounded = Zraněný hledač ujde nejvýš { way }.
board-why-card = S touto kartou ujdete nejvýš { way }.
