"""Raven Shadow. [IG-ACT-RAVEN]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


@pytest.mark.rule("IG-ACT-RAVEN-01")
@pytest.mark.rule("IG-Q-13")
def test_one_m_of_level_0_for_a_token_or_two_fields() -> None:
    t = table().resources("callo", m=(1, 1)).vuko_tokens("callo", 2).reputation(callo=5).action("callo", "raven")
    assert t.keys == ["discard_token", "reputation", "done"]
    t.choose("discard_token")
    assert t.tokens_of("callo") == 1 and t.m_of("callo") == [0, 1, 0, 0] and t.reputation_of("callo") == 5
    t = table().resources("callo", m=(1,)).vuko_tokens("callo", 2).reputation(callo=5).action("callo", "raven")
    t.choose("reputation")
    assert t.tokens_of("callo") == 2 and t.m_of("callo") == [0, 0, 0, 0] and t.reputation_of("callo") == 3
    t = table().resources("callo", m=(0, 3)).vuko_tokens("callo", 2).reputation(callo=5).action("callo", "raven")
    assert t.event("action_idle")["why"] == "no_m"  # M of higher levels does not pay


@pytest.mark.rule("IG-ACT-RAVEN-01")
@pytest.mark.rule("IG-Q-13")
def test_reputation_may_be_free_by_setup() -> None:
    t = table(raven_reputation="free").vuko_tokens("callo", 1).reputation(callo=5).action("callo", "raven")
    assert t.keys == ["reputation", "done"] and t.refusal("discard_token").message == "refusal-raven-m"
    t.choose("reputation")
    assert t.reputation_of("callo") == 3
    t = table(raven_reputation="free").resources("callo", m=(1,)).reputation(callo=5).action("callo", "raven")
    t.choose("reputation")
    assert t.m_of("callo") == [1, 0, 0, 0]


@pytest.mark.rule("IG-ACT-RAVEN-02")
@pytest.mark.rule("IG-Q-17")
def test_moving_up_as_far_as_possible_and_not_at_all_from_the_top() -> None:
    t = table().resources("callo", m=(1,)).reputation(callo=2, dyken=1).action("callo", "raven").choose("reputation")
    assert t.reputation_of("callo") == 1 and t.reputation_order[2:] == ["callo", "dyken"]  # under dyken
    for field, message in ((0, "refusal-raven-safe"), (1, "refusal-raven-top")):
        t = table().resources("callo", m=(1,)).vuko_tokens("callo", 1).reputation(callo=field).action("callo", "raven")
        assert t.keys == ["discard_token", "done"]
        assert t.refusal("reputation").rule == "IG-REP-05" and t.refusal("reputation").message == message


@pytest.mark.rule("IG-ACT-RAVEN-01")
def test_a_token_off_or_two_fields_up_for_one_m_of_level_0() -> None:
    t = table().reputation(callo=7).vuko_tokens(CALLO, 2).resources(CALLO, m=(2, 1)).action(CALLO, "raven")
    t.choose("discard_token")
    assert t.tokens_of(CALLO) == 1 and t.m_of(CALLO) == [1, 1, 0, 0] and t.s.stock[2] == 14
    assert not t.decision[0]
    t.action(CALLO, "raven").choose("reputation")
    assert t.reputation_of(CALLO) == 5 and t.m_of(CALLO) == [0, 1, 0, 0] and t.tokens_of(CALLO) == 1
    t.action(CALLO, "raven")  # M of level 1 does not pay
    assert t.event("action_idle")["why"] == "no_m"


@pytest.mark.rule("IG-REP-03")
@pytest.mark.rule("IG-DX-06")
def test_upwards_under_all_who_are_there() -> None:
    t = table().reputation(dyken=3, fjollsfinn=3, callo=5, freihoff=4).resources(CALLO, m=(1,))
    t.action(CALLO, "raven").choose("reputation")
    assert t.reputation_order == [CALLO, DYKEN, FJOLL, FREI]


@pytest.mark.rule("IG-REP-05")
@pytest.mark.rule("IG-Q-17")
@pytest.mark.parametrize(("field", "after"), [(3, 1), (2, 1)])
def test_the_way_up_ends_below_the_safe_zone(field: int, after: int) -> None:
    t = table().reputation(dyken=1, callo=field).resources(CALLO, m=(1,)).action(CALLO, "raven").choose("reputation")
    assert t.reputation_of(CALLO) == after
    assert t.reputation_order == [FJOLL, FREI, CALLO, DYKEN]  # two in the safe zone; Callo under van Dyken


@pytest.mark.rule("IG-REP-05")
@pytest.mark.rule("IG-DX-07")
@pytest.mark.parametrize("field", [0, 1])
def test_no_way_up_from_field_1_or_the_safe_zone(field: int) -> None:
    t = table().reputation(dyken=1, callo=field).resources(CALLO, m=(1,)).vuko_tokens(CALLO, 1).action(CALLO, "raven")
    assert t.refusal("reputation").rule == "IG-REP-05"
    t.choose("done")
    assert t.reputation_of(CALLO) == field and t.reputation_order.index(CALLO) == (2 if field == 0 else 3)
    assert t.m_of(CALLO) == [1, 0, 0, 0]


@pytest.mark.rule("IG-ACT-RAVEN-01")
def test_no_token_to_discard() -> None:
    t = table().reputation(callo=4).resources(CALLO, m=(1,)).action(CALLO, "raven")
    assert t.refusal("discard_token").rule == "IG-ACT-RAVEN-01"


@pytest.mark.rule("IG-Q-13")
def test_reputation_may_be_free_but_the_token_never() -> None:
    t = table(raven_reputation="free").reputation(callo=4).vuko_tokens(CALLO, 1).action(CALLO, "raven")
    assert t.refusal("discard_token").rule == "IG-ACT-RAVEN-01"
    t.choose("reputation")
    assert t.reputation_of(CALLO) == 2 and t.tokens_of(CALLO) == 1
    t.resources(CALLO, m=(1,)).action(CALLO, "raven").choose("discard_token")
    assert t.tokens_of(CALLO) == 0 and t.m_of(CALLO) == [0, 0, 0, 0]


@pytest.mark.rule("IG-ACT-THROAT-01")
@pytest.mark.rule("IG-ACT-RAVEN-01")
@pytest.mark.rule("IG-DOM-21")
def test_m_bought_at_snake_throat_pays_raven_shadow_in_the_same_turn() -> None:
    t = table().resources(CALLO, gold=2).reputation(callo=8).actions("callo:raven", "callo:throat")
    t.choose("exchange", "give:gold", "give:gold", "take:m", "done", "reputation")
    assert t.reputation_of(CALLO) == 6 and t.stock(CALLO) == (0, 0, 0)
