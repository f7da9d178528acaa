"""What the players have seen of each other's cards: the memory that samples for search must keep. [NG-COMP-12]

A card openly put on a draw pile is known there (``draw_known``) and, once drawn, known to be in the hand; a hand that
was looked into stays known card by card. ``s.seen_cards`` lists such cards of hands as triples: the seat that holds the
card, the card, and the bit mask of the seats who know. One triple stands for one copy. Cards drawn aside to be sorted
stand there with the seat LOOKED_AT. A card that leaves its place unseen is forgotten.
"""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.state import NorthgardState

LOOKED_AT: Final = -1  # in place of a seat: among ``s.looking``


def everybody(s: NorthgardState) -> int:
    """The bit mask of all seats."""
    return (1 << s.seats) - 1


def knows(s: NorthgardState, viewer: int | None, mask: int) -> bool:
    """Whether a viewer is among those who know; a spectator knows what everybody does."""
    return mask == everybody(s) if viewer is None else bool(mask >> viewer & 1)


def remember(s: NorthgardState, holder: int, card: int, mask: int) -> None:
    """These seats know that ``holder`` has a copy of this card."""
    s.seen_cards += (holder, card, mask)


def forget(s: NorthgardState, holder: int, card: int) -> None:
    """A copy of the card has openly left the holder: everybody knows of one copy less."""
    seen = s.seen_cards
    copies = [i for i in range(0, len(seen), 3) if seen[i] == holder and seen[i + 1] == card]
    if not copies:
        return
    unaware = ~seen[copies[0] + 2]  # those who did not know of this copy may have known of another
    for i in copies[1:]:
        lost = seen[i + 2] & unaware
        seen[i + 2] &= ~lost
        unaware &= ~lost
    del seen[copies[0] : copies[0] + 3]


def forget_all(s: NorthgardState, holder: int) -> None:
    """Nobody can tell any more what the holder has."""
    if s.seen_cards:
        seen = s.seen_cards
        s.seen_cards = [seen[i] for i in range(len(seen)) if seen[i - i % 3] != holder]


def hand_over(s: NorthgardState, holder: int, to: int) -> None:
    """Everything the holder has goes to ``to`` before all eyes."""
    seen = s.seen_cards
    for i in range(0, len(seen), 3):
        if seen[i] == holder:
            seen[i] = to


def show_hand(s: NorthgardState, seat: int, viewer: int) -> None:
    """``viewer`` looks into a hand and knows every card of it from now on."""
    seen = s.seen_cards
    bit = 1 << viewer
    left = s.hand[seat].copy()
    for i in range(0, len(seen), 3):
        if seen[i] == seat:
            seen[i + 2] |= bit
            left.remove(seen[i + 1])
    for card in left:
        seen += (seat, card, bit)


def forget_unknown(s: NorthgardState, viewer: int | None) -> None:
    """Leave what ``viewer`` knows, and what others know of the viewer's own cards."""
    seen = s.seen_cards
    s.seen_cards = [
        seen[i] for i in range(len(seen)) if seen[i - i % 3] == viewer or knows(s, viewer, seen[i - i % 3 + 2])
    ]


def seen_by(s: NorthgardState, viewer: int | None, holder: int) -> list[int]:
    """The cards that ``viewer`` knows the holder to have."""
    seen = s.seen_cards
    if not seen:
        return []
    return [seen[i + 1] for i in range(0, len(seen), 3) if seen[i] == holder and knows(s, viewer, seen[i + 2])]
