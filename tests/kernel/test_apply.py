"""Making choices: by option, key or index; refusals with reasons; outcomes handed in."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption, InvalidOption, RecordMismatch
from longhall.kernel.frames import Option
from longhall.kernel.record import parse, replay
from tests.kernel.pebbles import pebbles
from tests.kernel.play import at_die, before_reveal, finish, lay_alone, pebbles_match, state, with_hand


def test_an_option_its_key_and_its_index_are_the_same_choice() -> None:
    by_option, by_key, by_index = pebbles_match(), pebbles_match(), pebbles_match()
    option = by_option.options()[1]
    by_option.apply(option)
    by_key.apply(option.key)
    by_index.apply(1)
    assert by_option == by_key == by_index
    assert [match.history[0].key for match in (by_option, by_key, by_index)] == [option.key] * 3


def test_a_stale_option_is_judged_by_its_key() -> None:
    match = pebbles_match()
    stale = Option("take", "option-take")
    with pytest.raises(IllegalOption):
        match.apply(stale)


@pytest.mark.parametrize("choice", ["", "pebble", "pebble:7", "swim", "PEBBLE:1", 99, -1])
def test_nonsense_is_invalid(choice: str | int) -> None:
    match = pebbles_match()
    before = match.to_json(history=True)
    with pytest.raises(InvalidOption) as refused:
        match.apply(choice)
    assert refused.value.key == str(choice)
    assert refused.value.message == "error-invalid-option"
    assert str(refused.value) == f"{str(choice)!r} is not an option of this game"
    assert match.to_json(history=True) == before


def test_an_option_not_offered_now_is_illegal_by_the_rule_of_the_decision() -> None:
    match = pebbles_match()
    with pytest.raises(IllegalOption) as refused:
        match.apply("take")
    assert (refused.value.message, refused.value.rule) == ("error-not-offered", "PB-LAY-01")
    assert str(refused.value) == "'take' is not allowed now: error-not-offered [PB-LAY-01]"


def test_a_refusal_gives_its_rule_message_and_parameters() -> None:
    match = with_hand(pebbles_match(), 0, 2, 2, 5, last=2)
    assert match.keys() == ["pebble:5"]
    before = match.to_json(history=True)
    with pytest.raises(IllegalOption) as refused:
        match.apply("pebble:2")
    assert refused.value.rule == "PB-LAY-02"
    assert refused.value.message == "refusal-laid-before"
    assert refused.value.params == {"value": 2}
    assert match.to_json(history=True) == before


def test_a_spent_die_refuses_another_stone() -> None:
    match = at_die(face=1)
    match.apply("take")
    assert match.keys() == ["stop"]
    with pytest.raises(IllegalOption) as refused:
        match.apply("take")
    assert refused.value.rule == "PB-TAKE-02"


def test_nothing_can_be_chosen_when_the_match_is_over() -> None:
    match = finish(pebbles_match(rounds=1))
    assert match.over and match.decision is None and match.options() == [] and match.refusals() == []
    for choice in ("take", 0, "nonsense"):
        with pytest.raises(IllegalOption) as refused:
            match.apply(choice)
        assert refused.value.message == "error-match-over"


def test_a_die_shows_the_outcome_handed_in() -> None:
    for face in range(1, 7):
        match = at_die(face=face)
        assert match.history[-1].outcomes == [[face]]
        stones = 0
        while match.keys()[0] == "take":
            match.apply("take")
            stones += 1
        assert stones == face


@pytest.mark.parametrize("outcomes", [[[0]], [[7]], [[1, 2]], [[]]])
def test_an_impossible_outcome_is_refused_and_changes_nothing(outcomes: list[list[int]]) -> None:
    match = before_reveal()
    before = match.to_json(history=True)
    with pytest.raises(RecordMismatch, match=r"is not a possible outcome of 'roll_die'"):
        lay_alone(match, outcomes)
    assert match.to_json(history=True) == before
    assert match.keys() == pebbles().from_json(before).keys()


def test_too_many_outcomes_are_refused_and_change_nothing() -> None:
    match = before_reveal()
    before = match.to_json(history=True)
    with pytest.raises(RecordMismatch, match="1 of the given outcomes were not called for"):
        lay_alone(match, [[3], [4]])
    assert match.to_json(history=True) == before
    lay_alone(match, [[3]])
    assert match.history[-1].outcomes == [[3]]


def test_an_outcome_where_no_chance_is_called_for_is_refused() -> None:
    match = pebbles_match()
    with pytest.raises(RecordMismatch):
        match.apply(0, [[3]])
    assert match.choices_made == 0


def test_a_shuffle_takes_only_permutations() -> None:
    match = at_die(face=1)
    state(match).laid += state(match).bag
    state(match).bag = []
    size = len(state(match).laid)
    for wrong in ([0] * size, list(range(size - 1)), list(range(1, size + 1))):
        with pytest.raises(RecordMismatch, match="shuffle_bag"):
            match.apply("stop", [wrong])
    match.apply("stop", [list(reversed(range(size)))])
    assert match.history[-1].outcomes == [list(reversed(range(size)))]


def test_missing_chance_changes_nothing() -> None:
    """A replayed match has no generator: to go on it needs outcomes, and without them it stays as it was."""
    match = before_reveal()
    bare = replay(pebbles(), parse(match.record.to_jsonl()))
    keys = bare.keys()
    with pytest.raises(RecordMismatch, match="the outcome of 'roll_die' is missing"):
        lay_alone(bare)
    assert bare.choices_made == match.choices_made
    assert bare.keys() == keys
    lay_alone(bare, [[2]])
    assert bare.history[-1].outcomes == [[2]]


def test_all_outcomes_of_a_die_can_be_listed_and_each_applied() -> None:
    match = before_reveal()
    stones = set()
    for face in range(1, 7):
        branch = match.clone()
        lay_alone(branch, [[face]])
        decision = branch.decision
        assert decision is not None
        stones.add(decision.options[0].params["left"])
    assert stones == {1, 2, 3, 4, 5, 6}


def test_without_recording_the_match_goes_the_same_way() -> None:
    match, fast = pebbles_match(), pebbles_match()
    fast.recording = False
    while not match.over:
        match.apply(0)
        assert fast.apply(0) == []
        assert fast.choices_made == match.choices_made
    assert fast.over
    assert fast.state.to_data() == match.state.to_data()
    assert fast.history == []
