"""Enemy Secrets and Legendary Heroes: cards that do what another card does. [NG-SPECIAL-01]"""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import hand, is_flash, land, play
from tests.games.northgard.special_play import mentions, player, retrace, three, told, why
from tests.games.northgard.table import (
    CHOICE,
    PURPLE,
    RED,
    THREE,
    TWO,
    TWO_AND_CASUALTY,
    YELLOW,
    table,
)

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


# -- Enemy Secrets -----------------------------------------------------------------------------------------------------


@SPECIAL
def test_a07_enemy_secrets_copies_a_card_of_a_neighbours_active_area() -> None:
    t = three().active_area(PURPLE, "recruit", "a02").active_area(YELLOW, "a25").resources(RED, wood=1)
    play(t, "a07")
    assert t.decision == (RED, "copy_card")
    assert t.keys == ["card:recruit", "card:a02", "card:a25"]  # the west borders on the east and on the south
    t.choose("card:a02")
    assert t.event("card_copied")["card"] == "a02"
    assert t.stock(RED) == {"food": 3, "wood": 1, "lore": 0}
    assert t.stock(PURPLE)["food"] == 0
    assert player(t, None, PURPLE)["active"] == ["recruit", "a02"]  # it stays where it is
    assert player(t, None, RED)["active"] == ["a07"]


@SPECIAL
def test_a07_reaches_only_owners_of_adjacent_territories() -> None:
    """T11.a borders on the east alone."""
    t = land(3).units(RED, "T11.a", 1).units(PURPLE, "S0.b", 1).units(YELLOW, "S0.c", 1)
    t.active_area(PURPLE, "a02").active_area(YELLOW, "a25")
    play(t, "a07")
    assert t.keys == ["card:a02"]


@SPECIAL
def test_a07_a_rough_border_is_a_border_too() -> None:
    """T14.b and S0.c+T14.a share a rough border only."""
    t = table().tiles("T14@0,1,0").units(RED, "T14.b", 1).units(PURPLE, "S0.c", 1).active_area(PURPLE, "a02")
    play(t, "a07", "card:a02")
    assert t.stock(RED)["food"] == 3


@SPECIAL
def test_a07_without_an_enemy_beside_there_is_nothing_to_copy() -> None:
    t = land().units(RED, "T21.b", 1).units(PURPLE, "S0.b", 1).active_area(PURPLE, "a02").active_area(RED, "a25")
    t.begin_turn(RED, ["a07", "feast"]).choose("play")
    assert why(t, "card:a07") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
@pytest.mark.rule("NG-TURN-10")
def test_a07_cards_of_a_player_who_has_passed_are_out_of_reach() -> None:
    t = three().active_area(PURPLE, "a02").row("e01", "e02", "e03").begin_turn(PURPLE, ["move"])
    t.choose("pass", "card:e01")
    t.begin_turn(RED, ["a07", "feast"]).choose("play")
    assert why(t, "card:a07") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
@pytest.mark.parametrize("other", ["a07", "a30", "snake_2", "a06", "unrest"])
def test_a07_never_copies_copying_cards_reactions_or_unrest(other: str) -> None:
    """Even where each of the copying cards would find something to copy itself."""
    t = three().active_area(PURPLE, other, "a02").active_area(RED, "a25").scorched_earth("S0.b")
    t.s.played[RED] = t.cards("a25")
    play(t, "a07")
    assert t.keys == ["card:a02"]
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2).active_area(PURPLE, other).scorched_earth("S0.b")
    t.s.played[RED] = t.cards("a25")
    t.begin_turn(RED, ["a07", "feast"]).choose("play")
    assert why(t, "card:a07") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
@pytest.mark.rule("NG-AMB-12")
def test_a07_not_even_where_cards_may_be_played_for_nothing() -> None:
    t = three(allow_void_play=True).active_area(PURPLE, "a02", "a06", "a07", "a30", "snake_2", "unrest")
    play(t, "a07")
    assert t.keys == ["card:a02"]
    t = three(allow_void_play=True).active_area(PURPLE, "a06")
    play(t, "a07")  # for nothing
    assert t.decision == (RED, "play_card")


@SPECIAL
def test_a07_only_what_the_copier_can_use_is_offered() -> None:
    """Red has no wood to build with and no cards to draw; Purple had."""
    t = three().active_area(PURPLE, "build", "e08", "move").resources(PURPLE, wood=5)
    t.draw_pile(RED).discard_pile(RED)
    play(t, "a07")
    assert t.keys == ["card:move"]


@SPECIAL
@pytest.mark.rule("NG-TURN-04")
def test_a07_a_copied_flash_card_does_not_make_it_flash() -> None:
    t = three().active_area(PURPLE, "e03")
    play(t, "a07", "card:e03", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 4)
    assert not is_flash(t)


