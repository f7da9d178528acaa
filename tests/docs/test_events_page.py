"""docs/events.md tells what the games declare today."""

from __future__ import annotations

import pytest

from scripts.events_page import PAGE, page

pytestmark = pytest.mark.interpreted_only


def test_the_page_of_events_is_up_to_date() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "make protocol writes it anew"
