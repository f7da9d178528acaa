"""``longhall tui``, driven through its input as a script or a screen reader would."""

from __future__ import annotations

import errno
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.bots import Plan, default_bot
from longhall.cli.saves import Seating, read_save, write_save
from longhall.cli.screen import log_lines, wrapped
from longhall.games import game
from longhall.kernel.errors import RecordError
from longhall.text import Texts
from tests.cli.conftest import Run

TABLE = ("tui", "northgard", "--seats", "3", "--seed", "tui", "--set", "clans=none", "--bots", "random")


def lines(*words: str) -> str:
    return "".join(word + "\n" for word in words)


def saved(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict)
    return data


def keys_offered(out: str) -> list[str]:
    """The option keys of the last decision on the screen."""
    last = re.split(r"^ *1\. ", out, flags=re.MULTILINE)[-1]
    return re.findall(r"\(([a-z_]+(?::[^)]*)?)\)", last.split("\n> ")[0])


def test_the_table_is_shown_in_words(run: Run) -> None:
    code, out, err = run(*TABLE)
    assert (code, err) == (0, "")
    for words in (
        "You are Player 1",
        "What happened:",
        "Players:",
        "Player 2: ",
        "Neutral territories:",
        "Hrafnvik (S0.a): ",
    ):
        assert words in out
    assert re.search(r"^  1\. .*\(tile:\w+\)$", out, re.MULTILINE)
    bots = re.findall(r"^Player \d: (\w+), Wanderer\. ", out, re.MULTILINE)
    assert len(set(bots)) == 2 and all(f"\n  {name}: " in out for name in bots), "bots are called by their names"
    assert "\x1b" not in out
    assert "⟦" not in out


def test_a_whole_match_by_numbers_ends_with_places_and_scores(run: Run) -> None:
    code, out, err = run(*TABLE, stdin="1\n" * 2000)
    assert (code, err) == (0, "")
    assert "The match is over [NG-WIN-" in out
    assert re.search(r"^Place +1 +\d +\d$", out, re.MULTILINE)
    assert re.search(r"^Total( +-?\d+){3}$", out, re.MULTILINE)
    assert "⟦" not in out
    assert "\n".join(out.splitlines()[-3:]).count("> ") == 0


def test_a_hint_says_what_is_best_and_why_and_chooses_nothing(run: Run) -> None:
    out = run(*TABLE, stdin=lines("!", "h"))[1]
    hint = out[out.index("> Best") : out.index("> number or key")]
    first = re.findall(r"(?:Best:|Next best:)(?:\n  1\.)? .*\((tile:\w+)\)", hint)
    assert len(first) == 2 and first[0] != first[1]
    assert all(f"({key})" in out[: out.index("> Best")] for key in first), "both are offered"
    assert "  For it: " in hint or "about equal" in hint
    assert "!: what would be best now" in out and "⟦" not in out


def test_who_waits_reads_what_the_others_are_doing(run: Run) -> None:
    out = run(*TABLE, stdin=lines("1", "1", "1"))[1]
    assert re.search(r"^(> )?(?!Player)\w+ is (placing a tile|choosing a tile to place)\.$", out, re.M)
    assert "Player 1 is " not in out


def test_greedy_bots_play_unless_others_are_named(run: Run, tmp_path: Path) -> None:
    for bots in ((), ("--bots", "random")):
        path = tmp_path / f"{len(bots)}.json"
        run("tui", "northgard", "--seats", "2", "--seed", "tui", *bots, "--save", path)
        assert saved(path)["table"]["bots"] == ["", bots[1] if bots else default_bot("northgard")]


def test_what_is_coming_is_told_before_the_options_and_again_only_when_it_changes(run: Run) -> None:
    _, out, _ = run(*TABLE, stdin="1\n" * 6 + "play\nv\n")
    turn = out[out.index("choose your action for this turn") :]
    before = out[: out.index("choose your action for this turn")]
    winter = "Coming up: Winter will cost you 1 food. You will have enough. [NG-WINTER-01]"
    assert winter in before
    again = turn[turn.rindex("Players:") :]  # the whole table, asked for by v
    assert winter in again
    assert winter not in turn[: turn.rindex("Players:")]


def test_a_key_chooses_as_its_number_does(run: Run) -> None:
    shown = run(*TABLE)[1]
    key = keys_offered(shown)[1]
    by_number = run(*TABLE, stdin=lines("2"))[1]
    assert run(*TABLE, stdin=lines(key))[1] == by_number != shown


