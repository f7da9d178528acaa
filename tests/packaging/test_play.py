"""`longhall play`, as whichever Longhall is installed here has it. Also runs on Windows and macOS."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.packaging.running import played_hall, visit


@pytest.mark.interpreted_only
def test_a_visitor_plays_at_a_hall_of_this_machine(tmp_path: Path) -> None:
    with played_hall(tmp_path) as address:
        asyncio.run(asyncio.wait_for(visit(address), 120))
