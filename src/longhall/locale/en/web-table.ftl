# The table: who plays, what lies where, what can be done there besides deciding.

web-table-players = Players
web-table-chronicle = Chronicle
web-table-market = Market
web-table-chat = Chat
web-table-side = Beside the board
web-table-sheet = Under the board
web-table-sheet-open = Show more
web-table-sheet-close = Show the board
web-table-decision = Decision
web-table-decides = decides
web-table-you = you
web-table-own = What you have
web-curtain = { $name }, it is your turn.
web-curtain-text = Pass the device on. What the others hold stays hidden.
web-curtain-open = I am { $name }
web-table-to-hall = Back to the hall
web-table-to-decision = Skip to the decision
web-table-your-turn = Your turn
# In somebody else's turn, such as when one defends.
web-table-you-decide = You decide
# On the card of a player in whose turn somebody else decides.
web-table-turn = their turn
web-title-turn = ● { $call } · { $game }
web-table-turn-of = { $seat } decides
web-table-none = There is no table here
web-table-none-text = The link may be incomplete, or the table was cleared away long ago.
web-table-unreachable = The table cannot be reached
web-table-again = Try again
web-table-no = No

# The connection

web-table-connected = Connected
web-table-reconnecting = Connecting
web-table-lost = The connection is lost. It comes back by itself; nothing you have chosen is gone.
web-table-restarting = The hall starts anew and will be back in a moment.
web-table-watching = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
web-table-you-watch = You are watching this match.
web-table-taken-back = { $count ->
    [one] The last choice was taken back.
   *[other] The last { $count } choices were taken back.
}
web-table-paused = The match is paused.
web-table-paused-by = { $seat } has paused the match.
web-table-paused-by-you = You have paused the match.
web-table-resumed-by = { $seat } has resumed the match.
web-table-bot-plays = A bot plays your seat.

# Players and clocks

web-players-bot = a bot
web-players-bot-instead = a bot plays this seat for now
web-players-resigned = has given up; a bot plays on
web-players-away = away
web-clock-left = Time left
web-clock-bank = Time in reserve
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $time }

# Deciding

web-decision-why = Why can’t I?
web-decision-show = Show on the board
web-decision-why-more = and { $count } more
web-decision-nothing-refused = Nothing you might expect is refused here.
web-decision-rule = Rule { $rule }
web-decision-rules = Open the rules
web-decision-no-rule = This rule is not in the catalogue.
web-decision-waits = { $seat } decides.
web-decision-paused = Nobody decides while the match is paused.
web-decision-nobody = There is nothing to decide.
web-decision-telling = See what happens…
web-forecast = What is coming
web-forecast-urgent = Take care
# The rest of what is coming, behind a button.
web-forecast-more = More ahead: { $count }
web-forecast-less = Show less
web-scene = What is happening
web-scene-next = Next
web-scene-skip = Skip
web-decision-filter = { $count ->
    [one] Find among { $count } option
   *[other] Find among { $count } options
}
web-decision-on-board = Choose on the board, or open the list of { $count } options
web-decision-below = { $count } more below
web-decision-none-found = No option says that.
web-decision-sure = Press again to choose
web-decision-only = There is nothing else to choose now.
web-decision-auto = The only choice is made for you.
web-decision-announced = { $count ->
    [one] { $call }: { $text } { $count } option.
   *[other] { $call }: { $text } { $count } options.
}
web-news-earlier = { $count ->
    [one] One earlier event is in the chronicle.
   *[other] { $count } earlier events are in the chronicle.
}
web-decision-undo = Step back
web-decision-undo-text = Take your last choice back.
web-decision-undo-ask = Ask to step back
web-decision-undo-asks = The others must agree: something has come to light or somebody else has chosen since.

# Votes

web-vote = A question to the table
web-vote-undo = { $count ->
    [one] { $seat } asks to take back { $count } choice.
   *[other] { $seat } asks to take back { $count } choices.
}
web-vote-end = { $seat } offers to end the match here and to count as it stands.
web-vote-bot = { $seat } asks for a bot to play for { $other }.
web-vote-passes = It passes in { $left } if nobody declines.
web-vote-agreed = Agreed: { $names }
web-vote-agree = Agree
web-vote-decline = Decline
web-vote-withdraw = Take the question back
web-vote-waiting = The others are thinking about it.
web-vote-declined-undo = { $seat } declines: nothing is taken back.
web-vote-declined-end = { $seat } declines: the match goes on.
web-vote-declined-bot = { $seat } declines: no bot takes over.
web-vote-played-on = { $seat } plays on, which declines the question.
web-vote-withdrawn = { $seat } takes the question back.

# The chronicle and the chat

web-chronicle-of = Only what one player did
web-chronicle-search = Find in the chronicle
web-chronicle-earlier = Show what came before
web-chronicle-none = Nothing like that has happened.
web-chronicle-empty = Nothing has happened yet.
web-chronicle-jump = Look back at this moment
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Say it
web-chat-mute = mute
web-chat-unmute = let speak

# The menu and its windows

web-menu = Menu of the table
web-menu-leave = Leave the seat to a bot
web-menu-take-back = Take the seat back
web-menu-pause = Pause the match
web-menu-resume = Go on
web-menu-offer-bot = Ask for a bot in the empty seat
web-menu-offer-end = Offer to end here
web-table-end-text = If everybody agrees, the match ends now and is counted as it stands.
web-table-end-yes = Ask the others
web-menu-resign = Give up
web-table-resign-text = A bot plays your seat to the end. You cannot take it back.
web-table-resign-yes = Yes, I give up
web-menu-link = Link to this table
web-table-link-text = Whoever has this link may watch, and may sit down while a seat is free.
web-table-copy = Copy
web-table-copied = The link is copied.
web-menu-text = The table as text
web-menu-keys = Keyboard shortcuts
web-menu-sound-on = Turn sounds on
web-menu-sound-off = Turn sounds off
web-menu-rules = Rules of this game
web-keys-options = Choose an option by its key
web-keys-walk = Go from option to option, choose
web-keys-to-board = Go to the board, and back to the options
web-keys-undo = Step back, or ask the others to
web-keys-why = What cannot be done now, and why
web-keys-text = Read the table as text
web-keys-escape = Skip a scene, close an explanation
web-keys-board = Zoom and move the board
web-keys-fit = Fit the whole board in
web-keys-help = This list
web-keys-touch = With a finger: rest on an option to see what it would bring, tap to choose it.
web-hint-board = Click a place or a piece on the board to read what it is; while it is on offer, with the right button.
web-hint-board-touch = Tap a place or a piece on the board to read what it is; while it is on offer, keep your finger on it.

# Moving a board about

web-board-closer = Closer
web-board-farther = Farther away
web-board-fit = All of the board
