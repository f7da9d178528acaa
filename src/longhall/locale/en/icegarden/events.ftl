# The Lord of the Ice Garden: the log.

## Setting up

event-character-taken = { $seat } plays { $character }.
event-markers-stacked = Turn order of the first turn: { $order }. The last of them has the best reputation.
event-regions-chosen = The regions of this match: { $regions }.
event-token-placed = { $seat } brings a region into the game: { $region }.
event-thorn-placed = { $seat } places the Thorn { $region-in }.
event-charms-placed = Charm places: { $regions }.
event-tokens-revealed = The region tokens are revealed. { $tokens }.
event-nations-placed = A nation marker is placed in every region: { $regions }.

## The turn

event-turn-began = Turn { $turn } begins.
event-relief-given = { $seat } has almost no influence on the map and gets relief.
event-jumped =
    { $fields ->
        [one] { $seat } jumps one field, to field { $position } of the initiative track.
       *[other] { $seat } jumps { $fields } fields, to field { $position } of the initiative track.
    }
event-turn-order-set = Turn order: { $order }.
event-scoring-announced =
    { $count ->
        [one] Red ship { $boat } is reached: the regions are scored this turn.
       *[other] Red ship { $boat } is reached: the regions are scored this turn, { $count } times.
    }
event-vuko-tile-began = Stage { $stage }: { $tile } is in force.
event-order-tokens-returned = The order of the actions is decided again.
event-order-token-assigned = { $seat } gives { $action } number { $token }.
event-marker-planned = { $seat } plans { $action }, space { $space }.
event-markers-forfeited =
    { $count ->
        [one] { $seat } finds no space for { $count } action marker.
       *[other] { $seat } finds no space for { $count } action markers.
    }
event-marker-left-on-throat =
    { $count ->
        [one] { $seat } leaves an influence marker on Snake Throat, their first there.
       *[other] { $seat } leaves an influence marker on Snake Throat and has { $count } there.
    }
event-action-began = { $seat }: { $action }.
event-action-idle =
    { $seat }: { $action } has no effect, { $why ->
        [no_population] for lack of population.
        [no_gold] for lack of gold.
        [no_m] for lack of M.
        [no_markers] since no influence marker is left in the reserve.
        [no_influence] since there is no influence to build on.
        [no_pieces] since no piece can move.
       *[nothing_to_mend] since there is nothing to improve.
    }
event-action-declined =
    { $action-id ->
        [throat] { $seat } takes no resource from { $action }.
       *[other] { $seat } does not use { $action }.
    }

## Resources, pieces, reputation

event-resources-gained =
    { $rule ->
        [IG-SETUP-02] { $seat } starts with { $amounts }.
        [IG-DOM-19] { $seat } takes { $amounts } from the charm place.
       *[other] { $seat } takes { $amounts }.
    }
event-resources-paid =
    { $level ->
        [none] { $seat } pays { $amounts }.
       *[other] { $seat } pays { $amounts } from level { $level }.
    }
event-exchanged = { $seat } exchanges { $amounts } for 1 { $resource }.
event-marker-placed = { $seat } places an influence marker { $region-in }.
event-pieces-moved = { $seat } moves { $piece-counted } { $source-from } { $target-to }.
event-m-moved = { $seat } moves M from level { $from } to level { $to }.
event-steps-lost =
    { $count ->
        [one] { $seat } leaves { $count } step unused.
       *[other] { $seat } leaves { $count } steps unused.
    }
event-upgrade-bought = { $seat } buys { $ability } for { $unit-id ->
    [harrasim] { $unit-one }
    [nightmare] { $unit-one }
    [tree_brothers] { $unit-one }
    [wyvern] { $unit-one }
   *[other] { $unit-many }
}.
event-unit-summoned = { $seat } summons { $unit-one } { $region-in }.
event-dead-snow-rose =
    { $rule ->
        [IG-VTILE-BEARS-01] Both Bears: Dead Snow rises to { $dead_snow } of { $limit }.
       *[other] { $seat }: Dead Snow rises to { $dead_snow } of { $limit }.
    }
