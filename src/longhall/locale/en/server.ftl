# Why a hall refuses a request.

# Who you are

error-need-name = Choose a name first.
error-token = This token is not valid.
error-token-scope = { $needed ->
    [play] This API token can only read. Create one that can play.
   *[account] This API token has no access to the account. Create one with full access.
}
error-origin = This request does not come from a page of this server.
error-host = This is not the address of this server.
error-already-in = You are already logged in.
error-has-account = You already have an account.
error-email-taken = There is already an account with this e-mail address.
error-no-email = To get notifications by e-mail you need an account with an e-mail address.
error-webhook-private = This server does not send notifications to addresses in its own network.
error-login = The e-mail address or the password is wrong.
error-password = The password is wrong.
error-no-account = You have no account yet, and guests have no password.
error-no-mail = This server does not send e-mail. Ask its administrator.
error-link = This link is no longer valid. Request a new one.
error-too-many-tokens = You already have { $limit } tokens. Delete one first.
error-no-such-token = You have no such token.

# Requests

error-invalid-input = { $fault ->
    [missing] The field { $field } is missing.
    [unknown] There is no field { $field } here.
    [kind] The field { $field } has the wrong type of value.
    [choice] The field { $field } does not allow this value.
    [least] The field { $field } must be at least { $limit }.
    [most] The field { $field } must be at most { $limit }.
    [short] The field { $field } is too short: it needs at least { $limit }.
    [long] The field { $field } is too long: it takes at most { $limit }.
    [json] This is not JSON.
   *[other] The field { $field } is not valid.
}
error-field-name = A name has 1 to { $most } visible characters.
error-field-label = Enter a label of 1 to { $most } characters.
error-field-email = This is not an e-mail address.
error-field-password = A password has { $least } to { $most } characters.
error-field-webhook = The address must begin with http:// or https:// and must not contain spaces, a password or letters outside the Latin alphabet.
error-field-player = Search for a name of at most { $most } characters.
error-bad-request = The server does not understand this request.
error-not-understood = The server does not understand this message.
error-not-found = Nothing was found at this address.
error-method = This address does not support that kind of request.
error-too-big = This request is too large.
error-too-fast = Too many requests. Wait a moment.
error-too-slow = This request took too long to arrive.
error-inside = Server error. Try again.
error-database = The server cannot reach its database right now. Try again in a moment.
error-disk-full = The server’s disk is full. Tell its administrator.

# Tables

error-no-such-table = There is no such table.
error-other-version = This table was opened for rules version { $version } of { $name } with pack { $pack }, which this server no longer has.
error-damaged-match = The match at this table is damaged and cannot be shown.
error-no-such-seat = This table has no such seat.
error-no-such-position = The match has no such position.
error-last-position = Only the last position of this match, step { $choices }, can still be shown.
error-no-such-game = This server does not have that game.
error-setup-value = { $setup }: this value is not allowed.
error-setup-twice = { $setup }: a value was chosen twice.
error-setup-unknown = This game has no setup option { $name }.
error-setup-seats = { $setup }: only with { $counts } players.
error-setup-needs = { $setup }: only together with { $needed_setup }.
error-setup-each = { $setup }: set for { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}, but the table has { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}.
error-clock = Set a time greater than zero.
error-bots = There is no such bot, or there are more bots than seats.
error-too-many-tables = You have too many open tables. Finish or close one first.
error-too-many-today = You have opened too many tables today. Try again tomorrow.
error-not-host = Only the host of the table can do that.
error-already-started = The match has already started.
error-closed = This table is closed.
error-empty-seat = { $seat }’s seat is empty.
error-seat-taken = This seat is taken.
error-not-your-seat = This is not your seat.
error-not-seated = You have no seat at this table.
error-not-playing = No match is in progress at this table.
error-not-finished = The match is not over yet.
error-others-eyes = Until the match is over you can review it only from your own seat.
error-paused = The match is paused.
error-not-now = That is not possible right now.
error-not-your-turn = It is not your turn.
error-late = The table changed before your choice arrived. Check the board and choose again.
error-bot-plays = A bot is playing this seat. Take it back first.
error-bot-decides = Your time for this decision was up, so the bot makes it. The next one is yours.
error-no-pauses = You have used your 3 pauses in this match. Propose a longer pause instead.
error-nobody-waits = No one is waiting for this player.
error-hints-off = Hints are not allowed at this table.
error-hint-unknown-game = There are no hints for this game.
error-hint-one-option = There is only one option here, so no hint is needed.
error-hint-lesson = In a guided match the teacher tells you what to do.
error-hint-failed = No hint could be found. Try again.
error-analysis-unknown-game = Matches of this game cannot be analysed here.
error-analysis-failed = The analysis failed. Try again.
error-no-such-puzzle = There is no such puzzle.
error-try-over = The choices that can be tried here are made. Take one back, or begin again.
error-nothing-to-choose = There is nothing to choose at this moment.
error-nothing-tried = Choose something first.
error-try-failed = This could not be judged. Try again.
error-wait-longer = { $minutes ->
    [one] A bot can take over in { $minutes } minute at the earliest.
   *[other] A bot can take over in { $minutes } minutes at the earliest.
}
error-resigned = You have resigned.
error-no-vote = There is no vote in progress.
error-no-lesson = This game has no guided match.
error-other-vote = A new vote has started. Read it before you answer.
error-nothing-to-undo = There is nothing to undo.
error-chat-fast = You are writing too fast. Wait a moment.
error-chat-length = A message must have 1 to 500 characters.
error-muted = The host of this table has muted you.
error-rated-account = To play at a rated table you need an account.
error-rated-clock = A rated table needs a clock.
error-rated-hints = At a rated table no one takes hints. Switch them off.
error-rated-one-seat = At a rated table everyone has one seat only.
error-rated-people = A rated match needs at least two people.
error-rated-bot = At a rated table you cannot hand your seat to a bot for a while. You can only resign.
error-rated-undo = At a rated table you can only undo choices that revealed nothing.
error-no-such-page = There is no such page.
error-not-yourself = You cannot follow or block yourself.
error-too-many-ties = You cannot follow or block more people than { $limit }. Remove one first.
error-kept-apart = You cannot sit here: someone at this table and you are kept apart.
error-no-such-person = That player is not at this table.

