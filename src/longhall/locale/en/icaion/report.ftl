# What the balance report says of Icaion only

report-order =
    { $number ->
        [1] First in Year I
       *[other] Player { $number } in Year I
    }
report-end-three-years = end of Year III

report-axis-winning = Points of the winner, from
report-axis-seats = Players

report-head-seekers = Seeker
report-head-gear = Gear
report-head-order = Place in turn order
report-head-winning = Points of the winner
report-head-curios = Curio card
report-head-apparatus = Apparatus: Reputation for
report-head-wonders = Wonder
report-head-actions = Action
report-head-machines = Machine
report-head-power = Use
report-head-per-match = Per match
report-head-installed = Times installed
report-head-in-all = In all

report-seekers-title = Win rate by Seeker
report-seekers-reading = Each dot is the share of its matches that a Seeker won, and the line through it the 95% interval; the dashed line is an even share ({ $share }). A Seeker whose whole interval lies to one side of it is probably too strong or too weak.
report-gear-title = Win rate by Gear
report-gear-reading = The same for Specialized Gear; the dashed line is an even share ({ $share }).
report-order-title = Win rate by place in the turn order of Year I
report-order-reading = The turn order of Year I is dealt at random; later Years go by Reputation, the lowest first. Dots near the dashed line ({ $share }) mean that the start is fair.
report-winning-title = Points of the winner
report-winning-reading = The points that have won a match go from { $least } to { $most }, with { $mean } on average.
report-curios-title = Curio cards played, and how often those who play them win
report-curios-reading = On the left the share of wins of those who played a card at least once, with its 95% interval and an even share dashed ({ $share }); on the right how many players did. Hollow grey dots mark cards played by fewer than { $least } players. A card may win because it is good or because winners have time for it.
report-apparatus-title = Apparatus retrieved, and how often its owners win
report-apparatus-reading = The same for the kinds of Apparatus that players retrieved; even share { $share }, hollow dots below { $least } players. The table also says how many of them were installed.
report-wonders-title = Wonders restored, and how often their owners win
report-wonders-reading = The same for Wonders; even share { $share }, hollow dots below { $least } players.
report-actions-title = Actions of winners and of the others
report-actions-reading = How often a player takes each action in a match on average, whether as a Standard Action, as the Special Action or through a card.
report-machines-title = Machines deployed by winners and by the others
report-machines-reading = How many Machines of each type a player deploys in a match on average, out of three.
report-power-title = Uses of the Emergency Power Supply
report-power-reading = How often a player uses it in each way in a match on average: winners against the others.
report-places-title = Machines, cards, Parasites, Shards, Apparatus and wounds by place
report-places-reading = What a player has and suffers in a match on average, from the winner to the last place. Large differences between places show what decides matches.
report-measure-machines = Machines deployed
report-measure-destroyed = Machines destroyed
report-measure-curios = Curio cards played
report-measure-upgrades = Upgrades among them
report-measure-parasites = Parasites removed
report-measure-shards = Shards kept
report-measure-retrieved = Apparatus retrieved
report-measure-installed = Apparatus installed
report-measure-wounds = Wounds
