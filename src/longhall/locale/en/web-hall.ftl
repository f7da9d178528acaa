# The pages of the hall: coming in, opening tables, finding them.

web-error-offline = Cannot reach the server. Check your internet connection.
web-error-again = Try again

# Around every page

web-title = Longhall
web-title-page = { $page } · Longhall
web-skip = Skip to content
web-nav-home = Longhall: home
web-nav-pages = Pages
web-nav-menu = Menu
web-nav-hall = Hall
web-nav-finished = Finished matches
web-nav-rules = Rules
web-nav-gallery = Gallery
web-nav-about = About
web-nav-account = Your account
web-come-in = Log in
web-unofficial = An unofficial, non-commercial fan project, not connected with the designers or publishers of these games. If you like a game, buy the box.
web-close = Close

# Settings

web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = System
web-theme-dark = Dark
web-theme-light = Light
web-speed = Bot and animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = Instant
web-sound = Sounds
web-sound-text = Short sounds when it is your turn and when something happens.
web-autoplay = Auto-play forced choices
web-autoplay-text = If you have only one option, it is chosen for you.
web-confirm = Confirm irreversible choices
web-confirm-text = Ask for confirmation before a choice you cannot undo.
web-hotkeys = Single-key shortcuts
web-hotkeys-text = Letters and digits pick options. Turn this off if you use speech input or a screen reader, so that nothing is picked by accident.

# Coming in

web-name-title = What shall we call you?
web-name-text = Other players see this name. You need no account; you can create one later to reach your tables from other devices.
web-name-label = Your name
web-name-suggest = Suggest one
web-name-login = Log in instead
web-name-enter = Continue as guest
web-name-missing = Type a name, or take a suggested one.
web-name-ideas = Astrid Snowboot; Bjorn Late-for-Dinner; Helga of the Long Bench; Ivar the Well-Rested; Ragna Two-Mittens; Torsten Thinks-Again; Ylva Warm-Hands; Sigrid of the Second Helping; Leif the Mostly Lucky; Gunhild Good-Knight

# A page that is not there

web-lost-title = Nothing but snow here
web-lost-text = This path leads nowhere. There may be a typo in the address, or the page no longer exists.
web-lost-back = Back to the hall
web-lost-trouble = This page cannot be shown right now

# The games

web-game-seats = { $least }–{ $most } players
web-game-seats-only = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-length-90 = about 90 min
web-length-120 = 2+ hours
web-weight-middle = Medium weight
web-weight-heavy = Heavy

# The hall

