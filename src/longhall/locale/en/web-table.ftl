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
web-table-decides = deciding
web-table-you = you
web-table-own = What you have
web-curtain = { $name }, it is your turn.
web-curtain-text = Pass the device on. What the other players hold stays hidden.
web-curtain-open = I am { $name }
web-table-to-hall = Back to the hall
web-table-to-decision = Skip to the decision
web-table-your-turn = Your turn
# In somebody else's turn, such as when one defends.
web-table-you-decide = Your decision
# On the card of a player in whose turn somebody else decides.
web-table-turn = their turn
web-title-turn = ● { $call } · { $game }
web-table-turn-of = Waiting for { $seat }
web-table-none = There is no table here
web-table-none-text = The link may be incomplete, or the table was removed long ago.
web-table-unreachable = Cannot reach the table
web-table-again = Try again
web-table-no = No

# The connection

web-table-connected = Connected
web-table-reconnecting = Reconnecting
web-table-lost = Connection lost. Reconnecting… Your choices are saved.
web-table-restarting = The server is restarting. Back in a moment.
web-table-stopped = This server no longer has the rules or components of this match, so it cannot be continued or replayed. You see the last saved position.
web-table-watching = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
web-table-you-watch = You are a spectator of this match.
web-table-taken-back = { $count ->
    [one] The last choice was undone.
   *[other] The last { $count } choices were undone.
}
web-table-taken-back-by = { $count ->
    [one] { $seat } undid the last choice.
   *[other] { $seat } undid the last { $count } choices.
}
web-table-paused = The match is paused.
web-table-paused-by = { $seat } paused the match.
web-table-paused-by-you = You paused the match.
web-table-resumed-by = { $seat } resumed the match.
web-table-pause-ends = The pause ends in { $left }.
web-table-pause-open = The pause lasts until someone resumes.
web-table-pause-over = The pause is over: the match continues.
web-table-bot-plays = A bot is playing your seat. Until you take it back, you have no say in votes.
web-wait-turn-soon = Waiting for { $seat }. A bot can take over in { $left }.
web-wait-turn-now = { $seat } has kept everyone waiting. A bot can take over.
web-wait-vote-now = { $seat } is away and has not voted. A bot can take over.
web-wait-you-soon = The others are waiting for you. They can let a bot play for you in { $left }.
web-wait-you-now = The others are waiting for you and can let a bot play for you now.

# Players and clocks

web-players-bot-instead = a bot is playing for now
web-players-resigned = resigned; a bot is playing
web-players-away = away
web-clock-left = Time left
web-clock-bank = Reserve
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-clock-minutes = { $time }

# Deciding

web-decision-why = Why can’t I?
web-decision-show = Show on the board
web-decision-why-more = and { $count } more
web-decision-nothing-refused = Nothing is blocked right now.
web-decision-rule = Rule { $rule }
web-decision-rules = Open the rules
web-decision-no-rule = This rule is not in the catalogue.
web-decision-waits = Waiting for { $seat }.
web-decision-paused = No one can decide while the match is paused.
web-decision-nobody = There is nothing to decide.
web-decision-telling = Watch what happens…
web-forecast = Coming up
web-forecast-urgent = Warning
# The rest of what is coming, behind a button.
web-forecast-more = { $count } more
web-forecast-less = Show less
web-scene = What is happening
web-scene-next = Next
web-scene-skip = Skip
web-alarm = Watch out
web-decision-filter = { $count ->
    [one] Search { $count } option
   *[other] Search { $count } options
}
web-decision-on-board = Choose on the board, or open the list of { $count } options
web-decision-below = { $count } more below
web-decision-none-found = No matching options.
web-decision-sure = Press again to confirm
web-decision-only = There is nothing else to choose now.
web-decision-auto = Only one option: chosen for you.
web-decision-announced = { $count ->
    [one] { $call }: { $text } { $count } option.
   *[other] { $call }: { $text } { $count } options.
}
web-news-earlier = { $count ->
    [one] One earlier event is in the chronicle.
   *[other] { $count } earlier events are in the chronicle.
}
web-decision-undo = Undo
web-decision-undo-text = Undo your last choice.
web-decision-undo-ask = Request undo
web-decision-undo-asks = The other players must agree: hidden information was revealed, or another player has acted since.

# Votes

