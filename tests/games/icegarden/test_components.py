"""What is in the box, and the shared supply. [IG-COMP]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.content import PIECES
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.errors import IllegalOption, SetupError
from longhall.kernel.match import Match
from tests.games.icegarden.table import icegarden, table


def new(seed: int = 1, **setup: Any) -> Match:
    return icegarden().new(setup, seed)


def state(match: Match) -> IceGardenState:
    assert isinstance(match.state, IceGardenState)
    return match.state


def until(match: Match, kind: str) -> Match:
    """Take the first option until a decision of this kind is due."""
    while match.decision is not None and match.decision.kind != kind:
        match.apply(0)
    return match


@pytest.mark.rule("IG-COMP-01")
def test_two_to_four_players_with_different_characters() -> None:
    for seats in (2, 3, 4):
        match = until(new(seats=seats), "starting_influence")
        assert len(set(state(match).character)) == seats
    for seats in (1, 5):
        with pytest.raises(SetupError):
            new(seats=seats)
    match = new(seats=2)
    match.apply("character:callo")
    with pytest.raises(IllegalOption) as refused:
        match.apply("character:callo")
    assert refused.value.rule == "IG-COMP-01"


@pytest.mark.rule("IG-COMP-02")
def test_the_supply_counts_what_players_have_and_cuts_gains() -> None:
    match = until(new(seats=4), "starting_influence")
    assert state(match).stock == [24 - 16, 22 - 8, 16 - 4]
    t = table().markers("callo", "empire", 2).supply(gold=1)  # empire offers 2 gold and 2 population
    t.begin_domination().choose("take:gold")
    assert t.stock("callo") == (0, 1, 0) and t.s.stock[1] == 0


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-Q-01")
def test_an_empty_supply_gives_nothing_unless_the_setup_says_otherwise() -> None:
    t = table().resources("callo").supply(gold=0).action("callo", "throat")
    assert "take:gold" not in t.keys and t.refusal("take:gold").rule == "IG-COMP-02"
    t = table(supply_limit=False).supply(gold=0).action("callo", "throat").choose("take:gold")
    assert t.stock("callo") == (0, 1, 0)


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-Q-01")
def test_what_is_paid_is_back_before_the_gain() -> None:
    t = table().resources("callo", gold=2).supply(gold=0).action("callo", "throat")
    t.choose("exchange", "give:gold", "give:gold", "take:gold")
    assert t.stock("callo") == (0, 1, 0)


@pytest.mark.rule("IG-COMP-03")
def test_twenty_influence_markers_and_five_action_markers() -> None:
    match = until(new(seats=3), "starting_influence")
    assert [state(match).reserve[PIECES * seat] for seat in range(3)] == [20, 20, 20]
    assert icegarden().content.numbers.action_markers == 5
    assert max(ship.actions for ship in icegarden().content.ships) == 5


@pytest.mark.rule("IG-COMP-04")
def test_units_of_the_characters() -> None:
    names = [[unit.id for unit in icegarden().content.units if unit.character == c] for c in range(4)]
    assert names == [
        ["volcano_man", "drakkar", "tree_brothers"],
        ["crab", "piper", "wyvern"],
        ["moon_brother", "enlightened", "harrasim"],
        ["wild_child", "faun", "nightmare"],
    ]
    match = until(new(seats=4), "starting_influence")
    assert [state(match).reserve[PIECES * seat + 1 : PIECES * (seat + 1)] for seat in range(4)] == [[3, 2, 1]] * 4


@pytest.mark.rule("IG-COMP-05")
def test_numbers_of_the_other_tokens() -> None:
    numbers = icegarden().content.numbers
    assert (numbers.nations, numbers.charms, numbers.blank_charms, numbers.towers) == (8, 4, 3, 6)
    assert (numbers.vuko_tokens, numbers.nightmares, numbers.closures, numbers.upgrades) == (10, 4, 2, 20)
    assert len(icegarden().content.tiles) == 4
    t = table().resources("callo", m=(9,)).action("callo", "making")
    t.s.upgrades_left[0] = 0
    t.choose("upgrade")
    assert t.refusal("ability:speed").rule == "IG-COMP-05"


@pytest.mark.rule("IG-COMP-06")
def test_sets_of_region_tokens() -> None:
    tokens = icegarden().content.tokens
    assert len(tokens) == 21
    assert [sum(token.players == n for token in tokens) for n in (2, 3, 4)] == [6, 7, 8]
    match = until(new(seats=3), "starting_influence")
    assert {tokens[token].players for token in state(match).token if token >= 0} == {3}


@pytest.mark.rule("IG-COMP-07")
def test_a_region_offers_what_its_token_prints() -> None:
    t = table().markers("callo", "fire", 2)  # number 4: no M, 1 gold, 2 population; 5, 3, 2 points
    t.scoring().begin_domination()
    assert t.keys == ["take:population", "take:gold", "pass"]
    assert t.refusal("take:m").rule == "IG-COMP-07"
    t.choose("take:population")
    assert t.stock("callo") == (2, 0, 0) and t.points_of("callo") == 5


@pytest.mark.rule("IG-COMP-08")
def test_m_has_levels_0_to_3() -> None:
    t = table().resources("callo", m=(1, 0, 0, 1)).action("callo", "making").choose("raise")
    assert t.keys == ["up:0", "down:3", "done"]
    assert t.refusal("up:3").rule == "IG-COMP-08" and t.refusal("down:0").rule == "IG-COMP-08"
    t.choose("up:0", "up:1", "up:2")
    assert t.m_of("callo") == [0, 0, 0, 2]


@pytest.mark.rule("IG-COMP-09")
def test_markers_come_from_the_own_supply_and_return_to_it() -> None:
    t = table().markers("callo", "sails").reserve("callo", 1).resources("callo", population=2)
    t.action("callo", "influence").choose("region:sails")
    assert t.in_reserve("callo") == 0 and t.decision == ("", "")  # no second marker
    t = table().markers("callo", "sails").markers("dyken", "sails").units("dyken", "crab", "sails")
    t.resources("dyken", gold=2).begin_activation().choose("attack", "target:3.marker@sails")
    assert t.in_reserve("callo") == 20
