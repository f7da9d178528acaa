"""The shape of what Icaion tells: its views, its components and its previews; that of its events is in ``events/``.

view.py, components.py and the previews build these, so mypy proves them true. The types of the pages are generated from
them (``make protocol``).
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["blue", "brown", "green", "grey", "pink"]
RegionType = Literal["river", "mountain", "forest", "myst", "crystal"]
Machine = Literal["harvester", "scavenger", "refiner"]
RowId = Literal["strength", "movement", "cage"]
NodeKind = Literal["city", "junction", "rim_middle", "rim_left", "rim_right", "start"]
Side = Literal["day", "night"]
Action = Literal["extract", "deploy", "eradicate", "investigate", "retrieve", "install", "restore"]
EventKind = Literal["region", "colossus"]
PowerUse = Literal["overcharge", "draw", "double_shift"]
ScoreSource = Literal[
    "deploy",
    "refiner_bonus",
    "refiners",
    "retrieve",
    "investigate",
    "parasites",
    "curios",
    "attacks",
    "scavengers",
    "seeker",
    "gear",
    "wonder_restored",
    "wonder_activated",
    "wonder_power",
    "qoam",
    "shards",
    "installed",
    "doubled",
]
StepOp = Literal["move", "move_wounding", "parasites", "wound"]

# -- common -----------------------------------------------------------------------------------------------------------


class Qoam(TypedDict):
    """Crystals by colour."""

    blue: int
    brown: int
    green: int
    grey: int
    pink: int


class SomeQoam(TypedDict, total=False):
    """Without the colours there is none of."""

    blue: int
    brown: int
    green: int
    grey: int
    pink: int


class GreenCost(TypedDict):
    green: int


class EffectData(TypedDict):
    """What a Curio card does, as the pack writes it; ``colour`` may be wild."""

    op: str
    n: NotRequired[int]
    colour: NotRequired[Colour | Literal["wild"]]
    actions: NotRequired[list[Action]]


# -- the view ---------------------------------------------------------------------------------------------------------


class DecidingView(TypedDict):
    seat: int
    kind: str


class ActionsView(TypedDict):
    """What the player whose turn it is has left."""

    standard: int
    special: bool
    wounded: bool
    just_moved: bool


class RowsView(TypedDict):
    """The Machines that still stand on each row of a Division Board."""

    strength: list[Machine]
    movement: list[Machine]
    cage: list[Machine]


class PlayerView(TypedDict):
    """``place`` in the turn order, from 1. ``score`` is by source, ``projected`` the total if the match ended now.
    ``hand`` is a number for those who do not see it; the limits are None until the seat has Seeker and Gear.
    ``shard_values`` are by value, ``installed`` by Year; ``doubled`` are the installed tiles that Shards would double
    if the match ended now, the best first."""

    seat: int
    place: int
    reputation: int
    score: dict[str, int]
    projected: int
    seeker: str | None
    gear: str | None
    node: str | None
    lying: bool
    armor: bool
    charged: bool
    hand: list[str] | int
    hand_limit: int | None
    upgrades: list[str]
    upgrade_limit: int | None
    cages: list[Qoam]
    strength: int
    free_nodes: int
    nodes_per_blue: int
    rows: RowsView
    destroyed: int
    parasites: int
    eliminated: int
    shards: int
    shard_values: dict[str, int]
    slot: str | None
    retrieved: bool
    installed: list[str | None]
    doubled: list[str]
    wonders: list[str]


class MachineView(TypedDict):
    machine: Machine
    owner: int | Literal["neutral"]


class RegionMachines(TypedDict):
    """``machines`` in the order of their types; ``blocked``: there are more Parasites, so they give nothing."""

    blocked: bool
    machines: list[MachineView]


class WonderView(TypedDict):
    wonder: str
    owner: int
    ring: bool


class RegionView(RegionMachines):
    region: str
    type: RegionType
    qoam: int
    parasites: int
    wonder: WonderView | None


class PileView(TypedDict):
    """A pile of Apparatus; ``year`` None: it is empty. ``worth``: what its tile would score now, by seat."""

    colour: Colour
    year: int | None
    side: Side
    kind: str
    worth: list[int]


class MachineCounts(TypedDict):
    harvester: int
    scavenger: int
    refiner: int


class View(TypedDict):
    """``seat`` None: a spectator's. ``turn`` None: nobody's. ``extracting``: the batch of an Extract whose Machines are
    being activated. ``colossus_next``: the crater to which a Colossus card of the next round would take it."""

    seat: int | None
    seats: int
    year: int
    years: int
    round: int
    last_round: bool
    turn: int | None
    order: list[int]
    ended: str
    deciding: DecidingView | None
    actions: ActionsView | None
    players: list[PlayerView]
    regions: list[RegionView]
    colossus: str | None
    colossus_next: str | None
    colossus_shards: int
    shard_supply: int
    shards_removed: dict[str, int]
    revealed_shard: int | None
    event_track: list[str]
    event_deck: int
    next_event: str | None
    colossus_cards: list[str | None]
    curio_deck: int
    curio_discards: list[str]
    curios_resolving: list[str]
    piles: list[PileView]
    tiles_discarded: list[str]
    neutral_left: MachineCounts
    open_seekers: list[str]
    open_gear: list[str]
    open_wonders: list[str]
    saturation: int
    extracting: Qoam | None


# -- components -------------------------------------------------------------------------------------------------------


# What is told besides the fields that components have in a pack: those are told under their own names.


class NoteData(TypedDict):
    """``note`` is the pack's own remark and ``note_message`` the id of the message that says it in every language."""

    note_message: str


