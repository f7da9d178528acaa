"""The small mutations every rule is made of. Each tells what it did."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.northgard.content import RESOURCES
from longhall.games.northgard.events.changes import (
    FAME_GAINED,
    KAIJA_LOST,
    KAIJA_PLACED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    FameGained,
    GivenBy,
    LostTo,
    ResourcesGained,
    ResourcesPaid,
    TakenBy,
)
from longhall.games.northgard.events.deck import CARDS_DRAWN
from longhall.games.northgard.known import everybody, forget, remember
from longhall.games.northgard.queries import card_ids, figures
from longhall.games.northgard.state import FAME_SOURCES, NOBODY, OFF_MAP, NorthgardState


def gain_fame(
    s: NorthgardState, seat: int, amount: int, source: int, rule: str, territories: Sequence[int] = ()
) -> None:
    """``territories``: where it comes from, if from the map."""
    s.fame[seat * len(FAME_SOURCES) + source] += amount
    if s.listening:
        data: FameGained = {"seat": seat, "amount": amount, "source": FAME_SOURCES[source]}
        if territories:
            data["territories"] = [s.geo.names[territory] for territory in territories]
        FAME_GAINED.emit(s, rule, data)


def gain_resources(
    s: NorthgardState,
    seat: int,
    food: int,
    wood: int,
    lore: int,
    rule: str,
    territory: int = OFF_MAP,
    given: GivenBy | None = None,
) -> None:
    """``territory``: where they come from, if from one alone."""
    if food or wood or lore:
        base = 3 * seat
        s.resources[base] += food
        s.resources[base + 1] += wood
        s.resources[base + 2] += lore
        if s.listening:
            data: ResourcesGained = {"seat": seat, "food": food, "wood": wood, "lore": lore}
            if territory != OFF_MAP:
                data["territory"] = s.geo.names[territory]
            RESOURCES_GAINED.emit_noted(s, rule, data, given)


def pay(s: NorthgardState, seat: int, resource: int, amount: int, rule: str, taken: TakenBy | None = None) -> None:
    """Return resources to the bank; the caller has checked that they are there."""
    if amount:
        s.resources[3 * seat + resource] -= amount
        if s.listening:
            data: ResourcesPaid = {"seat": seat}
            data[RESOURCES[resource]] = amount
            RESOURCES_PAID.emit_noted(s, rule, data, taken)


def add_units(s: NorthgardState, seat: int, territory: int, n: int) -> int:
    """Up to ``n`` units from the reserve into a neutral or own territory; returns how many. [NG-COMP-02]"""
    n = min(n, s.reserve[seat])
    if n > 0:
        s.reserve[seat] -= n
        s.units[territory] += n
        s.owner[territory] = seat
    return n


def remove_units(s: NorthgardState, territory: int, n: int) -> None:
    """Return ``n`` units of the owner to the reserve."""
    seat = s.owner[territory]
    s.reserve[seat] += n
    s.units[territory] -= n
    abandon_if_empty(s, territory)


def abandon_if_empty(s: NorthgardState, territory: int) -> None:
    """Without units nobody controls a territory. [NG-MAP-08]"""
    if figures(s, territory) == 0:
        s.owner[territory] = NOBODY


def place_kaija(s: NorthgardState, seat: int, territory: int) -> None:
    """From the reserve into a territory that is neutral or own. [NG-CLAN-BEAR-02]"""
    s.kaija = territory
    s.owner[territory] = seat
    KAIJA_PLACED.emit(s, "NG-CLAN-BEAR-02", {"seat": seat, "territory": s.geo.names[territory]})


def lose_kaija(s: NorthgardState, seat: int, rule: str, lost: LostTo | None = None) -> None:
    s.kaija = OFF_MAP
    KAIJA_LOST.emit_noted(s, rule, {"seat": seat}, lost)


def put_on_draw_pile(s: NorthgardState, seat: int, card: int, known_to: int) -> None:
    """``known_to``: bit mask of the seats who saw the card go there."""
    s.draw[seat].append(card)
    s.draw_known[seat].append(known_to)


def take_to_hand(s: NorthgardState, seat: int, card: int) -> None:
    """Before all eyes."""
    s.hand[seat].append(card)
    remember(s, seat, card, everybody(s))


def take_from_hand(s: NorthgardState, seat: int, card: int) -> None:
    """A card leaves the hand and everybody sees which."""
    s.hand[seat].remove(card)
    forget(s, seat, card)


def hand_to_active(s: NorthgardState, seat: int, card: int) -> None:
    take_from_hand(s, seat, card)
    s.active[seat].append(card)


def tell_cards_drawn(s: NorthgardState, seat: int, cards: list[int], rule: str) -> None:
    CARDS_DRAWN.emit_private(s, rule, {"seat": seat, "count": len(cards)}, (seat,), {"cards": card_ids(s, cards)})
