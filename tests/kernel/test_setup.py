"""Reading a setup: what is given is checked, the rest filled in, contradictions refused in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.kernel.errors import SetupError
from longhall.kernel.setup import BOOL, CHOICE, INT, LIST, SetupOption, as_typed, read_setup
from tests.kernel.pebbles import pebbles

OPTIONS = (
    SetupOption("seats", INT, 3, (2, 3, 4)),
    SetupOption("edition", CHOICE, "first", ("first", "second"), presets={"second": {"trade": "same", "snow": True}}),
    SetupOption("trade", CHOICE, "any", ("any", "same")),
    SetupOption("snow", BOOL, False),
    SetupOption("deep_snow", BOOL, False, needs={"snow": True}),
    SetupOption("teams", BOOL, False, seats=(2, 4)),
    SetupOption("clans", LIST, "none", ("none", "random"), items=("wolf", "stag", "bear")),
)


def read(given: dict[str, Any]) -> dict[str, Any]:
    return read_setup("ludo", OPTIONS, given)


def refusal(given: dict[str, Any]) -> str:
    with pytest.raises(SetupError) as refused:
        read(given)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_nothing_given_gives_the_defaults() -> None:
    assert read({}) == {option.name: option.default for option in OPTIONS}


def test_the_setup_is_complete_and_in_the_declared_order() -> None:
    assert list(read({"snow": True, "seats": 4})) == [option.name for option in OPTIONS]


@pytest.mark.parametrize(
    ("name", "given", "kept"),
    [
        ("seats", 2, 2),
        ("seats", "4", 4),
        ("snow", True, True),
        ("snow", "true", True),
        ("snow", "false", False),
        ("trade", "same", "same"),
        ("clans", "random", "random"),
        ("clans", "wolf,bear", ["wolf", "bear"]),
        ("clans", ["stag"], ["stag"]),
    ],
)
def test_values_as_typed_or_as_data(name: str, given: Any, kept: Any) -> None:
    assert read({name: given})[name] == kept


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("seats", 1),
        ("seats", 5),
        ("seats", "5"),
        ("seats", "three"),
        ("seats", ""),
        ("seats", "-"),
        ("seats", "--3"),
        ("seats", "³"),
        ("seats", "3.0"),
        ("seats", 3.5),
        ("seats", True),
        ("seats", None),
        ("seats", [3]),
        ("snow", 1),
        ("snow", "yes"),
        ("snow", None),
        ("trade", "some"),
        ("trade", ""),
        ("trade", True),
        ("trade", ["any"]),
        ("clans", "eagle"),
        ("clans", "wolf,eagle"),
        ("clans", ""),
        ("clans", 3),
        ("clans", None),
        ("clans", [3]),
        ("clans", ["none"]),
        ("clans", {"wolf": 1}),
    ],
)
def test_other_values_are_refused_with_what_is_allowed(name: str, given: Any) -> None:
    sentence = refusal({name: given})
    (option,) = [option for option in OPTIONS if option.name == name]
    assert sentence.startswith(f"setup option {name!r} cannot be ")
    assert sentence.endswith(f": it takes {option.allowed()}")


def test_what_is_allowed_is_said_in_words() -> None:
    allowed = {option.name: option.allowed() for option in OPTIONS}
    assert allowed["seats"] == "2, 3, 4"
    assert allowed["snow"] == "true or false"
    assert allowed["trade"] == "any, same"
    assert allowed["clans"] == "none, random, or a list of wolf, stag, bear"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    sentence = refusal({"seets": 3})
    assert sentence.startswith("ludo has no setup option 'seets'; it has seats, edition, trade")


def test_an_item_named_twice_is_refused() -> None:
    assert refusal({"clans": "wolf,wolf"}) == "setup option 'clans' names something twice: wolf,wolf"


def test_a_preset_changes_other_defaults_and_yields_to_what_is_given() -> None:
    second = read({"edition": "second"})
    assert (second["trade"], second["snow"]) == ("same", True)
    mixed = read({"trade": "any", "edition": "second"})
    assert (mixed["trade"], mixed["snow"]) == ("any", True)
    assert read({"edition": "first"})["snow"] is False


def test_an_option_that_needs_another() -> None:
    assert refusal({"deep_snow": True}) == "setup option 'deep_snow' set to True needs 'snow' set to True"
    assert read({"deep_snow": True, "snow": True})["deep_snow"] is True
    assert read({"deep_snow": True, "edition": "second"})["deep_snow"] is True, "a preset can satisfy it"
    assert read({"deep_snow": False})["deep_snow"] is False


def test_an_option_for_some_seat_counts() -> None:
    assert refusal({"teams": True}) == "setup option 'teams' set to True needs 2 or 4 seats, not 3"
    assert read({"teams": True, "seats": 4})["teams"] is True
    assert read({"teams": False, "seats": 3})["teams"] is False


def test_reading_leaves_what_was_given_alone() -> None:
    given = {"clans": ["wolf"], "seats": "4"}
    setup = read(given)
    setup["clans"].append("bear")
    assert given == {"clans": ["wolf"], "seats": "4"}


def test_a_match_keeps_its_whole_setup() -> None:
    match = pebbles().new({"seats": "4"}, 1)
    assert match.setup == {"seats": 4, "rounds": 3, "order": "clockwise", "repeats": False}
    with pytest.raises(SetupError, match="pebbles has no setup option 'colour'"):
        pebbles().new({"colour": "red"}, 1)


PRESETS = {"true": {"years": 9}, "false": {"years": 5}}


@pytest.mark.parametrize(
    ("option", "given", "years"),
    [
        (SetupOption("long", BOOL, True, presets=PRESETS), {}, 9),
        (SetupOption("long", BOOL, True, presets=PRESETS), {"long": False}, 5),
        (SetupOption("long", BOOL, True, presets=PRESETS), {"long": "false"}, 5),
        (SetupOption("age", INT, 1, (1, 2), presets={"2": {"years": 9}}), {"age": 2}, 9),
        (SetupOption("clans", LIST, "none", items=("wolf", "bear"), presets={"wolf,bear": {"years": 9}}), {}, 7),
        (
            SetupOption("clans", LIST, "none", items=("wolf", "bear"), presets={"wolf,bear": {"years": 9}}),
            {"clans": ["wolf", "bear"]},
            9,
        ),
    ],
)
def test_presets_are_named_by_values_as_typed(option: SetupOption, given: dict[str, Any], years: int) -> None:
    declared = (SetupOption("seats", INT, 2, (2,)), option, SetupOption("years", INT, 7, (5, 7, 9)))
    assert read_setup("ludo", declared, given)["years"] == years


@pytest.mark.parametrize("name", longhall.game_names())
def test_presets_name_values_their_option_takes(name: str) -> None:
    options = {option.name: option for option in longhall.game(name).setup_options}
    for option in options.values():
        for typed, preset in option.presets.items():
            assert as_typed(option.read(typed)) == typed
            assert all(options[other].read(value) == value for other, value in preset.items())
