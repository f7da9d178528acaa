"""``longhall record``, ``replay`` and ``verify``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from longhall.arena.driver import play_out
from longhall.bots import Observation, make_bots
from longhall.games import game
from longhall.kernel.chance import commitment
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay
from tests.cli.conftest import Run


def edited(text: str, line: int, change: Callable[[dict[str, Any]], None]) -> str:
    rows = [json.loads(row) for row in text.splitlines()]
    change(rows[line])
    return "".join(json.dumps(row) + "\n" for row in rows)


def line_with(text: str, field: str) -> int:
    """The first choice where ``field`` is not empty."""
    rows = [json.loads(row) for row in text.splitlines()]
    return next(n for n, row in enumerate(rows) if n and row[field])


def test_a_record_verifies(run: Run, tmp_path: Path) -> None:
    code, text, err = run("record", "northgard", "--seats", "2", "--seed", "7", "--bots", "random")
    assert (code, err) == (0, "")
    path = tmp_path / "match.jsonl"
    path.write_text(text)
    code, out, err = run("verify", path)
    assert (code, err) == (0, "")
    assert str(path) in out and str(len(text.splitlines()) - 2) in out
    assert run("verify", "-", stdin=text)[0] == 0


def test_the_same_seed_gives_the_same_record(run: Run) -> None:
    arguments = ("record", "northgard", "--seats", "3", "--seed", "5", "--set", "open_fame=true")
    assert run(*arguments) == run(*arguments)
    assert run(*arguments)[1] != run("record", "northgard", "--seats", "3", "--seed", "6")[1]


def test_a_finished_match_without_its_seed_is_told_apart_from_a_proved_one(run: Run, record_text: str) -> None:
    assert run("verify", "-", stdin=record_text)[0] == 0
    text = edited(record_text, 0, lambda head: head.pop("seed"))
    code, out, err = run("verify", "-", stdin=text)
    assert (code, err) == (3, "")
    assert "The seed is not revealed" in out
    unfinished = "\n".join(text.splitlines()[:40])
    assert run("verify", "-", stdin=unfinished)[0] == 0  # a match being played has its seed still to come


def change_choice(row: dict[str, Any]) -> None:
    row["choice"] = "count:77"


def change_outcome(row: dict[str, Any]) -> None:
    row["outcomes"][0] = list(reversed(row["outcomes"][0]))


def change_event(row: dict[str, Any]) -> None:
    row["events"][0]["rule"] = "NG-WIN-05"


def test_edited_choices_outcomes_and_events_are_named(run: Run, record_text: str) -> None:
    for field, change in (("choice", change_choice), ("outcomes", change_outcome), ("events", change_event)):
        line = line_with(record_text, field)
        code, out, err = run("verify", "-", stdin=edited(record_text, line, change))
        assert code == 1 and not out
        assert err.count("\n") == 1
        assert f"choice {line}:" in err


def test_an_edited_score_is_named(run: Run, record_text: str) -> None:
    def change(row: dict[str, Any]) -> None:
        row["result"]["scores"][0]["total"] += 1

    code, out, err = run("verify", "-", stdin=edited(record_text, -1, change))
    assert code == 1 and not out
    assert "result" in err


def test_a_false_commitment_is_named(run: Run, record_text: str) -> None:
    code, _, err = run("verify", "-", stdin=edited(record_text, 0, lambda head: head.update(seed="other")))
    assert code == 1
    assert "commitment" in err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_truncated_and_foreign_files_are_bad_input(run: Run, record_text: str, command: str) -> None:
    lines = record_text.splitlines(keepends=True)
    for text, named in (
        (record_text[:-20], f"line {len(lines)}"),
        ("".join(lines[:-1]), "truncated"),
        ("".join(lines[:5] + lines[6:]), "choice 5"),
        ("", "empty"),
        ("hello\n", "line 1"),
        ("[1, 2]\n", "line 1"),
        (edited(record_text, 0, lambda head: head.update(longhall=2)), "line 1"),
        (edited(record_text, 0, lambda head: head.update(game="chess")), "chess"),
        (edited(record_text, 0, lambda head: head.update(pack="0123")), "--pack"),
        (edited(record_text, 0, lambda head: head.update(rules_version=99)), "99"),
    ):
        code, out, err = run(command, "-", stdin=text)
        assert code == 2 and not out
        assert err.count("\n") == 1
        assert named in err


def test_a_file_that_is_no_text_is_bad_input(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)))
    code, _, err = run("verify", path)
    assert code == 2
    assert str(path) in err


def test_replay_shows_any_position(run: Run, record_file: Path, record_text: str) -> None:
    record = parse(record_text)
    for at in (0, 40, len(record.lines)):
        code, out, err = run("replay", record_file, "--at", at, "--json")
        assert (code, err) == (0, "")
        data = json.loads(out)
        match = replay(game("northgard"), record, at)
        assert data["n"] == at
        assert data["state"] == json.loads(json.dumps(match.state.to_data()))
        assert data["result"] == (match.result.to_data() if match.result is not None else None)
        assert all(isinstance(player["hand"], list) for player in data["view"]["players"])
    code, _, err = run("replay", record_file, "--at", len(record.lines) + 1)
    assert code == 2
    assert f"{len(record.lines)} choices" in err


def test_a_view_hides_what_its_seat_may_not_see(run: Run, record_file: Path, record_text: str) -> None:
    for at in range(20, len(parse(record_text).lines), 37):
        whole = json.loads(run("replay", record_file, "--at", at, "--json")[1])
        for seat in ("0", "1", "2", "spectator"):
            data = json.loads(run("replay", record_file, "--at", at, "--view", seat, "--json")[1])
            assert "state" not in data
            for player in data["view"]["players"]:
                mine = str(player["seat"]) == seat
                hand = whole["view"]["players"][player["seat"]]["hand"]
                assert player["hand"] == (hand if mine else len(hand))
            if str(data["decision"]["seat"]) != seat:
                assert set(data["decision"]) == {"seat", "kind"}
            assert not any("private" in event for event in data["events"])


def test_a_view_in_words_names_no_card_of_another_hand(run: Run, record_file: Path) -> None:
    code, out, _ = run("replay", record_file, "--at", "20", "--view", "1")
    assert code == 0
    assert "Player 2 (you)" in out
    assert out.count("Hand:") <= 1
    assert "⟦" not in out
    assert run("replay", record_file, "--at", "20")[1].count("Hand:") >= 2


def test_a_position_says_who_is_doing_what(run: Run, record_file: Path, record_text: str) -> None:
    first = json.loads(record_text.splitlines()[1])["seat"]
    doing = f"Player {first + 1} is choosing a tile to place."
    shown = [run("replay", record_file, "--at", "0", "--view", seat)[1].splitlines() for seat in range(3)]
    assert shown[first][-2:] == [doing, "Choose a tile to place, round 1 of 2. Then a group of your units goes on it."]
    assert shown[first - 1][-1] == doing, "the question is not theirs"


@pytest.mark.parametrize("seat", ["3", "-1", "red"])
def test_a_view_of_nobody_is_bad_input(run: Run, record_file: Path, seat: str) -> None:
    code, out, err = run("replay", record_file, f"--view={seat}")
    assert code == 2 and not out
    assert seat in err


def test_the_end_in_words(run: Run, record_file: Path, record_text: str) -> None:
    result = parse(record_text).result
    assert result is not None
    out = run("replay", record_file)[1]
    totals = next(line for line in out.splitlines() if line.startswith("Total"))
    assert sorted(int(word) for word in totals.split()[1:]) == sorted(score["total"] for score in result["scores"])


def half_a_match() -> Match:
    match = game("northgard").new({"seats": 3, "clans": "none"}, "half")
    bots = make_bots("northgard", ["random"] * 3, "half")
    while match.choices_made < 60:
        match.play(bots[match.seat].answer(Observation(match)))
    return match


def test_a_match_ended_by_agreement_verifies_and_is_shown(run: Run) -> None:
    match = half_a_match()
    match.end_by_agreement()
    text = match.record.to_jsonl()
    code, out, err = run("verify", "-", stdin=text)
    assert (code, err) == (0, "")
    assert "60 choices and the result check out, and every outcome was redrawn" in out
    out = run("replay", "-", stdin=text)[1]
    assert "agreed" in out and "Total" in out and "[]" not in out
    assert json.loads(run("replay", "-", "--json", stdin=text)[1])["result"]["reason"] == "agreed"
    for language, word in (("pl", "zgodnie"), ("cs", "dohodli"), ("uk", "домовилися")):
        assert word in run("replay", "-", "--lang", language, stdin=text)[1]

    def more(row: dict[str, Any]) -> None:
        row["result"]["scores"][1]["total"] += 1

    code, out, err = run("verify", "-", stdin=edited(text, -1, more))
    assert code == 1 and not out and "result" in err


@pytest.mark.parametrize("language", ["en", "pl", "cs", "uk"])
def test_a_match_that_goes_on_from_another_verifies(run: Run, language: str) -> None:
    match = half_a_match()
    match.continue_with("other dice", "another table")
    play_out(match, make_bots("northgard", ["random"] * 3, "onwards"))
    text = match.record.to_jsonl()
    code, out, err = run("verify", "-", "--lang", language, stdin=text)
    assert (code, err) == (0, "")
    assert "60" in out and str(match.choices_made) in out

    def other_seed(head: dict[str, Any]) -> None:
        head["continued"]["seed"] = "mine"

    def other_seed_and_commitment(head: dict[str, Any]) -> None:
        other_seed(head)
        head["seed_commitment"] = commitment(head, "mine")

    for change, named in ((other_seed, "commitment"), (other_seed_and_commitment, "choice")):
        code, out, err = run("verify", "-", stdin=edited(text, 0, change))
        assert code == 1 and not out and err.count("\n") == 1
        assert named in err
    code, _, err = run("verify", "-", stdin=edited(text, 0, lambda head: head.update(continued=5)))
    assert code == 2 and err.count("\n") == 1
