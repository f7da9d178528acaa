"""A second reading of the numbers: random matches are recounted from what anybody at the table can see.

Nothing here asks the engine's own counting. Board, prices and scales are written down again from the rules, and only
the spectator's view and the events feed the recount.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.match import Match
from tests.games.icaion.table import game

TYPES = ("river", "mountain", "forest", "myst", "crystal")
COLOUR = dict(zip(TYPES, ("blue", "brown", "green", "grey", "pink"), strict=True))
SATURATION = {2: 5, 3: 6, 4: 7, 5: 8}
RANKING = {2: (9, 4), 3: (9, 4, 1), 4: (10, 6, 2, 1), 5: (10, 6, 2, 1, 0)}
SHARDS = (-15, 0, 5, 10, 20, 30)
COLOSSUS_HOLDS = {2: 3, 3: 3, 4: 4, 5: 5}

QOAM = {2: (2, 2, 2, 2, 3, 3, 3, 3), 4: (3, 3, 3, 3, 4, 4, 4, 4)}  # by space; the side for 2-3 and the one for 4-5
ARROWS = (1, 2, 1, 3, 2, 1, 3, 2)
FORETOLD = {  # choices that score: what their preview calls the points, and the source of those
    "deploy_region": ("points", "deploy"),
    "investigate": ("reputation", "investigate"),
    "retrieve": ("points", "retrieve"),
    "restore_region": ("reputation", "wonder_restored"),
}
AFTER_EXTRACT = ("action_taken", "power_used", "curio_played", "turn_started", "wonder_activated")


def _type_of(region: str) -> str:
    """Inner Regions lie in the order of the types; RC and RE are two and four types on."""
    return TYPES[(int(region[2]) - 1 + {"RI": 0, "RC": 2, "RE": 4}[region[:2]]) % 5]


def _around(node: str) -> list[str]:
    """The Regions at a node."""
    kind, k = node[0], int(node[1])
    after, before = k % 5 + 1, (k - 2) % 5 + 1
    return {
        "C": [f"RI{k}", f"RI{after}"],
        "P": [f"RI{k}", f"RI{after}", f"RE{k}"],
        "W": [f"RI{k}", f"RE{before}", f"RC{k}"],
        "X": [f"RI{k}", f"RC{k}", f"RE{k}"],
        "M": [f"RC{k}", f"RE{k}"],
        "L": [f"RC{k}"],
        "R": [f"RE{k}"],
        "S": [f"RE{k}", f"RC{after}"],
    }[kind]


class Land:
    """Qoam, Parasites and the Colossus, moved by hand from event to event."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.many = seats > 3
        self.qoam: dict[str, int] = {}
        self.parasites = {f"{ring}{k}": 0 for ring in ("RI", "RC", "RE") for k in range(1, 6)}
        self.crater = 0
        self.overrun = 0

    def lay_out(self, crater: str) -> None:
        self.crater = int(crater[1])
        self.qoam = {region: 2 if self.many or region[1] == "I" else 1 for region in self.parasites}
        for region in self.parasites:
            self.parasites[region] = int(self.many and region[1] == "I")
        self.infest(1)

    def place(self, region: str) -> None:
        if self.parasites[region] == 3:
            self.parasites[region] = 0
            self.overrun += 1
        else:
            self.parasites[region] += 1

    def infest(self, each: int) -> None:
        for region in (f"RC{self.crater}", f"RE{self.crater}"):
            for _ in range(each):
                self.place(region)

    def walk(self, steps: int) -> None:
        self.crater = (self.crater - 1 + steps) % 5 + 1

    def reveal(self, card: str, space: int) -> None:
        if card in TYPES:
            for region in [region for region in self.qoam if _type_of(region) == card]:
                delivered = QOAM[4 if self.many else 2][space - 1]
                self.qoam[region] = min(self.qoam[region] + delivered, SATURATION[self.seats])
                if space % 2 == 0 and (self.many or region[1] != "I"):
                    self.place(region)
            return
        if card == "colossus_2":
            self.infest(1)
        self.walk(ARROWS[space - 1])
        self.infest(2 if card == "colossus_1" else 1)

    def ring_bell(self, choice: str) -> None:
        self.walk({"clockwise": 1, "counterclockwise": -1, "stay": 0}[choice])
        self.infest(1)


