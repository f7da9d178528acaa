"""The vocabulary of Icaion's rule tests: a test sets a position up and reads like an account of play.

    t = table(seats=2)
    t.seeker(RED, "X1").cage(RED, 1, blue=2, brown=1)
    t.machine("harvester", "RI1", YELLOW)
    t.begin_turn(RED)
    t.choose("node:P1", "extract", "cage:1")
    assert t.stock(RED) == {"blue": 1, "brown": 1, "pink": 1}

A table starts past setup, in round 2 of Year I, with an empty board: no Qoam, Parasites or Machines, the Colossus on K1
with no Shards, empty hands and cages, every Emergency Power Supply Charged. Seats play in the order of their numbers
and stand on the start nodes S1, S2, and so on. Their characters (``PLAIN_SEEKERS``, ``PLAIN_GEAR``) have powers that
seldom matter; ``character`` gives others. All hand limits are 4 or 5.

- the board: ``qoam``, ``parasites``, ``machine``, ``neutral``, ``colossus``, ``wonder``, ``open_wonders``
- players: ``seeker``, ``lying``, ``character``, ``gear``, ``cage``, ``hand``, ``deck``, ``discards``, ``upgrade``,
  ``shards``, ``slot``, ``install``, ``deployed``, ``points``, ``collected``, ``discharged``
- time: ``year``, ``order``, ``track``, ``last_round``, ``event_deck``
- getting going: ``begin_turn`` (Move or Camp comes first), ``act`` (as if Camped already), ``reveal``,
  ``start_round``, ``start_year``, ``end_year``; then ``choose``
- looking: ``keys``, ``decision``, ``refusal``, ``why_not``, ``event``, ``all_events``, ``gained``, ``stock``,
  ``cages``, ``points_of``, ``at``, ``qoam_in``, ``parasites_in``, ``machines_in``, ``hand_of``
"""

from __future__ import annotations

from typing import Any

from longhall.games.icaion.changes import empty_cage, put_in_cage
from longhall.games.icaion.content import (
    COLOURS,
    GEAR,
    KINDS,
    MACHINES,
    OP_CAGE,
    ROWS,
    SEEKERS,
    WONDERS,
    YEARS,
    Content,
)
from longhall.games.icaion.frames.event_cards import RevealEvent
from longhall.games.icaion.frames.turn import EndTurn, NextAction, StartTurn
from longhall.games.icaion.frames.year import EndRound, EndYear, StartRound, StartYear
from longhall.games.icaion.game import Icaion, make
from longhall.games.icaion.queries import in_cage, open_cages, reputation
from longhall.games.icaion.state import NEUTRAL, NOBODY, NOTHING, SHARD_VALUES, SOURCES, IcaionState, opening_state
from tests.games.position import Position

RED, YELLOW, PURPLE, BLACK, BLUE = range(5)

PLAIN_SEEKERS = ("survivor", "cursed", "heir", "machine", "outsider")
PLAIN_GEAR = ("armor", "harness", "crown", "tools", "belt")

# What the pack has of our own and may tune: the tests of the rules count with these numbers, whatever it says now.
TRACKS = {"few": (2, 2, 2, 2, 3, 3, 3, 3), "many": (3, 3, 3, 3, 4, 4, 4, 4)}
PARASITE_SPACES = (2, 4, 6, 8)
ARROWS = (1, 2, 1, 3, 2, 1, 3, 2)
FREE_CURIOS = ("move_2", "draw_1_2")
DEARER_CURIOS = {
    2: (
        *("qoam_wild_4", "points_6", "action_retrieve_or_install", "move_5", "attack_3", "up_cage", "up_strength"),
        *("up_movement", "up_harvester_any", "up_harvester_third", "up_refiner_three"),
    ),
    3: ("qoam_wild_5", "points_9", "attack_5"),
}  # the others cost 1
SIDES = {  # Day, Night
    "blue": ("harvesters", "movement"),
    "brown": ("scavengers", "region_types"),
    "green": ("upgrades", "cages"),
    "grey": ("strength", "parasites"),
    "pink": ("shards", "refiners"),
}
ICONS = {  # hand limit, limit of active Upgrades, starting Qoam
    "survivor": (3, 2, {"grey": 1, "brown": 1}),
    "cursed": (3, 1, {"pink": 2}),
    "heir": (3, 2, {"brown": 1, "pink": 1}),
    "machine": (2, 2, {"brown": 2}),
    "outsider": (2, 1, {"blue": 1, "pink": 1}),
    "creature": (2, 1, {"blue": 2}),
    "criminal": (2, 2, {"pink": 2}),
    "boots": (2, 1, {"grey": 1}),
    "armor": (2, 1, {"pink": 1}),
    "belt": (2, 2, {"green": 1}),
    "case": (1, 1, {"grey": 1}),
    "sword": (2, 2, {"grey": 1}),
    "harness": (2, 1, {"blue": 1}),
    "crown": (2, 2, {"brown": 1}),
    "tools": (2, 2, {"brown": 1}),
    "gloves": (1, 1, {"blue": 1}),
    "stabilizer": (2, 1, {"green": 1}),
}

