# "In brief": one page that says what the game is about. A section is brief-PART-title and brief-PART.

brief-about-title = What it is about
brief-about = You lead a Viking clan on a shore that no one has mapped. You uncover it tile by tile, settle it, feed your people through the winters, and fight for the best land.
brief-win-title = How to win
brief-win = After seven years the player with the most fame wins. Or sooner: a player who ends a year with three closed territories, each with a large building, wins at once.
brief-table-title = What is on the table
brief-table = Map tiles, which dashed borders divide into territories. Your units: where you have at least one, the land is yours. Food, wood and lore. Your own small deck of cards, and a row of new cards that everyone sees.
brief-turn-title = What a turn is
brief-turn = You do one thing, then it is the next player’s turn. Nearly always you play a card: Recruit places a unit, Move sends a group across a border (into another player’s land that means battle), Explore lays a tile, Build puts up a building for wood. When you have had enough, pass: you take a new card from the row and are done until next year.
brief-closed-title = Closed land
brief-closed = A territory with borders all around it and no side that faces empty space is closed. If your exploring closes a territory of yours, you gain 1 fame for each tile it touches, at once.
brief-closed-open = open: the gap on the left
brief-closed-closed = closed: five tiles, 5 fame
brief-year-title = The year
brief-year = Draw four cards. Take turns until everyone has passed. Harvest: closed land on two tiles gives 1 fame, on three or more 2, and every symbol on your land gives its resource. Then comes winter, and your units eat:
brief-year-units = Units on the map
brief-year-cost = Winter costs
brief-year-nothing = nothing
brief-wrong-1 = They march out with everyone. An empty land belongs to no one: leave one unit behind.
brief-wrong-2 = They spend their food in battle and have none in winter. If you are short you take an Unrest card: 5 fame less at the end.
brief-wrong-3 = They let land grow too large to close. Three tiles already give all the fame a harvest pays: look for the tile that closes it.
