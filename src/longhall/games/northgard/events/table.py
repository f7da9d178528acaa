"""Every type of event, by the topics of the rule book."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.events import (
    alarms,
    battle,
    build,
    changes,
    creatures,
    deck,
    explore,
    harvest,
    move,
    placement,
    play,
    recruit,
    retreat,
    setup,
    specials,
    turn,
    year,
)
from longhall.kernel.events import EventType, declared_in

MODULES: Final = (
    setup,
    placement,
    year,
    turn,
    play,
    deck,
    recruit,
    build,
    move,
    explore,
    battle,
    retreat,
    creatures,
    harvest,
    specials,
    changes,
    alarms,
)
EVENTS: Final[tuple[EventType[Any], ...]] = declared_in(*MODULES)
