# Northgard: what players decide, what they can choose, and why not.

## Decisions

decide-setup-tile = Choose a tile to place, round { $round } of 2. Then a group of your units goes on it.
decide-setup-place = { $round ->
    [1] Place the tile { $tile } next to the start tile.
   *[other] Place the tile { $tile } next to any tile.
}
decide-setup-units = Choose an empty territory on this tile for your units.
decide-turn-action = { $hand ->
    [0] Year { $year }: your hand is empty, so all you can do is pass.
    [one] Year { $year }: choose your action for this turn. You have { $hand } card in hand.
   *[other] Year { $year }: choose your action for this turn. You have { $hand } cards in hand.
}
decide-play-card = { $played ->
    [0] Choose a card to play.
   *[other] Choose another card to play, or end your turn.
}
decide-play-card-none = You cannot play any more cards. End your turn.
decide-give-card = { $action-id ->
    [wait] Choose a card to set aside unused.
    [replace] Choose a card to replace.
    [remove] Choose a card to remove from the game.
    [upgrade] Choose a card to give up for a clan upgrade.
   *[other] Choose a card: { $action }.
}
decide-upgrade-place = Choose where { $card } goes.
decide-upgrade-card = Choose a clan upgrade to take into your hand.
decide-row-card = Choose a card from the public row. It goes on top of your draw pile.
decide-basic-action = Choose an action to take with this card.
decide-choose-way = Choose how to use this card.
decide-recruit = Choose a territory to recruit in. { $left ->
    [one] You can place { $left } more unit
   *[other] You can place up to { $left } more units
} and have { $reserve } in reserve.
decide-recruit-share = Choose the next territory to recruit in.
decide-move-from = Choose a territory to move units from. { $left ->
    [one] { $left } move is left.
   *[other] { $left } moves are left.
}
decide-move-to = Choose where to move the units from { $source }. { $left ->
    [one] { $left } move is left.
   *[other] { $left } moves are left.
}
decide-move-count = Choose how many units to move from { $source } to { $target }.
decide-explore-tile = Choose which of the drawn tiles to place.
decide-explore-place = Choose where to place the tile { $tile }.
decide-explore-again = Choose whether to explore once more.
decide-new-land = Place the tile { $tile } so that there is a neutral territory again.
decide-build = Choose what to build. You have { $wood } wood{ $left ->
    [one] {"."}
   *[other] {" "}and can build up to { $left } buildings.
}
decide-build-site = Choose where to build the { $building }.
decide-drawn-discard = { $left ->
    [one] Choose a card to discard.
   *[other] Choose the first of { $left } cards to discard.
}
decide-drawn-return = { $left ->
    [one] Choose a card to put back on your draw pile.
   *[other] Choose the first of { $left } cards to put back on your draw pile. The last one ends up on top.
}
decide-take-discard = Choose a card from your discard pile to take into your hand.
decide-battle-order = Choose the battle to fight next.
decide-push-defender = Choose where to push one defender of { $source }, or skip.
decide-battle-food = Battle in { $territory }: { $attacker } attacks, { $defender } defends; combat points so far { $attack } to { $defence }. Choose how much food to spend; each adds 1 combat point.
decide-die-choice = Battle in { $territory }: { $attacker } attacks, { $defender } defends; combat points so far { $attack } to { $defence }. Choose what your die counts as.
decide-bonus-choice = Battle in { $territory }: { $attacker } attacks, { $defender } defends; combat points so far { $attack } to { $defence }. Choose the bonus from your card.
decide-retreat-to = { $units ->
    [one] Choose where your unit retreats from { $source }.
   *[other] Choose where your { $units } units retreat from { $source }.
}
decide-retreat-count = Choose how many units retreat from { $source } to { $target }.
decide-trade-take = Choose a trade, or stop trading. Three resources buy one.
decide-trade-give = Choose three resources to give for 1 { $resource }.
decide-second-chance-territory = You have no units on the map. Choose a neutral territory for some of them to return to, or skip.

# Clans

decide-choose-clan = Choose your clan.
decide-play-upgrade = You may play your new clan upgrade now. Choose it, or skip.
decide-kaija-loss = { $lost ->
    [one] You suffer { $lost } casualty. Choose whether it is Kaija.
   *[other] You suffer { $lost } casualties. Choose whether Kaija is one of them.
}
decide-scorched-earth = Choose where to put Scorched Earth, or skip.
decide-snake-harvest-resource = Scorched Earth is in { $territory }. Choose a resource to take from there, or skip.
decide-muster = Choose a territory from which one unit joins those in { $target }, or skip.
decide-glory = Choose a territory in which to collect resources before you build, or skip and build first.
decide-next-basic = { $left ->
    [one] Choose the last action of this card.
   *[other] Choose the next action of this card. { $left } are left.
}
decide-next-basic-none = This card can do nothing more now. Continue.
decide-pay-for-more = You may pay { $price ->
    [one] { $price } resource
   *[other] { $price } resources
} of any kind for { $gain ->
    [card] one more card
   *[unit] one more unit
}. Choose what to pay, or skip.

