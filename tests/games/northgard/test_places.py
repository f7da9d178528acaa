"""What empty places beside the map are called."""

from __future__ import annotations

import json

import pytest

import longhall
from longhall.games.northgard.map import place_at
from longhall.games.northgard.places import direction_from, place_words
from longhall.text import Texts
from tests.games.northgard.table import Table, table


def called(t: Table, x: int, y: int) -> dict[str, object]:
    return place_words(t.s.geo, place_at(x, y))


def test_a_place_is_called_by_the_territories_around_it_and_where_it_lies_from_them() -> None:
    t = table().tiles("T01@1,0,0")  # two tiles of four regions each, side by side
    assert called(t, 0, -1) == {"around": {"S0.a": "n"}}
    assert called(t, 1, 1) == {"around": {"T01.c": "s"}}
    assert called(t, 2, 0)["around"] == {t.s.geo.names[t.s.geo.root[t.s.geo.sides[1][1]]]: "e"}


@pytest.mark.parametrize(
    ("across", "direction"),
    [([0], "s"), ([3], "e"), ([0, 1], "sw"), ([0, 3], "se"), ([1, 2], "nw"), ([2, 3], "ne"), ([0, 2], "gap")],
)
def test_a_place_at_two_sides_of_a_territory_lies_at_its_corner_or_in_a_gap(across: list[int], direction: str) -> None:
    """Sides of the place are counted from north, clockwise."""
    assert direction_from(across) == direction


def test_places_that_would_be_called_alike_are_told_apart_by_where_they_lie_among_each_other() -> None:
    t = table().tiles("T01@1,0,0")
    for place in t.s.geo.gap_order:
        for other in t.s.geo.gap_order:
            words, others = place_words(t.s.geo, place), place_words(t.s.geo, other)
            assert place == other or words != others
            if place != other and words["around"] == others["around"]:
                assert words["which"] != others["which"] or words["nth"] != others["nth"]


def test_no_two_places_of_a_match_are_called_alike() -> None:
    game = longhall.game("northgard")
    texts = [Texts(game, language) for language in ("en", "pl", "cs", "uk")]
    match = game.new({"seats": 3, "clans": "random"}, 5)
    met = 0
    while met < 6:
        keys = match.keys()
        if keys[0].startswith("place:"):
            met += 1
            options = match.options()
            for said in texts:
                assert len({said.say(option.message, option.params) for option in options}) == len(options)
            refused = [json.dumps(refusal.params) for refusal in match.refusals()]
            assert len(set(refused)) == len(refused)
        match.apply(0)