class NamedData(NoteData):
    """``message`` is the id of the message with the name."""

    message: str


class ExplainedData(NamedData):
    """``text`` is the id of the message that says what it does."""

    text: str


class Named(TypedDict):
    id: str
    message: str


class RegionData(NamedData):
    """``near``: the Regions it shares a line with; ``crater``: the one beside it."""

    colour: Colour
    inner: bool
    nodes: list[str]
    near: list[str]
    crater: str | None


class NodeData(NamedData):
    """``radius`` is in hundredths of the board's; ``crater``: the one on whose rim it lies."""

    near: list[str]
    regions: list[str]
    crater: str | None


class CraterData(NamedData):
    regions: list[str]
    rim: list[str]


class RowIcons(TypedDict):
    """Icons under the Harvester and the Scavenger."""

    harvester: int
    scavenger: int


class RowBonus(TypedDict):
    op: str
    n: int


class RowData(NamedData):
    """``start``: icons open from the start. ``bonus`` is given once by the Refiner. ``blue_nodes``: what one Blue adds
    to a Move, by Machines gone from the Movement row."""

    under: RowIcons
    bonus: RowBonus
    blue_nodes: list[int] | None


class CurioData(ExplainedData):
    upgrade: bool
    cost: GreenCost
    effect: EffectData


class CharacterData(ExplainedData):
    """A Seeker or a piece of Gear; ``n`` is the number of its power."""

    qoam: SomeQoam
    n: int
    strength: int


class ColossusStep(TypedDict):
    op: StepOp
    n: int


class EventCardData(ExplainedData):
    """``type`` is there on a Region card, ``steps`` are on a Colossus card."""

    type: RegionType | None
    steps: list[ColossusStep]


class SpaceData(NoteData):
    """A space of the Event Track."""

    recharge: bool  # of every Emergency Power Supply, when its round begins


class KindData(NamedData):
    """A kind of Apparatus: what it counts, at so many points each."""


class SideKinds(TypedDict):
    day: str
    night: str


class ApparatusData(NamedData):
    kinds: SideKinds


class WonderData(ExplainedData):
    n: int


