"""Decisions of Northgard that a look-ahead does not help with: what each pick is worth, in fame or by rank."""

from __future__ import annotations

from typing import Final

from longhall.bots.northgard.cards import card_powers
from longhall.games.northgard.content import ACHIEVEMENT, CLAN_IDS, UNREST
from longhall.games.northgard.effects import card_obstacle
from longhall.games.northgard.frames.payment import given_by
from longhall.games.northgard.frames.play import ChooseReaction
from longhall.games.northgard.queries import own_territories
from longhall.games.northgard.specials.hands import DISCARD, ChooseTribute
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import PASS
from longhall.kernel.frames import Choice

# share of 280 three-player matches between greedy players that each clan won when it took part
CLAN_STRENGTH: Final[dict[str, float]] = {
    "boar": 0.41,
    "stag": 0.37,
    "goat": 0.36,
    "raven": 0.32,
    "bear": 0.32,
    "wolf": 0.30,
    "snake": 0.26,
}
REACTION_FROM: Final = 1.6  # cards at least so good are worth cancelling
TRIBUTE_FROM: Final = 1.5  # and worth two resources


def usefulness(s: NorthgardState, seat: int, index: int) -> float:
    """A card in hand now: what it can do, less if nothing of it can be used."""
    card = s.content.cards[index]
    if card.kind in (UNREST, ACHIEVEMENT):
        return 0.0
    power = card_powers(s.content)[index]
    return power if card_obstacle(s, seat, card) is None else 0.3 * power


def clan(s: NorthgardState, top: Choice, pick: int) -> float:
    return CLAN_STRENGTH[CLAN_IDS[pick]]


def card_to_keep(s: NorthgardState, top: Choice, pick: int) -> float:
    """The most useful card."""
    return usefulness(s, top.chooser(s), pick) if pick >= 0 else 0.0


def card_to_lose(s: NorthgardState, top: Choice, pick: int) -> float:
    """The least useful card."""
    return -usefulness(s, top.chooser(s), pick)


def card_of_rival(s: NorthgardState, top: Choice, pick: int) -> float:
    """The strongest card of a hand just seen."""
    return card_powers(s.content)[pick]


def opponent(s: NorthgardState, top: Choice, pick: int) -> float:
    """Whoever holds most cards, and most land among equals."""
    return len(s.hand[pick]) + 0.05 * len(own_territories(s, pick))


def reaction(s: NorthgardState, top: Choice, pick: int) -> float:
    """Cancel a card that is strong enough; the reaction can do nothing else, so late in the year most are."""
    if pick == PASS or not isinstance(top, ChooseReaction):
        return 0.0
    late = 0.6 if len(s.hand[top.seat]) == 1 else 0.0
    return card_powers(s.content)[top.card] + late - REACTION_FROM


def tribute(s: NorthgardState, top: Choice, pick: int) -> float:
    """Give resources only for a good card: first what there is most of."""
    assert isinstance(top, ChooseTribute)
    if pick == DISCARD:
        return 0.0
    if usefulness(s, top.seat, top.card) < TRIBUTE_FROM:
        return -1.0
    left = s.resources[3 * top.seat : 3 * top.seat + 3]
    return 1.0 + 0.01 * min(have - give for have, give in zip(left, given_by(pick), strict=True))
