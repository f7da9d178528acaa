"""The vocabulary of the Ice Garden's rule tests: a test sets a position up and reads like an account of play.

    t = table()                                     # four seats: fjollsfinn, dyken, freihoff, callo
    t = table("callo", "dyken", throat_tie="nobody")  # two seats, and setup options
    t.markers("callo", "sails", 3).units("callo", "faun", "sails").vuko("sails").vuko_tokens("callo", 1)
    t.begin_domination()
    assert t.influence("callo", "sails") == 4 and t.places("sails") == ["callo"]

Seats go by the character they play. A table starts past setup in turn 2, with an empty map: no pieces, nations,
charms, Thorn or Vuko, nobody owns anything, all reputation markers are in the safe zone and all ships on field 1, both
in the order of the seats. The first seat has the best reputation and the last one is first in turn order.

Region tokens are numbered in the order of the map: with four seats isle 1, sails 2, fjords 3, fire 4, valley 5,
empire 6, snakes 7, zym 8; with three seats fjords are out, with two isle and fjords. ``numbers`` changes that.

Set the position: markers, units, held, resources, reputation, ships, order, dead_snow, vuko, vuko_tokens, tower,
nightmares, charm, nation, companions, thorn, absorbed, captured, throat, points, upgrade, spy, closed, supply, reserve,
numbers, scoring, turn.
Get going: action, begin_turn, begin_initiative, begin_planning, begin_activation, begin_vuko, begin_domination,
end_turn, begin. Play: choose.
Read: decision, keys, refusal, event, all_events, over, result, influence, places, markers_in, units_in, stock, m_of,
reputation_of, reputation_order, points_of, tokens_of, snow, region_of_vuko, resolving.
"""

from __future__ import annotations

from typing import Any

from longhall.games.icegarden.content import (
    ABILITY_IDS,
    CALLO,
    CHARACTER_IDS,
    FAUN_LEVEL,
    FIELD_IDS,
    GENERIC,
    HARRASIM_LEVEL,
    LEVELS,
    MARKER,
    PIECES,
    PLANNED_FIELDS,
    REGIONS,
    RESOURCES,
    UNIT_LEVELS,
)
from longhall.games.icegarden.dominance import ranking
from longhall.games.icegarden.frames.action import NextMarker
from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.initiative import StartInitiative, turn_order
from longhall.games.icegarden.frames.planning import StartPlanning
from longhall.games.icegarden.frames.turn import EndTurn, StartTurn
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.games.icegarden.game import IceGarden, make
from longhall.games.icegarden.queries import influence, total_points
from longhall.games.icegarden.state import (
    ACTION,
    CLOSED,
    FROM_REGIONS,
    OPEN,
    SOURCES,
    IceGardenState,
    at,
)
from longhall.kernel.match import Result
from longhall.kernel.state import Frame
from tests.games.position import Position

_GAMES: list[IceGarden] = []


def icegarden() -> IceGarden:
    """The game with its built-in pack, read once."""
    if not _GAMES:
        _GAMES.append(make())
    return _GAMES[0]


