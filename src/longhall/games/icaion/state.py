"""The state of an Icaion match: numbers and lists of numbers.

Regions, nodes, craters, cards and tiles are indexes into the pack. Decks have their top at the end. What belongs to a
seat and something else stands at ``width * seat + something``: ``deployed``, ``installed`` and ``shards`` have a width
of 3, ``held`` one of 5, ``points`` one for each source. Qoam of colour ``c`` in cage ``k`` of a seat is
``cages[(slots * seat + k) * 5 + c]``.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icaion.content import COLOURS, MACHINES, YEARS, Content
from longhall.games.icaion.setup_options import Rules
from longhall.games.icaion.shapes import ScoreSource
from longhall.kernel.state import State

NOBODY: Final = -1
NOTHING: Final = -1
NEUTRAL: Final = 5  # in place of a seat: the colour that nobody plays
OWNERS: Final = 6  # colours of Machines: up to five players, and the neutral ones
SHARD_VALUES: Final = 3

# where Reputation came from: the columns of ``points``
DEPLOYED: Final = 0
REFINER_BONUS: Final = 1
REFINERS: Final = 2
RETRIEVED: Final = 3
INVESTIGATED: Final = 4
PARASITES: Final = 5
POINT_CARDS: Final = 6
ATTACKS: Final = 7
SCAVENGERS: Final = 8
SEEKER_POWER: Final = 9
GEAR_POWER: Final = 10
RESTORED: Final = 11
ACTIVATED: Final = 12
WONDER_POWER: Final = 13
QOAM_LEFT: Final = 14
SHARD_SCORE: Final = 15
INSTALLED: Final = 16
DOUBLED: Final = 17
SOURCES: Final[tuple[ScoreSource, ...]] = (
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
)

PLAIN_FIELDS: Final = (
    "year",
    "round",
    "turn",
    "order",
    "charged",
    "points",
    "qoam",
    "parasites",
    "machines",
    "scrapped",
    "neutral_left",
    "deployed",
    "node",
    "lying",
    "ended_at",
    "colossus",
    "shard_supply",
    "colossus_shards",
    "shards",
    "shards_removed",
    "revealed_shard",
    "event_deck",
    "event_track",
    "colossus_cards",
    "seeker",
    "gear",
    "open_seekers",
    "open_gear",
    "deck",
    "discards",
    "resolving",
    "hand",
    "upgrades",
    "upgrade_cages",
    "cages",
    "held",
    "collected",
    "eliminated",
    "pile_year",
    "pile_side",
    "slot",
    "retrieved",
    "installed",
    "tiles_discarded",
    "open_wonders",
    "wonder_box",
    "wonder_at",
    "wonder_owner",
    "wonder_ring",
    "armor",
    "standard_left",
    "special_used",
    "just_moved",
    "wounded_turn",
    "sword_used",
    "converted",
    "ended",
)


class IcaionState(State):
    """See the module's head. A Region holds at most one Machine of each type, so ``machines[3 * region + type]`` is its
    owner. [IC-DEPLOY-04]"""

    content: Content
    rules: Rules
    year: int
    round: int  # of the Year, from 1
    turn: int  # whose turn it is, NOBODY between turns
    order: list[int]  # the seats in turn order
    charged: list[int]  # 1 while the Emergency Power Supply is Charged
    points: list[int]  # SOURCES of seat 0, of seat 1, …
    qoam: list[int]  # in each Region
    parasites: list[int]  # in each Region
    machines: list[int]
    scrapped: list[int]  # Machines that left the game, by owner
    neutral_left: list[int]  # neutral Machines still to be placed, by type
    deployed: list[int]  # Machines gone from each row of each Division Board
    node: list[int]  # where each Seeker stands
    lying: list[int]  # 1 for a wounded Seeker
    ended_at: list[int]  # where each Seeker stood at the end of its last turn
    colossus: int  # its crater
    shard_supply: list[int]  # values, in an order nobody knows
    colossus_shards: list[int]  # values, likewise
    shards: list[int]  # stored Shards of each value
    shards_removed: list[int]  # by value
    revealed_shard: int  # the value of the Shard being investigated, 0 without one
    event_deck: list[int]
    event_track: list[int]  # cards revealed this Year
    colossus_cards: list[int]  # of the three Years; NOTHING once in the deck
    seeker: list[int]
    gear: list[int]
    open_seekers: list[int]  # cards of the draft not yet taken
    open_gear: list[int]
    deck: list[int]
    discards: list[int]
    resolving: list[int]  # Curio cards played and not yet put away
    hand: list[list[int]]
    upgrades: list[list[int]]  # active Upgrades
    upgrade_cages: list[list[int]]  # which of the cages belong to Upgrades, in the order those came
    cages: list[int]
    held: list[int]  # Qoam of each colour in all cages together
    collected: list[int]  # Parasites in front of each seat
    eliminated: list[int]  # Parasites each seat eliminated this Year
    pile_year: list[int]  # the Year of the top tile of each pile; YEARS + 1 when it is empty
    pile_side: list[int]
    slot: list[int]  # the tile on each Retrieve slot
    retrieved: list[int]  # 1 for who has Retrieved this Year
    installed: list[int]  # tiles by Year
    tiles_discarded: list[int]
    open_wonders: list[int]
    wonder_box: list[int]  # Wonders not in this match
    wonder_at: list[int]  # the Wonder in each Region
    wonder_owner: list[int]
    wonder_ring: list[int]  # 1 for a Wonder with a ring
    armor: int  # 1 while the Criminal wears the Armor
    standard_left: int  # Standard Actions left in this turn
    special_used: int  # 1 once the Special Action of this turn is taken
    just_moved: int  # 1 directly after the Move of this turn
    wounded_turn: int
    sword_used: int  # 1 once the Parasite Sword has scored in this turn
    converted: list[int]  # converters each seat has used in its running action
    ended: str  # the reason of the end

    def __init__(self, content: Content, rules: Rules) -> None:
        """The fields of the match itself are filled by ``opening_state``, ``clone`` or ``load``."""
        super().__init__(rules.seats)
        self.content = content
        self.rules = rules

    def clone(self) -> IcaionState:
        new = IcaionState(self.content, self.rules)
        new.stack = self.stack.copy()
        new.events = self.events.copy()
        new.year = self.year
        new.round = self.round
        new.turn = self.turn
        new.order = self.order.copy()
        new.charged = self.charged.copy()
        new.points = self.points.copy()
        new.qoam = self.qoam.copy()
        new.parasites = self.parasites.copy()
        new.machines = self.machines.copy()
        new.scrapped = self.scrapped.copy()
        new.neutral_left = self.neutral_left.copy()
        new.deployed = self.deployed.copy()
        new.node = self.node.copy()
        new.lying = self.lying.copy()
        new.ended_at = self.ended_at.copy()
        new.colossus = self.colossus
        new.shard_supply = self.shard_supply.copy()
        new.colossus_shards = self.colossus_shards.copy()
        new.shards = self.shards.copy()
        new.shards_removed = self.shards_removed.copy()
        new.revealed_shard = self.revealed_shard
        new.event_deck = self.event_deck.copy()
        new.event_track = self.event_track.copy()
        new.colossus_cards = self.colossus_cards.copy()
        new.seeker = self.seeker.copy()
        new.gear = self.gear.copy()
        new.open_seekers = self.open_seekers.copy()
        new.open_gear = self.open_gear.copy()
        new.deck = self.deck.copy()
        new.discards = self.discards.copy()
        new.resolving = self.resolving.copy()
        new.hand = [cards.copy() for cards in self.hand]
        new.upgrades = [cards.copy() for cards in self.upgrades]
        new.upgrade_cages = [cages.copy() for cages in self.upgrade_cages]
        new.cages = self.cages.copy()
        new.held = self.held.copy()
        new.collected = self.collected.copy()
        new.eliminated = self.eliminated.copy()
        new.pile_year = self.pile_year.copy()
        new.pile_side = self.pile_side.copy()
        new.slot = self.slot.copy()
        new.retrieved = self.retrieved.copy()
        new.installed = self.installed.copy()
        new.tiles_discarded = self.tiles_discarded.copy()
        new.open_wonders = self.open_wonders.copy()
        new.wonder_box = self.wonder_box.copy()
        new.wonder_at = self.wonder_at.copy()
        new.wonder_owner = self.wonder_owner.copy()
        new.wonder_ring = self.wonder_ring.copy()
        new.armor = self.armor
        new.standard_left = self.standard_left
        new.special_used = self.special_used
        new.just_moved = self.just_moved
        new.wounded_turn = self.wounded_turn
        new.sword_used = self.sword_used
        new.converted = self.converted.copy()
        new.ended = self.ended
        return new

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in PLAIN_FIELDS}

    def load(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` wrote; ValueError where that cannot have been written by it."""
        self.load_fields(data, PLAIN_FIELDS, opening_state(self.content, self.rules), VARYING)


