# The table of the Ice Garden in the terminal.

text-turn =
    { $turn ->
        [0] Trwa przygotowanie gry.
       *[other] Tura { $turn }, faza: { $phase }.
    }{ $scoring ->
        [0] {""}
       *[other] {" "}W tej turze punktujemy regiony.
    }
text-order = Kolejność graczy: { $order }.
text-dead-snow = Martwy Śnieg: { $at } z { $limit }.
text-reputation = Reputacja od najlepszej do najgorszej: { $standings }.
text-standing =
    { $at ->
        [0] { $seat } (bezpieczny obszar)
       *[other] { $seat } (pole { $at })
    }
text-vuko =
    { $region ->
        [nowhere] Vuko jest poza planszą.
       *[other] Vuko jest { $region-in }.
    }{ $companions ->
        [0] {""}
        [one] {" "}Ma { $companions } towarzysza.
       *[other] {" "}Ma { $companions } towarzyszy.
    }
text-visits = Gdyby ruszył teraz, odwiedziłby: { $seat }.
text-tile =
    { $in_force ->
        [true] Kafelek trudności Vuko: { $tile }, etap { $stage }; działa.
       *[false] Kafelek trudności Vuko: { $tile }, etap { $stage }.
    }
text-fields = Pola akcji po kolei, znaczniki od miejsca 1:
text-field =
    { $place }. { $action }{ $spaces ->
        [0] {""}
        [one] {" "}({ $spaces } miejsce)
        [few] {" "}({ $spaces } miejsca)
       *[many] {" "}({ $spaces } miejsc)
    }{ $seats-count ->
        [0] {""}
       *[other] : { $seats }
    }
text-field-free = { $place }. jeszcze nieustalone
text-supply = Pula ogólna: populacja { $population }, złoto { $gold }, M { $m }.
text-upgrades = Żetony ulepszeń: { $items }.
text-upgrade = { $ability } { $left } (cena { $price } M)
text-players = Gracze:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(ty)
       *[false] {""}
    }:
text-character = { $character }, kroki do celu: { $steps } z { $needed }
text-resources = populacja { $population }, złoto { $gold }, M na poziomach od 0 do 3: { $m }
text-points = punkty { $total } (regiony { $regions }, zabici { $kills }, Żmijowe Gardło { $throat })
text-markers = wpływ na planszy { $influence }, znaczniki wpływu w rezerwie { $markers_left }, w Żmijowym Gardle { $throat }; żetony Vuko { $vuko_tokens }; znaczniki akcji do zaplanowania { $actions_left }
text-ship = inicjatywa: pole { $position }, etap { $stage }, numer na statku { $order }, znaczniki akcji { $actions }
text-unit =
    { $unit }, poziom { $level }: na planszy { $on_map }, w rezerwie { $reserve }{ $has ->
        [0] {""}
       *[other] ; { $abilities }
    }; wolne miejsca na ulepszenia { $free_slots }
text-ability =
    { $count ->
        [one] { $ability }
       *[other] { $ability } ×{ $count }
    }
text-regions = Regiony po kolei:
text-region = { $land }: { $facts }
text-token = numer { $number }; punkty za miejsca { $points }; daje { $amounts }
text-in-play = bierze udział
text-closed =
    { $locked ->
        [0] zamknięty
        [one] zamknięty, w środku { $locked } znacznik
        [few] zamknięty, w środku { $locked } znaczniki
       *[many] zamknięty, w środku { $locked } znaczników
    }
text-charms =
    { $charms ->
        [one] uroczysko
        [few] { $charms } uroczyska
       *[many] { $charms } uroczysk
    }{ $moved ->
        [0] {""}
       *[other] {" "}(przesunięte w tej turze: { $moved })
    }
text-thorn = Cierń
text-tower = Czerwona Wieża
text-nightmares =
    { $count ->
        [one] { $count } żeton koszmaru
        [few] { $count } żetony koszmaru
       *[many] { $count } żetonów koszmaru
    }
text-nations =
    { $count ->
        [one] { $count } znacznik niezależnej nacji
        [few] { $count } znaczniki niezależnej nacji
       *[many] { $count } znaczników niezależnej nacji
    }, aby coś otrzymać, trzeba mieć { $needed ->
        [one] { $needed } wpływ
        [few] { $needed } wpływy
       *[many] { $needed } wpływów
    }
text-neighbours = sąsiednie regiony: { $regions }
