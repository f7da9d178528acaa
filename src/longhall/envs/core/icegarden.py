"""The Lord of the Ice Garden as an environment: its actions and what a seat sees.

Nothing is hidden but the faces of the region tokens until setup reveals them, from everybody alike. [IG-SETUP-09]
"""

from __future__ import annotations

from typing import Final

from longhall.envs.core.actions import ActionGroup, ActionSpace, counts, numbered, words
from longhall.envs.core.encoding import MOST, Deciding, Encoding, Slice, around, capped, one_hots, relative
from longhall.games.icegarden.content import (
    ABILITY_IDS,
    CHARACTER_IDS,
    FIELD_IDS,
    GENERIC,
    LEVELS,
    MOVABLE_FIELDS,
    PIECES,
    REGIONS,
    RESOURCES,
    TILE_IDS,
    UNIT_IDS,
    UNIT_LEVELS,
)
from longhall.games.icegarden.frames.abilities import ABILITIES
from longhall.games.icegarden.frames.base import WORDS
from longhall.games.icegarden.frames.making import SUBACTIONS
from longhall.games.icegarden.frames.raven import RAVEN_WORDS
from longhall.games.icegarden.frames.throat import GIFTS
from longhall.games.icegarden.game import IceGarden
from longhall.games.icegarden.state import NOBODY, PHASES, SEAT_STRIDE, SOURCES, IceGardenState
from longhall.kernel.frames import Choice

ACTIONS_VERSION: Final = 1
ENCODING_VERSION: Final = 1

OWN_UNITS: Final = UNIT_LEVELS * GENERIC


def action_space(game: IceGarden, seats: int) -> ActionSpace:
    content = game.content
    names = "entries of the pack"
    pieces = ["marker", *UNIT_IDS]
    places = content.region_ids
    levels = [str(level) for level in range(LEVELS)]
    most = max(content.numbers.influence_markers, *[unit.count for unit in content.units])
    targets = [f"{seat}.{piece}" for seat in range(seats) for piece in pieces]
    groups = [
        ActionGroup(
            "word",
            words(*SUBACTIONS, *RAVEN_WORDS.values(), *WORDS.values(), "keep", "exchange", "attack"),
            "the words of all decisions",
        ),
        ActionGroup("character", numbered("character", list(CHARACTER_IDS)), names),
        ActionGroup("region", numbered("region", list(places)), names),
        ActionGroup("field", numbered("field", list(FIELD_IDS)), "the action fields"),
        ActionGroup("ability", numbered("ability", list(ABILITY_IDS[:GENERIC])), "abilities that tokens give"),
        ActionGroup("unit", numbered("unit", list(UNIT_IDS)), names),
        ActionGroup("take", numbered("take", list(RESOURCES)), "resources"),
        ActionGroup("give", numbered("give", list(GIFTS)), "resources, M by its level"),
        ActionGroup("use", numbered("use", list(ABILITIES)), "abilities of Domination"),
        ActionGroup("jump", counts("jump", 1, 2), "one field or two"),
        ActionGroup("token", counts("token", 1, MOVABLE_FIELDS), "order tokens"),
        ActionGroup("up", numbered("up", levels), "levels of M"),
        ActionGroup("down", numbered("down", levels), "levels of M"),
        ActionGroup("level", numbered("level", levels), "levels of units"),
        ActionGroup("count", counts("count", 0, most), "no one has more pieces of a kind than the box holds"),
        ActionGroup("seat", counts("seat", 0, seats - 1), "seats"),
        ActionGroup(
            "piece", numbered("piece", [f"{piece}@{place}" for piece in pieces for place in places]), "kind and region"
        ),
        ActionGroup(
            "target",
            numbered("target", [f"{one}@{place}" for one in [*targets, "nation", "companion"] for place in places]),
            "owner, kind and region",
        ),
    ]
    return ActionSpace("icegarden", seats, ACTIONS_VERSION, groups)


def encoding(game: IceGarden, seats: int) -> Encoding:
    return Encoding("icegarden", seats, ENCODING_VERSION, IceGardenSlices(game, seats).slices())