@SPECIAL
def test_a07_a_copied_card_is_the_copiers_in_everything() -> None:
    """Red copies Purple's Spy: it looks into Purple's hand, and Red draws."""
    t = three().active_area(PURPLE, "a01").hand(PURPLE, "e02", "a13").draw_pile(RED, "a19").draw_pile(PURPLE, "a20")
    play(t, "a07", "card:a01")
    assert t.keys == ["seat:1"]  # Yellow holds nothing
    t.choose("seat:1", "card:e02")
    assert t.ids(t.s.hand[PURPLE]) == ["a13"]
    assert hand(t) == ["a19"]
    assert len(t.s.draw[PURPLE]) == 1


@SPECIAL
def test_a07_shows_active_areas_not_hands() -> None:
    t = three().active_area(PURPLE, "a02").hand(PURPLE, "e02", "a13")
    play(t, "a07")
    assert t.keys == ["card:a02"]
    for viewer in (RED, YELLOW, None):
        assert not mentions([t.match.view(viewer), told(t, viewer)], "e02", "a13")


@SPECIAL
def test_a07_a_reaction_is_asked_for_once_not_again_for_the_copy() -> None:
    t = three().active_area(PURPLE, "a02").hand(YELLOW, "a06")
    play(t, "a07")
    assert t.decision == (YELLOW, "reaction")
    t.choose("pass", "card:a02")
    assert t.decision == (RED, "play_card")
    assert t.stock(RED)["food"] == 3


# -- Legendary Heroes --------------------------------------------------------------------------------------------------


