"""The Lord of the Ice Garden in the terminal."""

from __future__ import annotations

from typing import Final

from longhall.cli.icegarden.table_text import brief_lines, table_lines
from longhall.cli.tables import TableText

TABLE_TEXT: Final = TableText(table_lines, brief_lines, explained=("character", "ability", "action", "unit", "tile"))