def test_nonsense_and_refused_keys_are_answered_and_change_nothing(run: Run) -> None:
    out = run(*TABLE, stdin=lines("dance", "0", "99", "pass", "", "card:none"))[1]
    assert out.count("This game has no such option.") == 2
    assert out.count("Choose a number from 1 to 3.") == 2
    assert "That is not one of the options right now. [NG-SETUP-13]" in out
    assert out.count("Choose a tile to place, round 1 of 2. Then a group of your units goes on it.") == 1


def test_refusals_name_their_rules_and_rules_can_be_read(run: Run) -> None:
    out = run(*TABLE, stdin=lines("1", "1", "?", "r ng-setup-13", "r NG-NONE-1", "c feast", "c none"))[1]
    refused = re.findall(r"^(?:> )? +territory:\S+: .* \[(NG-[A-Z]+-\d+)\]$", out, re.MULTILINE)
    assert refused
    assert set(refused) <= set(game("northgard").catalogue().clauses)
    assert game("northgard").catalogue().clause("NG-SETUP-13").text in out
    assert "“NG-NONE-1”" in out
    assert "Feast: " in out and "“none”" in out


def test_undo_goes_one_choice_back_and_never_past_another_seat(run: Run, tmp_path: Path) -> None:
    path, other = tmp_path / "a.json", tmp_path / "b.json"
    out = run(*TABLE, stdin=lines("u", "1", "1", f"s {path}", "u", "u", "u", "1", "1", f"s {other}"))[1]
    assert out.count("Your last choice has been undone.") == 2
    assert out.count("Nothing can be undone") == 2
    assert path.read_text() == other.read_text()


def test_help_log_and_state_again(run: Run) -> None:
    out = run(*TABLE, stdin=lines("h", "l 2", "l 0", "v"))[1]
    assert "u: undo your last choice" in out
    assert out.count("Neutral territories:") == 2
    assert out.count("Choose a tile to place, round 1 of 2. Then a group of your units goes on it.") == 2


def test_resuming_continues_exactly(run: Run, tmp_path: Path) -> None:
    """A match saved in the middle and resumed is the match played in one go, bots included."""
    choices = [str(1 + i % 2) for i in range(40)]
    through, halved = tmp_path / "through.json", tmp_path / "halved.json"
    run(*TABLE, "--seat", "2", "--save", through, stdin=lines(*choices))
    run(*TABLE, "--seat", "2", "--save", halved, stdin=lines(*choices[:17]))
    assert saved(halved)["n"] != saved(through)["n"]
    code, out, err = run("tui", "northgard", "--resume", halved, stdin=lines(*choices[17:]))
    assert (code, err) == (0, "")
    assert "You are Player 3" in out
    assert saved(halved) == saved(through)
    data = saved(through)
    history = data["history"]
    assert isinstance(history, list) and len(history) == data["n"]
    assert {line["seat"] for line in history} == {0, 1, 2}


def test_a_bot_goes_on_with_its_plan_after_resuming(tmp_path: Path) -> None:
    match = game("northgard").new({"seats": 2}, "plans")
    plan: Plan = [("move_to", ["territory:T05.b", "territory:S0.a"], 1)]
    path = tmp_path / "match.json"
    write_save(path, match, Seating(0, ["", "greedy"], "plans", {1: plan}))
    _, seating = read_save(match.game, path.read_text(encoding="utf-8"))
    assert seating is not None and seating.plans == {1: plan}
    data = saved(path)
    del data["table"]["plans"]  # as saved before bots kept their plans
    _, seating = read_save(match.game, json.dumps(data))
    assert seating is not None and seating.plans == {}
    data["table"]["plans"] = {"1": [["move_to", ["territory:T05.b"], 1]]}
    with pytest.raises(RecordError, match="damaged"):
        read_save(match.game, json.dumps(data))


