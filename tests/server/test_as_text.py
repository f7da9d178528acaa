"""The table as text, for somebody who reads it in a browser."""

from __future__ import annotations

import pytest

from longhall.server.hall import Hall
from longhall.server.messages import TextLine
from longhall.server.table.as_text import table_lines, told_view
from longhall.text import Texts, languages
from tests.server.hall_fixture import Company, company

pytestmark = pytest.mark.anyio
BEYOND_SETUP = 30  # choices, after which everybody has cards


def told(at: Company, user_id: str | None, language: str = "en") -> list[TextLine]:
    found = told_view(at.room.state, user_id)
    assert found is not None
    return table_lines(*found, len(at.room.state.seats), language).lines


@pytest.mark.parametrize("language", languages())
async def test_seats_are_left_for_pages_to_name_and_no_place_has_an_id(whole: Hall, language: str) -> None:
    at = await company(whole)
    await at.choose(BEYOND_SETUP)
    texts, lines = Texts(at.match.game, language), told(at, at.owner(0), language)
    text = "\n".join(line.text for line in lines)
    assert "{seat:0}" in text and "{seat:1}" in text
    assert texts.say("seat-name", {"number": 1}) not in text
    for territory in at.match.view(0)["territories"]:
        assert texts.name("territory", territory["id"]) in text
        assert f"({territory['id']})" not in text
    assert {line.level for line in lines} == {0, 1, 2} and "⟦" not in text


async def test_a_hand_is_told_to_its_owner_only(whole: Hall) -> None:
    at = await company(whole)
    await at.choose(BEYOND_SETUP)
    texts = Texts(at.match.game, "en")
    for seat, other in ((0, 1), (1, 0)):
        hand = texts.say("text-hand", {"cards": at.match.view(seat)["players"][seat]["hand"]})
        assert hand in [line.text for line in told(at, at.owner(seat))]
        for stranger in (at.owner(other), None):
            assert hand not in [line.text for line in told(at, stranger)]


async def test_nothing_is_told_of_a_match_whose_rules_are_gone(whole: Hall) -> None:
    at = await company(whole)
    state = at.room.state.copy()
    state.match = None
    assert told_view(state, at.owner(0)) is None
