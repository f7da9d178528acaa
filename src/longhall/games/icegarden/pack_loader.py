"""From the TOML files of an Ice Garden pack to ``Content``: reads every entry and says exactly what is wrong and where.

One reader serves both doors: ``load`` raises the first problem it met, ``check`` returns them all. A problem inside an
entry stops that entry only. Totals and references between entries are checked once every entry could be read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from longhall.games.icegarden.content import (
    ABILITY_IDS,
    BOUND,
    CHARACTER_IDS,
    FIELD_IDS,
    GENERIC,
    PLAYERS,
    STAGES,
    TABLES,
    TILE_IDS,
    UNIT_IDS,
    UNIT_LEVELS,
    Ability,
    Character,
    Content,
    Field,
    Numbers,
    Region,
    Ship,
    Tile,
    Token,
    Unit,
)
from longhall.games.icegarden.pack_checks import check_content
from longhall.kernel.component import values_of
from longhall.kernel.errors import PackError
from longhall.kernel.pack import PackEntry
from longhall.kernel.pack_reader import PackReader

FILES: Final = ("pack.toml", "regions.toml", "tokens.toml", "characters.toml", "vuko.toml")
PACK: Final = FILES[0]
REGION_FILE: Final = FILES[1]
TOKEN_FILE: Final = FILES[2]
CHARACTER_FILE: Final = FILES[3]
VUKO_FILE: Final = FILES[4]

PARTS: Final = {
    PACK: (
        "name",
        "game",
        "version",
        "supply",
        "start",
        "dead_snow",
        "reputation",
        "points",
        "numbers",
        "initiative",
        "field",
    ),
    REGION_FILE: ("region", "border", "quick"),
    TOKEN_FILE: ("token",),
    CHARACTER_FILE: ("character", "unit", "ability"),
    VUKO_FILE: ("tile", "quick"),
}


def builtin_folder() -> Path:
    """The pack that ships with the game."""
    return Path(__file__).parent / "pack"


def load(folder: Path) -> Content:
    """The content of the pack in ``folder``; raises the first ``PackError`` if anything is wrong."""
    loader = _Loader(folder)
    if loader.reader.problems:
        raise loader.reader.problems[0]
    return loader.content


def check(folder: Path) -> list[PackError]:
    """Everything wrong with the pack in ``folder``, at most one problem per entry; empty if it can be played."""
    return _Loader(folder).reader.problems


class _Loader:
    """One reading of a pack folder; complaints gather in the reader."""

    def __init__(self, folder: Path) -> None:
        self.reader = PackReader(folder, FILES)
        self.tables = self.reader.tables
        self.numbers: dict[str, Any] = {}
        self.regions: list[Region] = []
        self.borders: list[tuple[int, int, str]] = []
        self.left_out: list[tuple[int, ...]] = [() for _ in range(PLAYERS[-1] + 1)]
        self.tokens: list[Token] = []
        self.ships: list[Ship] = []
        self.fields: list[Field] = []
        self.characters: list[Character] = []
        self.units: list[Unit] = []
        self.abilities: list[Ability] = []
        self.tiles: list[Tile] = []
        self.quick_tiles: tuple[int, ...] = (0,) * len(TILE_IDS)
        self._read()
        if not self.reader.problems:
            self.content = self._content()
            check_content(self.content, self.reader)

    def _content(self) -> Content:
        numbers = Numbers(**self.numbers)
        numbers.snow_limit = (0, 0, numbers.limit_2, numbers.limit_3, numbers.limit_4)
        content = Content(
            name=self.tables[PACK]["name"],
            hash=self.reader.hash,
            numbers=numbers,
            regions=self.regions,
            borders=self.borders,
            tokens=self.tokens,
            ships=self.ships,
            fields=self.fields,
            characters=self.characters,
            units=self.units,
            abilities=self.abilities,
            tiles=self.tiles,
            quick_left_out=self.left_out,
            quick_tiles=self.quick_tiles,
        )
        content.derive()
        return content

    def _read(self) -> None:
        for file, parts in PARTS.items():
            self.reader.only(file, parts)
        if PACK in self.tables:
            self.reader.head(PACK, "icegarden")
            for table in TABLES:
                self.reader.part(PACK, table, self._read_numbers)
            self.reader.components(PACK, "initiative", Ship, self.ships)
            self._each_of(PACK, "field", FIELD_IDS, Field, self.fields)
        if REGION_FILE in self.tables:
            self.reader.components(REGION_FILE, "region", Region, self.regions)
            self.reader.each(REGION_FILE, "border", self._read_border, named=False)
            self.reader.each(REGION_FILE, "quick", self._read_quick, named=False)
        if TOKEN_FILE in self.tables:
            self.reader.components(TOKEN_FILE, "token", Token, self.tokens, check_token)
        if CHARACTER_FILE in self.tables:
            self._each_of(CHARACTER_FILE, "ability", ABILITY_IDS, Ability, self.abilities, check_ability)
            self._each_of(CHARACTER_FILE, "character", CHARACTER_IDS, Character, self.characters)
            self._each_of(CHARACTER_FILE, "unit", UNIT_IDS, Unit, self.units, check_unit)
        if VUKO_FILE in self.tables:
            self._each_of(VUKO_FILE, "tile", TILE_IDS, Tile, self.tiles, check_tile)
            self.reader.part(VUKO_FILE, "quick", self._read_quick_tiles)

    def _each_of(
        self,
        file: str,
        key: str,
        ids: tuple[str, ...],
        made: Any,
        found: list[Any],
        check: Callable[[Any, PackEntry], None] | None = None,
    ) -> None:
        """Components whose ids must be exactly these, in this order."""
        if not self.reader.components(file, key, made, found, check):
            return
        given = [table.get("id") for table in self.tables[file][key]]
        if len({id for id in given if isinstance(id, str)}) == len(given) and given != list(ids):
            self.reader.complain(file, key, "id", f"must be these in this order: {', '.join(ids)}")

    # pack.toml

    def _read_numbers(self, entry: PackEntry) -> None:
        self.numbers |= values_of(Numbers, entry, entry.name)

    # regions.toml

    def _region_list(self, entry: PackEntry, field: str) -> tuple[int, ...]:
        ids = [region.id for region in self.regions]
        given = entry.items(field)
        for name in given:
            if name not in ids:
                raise entry.fail(field, f"there is no region {name!r}")
        if len(set(given)) != len(given):
            raise entry.fail(field, "names a region twice")
        return tuple(ids.index(name) for name in given)

    def _read_border(self, entry: PackEntry, place: int) -> None:
        ends = self._region_list(entry, "between")
        if len(ends) != 2:
            raise entry.fail("between", "expected two different regions")
        a, b = min(ends), max(ends)
        if any((a, b) == (first, second) for first, second, _ in self.borders):
            raise entry.fail("between", "this border is there twice")
        self.borders.append((a, b, entry.text("kind", choices=("land", "sea"))))

    def _read_quick(self, entry: PackEntry, place: int) -> None:
        players = entry.number("players", least=PLAYERS[0], most=PLAYERS[-1])
        self.left_out[players] = self._region_list(entry, "left_out")

    # vuko.toml

    def _read_quick_tiles(self, entry: PackEntry) -> None:
        self.quick_tiles = tuple(entry.number(tile, 0, most=STAGES) for tile in TILE_IDS)


def check_token(token: Token, entry: PackEntry) -> None:
    if not token.points[0] > token.points[1] >= token.points[2]:
        raise entry.fail("points", "place 1 must be worth more than place 2, and place 2 no less than place 3")
    token.resources = (token.population, token.gold, token.m)
    if not any(token.resources):
        raise entry.fail("population", "the token gives no resource at all")


def check_unit(unit: Unit, entry: PackEntry) -> None:
    expected = BOUND.get(unit.id, ())
    if unit.bound != expected:
        raise entry.fail("bound", f"must be [{', '.join(expected)}]: the rules bind these to the unit")
    character, level = unit.index // UNIT_LEVELS, unit.index % UNIT_LEVELS + 1
    if unit.level != level:
        raise entry.fail("level", f"must be {level}: each character has units of level 1, 2 and 3")
    if level < UNIT_LEVELS and max(unit.printed) > 1:
        raise entry.fail("printed", "only a unit of level 3 may have the same ability twice")
    if unit.character != character:
        raise entry.fail("character", f"must be {CHARACTER_IDS[character]}")


def check_ability(ability: Ability, entry: PackEntry) -> None:
    generic = ability.index < GENERIC
    if ability.tokens and not generic:
        raise entry.fail("tokens", "only the generic abilities have upgrade tokens")
    if generic and (ability.tokens < 1 or ability.price < 1):
        missing = "tokens" if ability.tokens < 1 else "price"
        raise entry.fail(missing, "a generic ability has upgrade tokens and a price")


def check_tile(tile: Tile, entry: PackEntry) -> None:
    if tile.number != tile.index + 1:
        raise entry.fail("number", f"must be {tile.index + 1}: tiles are listed by number")
