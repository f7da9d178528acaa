# What the command line says itself. Seats, cards, buildings and resources arrive as words.

cli-seat = { $seat }
cli-row-seat = Seat
cli-row-bot = Bot
cli-row-wins = Wins
cli-row-rank = Place
cli-row-place = Times in place { $rank }
cli-waiting = { $seat } is deciding.
cli-end = The match is over [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } match of { $game }, seed { $seed }
       *[other] { $games } matches of { $game }, seed { $seed }
    }
cli-simulate-ends =
    { $lawful ->
        [one] { $lawful } ended lawfully
       *[other] { $lawful } ended lawfully
    }, { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }
cli-simulate-bot-wins = Wins of { $bot }: { $wins }
cli-simulate-reason = Ends, { $reason }: { $count }
cli-simulate-decisions = Decisions in a match: { $least } to { $most }, { $mean } on average
cli-simulate-years = Years in a match: { $least } to { $most }, { $mean } on average
cli-simulate-speed = { $rate } decisions a second, { $seconds } s in all

# replay and verify
cli-replay-head = After { $n } of { $all } choices
cli-verify-good = { $file } verifies: { $choices } choices, every outcome drawn again from the revealed seed, and the result.
cli-verify-continued = { $file } verifies: { $choices } choices and the result. The match goes on from another one after choice { $copied }: up to there the outcomes are taken as recorded, every later one was drawn again from the revealed seed.
cli-verify-no-seed = { $file } verifies: { $choices } choices and the result; it reveals no seed, so the outcomes are taken as recorded.
cli-verify-running = { $file } verifies so far: { $choices } choices; the match is not over.

# bench
cli-bench-head =
    { $seats } seats, { $compiled ->
        [true] compiled
       *[false] interpreted
    }
cli-bench-decisions-per-s = random playouts, decisions a second
cli-bench-clone-us = clone, µs
cli-bench-options-us = options in full, µs
cli-bench-apply-undo-us = clone and apply a choice, µs
cli-bench-rewind-us = undo by replaying, µs
cli-bench-view-us = view of a seat, µs
cli-bench-determinize-us = determinize, µs
cli-bench-to-json-us = to_json, µs
cli-bench-from-json-us = from_json, µs
cli-bench-to-json-bytes = to_json mid-game, largest, bytes
cli-bench-record-bytes-mean = record of a match, mean, bytes
cli-bench-record-bytes-max = record of a match, largest, bytes

# rules
cli-rule-ruling = This is a ruling: the rulebook leaves it open.
cli-rule-options = Setup options: { $names }

# serve and play
cli-serve-open = The hall is open at { $address }
cli-play-open = Your hall is open at { $address }
cli-play-close = Ctrl-C closes it; everything is kept.

