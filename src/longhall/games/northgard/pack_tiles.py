"""Reading the geometry of tiles: regions, sides, borders."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import LARGE, SMALL, STONE
from longhall.kernel.pack import PackEntry

REGION_LETTERS: Final = "abcd"
SYMBOL_LETTERS: Final = "FWL"  # in the order of RESOURCES
SLOT_LETTERS: Final = {"s": SMALL, "r": STONE, "B": LARGE}
LAIR_LETTER: Final = "X"
LONGEST_PLACE: Final = 24  # it has to fit on the map


def read_regions(
    entry: PackEntry,
) -> tuple[tuple[str, ...], tuple[tuple[int, int, int], ...], tuple[int, ...], tuple[tuple[int, int], ...]]:
    """Letters in alphabetical order, then symbols and lairs per region and the slots of all."""
    regions = entry.table("regions")
    if not regions:
        raise entry.fail("regions", "a tile has at least one region")
    names = tuple(sorted(regions))
    if len(names) > len(REGION_LETTERS):
        raise entry.fail("regions", f"{len(names)} regions, at most {len(REGION_LETTERS)} are possible")
    symbols: list[tuple[int, int, int]] = []
    lairs: list[int] = []
    slots: list[tuple[int, int]] = []
    for region, name in enumerate(names):
        if len(name) != 1 or name not in REGION_LETTERS:
            raise entry.fail("regions", f"{name!r} must be one of the letters {', '.join(REGION_LETTERS)}")
        contents = regions[name]
        if not isinstance(contents, str):
            raise entry.fail("regions", f"what region {name} shows must be a text in quotes")
        marks = [] if contents == "-" else contents.split("+")
        for mark in marks:
            if mark in SLOT_LETTERS:
                slots.append((region, SLOT_LETTERS[mark]))
            elif mark != LAIR_LETTER and (len(mark) != 1 or mark not in SYMBOL_LETTERS):
                raise entry.fail("regions", f"region {name}: {mark!r} is none of F, W, L, s, r, B, X")
        symbols.append((marks.count("F"), marks.count("W"), marks.count("L")))
        lairs.append(marks.count(LAIR_LETTER))
    return names, tuple(symbols), tuple(lairs), tuple(slots)


def read_places(entry: PackEntry, names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What regions are called, where the pack says so."""
    places: list[tuple[str, str]] = []
    for letter, place in entry.table("places", {}).items():
        if letter not in names:
            raise entry.fail("places", f"there is no region {letter}")
        if not isinstance(place, str) or not place.strip():
            raise entry.fail("places", f"what region {letter} is called must be a text in quotes")
        if len(place) > LONGEST_PLACE:
            raise entry.fail("places", f"{place!r} is longer than {LONGEST_PLACE} letters")
        places.append((letter, place))
    return tuple(sorted(places))


def read_sides(entry: PackEntry, names: tuple[str, ...]) -> tuple[int, ...]:
    letters = entry.text("sides")
    if len(letters) != 4:
        raise entry.fail("sides", f"{letters!r} must have four letters: the regions at N, E, S and W")
    for letter in letters:
        if letter not in names:
            raise entry.fail("sides", f"there is no region {letter}")
    for name in names:
        if name not in letters:
            raise entry.fail("sides", f"region {name} owns no side; every region needs at least one")
    return tuple(names.index(letter) for letter in letters)


def read_borders(entry: PackEntry, names: tuple[str, ...]) -> tuple[tuple[int, int, bool], ...]:
    borders: list[tuple[int, int, bool]] = []
    seen: set[tuple[int, int]] = set()
    for border in entry.items("borders"):
        if not isinstance(border, str) or len(border.removesuffix("!")) != 2:
            raise entry.fail("borders", f"{border!r} must be two regions, with ! after them if rough")
        for letter in border[:2]:
            if letter not in names:
                raise entry.fail("borders", f"{border!r}: there is no region {letter}")
        pair = sorted(names.index(letter) for letter in border[:2])
        if pair[0] == pair[1]:
            raise entry.fail("borders", f"{border!r}: a region has no border with itself")
        if (pair[0], pair[1]) in seen:
            raise entry.fail("borders", f"{border!r}: this border is listed twice")
        seen.add((pair[0], pair[1]))
        borders.append((pair[0], pair[1], border.endswith("!")))
    return tuple(borders)


def check_geometry(
    entry: PackEntry, names: tuple[str, ...], sides: tuple[int, ...], borders: tuple[tuple[int, int, bool], ...]
) -> None:
    """Regions meeting at a corner have a border.

    As every region owns a side, this also makes all regions of a tile hang together through its borders.
    """
    pairs = {(one, other) for one, other, _ in borders}
    for corner in range(4):
        one, other = sorted((sides[corner], sides[(corner + 1) % 4]))
        if one != other and (one, other) not in pairs:
            raise entry.fail("borders", f"regions {names[one]} and {names[other]} meet at a corner but have no border")


def border_ends(sides: tuple[int, ...]) -> int:
    return sum(1 << corner for corner in range(4) if sides[corner] != sides[(corner + 1) % 4])


def slots_of(slots: tuple[tuple[int, int], ...], region: int) -> tuple[int, ...]:
    return tuple(sorted(kind for owner, kind in slots if owner == region))


def look(
    sides: tuple[int, ...],
    shown: list[tuple[tuple[int, int, int], int, tuple[int, ...]]],
    borders: tuple[tuple[int, int, bool], ...],
) -> str:
    """A text equal for two turned tiles exactly if nobody can tell them apart: regions are renamed clockwise from N."""
    order = list(dict.fromkeys(sides))
    lines = sorted((*sorted((order.index(one), order.index(other))), rough) for one, other, rough in borders)
    return repr(([order.index(region) for region in sides], [shown[region] for region in order], lines))
