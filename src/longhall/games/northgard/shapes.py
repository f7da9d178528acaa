"""The shape of everything Northgard tells: its views, its components, its previews and the count of a battle.

view.py, components.py and the previews build these, so mypy proves them true; events/ has those of events. The types of
the pages are generated from them (``make protocol``).
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

Resource = Literal["food", "wood", "lore"]
ClanId = Literal["bear", "boar", "goat", "raven", "snake", "stag", "wolf"]
SlotKind = Literal["small", "stone", "large"]
Taken = Literal["point", "casualty"]
FameSource = Literal["explored", "closed", "altars", "unrest_penalty", "clan", "creatures"]
Phase = Literal["setup", "actions", "creatures", "harvest", "end", "over"]
EndReason = Literal["domination", "years"]

# -- common -----------------------------------------------------------------------------------------------------------


class Amounts(TypedDict):
    food: int
    wood: int
    lore: int


class SomeAmounts(TypedDict, total=False):
    """Only the resources that change."""

    food: int
    wood: int
    lore: int


class Standing(TypedDict):
    """Whose units stand in a territory, and whose have come to fight them."""

    owner: int | None
    units: int
    raider: int | None
    raiders: int


class BothEnds(TypedDict):
    """Who stands at the beginning and at the end of a way, once someone has gone it."""

    source_now: Standing
    target_now: Standing


class WoodCost(TypedDict):
    wood: int


class EffectData(TypedDict):
    """One step of a card as the pack writes it: its ``op`` and what differs from saying nothing."""

    op: str
    n: NotRequired[int]
    keep: NotRequired[int]
    discard: NotRequired[int]
    top: NotRequired[int]
    resource: NotRequired[Resource]
    where: NotRequired[str]
    same: NotRequired[bool]
    each: NotRequired[str]
    per: NotRequired[Resource]
    limit: NotRequired[int]
    points: NotRequired[int]
    casualties: NotRequired[int]
    no_rough: NotRequired[bool]
    shield: NotRequired[int]
    through: NotRequired[bool]
    push: NotRequired[int]
    either: NotRequired[bool]
    forage: NotRequired[bool]
    draw: NotRequired[int]
    redraw: NotRequired[bool]
    times: NotRequired[int]
    anywhere: NotRequired[bool]
    collect: NotRequired[bool]
    discount: NotRequired[int]
    duplicate: NotRequired[bool]
    no_slot: NotRequired[bool]
    small: NotRequired[int]
    name: NotRequired[str]
    options: NotRequired[list[list[EffectData]]]


# -- battles ----------------------------------------------------------------------------------------------------------


class SidePoints(TypedDict):
    """What the combat points of a side are made of; ``strength`` is a creature's."""

    figures: int
    strength: int
    clan: int
    cards: int
    buildings: int
    food: int
    die: int


class SideCasualties(TypedDict):
    cards: int
    buildings: int
    die: int


class BattleSide(TypedDict):
    """``points`` add up to the total of the side; ``casualties`` are what it inflicts, ``shield`` what cards spare it.
    ``die`` is the face rolled, ``taken`` what was chosen on it and ``bonus`` from a card that gives the choice."""

    points: SidePoints
    casualties: SideCasualties
    shield: int
    die: int | None
    taken: Taken | None
    bonus: Taken | None


class BattleContext(TypedDict):
    """Who fights where, with the combat points so far; a side that is a creature's is no seat but -2."""

    territory: str
    attacker: int
    defender: int
    attack: int
    defence: int
    creature: NotRequired[str]


class BattleView(BattleContext):
    """``sides`` are the attacker's and the defender's."""

    sides: Annotated[list[BattleSide], 2]


# -- the view ---------------------------------------------------------------------------------------------------------


class DecidingView(TypedDict):
    seat: int
    kind: str


class PlayerView(TypedDict):
    """``hand`` is a number for those who do not see it. ``known_on_draw_pile`` is from the top, None for a card that is
    not known. ``strongholds`` are the territories that count towards domination, those of a partner too. ``partner`` is
    there in team play."""

    seat: int
    clan: str | None
    resources: Amounts
    fame: int | None
    hand: list[str] | int
    draw_pile: int
    known_on_draw_pile: list[str | None]
    active: list[str]
    discard: list[str]
    upgrades: list[str]
    reserve: int
    passed: bool
    played: list[str]
    conqueror: bool
    kaija_rampages: bool
    foresight: bool
    builds: int
    strongholds: list[str]
    partner: NotRequired[int]


class PlacedTileView(TypedDict):
    tile: str
    x: int
    y: int
    rotation: int


class SlotView(TypedDict):
    slot: str
    kind: SlotKind
    building: str | None


class NeighbourView(TypedDict):
    id: str
    rough: bool


class TerritoryView(TypedDict):
    id: str
    regions: list[str]
    owner: int | None
    units: int
    raider: int | None
    raiders: int
    closed: bool
    size: int
    symbols: Amounts
    lairs: int
    buildings: list[str]
    slots: list[SlotView]
    neighbours: list[NeighbourView]


class CreatureView(TypedDict):
    creature: str
    territory: str


class SpiedView(TypedDict):
    """The hand a seat is looking at by its card."""

    seat: int
    cards: list[str]