def test_undo_works_after_resuming(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(*TABLE, "--save", path, stdin=lines("1", "1"))
    out = run("tui", "northgard", "--resume", path, stdin=lines("u", "u", "u"))[1]
    assert out.count("Your last choice has been undone.") == 2


def test_leaving_offers_to_save(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    assert "Press Enter to leave" not in run(*TABLE, stdin=lines("q", str(path)))[1]
    assert path.exists()
    before = path.read_bytes()
    out = run("tui", "northgard", "--resume", path, stdin=lines("1", "q"))[1]
    assert "Press Enter to leave" not in out and f"continue with --resume {path}" in out
    assert path.read_bytes() != before
    run(*TABLE, stdin=lines("q", ""))
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def wait_for(done: Callable[[], bool], process: subprocess.Popen[str]) -> None:
    while not done():
        assert process.poll() is None, "the table has ended by itself"
        time.sleep(0.02)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGHUP, signal.SIGKILL], ids=lambda number: str(number.name))
def test_nothing_is_lost_when_the_terminal_is_closed(run: Run, tmp_path: Path, number: signal.Signals) -> None:
    """What was chosen before a Ctrl-C, a closed terminal or a kill is in the file, bots' choices included."""
    path = tmp_path / "match.json"
    command = [
        sys.executable,
        "-c",
        "from longhall.cli.main import main; raise SystemExit(main())",
        *TABLE,
        "--save",
        str(path),
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True) as process:
        assert process.stdin is not None
        try:
            wait_for(path.exists, process)
            process.stdin.write("1\n1\n2\n")
            process.stdin.flush()
            whole = tmp_path / "whole.json"
            run(*TABLE, "--save", whole, stdin=lines("1", "1", "2"))
            wait_for(lambda: path.read_bytes() == whole.read_bytes(), process)
        finally:
            process.send_signal(number)
            process.wait(60)
    assert [file.name for file in sorted(tmp_path.iterdir())] == ["match.json", "whole.json"]
    run("tui", "northgard", "--resume", path, stdin=lines("1"))
    run("tui", "northgard", "--resume", whole, stdin=lines("1"))
    assert saved(path) == saved(whole)


def test_a_choice_that_cannot_be_saved_is_told_once_and_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    run(*TABLE, "--save", path)
    before = path.read_bytes()

    def full(*names: Path) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("longhall.cli.saves.os.replace", full)
    out = run("tui", "northgard", "--resume", path, stdin=lines("1", "1"))[1]
    assert out.count("could not be written: No space left on device") == 2  # the first time, and at the end
    assert out.count("What happened:") >= 2  # after the first choice, the second was asked for
    out = run("tui", "northgard", "--resume", path, stdin=lines("1", "q", ""))[1]
    assert "Type a file name to save the match" in out
    assert path.read_bytes() == before and [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_files_that_are_not_the_sessions_own_are_left_alone(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "precious"
    path.write_text("precious")
    code, out, err = run(*TABLE, "--save", path)
    assert code == 2 and not out
    assert str(path) in err
    out = run(*TABLE, stdin=lines("s", f"s {path}", f"s {tmp_path / 'no' / 'folder'}", "q", str(path)))[1]
    assert "Name a file" in out
    assert out.count("already exists and was left unchanged") == 2
    assert "could not be written" in out
    assert [file.read_text() for file in tmp_path.iterdir()] == ["precious"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"n":', '"m":'),
        ('"year":1', '"year":3'),
        ('"seat":0,"bots"', '"seat":7,"bots"'),
        ("}", ""),
        ("tile:T", "tile:X"),
    ],
)
def test_a_damaged_save_is_bad_input(run: Run, tmp_path: Path, before: str, after: str) -> None:
    path = tmp_path / "match.json"
    run(*TABLE, "--save", path, stdin=lines("1", "1"))
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after))
    code, out, err = run("tui", "northgard", "--resume", path)
    assert code == 2 and not out
    assert err.count("\n") == 1
    assert path.read_text() == text.replace(before, after)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe\x80 rubbish",
        b"[" * 200_000,
        b'{"longhall":1,"state":{}}',
        b'{"longhall":1,"game":"northgard","rules_version":[1],"pack":{},"state":1}',
    ],
    ids=["empty", "binary", "deep", "bare", "kinds"],
)
def test_any_bad_file_is_answered_in_one_sentence(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(content)
    for file in (path, tmp_path, tmp_path / "missing"):
        code, out, err = run("tui", "northgard", "--resume", file)
        assert code == 2 and not out
        assert err.count("\n") == 1 and "internal error" not in err and len(err) < 400


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seat", True),
        ("seat", "0"),
        ("seat", -1),
        ("bots", ["", "random"]),
        ("bots", ["", "random", "no such bot"]),
        ("bots", ["random", "random", "random"]),
        ("bots", ["", "", "random"]),
        ("bots", ["", "random", 5]),
        ("bot_seed", 5),
        ("plans", []),
        ("plans", {"7": []}),
        ("plans", {"1": [["kind", ["key"], True]]}),
        ("plans", {"1": [["kind", "key", 10**9]]}),
        ("weather", "snow"),
    ],
)
def test_damaged_seats_of_a_save_are_bad_input(run: Run, tmp_path: Path, field: str, value: Any) -> None:
    path = tmp_path / "match.json"
    run(*TABLE, "--save", path, stdin=lines("1"))
    data = saved(path)
    path.write_text(json.dumps({**data, "table": {**data["table"], field: value}}))
    code, out, err = run("tui", "northgard", "--resume", path)
    assert (code, out, err) == (2, "", "longhall: the seats of the saved match are damaged\n")


