"""From the TOML files of an Ice Garden pack to ``Content``: reads every entry and says exactly what is wrong and where.

One reader serves both doors: ``load`` raises the first problem it met, ``check`` returns them all. A problem inside an
entry stops that entry only. Totals and references between entries are checked once every entry could be read.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from longhall.games.icegarden.content import (
    ABILITY_IDS,
    BOUND,
    CHARACTER_IDS,
    FIELD_IDS,
    GENERIC,
    REGIONS,
    RESOURCES,
    STAGES,
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
PLAYERS: Final = (2, 3, 4)
POINTS: Final = 3

# The tables of numbers in pack.toml: what each field is called in ``Numbers``.
TABLES: Final[dict[str, dict[str, str]]] = {
    "supply": {
        name: name
        for name in (
            "population",
            "gold",
            "m",
            "influence_markers",
            "action_markers",
            "nations",
            "vuko_tokens",
            "charms",
            "blank_charms",
            "towers",
            "nightmares",
            "closures",
            "upgrades",
        )
    },
    "start": {
        "population": "start_population",
        "gold": "start_gold",
        "m": "start_m",
        "markers": "start_markers",
        "actions": "start_actions",
    },
    "dead_snow": {
        "limit_2": "limit_2",
        "limit_3": "limit_3",
        "limit_4": "limit_4",
        "penalty": "snow_penalty",
        "vuko_penalty": "vuko_penalty",
    },
    "reputation": {"last": "last_reputation"},
    "points": {"end": "points_end", "throat": "throat_points"},
    "numbers": {
        name: name
        for name in (
            "relief_influence",
            "relief_population",
            "throat_give",
            "influence_cost",
            "influence_most",
            "move_cost",
            "move_most",
            "mountain_cost",
            "mountain_cost_whisperers",
            "raven_cost",
            "raven_fields",
            "raise_steps",
            "raise_reputation",
            "upgrade_reputation",
            "attack_cost",
            "charm_m",
            "nightmares_to_close",
        )
    },
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
        self.numbers: dict[str, int] = {}
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
        limits = [0, 0, *(self.numbers.pop(f"limit_{players}") for players in PLAYERS)]
        content = Content(
            name=self.tables[PACK]["name"],
            hash=self.reader.hash,
            numbers=Numbers(snow_limit=tuple(limits), **self.numbers),
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
            self.reader.each(PACK, "initiative", self._read_ship, named=False)
            self._each_of(PACK, "field", FIELD_IDS, self._read_field)
        if REGION_FILE in self.tables:
            self.reader.each(REGION_FILE, "region", self._read_region)
            self.reader.each(REGION_FILE, "border", self._read_border, named=False)
            self.reader.each(REGION_FILE, "quick", self._read_quick, named=False)
        if TOKEN_FILE in self.tables:
            self.reader.each(TOKEN_FILE, "token", self._read_token)
        if CHARACTER_FILE in self.tables:
            self._each_of(CHARACTER_FILE, "ability", ABILITY_IDS, self._read_ability)
            self._each_of(CHARACTER_FILE, "character", CHARACTER_IDS, self._read_character)
            self._each_of(CHARACTER_FILE, "unit", UNIT_IDS, self._read_unit)
        if VUKO_FILE in self.tables:
            self._each_of(VUKO_FILE, "tile", TILE_IDS, self._read_tile)
            self.reader.part(VUKO_FILE, "quick", self._read_quick_tiles)

    def _each_of(self, file: str, key: str, ids: tuple[str, ...], read: Callable[[PackEntry, int], None]) -> None:
        """Entries whose ids must be exactly these, in this order."""
        if not self.reader.each(file, key, read):
            return
        given = [table.get("id") for table in self.tables[file][key]]
        if len({id for id in given if isinstance(id, str)}) == len(given) and given != list(ids):
            self.reader.complain(file, key, "id", f"must be these in this order: {', '.join(ids)}")

    # pack.toml

    def _read_numbers(self, entry: PackEntry) -> None:
        for field, name in TABLES[entry.name].items():
            self.numbers[name] = entry.number(field, most=99)

    def _read_ship(self, entry: PackEntry, place: int) -> None:
        self.ships.append(
            Ship(
                index=place,
                stage=entry.number("stage", least=1, most=STAGES),
                order=entry.number("order", least=1, most=9),
                actions=entry.number("actions", least=1, most=9),
                red=entry.flag("red"),
                source=self.reader.source,
                note=self.reader.note,
            )
        )

    def _read_field(self, entry: PackEntry, place: int) -> None:
        spaces, spaces_2 = entry.number("spaces", most=99), entry.number("spaces_2", most=99)
        self.fields.append(
            Field(place, entry.name, entry.text("name"), spaces, spaces_2, self.reader.source, self.reader.note)
        )

    # regions.toml

    def _read_region(self, entry: PackEntry, place: int) -> None:
        x, y = entry.number("x", most=99), entry.number("y", most=99)
        self.regions.append(Region(place, entry.name, entry.text("name"), x, y, self.reader.source, self.reader.note))

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

    # tokens.toml

    def _read_token(self, entry: PackEntry, place: int) -> None:
        points = entry.items("points")
        if len(points) != POINTS or not all(type(number) is int and number >= 0 for number in points):
            raise entry.fail("points", f"expected {POINTS} whole numbers, for places 1 to {POINTS}")
        if not points[0] > points[1] >= points[2]:
            raise entry.fail("points", "place 1 must be worth more than place 2, and place 2 no less than place 3")
        resources = [entry.number(name, most=9) for name in RESOURCES]
        if not any(resources):
            raise entry.fail("population", "the token gives no resource at all")
        self.tokens.append(
            Token(
                index=place,
                id=entry.name,
                players=entry.number("players", least=PLAYERS[0], most=PLAYERS[-1]),
                order=entry.number("order", least=1, most=REGIONS),
                points=(points[0], points[1], points[2]),
                resources=(resources[0], resources[1], resources[2]),
                source=self.reader.source,
                note=self.reader.note,
            )
        )

    # characters.toml

    def _read_character(self, entry: PackEntry, place: int) -> None:
        self.characters.append(
            Character(
                index=place,
                id=entry.name,
                name=entry.text("name"),
                colour=entry.text("colour"),
                goal=entry.number("goal", least=1, most=20),
                source=self.reader.source,
                note=self.reader.note,
            )
        )

    def _read_unit(self, entry: PackEntry, place: int) -> None:
        bound = tuple(entry.items("bound"))
        expected = BOUND.get(entry.name, ())
        if bound != expected:
            raise entry.fail("bound", f"must be [{', '.join(expected)}]: the rules bind these to the unit")
        printed = entry.items("printed")
        for name in printed:
            if name not in ABILITY_IDS[:GENERIC]:
                raise entry.fail("printed", f"{name!r} must be one of {', '.join(ABILITY_IDS[:GENERIC])}")
        level = entry.number("level", least=1, most=UNIT_LEVELS)
        if level != place % UNIT_LEVELS + 1:
            raise entry.fail(
                "level", f"must be {place % UNIT_LEVELS + 1}: each character has units of level 1, 2 and 3"
            )
        if level < UNIT_LEVELS and len(set(printed)) != len(printed):
            raise entry.fail("printed", "only a unit of level 3 may have the same ability twice")
        character = CHARACTER_IDS.index(entry.text("character", choices=CHARACTER_IDS))
        if character != place // UNIT_LEVELS:
            raise entry.fail("character", f"must be {CHARACTER_IDS[place // UNIT_LEVELS]}")
        self.units.append(
            Unit(
                index=place,
                id=entry.name,
                name=entry.text("name"),
                character=character,
                level=level,
                count=entry.number("count", least=1, most=9),
                bound=bound,
                printed=tuple(printed.count(name) for name in ABILITY_IDS[:GENERIC]),
                slots=entry.number("slots", most=9),
                spy_slots=entry.number("spy_slots", most=2),
                summon_penalty=entry.number("summon_penalty", most=9),
                source=self.reader.source,
                note=self.reader.note,
            )
        )

    def _read_ability(self, entry: PackEntry, place: int) -> None:
        tokens, price = entry.number("tokens", most=99), entry.number("price", most=9)
        if place >= GENERIC and tokens:
            raise entry.fail("tokens", "only the generic abilities have upgrade tokens")
        if place < GENERIC and (tokens < 1 or price < 1):
            raise entry.fail("tokens" if tokens < 1 else "price", "a generic ability has upgrade tokens and a price")
        self.abilities.append(
            Ability(place, entry.name, entry.text("name"), tokens, price, self.reader.source, self.reader.note)
        )

    # vuko.toml

    def _read_tile(self, entry: PackEntry, place: int) -> None:
        number = entry.number("number", least=1, most=len(TILE_IDS))
        if number != place + 1:
            raise entry.fail("number", f"must be {place + 1}: tiles are listed by number")
        name, lasting = entry.text("name"), entry.flag("lasting")
        self.tiles.append(Tile(place, entry.name, name, number, lasting, self.reader.source, self.reader.note))

    def _read_quick_tiles(self, entry: PackEntry) -> None:
        self.quick_tiles = tuple(entry.number(tile, 0, most=STAGES) for tile in TILE_IDS)
