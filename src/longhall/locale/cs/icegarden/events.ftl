# The Lord of the Ice Garden: the log.

## Setting up

event-character-taken = { $seat } hraje za postavu { $character }.
event-markers-stacked = Pořadí hráčů v prvním kole: { $order }. Nejlepší pověst má poslední z nich.
event-regions-chosen = Oblasti této partie: { $regions }.
event-token-placed = { $seat } uvádí do hry oblast { $region }.
event-thorn-placed = { $seat } umísťuje Trn { $region-to }.
event-charms-placed = Kouzelná místa: { $regions }.
event-tokens-revealed = Žetony oblastí se odkrývají. { $tokens }.
event-nations-placed = V každé oblasti je kostka národa: { $regions }.

## The turn

event-turn-began = Začíná { $turn }. kolo.
event-relief-given = { $seat } nemá na plánu skoro žádný vliv a dostává výpomoc.
event-jumped =
    { $fields ->
        [one] { $seat } skáče o jedno pole, na pole { $position } stupnice iniciativy.
        [few] { $seat } skáče o { $fields } pole, na pole { $position } stupnice iniciativy.
       *[other] { $seat } skáče o { $fields } polí, na pole { $position } stupnice iniciativy.
    }
event-turn-order-set = Pořadí hráčů: { $order }.
event-scoring-announced =
    { $count ->
        [one] Dosažena { $boat }. červená loď: v tomto kole se bodují oblasti.
       *[other] Dosažena { $boat }. červená loď: v tomto kole se bodují oblasti, a to { $count }krát.
    }
event-vuko-tile-began = Etapa { $stage }: začíná platit dílek { $tile }.
event-order-tokens-returned = Pořadí akcí se určuje znovu.
event-order-token-assigned = { $seat } přiděluje poli { $action } číslo { $token }.
event-marker-planned = { $seat } plánuje: { $action }, políčko { $space }.
event-markers-forfeited =
    { $count ->
        [one] { $seat } nemá kam dát { $count } kostku akce.
        [few] { $seat } nemá kam dát { $count } kostky akce.
       *[other] { $seat } nemá kam dát { $count } kostek akce.
    }
event-marker-left-on-throat =
    { $count ->
        [one] { $seat } nechává ve Zmijím hrdle kostku vlivu, svou první.
        [few] { $seat } nechává ve Zmijím hrdle kostku vlivu a má tam { $count } kostky.
       *[other] { $seat } nechává ve Zmijím hrdle kostku vlivu a má tam { $count } kostek.
    }
event-action-began = { $seat }: { $action }.
event-action-idle =
    { $seat }: { $action } nic nepřináší, { $why ->
        [no_population] chybějí obyvatelé.
        [no_gold] chybí zlato.
        [no_m] chybí M.
        [no_markers] v zásobě už není kostka vlivu.
        [no_influence] chybí vliv, na kterém by se dalo stavět.
        [no_pieces] není co přesunout.
       *[nothing_to_mend] není co napravovat.
    }
event-action-declined =
    { $action-id ->
        [throat] { $seat } se vzdává suroviny, kterou nabízí { $action }.
       *[other] { $seat } se vzdává akce { $action }.
    }

## Resources, pieces, reputation

event-resources-gained =
    { $rule ->
        [IG-SETUP-02] { $seat } má na začátku { $amounts }.
        [IG-DOM-19] { $seat } si bere { $amounts } z kouzelného místa.
       *[other] { $seat } si bere { $amounts }.
    }
event-resources-paid =
    { $level ->
        [none] { $seat } platí { $amounts }.
       *[other] { $seat } platí { $amounts } z úrovně { $level }.
    }
event-exchanged = { $seat } směňuje { $amounts } za 1 { $resource-acc }.
event-marker-placed = { $seat } umísťuje kostku vlivu { $region-to }.
event-pieces-moved = { $seat } přesouvá { $piece-counted } { $source-from } { $target-to }.
event-m-moved = { $seat } posouvá M z úrovně { $from } na úroveň { $to }.
event-steps-lost =
    { $count ->
        [one] { $seat } nevyužívá { $count } krok.
        [few] { $seat } nevyužívá { $count } kroky.
       *[other] { $seat } nevyužívá { $count } kroků.
    }
event-upgrade-bought = { $seat } kupuje vylepšení { $ability }. Druh jednotky: { $unit }.
event-unit-summoned = { $seat } vyvolává { $unit-acc } { $region-in }.
event-dead-snow-rose =
    { $rule ->
        [IG-VTILE-BEARS-01] Oba medvědi: Mrtvý sníh stoupá na { $dead_snow }/{ $limit }.
       *[other] { $seat }: Mrtvý sníh stoupá na { $dead_snow }/{ $limit }.
    }