_GAME: list[Icaion] = []


def game() -> Icaion:
    """The game with the numbers above; the built-in pack as it is comes from ``make``."""
    if not _GAME:
        built = make()
        set_numbers(built.content)
        _GAME.append(built)
    return _GAME[0]


def set_numbers(content: Content) -> None:
    for players in content.players:
        qoam = TRACKS["few" if players.seats <= 3 else "many"]
        for place, space in enumerate(players.track):
            space.qoam, space.parasite, space.arrows = qoam[place], place + 1 in PARASITE_SPACES, ARROWS[place]
    costs = {card: cost for cost, cards in DEARER_CURIOS.items() for card in cards} | dict.fromkeys(FREE_CURIOS, 0)
    for curio in content.curios:
        curio.cost = costs.get(curio.id, 1)
    for tile in content.tiles:
        tile.kinds = [KINDS.index(kind) for kind in SIDES[COLOURS[tile.colour]]]
    for character in (*content.seekers, *content.gear):
        character.hand, character.upgrades, qoam_by_colour = ICONS[character.id]
        character.qoam = [qoam_by_colour.get(colour, 0) for colour in COLOURS]


class Table(Position):
    def __init__(self, seats: int, seed: int, setup: dict[str, Any]) -> None:
        super().__init__(game().new({"seats": seats, **setup}, seed))
        self.match.state = opening_state(self.s.content, self.s.rules)
        self._lay_out()

    @property
    def s(self) -> IcaionState:
        state = self.match.state
        assert isinstance(state, IcaionState)
        return state

    def _lay_out(self) -> None:
        s = self.s
        s.round = 2
        s.colossus = 0
        s.neutral_left = [0, 0, 0]
        s.event_deck = [card.index for card in s.content.events]
        s.event_deck.remove(s.content.events[-1].index)
        s.event_deck.remove(s.content.events[-2].index)
        s.colossus_cards = [NOTHING, s.content.events[-2].index, s.content.events[-1].index]
        for seat in range(s.seats):
            s.node[seat] = s.ended_at[seat] = s.content.start_nodes[seat]
            self.character(seat, PLAIN_SEEKERS[seat], PLAIN_GEAR[seat])

    # -- the board -------------------------------------------------------------------------------------------------

    def region(self, name: str) -> int:
        return self.s.content.region_index[name]

    def node(self, name: str) -> int:
        return self.s.content.node_index[name]

    def qoam(self, **amounts: int) -> Table:
        """``qoam(RI1=3, RC1=1)``: so much Qoam lies in these Regions."""
        for name, n in amounts.items():
            self.s.qoam[self.region(name)] = n
        return self

    def parasites(self, **amounts: int) -> Table:
        for name, n in amounts.items():
            self.s.parasites[self.region(name)] = n
        return self

    def machine(self, machine: str, region: str, owner: int) -> Table:
        """A Machine stands in a Region. A player's comes from the first row in which it is leftmost, if there is one;
        else it stands there all the same."""
        kind = MACHINES.index(machine)
        self.s.machines[3 * self.region(region) + kind] = owner
        if owner != NEUTRAL:
            for row in range(3):
                if self.s.deployed[3 * owner + row] == kind:
                    self.s.deployed[3 * owner + row] += 1
                    break
        return self

    def neutral(self, machine: str, region: str) -> Table:
        return self.machine(machine, region, NEUTRAL)

    def deployed(self, seat: int, **rows: int) -> Table:
        """``deployed(RED, movement=2)``: so many Machines are gone from these rows, wherever they stand."""
        for row, n in rows.items():
            self.s.deployed[3 * seat + ROWS.index(row)] = n
        return self

    def seeker(self, seat: int, node: str) -> Table:
        self.s.node[seat] = self.s.ended_at[seat] = self.node(node)
        return self

    def lying(self, *seats: int) -> Table:
        for seat in seats:
            self.s.lying[seat] = 1
        return self

    def colossus(self, crater: str, *shards: int) -> Table:
        """The Colossus stands on a crater and holds Shards of these values; the first named is taken first."""
        self.s.colossus = [entry.id for entry in self.s.content.craters].index(crater)
        self.s.shard_supply = sorted(self.s.shard_supply + self.s.colossus_shards)
        for value in shards:
            self.s.shard_supply.remove(value)
        self.s.colossus_shards = list(reversed(shards))
        return self

    def wonder(self, wonder: str, region: str, owner: int, ring: bool = True) -> Table:
        """A restored Wonder."""
        index = WONDERS.index(wonder)
        for pile in (self.s.wonder_box, self.s.open_wonders):
            if index in pile:
                pile.remove(index)
        self.s.wonder_at[self.region(region)] = index
        self.s.wonder_owner[index] = owner
        self.s.wonder_ring[index] = int(ring)
        return self

    def open_wonders(self, *wonders: str) -> Table:
        self.s.wonder_box = sorted(self.s.wonder_box + self.s.open_wonders)
        self.s.open_wonders = [WONDERS.index(wonder) for wonder in wonders]
        for index in self.s.open_wonders:
            self.s.wonder_box.remove(index)
        return self

    # -- players ---------------------------------------------------------------------------------------------------

    def character(self, seat: int, seeker: str, gear: str | None = None) -> Table:
        self.s.seeker[seat] = SEEKERS.index(seeker)
        if gear is not None:
            self.s.gear[seat] = GEAR.index(gear)
        return self

    def gear(self, seat: int, gear: str) -> Table:
        self.s.gear[seat] = GEAR.index(gear)
        return self

    def cage(self, seat: int, cage: int, **crystals: int) -> Table:
        """``cage(RED, 1, blue=2)``: what is in one of the cages, which count from 1."""
        empty_cage(self.s, seat, cage - 1)
        for colour, n in crystals.items():
            put_in_cage(self.s, seat, cage - 1, COLOURS.index(colour), n)
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """The whole hand; the cards come from the deck."""
        self.s.deck += self.s.hand[seat]
        self.s.hand[seat] = self._from_deck(cards)
        return self

    def deck(self, *cards: str) -> Table:
        """The Curio deck from its top; whatever else was in it lies in the discards."""
        chosen = self._from_deck(cards)
        self.s.discards += self.s.deck
        self.s.deck = list(reversed(chosen))
        return self

    def discards(self, *cards: str) -> Table:
        """The whole discards; what lay there before is at the bottom of the deck."""
        self.s.deck = self.s.discards + self.s.deck
        self.s.discards = self._from_deck(cards)
        return self

    def _from_deck(self, cards: tuple[str, ...]) -> list[int]:
        found = [self.s.content.curio_index[card] for card in cards]
        for card in found:
            (self.s.deck if card in self.s.deck else self.s.discards).remove(card)
        return found

    def upgrade(self, seat: int, *cards: str) -> Table:
        """Active Upgrades."""
        for card in self._from_deck(cards):
            if self.s.content.upgrade_op[card] == OP_CAGE:
                self.s.upgrade_cages[seat].append(open_cages(self.s, seat))
            self.s.upgrades[seat].append(card)
        return self

    def shards(self, seat: int, *values: int) -> Table:
        for value in values:
            self.s.shard_supply.remove(value)
            self.s.shards[SHARD_VALUES * seat + value - 1] += 1
        return self

    def slot(self, seat: int, colour: str, year: int) -> Table:
        """A tile lies on the Retrieve slot."""
        index = COLOURS.index(colour)
        self.s.slot[seat] = YEARS * index + year - 1
        self.s.pile_year[index] = max(self.s.pile_year[index], year + 1)
        return self

    def install(self, seat: int, colour: str, year: int) -> Table:
        index = COLOURS.index(colour)
        self.s.installed[YEARS * seat + year - 1] = YEARS * index + year - 1
        self.s.pile_year[index] = max(self.s.pile_year[index], year + 1)
        return self

    def points(self, seat: int, amount: int) -> Table:
        """Reputation so far, wherever it came from."""
        self.s.points[seat * len(SOURCES)] += amount - reputation(self.s, seat)
        return self

    def collected(self, seat: int, n: int) -> Table:
        """Parasites collected this Year."""
        self.s.collected[seat] = self.s.eliminated[seat] = n
        return self

    def discharged(self, *seats: int) -> Table:
        for seat in seats:
            self.s.charged[seat] = 0
        return self

    # -- time ------------------------------------------------------------------------------------------------------

    def year(self, year: int, round: int = 2) -> Table:
        """The Year; piles of Apparatus show it, and Colossus cards of earlier Years are in the deck."""
        s = self.s
        s.year, s.round = year, round
        s.pile_year = [max(shown, year) for shown in s.pile_year]
        for before in range(year):
            if s.colossus_cards[before] != NOTHING:
                s.event_deck.append(s.colossus_cards[before])
                s.colossus_cards[before] = NOTHING
        return self

    def order(self, *seats: int) -> Table:
        self.s.order = list(seats)
        return self

    def event_deck(self, *cards: str) -> Table:
        """The Event Deck from its top; other cards of it are out of the match."""
        names = [card.id for card in self.s.content.events]
        self.s.event_deck = [names.index(card) for card in reversed(cards)]
        return self

    def track(self, *cards: str) -> Table:
        """Event cards revealed this Year; the round follows from their number."""
        names = [card.id for card in self.s.content.events]
        self.s.event_track = [names.index(card) for card in cards]
        self.s.event_deck = [card for card in self.s.event_deck if card not in self.s.event_track]
        self.s.round = len(cards)
        return self

    def last_round(self) -> Table:
        """The fifth Region card of the Year lies on the track."""
        return self.track("river", "mountain", "forest", "myst", "crystal")

    # -- getting going ---------------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> Table:
        """``seat`` begins its turn; the turns of the others in order and the end of the round lie behind it."""
        later = self.s.order[self.s.order.index(seat) + 1 :]
        return self.begin(StartTurn(seat), *[StartTurn(other) for other in later], EndRound())

    def act(self, seat: int, *keys: str, outcomes: list[list[int]] | None = None) -> Table:
        """``seat`` is to choose an action, as if it had Camped; then these choices are made."""
        self.s.turn = seat
        self.s.standard_left, self.s.special_used, self.s.wounded_turn = 1, 0, 0
        self.s.just_moved = self.s.sword_used = 0
        later = self.s.order[self.s.order.index(seat) + 1 :]
        self.begin(NextAction(seat), EndTurn(seat), *[StartTurn(other) for other in later], EndRound())
        return self.choose(*keys, outcomes=outcomes) if keys else self

    def start_round(self) -> Table:
        return self.begin(StartRound())

    def reveal(self, card: str) -> Table:
        """This Event card is revealed and resolved; after it comes the turn of the first player."""
        self.event_deck(card)
        self.s.round = len(self.s.event_track) + 1
        return self.begin(RevealEvent(), *[StartTurn(seat) for seat in self.s.order], EndRound())

    def start_year(self) -> Table:
        return self.begin(StartYear())

    def end_year(self) -> Table:
        return self.begin(EndYear())

    # -- what can be seen --------------------------------------------------------------------------------------------

    @property
    def decision(self) -> tuple[int, str]:
        """(seat, kind) of the decision now due."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        return decision.seat, decision.kind

    def why_not(self, key: str) -> str:
        """The rule that forbids ``key``."""
        return self.refusal(key).rule

    def gained(self, seat: int) -> dict[str, int]:
        """Reputation by source that the last ``choose`` brought a seat."""
        found: dict[str, int] = {}
        for event in self.all_events("reputation_gained"):
            if event["seat"] == seat:
                found[event["source"]] = found.get(event["source"], 0) + event["amount"]
        return found

    def stock(self, seat: int) -> dict[str, int]:
        """Qoam in all cages of a seat, without colours there is none of."""
        held = self.s.held[5 * seat : 5 * seat + 5]
        return {COLOURS[colour]: n for colour, n in enumerate(held) if n}

    def cages(self, seat: int) -> list[dict[str, int]]:
        """Each open cage of a seat, likewise."""
        return [
            {COLOURS[colour]: n for colour, n in enumerate(in_cage(self.s, seat, cage)) if n}
            for cage in range(open_cages(self.s, seat))
        ]

    def points_of(self, seat: int) -> int:
        return reputation(self.s, seat)

    def at(self, seat: int) -> str:
        """The node where a Seeker stands."""
        return self.s.content.nodes[self.s.node[seat]].id

    def qoam_in(self, region: str) -> int:
        return self.s.qoam[self.region(region)]

    def parasites_in(self, region: str) -> int:
        return self.s.parasites[self.region(region)]

    def machines_in(self, region: str) -> dict[str, int]:
        """Owners by type of Machine."""
        base = 3 * self.region(region)
        return {
            name: self.s.machines[base + i] for i, name in enumerate(MACHINES) if self.s.machines[base + i] != NOBODY
        }

    def hand_of(self, seat: int) -> list[str]:
        return [self.s.content.curios[card].id for card in self.s.hand[seat]]

    def ids(self, cards: list[int]) -> list[str]:
        return [self.s.content.curios[card].id for card in cards]


def table(seats: int = 2, seed: int = 1, **setup: Any) -> Table:
    return Table(seats, seed, setup)
