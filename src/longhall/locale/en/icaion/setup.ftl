# Icaion: setting a match up.

setup-draft = Character draft
setup-draft-text = Players choose their Seeker and Gear in turn instead of being dealt them at random.
setup-apparatus-sides = Apparatus
setup-apparatus-sides-text = Which side the piles of Apparatus show: by Day or by Night, all of them or each as you choose.
setup-apparatus-sides-day = all piles by Day
setup-apparatus-sides-night = all piles by Night
setup-apparatus-sides-mixed = each pile at random
setup-apparatus-sides-blue = Blue by Night
setup-apparatus-sides-brown = Brown by Night
setup-apparatus-sides-green = Green by Night
setup-apparatus-sides-grey = Grey by Night
setup-apparatus-sides-pink = Pink by Night
setup-neutral-placement = Neutral Machines
setup-neutral-placement-text = How the Machines of the unused colour are placed on the board. A ready-made placement is for one number of players.
setup-neutral-placement-players = the players place them in turn
setup-neutral-placement-symmetry = Symmetry
setup-neutral-placement-looted-mountains = Looted Mountains
setup-neutral-placement-specialized-areas = Specialized Areas
setup-neutral-placement-fragile-equilibrium = A Fragile Equilibrium
setup-neutral-placement-crystal-attraction = Crystal Attraction
setup-neutral-placement-hard-to-reach = A City Hard to Reach

# Modules

setup-expert = Expert mode
setup-expert-text = The next Event card is always face up.
setup-wonders = Wonders
setup-wonders-text = The expansion: Wonders can be restored, and they activate whenever a player Extracts adjacent to them.

# Rules

setup-order-tie = Ties for turn order
setup-order-tie-text = Which of two players with the same Reputation plays first in the next Year.
setup-order-tie-later-first = the one who played later this Year
setup-order-tie-later-last = the one who played earlier this Year
setup-deploy-scoring = Points for deploying
setup-deploy-scoring-text = Which Machines of the same type multiply the points for deploying one.
setup-deploy-scoring-node = those around your Seeker, the new one included
setup-deploy-scoring-border = those in Regions bordering the new one’s Region, without the new one
setup-destroyed-count = Destroyed Machines count
setup-destroyed-count-text = An Apparatus that counts deployed Machines also counts those that were destroyed.
setup-start-icons-count = Starting icons count
setup-start-icons-count-text = An Apparatus that counts icons or cages also counts those open from the start.
setup-gear-icons-count = Gear icons count
setup-gear-icons-count-text = An Apparatus that counts icons also counts those of Hyper Boots and Parasite Sword.
setup-movement-icon = Movement Upgrades
setup-movement-icon-text = What the extra Movement icon of an Upgrade does.
setup-movement-icon-free-node = Moves go one node further for free
setup-movement-icon-blue-node = each Blue gives one node more, once extra nodes are unlocked
setup-sword-bonus = Parasite Sword
setup-sword-bonus-text = How often the Parasite Sword scores for Eradicating.
setup-sword-bonus-turn = once per turn
setup-sword-bonus-action = for every Eradicate
setup-hub-actions = Curio Hub actions
setup-hub-actions-text = On other players’ turns the Curio Hub may also play cards that grant an action.
setup-dark-bell = Dark Bell
setup-dark-bell-text = What happens if the owner of the Dark Bell leaves the Colossus where it is.
setup-dark-bell-parasites-always = the Parasites appear anyway
setup-dark-bell-all-or-nothing = nothing at all
