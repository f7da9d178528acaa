"""What a seat sees of a match as a row of bytes, written straight from the state.

An encoding is a list of slices, each of which knows its name, shape and meaning and how to read it from a state for one
seat. Nothing enters it that the seat's view does not tell; tests compare positions that a seat cannot tell apart. Every
number is a byte: ids and seats are counted from 1 with 0 for none, seats from the one that looks on, and what may
be negative or large is shifted or capped as its slice says.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from hashlib import sha256
from typing import Any, Final, TypeAlias

from longhall.kernel.frames import Choice
from longhall.kernel.state import Frame, State

MOST: Final = 255
CONTEXT: Final = 10  # numbers of the running choice

Numbers: TypeAlias = list[int] | bytes  # long rows that are mostly zeros are made as bytes, which is quicker
Reader: TypeAlias = Callable[[Any, int], Numbers]


class Slice:
    """``read(state, seat)`` gives as many numbers as ``shape`` holds; ``high`` is the greatest of them."""

    def __init__(
        self,
        name: str,
        shape: tuple[int, ...],
        high: int,
        meaning: str,
        read: Reader,
    ) -> None:
        self.name = name
        self.shape = shape
        self.high = high
        self.meaning = meaning
        self.read = read
        self.size = 1
        for length in shape:
            self.size *= length
        self.first = 0  # where it begins in the flat vector


class Encoding:
    """The observations of matches with so many seats, ``version`` 1 being the first that was ever written down."""

    def __init__(self, game: str, seats: int, version: int, slices: list[Slice]) -> None:
        self.game = game
        self.seats = seats
        self.version = version
        self.slices = slices
        self.size = 0
        self.highs: list[int] = []
        self._readers: list[Reader] = []
        for part in slices:
            part.first = self.size
            self.size += part.size
            self.highs += [part.high] * part.size
            self._readers.append(part.read)

    def encode(self, state: State, seat: int) -> bytes:
        """What ``seat`` sees; works at chance and after the end, too."""
        parts: list[bytes] = []
        numbers: list[int] = []
        for read in self._readers:
            part = read(state, seat)
            if isinstance(part, list):
                numbers += part
            else:
                parts.append(bytes(numbers))
                parts.append(part)
                numbers = []
        parts.append(bytes(numbers))
        return b"".join(parts)

    def write(self, state: State, seat: int, buffer: memoryview, at: int) -> None:
        """The same into a buffer of bytes that the caller keeps, from ``at`` on."""
        buffer[at : at + self.size] = self.encode(state, seat)

    def fingerprint(self) -> str:
        """Two encodings with the same have the same slices: for checkpoints and data sets."""
        told = [f"{part.name}{part.shape}{part.high}" for part in self.slices]
        return sha256("\n".join([self.game, str(self.version), *told]).encode()).hexdigest()[:16]


# -- for the slices of all games --------------------------------------------------------------------------------------


def one_hots(length: int) -> list[bytes]:
    """For each number below ``length`` zeros with a one there; the last, at -1, has none."""
    return [bytes([1 if i == one else 0 for i in range(length)]) for one in [*range(length), -1]]


def capped(number: int) -> int:
    return 0 if number < 0 else number if number < MOST else MOST


def shifted(number: int, by: int) -> int:
    return capped(number + by)


def relative(seats: int) -> list[list[int]]:
    """``[viewer][seat]``: how far the seat sits from the viewer, counted from 1; 0 for what is no seat (-1)."""
    return [[(seat - viewer) % seats + 1 for seat in range(seats)] + [0] for viewer in range(seats)]


def around(seats: int) -> list[list[int]]:
    """``[viewer]``: all seats, from the viewer on."""
    return [[(viewer + i) % seats for i in range(seats)] for viewer in range(seats)]


def counted_bytes(cards: list[int], zeros: bytes) -> bytes:
    """How often each kind is there, for as many kinds as there are zeros."""
    if not cards:
        return zeros
    found = bytearray(zeros)
    for card in cards:
        found[card] += 1
    return bytes(found)


def flags(things: list[int], kinds: int) -> list[int]:
    found = [0] * kinds
    for thing in things:
        found[thing] = 1
    return found


class Deciding:
    """The slices that say who decides what, and what has been settled on the way there."""

    def __init__(self, seats: int, kinds: list[str]) -> None:
        self.seats = seats
        self.kinds = {kind: i for i, kind in enumerate(kinds)}
        self.names: dict[str, list[str]] = {}
        self.hot_kinds = one_hots(len(kinds))
        self.hot_seats = one_hots(seats)
        self.relative = relative(seats)

    def slices(self) -> list[Slice]:
        n = self.seats
        return [
            Slice("decision", (len(self.kinds),), 1, "the kind of the decision, in alphabetical order", self.kind),
            Slice(
                "deciding", (n,), 1, "who decides; the viewer comes first. No one at chance or at the end", self.seat
            ),
            Slice(
                "context",
                (CONTEXT,),
                MOST,
                "for the seat that decides: the numbers that the choice carries, such as what was chosen just before, "
                "each plus 2; 0 where there is none",
                self.context,
            ),
        ]

    def kind(self, s: State, seat: int) -> bytes:
        top = s.stack[-1] if s.stack else None
        return self.hot_kinds[self.kinds[top.kind()] if isinstance(top, Choice) else -1]

    def seat(self, s: State, seat: int) -> bytes:
        top = s.stack[-1] if s.stack else None
        return self.hot_seats[self.relative[seat][top.chooser(s)] - 1 if isinstance(top, Choice) else -1]

    def context(self, s: State, seat: int) -> list[int]:
        found = [0] * CONTEXT
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Choice) and top.chooser(s) == seat:
            kind = top.kind()
            names = self.names.get(kind)
            if names is None:
                names = self.names[kind] = number_fields(top)
            at = 0
            for name in names:
                value: Any = getattr(top, name)
                if isinstance(value, tuple):
                    for one in value:
                        if at < CONTEXT:
                            found[at] = shifted(self.named(s, name, one), 2)
                            at += 1
                elif at < CONTEXT:
                    found[at] = shifted(self.named(s, name, value), 2)
                    at += 1
        return found

    def named(self, s: State, name: str, value: int) -> int:
        """The number of a field as the observation counts it; a game overrides this where it counts otherwise."""
        return value


def number_fields(frame: Frame) -> list[str]:
    """The fields of a choice that are numbers or tuples of them; who chooses is told elsewhere."""
    found: list[str] = []
    for field in fields(frame):  # type: ignore[arg-type]  # every frame class is a dataclass
        value = getattr(frame, field.name)
        if field.name != "seat" and isinstance(value, (int, tuple)):
            found.append(field.name)
    return found
