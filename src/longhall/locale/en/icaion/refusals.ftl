# Icaion: why something cannot be done now.

## Setting up

refusal-neutral-type = All neutral Machines of this type have been placed.
refusal-neutral-colour = There is already a neutral Machine in this Region.
refusal-draft-has-seeker = You already have a Seeker; take Gear.
refusal-draft-has-gear = You already have Gear; take a Seeker.
refusal-draft-taken = { $seat } has already taken this card.
refusal-draft-absent = This card is not among those revealed.
refusal-start-taken = { $seat } starts there.
refusal-start-elsewhere = Seekers start at one of the five Outposts.

## Move and Camp

refusal-camp = Camping costs { $blue } Blue; you do not have enough.
refusal-move-nowhere = A Move cannot end where it began. To stay, you must Camp.
refusal-move-wounded = It is { way } away, and with a wounded Seeker you can go only { $free }.
refusal-move-locked = It is { way } away, and you can go only { $free }. Deploy the Harvester of your Movement row to go further with Blue.
refusal-move-far = It is { way } away. You would need { $blue } Blue to get there.
refusal-curio-move-far = It is { way } away, and this card moves you only { $count }.

## Actions

refusal-standard-used = You have already taken your Standard Action.
refusal-special-used = You have already taken your Special Action.
refusal-special-wounded = A wounded Seeker has no Special Action this turn.
refusal-armor-off = Only with the Armor on can you do this as your Special Action. You put it on at the end of a turn without one.
refusal-power-empty = Your Emergency Power Supply is Discharged.
refusal-draw-full = You cannot draw: your hand is full, or no cards are left.
refusal-double-shift-early = Finish a Standard Action first; a Double Shift comes after it.
refusal-curio-cost = “{ $card }” costs { $green } Green; you do not have enough.
refusal-curio-move = “{ $card }” can be played only right after a Move, before any other action.
refusal-curio-move-hub = The Curio Hub cannot play “{ $card }”: it needs a Move that has just ended.
refusal-curio-action = You cannot take any action of “{ $card }” now.
refusal-curio-hub-actions = On other players’ turns the Curio Hub cannot play “{ $card }”, which grants an action.

## Extract

refusal-machine-none = You have no Machine in this Region.
refusal-machine-used = You have already activated the { $machine } in the { $region }.
refusal-machine-blocked = There are more Parasites than Machines in the { $region }, so your { $machine } gives nothing.
refusal-harvester-empty = No Qoam is left in the { $region } for the { $machine }.
refusal-refiner-nothing = No Qoam came from the { $region }, so the { $machine } gives nothing.
refusal-scavenger-full = The { $machine } in the { $region } gives nothing: your hand is full, or no cards are left.

## Qoam

refusal-cage-closed = Cage { $cage } is still covered by a Machine of your Null Cage row.
refusal-cage-of-board = Cage { $cage } belongs to your Division Board, not to an Upgrade.
refusal-must-take = You must choose a colour.
refusal-must-discard = You must discard a Qoam.
refusal-pay-colour = You must pay with { $colour } here.
refusal-pay-brown = You must pay with { $colour } here; Brown counts as any colour only when you Deploy or Restore.
refusal-pay-loose = Use the converted { $colour } first: it cannot be stored.

## Deploy

refusal-deploy-none-left = All your Machines are deployed.
refusal-deploy-cost = You do not have the Qoam to deploy a Machine here.
refusal-deploy-nowhere = None of your available Machines can go in a Region adjacent to your Seeker.
refusal-row-empty = No Machine is left in this row.
refusal-row-cost = You do not have the Qoam to deploy the { $machine } here.
refusal-row-nowhere = No Region adjacent to your Seeker can take a { $machine }.
refusal-region-far = This Region is not adjacent to your Seeker.
refusal-region-full = There are already three Machines there.
refusal-region-own-machine = You already have a Machine there.
refusal-region-same-type = There is already a { $machine } there.
refusal-region-own-wonder = You restored a Wonder there, so you cannot deploy a Machine.
refusal-region-cost =
    { $colour-id ->
        [brown] It costs { $cost } Brown; you do not have enough.
       *[other] It costs { $cost } { $colour }; you do not have enough, even with Brown.
    }

## Eradicate and Investigate

refusal-eradicate-none = There are no Parasites around your Seeker.
refusal-eradicate-grey = You need at least 1 Grey.
refusal-remove-chosen = You have already chosen Parasites of the { $region }.
refusal-remove-none = There are no Parasites in the { $region }.
refusal-remove-many = Your Grey and Strength are enough for { $most } in all.
refusal-investigate-place = Your Seeker must be on the rim of the Colossus’ crater.
refusal-investigate-empty = No Shard is left on the Colossus until the next Year.
refusal-pink-short = You do not have { $count } Pink.
refusal-pink-value = You cannot spend more Pink than the Shard’s value, which is { $value }.

## Retrieve and Install

refusal-retrieve-place = Your Seeker must be at one of the five Gates of the City.
refusal-retrieve-again = You have already retrieved an Apparatus this Year.
refusal-retrieve-slot = Install the Apparatus on your Retrieve slot first.
refusal-retrieve-none = No Apparatus is left that you may take this Year.
refusal-apparatus-kind = You have already installed an Apparatus of this colour.
refusal-apparatus-year = This year’s Apparatus of that colour is gone.
refusal-install-nothing = You have no Apparatus to install; retrieve one in the City first.
refusal-install-place = Your Seeker must be on the rim of the crater in the colour of your Apparatus.

## Wonders

refusal-restore-none-left = No Wonder is left.
refusal-restore-limit = You may not restore any more Wonders.
refusal-restore-nowhere = Every Region adjacent to your Seeker has a Wonder or one of your Machines.
refusal-restore-cost = You do not have the Qoam to restore a Wonder here.
refusal-wonder-taken = { $owner } has already restored it.
refusal-wonder-absent = It is not on display in this match.
refusal-wonder-cost = It costs { $cost } Qoam of a Region adjacent to your Seeker; you do not have enough, even with Brown.
refusal-region-has-wonder = There is already a Wonder in this Region.
refusal-wonder-order = It belongs to { $owner }, who decides about it in turn.
refusal-altar-wounded = A wounded Seeker cannot be moved on its player’s turn.
refusal-altar-far = The Living Altar moves your Seeker only one node.
refusal-bell-parasites = The Parasites appear even if the Colossus stays.
refusal-bell-stay = The Parasites appear only if the Colossus moves; you may decline both.
