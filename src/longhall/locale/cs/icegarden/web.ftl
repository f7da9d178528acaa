# Pán Ledové zahrady v prohlížeči: plán, panely, scény a stůl jako text. Identifikátory začínají na board-.

board-label = Říše a stupnice
board-back = Celý plán
board-close = Zavřít
board-keys-about = Na plánu: vše o oblasti
board-turn = Kolo { $turn }
board-over = Konec
board-end-course = Body kolo po kole
board-phase-field = { $phase }: { $field }
board-scoring = Bodované kolo
board-scorings = Dosažené červené lodě: { $boats } ze { $all }
board-snow-short = { $at } / { $limit }
board-vuko-nobody = nikdo

## Co hráči mají

board-goal = Cíl: { $steps } ze { $needed }
board-m-level = { $count } M na úrovni { $level }
board-level = úroveň { $level }
board-unit-where = na plánu { $map }, v rezervě { $reserve }
board-unit-price = Tvoření ji vyvolá za jeden žeton M z úrovně { $level } v oblasti, kde máte vliv. Cena v pověsti: { $level }, vliv jednotky: { $level }.
board-units-price = Tvoření vyvolá jednotku za jedno M z její úrovně. Cena v pověsti i vliv jednotky se rovnají její úrovni.
board-vuko-tokens =
    { $count ->
        [one] { $count } Vukův žeton
        [few] { $count } Vukovy žetony
       *[other] { $count } Vukových žetonů
    }
board-left = zbývá: { $left }/{ $all }

## Co volba přinese

board-not-enough = Teď to nemáte čím zaplatit.
board-price =
    { $piece-listed }: { $reputation ->
        [0] bez ztráty pověsti
        [one] { $reputation } bod pověsti
        [few] { $reputation } body pověsti
       *[other] { $reputation } bodů pověsti
    }

## Oblasti

board-needed = Aby tu hráč něco dostal, potřebuje vliv { $needed }.
board-nobody-here = Nikdo tu nemá vliv.
board-tie-neighbours = o shodě rozhodl vliv v sousedství: { $count }
board-tie-reputation = o shodě rozhodla pověst
board-receives-nothing = nedostane nic: je třeba { $needed }
board-border-land = po souši
board-border-sea = po moři

## Zblízka: pole, stupnice a tabulky

board-acting = Pořadí, v jakém se jedná:
board-about-ships = Před každým kolem všichni skočí o jednu loď dopředu, nebo o dvě. První jedná nižší číslo na plachtě, pak ten, kdo je dál, pak horní ukazatel. Kostky pod kýlem jsou kostky akce pro toto kolo. Kolo, ve kterém někdo poprvé dosáhne červené lodi, je bodované.
board-about-end = Hra končí kolem, ve kterém někdo dosáhne svého cíle, má 50 bodů nebo dopluje ke čtvrté červené lodi. Cíl má přednost před body. Hra končí ihned, když Mrtvý sníh dosáhne své meze.
board-about-stair = Čím výš, tím lépe; na jednom stupni je lepší ukazatel vlevo. Tvoření stojí pověst. Vuko navštíví toho, kdo ji má nejhorší, a když hru ukončí Mrtvý sníh, vyhrává nejlepší pověst.
board-about-snow = Každá část Tvoření zvedne Mrtvý sníh o 1. Jakmile dosáhne { $limit }, hra hned končí; každý ztratí 2 body pověsti za každý svůj Vukův žeton a pak vyhrává nejlepší pověst.
board-legend = Jak číst tabulku
board-legend-seal = Pečeť: její číslo říká, kdy se oblast při nadvládě vyhodnotí.
board-legend-points = Nahoře: body za místa 1, 2 a 3 v bodovaném kole.
board-legend-places = Pod nimi: kdo to místo teď drží a s jakým vlivem. Přeškrtnuté: proti národu je to málo, takže ani suroviny, ani body.
board-legend-resources = Vpravo: suroviny. Od místa 1 dolů si každý vezme vše jednoho druhu.
board-legend-band = Pás podél hranice ukazuje, kdo je na místě 1; je zubatý tam, kde rozhodlo až pravidlo pro shodu.

