"""From the TOML files of a Northgard pack to ``Content``: reads every entry and says exactly what is wrong and where.

One reader serves both doors: ``load`` raises the first problem it met, ``check`` returns them all. Problems inside an
entry stop that entry only; totals and references between entries are checked on whatever could be read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from longhall.games.northgard.content import (
    ACHIEVEMENT,
    BUILDING_IDS,
    CARD_KINDS,
    CLAN,
    CLAN_IDS,
    CREATURE_KINDS,
    PRIORITIES,
    RESOURCES,
    UNREST,
    Building,
    Card,
    Content,
    Creature,
    Face,
    Tile,
)
from longhall.games.northgard.pack_effects import flat_effects, read_effects
from longhall.games.northgard.pack_tiles import (
    border_ends,
    check_geometry,
    look,
    read_borders,
    read_places,
    read_regions,
    read_sides,
    slots_of,
)
from longhall.kernel.errors import PackError
from longhall.kernel.pack import PackEntry
from longhall.kernel.pack_reader import PackReader

FILES: Final = ("pack.toml", "tiles.toml", "cards.toml", "buildings.toml", "creatures.toml")
PACK: Final = FILES[0]
TILES: Final = FILES[1]
CARDS: Final = FILES[2]
BUILDINGS: Final = FILES[3]
CREATURES: Final = FILES[4]

TILE_KINDS: Final = ("start", "start5", "ordinary")
DIE_FACES: Final = 6
PLACES: Final = 5
RANKS: Final = 3

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
    loader = _Loader(folder)
    if loader.reader.problems:
        raise loader.reader.problems[0]
    content = loader.content()
    content.number_effects()
    return content


def check(folder: Path) -> list[PackError]:
    """Everything wrong with the pack in ``folder``, at most one problem per entry; empty if it can be played."""
    return _Loader(folder).reader.problems


class _Loader:
    """One reading of a pack folder; complaints gather in the reader."""

    def __init__(self, folder: Path) -> None:
        self.reader = PackReader(folder, FILES)
        self.tables = self.reader.tables
        self.counts: dict[str, int] = {}
        self.rules: dict[str, int] = {}
        self.starting_resources: list[tuple[int, int, int]] = []
        self.winter: list[tuple[int, int, int]] = []
        self.faces: list[Face] = []
        self.tiles: list[Tile] = []
        self.cards: list[Card] = []
        self.buildings: list[Building] = []
        self.creatures: list[Creature] = []
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
            name=self.tables[PACK]["name"],
            hash=self.reader.hash,
            tiles=self.tiles,
            cards=self.cards,
            buildings=self.buildings,
            creatures=self.creatures,
            faces=tuple(self.faces),
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
        self.reader.expect(file, what, found, self.counts.get(what, found), field)

    # pack.toml

    def _read_pack(self) -> None:
        table = self.tables[PACK]
        self.reader.only(PACK, ("name", "game", "version", "counts", "rules", "starting_resources", "winter", "face"))
        self.reader.head(PACK, "northgard")
        self._read_counts(table)
        self.reader.part(PACK, "rules", self._read_rules)
        if self.reader.each(PACK, "starting_resources", self._read_starting_resources, named=False):
            self._exactly("starting_resources", PLACES, "one for each place in turn order")
        if self.reader.each(PACK, "winter", self._read_winter, named=False):
            last = self.winter[-1][0] if self.winter else -1
            units = self.rules.get("units", 0)
            if last < units:
                self.reader.complain(PACK, "winter", "up_to", f"the last row must reach {units} units")
        if self.reader.each(PACK, "face", self._read_face, named=False):
            self._exactly("face", DIE_FACES, "one for each face of the die")

    def _exactly(self, key: str, needed: int, what: str) -> None:
        found = len(self.tables[PACK][key])
        if found != needed:
            self.reader.complain(PACK, key, "", f"{found} entries, but there must be {needed}: {what}")

    def _read_counts(self, table: dict[str, Any]) -> None:
        try:
            entry = PackEntry(PACK, "counts", PackEntry(PACK, "", table).table("counts"))
            counts = {what: entry.number(what, None, least, most) for what, (least, most) in COUNTS.items()}
            entry.done()
            self.counts = counts
        except PackError as error:
            self.reader.problems.append(error)

    def _read_rules(self, entry: PackEntry) -> None:
        self.rules = {
            "units": entry.number("units", least=1, most=99),
            "setup_tiles": entry.number("setup_tiles", least=2, most=9),
            "setup_units": entry.number("setup_units", least=1, most=9),
            "hand": entry.number("hand", least=1, most=20),
            "replace_cost": entry.number("replace_cost", most=20),
            "remove_cost": entry.number("remove_cost", most=20),
            "upgrade_cost": entry.number("upgrade_cost", most=20),
            "second_chance_units": entry.number("second_chance_units", least=1, most=14),
        }

    def _read_starting_resources(self, entry: PackEntry, place: int) -> None:
        stated = entry.number("place")
        if stated != place + 1:
            raise entry.fail("place", f"{stated} must be {place + 1}: places are listed in turn order")
        food, wood, lore = entry.number("food"), entry.number("wood"), entry.number("lore")
        entry.done()
        self.starting_resources.append((food, wood, lore))

    def _read_winter(self, entry: PackEntry, place: int) -> None:
        up_to, food, wood = entry.number("up_to"), entry.number("food"), entry.number("wood")
        entry.done()
        before = self.winter[-1] if self.winter else (-1, 0, 0)
        self.winter.append((up_to, food, wood))
        if up_to <= before[0]:
            raise entry.fail("up_to", f"{up_to} must be more than the {before[0]} of the row before")
        for field, value, last in (("food", food, before[1]), ("wood", wood, before[2])):
            if value < last:
                raise entry.fail(field, f"{value} is less than the {last} of the row before")

    def _read_face(self, entry: PackEntry, place: int) -> None:
        points, casualties, choice = entry.number("points"), entry.number("casualties"), entry.flag("choice")
        entry.done()
        self.faces.append(Face(points, casualties, choice, self.reader.source, self.reader.note))

    # tiles.toml

    def _read_tiles(self) -> None:
        self.reader.only(TILES, ("tile",))
        if self.reader.each(TILES, "tile", self._read_tile):
            self._compare(TILES, "tile", "tiles", TILE_KINDS, "")

    def _read_tile(self, entry: PackEntry, place: int) -> None:
        kind = entry.text("kind", choices=TILE_KINDS)
        names, symbols, lairs, slots = read_regions(entry)
        sides = read_sides(entry, names)
        borders = read_borders(entry, names)
        places = read_places(entry, names)
        entry.done()
        check_geometry(entry, names, sides, borders)
        turned = tuple(tuple(sides[(side - turn) % 4] for side in range(4)) for turn in range(4))
        shown = [(symbols[region], lairs[region], slots_of(slots, region)) for region in range(len(names))]
        looks = [look(turned[turn], shown, borders) for turn in range(4)]
        self.tiles.append(
            Tile(
                index=place,
                id=entry.name,
                kind=kind,
                source=self.reader.source,
                sides=sides,
                turned=turned,
                names=names,
                regions=tuple(f"{entry.name}.{name}" for name in names),
                symbols=symbols,
                lairs=lairs,
                slots=slots,
                borders=borders,
                rotations=tuple(turn for turn in range(4) if looks[turn] not in looks[:turn]),
                ends=tuple(border_ends(turned[turn]) for turn in range(4)),
                note=self.reader.note,
                places=places,
            )
        )

    # cards.toml

    def _read_cards(self) -> None:
        self.reader.only(CARDS, ("card",))
        if not self.reader.components(CARDS, "card", Card, self.cards, read_card):
            return
        self._compare(CARDS, "card", "cards", CARD_KINDS, "copies")
        self._check_clans()
        unrest = [table for table in self.tables[CARDS]["card"] if table.get("kind") == "unrest"]
        if len(unrest) != 1:
            self.reader.complain(CARDS, "unrest_cards", "kind", f"{len(unrest)} entries of kind unrest, 1 needed")

    def _check_clans(self) -> None:
        """Every clan has one card of each rank; says which is missing or there twice."""
        cards = [(table.get("clan"), table.get("rank")) for table in self.tables[CARDS]["card"]]
        for clan in CLAN_IDS:
            for rank in range(RANKS):
                found = cards.count((clan, rank))
                if found != 1:
                    self.reader.complain(CARDS, f"clan {clan}", "rank", f"{found} cards of rank {rank}, 1 needed")
                    break

    # buildings.toml

    def _read_buildings(self) -> None:
        self.reader.only(BUILDINGS, ("building",))
        if not self.reader.components(BUILDINGS, "building", Building, self.buildings, read_building):
            return
        tables = self.tables[BUILDINGS]["building"]
        ids = [table.get("id") for table in tables]
        for place, building in enumerate(BUILDING_IDS):
            if building not in ids:
                self.reader.complain(BUILDINGS, building, "id", "this building is missing")
            elif sorted(map(str, ids)) == sorted(BUILDING_IDS) and ids[place] != building:
                self.reader.complain(BUILDINGS, building, "id", f"is out of order; it goes {', '.join(BUILDING_IDS)}")
                break
        tokens = [table.get("tokens") for table in tables]
        if all(isinstance(number, int) for number in tokens):
            self._expect(BUILDINGS, "building_tokens", "tokens", sum(tokens))

    # creatures.toml

    def _read_creatures(self) -> None:
        self.reader.only(CREATURES, ("creature",))
        if not self.reader.components(CREATURES, "creature", Creature, self.creatures, read_creature):
            return
        self._compare(CREATURES, "creature", "creatures", CREATURE_KINDS, "")
        strengths = [table.get("strength") for table in self.tables[CREATURES]["creature"]]
        weak = sum(strength <= WEAK_STRENGTH for strength in strengths if isinstance(strength, int))
        if weak < WEAK_CREATURES:
            self.reader.complain(
                CREATURES,
                "creature",
                "strength",
                f"{weak} of strength {WEAK_STRENGTH} or less, {WEAK_CREATURES} needed",
            )


def read_card(card: Card, entry: PackEntry) -> None:
    if card.kind == CLAN:
        card.clan = CLAN_IDS.index(entry.text("clan", choices=CLAN_IDS))
        card.rank = entry.number("rank", most=RANKS - 1)
    card.effects = read_effects(entry, "effects", entry.items("effects"))
    scores = sum(effect.op == "score" for effect in flat_effects(card.effects))
    if card.kind == ACHIEVEMENT and (scores != 1 or len(card.effects) != 1):
        raise entry.fail("effects", "an achievement has exactly one effect, a score")
    if card.kind != ACHIEVEMENT and scores:
        raise entry.fail("effects", "only achievements have a score")
    if (card.kind == UNREST) == bool(card.effects):
        raise entry.fail("effects", "unrest has no effect" if card.kind == UNREST else "the card does nothing")


def read_building(building: Building, entry: PackEntry) -> None:
    if entry.name not in BUILDING_IDS:
        raise entry.fail("id", f"{entry.name!r} must be one of {', '.join(BUILDING_IDS)}")
    symbol = entry.text("symbol", default="", choices=("", *RESOURCES))
    building.symbol = RESOURCES.index(symbol) if symbol else -1
    if building.large and building.stone:
        raise entry.fail("stone", "a large building cannot stand on a small slot")


def read_creature(creature: Creature, entry: PackEntry) -> None:
    wanted = entry.items("priorities")
    if len(wanted) != len(PRIORITIES) or any(name not in wanted for name in PRIORITIES):
        raise entry.fail("priorities", f"must name each of {', '.join(PRIORITIES)} once")
    creature.priorities = tuple(PRIORITIES.index(name) for name in wanted)