# Cards that reach for opponents

decide-reaction = { $player } plays { $card }. Choose a card to cancel it, or skip.
decide-choose-opponent = { $purpose ->
    [veiled_threats] Choose an opponent to discard a random card.
   *[other] Choose an opponent whose hand to look at.
}
decide-spied-card = Choose a card from { $opponent }’s hand.
decide-tribute = { $seat } demands { $card }. Discard it, or choose two resources to give instead.
decide-forced-discard = An opponent’s card makes you discard. Choose a card from your hand.
decide-copy-card = Choose a card whose effect to use.
decide-remove-enemy = Choose a territory from which to remove one enemy unit.
decide-loot = Choose a resource shown in { $territory }.
decide-capture-territory = Choose which of your territories gets the unit.
decide-bribe-from = Choose a territory whose units to bribe.
decide-bribe-to = Choose where the bribed units from { $source } go. They attack any units there.
decide-bribe-count = Choose how many bribed units go from { $source } to { $target }.

# Other cards

decide-hidden-from = Choose a territory from which your units take hidden ways.
decide-hidden-to = Choose an open territory for your units from { $source }.
decide-hidden-count = Choose how many units go from { $source } to { $target }.
decide-foresee = Choose a face-up card. It goes on top of your draw pile, and you take no card when you pass this year.
decide-remodel = Choose one of your buildings to replace with another of the same size, or skip.
decide-remodel-into = Choose what to build in place of the { $building }.

# Creatures

decide-declare-creature = Choose a creature for your units to attack, at most one in each territory.
decide-creature-target = Several territories attract the { $creature } equally. As first player you choose where it goes.
decide-draugr-victim = A Draugr takes one of your figures in { $territory }. Choose whether it takes Kaija.
decide-more-creatures = You may summon a creature. Choose where it appears, or skip.

# Teams

decide-pass-on = Your units cannot stay in your partner’s territory { $source }. Choose where they move on to. { $left ->
    [one] { $left } move is left.
   *[other] { $left } moves are left.
}
decide-accept-exchange = Your partner offers 1 { $resource } for 1 { $wanted }. Accept the exchange, or skip.

## Options

option-play = Play a card
option-wait = { action-wait }: { action-wait-text }
option-replace = { action-replace }: { action-replace-text }
option-remove = { action-remove }: { action-remove-text }
option-upgrade = { action-upgrade }: { action-upgrade-text }
action-wait = Wait
action-wait-text = set a card aside
action-replace = Replace a card
action-replace-text = { $cost } lore, draw 1
action-remove = Remove a card
action-remove-text = { $cost } lore, draw 2
action-upgrade = Upgrade
action-upgrade-text = { $cost } lore for a clan card
option-recruit = Recruit
option-move = Move
option-explore = Explore
option-build = Build
option-active = Into your active area: it stays in your deck
option-box = Removed from the game for good
option-card = { $card }
option-tile = { $tile }
option-place = { place-beside }: { place-turn }
option-redraw = Set the tile aside and draw another
option-new-tile = Draw a tile and place it
option-territory = { $owner-id ->
    [unknown] { $territory }
    [-1] { $territory } (neutral)
   *[other] { $territory } ({ $owner }, { $units ->
        [0] only Kaija
        [one] { $units } unit
       *[other] { $units } units
    })
}
option-building = { $cost ->
    [0] { $building } (free)
   *[other] { $building } ({ $cost } wood)
}
option-slot = { $kind ->
    [large] Large slot
    [stone] Small slot with a stone
   *[small] Small slot
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
} in { $territory }
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
option-way-veiled-threats = An opponent discards a random card
option-clan = { $clan }
option-seat = { $seat }
option-creature = { $creature }
option-attack = Attack a creature without moving
option-kaija = { $territory }, with Kaija
option-kaija-in = Kaija in { $territory }
option-kaija-to = Kaija, to { $territory }
option-count-kaija = { $count ->
    [0] Only Kaija
    [one] Kaija and { $count } unit
   *[other] Kaija and { $count } units
}
option-lose = { $lose ->
    [kaija] Lose Kaija
   *[units] Keep Kaija
}
option-discard = Discard the card
option-nothing = Discard nothing: your hand is all Unrest
option-remodel = { $building } in { $territory }
option-exchange = Give your partner 1 { $resource } for 1 { $wanted }
option-accept = Accept

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
group-way = Effects
group-clan = Clans
group-seat = Players
group-creature = Creatures
group-kaija = With Kaija
group-lose = Casualties
group-exchange = Exchange
group-accept = Accept