class Recount:
    """Follows one match, choice by choice."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seats = match.setup["seats"]
        self.land = Land(self.seats)
        self.points: Counter[int] = Counter()
        self.collected: Counter[int] = Counter()  # of this Year
        self.order: list[int] = []
        self.year = 0
        self.batch: Counter[str] = Counter()  # of the Extract being carried out
        self.extracting: int | None = None
        self.deploy_worth = 0
        self.activated: set[str] = set()
        self.taken_from: set[str] = set()
        self.checked: Counter[str] = Counter()
        self.view: Any = match.view(None)

    def play(self, rng: Rng) -> None:
        self._read(self.match.opening.events)
        while not self.match.over:
            self.view = self.match.view(None)
            self._compare_land()
            choice = _lively(self.match, rng)
            decision = self.match.decision
            assert decision is not None
            foretold = self.match.preview(choice) if decision.kind in FORETOLD else {}
            if decision.kind == "bell":
                self.land.ring_bell(self.match.keys()[choice])
            self.match.apply(choice)
            events = self.match.history[-1].events
            self._read(events)
            if foretold:
                name, source = FORETOLD[decision.kind]
                self._check_preview(foretold.get(name, 0), decision.seat, source, events)
        self._final_count()

    def _compare_land(self) -> None:
        """When a turn is under way the board is as it was moved by hand."""
        if self.view["deciding"]["kind"] not in ("move", "action"):
            return
        assert {region["region"]: region["qoam"] for region in self.view["regions"]} == self.land.qoam
        assert {region["region"]: region["parasites"] for region in self.view["regions"]} == self.land.parasites
        assert self.view["colossus"] == f"K{self.land.crater}"
        self.checked["land"] += 1

    def _check_preview(self, foretold: int, seat: int, source: str, events: list[Any]) -> None:
        """Points of that source that came at once are those the preview told."""
        gained = [event.to_data() for event in events if event.type == "reputation_gained"]
        came = [gain["amount"] for gain in gained if gain["seat"] == seat and gain["source"] == source]
        if came:
            assert came == [foretold]
            self.checked["preview"] += 1

    # -- what happened ----------------------------------------------------------------------------------------------

    def _read(self, events: list[Any]) -> None:
        for position, event in enumerate(events):
            data = event.to_data()
            if self.extracting is not None and event.type in AFTER_EXTRACT:
                assert not self.batch  # else it was stored or discarded before
                self.extracting = None
            handler = getattr(self, f"_on_{event.type}", None)
            if handler is not None:
                handler(data)
            if event.type == "action_taken" and data["action"] == "extract":
                self._check_first_qoam(data["seat"], [later.to_data() for later in events[position + 1 :]])

    def _region(self, name: str) -> Any:
        return next(region for region in self.view["regions"] if region["region"] == name)

    def _check_first_qoam(self, seat: int, later: list[dict[str, Any]]) -> None:
        node = self.view["players"][seat]["node"]
        expected = [region for region in _around(node) if self._region(region)["qoam"]]
        found = [event["region"] for event in later if event["rule"] == "IC-EXTRACT-01" and "region" in event]
        assert sorted(found) == sorted(expected)
        self.extracting, self.batch, self.activated, self.taken_from = seat, Counter(), set(), set()
        self.checked["extract"] += 1

    def _on_colossus_placed(self, data: dict[str, Any]) -> None:
        self.land.lay_out(data["crater"])

    def _on_region_overrun(self, data: dict[str, Any]) -> None:
        self.checked["overrun"] += 1

    def _on_qoam_extracted(self, data: dict[str, Any]) -> None:
        self.land.qoam[data["region"]] -= data["count"]
        assert data["colour"] == COLOUR[_type_of(data["region"])]
        self.batch[data["colour"]] += data["count"]
        self.taken_from.add(data["region"])

    def _on_machine_activated(self, data: dict[str, Any]) -> None:
        region = self._region(data["region"])
        assert {"machine": data["machine"], "owner": data["seat"]} in region["machines"]
        assert region["parasites"] <= len(region["machines"])
        assert data["region"] in _around(self.view["players"][data["seat"]]["node"])
        assert data["region"] not in self.activated
        if data["machine"] == "refiner":
            assert data["region"] in self.taken_from
        self.activated.add(data["region"])
        self.checked[data["machine"]] += 1

    def _on_qoam_stored(self, data: dict[str, Any]) -> None:
        if self.extracting == data["seat"]:
            self._check_batch(data)
            self.checked["batch"] += 1

    def _on_batch_discarded(self, data: dict[str, Any]) -> None:
        if self.extracting == data["seat"]:
            self._check_batch(data)

    def _check_batch(self, data: dict[str, Any]) -> None:
        stored = Counter({colour: data[colour] for colour in COLOUR.values() if colour in data})
        if "up_harvester_any" in self.view["players"][data["seat"]]["upgrades"]:
            assert all(stored[colour] >= n for colour, n in self.batch.items())
        else:
            assert stored == self.batch
        self.extracting = None

    def _on_event_revealed(self, data: dict[str, Any]) -> None:
        assert data["space"] == data["round"]
        self.land.reveal(data["event"], data["space"])

    def _on_machine_deployed(self, data: dict[str, Any]) -> None:
        seat, target = data["seat"], data["region"]
        cost = len(self._region(target)["machines"]) + 1
        around = _around(self.view["players"][seat]["node"])
        there = [one["machine"] for region in around for one in self._region(region)["machines"]]
        assert target in around and cost <= 3
        self.deploy_worth = cost * (there.count(data["machine"]) + 1)

    def _on_parasites_collected(self, data: dict[str, Any]) -> None:
        self.collected[data["seat"]] += data["count"]
        self.land.parasites[data["region"]] -= data["count"]

    def _on_shards_plugged_in(self, data: dict[str, Any]) -> None:
        assert data["total"] == COLOSSUS_HOLDS[self.seats]

    def _on_year_started(self, data: dict[str, Any]) -> None:
        self.year = data["year"]
        self.collected = Counter()

    def _on_order_set(self, data: dict[str, Any]) -> None:
        if self.order:
            last = self.order
            expected = sorted(last, key=lambda seat: (self.points[seat], -last.index(seat)))
            assert data["seats"] == expected
            self.checked["order"] += 1
        self.order = data["seats"]

    def _on_reputation_gained(self, data: dict[str, Any]) -> None:
        seat = data["seat"]
        if data["rule"] == "IC-YEAR-12":
            ranked = sorted(self.order, key=lambda other: (-self.collected[other], self.order.index(other)))
            assert self.collected[seat] > 0
            assert data["amount"] == RANKING[self.seats][ranked.index(seat)]
            self.checked["ranking"] += 1
        elif data["source"] == "deploy":
            assert data["amount"] == self.deploy_worth
            self.checked["deploy"] += 1
        elif data["source"] == "refiners":
            assert data["amount"] == (3 if "up_refiner_three" in self.view["players"][seat]["upgrades"] else 2)
        self.points[seat] += data["amount"]

    # -- the end ------------------------------------------------------------------------------------------------------

    def _final_count(self) -> None:
        result = self.match.result
        assert result is not None
        assert self.checked["overrun"] == self.land.overrun
        self.view = self.match.view(None)
        for player in self.view["players"]:
            seat = player["seat"]
            scores = result.scores[seat]
            assert scores["total"] == player["reputation"] == self.points[seat]
            crystals = sum(sum(cage.values()) for cage in player["cages"])
            assert scores["qoam"] == crystals * (2 if player["gear"] == "harness" else 1)
            assert scores["shards"] == SHARDS[player["shards"]]
            worth = sorted((self._worth(player, tile) for tile in player["installed"] if tile), reverse=True)
            assert scores["installed"] == sum(worth)
            assert scores["doubled"] == sum(worth[: player["shards"]])
            self.checked["installed"] += len(worth)
        best = sorted(range(self.seats), key=lambda seat: (-self.points[seat], -self.order.index(seat)))
        assert result.places == [best.index(seat) + 1 for seat in range(self.seats)]

    def _worth(self, player: Any, tile: str) -> int:
        colour, _ = tile.split("_")
        side = next(pile["side"] for pile in self.view["piles"] if pile["colour"] == colour)
        own = [
            (_type_of(region["region"]), machine["machine"])
            for region in self.view["regions"]
            for machine in region["machines"]
            if machine["owner"] == player["seat"]
        ]
        machines = Counter(machine for _, machine in own)
        icons = {row: min(3 - len(left), 2) for row, left in player["rows"].items()}
        upgrades = Counter(player["upgrades"])
        worth: dict[tuple[str, str], int] = {
            ("blue", "day"): 3 * machines["harvester"],
            ("brown", "day"): 4 * machines["scavenger"],
            ("green", "day"): 4 * len(player["upgrades"]),
            ("grey", "day"): 3 * (1 + icons["strength"] + upgrades["up_strength"]),
            ("pink", "day"): 5 * player["shards"],
            ("blue", "night"): 3 * (2 + icons["movement"] + upgrades["up_movement"]),
            ("brown", "night"): 2 * len({type for type, _ in own}),
            ("green", "night"): 4 * (2 + icons["cage"] + upgrades["up_cage"]),
            ("grey", "night"): 2 * self.collected[player["seat"]],
            ("pink", "night"): 5 * machines["refiner"],
        }
        return worth[colour, side]


def _lively(match: Match, rng: Rng) -> int:
    """A random choice that seldom lets a chance go by."""
    keys = match.keys()
    for wanted in ("install", "retrieve", "investigate", "restore", "deploy", "extract"):
        if wanted in keys and rng.below(10) < 7:
            return keys.index(wanted)
    idle = ("pass", "discard", "done", "wound", "camp", "count:0")
    busy = [number for number, key in enumerate(keys) if key not in idle]
    return busy[rng.below(len(busy))] if busy and rng.below(10) else rng.below(len(keys))


@pytest.mark.rule("IC-EXTRACT-01")
@pytest.mark.rule("IC-DEPLOY-09")
@pytest.mark.rule("IC-YEAR-12")
@pytest.mark.rule("IC-END-01")
def test_random_matches_recounted() -> None:
    checked: Counter[str] = Counter()
    for seed in range(12):
        setup = {
            "seats": 2 + seed % 4,
            "apparatus_sides": ("day", "night", "mixed")[seed % 3],
            "wonders": seed % 2 == 1,
            "draft": seed % 5 == 0,
        }
        recount = Recount(game().new(setup, seed))
        recount.play(rng_from_seed(f"recount {seed}"))
        checked += recount.checked
    assert (
        min(
            checked[what]
            for what in ("extract", "batch", "harvester", "refiner", "deploy", "order", "ranking", "preview", "overrun")
        )
        > 10
    )
    assert checked["installed"] > 10