class IceGardenSlices:
    """How the slices are read. Tables that never change are made once."""

    def __init__(self, game: IceGarden, seats: int) -> None:
        content = game.content
        self.content = content
        self.seats = seats
        self.deciding = Deciding(seats, sorted(k for k, frame in game.frames().items() if issubclass(frame, Choice)))
        self.around = around(seats)
        self.relative = relative(seats)
        self.hot_seats = one_hots(seats)
        self.hot_phases = one_hots(len(PHASES))
        self.hot_fields = one_hots(len(FIELD_IDS))
        self.hot_regions = one_hots(REGIONS)
        self.hot_characters = one_hots(len(CHARACTER_IDS))
        self.hot_ships = one_hots(len(content.ships))
        # most action markers that may lie on the fields at once: what the track can give, for everybody
        self.planned_most = seats * max(content.numbers.start_actions, *[ship.actions for ship in content.ships])

    def slices(self) -> list[Slice]:
        n = self.seats
        return [
            *self.deciding.slices(),
            Slice("clock", (3,), MOST, "turn, red boats in all, red boats in this turn", self.clock),
            Slice("phase", (len(PHASES),), 1, ", ".join(PHASES), self.phase),
            Slice(
                "field", (len(FIELD_IDS),), 1, f"the action field being resolved: {', '.join(FIELD_IDS)}", self.field
            ),
            Slice(
                "field_order",
                (MOVABLE_FIELDS,),
                len(FIELD_IDS),
                "by order token: its action field, from 1; 0 not yet assigned",
                self.field_order,
            ),
            Slice("planned", (len(FIELD_IDS), n), MOST, "by action field and seat: action markers", self.planned),
            Slice(
                "planned_order",
                (self.planned_most, 2),
                MOST,
                "action markers on the fields in the order of placing: field and seat, from 1",
                self.planned_order,
            ),
            Slice(
                "supply",
                (7,),
                MOST,
                "left: population, gold, M, charms, nation markers; companions of Vuko; charms absorbed",
                self.supply,
            ),
            Slice("snow", (2,), MOST, "Dead Snow, and its limit", self.snow),
            Slice("vuko", (REGIONS,), 1, "Vuko's region", self.vuko),
            Slice(
                "vuko_tiles",
                (len(TILE_IDS),),
                4,
                f"stage of each tile, 0 not in this match: {', '.join(TILE_IDS)}",
                self.tiles,
            ),
            Slice("thorn", (REGIONS,), 1, "the region of the Thorn", self.thorn),
            Slice("upgrades_left", (GENERIC,), MOST, "upgrade tokens left, by ability", self.upgrades_left),
            Slice("spy", (GENERIC,), MOST, "abilities on spy slots", self.spy),
            Slice(
                "regions",
                (REGIONS, 16),
                MOST,
                "by region: 1 open, 2 closed; 1 a token lies there; of the token once revealed: number, points for the "
                "three places, population, gold, M; charms; charms moved; nation markers; 1 tower; nightmares; markers "
                "locked; influence held by Vuko there",
                self.regions,
            ),
            Slice(
                "pieces", (n, PIECES, REGIONS), MOST, "by seat, kind (marker, level 1, 2, 3) and region", self.pieces
            ),
            Slice("doomed", (n, PIECES, REGIONS), MOST, "of these, units already killed", self.doomed),
            Slice("character", (n, len(CHARACTER_IDS)), 1, "by seat: its character", self.character),
            Slice("place", (n, n), 1, "by seat: place in the turn order", self.place),
            Slice("reputation", (n, 2), MOST, "by seat: field, and place from the best on", self.reputation),
            Slice("ship", (n, len(self.content.ships)), 1, "by seat: field of the initiative track", self.ship),
            Slice("landed", (n, n), 1, "by seat: when it landed there; the later stands on top", self.landed),
            Slice(
                "seats",
                (n, 21),
                MOST,
                "by seat: population, gold, M of the four levels, pieces in reserve by kind, action markers to place, "
                "markers held by Vuko, on Snake Throat, captured; Vuko tokens; points from "
                f"{', '.join(SOURCES)}; jumps of two used in the stages 1 to 3",
                self.seat_numbers,
            ),
            Slice(
                "abilities", (n, UNIT_LEVELS, GENERIC), MOST, "by seat, level and ability: how often", self.abilities
            ),
            Slice("resolving", (REGIONS,), 1, "the region whose Domination is being resolved", self.resolving),
            Slice(
                "resolving_places",
                (n, 2),
                n,
                "by seat: place there, from 1, 0 none; 1 may receive",
                self.resolving_places,
            ),
        ]

    def clock(self, s: IceGardenState, seat: int) -> list[int]:
        return [s.turn, s.boats, s.scoring]

    def phase(self, s: IceGardenState, seat: int) -> bytes:
        return self.hot_phases[s.phase]

    def field(self, s: IceGardenState, seat: int) -> bytes:
        return self.hot_fields[s.field]

    def field_order(self, s: IceGardenState, seat: int) -> list[int]:
        return [field + 1 for field in s.field_order]

    def planned(self, s: IceGardenState, seat: int) -> list[int]:
        turned, n = self.relative[seat], self.seats
        found = [0] * (len(FIELD_IDS) * n)
        for marker in s.planned:
            found[n * (marker // PIECES) + turned[marker % PIECES] - 1] += 1
        return found

    def planned_order(self, s: IceGardenState, seat: int) -> list[int]:
        turned = self.relative[seat]
        found = [0] * (2 * self.planned_most)
        for i, marker in enumerate(s.planned):
            found[2 * i] = marker // PIECES + 1
            found[2 * i + 1] = turned[marker % PIECES]
        return found

    def supply(self, s: IceGardenState, seat: int) -> list[int]:
        stock = s.stock
        return [
            capped(stock[0]),
            capped(stock[1]),
            capped(stock[2]),
            s.charm_box,
            s.nation_box,
            s.companions,
            s.absorbed,
        ]

    def snow(self, s: IceGardenState, seat: int) -> list[int]:
        return [capped(s.dead_snow), self.content.numbers.snow_limit[s.seats]]

    def vuko(self, s: IceGardenState, seat: int) -> bytes:
        return self.hot_regions[s.vuko]

    def tiles(self, s: IceGardenState, seat: int) -> list[int]:
        return list(s.rules.tile_stages)

    def thorn(self, s: IceGardenState, seat: int) -> bytes:
        return self.hot_regions[s.thorn]

    def upgrades_left(self, s: IceGardenState, seat: int) -> list[int]:
        return s.upgrades_left

    def spy(self, s: IceGardenState, seat: int) -> list[int]:
        found = [0] * GENERIC
        for ability in s.spy:
            found[ability] += 1
        return found

    def regions(self, s: IceGardenState, seat: int) -> list[int]:
        """Tokens face down look all the same. [IG-SETUP-09]"""
        found: list[int] = []
        held = 0
        for markers in s.held:
            held += markers
        for region in range(REGIONS):
            there = s.token[region]
            found.append(s.in_play[region])
            found.append(0 if there == NOBODY else 1)
            if s.revealed and there != NOBODY:
                token = self.content.tokens[there]
                found.append(token.number)
                found += token.points
                found.append(token.population)
                found.append(token.gold)
                found.append(token.m)
            else:
                found += NO_TOKEN
            found.append(s.charm[region])
            found.append(s.charm_moved[region])
            found.append(s.nations[region])
            found.append(s.tower[region])
            found.append(s.nightmare[region])
            found.append(s.locked[region])
            found.append(held if s.vuko == region else 0)
        return found

    def pieces(self, s: IceGardenState, seat: int) -> list[int]:
        first = SEAT_STRIDE * seat
        return s.pieces[first:] + s.pieces[:first]

    def doomed(self, s: IceGardenState, seat: int) -> list[int]:
        found = [0] * (SEAT_STRIDE * self.seats)
        first = SEAT_STRIDE * seat
        for unit in s.doomed:
            found[(unit - first) % len(found)] += 1
        return found

    def character(self, s: IceGardenState, seat: int) -> bytes:
        return b"".join([self.hot_characters[s.character[other]] for other in self.around[seat]])

    def place(self, s: IceGardenState, seat: int) -> bytes:
        return b"".join([self.hot_seats[s.order.index(other)] for other in self.around[seat]])

    def reputation(self, s: IceGardenState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            found.append(capped(s.reputation[other]))
            found.append(s.reputation_order.index(other))
        return found

    def ship(self, s: IceGardenState, seat: int) -> bytes:
        return b"".join([self.hot_ships[s.ship[other]] for other in self.around[seat]])

    def landed(self, s: IceGardenState, seat: int) -> bytes:
        return b"".join([self.hot_seats[s.landed.index(other)] for other in self.around[seat]])

    def seat_numbers(self, s: IceGardenState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            found.append(capped(s.population[other]))
            found.append(capped(s.gold[other]))
            found += s.m[LEVELS * other : LEVELS * (other + 1)]
            found += s.reserve[PIECES * other : PIECES * (other + 1)]
            found.append(s.actions[other])
            found.append(s.held[other])
            found.append(s.throat[other])
            found.append(s.captured[other])
            found.append(s.vuko_tokens[other])
            points = len(SOURCES) * other
            found.append(capped(s.points[points]))
            found.append(capped(s.points[points + 1]))
            found.append(capped(s.points[points + 2]))
            jumps = s.long_jumps[other]
            found.append(jumps >> 1 & 1)
            found.append(jumps >> 2 & 1)
            found.append(jumps >> 3 & 1)
        return found

    def abilities(self, s: IceGardenState, seat: int) -> list[int]:
        first = OWN_UNITS * seat
        return s.ability[first:] + s.ability[:first]

    def resolving(self, s: IceGardenState, seat: int) -> bytes:
        return self.hot_regions[s.resolving[0] if s.resolving else -1]

    def resolving_places(self, s: IceGardenState, seat: int) -> list[int]:
        found = [0] * (2 * self.seats)
        if s.resolving:
            turned = self.relative[seat]
            for place, other in enumerate(s.resolving[2:]):
                at = 2 * (turned[other] - 1)
                found[at] = place + 1
                found[at + 1] = s.resolving[1] >> other & 1
        return found


NO_TOKEN: Final = [0] * 7
