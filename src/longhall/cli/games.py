"""The games in the terminal, in an explicit table; one that is not here is shown as indented data."""

from __future__ import annotations

import importlib
from typing import Final

from longhall.cli.tables import PLAIN, TableText

# The package of each game; it has a ``TABLE_TEXT``. Loaded when such a table is shown.
_PACKAGES: Final[dict[str, str]] = {
    "northgard": "longhall.cli.northgard",
    "icegarden": "longhall.cli.icegarden",
    "icaion": "longhall.cli.icaion",
}


def table_text(game: str) -> TableText:
    if game not in _PACKAGES:
        return PLAIN
    text = importlib.import_module(_PACKAGES[game]).TABLE_TEXT
    assert isinstance(text, TableText)
    return text
