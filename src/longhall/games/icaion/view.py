"""What each seat may see, built up from nothing, and states a seat cannot tell apart. [IC-AMB-73]

Hidden are the hands of others, the order of both decks, and the values of Shards in the supply and on the Colossus.
"""

from __future__ import annotations

from longhall.games.icaion.content import (
    BLUE,
    BROWN,
    CAGE,
    COLOURS,
    GEAR,
    GREEN,
    GREY,
    HARVESTER,
    MACHINES,
    MOVEMENT,
    PINK,
    REFINER,
    REGION_TYPES,
    SCAVENGER,
    SEEKERS,
    SIDES,
    STRENGTH,
    YEARS,
)
from longhall.games.icaion.frames.extract import ContinueExtract, ExtractChoice
from longhall.games.icaion.frames.turn import has_special
from longhall.games.icaion.queries import (
    curio_ids,
    free_nodes,
    hand_limit,
    in_cage,
    is_last_round,
    kind_of_tile,
    next_crater,
    nodes_per_blue,
    open_cages,
    players,
    region_machines,
    reputation,
    stored_shards,
    strength,
    upgrade_limit,
)
from longhall.games.icaion.scoring import apparatus_points, doubled_tiles, final_total, scores_by_source
from longhall.games.icaion.shapes import (
    ActionsView,
    DecidingView,
    Machine,
    PileView,
    PlayerView,
    Qoam,
    RegionView,
    View,
    WonderView,
)
from longhall.games.icaion.state import NOBODY, NOTHING, SHARD_VALUES, IcaionState
from longhall.kernel.chance import Rng
from longhall.kernel.codec import kind_of
from longhall.kernel.frames import Choice
from longhall.kernel.hidden import Group


def view(s: IcaionState, seat: int | None) -> View:
    """``seat`` None: a spectator."""
    return _through(s, seat, _public(s))


def views(s: IcaionState, seats: list[int | None]) -> list[View]:
    """Those of several at once: what is public is made once."""
    public = _public(s)
    return [_through(s, seat, public) for seat in seats]


def _through(s: IcaionState, seat: int | None, public: View) -> View:
    """The public view, and the hand of ``seat``."""
    if seat is None:
        return public
    own = public.copy()
    own["seat"] = seat
    own["players"] = public["players"].copy()
    player = own["players"][seat] = public["players"][seat].copy()
    player["hand"] = sorted(curio_ids(s, s.hand[seat]))
    return own


def _public(s: IcaionState) -> View:
    """What everybody sees, as a spectator does."""
    content = s.content
    return {
        "seat": None,
        "seats": s.seats,
        "year": s.year,
        "years": YEARS,
        "round": s.round,
        "last_round": is_last_round(s),
        "turn": s.turn if s.turn != NOBODY else None,
        "order": s.order.copy(),
        "ended": s.ended,
        "deciding": _deciding(s),
        "actions": _actions(s),
        "players": [_player(s, seat) for seat in range(s.seats)],
        "regions": [_region(s, region) for region in range(len(content.regions))],
        "colossus": content.craters[s.colossus].id if s.colossus != NOTHING else None,
        "colossus_next": _next_crater(s),
        "colossus_shards": len(s.colossus_shards),
        "shard_supply": len(s.shard_supply),
        "shards_removed": _by_value(s.shards_removed),
        "revealed_shard": s.revealed_shard or None,
        "event_track": [content.events[card].id for card in s.event_track],
        "event_deck": len(s.event_deck),
        "next_event": _next_event(s),
        "colossus_cards": [content.events[card].id if card != NOTHING else None for card in s.colossus_cards],
        "curio_deck": len(s.deck),
        "curio_discards": curio_ids(s, s.discards),
        "curios_resolving": curio_ids(s, s.resolving),
        "piles": [_pile(s, colour) for colour in range(len(COLOURS))],
        "tiles_discarded": [content.tiles[tile].id for tile in s.tiles_discarded],
        "neutral_left": {
            "harvester": s.neutral_left[HARVESTER],
            "scavenger": s.neutral_left[SCAVENGER],
            "refiner": s.neutral_left[REFINER],
        },
        "open_seekers": [SEEKERS[seeker] for seeker in s.open_seekers],
        "open_gear": [GEAR[gear] for gear in s.open_gear],
        "open_wonders": [content.wonders[wonder].id for wonder in s.open_wonders],
        "saturation": players(s).saturation,
        "extracting": _extracting(s),
    }


