"""Snake Throat, Influence, Move, Ravenous Mountain, Raven Shadow. [IG-ACT]"""

from __future__ import annotations

import json
import random

import pytest

import longhall
from longhall.kernel.errors import RecordError
from longhall.kernel.match import Match
from longhall.text import Texts
from tests.games.icegarden.table import Table, table

# -- Snake Throat ------------------------------------------------------------------------------------------------------


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


def within_an_exchange() -> Match:
    """Where a seat takes something for what it has given."""
    match, rng = longhall.game("icegarden").new({"seats": 2}, seed=1), random.Random(1)
    while match.decision is None or match.decision.kind != "throat_take":
        match.play(rng.randrange(len(match.picks())))
    return match


def sentences(t: Table) -> list[str]:
    """What the latest choice is told as."""
    texts = Texts(t.match.game, "en")
    return [texts.event(event) for event in texts.joined(event.seen_by(None) for event in t.events)]


@pytest.mark.rule("IG-ACT-THROAT-02")
def test_markers_stay_on_snake_throat() -> None:
    t = table("callo", "dyken").markers("callo", "sails", 2).markers("dyken", "sails", 2).begin_planning()
    t.choose("field:throat")
    t.begin_domination()
    while t.decision != ("", ""):
        t.choose("pass")
    t.end_turn()
    assert t.s.throat == [0, 1] and t.in_reserve("dyken") == 17


# -- Influence ---------------------------------------------------------------------------------------------------------


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


# -- Move --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-MOVE-01")
def test_one_gold_for_each_of_at_most_two_moves() -> None:
    t = table("callo", "dyken").markers("callo", "sails", 3).resources("callo", gold=3).action("callo", "move")
    t.choose("piece:marker@sails", "region:fire", "piece:marker@sails", "region:valley")
    assert t.stock("callo") == (0, 1, 0) and t.decision == ("", "")
    t = table("callo", "dyken").markers("callo", "sails", 3).resources("callo", gold=1).action("callo", "move")
    t.choose("piece:marker@sails", "region:fire")
    assert t.stock("callo") == (0, 0, 0) and t.decision == ("", "")


@pytest.mark.rule("IG-ACT-MOVE-02")
def test_a_marker_or_a_unit_to_an_adjacent_region() -> None:
    t = table("callo", "dyken").markers("callo", "sails").units("callo", "faun", "sails").markers("dyken", "sails")
    t.resources("callo", gold=2).action("callo", "move")
    assert t.keys == ["piece:marker@sails", "piece:faun@sails", "done"]
    t.choose("piece:faun@sails")
    assert t.keys == ["region:fire", "region:valley", "region:empire"]
    assert t.refusal("region:zym").rule == "IG-ACT-MOVE-02"
    t.choose("region:empire")
    assert t.units_in("callo", "faun", "empire") == 1 and t.units_in("callo", "faun", "sails") == 0


@pytest.mark.rule("IG-ACT-MOVE-03")
@pytest.mark.rule("IG-Q-12")
def test_two_moves_from_different_regions_or_by_the_same_piece() -> None:
    t = table("callo", "dyken").markers("callo", "sails").markers("callo", "zym").resources("callo", gold=2)
    t.action("callo", "move").choose("piece:marker@sails", "region:fire", "piece:marker@zym", "region:snakes")
    assert t.markers_in("callo", "fire") == t.markers_in("callo", "snakes") == 1
    t = table("callo", "dyken").markers("callo", "sails").resources("callo", gold=2).action("callo", "move")
    t.choose("piece:marker@sails", "region:valley", "piece:marker@valley", "region:zym")
    assert t.markers_in("callo", "zym") == 1


@pytest.mark.rule("IG-ACT-MOVE-03")
@pytest.mark.rule("IG-Q-12")
def test_the_same_piece_only_once_if_the_setup_says_so() -> None:
    t = table("callo", "dyken", move_same_piece=False).markers("callo", "sails").markers("callo", "zym")
    t.resources("callo", gold=2).action("callo", "move").choose("piece:marker@sails", "region:valley")
    assert t.keys == ["piece:marker@zym", "done"]
    assert t.refusal("piece:marker@valley").rule == "IG-ACT-MOVE-03"
    t = table("callo", "dyken", move_same_piece=False).markers("callo", "sails").markers("callo", "valley")
    t.resources("callo", gold=2).action("callo", "move").choose("piece:marker@sails", "region:valley")
    assert t.keys == ["piece:marker@valley", "done"]  # the other marker there may move


@pytest.mark.rule("IG-ACT-MOVE-04")
def test_closed_and_absent_regions_cannot_be_entered() -> None:
    t = table("callo", "dyken").closed("valley").markers("callo", "sails").resources("callo", gold=1)
    t.action("callo", "move").choose("piece:marker@sails")
    assert t.keys == ["region:fire", "region:empire"]
    assert t.refusal("region:valley").rule == "IG-CLOSE-09"
    assert t.refusal("region:isle").rule == "IG-SETUP-08"