## Why not

refusal-setup-tile = This tile cannot be placed anywhere with an empty territory on it.
refusal-setup-other-tile = Your units go on the tile you have just placed.
refusal-setup-occupied = There are already units here. Your group needs an empty territory.
refusal-not-from-here = A tile must be placed against an open edge of a territory you control.
refusal-beside-start = In the first round a whole side of the tile must touch the start tile.
refusal-border-interrupted = A border would end here. Borders must continue or meet others where tiles meet.
refusal-joins-rivals = This would join territories whose figures cannot share one, such as units of different players.
refusal-no-empty-territory = The tile must still have an empty territory once it is placed.
refusal-tile-unplaceable = This tile does not fit anywhere at the moment.
refusal-empty-hand = This needs a card in hand. With an empty hand you can only pass.
refusal-nothing-playable = None of your cards would have any effect now. You can set one aside with Wait instead.
refusal-no-upgrades = You have no clan upgrades left to take.
refusal-lore = This costs { $cost } lore; you have { $lore }.
refusal-only-unrest = You have only Unrest in hand, and Unrest cannot be removed from the game.
refusal-remove-unrest = Unrest cannot be removed from the game.
refusal-play-unrest = Unrest has no effect. You can use it to wait, replace or upgrade.
refusal-play-second-main = You have already played a card without Flash this turn. Any further card needs Flash.
refusal-play-move = None of your units can cross a border with these moves.
refusal-play-explore = You need an open territory to explore from.
refusal-play-no-tiles = There are no tiles left to explore.
refusal-play-build = None of your territories has a free slot for anything you can pay for.
refusal-play-wood = You have too little wood for any building.
refusal-play-draw = There are too few cards in your draw pile and discard pile.
refusal-play-basic = None of the four basic actions is possible now.
refusal-play-nothing = None of this card’s effects would do anything now.
refusal-play-no-discard = Your discard pile is empty.
refusal-play-no-reserve = All your units are on the map; there is none left to recruit.
refusal-play-recruit = There is no territory you could recruit in.
refusal-recruit-enemy = This territory belongs to another player. You can recruit only in your own territories.
refusal-recruit-neutral = This territory is neutral. You can recruit only in your own territories.
refusal-recruit-neutral-only = This card recruits in neutral territories.
refusal-recruit-same = All units of this card go to the same territory.
refusal-recruit-share = This card adds no units to this territory, or no more of them.
refusal-move-stopped = Your units here have met another player’s and must stay for the battle.
refusal-move-only-rough = Every way out of here crosses a rough border. { $left ->
    [one] Crossing a rough border takes two moves; only one is left.
   *[other] Crossing a rough border takes two moves; { $left } are left.
}
refusal-move-rough = { $left ->
    [one] Crossing a rough border takes two moves; only one is left.
   *[other] Crossing a rough border takes two moves; { $left } are left.
}
refusal-move-not-yours = You have no units here to move.
refusal-move-not-adjacent = These territories do not share a border. Each move crosses one border.
refusal-move-count = { $units ->
    [0] Only Kaija can move from there.
    [one] Only { $units } unit can move from there.
   *[other] Only { $units } units can move from there.
}
refusal-build-none-left = All { $building } tokens are on the map.
refusal-build-wood = The { $building } costs { $cost } wood; you have { $wood }.
refusal-build-small-only = One of this card’s buildings must be small, and the { $building } is large.
refusal-build-repeated = None of your free slots can take the { $building }: the territory already has a building of this type, or nothing can be built there now.
refusal-build-no-large-slot = The { $building } needs a free large slot in your territory.
refusal-build-no-small-slot = The { $building } needs a free small slot in your territory.
refusal-build-no-stone-slot = The { $building } needs a free small slot with a stone in your territory.
refusal-build-not-yours = You can build only in territories you control.
refusal-build-occupied = There is already a building on this slot.
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
refusal-retreat-rough = Units cannot retreat across a rough border.
refusal-trade-same-kind = In this match the three resources must be of the same kind.
refusal-not-neutral = Units can return only to a neutral territory.

# Clans

refusal-clan-taken = { $seat } already has this clan. Choose one that is still free.
refusal-move-kaija = Kaija cannot enter enemy territory, except in a year in which you play The Bear Awakens.
refusal-scorched-far = Scorched Earth must go to a territory adjacent to one you control.
refusal-build-elsewhere = With this card you build in the territory whose resources you have just collected.

# Cards

