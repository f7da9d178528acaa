"""The final scoring, achievements, places and ties. [NG-SCORE, NG-WIN-02..05]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.northgard.content import BUILDING_IDS
from longhall.games.northgard.state import NOBODY
from longhall.kernel.match import Result
from tests.games.northgard.table import BLACK, BLUE, PURPLE, RED, YELLOW, Table, table

CLOSED = ["S0.b", "T01.b", "T06.b", "T22.b", "S0.c", "T01.c", "T03.c"]


def grid(seats: int = 2, **setup: Any) -> Table:
    """Six tiles with four regions each, three by two. Seven closed territories of two tiles; open ones besides."""
    t = table(seats, **setup)
    return t.tiles("T01@1,0,0", "T03@2,0,0", "T06@0,1,0", "T22@1,1,0", "T30@2,1,0")


def final(t: Table) -> Result:
    """Year 7 ends here."""
    t.year(7).end_year()
    assert t.match.over
    result = t.match.result
    assert result is not None
    return result


def bare(t: Table) -> Table:
    """Everybody has a unit on the map and no card worth counting."""
    for seat, name in zip(range(t.s.seats), ("S0.a", "S0.d", "T06.c", "T22.c", "T30.c"), strict=False):
        t.units(seat, name, 1)
    return t


# -- what counts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-SCORE-01")
def test_fame_tokens_count() -> None:
    result = final(bare(grid()).fame(RED, 7).fame(PURPLE, 4))
    assert [score["total"] for score in result.scores] == [7, 4]


@pytest.mark.rule("NG-SCORE-02")
@pytest.mark.parametrize(
    ("stock", "fame"),
    [((0, 0, 0), 0), ((1, 1, 0), 0), ((1, 1, 1), 1), ((2, 2, 2), 2), ((2, 2, 1), 1), ((5, 0, 0), 1), ((4, 4, 1), 3)],
)
def test_one_fame_per_full_three_resources_of_any_kinds_together(stock: tuple[int, int, int], fame: int) -> None:
    result = final(bare(grid()).resources(RED, *stock))
    assert result.scores[RED]["resources"] == fame
    assert result.scores[RED]["total"] == fame
    assert result.scores[PURPLE]["total"] == 0


@pytest.mark.rule("NG-SCORE-03")
@pytest.mark.parametrize("zone", ["draw", "hand", "active", "discard"])
def test_development_cards_count_in_every_zone(zone: str) -> None:
    t = bare(grid())
    getattr(t.s, zone)[RED] += t.cards("e01", "a13", "e05")  # 2, 3 and 0 fame
    t.s.draw_known[RED] = [0] * len(t.s.draw[RED])
    result = final(t)
    assert result.scores[RED]["cards"] == 5
    assert result.scores[RED]["total"] == 5


@pytest.mark.rule("NG-SCORE-03")
def test_cards_that_left_the_game_or_were_not_taken_do_not_count() -> None:
    t = bare(grid()).row("a13").discard_pile(PURPLE, "a05")
    t.s.removed = t.cards("e01")
    result = final(t)
    assert [score["total"] for score in result.scores] == [0, 3]


@pytest.mark.rule("NG-SCORE-04")
def test_unrest_counts_against_its_owner_only() -> None:
    result = final(bare(grid()).fame(RED, 8).discard_pile(RED, "unrest", "e01"))
    assert result.scores[RED]["unrest"] == -5
    assert [score["total"] for score in result.scores] == [8 + 2 - 5, 0]


@pytest.mark.rule("NG-SCORE-01")
@pytest.mark.rule("NG-SCORE-02")
@pytest.mark.rule("NG-SCORE-03")
@pytest.mark.rule("NG-SCORE-04")
def test_the_score_tells_where_the_fame_came_from() -> None:
    """Played out: Red closes a territory of two tiles, harvests and cannot feed four units; no Unrest card is left."""
    t = table().units(RED, "S0.a", 4).building("altar", "S0.a").units(PURPLE, "S0.c", 1).pile("T30")
    t.resources(RED, wood=4).discard_pile(RED, "unrest", "e02", "warlord").draw_pile(RED, "move")
    t.draw_pile(PURPLE).discard_pile(PURPLE)
    t.s.unrest = 0
    t.year(7).play(RED, "explore", "place:0,-1,0")
    t.choose("done", "pass", "pass", "done")  # Purple passes, Red passes and does not trade
    result = t.match.result
    assert result is not None
    expected = {
        "explored": 2,  # S0.a+T30.c closed, two tiles
        "closed": 1,  # harvest of a closed territory of two tiles
        "altars": 3,
        "unrest_penalty": -5,
        "resources": 1,  # 4 wood
        "cards": 2,  # Scouts
        "achievements": 4,  # Warlord, four units
        "unrest": -5,
    }
    assert {source: points for source, points in result.scores[RED].items() if points} == {**expected, "total": 3}
    assert all(points == 0 for points in result.scores[PURPLE].values())
    for score in result.scores:
        assert score["total"] == sum(points for source, points in score.items() if source != "total")


# -- achievements ------------------------------------------------------------------------------------------------------


def kingdom() -> Table:
    """Red's seven territories (12 units) and what they hold; Purple has as much of everything elsewhere, or more.

    T01.b+T03.d     closed  food       1 small slot: Food Silo
    S0.c+T06.a      closed  -          1 small slot: Woodcutter Lodge
    T22.b+T30.d     closed  2 lairs
    T03.b+T05.a     open    -          2 stone slots: Carved Stone on one
    T05.b           open    -          1 large slot, empty
    T06.c           open    lore       Altar of Kings without a slot
    T06.d           open    wood
    """
    t = grid().tiles("T05@3,0,0")
    for name, n in (("T01.b", 1), ("S0.c", 1), ("T22.b", 4), ("T03.b", 1), ("T05.b", 2), ("T06.c", 2), ("T06.d", 1)):
        t.units(RED, name, n)
    t.building("silo", "T01.b").building("lodge", "S0.c").building("stone", "T03.b").building("altar", "T06.c")
    t.units(PURPLE, "T30.b", 2).units(PURPLE, "T22.c", 1).units(PURPLE, "T01.a", 1).units(PURPLE, "T03.c", 1)
    t.building("silo", "T30.b").building("lodge", "T30.b").building("altar", "T30.b").building("forge", "T22.c")
    t.building("fortress", "T03.a").building("silo", "T03.a")  # neutral, with a lair
    return t


ACHIEVEMENTS = [
    ("builder", 3 * 1 + 1 * 3, 2 * 1 + 2 * 3),  # Silo, Lodge, Stone; Altar / Silo, Lodge; Altar, Forge
    ("explorer", 1 * 1 + 1 * 3, 2),  # stone slot and large slot / the two small slots of T03.c+T30.a
    ("food_trader", 2 * 2, 2 * 2),  # T03.d, Silo / T01.a, Silo
    ("wood_trader", 2 * 2, 2 * 2),  # T06.d, Lodge / T30.b, Lodge
    ("scholar", 2 * 2, 2 * 1),  # T06.c, Carved Stone / T22.c
    ("trapper", 3 * 2, 0),  # two lairs in T22.b+T30.d
    ("warlord", 12, 5),
]


@pytest.mark.rule("NG-SCORE-03")
@pytest.mark.parametrize(("name", "red", "purple"), ACHIEVEMENTS, ids=[row[0] for row in ACHIEVEMENTS])
def test_achievements(name: str, red: int, purple: int) -> None:
    """The same card is worth what its owner has at the end, and nothing to anybody else."""
    result = final(kingdom().discard_pile(RED, name))
    assert [score["achievements"] for score in result.scores] == [red, 0]
    assert [score["total"] for score in result.scores] == [red, 0]
    result = final(kingdom().discard_pile(PURPLE, name))
    assert [score["achievements"] for score in result.scores] == [0, purple]


@pytest.mark.rule("NG-SCORE-03")
def test_several_achievements_add_up_and_count_on_the_draw_pile_too() -> None:
    """Taken when passing in year 7, an achievement lies on the draw pile."""
    t = kingdom().draw_pile(RED, "warlord", "trapper", "move").discard_pile(RED, "scholar")
    assert final(t).scores[RED]["achievements"] == 12 + 6 + 4


@pytest.mark.rule("NG-SCORE-03")
def test_an_achievement_nobody_took_counts_for_nobody() -> None:
    t = kingdom().row("warlord", "builder")
    assert [score["total"] for score in final(t).scores] == [0, 0]


@pytest.mark.rule("NG-SCORE-03")
def test_an_achievement_is_evaluated_at_the_end_not_when_it_is_taken() -> None:
    t = bare(grid()).units(PURPLE, "S0.d", 1).row("warlord", "builder").year(7)
    t.hand(RED, "recruit", "move").begin_turn(PURPLE)
    t.choose("pass", "card:warlord")  # two Purple units now
    t.choose("play", "card:move", "territory:S0.a", "territory:S0.d", "count:1", outcomes=[[3], [4]])
    assert t.units_in("S0.d") == (PURPLE, 1)  # one died, and so did Red's
    t.choose("done", "pass", "card:builder")
    result = t.match.result
    assert result is not None
    assert [score["achievements"] for score in result.scores] == [0, 1]


# -- places ------------------------------------------------------------------------------------------------------------


def equal(seats: int = 2, **setup: Any) -> Table:
    """Everybody: 5 fame, one open territory, two units, one building."""
    t = bare(grid(seats, **setup))
    for seat, name in zip(range(seats), ("S0.a", "S0.d", "T06.c", "T22.c", "T30.c"), strict=False):
        t.fame(seat, 5).units(seat, name, 1).building("camp", name)
    return t


@pytest.mark.rule("NG-WIN-02")
def test_places_follow_the_total_score() -> None:
    t = bare(grid(5))
    for seat, fame in ((RED, 3), (PURPLE, 9), (YELLOW, -2), (BLUE, 7), (BLACK, 8)):
        t.fame(seat, fame)
    t.resources(BLUE, food=9)  # 7 + 3
    result = final(t)
    assert result.places == [4, 2, 5, 1, 3]
    assert result.winners == [BLUE]


@pytest.mark.rule("NG-WIN-05")
def test_fame_comes_before_all_tie_breaks() -> None:
    t = equal().fame(RED, 6).units(PURPLE, "S0.b", 5).building("silo", "S0.b").building("altar", "S0.b")
    assert final(t).places == [1, 2]


@pytest.mark.rule("NG-WIN-05")
def test_first_tie_break_is_the_number_of_territories_open_or_closed() -> None:
    """Red: three territories, three units, one building. Purple: two, nine and three."""
    t = equal()
    t.units(RED, "T01.b", 1).units(RED, "T30.b", 1)  # one closed, one open
    t.s.units[t.territory("S0.a")] -= 1
    t.s.reserve[RED] += 1
    t.units(PURPLE, "S0.b", 7).building("silo", "S0.b").building("altar", "S0.b")
    assert final(t).places == [1, 2]


@pytest.mark.rule("NG-WIN-05")
def test_second_tie_break_is_the_number_of_units() -> None:
    t = equal().units(RED, "S0.a", 1).building("silo", "S0.d").building("altar", "S0.d")
    assert final(t).places == [1, 2]


@pytest.mark.rule("NG-WIN-05")
def test_third_tie_break_is_the_number_of_buildings_not_their_size() -> None:
    t = equal().building("silo", "S0.a").building("lodge", "S0.a").building("altar", "S0.d")
    assert final(t).places == [1, 2]
    t = equal().building("silo", "S0.d").building("lodge", "S0.d").building("altar", "S0.a")
    assert final(t).places == [2, 1]


@pytest.mark.rule("NG-WIN-05")
def test_buildings_in_neutral_territories_count_for_nobody() -> None:
    t = equal().building("silo", "S0.a").building("lodge", "T01.b").building("altar", "T01.b")
    assert final(t).places == [1, 2]


@pytest.mark.rule("NG-AMB-53")
def test_equal_in_everything_the_victory_is_shared() -> None:
    result = final(equal(3).fame(YELLOW, 4))
    assert result.places == [1, 1, 3]
    assert result.winners == [RED, PURPLE]


@pytest.mark.rule("NG-AMB-53")
def test_all_five_may_share_the_victory() -> None:
    assert final(equal(5)).winners == [RED, PURPLE, YELLOW, BLUE, BLACK]


@pytest.mark.rule("NG-WIN-05")
def test_ties_are_broken_for_lower_places_too() -> None:
    t = equal(4).fame(YELLOW, 9).units(BLUE, "T22.c", 1).units(RED, "T01.b", 1)
    assert final(t).places == [2, 4, 1, 3]


@pytest.mark.rule("NG-WIN-05")
@pytest.mark.rule("NG-WIN-04")
@pytest.mark.parametrize(("reading", "places"), [("controlled", [1, 2]), ("on_map", [2, 1])])
def test_the_last_tie_break_counts_buildings_held_or_buildings_built(reading: str, places: list[int]) -> None:
    """Red holds the Silo that Purple has built: two editions speak of a player's buildings on the map, which we read as
    those the player has put there."""
    t = equal(tie_buildings=reading).units(PURPLE, "T01.b", 1).resources(PURPLE, wood=1)
    t.play(PURPLE, "build", "building:silo", "slot:T01.b.1")
    t.s.units[t.territory("T01.b")] = 0
    t.s.owner[t.territory("T01.b")] = NOBODY
    t.s.reserve[PURPLE] += 1
    t.s.built[t.s.built.index(BUILDING_IDS.index("silo"))] = -1
    t.building("silo", "S0.a")
    assert final(t).places == places


# -- several players with condition 1 ----------------------------------------------------------------------------------


def two_lords(seats: int = 2, **setup: Any) -> Table:
    """Red and Purple fulfil condition 1, with one unit and one Fortress in each of three closed territories."""
    t = grid(seats, **setup)
    for seat, names in ((RED, CLOSED[:3]), (PURPLE, CLOSED[3:6])):
        for name in names:
            t.units(seat, name, 1).building("fortress", name)
    return t


def domination(t: Table) -> Result:
    """The year ends, well before the seventh."""
    t.year(3).end_year()
    result = t.match.result
    assert result is not None
    assert result.reason == "domination"
    return result


@pytest.mark.rule("NG-WIN-04")
@pytest.mark.rule("NG-AMB-66")
def test_among_several_lords_full_scoring_decides() -> None:
    """Purple: 3 tokens + 3 for nine resources + 2 for a card. Red: 7 tokens. The others do not come in between."""
    t = two_lords(3).units(YELLOW, "S0.a", 1).fame(YELLOW, 50)
    t.fame(RED, 7).fame(PURPLE, 3).resources(PURPLE, food=9).discard_pile(PURPLE, "e01")
    result = domination(t)
    assert result.places == [2, 1, 3]
    assert result.scores[PURPLE]["total"] == 8


@pytest.mark.rule("NG-WIN-04")
def test_then_most_territories() -> None:
    t = two_lords().units(RED, "S0.a", 1).units(PURPLE, CLOSED[3], 4).building("silo", CLOSED[3])
    assert domination(t).places == [1, 2]


@pytest.mark.rule("NG-WIN-04")
def test_then_most_units() -> None:
    t = two_lords().units(RED, CLOSED[0], 1).building("silo", CLOSED[3])
    assert domination(t).places == [1, 2]


@pytest.mark.rule("NG-WIN-04")
def test_then_most_buildings() -> None:
    assert domination(two_lords().building("silo", CLOSED[3])).places == [2, 1]
    assert domination(two_lords(tie_buildings="on_map").building("silo", CLOSED[3])).places == [1, 1]


@pytest.mark.rule("NG-WIN-04")
@pytest.mark.rule("NG-AMB-53")
@pytest.mark.rule("NG-AMB-66")
@pytest.mark.parametrize("year", [3, 7])
def test_lords_equal_in_everything_share_the_victory(year: int) -> None:
    t = two_lords(3).units(YELLOW, "S0.a", 1).fame(YELLOW, 50)
    t.year(year).end_year()
    result = t.match.result
    assert result is not None
    assert (result.reason, result.winners, result.places) == ("domination", [RED, PURPLE], [1, 1, 3])
