# "In brief": one page that says what the game is about. A section is brief-PART-title and brief-PART.

brief-about-title = What it is about
brief-about = You lead a Seeker across a frozen land of crystal. You mine Qoam, set Machines to work, and dare to go near a walking Colossus.
brief-win-title = How to win
brief-win = The most Reputation after three Years wins. You score for deploying Machines, for hunting Parasites, for Apparatus from the City and Shards of the Colossus, and at the end once more for what you installed.
brief-table-title = What is on the table
brief-table = Fifteen Regions in five colours, each with crystals of its own colour. Nodes where Regions meet: your Seeker stands on one and works in the Regions around it. Five craters at the rim, and the City with five piles of Apparatus. Before you lies your Division Board: nine Machines in three rows, and Null Cages that hold your Qoam.
brief-qoam-title = What Qoam buys
brief-qoam = Every colour also pays for Machines in Regions of its colour.
brief-qoam-blue = Camp, and later longer Moves
brief-qoam-brown = any colour when you Deploy
brief-qoam-green = Curio cards
brief-qoam-grey = Eradicate Parasites
brief-qoam-pink = Investigate the Colossus
brief-turn-title = What a turn is
brief-turn = Move up to two nodes, or Camp for 1 Blue. Then you may take one Standard Action (Extract, Deploy, Eradicate, Investigate, Retrieve, Install) and one Special Action (play a Curio card or use your Emergency Power Supply), in either order.
brief-year-title = The Year
brief-year = Each round opens with an Event: new crystals and Parasites, or the Colossus walks. Once all five Region cards have come up, the Year ends with that round, and the best hunter of Parasites is rewarded.
brief-wrong-1 = They Extract into a full cage. New Qoam replaces what is in the cage you choose: use an empty one, and spend before you Extract.
brief-wrong-2 = They never face the Colossus. Without a single Shard you lose 15 at the end; one is enough to avoid that.
brief-wrong-3 = They take an Apparatus and leave it there. It scores when you take it, and once more only if you Install it at the crater of its colour.