event-reputation-lost =
    { $fields ->
        [0] { $seat } je na posledním poli stupnice pověsti a níž neklesá.
        [one] { $seat } ztrácí { $fields } bod pověsti a je na poli { $to }.
        [few] { $seat } ztrácí { $fields } body pověsti a je na poli { $to }.
       *[other] { $seat } ztrácí { $fields } bodů pověsti a je na poli { $to }.
    }
event-reputation-regained =
    { $fields ->
        [one] { $seat } získává zpět { $fields } bod pověsti a je na poli { $to }.
        [few] { $seat } získává zpět { $fields } body pověsti a je na poli { $to }.
       *[other] { $seat } získává zpět { $fields } bodů pověsti a je na poli { $to }.
    }
# How many Vuko tokens a player still has, in two events
tokens-left = { $left ->
    [0] nezbývá žádný žeton
    [one] zbývá { $left } žeton
    [few] zbývají { $left } žetony
   *[other] zbývá { $left } žetonů
}
event-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } odhazuje Vukův žeton; { tokens-left }.
        [few] { $seat } odhazuje { $count } Vukovy žetony; { tokens-left }.
       *[other] { $seat } odhazuje { $count } Vukových žetonů; { tokens-left }.
    }

## A payment and what it was for, in one sentence

event-resources-paid-and-marker-placed = { $seat } platí { $amounts } a umísťuje kostku vlivu { $region-to }.
event-resources-paid-and-pieces-moved = { $seat } platí { $amounts } a přesouvá { $piece-counted } { $source-from } { $target-to }.
event-resources-paid-and-reputation-regained =
    { $fields ->
        [one] { $seat } platí { $amounts }, získává zpět { $fields } bod pověsti a je na poli { $to }.
        [few] { $seat } platí { $amounts }, získává zpět { $fields } body pověsti a je na poli { $to }.
       *[other] { $seat } platí { $amounts }, získává zpět { $fields } bodů pověsti a je na poli { $to }.
    }
event-resources-paid-and-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } platí { $amounts } a odhazuje Vukův žeton; { tokens-left }.
        [few] { $seat } platí { $amounts } a odhazuje { $count } Vukovy žetony; { tokens-left }.
       *[other] { $seat } platí { $amounts } a odhazuje { $count } Vukových žetonů; { tokens-left }.
    }
event-resources-paid-and-upgrade-bought = { $seat } platí { $amounts } a kupuje vylepšení { $ability }. Druh jednotky: { $unit }.

## Activation

event-ability-spied = Harrasim má teď schopnost { $ability } ({ $seat }).
event-attack-unpaid = { $seat } nemá na zaplacení útoku (zlato: { $cost }) a neútočí.
event-marker-killed = { $seat } zabíjí kostku vlivu { $region-in }; ztrácí ji { $player }.
event-nation-killed =
    { $companion ->
        [true] { $seat } zabíjí Vukova společníka { $region-in }.
       *[false] { $seat } zabíjí kostku národa { $region-in }.
    }
event-unit-doomed =
    { $seat } zabíjí { $unit-acc } { $region-in } ({ $attacks ->
        [one] { $attacks } útok
        [few] { $attacks } útoky
       *[other] { $attacks } útoků
    }). Jednotku ztratí { $player }, až všichni zaútočí.
event-unit-removed = { $player } si bere zpět { $unit-acc } { $region-from }.

## Vuko

event-vuko-skipped = Vuko nikoho nenavštíví: všichni mají pověst v bezpečné zóně.
event-vuko-walked =
    { $source ->
        [nowhere] Vuko se objevuje { $target-in }; návštěvu má { $seat }.
       *[other] Vuko jde { $source-from } { $target-to }; návštěvu má { $seat }.
    }
event-vuko-stayed =
    { $region ->
        [nowhere] Vuko zůstává mimo plán: { $seat } nemá vliv, za kterým by šel.
       *[other] { $rule ->
            [IG-VUKO-05] Vuko zůstává { $region-in }; návštěvu má znovu { $seat }.
           *[other] Vuko zůstává { $region-in }: { $seat } nemá vliv, za kterým by šel.
        }
    }
event-companion-joined =
    { $count ->
        [one] S Vukem odchází kostka národa { $region-from }.
       *[other] S Vukem odchází kostka národa { $region-from }; společníků už má { $count }.
    }
