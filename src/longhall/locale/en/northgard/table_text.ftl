# The table of Northgard as text.

text-year = Year { $year } of { $years }.
text-first = First player: { $seat }.
text-players = Players:
text-player =
    { $seat }{ $mine ->
        [true] {" "}(you)
       *[false] {""}
    }: { $food } food, { $wood } wood, { $lore } lore; { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $deck } in the draw pile; { $reserve ->
        [one] { $reserve } unit
       *[other] { $reserve } units
    } in reserve{ $passed ->
        [true] ; has passed
       *[false] {""}
    }
text-clan = { $clan }
text-fame = Fame: { $fame }
text-domination = Domination: { $territories-count } of { $goal } closed territories with a large building ({ $territories })
text-hand = Hand: { $cards }
text-active = Active area: { $cards }
text-played = Played this turn: { $cards }
text-discard = Discard pile: { $cards }
text-upgrades = Upgrades: { $cards }
text-known = Known in the draw pile: { $cards }
text-row = Row: { $cards }
text-achievements = Achievements: { $cards }
text-removed = Removed from the game: { $cards }
text-looking = Cards you are looking at: { $cards }
text-left = Remaining: { $development ->
    [one] { $development } development card
   *[other] { $development } development cards
}, { $unrest ->
    [one] { $unrest } Unrest card
   *[other] { $unrest } Unrest cards
}, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}.
text-supply = Buildings in the supply: { $items }
text-supplied = { $building } { $n }
text-creature = { $creature } is in { $territory }.
text-creature-deck =
    Creatures to come: { $left }{ $creatures-count ->
        [0] {""}
       *[other] ; gone: { $creatures }
    }
text-kaija = Kaija is in { $territory }.
text-scorched-earth = Scorched Earth is in { $territory }.
text-battle = Battle in { $territory }: { $attacker } with { $attack } combat points against { $defender } with { $defence }.
text-beast-battle = Battle in { $territory } with { $creature }: attack { $attack }, defence { $defence }.
text-spied = You are looking at { $seat }’s hand: { $cards }
text-map = Tiles on the map:
text-tile = { $tile }: { $place }
text-drawn-tiles = Tiles drawn:
text-my-tiles = Your tiles:
text-tile-look =
    { $tile }: { $looks }{ $rough-count ->
        [0] {""}
       *[other] ; rough borders { $rough }
    }
text-region =
    region { $region } in the { $sides }{ $shown-count ->
        [0] {""}
       *[other] {" "}with { $shown }
    }
text-amounts = { $amounts }
text-side-n = north
text-side-e = east
text-side-s = south
text-side-w = west
text-territories = Territories of { $seat }: { $count }
text-neutral = Neutral territories: { $count }
text-territory = { $land }: { $facts }
text-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
text-raiders =
    attacked by { $seat } with { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
text-size =
    { $closed ->
        [true] closed
       *[false] open
    }, size { $size }
text-symbols = yields { $amounts }
text-lairs =
    { $lairs ->
        [one] a lair
       *[other] { $lairs } lairs
    }
text-buildings = buildings: { $buildings }
text-free = free: { $slots }
text-neighbours = adjacent to { $territories }
text-rough = { $territory } across a rough border
text-regions = also regions { $regions }