def _deciding(s: IcaionState) -> DecidingView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Choice):
        return None  # over, or waiting for chance
    return {"seat": top.chooser(s), "kind": kind_of(top)}


def _actions(s: IcaionState) -> ActionsView | None:
    """What the player whose turn it is has left."""
    if s.turn == NOBODY:
        return None
    return {
        "standard": s.standard_left,
        "special": has_special(s),
        "wounded": bool(s.wounded_turn),
        "just_moved": bool(s.just_moved),
    }


def _extracting(s: IcaionState) -> Qoam | None:
    """The batch of an Extract whose Machines are being activated."""
    top = s.stack[-1] if s.stack else None
    below = s.stack[-2] if len(s.stack) > 1 else None
    for frame in (top, below):
        if isinstance(frame, (ExtractChoice, ContinueExtract)):
            return _qoam(frame.batch)
    return None


def _qoam(counts: tuple[int, ...] | list[int]) -> Qoam:
    return {
        "blue": counts[BLUE],
        "brown": counts[BROWN],
        "green": counts[GREEN],
        "grey": counts[GREY],
        "pink": counts[PINK],
    }


def _next_event(s: IcaionState) -> str | None:
    """[IC-EXPERT-01]"""
    return s.content.events[s.event_deck[-1]].id if s.rules.expert and s.round and s.event_deck else None


def _next_crater(s: IcaionState) -> str | None:
    crater = next_crater(s)
    return s.content.craters[crater].id if crater != NOTHING else None


def _by_value(shards: list[int]) -> dict[str, int]:
    return {str(value): n for value, n in enumerate(shards, start=1)}


def _pile(s: IcaionState, colour: int) -> PileView:
    year = s.pile_year[colour]
    shown = YEARS * colour + min(year, YEARS) - 1
    return {
        "colour": COLOURS[colour],
        "year": year if year <= YEARS else None,
        "side": SIDES[s.pile_side[colour]],
        "kind": s.content.kinds[kind_of_tile(s, shown)].id,
        "worth": [apparatus_points(s, seat, shown) for seat in range(s.seats)],
    }


def _region(s: IcaionState, region: int) -> RegionView:
    place = s.content.regions[region]
    wonder = s.wonder_at[region]
    return {
        "region": place.id,
        "type": REGION_TYPES[place.type],
        "qoam": s.qoam[region],
        "parasites": s.parasites[region],
        **region_machines(s, region),
        "wonder": _wonder(s, wonder) if wonder != NOTHING else None,
    }


def _wonder(s: IcaionState, wonder: int) -> WonderView:
    return {
        "wonder": s.content.wonders[wonder].id,
        "owner": s.wonder_owner[wonder],
        "ring": bool(s.wonder_ring[wonder]),
    }