class View(TypedDict):
    """``seat`` None: a spectator's. ``domination_target``: how many strongholds win at once; None where they do not.
    ``looking`` is a number for those who do not see the cards set aside."""

    seat: int | None
    seats: int
    year: int
    years: int
    phase: Phase
    first_player: int
    turn: int
    ended: str
    domination_target: int | None
    deciding: DecidingView | None
    players: list[PlayerView]
    row: list[str]
    achievements: list[str]
    development_left: int
    removed: list[str]
    unrest_left: int
    tiles_left: int
    drawn_tiles: list[str]
    supply: dict[str, int]
    tiles: list[PlacedTileView]
    territories: list[TerritoryView]
    battle: BattleView | None
    scorched_earth: str | None
    kaija: str | None
    creatures: list[CreatureView]
    creatures_left: int
    creatures_discarded: list[str]
    spied: SpiedView | None
    my_tiles: list[str]
    looking: list[str] | int


# -- components -------------------------------------------------------------------------------------------------------


# What is told besides the fields that components have in a pack: those are told under their own names.


class NoteData(TypedDict):
    """``note`` is the pack's own remark and ``note_message`` the id of the message that says it in every language."""

    note_message: str


class CardData(NoteData):
    """``rank``: clan cards alone, 0 initial, 1 and 2 upgrades."""

    clan: str | None
    rank: int | None
    effects: list[EffectData]
    message: str
    text: str


class TileRegion(TypedDict):
    """The n-th slot is the one that views call ``TILE.REGION.n``, counted from 1."""

    id: str
    symbols: Amounts
    slots: list[SlotKind]
    lairs: int


class TileBorder(TypedDict):
    between: list[str]
    rough: bool


class TileData(NoteData):
    kind: str
    message: str
    sides: list[str]
    regions: list[TileRegion]
    borders: list[TileBorder]
    rotations: list[int]


class BuildingData(NoteData):
    """``gives``: what it is good for, by name; without what it does not give."""

    size: Literal["large", "small"]
    slot: SlotKind
    cost: WoodCost
    count: int
    gives: dict[str, int]
    message: str
    text: str


class CreatureData(NoteData):
    priorities: list[str]
    message: str
    text: str


class ClanData(TypedDict):
    id: str
    cards: list[str]
    message: str
    text: str


class FaceData(NoteData):
    source: str
    note: str
    points: int
    casualties: int
    choice: bool


class WinterData(TypedDict):
    up_to: int
    food: int
    wood: int


class StartingResources(Amounts):
    """``place`` in turn order, counted from 1."""

    place: int


class TokenData(TypedDict):
    """No ``count``: the bank never runs out."""

    id: str
    kind: Literal["resource", "fame", "unit", "marker"]
    count: int | None
    message: str


class CostData(TypedDict):
    id: Literal["replace", "remove", "upgrade"]
    lore: int


class Components(TypedDict):
    tiles: list[TileData]
    cards: list[CardData]
    buildings: list[BuildingData]
    creatures: list[CreatureData]
    clans: list[ClanData]
    faces: list[FaceData]
    winter: list[WinterData]
    starting_resources: list[StartingResources]
    tokens: list[TokenData]
    costs: list[CostData]


# -- previews ---------------------------------------------------------------------------------------------------------


class Chances(TypedDict):
    """How a battle may end, from 0 to 1, and the losses to be expected."""

    attacker_wins: float
    defender_wins: float
    nobody_wins: float
    attackers_lost: float
    defenders_lost: float


class ChancesAgainstFood(Chances):
    """If the defender spends so much food, which is the best for them."""

    food: int


class BattlePreview(Chances):
    """Figures and combat points before the dice. ``fame`` is what winning brings."""

    attackers: int
    defenders: int
    attack: int
    defence: int
    territory: str
    attacker: int
    defender: int
    creature: NotRequired[str]
    fame: NotRequired[int]
    against_food: NotRequired[ChancesAgainstFood]


class Reach(TypedDict):
    to: str
    moves: int
    rough: bool


class TerritoryAfter(TypedDict):
    """Who stands there then, in the words of a view."""

    id: str
    owner: int | None
    units: int
    raider: int | None
    raiders: int


class LaidTerritory(TypedDict):
    """A territory of the new tile: what it would be, which ones of before it would be made of, how many of its sides
    stay open, and the fame for closing it."""

    id: str
    regions: list[str]
    joins: list[str]
    size: int
    open: int
    closed: bool
    owner: int | None
    fame: int


_From = TypedDict("_From", {"from": str}, total=False)  # a word of Python


class Preview(_From, total=False):
    """What a choice would bring. docs/protocol.md says which choices tell what."""

    resources: SomeAmounts
    fame: int
    after: list[TerritoryAfter]
    kaija_to: str | None
    card: str
    flash: bool
    worth: int
    does: list[EffectData]
    building: str
    cost: WoodCost
    gives: dict[str, int]
    supply: int
    replaced: str
    territory: str
    slot: str
    price: int
    tile: str
    territories: list[LaidTerritory]
    units: int
    kaija: bool
    reach: list[Reach]
    to: str
    path: list[str]
    moves: int
    rough: bool
    left: int
    takes: bool
    battle: BattlePreview
