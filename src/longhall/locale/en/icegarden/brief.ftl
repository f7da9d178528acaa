# The game in a few sentences, above its rules.

brief-aim = Every character has a different goal; the first to reach theirs wins, and the game ends with that turn. If no one does, the player with the most points wins, after the fourth scoring or once a player has 50. And if Dead Snow reaches its limit, the game ends at once and only the best reputation counts.
brief-turn = Each turn you jump on the initiative track, which says how many action markers you get and who goes first; then you plan by placing them on the action fields. The fields are resolved in order, and on most of them the marker placed last acts first.
brief-mind = Then comes Domination, region by region: the player with the most influence there takes resources, steps towards the goal and, in scoring turns, points. Making brings your units, but it raises Dead Snow and costs reputation, and Vuko visits the player with the worst.
