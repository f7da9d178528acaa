# What a decision is for and what good players look at: said once, when a kind of decision comes for the first time.

## Setup

first-start-node = Where you begin: look for three colours you need within two nodes.
first-draft-character = A Seeker and Gear shape your match: look for two that reward the same action.
first-neutral-machine = A neutral Machine for everyone: those near your later ones of the same type raise your score.
first-neutral-region = It makes the Region dearer and Deploys around it richer, for everyone.

## Turns

first-move = Where you will work this turn: think first of the action you want, then of the node for it.
first-curio-move = Further after your Move: look for the City, a crater, or a better Extract.
first-action = One Standard and one Special Action, in either order: ask which one scores and which prepares the next turn.
first-card-action = The card offers two actions: take the one you could not fit into your turn.

## Qoam

first-store-batch = All of it goes into one cage, and what was there is lost: an empty cage, or the one you will miss least.
first-activate-machine = Your Machines here help one by one: there is rarely a reason to leave one out.
first-payment = Which crystals pay: keep Brown, and empty the cage you want to refill.
first-converted = Which cage the converter empties: take the crystals from the one you will refill.
first-batch-colour = One colour for the whole gain: think of your next payment.
first-overcharge = One crystal in any colour besides those of your Machines: take what the next turn lacks.
first-added-colour = Another crystal, in any colour: choose what you can spend soon.
first-added-cage = It joins a cage and replaces nothing: use the cage you will keep.
first-harvester-any = The Harvester’s crystal may have any colour: take the rarest one you need.
first-harvester-third = One crystal more from this Region: leave it only if the batch will be discarded.
first-pulsar = You lose one crystal: choose a colour you will not need soon.
first-transmuter = A crystal for 2 Reputation: at the end it is worth only 1.

## Machines

first-deploy-row = What lies under the Machine becomes yours: look at what it uncovers, and at what stands behind it in the row.
first-deploy-region = A higher cost scores more, and Machines of the same type around you multiply it.
first-scavenger-discard = Draw a card, or turn a useless one into Reputation.
first-refiner-eradicate = A Parasite for your collection at no cost: take it.

## Parasites, the Colossus, Apparatus

first-eradicate = Which Parasites you take: count against the other hunters, and free blocked Machines.
first-investigate = Only the full value keeps the Shard, and your first Shard saves you 15 at the end.
first-retrieve = One tile a Year: look at what it pays now, and at what it could pay again at the end.
first-prevent-wound = Give up a card or lose part of your next turn: a card you cannot pay for is a cheap shield.

## Cards

first-draw-more = Another card: yes, while your hand has room.
first-upgrade-limit = One Upgrade too many: keep those that work every turn.
first-lost-cage = A cage goes with its Upgrade: give up the emptiest.
first-hub = Draw or play a card outside your Special Action: play if you can pay.

## Wonders

first-restore-wonder = A Wonder works every time someone Extracts beside it: weigh its cost against an effect that comes again and again.
first-restore-region = 4 Reputation for each Machine of yours in the bordering Regions: look where they stand.
first-next-wonder-choice = Which of your Wonders works first: what gives Qoam before what needs it.
first-altar = A step, or a Parasite at no cost: count the hunters first.
first-bell = The Colossus moves: look at who stands there, and whose Machines suffer.
