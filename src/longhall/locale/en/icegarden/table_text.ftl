# The table of the Ice Garden as text.

text-turn =
    { $turn ->
        [0] The match is being set up.
       *[other] Turn { $turn }, phase: { $phase }.
    }{ $scoring ->
        [0] {""}
       *[other] {" "}The regions are scored this turn.
    }
text-order = Turn order: { $order }.
text-dead-snow = Dead Snow: { $at } of { $limit }.
text-reputation = Reputation from the best to the worst: { $standings }.
text-standing =
    { $at ->
        [0] { $seat } (safe zone)
       *[other] { $seat } (field { $at })
    }
text-vuko =
    { $region ->
        [nowhere] Vuko is off the map.
       *[other] Vuko is { $region-in }.
    }{ $companions ->
        [0] {""}
        [one] {" "}He has { $companions } companion.
       *[other] {" "}He has { $companions } companions.
    }
text-visits = Now he would visit { $seat }.
text-tile =
    { $in_force ->
        [true] Vuko tile { $tile }, stage { $stage }: in force.
       *[false] Vuko tile { $tile }, stage { $stage }.
    }
text-fields = Action fields in their order, markers from space 1 up:
text-field =
    { $place }. { $action }{ $spaces ->
        [0] {""}
        [one] {" "}({ $spaces } space)
       *[other] {" "}({ $spaces } spaces)
    }{ $seats-count ->
        [0] {""}
       *[other] : { $seats }
    }
text-field-free = { $place }. not decided yet
text-supply = Supply: population { $population }, gold { $gold }, M { $m }.
text-upgrades = Upgrade tokens: { $items }.
text-upgrade = { $ability } { $left } (price { $price } M)
text-players = Players:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(you)
       *[false] {""}
    }:
text-character = { $character }, steps towards the goal: { $steps } of { $needed }
text-resources = population { $population }, gold { $gold }, M on levels 0 to 3: { $m }
text-points = points { $total } (regions { $regions }, kills { $kills }, Snake Throat { $throat })
text-markers = influence on the map { $influence }, markers in reserve { $markers_left }, on Snake Throat { $throat }; Vuko tokens { $vuko_tokens }; action markers to plan { $actions_left }
text-ship = initiative: field { $position }, stage { $stage }, order number { $order }, action markers { $actions }
text-unit =
    { $unit }, level { $level }: on the map { $on_map }, in reserve { $reserve }{ $has ->
        [0] {""}
       *[other] ; { $abilities }
    }; free slots { $free_slots }
text-ability =
    { $count ->
        [one] { $ability }
       *[other] { $ability } ×{ $count }
    }
text-regions = Regions in their order:
text-region = { $land }: { $facts }
text-token = number { $number }; points { $points }; offers { $amounts }
text-in-play = in play
text-closed =
    { $locked ->
        [0] closed
        [one] closed, with { $locked } marker inside
       *[other] closed, with { $locked } markers inside
    }
text-charms =
    { $charms ->
        [one] charm place
       *[other] { $charms } charms
    }{ $moved ->
        [0] {""}
       *[other] {" "}({ $moved } came this turn)
    }
text-thorn = the Thorn
text-tower = Red Tower
text-nightmares =
    { $count ->
        [one] { $count } nightmare token
       *[other] { $count } nightmare tokens
    }
text-nations =
    { $count ->
        [one] { $count } nation marker
       *[other] { $count } nation markers
    }, { $needed } influence needed to receive anything
text-neighbours = adjacent to { $regions }
