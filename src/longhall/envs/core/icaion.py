"""Icaion as an environment: its actions and what a seat sees.

Hidden are the hands of others, the order of both decks, and the values of Shards face down. [IC-AMB-73]
"""

from __future__ import annotations

from typing import Final

from longhall.envs.core.actions import ActionGroup, ActionSpace, counts, numbered, words
from longhall.envs.core.encoding import (
    MOST,
    Deciding,
    Encoding,
    Slice,
    around,
    capped,
    counted_bytes,
    flags,
    one_hots,
    relative,
    shifted,
)
from longhall.games.icaion.content import ACTIONS, COLOURS, GEAR, MACHINES, ROWS, SEEKERS, WONDERS, YEARS, Content
from longhall.games.icaion.frames.base import WORDS
from longhall.games.icaion.frames.power import USES
from longhall.games.icaion.game import Icaion
from longhall.games.icaion.queries import is_last_round, reputation
from longhall.games.icaion.state import NEUTRAL, SHARD_VALUES, SOURCES, IcaionState
from longhall.kernel.frames import Choice

ACTIONS_VERSION: Final = 1
ENCODING_VERSION: Final = 1

REPUTATION_SHIFT: Final = 64  # Reputation may be negative [IC-AMB-57]
NEUTRAL_OWNER: Final = 6  # in place of a seat, which are 1 to 5


def action_space(game: Icaion, seats: int) -> ActionSpace:
    content = game.content
    cages = range(1, content.cage_slots + 1)
    crystals = [f"{cage}.{colour}" for cage in cages for colour in COLOURS]
    most = content.numbers.parasites_per_region
    regions = list(content.region_index)
    cage = "cages a player can ever have: those of the Division Board and one for each such Curio card"
    names = "entries of the pack"
    groups = [
        ActionGroup("word", words(*ACTIONS, *WORDS.values()), "the actions and the words of all decisions"),
        ActionGroup("node", numbered("node", list(content.node_index)), names),
        ActionGroup("region", numbered("region", regions), names),
        ActionGroup("card", numbered("card", list(content.curio_index)), names),
        ActionGroup("colour", numbered("colour", list(COLOURS)), names),
        ActionGroup("apparatus", numbered("apparatus", list(COLOURS)), "one pile for each colour"),
        ActionGroup("row", numbered("row", list(ROWS)), names),
        ActionGroup("machine", numbered("machine", list(MACHINES)), names),
        ActionGroup("wonder", numbered("wonder", list(WONDERS)), names),
        ActionGroup("seeker", numbered("seeker", list(SEEKERS)), names),
        ActionGroup("gear", numbered("gear", list(GEAR)), names),
        ActionGroup("power", numbered("power", list(USES)), "uses of the Emergency Power Supply"),
        ActionGroup("special", numbered("special", list(ACTIONS)), "actions that may be Special"),
        ActionGroup("count", counts("count", 0, max(content.shards)), "Pink is spent up to the value of a Shard"),
        ActionGroup("cage", counts("cage", 1, content.cage_slots), cage),
        ActionGroup("pay", numbered("pay", crystals), cage),
        ActionGroup("lose", numbered("lose", crystals), cage),
        ActionGroup(
            "convert", numbered("convert", [f"{a}.{b}" for a in COLOURS for b in COLOURS if a != b]), "two colours"
        ),
        ActionGroup(
            "remove",
            numbered("remove", [f"{region}.{n}" for region in regions for n in range(1, most + 1)]),
            "no Region holds more Parasites than the pack allows",
        ),
    ]
    return ActionSpace("icaion", seats, ACTIONS_VERSION, groups)


def encoding(game: Icaion, seats: int) -> Encoding:
    return Encoding("icaion", seats, ENCODING_VERSION, IcaionSlices(game, seats).slices())


