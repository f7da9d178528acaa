"""The numbers that events carry for those who draw them are those of the rules."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

import longhall
from longhall.conformance.walk import Explorer
from longhall.games.icegarden.content import MARKER
from longhall.games.icegarden.dominance import needed_influence
from longhall.games.icegarden.queries import influence, piece_id
from longhall.games.icegarden.state import IceGardenState, at
from longhall.kernel.events import Event
from longhall.kernel.match import Match

GOAL_STEPS = ("tower_built", "marker_recruited", "charm_absorbed", "region_closed")
RESOURCES = ("population", "gold", "m")


def added_up(events: list[Event]) -> dict[int, dict[str, int]]:
    """What the events of a Domination come to, seat by seat."""
    sums: dict[int, dict[str, int]] = defaultdict(lambda: dict.fromkeys((*RESOURCES, "points", "steps"), 0))
    for event in events:
        data: dict[str, Any] = event.seen_by(None)
        if event.type in ("resources_gained", "resources_paid"):
            for name in RESOURCES:
                sums[data["seat"]][name] += data.get(name, 0) * (1 if event.type == "resources_gained" else -1)
        elif event.type == "plundered":
            sums[data["seat"]][data["resource"]] += 1
            sums[data["player"]][data["resource"]] -= 1
        elif event.type == "points_scored" and data["kind"] == "regions":
            sums[data["seat"]]["points"] += data["points"]
        elif event.type in GOAL_STEPS:
            sums[data["seat"]]["steps"] += 1
    return sums


def walked(seed: int) -> Match:
    return longhall.game("icegarden").new({"seats": 4}, seed=seed)


@pytest.mark.parametrize("seed", range(3))
def test_a_domination_brings_what_its_events_add_up_to(seed: int) -> None:
    match, explorer = walked(seed), Explorer(f"domination {seed}")
    phase: list[Event] = []
    ended = 0
    while not match.over:
        for event in match.apply(explorer(match)):
            if event.type == "domination_began":
                phase = []
            if event.type != "domination_ended":
                phase.append(event)
                continue
            ended += 1
            sums = added_up(phase)
            for gains in event.data["seats"]:
                assert {name: gains[name] for name in (*RESOURCES, "points", "steps")} == sums[gains["seat"]]
    assert ended > 3


@pytest.mark.parametrize("seed", range(2))
def test_pieces_that_come_and_go_tell_what_is_there_now(seed: int) -> None:
    match, explorer = walked(seed), Explorer(f"pieces {seed}")
    looked = 0
    while not match.over:
        events = [event for event in match.apply(explorer(match)) if not event.remark]
        if not events or events[-1].note is None:
            continue  # what came after the pieces may have changed it
        s = match.state
        assert isinstance(s, IceGardenState)
        last = events[-1].seen_by(None)
        for end, note in (("source", "source_now"), ("target", "target_now"), ("region", "target_now")):
            if end not in last or note not in last:
                continue
            seat, region = last["seat"], s.content.region_ids.index(last[end])
            kind = next(kind for kind in range(MARKER, 4) if piece_id(s, seat, kind) == piece_of(last))
            held = influence(s, seat, region)
            receives = held >= needed_influence(s, region)
            assert last[note] == {"count": s.pieces[at(seat, kind, region)], "influence": held, "receives": receives}
            looked += 1
    assert looked > 10


def piece_of(event: dict[str, Any]) -> str:
    return str(event.get("piece", event.get("unit", "marker")))


def test_a_visit_of_snake_throat_tells_what_it_comes_to() -> None:
    """Whatever is given and taken, the last event of the visit has the sum of all of them."""
    match, explorer = walked(7), Explorer("throat")
    total = dict.fromkeys(RESOURCES, 0)
    exchanged = 0
    while not match.over:
        for event in match.apply(explorer(match)):
            data = event.seen_by(None)
            if event.type == "action_began":
                total = dict.fromkeys(RESOURCES, 0)
            if "visit" not in data:
                continue
            sign = 1 if event.type == "resources_gained" else -1
            for name in RESOURCES:
                total[name] += sign * data.get(name, 0)
            assert data["visit"]["total"] == total
            exchanged += sign < 0
            assert (data["visit"]["given"] != []) == (sign < 0)
    assert exchanged > 3