class MachineRegions(TypedDict):
    harvester: list[str]
    scavenger: list[str]
    refiner: list[str]


class PresetData(NamedData):
    """A ready-made placement of neutral Machines."""

    machines: MachineRegions


class ShardData(TypedDict):
    value: int
    count: int


class ShardScore(TypedDict):
    shards: int
    points: int


class DeployCost(TypedDict):
    """What a Deploy costs in a Region with so many Machines."""

    machines: int
    cost: int


class PlayersData(NoteData):
    """Numbers that depend on how many play; ``track`` is the side of the Event Board."""

    track: str


class Components(TypedDict):
    regions: list[RegionData]
    nodes: list[NodeData]
    craters: list[CraterData]
    colours: list[Named]
    machines: list[Named]
    rows: list[RowData]
    curios: list[CurioData]
    seekers: list[CharacterData]
    gear: list[CharacterData]
    events: list[EventCardData]
    spaces: list[SpaceData]
    kinds: list[KindData]
    apparatus: list[ApparatusData]
    wonders: list[WonderData]
    presets: list[PresetData]
    shards: list[ShardData]
    shard_scores: list[ShardScore]
    deploy_costs: list[DeployCost]
    players: list[PlayersData]


# -- previews ---------------------------------------------------------------------------------------------------------


class MachineGain(TypedDict, total=False):
    """Qoam, Reputation or cards that an activated Machine gives."""

    count: int
    points: int
    cards: int


class ExtractStep(TypedDict):
    """One Region of an Extract; ``machine`` where the seat has one there, ``gives`` unless it is blocked."""

    region: str
    colour: Colour
    count: int
    machine: NotRequired[Machine]
    blocked: NotRequired[bool]
    gives: NotRequired[MachineGain]


class ExtractPreview(TypedDict):
    """What an Extract yields with every Machine activated; ``wonders`` are those it could activate."""

    steps: list[ExtractStep]
    qoam: SomeQoam
    points: NotRequired[int]
    cards: NotRequired[int]
    wonders: NotRequired[list[str]]


class DeployPreview(TypedDict):
    """``pays``: the Qoam of ``cost``, with as little Brown as it takes; empty where that needs a converter. ``count``:
    Machines alike that score; ``points``: what they score together; ``reputation``: with the bonus of a Refiner."""

    machine: Machine
    region: str
    colour: Colour
    cost: int
    pays: SomeQoam
    count: int
    points: int
    reputation: int


class DeployTarget(DeployPreview):
    row: RowId


class RestoreTarget(TypedDict):
    wonder: str
    region: str
    cost: int
    pays: SomeQoam
    points: int


class RefinerBonus(TypedDict):
    recharge: bool
    n: int


class ApparatusPreview(TypedDict):
    """What the tile of a pile would score now, and the crater where it is Installed."""

    apparatus: str
    colour: Colour
    kind: str
    count: int
    points: int
    crater: str


class Preview(TypedDict, total=False):
    """What a choice would bring. docs/protocol.md says which choices tell what."""

    # what is different afterwards
    reputation: int
    final: int
    qoam: SomeQoam
    # a Move
    node: str
    distance: int
    blue: int
    extract: ExtractPreview
    # an action
    action: Action
    nothing: bool
    steps: list[ExtractStep]
    wonders: list[str]
    targets: list[DeployTarget] | list[RestoreTarget]
    strength: int
    shards: int
    pink: int
    colours: list[Colour]
    cards: int
    # Machines, rows, Apparatus
    machine: Machine
    region: str
    colour: Colour
    cost: int | GreenCost
    pays: SomeQoam
    count: int
    points: int
    row: RowId
    bonus: RefinerBonus
    icons: int
    apparatus: str | list[ApparatusPreview]
    kind: str
    crater: str
    # cards and characters
    card: str
    effect: EffectData
    hits: list[int]
    hand: int
    upgrades: int