@SPECIAL
def test_a30_legendary_heroes_copies_a_card_played_earlier_this_year() -> None:
    t = three().hand(PURPLE, "build", "feast").begin_turn(RED, ["recruit", "a30", "feast"])
    t.choose("play", "card:recruit", "territory:S0.d", "done")
    t.choose("wait", "card:build")  # Purple
    t.begin_turn(RED).choose("play", "card:a30")
    assert t.keys == ["card:recruit"]
    t.choose("card:recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 5)
    assert is_flash(t)  # though the card copied is none


@SPECIAL
@pytest.mark.rule("NG-TURN-04")
def test_a30_follows_the_main_card_of_the_same_turn() -> None:
    t = three().begin_turn(RED, ["recruit", "a30", "feast"])
    t.choose("play", "card:recruit", "territory:S0.d", "card:a30", "card:recruit", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 5)
    assert t.keys == ["done"]
    assert why(t, "card:feast") == ("NG-TURN-04", "refusal-play-second-main")


@SPECIAL
def test_a30_cards_of_wait_and_replace_were_not_played() -> None:
    t = three().resources(RED, lore=1).begin_turn(RED, ["recruit", "explore", "a30", "feast"])
    t.choose("wait", "card:recruit")
    t.begin_turn(RED).choose("replace", "card:explore")
    t.begin_turn(RED).choose("play")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a30_a_cancelled_card_was_not_played() -> None:
    t = three().hand(PURPLE, "a06").begin_turn(RED, ["recruit", "a30", "feast"])
    t.choose("play", "card:recruit", "card:a06", "play")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a30_cards_of_other_players_are_not_in_reach() -> None:
    t = three().active_area(PURPLE, "a02").begin_turn(PURPLE, ["recruit"])
    t.choose("play", "card:recruit", "territory:S0.b", "done")
    t.begin_turn(RED, ["a30", "feast"]).choose("play")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a30_cards_of_last_year_are_forgotten() -> None:
    t = three().begin_turn(RED, ["recruit"]).choose("play", "card:recruit", "territory:S0.d")
    assert player(t, None, RED)["played"] == ["recruit"]
    t.start_year()
    assert player(t, None, RED)["played"] == []
    t.begin_turn(RED, ["a30", "feast"]).choose("play")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a30_never_copies_copying_cards_or_a_reaction() -> None:
    """Red has played Enemy Secrets, Legendary Heroes itself and, in Purple's turn, Defensive Strategy."""
    t = three().active_area(PURPLE, "a02").hand(RED, "a06", "a07", "a30", "feast").hand(PURPLE, "recruit", "move")
    t.begin_turn(PURPLE).choose("play", "card:recruit", "card:a06", "wait", "card:move")
    t.begin_turn(RED).choose("play", "card:a07", "card:a02", "done")
    assert player(t, None, RED)["played"] == ["a06", "a07"]
    t.begin_turn(RED).choose("play")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a30_copying_is_not_playing() -> None:
    """What Enemy Secrets copied was played by its owner only."""
    t = three().active_area(PURPLE, "a02").begin_turn(RED, ["a07", "a30", "feast"])
    t.choose("play", "card:a07", "card:a02")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a30_copies_a_wild_card_anew() -> None:
    """The Feast was used to recruit; copied it may be used to move."""
    t = three().begin_turn(RED, ["feast", "a30"])
    t.choose("play", "card:feast", "recruit", "territory:S0.d", "card:a30", "card:feast", "move")
    t.choose("territory:S0.d", "territory:S0.a", "count:1")
    assert t.units_in("S0.a") == (RED, 1)


# -- nested: a copied card that leads to battle ------------------------------------------------------------------------


@SPECIAL
@pytest.mark.rule("NG-BATTLE-08")
@pytest.mark.rule("NG-BATTLE-17")
def test_a_copied_move_is_saved_and_resumed_at_every_step_of_its_battle() -> None:
    """Red copies Yellow's Axe Throwers (2 moves) and attacks Purple in the east: 4 units against 3. Red spends 1 food
    and rolls the choice face: 4 + 1 + 1, the axes add a casualty; Purple spends nothing and takes the casualty.
    6 : 3, each side loses one; Purple's two survivors part."""
    t = land(3).units(RED, "S0.d", 4).units(PURPLE, "S0.b", 3).units(YELLOW, "T21.b", 1)
    t.active_area(YELLOW, "a03").resources(RED, food=1).resources(PURPLE, food=2)
    t.hand(PURPLE, "a06", "move").begin_turn(RED, ["a07", "e03"])
    passed = retrace(
        t,
        *("play", "card:a07", "pass", "card:a03"),
        *("territory:S0.d", "territory:S0.b", "count:4", "done"),
        *("count:1", ("count:0", [CHOICE]), "face:point", ("face:casualty", [CHOICE]), "face:casualty"),
        *("territory:T11.a", "count:1", "territory:S0.a", "card:e03", "pass", "territory:S0.b", "done"),
    )
    assert passed == [
        *((RED, "turn_action"), (RED, "play_card"), (PURPLE, "reaction"), (RED, "copy_card")),
        *((RED, "move_from"), (RED, "move_to"), (RED, "move_count"), (RED, "move_from")),
        *((RED, "battle_food"), (PURPLE, "battle_food"), (RED, "die_choice"), (RED, "bonus_choice")),
        *((PURPLE, "die_choice"), (PURPLE, "retreat_to"), (PURPLE, "retreat_count"), (PURPLE, "retreat_to")),
        *((RED, "play_card"), (PURPLE, "reaction"), (RED, "recruit"), (RED, "play_card"), (PURPLE, "turn_action")),
    ]
    decided = next(
        event.to_data() for entry in t.match.history for event in entry.events if event.type == "battle_decided"
    )
    assert (decided["attack"], decided["defence"]) == (6, 3)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (1, 1)
    assert t.units_in("S0.b") == (RED, 3 + 1)
    assert (t.units_in("T11.a"), t.units_in("S0.a")) == ((PURPLE, 1), (PURPLE, 1))


@SPECIAL
def test_a_copied_push_and_two_battles_are_saved_and_resumed() -> None:
    """Heroes copy Intimidate; two battles, in each a defender may be pushed; the attackers lose the second one."""
    t = land(3).units(RED, "S0.d", 6).units(PURPLE, "S0.b", 2).units(YELLOW, "S0.c", 2)
    t.resources(YELLOW, food=1).begin_turn(RED, ["a30"])
    t.s.played[RED] = t.cards("e10")
    passed = retrace(
        t,
        *("play", "card:a30", "card:e10"),
        *("territory:S0.d", "territory:S0.b", "count:4", "territory:S0.d", "territory:S0.c", "count:2"),
        *("territory:S0.b", ("territory:T11.a", [THREE, TWO]), "territory:S0.a"),
        *("pass", ("count:1", [TWO, TWO_AND_CASUALTY]), "territory:S0.d"),
    )
    kinds = [decision for decision in passed if decision[1] in ("push_defender", "battle_food", "retreat_to")]
    assert kinds == [
        *((RED, "push_defender"), (PURPLE, "retreat_to")),
        *((RED, "push_defender"), (YELLOW, "battle_food"), (RED, "retreat_to")),
    ]
    assert t.units_in("S0.b") == (RED, 4)
    assert (t.units_in("T11.a"), t.units_in("S0.a")) == ((PURPLE, 1), (PURPLE, 1))
    assert t.units_in("S0.c") == (YELLOW, 2)
    assert t.units_in("S0.d") == (RED, 1)
    assert t.decision == (RED, "play_card")


@SPECIAL
def test_a_copied_curse_is_saved_and_resumed_while_others_choose() -> None:
    t = three().active_area(PURPLE, "a17").hand(PURPLE, "e02", "a13").hand(YELLOW, "a18").draw_pile(RED, "a19")
    t.begin_turn(RED, ["a07"])
    passed = retrace(t, "play", "card:a07", "card:a17", "card:e02", "card:a18", "done")
    assert passed[3:] == [
        *((PURPLE, "forced_discard"), (YELLOW, "forced_discard"), (RED, "play_card"), (PURPLE, "turn_action"))
    ]
