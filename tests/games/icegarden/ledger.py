"""The bookkeeping of the oracle: what everybody owns, and the tracks, as the events of a match tell it."""

from __future__ import annotations

import copy
from typing import Any, Final

SUPPLY: Final = {"population": 24, "gold": 22, "m": 16}
LAST_FIELD: Final = 24
LOSSES: Final = {"IG-ACT-MAKING-02": 1, "IG-ACT-MAKING-04": 1, "IG-END-SNOW-03": 2}

View = dict[str, Any]


class Track:
    """The reputation track: on each field a stack from its bottom up. Field 0 is the safe zone."""

    def __init__(self, best_to_worst: list[int], fields: list[int]) -> None:
        self.stacks: list[list[int]] = [[] for _ in range(LAST_FIELD + 1)]
        for seat in best_to_worst:
            self.stacks[fields[seat]].append(seat)

    def field(self, seat: int) -> int:
        return next(field for field, stack in enumerate(self.stacks) if seat in stack)

    def down(self, seat: int, fields: int) -> None:
        if fields:
            before = self.field(seat)
            self.stacks[before].remove(seat)
            self.stacks[min(before + fields, LAST_FIELD)].append(seat)  # on top

    def up(self, seat: int, fields: int) -> None:
        before = self.field(seat)
        after = max(before - fields, 1)
        if before > 1:  # out of the safe zone and not directly below it
            self.stacks[before].remove(seat)
            self.stacks[after].insert(0, seat)  # at the very bottom

    def order(self) -> list[int]:
        """From the best reputation to the worst."""
        return [seat for stack in self.stacks for seat in stack]


class Ledger:
    """What everybody owns, and the tracks, as the events tell it."""

    def __init__(self, view: View, rules: dict[str, Any]) -> None:
        seats = range(view["seats"])
        players = view["players"]
        self.rules = rules
        self.supply = dict(view["supply"])
        self.own = [{kind: player[kind] for kind in ("population", "gold")} for player in players]
        self.m = [player["m"].copy() for player in players]
        self.points = [player["points"] for player in players]
        self.tokens = [player["vuko_tokens"] for player in players]
        self.dead_snow = view["dead_snow"]["at"]
        self.track = Track(view["reputation"]["order"], view["reputation"]["fields"])
        self.loss: dict[str, Any] = {}  # a Summon whose price is still to be checked
        self.crabs = next((seat for seat in seats if players[seat]["character"] == "dyken"), -1)
        if rules["supply_limit"]:
            for kind, number in SUPPLY.items():
                held = sum(sum(levels) for levels in self.m) if kind == "m" else sum(own[kind] for own in self.own)
                assert self.supply[kind] + held == number

    def take(self, event: dict[str, Any]) -> None:
        """Follow one event."""
        kind, seat = event["type"], event.get("seat", -1)
        if kind in ("resources_gained", "resources_paid"):
            sign = 1 if kind == "resources_gained" else -1
            for resource in SUPPLY:
                self._move(seat, resource, sign * event.get(resource, 0), event.get("level", 0))
            if "level" in event and self.loss and event["rule"] == "IG-ACT-MAKING-07":
                self._check_summon(event)
        elif kind == "plundered":
            self._plunder(seat, event["player"], event["resource"])
        elif kind == "m_moved":
            assert abs(event["from"] - event["to"]) == 1
            self.m[seat][event["from"]] -= 1
            self.m[seat][event["to"]] += 1
        elif kind == "points_scored":
            self.points[seat] += event["points"]
        elif kind == "dead_snow_rose":
            self.dead_snow += 1
            assert event["dead_snow"] == self.dead_snow
        elif kind == "vuko_token_taken":
            self.tokens[seat] += 1
        elif kind in ("vuko_tokens_discarded", "markers_lost_to_night"):
            self.tokens[seat] -= event["count"]
        elif kind == "markers_stacked":
            self.track = Track(event["order"][::-1], [0] * len(self.own))  # told from the top of the stack down
        elif kind == "reputation_lost":
            self._lose(event)
        elif kind == "reputation_regained":
            self.track.up(seat, 2)
        assert all(left >= 0 or not self.rules["supply_limit"] for left in self.supply.values())
        assert all(min(own.values()) >= 0 for own in self.own) and all(min(levels) >= 0 for levels in self.m)

    def _move(self, seat: int, resource: str, amount: int, level: int) -> None:
        self.supply[resource] -= amount
        if resource == "m":
            self.m[seat][level] += amount
        else:
            self.own[seat][resource] += amount

    def _plunder(self, seat: int, victim: int, resource: str) -> None:
        if resource == "m":
            lowest = next(level for level in range(4) if self.m[victim][level])
            self.m[victim][lowest] -= 1
            self.m[seat][0] += 1
        else:
            self.own[victim][resource] -= 1
            self.own[seat][resource] += 1

    def _lose(self, event: dict[str, Any]) -> None:
        """What Making costs, and the end by Dead Snow."""
        seat, rule, lost = event["seat"], event["rule"], event["to"] - event["from"]
        assert event["from"] == self.track.field(seat)
        due = LOSSES.get(rule, 0)
        if rule == "IG-END-SNOW-04":
            due = 2 * self.tokens[seat]
        if rule == "IG-ACT-MAKING-09":  # how many units it was is known when the M is paid
            self.loss = event
            due = lost or 1
        assert due and lost == min(due, LAST_FIELD - event["from"]) == event["fields"]
        self.track.down(seat, due)

    def _check_summon(self, paid: dict[str, Any]) -> None:
        event, self.loss = self.loss, {}
        count, level = paid["m"], paid["level"]
        due = count * level
        if level == 1 and paid["seat"] == self.crabs:
            due += count if self.rules["crab_modifier"] == "crab" else 2
        assert event["to"] == min(event["from"] + due, LAST_FIELD)

    def followed(self, events: list[dict[str, Any]]) -> Ledger:
        """The ledger after some more events; itself if there are none."""
        if not events:
            return self
        ledger = copy.deepcopy(self)
        for event in events:
            ledger.take(event)
        return ledger

    def claims(self, seat: int) -> dict[str, Any]:
        """What a preview may claim about a seat."""
        return {
            "resources": {**self.own[seat], "m": sum(self.m[seat])},
            "m": self.m[seat].copy(),
            "points": self.points[seat],
            "dead_snow": self.dead_snow,
            "reputation": [
                (other, self.track.field(other), place) for place, other in enumerate(self.track.order(), start=1)
            ],
        }
