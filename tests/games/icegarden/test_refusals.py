"""What may not be done: the refusal names the rule that forbids it, not that of the window. [IG-DOM, IG-GOAL]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def short_of(what: str) -> Table:
    """A window for abilities in which one of them lacks what it takes from a supply."""
    if what == "population":
        t = table().units(DYKEN, "piper", "isle").supply(population=0).charm("isle").thorn("zym")
    elif what == "markers":
        t = (
            table()
            .units(CALLO, "faun", "isle")
            .units(CALLO, "nightmare", "isle")
            .markers(DYKEN, "isle")
            .reserve(CALLO, 0)
        )
    else:
        t = table().units(CALLO, "nightmare", "isle").units(CALLO, "faun", "isle").markers(DYKEN, "isle")
        t.nightmares("sails", 2).nightmares("fire", 1).nightmares("zym", 1)
    return t.begin_domination()


@pytest.mark.rule("IG-GOAL-CALLO-04")
@pytest.mark.rule("IG-Q-63")
def test_the_thorns_region_can_be_haunted_but_not_closed() -> None:
    t = table().thorn("isle").nightmares("isle", 1).units(CALLO, "nightmare", "isle").units(CALLO, "faun", "isle")
    t.markers(DYKEN, "isle", 1).begin_domination().choose("use:nightmare")
    assert t.decision == (CALLO, "ability")  # the Faun may swap
    assert t.refusal("use:close_region").rule == "IG-GOAL-CALLO-04"


@pytest.mark.rule("IG-GOAL-DYKEN-04")
def test_a_charm_moved_this_turn_is_not_absorbed() -> None:
    t = table().thorn("isle").charm("isle", 0, moved=1).units(DYKEN, "piper", "isle").begin_domination()
    assert t.refusal("use:absorb").rule == "IG-GOAL-DYKEN-04"


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-COMP-05")
@pytest.mark.rule("IG-COMP-09")
@pytest.mark.parametrize(
    ("what", "key", "rule"),
    [
        ("population", "use:piper", "IG-COMP-02"),
        ("markers", "use:faun", "IG-COMP-09"),
        ("nightmares", "use:nightmare", "IG-COMP-05"),
    ],
)
def test_an_ability_that_lacks_a_component(what: str, key: str, rule: str) -> None:
    assert short_of(what).refusal(key).rule == rule


@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_speed_goes_to_neighbours() -> None:
    t = table().units(DYKEN, "wyvern", "isle").begin_activation().choose("piece:wyvern@isle")
    assert t.refusal("region:zym").rule == "IG-ABIL-SPEED-01"


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.rule("IG-CLOSE-05")
def test_markers_withdraw_to_neighbours() -> None:
    t = table().nightmares("isle", 2).units(CALLO, "faun", "isle").markers(CALLO, "isle", 2).markers(DYKEN, "isle", 1)
    t.begin_domination().choose("use:close_region")
    assert t.decision == (CALLO, "withdraw") and t.refusal("region:zym").rule == "IG-CLOSE-02"
    assert t.refusal("region:isle").rule == "IG-CLOSE-09"
    t.choose("region:sails")
    assert t.decision == (DYKEN, "withdraw") and t.refusal("region:zym").rule == "IG-CLOSE-05"


@pytest.mark.rule("IG-ACT-MAKING-04")
def test_an_upgrade_that_is_too_dear_while_the_cheap_ones_are_sold_out() -> None:
    t = table().resources(CALLO, m=(1, 1)).markers(CALLO, "isle")
    for ability in ("speed", "shield", "plunder"):
        for character, unit in ((DYKEN, "piper"), (FREI, "enlightened"), (FREI, "moon_brother"), (FJOLL, "drakkar")):
            t.upgrade(character, unit, ability)
    t.action(CALLO, "making")
    refusal = t.refusal("upgrade")  # Attack and Domination are left and cost 2
    assert refusal.rule == "IG-ACT-MAKING-04" and refusal.params["price"] == 2


@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-DOM-05")
def test_held_markers_call_no_units() -> None:
    t = table().vuko("isle").held(CALLO, 2).markers(CALLO, "zym").markers(CALLO, "fire").resources(CALLO, m=(0, 1))
    t.action(CALLO, "making").choose("summon", "level:1")
    assert t.refusal("region:isle").rule == "IG-DOM-05"
    assert t.refusal("region:sails").rule == "IG-ACT-MAKING-08"


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.rule("IG-CLOSE-05")
def test_callo_withdraws_by_a_clause_of_her_own() -> None:
    t = table().nightmares("isle", 2).units(CALLO, "faun", "isle").markers(CALLO, "isle", 2).markers(DYKEN, "isle", 1)
    t.begin_domination().choose("use:close_region")
    rules = []
    for _ in range(2):
        assert t.match.decision is not None
        rules.append((t.decision[0], t.match.decision.rule))
        t.choose("region:sails")
    assert rules == [(CALLO, "IG-CLOSE-02"), (DYKEN, "IG-CLOSE-05")]


@pytest.mark.rule("IG-ATTACK-02")
@pytest.mark.rule("IG-ATTACK-03")
@pytest.mark.rule("IG-ATTACK-04")
def test_units_attack_in_their_own_region_only() -> None:
    t = table().units(CALLO, "wild_child", "isle", 2).units(CALLO, "faun", "sails").resources(CALLO, gold=2)
    t.markers(DYKEN, "isle", 3).markers(DYKEN, "sails").units(DYKEN, "crab", "zym").nation("zym")
    t.begin_activation().choose("attack")
    assert t.refusal("target:1.marker@sails").rule == "IG-ATTACK-02"  # a Faun stands there, but without Attack
    assert t.refusal("target:1.crab@zym").rule == "IG-ATTACK-03"
    assert t.refusal("target:nation@zym").rule == "IG-ATTACK-03"
    assert t.refusal("target:1.crab@zym").message == "refusal-attack-region"
    t = table().units(CALLO, "wild_child", "isle").units(CALLO, "wild_child", "zym").resources(CALLO, gold=2)
    t.markers(DYKEN, "isle", 2).markers(DYKEN, "zym").begin_activation().choose("attack", "target:1.marker@isle")
    spent = t.refusal("target:1.marker@isle")
    assert (spent.rule, spent.params) == ("IG-ATTACK-04", {"needed": 1, "left": 0})
