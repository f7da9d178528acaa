"""The printed editions as presets, options given by hand, and setups that contradict themselves."""

from __future__ import annotations

import random
from typing import Any

import pytest

import longhall
from longhall.kernel.errors import SetupError
from longhall.kernel.match import Match
from tests.games.northgard.table import PURPLE, RED, table

EDITIONS = ("consensus", "polish", "ukrainian", "czech")

# the catalogue's table "Editions", by hand: what each edition prints, in the order of EDITIONS
PRINTED: dict[str, tuple[Any, Any, Any, Any]] = {
    "trade_kind": ("any", "any", "same", "any"),  # ED-03
    "boar_scope": ("any", "any", "own", "any"),  # ED-04
    "snake_harvest_amount": ("one", "one", "one", "one"),  # ED-05
    "unplaceable_tile": ("bottom", "bottom", "bottom", "shuffle"),  # ED-06
    "unrest_as_discard": (True, True, True, True),  # ED-07
    "training_camp_scope": ("territory", "territory", "territory", "territory"),  # ED-08
    "upgrade_playable": ("next_turn", "same_turn", "next_turn", "next_turn"),  # ED-09
    "recruit_new_tile": (True, True, False, False),  # ED-10
    "second_chance_tile": ("may", "may", "may", "must"),  # ED-11
    "tie_buildings": ("controlled", "controlled", "controlled", "controlled"),  # ED-12
    "bear_pass_through": (False, False, True, False),  # ED-13
    "creature_after_conquest": (False, False, True, False),  # ED-15
    "team_fame_pool": (True, True, True, True),  # ED-28
    "kaija_counts": ("unit", "unit", "unit", "unit"),
    # questions of the rulings, on which the editions are silent alike
    "stationary_creature_acts": (False, False, False, False),
    "wolf_blocks_raven": (True, True, True, True),
    "placement_check": ("corner", "corner", "corner", "corner"),
    "start5_in_pile": (True, True, True, True),
    "allow_void_play": (False, False, False, False),
    "open_fame": (False, False, False, False),
    "years": (7, 7, 7, 7),
    "domination_win": (True, True, True, True),
}


def new(**setup: Any) -> Match:
    return longhall.game("northgard").new(setup, 1)


def play_out(match: Match, seed: int) -> Match:
    """Random choices to the end, cards rather played than not; nothing is made or lost on the way."""
    pick = random.Random(seed)
    counts = match.game.component_counts(match.state)
    while not match.over:
        keys = match.keys()
        assert keys and len(set(keys)) == len(keys)
        match.apply("play" if "play" in keys and pick.random() < 0.9 else pick.choice(keys))
    assert match.game.component_counts(match.state) == counts
    return match


# Presets


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_sets_exactly_what_it_prints(edition: str) -> None:
    setup = new(edition=edition).setup
    column = EDITIONS.index(edition)
    assert {name: setup[name] for name in PRINTED} == {name: values[column] for name, values in PRINTED.items()}


def test_the_table_names_every_rule_option_and_the_consensus_is_the_default() -> None:
    game = longhall.game("northgard")
    rules = {option.name for option in game.setup_options if option.group == "rules"}
    assert rules == {"edition", *PRINTED}
    assert new().setup == new(edition="consensus").setup


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_leaves_table_and_modules_alone(edition: str) -> None:
    setup = new(edition=edition, seats=4, teams=True, creatures=True, long=True).setup
    assert (setup["seats"], setup["teams"], setup["creatures"], setup["long"]) == (4, True, True, True)
    assert (setup["years"], setup["domination_win"]) == (10, False)


@pytest.mark.parametrize(
    ("edition", "name", "value"),
    [
        ("ukrainian", "trade_kind", "any"),
        ("ukrainian", "bear_pass_through", False),
        ("polish", "upgrade_playable", "next_turn"),
        ("polish", "unrest_as_discard", "false"),
        ("czech", "second_chance_tile", "may"),
        ("consensus", "tie_buildings", "on_map"),
    ],
)
def test_an_option_given_by_hand_beats_the_edition(edition: str, name: str, value: object) -> None:
    for setup in ({"edition": edition, name: value}, {name: value, "edition": edition}):
        chosen = new(**setup).setup
        assert chosen[name] == (False if value == "false" else value)
        column = EDITIONS.index(edition)
        others = {other: values[column] for other, values in PRINTED.items() if other != name}
        assert {other: chosen[other] for other in others} == others


def test_options_of_the_long_game_given_by_hand_beat_it_too() -> None:
    assert new(long=True, domination_win=True).setup["domination_win"] is True
    assert new(long=True, years=10).setup["years"] == 10


@pytest.mark.rule("NG-HARVEST-04")
@pytest.mark.parametrize(("edition", "offered"), [("polish", True), ("czech", True), ("ukrainian", False)])
def test_an_edition_is_felt_in_play(edition: str, offered: bool) -> None:
    """Three different resources: a trade in Warsaw and Prague, none in Kyiv."""
    t = table(2, edition=edition).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).resources(RED, 1, 1, 1)
    t.begin_harvest()
    assert (t.decision == (RED, "trade_take")) == offered


