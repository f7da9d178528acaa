"""The shape of everything the Ice Garden tells but its events: its views, its components and its previews.

view.py, components.py and the previews build these, so mypy proves them true. The types of the pages are generated from
them (``make protocol``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

Resource = Literal["population", "gold", "m"]
CharacterId = Literal["fjollsfinn", "dyken", "freihoff", "callo"]
FieldId = Literal["throat", "influence", "move", "mountain", "raven", "making", "activation", "vuko"]
TileId = Literal["fire_people", "whisperers", "night_wanderers", "both_bears"]
Phase = Literal["setup", "start", "initiative", "planning", "action", "domination"]
RegionStatus = Literal["out", "open", "closed"]
UnitLevel = Literal[1, 2, 3]
TieBreak = Literal["influence", "neighbours", "reputation"]
PointSource = Literal["regions", "kills", "throat"]
EndReason = Literal["dead_snow", "goal", "points"]

# -- common -----------------------------------------------------------------------------------------------------------


class Resources(TypedDict):
    population: int
    gold: int
    m: int


class SomeResources(TypedDict, total=False):
    """Only the resources that change, or that something costs."""

    population: int
    gold: int
    m: int


# -- the count of a region --------------------------------------------------------------------------------------------


class PlaceCount(TypedDict):
    """A seat's hold on a region, with every part of the count by name. ``units`` are by their ids, ``levels`` what they
    count together. ``held``: markers held by Vuko, which do not count. ``neighbours`` is there where others have as
    much influence; ``by`` is what put the seat before the next one: influence, neighbours or reputation."""

    seat: int
    place: int
    influence: int
    markers: int
    units: dict[str, int]
    levels: int
    domination: int
    held: int
    receives: bool
    neighbours: NotRequired[int]
    by: NotRequired[TieBreak]


# -- the view ---------------------------------------------------------------------------------------------------------


class DecidingView(TypedDict):
    seat: int
    kind: str


class DeadSnowView(TypedDict):
    at: int
    limit: int


class ReputationView(TypedDict):
    """``order`` runs from the best to the worst; on one field the earlier lies lower in the stack. ``fields`` are by
    seat, ``last`` is the last of the track."""

    last: int
    order: list[int]
    fields: list[int]


class InitiativeView(TypedDict):
    """``fields``: by seat, counted from 1. ``stacks``: the seats on each field of the track, from the bottom up.
    ``long_jumps``: by seat, the stages in which its jump of two is used."""

    fields: list[int]
    stacks: list[list[int]]
    boats: int
    long_jumps: list[list[int]]


class ActionFieldView(TypedDict):
    """The field at a place in the order of resolving; None while its order token is not assigned. ``markers`` are seats
    in the order of their spaces; 0 ``spaces``: no limit, or a field without markers."""

    place: int
    field: FieldId | None
    markers: list[int]
    spaces: int


class PiecesView(TypedDict):
    """Markers, markers held by Vuko, units by level."""

    markers: int
    held: int
    level_1: int
    level_2: int
    level_3: int


class RegionView(TypedDict):
    """``token`` None: out of play or not yet revealed. ``pieces`` are by seat, ``places`` those of an open region if it
    were counted now."""

    id: str
    status: RegionStatus
    token: str | None
    charms: int
    charms_moved: int
    nations: int
    tower: bool
    nightmares: int
    locked: int
    pieces: list[PiecesView]
    needed: int
    places: list[PlaceCount]


class ResolvingPlace(TypedDict):
    seat: int
    receives: bool


class ResolvingView(TypedDict):
    """The region whose Domination is being resolved, and its places."""

    region: str
    places: list[ResolvingPlace]


class VukoTileView(TypedDict):
    tile: TileId
    stage: int
    in_force: bool


class VukoView(TypedDict):
    """``visits``: whom Vuko would visit now; None while all are in the safe zone."""

    region: str | None
    companions: int
    visits: int | None
    tiles: list[VukoTileView]


class PointsBySource(TypedDict):
    regions: int
    kills: int
    throat: int


class GoalView(TypedDict):
    steps: int
    needed: int
    reached: bool


class UnitView(TypedDict):
    """A unit type: where its figures are, and what they can do. ``abilities``: how often it has each generic one;
    ``upgrades``: those that were bought; ``spied``: those on Harrasim's spy slots."""

    unit: str
    level: UnitLevel
    reserve: int
    on_map: int
    abilities: dict[str, int]
    upgrades: list[str]
    spied: list[str]
    slots: int
    free_slots: int


class PlayerView(TypedDict):
    """``m`` is by level. ``goal`` and ``units`` are empty until the seat has a character."""

    seat: int
    character: CharacterId | None
    population: int
    gold: int
    m: list[int]
    points: int
    points_by_source: PointsBySource
    vuko_tokens: int
    markers_left: int
    throat: int
    captured: int
    actions_left: int
    influence: int
    goal: GoalView | None
    units: list[UnitView]


