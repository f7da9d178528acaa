# Northgard: what players decide, what they can choose, and why not.

## Decisions

decide-setup-tile = Choose the tile you place in setup round { $round }.
decide-setup-place = { $round ->
    [1] Place the tile { $tile } against the start tile.
   *[other] Place the tile { $tile } against any tile.
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
decide-explore-place = Choose where you place the tile { $tile }.
decide-explore-again = Decide whether you explore once more.
decide-new-land = Place the tile { $tile } so that there is a neutral territory again.
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
decide-push-defender = Choose where you push one defender, or leave it.
decide-battle-food = Battle in { $territory }: { $attacker } attacks, { $defender } defends; combat points so far { $attack } to { $defence }. Choose how much food you spend; each gives 1 combat point.
decide-die-choice = Battle in { $territory }: { $attacker } attacks, { $defender } defends; combat points so far { $attack } to { $defence }. Choose what your die counts for.
decide-bonus-choice = Battle in { $territory }: { $attacker } attacks, { $defender } defends; combat points so far { $attack } to { $defence }. Choose the bonus your card gives you.
decide-retreat-to = { $units ->
    [one] Choose where your unit retreats from { $source }.
   *[other] Choose where your { $units } units retreat from { $source }.
}
decide-retreat-count = Choose how many units retreat from { $source } to { $target }.
decide-trade-take = Choose a trade, or end trading. Three resources buy one.
decide-trade-give = Choose the three resources you give for 1 { $resource }.
decide-second-chance-territory = You have no units on the map. Choose a neutral territory where some return, or leave it.

# Clans

decide-choose-clan = Choose your clan.
decide-play-upgrade = You may play your new clan upgrade at once. Choose it, or leave it.
decide-kaija-loss = { $lost ->
    [one] You suffer { $lost } casualty. Choose whether it is Kaija.
   *[other] You suffer { $lost } casualties. Choose whether Kaija is one of them.
}
decide-scorched-earth = Choose where you put Scorched Earth, or leave it.
decide-snake-harvest-resource = Choose the resource you take from { $territory }, where Scorched Earth lies, or leave it.
decide-muster = Choose a territory from which one unit joins those in { $target }, or leave it.
decide-glory = Choose a territory where you collect the resources first and then build, or leave it and build first.
decide-next-basic = { $left ->
    [one] Choose the last action of this card.
   *[other] Choose the next action of this card. { $left } are left.
}
decide-pay-for-more = You may pay { $price } resources of any kinds for { $gain ->
    [card] one more card
   *[unit] one more unit
}. Choose what you pay, or leave it.

# Cards that reach for rivals

decide-reaction = { $player } plays { $card }. Choose a card that cancels it, or leave it.
decide-choose-opponent = { $purpose ->
    [veiled_threats] Choose the rival who discards a random card.
   *[other] Choose the rival whose hand you look at.
}
decide-spied-card = Choose a card from the hand of { $opponent }.
decide-tribute = { $seat } demands { $card }. Discard it, or choose two resources you give instead.
decide-forced-discard = A rival's card makes you discard. Choose a card from your hand.
decide-copy-card = Choose the card whose effect you use.
decide-remove-enemy = Choose the territory from which one enemy unit is removed.
decide-loot = Choose a resource shown in { $territory }.
decide-capture-territory = Choose which of your territories gets a unit.
decide-bribe-from = Choose the territory whose units you bribe.
decide-bribe-to = Choose where the bribed units from { $source } go. They attack whoever is there.
decide-bribe-count = Choose how many bribed units go from { $source } to { $target }.

# Other cards

decide-hidden-from = Choose the territory from which your units take hidden ways.
decide-hidden-to = Choose the open territory your units from { $source } go to.
decide-hidden-count = Choose how many units go from { $source } to { $target }.
decide-foresee = Choose a face-up card. It goes on top of your draw pile, and you take none when you pass this year.
decide-remodel = Choose a building you turn into another of the same size, or leave it.
decide-remodel-into = Choose what the { $building } becomes.

# Creatures

decide-declare-creature = Choose a creature your units attack: at most one in each territory.
decide-creature-target = Several territories attract the { $creature } alike. As first player you choose where it goes.
decide-draugr-victim = A Draugr takes one of your figures in { $territory }. Choose whether it is Kaija.
decide-more-creatures = You may call a creature. Choose where it appears, or leave it.

# Teams

decide-pass-on = Your units cannot stay in { $source }, your partner's territory. Choose where they go on to. { $left ->
    [one] { $left } move is left.
   *[other] { $left } moves are left.
}
decide-accept-exchange = Your partner offers 1 { $resource } for 1 { $wanted }. Accept it, or leave it.

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
option-place = { board-place-beside }: { $place }
option-redraw = Put the tile away and draw another
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
    [kaija] Give Kaija up
   *[units] Keep Kaija
}
option-discard = Discard the card
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
group-way = Ways
group-clan = Clans
group-seat = Players
group-creature = Creatures
group-kaija = With Kaija
group-lose = Casualties
group-exchange = Exchange
group-accept = Accept

## Why not

refusal-setup-tile = This tile fits nowhere with an empty territory on it.
refusal-setup-other-tile = Your units go onto the tile you have just placed.
refusal-setup-occupied = There are units here already. Your group needs an empty territory.
refusal-not-from-here = A tile must lie against an open edge of a territory you control.
refusal-beside-start = In the first round a whole side of the tile must touch the start tile.
refusal-border-interrupted = A border would be interrupted here. Borders must go on or meet others where the tiles meet.
refusal-joins-rivals = This would bring figures into one territory that cannot share it, such as units of different players.
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
    [0] Only Kaija can move from there.
    [one] Only { $units } unit can move from there.
   *[other] Only { $units } units can move from there.
}
refusal-build-none-left = All { $building } tokens are on the map.
refusal-build-wood = The { $building } costs { $cost } wood; you have { $wood }.
refusal-build-small-only = One of the buildings of this card must be small, so the { $building } is too large.
refusal-build-repeated = No free slot of yours will do for the { $building }: its territory has a building of this type already, or nothing can be built there now.
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