refusal-play-already = You already have this effect; it lasts until the end of the year.
refusal-play-cannot-pay = You do not have enough resources to pay for this, or it would gain you nothing.
refusal-play-empty-hands = No opponent has a card in hand.
refusal-play-no-enemy = No opponent has units on the map that you could choose.
refusal-play-no-enemy-beside = You need a territory adjacent to one with enemy units.
refusal-play-no-large-closed = You need a closed territory of three or more tiles.
refusal-play-no-open-territory = You need units, and an open territory they could go to.
refusal-play-nothing-to-copy = There is no card you could copy: it must be within reach, have an effect for you now, and not itself copy or cancel cards.
refusal-play-reaction = You can play this card only in response to an opponent’s card.
refusal-empty-hand-there = { $seat } has no card in hand. Choose an opponent who has one.
refusal-discard-unrest = In this match Unrest does not count as a discard. Choose another card.
refusal-victim-none = This card cannot reach any enemy units here.
refusal-victim-far = This territory is too far away. The card reaches territories adjacent to yours.
refusal-hidden-closed = This territory is closed. Hidden ways lead to open territories.
refusal-hidden-held = Your units could not stay here: a Fallen Valkyrie or your partner is in this territory, or Kaija alone may not attack the enemy here.

# Creatures and teams

refusal-setup-creature = A Fallen Valkyrie shares her territory with no one. Choose an empty territory without one.
refusal-build-bear = There is a Brown Bear here. You can build once it is gone.
refusal-recruit-bear = There is a Brown Bear here. You can recruit once it is gone.
refusal-move-bear = A Brown Bear keeps your units here. They can move out once it is gone.
refusal-move-creature = Your units have met a Fallen Valkyrie here and must stay for the battle.
refusal-move-two-creatures = There are two Fallen Valkyries here; no one can enter until one of them is gone.
refusal-move-partner = Units may cross your partner’s territory but not stay there, and the moves left would not take them any further.
refusal-retreat-creature = There is a Fallen Valkyrie in this territory. Units can retreat only to territories without one.
refusal-creature-one-each = You are already attacking another creature in this territory, and only one per territory is allowed.
refusal-creature-enemy-land = This creature is in an enemy territory. You can attack creatures only where there are no units but your own.
refusal-creature-no-units = You have no units in this creature’s territory. Move some there first.
refusal-basic-taken = You have already taken this action with this card. The second one must be different.
refusal-bribe-count = At most { $units ->
        [one] 1 unit
       *[other] { $units } units
    } can be bribed here.
refusal-bribe-no-way = Bribed units cannot go this way: they may not meet a Fallen Valkyrie or stay with a partner.
refusal-capture-not-yours = The unit must join a territory you control.
refusal-copy-copying = A card that copies cannot be copied.
refusal-copy-reaction = A card played in response to another cannot be copied.
refusal-creature-neutral = Creatures go to territories with units first, and to neutral ones only if there are no others.
refusal-creature-priority = Another territory draws the creature more strongly.
refusal-creature-taken = There is already a creature in this territory.
refusal-exchange-declined = Your partner has declined this exchange. You can offer another.
refusal-explore-bear = A Brown Bear holds your territory here. Explore from another one, or defeat the Bear first.
refusal-glory = Even with the resources of this territory nothing could be built here. Build first, or choose another territory.
refusal-kaija-on-map = Kaija is already on the map.
refusal-loot = This territory yields no { $resource }.
refusal-more-lair = There are territories with a free lair; the creature must appear in one of them.
refusal-muster = Only a unit from a territory adjacent to the new one can join.
refusal-pass-on-stay = Units may not stay in your partner’s territory. They must move on.
refusal-play-achievement = Achievements are not played; they count at the end of the game.
refusal-push-battle = There is a battle to fight in this territory.
refusal-push-creature = There is a Fallen Valkyrie in this territory.
refusal-push-enemy = A defender can be pushed only to a neutral territory or to the defender’s own territory.
refusal-remodel-empty = There is no building on this slot to replace.
refusal-remodel-none = No other building of this size can replace it now.
refusal-remodel-not-yours = You can replace buildings only in territories you control.
refusal-remodel-same = It must be a building of another kind.
refusal-scorched-here = Scorched Earth is already here.
refusal-scorched-not-snake = Only the Snake clan has the Scorched Earth token.
refusal-trade-short = You do not have three resources to give for { $resource }.
refusal-tribute-short = You have fewer than two resources, so you must discard the card.
refusal-upgrade-taken = You have already taken the upgrade { $card }.
refusal-victim-kaija = Kaija is alone here, and cards that affect units do not affect her.
option-pass-turn = Pass for this year
group-action = Turn actions
refusal-battle-first = The battle with the other player’s units in this territory comes first.
refusal-not-drawn = You can give up only cards you have just drawn; this one was already in your hand.
refusal-not-discarded = This card is in your active area; it goes to the discard pile when you pass.
refusal-not-a-reaction = This card cannot be played in response to another; play it on your own turn.
refusal-row-achievement = Achievements can be taken only in the last year.
