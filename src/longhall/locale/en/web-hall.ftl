# The pages of the hall: coming in, opening tables, finding them.

web-error-offline = The hall cannot be reached. Is the connection gone?
web-error-again = Try again

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Skip to the content
web-nav-home = Longhall: to the hall
web-nav-pages = Pages
web-nav-menu = Menu
web-nav-hall = Hall
web-nav-finished = Finished matches
web-nav-rules = Rules
web-nav-gallery = Gallery
web-nav-about = About
web-nav-account = You and your account
web-come-in = Come in
web-unofficial = An unofficial, non-commercial table made by admirers of these games; not connected with their designers or publishers. If you like a game, buy the box.
web-close = Close

# Settings

web-settings = Settings
web-language = Language
web-theme = Lighting
web-theme-system = as the device
web-theme-dark = dark
web-theme-light = light
web-speed = Bots and scenes
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = show at once
web-sound = Sounds
web-sound-text = Small sounds when it is your turn and when something happens.
web-autoplay = Take the only choice
web-autoplay-text = Where there is just one thing you can do, it is done for you.
web-confirm = Ask before what cannot be undone
web-confirm-text = A question before choices that nobody can take back.
web-hotkeys = Choose by single keys
web-hotkeys-text = Letters and digits choose at the table. Without them a device that you speak to, or that reads to you, chooses nothing by mistake.

# Coming in

web-name-title = What shall we call you?
web-name-text = The others at the table see this name. You need no account; you can make one later to keep your tables on other devices.
web-name-label = Your name
web-name-suggest = Suggest one
web-name-login = I have an account
web-name-enter = Come in
web-name-ideas = Astrid Snowboot; Bjorn Late-for-Dinner; Helga of the Long Bench; Ivar the Well-Rested; Ragna Two-Mittens; Torsten Thinks-Again; Ylva Warm-Hands; Sigrid of the Second Helping; Leif the Mostly Lucky; Gunhild Good-Knight

# A page that is not there

web-lost-title = Nothing but snow here
web-lost-text = This path leads nowhere. Perhaps the address has a slip of the pen, or what was here is gone.
web-lost-back = Back to the hall
web-lost-trouble = This cannot be shown now

# The games

web-game-seats = { $least }–{ $most } players
web-game-seats-only = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-length-90 = about an hour and a half
web-length-120 = two hours or more
web-weight-middle = a fair number of rules
web-weight-heavy = many rules

# The hall

web-hall-title = A warm table for long winter evenings
web-hall-text = Big winter board games, played in your browser with friends or against bots. The table knows the rules, tells you what you can do and why you cannot, and keeps your place. Pick a game and sit down; it costs nothing and needs no account.
web-hall-start = Sit down and play
web-hall-back = Welcome back, { $name }
web-hall-turns = { $n ->
    [0] The others are thinking. Sit by the fire, or start another game.
    [one] { $n } table is waiting for you.
   *[other] { $n } tables are waiting for you.
}
web-hall-games = The games
web-hall-open = Open a table
web-hall-not-yet = Not playable yet
web-hall-mine = Your tables
web-hall-open-tables = Looking for players
web-hall-open-none = No table is waiting for players. Open one, and leave a chair for somebody.
web-hall-join = Join
web-hall-playing = Being played
web-hall-playing-none = Nobody is playing in public right now. The fire is lit all the same.
web-hall-watch = Watch
web-hall-more = Find your way
web-hall-finished = Finished matches
web-hall-finished-mine = Finished matches, yours and others’
web-my-turn = Your turn
web-my-play = Play
web-my-go = Go there
web-my-open = { $seats ->
    [0] ready to start
    [one] { $seats } chair free
   *[other] { $seats } chairs free
}
web-my-paused = paused
web-my-other = { $name } decides
web-table-by-link = by link only
web-chair-free = free
web-chair-winner = winner
web-join-label = Join by link
web-join-example = { $address }/tables/…
web-join-go = Go
web-join-wrong = This does not look like the link of a table. It ends with /tables/ and some letters.

