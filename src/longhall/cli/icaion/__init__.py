"""Icaion in the terminal."""

from __future__ import annotations

from typing import Final

from longhall.cli.icaion.table_text import brief_lines, table_lines
from longhall.cli.tables import TableText

TABLE_TEXT: Final = TableText(table_lines, brief_lines, explained=("card", "seeker", "gear", "wonder", "event"))
