# Icaion: the log.

## Setting up

event-colossus-placed = Kolos obsazuje { $crater }.
event-qoam-laid-out =
    { $inner ->
        [one] V každé vnitřní oblasti leží na začátku { $inner } qoam
        [few] V každé vnitřní oblasti leží na začátku { $inner } qoamy
       *[other] V každé vnitřní oblasti leží na začátku { $inner } qoamů
    }{ $outer ->
        [one] , v každé vnější { $outer } qoam.
        [few] , v každé vnější { $outer } qoamy.
       *[other] , v každé vnější { $outer } qoamů.
    }
event-colossus-cards-dealt = Karty Kolosu pro roky I, II a III: { $events }.
event-sides-chosen =
    { $colours-count ->
        [0] Všechny sloupky aparatur ukazují denní stranu.
        [5] Všechny sloupky aparatur ukazují noční stranu.
       *[other] Sloupky aparatur, které ukazují noční stranu: { $colours }.
    }
event-wonders-revealed = Vyložené divy: { $wonders }.
event-order-dealt = Pořadí hráčů: { $seats }.
event-neutral-machine-placed =
    { $rule ->
        [IC-AMB-71] V oblasti { $region } stojí neutrální { $machine }.
       *[other] { $seat } umísťuje neutrální { $machine } do oblasti { $region }.
    }
event-character-dealt = { $seat } hraje za postavu { $seeker } s výstrojí { $gear }.
event-seekers-revealed = Hledači na výběr: { $seekers }.
event-gear-revealed = Výstroj na výběr: { $gears }.
event-seeker-chosen = { $seat } si vybírá kartu { $seeker }.
event-gear-chosen = { $seat } si vybírá kartu { $gear }.
event-starting-qoam-taken = { $seat } má na začátku { $amounts }. Limit karet v ruce: { $hand }, limit vylepšení: { $upgrades }.
event-seeker-placed = { $seat } začíná na uzlu { $node }.

## Years, rounds and events

event-year-started = Začíná rok { year-number }.
event-colossus-card-added = { $count ->
    [one] Do balíčku událostí přibývá { $event }. Balíček má teď { $count } kartu.
    [few] Do balíčku událostí přibývá { $event }. Balíček má teď { $count } karty.
   *[other] Do balíčku událostí přibývá { $event }. Balíček má teď { $count } karet.
}
event-shards-plugged-in =
    { $count ->
        [0] Do Kolosu žádné úlomky nepřibývají; má jich { $total }.
        [one] Do Kolosu přibývá { $count } úlomek; má jich teď { $total }.
        [few] Do Kolosu přibývají { $count } úlomky; má jich teď { $total }.
       *[other] Do Kolosu přibývá { $count } úlomků; má jich teď { $total }.
    }
event-order-set = Pořadí hráčů v roce { year-number }: { $seats }.
event-event-revealed = Událost { $round }. kola: { $event }.
event-event-foreseen = Příští událost: { $event }.
event-last-round = Toto je poslední kolo roku { year-number }.
event-qoam-delivered = Oblast { $region } dostává { crystals } a má jich teď { $left }.
event-region-saturated = Oblast { $region } je nasycená a nic nedostává; { colour-few } qoamy: { $left }.
event-colossus-moved =
    { $steps ->
        [-1] Kolos se vrací: opouští { $previous } a obsazuje { $crater }.
       *[other] Kolos opouští { $previous } a obsazuje { $crater }.
    }
event-parasite-placed =
    { $count ->
        [one] Do oblasti { $region } přichází parazit.
       *[other] Do oblasti { $region } přichází parazit; teď jsou tam { $count }.
    }
event-region-overrun = Do oblasti { $region } přichází čtvrtý parazit. Oblast je zamořena a její paraziti mizí.
event-machine-destroyed = { $owner } přichází o { $machine } v oblasti { $region }.
event-neutral-machine-destroyed = Neutrální { $machine } v oblasti { $region } je zničen.
event-year-ended = Rok { year-number } skončil.
event-apparatus-discarded = Sloupky, ze kterých nikdo nevyzvedl aparaturu roku { year-number }: { $colours }.
event-match-ended = Tři roky skončily.

## Wounds

event-seeker-wounded =
    { $rule ->
        [IC-PARASITE-02] { $seat }: paraziti zraňují hledače.
        [IC-CURIO-09] { $seat }: útok zraňuje hledače.
        [IC-WONDER-COLONY] { $seat }: Kolonie parazitů zraňuje hledače.
       *[other] { $seat }: Kolos zraňuje hledače.
    }
event-wound-prevented = { $seat } zabraňuje zranění.
event-armor-put-on = { $seat } si obléká zbroj.
event-armor-removed = { $seat } si svléká zbroj.

