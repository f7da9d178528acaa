# What a decision is for and what good players look at: said once, when a kind of decision comes for the first time.

## Setup

first-setup-tile = The tile you will live on: look for symbols, slots and gaps that are easy to close.
first-setup-place = Where your tile meets the map: good players leave themselves a gap that one tile can close.
first-setup-units = Home for three of your units: look at its symbols, and at who is next door.
first-choose-clan = Each clan does one thing better; for a first match take the one whose sentence you like.

## Turns

first-turn-action = One thing per turn, and it goes around: good players first count how many turns their cards still give them.
first-play-card = Cards are your actions for the year; ask which one gets worse if you wait. Flash cards can be added to it.
first-give-card = It goes to your active area and comes round again; part with the one you would play last.
first-row-card = A new card for your deck, drawn next year: look at what your deck lacks, and at the fame on it.
first-basic-action = This card is any one of the four; use it for the one you do not hold.
first-choose-way = The card can do either of two things: take the one that helps this very turn.

## Exploring

first-explore-place = New land, where you want it: first look for a place that closes a territory of yours, for fame at once.
first-explore-tile = One of these joins the map: look for the one that closes something, or brings symbols you lack.
first-explore-again = Another tile at no cost: worth it as long as you have a gap to fill.
first-new-land = There is no free land left, so this tile must bring some: keep it away from your weak borders.

## Recruiting and building

first-recruit = A unit more on the map: thin borders first, and no more mouths than winter can feed.
first-recruit-share = One unit for each of several territories: start with the one in most danger.
first-build = Buildings pay or protect every year: small ones early, large ones once the wood is there.
first-build-site = A building goes with its land: build where you can stay.
first-remodel = You may turn a building into another of its size: look for one that no longer helps.
first-remodel-into = Early resources, late fame: what pays most in the years that are left?

## Moving and fighting

first-move-from = A group sets out: look at what it leaves unguarded, for an empty territory is no one’s.
first-move-to = Neutral land is yours on arrival, an opponent’s means battle; a yellow border takes two moves.
first-move-count = How many go: one should usually stay at home, and the odds tell what the rest can do.
first-battle-order = Which battle comes first: the surest one, since it may free a way to retreat.
first-battle-food = Each food is one more combat point: spend only what changes the odds, and think of winter.
first-die-choice = Your die is a point or a casualty: take the casualty if it leaves the other side without units.
first-bonus-choice = Your card adds a point or a casualty: you know the roll now, so take what wins.
first-push-defender = One defender can be pushed out before the fight: if it is the last one, the land is yours.
first-retreat-to = Your survivors fall back: keep them where they still hold something.
first-retreat-count = How many go there: two small groups can hold two territories.
first-kaija-loss = Kaija is worth two combat points, a unit one: she falls last unless her place matters less.

## End of the year

first-trade-take = Three of anything buy one: trade only to survive winter or to finish a building.
first-trade-give = Give what you have most of, but not the food for winter.
first-second-chance-territory = No one of yours is left, so three units return free: pick land with symbols and quiet borders.

## The deck

first-upgrade-card = One of your clan’s two strong cards: the other can follow later.
first-upgrade-place = Keep the card or be rid of it: a small deck brings the good cards round faster.
first-play-upgrade = You may play the new card at once: do it if it helps this turn.
first-drawn-discard = It is not lost, it comes round again: part with what you cannot use this year.
first-drawn-return = It is the first card you draw next: save a good one you cannot play now.
first-take-discard = Any card you have discarded: take the one you would play right now.
first-foresee = A card from the row before anyone else, but none when you pass: only for one you must have.
first-copy-card = Another card’s effect becomes yours: ask what it would do on your own land.

## Cards against others

first-reaction = You may cancel the card just played: keep this for one that really hurts.
first-choose-opponent = Whom it hits: usually the player who is ahead.
first-spied-card = You see the hand: take the card that threatens you most.
first-tribute = Lose the card or pay two resources: ask which you will miss in winter.
first-forced-discard = You must discard one: an Unrest card is a happy choice.
first-remove-enemy = One enemy unit goes: look for land held by only one.
first-loot = A resource of that land is yours: food for winter, or wood for the next building.
first-capture-territory = A unit of theirs becomes one of yours: thin borders first.
first-bribe-from = Whose units you bribe: land held by one or two is empty afterwards.
first-bribe-to = They attack everyone there: send them where two opponents weaken each other.
first-bribe-count = How many leave: enough to empty the land, if you can.
first-hidden-from = A group takes the secret path: one that is not needed where it stands.
first-hidden-to = Any open territory will do: look for a rich one, weakly held.
first-hidden-count = How many go: leave one at home.

## Clans

first-scorched-earth = Your token spoils a land next to yours: where you mean to fight, or where an opponent harvests well.
first-snake-harvest-resource = One resource of the scorched land is yours, and its owner goes without.
first-muster = A neighbour may join the new unit: bring it from where it is not needed.
first-glory = Gather a territory’s resources before you build there: do it if you need them to pay.
first-next-basic = Two different actions in a row: first the one the other depends on.
first-pay-for-more = One more for a price: only with what winter does not need.

## Creatures and teams

first-declare-creature = Beating a creature brings fame: count your points against its strength, for it feels no casualties.
first-creature-target = It could go either way and you decide: not towards you.
first-draugr-victim = The Draugr takes one of yours: better a unit than Kaija.
first-more-creatures = A creature may come: next to an opponent, and far from your own.
first-pass-on = You cannot stay on your partner’s land: go on to where the pair of you needs help.
first-accept-exchange = One for one with your partner: say yes if the two of you gain by it.