@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.rule("NG-EX-RECRUIT")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_training_camp_helps_in_its_own_territory_in_every_edition(edition: str) -> None:
    """The Ukrainian rulebook's own example: two units into two territories with a camp each make four."""
    t = table(2, edition=edition).tiles("T21@-1,0,2", "T11@1,0,2").units(RED, "S0.d", 1).units(RED, "T11.a", 1)
    t.building("camp", "S0.d").building("camp", "T11.a")
    t.play(RED, "a23", "territory:S0.d", "territory:T11.a")  # Recruit 2
    assert (t.units_in("S0.d"), t.units_in("T11.a")) == ((RED, 3), (RED, 3))


@pytest.mark.rule("NG-WIN-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_tie_is_broken_by_controlled_buildings_in_every_edition(edition: str) -> None:
    t = table(2, edition=edition).tiles("T21@-1,0,2", "T11@1,0,2").units(RED, "S0.d", 1).units(PURPLE, "T11.a", 1)
    t.building("silo", "S0.d")
    t.s.builds[PURPLE] = 3  # once built, not theirs now
    t.year(7).end_year()
    assert t.match.result is not None and t.match.result.places == [1, 2]


# Whole matches


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_each_edition_can_be_played(edition: str, seats: int) -> None:
    match = play_out(new(edition=edition, seats=seats, creatures=True, more_creatures=True), seats)
    result = match.result
    assert result is not None
    assert 1 in result.places and len(result.places) == seats


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": 4, "teams": True, "creatures": True, "more_creatures": True},
        {"seats": 4, "teams": True, "long": True, "edition": "ukrainian", "clans": "random"},
        {"seats": 3, "creatures": True, "stationary_creature_acts": True, "allow_void_play": True},
        {"seats": 5, "long": True, "placement_check": "separation", "start5_in_pile": False},
    ],
)
def test_modules_and_variants_can_be_played_together(setup: dict[str, Any]) -> None:
    for seed in range(2):
        match = play_out(longhall.game("northgard").new(setup, seed), seed)
        result = match.result
        assert result is not None
        if setup.get("teams"):
            assert result.places[0] == result.places[2] and result.places[1] == result.places[3]


@pytest.mark.rule("NG-SETUP-05")
def test_five_players_start_on_two_tiles_with_food_between() -> None:
    """The middle territory S0.b+S5.d is closed from the start: two tiles, one food."""
    view = new(seats=5, clans="none").view(None)
    assert [(one["tile"], one["x"], one["y"], one["rotation"]) for one in view["tiles"]] == [
        ("S0", 0, 0, 0),
        ("S5", 1, 0, 0),
    ]
    [middle] = [one for one in view["territories"] if set(one["regions"]) == {"S0.b", "S5.d"}]
    assert (middle["closed"], middle["size"], middle["symbols"]["food"]) == (True, 2, 1)
    t = table(5).tiles("S5@1,0,0").units(RED, "S0.b", 1)
    t.begin_harvest()
    assert (t.fame_of(RED), t.stock(RED)["food"]) == (1, 1)


# Contradictions


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        ({"seats": 3, "teams": True}, ["teams", "4", "3"]),
        ({"seats": 2, "teams": True}, ["teams", "4", "2"]),
        ({"seats": 5, "teams": True}, ["teams", "4", "5"]),
        ({"teams": True}, ["teams", "4"]),  # three seats unless told
        ({"more_creatures": True}, ["more_creatures", "creatures"]),
        ({"more_creatures": True, "creatures": False}, ["more_creatures", "creatures"]),
        ({"seats": 1}, ["seats", "1", "2, 3, 4, 5"]),
        ({"seats": 6}, ["seats", "6"]),
        ({"seats": True}, ["seats", "True"]),
        ({"years": 8}, ["years", "8", "7, 10"]),
        ({"edition": "german"}, ["edition", "german", "czech"]),
        ({"trade_kind": "four"}, ["trade_kind", "four", "any, same"]),
        ({"creatures": "maybe"}, ["creatures", "maybe", "true or false"]),
        ({"seats": 3, "clans": ["bear", "wolf"]}, ["clans", "2", "3"]),
        ({"seats": 2, "clans": ["bear", "wolf", "stag"]}, ["clans", "3", "2"]),
        ({"seats": 2, "clans": "bear,bear"}, ["clans", "twice", "bear"]),
        ({"seats": 2, "clans": "bear,lynx"}, ["clans", "lynx"]),
        ({"expansion": True}, ["expansion"]),
        ({"seats": 3, "teams": True, "more_creatures": True}, ["needs"]),
    ],
)
def test_a_setup_that_cannot_be_is_refused_in_one_sentence(setup: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        new(**setup)
    sentence = str(refused.value)
    assert "\n" not in sentence and ". " not in sentence
    assert [word for word in words if word not in sentence] == []
