# Tournaments and leagues: the lists, the page of one, a new one.

web-nav-tournaments = Tournaments
web-menu-tournament = To the tournament

# Lists

web-tour-mine = Yours
web-tour-list-entering = Open to enter
web-tour-list-running = In progress
web-tour-list-finished = Finished
web-tour-none = There are no tournaments yet. Organise one: the server draws the tables, keeps the standings, and goes on by itself.
web-tour-new = New tournament
web-tour-waits = You have a match
web-tour-by = by { $name }
web-tour-count = Players: { $n } of { $most }
web-tour-seats = Tables of { $n }
web-tour-round-of = Round { $n } of { $all }
web-tour-season = Season { $n }
web-tour-seasons = Seasons

web-tour-format-swiss = Swiss
web-tour-format-groups = Groups
web-tour-format-league = League
web-tour-format-knockout = Knock-out
web-tour-format-swiss-text = A few rounds in which everyone plays. Players with about the same points meet, and no one meets anyone twice while that can be avoided.
web-tour-format-groups-text = Everyone meets everyone in their group. The best can go on to a knock-out.
web-tour-format-league-text = Divisions in which everyone meets everyone. After each season the best are promoted and the last relegated.
web-tour-format-knockout-text = The first of each table go on until one table is left.
web-tour-status-entering = Open to enter
web-tour-status-running = In progress
web-tour-status-paused = Paused
web-tour-status-finished = Finished
web-tour-status-cancelled = Cancelled

# The page of a tournament

web-tour-parts = Parts of the tournament
web-tour-standings = Standings
web-tour-rounds = Rounds
web-tour-players = Players
web-tour-rules = Rules
web-tour-organise = Organise
web-tour-enter = Enter
web-tour-withdraw = Withdraw
web-tour-withdraw-text = You are not drawn again, and a bot takes your seat in a match in progress. This cannot be undone once the tournament has begun.
web-tour-withdraw-yes = Withdraw for good
web-tour-withdraw-no = Stay in
web-tour-in = You have entered. It begins when the organiser says so.
web-tour-in-until = You have entered. It begins on { $at }.
web-tour-between = Your matches of this round are over. The next round is drawn when the last match is decided.
web-tour-next = Round { $n }: you play at table { $table }.
web-tour-next-turn = Round { $n }, table { $table }: it is your turn.
web-tour-next-at = You play in round { $n }. It begins on { $at }.
web-tour-go = To the table
web-tour-bot = { $bot } no. { $number }
web-tour-number = No. { $n }
web-tour-you = You
web-tour-nobody = No one has entered yet.
web-tour-late = Plays from round { $n } on.
web-tour-remove = Remove
web-tour-out-withdrawn = Has withdrawn.
web-tour-out-removed = Was removed by the organiser.
web-tour-out-absent = Is out after staying away.
web-tour-out-left = Has left the server.

web-tour-no-standings = The standings begin with the first round.
web-tour-rank = Rank
web-tour-player = Player
web-tour-points = Points
web-tour-played = Matches
web-tour-forfeits = Forfeits
web-tour-tie-opponents = Opponents
web-tour-tie-direct = Direct
web-tour-tie-firsts = Wins
web-tour-group = Group { $n }
web-tour-division = Division { $n }
web-tour-knockout = Knock-out

web-tour-no-rounds = The first round is drawn when the tournament begins.
web-tour-round = Round { $n }
web-tour-round-on = In progress
web-tour-round-over = Finished
web-tour-begins = Begins on { $at }
web-tour-until = Until { $at }
web-tour-table = Table { $n }
web-tour-bye = Bye
web-tour-place = { $n ->
    [1] { $n }st
    [2] { $n }nd
    [3] { $n }rd
   *[other] { $n }th
}
web-tour-earned = Points: { $points }
web-tour-forfeit = Forfeited
web-tour-corrected = Corrected by the organiser
web-tour-waiting = Not begun yet
web-tour-watch = Watch
web-tour-replay = Replay
web-tour-correct = Correct
web-tour-decide = Decide
web-tour-correct-title = Round { $round }, table { $n }
web-tour-correct-text = Everyone sees the correction and your reason. Rounds that have been drawn stay as they are.
web-tour-correct-why = Reason
web-tour-correct-save = Save the result

web-tour-notes = What has happened
web-tour-note-began = The tournament began with { $players } players.
web-tour-note-finished = The tournament is over.
web-tour-note-paused = The organiser paused the tournament.
web-tour-note-resumed = The tournament goes on.
web-tour-note-cancelled = The organiser cancelled the tournament.
web-tour-note-nobody = The tournament was cancelled: fewer than two players had entered.
web-tour-note-corrected = The organiser decided table { $table } of round { $round }.
web-tour-note-late = { $player } entered late.
web-tour-note-withdrawn = { $player } withdrew.
web-tour-note-removed = The organiser removed { $player }.
web-tour-note-absent = { $player } is out after staying away.

# Its rules

