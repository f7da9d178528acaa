"""The state of an Icaion match: numbers and lists of numbers.

Regions, nodes, craters, cards and tiles are indexes into the pack. Decks have their top at the end. What belongs to a
seat and something else stands at ``width * seat + something``: ``deployed``, ``installed`` and ``shards`` have a width
of 3, ``held`` one of 5, ``points`` one for each source. Qoam of colour ``c`` in cage ``k`` of a seat is
``cages[(slots * seat + k) * 5 + c]``.
"""

from __future__ import annotations

from typing import Final

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


class IcaionState(State):
    """See the module's head. A Region holds at most one Machine of each type, so ``machines[3 * region + type]`` is its
    owner. [IC-DEPLOY-04]"""

    def __init__(self, content: Content, rules: Rules) -> None:
        """The fields of the match itself are those of ``set_opening``."""
        super().__init__(rules.seats)
        self.content = content
        self.rules = rules

    def set_opening(self) -> None:
        """Before anything has happened: everything in the box."""
        content, rules, n = self.content, self.rules, self.seats
        regions = len(content.regions)
        neutral = content.players[n - 2].neutral_machines
        self.year = 1
        self.round = 0  # of the Year, from 1
        self.turn = NOBODY  # whose turn it is, NOBODY between turns
        self.order = list(range(n))  # the seats in turn order
        self.charged = [1] * n  # 1 while the Emergency Power Supply is Charged
        self.points = [0] * (len(SOURCES) * n)  # SOURCES of seat 0, of seat 1, …
        self.qoam = [0] * regions  # in each Region
        self.parasites = [0] * regions  # in each Region
        self.machines = [NOBODY] * (len(MACHINES) * regions)
        self.scrapped = [0] * OWNERS  # Machines that left the game, by owner
        self.neutral_left = [neutral] * len(MACHINES)  # neutral Machines still to be placed, by type
        self.deployed = [0] * (len(MACHINES) * n)  # Machines gone from each row of each Division Board
        self.node = [NOTHING] * n  # where each Seeker stands
        self.lying = [0] * n  # 1 for a wounded Seeker
        self.ended_at = [NOTHING] * n  # where each Seeker stood at the end of its last turn
        self.colossus = NOTHING  # its crater
        self.shard_supply = content.shards.copy()  # values, in an order nobody knows
        self.colossus_shards: list[int] = []  # values, likewise
        self.shards = [0] * (SHARD_VALUES * n)  # stored Shards of each value
        self.shards_removed = [0] * SHARD_VALUES  # by value
        self.revealed_shard = 0  # the value of the Shard being investigated, 0 without one
        self.event_deck: list[int] = []
        self.event_track: list[int] = []  # cards revealed this Year
        self.colossus_cards = [NOTHING] * YEARS  # of the three Years; NOTHING once in the deck
        self.seeker = [NOTHING] * n
        self.gear = [NOTHING] * n
        self.open_seekers: list[int] = []  # cards of the draft not yet taken
        self.open_gear: list[int] = []
        self.deck = [curio.index for curio in content.curios for _ in range(curio.copies)]
        self.discards: list[int] = []
        self.resolving: list[int] = []  # Curio cards played and not yet put away
        self.hand: list[list[int]] = [[] for _ in range(n)]
        self.upgrades: list[list[int]] = [[] for _ in range(n)]  # active Upgrades
        # which of the cages belong to Upgrades, in the order those came
        self.upgrade_cages: list[list[int]] = [[] for _ in range(n)]
        self.cages = [0] * (len(COLOURS) * content.cage_slots * n)
        self.held = [0] * (len(COLOURS) * n)  # Qoam of each colour in all cages together
        self.collected = [0] * n  # Parasites in front of each seat
        self.eliminated = [0] * n  # Parasites each seat eliminated this Year
        self.pile_year = [1] * len(COLOURS)  # the Year of the top tile of each pile; YEARS + 1 when it is empty
        self.pile_side = rules.sides.copy() if rules.sides else [0] * len(COLOURS)
        self.slot = [NOTHING] * n  # the tile on each Retrieve slot
        self.retrieved = [0] * n  # 1 for who has Retrieved this Year
        self.installed = [NOTHING] * (YEARS * n)  # tiles by Year
        self.tiles_discarded: list[int] = []
        self.open_wonders: list[int] = []
        self.wonder_box = [wonder.index for wonder in content.wonders]  # Wonders not in this match
        self.wonder_at = [NOTHING] * regions  # the Wonder in each Region
        self.wonder_owner = [NOBODY] * len(content.wonders)
        self.wonder_ring = [0] * len(content.wonders)  # 1 for a Wonder with a ring
        self.armor = 0  # 1 while the Criminal wears the Armor
        self.standard_left = 0  # Standard Actions left in this turn
        self.special_used = 0  # 1 once the Special Action of this turn is taken
        self.just_moved = 0  # 1 directly after the Move of this turn
        self.wounded_turn = 0
        self.sword_used = 0  # 1 once the Parasite Sword has scored in this turn
        self.converted = [0] * n  # converters each seat has used in its running action
        self.ended = ""  # the reason of the end

    def varying(self) -> tuple[str, ...]:
        return ("order", "shard_supply", "deck", "wonder_box")


def opening_state(content: Content, rules: Rules) -> IcaionState:
    s = IcaionState(content, rules)
    s.set_opening()
    return s
