# The Lord of the Ice Garden in the browser: the board, panels, scenes, and the table as text. Ids begin with board-.

board-label = The realms and their tracks
board-back = Whole map
board-close = Close
board-keys-about = On the board: everything about a region
board-turn = Turn { $turn }
board-over = The end
board-end-course = Points by turn
board-phase-field = { $phase }: { $field }
board-scoring = Scoring turn
board-scorings = Red ships reached: { $boats } of { $all }
board-snow-short = { $at } / { $limit }
board-vuko-nobody = no one

## What players have

board-goal = Goal: { $steps } of { $needed }
board-m-level = { $count } M on level { $level }
board-level = level { $level }
board-unit-where = { $map } on the map, { $reserve } in reserve
board-unit-price = Making summons it for one M of level { $level }, in a region where you have influence. That costs { $level } reputation; the unit counts as { $level } influence.
board-units-price = Making summons a unit for one M of its level. It costs its level in reputation and counts as that much influence.
board-vuko-tokens =
    { $count ->
        [one] { $count } Vuko token
       *[other] { $count } Vuko tokens
    }
board-left = { $left } of { $all } left

## What a choice would bring

board-not-enough = You cannot pay for it now.
board-price =
    { $piece-counted }: { $reputation ->
        [0] no reputation
        [one] { $reputation } reputation
       *[other] { $reputation } reputation
    }

## Regions

board-needed = It takes { $needed } influence to receive anything here.
board-nobody-here = No one has influence here.
board-tie-neighbours = tie broken: { $count } influence in adjacent regions
board-tie-reputation = tie broken by reputation
board-receives-nothing = receives nothing: it takes { $needed }
board-border-land = by land
board-border-sea = by sea

## A closer look at fields, tracks and plaques

board-acting = Acting in this order:
board-about-ships = Before each turn every player jumps one or two ships ahead. The lower number on the sail acts first, then the player further ahead, then the upper marker. The blocks under the keel are the action markers of the turn. A turn in which a red ship is reached for the first time is a scoring turn.
board-about-end = The game ends with the turn in which a player reaches their goal, has 50 points, or the fourth red ship is reached. A goal beats all points. It ends at once when Dead Snow reaches its limit.
board-about-stair = The higher, the better; on one step the marker on the left is better. Making costs reputation. Vuko visits the player with the worst reputation, and if Dead Snow ends the game, the best reputation wins.
board-about-snow = Each part of Making raises Dead Snow by 1. The game ends at once when it reaches { $limit }; each player loses 2 reputation for each of their Vuko tokens, and then the best reputation wins.
board-legend = How to read the plaque
board-legend-seal = The seal: its number says when the region is resolved in Domination.
board-legend-points = Above: the points for 1st, 2nd and 3rd place in a scoring turn.
board-legend-places = Below: who holds that place now, with how much influence. Struck through: too little against the nation, so neither resources nor points.
board-legend-resources = On the right: the resources. From 1st place down, each takes all of one kind.
board-legend-band = The band along the border shows who is in 1st place; it is notched where only a tie-break decides.

## As text

## What the second line of an option says

board-jump =
    { $jump ->
        [1] One field
       *[other] Two fields
    }
# What can be killed, under the name of its region
board-target =
    { $attacks ->
        [one] { $player }’s { $piece } (1 attack)
       *[other] { $player }’s { $piece } ({ $attacks } attacks)
    }
board-target-nation =
    { $attacks ->
        [one] Nation marker (1 attack)
       *[other] Nation marker ({ $attacks } attacks)
    }
board-target-companion =
    { $attacks ->
        [one] Companion of Vuko (1 attack)
       *[other] Companion of Vuko ({ $attacks } attacks)
    }
board-raise = Raise
board-upgrade = Upgrade
board-summon = Summon
board-raise-text =
    { $steps ->
        [one] move M by { $steps } level
       *[other] move M by up to { $steps } levels in all
    }
board-upgrade-text = a new ability for a type of unit, paid with M
board-summon-text = units on the map, paid with M of their level
board-exchange-text = any 2 tokens for 1
board-so-far = So far:
board-then-ends = This ends the game.
board-then-space = space { $space }
board-then-acts =
    { $place ->
        [1] acts first
       *[other] acts as number { $place }
    }
board-then-too-little = cannot be paid now
board-then-reach = regions in reach: { $count }
board-then-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
board-then-place-tied = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} (tied)
board-then-needs = needs { $needed }
board-then-until-vuko = (before Vuko { $influence }, { $place })
board-then-order = Order so far
board-then-actions =
    { $count ->
        [one] { $count } action marker
       *[other] { $count } action markers
    }

## Domination

board-step-places = places
board-step-abilities = abilities
board-step-resources = resources
board-step-charm = charm
board-step-points = points
board-summary = After Domination
board-goal-reached = A goal is reached
board-summary-nothing = nothing
board-last-turn = Last turn
board-place-worth =
    { $points ->
        [0] influence { $influence }
        [one] influence { $influence }, { $points } point
       *[other] influence { $influence }, { $points } points
    }

## The end

board-ended-points =
    { $rule ->
        [IG-END-VP-01] The game ended because a player had 50 points or more. { $seat } has the most: { $points }.
       *[other] The game ended with the last scoring. { $seat } has the most points: { $points }.
    }
board-ended-goal =
    { $count ->
        [one] { $seat } has reached the goal of { $character }. That beats all points.
       *[other] Several players have reached their goals; of them { $seat } has the most points, { $points }.
    }
board-ended-snow = Dead Snow has covered the land, and { $seat } wins with the best reputation.
board-ended-reputation = Reputation: field { $to }

## Gallery

board-gallery-borders = Borders
board-gallery-tokens = Region tokens
board-gallery-fields = Action fields
board-gallery-vuko-tiles = { setup-vuko-tiles }

# A row of the table of points at the end.
board-period = Turn { $period }

# What may not be chosen, by the number in its key

numbered-level = Level { $number }
numbered-up = Up from level { $number }
numbered-down = Down from level { $number }
numbered-jump =
    { $number ->
        [1] One field
       *[other] Two fields
    }