# Turn notices by mail

notice-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
notice-greeting = Hello { $names },
notice-turn = { $names-count ->
    [0] it is your turn in { $game }.
   *[other] it is your turn in { $game } with { $names }.
}
notice-time-left = { $hours ->
    [0] Less than an hour is left.
    [one] { $hours } hour is left.
   *[other] { $hours } hours are left.
}
notice-farewell = You are receiving this because turn notifications are on. Turn them off on your account page.

# A hall without its pages

page-not-built = The pages have not been built
page-not-built-text = The server is running. If you run it from source, build its pages with this command in the project folder:

# A new password by mail

reset-subject = A new password for Longhall
reset-text = Someone, probably you, requested a new password for your account on this server. You can set one within an hour here:
reset-farewell = If it was not you, ignore this e-mail: your password stays the same.

# Confirming an e-mail address by mail

confirm-subject = Please confirm your e-mail address
confirm-text = Someone, probably you, gave this address for an account on this server. Please confirm within a week that it is yours:
confirm-farewell = If it was not you, ignore this e-mail: we will not write to you again.
taken-subject = You already have an account
taken-text = Someone, probably you, tried to create an account with this e-mail address, but there already is one. Log in or set a new password here:
taken-farewell = If it was not you, ignore this e-mail: nothing has changed.

# The door to the local network

error-door = Only someone at the computer this server was started on can do that.
error-no-network = This computer is in no local network, or the address there is in use.
# Tournaments

error-no-such-tournament = There is no such tournament.
error-not-organiser = Only the organiser of the tournament can do that.
error-tournament-table = This is a table of a tournament: its rules decide who sits where and when it is paused, and nothing is put to the vote.
error-tournament-status = The tournament is not at a stage where that is possible.
error-tournament-closed = No one can enter this tournament any more.
error-tournament-code = This tournament is for invited players. Use the link of the invitation.
error-tournament-account = This tournament is for players with an account.
error-tournament-full = { $most ->
    [one] This tournament has room for { $most } player, and it is full.
   *[other] This tournament has room for { $most } players, and it is full.
}
error-tournament-out = You have left this tournament.
error-tournament-not-in = You do not play in this tournament.
error-tournament-no-player = This tournament has no such player.
error-tournament-few = A tournament needs at least two players.
error-tournament-form = { $field ->
    [points] Set one number of points for each place, none higher than the one before it.
    [group] A group is at least as large as a table.
    [advance] Fewer players go on from a table than sit at it.
    [qualify] No more players can go on from a group than are in it.
    [moved] At most half a division can be promoted or relegated.
   *[other] A tournament cannot be played in this form.
}
error-tournament-clock = A tournament needs a clock: without one an absent player would hold everyone up.
error-tournament-no-match = This round has no such match.
error-tournament-places = Set one place for each of the { $seats } seats: 1 for the winner, and after a tie the places it takes up are left out. At least one player must have played.
error-tournament-too-late = The next round was drawn by this result, so it stands.
error-tournament-season = The next season has already been opened.
error-too-many-tournaments = { $most ->
    [one] You already organise { $most } tournament. End one first.
   *[other] You already organise { $most } tournaments. End one first.
}

# Order in the hall

error-seat-held = This seat is saved for { $name }.
error-banned-here = The host of this table does not want you here.
error-banned = You have been banned from this server.
error-muted-everywhere = The keepers of this server have muted you for a while.
error-watchers-chat = At this table only the players can write during the match.
error-chat-slow = Spectators can write only a few messages a minute. Wait a moment.
error-not-keeper = Only the keepers of this server can do that.
error-no-such-report = There is no such open report.

# An installed app without a network

page-offline = You are offline
page-offline-text = The server cannot be reached. Your matches are safe there; come back when you have a connection again.
page-offline-again = Try again
