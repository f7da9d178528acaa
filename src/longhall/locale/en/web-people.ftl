# People: friends, leaderboards

web-nav-people = People
web-people-own = Your page
web-people-settings = What others see
web-people-guest-text = Log in to have a page, friends and a rating.
web-friends = Friends
web-friends-text = The people you follow. You see where they are if they show it to you.
web-friends-none = You do not follow anyone yet. Open a person’s page by their name at a table and follow them there.
web-friends-here = here
web-friends-away = away
web-friends-hidden = not shown
web-friends-blocked = Blocked
web-board = Leaderboard
web-board-text = Rated matches count: with accounts and a clock, without hints. To be listed you need matches: { $matches } and different opponents: { $people }. The order follows the certain rating: the rating minus three times its uncertainty.
web-board-none = No one has played enough rated matches yet.
web-board-own = Your rank: { $rank }
web-board-rank = Rank
web-board-name = Name
web-board-sure = Certain
web-board-rating = Rating
web-board-matches = Matches
web-board-bots = Bots
web-board-bots-text = Bots are rated by playing each other, so compare their ratings only with each other.
web-board-unknown = not rated yet
web-rating = { $mean } ± { $spread }

# A person's page

web-person-since = Here since { $date }
web-person-guest = guest
web-person-here = here now
web-person-follow = Follow
web-person-unfollow = Unfollow
web-person-block = Block
web-person-unblock = Unblock
web-person-block-text = You will no longer see what { $name } writes, and the two of you will not sit at the same public tables. You can unblock them here at any time.
web-person-followed = You follow { $name } now.
web-person-blocked = { $name } is blocked.
web-person-tables = At these tables
web-person-ratings = Ratings
web-person-ratings-none = No rated matches yet.
web-person-ratings-rank = Rank { $rank } on the leaderboard
web-person-ratings-count = { $n ->
    [one] { $n } rated match
   *[other] { $n } rated matches
}
web-person-course = Rating after each of the latest matches, from { $first } to { $last }
web-person-results = Results
web-person-results-none = No finished matches yet.
web-person-results-hidden = { $name } does not show more here.
web-person-matches = Matches
web-person-wins = Wins
web-person-average = Average rank
web-person-role = Played as
web-person-seats = Seats
web-person-by-role = By role
web-person-by-seats = By number of seats
web-person-streak = { $n ->
    [0] No current streak
    [one] { $n } win in a row now
   *[other] { $n } wins in a row now
}
web-person-best-streak = { $n ->
    [0] No win against people yet
    [one] Best streak: { $n } win
   *[other] Best streak: { $n } wins
}
web-person-achievements = Achievements
web-person-done = done
web-person-progress = { $count } of { $of }
web-person-met = You and { $name }
web-person-met-own = Met most often
web-person-opponent = Opponent
web-person-ahead = You ahead
web-person-behind = You behind
web-person-latest = Finished matches
web-person-more = Show more
web-person-rank = { $place ->
    [1] 1st of { $seats }
    [2] 2nd of { $seats }
    [3] 3rd of { $seats }
   *[other] { $place }th of { $seats }
}
web-person-left = left
web-person-gain = Rating { $gain }

# Achievements

web-achievement-first-win = A win against people
web-achievement-in-a-row = Three wins in a row against people
web-achievement-full-table = A win at a table of four or more
web-achievement-over-master = A win at a table with a master bot
web-achievement-all-games = A win in every game
web-achievement-many = A hundred matches
web-achievement-every-role = { $game }: a win in every role

# What others see, in the settings of an account

web-shown-text = Your page is found by your name at a table. Choose what others see there.
web-shown-results = Results and achievements
web-shown-presence = That you are here, and at which tables
web-shown-rating = Ratings and leaderboards
web-shown-nobody = No one
web-shown-followed = People I follow
web-shown-everybody = Everyone
web-shown-saved = Saved.

# Rated tables

web-rated = Rated
web-rated-on = Yes
web-rated-off = No
web-rated-text = The match counts for the ratings of the people who play it. They need accounts; there is a clock, and there are no hints.
web-rated-off-text = The match counts for no rating.
web-rated-account = For a rated match you need an account.
web-lobby-rated = Rated match

# What the lists of tables are to be like

web-filter = Filter tables
web-filter-count = { $n ->
    [one] { $n } filter
   *[other] { $n } filters
}
web-filter-any = Any
web-filter-clear = Clear all
web-filter-none = No table fits these filters right now.
web-filter-language = Host’s language
web-level = Who should join
web-level-text = Shown in the list of tables, so that players find others like them.
web-level-any = Anyone
web-level-new = New players
web-level-experienced = Experienced players
