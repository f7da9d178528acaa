"""Snake Throat and Influence. [IG-ACT-THROAT, IG-ACT-INFL]"""

from __future__ import annotations

import json
import random

import pytest

import longhall
from longhall.kernel.errors import RecordError
from longhall.kernel.match import Match
from longhall.text import Texts
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def sentences(t: Table) -> list[str]:
    """What the latest choice is told as."""
    texts = Texts(t.match.game, "en")
    return [texts.event(event) for event in texts.joined(event.seen_by(None) for event in t.events)]


def within_an_exchange() -> Match:
    """Where a seat takes something for what it has given."""
    match, rng = longhall.game("icegarden").new({"seats": 2}, seed=1), random.Random(1)
    while match.decision is None or match.decision.kind != "throat_take":
        match.play(rng.randrange(len(match.picks())))
    return match


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_take_one_token_and_exchange_as_often_as_you_like() -> None:
    t = table("callo", "dyken").resources("callo", population=4, gold=2).action("callo", "throat")
    t.choose("exchange", "give:population", "give:gold", "take:m")
    t.choose("take:gold")
    assert t.stock("callo") == (3, 2, 1) and t.keys == ["exchange", "done"]
    assert t.refusal("take:gold").rule == "IG-ACT-THROAT-01"
    t.choose("exchange", "give:population", "give:population", "take:gold")
    t.choose("exchange", "give:gold", "give:gold", "take:population")
    assert t.stock("callo") == (2, 1, 1)


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_one_alone_cannot_be_exchanged() -> None:
    t = table("callo", "dyken").resources("callo", gold=1).action("callo", "throat")
    assert "exchange" not in t.keys and t.refusal("exchange").params == {"count": 2}


@pytest.mark.rule("IG-ACT-THROAT-01")
@pytest.mark.rule("IG-Q-10")
def test_m_of_any_level_can_be_given_and_comes_to_level_0() -> None:
    t = table("callo", "dyken").resources("callo", m=(0, 1, 0, 1)).action("callo", "throat").choose("exchange")
    assert t.keys == ["give:m1", "give:m3"] and t.refusal("give:gold").rule == "IG-ACT-THROAT-01"
    t.choose("give:m3", "give:m1", "take:m", "take:m")
    assert t.m_of("callo") == [2, 0, 0, 0]
    t = table("callo", "dyken", throat_trade_m=False).resources("callo", gold=2, m=(2,)).action("callo", "throat")
    t.choose("exchange")
    assert t.keys == ["give:gold"] and t.refusal("give:m0").message == "refusal-throat-m"
    t.choose("give:gold", "give:gold", "take:m")  # M may still be taken
    assert t.m_of("callo") == [3, 0, 0, 0] and "exchange" not in t.keys


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_an_exchange_is_told_in_one_sentence_when_it_is_complete() -> None:
    t = table("callo", "dyken").resources("callo", population=1, gold=1, m=(0, 1)).action("callo", "throat")
    t.choose("take:gold", "exchange")
    told = [sentences(t.choose(key)) for key in ("give:population", "give:m1", "take:gold", "exchange")]
    assert told == [[], [], ["Player 1 exchanges 1 population and 1 M for 1 gold."], []]
    told = [sentences(t.choose(key)) for key in ("give:gold", "give:gold", "take:m")]
    assert told == [[], [], ["Player 1 exchanges 2 gold for 1 M."]]


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_the_events_of_an_exchange_are_those_of_its_payments() -> None:
    t = table("callo", "dyken").resources("callo", gold=2).action("callo", "throat")
    t.choose("exchange", "give:gold", "give:gold", "take:m")
    kept = [event.to_data() for entry in t.match.history[-4:] for event in entry.events if not event.remark]
    paid = {"type": "resources_paid", "rule": "IG-ACT-THROAT-01", "seat": 0, "gold": 1}
    assert kept == [paid, paid, {"type": "resources_gained", "rule": "IG-ACT-THROAT-01", "seat": 0, "m": 1}]


def test_a_match_saved_within_an_exchange_goes_on_as_it_did_before_exchanges_were_told() -> None:
    match = within_an_exchange()
    saved = json.loads(match.to_json(history=True))
    before = {**saved, "stack": [*saved["stack"][:-1], saved["stack"][-1][:3]]}
    assert before != saved and match.game.from_json(json.dumps(before)) == match, "it is played again"
    older = match.game.from_json(json.dumps(before), trusted=True)
    assert [event.type for event in older.apply(0)] == ["resources_gained"], "nobody knows any more what was given"
    assert "exchanged" in [event.type for event in match.apply(0)]
    wrong = {**saved, "stack": [*saved["stack"][:-1], [*saved["stack"][-1][:3], 0, 0, 0]]}
    with pytest.raises(RecordError, match="its position does not follow from its choices"):
        match.game.from_json(json.dumps(wrong))


