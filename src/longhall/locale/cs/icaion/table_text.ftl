# The table of Icaion in the terminal.

text-time =
    Rok { year-number }, { $round ->
        [0] před prvním kolem
       *[other] { $round }. kolo
    }{ $last ->
        [true] , poslední v tomto roce
       *[false] {""}
    }.
text-order = Pořadí hráčů: { $seats }.
text-events = Události tohoto roku: { $events }.
text-next-round =
    Balíček událostí má { $deck ->
        [one] { $deck } kartu
        [few] { $deck } karty
       *[other] { $deck } karet
    }. Příští událost přinese každé oblasti jednoho druhu { $qoam ->
        [one] { $qoam } qoam
        [few] { $qoam } qoamy
       *[other] { $qoam } qoamů
    }{ $parasite ->
        [true] {" "}a parazita
       *[false] {""}
    }, nebo přesune Kolos o { $arrows ->
        [one] { $arrows } kráter
        [few] { $arrows } krátery
       *[other] { $arrows } kráterů
    }.
text-next-event = Příští událost leží lícem nahoru: { $event }.
text-colossus = Kolos: { $crater }; oblasti u něj: { $regions }; úlomky: { $count }.
text-colossus-cards = Další karty Kolosu: { $events }.
text-players = Hráči v pořadí:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(vy)
       *[false] {""}
    }: reputace { $reputation }, a kdyby hra skončila teď, { $projected }; nouzové napájení { $charged ->
        [true] nabité
       *[false] vybité
    }
text-seeker = { $seeker }
text-gear = { $gear }
text-node = uzel { $node } ({ $node-id })
text-lying = zraněný
text-armor = zbroj oblečená
text-hand =
    { $cards-count ->
        [0] Karty kuriozit v ruce: žádná (limit { $limit })
       *[other] Karty kuriozit v ruce ({ $cards-count }/{ $limit }): { $cards }
    }
text-hand-size = Karty kuriozit v ruce: { $count }/{ $limit }
text-upgrades =
    { $cards-count ->
        [0] Vylepšení: žádné (limit { $limit })
       *[other] Vylepšení ({ $cards-count }/{ $limit }): { $cards }
    }
text-power = { $name }: { $text }
text-card =
    { $green ->
        [0] { $called }, zdarma: { $text }
        [one] { $called }, { $green } zelený qoam: { $text }
        [few] { $called }, { $green } zelené qoamy: { $text }
       *[other] { $called }, { $green } zelených qoamů: { $text }
    }
text-cages = Klece nicoty: { $items }
text-cage =
    { $amounts-count ->
        [0] { $cage }: prázdná
       *[other] { $cage }: { $amounts }
    }
text-abilities =
    Každý šedý qoam odstraní { $strength ->
        [one] { $strength } parazita
        [few] až { $strength } parazity
       *[other] až { $strength } parazitů
    }; přesun zdarma: { $free ->
        [one] { $free } uzel
        [few] až { $free } uzly
       *[other] až { $free } uzlů
    }{ $extra ->
        [0] {""}
        [one] , za každý modrý qoam o { $extra } uzel dál
        [few] , za každý modrý qoam až o { $extra } uzly dál
       *[other] , za každý modrý qoam až o { $extra } uzlů dál
    }
text-rows = Stroje k nasazení: { $items }
text-row = { $row }: { $machines }
text-parasites =
    { $count ->
        [one] { $count } parazit
        [few] { $count } paraziti
       *[other] { $count } parazitů
    }
text-eliminated = odstranění tento rok: { $count }
text-destroyed = zničené stroje: { $count }
text-own-shards =
    { $count ->
        [one] { $count } úlomek ({ $values })
        [few] { $count } úlomky ({ $values })
       *[other] { $count } úlomků ({ $values })
    }
text-shard = { $count } s hodnotou { $value }
text-slot = k instalaci: { $apparatus }
text-installed = nainstalováno: { $apparatuses }
text-doubled = na konci úlomky za současného stavu zdvojnásobí: { $apparatuses }
text-own-wonders = divy: { $wonders }
text-curios =
    { $deck ->
        [one] Balíček kuriozit: { $deck } karta
        [few] Balíček kuriozit: { $deck } karty
       *[other] Balíček kuriozit: { $deck } karet
    }{ $cards-count ->
        [0] .
       *[other] ; odhozeno: { $cards }.
    }
text-shards = Úlomky v zásobě: { $supply }; mimo hru: { $removed }.
text-open-wonders = Vyložené divy:
text-open-wonder = { $wonder }, cena { $cost }: { $text }
text-piles = Aparatury ve městě:
text-pile = { $colour-id ->
    [blue] Modrá
    [brown] Hnědá
    [green] Zelená
    [grey] Šedá
   *[pink] Růžová
} { year-number } ({ $side }): { $each ->
    [one] { $each } bod reputace za { $kind }
    [few] { $each } body reputace za { $kind }
   *[other] { $each } bodů reputace za { $kind }
}; teď { $values }
text-worth = { $seat } { $points }
text-regions =
    { $saturation ->
        [one] Oblasti, v každé nejvýš { $saturation } qoam:
        [few] Oblasti, v každé nejvýš { $saturation } qoamy:
       *[other] Oblasti, v každé nejvýš { $saturation } qoamů:
    }
text-qoam =
    { $amounts-count ->
        [0] bez qoamů
       *[other] { $amounts }
    }
text-blocking =
    { $count ->
        [one] { $count } parazit blokuje stroje
        [few] { $count } paraziti blokují stroje
       *[other] { $count } parazitů blokuje stroje
    }
text-machine = { $machine } ({ $owner })
text-neutral-machine = neutrální { $machine }
text-wonder = div { $wonder } ({ $owner })
text-around = Kolem vašeho hledače (sousední uzly: { $nodes }):
text-nodes = Uzly:
text-at = oblasti { $regions }
text-near = vedle { $ids }
