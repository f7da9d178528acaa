"""Creature cards, the creature deck, and how creatures come onto the map. [NG-CREATURE-01..06]"""

from __future__ import annotations

import pytest

import longhall
from longhall.games.northgard.content import PRIORITIES
from longhall.games.northgard.frames.setup import ReturnSetupTiles, SetupRound
from longhall.games.northgard.frames.year import StartYear
from longhall.games.northgard.state import NorthgardState
from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, TWO, TWO_CASUALTIES, Table, table

CREATURES = (
    *("wolf_1", "wolf_2", "wolf_3", "bear_1", "bear_2", "draugr_1", "draugr_2", "valkyrie_1", "valkyrie_2"),
)  # [NG-COMP-11]


def lair_north(deck: str, units: int = 1, seats: int = 2) -> Table:
    """Red stands in S0.a and is about to place T17 (a lair in T17.a, a large slot in T17.b); ``deck`` comes next.
    At 0,-1 with rotation 0 T17.b joins S0.a, with rotation 2 the lair does."""
    t = land(seats=seats, creatures=True).creature_deck(deck, "bear_2").pile("T17")
    return t.units(RED, "S0.a", units).play(RED, "explore")


def setting_up(t: Table, deck: str, *hand: str) -> Table:
    """Round 2 of the setup: Red places one of these tiles, then Purple."""
    t.creature_deck(deck, "wolf_3").pile("T01", "T02", "T03")
    t.s.setup_tiles[RED] = [t.s.content.tile_index[name] for name in hand]
    t.s.setup_tiles[PURPLE] = [t.s.content.tile_index[name] for name in ("T08", "T10")]
    return t.begin(SetupRound(2), ReturnSetupTiles(), StartYear())


# Cards and deck


@pytest.mark.rule("NG-COMP-11")
def test_nine_creatures_of_four_kinds() -> None:
    creatures = table(creatures=True).s.content.creatures
    assert [creature.id for creature in creatures] == list(CREATURES)
    by_name: dict[str, set[tuple[object, ...]]] = {}
    for one in creatures:
        values = (one.kind, one.strength, one.fame, one.priorities, one.shares)
        by_name.setdefault(one.name, set()).add(values)
    assert set(by_name) == {"Wolf", "Brown Bear", "Draugr", "Fallen Valkyrie"}
    assert [len(values) for values in by_name.values()] == [1, 1, 1, 1]  # figures of one kind are alike


@pytest.mark.parametrize(
    ("id", "strength", "fame", "priorities", "shares"),
    [
        pytest.param(
            *("wolf_1", 4, 1, ["resources", "buildings", "units"], True), marks=pytest.mark.rule("NG-CREATURE-WOLF")
        ),
        pytest.param(
            *("bear_1", 6, 3, ["buildings", "resources", "units"], True), marks=pytest.mark.rule("NG-CREATURE-BEAR")
        ),
        pytest.param(
            *("draugr_1", 5, 2, ["units", "buildings", "resources"], True),
            marks=pytest.mark.rule("NG-CREATURE-DRAUGR"),
        ),
        pytest.param(
            *("valkyrie_1", 7, 4, ["resources", "buildings", "units"], False),
            marks=pytest.mark.rule("NG-CREATURE-VALKYRIE"),
        ),
    ],
)
def test_what_the_cards_say(id: str, strength: int, fame: int, priorities: list[str], shares: bool) -> None:
    t = table(creatures=True)
    card = t.s.content.creatures[t.creature_index(id)]
    assert (card.strength, card.fame, card.shares) == (strength, fame, shares)
    assert [PRIORITIES[priority] for priority in card.priorities] == priorities