## Jako text

## Co říká druhý řádek volby

board-jump =
    { $jump ->
        [1] Jedno pole
       *[other] Dvě pole
    }
# What can be killed, under the name of its region
board-target =
    { $attacks ->
        [one] { $piece } – { $player } ({ $attacks } útok)
        [few] { $piece } – { $player } ({ $attacks } útoky)
       *[other] { $piece } – { $player } ({ $attacks } útoků)
    }
board-target-nation =
    { $attacks ->
        [one] Kostka národa ({ $attacks } útok)
        [few] Kostka národa ({ $attacks } útoky)
       *[other] Kostka národa ({ $attacks } útoků)
    }
board-target-companion =
    { $attacks ->
        [one] Vukův společník ({ $attacks } útok)
        [few] Vukův společník ({ $attacks } útoky)
       *[other] Vukův společník ({ $attacks } útoků)
    }
board-raise = Pozvednutí
board-upgrade = Vylepšení
board-summon = Vyvolání
board-raise-text =
    { $steps ->
        [one] posunout M o { $steps } úroveň
        [few] posunout M celkem až o { $steps } úrovně
       *[other] posunout M celkem až o { $steps } úrovní
    }
board-upgrade-text = nová schopnost druhu jednotky, platí se M
board-summon-text = jednotky na plán, platí se M jejich úrovně
board-exchange-text = libovolné 2 žetony za 1
board-so-far = Zatím:
board-then-ends = Tím hra skončí.
board-then-space = políčko { $space }
board-then-acts =
    { $place ->
        [1] jedná první
       *[other] jedná jako { $place }.
    }
board-then-too-little = teď to není čím zaplatit
board-then-reach = oblasti v dosahu: { $count }
board-then-place = místo { $place }
board-then-place-tied = { $place }. místo (shoda)
board-then-needs = je třeba { $needed }
board-then-until-vuko = (před Vukem { $influence }, { $place })
board-then-order = Pořadí zatím
board-then-actions =
    { $count ->
        [one] { $count } kostka akce
        [few] { $count } kostky akce
       *[other] { $count } kostek akce
    }

## Nadvláda

board-step-places = místa
board-step-abilities = schopnosti
board-step-resources = suroviny
board-step-charm = kouzlo
board-step-points = body
board-summary = Po nadvládě
board-goal-reached = Cíl je splněn
board-summary-nothing = nic
board-last-turn = Poslední kolo
board-place-worth =
    { $points ->
        [0] vliv { $influence }
        [one] vliv { $influence }, { $points } bod
        [few] vliv { $influence }, { $points } body
       *[other] vliv { $influence }, { $points } bodů
    }

## Konec

board-ended-points =
    { $rule ->
        [IG-END-VP-01] Hra skončila, protože někdo má aspoň 50 bodů. Nejvíc má { $seat }: { $points }.
       *[other] Hra skončila posledním bodováním. Nejvíc bodů má { $seat }: { $points }.
    }
board-ended-goal =
    { $count ->
        [one] { $seat } dosahuje cíle (postava: { $character }), a ten má přednost před body.
       *[other] Cíle dosáhlo víc hráčů; nejvíc bodů z nich má { $seat }: { $points }.
    }
board-ended-snow = Svět pokryl Mrtvý sníh a vítězí hráč s nejlepší pověstí: { $seat }.
board-ended-reputation = Pověst: pole { $to }

## Galerie

board-gallery-borders = Hranice
board-gallery-tokens = Žetony oblastí
board-gallery-fields = Pole akcí
board-gallery-vuko-tiles = { setup-vuko-tiles }

# A row of the table of points at the end.
board-period = Kolo { $period }

# What may not be chosen, by the number in its key

numbered-level = Úroveň { $number }
numbered-up = Nahoru z úrovně { $number }
numbered-down = Dolů z úrovně { $number }
numbered-jump =
    { $number ->
        [1] O jedno pole
       *[other] O dvě pole
    }
