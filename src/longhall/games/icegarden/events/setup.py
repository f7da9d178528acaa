"""The setup of the rule book."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from longhall.games.icegarden.shapes import CharacterId, Resources
from longhall.kernel.events import EventType


class CharacterTaken(TypedDict):
    """A seat plays a character."""

    seat: int
    character: CharacterId


class MarkersStacked(TypedDict):
    """The turn order of the first turn; reputation is the other way round."""

    order: list[int]


class RegionsChosen(TypedDict):
    """The regions of this match, where no one chose them one by one."""

    regions: list[str]


class TokenPlaced(TypedDict):
    """A seat brought a region into the game."""

    seat: int
    region: str


class ThornPlaced(TypedDict):
    """The Thorn lies in a region."""

    seat: int
    region: str


class CharmsPlaced(TypedDict):
    """The regions with a charm."""

    regions: list[str]


class TokenShown(Resources):
    """What the token of a region shows; ``number`` is the red one, ``points`` are by place."""

    region: str
    token: str
    number: int
    points: Annotated[list[int], 3]


class TokensRevealed(TypedDict):
    """The tokens of all regions, by their numbers."""

    tokens: list[TokenShown]


class NationsPlaced(TypedDict):
    """The regions that got a nation marker: all of them."""

    regions: list[str]


CHARACTER_TAKEN: Final = EventType("character_taken", CharacterTaken)
MARKERS_STACKED: Final = EventType("markers_stacked", MarkersStacked)
REGIONS_CHOSEN: Final = EventType("regions_chosen", RegionsChosen)
TOKEN_PLACED: Final = EventType("token_placed", TokenPlaced)
THORN_PLACED: Final = EventType("thorn_placed", ThornPlaced)
CHARMS_PLACED: Final = EventType("charms_placed", CharmsPlaced)
TOKENS_REVEALED: Final = EventType("tokens_revealed", TokensRevealed)
NATIONS_PLACED: Final = EventType("nations_placed", NationsPlaced)