# lists whose length changes during a match
VARYING: Final = frozenset(
    {
        "order",
        "shard_supply",
        "colossus_shards",
        "event_deck",
        "event_track",
        "open_seekers",
        "open_gear",
        "deck",
        "discards",
        "resolving",
        "tiles_discarded",
        "open_wonders",
        "wonder_box",
    }
)


def opening_state(content: Content, rules: Rules) -> IcaionState:
    """Before anything has happened: everything in the box."""
    n = rules.seats
    regions = len(content.regions)
    neutral = content.players[n - 2].neutral_machines
    s = IcaionState(content, rules)
    s.year = 1
    s.round = 0
    s.turn = NOBODY
    s.order = list(range(n))
    s.charged = [1] * n
    s.points = [0] * (len(SOURCES) * n)
    s.qoam = [0] * regions
    s.parasites = [0] * regions
    s.machines = [NOBODY] * (len(MACHINES) * regions)
    s.scrapped = [0] * OWNERS
    s.neutral_left = [neutral] * len(MACHINES)
    s.deployed = [0] * (len(MACHINES) * n)
    s.node = [NOTHING] * n
    s.lying = [0] * n
    s.ended_at = [NOTHING] * n
    s.colossus = NOTHING
    s.shard_supply = content.shards.copy()
    s.colossus_shards = []
    s.shards = [0] * (SHARD_VALUES * n)
    s.shards_removed = [0] * SHARD_VALUES
    s.revealed_shard = 0
    s.event_deck = []
    s.event_track = []
    s.colossus_cards = [NOTHING] * YEARS
    s.seeker = [NOTHING] * n
    s.gear = [NOTHING] * n
    s.open_seekers = []
    s.open_gear = []
    s.deck = [curio.index for curio in content.curios for _ in range(curio.copies)]
    s.discards = []
    s.resolving = []
    s.hand = [[] for _ in range(n)]
    s.upgrades = [[] for _ in range(n)]
    s.upgrade_cages = [[] for _ in range(n)]
    s.cages = [0] * (len(COLOURS) * content.cage_slots * n)
    s.held = [0] * (len(COLOURS) * n)
    s.collected = [0] * n
    s.eliminated = [0] * n
    s.pile_year = [1] * len(COLOURS)
    s.pile_side = rules.sides.copy() if rules.sides else [0] * len(COLOURS)
    s.slot = [NOTHING] * n
    s.retrieved = [0] * n
    s.installed = [NOTHING] * (YEARS * n)
    s.tiles_discarded = []
    s.open_wonders = []
    s.wonder_box = [wonder.index for wonder in content.wonders]
    s.wonder_at = [NOTHING] * regions
    s.wonder_owner = [NOBODY] * len(content.wonders)
    s.wonder_ring = [0] * len(content.wonders)
    s.armor = 0
    s.standard_left = 0
    s.special_used = 0
    s.just_moved = 0
    s.wounded_turn = 0
    s.sword_used = 0
    s.converted = [0] * n
    s.ended = ""
    return s
