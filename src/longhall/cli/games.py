"""The games in the terminal, in an explicit table; one that is not here is shown as indented data."""

from __future__ import annotations

from typing import Final

from longhall.cli.icaion import TABLE_TEXT as ICAION
from longhall.cli.icegarden import TABLE_TEXT as ICEGARDEN
from longhall.cli.northgard import TABLE_TEXT as NORTHGARD
from longhall.cli.tables import PLAIN, TableText

_TABLE_TEXTS: Final[dict[str, TableText]] = {
    "northgard": NORTHGARD,
    "icegarden": ICEGARDEN,
    "icaion": ICAION,
}


def table_text(game: str) -> TableText:
    return _TABLE_TEXTS.get(game, PLAIN)
