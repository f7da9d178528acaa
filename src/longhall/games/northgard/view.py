"""What each seat may see, built up from nothing, and states a seat cannot tell apart. [NG-COMP-12]"""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import ADVANCED, CLAN_IDS, EARLY, FOOD, LORE, SLOT_KINDS, WOOD
from longhall.games.northgard.frames.creatures import WEAK
from longhall.games.northgard.frames.turn import ChooseUpgradePlace
from longhall.games.northgard.known import LOOKED_AT, forget_unknown, knows, seen_by
from longhall.games.northgard.map import coordinates
from longhall.games.northgard.queries import buildings_in, card_ids, partner_of, slot_name, total_fame
from longhall.games.northgard.scoring import domination_target, strongholds
from longhall.games.northgard.shapes import (
    DecidingView,
    Phase,
    PlacedTileView,
    PlayerView,
    SpiedView,
    TerritoryView,
    View,
)
from longhall.games.northgard.specials.hands import ChooseSpiedCard, ChooseTribute
from longhall.games.northgard.state import (
    CONQUEROR,
    FORESIGHT,
    NOBODY,
    OFF_MAP,
    RAMPAGE,
    NorthgardState,
)
from longhall.games.northgard.strength import battle_count
from longhall.kernel.chance import Rng
from longhall.kernel.codec import kind_of
from longhall.kernel.frames import Choice
from longhall.kernel.hidden import Group

# What goes on until one of these steps comes; nobody decides anything in Winter.
PHASE_BEFORE: Final[dict[str, Phase]] = {
    "start_year": "setup",
    "creature_phase": "actions",
    "harvest": "creatures",
    "winter": "harvest",
    "end_year": "end",
    "next_year": "end",
}
REDRAWS: Final = 50  # tries to find hands with which the pending decision makes sense


def view(s: NorthgardState, seat: int | None) -> View:
    """``seat`` None: a spectator."""
    return _through(s, seat, _public(s, [_territory(s, territory) for territory in s.geo.territories]))


def views(s: NorthgardState, seats: list[int | None]) -> list[View]:
    """Those of several at once: what is public is made once."""
    public = _public(s, [_territory_kept(s, territory) for territory in s.geo.territories])
    return [_through(s, seat, public) for seat in seats]


def _through(s: NorthgardState, seat: int | None, public: View) -> View:
    """The public view, and what ``seat`` knows besides."""
    if seat is None:
        return public
    own = public.copy()
    own["seat"] = seat
    own["players"] = [_player_through(s, seat, player) for player in public["players"]]
    own["spied"] = _spied(s, seat)
    own["my_tiles"] = [s.content.tiles[tile].id for tile in s.setup_tiles[seat]]
    if _is_looking(s, seat):
        own["looking"] = card_ids(s, s.looking)
    return own


def _public(s: NorthgardState, territories: list[TerritoryView]) -> View:
    """What everybody sees, as a spectator does."""
    content = s.content
    held = strongholds(s)
    return {
        "seat": None,
        "seats": s.seats,
        "year": s.year,
        "years": s.rules.years,
        "phase": _phase(s),
        "first_player": s.first,
        "turn": s.turn,
        "ended": s.ended,
        "domination_target": domination_target(s) if s.rules.domination else None,
        "deciding": _deciding(s),
        "players": [_player(s, seat, held[seat]) for seat in range(s.seats)],
        "row": card_ids(s, s.row),
        "achievements": card_ids(s, s.achievements),
        "development_left": len(s.development),
        "removed": card_ids(s, s.removed),
        "unrest_left": s.unrest,
        "tiles_left": len(s.tiles),
        "drawn_tiles": [content.tiles[tile].id for tile in s.drawn_tiles],
        "supply": {content.buildings[i].id: left for i, left in enumerate(s.supply)},
        "tiles": [_tile(s, placement) for placement in s.geo.placements],
        "territories": territories,
        "battle": battle_count(s) if s.battle else None,
        "scorched_earth": _place(s, s.scorched),
        "kaija": _place(s, s.kaija),
        "creatures": [
            {"creature": content.creatures[creature].id, "territory": s.geo.names[territory]}
            for creature, territory in zip(s.creature_line, s.creature_at, strict=True)
        ],
        "creatures_left": len(s.creature_deck),
        "creatures_discarded": [content.creatures[creature].id for creature in s.creature_discard],
        "spied": None,
        "my_tiles": [],
        "looking": len(s.looking),
    }


