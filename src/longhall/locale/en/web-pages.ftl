# Pages to read and to look back: rules, gallery, about, the end of a match, replay.

# Rules

web-rules-title = Rules
web-rules-of = Rules of { $game }
web-rules-intro = Every rule the table knows, in our own words. Each has an ID, such as { $rule }, which refusals and the chronicle refer to.
web-rules-brief = The game in brief
web-rules-to-gallery = See every card, tile and token in the gallery
web-rules-which = The rules of which game?
web-rules-none = There is no rules page for this game.
web-rules-others = Rules of other games
web-rules-search = Search rules by text or ID
# Words that mean the same to who looks for a rule: groups between semicolons, * stands for any letters.
web-rules-same = win, wins, won, winner, winners, winning, victory, victories, victorious; fight, fights, fighting, battle, battles, combat; die, dice, roll, rolls, rolled; tie, ties, tied, draw; pay, pays, paid, cost, costs, price, prices; setup, preparation; starting, start, begin, begins; army, armies, troops, warriors, units; points, score, scores, scoring; end, ends, finish, over
web-rules-found = { $count ->
    [one] { $count } rule of { $all }
   *[other] { $count } rules of { $all }
}
web-rules-contents = Contents
web-rules-nothing = No rule has all these words. Try fewer words, or another form of a word.
web-rules-copy = Copy link to { $rule }
web-rules-copied = Link to { $rule } copied.
web-rules-ruling = Ruling
web-rules-ruling-text = Our decision where the rulebooks are silent or disagree.
web-rules-option = Setup option: { $option }

# Gallery

web-gallery-title = Gallery
web-gallery-of = Gallery of { $game }
web-gallery-intro = Everything in the box, drawn and worded by us. The rulebooks do not show every component, so each one says where it comes from.
web-gallery-to-rules = Read the rules
web-gallery-which = The gallery of which game?
web-gallery-none = This game has no gallery.
web-gallery-others = Galleries of other games
web-gallery-search = Search by name or text
web-gallery-category = Show
web-gallery-all = Everything
web-gallery-kind = Kind
web-gallery-clan = Clan
web-gallery-source = Source
web-gallery-any = any
web-gallery-found = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
web-gallery-nothing = Nothing matches these filters.
web-gallery-reset = Clear filters
web-gallery-copies = { $count } in the box

web-source-rulebook = Rulebook
web-source-rulebook-text = Printed in a rulebook.
web-source-sourced = Another public source
web-source-sourced-text = Taken from another public source, in our own words.
web-source-designed = Our design
web-source-designed-text = Designed by us because no public source shows it. The printed component may differ.

# About

web-about-title = About Longhall
web-about-what = Longhall is a digital table for big winter board games. Take a seat, fill the others with friends or bots, and play: it enforces every rule, explains every refusal and saves every match. You can run it on your own machine. No account needed, no ads, no tracking.
web-about-rules = Not sure what you may do? Click what does not work: you get the reason and the rule.
web-about-games = The games and the people who made them
web-about-unofficial = Longhall is unofficial. It is not made, endorsed, sponsored or approved by the designers or publishers of these games; titles, trademarks, art and rulebooks belong to their owners. The titles only say which game is meant. Longhall contains none of the publishers’ art or text: wording and drawings are our own, and names and numbers of components are given as facts.
web-about-buy = If you enjoy a game here, please buy it. A box on a table among friends is better than any screen, and it pays the people who made the game.
web-about-playable = playable here
web-about-planned = not here yet
web-about-design = Design
web-about-art = Illustrations
web-about-publisher = Publisher
web-about-editions = Editions in our languages
web-about-play = Keyboard and languages
web-about-keys = You can do everything without a mouse. At a table, the question mark key lists all keys; in a replay the arrow keys step through the match.
web-about-languages = Longhall speaks English, Polish, Czech and Ukrainian. It follows your browser, and you can switch at the top of the page.
web-about-credits = Credits and licences
web-about-icons = Icons
web-about-icons-text = Drawings from game-icons.net, coloured and scaled by us. Icons made by:
web-about-fonts = Fonts
web-about-libraries = Built with
web-about-own = Longhall itself
web-about-own-text = Free software by the Longhall contributors. You may use, change and share it under the Apache License, Version 2.0.

# The end of a match

web-end-title = The match is over
web-end-wins = { $seat } wins
web-end-you-win = Victory is yours
web-end-shared = { $seats } share the victory
web-end-uncounted = This match ended early, so there is no ranking.
web-end-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
web-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-together = { web-end-points } together
web-end-resigned = resigned
web-end-rematch = Rematch
web-end-join = Join the rematch
web-end-replay = Watch the replay
web-end-board = See the final board
web-end-record = Download the record
web-end-continued = This match continued from a moment of an earlier one.
web-end-continued-link = Go to that moment
web-end-sources = Where the points came from
web-end-course = Points over time
web-end-final-count = final scoring
web-end-total = Total
web-end-fair = Was it fair?
web-end-fair-text = Before the first choice the server published this hash of the match’s random seed:
web-end-fair-check = The record contains the seed. Download it, and this command replays every choice and every random event and reports the first difference, if any:
web-end-fair-file = FILE

# Replay

web-replay-title = Replay
web-replay-place = Step { $at } of { $of }
web-replay-scrub = Position in the match
web-replay-step-back = Previous step
web-replay-step-on = Next step
web-replay-turn-back = Previous turn
web-replay-turn-on = Next turn
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-times = { $times }×
web-replay-eyes = View as
web-replay-spectator = spectator
web-replay-decides = { $seat }:
web-replay-chosen = This was chosen. Press to continue.
web-replay-chosen-option = Chosen: { $option }
web-replay-others = { $count ->
    [one] { $count } other option
   *[other] { $count } other options
}
web-replay-copy = Copy link to this moment
web-replay-copied = Link to this moment copied.
web-copy-by-hand = Your browser does not allow copying. Copy the address from the address bar.
web-replay-continue = Continue from here
web-replay-continue-text = Opens a new table that continues from here. Anything random from now on is rolled or drawn afresh.
web-replay-result = Back to the result
web-replay-unfinished = There is no match at this table to replay yet.
web-replay-looking = Replay
web-replay-ongoing = This is a replay. The match continues.
web-replay-your-turn = It is your turn at the table.
web-replay-back = Back to the table
web-replay-now = This is where the match is now.
web-replay-to-table = Go to the table

## A game in brief

web-brief-title = In brief
web-brief-of = { $game } in brief
web-brief-intro = Three minutes to read, then you can play. Press a word with dots under it to see what it means.
web-brief-none = There is no such page for this game.
web-brief-next = Where to go from here
web-brief-wrong = Three things beginners get wrong
