# Northgard in the browser: cards, panels, scenes, and the table as text. Ids begin with board-.

board-phase-setup = Setup
board-phase-actions = { phase-actions }
board-phase-creatures = { phase-creatures }
board-phase-harvest = { phase-harvest }
board-phase-end = { phase-end }
board-phase-over = The end
board-first-player = First player: { $seat }

## What players have

board-player = Player
board-territories = Territories
board-closed-territories = Closed territories
board-built = Buildings built
board-played = Played this year
board-known = Known on the draw pile
board-effect-conqueror = Defense Towers and Fortresses do not help against their attacks this year
board-effect-rampage = Kaija may enter enemy territories this year
board-effect-foresight = Has already taken a card from the row this year
board-spied = { $seat }’s hand
board-looking = Cards just drawn
board-my-tiles = Your tiles
board-tile = Tile { $tile }
board-clan-first = In your deck from the start
board-clan-later = Upgrade, for lore

## The market

board-achievements = Achievements
board-pile-development = { $n ->
    [one] development card
   *[other] development cards
}
board-pile-unrest = { $n ->
    [one] Unrest card
   *[other] Unrest cards
}
board-pile-tiles = { $n ->
    [one] tile
   *[other] tiles
}
board-supply = Buildings
board-left = { $n } left
board-cost = Cost in wood
board-gives-fame = fame in Harvest
board-gives-points = combat points of the defender
board-gives-casualties = casualties inflicted by the defender
board-gives-recruits = extra units when recruiting here
board-gives-draws = extra cards each year
board-gives-food = food in Harvest
board-gives-wood = wood in Harvest
board-gives-lore = lore in Harvest
board-strength = Combat points
board-creatures-left = { $left ->
    [0] No more will come.
    [one] { $left } more may come.
   *[other] { $left } more may come.
}
board-creatures-gone = Gone: { $creatures }.

## What a choice would bring

board-preview-way = { $units ->
    [0] Kaija from { $source } to { $target }
    [one] { $kaija ->
        [true] { $units } unit and Kaija from { $source } to { $target }
       *[false] { $units } unit from { $source } to { $target }
    }
   *[other] { $kaija ->
        [true] { $units } units and Kaija from { $source } to { $target }
       *[false] { $units } units from { $source } to { $target }
    }
}
board-preview-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
board-preview-reach = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $count ->
    [one] { $count } territory in reach
   *[other] { $count } territories in reach
}
board-preview-takes = Takes the territory without a fight.
board-preview-leaves = Leaves no one in { $territory }
board-preview-closes = { $size ->
    [one] Closes { $territory }, { $size } tile
   *[other] Closes { $territory }, { $size } tiles
}
board-preview-grows = { $size ->
    [one] { $territory } grows to { $size } tile
   *[other] { $territory } grows to { $size } tiles
}
board-preview-joins = { $territories } become one territory of { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}
board-preview-open = { $open ->
    [one] { $open } side stays open
   *[other] { $open } sides stay open
}
board-preview-worth = Worth now:
board-preview-left = { $n } left
board-preview-price = for { $price ->
    [one] { $price } resource
   *[other] { $price } resources
}
board-odds = { $first } wins: { $win }%. { $second } wins: { $lose }%.
board-odds-nobody = No one wins: { $percent }%
board-expected-lost = loses { $n } on average
board-against-food = If { $seat } spends { $n } food: { $win }%
board-fame-for-winning = For winning:

## Battles and other scenes

board-battle-in = Battle in { $territory }
board-attacks = attacks
board-defends = defends
board-points = Combat points
board-bonus-cards = Card
board-bonus-buildings = Buildings
board-bonus-clan = Clan
board-figures = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
board-creature-name = { $creature }
board-wins = { $seat } wins
board-creature-wins = The { $creature } wins
board-nobody-wins = No one wins
board-face = Combat points: { $points }; casualties: { $casualties }
board-face-choice = A combat point or a casualty, as its owner chooses
# What the faces of the battle die mean, beside a battle.
board-dice = The battle die
board-dice-point = 1 combat point
board-dice-casualty = the other side loses 1 unit
board-end = The match is over
board-ended-domination = Domination: { $seat } controls closed territories, each with a large building: { $territories }. That makes { $territories-count }; needed: { $goal }.
board-ended-domination-team = Domination: { $seat } and { $partner } together control closed territories, each with a large building: { $territories }. That makes { $territories-count }; needed: { $goal }.

## In the gallery

board-gallery-tiles = Tiles
board-gallery-cards = Cards
board-gallery-buildings = Buildings
board-gallery-creatures = Creatures
board-gallery-clans = Clans
board-gallery-faces = Faces of the die
board-gallery-winter = Winter
board-gallery-starting-resources = Starting resources
board-gallery-tokens = Tokens
board-gallery-costs = Costs
board-priorities = Goes where there are { $first }, then { $second }, then { $third }
board-priority-units = the most units
board-priority-buildings = the most buildings
board-priority-resources = the most resources
board-winter-up-to = { $units ->
    [one] Up to { $units } unit
   *[other] Up to { $units } units
}
board-starting-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} in turn order
board-none = nothing
board-unlimited = as many as needed

## The table as text

## The board

board-label = The land
board-turn-left = Turn the tile to the left
board-turn-right = Turn the tile to the right
board-lay = Place the tile here
board-territory = Territory { $territory }
board-raiders = { $raider } attacks with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
board-yields = Yields { $amounts }
board-tile-yields = yields { $amounts }
board-free = Free: { $slots }
board-beside = Neighbours:
board-close = Close
board-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
board-chance = { $percent } to win
board-slot-in = A slot in { $territory }
board-empties = leaves the territory empty
board-closes = closed
board-closes-fame = closed: +{ $fame } fame

## The end of a match and its replay

board-end-course = Fame by year
board-chapter = Year { $chapter }
board-keys-turn = On the board, where a tile can be placed: turn it
board-keys-about = On the board: everything about a territory
board-partner = Partner: { $partner }

# A row of the table of points at the end.
board-period = Year { $period }

# What may not be chosen, by the number in its key

numbered-kaija = { $number ->
    [0] Only Kaija
    [one] Kaija and { $number } unit
   *[other] Kaija and { $number } units
}
