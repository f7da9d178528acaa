# Pages to read and to look back: rules, gallery, about, the end of a match, replay.

# Rules

web-rules-title = Rules
web-rules-of = Rules of { $game }
web-rules-intro = Every rule the table knows, in our own words. Each has a name of its own, such as { $rule }: refusals and the chronicle point here.
web-rules-brief = The game in brief
web-rules-to-gallery = See every card, tile and token in the gallery
web-rules-which = The rules of which game?
web-rules-none = The rules of this game have not been written down here.
web-rules-others = Rules of other games
web-rules-search = Find a rule: words or its name
web-rules-found = { $count ->
    [one] { $count } rule of { $all }
   *[other] { $count } rules of { $all }
}
web-rules-contents = Contents
web-rules-nothing = No rule has all these words. Try fewer of them, or another form of a word.
web-rules-copy = Copy the link to { $rule }
web-rules-copied = The link to { $rule } is copied.
web-rules-ruling = Ruling
web-rules-ruling-text = Decided here, where the rulebooks are silent or disagree.
web-rules-option = Setup option: { $option }

# Gallery

web-gallery-title = Gallery
web-gallery-of = Gallery of { $game }
web-gallery-intro = Everything in the box as this table knows it, drawn and worded by us. The rulebooks do not print all of it, so each piece says where it is from.
web-gallery-to-rules = Read the rules
web-gallery-which = The gallery of which game?
web-gallery-none = There is nothing to look at in the box of this game.
web-gallery-others = Galleries of other games
web-gallery-search = Find by name or text
web-gallery-category = Show
web-gallery-all = Everything
web-gallery-kind = Kind
web-gallery-clan = Clan
web-gallery-source = Source
web-gallery-any = any
web-gallery-found = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
web-gallery-nothing = Nothing in the box is like that.
web-gallery-reset = Show everything again
web-gallery-copies = { $count } in the box

web-source-rulebook = Rulebook
web-source-rulebook-text = Printed in a rulebook.
web-source-sourced = Other source
web-source-sourced-text = Found in another public source and told in our own words.
web-source-designed = Our design
web-source-designed-text = Made up for this table because nothing was found. The printed piece may differ.

# About

web-about-title = About Longhall
web-about-what = Longhall is a digital table for big winter board games. Take a seat, fill the others with friends or bots, and play: the hall knows every rule, explains every refusal and remembers every match. It runs on your own machine, needs no account, shows no advertising and follows nobody around.
web-about-rules = Not sure what you may do? Click on what does not work, and the hall says why and names the rule.
web-about-games = The games and the people who made them
web-about-unofficial = Longhall is unofficial. It is not made, endorsed, sponsored or approved by the designers or publishers of these games; titles, trademarks, art and rulebooks belong to their owners. The titles only say which game is meant. Nothing of the publishers’ art or text is in here: wording and drawings are our own, and names and numbers of pieces are given as facts.
web-about-buy = If you enjoy a game here, please buy it. A box on a table among friends is better than any screen, and it pays the people who made the game.
web-about-playable = playable here
web-about-planned = not here yet
web-about-design = Design
web-about-art = Illustrations
web-about-publisher = Publisher
web-about-editions = In our languages
web-about-play = Keys and languages
web-about-keys = Everything can be done without a mouse. At a table, the question mark key shows all keys; in a replay the arrow keys step through the match.
web-about-languages = The hall speaks English, Polish, Czech and Ukrainian. It follows the browser, and the switch at the top changes it at once.
web-about-credits = Credits and licences
web-about-icons = Icons
web-about-icons-text = Drawings from game-icons.net, coloured and scaled by us. Icons made by:
web-about-fonts = Letters
web-about-libraries = Built with
web-about-own = Longhall itself
web-about-own-text = Free software by the Longhall contributors. You may use, change and share it under the Apache License, Version 2.0.

# The end of a match

web-end-title = The match is over
web-end-wins = { $seat } wins
web-end-you-win = The victory is yours
web-end-shared = { $seats } share the victory
web-end-uncounted = This game is not counted before its end, so there are no places.
web-end-place = Place { $place }
web-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-together = together { web-end-points }
web-end-resigned = gave up
web-end-rematch = Rematch
web-end-join = Join the rematch
web-end-replay = Watch the replay
web-end-board = See the final board
web-end-record = Download the record
web-end-continued = This match went on from a point of an earlier one.
web-end-continued-link = Look at that point
web-end-sources = Where the points came from
web-end-course = How the points came together
web-end-final-count = final count
web-end-total = Total
web-end-fair = Was chance fair?
web-end-fair-text = Before the first choice the hall published this fingerprint of the secret from which everything random in the match comes:
web-end-fair-check = The record reveals the secret. Download it and let the program replay every choice and every random event; it names the first difference, if there is any:

# Replay

web-replay-title = Replay
web-replay-place = Choice { $at } of { $of }
web-replay-scrub = Place in the match
web-replay-step-back = One choice back
web-replay-step-on = One choice on
web-replay-turn-back = To the turn before
web-replay-turn-on = To the next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-eyes = Through the eyes of
web-replay-spectator = a spectator
web-replay-decides = { $seat }:
web-replay-chosen = This was chosen. Press to go on.
web-replay-chosen-option = Chosen: { $option }
web-replay-others = { $count ->
    [one] { $count } other option
   *[other] { $count } other options
}
web-replay-copy = Copy the link to this moment
web-replay-copied = The link to this moment is copied.
web-copy-by-hand = The browser does not let us copy. Take the address from its address bar.
web-replay-continue = Continue from here
web-replay-continue-text = Opens a new table that goes on from this moment, with new dice.
web-replay-result = Back to the result
web-replay-unfinished = There is no match at this table yet to look back at.
web-replay-looking = Looking back
web-replay-ongoing = You are looking back. The match goes on.
web-replay-your-turn = It is your turn at the table.
web-replay-back = Back to the table
web-replay-now = This is where the match is now.
web-replay-to-table = To the table
