"""What the arena collects from matches of the Ice Garden."""

from __future__ import annotations

import json
from pathlib import Path

from longhall.arena.driver import play_match
from longhall.arena.icegarden.facts import IceGardenFacts
from longhall.arena.simulate import record_path
from longhall.games import game


def test_facts_agree_with_the_record(tmp_path: Path) -> None:
    path = record_path(tmp_path, "icegarden", 0)
    setup = {"seats": 3, "characters": "random"}
    report = play_match(game("icegarden"), setup, ["random"] * 3, "7", 0, path, collect=True)
    assert not report.error and isinstance(report.facts, IceGardenFacts)
    facts = report.facts
    events = [
        event for line in path.read_text(encoding="utf-8").splitlines() for event in json.loads(line).get("events", [])
    ]

    def count(seat: int, *types: str) -> int:
        return sum(event["type"] in types and event.get("seat") == seat for event in events)

    for seat, mine in enumerate(facts.seats):
        assert mine.planned.total() == count(seat, "marker_planned")
        assert mine.made == count(seat, "dead_snow_rose") and mine.summoned == count(seat, "unit_summoned")
        assert mine.upgrades == count(seat, "upgrade_bought") and mine.visits == count(seat, "vuko_token_taken")
        assert mine.kills == count(seat, "marker_killed", "nation_killed", "unit_doomed")
        assert mine.needed == {"callo": 2, "dyken": 4}.get(mine.character, 6)
        assert mine.steps == count(seat, "marker_recruited", "charm_absorbed", "tower_built", "region_closed")
    assert len({mine.character for mine in facts.seats}) == 3 and sorted(facts.order) == [0, 1, 2]
    assert len(facts.dead_snow) == report.period and facts.dead_snow == sorted(facts.dead_snow)
    assert facts.dead_snow[-1] == sum(event["type"] == "dead_snow_rose" for event in events)
