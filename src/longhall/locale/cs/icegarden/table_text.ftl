# The table of the Ice Garden in the terminal.

text-turn =
    { $turn ->
        [0] Hra se připravuje.
       *[other] { $turn }. kolo, fáze: { $phase }.
    }{ $scoring ->
        [0] {""}
       *[other] {" "}V tomto kole se bodují oblasti.
    }
text-order = Pořadí hráčů: { $order }.
text-dead-snow = Mrtvý sníh: { $at }/{ $limit }.
text-reputation = Pověst od nejlepší po nejhorší: { $standings }.
text-standing =
    { $at ->
        [0] { $seat } (bezpečná zóna)
       *[other] { $seat } (pole { $at })
    }
text-vuko =
    { $region ->
        [nowhere] Vuko je mimo plán.
       *[other] Vuko je { $region-in }.
    }{ $companions ->
        [0] {""}
        [one] {" "}Má { $companions } společníka.
        [few] {" "}Má { $companions } společníky.
       *[other] {" "}Má { $companions } společníků.
    }
text-visits = Teď by Vuko navštívil tohoto hráče: { $seat }.
text-tile =
    { $in_force ->
        [true] Vukův dílek { $tile }, etapa { $stage }; platí.
       *[false] Vukův dílek { $tile }, etapa { $stage }.
    }
text-fields = Pole akcí podle pořadí, kostky od políčka 1:
text-field =
    { $place }. { $action }{ $spaces ->
        [0] {""}
        [one] {" "}({ $spaces } políčko)
        [few] {" "}({ $spaces } políčka)
       *[other] {" "}({ $spaces } políček)
    }{ $seats-count ->
        [0] {""}
       *[other] : { $seats }
    }
text-field-free = { $place }. zatím neurčeno
text-supply = Společná zásoba: obyvatelé { $population }, zlato { $gold }, M { $m }.
text-upgrades = Žetony vylepšení: { $items }.
text-upgrade = { $ability } { $left } (cena { $price } M)
text-players = Hráči:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(vy)
       *[false] {""}
    }:
text-character = { $character }, kroky k cíli: { $steps } ze { $needed }
text-resources = obyvatelé { $population }, zlato { $gold }, M na úrovních 0 až 3: { $m }
text-points = body { $total } (oblasti { $regions }, zabití { $kills }, Zmijí hrdlo { $throat })
text-markers = vliv na plánu { $influence }, kostky vlivu v zásobě { $markers_left }, ve Zmijím hrdle { $throat }; Vukovy žetony { $vuko_tokens }; kostky akce k naplánování { $actions_left }
text-ship = iniciativa: pole { $position }, etapa { $stage }, číslo na lodi { $order }, kostky akce { $actions }
text-unit =
    { $unit }, úroveň { $level }: na plánu { $on_map }, v rezervě { $reserve }{ $has ->
        [0] {""}
       *[other] ; { $abilities }
    }; volná místa pro vylepšení { $free_slots }
text-ability =
    { $count ->
        [one] { $ability }
       *[other] { $ability } ×{ $count }
    }
text-regions = Oblasti podle pořadí:
text-region = { $land }: { $facts }
text-token = číslo { $number }; body podle místa { $points }; nabízí { $amounts }
text-in-play = ve hře
text-closed =
    { $locked ->
        [0] uzavřená
        [one] uzavřená, uvnitř { $locked } kostka
        [few] uzavřená, uvnitř { $locked } kostky
       *[other] uzavřená, uvnitř { $locked } kostek
    }
text-charms =
    { $charms ->
        [one] kouzelné místo
        [few] { $charms } kouzla
       *[other] { $charms } kouzel
    }{ $moved ->
        [0] {""}
       *[other] {" "}(v tomto kole přišlo: { $moved })
    }
text-thorn = Trn
text-tower = Rudá věž
text-nightmares =
    { $count ->
        [one] { $count } žeton noční můry
        [few] { $count } žetony noční můry
       *[other] { $count } žetonů noční můry
    }
text-nations =
    { $count ->
        [one] { $count } kostka národa
        [few] { $count } kostky národa
       *[other] { $count } kostek národa
    }, kdo chce něco dostat, potřebuje vliv { $needed }
text-neighbours = sousedí: { $regions }