## Turns

event-turn-started =
    { $wounded ->
        [true] { $seat } je na tahu se zraněným hledačem.
       *[false] { $seat } je na tahu.
    }
event-camped = { $seat } táboří na uzlu { $node }.
event-seeker-moved =
    { $rule ->
        [IC-SEEKER-SURVIVOR-01] Osamělý přeživší: { $seat } přechází z uzlu { $origin } rovnou na uzel { $node }.
        [IC-WONDER-ALTAR] Živoucí oltář: { $seat } přechází z uzlu { $origin } na uzel { $node }.
       *[other] { $seat } přechází z uzlu { $origin } na uzel { $node }.
    }
event-action-taken =
    { $action-id ->
        [extract] { $seat } těží qoamy
        [deploy] { $seat } nasazuje stroj
        [eradicate] { $seat } hubí parazity
        [investigate] { $seat } zkoumá Kolos
        [retrieve] { $seat } vyzvedává aparaturu
        [install] { $seat } instaluje aparaturu
       *[restore] { $seat } obnovuje div
    }{ $rule ->
        [IC-CURIO-11] {" "}díky kartě kuriozity.
        [IC-GEAR-GLOVES-01] {" "}jako speciální akci.
        [IC-SEEKER-CRIMINAL-03] {" "}jako speciální akci.
       *[other] .
    }

## Qoam

event-qoam-extracted =
    { $rule ->
        [IC-EXTRACT-03] Harvestor: { $seat } bere ještě { crystals } z oblasti { $region }; { left-there }.
        [IC-CURIO-15] Hlubinné harvestory: { $seat } bere ještě { crystals } z oblasti { $region }; { left-there }.
       *[other] { $seat } bere { crystals } z oblasti { $region }; { left-there }.
    }
event-harvester-any = Vícebarevné harvestory: { $seat } bere ze zásoby 1 { $colour } qoam a oblasti { $region } její qoam zůstává.
event-qoam-gained = { $seat } bere ze zásoby { $amounts }.
event-qoam-stored = { $seat } dává { $amounts } do klece { $cage }.
event-qoam-replaced = { $seat } vrací dosavadní obsah klece { $cage }: { $amounts }.
event-batch-discarded = { $seat } odhazuje nové qoamy: { $amounts }.
event-qoam-added = { $seat } přidává 1 { $colour } qoam do klece { $cage }.
event-qoam-spent = { $seat } utrácí { $amounts }.
event-qoam-converted = { $seat } přeměňuje 2 { colour-few } qoamy v 1 { $made } qoam.
event-qoam-discarded =
    { $rule ->
        [IC-WONDER-PULSAR] Pulsar: { $seat } odhazuje { $amounts } z klece { $cage }.
       *[other] Transmutátor: { $seat } odhazuje { $amounts } z klece { $cage }.
    }
event-cage-lost = { $seat } přichází o klec { $cage } i s jejími qoamy: { $amounts }.

## Machines

event-machine-activated = { $seat } aktivuje { $machine } v oblasti { $region }.
event-machine-blocked = { $seat }: paraziti blokují { $machine } v oblasti { $region } (paraziti: { $parasites }, stroje: { $machines }).
event-machine-deployed = { $seat } nasazuje { $machine } do oblasti { $region }.
event-icon-uncovered =
    { $row-id ->
        [strength] { $count ->
            [one] { $seat } odkrývá symbol síly.
            [few] { $seat } odkrývá { $count } symboly síly.
           *[other] { $seat } odkrývá { $count } symbolů síly.
        }
        [movement] { $count ->
            [one] { $seat } odkrývá symbol pohybu.
            [few] { $seat } odkrývá { $count } symboly pohybu.
           *[other] { $seat } odkrývá { $count } symbolů pohybu.
        }
       *[cage] { $count ->
            [one] { $seat } otevírá další klec nicoty.
            [few] { $seat } otevírá další { $count } klece nicoty.
           *[other] { $seat } otevírá dalších { $count } klecí nicoty.
        }
    }
event-power-used = { $seat } používá nouzové napájení: { $use }.
event-power-recharged = { $seat } má znovu nabité nouzové napájení.

## Parasites, Shards and Apparatus

event-parasites-collected =
    { $count ->
        [one] { $seat } odstraňuje { $count } parazita z oblasti { $region }; { left-there }.
        [few] { $seat } odstraňuje { $count } parazity z oblasti { $region }; { left-there }.
       *[other] { $seat } odstraňuje { $count } parazitů z oblasti { $region }; { left-there }.
    }
event-shard-revealed =
    { $seat } bere z Kolosu úlomek s hodnotou { $value }; v Kolosu { $left ->
        [0] už žádný nezbývá
        [few] ještě zbývají { $left }
       *[other] ještě zbývá { $left }
    }.
