# The game in a few sentences, above its rules.

brief-aim = Three Years in a frozen world: the player with the most Reputation after Year III wins. You score for Machines that are deployed and at work, for Parasites hunted, and for Apparatus and Shards; without a single Shard you lose 15 at the end.
brief-turn = On your turn, first Move or Camp; then you may take one Standard Action and one Special Action. Extract takes Qoam from the Regions around your node, and your Machines there give more; Qoam pays for nearly everything else.
brief-mind = Each round begins with an Event that brings Qoam and Parasites, or lets the Colossus walk. More Parasites than Machines block a Region, and a fourth Parasite destroys everything there. Shards are pulled from the Colossus at its crater; Apparatus are taken in the City and installed at the craters.
