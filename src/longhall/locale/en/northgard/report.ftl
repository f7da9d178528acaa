# What the balance report says of Northgard only

report-order =
    { $number ->
        [1] First player
       *[other] Player { $number } in turn order
    }
report-end-domination = domination
report-end-years = last year

report-axis-taken = Taken
report-axis-won = Battles won
report-axis-battles = Battles
report-axis-difference = Strength difference before the dice

report-hover-difference = Difference { $difference }: { $rate }
report-hover-theory = Difference { $difference }, by the dice: { $share }

report-head-clan = Clan
report-head-order = Place in turn order
report-head-card = Card
report-head-building = Building
report-head-taken = Times taken
report-head-per-match = Taken per match
report-head-built = Built in all
report-head-difference = Difference
report-head-won = Won
report-head-battles = Battles
report-head-share-won = Share won
report-head-theory = By the dice

report-clans-title = Win rate by clan
report-clans-reading = Each dot is the share of its matches that a clan won, and the line through it the 95% interval; the dashed line is an even share ({ $share }). A clan whose whole interval lies to one side of it is probably too strong or too weak.
report-order-title = Win rate by place in the first year’s turn order
report-order-reading = A die roll decides the first player; the others follow clockwise. Dots near the dashed line ({ $share }) mean that the starting resources make up for playing later.
report-clan-ends-title = Win rate by clan, year and reason of the end
report-clan-ends-reading = Each cell is the share of wins of a clan among its matches that ended this way: blue above an even share ({ $share }), orange below it. Cells with few matches swing widely; the table has the counts.
report-cards-title = Cards taken, and how often their owners win
report-cards-reading = On the left the share of wins of those who took a card, with its 95% interval and an even share dashed ({ $share }); on the right how often it was taken. Hollow grey dots mark cards taken fewer than { $least } times. A card may win because it is good or because winners take it.
report-battles-title = Battles won by strength difference
report-battles-reading =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    } between players, from the attacker’s side: the difference in combat points before the dice, food and buildings included. The dashed line is the exact chance in these battles if both use their dice well; the grey columns count the battles.
report-creature-battles-title = Battles with creatures by strength difference
report-creature-battles-reading =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    } with creatures, from the player’s side: the difference in combat points before the dice. The dashed line is the exact chance in these battles; the grey columns count them.
report-key-observed = won in these matches, with 95% intervals
report-key-theory = exact chance
report-losses-title = Units, unrest, land and buildings by place
report-losses-reading = What a seat loses, suffers, closes and builds in a match on average, from the winner to the last place. Large differences between places show what decides matches.
report-profile-title = Units, unrest, land and buildings by clan
report-profile-reading = The same averages for each clan: they show how a clan plays, and why one that rarely wins falls behind.
report-measure-lost = Units lost
report-measure-unrest = Unrest suffered
report-measure-closed = Territories closed
report-measure-built = Buildings built
report-buildings-title = Buildings of winners and of the others
report-buildings-reading = How many of each building a seat builds in a match on average. A building that winners build more often is worth its wood, or comes with being ahead.
