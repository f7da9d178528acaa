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
clan-goat-text = After building you gain 1 food for a small building or 2 food for a large one.
clan-raven = Raven clan
clan-raven-text = When you close your own territories by exploring, you collect their resources at once.
clan-snake = Snake clan
clan-snake-text = Before you resolve a clan card you may put Scorched Earth on a territory next to yours. You have 1 extra combat point there, and in Harvest you may take 1 resource from an enemy there.
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
creature-kind-bear-text = Nobody can build or recruit in its territory, explore from there or move units out.
creature-kind-draugr = Draugr
creature-kind-draugr-text = When it comes into a player's territory, the owner removes 1 unit there.
creature-kind-valkyrie = Fallen Valkyrie
creature-kind-valkyrie-text = Shares her territory with nobody. When she comes into a player's territory, she attacks its owner.

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

place-name = column { $x }, row { $y }, { $rotation ->
    [0] not turned
    [1] a quarter turn clockwise
    [2] a half turn
   *[3] a quarter turn anticlockwise
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
border-regular = regular border
border-rough = rough border

zone-hand = Hand
zone-draw-pile = Draw pile
zone-active = Active area
zone-discard = Discard pile
zone-upgrades = Clan upgrades
zone-row = Public row
zone-removed = Out of the game
word-fame = Fame
word-flash = Flash
word-reserve = Units in reserve
word-year = Year { $year } of { $years }
word-first-player = First player
word-passed = has passed

phase-start = Start of the year
phase-actions = Actions
phase-creatures = Creatures
phase-harvest = Harvest
phase-winter = Winter
phase-end = End of the year

end-domination = Three closed territories with a large building each
end-years = The last year is over; the most fame wins

score-explored = Territories closed by exploring
score-closed = Closed territories in Harvest
score-altars = Altars of Kings
score-unrest-penalty = Unrest with the pile empty
score-resources = Resources left
score-cards = Fame on cards
score-achievements = Achievements
score-unrest = Unrest cards
score-total = Total

## Cards

card-recruit = Recruit
card-recruit-text = Place 1 unit in a territory you control.
card-move = Move
card-move-text = 1 move.
card-explore = Explore
card-explore-text = Draw a tile and place it against an open territory you control.
card-build = Build
card-build-text = Build one building in a territory you control, at its cost in wood.
card-feast = Feast
card-feast-text = Do one of these: recruit 1 unit, make 1 move, explore or build.

card-bear-0 = Bear Clan
card-bear-0-text = 1 move. If Kaija goes along, first collect the food and wood of the territory she leaves.
card-bear-1 = The Bear Awakens
card-bear-1-text = Recruit 2 units. Until the end of the year Kaija may enter enemy territories.
card-bear-2 = Protector of the Land
card-bear-2-text = Draw 1 card for each closed territory of three or more tiles you control. You need at least one.
card-boar-0 = Boar Clan
card-boar-0-text = Build for 1 wood less: a small building is free.
card-boar-1 = Osmosis
card-boar-1-text = Recruit 1 unit in each of up to three of your territories that are open or show wood on their tiles.
card-boar-2 = Lay of the Land
card-boar-2-text = Draw 3 tiles, collect the resources shown on the one you choose and explore with it.
card-goat-0 = Goat Clan
card-goat-0-text = Build. The territory may already have a building of that type.
card-goat-1 = Teamwork
card-goat-1-text = Do two different ones of these in any order: recruit 1 unit, make 1 move, explore, build.
card-goat-2 = Resourceful People
card-goat-2-text = Draw 2 cards. Then you may pay any three resources to draw 1 more.
card-raven-0 = Raven Clan
card-raven-0-text = Draw 2 tiles and explore with one of them.
card-raven-1 = Raiding Party
card-raven-1-text = Remove 1 enemy unit anywhere and gain 1 resource shown in its territory.
card-raven-2 = Raven Mercenaries
card-raven-2-text = Place 2 units in one neutral territory. You may pay any two resources to place a third one there.
card-snake-0 = Snake Clan
card-snake-0-text = 1 move. Afterwards you may place Scorched Earth once more.
card-snake-1 = Rapacious Exploitation
card-snake-1-text = Look at a rival's hand and choose a card of it. The rival discards that card or gives you two resources.
card-snake-2 = Stolen Lore
card-snake-2-text = Use an active card of the player whose territory has Scorched Earth as if it were yours.
card-stag-0 = Stag Clan
card-stag-0-text = Recruit 1 unit. One of your units from an adjacent territory may join it, across any border.
card-stag-1 = Glory of the Clan
card-stag-1-text = Build. Before or after it you may harvest that territory.
card-stag-2 = Annexation
card-stag-2-text = 1 move. You may explore before or after it.
card-wolf-0 = Wolf Clan
card-wolf-0-text = 1 move. Rough borders count as regular ones, also for retreats from its battles.
card-wolf-1 = Plunder
card-wolf-1-text = Remove 1 unit from an enemy territory adjacent to yours. Then draw 1 card.
card-wolf-2 = Call to War
card-wolf-2-text = Recruit 1 unit in each of your territories that is adjacent to an enemy's.

card-e01 = Negotiation
card-e01-text = Take 1 card from your discard pile into your hand, or draw 1 card.
card-e02 = Scouts
card-e02-text = Explore.
card-e03 = Town Hall
card-e03-text = Recruit 1 unit.
card-e04 = Merchant
card-e04-text = Draw 3 cards, keep 1 and discard 2.
card-e05 = Militia
card-e05-text = 2 moves.
card-e06 = Improved Villager Tools
card-e06-text = Build.
card-e07 = Recruitment
card-e07-text = Recruit up to 2 units, both in the same territory.
card-e08 = Market Place
card-e08-text = Draw 2 cards.
card-e09 = Mercenary
card-e09-text = Recruit 1 unit in a territory of yours or a neutral one.
card-e10 = Intimidate
card-e10-text = 2 moves. Before each battle you may push 1 defender out into an adjacent territory.
card-e11 = Feast
card-e11-text = Do one of these: recruit 1 unit, make 1 move, explore or build.
card-e12 = Scout Camp
card-e12-text = Explore. You may put the tile you drew away once and draw another.
card-e13 = Shieldbearers
card-e13-text = 2 moves. You suffer 1 casualty less in each of its battles.
card-e14 = Bodyguard
card-e14-text = 1 move, with 1 extra combat point in its battles.
card-e15 = Simple Living
card-e15-text = Build for 1 wood less.
card-e16 = Future Sight
card-e16-text = Take a face-up card of the public row now and put it on your draw pile. You get none when you pass this year.

card-a01 = Spy
card-a01-text = Look at a rival's hand and discard 1 card of it. Then draw 1 card.
card-a02 = Fishing
card-a02-text = Gain 3 food.
card-a03 = Axe Throwers
card-a03-text = 2 moves. In each of its battles choose 1 extra combat point or 1 extra casualty after your roll.
card-a04 = Lore Mastery
card-a04-text = Gain 2 lore.
card-a05 = Industrious Villagers
card-a05-text = Build. Then you may turn one of your buildings into another of the same size.
card-a06 = Defensive Strategy
card-a06-text = Play it when a rival plays a card: that card is discarded without effect, and the rival goes on with something else.
card-a07 = Enemy Secrets
card-a07-text = Use an active card of a rival who owns a territory adjacent to yours as if it were yours.
card-a08 = Hunters
card-a08-text = In each of your territories recruit 1 unit for each food symbol there.
card-a09 = Outpost
card-a09-text = Recruit up to 2 units in one territory of yours or one neutral territory.
card-a10 = Hidden Ways
card-a10-text = Units of one of your territories go to any open territory. If it is an enemy's, there is a battle.
card-a11 = Carpentry Mastery
card-a11-text = Build up to two buildings, at least one of them small.
card-a12 = Conqueror
card-a12-text = Until the end of the year Defense Towers and Fortresses do not help those you attack.
card-a13 = Huginn and Muninn
card-a13-text = Explore anywhere on the map.
card-a14 = Upgraded Market Place
card-a14-text = Draw 2 cards.
card-a15 = Grizzled Warriors
card-a15-text = 2 moves, with 2 extra combat points in their battles.
card-a16 = Upgraded Trading Post
card-a16-text = Draw 3 cards, keep 2 and discard 1.
card-a17 = Ancestral Curse
card-a17-text = Every rival discards a card of their choice. Then draw 1 card.
card-a18 = Rangers
card-a18-text = Explore up to twice.
card-a19 = Upgraded Scout Camp
card-a19-text = Draw 2 tiles and explore with one of them.
card-a20 = Greater Trade Routes
card-a20-text = Draw 3 cards, keep 2 and put 1 back on your draw pile.
card-a21 = Woodcutters
card-a21-text = In each of your territories recruit 1 unit for each wood symbol there.
card-a22 = Infiltration
card-a22-text = 3 moves. Your units may pass through enemy territories; they fight only where they stay.
card-a23 = Upgraded Town Hall
card-a23-text = Recruit up to 2 units.
card-a24 = Amenities
card-a24-text = Build. A small building needs no slot.
card-a25 = Wood Monopoly
card-a25-text = Gain 3 wood.
card-a26 = Bribery
card-a26-text = Move up to two enemy units of one territory to an adjacent one. They attack whoever is there.
card-a27 = Incursion
card-a27-text = 4 moves.
card-a28 = Heroic Charge
card-a28-text = 3 moves, with 1 extra combat point in their battles.
card-a29 = Trading Post
card-a29-text = Draw 3 cards, keep 1, discard 1 and put 1 back on your draw pile.
card-a30 = Legendary Heroes
card-a30-text = Use again a card you played earlier this year.
card-a31 = Allies from the Wild
card-a31-text = Recruit up to 3 units in neutral territories.
card-a32 = Loremasters
card-a32-text = In each of your territories recruit 1 unit for each lore symbol there.
card-a33 = Warriors
card-a33-text = 2 moves, with 1 extra combat point in their battles.
card-a34 = Cunning Merchant
card-a34-text = Draw 3 cards, keep 1 and put 2 back on your draw pile.
card-a35 = Capture
card-a35-text = Remove 1 enemy unit from a territory adjacent to yours and place 1 unit in one of your territories.
card-a36 = Veiled Threats
card-a36-text = A rival discards a random card, or you draw 1 card.

card-builder = Builder
card-builder-text = At the end: 1 fame for each small and 3 fame for each large building you control.
card-explorer = Explorer
card-explorer-text = At the end: 1 fame for each empty small slot and 3 fame for each empty large slot in your territories.
card-food-trader = Food Trader
card-food-trader-text = At the end: 2 fame for each food symbol in your territories.
card-scholar = Scholar
card-scholar-text = At the end: 2 fame for each lore symbol in your territories.
card-trapper = Trapper
card-trapper-text = At the end: 3 fame for each lair in your territories.
card-warlord = Warlord
card-warlord-text = At the end: 1 fame for each of your units on the map.
card-wood-trader = Wood Trader
card-wood-trader-text = At the end: 2 fame for each wood symbol in your territories.

card-unrest = Unrest
card-unrest-text = Has no effect, cannot leave the game and costs you 5 fame at the end.

## Decisions

decide-setup-tile = Choose the tile you place in setup round { $round }.
decide-setup-place = { $round ->
    [1] Place { $tile } against the start tile.
   *[other] Place { $tile } against any tile.
}
decide-setup-units = Choose an empty territory of this tile for your group of units.
decide-turn-action = Year { $year }: choose what you do in this turn. { $hand ->
    [0] Your hand is empty.
    [one] You have { $hand } card in hand.
   *[other] You have { $hand } cards in hand.
}
decide-play-card = { $played ->
    [0] Choose the card you play.
   *[other] Choose the next card you play, or end your turn.
}
decide-give-card = { $action-id ->
    [wait] Choose the card you put aside unused.
    [replace] Choose the card you replace.
    [remove] Choose the card you remove from the game.
    [upgrade] Choose the card you give up for a clan upgrade.
   *[other] Choose a card: { $action }.
}
decide-upgrade-place = Choose where { $card } goes.
decide-upgrade-card = Choose the clan upgrade you take into your hand.
decide-row-card = Choose a card of the public row. It goes on top of your draw pile.
decide-basic-action = Choose the action you take with this card.
decide-choose-way = Choose how you use this card.
decide-recruit = Choose a territory to recruit in. { $left ->
    [one] { $left } unit is left to place
   *[other] Up to { $left } units are left to place
}, with { $reserve } in reserve.
decide-recruit-share = Choose the next territory to recruit in.
decide-move-from = Choose the territory from which units move. { $left ->
    [one] { $left } move is left.
   *[other] { $left } moves are left.
}
decide-move-to = Choose where the units from { $source } go. { $left ->
    [one] { $left } move is left.
   *[other] { $left } moves are left.
}
decide-move-count = Choose how many units go from { $source } to { $target }.
decide-explore-tile = Choose which of the drawn tiles you place.
decide-explore-place = Choose where you place { $tile }.
decide-explore-again = Decide whether you explore once more.
decide-new-land = Place { $tile } so that there is a neutral territory again.
decide-build = Choose what you build. You have { $wood } wood{ $left ->
    [one] {"."}
   *[other] {" "}and up to { $left } buildings to build.
}
decide-build-site = Choose where you build the { $building }.
decide-drawn-discard = { $left ->
    [one] Choose a card to discard.
   *[other] Choose the first of { $left } cards to discard.
}
decide-drawn-return = { $left ->
    [one] Choose a card to put back on your draw pile.
   *[other] Choose the first of { $left } cards to put back on your draw pile. The last one lies on top.
}
decide-take-discard = Choose a card of your discard pile to take into your hand.
decide-battle-order = Choose the battle to fight next.
decide-push-defender = Choose where you push one defender, or pass.
decide-battle-food = Battle in { $territory }: attack { $attack } ({ $attacker }), defence { $defence } ({ $defender }). Choose how much food you spend; each gives 1 combat point.
decide-die-choice = Battle in { $territory }: attack { $attack } ({ $attacker }), defence { $defence } ({ $defender }). Choose what your die counts for.
decide-retreat-to = { $units ->
    [one] Choose where your unit retreats from { $source }.
   *[other] Choose where your { $units } units retreat from { $source }.
}
decide-retreat-count = Choose how many units retreat from { $source } to { $target }.
decide-trade-take = You may trade three resources for one. Choose what you take, or end trading.
decide-trade-give = Choose the three resources you give for 1 { $resource }.
decide-second-chance-territory = You have no units on the map. Choose a neutral territory where some return, or pass.

## Options

option-play = Play a card
option-wait = Wait: put a card aside unused
option-replace = Replace: put a card aside and pay lore to draw one
option-remove = Remove: take a card out of the game and pay lore to draw two
option-upgrade = Upgrade: give up a card and pay lore for a clan upgrade
option-recruit = Recruit
option-move = Move
option-explore = Explore
option-build = Build
option-active = Into your active area
option-box = Out of the game
option-card = { $card }
option-tile = { $tile }
option-place = { $place }
option-redraw = Put the tile away and draw another
option-new-tile = Draw a tile and place it
option-territory = { $territory } ({ $owner-id ->
    [-1] neutral
   *[other] { $owner }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
})
option-building = { $cost ->
    [0] { $building } (free)
   *[other] { $building } ({ $cost } wood)
}
option-slot = Slot { $slot } in { $territory }
option-build-without-slot = In { $territory }, without a slot
option-face = { $face ->
    [point] 1 combat point
   *[casualty] 1 casualty
}
option-take = 1 { $resource }
option-give = { $amounts }
option-way-take-discard = { $n ->
    [one] Take a card from your discard pile
   *[other] Take { $n } cards from your discard pile
}
option-way-draw = { $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
}
option-way-veiled-threats = A rival discards a random card

group-play = Play
group-wait = Wait
group-replace = Replace
group-remove = Remove
group-upgrade = Upgrade
group-recruit = Recruit
group-move = Move
group-explore = Explore
group-build = Build
group-active = Keep
group-box = Remove
group-card = Cards
group-flash = Flash cards
group-tile = Tiles
group-place = Places
group-redraw = Redraw
group-new-tile = New land
group-territory = Territories
group-slot = Slots
group-small-building = Small buildings
group-large-building = Large buildings
group-face = Die
group-take = Take
group-give = Give
group-way = Ways

## Why not

refusal-setup-tile = This tile fits nowhere with an empty territory on it.
refusal-setup-other-tile = Your units go onto the tile you have just placed.
refusal-setup-occupied = There are units here already. Your group needs an empty territory.
refusal-not-from-here = A tile must lie against an open edge of a territory you control.
refusal-beside-start = In the first round a whole side of the tile must touch the start tile.
refusal-border-interrupted = A border would be interrupted here. Borders must go on or meet others where the tiles meet.
refusal-joins-rivals = This would bring units of different players into one territory.
refusal-no-empty-territory = The tile must have an empty territory once it lies here.
refusal-tile-unplaceable = This tile fits nowhere at the moment.
refusal-empty-hand = This needs a card in hand. With an empty hand you can only pass.
refusal-nothing-playable = None of your cards would have an effect now. You can wait with one instead.
refusal-no-upgrades = You have no clan upgrade left to take.
refusal-lore = This costs { $cost } lore; you have { $lore }.
refusal-only-unrest = You have only Unrest in hand, and Unrest cannot leave the game.
refusal-remove-unrest = Unrest cannot leave the game.
refusal-play-unrest = Unrest has no effect. You can use it to wait, replace or upgrade.
refusal-play-second-main = You have played your one card without Flash. More cards in this turn need Flash.
refusal-play-move = None of your units can cross a border with these moves.
refusal-play-explore = You need an open territory to explore from.
refusal-play-no-tiles = There are no tiles left to explore.
refusal-play-build = There is nothing you could build: you need enough wood and a free slot of the right kind in your territory.
refusal-play-draw = There are too few cards in your draw pile and discard pile.
refusal-play-basic = None of the four basic actions is possible now.
refusal-play-nothing = None of this card's effects would do anything now.
refusal-play-no-discard = Your discard pile is empty.
refusal-play-no-reserve = All your units are on the map; there is none left to recruit.
refusal-play-recruit = There is no territory you could recruit in.
refusal-recruit-enemy = This territory belongs to another player. You recruit in your own territories.
refusal-recruit-neutral = This territory is neutral. You recruit in your own territories.
refusal-recruit-neutral-only = This card recruits in neutral territories.
refusal-recruit-same = All units of this card go to the same territory.
refusal-recruit-share = This card brings no units to this territory, or no more of them.
refusal-move-stopped = Your units here have met another player's and must stay for the battle.
refusal-move-only-rough = All ways out of here are rough. { $left ->
    [one] Two moves are needed to cross a rough border; one is left.
   *[other] Two moves are needed to cross a rough border; { $left } are left.
}
refusal-move-rough = { $left ->
    [one] Two moves are needed to cross a rough border; one is left.
   *[other] Two moves are needed to cross a rough border; { $left } are left.
}
refusal-move-not-yours = You have no units here to move.
refusal-move-not-adjacent = These territories share no border. One move crosses one border.
refusal-move-count = { $units ->
    [one] Only { $units } unit can move from there.
   *[other] Only { $units } units can move from there.
}
refusal-build-none-left = All { $building } tokens are on the map.
refusal-build-wood = The { $building } costs { $cost } wood; you have { $wood }.
refusal-build-small-only = One of the buildings of this card must be small, so the { $building } is too large.
refusal-build-repeated = Every territory of yours with a free slot for it already has a building of this type: { $building }.
refusal-build-no-large-slot = The { $building } needs a free large slot in your territory.
refusal-build-no-small-slot = The { $building } needs a free small slot in your territory.
refusal-build-no-stone-slot = The { $building } needs a free small slot with a stone in your territory.
refusal-build-not-yours = You build in territories you control.
refusal-build-occupied = There is a building on this slot already.
refusal-build-no-stone = The { $building } needs a slot with a stone.
refusal-build-size = The { $building } does not fit a slot of this size.
refusal-build-same-type = This territory already has a building of this type: { $building }.
refusal-food-units = { $units ->
    [one] You may spend 1 food for each of your units here, and you have { $units } unit.
   *[other] You may spend 1 food for each of your units here, and you have { $units } units.
}
refusal-food-stock = You have only { $food } food.
refusal-retreat-battle = There is a battle in this territory.
refusal-retreat-enemy = This territory belongs to another player. Units retreat to neutral territories or your own.
refusal-retreat-rough = Units never retreat across a rough border.
refusal-trade-same-kind = In this match the three resources must be of the same kind.
refusal-not-neutral = Units return in a neutral territory only.

## What happened

event-achievements-revealed = The achievements of this match: { $cards }.
event-first-player-roll = { $axes ->
    [one] { $seat } rolls { $axes } axe.
   *[other] { $seat } rolls { $axes } axes.
}
event-first-player-changed = { $seat } takes the first-player marker.
event-setup-tiles-drawn = { $count ->
    [one] { $seat } draws { $count } tile.
   *[other] { $seat } draws { $count } tiles.
}
event-setup-tiles-drawn-private = { $seat } draws { $tiles }.
event-setup-tiles-redrawn = { $count ->
    [one] { $seat } cannot place the last tile and draws another.
   *[other] { $seat } can place none of { $count } tiles and draws others.
}
event-setup-tile-shown = { $seat } chooses { $tile }.
event-tile-placed = { $tile } is placed: { place-name }.
event-tile-drawn = { $seat } draws { $tiles }.
event-tile-unplaceable = { $tiles-count ->
    [one] { $tiles } fits nowhere and is put away.
   *[other] { $tiles } fit nowhere and are put away.
}
event-tiles-shuffled = { $count ->
    [one] The pile of tiles is shuffled; { $count } is left.
   *[other] The pile of tiles is shuffled; { $count } are left.
}
event-exploration-failed = { $seat } finds no tile that fits anywhere.
event-territory-closed = { $size ->
    [one] { $territory } is closed; it touches { $size } tile.
   *[other] { $territory } is closed; it touches { $size } tiles.
}
event-territory-occupied = { $seat } occupies { $territory } without a battle.
event-units-placed = { $units ->
    [one] { $seat } places { $units } unit in { $territory }.
   *[other] { $seat } places { $units } units in { $territory }.
}
event-units-recruited = { $units ->
    [one] { $seat } recruits { $units } unit in { $territory }
   *[other] { $seat } recruits { $units } units in { $territory }
}{ $bonus ->
    [0] {"."}
   *[other] , and { $bonus } more from the Training Camp.
}
event-units-returned = { $units ->
    [one] { $units } unit of { $seat } returns in { $territory }.
   *[other] { $units } units of { $seat } return in { $territory }.
}
event-units-moved = { $units ->
    [one] { $seat } moves { $units } unit from { $source } to { $target }
   *[other] { $seat } moves { $units } units from { $source } to { $target }
}{ $moves ->
    [one] {"."}
   *[other] {" "}({ $moves } moves).
}
event-units-retreated = { $units ->
    [one] { $units } unit of { $seat } retreats from { $source } to { $target }.
   *[other] { $units } units of { $seat } retreat from { $source } to { $target }.
}
event-units-lost = { $units ->
    [one] { $units } unit of { $seat } cannot retreat from { $territory } and is lost.
   *[other] { $units } units of { $seat } cannot retreat from { $territory } and are lost.
}
event-unit-pushed = One unit of { $seat } is pushed from { $source } to { $target }.
event-building-built = { $seat } builds in { $territory }: { $building }.
event-battle-began = Battle in { $territory }: { $attacker } attacks { $defender }, { $attackers } against { $defenders }.
event-die-rolled = { $choice ->
    [true] { $seat } rolls the choice face: one point or one casualty.
   *[false] { $seat } rolls { $amounts }.
}
event-face-chosen = { $face ->
    [point] { $seat } counts 1 combat point.
   *[casualty] { $seat } inflicts 1 casualty.
}
event-battle-decided = { $winner-id ->
    [-1] Nobody wins in { $territory }
   *[other] { $winner } wins in { $territory }
}: attack { $attack }, defence { $defence }. Units lost: { $attackers_lost } attacking, { $defenders_lost } defending.
event-card-played = { $seat } plays { $card }.
event-card-set-aside = { $seat } puts { $card } aside.
event-card-removed = { $seat } removes { $card } from the game.
event-card-taken = { $seat } takes { $card } from the row.
event-card-taken-back = { $seat } takes { $card } back from the discard pile.
event-card-discarded = { $seat } discards { $card }.
event-card-returned = { $seat } puts a card back on the draw pile.
event-card-returned-private = { $seat } puts { $card } back on the draw pile.
event-cards-drawn = { $count ->
    [one] { $seat } draws { $count } card.
   *[other] { $seat } draws { $count } cards.
}
event-cards-drawn-private = { $seat } draws { $cards }.
event-cards-kept = { $count ->
    [one] { $seat } keeps { $count } card.
   *[other] { $seat } keeps { $count } cards.
}
event-cards-kept-private = { $seat } keeps { $cards }.
event-deck-reshuffled = { $count ->
    [one] { $seat } shuffles the discard pile, { $count } card, into a new draw pile.
   *[other] { $seat } shuffles the discard pile, { $count } cards, into a new draw pile.
}
event-upgrade-taken = { $seat } takes the clan upgrade { $card }.
event-unrest-taken = { $seat } takes an Unrest card.
event-player-passed = { $cards-count ->
    [0] { $seat } passes.
   *[other] { $seat } passes and discards { $cards }.
}
event-row-revealed = New cards in the row: { $cards }.
event-achievements-offered = The achievements are in the row now: { $cards }.
event-year-began = Year { $year } begins.
event-fame-gained = { $source ->
    [explored] { $seat } gains { $amount } fame for closing a territory.
    [closed] { $seat } gains { $amount } fame for closed territories.
    [altars] { $seat } gains { $amount } fame for Altars of Kings.
    [unrest_penalty] No Unrest card is left: { $seat } gets { $amount } fame instead.
   *[other] { $seat } gains { $amount } fame.
}
event-resources-gained = { $seat } gains { $amounts }.
event-resources-paid = { $seat } pays { $amounts }.
event-resources-traded = { $seat } trades { $amounts } for 1 { $resource }.
event-match-ended = { $reason ->
    [domination] The match ends: three closed territories with a large building each.
    [years] The match ends with the last year.
   *[other] The match ends.
}

## Setting a match up

setup-trade-kind = Trade
setup-trade-kind-text = Which three resources buy one in Harvest.
setup-trade-kind-any = any three
setup-trade-kind-same = three of the same kind
setup-unplaceable-tile = Tiles that fit nowhere
setup-unplaceable-tile-text = Where a drawn tile goes when it cannot be placed.
setup-unplaceable-tile-bottom = to the bottom of the pile
setup-unplaceable-tile-shuffle = shuffled into the pile
setup-training-camp-scope = Training Camps
setup-training-camp-scope-text = Which Training Camps add a unit when you recruit in a territory with one.
setup-training-camp-scope-territory = those in that territory
setup-training-camp-scope-controlled = all you control
setup-recruit-new-tile = New land when recruiting
setup-recruit-new-tile-text = Without units on the map and with no neutral territory left, Recruit may draw a tile to make one.
setup-second-chance-tile = New land for a second chance
setup-second-chance-tile-text = What happens when a player without units finds no neutral territory to return to.
setup-second-chance-tile-may = the player may draw a tile
setup-second-chance-tile-must = the player must draw a tile
setup-tie-buildings = Buildings in ties
setup-tie-buildings-text = Which buildings count when a tie is broken.
setup-tie-buildings-controlled = those you control
setup-tie-buildings-on-map = those on the map
setup-placement-check = Borders of tiles
setup-placement-check-text = How strictly borders must go on when a tile is placed.
setup-placement-check-corner = no border may end alone at a corner between four tiles
setup-placement-check-separation = every border must separate two territories
setup-start5-in-pile = Five-player start tile in the pile
setup-start5-in-pile-text = With fewer than five players the second start tile is shuffled in as an ordinary tile.
setup-allow-void-play = Playing for no effect
setup-allow-void-play-text = Cards may be played even if they would do nothing.
setup-open-fame = Open fame
setup-open-fame-text = Everybody sees everybody's fame during the match.
