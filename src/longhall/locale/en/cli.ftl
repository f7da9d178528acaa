# What the command line itself says, whatever the game.

cli-seat = { $seat }
cli-row-seat = Seat
cli-row-bot = Bot
cli-row-wins = Wins
cli-row-rank = Place
cli-row-place = Finished { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
cli-waiting = { $seat } is deciding.
cli-end = The match is over [{ $rule }]. { $reason }

# simulate
cli-simulate-head =
    { $games ->
        [one] { $games } match of { $game }, seed “{ $seed }”
       *[other] { $games } matches of { $game }, seed “{ $seed }”
    }
cli-simulate-ends =
    { $lawful } completed, { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }
cli-simulate-bot-wins = Wins for { $bot }: { $wins }
cli-simulate-reason = Endings ({ $reason }): { $count }
cli-simulate-lengths = { $what }: { $least } to { $most }, { $mean } on average
cli-simulate-speed = { $rate } decisions per second, { $seconds } s in total
cli-simulate-report = Report written to { $file }.
cli-train-done = { $file }: learned from { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } ({ $positions } positions). Brier score on matches not learned from: { $brier }; with equal chances: { $even }.
cli-dataset-done = { $file }: { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }. What they are is told in { $sheet }.

# replay and verify
cli-replay-head = Step { $n } of { $all }
cli-verify-good = { $file } is valid: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} and the result check out, and every outcome was redrawn from the revealed seed.
cli-verify-continued = { $file } is valid: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} and the result check out. The match continues another one from step { $copied }: outcomes up to there are taken as recorded, and every later one was redrawn from the revealed seed.
cli-verify-no-seed = { $file } is valid: { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
} and the result check out. The seed is not revealed, so outcomes are taken as recorded.
cli-verify-running = { $file } is valid so far: { $choices ->
    [one] { $choices } choice checks
   *[other] { $choices } choices check
} out; the match is not over.

# bench
cli-bench-head =
    { $seats } seats, { $compiled ->
        [true] compiled
       *[false] interpreted
    }, { $python }
cli-bench-decisions-per-s = random playouts, recorded, decisions per second
cli-bench-unrecorded-per-s = random playouts, not recorded, decisions per second
cli-bench-forced-percent = forced decisions, percent
cli-bench-greedy-per-s = Skilled bot on every seat, decisions per second
cli-bench-clone-us = clone, µs
cli-bench-options-us = list all options, µs
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
cli-rule-ruling = This is a ruling: the rulebook leaves the question open.
cli-rule-options = Setup options: { $names }

# serve and play
cli-ratings-recomputed = { $matches ->
    [one] { $matches } rated match
   *[other] { $matches } rated matches
} of { $people ->
    [one] { $people } person
   *[other] { $people } people
}; { $changed ->
    [0] all numbers are as they were.
    [one] { $changed } number is different.
   *[other] { $changed } numbers are different.
}
cli-serve-open = The server is running at { $address }
cli-play-open = Your hall is open at { $address }
cli-play-lan = Others in your network can join at { $address }
cli-play-close = Press Ctrl-C to close it; everything is saved.

# pack
cli-pack-good = { $folder } is a valid pack; its hash is { $hash }.
cli-pack-exported = The built-in pack of { $game } is now in { $folder }.
cli-pack-same = The packs are identical.
cli-pack-added = + { $file }: { $entry }
cli-pack-removed = - { $file }: { $entry }
cli-pack-changed = ~ { $file }: { $entry }, { $field }: { $before } changed to { $after }
cli-pack-value = ~ { $file }: { $entry }: { $before } changed to { $after }
cli-pack-field-added = ~ { $file }: { $entry }, { $field }: { $after } added
cli-pack-field-removed = ~ { $file }: { $entry }, { $field }: { $before } removed

# tui
cli-tui-welcome = You are { $seat }. { $commands }
cli-tui-bot = { $chair }: { $seat }, { $level }. { $text }
cli-tui-help-hint = Answer with the number or the key of an option; h lists the other commands.
cli-tui-help =
    number or key: choose that option
    ?: what you may not do now, and why
    { "\u0021" }: what would be best now, and why
    r RULE: show a rule by its id, as shown in brackets
    c CARD: show what a card does, by its id as in the keys of options
    u: undo your last choice, unless something was revealed since
    v: show the whole table
    l COUNT: show the last lines of the log
    s FILE: save the match there, now and after every choice
    q: quit
    h: show this list