web-tour-rule-swiss = { $planned ->
    [0] Everyone plays in every round. Players with about the same points meet, and no one meets anyone twice while that can be avoided.
   *[other] There are { $planned } rounds, and everyone plays in each. Players with about the same points meet, and no one meets anyone twice while that can be avoided.
}
web-tour-rule-groups = Players are drawn into groups of about { $group }. In a group everyone meets everyone at least { $legs ->
    [one] once
   *[other] { $legs } times
}.
web-tour-rule-finals = The best { $qualify } of each group go on to a knock-out. { $advance ->
    [one] There the winner of each table goes on.
   *[other] There the first { $advance } of each table go on.
}
web-tour-rule-league = Divisions have about { $group } players. In a division everyone meets everyone at least { $legs ->
    [one] once
   *[other] { $legs } times
}. Players who go up, and who go down, between two divisions after the season: { $moved }.
web-tour-rule-knockout = { $advance ->
    [one] The winner of each table goes on
   *[other] The first { $advance } of each table go on
}, until one table is left. Of players who share a place the one who stood higher before goes on.
web-tour-rule-at-once = All rounds are open from the beginning.
web-tour-rule-tables = { $seats ->
    [2] Two players meet in each match. Where someone is left over, they have a bye, which counts as a win.
   *[other] Tables have { $seats } players, or fewer where the numbers do not come out even: as few tables as possible, all about the same size.
}
web-tour-rule-points = Points by place: { $points }. Players who share a place share its points.
web-tour-rule-seats = Everyone sits in each seat about equally often, and first above all.
web-tour-rule-clock = Clock: { $clock }. A bot takes over for a player who runs out of time; they can take their seat back.
web-tour-rule-deadline = A round lasts { $time }. After that, bots play its matches to the end.
web-tour-rule-break = Between two rounds there is a break: { $time }.
web-tour-rule-forfeit = A player who gives up, or leaves most of their decisions to a bot, forfeits the match: they come last and get no points, whatever the bot achieves.
web-tour-rule-absences = { $n ->
    [one] A player who forfeits a match is out.
   *[other] A player who forfeits { $n } matches in a row is out.
}
web-tour-rule-withdraw = A player who withdraws is not drawn again. In a match in progress a bot takes their seat.
web-tour-rule-late = Players can enter after the first round. They begin without points.
web-tour-rule-accounts = Only players with an account can enter, and the matches count for ratings.
web-tour-rule-agree = At the tables there are no hints, no pauses of one player, and no votes.
web-tour-ties = Standings and tie-breaks, in this order
web-tour-tie-points-text = The points.
web-tour-tie-opponents-text = Opponents: the points of all players one has met, once for each meeting.
web-tour-tie-direct-text = Direct: among those still level, how often one finished before another of them, less how often after.
web-tour-tie-firsts-text = Wins: matches in first place.
web-tour-tie-lot-text = The lot, drawn from the seed and the player’s number.
web-tour-tie-round-text = The round that was reached.
web-tour-tie-place-text = The place in that round.
web-tour-fair = Fair, and open to checking
web-tour-fair-text = Who meets whom follows from the seed, the results and nothing else. The seed is fixed before anyone enters and told at the start: the fingerprint proves it. Download the tournament and let “longhall tournament” check every table.
web-tour-commitment = Fingerprint of the seed
web-tour-seed = Seed
web-tour-json = Everything as JSON
web-tour-csv-standings = Standings as CSV
web-tour-csv-results = Results as CSV

# Organising

web-tour-invite = Invite players
web-tour-invite-open = Anyone with this link can enter.
web-tour-invite-only = Only with this link can players enter. Send it to those you invite.
web-tour-link = Link
web-tour-copy = Copy the link
web-tour-copied = The link is copied.
web-tour-copy-by-hand = Your browser does not allow copying here. Select the link and copy it.
web-tour-new-link = New link
web-tour-bots = Bots
web-tour-bots-text = A bot plays for itself: to make the numbers come out even, or to try a tournament.
web-tour-bot-level = Level of the bot
web-tour-add-bot = Add a bot
web-tour-run = The tournament
web-tour-start = Start now
web-tour-pause = Pause
web-tour-resume = Go on
web-tour-cancel = Cancel the tournament
web-tour-cancel-why = Reason, for everyone to see
web-tour-cancel-yes = Cancel it for good
web-tour-cancel-no = Keep it
web-tour-season-next = Open the next season
web-tour-run-entering = Once it has started, the tables are drawn and opened, and everyone is seated by themselves.
web-tour-run-running = Rounds follow each other by themselves. A pause stops every match until you let the tournament go on.
web-tour-run-paused = No round begins, and every match stands still.
web-tour-run-finished = It is over. You can still correct results.
web-tour-run-cancelled = It was cancelled. Matches in progress can be played on for themselves.

# A new one

web-tour-new-name = Name of the tournament
web-tour-new-about = About it
web-tour-new-go = Open the tournament
web-tour-new-form = Form
web-tour-new-format = Format
web-tour-new-seats = Players at a table
web-tour-new-seats-text = Where the numbers do not come out even, some tables have one fewer.
web-tour-new-rounds-auto = As many as it takes
web-tour-new-group = Players in a group
web-tour-new-division = Players in a division
web-tour-new-legs = Times everyone meets everyone
web-tour-new-moved = Promoted and relegated
web-tour-new-qualify = Go on from a group to a knock-out
web-tour-new-no-finals = No knock-out
web-tour-new-advance = Go on from a table
web-tour-new-at-once = All rounds at once
web-tour-new-at-once-text = For matches over weeks: no one waits for the others’ round.
web-tour-new-time = Time
web-tour-new-clock-text = A tournament always has a clock: a bot takes over for a player who stays away.
web-tour-new-round-time = Longest time for a round
web-tour-new-round-time-text = After that, bots play its matches to the end.
web-tour-new-no-limit = No limit
web-tour-new-break = Break between rounds
web-tour-new-no-break = No break
web-tour-new-starts = Begins
web-tour-new-starts-text = Leave it empty to start it yourself.
web-tour-new-who = Who can enter
web-tour-new-public = Listed
web-tour-new-public-text = Everyone finds it in the list of tournaments and can watch its matches. Otherwise only those with the link do.
web-tour-new-invited = By invitation
web-tour-new-invited-text = Only players with your invitation link can enter.
web-tour-new-accounts = Accounts only
web-tour-new-accounts-text = Guests cannot enter, and the matches count for ratings.
web-tour-new-late = Late entry
web-tour-new-most = Most players
web-tour-new-tables = How the tables are set up
