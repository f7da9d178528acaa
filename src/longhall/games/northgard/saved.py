"""What the numbers of a saved match can be, and what must hold among them. Only a save without its history is held to
this: with it the match is replayed."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import CLAN, CLAN_IDS
from longhall.games.northgard.frames.kaija import ALONG
from longhall.games.northgard.frames.setup import SETUP_RULES
from longhall.games.northgard.state import BEASTS, NorthgardState
from longhall.kernel.soundness import check_nothing_twice

MOST_RESOURCES: Final = 10_000
MOST_FAME: Final = 10_000
SOME: Final = 100


def ranges(s: NorthgardState) -> dict[str, tuple[int, int]]:
    """A field that is not named here has numbers from 0 to ``SOME``."""
    content, seats = s.content, s.seats
    everybody = (1 << seats) - 1
    seat, or_nobody = (0, seats - 1), (-1, seats - 1)
    card, tile = (0, len(content.cards) - 1), (0, len(content.tiles) - 1)
    territory = (-1, len(s.geo.root) - 1)
    building, creature = len(content.buildings) - 1, (0, len(content.creatures) - 1)
    units, flag = (0, content.units + 1), (0, 1)
    found = dict.fromkeys(s.field_names(), (0, SOME)) | dict.fromkeys(CARD_LISTS, card)
    return found | {
        "year": (1, s.rules.years),
        "first": seat,
        "turn": seat,
        "turn_again": flag,
        "passed": flag,
        "resources": (0, MOST_RESOURCES),
        "fame": (-MOST_FAME, MOST_FAME),
        "fame_by_year": (-MOST_FAME, MOST_FAME),
        "draw_known": (0, everybody),
        "seen_cards": (-1, max(card[1], everybody)),
        "unrest": (0, content.unrest_cards),
        "tiles": tile,
        "tiles_seen": (0, len(s.tiles)),
        "setup_tiles": tile,
        "drawn_tiles": tile,
        "owner": or_nobody,
        "raider": or_nobody,
        "units": units,
        "raiders": units,
        "reserve": units,
        "built": (-1, building),
        "extra_buildings": (0, max(building, territory[1])),
        "battle": (-2, max(territory[1], len(content.effects), SOME)),
        "battles_left": (0, BEASTS + creature[1]),
        "clan": (-1, len(CLAN_IDS) - 1),
        "year_flags": (0, 7),
        "kaija": territory,
        "scorched": territory,
        "last_recruit": territory,
        "last_build": territory,
        "build_only": territory,
        "kaija_stopped": territory,
        "entered": (-ALONG, max(territory[1], ALONG)),
        "creature_deck": creature,
        "weak_creatures": (0, len(s.creature_deck)),
        "creature_discard": creature,
        "creature_line": creature,
        "creature_at": territory,
        "placements": (0, 1 << 15),
    }


CARD_LISTS: Final = (
    "draw",
    "hand",
    "active",
    "discard",
    "upgrades",
    "looking",
    "removed",
    "development",
    "row",
    "achievements",
    "unused",
    "played",
)


def frame_ranges(s: NorthgardState) -> dict[str, tuple[int, int]]:
    content = s.content
    territory = (-1, len(s.geo.root) - 1)
    tile = (0, len(content.tiles) - 1)
    card = (-1, len(content.cards) - 1)
    return {
        "seat": (0, s.seats - 1),
        "player": (0, s.seats - 1),
        "robber": (0, s.seats - 1),
        "victim": (-1, s.seats - 1),
        "rolling": (0, s.seats - 1),
        "declined": (0, SOME),
        "card": card,
        "cards": card,
        "played": card,
        "tile": tile,
        "effect": (-1, len(content.effects) - 1),
        "source": territory,
        "target": territory,
        "territory": territory,
        "creature": (-1, len(content.creatures) - 1),
        "building": (-1, len(content.buildings) - 1),
        "side": (0, 1),
        "site": (-1, max(len(s.geo.slot_kind), 1 << 15)),
        "action": (0, SOME),
        "count": (0, SOME),
        "left": (-1, SOME),
        "n": (0, SOME),
        "times": (0, SOME),
        "round": (1, len(SETUP_RULES) - 1),
        "position": (0, SOME),
        "top": (-1, SOME),
        "tried": (0, SOME),
        "placed": (0, SOME),
        "price": (0, SOME),
    }


def all_cards(s: NorthgardState) -> list[int]:
    """Of all seats and piles, without Unrest."""
    found = s.looking + s.removed + s.development + s.row + s.achievements + s.unused
    for seat in range(s.seats):
        found = found + s.draw[seat] + s.hand[seat] + s.active[seat] + s.discard[seat] + s.upgrades[seat]
    return sorted(card for card in found if card != s.content.unrest)


def check_state(s: NorthgardState, fresh: NorthgardState) -> None:
    """Every card is somewhere once, and lists that belong together are as long as each other."""
    cards = s.content.cards
    dealt = [card for card in all_cards(fresh) if cards[card].kind != CLAN]
    dealt += [card.index for card in cards if card.kind == CLAN and card.clan in s.clan for _ in range(card.copies)]
    if all_cards(s) != sorted(dealt):
        raise ValueError("cards")
    for seat in range(s.seats):
        if len(s.draw[seat]) != len(s.draw_known[seat]):
            raise ValueError("draw_known")
    tiles = [placement[0] for placement in s.geo.placements] + s.tiles + s.drawn_tiles
    for held in s.setup_tiles:
        tiles = tiles + held
    creatures = s.creature_deck + s.creature_line + s.creature_discard
    if len(set(tiles)) != len(tiles) or len(set(creatures)) != len(creatures):
        raise ValueError("twice")
    if len(s.seen_cards) % 3 or len(s.extra_buildings) % 2 or len(s.entered) % 2 or len(s.battle) not in (0, 13):
        raise ValueError("battle")
    if len(s.creature_line) != len(s.creature_at) or len(s.fame_by_year) % s.seats:
        raise ValueError("creature_at")
    check_nothing_twice(s)
    _check_land(s)


def _check_land(s: NorthgardState) -> None:
    """Units stand in territories, and belong to somebody; the others are in their numbers."""
    named = set(s.geo.territories)
    for region in range(len(s.geo.root)):
        for owner, units in ((s.owner[region], s.units[region]), (s.raider[region], s.raiders[region])):
            if (region not in named and (owner != -1 or units)) or (owner == -1 and units):
                raise ValueError("units")
    for place in (s.kaija, s.scorched, s.last_recruit, s.last_build, s.build_only, s.kaija_stopped, *s.creature_at):
        if place != -1 and place not in named:
            raise ValueError("territory")
    for clan in s.clan:
        if clan != -1 and s.clan.count(clan) > 1:
            raise ValueError("clan")
