"""The numbers that events carry for those who draw them are those of the rules."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import longhall
from longhall.conformance.walk import Explorer
from longhall.kernel.events import Event

AMOUNTS = ("food", "wood", "lore", "fame")
DUE = ("closed", "altars", "unrest_penalty")


def told(seed: int) -> list[Event]:
    setup = {"seats": 4, "creatures": True, "clans": "random"}
    match, explorer = longhall.game("northgard").new(setup, seed=seed), Explorer(f"numbers {seed}")
    while not match.over:
        match.apply(explorer(match))
    return [event for entry in match.history for event in entry.events]


def gained(events: list[Event]) -> dict[int, dict[str, int]]:
    """What comes with the phases of a year, added up event by event."""
    sums: dict[int, dict[str, int]] = defaultdict(lambda: dict.fromkeys(AMOUNTS, 0))
    for event in events:
        data = event.seen_by(None)
        if event.type == "fame_gained" and data["source"] in DUE:
            sums[data["seat"]]["fame"] += data["amount"]
        elif event.type in ("resources_gained", "resources_paid") and "phase" in data:
            for name in AMOUNTS:
                sums[data["seat"]][name] += data.get(name, 0)
    return sums


def brought(event: Event) -> dict[int, dict[str, int]]:
    return {seat["seat"]: {name: seat.get(name, 0) for name in AMOUNTS} for seat in event.data["seats"]}


def test_harvest_and_winter_bring_what_their_events_add_up_to() -> None:
    phase: list[Event] = []
    winters = 0
    for event in told(3):
        if event.type == "year_began":
            phase = []
        elif event.type == "harvest_gathered":
            assert brought(event) == {seat: gained(phase)[seat] for seat in range(4)}
            phase = []
        elif event.type == "winter_paid":
            unrest = {seat["seat"] for seat in event.data["seats"] if seat["unrest"]}
            taken = brought(event)
            winters += 1
            phase = [one for one in phase if one.type == "resources_paid"]
            for seat in range(4):
                assert taken[seat]["food"] == gained(phase)[seat]["food"]
                assert taken[seat]["wood"] == gained(phase)[seat]["wood"]
                assert not (seat in unrest and taken[seat]["fame"])
        phase.append(event)
    assert winters > 2


def test_units_that_move_tell_who_stands_at_both_ends() -> None:
    setup = {"seats": 3}
    match, explorer = longhall.game("northgard").new(setup, seed=1), Explorer("both ends")
    looked = 0
    while not match.over:
        events = match.apply(explorer(match))
        if not events or events[-1].type not in ("units_moved", "units_retreated"):
            continue
        last = events[-1].seen_by(None)
        stands: dict[str, dict[str, Any]] = {
            region: {name: territory[name] for name in ("owner", "units", "raider", "raiders")}
            for territory in match.view(None)["territories"]
            for region in territory["regions"]
        }
        assert last["source_now"] == stands[last["source"]]
        assert last["target_now"] == stands[last["target"]]
        looked += 1
    assert looked > 5