# Clans

refusal-clan-taken = { $seat } has this clan already. Choose one that is still free.
refusal-move-kaija = Kaija enters no enemy territory, except in a year in which you play The Bear Awakens.
refusal-scorched-far = Scorched Earth goes to a territory next to one you control.
refusal-build-elsewhere = With this card you build in the territory whose resources you have just collected.

# Cards

refusal-play-already = You have this effect already; it lasts until the end of the year.
refusal-play-cannot-pay = You have too few resources to pay for this, or it would bring you nothing.
refusal-play-empty-hands = No rival has a card in hand.
refusal-play-no-enemy = No rival has units on the map that you could choose.
refusal-play-no-enemy-beside = You need a territory next to one with enemy units.
refusal-play-no-large-closed = You need a closed territory of three or more tiles.
refusal-play-no-open-territory = You need units, and an open territory they could go to.
refusal-play-nothing-to-copy = There is no card you could copy: it must be in reach, have an effect for you now and not copy or cancel cards itself.
refusal-play-reaction = You play this card only in answer to a rival's card.
refusal-empty-hand-there = { $seat } has no card in hand. Choose a rival who has one.
refusal-discard-unrest = In this match Unrest does not count as a discard. Choose another card.
refusal-victim-none = There are no enemy units here that this card could reach.
refusal-victim-far = This territory is too far away. The card reaches territories next to yours.
refusal-hidden-closed = This territory is closed. Hidden ways lead to open territories.
refusal-hidden-held = Your units could not stay here: a Fallen Valkyrie or your partner is in this territory, or an enemy whom Kaija alone may not attack.

# Creatures and teams

refusal-setup-creature = A Fallen Valkyrie shares her territory with nobody. Choose an empty territory without her.
refusal-build-bear = There is a Brown Bear here. You can build once it is gone.
refusal-recruit-bear = There is a Brown Bear here. You can recruit once it is gone.
refusal-move-bear = A Brown Bear keeps your units here. They can move out once it is gone.
refusal-move-creature = Your units have met a Fallen Valkyrie here and must stay for the battle.
refusal-move-two-creatures = Two Fallen Valkyries are here; nobody can enter before one of them is gone.
refusal-move-partner = Units may cross your partner's territory but not stay there. From here they could not go on with the moves that are left.
refusal-retreat-creature = A Fallen Valkyrie is in this territory. Units retreat to territories without her.
refusal-creature-one-each = You attack another creature of this territory already: one in each territory is all.
refusal-creature-enemy-land = This creature is in an enemy territory. You attack creatures where no units but your own stand.
refusal-creature-no-units = You have no units beside this creature. Move some into its territory first.
refusal-basic-taken = You have taken this action with this card already. The second one must be another.
refusal-bribe-count = At most { $units ->
        [one] 1 unit
       *[other] { $units } units
    } can be bribed here.
refusal-bribe-no-way = Bribed units cannot go this way: they may not meet a Fallen Valkyrie or stay with a partner.
refusal-capture-not-yours = The unit joins a territory you control.
refusal-copy-copying = A card that copies cannot be copied.
refusal-copy-reaction = A card played in answer to another cannot be copied.
refusal-creature-neutral = Creatures go to territories with units first, to neutral ones only if there are none.
refusal-creature-priority = Another territory draws the creature more strongly.
refusal-creature-taken = There is a creature in this territory already.
refusal-exchange-declined = Your partner has declined this exchange. You can offer another.
refusal-explore-bear = A Brown Bear holds your territory here. Explore from another, or beat the Bear first.
refusal-glory = Even with the resources of this territory nothing could be built here. Build first, or choose another territory.
refusal-kaija-on-map = Kaija is on the map already.
refusal-loot = This territory gives no { $resource }.
refusal-more-lair = There are territories with a free lair; the creature appears in one of these.
refusal-muster = Only a unit of a territory next to the new one can join.
refusal-pass-on-stay = Units may not stay in your partner's territory. They must go on.
refusal-play-achievement = An achievement is not played; it counts at the end of the game.
refusal-push-battle = A battle is due in this territory.
refusal-push-creature = A Fallen Valkyrie is in this territory.
refusal-push-enemy = A defender can be pushed only to a territory that is neutral or the defender's own.
refusal-remodel-empty = There is no building on this slot to replace.
refusal-remodel-none = No other building of this size can take its place now.
refusal-remodel-not-yours = You can replace only buildings of territories you control.
refusal-remodel-same = It must be a building of another kind.
refusal-scorched-here = Scorched Earth lies here already.
refusal-scorched-not-snake = Only the Snake clan has the Scorched Earth token.
refusal-trade-short = You cannot give three resources for { $resource }.
refusal-tribute-short = You have fewer than two resources to give, so you must discard the card.
refusal-upgrade-taken = You have taken the upgrade { $card } already.
refusal-victim-kaija = Kaija stands here alone, and cards on units do not touch her.
option-pass-turn = Pass for this year
group-action = Turn actions
refusal-battle-first = The other player's units in this territory are fought first.
refusal-not-drawn = Only the cards you have just drawn can be given up; this one was in your hand before.
refusal-not-discarded = This card lies in your active area; it reaches the discard pile when you pass.
refusal-not-a-reaction = This card cannot answer another card; play it in your own turn.
refusal-row-achievement = Achievements are taken in the last year.