web-vote = Vote
web-vote-undo = { $count ->
    [one] { $seat } asks to undo { $count } choice.
   *[other] { $seat } asks to undo { $count } choices.
}
web-vote-end = { $seat } proposes ending the match now and scoring it as it stands.
web-vote-pause = { $seat } proposes a pause until someone resumes.
web-vote-passes = Everyone agreed. The vote passes in { $left }; until then, a player whose seat a bot is playing can still return.
web-vote-lapses = Everyone must agree. The vote lapses in { $left }.
web-vote-lapsed = The vote lapsed: not everyone agreed.
web-vote-missing = Waiting for { $names }.
web-vote-agreed = Agreed: { $names }
web-vote-agree = Agree
web-vote-decline = Decline
web-vote-withdraw = Withdraw
web-vote-declined-undo = { $seat } declined: nothing is undone.
web-vote-declined-end = { $seat } declined: the match continues.
web-vote-declined-pause = { $seat } declined the longer pause.
web-vote-played-on = { $seat } kept playing, so the vote failed.
web-vote-withdrawn = { $seat } withdrew the proposal.

# The chronicle and the chat

web-chronicle-of = Filter by player
web-chronicle-search = Search the chronicle
web-chronicle-earlier = Show earlier entries
web-chronicle-none = No matching entries.
web-chronicle-empty = Nothing has happened yet.
web-chronicle-jump = Replay this moment
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-send = Send
web-chat-mute = mute
web-chat-unmute = unmute

# The menu and its windows

web-menu = Table menu
web-menu-leave = Let a bot take over
web-menu-take-back = Take back your seat
web-menu-pause = Pause
web-menu-pauses-left = { $count ->
    [one] { $count } pause left
   *[other] { $count } pauses left
}
web-menu-offer-pause = Propose a longer pause
web-menu-resume = Resume
web-menu-hand-over = Let a bot play for { $seat }
web-menu-in = available in { $left }
web-menu-offer-end = Propose ending the match
web-table-end-text = If everyone agrees, the match ends now and is scored as it stands.
web-table-end-yes = Start a vote
web-menu-resign = Resign
web-table-resign-text = A bot will finish the match for you. You cannot rejoin.
web-table-resign-yes = Resign
web-menu-link = Link to this table
web-table-link-text = Anyone with this link may watch, and may take a free seat.
web-menu-text = Text view
web-menu-keys = Keyboard shortcuts
web-menu-sound-on = Turn sounds on
web-menu-sound-off = Turn sounds off
web-menu-rules = Rules of this game
web-keys-options = Choose an option by its key
web-keys-walk = Move between options and choose one
web-keys-to-board = Go to the board, and back to the options
web-keys-undo = Undo, or request an undo
web-keys-why = What cannot be done now, and why
web-keys-text = Open the text view
web-keys-escape = Skip a scene, close an explanation
web-keys-board = Zoom and move the board
web-keys-fit = Fit the board
web-keys-help = This list
web-keys-touch = Touch: hold an option to preview it, tap to choose it.
web-hint-board = Click anything on the board for details; right-click it if clicking would choose it.
web-hint-board-touch = Tap anything on the board for details; hold it if tapping would choose it.

# Moving a board about

web-board-closer = Zoom in
web-board-farther = Zoom out
web-board-fit = Fit board

# A hint

web-hint = Hint
web-hint-text = Which choice is best here, and why. Everyone is told that you took a hint.
web-hint-thinking = Thinking about a hint…
web-hint-title = A hint for this decision
web-hint-first = Best in the hint
web-hint-second = Next best in the hint
web-hint-said = Hint. { $text }
web-hint-line = { $label }: { $steps }.
web-hint-close = Close the hint
web-keys-hint = A hint for this decision

# The teacher of a guided match

web-teacher = Teacher
web-teacher-step = Step { $step } of { $steps }
web-teacher-suggested = The teacher suggests this.
web-teacher-back = Undo that
web-teacher-alone = Continue alone
web-teacher-go-on = Continue
web-teacher-again = Listen to the teacher again
web-teacher-restart = Start the lesson again
web-teacher-fold = Hide what the teacher says
web-teacher-unfold = Show what the teacher says

## The first decision of a kind

web-first-title = For the first time
web-first-brief = In brief
web-first = A sentence with what is new
web-first-text = The first decision of each kind says what it is for and what good players look at.
web-first-forget = Say them all again
web-first-forgotten = They are said again

## What words mean

web-words = Words of the game
web-words-others = All other words
web-words-all = All words
web-keys-words = Read what the words mean
