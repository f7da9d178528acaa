# "In brief": one page that says what the game is about. A section is brief-PART-title and brief-PART.

brief-about-title = What it is about
brief-about = Four scientists from Earth were sent to study the far world of Midgaard. They found that magic works there, and none of them will go home: each remakes the world after a dream of their own. You spread your influence over its regions and summon units. But every use of magic brings Dead Snow closer and angers Vuko, who was sent to fetch you back.
brief-win-title = How to win
brief-win = Three doors. Your own goal, another one for each character: reach it, and the game is yours at the end of that turn. Points: if no one reaches a goal, the player with the most points wins, after the fourth scoring or once a player has 50. Dead Snow: if its track fills up, everything stops at once and only the best reputation counts.
brief-win-goal = your goal
brief-win-points = points
brief-win-snow = Dead Snow
brief-table-title = What is on the table
brief-table = Regions, each with a plaque: its number, its points for 1st, 2nd and 3rd place, its resources. Some have a charm, which gives M. M is magic: Making lifts it from level 0 to 3, and it becomes a unit of its level. Each influence marker counts 1 in its region, each special unit as much as its level. Eight action fields, 0 to 7. Three tracks: the ships say who goes first, the stair shows your reputation (magic leads down it, and Vuko comes to the lowest), the frame fills with Dead Snow.
brief-turn-title = What a turn is
brief-turn = Initiative: jump one or two ships; the ship says who goes first and how many action markers you get. Planning: take turns placing them on fields 0 to 5. Action: the fields act from 0 to 7, and on 1 to 5 the marker placed last acts first. Domination: region by region, the player with the most influence takes a resource, the M of a charm, a step towards the goal, and in a scoring turn points.
brief-wrong-1 = They place a single marker where a nation marker stands. 1 influence brings nothing there: bring two.
brief-wrong-2 = They are strongest where their best unit stands. Vuko visits the worst reputation, in the region where that player is strongest, and kills a unit there. Be strongest where no unit stands.
brief-wrong-3 = They plan what they cannot pay. You pay when the marker acts, not when you place it; what you cannot pay does nothing.
