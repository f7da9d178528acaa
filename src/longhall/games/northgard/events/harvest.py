"""Trade after the Harvest."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.northgard.shapes import Amounts, Resource
from longhall.kernel.events import EventType, SceneEventType


class ExchangeDeclined(TypedDict):
    """``seat`` is the partner who was asked."""

    seat: int


class ResourcesExchanged(TypedDict):
    """``seat`` gives one ``resource`` to the ``partner`` for one ``wanted``."""

    seat: int
    partner: int
    resource: Resource
    wanted: Resource


class ResourcesTraded(Amounts):
    """``seat`` gives the amounts to the bank for one ``resource``."""

    seat: int
    resource: Resource


class SeatHarvest(Amounts):
    """What the Harvest brings a seat, its fame included; trade is not."""

    seat: int
    fame: int


class HarvestGathered(TypedDict):
    """Everyone has gathered, before they trade; by seat."""

    seats: list[SeatHarvest]


EXCHANGE_DECLINED: Final = EventType("exchange_declined", ExchangeDeclined)
RESOURCES_EXCHANGED: Final = EventType("resources_exchanged", ResourcesExchanged)
RESOURCES_TRADED: Final = EventType("resources_traded", ResourcesTraded)
HARVEST_GATHERED: Final = SceneEventType("harvest_gathered", HarvestGathered)
