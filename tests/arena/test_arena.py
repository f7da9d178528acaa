"""Series of matches and what is added up."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.arena.driver import MatchReport, play_match, play_out
from longhall.arena.simulate import record_path, simulate
from longhall.arena.summary import Summary
from longhall.bots import make_bots
from longhall.games import game, game_names
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError, SetupError
from longhall.kernel.record import parse, verify
from longhall.text import Texts


def test_shared_wins_count_for_each_winner() -> None:
    summary = Summary("northgard", {}, ["a", "b", "a"], "1", "year")
    scores = ({"x": 3, "total": 3}, {"x": 3, "total": 3}, {"x": 1, "total": 1})
    summary.add(MatchReport(0, 10, 7, "years", (1, 1, 3), scores))
    summary.add(MatchReport(1, 20, 5, "domination", (2, 3, 1), scores))
    summary.add(MatchReport(2, error="match 2: broken"))
    data = summary.to_data()
    assert (data["games"], data["errors"], data["error_list"]) == (3, 1, ["match 2: broken"])
    assert data["wins"] == [1, 1, 1]
    assert data["wins_by_bot"] == {"a": 2, "b": 1}
    assert data["places"] == [[1, 1, 0], [1, 0, 1], [1, 0, 1]]
    assert data["mean_scores"] == [3, 3, 1]
    assert data["decisions"] == {"min": 10, "mean": 15, "max": 20}
    assert data["periods"] == {"unit": "year", "min": 5, "mean": 6, "max": 7}
    assert data["end_reasons"] == {"domination": 1, "years": 1}


def test_a_series_of_broken_matches_has_no_means() -> None:
    summary = Summary("northgard", {}, ["a", "b"], "1")
    summary.add(MatchReport(0, error="broken"))
    assert summary.to_data()["mean_scores"] == [0, 0]


def test_any_match_of_a_series_can_be_played_again(tmp_path: Path) -> None:
    northgard = game("northgard")
    heard: list[tuple[int, int]] = []
    bots = ["random"] * 3
    simulate(northgard, {"seats": 3}, bots, 3, "s", 1, lambda done, all: heard.append((done, all)), tmp_path)
    assert heard == [(1, 3), (2, 3), (3, 3)]
    text = record_path(tmp_path, "northgard", 2).read_text(encoding="utf-8")
    verify(northgard, parse(text))
    again = northgard.new({"seats": 3}, "s/2")
    play_out(again, make_bots("northgard", bots, "s/2"))
    assert again.record.to_jsonl() == text


def test_a_match_without_an_end_is_an_error() -> None:
    match = game("northgard").new({"seats": 2}, "1")
    with pytest.raises(LonghallError, match="within 10 choices"):
        play_out(match, make_bots("northgard", ["random"] * 2, "1"), limit=10)


def test_faults_in_a_match_become_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(match: object, bots: object, collector: object) -> int:
        raise ZeroDivisionError("by nought")

    monkeypatch.setattr("longhall.arena.driver.play_out", fail)
    report = play_match(game("northgard"), {"seats": 2}, ["random"] * 2, "1", 4)
    assert report.error == "match 4 (seed 1/4): ZeroDivisionError: by nought"


def test_bad_series_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    northgard = game("northgard")
    with pytest.raises(LonghallError, match="2 bots"):
        simulate(northgard, {"seats": 3}, ["random"] * 2, 1, "1")
    with pytest.raises(LonghallError, match="genius"):
        simulate(northgard, {"seats": 2}, ["random", "genius"], 1, "1")
    with pytest.raises(SetupError):
        simulate(northgard, {"seats": 9}, ["random"] * 9, 1, "1")
    record_path(tmp_path, "northgard", 1).write_text("precious")
    with pytest.raises(LonghallError, match="already exists"):
        simulate(northgard, {"seats": 2}, ["random"] * 2, 2, "1", records_dir=tmp_path)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["precious"]


@pytest.mark.parametrize("name", game_names())
def test_a_match_goes_through_its_periods_in_order(name: str) -> None:
    known = game(name)
    match = known.new({}, "1")
    rng = rng_from_seed("periods")
    periods = [known.period(match.state)]
    while not match.over:
        match.play(rng.below(len(match.picks())))
        periods.append(known.period(match.state))
    if known.period_unit():
        texts = Texts(known, "en")
        assert all(texts.has(f"report-period-{message}-{known.period_unit()}") for message in ("count", "head", "end"))
        assert periods == sorted(periods)
        assert set(periods) == set(range(1, periods[-1] + 1))
    else:
        assert set(periods) == {0}