class View(TypedDict):
    """``seat`` None: a spectator's. ``region_order`` is by the numbers of the tokens, empty until they are revealed."""

    seat: int | None
    seats: int
    turn: int
    phase: Phase
    field: FieldId | None
    ended: str
    deciding: DecidingView | None
    order: list[int]
    dead_snow: DeadSnowView
    reputation: ReputationView
    initiative: InitiativeView
    scoring: int
    fields: list[ActionFieldView]
    mountain_cost: int
    supply: Resources
    upgrades_left: dict[str, int]
    regions: list[RegionView]
    region_order: list[str]
    resolving: ResolvingView | None
    thorn: str | None
    vuko: VukoView
    players: list[PlayerView]


# -- components -------------------------------------------------------------------------------------------------------
# What is told besides the fields that components have in a pack: those are told under their own names.


class NoteData(TypedDict):
    """``note`` is the pack's own remark and ``note_message`` the id of the message that says it in every language."""

    note_message: str


class NamedData(NoteData):
    """``message`` is the id of the message with the name, and with ``-text`` of what it does."""

    message: str


class RegionData(NamedData):
    neighbours: list[str]


class BorderData(TypedDict):
    """``kind``: land or sea."""

    between: list[str]
    kind: str


class TokenFace(Resources):
    """What a region gives; ``number`` is the red one."""

    id: str
    number: int
    points: Annotated[list[int], 3]


class TokenData(NoteData):
    """A region token."""


class CharacterData(NamedData):
    units: list[str]


class UnitData(NamedData):
    """``bound`` are abilities that cannot be copied, ``printed`` the generic ones on the card."""


class AbilityData(NamedData):
    generic: bool


class FieldData(NamedData):
    """0 ``spaces``: no limit; ``spaces_2`` are those with two players."""

    order: int
    movable: bool


class ShipData(NoteData):
    field: int


class VukoTileData(NamedData):
    """A Vuko difficulty tile."""


class Components(TypedDict):
    regions: list[RegionData]
    borders: list[BorderData]
    tokens: list[TokenData]
    characters: list[CharacterData]
    units: list[UnitData]
    abilities: list[AbilityData]
    fields: list[FieldData]
    initiative: list[ShipData]
    vuko_tiles: list[VukoTileData]


# -- previews ---------------------------------------------------------------------------------------------------------

# ``from`` is a word of Python and cannot be a field of a class.
DeadSnowChange = TypedDict("DeadSnowChange", {"from": int, "to": int, "limit": int})
ReputationChange = TypedDict("ReputationChange", {"seat": int, "from": int, "to": int, "place": int})


class EndPreview(TypedDict):
    """The final ``order`` of the seats, if the choice ends the game."""

    reason: str
    order: list[int]


class PlacePreview(TypedDict):
    """Who would hold a place; ``by`` as in the count of a region, empty for the last."""

    seat: int
    influence: int
    receives: bool
    by: TieBreak | Literal[""]


class RegionPreview(TypedDict):
    """A region whose places change; ``needed`` is the least influence that receives anything afterwards. ``then``: the
    places as Vuko's visit will leave them, where that is different, with what is ``needed_then``."""

    region: str
    before: list[PlacePreview]
    after: list[PlacePreview]
    needed: int
    then: NotRequired[list[PlacePreview]]
    needed_then: NotRequired[int]
    closed: NotRequired[bool]


class VukoPreview(TypedDict):
    """Whom Vuko would visit in this turn, and where; no region: he finds none."""

    seat: int
    region: NotRequired[str]


class SummonPrice(TypedDict):
    """What summoning so many units of a level costs; ``ends``: Dead Snow reaches its limit, and no unit comes."""

    unit: str
    level: int
    count: int
    reputation: int
    dead_snow: int
    ends: NotRequired[bool]


class Preview(TypedDict, total=False):
    """What a choice would bring. docs/protocol.md says which choices tell what.

    ``events`` would happen; ``resources`` are gained or, below 0, paid; ``m`` is the M by level afterwards,
    ``reputation`` whoever moves, ``ends`` the end of the game if it comes, ``regions`` those whose places change,
    ``vuko`` his next visit where that changes.

    Of a choice that leads to others: ``reach`` (regions), ``cost``, ``pieces`` that would go, ``attacks`` (the strength
    by region) and ``targets``, ``units``, ``prices`` of summoning, ``acts_before``: how many of the markers now on a
    field would act later. Of a ship, a field or a region token what it shows.
    """

    events: list[dict[str, Any]]
    resources: SomeResources
    m: list[int]
    points: int
    dead_snow: DeadSnowChange
    reputation: list[ReputationChange]
    ends: EndPreview
    regions: list[RegionPreview]
    vuko: VukoPreview
    character: str
    goal: int
    units: list[str]
    token: TokenFace
    charms: int
    reach: list[str]
    cost: SomeResources
    pieces: dict[str, int]
    most: int
    prices: list[SummonPrice]
    ability: str
    attacks: dict[str, int]
    targets: list[str]
    position: int
    stage: int
    number: int
    actions: int
    scoring: bool
    order: list[int]
    action: FieldId
    space: int
    acts_before: int
    enough: bool
