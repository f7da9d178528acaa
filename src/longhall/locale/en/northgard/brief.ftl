# The game in a few sentences, above its rules.

brief-aim = Lead a clan for up to seven years. The player with the most fame at the end of year 7 wins; a player who at the end of any year controls three closed territories, each with a large building, wins at once.
brief-turn = In a year players take turns until all have passed: you play a card, and with it recruit, move, explore or build. Exploring adds tiles to the map; a territory whose borders all meet is closed, can no longer grow and is worth fame. Passing ends your year and brings you a new card for your deck.
brief-mind = Then comes the harvest: fame for closed territories, and food, wood and lore from all your land. In winter your units cost food. Moving into a territory that another player holds means a battle.