cli-tui-prompt = >
cli-tui-news = What happened:
cli-tui-forecast = Coming up: { $text }
cli-tui-forecast-urgent = Warning: { $text }
cli-tui-no-number = Choose a number from 1 to { $count }.
cli-tui-no-refusals = Nothing is blocked right now.
cli-tui-hint-line = { $label }: { $text }
cli-tui-hint-step = { $number }. { $text }
cli-tui-no-rule = There is no rule “{ $id }”. Type r and the id of a rule, as shown in brackets.
cli-tui-card = { $name }: { $text }
cli-tui-no-card = There is no card “{ $id }”. Type c and the id of a card, as in the keys of options.
cli-tui-no-undo = Nothing can be undone: chance was involved, something was revealed, or another player has acted since.
cli-tui-undone = Your last choice has been undone.
cli-tui-teacher = Teacher, step { $step } of { $steps }:
cli-tui-suggested = Suggested: { $number }. { $text }
cli-tui-save-where = Name a file: s FILE
cli-tui-saved = Saved to { $file }; continue with --resume { $file }
cli-tui-exists = { $file } already exists and was left unchanged; name another file.
cli-tui-save-failed = { $file } could not be written: { $why }.
cli-tui-quit-where = Type a file name to save the match, or press Enter to leave without saving.
cli-tui-input-ended = End of input.

# puzzle
cli-puzzle-head = Puzzle { $number } of { $count } from { $game }, difficulty { $grade } of { $grades }
cli-puzzle-daily = It is the puzzle of the day for { $day }.
cli-puzzle-before = You have solved it before.
cli-puzzle-task = You are { $seat }: find the best turn. { $commands }
cli-puzzle-help =
    number or key: choose that option
    { "\u0021" }: a hint; ask again and it says more
    ?: what you may not do now, and why
    r RULE: show a rule by its id, as shown in brackets
    c CARD: show what a card does, by its id as in the keys of options
    u: take your last choice back
    v: show the whole table
    l COUNT: show the last lines of the log
    s: see the best line
    q: quit
    h: show this list
cli-puzzle-no-undo = You have not chosen anything yet.
cli-puzzle-hint-reason = What it is about: { $text }
cli-puzzle-hint-next = Best now: { $text }
cli-puzzle-hint-back = The best line left yours earlier. Take your last choice back with u.
cli-puzzle-judging = Bots are playing on from your line …
cli-puzzle-best = Solved: this is the best line.
cli-puzzle-equal = Solved: your line is as good as the best one.
cli-puzzle-worse = Not solved: your line is { $loss } points behind the best one (± { $error }).
cli-puzzle-chance = Chance to win: { $best } with the best line, { $chance } with yours.
cli-puzzle-again = Enter: try again; s: see the best line; q: quit.
cli-puzzle-line = The best line:
cli-puzzle-rule = The rule behind it:
cli-puzzle-row-number = Puzzle
cli-puzzle-row-grade = Difficulty
cli-puzzle-row-tries = Tries to solve
cli-puzzle-solved = Solved: { $count } of { $all }
cli-hall-puzzles = Matches looked at: { $matches }. Puzzles found: { $count }.

# longhall tournament, longhall hall tournaments

cli-tournament-good = { $file } is as it must be. Rounds: { $rounds }; tables: { $tables }. Every table follows from the seed and the results before it.
cli-tournament-cancelled = The tournament “{ $name }” is cancelled.
cli-tournament-none = There are no tournaments.
# hall keeper
cli-keeper-keeper = Keeper: { $name } ({ $id })
cli-keeper-muted = Muted until { $until }: { $name } ({ $id })
cli-keeper-banned = Banned: { $name } ({ $id })
cli-keeper-no-reports = There are no open reports.
cli-keeper-report = Report { $number }, { $at }: { $by } about { $name } ({ $id }) at table { $table }: { $text }
