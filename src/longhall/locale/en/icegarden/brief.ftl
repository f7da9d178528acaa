# The game in a few sentences, above its rules.

brief-aim = Every character has a goal of its own; reaching it ends the game with that turn and wins it. If nobody does, most points win, after the fourth scoring or once somebody has 50. And if Dead Snow reaches its limit, all ends at once and only the best reputation counts.
brief-turn = In a turn you jump on the initiative track, which says how many action markers you get and who goes first; then you plan by placing them on the action fields. The fields act in order, and on most of them the marker that came last acts first.
brief-mind = Then comes Domination, region by region: whoever has the most influence there takes resources, steps towards the goal and, in scoring turns, points. Making brings your units, but it raises Dead Snow and costs reputation, and Vuko visits whoever has the worst.