# pack
cli-pack-good = { $folder } is a good pack, its hash is { $hash }.
cli-pack-exported = The built-in pack of { $game } is now in { $folder }.
cli-pack-same = The packs do not differ.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: { $before } became { $after }
cli-pack-value = ~ { $file }: { $entry }: { $before } became { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: { $after } added
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: { $before } removed

# tui
cli-tui-welcome = You are { $seat }. { $commands }
cli-tui-help-hint = Answer with the number of an option or with its key; h lists the other commands.
cli-tui-help =
    number or key: choose that option
    ?: what you may not do now, and why
    r RULE: the text of a rule, such as r NG-BATTLE-05
    c CARD: what a card does, by its key, such as c feast
    u: take back your last choice, as long as nothing came to light since
    v: the whole table again
    l COUNT: the latest lines of the log
    s FILE: save the match
    q: leave
    h: this list
cli-tui-prompt = >
cli-tui-news = What happened:
cli-tui-no-number = Choose a number from 1 to { $count }.
cli-tui-no-refusals = Nothing you might expect is refused here.
cli-tui-no-rule = No rule has the id “{ $id }”; type r and the id of a rule, such as r NG-BATTLE-05.
cli-tui-card = { $card }: { $text }
cli-tui-no-card = No card has the id “{ $id }”; type c and a card as in the keys of options, such as c feast.
cli-tui-no-undo = Nothing can be taken back: chance fell, something came to light or somebody else has chosen since.
cli-tui-undone = Your last choice is taken back.
cli-tui-save-where = Name a file: s FILE
cli-tui-saved = Saved to { $file }; go on with --resume { $file }
cli-tui-exists = { $file } exists already and is left as it is; name another file.
cli-tui-save-failed = { $file } could not be written: { $why }.
cli-tui-quit-save = Press Enter to save to { $file } and leave, or type n to leave without saving.
cli-tui-quit-where = Type a file name to save the match, or press Enter to leave without saving.
cli-tui-input-ended = The input has ended.

# The balance report of simulate

cli-report-written = The report is in { $file }.
cli-report-title = Balance report: { $game }
cli-report-contents = Sections of this report
cli-report-numbers = The numbers as a table
cli-report-noscript = The plots need JavaScript; the tables have all the numbers.
cli-report-alt = { $title }. The table below the plot has the numbers.
cli-report-alt-rates = { $title }. Highest: { $high }, { $highest }. Lowest: { $low }, { $lowest }. The table below the plot has all the numbers.
cli-report-alt-length = { $title }. From { $least } to { $most } decisions, { $mean } on average. The table below the plot has the numbers.

cli-report-row-games = Matches
cli-report-row-lawful = Outcome
cli-report-row-bots = Bots, by seat
cli-report-row-setup = Setup
cli-report-row-seed = Seed
cli-report-row-pack = Components
cli-report-row-decisions = Decisions in a match
cli-report-row-years = Years in a match
cli-report-row-speed = Speed
cli-report-row-error = Error
cli-report-lawful =
    { $lawful ->
        [one] { $lawful } ended lawfully
       *[other] { $lawful } ended lawfully
    }, { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }
cli-report-pack = pack { $hash }, rules version { $version }
cli-report-lengths = { $least } to { $most }, { $mean } on average
cli-report-speed = { $rate } decisions a second, { $seconds } s in all
cli-report-option = { $name }: { $value }

cli-report-findings-title = What stands out
cli-report-findings-reading = A share of wins is named here when its 95% interval leaves the even share out. About one in twenty does so by chance alone, so look for large differences and try another seed.
cli-report-finding =
    { $what } wins { $more ->
        [true] more
       *[false] less
    } than an even share: { $share } (95% interval { $interval }).
cli-report-no-findings = Nobody wins clearly more or less than an even share.

cli-report-rate = { $share } ({ $wins } of { $count }; 95% interval { $interval })
cli-report-interval = { $low } to { $high }
cli-report-span = { $first } to { $last }
cli-report-winner = Winner
cli-report-winners = Winners
cli-report-others = The others
cli-report-rank = Place { $rank }
cli-report-year-end = Year { $year }, { $reason }
cli-report-no-year = no years
cli-report-order =
    { $number ->
        [1] First player
       *[other] Player { $number } in order
    }
cli-report-end-domination = domination
cli-report-end-years = last year

cli-report-axis-win-rate = Share of wins
cli-report-axis-year = Year of the end
cli-report-axis-matches = Matches
cli-report-axis-points = Points, on average
cli-report-axis-decisions = Decisions in a match, from
cli-report-axis-taken = Taken
cli-report-axis-won = Battles won
cli-report-axis-battles = Battles
cli-report-axis-difference = Strength difference before the dice
cli-report-axis-mean = In a match, on average

cli-report-hover-value = { $what }: { $value }
cli-report-hover-end = Year { $year }, { $reason }: { $count }
cli-report-hover-source = { $rank }, { $source }: { $points }
cli-report-hover-length = { $span } decisions: { $count }
cli-report-hover-difference = Difference { $difference }: { $rate }
cli-report-hover-theory = Difference { $difference }, by the dice: { $share }
cli-report-hover-mean = { $who }, { $what }: { $value }

cli-report-head-seat = Seat
cli-report-head-bot = Bot
cli-report-head-clan = Clan
cli-report-head-order = Place in the order
cli-report-head-card = Card
cli-report-head-building = Building
cli-report-head-rank = Place
cli-report-head-seats = Seats
cli-report-head-wins = Wins
cli-report-head-wins-of = Wins of { $seat }
cli-report-head-place = Times in place { $rank }
cli-report-head-matches = Matches
cli-report-head-played = Times played
cli-report-head-taken = Times taken
cli-report-head-per-match = Taken per match
cli-report-head-built = Built in all
cli-report-head-rate = Share of wins
cli-report-head-share = Share
cli-report-head-interval = 95% interval
cli-report-head-year = Year of the end
cli-report-head-reason = Reason
cli-report-head-decisions = Decisions
cli-report-head-difference = Difference
cli-report-head-won = Won
cli-report-head-battles = Battles
cli-report-head-share-won = Share won
cli-report-head-theory = By the dice

cli-report-clans-title = Win rate by clan
cli-report-clans-reading = A dot is the share of its matches a clan won, the line through it the 95% interval; the dashed line is an even share ({ $share }). A clan whose whole line lies on one side of it is likely too strong or too weak.
cli-report-order-title = Win rate by place in the first year’s order
cli-report-order-reading = The first player is rolled for; the others follow clockwise. Dots near the dashed line ({ $share }) mean that the starting resources make up for moving later.
cli-report-seats-title = Win rate by seat
cli-report-seats-reading = Seats with the same bot should all lie near the dashed line of an even share ({ $share }): the seat itself decides little but who drafts first.
cli-report-bots-title = Win rate by bot
cli-report-bots-reading = How often a seat of each bot wins, with the 95% interval; the dashed line is an even share ({ $share }).
cli-report-ends-title = When and why matches end
cli-report-ends-reading = The height of a column is the number of matches that ended in that year; its parts are the reasons.
cli-report-clan-ends-title = Win rate by clan, year and reason of the end
cli-report-clan-ends-reading = Each cell is the share of wins of a clan among its matches that ended so: blue above an even share ({ $share }), orange below it. Cells with few matches swing widely; the table has the counts.
cli-report-sources-title = Where the points come from
cli-report-sources-reading = The mean points of each source, from the winner to the last place; points lost stand to the left of nought. What grows from the last place to the winner is what wins matches.
cli-report-length-title = Length of a match
cli-report-length-reading = Each column counts the matches with so many decisions of all players together; the mean is { $mean }.
cli-report-cards-title = Cards taken and how their takers fare
cli-report-cards-reading = On the left the share of wins of those who took a card, with its 95% interval and an even share dashed ({ $share }); on the right how often it was taken. Grey, hollow dots were taken fewer than { $least } times. A card may win because it is good or because winners take it.
cli-report-battles-title = Battles won by strength difference
cli-report-battles-reading =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    } between players, from the attacker’s side: the difference in combat points before the dice, food and buildings included. The dashed line is the exact chance in these battles if both use their dice well; the grey columns count the battles.
cli-report-creature-battles-title = Battles with creatures by strength difference
cli-report-creature-battles-reading =
    { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    } with creatures, from the player’s side: the difference in combat points before the dice. The dashed line is the exact chance in these battles; the grey columns count them.
cli-report-key-observed = won in these matches, with 95% intervals
cli-report-key-theory = exact chance
cli-report-losses-title = Units, unrest, land and buildings by place
cli-report-losses-reading = What a seat loses, suffers, closes and builds in a match on average, from the winner to the last place. Large differences between places show what decides matches.
cli-report-profile-title = Units, unrest, land and buildings by clan
cli-report-profile-reading = The same averages for each clan: they show how a clan plays, and why one that wins seldom falls behind.
cli-report-measure-lost = Units lost
cli-report-measure-unrest = Unrest suffered
cli-report-measure-closed = Territories closed
cli-report-measure-built = Buildings built
cli-report-buildings-title = Buildings of winners and of the others
cli-report-buildings-reading = How many of each building a seat builds in a match on average. A building that winners build more often is worth its wood, or comes with being ahead.
