"""The game board of a pack: Regions, nodes and craters, and whether they fit together. [IC-BOARD]"""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.content import (
    CITY_NODE,
    COLOURS,
    NODE_KINDS,
    REGION_TYPES,
    START_NODE,
    Crater,
    Node,
    Region,
)
from longhall.kernel.pack import PackEntry
from longhall.kernel.pack_reader import PackReader, ids_of

BOARD: Final = "board.toml"
RIM: Final = 3  # nodes of a crater's rim [IC-BOARD-03]
BESIDE_CRATER: Final = 2  # Regions beside a crater [IC-BOARD-04]
CITY_NODES: Final = 5  # [IC-BOARD-02]
START_NODES: Final = 5  # [IC-BOARD-06]
OUTER: Final = 2  # outer Regions of each type [IC-COMP-03]


class Board:
    """What board.toml says. Only meaningful when it brought no problems."""

    def __init__(self, reader: PackReader) -> None:
        self.reader = reader
        self.regions: list[Region] = []
        self.nodes: list[Node] = []
        self.craters: list[Crater] = []
        reader.only(BOARD, ("region", "node", "crater"))
        self.region_ids = self._ids("region")
        self.node_ids = self._ids("node")
        before = len(reader.problems)
        reader.components(BOARD, "node", Node, self.nodes, self._read_node)
        reader.components(BOARD, "region", Region, self.regions, self._read_region)
        reader.components(BOARD, "crater", Crater, self.craters, self._read_crater)
        self.sound = BOARD in reader.tables and len(reader.problems) == before
        if self.sound:
            self._join()
            self._check()
            self.sound = len(reader.problems) == before

    def _ids(self, key: str) -> dict[str, int]:
        listed = self.reader.tables.get(BOARD, {}).get(key, [])
        if not isinstance(listed, list):
            return {}
        names = [table.get("id") if isinstance(table, dict) else None for table in listed]
        return {name: place for place, name in enumerate(names) if isinstance(name, str)}

    def _read_region(self, region: Region, entry: PackEntry) -> None:
        region.inner = entry.text("ring", choices=("inner", "outer")) == "inner"
        region.nodes = ids_of(entry, "nodes", self.node_ids, "node")
        region.near = ids_of(entry, "near", self.region_ids, "region")

    def _read_node(self, node: Node, entry: PackEntry) -> None:
        node.near = ids_of(entry, "near", self.node_ids, "node")

    def _read_crater(self, crater: Crater, entry: PackEntry) -> None:
        crater.regions = ids_of(entry, "regions", self.region_ids, "region")
        crater.rim = ids_of(entry, "rim", self.node_ids, "node")
        if len(crater.regions) != BESIDE_CRATER:
            raise entry.fail("regions", f"{len(crater.regions)} Regions, but there must be {BESIDE_CRATER}")
        if len(crater.rim) != RIM:
            raise entry.fail("rim", f"{len(crater.rim)} nodes, but there must be {RIM}")

    def _join(self) -> None:
        """What nodes and Regions know from the lists of Regions and craters."""
        for region in self.regions:
            for node in region.nodes:
                self.nodes[node].regions.append(region.index)
        for crater in self.craters:
            for node in crater.rim:
                self.nodes[node].crater = crater.index
            for beside in crater.regions:
                self.regions[beside].crater = crater.index

    def _check(self) -> None:
        self._check_lines()
        self._check_regions()
        self._check_craters()
        self._expect_nodes(CITY_NODE, CITY_NODES)
        self._expect_nodes(START_NODE, START_NODES)
        for node in self.nodes:
            if not node.regions:
                self._complain(node.id, "id", "no Region lists this node")

    def _complain(self, entry: str, field: str, problem: str) -> None:
        self.reader.complain(BOARD, entry, field, problem)

    def _expect_nodes(self, kind: int, expected: int) -> None:
        found = sum(node.kind == kind for node in self.nodes)
        if found != expected:
            self._complain("node", "kind", f"{found} nodes of kind {NODE_KINDS[kind]}, but there must be {expected}")

    def _check_lines(self) -> None:
        for node in self.nodes:
            for other in node.near:
                if other == node.index:
                    self._complain(node.id, "near", "a node is not its own neighbour")
                elif node.index not in self.nodes[other].near:
                    self._complain(node.id, "near", f"{self.nodes[other].id} does not list {node.id} in turn")
        reached = {0}
        queue = [0] if self.nodes else []
        for index in queue:
            for other in self.nodes[index].near:
                if other not in reached:
                    reached.add(other)
                    queue.append(other)
        for node in self.nodes:
            if node.index not in reached:
                self._complain(node.id, "near", f"no way leads here from {self.nodes[0].id}")
                return

    def _shares_line(self, one: Region, other: Region) -> bool:
        common = [node for node in one.nodes if node in other.nodes]
        return any(second in self.nodes[first].near for first in common for second in common)

    def _check_regions(self) -> None:
        for region in self.regions:
            for other in self.regions:
                if other is region:
                    continue
                if self._shares_line(region, other) != (other.index in region.near):
                    listed = "is listed but shares no line" if other.index in region.near else "shares a line"
                    self._complain(region.id, "near", f"{other.id} {listed} with this Region")
        for kind, name in enumerate(REGION_TYPES):
            inner = sum(region.type == kind and region.inner for region in self.regions)
            outer = sum(region.type == kind and not region.inner for region in self.regions)
            if inner != 1 or outer != OUTER:
                found = f"{inner} inner and {outer} outer Regions of type {name}"
                self._complain("region", "type", f"{found}, but there must be 1 and {OUTER}")

    def _check_craters(self) -> None:
        if sorted(crater.colour for crater in self.craters) != list(range(len(COLOURS))):
            self._complain("crater", "colour", "there must be one crater of each colour")
        for crater in self.craters:
            for beside in crater.regions:
                if self.regions[beside].inner:
                    self._complain(crater.id, "regions", f"{self.regions[beside].id} is not an outer Region")
            for node in crater.rim:
                if self.nodes[node].crater != crater.index:
                    self._complain(crater.id, "rim", f"{self.nodes[node].id} lies on another crater's rim too")
                elif not set(self.nodes[node].regions) <= set(crater.regions):
                    self._complain(crater.id, "rim", f"{self.nodes[node].id} is a corner of another Region")