def _phase(s: NorthgardState) -> Phase:
    """Where in the year the match stands. [NG-YEAR-01]"""
    for frame in reversed(s.stack):
        phase = PHASE_BEFORE.get(kind_of(frame))
        if phase is not None:
            return phase
    return "actions" if s.stack else "over"


def _place(s: NorthgardState, territory: int) -> str | None:
    return s.geo.names[territory] if territory != OFF_MAP else None


def _spied(s: NorthgardState, seat: int) -> SpiedView | None:
    """The hand a seat is looking at by its card."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseSpiedCard) and top.seat == seat:
        return {"seat": top.victim, "cards": sorted(card_ids(s, s.hand[top.victim]))}
    return None


def _deciding(s: NorthgardState) -> DecidingView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Choice):
        return None  # over, or waiting for chance
    return {"seat": top.chooser(s), "kind": kind_of(top)}


def _is_looking(s: NorthgardState, seat: int) -> bool:
    """Cards set aside while drawing are seen by the seat that drew them, which decides about them next."""
    top = s.stack[-1] if s.stack else None
    return isinstance(top, Choice) and top.chooser(s) == seat


def _player_through(s: NorthgardState, viewer: int, public: PlayerView) -> PlayerView:
    """A player as another one, or the player themselves, sees them."""
    seat = public["seat"]
    known = _known_on_draw_pile(s, viewer, seat)
    partner = s.rules.team_fame_pool and partner_of(s, viewer) == seat
    if viewer != seat and not partner and known == public["known_on_draw_pile"]:
        return public
    player = public.copy()
    player["known_on_draw_pile"] = known
    if viewer == seat or partner:
        player["fame"] = total_fame(s, seat)
    if viewer == seat:
        player["hand"] = sorted(card_ids(s, s.hand[seat]))
    return player


def _known_on_draw_pile(s: NorthgardState, viewer: int | None, seat: int) -> list[str | None]:
    """From the top; None for a card one does not know."""
    if not any(s.draw_known[seat]):
        return []
    known = [
        s.content.cards[card].id if knows(s, viewer, mask) else None
        for card, mask in zip(reversed(s.draw[seat]), reversed(s.draw_known[seat]), strict=True)
    ]
    while known and known[-1] is None:
        known.pop()
    return known


def _player(s: NorthgardState, seat: int, held: list[int]) -> PlayerView:
    """As a spectator sees a player."""
    base = 3 * seat
    player: PlayerView = {
        "seat": seat,
        "clan": CLAN_IDS[s.clan[seat]] if s.clan[seat] != NOBODY else None,
        "resources": {
            "food": s.resources[base + FOOD],
            "wood": s.resources[base + WOOD],
            "lore": s.resources[base + LORE],
        },
        "fame": total_fame(s, seat) if s.rules.open_fame or s.ended else None,
        "hand": len(s.hand[seat]),
        "draw_pile": len(s.draw[seat]),
        "known_on_draw_pile": _known_on_draw_pile(s, None, seat),
        "active": card_ids(s, s.active[seat]),
        "discard": card_ids(s, s.discard[seat]),
        "upgrades": card_ids(s, s.upgrades[seat]),
        "reserve": s.reserve[seat],
        "passed": bool(s.passed[seat]),
        "played": card_ids(s, s.played[seat]),
        "conqueror": bool(s.year_flags[seat] & CONQUEROR),
        "kaija_rampages": bool(s.year_flags[seat] & RAMPAGE),
        "foresight": bool(s.year_flags[seat] & FORESIGHT),
        "builds": s.builds[seat],
        "strongholds": [s.geo.names[territory] for territory in held],
    }
    if s.rules.teams:
        player["partner"] = partner_of(s, seat)
    return player


def _tile(s: NorthgardState, placement: tuple[int, int, int]) -> PlacedTileView:
    tile, place, rotation = placement
    x, y = coordinates(place)
    return {"tile": s.content.tiles[tile].id, "x": x, "y": y, "rotation": rotation}


def _territory(s: NorthgardState, territory: int) -> TerritoryView:
    geo = s.geo
    content = s.content
    food, wood, lore = geo.symbols[territory]
    return {
        "id": geo.names[territory],
        "regions": [geo.names[region] for region in geo.members[territory]],
        "owner": s.owner[territory] if s.owner[territory] != NOBODY else None,
        "units": s.units[territory],
        "raider": s.raider[territory] if s.raider[territory] != NOBODY else None,
        "raiders": s.raiders[territory],
        "closed": geo.is_closed(territory),
        "size": geo.size[territory],
        "symbols": {"food": food, "wood": wood, "lore": lore},
        "lairs": geo.lairs[territory],
        "buildings": [content.buildings[building].id for building in buildings_in(s, territory)],
        "slots": [
            {
                "slot": slot_name(s, slot),
                "kind": SLOT_KINDS[geo.slot_kind[slot]],
                "building": content.buildings[s.built[slot]].id if s.built[slot] >= 0 else None,
            }
            for slot in geo.slots[territory]
        ],
        "neighbours": [
            {"id": geo.names[other], "rough": geo.cost[territory][i] > 1} for i, other in enumerate(geo.near[territory])
        ],
    }


def _territory_kept(s: NorthgardState, territory: int) -> TerritoryView:
    """As it was seen last, if nothing in it has changed, as in most between two pictures. Nobody may change it."""
    now = [s.owner[territory], s.units[territory], s.raider[territory], s.raiders[territory]]
    now += [s.built[slot] for slot in s.geo.slots[territory]]
    now += buildings_in(s, territory)  # also those without a slot
    kept = s.geo.seen.get(territory)
    if kept is None or kept[0] != now:
        kept = s.geo.seen[territory] = (now, _territory(s, territory))
    view: TerritoryView = kept[1]
    return view


def determinize(s: NorthgardState, seat: int | None, rng: Rng) -> NorthgardState:
    """Draw anew what ``seat`` cannot know: hands and draw piles of the others, the order of its own draw pile, tiles,
    the development deck. What it saw go somewhere stays there."""
    for _ in range(REDRAWS):
        new = _drawn_anew(s, seat, rng)
        if _can_go_on(new, seat):
            return new
    return _drawn_anew(s, seat, rng, keep_hands=True)


def _can_go_on(s: NorthgardState, seat: int | None) -> bool:
    """A rival in the middle of a Play has something to play: hands without it are not what is going on. The seat's own
    options are those it has."""
    top = s.stack[-1] if s.stack else None
    return not isinstance(top, Choice) or top.chooser(s) == seat or bool(top.options(s))


def _drawn_anew(s: NorthgardState, seat: int | None, rng: Rng, keep_hands: bool = False) -> NorthgardState:
    new = s.clone()
    for other in range(s.seats):
        if not keep_hands:
            _mix_deck(new, seat, other, rng)
    if not (seat is not None and _is_looking(s, seat)):
        _mix_looking(new, seat, rng)
    if new.seen_cards:
        forget_unknown(new, seat)
    _mix_tiles(new, seat, rng)
    _mix_development(new, rng)
    _mix_creatures(new, rng)
    return new


def hidden_places(s: NorthgardState) -> list[Group]:
    """What no seat knows: cards of draw piles, tiles, development cards and those of them that left the game unseen,
    the order of creatures. Hands stay, and cards that somebody has seen go to a pile."""
    found: list[Group] = []
    for pile, known in zip(s.draw, s.draw_known, strict=True):
        found.append([(pile, i) for i in range(len(pile)) if not known[i]])
    found.append([(s.tiles, i) for i in range(s.tiles_seen, len(s.tiles))])
    cards, creatures, deck = s.content.cards, s.content.creatures, s.creature_deck
    for kind in (EARLY, ADVANCED):
        in_deck: Group = [(s.development, i) for i, card in enumerate(s.development) if cards[card].kind == kind]
        found.append(in_deck + [(s.unused, i) for i, card in enumerate(s.unused) if cards[card].kind == kind])
    found.append([(deck, i) for i, creature in enumerate(deck) if creatures[creature].strength <= WEAK])
    found.append([(deck, i) for i in range(len(deck) - s.weak_creatures)])  # below the weak ones lies anything
    return found


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    """Mixed from a fixed order: what comes out depends on which cards there are, never on how they truly lay."""
    if len(cards) < 2:
        return cards.copy()
    pool = sorted(cards)
    return [pool[i] for i in rng.permutation(len(pool))]


def _mix_deck(s: NorthgardState, viewer: int | None, seat: int, rng: Rng) -> None:
    """Unknown cards of the draw pile are mixed, together with the hand where that is hidden too."""
    pile = s.draw[seat]
    known = s.draw_known[seat]
    free = [i for i in range(len(pile)) if not knows(s, viewer, known[i])]
    pool = [pile[i] for i in free]
    hidden = viewer != seat
    pinned: list[int] = []
    if hidden:
        pinned = _pinned(s, viewer, seat)
        pool += _without(s.hand[seat], pinned)
    pool = _shuffled(pool, rng)
    for i in free:
        pile[i] = pool.pop()
    if hidden:
        s.hand[seat] = pinned + pool


def _pinned(s: NorthgardState, viewer: int | None, seat: int) -> list[int]:
    """Cards of the hand that the viewer has seen, and the one that the running decision is about."""
    found = seen_by(s, viewer, seat)
    top = s.stack[-1] if s.stack else None
    if isinstance(top, (ChooseTribute, ChooseUpgradePlace)) and top.seat == seat and top.card not in found:
        found.append(top.card)
    return found


def _without(cards: list[int], some: list[int]) -> list[int]:
    left = cards.copy()
    for card in some:
        left.remove(card)
    return left


def _mix_looking(s: NorthgardState, viewer: int | None, rng: Rng) -> None:
    """Cards a rival is sorting are mixed with that rival's hidden cards."""
    if not s.looking:
        return
    top = s.stack[-1]
    assert isinstance(top, Choice)
    seat = top.chooser(s)
    aside, held = seen_by(s, viewer, LOOKED_AT), _pinned(s, viewer, seat)
    pool = _shuffled(_without(s.looking, aside) + _without(s.hand[seat], held), rng)
    free = len(s.looking) - len(aside)
    s.looking = aside + pool[:free]
    s.hand[seat] = held + pool[free:]


