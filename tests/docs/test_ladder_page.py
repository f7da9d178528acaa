"""docs/ladder.md tells what the kept ladders hold."""

from __future__ import annotations

import pytest

from scripts.ladder_page import BOT_RATINGS, PAGE, bot_ratings, page

pytestmark = pytest.mark.interpreted_only


def test_the_page_of_the_ladders_is_up_to_date() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "scripts/ladder_page.py writes it anew"


def test_halls_show_what_the_ladders_have_found() -> None:
    assert bot_ratings() == BOT_RATINGS.read_text(encoding="utf-8"), "scripts/ladder_page.py writes it anew"
