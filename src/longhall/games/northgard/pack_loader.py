"""From the TOML files of a Northgard pack to ``Content``: reads every entry and says exactly what is wrong and where.

One reader serves both doors: ``load`` raises the first problem it met, ``check`` returns them all. Problems inside an
entry stop that entry only; totals and references between entries are checked on whatever could be read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from longhall.games.northgard.content import (
    ACHIEVEMENT,
    BUILDING_IDS,
    CARD_KINDS,
    CLAN,
    CLAN_IDS,
    CREATURE_KINDS,
    LARGE,
    PRIORITIES,
    RESOURCES,
    SMALL,
    STONE,
    UNREST,
    Building,
    Card,
    Content,
    Creature,
    Effect,
    Face,
    Tile,
)
from longhall.kernel.errors import PackError
from longhall.kernel.pack import PROVENANCES, Entry, PackFiles

FILES: Final = ("pack.toml", "tiles.toml", "cards.toml", "buildings.toml", "creatures.toml")
PACK: Final = FILES[0]
TILES: Final = FILES[1]
CARDS: Final = FILES[2]
BUILDINGS: Final = FILES[3]
CREATURES: Final = FILES[4]

TILE_KINDS: Final = ("start", "start5", "ordinary")
REGION_LETTERS: Final = "abcd"
SYMBOL_LETTERS: Final = "FWL"  # in the order of RESOURCES
SLOT_LETTERS: Final = {"s": SMALL, "r": STONE, "B": LARGE}
LAIR_LETTER: Final = "X"
DIE_FACES: Final = 6
PLACES: Final = 5
RANKS: Final = 3

WHERE: Final = ("own", "own_or_neutral", "neutral", "one_neutral", "one_own_or_neutral")
EACH: Final = ("open_or_wood", "beside_enemy")
BESPOKE: Final = (
    "ancestral_curse",
    "annexation",
    "bribery",
    "capture",
    "conqueror",
    "defensive_strategy",
    "enemy_secrets",
    "future_sight",
    "glory_of_the_clan",
    "hidden_ways",
    "kaija_rampage",
    "legendary_heroes",
    "place_scorched_earth",
    "plunder",
    "protector_of_the_land",
    "raiding_party",
    "rapacious_exploitation",
    "raven_mercenaries",
    "remodel",
    "resourceful_people",
    "spy",
    "stag_muster",
    "stolen_lore",
    "teamwork",
    "veiled_threats",
)
SCORES: Final = ("builder", "explorer", "food_trader", "scholar", "trapper", "warlord", "wood_trader")


@dataclass
class Parameter:
    """What an op takes: a number in a range, a flag, a word of ``choices``, a resource or lists of effects."""

    kind: str  # number, flag, word, resource or options
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    needed: bool = False


def _number(least: int, most: int, needed: bool = False) -> Parameter:
    return Parameter("number", least, most, needed=needed)


def _word(choices: tuple[str, ...], needed: bool = False) -> Parameter:
    return Parameter("word", choices=choices, needed=needed)


def _flag() -> Parameter:
    return Parameter("flag")


def _resource(needed: bool = False) -> Parameter:
    return Parameter("resource", choices=RESOURCES, needed=needed)


OPS: Final[dict[str, dict[str, Parameter]]] = {
    "recruit": {
        "n": _number(1, 14),
        "where": _word(WHERE),
        "same": _flag(),
        "each": _word(EACH),
        "limit": _number(1, 14),
        "per": _resource(),
    },
    "move": {
        "n": _number(1, 14, needed=True),
        "points": _number(0, 9),
        "casualties": _number(0, 9),
        "no_rough": _flag(),
        "shield": _number(0, 9),
        "through": _flag(),
        "push": _number(0, 9),
        "either": _flag(),
        "forage": _flag(),
    },
    "explore": {
        "draw": _number(1, 9),
        "redraw": _flag(),
        "times": _number(1, 9),
        "anywhere": _flag(),
        "collect": _flag(),
    },
    "build": {
        "discount": _number(0, 9),
        "duplicate": _flag(),
        "no_slot": _flag(),
        "times": _number(1, 9),
        "small": _number(0, 9),
    },
    "draw": {
        "n": _number(1, 9, needed=True),
        "keep": _number(0, 9),
        "discard": _number(0, 9),
        "top": _number(0, 9),
    },
    "gain": {"n": _number(1, 30, needed=True), "resource": _resource(needed=True)},
    "basic": {},
    "choose": {"options": Parameter("options", needed=True)},
    "take_discard": {"n": _number(1, 9, needed=True)},
    "bespoke": {"name": _word(BESPOKE, needed=True)},
    "score": {"name": _word(SCORES, needed=True)},
}

# What pack.toml counts, and the fewest and most a pack can have: enough for five players in the long game.
COUNTS: Final = {
    "start_tiles": (1, 1),
    "start5_tiles": (1, 1),
    "ordinary_tiles": (15, 999),
    "starting_cards": (1, 99),
    "clan_cards": (21, 21),
    "early_cards": (15, 99),
    "advanced_cards": (30, 99),
    "achievement_cards": (5, 99),
    "unrest_cards": (1, 99),
    "building_tokens": (8, 999),
    "wolf_creatures": (0, 99),
    "bear_creatures": (0, 99),
    "draugr_creatures": (0, 99),
    "valkyrie_creatures": (0, 99),
}
WEAK_STRENGTH: Final = 6  # creatures up to this strength come first [NG-CREATURE-01]
WEAK_CREATURES: Final = 6  # needed with five players


def builtin_folder() -> Path:
    """The pack that ships with the game."""
    return Path(__file__).parent / "pack"


def load(folder: Path) -> Content:
    """The content of the pack in ``folder``; raises the first ``PackError`` if anything is wrong."""
    reader = _Reader(folder)
    if reader.problems:
        raise reader.problems[0]
    content = reader.content()
    content.number_effects()
    return content


def check(folder: Path) -> list[PackError]:
    """Everything wrong with the pack in ``folder``, at most one problem per entry; empty if it can be played."""
    return _Reader(folder).problems


class _Reader:
    """One reading of a pack folder. Never raises ``PackError``; complaints gather in ``problems``."""

    def __init__(self, folder: Path) -> None:
        self.problems: list[PackError] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.hash = ""
        self.name = ""
        self.counts: dict[str, int] = {}
        self.rules: dict[str, int] = {}
        self.starting_resources: list[tuple[int, int, int]] = []
        self.winter: list[tuple[int, int, int]] = []
        self.faces: list[Face] = []
        self.tiles: list[Tile] = []
        self.cards: list[Card] = []
        self.buildings: list[Building] = []
        self.creatures: list[Creature] = []
        self._open(folder)
        if PACK in self.tables:
            self._read_pack()
        if TILES in self.tables:
            self._read_tiles()
        if CARDS in self.tables:
            self._read_cards()
        if BUILDINGS in self.tables:
            self._read_buildings()
        if CREATURES in self.tables:
            self._read_creatures()

    def content(self) -> Content:
        """What was read; only meaningful without problems."""
        rules = self.rules
        return Content(
            name=self.name,
            hash=self.hash,
            tiles=self.tiles,
            cards=self.cards,
            buildings=self.buildings,
            creatures=self.creatures,
            faces=self.faces,
            winter=self.winter,
            starting_resources=self.starting_resources,
            card_index={card.id: card.index for card in self.cards},
            tile_index={tile.id: tile.index for tile in self.tiles},
            units=rules["units"],
            unrest_cards=next(card.copies for card in self.cards if card.kind == UNREST),
            setup_tiles=rules["setup_tiles"],
            setup_units=rules["setup_units"],
            hand=rules["hand"],
            replace_cost=rules["replace_cost"],
            remove_cost=rules["remove_cost"],
            upgrade_cost=rules["upgrade_cost"],
            second_chance_units=rules["second_chance_units"],
        )

    def _open(self, folder: Path) -> None:
        try:
            files = PackFiles(folder, FILES)
        except PackError as error:
            if error.file not in FILES:
                self.problems.append(error)
                return
        else:
            self.tables = files.tables
            self.hash = files.content_hash
            return
        for name in FILES:  # at least one file is bad: name each that is, and go on with the others
            try:
                self.tables[name] = PackFiles(folder, (name,)).tables[name]
            except PackError as error:
                self.problems.append(error)

    def _complain(self, file: str, entry: str, field: str, problem: str) -> None:
        self.problems.append(PackError(file, entry, field, problem))

    def _read_entries(self, file: str, key: str, named: bool, read: Callable[[Entry, int, str], None]) -> bool:
        """Hand every ``[[key]]`` entry of ``file`` with its place and source to ``read``; False if there are none."""
        listed = self.tables[file].get(key)
        if not isinstance(listed, list) or not all(isinstance(table, dict) for table in listed):
            self._complain(file, "", key, f"expected [[{key}]] entries")
            return False
        seen: set[str] = set()
        for place, table in enumerate(listed):
            given = table.get("id")
            entry = Entry(file, given if named and isinstance(given, str) else f"{key} number {place + 1}", table)
            try:
                if named:
                    identifier = entry.text("id")
                    if not identifier.replace("_", "").isalnum():
                        raise entry.fail("id", f"{identifier!r} must be letters, digits and underscores")
                    if identifier in seen:
                        raise entry.fail("id", "this id is used twice")
                    seen.add(identifier)
                source = entry.text("source", choices=PROVENANCES)
                entry.text("note", default="")
                read(entry, place, source)
            except PackError as error:
                self.problems.append(error)
        return True

    def _only(self, file: str, keys: tuple[str, ...]) -> None:
        for key in self.tables[file]:
            if key not in keys:
                self._complain(file, "", key, f"is not a part of this file; it has {', '.join(keys)}")

    def _compare(self, file: str, key: str, noun: str, kinds: tuple[str, ...], weight: str) -> None:
        """Per kind, the entries of ``file`` (``weight`` each, 1 without) against the ``[counts]`` of pack.toml."""
        found = dict.fromkeys(kinds, 0)
        for table in self.tables[file][key]:
            kind, number = table.get("kind"), table.get(weight, 1)
            if not isinstance(kind, str) or kind not in found or not isinstance(number, int):
                return  # the entry itself has been complained about, and the sum means nothing
            found[kind] += number
        for kind in kinds:
            self._expect(file, f"{kind}_{noun}", weight or "kind", found[kind])

    def _expect(self, file: str, what: str, field: str, found: int) -> None:
        expected = self.counts.get(what, found)
        if found < expected:
            self._complain(file, what, field, f"{found} found, pack.toml counts {expected}: {expected - found} missing")
        elif found > expected:
            self._complain(
                file, what, field, f"{found} found, pack.toml counts {expected}: {found - expected} too many"
            )

    # pack.toml

    def _read_pack(self) -> None:
        table = self.tables[PACK]
        self._only(PACK, ("name", "game", "version", "counts", "rules", "starting_resources", "winter", "face"))
        head = Entry(PACK, "", table)
        try:
            self.name = head.text("name")
            head.text("game", choices=("northgard",))
            head.text("version")
        except PackError as error:
            self.problems.append(error)
        self._read_counts(table)
        self._read_rules(table)
        if self._read_entries(PACK, "starting_resources", False, self._read_starting_resources):
            self._exactly("starting_resources", PLACES, "one for each place in the order of play")
        if self._read_entries(PACK, "winter", False, self._read_winter):
            last = self.winter[-1][0] if self.winter else -1
            units = self.rules.get("units", 0)
            if last < units:
                self._complain(PACK, "winter", "up_to", f"the last row must reach {units} units")
        if self._read_entries(PACK, "face", False, self._read_face):
            self._exactly("face", DIE_FACES, "one for each face of the die")

    def _exactly(self, key: str, needed: int, what: str) -> None:
        found = len(self.tables[PACK][key])
        if found != needed:
            self._complain(PACK, key, "", f"{found} entries, but there must be {needed}: {what}")

    def _read_counts(self, table: dict[str, Any]) -> None:
        try:
            entry = Entry(PACK, "counts", Entry(PACK, "", table).table("counts"))
            counts = {what: entry.number(what, None, least, most) for what, (least, most) in COUNTS.items()}
            entry.done()
            self.counts = counts
        except PackError as error:
            self.problems.append(error)

    def _read_rules(self, table: dict[str, Any]) -> None:
        try:
            entry = Entry(PACK, "rules", Entry(PACK, "", table).table("rules"))
            entry.text("source", choices=PROVENANCES)
            entry.text("note", default="")
            rules = {
                "units": entry.number("units", least=1, most=99),
                "setup_tiles": entry.number("setup_tiles", least=2, most=9),
                "setup_units": entry.number("setup_units", least=1, most=9),
                "hand": entry.number("hand", least=1, most=20),
                "replace_cost": entry.number("replace_cost", most=20),
                "remove_cost": entry.number("remove_cost", most=20),
                "upgrade_cost": entry.number("upgrade_cost", most=20),
                "second_chance_units": entry.number("second_chance_units", least=1, most=14),
            }
            entry.done()
            self.rules = rules
        except PackError as error:
            self.problems.append(error)

    def _read_starting_resources(self, entry: Entry, place: int, source: str) -> None:
        stated = entry.number("place")
        if stated != place + 1:
            raise entry.fail("place", f"{stated} must be {place + 1}: places are listed in the order of play")
        food, wood, lore = entry.number("food"), entry.number("wood"), entry.number("lore")
        entry.done()
        self.starting_resources.append((food, wood, lore))

    def _read_winter(self, entry: Entry, place: int, source: str) -> None:
        up_to, food, wood = entry.number("up_to"), entry.number("food"), entry.number("wood")
        entry.done()
        before = self.winter[-1] if self.winter else (-1, 0, 0)
        self.winter.append((up_to, food, wood))
        if up_to <= before[0]:
            raise entry.fail("up_to", f"{up_to} must be more than the {before[0]} of the row before")
        for field, value, last in (("food", food, before[1]), ("wood", wood, before[2])):
            if value < last:
                raise entry.fail(field, f"{value} is less than the {last} of the row before")

    def _read_face(self, entry: Entry, place: int, source: str) -> None:
        points, casualties, choice = entry.number("points"), entry.number("casualties"), entry.flag("choice")
        entry.done()
        self.faces.append(Face(points, casualties, choice))

    # tiles.toml

    def _read_tiles(self) -> None:
        self._only(TILES, ("tile",))
        if self._read_entries(TILES, "tile", True, self._read_tile):
            self._compare(TILES, "tile", "tiles", TILE_KINDS, "")

    def _read_tile(self, entry: Entry, place: int, source: str) -> None:
        kind = entry.text("kind", choices=TILE_KINDS)
        names, symbols, lairs, slots = _regions(entry)
        sides = _sides(entry, names)
        borders = _borders(entry, names)
        entry.done()
        _check_geometry(entry, names, sides, borders)
        turned = [tuple(sides[(side - turn) % 4] for side in range(4)) for turn in range(4)]
        shown = [(symbols[region], lairs[region], _slots_of(slots, region)) for region in range(len(names))]
        looks = [_look(turned[turn], shown, borders) for turn in range(4)]
        self.tiles.append(
            Tile(
                index=place,
                id=entry.name,
                kind=kind,
                source=source,
                sides=sides,
                names=names,
                symbols=symbols,
                lairs=lairs,
                slots=slots,
                borders=borders,
                rotations=tuple(turn for turn in range(4) if looks[turn] not in looks[:turn]),
                ends=tuple(_border_ends(turned[turn]) for turn in range(4)),
            )
        )

    # cards.toml

    def _read_cards(self) -> None:
        self._only(CARDS, ("card",))
        if not self._read_entries(CARDS, "card", True, self._read_card):
            return
        self._compare(CARDS, "card", "cards", CARD_KINDS, "copies")
        self._check_clans()
        unrest = [table for table in self.tables[CARDS]["card"] if table.get("kind") == "unrest"]
        if len(unrest) != 1:
            self._complain(CARDS, "unrest_cards", "kind", f"{len(unrest)} entries of kind unrest, 1 needed")

    def _read_card(self, entry: Entry, place: int, source: str) -> None:
        kind = CARD_KINDS.index(entry.text("kind", choices=CARD_KINDS))
        clan, rank = -1, -1
        if kind == CLAN:
            clan = CLAN_IDS.index(entry.text("clan", choices=CLAN_IDS))
            rank = entry.number("rank", most=RANKS - 1)
        card = Card(
            index=place,
            id=entry.name,
            name=entry.text("name"),
            kind=kind,
            copies=entry.number("copies", default=1, least=1, most=99),
            flash=entry.flag("flash"),
            fame=entry.number("fame", default=0, least=-99, most=99),
            effects=_effects(entry, "effects", entry.items("effects")),
            source=source,
            clan=clan,
            rank=rank,
        )
        entry.done()
        scores = sum(effect.op == "score" for effect in _flat(card.effects))
        if kind == ACHIEVEMENT and (scores != 1 or len(card.effects) != 1):
            raise entry.fail("effects", "an achievement has exactly one effect, a score")
        if kind != ACHIEVEMENT and scores:
            raise entry.fail("effects", "only achievements have a score")
        if (kind == UNREST) == bool(card.effects):
            raise entry.fail("effects", "unrest has no effect" if kind == UNREST else "the card does nothing")
        self.cards.append(card)

    def _check_clans(self) -> None:
        """Every clan has one card of each rank; says which is missing or there twice."""
        cards = [(table.get("clan"), table.get("rank")) for table in self.tables[CARDS]["card"]]
        for clan in CLAN_IDS:
            for rank in range(RANKS):
                found = cards.count((clan, rank))
                if found != 1:
                    self._complain(CARDS, f"clan {clan}", "rank", f"{found} cards of rank {rank}, 1 needed")
                    break

    # buildings.toml

    def _read_buildings(self) -> None:
        self._only(BUILDINGS, ("building",))
        if not self._read_entries(BUILDINGS, "building", True, self._read_building):
            return
        tables = self.tables[BUILDINGS]["building"]
        ids = [table.get("id") for table in tables]
        for place, building in enumerate(BUILDING_IDS):
            if building not in ids:
                self._complain(BUILDINGS, building, "id", "this building is missing")
            elif sorted(map(str, ids)) == sorted(BUILDING_IDS) and ids[place] != building:
                self._complain(BUILDINGS, building, "id", f"is out of order; it goes {', '.join(BUILDING_IDS)}")
                break
        tokens = [table.get("tokens") for table in tables]
        if all(isinstance(number, int) for number in tokens):
            self._expect(BUILDINGS, "building_tokens", "tokens", sum(tokens))

    def _read_building(self, entry: Entry, place: int, source: str) -> None:
        if entry.name not in BUILDING_IDS:
            raise entry.fail("id", f"{entry.name!r} must be one of {', '.join(BUILDING_IDS)}")
        symbol = entry.text("symbol", default="", choices=("", *RESOURCES))
        building = Building(
            index=place,
            id=entry.name,
            name=entry.text("name"),
            large=entry.flag("large"),
            stone=entry.flag("stone"),
            cost=entry.number("cost", most=30),
            tokens=entry.number("tokens", least=1, most=99),
            source=source,
            symbol=RESOURCES.index(symbol) if symbol else -1,
            fame=entry.number("fame", default=0, most=99),
            points=entry.number("points", default=0, most=9),
            casualties=entry.number("casualties", default=0, most=9),
            recruits=entry.number("recruits", default=0, most=9),
            draws=entry.number("draws", default=0, most=9),
        )
        entry.done()
        if building.large and building.stone:
            raise entry.fail("stone", "a large building cannot stand on a small slot")
        self.buildings.append(building)

    # creatures.toml

    def _read_creatures(self) -> None:
        self._only(CREATURES, ("creature",))
        if not self._read_entries(CREATURES, "creature", True, self._read_creature):
            return
        self._compare(CREATURES, "creature", "creatures", CREATURE_KINDS, "")
        strengths = [table.get("strength") for table in self.tables[CREATURES]["creature"]]
        weak = sum(strength <= WEAK_STRENGTH for strength in strengths if isinstance(strength, int))
        if weak < WEAK_CREATURES:
            self._complain(
                CREATURES,
                "creature",
                "strength",
                f"{weak} of strength {WEAK_STRENGTH} or less, {WEAK_CREATURES} needed",
            )

    def _read_creature(self, entry: Entry, place: int, source: str) -> None:
        kind = CREATURE_KINDS.index(entry.text("kind", choices=CREATURE_KINDS))
        wanted = entry.items("priorities")
        if len(wanted) != len(PRIORITIES) or any(name not in wanted for name in PRIORITIES):
            raise entry.fail("priorities", f"must name each of {', '.join(PRIORITIES)} once")
        creature = Creature(
            index=place,
            id=entry.name,
            name=entry.text("name"),
            kind=kind,
            strength=entry.number("strength", least=1, most=99),
            fame=entry.number("fame", most=99),
            priorities=tuple(PRIORITIES.index(name) for name in wanted),
            shares=entry.flag("shares"),
            source=source,
        )
        entry.done()
        self.creatures.append(creature)


# Tiles


def _regions(
    entry: Entry,
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


def _sides(entry: Entry, names: tuple[str, ...]) -> tuple[int, ...]:
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


def _borders(entry: Entry, names: tuple[str, ...]) -> tuple[tuple[int, int, bool], ...]:
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


def _check_geometry(
    entry: Entry, names: tuple[str, ...], sides: tuple[int, ...], borders: tuple[tuple[int, int, bool], ...]
) -> None:
    """Regions meeting at a corner have a border.

    As every region owns a side, this also makes all regions of a tile hang together through its borders.
    """
    pairs = {(one, other) for one, other, _ in borders}
    for corner in range(4):
        one, other = sorted((sides[corner], sides[(corner + 1) % 4]))
        if one != other and (one, other) not in pairs:
            raise entry.fail("borders", f"regions {names[one]} and {names[other]} meet at a corner but have no border")


def _border_ends(sides: tuple[int, ...]) -> int:
    return sum(1 << corner for corner in range(4) if sides[corner] != sides[(corner + 1) % 4])


def _slots_of(slots: tuple[tuple[int, int], ...], region: int) -> tuple[int, ...]:
    return tuple(sorted(kind for owner, kind in slots if owner == region))


def _look(
    sides: tuple[int, ...],
    shown: list[tuple[tuple[int, int, int], int, tuple[int, ...]]],
    borders: tuple[tuple[int, int, bool], ...],
) -> str:
    """A text equal for two turned tiles exactly if nobody can tell them apart: regions are renamed clockwise from N."""
    order = list(dict.fromkeys(sides))
    lines = sorted((*sorted((order.index(one), order.index(other))), rough) for one, other, rough in borders)
    return repr(([order.index(region) for region in sides], [shown[region] for region in order], lines))


# Effects


def _effects(entry: Entry, field: str, tables: list[Any]) -> tuple[Effect, ...]:
    return tuple(_effect(entry, f"{field} number {number}", table) for number, table in enumerate(tables, start=1))


def _effect(entry: Entry, field: str, table: Any) -> Effect:
    """The effect ``table`` describes; ``field`` says where it is written."""
    if not isinstance(table, dict):
        raise entry.fail(field, 'expected a table such as { op = "draw", n = 1 }')
    op = table.get("op")
    if not isinstance(op, str) or op not in OPS:
        raise entry.fail(f"{field}, op", f"{op!r} is not an effect; there are {', '.join(OPS)}")
    parameters = OPS[op]
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key == "op":
            continue
        if key not in parameters:
            known = f"it takes {', '.join(parameters)}" if parameters else "it takes nothing"
            raise entry.fail(f"{field}, {key}", f"{op} does not know this parameter; {known}")
        values[key] = _value(entry, f"{field}, {key}", parameters[key], value)
    for key, parameter in parameters.items():
        if parameter.needed and key not in values:
            raise entry.fail(f"{field}, {key}", f"{op} needs it")
    if op == "draw":
        values.setdefault("keep", values["n"] - values.get("discard", 0) - values.get("top", 0))
    effect = Effect(op, **values)
    _check_effect(entry, field, effect)
    return effect


def _value(entry: Entry, field: str, parameter: Parameter, value: Any) -> Any:
    match parameter.kind:
        case "number":
            if not isinstance(value, int) or isinstance(value, bool):
                raise entry.fail(field, "expected a whole number")
            if not parameter.least <= value <= parameter.most:
                raise entry.fail(field, f"{value} must be between {parameter.least} and {parameter.most}")
            return value
        case "flag":
            if not isinstance(value, bool):
                raise entry.fail(field, "expected true or false")
            return value
        case "options":
            if (
                not isinstance(value, list)
                or len(value) < 2
                or not all(isinstance(part, list) and part for part in value)
            ):
                raise entry.fail(field, "expected two or more lists of effects")
            return tuple(
                _effects(entry, f"{field} number {number}", part) for number, part in enumerate(value, start=1)
            )
        case _:
            if value not in parameter.choices:
                raise entry.fail(field, f"{value!r} must be one of {', '.join(parameter.choices)}")
            return parameter.choices.index(value) if parameter.kind == "resource" else value


def _check_effect(entry: Entry, field: str, effect: Effect) -> None:
    """Parameters that are right one by one but not together."""
    match effect.op:
        case "recruit":
            if (effect.n > 0) + (effect.each != "") + (effect.per >= 0) != 1:
                raise entry.fail(field, "recruit needs exactly one of n, each and per")
            if effect.limit and not effect.each:
                raise entry.fail(f"{field}, limit", "only limits each")
            if not effect.n and (effect.same or effect.where != "own"):
                raise entry.fail(field, "same and where only go with n")
        case "draw":
            if effect.keep < 0 or effect.keep + effect.discard + effect.top != effect.n:
                raise entry.fail(field, f"keep, discard and top must add up to the {effect.n} cards drawn")
        case "build":
            if effect.small > effect.times:
                raise entry.fail(f"{field}, small", f"{effect.small} is more than all the {effect.times} builds")
        case _:
            pass


def _flat(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects and all that are inside their options."""
    every: list[Effect] = []
    for effect in effects:
        every.append(effect)
        for option in effect.options:
            every.extend(_flat(option))
    return every