def _mix_tiles(s: NorthgardState, viewer: int | None, rng: Rng) -> None:
    others = [seat for seat in range(s.seats) if seat != viewer]
    seen = s.tiles[: s.tiles_seen]  # at the bottom
    pool = s.tiles[s.tiles_seen :]
    for seat in others:
        pool += s.setup_tiles[seat]
    pool = _shuffled(pool, rng)
    for seat in others:
        s.setup_tiles[seat] = [pool.pop() for _ in s.setup_tiles[seat]]
    s.tiles = seen + pool


def _mix_development(s: NorthgardState, rng: Rng) -> None:
    """Early cards lie on top of advanced ones; which of them left the game is as unknown as their order."""
    cards = s.content.cards
    for kind in (EARLY, ADVANCED):
        in_deck = [i for i, card in enumerate(s.development) if cards[card].kind == kind]
        unused = [i for i, card in enumerate(s.unused) if cards[card].kind == kind]
        pool = _shuffled([s.development[i] for i in in_deck] + [s.unused[i] for i in unused], rng)
        for i in in_deck:
            s.development[i] = pool.pop()
        for i in unused:
            s.unused[i] = pool.pop()


def _mix_creatures(s: NorthgardState, rng: Rng) -> None:
    """The deck's first cards are weak creatures, which of them nobody knows; below them anything. [NG-CREATURE-01]"""
    creatures = s.content.creatures
    top = _shuffled([c for c in s.creature_deck if creatures[c].strength <= WEAK], rng)[: s.weak_creatures]
    s.creature_deck = _shuffled([c for c in s.creature_deck if c not in top], rng) + top
