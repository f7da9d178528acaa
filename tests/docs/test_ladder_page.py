"""docs/ladder.md tells what the kept ladders hold."""

from __future__ import annotations

import pytest

from scripts.ladder_page import PAGE, page

pytestmark = pytest.mark.interpreted_only


def test_the_page_of_the_ladders_is_up_to_date() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "scripts/ladder_page.py writes it anew"
