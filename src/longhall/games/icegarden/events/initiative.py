"""The Initiative phase."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.shapes import FieldId, TileId
from longhall.kernel.events import EventType


class Jumped(TypedDict):
    """An initiative marker jumped one or two ``fields``, to a ``position`` counted from 1."""

    seat: int
    fields: int
    position: int


class TurnOrderSet(TypedDict):
    """The seats in the order of this turn."""

    order: list[int]


class ScoringAnnounced(TypedDict):
    """The regions are scored in this turn, ``count`` times; ``boat`` red ships are reached by now."""

    boat: int
    count: int


class OrderTokensReturned(TypedDict):
    """The order of the action fields is decided again."""


class VukoTileBegan(TypedDict):
    """A Vuko tile works from this stage on."""

    tile: TileId
    stage: int


class OrderTokenAssigned(TypedDict):
    """A seat gave an order token, by its number, to an action field."""

    seat: int
    token: int
    action: FieldId


JUMPED: Final = EventType("jumped", Jumped)
TURN_ORDER_SET: Final = EventType("turn_order_set", TurnOrderSet)
SCORING_ANNOUNCED: Final = EventType("scoring_announced", ScoringAnnounced)
ORDER_TOKENS_RETURNED: Final = EventType("order_tokens_returned", OrderTokensReturned)
VUKO_TILE_BEGAN: Final = EventType("vuko_tile_began", VukoTileBegan)
ORDER_TOKEN_ASSIGNED: Final = EventType("order_token_assigned", OrderTokenAssigned)
