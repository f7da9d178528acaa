"""That the match ends soon and who completes the Apparatus, told to all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import RED, Table, table

FOUR = ("river", "mountain", "forest", "myst")
COLOSSUS = ("colossus_1", "colossus_2", "colossus_3")


def alarms(t: Table) -> list[dict[str, Any]]:
    return [alarm.seen_by(None) for alarm in t.match.game.alarms(t.s)]


@pytest.mark.rule("IC-YEAR-10")
def test_in_the_last_year_all_are_told_when_the_next_region_card_makes_the_last_round() -> None:
    near = {"type": "final_round_near", "rule": "IC-YEAR-10"}
    assert alarms(table(seats=2).year(2).track(*FOUR)) == []
    assert alarms(table(seats=2).year(3).track(*FOUR[:3])) == []
    assert alarms(table(seats=2).year(3).track(*FOUR)) == [{**near, "certain": False}]
    only_region_cards = table(seats=2).year(3).track(*FOUR).event_deck("crystal")
    assert alarms(only_region_cards) == [{**near, "certain": True}]
    assert alarms(table(seats=2).year(3).last_round()) == [{"type": "final_round", "rule": "IC-YEAR-10"}]


@pytest.mark.rule("IC-EXPERT-01")
def test_in_expert_mode_the_open_card_tells_whether_the_next_round_is_the_last() -> None:
    t = table(seats=2, expert=True).year(3).track(*FOUR).event_deck("colossus_1", "crystal")
    assert alarms(t) == []
    assert [one["certain"] for one in alarms(t.event_deck("crystal", "colossus_1"))] == [True]


@pytest.mark.rule("IC-APPARATUS-08")
def test_whoever_has_only_the_last_of_three_apparatus_to_install_is_named() -> None:
    t = table(seats=2).year(3, round=3).install(RED, "pink", 1).slot(RED, "blue", 3)
    assert alarms(t) == []
    ((told),) = alarms(t.install(RED, "green", 2))
    assert (told["type"], told["seat"], told["apparatus"]) == ("last_apparatus", RED, "blue_3")
