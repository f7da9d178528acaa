"""Questions about a position, in rule-book words. Nothing here changes the state."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.content import (
    BOOTS,
    BROWN,
    CAGE,
    COLOURS,
    CREATURE,
    MACHINES,
    MOVEMENT,
    OP_CONVERTER,
    OP_MOVEMENT,
    OP_STRENGTH,
    REGION_CARD,
    STRENGTH,
    SWORD,
    YEARS,
    Players,
)
from longhall.games.icaion.shapes import MachineView, RegionMachines
from longhall.games.icaion.state import NEUTRAL, NOBODY, NOTHING, SHARD_VALUES, SOURCES, IcaionState

COLOUR_COUNT: Final = len(COLOURS)


def players(s: IcaionState) -> Players:
    """The numbers that depend on how many play."""
    return s.content.players[s.seats - 2]


def reputation(s: IcaionState, seat: int) -> int:
    """Reputation Points so far; may be negative. [IC-AMB-57]"""
    width = len(SOURCES)
    return sum(s.points[seat * width : (seat + 1) * width])


def reputations(s: IcaionState) -> list[int]:
    """Of each seat."""
    return [reputation(s, seat) for seat in range(s.seats)]


# -- turn order ----------------------------------------------------------------------------------------------------


def others_in_order(s: IcaionState, seat: int) -> list[int]:
    """The other seats in turn order."""
    return [other for other in s.order if other != seat]


def region_cards_revealed(s: IcaionState) -> int:
    """Region cards on the track this Year."""
    events = s.content.events
    return sum(1 for card in s.event_track if events[card].kind == REGION_CARD)


def is_last_round(s: IcaionState) -> bool:
    """The fifth Region card of the Year lies on the track. [IC-YEAR-10]"""
    return region_cards_revealed(s) == COLOUR_COUNT


# -- the board --------------------------------------------------------------------------------------------------------


def regions_at(s: IcaionState, seat: int) -> list[int]:
    """Regions adjacent to the Seeker's node. [IC-BOARD-08]"""
    return s.content.nodes[s.node[seat]].regions


def machines_in(s: IcaionState, region: int) -> int:
    """Machines of all colours in a Region."""
    base = 3 * region
    machines = s.machines
    return (machines[base] >= 0) + (machines[base + 1] >= 0) + (machines[base + 2] >= 0)


def own_machine_in(s: IcaionState, seat: int, region: int) -> int:
    """The type of the seat's Machine in a Region, NOTHING without one; there is never a second. [IC-DEPLOY-04]"""
    base = 3 * region
    machines = s.machines
    if machines[base] == seat:
        return 0
    if machines[base + 1] == seat:
        return 1
    return 2 if machines[base + 2] == seat else NOTHING


def is_blocked(s: IcaionState, region: int) -> bool:
    """More Parasites than Machines: no Machine there gives a bonus on Extract. [IC-PARASITE-04, IC-AMB-14]"""
    return s.parasites[region] > machines_in(s, region)


def region_machines(s: IcaionState, region: int) -> RegionMachines:
    """The Machines that stand in a Region, as views and events tell them."""
    owners = s.machines[3 * region : 3 * region + 3]
    machines: list[MachineView] = [
        {"machine": MACHINES[machine], "owner": "neutral" if owner == NEUTRAL else owner}
        for machine, owner in enumerate(owners)
        if owner != NOBODY
    ]
    return {"blocked": is_blocked(s, region), "machines": machines}


def next_crater(s: IcaionState) -> int:
    """Where a Colossus card of the next round would take the Colossus; NOTHING if no round is to come this Year.
    [IC-BOARD-10, IC-EVENT-10]"""
    track = players(s).track
    number = len(s.event_track)
    if s.ended or s.colossus == NOTHING or is_last_round(s) or number >= len(track):
        return NOTHING
    return (s.colossus + track[number].arrows) % len(s.content.craters)


def machines_on_board(s: IcaionState, owner: int, machine: int) -> int:
    """Machines of one type that stand on the board."""
    return s.machines[machine :: len(MACHINES)].count(owner)


def machines_deployed(s: IcaionState, seat: int, machine: int) -> int:
    """Deployed Machines of one type; destroyed ones count only by the option. [IC-AMB-18]"""
    if s.rules.destroyed_count:
        base = 3 * seat
        return sum(1 for row in range(3) if s.deployed[base + row] > machine)
    return machines_on_board(s, seat, machine)


