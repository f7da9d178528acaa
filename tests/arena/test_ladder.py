"""The ladder: which bot is stronger than which, and how surely that is known."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from longhall.arena import ladder as module
from longhall.arena.ladder import Ladder, LadderMatch, Thinking
from longhall.arena.report.ladder import ladder_page, pair_table
from longhall.arena.report.stats import Rate
from longhall.arena.report.texts import ReportTexts
from longhall.games import game
from longhall.kernel.errors import LonghallError
from longhall.kernel.rules import LANGUAGES
from longhall.text import Texts


def ladder(bots: list[str], seats: int = 2, most: int = 400, name: str = "northgard") -> Ladder:
    played = game(name)
    return Ladder(played, played.read_setup({"seats": seats}), bots, "ladder", 0.1, most, None)


@pytest.fixture
def decided(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches are not played: greedy beats casual every other time, at any table, and everybody beats random."""

    def play(game: Any, setup: dict[str, Any], seed: str, wanted: LadderMatch) -> LadderMatch:
        high, low = wanted.pair
        wins = low == "random" or wanted.number // setup["seats"] % 2 == 0
        places = [2 - (wins == (seat == wanted.seat)) for seat in range(setup["seats"])]
        thinking = {high: Thinking(10, 0.5, 0.2), low: Thinking(10, 0.1, 0.1)}
        return LadderMatch(wanted.pair, wanted.number, wanted.seat, places, thinking)

    monkeypatch.setattr(module, "play", play)


@pytest.mark.usefixtures("decided")
def test_a_pair_plays_until_it_is_known_well_enough_and_each_seat_is_taken_as_often() -> None:
    at = ladder(["greedy", "casual", "random"])
    at.play(1)
    games = {(pair.high, pair.low): pair.rate.count for pair in at.pairs}
    assert games["greedy", "random"] == games["casual", "random"] == 24
    even = games["greedy", "casual"]
    before = Rate(even / 2 - 12, even - 24)
    assert (before.high - before.low) / 2 > 0.1 >= (Rate(even / 2, even).high - Rate(even / 2, even).low) / 2
    seats = Counter((match.pair[1], match.seat) for match in at.matches)
    assert seats["casual", 0] == seats["casual", 1] == even / 2
    rated = at.ratings()
    assert rated["greedy"].mean > rated["random"].mean + 5 and rated["greedy"].spread < 8
    assert abs(rated["greedy"].mean - rated["casual"].mean) < 5
    thinking = at.thinking()["casual"]
    assert (thinking.decisions, thinking.longest) == (10 * (24 + even), 0.2)
    assert thinking.seconds == pytest.approx(12 + 0.1 * even)


@pytest.mark.usefixtures("decided")
def test_no_pair_plays_more_than_the_most_and_a_shared_place_counts_for_its_share() -> None:
    at = ladder(["greedy", "casual"], seats=3, most=30)
    at.play(1)
    (pair,) = at.pairs
    assert pair.played == pair.rate.count == 30
    lost = sum(1 for match in at.matches if match.places[match.seat] > 1)
    assert pair.rate.wins == 30 - lost, "where the one is beaten both others are first, and share what it did not win"
    assert LadderMatch(["a", "b"], 0, 1, [1, 1, 2]).share() == 0.5


def without_times(at: Ladder) -> dict[str, Any]:
    return {**at.to_data("today"), "bots": [(bot["bot"], bot["rating"]) for bot in at.to_data("today")["bots"]]}


def test_a_ladder_that_was_broken_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    whole = ladder(["novice", "random"], most=4)
    whole.play(1, file)
    assert [pair.played for pair in whole.pairs] == [4] and whole.errors == []
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    file.write_text("\n".join([*lines[:3], lines[3][:40]]), encoding="utf-8")
    heard: list[tuple[int, int]] = []
    again = ladder(["novice", "random"], most=4)
    again.play(1, file, lambda done, all: heard.append((done, all)))
    assert without_times(again) == without_times(whole)
    assert heard[-1] == (4, 4) and len(file.read_text(encoding="utf-8").splitlines()) == 5
    other = ladder(["novice", "random"], seats=3)
    with pytest.raises(LonghallError, match="no matches of this ladder"):
        other.play(1, file)


def test_processes_change_nothing_and_a_match_that_goes_wrong_is_told(tmp_path: Path) -> None:
    alone, shared = ladder(["novice", "random"], most=2), ladder(["novice", "random"], most=2)
    alone.play(1)
    shared.play(2)
    assert without_times(alone) == without_times(shared)
    found = module.play(alone.game, {**alone.setup, "seats": 9}, "ladder", LadderMatch(["novice", "random"], 7, 1))
    assert found.error.startswith("match 7 of novice and random (seed ladder/novice/random/7): ")


@pytest.mark.usefixtures("decided")
def test_the_page_says_with_what_and_when_and_needs_nothing_else() -> None:
    at = ladder(["greedy", "casual", "random"])
    at.play(1)
    data = json.loads(json.dumps(at.to_data("2026-11-19")))
    for language in LANGUAGES:
        texts = ReportTexts(Texts(game("northgard"), language))
        page = ladder_page(texts, "Ladder", data, "Players: 2")
        assert (
            "⟦" not in page and "2026-11-19" in page and "<script" not in page and "http" not in page.split("<body>")[1]
        )
        assert len(re.findall(r'class="bar"', page)) == 3
        for row in pair_table(texts, data).rows:
            assert all(cell in page for cell in row)
