"""What the numbers of a saved match can be, and what must hold among them. Only a save without its history is held to
this: with it the match is replayed."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.content import COLOURS, MACHINES, YEARS
from longhall.games.icaion.effects import DiscardCurio
from longhall.games.icaion.state import NOTHING, OWNERS, SHARD_VALUES, IcaionState
from longhall.kernel.soundness import check_nothing_twice

MOST_POINTS: Final = 10_000
SOME: Final = 100


def ranges(s: IcaionState) -> dict[str, tuple[int, int]]:
    """A field that is not named here has numbers from 0 to ``SOME``."""
    content, seats = s.content, s.seats
    seat, or_nobody, flag, few = (0, seats - 1), (-1, seats - 1), (0, 1), (0, SOME)
    curio, event, tile = (0, len(content.curios) - 1), (0, len(content.events) - 1), len(content.tiles) - 1
    wonder, node = len(content.wonders) - 1, (-1, len(content.nodes) - 1)
    return dict.fromkeys(s.field_names(), few) | {
        "year": (1, YEARS),
        "turn": or_nobody,
        "order": seat,
        "charged": flag,
        "points": (-MOST_POINTS, MOST_POINTS),
        "machines": (-1, OWNERS - 1),
        "deployed": (0, len(MACHINES)),
        "node": node,
        "lying": flag,
        "ended_at": node,
        "colossus": (-1, len(content.craters) - 1),
        "shard_supply": (1, SHARD_VALUES),
        "colossus_shards": (1, SHARD_VALUES),
        "revealed_shard": (0, SHARD_VALUES),
        "event_deck": event,
        "event_track": event,
        "colossus_cards": (-1, event[1]),
        "seeker": (-1, len(content.seekers) - 1),
        "gear": (-1, len(content.gear) - 1),
        "open_seekers": (0, len(content.seekers) - 1),
        "open_gear": (0, len(content.gear) - 1),
        "deck": curio,
        "discards": curio,
        "resolving": curio,
        "hand": curio,
        "upgrades": curio,
        "upgrade_cages": (0, content.cage_slots - 1),
        "pile_year": (1, YEARS + 1),
        "pile_side": flag,
        "slot": (-1, tile),
        "retrieved": flag,
        "installed": (-1, tile),
        "tiles_discarded": (0, tile),
        "open_wonders": (0, wonder),
        "wonder_box": (0, wonder),
        "wonder_at": (-1, wonder),
        "wonder_owner": or_nobody,
        "wonder_ring": flag,
        "armor": flag,
        "standard_left": (0, 10),
        "special_used": flag,
        "just_moved": flag,
        "wounded_turn": flag,
        "sword_used": flag,
    }


def frame_ranges(s: IcaionState) -> dict[str, tuple[int, int]]:
    content = s.content
    region, node = (-1, len(content.regions) - 1), (-1, len(content.nodes) - 1)
    return {
        "seat": (0, s.seats - 1),
        "victims": (0, s.seats - 1),
        "card": (-1, max(len(content.curios), len(content.events)) - 1),
        "region": region,
        "regions": region,
        "node": node,
        "machine": (-1, len(MACHINES) - 1),
        "colour": (-1, len(COLOURS) - 1),
        "row": (0, len(MACHINES) - 1),
        "value": (0, SHARD_VALUES),
        "wonder": (-1, len(content.wonders) - 1),
        "wonders": (0, len(content.wonders) - 1),
        "loose_colour": (-1, len(COLOURS) - 1),
        "batch": (0, SOME),
        "spent": (0, SOME),
        "cost": (-1, SOME),
        "count": (0, SOME),
        "least": (0, SOME),
        "most": (0, SOME),
        "loose": (0, SOME),
        "pink": (0, SOME),
        "place": (0, SOME),
        "position": (0, SOME),
        "space": (0, SOME),
        "took": (0, 1 << 12),
        "used": (0, 1 << 12),
        "alike": (0, SOME),
    }


def _shards(s: IcaionState) -> list[int]:
    """Of each value."""
    lying = s.shard_supply + s.colossus_shards + [s.revealed_shard]
    counts = [lying.count(value) + s.shards_removed[value - 1] for value in range(1, SHARD_VALUES + 1)]
    return [n + sum(s.shards[value::SHARD_VALUES]) for value, n in enumerate(counts)]


def _curios(s: IcaionState) -> list[int]:
    found = s.deck + s.discards + s.resolving
    for seat in range(s.seats):
        found = found + s.hand[seat] + s.upgrades[seat]
    return sorted(found)


def _once(things: list[int]) -> None:
    some = [thing for thing in things if thing != NOTHING]
    if len(set(some)) != len(some):
        raise ValueError("twice")


def check_state(s: IcaionState, fresh: IcaionState) -> None:
    """Every card, tile, Wonder and Shard is somewhere once, and numbers that are kept twice agree."""
    if _curios(s) != _curios(fresh) or _shards(s) != _shards(fresh):
        raise ValueError("cards")
    if sorted(s.order) != list(range(s.seats)):
        raise ValueError("order")
    _once(s.event_deck + s.event_track + s.colossus_cards)
    _once(s.open_wonders + s.wonder_box + s.wonder_at)
    _once(s.slot + s.installed + s.tiles_discarded)
    _once(s.seeker + s.open_seekers)
    _once(s.gear + s.open_gear)
    slots, colours = s.content.cage_slots, len(COLOURS)
    for seat in range(s.seats):
        for colour in range(colours):
            inside = sum(s.cages[(slots * seat + cage) * colours + colour] for cage in range(slots))
            if inside != s.held[colours * seat + colour]:
                raise ValueError("held")
    for wonder, owner in enumerate(s.wonder_owner):
        if owner != NOTHING and wonder not in s.wonder_at:
            raise ValueError("wonder_owner")
    check_nothing_twice(s, but=("draft_character",))
    for frame in s.stack:
        if isinstance(frame, DiscardCurio) and frame.card not in s.resolving:
            raise ValueError("resolving")