@pytest.mark.rule("IG-ACT-MOVE-04")
def test_a_piece_without_an_open_neighbour_cannot_move() -> None:
    t = table("callo", "dyken").markers("callo", "sails").markers("callo", "zym").resources("callo", gold=2)
    t.closed("fire").closed("valley")
    t.s.in_play[t.region("empire")] = 0
    t.action("callo", "move")
    assert t.keys == ["piece:marker@zym", "done"]
    assert t.refusal("piece:marker@sails").rule == "IG-ACT-MOVE-04"


@pytest.mark.rule("IG-Q-33")
def test_held_markers_cannot_move_and_are_refused_once() -> None:
    t = (
        table()
        .vuko("sails")
        .held("callo", 2)
        .markers("callo", "zym")
        .resources("callo", gold=2)
        .action("callo", "move")
    )
    assert t.keys == ["piece:marker@zym", "done"] and t.refusal("piece:marker@sails").rule == "IG-DOM-05"
    t = table(move_same_piece=False).vuko("sails").held("callo", 2).markers("callo", "isle").resources("callo", gold=2)
    t.markers("callo", "zym").action("callo", "move").choose("piece:marker@isle", "region:sails")
    assert t.refusal("piece:marker@sails").rule == "IG-ACT-MOVE-03"  # the one in play there has moved


# -- Ravenous Mountain -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-MOUNT-01")
def test_any_pieces_from_one_region_to_any_other() -> None:
    t = table().markers("callo", "isle", 4).units("callo", "faun", "isle", 2).units("callo", "wild_child", "isle")
    t.resources("callo", population=2).action("callo", "mountain")
    t.choose("region:isle")
    assert "region:zym" in t.keys and t.refusal("region:isle").rule == "IG-ACT-MOUNT-01"  # zym is far away
    t.choose("region:zym", "count:3", "count:0", "count:2")
    assert t.markers_in("callo", "zym") == 3 and t.units_in("callo", "faun", "zym") == 2
    assert t.markers_in("callo", "isle") == 1 and t.units_in("callo", "wild_child", "isle") == 1
    assert t.stock("callo") == (0, 0, 0)


@pytest.mark.rule("IG-ACT-MOUNT-01")
@pytest.mark.rule("IG-Q-64")
def test_at_least_one_piece_must_go_and_no_held_one() -> None:
    t = table().markers("callo", "isle", 2).vuko("isle").held("callo", 1).resources("callo", population=2)
    t.action("callo", "mountain").choose("region:isle", "region:zym")
    assert t.keys == ["count:1", "count:2"]
    assert t.refusal("count:0").rule == "IG-ACT-MOUNT-01" and t.refusal("count:3").rule == "IG-DOM-05"
    t.choose("count:2")
    assert t.markers_in("callo", "zym") == 2 and t.s.held[t.seat("callo")] == 1


@pytest.mark.rule("IG-ACT-MOUNT-02")
@pytest.mark.rule("IG-VTILE-WHISP-01")
def test_whisperers_make_the_mountain_dearer() -> None:
    t = table(variant="advanced", vuko_tiles=["whisperers:1"]).markers("callo", "isle", 2)
    t.resources("callo", population=2).action("callo", "mountain")
    assert t.event("action_idle")["why"] == "no_population"
    t.resources("callo", population=4).action("callo", "mountain").choose("region:isle", "region:zym", "count:1")
    assert t.stock("callo") == (1, 0, 0)


# -- Raven Shadow ------------------------------------------------------------------------------------------------------


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


# -- declining ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.parametrize("action", ["throat", "influence", "move", "mountain", "raven", "making"])
def test_who_finishes_an_action_at_once_is_told_to_decline_it(action: str) -> None:
    t = table().markers("callo", "sails").vuko_tokens("callo", 1).resources("callo", population=9, gold=2, m=(2,))
    t.action("callo", action).choose("done")
    assert t.remarks() == [("action_declined", "IG-ACT-04", {"seat": t.seat("callo"), "action": action})]
    assert t.stock("callo") == (9, 2, 2)


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.parametrize(
    ("action", "keys"),
    [
        ("throat", ["take:gold", "done"]),
        ("influence", ["region:sails", "done"]),
        ("move", ["piece:marker@sails", "region:fire", "done"]),
        ("making", ["raise", "up:0", "done", "done"]),
    ],
)
def test_who_finishes_after_doing_something_has_not_declined(action: str, keys: list[str]) -> None:
    t = table().markers("callo", "sails").resources("callo", population=9, gold=2, m=(2,))
    t.action("callo", action).choose(*keys)
    assert t.remarks() == []


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_the_resource_of_snake_throat_is_declined_also_after_an_exchange() -> None:
    t = table().resources("callo", gold=2).action("callo", "throat")
    t.choose("exchange", "give:gold", "give:gold", "take:m", "done")
    assert t.remarks()[-1][0] == "action_declined" and t.stock("callo") == (0, 0, 1)
