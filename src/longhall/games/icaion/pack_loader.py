"""From the TOML files of an Icaion pack to ``Content``: reads every entry and says exactly what is wrong and where.

``load`` raises the first problem it met, ``check`` returns them all, at most one for each entry. Totals and references
between entries are checked on whatever could be read.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longhall.games.icaion.content import (
    CAGE,
    COLOSSUS_CARD,
    COLOURS,
    CURIO_OPS,
    FIRST_UPGRADE,
    GEAR,
    KINDS,
    MACHINES,
    MOVEMENT,
    OP_DRAW,
    OP_POINTS,
    OP_QOAM,
    REGION_CARD,
    REGION_TYPES,
    ROWS,
    SEEKERS,
    SIDES,
    WONDERS,
    YEARS,
    ApparatusKind,
    Character,
    Content,
    Curio,
    EventCard,
    Numbers,
    Players,
    Preset,
    Row,
    Space,
    Tile,
    Wonder,
)
from longhall.games.icaion.pack_board import BOARD, Board
from longhall.games.icaion.pack_cards import power_number, read_character, read_curio, read_event
from longhall.kernel.component import values_of
from longhall.kernel.errors import PackError
from longhall.kernel.pack import PROVENANCES, PackEntry
from longhall.kernel.pack_reader import PackReader, ids_of

PACK: Final = "pack.toml"
EVENTS: Final = "events.toml"
CURIOS: Final = "curios.toml"
CHARACTERS: Final = "characters.toml"
APPARATUS: Final = "apparatus.toml"
DIVISION: Final = "division.toml"
WONDER_FILE: Final = "wonders.toml"
NEUTRAL: Final = "neutral.toml"
FILES: Final = (PACK, BOARD, EVENTS, CURIOS, CHARACTERS, APPARATUS, DIVISION, WONDER_FILE, NEUTRAL)

TRACKS: Final = ("few", "many")
SPACES: Final = 8  # one for each Event card a Year can have
SEAT_COUNTS: Final = (2, 3, 4, 5)
PILES: Final = len(COLOURS)

# what [counts] may say: from, to
COUNTS: Final = {
    "regions": (15, 15),
    "nodes": (15, 200),
    "craters": (5, 5),
    "curios": (20, 200),
    "upgrades": (0, 100),
    "seekers": (7, 7),
    "gear": (10, 10),
    "region_cards": (5, 5),
    "colossus_cards": (3, 3),
    "apparatus": (15, 15),
    "shards": (15, 99),
    "wonders": (7, 7),
}


def builtin_folder() -> Path:
    """The pack that ships with the game."""
    return Path(__file__).parent / "pack"


def load(folder: Path) -> Content:
    """The content of the pack in ``folder``; raises the first ``PackError`` if anything is wrong."""
    loader = _Loader(folder)
    if loader.reader.problems:
        raise loader.reader.problems[0]
    return loader.content()


def check(folder: Path) -> list[PackError]:
    """Everything wrong with the pack in ``folder``, at most one problem per entry; empty if it can be played."""
    return _Loader(folder).reader.problems


class _Loader:
    """One reading of a pack folder; complaints gather in the reader."""

    def __init__(self, folder: Path) -> None:
        self.reader = PackReader(folder, FILES)
        self.name = ""
        self.counts: dict[str, int] = {}
        self.rules: dict[str, int] = {}
        self.deploy_costs: list[int] = []
        self.shard_scores: list[int] = []
        self.shards: list[int] = []
        self.players: list[Players] = []
        self.spaces: dict[str, list[Space]] = {track: [] for track in TRACKS}
        self.events: list[EventCard] = []
        self.curios: list[Curio] = []
        self.seekers: list[Character] = []
        self.gear: list[Character] = []
        self.kinds: list[ApparatusKind] = []
        self.tiles: list[Tile] = []
        self.rows: list[Row] = []
        self.blue_nodes: list[int] = []
        self.wonders: list[Wonder] = []
        self.presets: list[Preset] = []
        self._read_head()
        self.board = Board(self.reader)
        self._read_events()
        self._read_pack()
        self._read_cards()
        self._read_apparatus()
        self._read_division()
        self._read_wonders()
        self._read_presets()
        self._check_counts()

    def content(self) -> Content:
        """What was read; only meaningful without problems."""
        content = Content(
            name=self.name,
            hash=self.reader.hash,
            numbers=Numbers(**self.rules),
            deploy_costs=self.deploy_costs,
            shard_scores=self.shard_scores,
            shards=self.shards,
            players=self.players,
            regions=self.board.regions,
            nodes=self.board.nodes,
            craters=self.board.craters,
            events=self.events,
            curios=self.curios,
            seekers=self.seekers,
            gear=self.gear,
            kinds=self.kinds,
            tiles=self.tiles,
            rows=self.rows,
            blue_nodes=self.blue_nodes,
            wonders=self.wonders,
            presets=self.presets,
        )
        content.derive()
        return content

    # pack.toml

    def _read_head(self) -> None:
        table = self.reader.tables.get(PACK)
        if table is None:
            return
        keys = ("name", "game", "version", "counts", "rules", "deploy_cost", "shard_score", "shard", "players")
        self.reader.only(PACK, keys)
        head = PackEntry(PACK, "", table)
        try:
            self.name = head.text("name")
            head.text("game", choices=("icaion",))
            head.text("version")
            self.counts = _bounded(PackEntry(PACK, "counts", head.table("counts")), COUNTS)
            rules = PackEntry(PACK, "rules", head.table("rules"))
            rules.text("source", choices=PROVENANCES)
            rules.text("note", default="")
            self.rules = values_of(Numbers, rules)
            rules.done()
        except PackError as error:
            self.reader.problems.append(error)

    def _read_pack(self) -> None:
        each = self.reader.each
        each(PACK, "deploy_cost", self._read_deploy_cost, named=False)
        each(PACK, "shard_score", self._read_shard_score, named=False)
        each(PACK, "shard", self._read_shard)
        self.reader.components(PACK, "players", Players, self.players, self._read_players)
        if [players.seats for players in self.players] != list(SEAT_COUNTS) and not self.reader.problems:
            self.reader.complain(PACK, "players", "seats", "there must be one entry each for 2, 3, 4 and 5, in order")

    def _read_deploy_cost(self, entry: PackEntry, place: int) -> None:
        self.deploy_costs = entry.numbers("costs", 0, 9, self.rules.get("machines_per_region", 0))

    def _read_shard_score(self, entry: PackEntry, place: int) -> None:
        most = self.rules.get("most_shards", -1)
        self.shard_scores = entry.numbers("points", -99, 99, most + 1)

    def _read_shard(self, entry: PackEntry, place: int) -> None:
        self.shards += [entry.number("value", least=1, most=3)] * entry.number("copies", most=99)

    def _read_players(self, players: Players, entry: PackEntry) -> None:
        if len(players.ranking) != players.seats:
            raise entry.fail("ranking", f"{len(players.ranking)} numbers, but there must be {players.seats}")
        if players.seats == SEAT_COUNTS[-1] and players.neutral_machines:
            raise entry.fail("neutral_machines", "five players have no neutral Machines")
        players.track = self.spaces[entry.text("track", choices=TRACKS)]

    # events.toml

    def _read_events(self) -> None:
        self.reader.only(EVENTS, ("space", "card"))
        self.reader.components(EVENTS, "space", Space, [], self._read_space)
        for track in TRACKS:
            found = len(self.spaces[track])
            if found != SPACES and EVENTS in self.reader.tables:
                problem = f"{found} spaces on the track {track!r}, but there must be {SPACES}"
                self.reader.complain(EVENTS, "space", "track", problem)
        self.reader.components(EVENTS, "card", EventCard, self.events, read_event)
        types = sorted(card.type for card in self.events if card.kind == REGION_CARD)
        if types != list(range(len(REGION_TYPES))) and EVENTS in self.reader.tables:
            self.reader.complain(EVENTS, "card", "type", "there must be one Region card of each type")

    def _read_space(self, space: Space, entry: PackEntry) -> None:
        self.spaces[entry.text("track", choices=TRACKS)].append(space)

    # curios.toml and characters.toml

    def _read_cards(self) -> None:
        self.reader.only(CURIOS, ("curio",))
        self.reader.components(CURIOS, "curio", Curio, self.curios, read_curio)
        self.reader.only(CHARACTERS, ("seeker", "gear"))
        self.reader.components(CHARACTERS, "seeker", Character, self.seekers, read_character, SEEKERS)
        self.reader.components(CHARACTERS, "gear", Character, self.gear, read_character, GEAR)

    # apparatus.toml

    def _read_apparatus(self) -> None:
        self.reader.only(APPARATUS, ("kind", "tile"))
        self.reader.components(APPARATUS, "kind", ApparatusKind, self.kinds, ids=KINDS)
        self.reader.components(APPARATUS, "tile", Tile, self.tiles, read_tile)
        if APPARATUS not in self.reader.tables:
            return
        if len(self.kinds) != len(KINDS):
            self.reader.complain(APPARATUS, "kind", "id", f"there must be one entry each for {', '.join(KINDS)}")
        if [tile.index for tile in self.tiles] != list(range(YEARS * PILES)):
            self.reader.complain(APPARATUS, "tile", "year", "there must be one tile of each colour for each Year")

    # division.toml, wonders.toml and neutral.toml

    def _read_division(self) -> None:
        self.reader.only(DIVISION, ("row",))
        self.reader.components(DIVISION, "row", Row, self.rows, self._read_row, ROWS)
        if len(self.rows) != len(ROWS) and DIVISION in self.reader.tables:
            self.reader.complain(DIVISION, "row", "id", f"there must be one entry each for {', '.join(ROWS)}")

    def _read_row(self, row: Row, entry: PackEntry) -> None:
        if row.index == CAGE and not row.start:
            raise entry.fail("start", "there is a cage from the start")
        row.under = [entry.number("harvester", most=3), entry.number("scavenger", most=3)]
        bonus = PackEntry(DIVISION, entry.name, entry.table("bonus"))
        bonuses = (CURIO_OPS[OP_POINTS], CURIO_OPS[OP_QOAM], CURIO_OPS[OP_DRAW])
        row.bonus, row.n = CURIO_OPS.index(bonus.text("op", choices=bonuses)), bonus.number("n", least=1, most=20)
        bonus.done()
        if row.index == MOVEMENT:
            self.blue_nodes = entry.numbers("blue_nodes", 0, 9, len(MACHINES))

    def _read_wonders(self) -> None:
        self.reader.only(WONDER_FILE, ("wonder",))
        self.reader.components(WONDER_FILE, "wonder", Wonder, self.wonders, read_wonder, WONDERS)

    def _read_presets(self) -> None:
        self.reader.only(NEUTRAL, ("preset",))
        if self.board.sound:
            self.reader.components(NEUTRAL, "preset", Preset, self.presets, self._read_preset)

    def _read_preset(self, preset: Preset, entry: PackEntry) -> None:
        preset.machines = [ids_of(entry, f"{name}s", self.board.region_ids, "region") for name in MACHINES]
        everywhere = [region for regions in preset.machines for region in regions]
        if len(set(everywhere)) != len(everywhere):
            raise entry.fail("refiners", "two Machines of one colour never share a Region")
        expected = [players.neutral_machines for players in self.players if players.seats == preset.seats]
        for name, regions in zip(MACHINES, preset.machines, strict=True):
            if expected and len(regions) != expected[0]:
                raise entry.fail(f"{name}s", f"{len(regions)} Machines, but {preset.seats} players need {expected[0]}")

    def _check_counts(self) -> None:
        counts = self.counts
        if not counts or self.reader.problems:
            return  # what could not be read would be missed here again
        found: list[tuple[str, str, int]] = [
            (BOARD, "regions", len(self.board.regions)),
            (BOARD, "nodes", len(self.board.nodes)),
            (BOARD, "craters", len(self.board.craters)),
            (CURIOS, "curios", sum(curio.copies for curio in self.curios)),
            (CURIOS, "upgrades", sum(curio.copies for curio in self.curios if curio.op >= FIRST_UPGRADE)),
            (CHARACTERS, "seekers", len(self.seekers)),
            (CHARACTERS, "gear", len(self.gear)),
            (EVENTS, "region_cards", sum(card.kind == REGION_CARD for card in self.events)),
            (EVENTS, "colossus_cards", sum(card.kind == COLOSSUS_CARD for card in self.events)),
            (APPARATUS, "apparatus", len(self.tiles)),
            (PACK, "shards", len(self.shards)),
            (WONDER_FILE, "wonders", len(self.wonders)),
        ]
        for file, what, number in found:
            self.reader.expect(file, what, number, counts[what])


def read_tile(tile: Tile, entry: PackEntry) -> None:
    tile.index = YEARS * tile.colour + tile.year - 1
    tile.kinds = [KINDS.index(entry.text(side, choices=KINDS)) for side in SIDES]


def read_wonder(wonder: Wonder, entry: PackEntry) -> None:
    wonder.n = power_number(entry)


def _bounded(entry: PackEntry, bounds: dict[str, tuple[int, int]]) -> dict[str, int]:
    values = {name: entry.number(name, None, least, most) for name, (least, most) in bounds.items()}
    entry.done()
    return values
