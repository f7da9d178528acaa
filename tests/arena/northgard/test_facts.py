"""What the arena collects from matches of Northgard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longhall.arena.driver import play_match
from longhall.arena.northgard.facts import NorthgardFacts
from longhall.arena.simulate import record_path, simulate
from longhall.games import game

SETUP = {"seats": 3, "clans": "random", "creatures": True}
BOTS = ["random"] * 3


def test_facts_agree_with_the_record(tmp_path: Path) -> None:
    path = record_path(tmp_path, "northgard", 0)
    report = play_match(game("northgard"), SETUP, BOTS, "7", 0, path, collect=True)
    assert not report.error and isinstance(report.facts, NorthgardFacts)
    events = [
        event for line in path.read_text(encoding="utf-8").splitlines() for event in json.loads(line).get("events", [])
    ]
    of = {type: [event for event in events if event["type"] == type] for type in {event["type"] for event in events}}
    facts = report.facts
    taken = [(event["seat"], event["card"]) for event in of["card_taken"]]
    for seat, mine in enumerate(facts.seats):
        assert mine.cards == [card for who, card in taken if who == seat]
        assert mine.buildings.total() == sum(event["seat"] == seat for event in of.get("building_built", []))
    fought = len(of.get("battle_decided", [])) + len(of.get("creature_battle_decided", []))
    assert len(facts.battles) == fought
    assert len({seat.clan for seat in facts.seats}) == 3
    assert 0 <= facts.first < 3


def test_expected_wins_are_those_of_the_dice() -> None:
    summary = simulate(game("northgard"), SETUP, BOTS, 60, "odds", collect=True)
    facts = [match.facts for match in summary.matches]
    battles = [battle for mine in facts if isinstance(mine, NorthgardFacts) for battle in mine.battles]
    won = sum(battle.won for battle in battles)
    assert len(battles) > 100
    assert won == pytest.approx(sum(battle.expected for battle in battles), abs=0.1 * len(battles))
    assert all(battle.expected == 0 for battle in battles if battle.difference < -5)


@pytest.mark.interpreted_only
def test_facts_of_a_battle_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chance worked out of events is that of the state just before the dice."""
    from longhall.games.northgard.frames.battle import RollBattleDie
    from longhall.games.northgard.odds import odds_of_battle
    from longhall.games.northgard.state import ATTACKER, CREATURE, NorthgardState

    exact: list[float] = []
    resolve = RollBattleDie.resolve

    def listen(self: RollBattleDie, s: NorthgardState, outcome: list[int]) -> None:
        if self.side == 0:
            chances = odds_of_battle(s)
            exact.append(round(chances.lose if s.battle[ATTACKER] == CREATURE else chances.win, 6))
        resolve(self, s, outcome)

    monkeypatch.setattr(RollBattleDie, "resolve", listen)
    summary = simulate(game("northgard"), SETUP, BOTS, 30, "exact", collect=True)
    facts = [match.facts for match in summary.matches]
    assert exact
    assert exact == [battle.expected for mine in facts if isinstance(mine, NorthgardFacts) for battle in mine.battles]
