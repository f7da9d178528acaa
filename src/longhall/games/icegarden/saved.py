"""What the numbers of a saved match can be, and what must hold among them. Only a save without its history is held to
this: with it the match is replayed."""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.content import GENERIC, MOVABLE_FIELDS, PIECES, PLANNED_FIELDS, REGIONS
from longhall.games.icegarden.state import CLOSED, NOBODY, PHASES, SEAT_STRIDE, IceGardenState
from longhall.kernel.soundness import check_nothing_twice

MOST_POINTS: Final = 10_000
SOME: Final = 100
MANY: Final = 1_000


def ranges(s: IceGardenState) -> dict[str, tuple[int, int]]:
    """A field that is not named here has numbers from 0 to ``SOME``."""
    content, seats, numbers = s.content, s.seats, s.content.numbers
    seat, region, flag, few = (0, seats - 1), (-1, REGIONS - 1), (0, 1), (0, SOME)
    token, pieces = len(content.tokens) - 1, (0, MANY)
    most = max(numbers.population, numbers.gold, numbers.m)
    return dict.fromkeys(s.field_names(), few) | {
        "phase": (0, len(PHASES) - 1),
        "character": (-1, len(content.characters) - 1),
        "order": seat,
        "reputation_order": seat,
        "landed": seat,
        "long_jumps": (0, 1 << 8),
        "planned": (0, PIECES * PLANNED_FIELDS + seats + PIECES),
        "field_order": (-1, MOVABLE_FIELDS + 1),
        "field": (-1, len(content.fields)),
        "stock": (-most, most),
        "population": (0, most),
        "gold": (0, most),
        "m": (0, most),
        "reserve": pieces,
        "pieces": pieces,
        "held": pieces,
        "throat": pieces,
        "captured": pieces,
        "spy": (0, GENERIC - 1),
        "token_pile": (0, token),
        "token": (-1, token),
        "revealed": flag,
        "in_play": (0, CLOSED),
        "thorn": region,
        "vuko": region,
        "points": (-MOST_POINTS, MOST_POINTS),
        "doomed": (0, SEAT_STRIDE * seats - 1),
        "resolving": (0, 1 << 12),
    }


def frame_ranges(s: IceGardenState) -> dict[str, tuple[int, int]]:
    region = (-1, REGIONS - 1)
    return {
        "seat": (0, s.seats - 1),
        "victim": (-1, s.seats - 1),
        "region": region,
        "source": region,
        "target": region,
        "one": region,
        "other": region,
        "level": (0, PIECES - 1),
        "piece": (0, PIECES * s.seats),
        "ability": (0, GENERIC + SOME),
        "left": (0, SOME),
        "made": (0, SOME),
        "moved": (-1, SEAT_STRIDE * s.seats),
        "number": (0, SOME),
        "place": (0, SOME),
        "placed": (0, SOME),
        "first": (-1, SOME),
        "total": (-SOME, SOME),  # what was given counts against it
    }


def check_state(s: IceGardenState, fresh: IceGardenState) -> None:
    """Every token lies somewhere once, and orders name every seat."""
    seats = list(range(s.seats))
    tokens = s.token_pile + [token for token in s.token if token != NOBODY]
    before = fresh.token_pile + [token for token in fresh.token if token != NOBODY]
    if sorted(tokens) != sorted(before):
        raise ValueError("token")
    if sorted(s.reputation_order) != seats or sorted(s.landed) != seats or sorted(s.order) != seats:
        raise ValueError("order")
    check_nothing_twice(s)
    chosen = [character for character in s.character if character != NOBODY]
    if len(set(chosen)) != len(chosen):
        raise ValueError("character")
