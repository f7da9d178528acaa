# The Lord of the Ice Garden: what players decide, what they can choose, and why not.

## Decisions: setting up

decide-character = Choose your character. If you reach your goal, you win the game.
decide-place-token =
    Choose a region to bring into the game: a token goes there face down. { $left ->
        [one] { $left } token is left.
       *[other] { $left } tokens are left.
    }
decide-thorn = Choose the region of the Thorn. It never moves.
decide-starting-influence =
    { $round ->
        [1] Choose a region for the first of your two influence markers: influence there brings resources and points.
       *[other] Choose a different region for your second influence marker.
    }

## Decisions: the turn

decide-relief =
    You have almost no influence on the map. Choose a region for an influence marker, or finish. { $left ->
        [one] You may place { $left } more.
       *[other] You may place up to { $left }.
    }
decide-jump = Choose how far your initiative marker jumps. It is on field { $position }, in stage { $stage }.
decide-order-token = Choose an order token to assign to an action field.
decide-order-field = Choose the action field that gets number { $token }.
decide-plan =
    { $left ->
        [one] Choose an action field for your last action marker of this turn.
       *[other] Choose an action field for your next action marker. You have { $left } left.
    }

## Decisions: actions

decide-throat =
    { $taken ->
        [true] Snake Throat: exchange resources, or finish.
       *[false] Snake Throat: choose a resource to take, exchange resources, or finish.
    }
decide-throat-give =
    { $left ->
        [one] Choose the last token to give in this exchange.
       *[other] Choose a token to give in this exchange; { $left } are needed.
    }
decide-throat-take = Choose what to take for the tokens you gave.
decide-influence =
    Choose a region for an influence marker, for { $cost } population, or finish. { $left ->
        [one] You may place { $left } more.
       *[other] You may place up to { $left }.
    }
decide-move-piece =
    Choose a piece to move to an adjacent region, for { $cost } gold, or finish. { $left ->
        [one] { $left } move is left.
       *[other] { $left } moves are left.
    }
decide-move-to = Choose where { $piece-one } goes { $source-from }.
decide-mountain-from = Choose the region your pieces leave, or finish. The action costs { $cost } population.
decide-mountain-to = Choose where your pieces go { $source-from }. It need not be adjacent.
decide-mountain-count = Choose how many { $piece-many } go { $source-from } { $target-to }.
decide-raven = Raven Shadow: choose what to ask for, or finish.
decide-making = Making: choose what to do next, or finish.
decide-raise-step =
    Choose an M token to move one level. { $left ->
        [one] { $left } step is left.
       *[other] { $left } steps are left.
    }
decide-upgrade = Choose the ability to buy, paid with M from level 0.
decide-upgrade-unit = Choose which of your unit types gets { $ability }.
decide-summon-level = Choose the level of the units to summon. Each costs one M token on that level.
decide-summon-count = Choose how many { $unit-many } to summon.
decide-summon-place =
    { $left ->
        [one] Choose a region for { $unit-one }.
       *[other] Choose a region for the next of your { $left } { $unit-many }.
    }

## Decisions: Activation and Vuko

decide-spy =
    { $number ->
        [1] Choose the first ability for Harrasim.
       *[other] Choose the second ability for Harrasim.
    }
decide-ferry = Choose pieces to ferry between the Drakkars { $source-in } and { $target-in }, or finish.
decide-ferry-count = Choose how many { $piece-many } sail { $source-from } { $target-to }.
decide-speed = Choose a unit with Speed to move, or finish.
decide-speed-to = Choose where { $unit-one } goes { $source-from }.
decide-attack =
    Pay { $cost } gold to attack this turn? { $count ->
        [one] You have { $count } attack
       *[other] You have { $count } attacks
    } in all: { $regions }.
decide-attack-target = Choose what to kill, or finish. You still have { $attacks }.
decide-vuko-victim = Vuko kills one of your units { $region-in }. Choose which one.

## Decisions: Domination

decide-ability = You dominate { $region-the }. Choose an ability or a step towards your goal, or finish.
decide-marker-owner =
    { $use-id ->
        [recruit] Choose whose influence marker { $region-in } goes to the Ice Garden.
       *[other] Choose whose influence marker { $region-in } you replace with your own.
    }
decide-plundered = Choose whom to plunder { $region-in }.
decide-plunder = Choose what to take from { $player }.
decide-resource =
    { $place ->
        [1] You dominate { $region-the }. Choose a resource, or skip.
       *[other] You are { $place ->
            [2] 2nd
            [3] 3rd
           *[other] { $place }th
        } { $region-in }. Choose a resource, or skip.
    }
decide-withdraw =
    The region is closed: your markers must leave. Choose where one goes { $region-from }. { $left ->
        [one] { $left } is left.
       *[other] { $left } are left.
    }

## Options

option-character = { $character }
option-region = { $region }
option-start =
    { $region }: number { $number } in order; points { $points }; offers { $amounts }{ $charms ->
        [0] {""}
       *[other] ; charm place
    }
