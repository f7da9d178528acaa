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
from longhall.games.icaion.pack_cards import POWERS_WITH_NUMBER, read_character, read_curio, read_event
from longhall.kernel.errors import PackError
from longhall.kernel.pack import PROVENANCES, PackEntry
from longhall.kernel.pack_reader import PackReader, ids_of, place_of

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
# what [rules] may say: from, to
RULES: Final = {
    "free_nodes": (1, 9),
    "camp_cost": (0, 9),
    "machines_per_region": (1, 3),
    "parasites_per_region": (1, 9),
    "dealt_curios": (0, 4),
    "setup_parasites": (0, 2),
    "refiner_points": (0, 20),
    "investigate_points": (0, 20),
    "most_shards": (1, 9),
    "power_draw": (1, 9),
    "restore_points": (0, 20),
    "wonder_points": (0, 20),
    "qoam_points": (0, 20),
    "recharge_round": (1, 8),
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
        rules = self.rules
        content = Content(
            name=self.name,
            hash=self.reader.hash,
            numbers=Numbers(
                free_nodes=rules["free_nodes"],
                camp_cost=rules["camp_cost"],
                machines_per_region=rules["machines_per_region"],
                parasites_per_region=rules["parasites_per_region"],
                dealt_curios=rules["dealt_curios"],
                setup_parasites=rules["setup_parasites"],
                refiner_points=rules["refiner_points"],
                investigate_points=rules["investigate_points"],
                most_shards=rules["most_shards"],
                power_draw=rules["power_draw"],
                restore_points=rules["restore_points"],
                wonder_points=rules["wonder_points"],
                qoam_points=rules["qoam_points"],
                recharge_round=rules["recharge_round"],
            ),
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
            self.rules = _bounded(rules, RULES)
        except PackError as error:
            self.reader.problems.append(error)

    def _read_pack(self) -> None:
        each = self.reader.each
        each(PACK, "deploy_cost", self._read_deploy_cost, named=False)
        each(PACK, "shard_score", self._read_shard_score, named=False)
        each(PACK, "shard", self._read_shard)
        each(PACK, "players", self._read_players)
        if [players.seats for players in self.players] != list(SEAT_COUNTS) and not self.reader.problems:
            self.reader.complain(PACK, "players", "seats", "there must be one entry each for 2, 3, 4 and 5, in order")

    def _read_deploy_cost(self, entry: PackEntry, place: int) -> None:
        self.deploy_costs = entry.numbers("costs", 0, 9, self.rules.get("machines_per_region", 0))

    def _read_shard_score(self, entry: PackEntry, place: int) -> None:
        most = self.rules.get("most_shards", -1)
        self.shard_scores = entry.numbers("points", -99, 99, most + 1)

    def _read_shard(self, entry: PackEntry, place: int) -> None:
        self.shards += [entry.number("value", least=1, most=3)] * entry.number("copies", most=99)

    def _read_players(self, entry: PackEntry, place: int) -> None:
        seats = entry.number("seats", least=2, most=5)
        self.players.append(
            Players(
                seats=seats,
                saturation=entry.number("saturation", least=1, most=99),
                colossus_shards=entry.number("colossus_shards", most=5),
                outer_qoam=entry.number("outer_qoam", most=20),
                inner_qoam=entry.number("inner_qoam", most=20),
                inner_parasites=entry.number("inner_parasites", most=1),
                region_card_inner_parasites=entry.number("region_card_inner_parasites", most=1),
                neutral_machines=entry.number("neutral_machines", most=3 if seats < SEAT_COUNTS[-1] else 0),
                wonders_revealed=entry.number("wonders_revealed", most=len(WONDERS)),
                wonders_each=entry.number("wonders_each", least=1, most=3),
                ranking=entry.numbers("ranking", 0, 99, seats),
                track=self.spaces[entry.text("track", choices=TRACKS)],
                source=self.reader.source,
                note=self.reader.note,
            )
        )

    # events.toml

    def _read_events(self) -> None:
        self.reader.only(EVENTS, ("space", "card"))
        self.reader.each(EVENTS, "space", self._read_space)
        for track in TRACKS:
            found = len(self.spaces[track])
            if found != SPACES and EVENTS in self.reader.tables:
                problem = f"{found} spaces on the track {track!r}, but there must be {SPACES}"
                self.reader.complain(EVENTS, "space", "track", problem)
        self.reader.each(EVENTS, "card", self._read_event)
        types = sorted(card.type for card in self.events if card.kind == REGION_CARD)
        if types != list(range(len(REGION_TYPES))) and EVENTS in self.reader.tables:
            self.reader.complain(EVENTS, "card", "type", "there must be one Region card of each type")

    def _read_space(self, entry: PackEntry, place: int) -> None:
        self.spaces[entry.text("track", choices=TRACKS)].append(
            Space(
                id=entry.name,
                qoam=entry.number("qoam", most=20),
                parasite=entry.flag("parasite"),
                arrows=entry.number("arrows", least=1, most=9),
                source=self.reader.source,
                note=self.reader.note,
            )
        )

    def _read_event(self, entry: PackEntry, place: int) -> None:
        self.events.append(read_event(self.reader, entry, place))

    # curios.toml and characters.toml

    def _read_cards(self) -> None:
        self.reader.only(CURIOS, ("curio",))
        self.reader.each(CURIOS, "curio", self._read_curio)
        self.reader.only(CHARACTERS, ("seeker", "gear"))
        self.reader.each(CHARACTERS, "seeker", self._read_seeker)
        self.reader.each(CHARACTERS, "gear", self._read_gear)
        self.seekers.sort(key=lambda seeker: seeker.index)
        self.gear.sort(key=lambda gear: gear.index)

    def _read_curio(self, entry: PackEntry, place: int) -> None:
        self.curios.append(read_curio(self.reader, entry, place))

    def _read_seeker(self, entry: PackEntry, place: int) -> None:
        self.seekers.append(read_character(self.reader, entry, place_of(entry, SEEKERS)))

    def _read_gear(self, entry: PackEntry, place: int) -> None:
        self.gear.append(read_character(self.reader, entry, place_of(entry, GEAR)))

    # apparatus.toml

    def _read_apparatus(self) -> None:
        self.reader.only(APPARATUS, ("kind", "tile"))
        self.reader.each(APPARATUS, "kind", self._read_kind)
        self.kinds.sort(key=lambda kind: kind.index)
        self.reader.each(APPARATUS, "tile", self._read_tile)
        self.tiles.sort(key=lambda tile: tile.index)
        if APPARATUS not in self.reader.tables:
            return
        if len(self.kinds) != len(KINDS):
            self.reader.complain(APPARATUS, "kind", "id", f"there must be one entry each for {', '.join(KINDS)}")
        if [tile.index for tile in self.tiles] != list(range(YEARS * PILES)):
            self.reader.complain(APPARATUS, "tile", "year", "there must be one tile of each colour for each Year")

    def _read_kind(self, entry: PackEntry, place: int) -> None:
        points = entry.number("points", most=20)
        index = place_of(entry, KINDS)
        self.kinds.append(ApparatusKind(index, entry.name, points, self.reader.source, self.reader.note))

    def _read_tile(self, entry: PackEntry, place: int) -> None:
        colour = COLOURS.index(entry.text("colour", choices=COLOURS))
        year = entry.number("year", least=1, most=YEARS)
        kinds = [KINDS.index(entry.text(side, choices=KINDS)) for side in SIDES]
        index = YEARS * colour + year - 1
        self.tiles.append(Tile(index, entry.name, colour, year, kinds, self.reader.source, self.reader.note))

    # division.toml, wonders.toml and neutral.toml

    def _read_division(self) -> None:
        self.reader.only(DIVISION, ("row",))
        self.reader.each(DIVISION, "row", self._read_row)
        self.rows.sort(key=lambda row: row.index)
        if len(self.rows) != len(ROWS) and DIVISION in self.reader.tables:
            self.reader.complain(DIVISION, "row", "id", f"there must be one entry each for {', '.join(ROWS)}")

    def _read_row(self, entry: PackEntry, place: int) -> None:
        index = place_of(entry, ROWS)
        bonus = PackEntry(DIVISION, entry.name, entry.table("bonus"))
        bonuses = (CURIO_OPS[OP_POINTS], CURIO_OPS[OP_QOAM], CURIO_OPS[OP_DRAW])
        row = Row(
            index=index,
            id=entry.name,
            start=entry.number("start", least=1 if index == CAGE else 0, most=9),
            under=[entry.number("harvester", most=3), entry.number("scavenger", most=3)],
            bonus=CURIO_OPS.index(bonus.text("op", choices=bonuses)),
            n=bonus.number("n", least=1, most=20),
            source=self.reader.source,
            note=self.reader.note,
        )
        bonus.done()
        if index == MOVEMENT:
            self.blue_nodes = entry.numbers("blue_nodes", 0, 9, len(MACHINES))
        self.rows.append(row)

    def _read_wonders(self) -> None:
        self.reader.only(WONDER_FILE, ("wonder",))
        self.reader.each(WONDER_FILE, "wonder", self._read_wonder)
        self.wonders.sort(key=lambda wonder: wonder.index)

    def _read_wonder(self, entry: PackEntry, place: int) -> None:
        index = place_of(entry, WONDERS)
        cost = entry.number("cost", most=9)
        n = entry.number("n", least=1, most=20) if entry.name in POWERS_WITH_NUMBER else 0
        self.wonders.append(Wonder(index, entry.name, cost, self.reader.source, n, self.reader.note))

    def _read_presets(self) -> None:
        self.reader.only(NEUTRAL, ("preset",))
        if self.board.sound:
            self.reader.each(NEUTRAL, "preset", self._read_preset)

    def _read_preset(self, entry: PackEntry, place: int) -> None:
        seats = entry.number("seats", least=2, most=4)
        machines = [ids_of(entry, f"{name}s", self.board.region_ids, "region") for name in MACHINES]
        everywhere = [region for regions in machines for region in regions]
        if len(set(everywhere)) != len(everywhere):
            raise entry.fail("refiners", "two Machines of one colour never share a Region")
        expected = [players.neutral_machines for players in self.players if players.seats == seats]
        for name, regions in zip(MACHINES, machines, strict=True):
            if expected and len(regions) != expected[0]:
                raise entry.fail(f"{name}s", f"{len(regions)} Machines, but {seats} players need {expected[0]}")
        self.presets.append(Preset(entry.name, seats, machines, self.reader.source, self.reader.note))

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


def _bounded(entry: PackEntry, bounds: dict[str, tuple[int, int]]) -> dict[str, int]:
    values = {name: entry.number(name, None, least, most) for name, (least, most) in bounds.items()}
    entry.done()
    return values
