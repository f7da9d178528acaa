# What the command line says itself. Seats, cards, buildings and resources arrive as words.

cli-seat = { $seat }
cli-row-seat = Seat
cli-row-bot = Bot
cli-row-wins = Wins
cli-row-rank = Place
cli-row-place = Times in place { $rank }
cli-deciding = { $seat } decides: { $what }
cli-waiting = { $seat } decides.
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
cli-simulate-decisions = Decisions in a match: { $least } to { $most }, { $mean } on average
cli-simulate-years = Years in a match: { $least } to { $most }, { $mean } on average
cli-simulate-speed = { $rate } decisions a second, { $seconds } s in all

# replay and verify
cli-replay-head = After { $n } of { $all } choices
cli-verify-good = { $file } verifies: { $choices } choices, every outcome drawn again from the revealed seed, and the result.
cli-verify-no-seed = { $file } verifies: { $choices } choices and the result; it reveals no seed, so the outcomes are taken as recorded.
cli-verify-running = { $file } verifies so far: { $choices } choices; the match is not over.

# The state of Northgard in words
cli-northgard-year = Year { $year } of { $years }.
cli-northgard-first = First player: { $seat }.
cli-northgard-players = Players:
cli-northgard-player =
    { $seat }{ $mine ->
        [true] {" "}(you)
       *[false] {""}
    }: { $food } food, { $wood } wood, { $lore } lore; { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $deck } in the draw pile; { $reserve } units in reserve{ $passed ->
        [true] ; has passed
       *[false] {""}
    }
cli-northgard-clan = { $clan }
cli-northgard-fame = Fame: { $fame }
cli-northgard-hand = Hand: { $cards }
cli-northgard-active = Active area: { $cards }
cli-northgard-played = Played this turn: { $cards }
cli-northgard-discard = Discard pile: { $cards }
cli-northgard-upgrades = Upgrades: { $cards }
cli-northgard-known = Known in the draw pile: { $cards }
cli-northgard-row = Row: { $cards }
cli-northgard-achievements = Achievements: { $cards }
cli-northgard-removed = Removed from the match: { $cards }
cli-northgard-looking = Cards you are looking at: { $cards }
cli-northgard-left = Left: { $development } development cards, { $unrest } Unrest cards, { $tiles } tiles.
cli-northgard-supply = Buildings in the supply: { $items }
cli-northgard-supplied = { $building } { $n }
cli-northgard-creature = { $creature } is in { $territory }.
cli-northgard-creature-deck =
    Creatures to come: { $left }{ $creatures-count ->
        [0] {""}
       *[other] ; gone: { $creatures }
    }
cli-northgard-kaija = Kaija is in { $territory }.
cli-northgard-scorched-earth = Scorched Earth lies in { $territory }.
cli-northgard-battle = Battle in { $territory }: { $attacker } with { $attack } combat points against { $defender } with { $defence }.
cli-northgard-beast-battle = Battle in { $territory } with { $creature }: { $attack } combat points of the attack against { $defence } of the defence.
cli-northgard-spied = You are looking into the hand of { $seat }: { $cards }
cli-northgard-map = Tiles of the map:
cli-northgard-tile = { $tile }: { $place }
cli-northgard-drawn-tiles = Tiles drawn:
cli-northgard-my-tiles = Your tiles:
cli-northgard-tile-look =
    { $tile }: { $looks }{ $rough-count ->
        [0] {""}
       *[other] ; rough borders { $rough }
    }
cli-northgard-region =
    region { $region } in the { $sides }{ $shown-count ->
        [0] {""}
       *[other] {" "}with { $shown }
    }
cli-northgard-amounts = { $amounts }
cli-side-n = north
cli-side-e = east
cli-side-s = south
cli-side-w = west
cli-northgard-territories = Territories of { $seat }: { $count }
cli-northgard-neutral = Neutral territories: { $count }
cli-northgard-territory = { $territory }: { $facts }
cli-northgard-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
cli-northgard-raiders =
    attacked by { $seat } with { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
cli-northgard-size =
    { $closed ->
        [true] closed
       *[false] open
    }, size { $size }
cli-northgard-symbols = yields { $amounts }
cli-northgard-lairs =
    { $lairs ->
        [one] a lair
       *[other] { $lairs } lairs
    }
cli-northgard-buildings = built { $buildings }
cli-northgard-free = free { $slots }
cli-northgard-neighbours = beside { $territories }
cli-northgard-rough = { $territory } over a rough border
cli-northgard-regions = also regions { $regions }

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

# play
cli-play-terminal = The browser table is still to come; here is the terminal table.

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
cli-tui-no-rule = No rule has the id “{ $wanted }”; type r and the id of a rule, such as r NG-BATTLE-05.
cli-tui-card = { $card }: { $text }
cli-tui-no-card = No card has the id “{ $wanted }”; type c and a card as in the keys of options, such as c feast.
cli-tui-no-undo = Nothing can be taken back: chance fell, something came to light or somebody else has chosen since.
cli-tui-undone = Your last choice is taken back.
cli-tui-save-where = Name a file: s FILE
cli-tui-saved = Saved to { $file }; go on with --resume { $file }
cli-tui-exists = { $file } exists already and is left as it is; name another file.
cli-tui-save-failed = { $file } could not be written: { $why }.
cli-tui-quit-save = Press Enter to save to { $file } and leave, or type n to leave without saving.
cli-tui-quit-where = Type a file name to save the match, or press Enter to leave without saving.
cli-tui-input-ended = The input has ended.
