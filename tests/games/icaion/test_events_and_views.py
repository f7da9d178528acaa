"""What events tell of the board is what views show: pages draw a scene from its events, before they see the view."""

from __future__ import annotations

import random
from typing import Any

import pytest

from longhall.games.icaion.game import make
from tests.games.icaion.table import RED, YELLOW, table

# What the events of a Region tell of it, by the fields of the view.
TOLD = {
    "qoam_extracted": {"qoam": "left"},
    "qoam_delivered": {"qoam": "left"},
    "parasite_placed": {"parasites": "count"},
    "parasites_collected": {"parasites": "left"},
    "machine_deployed": {"machines": "machines"},
    "machine_destroyed": {"machines": "machines"},
    "neutral_machine_destroyed": {"machines": "machines"},
}


@pytest.mark.parametrize("seed", range(3))
def test_a_region_is_told_as_it_is_after_the_event(seed: int) -> None:
    match, chance = make().new({"seats": 2 + seed, "wonders": True}, seed=seed), random.Random(seed)
    met: set[str] = set()
    while not match.over:
        told: dict[tuple[str, str], Any] = {}
        for event in [event.seen_by(None) for event in match.play(chance.randrange(len(match.picks())))]:
            if event["type"] == "region_overrun":
                told[event["region"], "parasites"] = 0
            fields = TOLD.get(event["type"], {})
            told |= {(event["region"], field): event[name] for field, name in fields.items()}
            met |= fields.keys() and {event["type"]}
        shown = {(region["region"], field): region[field] for region in match.view(None)["regions"] for field in region}
        assert told.items() <= shown.items()
    assert met == TOLD.keys()


def test_parasites_tell_how_many_of_them_have_come() -> None:
    t = table(seats=2).colossus("K1").reveal("colossus_1")
    regions = [event["region"] for event in t.all_events("parasite_placed")]
    assert len(regions) > len(set(regions))
    assert t.notes("parasite_placed") == [{"come": regions[: i + 1].count(name)} for i, name in enumerate(regions)]


def test_a_discarded_card_tells_what_for() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "L1").hand(RED, "move_2").reveal("colossus_1").choose("card:move_2")
    assert t.notes("curio_discarded") == [{"cause": "wound"}]
    t = table(seats=2).seeker(RED, "X1").machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_discard")
    t.hand(RED, "move_2").act(RED, "extract", "region:RC1", "card:move_2")
    assert t.notes("curio_discarded") == [{"cause": "scavenger"}]


def test_the_end_of_a_year_tells_what_everybody_has() -> None:
    t = table(seats=2).points(RED, 3).points(YELLOW, 5).collected(RED, 1).end_year()
    assert t.notes("year_ended") == [{"scores": [t.points_of(RED), t.points_of(YELLOW)]}]