# Clocks

web-clock-none = no clock
web-clock-live = { $time } per decision, and { $bank } to spare
web-clock-strict = { $time } per decision
web-clock-leisure = { $time } per decision

# A new table

web-new-title = A new table of { $game }
web-new-which = Which game?
web-new-not-yet = This game cannot be played here yet. Its table will stand here once it can.
web-new-chairs = Who sits at the table
web-new-count = Players
web-new-chair = Chair { $number }
web-new-me = You
web-new-me-text = You play this seat, here on this screen.
web-new-chair-name = Name on chair { $number }
web-new-friend = Somebody by link
web-new-friend-text = Whoever you send the link to, or who joins in the hall.
web-new-bots = Bots
web-new-main = The match
web-new-each = choose for each
web-new-needs = Needs: { $what }.
web-new-needs-seats = Only with { $counts } players.
web-new-value-seats = “{ $value }” is only for { $counts } players.
web-new-brings = Changes these rules:
web-new-is = { $option }: { $what }
web-new-rule = Rule { $rule }
web-new-more = More options
web-new-more-text = Finer points of the rules, for those who know the game. As they stand they are what most editions agree on.
web-new-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
web-new-table = The table
web-new-access = Who may come in
web-new-link = by link
web-new-link-text = Only those who have the link find the table.
web-new-public = everybody
web-new-public-text = The table is listed in the hall: anybody may join or watch.
web-new-clock = Clock
web-new-clock-none = none
web-new-clock-none-text = Everybody takes the time they need.
web-new-clock-live = live
web-new-clock-live-text = For an evening together. A bot plays for whoever runs out of time, until they take their seat back.
web-new-clock-leisure = at leisure
web-new-clock-leisure-text = A few decisions a day. You can be told by e-mail when it is your turn.
web-new-clock-time = Time per decision
web-new-sum-me = { $seats ->
    [one] { $name }
   *[other] { $name }, on { $seats } chairs
}
web-new-sum-friends = { $n ->
    [one] { $n } chair for a guest
   *[other] { $n } chairs for guests
}
web-new-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-new-start = Start
web-new-start-text = The match begins at once.
web-new-watch = Watch the bots play
web-new-open = Open the table
web-new-open-text = You get a link to send; the match begins when everybody is here.

# Before a match begins

web-lobby-title = The table is set for { $game }
web-lobby-closed = This table has been closed. Another one is quickly opened.
web-lobby-lost = The connection is lost. Trying again…
web-lobby-here = { $watching ->
    [0] Here now: { $seated } at the table.
   *[other] Here now: { $seated } at the table, { $watching } looking on.
}
web-lobby-empty = { $n ->
    [0] Everybody is here.
    [one] { $n } chair is still empty: wait for somebody, or give it to a bot.
   *[other] { $n } chairs are still empty: wait for somebody, or give them to bots.
}
web-lobby-wait-seats = Waiting until every chair is taken.
web-lobby-wait-host = Waiting for the host to start.
web-lobby-invite = Invite others
web-lobby-invite-link = Only those who have this link find the table.
web-lobby-invite-public = The table is listed in the hall. With this link people find it at once.
web-lobby-copy = Copy the link
web-lobby-copied = The link is copied.
web-lobby-close = Close the table
web-lobby-close-text = The match will not take place; everybody who sits here is told.
web-lobby-close-done = The table is closed.
web-lobby-continued = Goes on from a finished match, after choice { $n }
web-lobby-setup = What will be played
web-lobby-clock = Clock: { $clock }
web-lobby-usual = The game as it is, without modules or variants
web-lobby-free = a free chair
web-lobby-you = you
web-lobby-bot = bot
web-lobby-present = is here
web-lobby-away = is away
web-lobby-sit = Sit here
web-lobby-sit-too = Play this seat too
web-lobby-stand = Stand up
web-lobby-give = Who plays chair { $number }
web-lobby-for-person = for a person

# Finished matches