@pytest.mark.rule("IG-ACT-THROAT-02")
def test_markers_stay_on_snake_throat() -> None:
    t = table("callo", "dyken").markers("callo", "sails", 2).markers("dyken", "sails", 2).begin_planning()
    t.choose("field:throat")
    t.begin_domination()
    while t.decision != ("", ""):
        t.choose("pass")
    t.end_turn()
    assert t.s.throat == [0, 1] and t.in_reserve("dyken") == 17


@pytest.mark.rule("IG-ACT-INFL-01")
def test_one_population_for_each_of_at_most_two_markers() -> None:
    t = table("callo", "dyken").markers("callo", "sails").resources("callo", population=5).action("callo", "influence")
    t.choose("region:sails", "region:sails")
    assert t.markers_in("callo", "sails") == 3 and t.stock("callo") == (3, 0, 0) and t.decision == ("", "")
    t = table("callo", "dyken").markers("callo", "sails").resources("callo", population=1).action("callo", "influence")
    t.choose("region:sails")
    assert t.markers_in("callo", "sails") == 2 and t.decision == ("", "")


@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-Q-11")
def test_only_where_one_has_influence_a_unit_is_enough() -> None:
    t = table("callo", "dyken").markers("callo", "sails").units("callo", "faun", "zym").markers("dyken", "fire")
    t.resources("callo", population=2).action("callo", "influence")
    assert t.keys == ["region:sails", "region:zym", "done"]
    assert t.refusal("region:fire").rule == "IG-ACT-INFL-02"
    t.choose("region:zym", "region:sails")
    assert t.markers_in("callo", "zym") == 1 and t.markers_in("callo", "sails") == 2


@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-Q-33")
def test_held_markers_are_no_influence() -> None:
    t = table("callo", "dyken").vuko("sails").held("callo", 2).markers("callo", "zym")
    t.resources("callo", population=2).action("callo", "influence")
    assert t.keys == ["region:zym", "done"] and t.refusal("region:sails").rule == "IG-DOM-05"


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_the_resource_of_snake_throat_is_declined_also_after_an_exchange() -> None:
    t = table().resources("callo", gold=2).action("callo", "throat")
    t.choose("exchange", "give:gold", "give:gold", "take:m", "done")
    assert t.remarks()[-1][0] == "action_declined" and t.stock("callo") == (0, 0, 1)


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_one_token_for_each_marker() -> None:
    t = table().action(CALLO, "throat").choose("take:m")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.s.stock == [24, 22, 15]
    assert not t.decision[0]  # one token: nothing to exchange


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_the_free_token_is_refused_a_second_time() -> None:
    t = table().resources(CALLO, population=2).action(CALLO, "throat").choose("take:gold")
    assert t.decision == (CALLO, "throat")
    assert t.refusal("take:gold").rule == "IG-ACT-THROAT-01"


@pytest.mark.rule("IG-ACT-THROAT-01")
@pytest.mark.rule("IG-Q-10")
def test_exchanges_go_on_as_long_as_there_are_two_tokens_of_any_kind() -> None:
    t = table().resources(CALLO, population=1, gold=1, m=(0, 0, 1, 1)).action(CALLO, "throat")
    t.choose("exchange", "give:m3", "give:population", "take:gold")  # population 0, gold 2, M (0,0,1,0)
    assert t.stock(CALLO) == (0, 2, 1)
    t.choose("exchange", "give:gold", "give:gold", "take:m")  # M of level 0
    assert t.stock(CALLO) == (0, 0, 2) and t.m_of(CALLO) == [1, 0, 1, 0]
    t.choose("exchange", "give:m0", "give:m2", "take:population")
    assert t.stock(CALLO) == (1, 0, 0)
    assert t.refusal("exchange").rule == "IG-ACT-THROAT-01"
    t.choose("take:population")  # the free token, last
    assert t.stock(CALLO) == (2, 0, 0) and t.decision == (CALLO, "throat")
    t.choose("exchange", "give:population", "give:population", "take:m")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.s.stock == [24, 22, 15]


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-Q-01")
def test_what_is_paid_goes_back_before_the_gain_is_taken() -> None:
    t = table().resources(CALLO, gold=2).resources(DYKEN, gold=20).action(CALLO, "throat")
    assert t.s.stock[1] == 0
    assert t.refusal("take:gold").rule == "IG-COMP-02"
    t.choose("exchange", "give:gold", "give:gold")
    assert "take:gold" in t.keys
    t.choose("take:gold")
    assert t.stock(CALLO) == (0, 1, 0) and t.s.stock[1] == 1


