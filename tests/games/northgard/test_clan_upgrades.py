"""Clan upgrades: both readings of when the new card can be played, and what may be given up. [NG-TURN-09]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, Table

CLANS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")


def upgrading(clan: str, hand: list[str], lore: int = 3, **setup: Any) -> Table:
    """Red, in S0.d beside Purple, takes a turn; everything an upgrade may need is there."""
    t = land(**setup).clan(RED, clan).units(RED, "S0.d", 2).units(PURPLE, "S0.b", 2).pile("T13", "T05", "T12")
    t.resources(RED, food=3, wood=3, lore=lore).draw_pile(RED, "move", "explore", "build").hand(PURPLE, "move", "build")
    return t.begin_turn(RED, hand)


def upgrade(t: Table, give: str, take: str, place: str = "active") -> Table:
    return t.choose("upgrade", f"card:{give}", place, f"card:{take}")


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.parametrize("clan", CLANS)
def test_every_clan_buys_its_own_two_upgrades(clan: str) -> None:
    t = upgrading(clan, ["feast", "feast"], lore=6)
    t.choose("upgrade", "card:feast", "active")
    assert t.keys == [f"card:{clan}_1", f"card:{clan}_2"]
    t.choose(f"card:{clan}_2")
    taken = t.event("upgrade_taken")
    assert (taken["seat"], taken["card"]) == (RED, f"{clan}_2")
    t.choose("wait", "card:build")  # Purple
    t.choose("upgrade", "card:feast", "box")
    assert t.keys == [f"card:{clan}_1"]
    t.choose(f"card:{clan}_1")
    assert sorted(t.ids(t.s.hand[RED])) == [f"{clan}_1", f"{clan}_2"]
    assert t.stock(RED)["lore"] == 0
    assert t.match.view(PURPLE)["players"][RED]["upgrades"] == []


@pytest.mark.rule("NG-AMB-42")
def test_no_upgrade_without_upgrades_left() -> None:
    t = upgrading("wolf", ["feast"], lore=9)
    t.s.upgrades[RED] = []
    refusal = t.refusal("upgrade")
    assert (refusal.rule, refusal.message) == ("NG-AMB-42", "refusal-no-upgrades")


@pytest.mark.rule("NG-AMB-42")
def test_no_upgrade_without_a_clan() -> None:
    t = land().units(RED, "S0.d", 2).resources(RED, lore=9).begin_turn(RED, ["feast"])
    assert t.refusal("upgrade").rule == "NG-AMB-42"


@pytest.mark.rule("NG-AMB-43")
@pytest.mark.parametrize("given", ["wolf_0", "a27", "e05", "feast"])
def test_any_card_but_unrest_may_be_given_to_the_box(given: str) -> None:
    """The clan's own initial card and development cards too."""
    t = upgrade(upgrading("wolf", [given, "unrest"]), given, "wolf_1", "box")
    assert t.match.view(PURPLE)["removed"] == [given]
    assert t.ids(t.s.hand[RED]) == ["unrest", "wolf_1"]


@pytest.mark.rule("NG-AMB-43")
@pytest.mark.rule("NG-UNREST-03")
def test_unrest_may_be_given_but_not_to_the_box() -> None:
    t = upgrading("wolf", ["unrest"]).choose("upgrade", "card:unrest")
    assert t.keys == ["active"]
    assert t.refusal("box").message == "refusal-remove-unrest"
    t.choose("active", "card:wolf_2")
    assert t.ids(t.s.active[RED]) == ["unrest"]


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.parametrize("clan", CLANS)
def test_by_default_the_turn_is_over(clan: str) -> None:
    t = upgrade(upgrading(clan, ["feast", "move"]), "feast", f"{clan}_1")
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.parametrize("clan", CLANS)
def test_in_the_other_reading_the_new_card_may_be_played_at_once(clan: str) -> None:
    t = upgrading(clan, ["feast", "move"], upgrade_playable="same_turn")
    upgrade(t, "feast", f"{clan}_1")
    assert t.decision == (RED, "play_upgrade")
    assert t.keys == [f"card:{clan}_1", "pass"]
    t.choose(f"card:{clan}_1")
    assert t.event("card_played")["card"] == f"{clan}_1"
    assert t.ids(t.s.active[RED]) == ["feast", f"{clan}_1"]


@pytest.mark.rule("NG-TURN-09")
def test_in_the_other_reading_it_may_also_wait() -> None:
    t = upgrading("raven", ["feast", "move"], upgrade_playable="same_turn")
    upgrade(t, "feast", "raven_1").choose("pass")
    assert t.decision == (PURPLE, "turn_action")
    assert t.ids(t.s.hand[RED]) == ["move", "raven_1"]
    t.choose("wait", "card:build", "play")
    assert "card:raven_1" in t.keys  # in the next turn like any card


@pytest.mark.rule("NG-TURN-09")
def test_in_the_other_reading_the_card_is_resolved_in_full() -> None:
    """Raiding Party: a unit of Purple is removed. The Snake places its token first."""
    t = upgrading("raven", ["feast", "move"], upgrade_playable="same_turn")
    upgrade(t, "feast", "raven_1").choose("card:raven_1", "territory:S0.b")
    assert t.units_in("S0.b") == (PURPLE, 1)
    t = upgrading("snake", ["feast", "move"], upgrade_playable="same_turn")
    upgrade(t, "feast", "snake_1").choose("card:snake_1")
    assert t.decision == (RED, "scorched_earth")


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.rule("NG-AMB-12")
def test_in_the_other_reading_a_card_without_effect_is_not_offered() -> None:
    """Protector of the Land without a closed territory."""
    t = upgrading("bear", ["feast", "move"], upgrade_playable="same_turn")
    upgrade(t, "feast", "bear_2")
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.rule("NG-TURN-02")
def test_in_the_other_reading_no_other_main_card_follows() -> None:
    t = upgrading("wolf", ["feast", "move"], upgrade_playable="same_turn")
    upgrade(t, "feast", "wolf_2").choose("card:wolf_2", "territory:S0.d")
    if t.decision[0] == RED:
        assert "card:move" not in t.keys


@pytest.mark.rule("NG-AMB-44")
@pytest.mark.parametrize("taken", ["wolf_1", "wolf_2"])
def test_in_the_other_reading_no_flash_card_follows(taken: str) -> None:
    """Flash cards belong to action A; the turn's action was an Upgrade."""
    t = upgrading("wolf", ["feast", "e03"], upgrade_playable="same_turn")
    upgrade(t, "feast", taken)
    t.choose(f"card:{taken}", "territory:S0.b" if taken == "wolf_1" else "territory:S0.d")
    assert t.decision[0] == PURPLE or "card:e03" not in t.keys


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.parametrize(
    ("edition", "at_once"), [("polish", True), ("ukrainian", False), ("czech", False), ("consensus", False)]
)
def test_the_editions_read_it_differently(edition: str, at_once: bool) -> None:
    t = upgrade(upgrading("raven", ["feast", "move"], edition=edition), "feast", "raven_1")
    assert (t.decision == (RED, "play_upgrade")) == at_once