class Table(Position):
    def __init__(self, characters: tuple[str, ...], setup: dict[str, Any]) -> None:
        self.game = icegarden()
        given = {"seats": len(characters), "characters": list(characters), "regions": "quick", **setup}
        super().__init__(self.game.new(given, 1))
        state = self.match.state
        assert isinstance(state, IceGardenState)
        self.s = state
        self.characters = characters
        self._clear()

    def _clear(self) -> None:
        """From the middle of setup to an empty map in turn 2."""
        s = self.s
        s.stack = []
        s.turn = 2
        s.revealed = 1
        s.reputation_order = list(range(s.seats))
        s.landed = list(range(s.seats))
        s.order = turn_order(s)
        s.charm = [0] * REGIONS
        s.charm_box = s.content.numbers.charms
        s.population, s.gold, s.m = [0] * s.seats, [0] * s.seats, [0] * (LEVELS * s.seats)
        s.stock = [s.content.numbers.population, s.content.numbers.gold, s.content.numbers.m]
        self._number([region.id for region in s.content.regions if s.in_play[region.index]])

    def _number(self, regions: list[str]) -> None:
        """Give these regions the numbers 1, 2, 3 and so on."""
        tokens = {token.number: token.index for token in self.s.content.tokens if token.players == self.s.seats}
        for number, region in enumerate(regions, start=1):
            self.s.token[self.region(region)] = tokens[number]

    # -- names -------------------------------------------------------------------------------------------------------

    def seat(self, character: str) -> int:
        return self.characters.index(character)

    def region(self, name: str) -> int:
        return self.s.content.region_index[name]

    def kind(self, character: str, piece: str) -> int:
        """0 for ``marker``, else the level of a unit."""
        return self.s.content.piece_ids[CHARACTER_IDS.index(character)].index(piece)

    def _at(self, character: str, piece: str, region: str) -> int:
        return at(self.seat(character), self.kind(character, piece), self.region(region))

    # -- the position ------------------------------------------------------------------------------------------------

    def markers(self, character: str, region: str, n: int = 1) -> Table:
        """``n`` influence markers more in a region."""
        return self.units(character, "marker", region, n)

    def units(self, character: str, unit: str, region: str, n: int = 1) -> Table:
        """``n`` units more in a region."""
        self.s.pieces[self._at(character, unit, region)] += n
        self.s.reserve[PIECES * self.seat(character) + self.kind(character, unit)] -= n
        assert self.s.reserve[PIECES * self.seat(character) + self.kind(character, unit)] >= 0
        return self

    def held(self, character: str, n: int) -> Table:
        """Vuko holds ``n`` markers in his region, besides those in play there."""
        self.s.held[self.seat(character)] += n
        self.s.reserve[PIECES * self.seat(character) + MARKER] -= n
        return self

    def reserve(self, character: str, n: int) -> Table:
        """Only ``n`` influence markers are left in a supply: the others lie on Snake Throat."""
        seat = self.seat(character)
        self.s.throat[seat] += self.s.reserve[PIECES * seat + MARKER] - n
        self.s.reserve[PIECES * seat + MARKER] = n
        return self

    def resources(self, character: str, population: int = 0, gold: int = 0, m: tuple[int, ...] = ()) -> Table:
        """Everything a player has; ``m`` by level, from 0."""
        s, seat = self.s, self.seat(character)
        levels = [*m, 0, 0, 0, 0][:LEVELS]
        s.stock[0] += s.population[seat] - population
        s.stock[1] += s.gold[seat] - gold
        s.stock[2] += sum(s.m[LEVELS * seat : LEVELS * (seat + 1)]) - sum(levels)
        s.population[seat], s.gold[seat] = population, gold
        s.m[LEVELS * seat : LEVELS * (seat + 1)] = levels
        return self

    def supply(self, **left: int) -> Table:
        """What the shared supply has left of some resources."""
        for name, n in left.items():
            self.s.stock[RESOURCES.index(name)] = n
        return self

    def reputation(self, **fields: int) -> Table:
        """Fields of the reputation track. On one field the character named first lies lower and is better."""
        s = self.s
        for character, field in fields.items():
            s.reputation[self.seat(character)] = field
        named = [self.seat(character) for character in fields]
        rest = [seat for seat in s.reputation_order if seat not in named]
        s.reputation_order = sorted(rest + named, key=lambda seat: s.reputation[seat])
        return self

    def ships(self, **fields: int) -> Table:
        """Fields of the initiative track, 1 to 10. On one field the character named later stands on top."""
        s = self.s
        for character, field in fields.items():
            seat = self.seat(character)
            s.ship[seat] = field - 1
            s.landed.remove(seat)
            s.landed.append(seat)
        s.boats = sum(ship.red for ship in s.content.ships[: max(s.ship) + 1])
        s.order = turn_order(s)
        return self

    def order(self, *characters: str) -> Table:
        """The turn order of this turn."""
        self.s.order = [self.seat(character) for character in characters]
        return self

    def dead_snow(self, n: int) -> Table:
        self.s.dead_snow = n
        return self

    def vuko(self, region: str) -> Table:
        self.s.vuko = self.region(region)
        return self

    def vuko_tokens(self, character: str, n: int) -> Table:
        self.s.vuko_tokens[self.seat(character)] = n
        return self

    def companions(self, n: int) -> Table:
        """Nation markers that walk with Vuko."""
        self.s.companions = n
        self.s.nation_box -= n
        return self

    def nation(self, region: str, n: int = 1) -> Table:
        self.s.nations[self.region(region)] += n
        self.s.nation_box -= n
        return self

    def charm(self, region: str, n: int = 1, moved: int = 0) -> Table:
        """Charm tokens obverse up, and some that were moved this turn."""
        self.s.charm[self.region(region)] += n
        self.s.charm_moved[self.region(region)] += moved
        self.s.charm_box -= n + moved
        return self

    def thorn(self, region: str) -> Table:
        self.s.thorn = self.region(region)
        return self

    def absorbed(self, n: int) -> Table:
        self.s.absorbed = n
        self.s.charm_box -= n
        return self

    def captured(self, character: str, n: int) -> Table:
        """Markers of this character are in the Ice Garden."""
        self.s.captured[self.seat(character)] += n
        self.s.reserve[PIECES * self.seat(character) + MARKER] -= n
        return self

    def tower(self, *regions: str) -> Table:
        for region in regions:
            self.s.tower[self.region(region)] = 1
        return self

    def nightmares(self, region: str, n: int) -> Table:
        self.s.nightmare[self.region(region)] = n
        return self

    def throat(self, character: str, n: int) -> Table:
        """Influence markers left on Snake Throat."""
        self.s.throat[self.seat(character)] += n
        self.s.reserve[PIECES * self.seat(character) + MARKER] -= n
        return self

    def points(self, character: str, n: int) -> Table:
        self.s.points[len(SOURCES) * self.seat(character) + FROM_REGIONS] = n
        return self

    def upgrade(self, character: str, unit: str, ability: str) -> Table:
        """The character has bought an upgrade."""
        seat, index = self.seat(character), ABILITY_IDS.index(ability)
        level = self.kind(character, unit)
        self.s.ability[(UNIT_LEVELS * seat + level - 1) * GENERIC + index] += 1
        self.s.upgrades_left[index] -= 1
        return self

    def spy(self, *abilities: str) -> Table:
        """Harrasim has spied these abilities before."""
        for ability in abilities:
            index = ABILITY_IDS.index(ability)
            self.s.spy.append(index)
            self.s.upgrades_left[index] -= 1
            self.s.ability[(UNIT_LEVELS * self.seat("freihoff") + HARRASIM_LEVEL - 1) * GENERIC + index] += 1
        return self

    def closed(self, region: str, markers: int = 1) -> Table:
        """Callo closed a region in an earlier turn and left markers there."""
        s, seat = self.s, self.characters.index(CHARACTER_IDS[CALLO])
        s.in_play[self.region(region)] = CLOSED
        s.locked[self.region(region)] = markers
        s.reserve[PIECES * seat + MARKER] -= markers
        s.reserve[PIECES * seat + FAUN_LEVEL] -= 1
        return self

    def numbers(self, *regions: str) -> Table:
        """These regions get the numbers 1, 2, 3 and so on; the others follow in the order of the map."""
        rest = [name for name in self.s.content.region_ids if name not in regions]
        self._number([name for name in (*regions, *rest) if self.s.in_play[self.region(name)]])
        return self

    def scoring(self, boats: int = 1) -> Table:
        """This turn is a scoring turn."""
        self.s.scoring = boats
        return self

    def turn(self, n: int) -> Table:
        self.s.turn = n
        return self

    # -- getting going -----------------------------------------------------------------------------------------------

    def action(self, character: str, field: str) -> Table:
        """A marker of this character is resolved on a field; nothing comes after it."""
        index = FIELD_IDS.index(field)
        assert index < PLANNED_FIELDS
        self.s.phase = ACTION
        self.s.planned = [PIECES * index + self.seat(character)]
        return self.begin(NextMarker(0))

    def actions(self, *markers: str, then: tuple[Frame, ...] = ()) -> Table:
        """Markers such as ``callo:move`` lie on the fields, placed in this order, and are resolved; then ``then``."""
        self.s.phase = ACTION
        self.s.planned = []
        for marker in markers:
            character, _, field = marker.partition(":")
            self.s.planned.append(PIECES * FIELD_IDS.index(field) + self.seat(character))
        return self.begin(NextMarker(0), *then)

    def begin_turn(self) -> Table:
        return self.begin(StartTurn())

    def begin_initiative(self) -> Table:
        return self.begin(StartInitiative())

    def begin_planning(self) -> Table:
        return self.begin(StartPlanning())

    def begin_activation(self) -> Table:
        return self.begin(Activate())

    def begin_vuko(self) -> Table:
        return self.begin(VisitOfVuko())

    def begin_domination(self) -> Table:
        return self.begin(StartDomination())

    def end_turn(self) -> Table:
        return self.begin(EndTurn())

    # -- what can be seen ----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> tuple[str, str]:
        """(character, kind) of the decision now due; empty texts if nothing is left to decide."""
        decision = self.match.decision
        return (self.characters[decision.seat], decision.kind) if decision is not None else ("", "")

    @property
    def over(self) -> bool:
        """The game has ended by its rules."""
        return bool(self.s.ended)

    @property
    def result(self) -> Result:
        result = self.match.result
        assert result is not None and self.over, "the game goes on"
        return result

    @property
    def ranking(self) -> list[str]:
        """Characters from the winner down."""
        return sorted(self.characters, key=lambda character: self.result.places[self.seat(character)])

    def influence(self, character: str, region: str) -> int:
        return influence(self.s, self.seat(character), self.region(region))

    def places(self, region: str) -> list[str]:
        """Characters with influence in a region, by place."""
        return [self.characters[claim.seat] for claim in ranking(self.s, self.region(region))]

    def markers_in(self, character: str, region: str) -> int:
        """Influence markers in play, without those held by Vuko."""
        return self.s.pieces[self._at(character, "marker", region)]

    def units_in(self, character: str, unit: str, region: str) -> int:
        return self.s.pieces[self._at(character, unit, region)]

    def in_reserve(self, character: str, piece: str = "marker") -> int:
        return self.s.reserve[PIECES * self.seat(character) + self.kind(character, piece)]

    def stock(self, character: str) -> tuple[int, int, int]:
        """(population, gold, M on all levels)."""
        seat = self.seat(character)
        return self.s.population[seat], self.s.gold[seat], sum(self.m_of(character))

    def m_of(self, character: str) -> list[int]:
        """M tokens by level."""
        seat = self.seat(character)
        return self.s.m[LEVELS * seat : LEVELS * (seat + 1)]

    def reputation_of(self, character: str) -> int:
        """The field: 0 is the safe zone."""
        return self.s.reputation[self.seat(character)]

    @property
    def reputation_order(self) -> list[str]:
        """From the best to the worst."""
        return [self.characters[seat] for seat in self.s.reputation_order]

    @property
    def turn_order(self) -> list[str]:
        return [self.characters[seat] for seat in self.s.order]

    def points_of(self, character: str) -> int:
        return total_points(self.s, self.seat(character))

    def tokens_of(self, character: str) -> int:
        """Vuko tokens."""
        return self.s.vuko_tokens[self.seat(character)]

    @property
    def resolving(self) -> str:
        """The region of the Domination phase that is being resolved; empty if there is none."""
        region = self.match.view(None)["resolving"]
        return region["region"] if region is not None else ""

    @property
    def snow(self) -> int:
        return self.s.dead_snow

    @property
    def region_of_vuko(self) -> str:
        """Empty if he is off the map."""
        return self.s.content.region_ids[self.s.vuko] if self.s.vuko >= 0 else ""

    def is_open(self, region: str) -> bool:
        return self.s.in_play[self.region(region)] == OPEN


def table(*characters: str, **setup: Any) -> Table:
    return Table(characters or CHARACTER_IDS, setup)


def decline(t: Table) -> Table:
    """Decline whatever is offered until nothing is left to decide."""
    while t.decision[0]:
        t.choose(next(key for key in ("pass", "done", *t.keys) if key in t.keys))
    return t


def decline_to_next_turn(t: Table) -> Table:
    """The same, or until a new turn has begun."""
    while t.decision[0] and t.decision[1] not in ("jump", "relief"):
        t.choose(next(key for key in ("pass", "done", *t.keys) if key in t.keys))
    return t