def region_types_with_machines(s: IcaionState, seat: int) -> list[int]:
    """Types of Regions in which the seat has a Machine, in the order of the colours."""
    found = 0
    for place, owner in enumerate(s.machines):
        if owner == seat:
            found |= 1 << s.content.regions[place // 3].type
    return [kind for kind in range(COLOUR_COUNT) if found >> kind & 1]


def has_own_wonder(s: IcaionState, seat: int, region: int) -> bool:
    """[IC-WONDER-04]"""
    wonder = s.wonder_at[region]
    return wonder != NOTHING and s.wonder_owner[wonder] == seat


def wonders_at(s: IcaionState, node: int) -> list[int]:
    """Wonders in the Regions of a node, in turn order of their owners. [IC-WONDER-09, IC-WONDER-11]"""
    found: list[int] = []
    for region in s.content.nodes[node].regions:
        wonder = s.wonder_at[region]
        if wonder != NOTHING:
            found.append(wonder)
    found.sort(key=lambda wonder: s.order.index(s.wonder_owner[wonder]))
    return found


def seekers_on(s: IcaionState, nodes: list[int]) -> list[int]:
    """Seats whose Seekers stand on one of these nodes, in turn order."""
    return [seat for seat in s.order if s.node[seat] in nodes]


def seekers_beside(s: IcaionState, seat: int) -> list[int]:
    """Other Seekers on the seat's node or on a neighbouring one. [IC-CURIO-09, IC-WONDER-COLONY]"""
    here = s.node[seat]
    distance = s.content.distance[here]
    return [other for other in s.order if other != seat and distance[s.node[other]] <= 1]


# -- a player ---------------------------------------------------------------------------------------------------------


def count_upgrades(s: IcaionState, seat: int, op: int) -> int:
    """Active Upgrades of one kind."""
    active = s.upgrades[seat]
    if not active:
        return 0
    upgrade_op = s.content.upgrade_op
    count = 0
    for card in active:
        if upgrade_op[card] == op:
            count += 1
    return count


def upgrade_number(s: IcaionState, seat: int, op: int) -> int:
    """The number printed on an active Upgrade of that kind; 0 without one."""
    for card in s.upgrades[seat]:
        if s.content.upgrade_op[card] == op:
            return s.content.curios[card].n
    return 0


def hand_limit(s: IcaionState, seat: int) -> int:
    """[IC-SETUP-17]"""
    return s.content.seekers[s.seeker[seat]].hand + s.content.gear[s.gear[seat]].hand


def upgrade_limit(s: IcaionState, seat: int) -> int:
    """[IC-SETUP-17, IC-CURIO-03]"""
    return s.content.seekers[s.seeker[seat]].upgrades + s.content.gear[s.gear[seat]].upgrades


def room_in_hand(s: IcaionState, seat: int) -> int:
    """Cards that may be drawn before the hand is full. [IC-CURIO-04]"""
    return max(0, hand_limit(s, seat) - len(s.hand[seat]))


def cards_to_draw(s: IcaionState) -> int:
    """[IC-SETUP-22, IC-AMB-61]"""
    return len(s.deck) + len(s.discards)


def can_draw(s: IcaionState, seat: int) -> bool:
    return room_in_hand(s, seat) > 0 and cards_to_draw(s) > 0


def uncovered_icons(s: IcaionState, seat: int, row: int) -> int:
    """Icons uncovered by Machines gone from a row. [IC-DEPLOY-07, IC-DEPLOY-11]"""
    gone = s.deployed[3 * seat + row]
    if gone == 0:
        return 0
    under = s.content.rows[row].under
    return under[0] if gone == 1 else under[0] + under[1]


def strength(s: IcaionState, seat: int) -> int:
    """Strength icons: how many Parasites one Grey removes. [IC-ERADICATE-01, IC-GEAR-SWORD-01]"""
    icons = s.content.rows[STRENGTH].start + uncovered_icons(s, seat, STRENGTH) + count_upgrades(s, seat, OP_STRENGTH)
    return icons + s.content.gear[SWORD].strength if s.gear[seat] == SWORD else icons


def open_cages(s: IcaionState, seat: int) -> int:
    """Null Cages the seat can use, in the order they were opened. [IC-QOAM-05, IC-CURIO-12]"""
    return s.content.rows[CAGE].start + uncovered_icons(s, seat, CAGE) + len(s.upgrade_cages[seat])


def free_nodes(s: IcaionState, seat: int) -> int:
    """How far a Move goes free of charge; a wounded turn knows no more than the rulebook's two. [IC-MOVE-03]"""
    free = s.content.numbers.free_nodes
    if s.wounded_turn and s.turn == seat:
        return free
    if s.gear[seat] == BOOTS:
        free += s.content.gear[BOOTS].n
    if s.rules.movement_is_free:
        free += count_upgrades(s, seat, OP_MOVEMENT)
    return free


def nodes_per_blue(s: IcaionState, seat: int) -> int:
    """Extra nodes for each Blue; 0 while that is not unlocked or in a wounded turn. [IC-MOVE-05, IC-MOVE-06]"""
    if s.wounded_turn and s.turn == seat:
        return 0
    gone = s.deployed[3 * seat + MOVEMENT]
    nodes = s.content.blue_nodes[gone if gone < 2 else 2]
    if nodes and not s.rules.movement_is_free:
        nodes += count_upgrades(s, seat, OP_MOVEMENT)
    return nodes


def stored_shards(s: IcaionState, seat: int) -> int:
    base = SHARD_VALUES * seat
    return s.shards[base] + s.shards[base + 1] + s.shards[base + 2]


def wonders_of(s: IcaionState, seat: int) -> int:
    return s.wonder_owner.count(seat)


# -- Qoam -------------------------------------------------------------------------------------------------------------


def holdings(s: IcaionState, seat: int) -> list[int]:
    """Qoam of each colour in all cages of a seat together."""
    return s.held[COLOUR_COUNT * seat : COLOUR_COUNT * seat + COLOUR_COUNT]


def total_qoam(s: IcaionState, seat: int) -> int:
    return sum(holdings(s, seat))


def cage_start(s: IcaionState, seat: int, cage: int) -> int:
    """Where the colours of a cage begin in ``cages``."""
    return (s.content.cage_slots * seat + cage) * COLOUR_COUNT


def in_cage(s: IcaionState, seat: int, cage: int) -> list[int]:
    """Qoam of each colour in a cage."""
    start = cage_start(s, seat, cage)
    return s.cages[start : start + COLOUR_COUNT]


def converters_left(s: IcaionState, seat: int) -> int:
    """Converters not yet used in the running action. [IC-CURIO-13]"""
    if not s.upgrades[seat]:
        return 0
    return max(0, count_upgrades(s, seat, OP_CONVERTER) - s.converted[seat])


def converters_reset_each_action(s: IcaionState) -> bool:
    """Whether a converter used out of turn serves again in the owner's next Move, as it should: once for each action.
    Before version 2 it stayed used until that Move was made. [IC-CURIO-13]"""
    return s.rules.version >= 2


def most_payable(held: list[int], colour: int, wild: bool, converters: int) -> int:
    """The most Qoam of a colour that could be paid with this Qoam: Brown counts too where it is ``wild``, and each
    converter turns two of another colour into one. [IC-DEPLOY-06, IC-CURIO-13]"""
    payable = held[colour]
    if wild and colour != BROWN:
        payable += held[BROWN]
    if converters:
        pairs = 0
        for other in range(COLOUR_COUNT):
            if other != colour and not (wild and other == BROWN):
                pairs += held[other] // 2
        payable += min(converters, pairs)
    return payable


def can_pay(s: IcaionState, seat: int, cost: int, colour: int) -> bool:
    """Whether a cost in one colour alone can be paid. [IC-AMB-25]"""
    if s.held[COLOUR_COUNT * seat + colour] >= cost:
        return True
    left = converters_left(s, seat)
    return left > 0 and most_payable(holdings(s, seat), colour, False, left) >= cost


# -- cards and tiles --------------------------------------------------------------------------------------------------


def curio_cost(s: IcaionState, seat: int, card: int) -> int:
    """[IC-CURIO-01, IC-SEEKER-CREATURE-01]"""
    cost = s.content.curios[card].cost
    if s.seeker[seat] == CREATURE:
        return max(0, cost - s.content.seekers[CREATURE].n)
    return cost


def distinct(cards: list[int]) -> list[int]:
    """Each kind of card once, in the order of the pack: equal cards are the same choice."""
    if len(cards) < 2:
        return cards.copy()
    found: list[int] = []
    for card in sorted(cards):
        if not found or found[-1] != card:
            found.append(card)
    return found


def curio_ids(s: IcaionState, cards: list[int]) -> list[str]:
    return [s.content.curios[card].id for card in cards]


def kind_of_tile(s: IcaionState, tile: int) -> int:
    """What a tile scores by the side its pile shows."""
    return s.content.tiles[tile].kinds[s.pile_side[tile // YEARS]]


def installed_tiles(s: IcaionState, seat: int) -> list[int]:
    return [tile for tile in s.installed[YEARS * seat : YEARS * seat + YEARS] if tile != NOTHING]


def has_installed_colour(s: IcaionState, seat: int, colour: int) -> bool:
    """[IC-APPARATUS-04]"""
    return colour in [tile // YEARS for tile in installed_tiles(s, seat)]