option-jump =
    { $jump ->
        [1] One field,
       *[other] Two fields,
    } to field { $position }: stage { $stage }, order number { $order }, { $actions ->
        [one] { $actions } action marker
       *[other] { $actions } action markers
    }{ $scoring ->
        [true] ; the regions are scored
       *[false] {""}
    }
option-token = Number { $token }
option-field = { $field }
option-plan =
    { $action-id ->
        [throat] { $action }, space { $space }
       *[other] { $action }, space { $space }{ $space ->
            [1] {""}
           *[other] {" "}(the marker that came last acts first)
        }
    }
option-take = Take 1 { $resource }
option-take-many = Take { $resource-counted }
option-exchange = Exchange resources
option-give = Give 1 { $resource }
option-give-m = Give 1 M of level { $level }
option-piece =
    { $count ->
        [one] { $piece } { $region-in }
       *[other] { $piece } { $region-in } (one of { $count })
    }
option-discard-token = Discard a Vuko token ({ $cost } M)
option-reputation =
    Move your reputation up { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } ({ $cost ->
        [0] free
       *[other] { $cost } M
    })
option-raise =
    Raise: { $steps ->
        [one] { $steps } step
       *[other] up to { $steps } steps
    } of M between levels ({ $ends ->
        [true] Dead Snow reaches its limit and the game ends, reputation −{ $reputation }
       *[false] Dead Snow +1, reputation −{ $reputation }
    })
option-upgrade = Upgrade: buy an ability for a unit type ({ $ends ->
        [true] Dead Snow reaches its limit and the game ends, reputation −{ $reputation }
       *[false] Dead Snow +1, reputation −{ $reputation }
    })
option-summon = Summon: turn M into units of its level ({ $ends ->
        [true] Dead Snow reaches its limit and the game ends
       *[false] Dead Snow +1, and reputation by level and number
    })
option-up = One M up from level { $up }
option-down = One M down from level { $down }
option-buy =
    { $left ->
        [one] { $ability } for { $price } M (the last one)
       *[other] { $ability } for { $price } M ({ $left } left)
    }
option-unit = { $unit }
option-level =
    { $most ->
        [one] Level { $level }: { $unit-one }
       *[other] Level { $level }: up to { $most } { $unit-many }
    }
option-ability = { $ability }
option-keep = Keep the abilities Harrasim has
option-attack = Pay and attack
option-target =
    { $attacks ->
        [one] { $piece } ({ $player }) { $region-in } (1 attack)
       *[other] { $piece } ({ $player }) { $region-in } ({ $attacks } attacks)
    }
option-target-nation =
    { $attacks ->
        [one] Nation marker { $region-in } (1 attack)
       *[other] Nation marker { $region-in } ({ $attacks } attacks)
    }
option-target-companion =
    { $attacks ->
        [one] Companion of Vuko { $region-in } (1 attack)
       *[other] Companion of Vuko { $region-in } ({ $attacks } attacks)
    }
option-seat = { $seat }
option-use-plunder = Plunder: take a resource token from another player here
option-use-piper = Piper: take 1 population
option-use-faun = Faun: replace another player’s marker with one of yours
option-use-recruit = Recruit: take another player’s marker to the Ice Garden
option-use-tower = Build a Red Tower
option-use-move-charm = Send the charm to the Thorn
option-use-absorb = Absorb a charm with the Thorn
option-use-nightmare = Place a nightmare token
option-use-close-region = Close the region: all units here die except the Faun that closes it, half of your markers stay, everything else leaves

group-character = Characters
group-region = Regions
group-jump = Jump
group-token = Order tokens
group-field = Action fields
group-plan = Action fields
group-take = Take
group-exchange = Exchange
group-give = Give
group-piece = Pieces
group-raven = Raven Shadow
group-making = Making
group-step = Steps
group-unit = Units
group-level = Levels
group-ability = Abilities
group-keep = Keep
group-attack = Attack
group-target = Targets
group-seat = Players
group-use = Abilities and goal

## Why not

refusal-character-taken = { $seat } already has this character.
refusal-token-there = This region already has a token.
refusal-region-out = This region is not in play.
refusal-region-closed = This region is closed.
refusal-start-twice = Your first marker is here; the second one goes to a different region.
refusal-jump-last-stage = In the last stage there are no jumps of two fields.
refusal-jump-used = You have already made your jump of two fields in stage { $stage }.
refusal-order-token = This order token is already on { $action }.
refusal-order-field = This field already has order token { $token }.
refusal-order-fixed = This field always keeps its place in the order.
refusal-plan-no-marker = Snake Throat also takes an influence marker, and you have none left in your reserve.
refusal-plan-full =
    { $count ->
        [one] The only space of this field is taken.
       *[other] All { $count } spaces of this field are taken.
    }
refusal-plan-two-players =
    { $count ->
        [one] With two players this field takes { $count } action marker per turn.
       *[other] With two players this field takes { $count } action markers per turn.
    }
refusal-plan-automatic = This field takes no markers; it is resolved by itself at the end.
refusal-supply-empty = The supply has no { $resource } left.
refusal-throat-taken = You have already taken a token with this action marker.
refusal-throat-too-few =
    { $count ->
        [one] An exchange takes { $count } token, which you do not have.
       *[other] An exchange takes { $count } tokens, and you have fewer.
    }