event-shard-kept =
    { $count ->
        [one] { $seat } si nechává úlomek s hodnotou { $value }, svůj první.
       *[other] { $seat } si nechává úlomek s hodnotou { $value } a má jich teď { $count }.
    }
event-shard-removed = { $seat } si nenechává úlomek s hodnotou { $value }; ten odchází ze hry.
event-apparatus-retrieved = { $seat } vyzvedává: { $apparatus }, body reputace za { $kind }.
event-apparatus-installed = { $seat } instaluje: { $apparatus }. Na konci hry se započítá ještě jednou.

## Curio cards

event-curios-drawn =
    { $count ->
        [one] { $seat } si dobírá kartu kuriozity.
        [few] { $seat } si dobírá { $count } karty kuriozit.
       *[other] { $seat } si dobírá { $count } karet kuriozit.
    }
event-curios-drawn-private =
    { $cards-count ->
        [one] { $seat } si dobírá kartu kuriozity: { $cards }.
       *[other] { $seat } si dobírá karty kuriozit: { $cards }.
    }
event-curios-reshuffled = Z odhozených karet kuriozit je nový balíček; počet karet: { $count }.
event-curio-played =
    { $rule ->
        [IC-WONDER-HUB] Středisko kuriozit: { $seat } hraje kartu „{ $card }“.
       *[other] { $seat } hraje kartu „{ $card }“.
    }
event-curio-discarded =
    { $rule ->
        [IC-WOUND-01] { $seat } odhazuje kartu „{ $card }“ proti zranění.
       *[other] { $seat } odhazuje kartu „{ $card }“.
    }
event-upgrade-activated = { $seat } má teď vylepšení „{ $card }“.
event-upgrade-discarded = { $seat } odhazuje vylepšení „{ $card }“.
event-seekers-attacked =
    { $seats-count ->
        [0] { $seat } útočí a nikoho nezasahuje.
       *[other] { $seat } útočí; zásah: { $seats }.
    }

## Wonders

event-wonder-restored =
    { $ring ->
        [true] { $seat } obnovuje div { $wonder } v oblasti { $region }.
       *[false] { $seat } obnovuje div { $wonder } v oblasti { $region }, bez prstence.
    }
event-wonder-activated = { $seat } aktivuje div { $wonder }; majitel: { $owner }.

## Reputation

event-reputation-gained =
    { $source ->
        [deploy] { $count ->
            [one] { $seat } získává { scored } za { $machine }: jeho cena je { $cost }.
           *[other] { $seat } získává { scored } za { $machine }: cena { $cost } krát počet strojů tohoto druhu ({ $count }).
        }
        [refiner_bonus] { $row-id ->
            [strength] { $seat } získává { scored } za rafinátor z řady síly.
            [movement] { $seat } získává { scored } za rafinátor z řady pohybu.
           *[cage] { $seat } získává { scored } za rafinátor z řady klecí nicoty.
        }
        [refiners] { $seat } získává { scored } díky rafinátoru v oblasti { $region }.
        [scavengers] { $seat } získává { scored } díky sběrači v oblasti { $region }.
        [retrieve] { $seat } získává { scored } za aparaturu: { counted }.
        [investigate] { $seat } získává { scored } za průzkum; utracené růžové qoamy: { $pink }, hodnota úlomku: { $value }.
        [parasites] { $seat } získává { scored } za { $place }. místo; sebraní paraziti: { $count }.
        [curios] { $seat } získává { scored } díky kartě „{ $card }“.
        [attacks] { $seat } získává { scored } díky kartě „{ $card }“; zasažení hledači: { $count }.
        [seeker] { $seat } získává { scored } díky postavě { $seeker }.
        [gear] { $seat } získává { scored } díky výstroji { $gear }.
        [wonder_restored] { $seat } získává { scored } za div { $wonder }; stroje vedle něj: { $machines }.
        [wonder_activated] { $seat } získává { scored } za aktivaci divu { $wonder }.
        [wonder_power] { $seat } získává { scored } díky divu { $wonder }.
        [qoam] { $seat } získává { scored } za qoamy zbylé v klecích: { $count }.
        [shards] { $count ->
            [0] { $seat } nemá žádný úlomek: { scored }.
            [one] { $seat } získává { scored } za { $count } úlomek.
            [few] { $seat } získává { scored } za { $count } úlomky.
           *[other] { $seat } získává { scored } za { $count } úlomků.
        }
        [installed] { $seat } získává { scored } za instalaci: { $apparatus } (za { $kind }).
       *[doubled] { $seat } získává ještě { scored }: díky úlomku se { $apparatus } počítá dvakrát (za { $kind }).
    }
