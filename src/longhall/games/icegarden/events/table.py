"""Every type of event, about in the order of a match."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icegarden.events import (
    abilities,
    action,
    activation,
    alarms,
    attack,
    base,
    changes,
    closing,
    domination,
    ending,
    initiative,
    making,
    planning,
    raven,
    relief,
    setup,
    summon,
    throat,
    turn,
    upgrade,
    vuko,
)
from longhall.kernel.events import EventType, declared_in

MODULES: Final = (
    setup,
    turn,
    relief,
    initiative,
    planning,
    action,
    base,
    changes,
    throat,
    raven,
    making,
    upgrade,
    summon,
    activation,
    attack,
    vuko,
    domination,
    abilities,
    closing,
    ending,
    alarms,
)
EVENTS: Final[tuple[EventType[Any], ...]] = declared_in(*MODULES)
