# Why a hall refuses something.

# Who you are

error-need-name = Come in first: give yourself a name.
error-token = This token is not valid.
error-origin = This request does not come from a page of this hall.
error-already-in = You have come in already.
error-has-account = You have an account already.
error-email-taken = There is an account with this e-mail address already.
error-no-email = Notices by e-mail need an account with an e-mail address.
error-webhook-private = This hall sends no notices to addresses of its own network.
error-login = The e-mail address or the password is wrong.
error-password = The password is wrong.
error-no-account = You have no account yet: a guest has no password.
error-no-mail = This hall sends no mail, so it cannot give you a new password; ask whoever runs it.
error-reset = This link is not valid any more; ask for a new one.
error-too-many-tokens = You have { $limit } tokens already; delete one first.
error-no-such-token = You have no such token.

# What was asked

error-invalid-input = { $fault ->
    [missing] The field { $field } is missing.
    [unknown] There is no field { $field } here.
    [kind] The field { $field } holds the wrong kind of value.
    [choice] The field { $field } holds none of the values it may have.
    [least] The field { $field } must be at least { $limit }.
    [most] The field { $field } must be at most { $limit }.
    [short] The field { $field } is too short; the least length is { $limit }.
    [long] The field { $field } is too long; the greatest length is { $limit }.
    [json] What was sent is no JSON.
   *[other] The field { $field } is not right.
}
error-field-name = A name has 1 to { $most } characters, and none that cannot be seen.
error-field-label = Say in 1 to { $most } characters what the token is for.
error-field-email = This is not an e-mail address.
error-field-password = A password has { $least } to { $most } characters.
error-field-webhook = A web address for notices begins with http:// or https:// and has no spaces, no password and no letters beyond the Latin ones.
error-field-player = A name to look for has at most { $most } characters.
error-bad-request = The hall does not understand this request.
error-not-understood = The hall does not understand this message.
error-not-found = There is nothing here.
error-method = This cannot be done here.
error-too-big = This is more than the hall takes at once.
error-too-fast = Too much at once; wait a little.
error-inside = Something went wrong in the hall.
error-database = The hall cannot use its database just now.

# Tables

error-no-such-table = There is no such table.
error-other-version = This table was opened for rules version { $version } of { $name } with pack { $pack }, which this hall does not have.
error-damaged-match = The match at this table is damaged and cannot be shown.
error-no-such-seat = This table has no such seat.
error-no-such-position = The match has no such position.
error-no-such-game = This hall has no such game.
error-setup-value = { $setup }: this is not one of the choices.
error-setup-twice = { $setup }: something is chosen twice.
error-setup-unknown = This game has no setup option { $name }.
error-setup-seats = { $setup }: only with { $counts } players.
error-setup-needs = { $setup }: only together with { $needed }.
error-setup-each = { $setup }: chosen for { $count }, but { $seats } are playing.
error-clock = A clock needs more than no time.
error-bots = There is no such bot, or there are more bots than seats.
error-too-many-tables = You have too many tables going; finish or close one first.
error-not-host = Only the host of the table may do that.
error-already-started = The match has begun already.
error-closed = This table is closed.
error-empty-seat = The seat of { $seat } is empty.
error-seat-taken = Somebody sits there already.
error-not-your-seat = This is not your seat.
error-not-seated = You do not sit at this table.
error-not-playing = Nothing is being played at this table.
error-not-finished = The match is not over yet.
error-others-eyes = While the match goes on you look back through your own eyes only.
error-paused = The match is paused.
error-not-now = That is not possible now.
error-not-your-turn = It is not your turn to choose.
error-late = Something has happened meanwhile; look again.
error-bot-plays = A bot plays this seat; take it back first.
error-resigned = This seat has been given up.
error-no-vote = There is nothing to agree to.
error-nothing-to-undo = There is nothing to undo there.
error-chat-fast = You are saying too much at once; wait a little.
error-chat-length = What you say must have some letters, and not too many.
error-muted = The host of this table has asked you to be silent.
error-no-such-person = Nobody like that has spoken at this table.

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
notice-farewell = You get this mail because you asked this hall to write when it is your turn. You can stop that in your settings.

# Where the client is not built

page-not-built = The pages of this hall are not built
page-not-built-text = The hall itself is running. Whoever runs it from the sources builds its pages with this command, in the folder of the project:

# A new password by mail

reset-subject = A new password for Longhall
reset-text = somebody, hopefully you, has asked for a new password for your account at this hall. Within an hour you can choose one here:
reset-farewell = If it was not you, do nothing: your password stays as it is.
