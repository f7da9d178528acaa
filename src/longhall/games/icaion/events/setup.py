"""What is told of the setup."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icaion.shapes import Colour, SomeQoam
from longhall.kernel.events import EventType


class ColossusPlaced(TypedDict):
    """The Colossus stands at a crater."""

    crater: str


class QoamLaidOut(TypedDict):
    """This many crystals lie in each inner and each outer Region."""

    inner: int
    outer: int


class ColossusCardsDealt(TypedDict):
    """The Colossus cards of the three Years."""

    events: list[str]


class SidesChosen(TypedDict):
    """The piles of Apparatus that show their Night side."""

    colours: list[Colour]


class WondersRevealed(TypedDict):
    """The Wonders of this match."""

    wonders: list[str]


class OrderDealt(TypedDict):
    """The turn order of the first Year."""

    seats: list[int]


class CharacterDealt(TypedDict):
    """A seat got a Seeker and Gear."""

    seat: int
    seeker: str
    gear: str


class StartingQoamTaken(SomeQoam):
    """A seat has the Qoam of its character, without the colours of which there is none, and these limits of cards in
    hand and of Upgrades."""

    seat: int
    hand: int
    upgrades: int


class SeekersRevealed(TypedDict):
    """The Seekers of the draft."""

    seekers: list[str]


class GearRevealed(TypedDict):
    """The Gear of the draft."""

    gears: list[str]


class SeekerChosen(TypedDict):
    """A seat took a Seeker."""

    seat: int
    seeker: str


class GearChosen(TypedDict):
    """A seat took a piece of Gear."""

    seat: int
    gear: str


class SeekerPlaced(TypedDict):
    """A Seeker stands on its start node."""

    seat: int
    node: str


COLOSSUS_PLACED: Final = EventType("colossus_placed", ColossusPlaced)
QOAM_LAID_OUT: Final = EventType("qoam_laid_out", QoamLaidOut)
COLOSSUS_CARDS_DEALT: Final = EventType("colossus_cards_dealt", ColossusCardsDealt)
SIDES_CHOSEN: Final = EventType("sides_chosen", SidesChosen)
WONDERS_REVEALED: Final = EventType("wonders_revealed", WondersRevealed)
ORDER_DEALT: Final = EventType("order_dealt", OrderDealt)
CHARACTER_DEALT: Final = EventType("character_dealt", CharacterDealt)
STARTING_QOAM_TAKEN: Final = EventType("starting_qoam_taken", StartingQoamTaken)
SEEKERS_REVEALED: Final = EventType("seekers_revealed", SeekersRevealed)
GEAR_REVEALED: Final = EventType("gear_revealed", GearRevealed)
SEEKER_CHOSEN: Final = EventType("seeker_chosen", SeekerChosen)
GEAR_CHOSEN: Final = EventType("gear_chosen", GearChosen)
SEEKER_PLACED: Final = EventType("seeker_placed", SeekerPlaced)
