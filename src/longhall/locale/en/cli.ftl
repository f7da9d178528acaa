# What the command line says itself. Seats, cards, buildings and resources arrive as words.

cli-seat = { $seat }
cli-row-seat = Seat
cli-row-bot = Bot
cli-row-wins = Wins
cli-row-rank = Place
cli-row-place = Times in place { $rank }
cli-waiting = { $seat } is deciding.
cli-end = The match is over [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } match of { $game }, seed { $seed }
       *[other] { $games } matches of { $game }, seed { $seed }
    }
cli-simulate-ends =
    { $lawful ->
        [one] { $lawful } ended lawfully
       *[other] { $lawful } ended lawfully
    }, { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }
cli-simulate-bot-wins = Wins of { $bot }: { $wins }
cli-simulate-reason = Ends, { $reason }: { $count }
cli-simulate-lengths = { $what }: { $least } to { $most }, { $mean } on average
cli-simulate-speed = { $rate } decisions a second, { $seconds } s in all
cli-simulate-report = The report is in { $file }.

# replay and verify
cli-replay-head = After { $n } of { $all } choices
cli-verify-good = { $file } verifies: { $choices } choices, every outcome drawn again from the revealed seed, and the result.
cli-verify-continued = { $file } verifies: { $choices } choices and the result. The match goes on from another one after choice { $copied }: up to there the outcomes are taken as recorded, every later one was drawn again from the revealed seed.
cli-verify-no-seed = { $file } verifies: { $choices } choices and the result; it reveals no seed, so the outcomes are taken as recorded.
cli-verify-running = { $file } verifies so far: { $choices } choices; the match is not over.

# bench
cli-bench-head =
    { $seats } seats, { $compiled ->
        [true] compiled
       *[false] interpreted
    }
cli-bench-decisions-per-s = random playouts, decisions a second
cli-bench-clone-us = clone, µs
cli-bench-options-us = options in full, µs
cli-bench-apply-undo-us = clone and apply a choice, µs
cli-bench-rewind-us = undo by replaying, µs
cli-bench-view-us = view of a seat, µs
cli-bench-determinize-us = determinize, µs
cli-bench-to-json-us = to_json, µs
cli-bench-from-json-us = from_json, µs
cli-bench-to-json-bytes = to_json mid-game, largest, bytes
cli-bench-record-bytes-mean = record of a match, mean, bytes
cli-bench-record-bytes-max = record of a match, largest, bytes

# rules
cli-rule-ruling = This is a ruling: the rulebook leaves it open.
cli-rule-options = Setup options: { $names }

# serve and play
cli-serve-open = The hall is open at { $address }
cli-play-open = Your hall is open at { $address }
cli-play-close = Ctrl-C closes it; everything is kept.

# pack
cli-pack-good = { $folder } is a good pack, its hash is { $hash }.
cli-pack-exported = The built-in pack of { $game } is now in { $folder }.
cli-pack-same = The packs do not differ.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: { $before } became { $after }
cli-pack-value = ~ { $file }: { $entry }: { $before } became { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: { $after } added
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: { $before } removed

# tui
cli-tui-welcome = You are { $seat }. { $commands }
cli-tui-help-hint = Answer with the number of an option or with its key; h lists the other commands.
cli-tui-help =
    number or key: choose that option
    ?: what you may not do now, and why
    r RULE: the text of a rule, such as r NG-BATTLE-05
    c CARD: what a card does, by its key, such as c feast
    u: take back your last choice, as long as nothing came to light since
    v: the whole table again
    l COUNT: the latest lines of the log
    s FILE: save the match
    q: leave
    h: this list
cli-tui-prompt = >
cli-tui-news = What happened:
cli-tui-no-number = Choose a number from 1 to { $count }.
cli-tui-no-refusals = Nothing you might expect is refused here.
cli-tui-no-rule = No rule has the id “{ $id }”; type r and the id of a rule, such as r NG-BATTLE-05.
cli-tui-card = { $card }: { $text }
cli-tui-no-card = No card has the id “{ $id }”; type c and a card as in the keys of options, such as c feast.
cli-tui-no-undo = Nothing can be taken back: chance fell, something came to light or somebody else has chosen since.
cli-tui-undone = Your last choice is taken back.
cli-tui-save-where = Name a file: s FILE
cli-tui-saved = Saved to { $file }; go on with --resume { $file }
cli-tui-exists = { $file } exists already and is left as it is; name another file.
cli-tui-save-failed = { $file } could not be written: { $why }.
cli-tui-quit-save = Press Enter to save to { $file } and leave, or type n to leave without saving.
cli-tui-quit-where = Type a file name to save the match, or press Enter to leave without saving.
cli-tui-input-ended = The input has ended.