web-hall-title = A warm table for long winter evenings
web-hall-text = Big winter board games, played in your browser with friends or against bots. The table knows the rules, shows what you can do and why you cannot do the rest, and saves every match. Pick a game and sit down: it is free, and you need no account.
web-hall-start = Play now
web-hall-back = Welcome back, { $name }
web-hall-turns = { $n ->
    [0] The other players are thinking. Sit by the fire, or start another match.
    [one] { $n } table is waiting for you.
   *[other] { $n } tables are waiting for you.
}
web-hall-games = The games
web-hall-open = Open a table
web-hall-learn = Learn
web-hall-learn-game = Learn { $title }
web-hall-new = Never played one of them? A teacher leads you through a first match:
web-learn-begun = You have begun this lesson
web-learn-begun-text = A guided match of { $title } waits where you left it.
web-learn-anew = Start from the beginning
web-learn-go-on = Continue
web-hall-not-yet = Not playable yet
web-hall-mine = Your tables
web-hall-open-tables = Looking for players
web-hall-open-none = No tables are looking for players. Open one and leave a seat free.
web-hall-join = Join
web-hall-playing = In progress
web-hall-playing-none = No public matches are in progress. The fire is lit anyway.
web-hall-watch = Watch
web-hall-more = More
web-hall-finished = Finished matches
web-hall-finished-mine = Finished matches: yours and everyone’s
web-my-turn = Your turn
web-my-play = Play
web-my-go = Open
web-my-open = { $seats ->
    [0] ready to start
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-my-paused = paused
web-my-other = Waiting for { $name }
web-table-by-link = link only
web-chair-free = free
web-chair-left = Former player
web-chair-character = { $name } ({ $level })
web-chair-bot-since = a bot from step { $n } on
web-chair-host = host
web-chair-alike = looks like the name of someone else here
web-chair-winner = winner
web-join-label = Join with a link
web-join-example = { $address }/tables/…
web-join-go = Join
web-join-wrong = This is not a table link. It should end with /tables/ and some letters.

# Clocks

web-clock-none = no clock
web-clock-live = { $time } per decision + { $bank } reserve
web-clock-strict = { $time } per decision
web-clock-leisure = { $time } per decision

# A new table

web-new-title = New table for { $game }
web-new-which = Which game?
web-new-not-yet = This game cannot be played here yet.
web-new-chairs = Seats
web-new-count = Players
web-new-chair = Seat { $number }
web-new-me = You
web-new-me-text = You play this seat on this device.
web-new-chair-name = Name for seat { $number }
web-new-friend = Invite a player
web-new-friend-text = For a player you send the link to, or who joins from the hall.
web-new-bots = Bots
web-new-main = Match
web-new-each = choose for each seat
web-new-needs = Needs: { $what }.
web-new-needs-seats = Only with { $counts } players.
web-new-value-seats = “{ $value }” is only for { $counts } players.
web-new-brings = Changes these rules:
web-new-is = { $option }: { $what }
web-new-rule = Rule { $rule }
web-new-more = More options
web-new-more-text = Finer points of the rules, for experienced players. The defaults are what most editions agree on.
web-new-changed = { $n ->
    [one] { $n } changed
   *[other] { $n } changed
}
web-new-table = Table
web-new-access = Who can join
web-new-link = Link only
web-new-link-text = Only players who have the link can find the table.
web-new-public = Public
web-new-public-text = The table is listed in the hall: anyone may join or watch.
web-new-hints = Hints
web-new-hints-on = Allowed
web-new-hints-off = Not allowed
web-new-hints-text = Players may ask the computer for the best choice. Everyone is told when someone does.
web-new-no-hints-text = No one gets help from the computer.
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-none-text = Take all the time you need.
web-new-clock-live = Real-time
web-new-clock-live-text = For playing in one sitting. If a player’s time runs out, a bot plays until they return.
web-new-clock-leisure = Turn-based
web-new-clock-leisure-text = A few decisions a day. Get an e-mail when it is your turn.
web-new-clock-time = Time per decision
web-new-sum-me = { $seats ->
    [one] { $name }
   *[other] { $name }, in { $seats } seats
}
web-new-sum-friends = { $n ->
    [one] { $n } seat for an invited player
   *[other] { $n } seats for invited players
}
web-new-sum-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
web-new-start = Start
web-new-start-text = The match starts at once.
web-new-watch = Watch the bots play
web-new-open = Open table
web-new-open-text = You get an invite link. Start the match once every seat is filled.

# Before a match begins

web-lobby-title = A match of { $game }
web-lobby-closed = This table was closed. You can open a new one.
web-lobby-lost = Connection lost. Reconnecting…
web-lobby-here = { $watching ->
    [0] { $seated } at the table
   *[other] { $seated } at the table, { $watching } spectating
}
web-lobby-empty = { $n ->
    [0] Everyone is here.
    [one] { $n } seat is still empty: wait for a player, or fill it with a bot.
   *[other] { $n } seats are still empty: wait for players, or fill them with bots.
}
web-lobby-wait-seats = Waiting until every seat is filled.
web-lobby-wait-host = Waiting for the host to start.
web-lobby-invite = Invite players
web-lobby-invite-link = Only players who have this link can find the table.
web-lobby-invite-public = The table is listed in the hall. This link leads straight to it.
web-lobby-copy = Copy link
web-lobby-copied = Link copied.
web-lobby-close = Close table
web-lobby-close-text = This cancels the match and notifies everyone at the table.
web-lobby-close-done = Table closed.
web-lobby-continued = Continues a finished match from step { $n }
web-lobby-setup = Setup
web-lobby-clock = Clock: { $clock }
web-lobby-hints = Hints: { $allowed ->
    [true] allowed
   *[false] not allowed
}
web-lobby-usual = The standard game, without modules or variants
web-lobby-free = free seat
web-lobby-awaited = saved for { $name }
web-lobby-offered = Take seat { $number }
web-lobby-role = Player { $number } ({ $role })
web-lobby-you = you
web-lobby-bot = bot: { $level }
web-lobby-present = online
web-lobby-away = away
web-lobby-sit = Sit here
web-lobby-sit-too = Play this seat too
web-lobby-stand = Leave seat
web-lobby-give = Player for seat { $number }
web-lobby-for-person = Human player

# Finished matches

web-finished-whose = Matches of
web-finished-all = Everyone
web-finished-mine = You
web-finished-game = Game
web-finished-every = All games
web-finished-player = Player name
web-finished-matches = Matches
web-finished-found = { $n ->
    [0] Nothing found.
    [one] { $n } match found.
   *[other] { $n } matches found.
}
web-finished-none = No one has finished a match here yet. Yours could be the first.
web-finished-nothing = No matches fit this search.
web-finished-replay = Replay
web-finished-more = Show older matches

# You and your account

web-account-title = { $name }’s account
web-account-nobody = You are not logged in
web-account-as-guest = Continue as guest
web-account-make-title = Create an account
web-account-make-text = You are a guest in this browser only. Sign up with an e-mail address and password to reach your tables from any device.
web-account-make-mail-text = You are a guest in this browser only. Sign up with an e-mail address and password to reach your tables from any device and get turn notifications.
web-account-make = Create account
web-account-made = Account created.
web-account-pending = We sent an e-mail to { $email }. Open the link in it to confirm the address.
web-email = E-mail address
web-password = Password
web-password-new = New password
web-password-text = At least 8 characters.
web-login-title = Log in
web-login-go = Log in
web-login-forgot = Forgot password?
web-login-guest-text = Have an account? Log in. Tables you joined as a guest stay with the guest name.
web-you-title = You
web-you-rename = Change name
web-you-renamed = Name changed.
web-you-since = Member since { $date }
web-keys-title = E-mail and password
web-keys-email-now = E-mail address: { $email }
web-keys-email = Change e-mail address
web-keys-email-new = New e-mail address
web-keys-email-changed = E-mail address changed.
web-keys-password = Change password
web-keys-password-old = Current password
web-keys-password-changed = Password changed. You have been logged out on all other devices.
web-notices-title = Notifications
web-notices-text = Get notified when it is your turn in a turn-based match.
web-notices-email = By e-mail
web-notices-email-text = One e-mail per turn, or one for several tables.
web-notices-email-guest = You need an account with an e-mail address.
web-notices-webhook = Webhook URL
web-notices-webhook-text = The server posts a short signed message to this address. Leave it empty to turn this off.
web-notices-save = Save
web-notices-saved = Saved.
web-notices-key = Messages are signed with this key:
web-tokens-title = API tokens
web-tokens-text = An API token lets a program, such as your bot, act as you. Treat it like a password.
web-tokens-once = Copy this token now. It will not be shown again.
web-tokens-copy = Copy token
web-tokens-copied = Copied
web-tokens-label = Label
web-tokens-example = my bot
web-tokens-scope = Access
web-tokens-scope-read = Read only
web-tokens-scope-play = Read and play
web-tokens-scope-account = Full access, account included
web-tokens-make = Create token
web-tokens-delete = Delete token { $label }
web-tokens-deleted = Token { $label } deleted.
web-leave-title = Log out or delete account
web-leave-text = Your data is yours: download it as a file, or delete all of it. Matches you played stay, without your name.
web-leave-logout = Log out
web-leave-everywhere = Log out on all devices
web-leave-export = Download my data
web-leave-delete = Delete my account
web-leave-delete-text = { $name }, this permanently deletes everything stored about you, including your chat messages. Bots take over your seats.
web-leave-delete-sure = Delete everything
web-leave-deleted = Everything has been deleted. Farewell.
web-leave-guest-text = { $name }, you have no account. Once you log out you cannot get back to this name and its tables.
web-leave-guest-sure = Log out anyway
web-leave-stay = Cancel

# A new password

web-reset-title = New password
web-reset-forgot-text = Enter your e-mail address and we will send you a link to reset your password.
web-reset-ask = Send link
web-reset-sent = If there is an account for { $email }, an e-mail with a link is on its way. The link is valid for one hour.
web-reset-text = Choose a new password. You will be logged in here and logged out everywhere else.
web-reset-set = Set password
web-reset-again = Request another link
web-confirm-title = Your e-mail address
web-confirm-done = Thank you. Your e-mail address is confirmed.
web-confirm-account = Go to your account
web-confirm-needed = This address is not confirmed yet, so no notifications are sent to it. Open the link in the e-mail we sent you.
web-confirm-again = Send the link again
web-confirm-sent = An e-mail with the link is on its way.

## Ways to a table

web-ways = Ways to play
web-ways-learn = Learn by playing
web-ways-learn-new = New here? A teacher leads you through a first match, step by step; the first choice comes at once.
web-ways-learn-text = A teacher leads you through a match, step by step.
web-ways-quick = Play at once
web-ways-quick-text = { $bots ->
    [one] You and { $bots } mild bot; everything is set up for you.
   *[other] You and { $bots } mild bots; everything is set up for you.
}
web-ways-quick-go = Play now
web-ways-own = Your own way
web-ways-own-text = Friends, bots and rules as you like them.
web-ways-own-go = Choose below