@pytest.mark.rule("NG-CREATURE-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_weak_creature_more_than_players_lies_on_top(seats: int) -> None:
    """Below them the others are mixed, weak or not: with 2 to 4 players either may come next, with five too."""
    next_ones = set()
    tops = set()
    for seed in range(30):
        match = longhall.game("northgard").new({"seats": seats, "clans": "none", "creatures": True}, seed)
        s = match.state
        assert isinstance(s, NorthgardState)
        from_the_top = [s.content.creatures[index].id for index in reversed(s.creature_deck)]
        assert sorted(from_the_top) == sorted(CREATURES)
        assert not any(id.startswith("valkyrie") for id in from_the_top[: seats + 1])
        next_ones.add(from_the_top[seats + 1].startswith("valkyrie"))
        tops.add(from_the_top[0])
        assert match.view(None)["creatures"] == []
    assert next_ones == {True, False}
    assert len(tops) > 3


@pytest.mark.rule("NG-CREATURE-01")
def test_the_deck_is_made_between_starting_resources_and_the_first_tiles() -> None:
    match = longhall.game("northgard").new({"seats": 3, "clans": "none", "creatures": True}, 1)
    assert [len(outcome) for outcome in match.opening.outcomes[-2:]] == [7, 5]  # the weak ones, then all others
    plain = longhall.game("northgard").new({"seats": 3, "clans": "none"}, 1)
    assert match.opening.outcomes[:-2] == plain.opening.outcomes
    assert plain.view(None)["creatures_left"] == 0


@pytest.mark.rule("NG-CREATURE-01")
def test_the_deck_lies_face_down() -> None:
    match = longhall.game("northgard").new({"seats": 3, "clans": "none", "creatures": True}, 1)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["creatures_left"] == 9
        assert not any(id in str(view) for id in CREATURES)


# Apparition


@pytest.mark.rule("NG-CREATURE-02")
def test_the_top_card_joins_the_line_on_the_right_its_figure_the_lair() -> None:
    t = lair_north("draugr_1").creature("wolf_1", "S0.c")
    t.choose("place:0,-1,0")
    appeared = t.event("creature_appeared")
    assert (appeared["creature"], appeared["territory"]) == ("draugr_1", "T17.a")
    assert list(t.creatures().items()) == [("wolf_1", "S0.c"), ("draugr_1", "T17.a")]
    assert t.match.view(None)["creatures_left"] == 1
    assert t.units_in("S0.a") == (RED, 1)  # Red is not in the lair's territory


@pytest.mark.rule("NG-CREATURE-02")
def test_without_a_lair_or_without_the_module_nothing_appears() -> None:
    t = land(creatures=True).units(RED, "S0.a", 1).pile("T02").play(RED, "explore")
    t.choose(t.keys[0])
    assert t.creatures() == {}
    t = land().units(RED, "S0.a", 1).pile("T17").play(RED, "explore", "place:0,-1,0")
    assert t.creatures() == {}
    assert t.all_events("creature_appeared") == []


@pytest.mark.rule("NG-CREATURE-03")
@pytest.mark.parametrize("creature", ["draugr_1", "bear_1", "wolf_1"])
def test_in_setup_a_creature_comes_before_the_units_and_does_nothing(creature: str) -> None:
    t = setting_up(land(creatures=True), creature, "T17", "T09")
    t.choose("tile:T17", "place:0,-1,2")  # the lair joins S0.a
    assert t.creatures() == {creature: "S0.a"}
    assert t.decision == (RED, "setup_units")
    assert sorted(t.keys) == ["territory:S0.a", "territory:T17.b"]
    t.choose("territory:S0.a")
    assert t.units_in("S0.a") == (RED, 3)
    assert t.creatures() == {creature: "S0.a"}
    assert t.decision == (PURPLE, "setup_tile")


@pytest.mark.rule("NG-CREATURE-03")
def test_in_setup_a_creature_beside_earlier_units_does_nothing_either() -> None:
    t = setting_up(land(creatures=True).units(RED, "S0.a", 3), "draugr_1", "T17", "T09")
    t.choose("tile:T17", "place:0,-1,2")
    assert t.creatures() == {"draugr_1": "S0.a"}
    assert t.units_in("S0.a") == (RED, 3)


@pytest.mark.rule("NG-AMB-61")
def test_in_setup_units_keep_away_from_a_valkyrie() -> None:
    t = setting_up(land(creatures=True), "valkyrie_1", "T17", "T09")
    t.choose("tile:T17", "place:0,-1,2")
    assert t.keys == ["territory:T17.b"]
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-AMB-61", "refusal-setup-creature")


@pytest.mark.rule("NG-AMB-61")
def test_in_setup_units_stand_beside_a_valkyrie_where_nothing_else_is_empty() -> None:
    t = setting_up(land(creatures=True).units(PURPLE, "S0.a", 3), "valkyrie_1", "T17", "T09")
    t.choose("tile:T17", "place:0,-1,0")  # T17.b joins Purple's land, T17.a is the lair
    assert t.keys == ["territory:T17.a"]
    t.choose("territory:T17.a")
    assert t.all_events("creature_battle_began") == []
    assert t.units_in("T17.a") == (RED, 3)
    assert t.creatures() == {"valkyrie_1": "T17.a"}


@pytest.mark.rule("NG-CREATURE-04")
@pytest.mark.rule("NG-AMB-58")
def test_a_creature_found_by_exploring_acts_at_once_and_does_not_move() -> None:
    t = lair_north("draugr_1", units=3).units(PURPLE, "S0.d", 5)
    t.choose("place:0,-1,2")  # the lair joins Red's own territory
    assert t.creatures() == {"draugr_1": "S0.a"}
    assert t.all_events("creature_moved") == []
    assert t.units_in("S0.a") == (RED, 2)
    assert t.units_in("S0.d") == (PURPLE, 5)


@pytest.mark.rule("NG-CREATURE-04")
@pytest.mark.rule("NG-AMB-58")
@pytest.mark.rule("NG-CREATURE-VALKYRIE")
def test_a_valkyrie_found_in_the_own_land_attacks_at_once() -> None:
    t = lair_north("valkyrie_1", units=3)
    t.choose("place:0,-1,2", outcomes=[TWO, TWO_CASUALTIES])
    began = t.event("creature_battle_began")
    assert (began["territory"], began["defender"], began["creature"]) == ("S0.a", RED, "valkyrie_1")
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (9, 3)
    assert t.decision == (RED, "retreat_to")


@pytest.mark.rule("NG-CREATURE-VALKYRIE")
def test_a_valkyrie_found_in_neutral_land_attacks_nobody() -> None:
    t = lair_north("valkyrie_1", units=3)
    t.choose("place:0,-1,0")
    assert t.creatures() == {"valkyrie_1": "T17.a"}
    assert t.all_events("creature_battle_began") == []
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-AMB-59")
def test_fame_for_closing_comes_before_the_creature_of_the_lair() -> None:
    """T07 closes T21.a+S0.d, three tiles, and brings the lair into it: Red's only unit there still earns the fame."""
    t = land(creatures=True).tiles("T10@0,1,0").creature_deck("draugr_1", "wolf_1").pile("T07")
    t.units(RED, "S0.d", 1).play(RED, "explore", "place:-1,1,2")
    assert t.fame_of(RED) == 3
    assert t.creatures() == {"draugr_1": "S0.d"}
    assert t.units_in("S0.d") == (-1, 0)
    order = [event.type for event in t.events]
    assert order.index("fame_gained") < order.index("creature_appeared") < order.index("units_lost")


@pytest.mark.rule("NG-AMB-57")
def test_exploring_may_not_bring_units_and_a_valkyrie_together() -> None:
    """T11 between S0.b (Red) and T21.a: with rotations 0 and 2 its large region joins them, with 1 and 3 not."""
    t = table(creatures=True).tiles("T21@2,0,0").units(RED, "S0.b", 2).creature("valkyrie_1", "T21.a").pile("T11")
    t.play(RED, "explore")
    assert t.keys == ["place:1,0,1", "place:1,0,3"]
    assert {t.refusal(key).rule for key in ("place:1,0,0", "place:1,0,2")} <= {"NG-AMB-57", "NG-EXPLORE-09"}
    t = table(creatures=True).tiles("T21@2,0,0").units(RED, "S0.b", 2).creature("wolf_1", "T21.a").pile("T11")
    t.play(RED, "explore")
    assert len(t.keys) == 4  # a Wolf shares


@pytest.mark.rule("NG-CREATURE-05")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    drawn = set()
    for seed in range(12):
        t = land(seed=seed, creatures=True).units(RED, "S0.a", 1).pile("T17").creature_deck()
        t.s.creature_discard = [t.creature_index("wolf_1"), t.creature_index("bear_1")]
        t.play(RED, "explore", "place:0,-1,0")
        assert t.creatures() in ({"wolf_1": "T17.a"}, {"bear_1": "T17.a"})
        drawn |= set(t.creatures())
        view = t.match.view(None)
        assert (view["creatures_left"], view["creatures_discarded"]) == (1, [])
    assert drawn == {"wolf_1", "bear_1"}  # shuffled


@pytest.mark.rule("NG-CREATURE-05")
def test_the_discard_pile_waits_until_the_deck_is_empty() -> None:
    t = lair_north("wolf_2")
    t.s.creature_discard = [t.creature_index("wolf_1")]
    t.choose("place:0,-1,0")
    view = t.match.view(None)
    assert (view["creatures_left"], view["creatures_discarded"]) == (1, ["wolf_1"])


@pytest.mark.rule("NG-AMB-64")
def test_with_all_nine_on_the_map_nothing_appears() -> None:
    t = land(creatures=True).units(RED, "S0.a", 1).pile("T17")
    for creature in CREATURES:
        t.creature(creature, "T21.b")
    t.play(RED, "explore", "place:0,-1,0")
    assert t.all_events("creature_appeared") == []
    assert len(t.creatures()) == 9
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-CREATURE-06")
def test_a_draugr_acts_only_when_it_comes_a_wolf_and_a_bear_always() -> None:
    t = land(creatures=True).creature("draugr_1", "S0.a").creature("bear_1", "T21.b")
    t.units(RED, "S0.d", 3).play(RED, "e05", "territory:S0.d", "territory:S0.a", "count:2")
    assert t.units_in("S0.a") == (RED, 2)  # entering does not wake it
    t.choose("territory:S0.d", "territory:T21.b", "count:1")
    if t.decision[1] == "declare_creature":
        t.choose("done")
    assert t.units_in("S0.a") == (RED, 2)
    t.begin_turn(RED, ["recruit"])
    t.choose("play", "card:recruit")
    assert t.keys == ["territory:S0.a"]  # the Bear's effect holds although it did not come