def _player(s: IcaionState, seat: int) -> PlayerView:
    """As a spectator sees a player."""
    content = s.content
    ready = s.seeker[seat] != NOTHING and s.gear[seat] != NOTHING
    slot = s.slot[seat]
    return {
        "seat": seat,
        "place": s.order.index(seat) + 1,
        "reputation": reputation(s, seat),
        "score": scores_by_source(s, seat),
        "projected": final_total(s, seat),
        "seeker": SEEKERS[s.seeker[seat]] if s.seeker[seat] != NOTHING else None,
        "gear": GEAR[s.gear[seat]] if s.gear[seat] != NOTHING else None,
        "node": content.nodes[s.node[seat]].id if s.node[seat] != NOTHING else None,
        "lying": bool(s.lying[seat]),
        "armor": bool(s.armor) and s.seeker[seat] == SEEKERS.index("criminal"),
        "charged": bool(s.charged[seat]),
        "hand": len(s.hand[seat]),
        "hand_limit": hand_limit(s, seat) if ready else None,
        "upgrades": curio_ids(s, s.upgrades[seat]),
        "upgrade_limit": upgrade_limit(s, seat) if ready else None,
        "cages": [_qoam(in_cage(s, seat, cage)) for cage in range(open_cages(s, seat))],
        "strength": strength(s, seat),
        "free_nodes": free_nodes(s, seat),
        "nodes_per_blue": nodes_per_blue(s, seat),
        "rows": {
            "strength": _standing(s, seat, STRENGTH),
            "movement": _standing(s, seat, MOVEMENT),
            "cage": _standing(s, seat, CAGE),
        },
        "destroyed": s.scrapped[seat],
        "parasites": s.collected[seat],
        "eliminated": s.eliminated[seat],
        "shards": stored_shards(s, seat),
        "shard_values": _by_value(s.shards[SHARD_VALUES * seat : SHARD_VALUES * seat + SHARD_VALUES]),
        "slot": content.tiles[slot].id if slot != NOTHING else None,
        "retrieved": bool(s.retrieved[seat]),
        "installed": [
            content.tiles[tile].id if tile != NOTHING else None
            for tile in s.installed[YEARS * seat : YEARS * seat + YEARS]
        ],
        "doubled": [content.tiles[tile].id for tile in doubled_tiles(s, seat)],
        "wonders": [content.wonders[wonder].id for wonder, owner in enumerate(s.wonder_owner) if owner == seat],
    }


def _standing(s: IcaionState, seat: int, row: int) -> list[Machine]:
    """The Machines left in a row."""
    return [MACHINES[machine] for machine in range(s.deployed[3 * seat + row], 3)]


# -- states a seat cannot tell apart ----------------------------------------------------------------------------------


def determinize(s: IcaionState, seat: int | None, rng: Rng) -> IcaionState:
    """Draw anew what ``seat`` cannot know: the hands of others, the order of the decks, the values of Shards."""
    new = s.clone()
    _mix_curios(new, seat, rng)
    _mix_events(new, rng)
    shards = _shuffled(new.shard_supply + new.colossus_shards, rng)
    count = len(new.shard_supply)
    new.shard_supply = shards[:count]
    new.colossus_shards = shards[count:]
    return new


def hidden_places(s: IcaionState) -> list[Group]:
    """The order of the decks, but for an event that everybody sees coming, and the values of Shards face down."""
    events = len(s.event_deck)
    if s.rules.expert and s.round and s.event_deck:
        events -= 1  # [IC-EXPERT-01]
    shards: Group = [(s.shard_supply, i) for i in range(len(s.shard_supply))]
    return [
        [(s.deck, i) for i in range(len(s.deck))],
        [(s.event_deck, i) for i in range(events)],
        shards + [(s.colossus_shards, i) for i in range(len(s.colossus_shards))],
    ]


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Mixed from a fixed order: what comes out depends on which cards there are, never on how they truly lay."""
    pool = sorted(cards)
    return [pool[i] for i in rng.permutation(len(pool))]


def _mix_curios(s: IcaionState, viewer: int | None, rng: Rng) -> None:
    others = [seat for seat in range(s.seats) if seat != viewer]
    pool = s.deck.copy()
    for seat in others:
        pool += s.hand[seat]
    pool = _shuffled(pool, rng)
    for seat in others:
        s.hand[seat] = [pool.pop() for _ in s.hand[seat]]
    s.deck = pool


def _mix_events(s: IcaionState, rng: Rng) -> None:
    if s.rules.expert and s.round and s.event_deck:
        s.event_deck = [*_shuffled(s.event_deck[:-1], rng), s.event_deck[-1]]
    else:
        s.event_deck = _shuffled(s.event_deck, rng)
