"""How processes that do nothing but play matches treat their memory."""

from __future__ import annotations

import gc
from typing import Final

YOUNG: Final = 50_000  # new objects before the collector looks at them


def spare_garbage_collection() -> None:
    """Matches make many small objects and no cycles, so that looking for cycles only costs time: look seldom, and never
    at what is loaded already."""
    gc.freeze()
    gc.set_threshold(YOUNG, 20, 20)