refusal-throat-m = In this match M cannot be given in an exchange.
refusal-have-none = You have no { $resource } there to give.
refusal-influence-none = You have no influence here; markers go where you already have some.
refusal-influence-held = Vuko holds all your markers here, so they do not count as influence.
refusal-move-again = This piece has already moved, and in this match a piece moves only once.
refusal-move-nowhere = No open region is adjacent to it.
refusal-marker-held = Vuko holds your other markers here; they cannot leave.
refusal-not-adjacent = This region is not adjacent.
refusal-no-pieces = You have no pieces here.
refusal-mountain-same = This is the region your pieces leave.
refusal-mountain-nobody = At least one piece must go.
refusal-count =
    { $count ->
        [one] There is only { $count }.
       *[other] There are only { $count }.
    }
refusal-raven-no-token = You have no Vuko token.
refusal-raven-m = You have too little M on level 0.
refusal-raven-safe = Your reputation is in the safe zone; it cannot be better.
refusal-raven-top = Your reputation is on the highest field below the safe zone, which no one enters again.
refusal-making-used = You have already done this with this action marker.
refusal-raise-no-m = You have no M to move.
refusal-step-top = Level { $level } is the highest.
refusal-step-bottom = Level { $level } is the lowest.
refusal-step-empty = You have no M on level { $level }.
refusal-step-one = In this match at least one step must be made.
refusal-upgrade-m = This takes { $price } M on level 0.
refusal-upgrade-nothing = No ability that you can afford is left for any of your units.
refusal-upgrade-gone = There are no tokens of this ability left on the board.
refusal-upgrade-no-unit = None of your unit types can take this ability: each has no free slot or already has it.
refusal-upgrade-slots = This unit type has no free slot.
refusal-upgrade-twice = This unit type already has the ability; only level-3 units may have it twice.
refusal-summon-m = You have no M above level 0.
refusal-summon-influence = You have no influence in any open region, so units have nowhere to appear.
refusal-summon-reserve = You have no units left of the levels where you have M.
refusal-summon-level-0 = There are no level-0 units. Raise M first.
refusal-summon-level = You have no M on level { $level }.
refusal-summon-none-left = You have no { $unit-many } left in reserve.
refusal-summon-units = You have only { $count } left in reserve.
refusal-summon-tokens = You have only { $count } M on level { $level }.
refusal-summon-place = You have no influence here; units appear where you have some.
refusal-spy-same = The two abilities must be different.
refusal-ferry-drakkar = The Drakkars themselves stay.
refusal-ferry-again = These pieces have already sailed in this Activation.
refusal-speed-without = This unit has no Speed.
refusal-speed-again = This unit has already used its Speed.
refusal-attack-own = You cannot attack your own pieces.
refusal-attack-region = Units attack in their region only, and none of yours with Attack is here.
refusal-attack-held = Markers held by Vuko cannot be attacked.
refusal-attack-doomed = It has already been killed and is removed when all attacks are over.
refusal-attack-too-few =
    { $needed ->
        [one] Killing it takes { $needed } attack, and none is left in this region.
       *[other] Killing it takes { $needed } attacks, and { $left ->
            [0] none is left in this region.
            [one] only { $left } is left in this region.
           *[other] only { $left } are left in this region.
        }
    }
refusal-victim-elsewhere = You have no such unit in Vuko’s region.
refusal-ability-once = Each ability works once per region and turn, and you have used this one.
refusal-ability-unit = You have no unit here that can do this.
refusal-ability-no-marker = No other player has a marker here that you could take.
refusal-ability-held = Vuko holds the other players’ markers here.
refusal-faun-supply = You have no influence marker left in your reserve.
refusal-piper-supply = The supply has no population left.
refusal-tower-there = There is already a Red Tower here.
refusal-tower-none-left = All Red Towers are on the map.
refusal-absorb-not-thorn = The Thorn is not here.
refusal-absorb-this-turn = The charm came this turn; the Thorn can absorb it from the next turn on.
refusal-absorb-one = The Thorn absorbs only one charm per turn, and has already done so.
refusal-no-charm = There is no charm place here.
refusal-charm-at-thorn = This is the region of the Thorn; the charm is already there.
refusal-nightmare-enough = There are enough nightmare tokens here to close the region.
refusal-nightmare-none-left = All nightmare tokens are on the map.
refusal-close-thorn = The region of the Thorn cannot be closed.
refusal-close-nightmares = There are too few nightmare tokens here.
refusal-goal-forced = In this match a step towards your goal that you can take must be taken.
refusal-owner-none = This player has no marker here.
refusal-owner-held = Vuko holds this player’s markers here.
refusal-plunder-nobody = No other player here has any resources.
refusal-plunder-absent = This player has no influence here.
refusal-plunder-poor = This player has no resources.
refusal-plunder-none = This player has no { $resource }.
refusal-resource-none = This region offers no { $resource }.
refusal-resource-taken = A player before you has taken the { $resource } of this region.