event-reputation-lost =
    { $fields ->
        [0] { $seat } is on the last field of the reputation track and falls no further.
        [one] { $seat } loses { $fields } reputation, now on field { $to }.
       *[other] { $seat } loses { $fields } reputation, now on field { $to }.
    }
event-reputation-regained = { $seat } regains { $fields } reputation, now on field { $to }.
# How many Vuko tokens a player still has, in two events
tokens-left = { $left ->
    [0] no tokens left
    [one] { $left } token left
   *[other] { $left } tokens left
}
event-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } discards a Vuko token; { tokens-left }.
       *[other] { $seat } discards { $count } Vuko tokens; { tokens-left }.
    }

## A payment and what it was for, in one sentence

event-resources-paid-and-marker-placed = { $seat } pays { $amounts } and places an influence marker { $region-in }.
event-resources-paid-and-pieces-moved = { $seat } pays { $amounts } and moves { $piece-counted } { $source-from } { $target-to }.
event-resources-paid-and-reputation-regained = { $seat } pays { $amounts } and regains { $fields } reputation, now on field { $to }.
event-resources-paid-and-vuko-tokens-discarded =
    { $count ->
        [one] { $seat } pays { $amounts } and discards a Vuko token; { tokens-left }.
       *[other] { $seat } pays { $amounts } and discards { $count } Vuko tokens; { tokens-left }.
    }
event-resources-paid-and-upgrade-bought = { $seat } pays { $amounts } and buys { $ability } for { $unit-id ->
    [harrasim] { $unit-one }
    [nightmare] { $unit-one }
    [tree_brothers] { $unit-one }
    [wyvern] { $unit-one }
   *[other] { $unit-many }
}.

## Activation

event-ability-spied = Harrasim has { $ability } now ({ $seat }).
event-attack-unpaid = { $seat } cannot pay { $cost } gold and does not attack.
event-marker-killed = { $seat } kills one of { $player }’s influence markers { $region-in }.
event-nation-killed =
    { $companion ->
        [true] { $seat } kills a companion of Vuko { $region-in }.
       *[false] { $seat } kills a nation marker { $region-in }.
    }
event-unit-doomed =
    { $attacks ->
        [one] { $seat } kills { $unit-one } ({ $player }) { $region-in } with { $attacks } attack. It is removed when all attacks are over.
       *[other] { $seat } kills { $unit-one } ({ $player }) { $region-in } with { $attacks } attacks. It is removed when all attacks are over.
    }
event-unit-removed = { $player } takes { $unit-one } back { $region-from }.

## Vuko

event-vuko-skipped = Vuko visits no one: all reputations are in the safe zone.
event-vuko-walked =
    { $source ->
        [nowhere] Vuko visits { $seat } { $target-in }.
       *[other] Vuko goes { $source-from } { $target-to } to visit { $seat }.
    }
event-vuko-stayed =
    { $region ->
        [nowhere] { $seat } has no influence that Vuko could visit: he stays off the map.
       *[other] { $rule ->
            [IG-VUKO-05] Vuko stays { $region-in } and visits { $seat } again.
           *[other] { $seat } has no influence that Vuko could visit: he stays { $region-in }.
        }
    }
event-companion-joined =
    { $count ->
        [one] A nation marker { $region-from } follows Vuko.
       *[other] A nation marker { $region-from } follows Vuko, who has { $count } companions now.
    }
event-vuko-token-taken =
    { $count ->
        [one] { $seat } takes a Vuko token, the first.
       *[other] { $seat } takes a Vuko token and has { $count } now.
    }
