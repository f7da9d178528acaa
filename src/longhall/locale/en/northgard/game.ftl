# Northgard: Uncharted Lands. All wording is our own.

game-name = Northgard: Uncharted Lands

## Things

resource-food = food
resource-wood = wood
resource-lore = lore

amount-food = { $n } food
amount-wood = { $n } wood
amount-lore = { $n } lore
amount-points = { $n ->
    [one] { $n } combat point
   *[other] { $n } combat points
}
amount-casualties = { $n ->
    [one] { $n } casualty
   *[other] { $n } casualties
}

building-silo = Food Silo
building-silo-text = Small. Gives 1 food in Harvest.
building-lodge = Woodcutter Lodge
building-lodge-text = Small. Gives 1 wood in Harvest.
building-tower = Defense Tower
building-tower-text = Small. In a battle here the defender inflicts 1 extra casualty.
building-camp = Training Camp
building-camp-text = Small. When you recruit here, place 1 extra unit.
building-stone = Carved Stone
building-stone-text = Small, and only for a slot with the stone symbol. Gives 1 lore in Harvest.
building-fortress = Fortress
building-fortress-text = Large. In a battle here the defender has 2 extra combat points.
building-forge = Forge
building-forge-text = Large. You draw 1 extra card at the start of each year.
building-altar = Altar of Kings
building-altar-text = Large. Gives 3 fame in Harvest.

clan-bear = Bear clan
clan-bear-text = Kaija the bear fights for you: when you recruit, she may be one of the units. She is worth 2 combat points and eats nothing in winter, but she never enters enemy territory.
clan-boar = Boar clan
clan-boar-text = After an Explore that closes no territory you gain 1 lore.
clan-goat = Goat clan
clan-goat-text = After you build, you gain 1 food for a small building or 2 food for a large one.
clan-raven = Raven clan
clan-raven-text = When you close your own territories by exploring, you collect their resources at once.
clan-snake = Snake clan
clan-snake-text = Before you resolve a clan card you may put Scorched Earth on a territory adjacent to yours. You have 1 extra combat point there, and in Harvest you may take 1 resource from an enemy there.
clan-stag = Stag clan
clan-stag-text = You gain 1 fame for each territory you conquer in battle and 1 extra fame for each of your own that you close by exploring.
clan-wolf = Wolf clan
clan-wolf-text = When you win a battle as the attacker you gain 1 food.

creature-wolf-1 = Wolf (beige)
creature-wolf-2 = Wolf (brown)
creature-wolf-3 = Wolf (dark brown)
creature-bear-1 = Brown Bear (beige)
creature-bear-2 = Brown Bear (brown)
creature-draugr-1 = Draugr (beige)
creature-draugr-2 = Draugr (brown)
creature-valkyrie-1 = Fallen Valkyrie (beige)
creature-valkyrie-2 = Fallen Valkyrie (brown)
creature-kind-wolf = Wolf
creature-kind-wolf-text = In Harvest its territory gives no fame, and only buildings give resources there.
creature-kind-bear = Brown Bear
creature-kind-bear-text = No one can build or recruit in its territory, explore from there or move units out.
creature-kind-draugr = Draugr
creature-kind-draugr-text = When it comes into a player’s territory, the owner removes 1 unit there.
creature-kind-valkyrie = Fallen Valkyrie
creature-kind-valkyrie-text = Shares her territory with no one. When she comes into a player’s territory, she attacks its owner.

tile-kind-start = start tile
tile-kind-start5 = start tile for five players
tile-kind-ordinary = map tile
slot-kind-small = small slot
slot-kind-stone = small slot with a stone
slot-kind-large = large slot
card-kind-starting = Starting card
card-kind-clan = Clan card
card-kind-early = Early development
card-kind-advanced = Advanced development
card-kind-achievement = Achievement
card-kind-unrest = Unrest

slot-name = { $number } ({ $territory })
place-name = column { $x }, row { $y }, { place-turn }
place-turn = { $rotation ->
    [0] not turned
    [1] a quarter turn clockwise
    [2] a half turn
   *[3] a quarter turn anticlockwise
}
place-beside = { $around }{ $which ->
    [none] {""}
   *[other] , { place-which }
}{ $nth ->
    [none] {""}
   *[other] {" "}({ $nth })
}
# Where an empty place for a tile lies.
place-from = { $direction ->
    [n] north of
    [ne] north-east of
    [e] east of
    [se] south-east of
    [s] south of
    [sw] south-west of
    [w] west of
    [nw] north-west of
   *[gap] in a gap of
} { $territory }
# Which of several places that are called alike.
place-which = { $which ->
    [n] further north
    [ne] further north-east
    [e] further east
    [se] further south-east
    [s] further south
    [sw] further south-west
    [w] further west
    [nw] further north-west
   *[middle] in the middle
}

## Words about territories, zones and the course of the year

territory-open = open
territory-closed = closed
territory-neutral = neutral
territory-size = { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}
territory-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
territory-lairs = { $lairs ->
    [one] { $lairs } lair
   *[other] { $lairs } lairs
}
border-rough = rough border

zone-hand = Hand
zone-draw-pile = Draw pile
zone-active = Active area
zone-discard = Discard pile
zone-upgrades = Clan upgrades
zone-row = Public row
zone-removed = Removed from the game
word-fame = Fame
word-flash = Flash
word-reserve = Units in reserve
word-year = Year { $year } of { $years }
word-first-player = First player
word-passed = has passed
word-unit = Unit
word-kaija = Kaija
word-scorched-earth = Scorched Earth

phase-start = Start of the year
phase-actions = Actions
phase-creatures = Creatures
phase-harvest = Harvest
phase-winter = Winter
phase-end = End of the year


end-domination = Domination: enough closed territories, each with a large building
end-years = The last year is over; the player with the most fame wins

score-explored = Territories closed by exploring
score-closed = Closed territories in Harvest
score-altars = Altars of Kings
score-unrest-penalty = Unrest taken from an empty pile
score-clan = Clan powers
score-creatures = Creatures defeated
score-resources = Resources left
score-cards = Fame on cards
score-achievements = Achievements
score-unrest = Unrest cards
score-total = Total
