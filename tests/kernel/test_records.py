"""Records: they replay to the same match, and every kind of tampering is detected and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from longhall.kernel.chance import commitment
from longhall.kernel.errors import RecordError, RecordMismatch
from longhall.kernel.record import Record, parse, replay, verify
from tests.kernel.pebbles import Pebbles, PebblesState, pebbles
from tests.kernel.play import before_reveal, finish, pebbles_match

SEED = "winter"


def whole_match() -> str:
    return finish(pebbles_match(SEED, seats=3)).record.to_jsonl()


def lines_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def choice_with_die(lines: list[dict[str, Any]]) -> int:
    """The line of a choice after which a die was rolled and stones could be taken."""
    return next(n for n, line in enumerate(lines) if n and line.get("outcomes"))


# -- what a record is ------------------------------------------------------------------------------------------------


def test_a_record_is_a_head_then_choices_then_the_result() -> None:
    head, *choices, last = lines_of(whole_match())
    assert head["longhall"] == 1
    assert (head["game"], head["rules_version"], head["pack"]) == ("pebbles", 1, "pebbles")
    assert head["setup"] == {"seats": 3, "rounds": 3, "order": "clockwise", "repeats": False}
    assert head["seed"] == SEED and head["seed_commitment"] == commitment(head, SEED)
    assert [line["n"] for line in choices] == list(range(1, len(choices) + 1))
    assert set(choices[0]) == {"n", "seat", "decision", "options", "choice", "outcomes", "events"}
    assert set(last) == {"result"}
    assert set(last["result"]) == {"reason", "rule", "places", "scores"}


def test_the_seed_is_revealed_only_when_the_match_is_over() -> None:
    match = pebbles_match(SEED)
    commitment_at_start = match.record.head["seed_commitment"]
    while not match.over:
        assert "seed" not in match.record.head and SEED not in match.record.to_jsonl()
        assert match.record.result is None
        match.apply(0)
    assert match.record.head["seed"] == SEED
    assert match.record.head["seed_commitment"] == commitment_at_start == commitment(match.head(), SEED)


def test_equal_seeds_give_equal_records_and_others_do_not() -> None:
    assert whole_match() == whole_match()
    assert finish(pebbles_match("summer", seats=3)).record.to_jsonl() != whole_match()
    assert finish(pebbles_match(7)).record.to_jsonl() == finish(pebbles_match("7")).record.to_jsonl()


def test_without_a_seed_chance_is_unpredictable() -> None:
    one, two = pebbles_match(None), pebbles_match(None)
    assert one.seed != two.seed and len(one.seed) >= 32
    assert verify(pebbles(), parse(finish(one).record.to_jsonl())).over


def test_parsing_gives_back_what_was_written() -> None:
    text = whole_match()
    assert parse(text).to_jsonl() == text
    assert parse(text.removesuffix("\n")).to_jsonl() == text


@pytest.mark.parametrize("blank", ["", " ", "\t"], ids=["nothing", "a space", "a tab"])
def test_an_empty_line_is_refused_and_named(blank: str) -> None:
    rows = whole_match().split("\n")
    for number in (1, 5, len(rows)):
        with pytest.raises(RecordError, match=f"^line {number} of the record is empty$"):
            parse("\n".join([*rows[: number - 1], blank, *rows[number - 1 :]]))


# -- replaying -----------------------------------------------------------------------------------------------------


def test_a_replay_gives_the_same_bytes() -> None:
    text = whole_match()
    assert replay(pebbles(), parse(text)).record.to_jsonl() == text
    assert verify(pebbles(), parse(text)).record.to_jsonl() == text


def test_a_replay_stops_where_it_is_told() -> None:
    match = finish(pebbles_match(SEED))
    record = parse(match.record.to_jsonl())
    for n in range(len(record.lines) + 1):
        again = replay(pebbles(), record, at=n)
        assert again.choices_made == n
        assert again.state.to_data() == match.rewound(n).state.to_data()
    for n in (-1, len(record.lines) + 1):
        with pytest.raises(RecordError, match=f"there is no position {n}"):
            replay(pebbles(), record, at=n)


def test_the_outcomes_are_enough_without_the_seed() -> None:
    lines = lines_of(whole_match())
    del lines[0]["seed"]
    match = replay(pebbles(), parse(text_of(lines)))
    assert match.result is not None and match.result.to_data() == lines[-1]["result"]
    assert verify(pebbles(), parse(text_of(lines))).over


def test_a_replay_without_the_seed_keeps_the_commitment() -> None:
    """The hall has published it, so a record written again must still name it."""
    text = before_reveal().record.to_jsonl()
    assert replay(pebbles(), parse(text)).record.to_jsonl() == text


def test_a_match_with_chosen_outcomes_replays_from_them() -> None:
    match = pebbles_match(SEED, seats=3)
    rolled = False
    while not match.over:
        fork = match.clone()
        fork.apply(0)
        outcomes = fork.history[-1].outcomes
        die = len(outcomes) == 1 and len(outcomes[0]) == 1
        match.apply(0, [[6]] if die else None)
        rolled = rolled or die
    assert rolled
    again = replay(pebbles(), parse(match.record.to_jsonl()))
    assert again.record.to_jsonl() == match.record.to_jsonl()
    with pytest.raises(RecordMismatch, match="'outcomes' differs"):
        verify(pebbles(), parse(match.record.to_jsonl()))


# -- tampering --------------------------------------------------------------------------------------------------------


Edit = Callable[[list[dict[str, Any]]], None]


def change_choice(lines: list[dict[str, Any]]) -> None:
    lines[1]["choice"] = "take"


def change_choice_to_another_legal_one(lines: list[dict[str, Any]]) -> None:
    keys = pebbles_match(SEED, seats=3).keys()
    lines[1]["choice"] = next(key for key in keys if key != lines[1]["choice"])


def change_choice_to_nonsense(lines: list[dict[str, Any]]) -> None:
    lines[1]["choice"] = "swim"


def change_choice_to_its_index(lines: list[dict[str, Any]]) -> None:
    lines[1]["choice"] = 0


def change_choice_to_nothing(lines: list[dict[str, Any]]) -> None:
    lines[1]["choice"] = None


def change_choice_to_a_list(lines: list[dict[str, Any]]) -> None:
    lines[1]["choice"] = ["pebble:1"]


def change_seat(lines: list[dict[str, Any]]) -> None:
    lines[1]["seat"] = 1


def change_kind(lines: list[dict[str, Any]]) -> None:
    lines[1]["decision"] = "take_stones"


def change_option_count(lines: list[dict[str, Any]]) -> None:
    lines[2]["options"] += 1


def load_die(lines: list[dict[str, Any]]) -> None:
    die = lines[choice_with_die(lines)]["outcomes"]
    die[0][0] = die[0][0] % 6 + 1


def impossible_die(lines: list[dict[str, Any]]) -> None:
    lines[choice_with_die(lines)]["outcomes"] = [[9]]


def die_of_words(lines: list[dict[str, Any]]) -> None:
    lines[choice_with_die(lines)]["outcomes"] = [["six"]]


def outcomes_that_are_no_list(lines: list[dict[str, Any]]) -> None:
    lines[choice_with_die(lines)]["outcomes"] = 6


def remove_outcome(lines: list[dict[str, Any]]) -> None:
    lines[choice_with_die(lines)]["outcomes"] = []


def add_outcome(lines: list[dict[str, Any]]) -> None:
    lines[1]["outcomes"] = [[3]]


def change_event(lines: list[dict[str, Any]]) -> None:
    lines[1]["events"][0]["seat"] = 2


def remove_event(lines: list[dict[str, Any]]) -> None:
    lines[1]["events"] = []


def change_secret(lines: list[dict[str, Any]]) -> None:
    lines[1]["events"][0]["private"]["pebble"] = 7


def change_opening_outcome(lines: list[dict[str, Any]]) -> None:
    order = lines[0]["outcomes"][0]
    bag = PebblesState(lines[0]["setup"]).bag
    other = next(i for i, index in enumerate(order) if bag[index] != bag[order[-1]])
    order[other], order[-1] = order[-1], order[other]


def impossible_opening(lines: list[dict[str, Any]]) -> None:
    lines[0]["outcomes"][0][0] = 99


def change_opening_event(lines: list[dict[str, Any]]) -> None:
    lines[0]["events"].pop()


def change_result(lines: list[dict[str, Any]]) -> None:
    lines[-1]["result"]["places"] = [1, 1, 1]


def forget_result(lines: list[dict[str, Any]]) -> None:
    lines[-1]["result"] = None


def more_choices_than_the_match(lines: list[dict[str, Any]]) -> None:
    lines.insert(-1, {**lines[-2], "n": lines[-2]["n"] + 1})


def fewer_choices_than_the_match(lines: list[dict[str, Any]]) -> None:
    del lines[-2]


def change_seed(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed"] = "summer"


def change_commitment(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed_commitment"] = commitment(lines[0], "summer")


def change_seed_and_commitment(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed"] = "summer"
    lines[0]["seed_commitment"] = commitment(lines[0], "summer")


def false_for_true(lines: list[dict[str, Any]]) -> None:
    event = next(event for line in lines[1:-1] for event in line["events"] if event.get("reveals"))
    event["reveals"] = 1


def whole_number_with_a_point(lines: list[dict[str, Any]]) -> None:
    lines[-1]["result"]["places"][0] = float(lines[-1]["result"]["places"][0])


def zero_for_false_in_the_setup(lines: list[dict[str, Any]]) -> None:
    lines[0]["setup"]["repeats"] = 0


def unknown_field_in_the_head(lines: list[dict[str, Any]]) -> None:
    lines[0]["weather"] = "snow"


def unknown_field_beside_a_choice(lines: list[dict[str, Any]]) -> None:
    lines[1]["by"] = "Loki"


def unknown_field_beside_the_result(lines: list[dict[str, Any]]) -> None:
    lines[-1]["winner"] = 0


def unknown_field_in_the_result(lines: list[dict[str, Any]]) -> None:
    lines[-1]["result"]["winner"] = 0


def no_commitment(lines: list[dict[str, Any]]) -> None:
    lines[0]["seed_commitment"] = ""


def renewals_that_name_none(lines: list[dict[str, Any]]) -> None:
    lines[0]["renewals"] = []


def renewal_where_the_match_is_over(lines: list[dict[str, Any]]) -> None:
    lines[0]["renewals"] = [[len(lines) - 2, 1]]


def continue_from(lines: list[dict[str, Any]], at: int, table: str = "other") -> None:
    lines[0]["continued"] = {"table": table, "at": at, "seed": lines[0].pop("seed", None)}


def continued_where_the_match_is_over(lines: list[dict[str, Any]]) -> None:
    continue_from(lines, len(lines) - 2)


def continued_from_no_table(lines: list[dict[str, Any]]) -> None:
    continue_from(lines, 1, "")


def renewed_in_another_match(lines: list[dict[str, Any]]) -> None:
    continue_from(lines, 3)
    lines[0]["renewals"] = [[2, 1]]


def change_setup(lines: list[dict[str, Any]]) -> None:
    lines[0]["setup"]["rounds"] = 4


TAMPERING: list[tuple[Edit, str, str]] = [
    # edit, what is said with the seed revealed, what is said without it
    (change_choice, "choice 1: 'take' is not allowed now", ""),
    (change_choice_to_another_legal_one, "choice 1: 'events' differs from what the rules give", ""),
    (change_choice_to_nonsense, "choice 1: 'swim' is not an option of this game", ""),
    (change_choice_to_its_index, "choice 1: ", ""),
    (change_choice_to_nothing, "choice 1: ", ""),
    (change_choice_to_a_list, "choice 1: ", ""),
    (change_seat, "choice 1: 'seat' differs from what the rules give", ""),
    (change_kind, "choice 1: 'decision' differs from what the rules give", ""),
    (change_option_count, "choice 2: there are ", ""),
    (load_die, "choice 3: 'outcomes' differs from what the seed gives", "choice 3: 'events' differs"),
    (impossible_die, "choice 3: 'outcomes' differs", "choice 3: [9] is not a possible outcome of 'roll_die'"),
    (die_of_words, "choice 3: 'outcomes' differs", "choice 3: "),
    (outcomes_that_are_no_list, "choice 3: 'outcomes' differs", "choice 3: "),
    (remove_outcome, "choice 3: 'outcomes' differs", "choice 3: the outcome of 'roll_die' is missing"),
    (add_outcome, "choice 1: 'outcomes' differs", "choice 1: 1 of the given outcomes were not called for"),
    (change_event, "choice 1: 'events' differs from what the rules give", ""),
    (remove_event, "choice 1: 'events' differs from what the rules give", ""),
    (change_secret, "choice 1: 'events' differs from what the rules give", ""),
    (change_opening_outcome, "the opening differs from what the head says", ""),
    (impossible_opening, "the opening differs", "in the opening: "),
    (change_opening_event, "the opening differs from what the head says", ""),
    (change_result, "the result differs from what the choices lead to", ""),
    (forget_result, "the result differs from what the choices lead to", ""),
    (more_choices_than_the_match, "the match is over already", ""),
    (fewer_choices_than_the_match, "the result differs from what the choices lead to", ""),
    (false_for_true, "'events' differs from what the rules give", ""),
    (whole_number_with_a_point, "the result differs from what the choices lead to", ""),
    (unknown_field_in_the_head, "the head has a field 'weather'", ""),
    (unknown_field_beside_a_choice, "choice 1 has a field 'by'", ""),
    (unknown_field_beside_the_result, "the line of the result has a field 'winner'", ""),
    (unknown_field_in_the_result, "the result has a field 'winner'", ""),
    (no_commitment, "the 'seed_commitment' in the head is no SHA-256", ""),
    (renewals_that_name_none, "the 'renewals' in the head name no renewal", ""),
    (renewal_where_the_match_is_over, "", "'renewals': nobody can step back to choice"),
    (continued_where_the_match_is_over, "'continued': nobody can go on after choice", ""),
    (continued_from_no_table, "the 'continued' in the head names no table", ""),
    (renewed_in_another_match, "the 'renewals' in the head name choice 2, which was made in another match", ""),
]


def test_the_commitment_covers_the_setup() -> None:
    lines = lines_of(whole_match())
    change_setup(lines)
    with pytest.raises(RecordMismatch, match="does not fit the commitment"):
        verify(pebbles(), parse(text_of(lines)))


@pytest.mark.parametrize("with_seed", [True, False], ids=["seed", "no-seed"])
def test_a_setup_of_other_types_is_refused(with_seed: bool) -> None:
    lines = lines_of(whole_match())
    zero_for_false_in_the_setup(lines)
    if not with_seed:
        del lines[0]["seed"]
    with pytest.raises(RecordError):
        verify(pebbles(), parse(text_of(lines)))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('{"longhall":1,"longhall":1}', "line 1 of the record names 'longhall' twice"),
        ('{"longhall":1,"setup":{"seats":2,"seats":3}}', "line 1 of the record names 'seats' twice"),
        ('{"longhall":NaN}', "line 1 of the record is not JSON"),
        ("[" * 100_000, "line 1 of the record is not JSON"),
    ],
)
def test_lines_that_can_be_read_in_two_ways_are_refused(line: str, sentence: str) -> None:
    with pytest.raises(RecordError) as found:
        parse(line)
    assert sentence in str(found.value)


@pytest.mark.parametrize("with_seed", [True, False], ids=["seed", "no-seed"])
@pytest.mark.parametrize(("edit", "sentence", "without"), TAMPERING, ids=[row[0].__name__ for row in TAMPERING])
def test_tampering_is_detected_and_named(edit: Edit, sentence: str, without: str, with_seed: bool) -> None:
    lines = lines_of(whole_match())
    edit(lines)
    if not with_seed:
        lines[0].pop("seed", None)
        sentence = without or sentence
    record = Record(lines[0], lines[1:-1], lines[-1].pop("result"))
    record.beside = lines[-1]
    with pytest.raises(RecordMismatch) as found:
        verify(pebbles(), record)
    assert sentence in str(found.value)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (change_seed, "the revealed seed does not fit the commitment"),
        (change_commitment, "the revealed seed does not fit the commitment"),
        (change_seed_and_commitment, "the opening differs from what the head says"),
    ],
)
def test_a_swapped_seed_is_detected(edit: Edit, sentence: str) -> None:
    lines = lines_of(whole_match())
    edit(lines)
    with pytest.raises(RecordMismatch, match=sentence):
        verify(pebbles(), parse(text_of(lines)))


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 3, "rounds": 3, "order": "clockwise", "repeats": False, "cheating": True},
        {"seats": 3, "rounds": 99, "order": "clockwise", "repeats": False},
        {"seats": "3", "rounds": 3, "order": "clockwise", "repeats": False},
        {"seats": 3, "rounds": 3, "order": "zigzag", "repeats": False},
        {"seats": 3, "rounds": 3, "order": "clockwise"},
        {"seats": 5, "rounds": 3, "order": "clockwise", "repeats": False},
        {"seats": 2, "rounds": 3, "order": "clockwise", "repeats": False},
        {},
        [],
        None,
    ],
    ids=str,
)
def test_a_record_with_an_impossible_setup_is_refused(setup: Any) -> None:
    lines = lines_of(whole_match())
    lines[0]["setup"] = setup
    with pytest.raises(RecordError) as refused:
        verify(pebbles(), parse(text_of(lines)))
    assert "\n" not in str(refused.value)


def test_a_removed_choice_is_detected() -> None:
    lines = lines_of(whole_match())
    del lines[2]
    with pytest.raises(RecordError, match="choice 2 of the record is numbered 3"):
        parse(text_of(lines))


def test_reordered_choices_are_detected() -> None:
    lines = lines_of(whole_match())
    lines[1], lines[2] = lines[2], lines[1]
    with pytest.raises(RecordError, match="choice 1 of the record is numbered 2"):
        parse(text_of(lines))


def test_a_missing_end_is_detected() -> None:
    lines = lines_of(whole_match())
    with pytest.raises(RecordError, match="truncated"):
        parse(text_of(lines[:-1]))


def test_a_record_cut_anywhere_is_refused() -> None:
    text = whole_match()
    for cut in range(0, len(text) - 1, 97):
        with pytest.raises(RecordError):
            verify(pebbles(), parse(text[:cut]))


def test_a_line_cut_in_the_middle_is_named() -> None:
    lines = whole_match().splitlines()
    lines[2] = lines[2][:40]
    with pytest.raises(RecordError, match="line 3 of the record is not JSON: it is truncated or damaged"):
        parse("\n".join(lines))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the record is empty"),
        ("\n\n", "the record is empty"),
        ("hello", "line 1 of the record is not JSON"),
        ("[1]\n", "line 1 of the record is not an object"),
        ("{}\n", "line 1 is not the head of a Longhall record"),
        ('{"longhall":"1"}\n', "line 1 is not the head of a Longhall record"),
        ('{"longhall":2}\n', "a record of format 2; this program reads format 1"),
        ('{"longhall":1}\n', "the head of the record has no 'game'"),
    ],
)
def test_what_is_not_a_record_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        parse(text)


@pytest.mark.parametrize("field", ["n", "seat", "decision", "options", "choice", "outcomes", "events"])
def test_a_choice_without_one_of_its_fields_is_named(field: str) -> None:
    lines = lines_of(whole_match())
    del lines[2][field]
    with pytest.raises(RecordError, match=f"choice 2 of the record has no '{field}'"):
        parse(text_of(lines))


@pytest.mark.parametrize("field", ["outcomes", "events"])
def test_a_head_without_its_opening_is_refused(field: str) -> None:
    lines = lines_of(whole_match())
    del lines[0][field]
    with pytest.raises(RecordError, match=field):
        verify(pebbles(), parse(text_of(lines)))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "this is a match of 'chess', not of 'pebbles'"),
        ("rules_version", 2, "played by rules version 2 of pebbles; this program knows version 1"),
        ("pack", "other", "played with pack other, this is pack pebbles: name the right one with --pack"),
    ],
)
def test_a_record_of_something_else_is_refused(field: str, value: Any, sentence: str) -> None:
    lines = lines_of(whole_match())
    lines[0][field] = value
    record = parse(text_of(lines))
    for read in (verify, replay):
        with pytest.raises(RecordError, match=sentence):
            read(pebbles(), record)


def test_a_record_of_another_pack_replays_with_that_pack() -> None:
    text = finish(Pebbles("mine").new({}, 1)).record.to_jsonl()
    assert verify(Pebbles("mine"), parse(text)).record.to_jsonl() == text
