"""A second, independent reading of the rules, to compare the engine with.

Written from the wording of the rulebook and the tables of the box, without the engine's code: influence, places and
ties, what a region gives, the reputation track, turn order, scoring turns, and where Vuko goes. ``Oracle`` follows a
match from outside, by its public view and its events, and checks both.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from longhall.kernel.events import Event
from longhall.kernel.match import Match
from tests.games.icegarden.ledger import SUPPLY, Ledger, View

BORDERS: Final = (
    "isle-sails isle-fire isle-snakes sails-fjords sails-valley sails-fire sails-empire fjords-empire fjords-zym "
    "fire-valley fire-snakes valley-empire valley-snakes valley-zym empire-zym snakes-zym"
)
# number: points for places 1 to 3, then M, gold and population
TOKENS: Final = {
    2: {1: "310 111", 2: "310 111", 3: "420 111", 4: "420 012", 5: "520 021", 6: "520 011"},
    3: {1: "321 111", 2: "321 111", 3: "421 111", 4: "421 012", 5: "421 021", 6: "532 022", 7: "532 011"},
    4: {
        1: "421 111",
        2: "421 111",
        3: "532 111",
        4: "532 012",
        5: "532 121",
        6: "643 022",
        7: "643 022",
        8: "643 011",
    },
}
SHIPS: Final = "1.1 1.2 1.3r 2.1 2.2 2.3r 3.1 3.2r 4.1 4.2r"  # stage.number, r for red
SNOW_LIMIT: Final = {2: 18, 3: 24, 4: 30}


def neighbours(region: str) -> list[str]:
    pairs = [pair.split("-") for pair in BORDERS.split()]
    return [one if other == region else other for one, other in pairs if region in (one, other)]


def token(id: str) -> tuple[int, list[int], dict[str, int]]:
    """(number, points by place, amounts of the resources) of a token such as t4_5."""
    players, number = id.removeprefix("t").split("_")
    points, amounts = TOKENS[int(players)][int(number)].split()
    m, gold, population = (int(digit) for digit in amounts)
    return int(number), [int(digit) for digit in points], {"population": population, "gold": gold, "m": m}


class Count:
    """A region that is being resolved."""

    def __init__(self, region: str, places: list[int], receiving: list[int]) -> None:
        self.region = region
        self.places = places
        self.receiving = receiving
        self.asked = 0  # places that have had their choice of resources
        self.taken: list[str] = []
        self.charm: list[tuple[int, int]] = []  # who took how much M for the charm place
        self.points: list[tuple[int, int]] = []


class Oracle:
    """Follow a match from somewhere in its first turn: ``before`` each choice and ``after`` it."""

    def __init__(self, match: Match) -> None:
        self.rules = match.setup
        self.view: View = match.view(None)
        self.ledger = Ledger(self.view, self.rules)
        self.held = [0] * self.view["seats"]
        self.due = self.held  # what Vuko must hold in this Domination phase
        self.count: Count | None = None
        self.counted: list[str] = []  # regions of this Domination phase
        self.scoring = 0
        self.boats = 0
        self.landed: list[int] = [seat for stack in self.view["initiative"]["stacks"] for seat in stack]
        self.ships = [field - 1 for field in self.view["initiative"]["fields"]]
        self.regions_counted = 0
        self.visits = 0
        self._compare(match)

    # -- pieces ------------------------------------------------------------------------------------------------------

    def region(self, id: str) -> dict[str, Any]:
        found: dict[str, Any] = next(region for region in self.view["regions"] if region["id"] == id)
        return found

    def influence(self, seat: int, region: str, killed: dict[str, int] | None = None) -> int:
        """Markers that Vuko does not hold, levels of units, Domination. ``killed``: pieces to count as still there."""
        there = self.region(region)["pieces"][seat]
        markers = there["markers"] + there["held"]
        if self.view["vuko"]["region"] == region and killed is None:
            markers -= self.held[seat]
        icons: list[int] = []
        total = 0
        for unit in self.view["players"][seat]["units"]:
            level = unit["level"]
            count = there[f"level_{level}"] + (killed or {}).get(unit["unit"], 0)
            total += count * level
            icons += [unit["abilities"]["domination"]] * count
        stack = self.rules["domination_stack"]
        if stack == "each":
            bonus = sum(icons)
        else:
            bonus = max(icons, default=0) if stack == "unit" else min(1, sum(icons))
        return int(markers + total + bonus)

    def places(self, region: str) -> list[int]:
        reputation = self.ledger.track.order()
        near = [id for id in neighbours(region) if self.region(id)["status"] == "open"]
        claims = []
        for seat in range(self.view["seats"]):
            influence = self.influence(seat, region)
            if influence:
                around = sum(self.influence(seat, id) for id in near)
                claims.append((-influence, -around, reputation.index(seat), seat))
        return [claim[-1] for claim in sorted(claims)]

    def needed(self, region: str) -> int:
        """One more than there are nation markers; a view counts Vuko's companions among them."""
        return int(self.region(region)["nations"]) + 1

    # -- the match ---------------------------------------------------------------------------------------------------

    def before(self, match: Match) -> None:
        """The seat whose turn it is to take resources is asked, and for the right kinds."""
        decision = match.decision
        assert decision is not None
        if decision.kind == "resource":
            count = self.count
            assert count is not None
            seat = self._next_to_take(count)
            assert decision.seat == seat
            assert match.keys() == [*[f"take:{kind}" for kind in self._kinds(count)], "pass"]

    def _kinds(self, count: Count) -> list[str]:
        amounts = token(self.region(count.region)["token"])[2]
        limited = self.rules["supply_limit"]
        return [
            kind
            for kind in SUPPLY
            if amounts[kind] and kind not in count.taken and (self.ledger.supply[kind] > 0 or not limited)
        ]

    def _next_to_take(self, count: Count) -> int | None:
        """The seat of the next place that may take anything; None if there is none."""
        if not self._kinds(count):
            return None
        left = count.places[count.asked :]
        while left and left[0] not in count.receiving:
            left = left[1:]
        return left[0] if left else None

    def after(self, match: Match, kind: str, seat: int, key: str, events: list[Event]) -> None:
        if kind == "resource":
            assert self.count is not None
            self.count.asked = self.count.places.index(seat) + 1
        self.view = match.view(None)
        self._follow([event.seen_by(None) for event in events], match)
        if kind == "resource" and key != "pass":
            taken = key.removeprefix("take:")
            gained = next(event.seen_by(None) for event in events if event.type == "resources_gained")
            assert gained["seat"] == seat and taken in gained

    def _follow(self, events: list[dict[str, Any]], match: Match) -> None:
        for event in events:
            self._check(event, events)
            self.ledger.take(event)
        self._compare(match)

    def _compare(self, match: Match) -> None:
        """The view and the events tell the same."""
        ledger, view = self.ledger, self.view
        for seat, player in enumerate(view["players"]):
            assert {kind: player[kind] for kind in ("population", "gold")} == ledger.own[seat]
            assert player["m"] == ledger.m[seat] and player["points"] == ledger.points[seat]
            assert player["vuko_tokens"] == ledger.tokens[seat]
        assert view["supply"] == {kind: max(0, left) for kind, left in ledger.supply.items()}
        assert view["dead_snow"]["at"] == ledger.dead_snow
        assert view["reputation"]["order"] == ledger.track.order()
        assert view["reputation"]["fields"] == [ledger.track.field(seat) for seat in range(view["seats"])]
        if match.over and ledger.dead_snow >= SNOW_LIMIT[view["seats"]]:
            result = match.result
            assert result is not None and result.reason == "dead_snow"
            assert [result.places[seat] for seat in ledger.track.order()] == list(range(1, view["seats"] + 1))

    def _check(self, event: dict[str, Any], events: list[dict[str, Any]]) -> None:
        kind = event["type"]
        if kind == "markers_stacked":
            self.landed = event["order"][::-1]
        elif kind == "jumped":
            self.landed.remove(event["seat"])
            self.landed.append(event["seat"])
            self.ships[event["seat"]] += event["fields"]
        elif kind == "turn_order_set":
            self._check_turn_order(event["order"])
        elif kind in ("vuko_walked", "vuko_stayed"):
            self._check_visit(event, events)
        elif kind == "domination_began":
            assert event["scoring"] == self.scoring
            self.held = [0] * self.view["seats"]
            self.due = [self._markers_to_hold(seat) for seat in range(self.view["seats"])]
            self.counted = []
        elif kind == "markers_held":
            assert event["region"] == self.view["vuko"]["region"]
            self.held[event["seat"]] = event["count"]
        elif kind == "vuko_driven_off":
            self.held = [0] * self.view["seats"]
        elif kind == "region_counted":
            self._check_count(event)
        elif kind == "resources_gained" and event["rule"] == "IG-DOM-18":
            self._check_resource(event)
        elif kind == "resources_gained" and event["rule"] == "IG-DOM-19":
            assert self.count is not None
            self.count.charm.append((event["seat"], event["m"]))
        elif kind == "points_scored" and event["kind"] == "regions":
            self._check_points(event)
        elif kind in ("turn_began", "game_ended") and event.get("reason") != "dead_snow":
            self._finish_count(None)
            self._finish_phase(event)

    # -- initiative and Vuko -------------------------------------------------------------------------------------------

    def _check_turn_order(self, order: list[int]) -> None:
        ships = SHIPS.split()

        def rank(seat: int) -> tuple[int, int, int]:
            stage, number = ships[self.ships[seat]].rstrip("r").split(".")
            return int(number), -int(stage), -self.landed.index(seat)

        assert order == sorted(range(self.view["seats"]), key=rank)
        reached = sum(ship.endswith("r") for ship in ships[: max(self.ships) + 1])
        self.scoring, self.boats = reached - self.boats, reached

    def _check_visit(self, event: dict[str, Any], events: list[dict[str, Any]]) -> None:
        """He goes to the worst reputation, and where that player has most influence, but never stays if he can go."""
        seat = self.ledger.track.order()[-1]
        assert event["seat"] == seat and self.ledger.track.field(seat) > 0
        here, went = event.get("region", event.get("source")), event.get("target")
        killed = {found["unit"]: 1 for found in events if found["type"] == "unit_killed_by_vuko"}
        if "harrasim" in killed:
            return  # what he had spied has gone back, so that his influence cannot be seen any more
        lost = sum(
            found["count"] for found in events if found["type"] == "markers_lost_to_night" and found["seat"] == seat
        )
        best: list[tuple[int, int, str]] = []
        for region in self.view["regions"]:
            if region["status"] == "open" and region["id"] != here:
                there = went == region["id"]
                influence = self.influence(seat, region["id"], killed if there else {}) + (lost if there else 0)
                if influence:
                    best.append((-influence, token(region["token"])[0], region["id"]))
        assert went == (min(best)[2] if best else None)
        self.visits += 1

    def _markers_to_hold(self, seat: int) -> int:
        """One for each Vuko token, as far as there are markers where he stands."""
        region = self.view["vuko"]["region"]
        if region is None:
            return 0
        there = self.region(region)["pieces"][seat]
        return int(min(self.ledger.tokens[seat], there["markers"] + there["held"]))

    # -- Domination ----------------------------------------------------------------------------------------------------

    def _check_count(self, event: dict[str, Any]) -> None:
        region = event["region"]
        again = self.count is not None and self.count.region == region  # places_recount
        if not again:
            assert self.counted or self.held == self.due
            self._finish_count(region)
            self.counted.append(region)
        places = self.places(region)
        needed = self.needed(region)
        assert event["number"] == token(self.region(region)["token"])[0]
        assert event["needed"] == needed and event["nations"] == needed - 1
        assert [place["seat"] for place in event["places"]] == places
        assert [place["place"] for place in event["places"]] == list(range(1, len(places) + 1))
        for place in event["places"]:
            self._check_parts(place, region, needed)
        self._check_reasons(event["places"])
        receiving = [place["seat"] for place in event["places"] if place["influence"] >= needed]
        self.count = Count(region, places, receiving)
        self.regions_counted += 1

    def _check_parts(self, place: dict[str, Any], region: str, needed: int) -> None:
        seat = place["seat"]
        there = self.region(region)["pieces"][seat]
        here = self.view["vuko"]["region"] == region
        assert place["influence"] == self.influence(seat, region)
        assert place["influence"] == place["markers"] + place["levels"] + place["domination"]
        assert place["held"] == (self.held[seat] if here else 0)
        assert place["markers"] + place["held"] == there["markers"] + there["held"]
        assert place["levels"] == there["level_1"] + 2 * there["level_2"] + 3 * there["level_3"]
        assert sum(place["units"].values()) == there["level_1"] + there["level_2"] + there["level_3"]
        assert place["receives"] == (place["influence"] >= needed)
        near = [id for id in neighbours(region) if self.region(id)["status"] == "open"]
        if "neighbours" in place:
            assert place["neighbours"] == sum(self.influence(seat, id) for id in near)

    def _check_reasons(self, places: list[dict[str, Any]]) -> None:
        for place, following in pairwise(places):
            if place["influence"] > following["influence"]:
                assert place["by"] == "influence"
            else:
                closer = place["neighbours"] > following["neighbours"]
                assert place["by"] == ("neighbours" if closer else "reputation")
        assert not places or "by" not in places[-1]

    def _check_resource(self, event: dict[str, Any]) -> None:
        assert self.count is not None
        kind = next(kind for kind in SUPPLY if kind in event)
        printed = token(self.region(self.count.region)["token"])[2][kind]
        limited = self.rules["supply_limit"]
        assert event[kind] == (min(printed, self.ledger.supply[kind]) if limited else printed)
        assert kind not in self.count.taken and event["seat"] in self.count.receiving
        self.count.taken.append(kind)

    def _check_points(self, event: dict[str, Any]) -> None:
        points = token(self.region(event["region"])["token"])[1]
        if event["rule"] == "IG-CLOSE-10":  # closed in an earlier turn: Callo alone, as first
            self._finish_count(event["region"])
            self.counted.append(event["region"])
            assert self.view["players"][event["seat"]]["character"] == "callo"
            assert self.region(event["region"])["status"] == "closed" and event["points"] == points[0] * self.scoring
            return
        assert self.count is not None and event["region"] == self.count.region
        place = self.count.places.index(event["seat"])
        assert event["place"] == place + 1 and event["points"] == points[place] * self.scoring
        self.count.points.append((event["seat"], event["points"]))

    def _finish_count(self, following: str | None) -> None:
        """Everybody has had what the region gives."""
        count, self.count = self.count, None
        if count is None:
            return
        assert self._next_to_take(count) is None
        shown = self.region(count.region)
        _, points, _ = token(shown["token"])
        charms = shown["charms"] + shown["charms_moved"]
        due = charms if self.rules["charm_m"] == "token" else min(charms, 1)
        taken = sum(m for _, m in count.charm)
        if not count.places or count.places[0] not in count.receiving:
            due = 0
        if self.rules["supply_limit"]:
            due = min(due, taken + self.ledger.supply["m"])
        assert taken == due and all(seat == count.places[0] for seat, _ in count.charm)
        expected = [
            (seat, points[place] * self.scoring)
            for place, seat in enumerate(count.places[:3])
            if seat in count.receiving and points[place] * self.scoring
        ]
        assert count.points == expected

    def _finish_phase(self, event: dict[str, Any]) -> None:
        """All regions have been counted, by rising number."""
        if event["type"] == "turn_began" and event["turn"] == 1:
            return
        due = [
            token(region["token"])[0]
            for region in self.view["regions"]
            if region["status"] == "open" or (region["status"] == "closed" and region["id"] in self.counted)
        ]
        if self.scoring:
            assert sorted(due) == sorted(
                token(region["token"])[0] for region in self.view["regions"] if region["status"] != "out"
            )
        assert [token(self.region(id)["token"])[0] for id in self.counted] == sorted(due)
