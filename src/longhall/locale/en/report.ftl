# The balance report of simulate

report-title = Balance report for { $game }
report-contents = Sections of this report
report-numbers = The numbers as a table
report-noscript = The plots need JavaScript; the tables have all the numbers.
report-alt = { $title }. The table below the plot has the numbers.
report-alt-rates = { $title }. Highest: { $high }, { $highest }. Lowest: { $low }, { $lowest }. The table below the plot has all the numbers.
report-alt-length = { $title }. From { $least } to { $most } decisions, { $mean } on average. The table below the plot has the numbers.

report-row-games = Matches
report-row-lawful = Outcome
report-row-bots = Bots, by seat
report-row-setup = Setup
report-row-seed = Seed
report-row-pack = Components
report-row-decisions = Decisions per match
report-row-speed = Speed
report-row-error = Error
report-lawful =
    { $lawful ->
        [one] { $lawful } completed
       *[other] { $lawful } completed
    }, { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }
report-pack = pack { $hash }, rules version { $version }
report-lengths = { $least } to { $most }, { $mean } on average
report-speed = { $rate } decisions per second, { $seconds } s in total
report-option = { $name }: { $value }

report-findings-title = What stands out
report-findings-reading = A win rate is listed here when its 95% interval excludes the even share. About one in twenty does so by chance alone, so look for large differences and try another seed.
report-finding =
    { $what } wins { $more ->
        [true] more
       *[false] less
    } often than an even share: { $share } (95% interval { $interval }).
report-no-findings = No win rate clearly differs from an even share.

report-rate = { $share } ({ $wins } of { $count }; 95% interval { $interval })
report-interval = { $low } to { $high }
report-span = { $first } to { $last }
report-winner = Winner
report-winners = Winners
report-others = Other players
report-rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}

report-axis-win-rate = Win rate
report-axis-matches = Matches
report-axis-points = Points, on average
report-axis-decisions = Decisions per match, from
report-axis-mean = Per match, on average

report-hover-value = { $what }: { $value }
report-hover-length = { $span } decisions: { $count }
report-hover-mean = { $who }, { $what }: { $value }

report-head-seat = Seat
report-head-bot = Bot
report-head-rank = Place
report-head-seats = Seats
report-head-wins = Wins
report-head-wins-of = Wins of { $seat }
report-head-place = { $rank ->
    [1] Times 1st
    [2] Times 2nd
    [3] Times 3rd
   *[other] Times { $rank }th
}
report-head-matches = Matches
report-head-played = Times played
report-head-rate = Win rate
report-head-share = Share
report-head-interval = 95% interval
report-head-reason = Reason
report-head-decisions = Decisions

report-seats-title = Win rate by seat
report-seats-reading = Seats with the same bot should all lie near the dashed line of an even share ({ $share }).
report-bots-title = Win rate by bot
report-bots-reading = How often a seat of each bot wins, with the 95% interval; the dashed line is an even share ({ $share }).
report-ends-title = When and why matches end
report-ends-reading = Each column counts the matches that ended then; its parts are the reasons.
report-sources-title = Where the points come from
report-sources-reading = The mean points of each source, from the winner to the last place; points lost are to the left of zero. Sources that grow from last place to the winner are what wins matches.
report-length-title = Length of a match
report-length-reading = Each column counts the matches with that many decisions by all players together; the mean is { $mean }.

# What a game counts its course in (Game.period_unit)
report-period-count-year = Years in a match
report-period-head-year = Year of the end
report-period-end-year = Year { $period }, { $reason }
report-period-count-round = Rounds in a match
report-period-head-round = Round of the end
report-period-end-round = Round { $period }, { $reason }
report-period-count-turn = Turns in a match
report-period-head-turn = Turn of the end
report-period-end-turn = Turn { $period }, { $reason }

# The page of ladder

report-ladder-title = Ladder of the bots of { $game }
report-ladder-date = Date
report-ladder-until = Each pair played
report-ladder-until-text = until its 95% interval was within ±{ $points }%; matches at most: { $most }
report-ladder-open = Not finished
report-ladder-open-text = pairs that have: { $done } / { $all }
report-ladder-bot = { $name } ({ $bot })
report-ladder-rating = { $rating } ± { $spread }
report-ladder-seconds = { $seconds } s
report-ladder-head-bot = Bot
report-ladder-head-rating = Rating
report-ladder-head-mean = Thinks, on average
report-ladder-head-longest = Longest thought
report-ladder-head-first = One seat
report-ladder-head-others = All other seats
report-ladder-ratings-title = Ratings
report-ladder-ratings-reading = By the Plackett-Luce model (openskill): everyone begins at 25.0 ± 8.3. Times are processor time of decisions that take thought.
report-ladder-pairs-title = Pairs
report-ladder-pairs-reading = How often the bot in one seat beats those in all other seats, with the 95% interval. An even share is { $share }; seats rotate.
