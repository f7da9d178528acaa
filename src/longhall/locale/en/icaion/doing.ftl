# Icaion: what the others read while somebody decides.

# Setting up

doing-neutral-machine = { $seat } is placing a neutral Machine.
doing-neutral-region = { $seat } is placing a neutral Machine.
doing-draft-character = { $seat } is choosing a Seeker or Gear.
doing-start-node = { $seat } is choosing where to start.

# The turn

doing-move = { $seat } is deciding where to go.
doing-action = { $seat } is choosing an action.
doing-card-action = { $seat } is choosing an action of a Curio card.
doing-curio-move = { $seat } is moving on with a Curio card.
doing-payment = { $seat } is paying.
doing-converted = { $seat } is converting Qoam.
doing-draw-more = { $seat } may draw a Curio card.
doing-store-batch = { $seat } is choosing a Null Cage.
doing-batch-colour = { $seat } is choosing a colour of Qoam.
doing-added-colour = { $seat } is choosing a colour of Qoam.
doing-added-cage = { $seat } is choosing a Null Cage.
doing-overcharge = { $seat } is overcharging the Machines.

# Actions

doing-activate-machine = { $seat } is activating Machines.
doing-harvester-any = { $seat } is choosing what a Harvester gives.
doing-harvester-third = { $seat } is choosing what a Harvester gives.
doing-scavenger-discard = { $seat } is using a Scavenger.
doing-refiner-eradicate = { $seat } is using a Refiner.
doing-deploy-row = { $seat } is choosing a Machine to deploy.
doing-deploy-region = { $seat } is deploying a Machine.
doing-eradicate = { $seat } is eradicating Parasites.
doing-investigate = { $seat } is investigating the Colossus.
doing-retrieve = { $seat } is retrieving an Apparatus.
doing-upgrade-limit = { $seat } is choosing an Upgrade to discard.
doing-lost-cage = { $seat } is choosing a Null Cage to lose.

# Wounds

doing-prevent-wound = { $seat } is deciding whether to prevent a wound.

# Wonders

doing-restore-wonder = { $seat } is choosing a Wonder to restore.
doing-restore-region = { $seat } is restoring a Wonder.
doing-next-wonder-choice = { $seat } is choosing which Wonder comes first.
doing-pulsar = { $seat } has to discard Qoam.
doing-transmuter = { $seat } may give Qoam to the Transmuter.
doing-hub = { $seat } is using the Curio Hub.
doing-altar = { $seat } is using the Living Altar.
doing-bell = { $seat } is ringing the Dark Bell.
