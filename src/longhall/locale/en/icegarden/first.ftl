# What a decision is for and what good players look at: said once, when a kind of decision comes for the first time.

## Setup

first-character = Whom you play decides which goal wins for you: Freihoff’s is the plainest, van Dyken’s the hardest.
first-place-token = This hidden token says what a region pays and whether it is in play: keep regions close together if you mean to walk.
first-thorn = The Thorn stands here for good: a quiet corner is easiest to hold.
first-starting-influence = Your first foothold: look for charms, for neighbours to grow into, and for room.

## Initiative

first-relief = Help for a player who has almost nothing on the board: two markers together beat a nation, two apart do not.
first-jump = The ship gives order and action markers: save the jump of two for a ship you want, and mind who brings the scoring.
first-order-token = The number you give away decides what happens early: low numbers for what must come first.
first-order-field = Which field acts at that number: ask what must come before your own Making.

## Planning and actions

first-plan = You pay when the marker acts, not now: look at what you can pay, which fields fill up, and that the last marker acts first.
first-throat = A free token, then swaps of two for one: take what your later markers must pay with.
first-throat-give = What you hand over: not the M you have already raised.
first-throat-take = What you get for it: most often the M or the population you lack.
first-influence = A marker for 1 population where you already are: two to pass the nation, one more than a rival to lead.
first-move-piece = 1 gold a step: a marker too many at home wins a place elsewhere.
first-move-to = Look for a region where one more changes who leads.
first-mountain-from = 2 population carry any number from one region to any other: spare strength, or units fleeing Vuko.
first-mountain-to = Any distance: best where the rival can no longer answer this turn.
first-mountain-count = How many go: leave enough behind to stay first.
first-raven = 1 M from level 0 mends your name: often it is enough to stand one step above someone else.

## Making

first-making = Raise, Upgrade, Summon, each once: count the Dead Snow and the steps of reputation before you begin.
first-raise-step = The level of the M is the level of the unit it calls; level 0 buys upgrades.
first-upgrade = An ability for good, paid with M from level 0: Speed carries goals about, Domination adds 1 influence.
first-upgrade-unit = All units of that kind get it: choose the kind your goal needs.
first-summon-level = High units are strong, and cost as many steps of reputation as their level.
first-summon-count = One Summon is one Dead Snow however many come, but each unit costs its level in reputation.
first-summon-place = Where it makes you first, and not where Vuko is heading.

## Activation and Attack

first-spy = Two abilities for Harrasim this turn: what does his region need right now?
first-ferry = Pieces sail between your two Ice Drakkars: shift strength to where the counting is close.
first-ferry-count = How many sail: keep the lead on both shores.
first-speed = A fast unit steps next door: think of Vuko, who is next, and of the counting after him.
first-speed-to = A region you will lead, and where the step of your goal is still open.
first-attack = 2 gold, and all your attackers strike this turn: worth it if a place changes hands.
first-attack-target = 1 for a marker or nation, a unit its level and Shields: first what costs a rival the lead.

## Vuko and Domination

first-vuko-victim = He kills one of yours: give the one that is cheapest to call back.
first-ability = You lead here: use your units, and take the step of your goal first, since next turn you may not lead.
first-marker-owner = Whose marker it is: the one closest to your lead.
first-plundered = From whom you steal: a player about to use what you take.
first-plunder = What you steal: M hurts most.
first-resource = You pick first, the rest is for the next place: think of what next turn’s markers must pay.
first-withdraw = The region closes and your markers must leave: to a neighbour where they change who leads.