@pytest.mark.rule("IG-Q-01")
def test_without_the_limit_an_empty_supply_gives_on() -> None:
    t = table(supply_limit=False).resources(DYKEN, gold=22).action(CALLO, "throat").choose("take:gold")
    assert t.stock(CALLO) == (0, 1, 0)


@pytest.mark.rule("IG-Q-10")
def test_without_trade_in_m_it_may_be_taken_but_not_given() -> None:
    t = table(throat_trade_m=False).resources(CALLO, population=1, gold=1, m=(2,)).action(CALLO, "throat")
    t.choose("exchange")
    assert t.refusal("give:m0").rule == "IG-ACT-THROAT-01"
    t.choose("give:population", "give:gold", "take:m")
    assert t.m_of(CALLO) == [3, 0, 0, 0]
    assert t.refusal("exchange").rule == "IG-ACT-THROAT-01"  # three M, but nothing to give


@pytest.mark.rule("IG-Q-08")
@pytest.mark.parametrize(("option", "taken"), [("marker", 2), ("player", 1)])
def test_two_markers_of_one_player_on_snake_throat(option: str, taken: int) -> None:
    t = table(throat_take=option).order(CALLO, DYKEN, FREI, FJOLL)
    t.actions("callo:throat", "dyken:throat", "callo:throat").resources(CALLO)
    gold = 0
    while t.decision[0] == CALLO:
        if "take:gold" in t.keys:
            gold += 1
            t.choose("take:gold")
        else:
            t.choose("done")
    assert gold == taken and t.decision == (DYKEN, "throat")


@pytest.mark.rule("IG-ACT-INFL-01")
@pytest.mark.rule("IG-ACT-INFL-02")
def test_two_markers_in_two_regions_for_two_population() -> None:
    t = table().resources(FREI, population=5).markers(FREI, "isle").units(FREI, "moon_brother", "zym")
    t.action(FREI, "influence")
    assert sorted(key for key in t.keys if key != "done") == ["region:isle", "region:zym"]
    assert t.refusal("region:sails").rule == "IG-ACT-INFL-02"
    t.choose("region:zym", "region:isle")
    assert (t.markers_in(FREI, "zym"), t.markers_in(FREI, "isle"), t.stock(FREI)[0]) == (1, 2, 3)
    assert t.s.stock[0] == 21 and not t.decision[0]


@pytest.mark.rule("IG-ACT-INFL-01")
@pytest.mark.rule("IG-Q-09")
@pytest.mark.parametrize(("population", "reserve", "most"), [(0, 5, 0), (1, 5, 1), (5, 1, 1), (5, 0, 0), (2, 2, 2)])
def test_how_many_markers_can_be_placed(population: int, reserve: int, most: int) -> None:
    t = table().markers(CALLO, "isle").resources(CALLO, population=population).reserve(CALLO, reserve)
    t.action(CALLO, "influence")
    placed = 0
    while t.decision == (CALLO, "influence"):
        t.choose("region:isle")
        placed += 1
    assert placed == most and t.stock(CALLO)[0] == population - most and t.markers_in(CALLO, "isle") == 1 + most


@pytest.mark.rule("IG-Q-33")
def test_held_markers_are_no_presence_for_influence() -> None:
    t = table().vuko("isle").held(CALLO, 2).markers(CALLO, "zym").resources(CALLO, population=2)
    t.action(CALLO, "influence")
    assert [key for key in t.keys if key != "done"] == ["region:zym"]
    assert t.refusal("region:isle").rule == "IG-DOM-05"


@pytest.mark.rule("IG-Q-33")
def test_held_markers_until_the_end_of_domination_only() -> None:
    t = table(CALLO, DYKEN, held_markers="domination").vuko("fire").markers(CALLO, "fire", 3).vuko_tokens(CALLO, 2)
    t.resources(CALLO, gold=2).begin_domination()
    assert t.influence(CALLO, "fire") == 1
    while t.decision[0]:
        t.choose("pass" if "pass" in t.keys else "done")
    assert t.influence(CALLO, "fire") == 3
    t.action(CALLO, "move").choose("piece:marker@fire", "region:sails", "piece:marker@fire", "region:sails")
    assert t.markers_in(CALLO, "sails") == 2


@pytest.mark.rule("IG-CLOSE-09")
def test_no_influence_in_a_closed_region() -> None:
    t = table().closed("isle", 2).markers(CALLO, "zym").resources(CALLO, population=2).action(CALLO, "influence")
    assert t.refusal("region:isle").rule == "IG-CLOSE-09"


@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-DOM-06")
def test_a_unit_beside_held_markers_is_presence() -> None:
    t = table().vuko("isle").held(CALLO, 2).units(CALLO, "wild_child", "isle").resources(CALLO, population=1)
    t.action(CALLO, "influence").choose("region:isle")
    assert t.markers_in(CALLO, "isle") == 1 and t.influence(CALLO, "isle") == 2