event-vuko-token-taken =
    { $count ->
        [one] { $seat } dostává Vukův žeton, první.
        [few] { $seat } dostává Vukův žeton a má { $count } žetony.
       *[other] { $seat } dostává Vukův žeton a má { $count } žetonů.
    }
event-unit-killed-by-vuko = Vuko zabíjí { $unit-acc } { $region-in }; jednotku ztrácí { $player }.
event-markers-lost-to-night =
    { $count ->
        [one] Noční poutníci: { $seat } ztrácí kostku vlivu { $region-in } a Vukův žeton; { tokens-left }.
        [few] Noční poutníci: { $seat } ztrácí { $count } kostky vlivu { $region-in } a stejně tolik Vukových žetonů; { tokens-left }.
       *[other] Noční poutníci: { $seat } ztrácí { $count } kostek vlivu { $region-in } a stejně tolik Vukových žetonů; { tokens-left }.
    }

## Domination

event-domination-began =
    { $scoring ->
        [0] Fáze nadvlády, { $turn }. kolo.
       *[other] Fáze nadvlády, { $turn }. kolo, s bodováním.
    }
event-markers-held =
    { $count ->
        [one] Vuko zadržuje { $region-in } { $count } kostku, kterou tam má { $seat }.
        [few] Vuko zadržuje { $region-in } { $count } kostky, které tam má { $seat }.
       *[other] Vuko zadržuje { $region-in } { $count } kostek, které tam má { $seat }.
    }
event-region-counted =
    Oblast { $number }, { $region }: { $places-count ->
        [0] nikdo tu nemá vliv.
       *[other] { $places }.
    }{ $held_only-count ->
        [0] {""}
       *[other] {" "}{ $held_only }.
    }{ $nations ->
        [0] {""}
       *[other] {" "}Nezávislý národ: kdo chce něco dostat, potřebuje vliv aspoň { $needed }.
    }
event-plundered = { $seat } loupí 1 { $resource-acc }; ztrácí { $player }.
event-marker-recruited = { $seat } bere { $region-from } do Ledové zahrady kostku vlivu, kterou ztrácí { $player }: { $count } ze { $goal }.
event-marker-swapped = { $seat } nahrazuje { $region-in } kostku vlivu svou; ztrácí { $player }.
event-tower-built = { $seat } staví Rudou věž { $region-in }: { $count } ze { $goal }.
event-charm-moved = { $seat } posílá kouzlo { $region-from } k Trnu { $target-in }.
event-charm-absorbed = Trn pohlcuje kouzlo { $region-in } – { $seat }: { $count } ze { $goal }.
event-charms-turned = Kouzla u Trnu lze od nynějška pohltit.
event-nightmare-placed = { $seat } umísťuje žeton noční můry { $region-to }.
event-points-scored =
    { $seat } získává { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } { $kind ->
        [regions] za { $place }. místo { $region-in }.
        [kills] za zabití { $region-in }.
       *[throat] za nejvíc kostek ve Zmijím hrdle ({ $markers }).
    }

## Closing a region

event-region-closed = { $seat } uzavírá oblast { $region }. To je { $count } ze { $goal }.
event-vuko-driven-off = Vuko odchází z plánu: oblast je uzavřená.
event-unit-lost-in-closing = { $player } ztrácí { $unit-acc } { $region-in }.
event-markers-locked =
    { $count ->
        [0] { $seat } nechává { $region-in } jen Fauna.
        [one] { $seat } nechává { $region-in } navždy { $count } kostku.
        [few] { $seat } nechává { $region-in } navždy { $count } kostky.
       *[other] { $seat } nechává { $region-in } navždy { $count } kostek.
    }
event-markers-returned =
    { $count ->
        [one] { $seat }: { $count } kostka { $region-from } nemá kam jít a vrací se do zásoby.
        [few] { $seat }: { $count } kostky { $region-from } nemají kam jít a vracejí se do zásoby.
       *[other] { $seat }: { $count } kostek { $region-from } nemá kam jít a vrací se do zásoby.
    }
event-charm-fled = Kouzlo přechází { $source-from } { $target-to }.

## The end

event-goal-reached = { $seat } dosahuje cíle. Postava: { $character }.
event-game-ended =
    { $reason ->
        [dead_snow] Svět pokryl Mrtvý sníh. Vítězí hráč s nejlepší pověstí.
        [goal] Hra končí dosažením osobního cíle.
       *[points] { $rule ->
            [IG-END-VP-01] Hra končí: někdo má dost vítězných bodů.
           *[other] Hra končí posledním bodováním.
        }
    }