web-finished-whose = Whose
web-finished-all = Everybody’s
web-finished-mine = Yours
web-finished-game = Game
web-finished-every = all games
web-finished-player = A player’s name
web-finished-matches = Matches
web-finished-found = { $n ->
    [0] Nothing found.
    [one] { $n } match found.
   *[other] { $n } matches found.
}
web-finished-none = No match has been played to its end here yet. Yours could be the first.
web-finished-nothing = No finished match fits this search.
web-finished-replay = Replay
web-finished-more = Show older ones

# You and your account

web-account-title = { $name }, at home here
web-account-nobody = You have not come in yet
web-account-as-guest = Come in as a guest
web-account-make-title = Make it an account
web-account-make-text = Right now this browser alone knows you. With an e-mail address and a password you find your tables on every device, and the hall can write when it is your turn.
web-account-make = Make an account
web-account-made = You have an account now.
web-email = E-mail address
web-password = Password
web-password-new = New password
web-password-text = At least 8 characters.
web-login-title = Log in
web-login-go = Log in
web-login-forgot = I have forgotten my password
web-login-guest-text = If you have an account, log in. The tables of this guest stay behind with their name.
web-you-title = You
web-you-rename = Change the name
web-you-renamed = Your name is changed.
web-you-since = Here since { $date }
web-keys-title = E-mail and password
web-keys-email-now = Your e-mail address: { $email }
web-keys-email = Change the e-mail address
web-keys-email-new = New e-mail address
web-keys-email-changed = Your e-mail address is changed.
web-keys-password = Change the password
web-keys-password-old = Password until now
web-keys-password-changed = Your password is changed; elsewhere you are logged out.
web-notices-title = Notices
web-notices-text = At tables at leisure the hall can tell you when it is your turn.
web-notices-email = By e-mail
web-notices-email-text = One mail a turn, or one for several tables.
web-notices-email-guest = Needs an account with an e-mail address.
web-notices-webhook = To a web address of yours (webhook)
web-notices-webhook-text = The hall posts a small signed message there. Leave it empty for none.
web-notices-save = Save the address
web-notices-saved = Saved.
web-notices-key = The messages are signed with this key:
web-tokens-title = Keys for programs
web-tokens-text = A token lets a program of yours play and read in your name, such as a bot you wrote. Keep it like a password.
web-tokens-once = Copy this token now; it is not shown again.
web-tokens-label = What it is for
web-tokens-example = my bot
web-tokens-make = Make a token
web-tokens-delete = Delete the token { $label }
web-tokens-deleted = The token { $label } is deleted.
web-leave-title = Leaving
web-leave-text = Your data is yours: take it along as a file, or have everything deleted. Matches you played stay, with an empty chair in your place.
web-leave-logout = Log out
web-leave-everywhere = Log out everywhere
web-leave-export = Download my data
web-leave-delete = Delete everything
web-leave-delete-text = { $name }, all the hall knows about you will be deleted, with everything you said. Bots take over where you are playing. This cannot be undone.
web-leave-delete-sure = Delete it all
web-leave-deleted = Everything is deleted. Farewell.
web-leave-guest-text = { $name }, without an account there is no way back to this name and its tables once you log out.
web-leave-guest-sure = Log out all the same
web-leave-stay = Stay

# A new password

web-reset-title = A new password
web-reset-forgot-text = Say which e-mail address your account has, and the hall sends a link there to set a new password.
web-reset-ask = Send me a link
web-reset-sent = If there is an account with { $email }, a mail with a link is on its way. The link is good for an hour.
web-reset-text = Choose a new password. You are then logged in here, and logged out everywhere else.
web-reset-set = Set the password
web-reset-again = Ask for another link
web-confirm-title = Your e-mail address
web-confirm-done = Thank you. Your e-mail address is confirmed.
web-confirm-account = To your account
web-confirm-needed = This address is not confirmed yet, so the hall sends no notices to it. Open the link in the mail that was sent there.
web-confirm-again = Send the link again
web-confirm-sent = A mail with the link is on its way.
