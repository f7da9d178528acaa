# Northgard: what the others read while somebody decides.

# Setting up

doing-choose-clan = { $seat } is choosing a clan.
doing-setup-tile = { $seat } is choosing a tile to place.
doing-setup-place = { $seat } is placing a tile.
doing-setup-units = { $seat } is placing units.

# The turn

doing-turn-action = { $seat } is choosing an action for this turn.
doing-play-card = { $seat } is choosing a card to play.
doing-give-card = { $seat } is choosing a card from their hand.
doing-upgrade-place = { $seat } is deciding where the old card goes.
doing-upgrade-card = { $seat } is choosing a clan upgrade.
doing-play-upgrade = { $seat } may play the new clan upgrade.
doing-row-card = { $seat } is choosing a card from the public row.
doing-basic-action = { $seat } is choosing how to use a wild card.
doing-choose-way = { $seat } is choosing how to use a card.
doing-next-basic = { $seat } is choosing the next action of a card.
doing-pay-for-more = { $seat } may pay for more.
doing-copy-card = { $seat } is choosing a card to copy.
doing-foresee = { $seat } is choosing a face-up card.

# Actions

doing-recruit = { $seat } is recruiting.
doing-recruit-share = { $seat } is recruiting.
doing-move-from = { $seat } is moving units.
doing-move-to = { $seat } is moving units.
doing-move-count = { $seat } is moving units.
doing-explore-tile = { $seat } is exploring.
doing-explore-place = { $seat } is exploring.
doing-explore-again = { $seat } may explore once more.
doing-new-land = { $seat } is placing a tile.
doing-build = { $seat } is building.
doing-build-site = { $seat } is building.
doing-drawn-discard = { $seat } is discarding drawn cards.
doing-drawn-return = { $seat } is returning drawn cards.
doing-take-discard = { $seat } is taking a card from the discard pile.

# Battles

doing-battle-order = { $seat } is choosing the next battle.
doing-push-defender = { $seat } may push a defender aside.
doing-battle-food = { $seat } is deciding how much food to spend in battle.
doing-die-choice = { $seat } is choosing what the die counts for.
doing-bonus-choice = { $seat } is choosing a bonus in battle.
doing-retreat-to = { $seat } is retreating.
doing-retreat-count = { $seat } is retreating.

# The end of the year

doing-trade-take = { $seat } is trading.
doing-trade-give = { $seat } is trading.
doing-second-chance-territory = { $seat } is choosing where units return.

# Clans

doing-kaija-loss = { $seat } is deciding whether to lose Kaija.
doing-scorched-earth = { $seat } is placing Scorched Earth.
doing-snake-harvest-resource = { $seat } is harvesting the scorched land.
doing-muster = { $seat } is mustering a unit.
doing-glory = { $seat } is deciding where to collect first.

# Cards that reach for opponents

doing-reaction = { $seat } may cancel the card.
doing-choose-opponent = { $seat } is choosing an opponent.
doing-spied-card = { $seat } is looking at an opponent’s hand.
doing-tribute = { $seat } is deciding how to pay the tribute.
doing-forced-discard = { $seat } has to discard a card.
doing-remove-enemy = { $seat } is choosing an enemy unit to remove.
doing-loot = { $seat } is looting.
doing-capture-territory = { $seat } is placing a captured unit.
doing-bribe-from = { $seat } is bribing units.
doing-bribe-to = { $seat } is bribing units.
doing-bribe-count = { $seat } is bribing units.

# Other cards

doing-hidden-from = { $seat } is moving units along hidden ways.
doing-hidden-to = { $seat } is moving units along hidden ways.
doing-hidden-count = { $seat } is moving units along hidden ways.
doing-remodel = { $seat } is rebuilding.
doing-remodel-into = { $seat } is rebuilding.

# Creatures

doing-declare-creature = { $seat } is choosing a creature to attack.
doing-creature-target = { $seat } is deciding where a creature goes.
doing-draugr-victim = { $seat } is choosing what the Draugr takes.
doing-more-creatures = { $seat } may summon a creature.

# Teams

doing-pass-on = { $seat } is moving on from a partner’s territory.
doing-accept-exchange = { $seat } is considering an exchange.