def test_a_resumed_match_keeps_its_setup(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run(*TABLE, "--save", path)
    code, _, err = run("tui", "northgard", "--resume", path, "--seats", "4")
    assert code == 2
    assert "--resume" in err


def test_the_log_tells_no_secrets_of_others(run: Run) -> None:
    match = game("northgard").new({"seats": 3, "clans": "none"}, "tui")
    texts = Texts(game("northgard"), "en")
    secret = [event.private for event in match.opening.events if event.private is not None]
    assert len(secret) == 3
    told = []
    for seat in range(3):
        out = run(*TABLE, "--seat", seat)[1]
        texts.call({int(number) - 1: name for number, name in re.findall(r"^Player (\d): (\w+),", out, re.MULTILINE)})
        told.append("\n".join(log_lines(texts, [match.opening], seat)))
        assert told[-1] in out
    assert len(set(told)) == 3


def test_the_log_tells_a_payment_and_what_it_was_for_in_one_line() -> None:
    played = game("icegarden")
    match = played.new({"seats": 2}, "tui")
    while not any(event.rule == "IG-ACT-INFL-01" for event in match.play(min(1, len(match.options()) - 1))):
        pass
    [line] = [line for line in log_lines(Texts(played, "en"), match.history[-1:], 0) if "places" in line]
    assert "pays 1 population and places an influence marker" in line
    assert line.endswith("[IG-ACT-INFL-01]")


def test_what_others_did_is_told_in_brief_after_much_news_and_on_resuming(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    _, out, _ = run(*TABLE, "--save", path, stdin="1\n" * 24)
    title = "Since your last turn\n"
    assert title in out
    brief = out.rpartition(title)[2].partition("\n\n")[0].splitlines()
    name = brief[0].strip().partition(":")[0]
    assert re.search(rf"^Player [23]: {name}, Wanderer\. ", out, re.MULTILINE)
    assert title in run("tui", "northgard", "--resume", path)[1]
    assert title in run("tui", "northgard", "--resume", path, stdin=lines("v"))[1].partition("> ")[2]


def test_a_long_line_breaks_between_words_and_goes_on_set_in() -> None:
    line = "  Hrafnvik (S0.a): 1 unit; closed, size 6; yields 2 wood and 1 lore; next to Elgmark, Isnes and Falkborg"
    broken = wrapped(line, 40).split("\n")
    assert len(broken) > 2 and max(map(len, broken)) <= 40
    assert all(one.startswith("      ") for one in broken[1:])
    assert " ".join(one.strip() for one in broken) == line.strip(), "no word is broken"
    assert wrapped(line, 0) == line == wrapped(line, 200)


def test_a_refused_place_is_told_with_column_and_row(run: Run) -> None:
    out = run(*TABLE, stdin=lines("1", "place:-1,1,0"))[1]
    assert "column −1, row 1, not turned: " in out


def test_other_languages_speak(run: Run) -> None:
    code, out, err = run(*TABLE, "--lang", "pl", stdin=lines("r NG-SETUP-13"))
    assert (code, err) == (0, "")
    assert game("northgard").catalogue("pl").clause("NG-SETUP-13").text in out


def test_clans_and_creatures_are_on_the_table(run: Run) -> None:
    table = (*TABLE[:-3], "clans=bear,wolf,stag", "--set", "creatures=true", "--bots", "random")
    code, out, err = run(*table, stdin="1\n" * 2000)
    assert (code, err) == (0, "")
    assert "Bear clan" in out and "Wolf clan" in out and "Stag clan" in out
    assert "Creatures to come: " in out
    assert "The match is over" in out
