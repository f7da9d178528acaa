"""The data of a tournament: its form, its players, its tables and their results."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from typing import Any, Final

SWISS: Final = "swiss"
GROUPS: Final = "groups"
LEAGUE: Final = "league"
KNOCKOUT: Final = "knockout"
FORMATS: Final = (SWISS, GROUPS, LEAGUE, KNOCKOUT)
SHARE: Final = 60  # points are counted in sixtieths: up to six players can share those of their places
MOST_SEATS: Final = 6
MOST_ROUNDS: Final = 30
MOST_POINTS: Final = 1000
MOST_IN_GROUP: Final = 16
MOST_LEGS: Final = 4
USUAL_POINTS: Final = {2: (1, 0), 3: (3, 1, 0), 4: (5, 3, 1, 0), 5: (7, 4, 2, 1, 0), 6: (9, 6, 4, 2, 1, 0)}


class FormError(ValueError):
    """A form that no tournament can have: ``field`` is what is wrong with it."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


@dataclass(frozen=True)
class Form:
    """What was decided before the first round. Only what a format needs counts: the rest stays as it is here."""

    format: str
    seats: int  # at a full table
    rounds: int = 0  # Swiss; 0: as many as the number of players asks for
    group: int = 4  # groups and leagues: about so many in a group or division
    legs: int = 1  # groups and leagues: everybody meets everybody of the group so often at least
    qualify: int = 0  # groups: so many of each go on to a knock-out; 0: there is none
    advance: int = 1  # knock-out: so many of a table go on
    moved: int = 1  # leagues: so many go up and down between two divisions
    at_once: bool = False  # groups and leagues: all rounds are open from the beginning
    absences: int = 2  # forfeits in a row after which somebody is out; 0: nobody ever is
    points: tuple[int, ...] = ()  # by place; none: the usual ones

    def by_place(self) -> tuple[int, ...]:
        return self.points or USUAL_POINTS[self.seats]

    def to_data(self) -> dict[str, Any]:
        return {**vars(self), "points": list(self.points)}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Form:
        return Form(**{**data, "points": tuple(data["points"])})

    def _limits(self) -> dict[str, tuple[int, int]]:
        """Between what the numbers have to be that count in this format."""
        advance = (1, self.seats - 1)
        usual = {"absences": (0, MOST_ROUNDS)}
        if self.format == SWISS:
            return {**usual, "rounds": (0, MOST_ROUNDS)}
        if self.format == KNOCKOUT:
            return {**usual, "advance": advance}
        groups = {**usual, "group": (self.seats, MOST_IN_GROUP), "legs": (1, MOST_LEGS)}
        if self.format == LEAGUE:
            return {**groups, "moved": (0, self.group // 2)}
        return {**groups, "qualify": (0, self.group), **({"advance": advance} if self.qualify else {})}

    def check(self) -> None:
        """FormError for what cannot be played."""
        if self.format not in FORMATS:
            raise FormError("format")
        if not 2 <= self.seats <= MOST_SEATS:
            raise FormError("seats")
        for name, (least, most) in self._limits().items():
            if not least <= getattr(self, name) <= most:
                raise FormError(name)
        points = self.by_place()
        falling = all(high >= low for high, low in pairwise(points))
        if len(points) != self.seats or not falling or points[-1] < 0 or not points[0] <= MOST_POINTS:
            raise FormError("points")


@dataclass(frozen=True)
class Player:
    number: int  # from 1, in the order in which they have entered
    since: int = 1  # the first round they play in
    out: int = 0  # the first round they do not play in any more; 0: none
    division: int = 0  # leagues: the uppermost is 0

    def plays_in(self, round: int) -> bool:
        return self.since <= round and not 0 < self.out <= round


@dataclass(frozen=True)
class Result:
    """Places by seat; those who have forfeited share the last."""

    places: tuple[int, ...]
    forfeits: tuple[int, ...] = ()  # seats

    @staticmethod
    def of(places: tuple[int, ...], forfeits: tuple[int, ...] = ()) -> Result:
        """From the places of a match: those who have not forfeited come first, in their order."""
        present = [place for seat, place in enumerate(places) if seat not in forfeits]
        kept = {place: 1 + sum(other < place for other in present) for place in present}
        last = len(present) + 1
        return Result(
            tuple(last if seat in forfeits else kept[place] for seat, place in enumerate(places)),
            tuple(sorted(forfeits)),
        )


@dataclass(frozen=True)
class Table:
    """Who sits where at a table, or who has a bye: one player alone."""

    seats: tuple[int, ...]  # the numbers of the players
    group: int = 0  # the group or division; in a knock-out, that after groups too, -1
    result: Result | None = None
    # Results that were corrected later, each with the last round that was paired by it.
    before: tuple[tuple[int, Result], ...] = ()

    @property
    def is_bye(self) -> bool:
        return len(self.seats) == 1

    def known(self, round: int) -> Result | None:
        """The result by which ``round`` was paired."""
        return next((result for until, result in self.before if round <= until), self.result)


@dataclass(frozen=True)
class Tournament:
    form: Form
    seed: str
    players: tuple[Player, ...]
    rounds: tuple[tuple[Table, ...], ...] = field(default=())

    def as_of(self, round: int) -> Tournament:
        """What was known when ``round`` was paired, if all before it were decided."""
        past = tuple(
            tuple(Table(table.seats, table.group, table.known(round)) for table in tables)
            for tables in self.rounds[: round - 1]
        )
        return Tournament(self.form, self.seed, self.players, past)

    def lot(self, number: int) -> str:
        """The lot of a player. It depends on the seed and the number alone, whoever else has entered."""
        return sha256(f"longhall-lot:{self.seed}:{number}".encode()).hexdigest()

    def by_lot(self, numbers: list[int]) -> list[int]:
        return sorted(numbers, key=self.lot)

    def active(self, round: int) -> list[int]:
        """Who plays in a round, by lot."""
        return self.by_lot([player.number for player in self.players if player.plays_in(round)])


BYE: Final = Result((1,))