event-unit-killed-by-vuko = Vuko kills { $unit-one } ({ $player }) { $region-in }.
event-markers-lost-to-night =
    { $count ->
        [one] Night Wanderers: { $seat } loses an influence marker { $region-in } and a Vuko token; { tokens-left }.
       *[other] Night Wanderers: { $seat } loses { $count } influence markers { $region-in } and as many Vuko tokens; { tokens-left }.
    }

## Domination

event-domination-began =
    { $scoring ->
        [0] Domination of turn { $turn }.
       *[other] Domination of turn { $turn }, with scoring.
    }
event-markers-held =
    { $count ->
        [one] Vuko holds { $count } of { $seat }’s markers { $region-in }.
       *[other] Vuko holds { $count } of { $seat }’s markers { $region-in }.
    }
event-region-counted =
    Region { $number }, { $region }: { $places-count ->
        [0] no one has influence here.
       *[other] { $places }.
    }{ $held_only-count ->
        [0] {""}
       *[other] {" "}{ $held_only }.
    }{ $nations ->
        [0] {""}
       *[other] {" "}Against the nation, it takes { $needed } influence to receive anything.
    }
event-plundered = { $seat } plunders { $player }: 1 { $resource }.
event-marker-recruited = { $seat } takes one of { $player }’s markers { $region-from } to the Ice Garden: { $count } of { $goal }.
event-marker-swapped = { $seat } replaces one of { $player }’s markers { $region-in } with one of their own.
event-tower-built = { $seat } builds a Red Tower { $region-in }: { $count } of { $goal }.
event-charm-moved = { $seat } sends the charm { $region-from } to the Thorn { $target-in }.
event-charm-absorbed = { $seat }’s Thorn absorbs a charm { $region-in }: { $count } of { $goal }.
event-charms-turned = The charms at the Thorn can be absorbed from now on.
event-nightmare-placed = { $seat } places a nightmare token { $region-in }.
event-points-scored =
    { $kind ->
        [regions] { $points ->
            [one] { $seat } scores { $points } point for { $place ->
                [1] 1st
                [2] 2nd
                [3] 3rd
               *[other] { $place }th
            } place { $region-in }.
           *[other] { $seat } scores { $points } points for { $place ->
                [1] 1st
                [2] 2nd
                [3] 3rd
               *[other] { $place }th
            } place { $region-in }.
        }
        [kills] { $points ->
            [one] { $seat } scores { $points } point for the kill { $region-in }.
           *[other] { $seat } scores { $points } points for the kill { $region-in }.
        }
       *[throat] { $points ->
            [one] { $seat } scores { $points } point for the most markers on Snake Throat ({ $markers }).
           *[other] { $seat } scores { $points } points for the most markers on Snake Throat ({ $markers }).
        }
    }

## Closing a region

event-region-closed = { $seat } closes a region: { $region }. That makes { $count } of { $goal }.
event-vuko-driven-off = Vuko leaves the map: the region is closed.
event-unit-lost-in-closing = { $player } loses { $unit-one } { $region-in }.
event-markers-locked =
    { $count ->
        [0] { $seat } leaves only the Faun { $region-in }.
        [one] { $count } of { $seat }’s markers stays { $region-in } for good.
       *[other] { $count } of { $seat }’s markers stay { $region-in } for good.
    }
event-markers-returned =
    { $count ->
        [one] { $count } of { $seat }’s markers { $region-from } has nowhere to go and returns to their reserve.
       *[other] { $count } of { $seat }’s markers { $region-from } have nowhere to go and return to their reserve.
    }
event-charm-fled = The charm { $source-from } moves { $target-to }.

## The end

event-goal-reached = { $seat } has reached the goal of { $character }.
event-game-ended =
    { $reason ->
        [dead_snow] Dead Snow covers the land. The player with the best reputation wins.
        [goal] The game ends with a personal goal.
       *[points] { $rule ->
            [IG-END-VP-01] The game ends: a player has enough victory points.
           *[other] The game ends with the last scoring.
        }
    }
