"""Every type of event, about in the order of a match."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icaion.events import (
    actions,
    alarms,
    apparatus,
    cages,
    curios,
    deploy,
    event_cards,
    extract,
    investigate,
    move,
    neutral,
    parasites,
    payment,
    power,
    score,
    setup,
    turn,
    wonders,
    wounds,
    year,
)
from longhall.kernel.events import EventType, declared_in

MODULES: Final = (
    setup,
    neutral,
    year,
    event_cards,
    parasites,
    wounds,
    turn,
    move,
    actions,
    extract,
    deploy,
    investigate,
    apparatus,
    power,
    wonders,
    cages,
    payment,
    curios,
    score,
    alarms,
)
EVENTS: Final[tuple[EventType[Any], ...]] = declared_in(*MODULES)