class IcaionSlices:
    """How the slices are read. Tables that never change are made once."""

    def __init__(self, game: Icaion, seats: int) -> None:
        content: Content = game.content
        self.content = content
        self.seats = seats
        self.deciding = Deciding(seats, sorted(k for k, frame in game.frames().items() if issubclass(frame, Choice)))
        self.around = around(seats)
        self.relative = relative(seats)
        self.owner = [[*row[:seats], *[0] * (NEUTRAL - seats), NEUTRAL_OWNER, 0] for row in self.relative]
        self.hot_seats = one_hots(seats)
        self.hot_craters = one_hots(len(content.craters))
        self.hot_nodes = one_hots(len(content.nodes))
        self.hot_seekers = one_hots(len(SEEKERS))
        self.hot_gear = one_hots(len(GEAR))
        self.cages = len(COLOURS) * content.cage_slots
        self.no_curios = bytes(len(content.curios))

    def slices(self) -> list[Slice]:
        content, n = self.content, self.seats
        curios, events, nodes = len(content.curios), len(content.events), len(content.nodes)
        regions, wonders, cages = len(content.regions), len(content.wonders), content.cage_slots
        return [
            *self.deciding.slices(),
            Slice("clock", (3,), MOST, "Year, round, 1 in the last round of a Year", self.clock),
            Slice("turn", (n,), 1, "whose turn it is, the viewer first", self.turn),
            Slice(
                "turn_state",
                (6,),
                MOST,
                "Standard Actions left; 1 each: Special Action taken, just moved, wounded this turn, Sword scored, "
                "Criminal wears the Armor",
                self.turn_state,
            ),
            Slice("colossus", (len(content.craters),), 1, "the crater of the Colossus", self.colossus),
            Slice(
                "piles",
                (6,),
                MOST,
                "sizes: Shards on the Colossus, Shards in the supply, Event cards, Curio cards, Curio discards; the "
                "value of the Shard being investigated",
                self.piles,
            ),
            Slice("shards_removed", (SHARD_VALUES,), MOST, "Shards that left the game, by value", self.removed),
            Slice("event_track", (events,), MOST, "by Event card: its place on the track, from 1", self.track),
            Slice("colossus_cards", (YEARS,), events, "by Year: its Colossus card, from 1", self.colossus_cards),
            Slice("next_event", (1,), events, "the next Event card where everyone sees it, from 1", self.next_event),
            Slice("discards", (curios,), MOST, "by Curio card: how many are discarded", self.discards),
            Slice("resolving", (curios,), MOST, "by Curio card: how many are being carried out", self.resolving),
            Slice(
                "apparatus",
                (len(COLOURS), 2),
                YEARS + 1,
                "by pile: Year of its top tile, 4 empty; side",
                self.apparatus,
            ),
            Slice("tiles_discarded", (len(content.tiles),), 1, "by Apparatus tile", self.tiles_discarded),
            Slice("neutral_left", (len(MACHINES),), MOST, "neutral Machines to be placed, by type", self.neutral_left),
            Slice("draft", (len(SEEKERS) + len(GEAR),), 1, "Seekers, then Gear, that may be taken", self.draft),
            Slice("open_wonders", (wonders,), 1, "Wonders that may be restored", self.open_wonders),
            Slice(
                "wonders",
                (wonders, 2),
                NEUTRAL_OWNER,
                "by Wonder: owner from 1 (the viewer); 1 with a ring",
                self.wonders,
            ),
            Slice(
                "regions",
                (regions, 6),
                MOST,
                "by Region: Qoam, Parasites, owners of Harvester, Scavenger and Refiner (0 none, 1 the viewer, 2 the "
                "next seat …, 6 neutral), Wonder from 1",
                self.regions,
            ),
            Slice("place", (n, n), 1, "by seat, the viewer first: place in the turn order", self.place),
            Slice("node", (n, nodes), 1, "by seat: where the Seeker stands", self.node),
            Slice("ended_at", (n,), nodes, "by seat: node at the end of its last turn, from 1", self.ended_at),
            Slice("seeker", (n, len(SEEKERS)), 1, "by seat: its Seeker", self.seeker),
            Slice("gear", (n, len(GEAR)), 1, "by seat: its Gear", self.gear),
            Slice("reputation", (n,), MOST, f"by seat: Reputation plus {REPUTATION_SHIFT}", self.reputation),
            Slice(
                "points",
                (n, len(SOURCES)),
                MOST,
                f"by seat and source: Reputation plus {REPUTATION_SHIFT}; sources: {', '.join(SOURCES)}",
                self.points,
            ),
            Slice(
                "seats",
                (n, 20),
                MOST,
                "by seat: Machines gone from the rows Strength, Movement, Cage; Shards stored of each value; Apparatus "
                "installed in each Year (tile from 1); tile on the slot (from 1); 1 Retrieved this Year; 1 Charged; "
                "Machines destroyed; 1 lying; Curio cards in hand; Parasites; Parasites eliminated this Year; "
                "converters used in this action; cages of Upgrades; Upgrades",
                self.seat_numbers,
            ),
            Slice("qoam_held", (n, len(COLOURS)), MOST, "by seat and colour: Qoam in all cages", self.held),
            Slice("cages", (n, cages, len(COLOURS)), MOST, "by seat, cage and colour: Qoam", self.cages_of),
            Slice("upgrade_cages", (n, cages), 1, "by seat: which cages belong to Upgrades", self.upgrade_cages),
            Slice("upgrades", (n, curios), MOST, "by seat and Curio card: active Upgrades", self.upgrades),
            Slice("hand", (curios,), MOST, "the viewer's hand, by Curio card", self.hand),
        ]

    def clock(self, s: IcaionState, seat: int) -> list[int]:
        return [s.year, s.round, 1 if is_last_round(s) else 0]

    def turn(self, s: IcaionState, seat: int) -> bytes:
        return self.hot_seats[self.relative[seat][s.turn] - 1]

    def turn_state(self, s: IcaionState, seat: int) -> list[int]:
        return [s.standard_left, s.special_used, s.just_moved, s.wounded_turn, s.sword_used, s.armor]

    def colossus(self, s: IcaionState, seat: int) -> bytes:
        return self.hot_craters[s.colossus]

    def piles(self, s: IcaionState, seat: int) -> list[int]:
        return [
            len(s.colossus_shards),
            len(s.shard_supply),
            len(s.event_deck),
            len(s.deck),
            len(s.discards),
            s.revealed_shard,
        ]

    def removed(self, s: IcaionState, seat: int) -> list[int]:
        return s.shards_removed

    def track(self, s: IcaionState, seat: int) -> list[int]:
        found = [0] * len(self.content.events)
        for place, card in enumerate(s.event_track):
            found[card] = place + 1
        return found

    def colossus_cards(self, s: IcaionState, seat: int) -> list[int]:
        return [card + 1 for card in s.colossus_cards]

    def next_event(self, s: IcaionState, seat: int) -> list[int]:
        """[IC-EXPERT-01]"""
        return [s.event_deck[-1] + 1 if s.rules.expert and s.round and s.event_deck else 0]

    def discards(self, s: IcaionState, seat: int) -> bytes:
        return counted_bytes(s.discards, self.no_curios)

    def resolving(self, s: IcaionState, seat: int) -> bytes:
        return counted_bytes(s.resolving, self.no_curios)

    def apparatus(self, s: IcaionState, seat: int) -> list[int]:
        found: list[int] = []
        for colour in range(len(COLOURS)):
            found.append(s.pile_year[colour])
            found.append(s.pile_side[colour])
        return found

    def tiles_discarded(self, s: IcaionState, seat: int) -> list[int]:
        return flags(s.tiles_discarded, len(self.content.tiles))

    def neutral_left(self, s: IcaionState, seat: int) -> list[int]:
        return s.neutral_left

    def draft(self, s: IcaionState, seat: int) -> list[int]:
        return flags(s.open_seekers, len(SEEKERS)) + flags(s.open_gear, len(GEAR))

    def open_wonders(self, s: IcaionState, seat: int) -> list[int]:
        return flags(s.open_wonders, len(self.content.wonders))

    def wonders(self, s: IcaionState, seat: int) -> list[int]:
        turned = self.owner[seat]
        found: list[int] = []
        for wonder, owner in enumerate(s.wonder_owner):
            found.append(turned[owner])
            found.append(s.wonder_ring[wonder])
        return found

    def regions(self, s: IcaionState, seat: int) -> list[int]:
        turned = self.owner[seat]
        machines = s.machines
        found: list[int] = []
        for region, qoam in enumerate(s.qoam):
            first = 3 * region
            found.append(capped(qoam))
            found.append(s.parasites[region])
            found.append(turned[machines[first]])
            found.append(turned[machines[first + 1]])
            found.append(turned[machines[first + 2]])
            found.append(s.wonder_at[region] + 1)
        return found

    def place(self, s: IcaionState, seat: int) -> bytes:
        return b"".join([self.hot_seats[s.order.index(other)] for other in self.around[seat]])

    def node(self, s: IcaionState, seat: int) -> bytes:
        return b"".join([self.hot_nodes[s.node[other]] for other in self.around[seat]])

    def ended_at(self, s: IcaionState, seat: int) -> list[int]:
        return [s.ended_at[other] + 1 for other in self.around[seat]]

    def seeker(self, s: IcaionState, seat: int) -> bytes:
        return b"".join([self.hot_seekers[s.seeker[other]] for other in self.around[seat]])

    def gear(self, s: IcaionState, seat: int) -> bytes:
        return b"".join([self.hot_gear[s.gear[other]] for other in self.around[seat]])

    def reputation(self, s: IcaionState, seat: int) -> list[int]:
        return [shifted(reputation(s, other), REPUTATION_SHIFT) for other in self.around[seat]]

    def points(self, s: IcaionState, seat: int) -> list[int]:
        width = len(SOURCES)
        found: list[int] = []
        for other in self.around[seat]:
            for source in range(width * other, width * other + width):
                found.append(shifted(s.points[source], REPUTATION_SHIFT))
        return found

    def seat_numbers(self, s: IcaionState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            first = 3 * other
            found += s.deployed[first : first + 3]
            found += s.shards[first : first + 3]
            found.append(s.installed[first] + 1)
            found.append(s.installed[first + 1] + 1)
            found.append(s.installed[first + 2] + 1)
            found.append(s.slot[other] + 1)
            found.append(s.retrieved[other])
            found.append(s.charged[other])
            found.append(s.scrapped[other])
            found.append(s.lying[other])
            found.append(len(s.hand[other]))
            found.append(capped(s.collected[other]))
            found.append(capped(s.eliminated[other]))
            found.append(s.converted[other])
            found.append(len(s.upgrade_cages[other]))
            found.append(len(s.upgrades[other]))
        return found

    def held(self, s: IcaionState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            found += s.held[len(COLOURS) * other : len(COLOURS) * (other + 1)]
        return found

    def cages_of(self, s: IcaionState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            found += s.cages[self.cages * other : self.cages * (other + 1)]
        return found

    def upgrade_cages(self, s: IcaionState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            found += flags(s.upgrade_cages[other], self.content.cage_slots)
        return found

    def upgrades(self, s: IcaionState, seat: int) -> bytes:
        return b"".join([counted_bytes(s.upgrades[other], self.no_curios) for other in self.around[seat]])

    def hand(self, s: IcaionState, seat: int) -> bytes:
        return counted_bytes(s.hand[seat], self.no_curios)
