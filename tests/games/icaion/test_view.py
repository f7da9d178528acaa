"""What is open and what is hidden; states a seat cannot tell apart. [IC-AMB-73]"""

from __future__ import annotations

import json

import pytest

from longhall.games.icaion.state import IcaionState
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def prepared() -> Table:
    t = table(seats=3).hand(RED, "points_3", "move_2").hand(YELLOW, "attack_5").colossus("K2", 3, 1, 2)
    t.cage(YELLOW, 1, pink=2).upgrade(YELLOW, "up_cage").shards(PURPLE, 3).discards("points_9").track("river")
    return t.act(RED)


def samples(match: Match, seat: int | None, count: int = 20) -> list[IcaionState]:
    states = [match.determinize(seat, rng_from_seed(str(n))).state for n in range(count)]
    return [state for state in states if isinstance(state, IcaionState)]


@pytest.mark.rule("IC-AMB-73")
def test_hands_decks_and_shards_are_hidden() -> None:
    match = prepared().match
    assert match.view(RED)["players"][RED]["hand"] == ["move_2", "points_3"]
    for viewer in (YELLOW, PURPLE, None):
        assert match.view(viewer)["players"][RED]["hand"] == 2
    for viewer in (RED, YELLOW, None):
        view = match.view(viewer)
        assert (view["curio_deck"], view["event_deck"], view["colossus_shards"], view["shard_supply"]) == (45, 5, 3, 12)
        assert "attack_5" not in json.dumps(view) or viewer == YELLOW


@pytest.mark.rule("IC-AMB-73")
def test_everything_else_is_open() -> None:
    view = prepared().match.view(None)
    assert view["curio_discards"] == ["points_9"] and view["event_track"] == ["river"]
    assert view["colossus_cards"] == [None, "colossus_2", "colossus_3"]
    assert view["players"][PURPLE]["shard_values"] == {"1": 0, "2": 0, "3": 1}
    assert view["players"][YELLOW]["cages"][0]["pink"] == 2
    assert view["players"][YELLOW]["upgrades"] == ["up_cage"]
    assert view["shards_removed"] == {"1": 0, "2": 0, "3": 0}


@pytest.mark.rule("IC-AMB-73")
def test_a_sample_keeps_what_the_seat_knows_and_mixes_the_rest() -> None:
    match = prepared().match
    drawn = samples(match, RED)
    truth = match.state
    assert isinstance(truth, IcaionState)
    assert all(state.hand[RED] == truth.hand[RED] for state in drawn)
    assert len({tuple(state.hand[YELLOW]) for state in drawn}) > 5
    assert len({tuple(state.colossus_shards) for state in drawn}) > 3
    assert len({tuple(state.event_deck) for state in drawn}) > 5
    for state in drawn:
        assert sorted(state.deck + state.hand[YELLOW]) == sorted(truth.deck + truth.hand[YELLOW])
        assert sorted(state.shard_supply + state.colossus_shards) == sorted(truth.shard_supply + truth.colossus_shards)
        assert state.discards == truth.discards and state.upgrades == truth.upgrades


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    t = table().deck("points_3").act(RED, "power:draw")
    (event,) = [event for event in t.events if event.type == "curios_drawn"]
    assert event.seen_by(RED)["cards"] == ["points_3"] and event.seen_by(YELLOW)["count"] == 1
    assert "cards" not in event.seen_by(YELLOW) and "cards" not in event.seen_by(None)


def test_an_action_left_to_choose_tells_nothing_about_the_hand() -> None:
    """Red has taken the Standard Action and holds no card to play: the window is there all the same."""
    for card in ("points_9", "draw_1_2"):
        t = table().hand(RED, card).discharged(RED).act(RED, "extract")
        assert t.match.view(YELLOW)["deciding"] == {"seat": RED, "kind": "action"}
    t = table().discharged(RED).act(RED, "extract")
    assert t.decision == (YELLOW, "move")  # an empty hand is open to all


@pytest.mark.rule("IC-EXTRACT-02")
def test_the_batch_of_an_extract_is_shown_at_every_choice_of_its_machines() -> None:
    t = table(seats=3).seeker(RED, "X1").qoam(RI1=4, RC1=1).machine("harvester", "RI1", RED)
    t.upgrade(RED, "up_harvester_any", "up_harvester_third").act(RED, "extract")
    shown: list[int] = []
    for key in ("region:RI1", "region:RI1", "take"):
        batch = t.match.view(YELLOW)["extracting"]
        shown.append(batch["blue"])
        assert batch["green"] == 1
        t.choose(key)
    assert shown == [1, 1, 2] and t.match.view(YELLOW)["extracting"] is None
