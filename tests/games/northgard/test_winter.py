"""Phase 4 and the Unrest cards. [NG-WINTER, NG-UNREST]"""

from __future__ import annotations

import pytest

from tests.games.northgard.table import PURPLE, RED, Table, table

STARTING = ["recruit", "move", "explore", "build"]


def winter(units: int, food: int = 0, wood: int = 0, lore: int = 0) -> Table:
    """Red goes into winter with so many units in two territories; Purple has two units and nothing to pay."""
    t = table().units(PURPLE, "S0.c", 2)
    if units > 1:
        t.units(RED, "S0.a", units // 2)
    if units:
        t.units(RED, "S0.b", units - units // 2)
    t.draw_pile(RED, *STARTING).discard_pile(RED)
    return t.resources(RED, food, wood, lore)


def deck(t: Table, seat: int) -> list[str]:
    """All cards of a player, wherever they are after winter and the start of the next year."""
    s = t.s
    return sorted(t.ids(s.draw[seat] + s.hand[seat] + s.discard[seat] + s.active[seat]))


# -- what winter costs -------------------------------------------------------------------------------------------------

COSTS = (
    [(n, 0, 0) for n in (0, 1, 3)]
    + [(n, 1, 0) for n in (4, 5, 6)]
    + [(n, 2, 0) for n in (7, 9)]
    + [(n, 3, 1) for n in (10, 12)]
    + [(n, 4, 2) for n in (13, 14)]
)


@pytest.mark.rule("NG-WINTER-01")
@pytest.mark.parametrize(("units", "food", "wood"), COSTS)
def test_the_cost_by_units_on_the_map(units: int, food: int, wood: int) -> None:
    t = winter(units, food=5, wood=5, lore=5)
    t.begin_winter()
    assert t.stock(RED) == {"food": 5 - food, "wood": 5 - wood, "lore": 5}
    assert not t.all_events("unrest_taken")


@pytest.mark.rule("NG-WINTER-01")
def test_paying_with_the_last_resource_is_paying() -> None:
    t = winter(13, food=4, wood=2)
    t.begin_winter()
    assert t.stock(RED) == {"food": 0, "wood": 0, "lore": 0}
    assert not t.all_events("unrest_taken")


@pytest.mark.rule("NG-WINTER-01")
def test_the_first_player_pays_first() -> None:
    t = winter(4, food=1).units(PURPLE, "S0.c", 2).resources(PURPLE, food=1)
    t.s.first = PURPLE
    t.begin_winter()
    assert [event["seat"] for event in t.all_events("resources_paid")] == [PURPLE, RED]


@pytest.mark.rule("NG-WINTER-02")
@pytest.mark.rule("NG-AMB-35")
@pytest.mark.parametrize(
    ("units", "before", "after"),
    [
        (4, (0, 3, 3), (0, 3, 3)),  # wood and lore do not replace food
        (7, (1, 3, 3), (0, 3, 3)),
        (10, (3, 0, 9), (0, 0, 9)),  # only the wood is missing
        (10, (9, 0, 9), (6, 0, 9)),
        (10, (2, 1, 0), (0, 0, 0)),  # only food is missing
        (13, (9, 1, 0), (5, 0, 0)),
        (13, (0, 0, 0), (0, 0, 0)),  # everything is missing, still one card
    ],
)
def test_who_cannot_pay_pays_what_is_there_and_takes_one_unrest(
    units: int, before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    t = winter(units, *before)
    t.begin_winter()
    assert tuple(t.stock(RED).values()) == after
    assert [event["seat"] for event in t.all_events("unrest_taken")] == [RED]
    assert t.s.unrest == 9
    assert deck(t, RED).count("unrest") == 1
    assert deck(t, PURPLE).count("unrest") == 0


@pytest.mark.rule("NG-AMB-36")
def test_nobody_is_asked_whether_to_pay() -> None:
    t = winter(4, food=1)
    t.begin_winter()
    assert t.decision == (RED, "turn_action")  # of year 2: winter asked for no decision
    assert t.s.year == 2
    assert t.stock(RED)["food"] == 0


@pytest.mark.rule("NG-WINTER-03")
def test_no_unit_is_lost_in_winter() -> None:
    t = winter(14)
    t.begin_winter()
    assert t.units_in("S0.a") == (RED, 7)
    assert t.units_in("S0.b") == (RED, 7)
    assert t.s.reserve[RED] == 0


# -- the Unrest card ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-UNREST-01")
def test_unrest_goes_on_top_of_the_own_draw_pile() -> None:
    """It is among the four cards of the next year, and so is whatever lay on top before."""
    t = winter(4)
    t.draw_pile(RED, "move", "build", "recruit", "explore", "feast")
    t.begin_winter()
    assert sorted(t.ids(t.s.hand[RED])) == ["build", "move", "recruit", "unrest"]
    assert t.ids(t.s.draw[RED]) == ["feast", "explore"]


@pytest.mark.rule("NG-UNREST-01")
def test_unrest_lies_above_the_development_card_taken_when_passing() -> None:
    t = winter(4).draw_pile(RED, "e02", "move", "build", "recruit", "explore")
    t.begin_winter()
    assert sorted(t.ids(t.s.hand[RED])) == ["build", "e02", "move", "unrest"]


@pytest.mark.rule("NG-UNREST-02")
def test_unrest_cannot_be_played() -> None:
    t = table().units(RED, "S0.a", 1).begin_turn(RED, ["unrest", "move"])
    t.choose("play")
    assert t.keys == ["card:move"]
    refused = t.refusal("card:unrest")
    assert (refused.rule, refused.message) == ("NG-UNREST-02", "refusal-play-unrest")


@pytest.mark.rule("NG-UNREST-02")
def test_unrest_cannot_be_removed() -> None:
    t = table().resources(RED, lore=2).begin_turn(RED, ["unrest", "move"])
    t.choose("remove")
    assert t.keys == ["card:move"]
    refused = t.refusal("card:unrest")
    assert (refused.rule, refused.message) == ("NG-UNREST-02", "refusal-remove-unrest")


@pytest.mark.rule("NG-UNREST-02")
def test_with_only_unrest_in_hand_there_is_nothing_to_remove() -> None:
    t = table().resources(RED, lore=2).begin_turn(RED, ["unrest", "unrest"])
    refused = t.refusal("remove")
    assert (refused.rule, refused.message) == ("NG-UNREST-02", "refusal-only-unrest")


@pytest.mark.rule("NG-UNREST-03")
def test_unrest_serves_for_waiting() -> None:
    t = table().begin_turn(RED, ["unrest"])
    t.choose("wait", "card:unrest")
    assert t.ids(t.s.active[RED]) == ["unrest"]


@pytest.mark.rule("NG-UNREST-03")
def test_unrest_serves_for_replacing() -> None:
    t = table().resources(RED, lore=1).draw_pile(RED, "move").begin_turn(RED, ["unrest"])
    t.choose("replace", "card:unrest")
    assert t.ids(t.s.active[RED]) == ["unrest"]
    assert t.ids(t.s.hand[RED]) == ["move"]
    assert t.stock(RED)["lore"] == 0


@pytest.mark.rule("NG-UNREST-03")
@pytest.mark.rule("NG-UNREST-02")
def test_unrest_serves_for_upgrading_but_stays_in_the_active_area() -> None:
    t = table().resources(RED, lore=3)
    t.s.upgrades[RED] = t.cards("goat_1", "goat_2")
    t.begin_turn(RED, ["unrest"])
    t.choose("upgrade", "card:unrest")
    assert t.keys == ["active"]
    refused = t.refusal("box")
    assert (refused.rule, refused.message) == ("NG-UNREST-02", "refusal-remove-unrest")
    t.choose("active", "card:goat_2")
    assert t.ids(t.s.active[RED]) == ["unrest"]
    assert t.ids(t.s.hand[RED]) == ["goat_2"]
    assert "unrest" not in t.ids(t.s.removed)


@pytest.mark.rule("NG-UNREST-05")
@pytest.mark.parametrize("zone", ["draw", "hand", "active", "discard"])
def test_each_unrest_card_costs_five_fame_at_the_end_wherever_it_is(zone: str) -> None:
    t = table().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).fame(RED, 12).draw_pile(RED).discard_pile(RED)
    cards = t.cards("unrest", "unrest")
    getattr(t.s, zone)[RED] = cards
    t.s.draw_known[RED] = [0] * len(t.s.draw[RED])
    t.year(7).end_year()
    result = t.match.result
    assert result is not None
    assert result.scores[RED]["unrest"] == -10
    assert result.scores[RED]["total"] == 2
    assert result.scores[PURPLE]["unrest"] == 0


# -- the pile runs out -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-UNREST-06")
@pytest.mark.rule("NG-AMB-37")
def test_without_unrest_cards_one_loses_five_fame_at_once_and_the_top_card_is_discarded() -> None:
    t = winter(4).fame(RED, 2).draw_pile(RED, "build", "move", "recruit", "explore", "feast")
    t.s.unrest = 0
    t.begin_winter()
    assert t.fame_of(RED) == -3  # fame may be negative
    discarded = t.event("card_discarded")
    assert (discarded["seat"], discarded["card"]) == (RED, "build")
    assert t.ids(t.s.discard[RED]) == ["build"]
    assert sorted(t.ids(t.s.hand[RED])) == ["explore", "feast", "move", "recruit"]
    assert "unrest" not in deck(t, RED)
    assert not t.all_events("unrest_taken")


@pytest.mark.rule("NG-UNREST-06")
@pytest.mark.rule("NG-WINTER-01")
def test_the_last_unrest_card_goes_to_the_first_player() -> None:
    t = winter(4).units(PURPLE, "S0.c", 2)
    t.s.unrest = 1
    t.s.first = PURPLE
    t.begin_winter()
    assert deck(t, PURPLE).count("unrest") == 1
    assert deck(t, RED).count("unrest") == 0
    assert (t.fame_of(RED), t.fame_of(PURPLE)) == (-5, 0)


@pytest.mark.rule("NG-AMB-38")
def test_with_an_empty_draw_pile_the_discard_pile_is_shuffled_first() -> None:
    t = winter(4).draw_pile(RED).discard_pile(RED, *STARTING, "feast", "feast")
    t.s.unrest = 0
    t.begin_winter()
    told = [event.type for event in t.events if event.data.get("seat") == RED]
    assert told.index("deck_reshuffled") < told.index("card_discarded")
    assert len(t.s.discard[RED]) == 1
    assert len(t.s.hand[RED]) == 4
    assert len(t.s.draw[RED]) == 1
    assert t.fame_of(RED) == -5


@pytest.mark.rule("NG-AMB-38")
def test_without_any_card_only_the_fame_is_lost() -> None:
    t = winter(4).draw_pile(RED).discard_pile(RED)
    t.s.unrest = 0
    t.begin_winter()
    assert t.fame_of(RED) == -5
    assert not t.all_events("card_discarded")
    assert deck(t, RED) == []


@pytest.mark.rule("NG-AMB-37")
def test_a_final_score_may_be_negative_and_the_smaller_loss_wins() -> None:
    t = table().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1)
    t.discard_pile(RED, "unrest", "unrest").discard_pile(PURPLE, "unrest")
    t.year(7).end_year()
    result = t.match.result
    assert result is not None
    assert [score["total"] for score in result.scores] == [-10, -5]
    assert result.places == [2, 1]
