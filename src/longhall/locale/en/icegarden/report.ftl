# What the balance report says of the Ice Garden only

report-order = Number { $number } in the first turn
report-end-dead-snow = Dead Snow
report-end-goal = personal goal
report-end-points = points

report-axis-steps = Steps towards the goal, on average

report-hover-snow =
    { $count ->
        [one] Turn { $turn }: { $value } ({ $count } match)
       *[other] Turn { $turn }: { $value } ({ $count } matches)
    }

report-head-character = Character
report-head-order = Turn order of the first turn
report-head-reached = Goals reached
report-head-turn = Turn
report-head-snow = Dead Snow at its end, on average
report-head-least = Least
report-head-most = Most
report-head-field = Action field
report-head-planned = Action markers in all

report-characters-title = Win rate by character
report-characters-reading = The share of wins of each character with its 95% interval; the dashed line is an even share ({ $share }). An interval that leaves it out means that the character wins more or less often than the others.
report-order-title = Win rate by turn order of the first turn
report-order-reading = The player who goes first in the first turn also starts with the worst reputation. The dashed line is an even share ({ $share }).
report-character-ends-title = Win rate by character and reason of the end
report-character-ends-reading = Each cell is the share of wins of a character among its matches that ended this way: blue above an even share ({ $share }), orange below it. Cells with few matches swing widely; the table has the counts.
report-goals-title = Steps towards personal goals
report-goals-reading = How far each character had come with its goal when the match ended, and how many steps the goal takes.
report-goal-steps = Steps made
report-goal-needed = Steps needed
report-points-title = Victory points by character
report-points-reading = Where the points of each character come from, on average. Points decide only matches that end by points.
report-snow-title = Dead Snow by turn
report-snow-reading = Where Dead Snow stands at the end of each turn, over the matches that lasted so long. Matches that it ends stop early, so the last turns show those that kept it low.
report-fields-title = Action markers of winners and of the others
report-fields-reading = How many action markers a seat places on each field in a match, on average. A field that winners use more often is worth it, or comes with being ahead.
report-profile-title = Making, units, kills and visits by character
report-profile-reading = What each character does and suffers in a match, on average: it shows how a character plays, and why one that rarely wins falls behind.
report-measure-made = Raise, Upgrade or Summon
report-measure-summoned = Units summoned
report-measure-upgrades = Upgrades bought
report-measure-kills = Markers and units killed
report-measure-visits = Visits of Vuko
