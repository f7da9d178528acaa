"""Phase 2: whose turn it is and the six turn actions. [NG-TURN]"""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption
from longhall.kernel.recap import RecapChoice, recap_since
from tests.games.northgard.table import BLUE, PURPLE, RED, TWO, YELLOW, Table, table

ROW = ("e05", "e08", "e11", "e15")


def at_table(seats: int = 2) -> Table:
    """Everybody has one unit on the start tile, three cards in hand and one in the draw pile; a row lies open."""
    t = table(seats=seats).row(*ROW[:seats])
    for seat, name in zip(range(seats), ("S0.a", "S0.b", "S0.c", "S0.d"), strict=False):
        t.units(seat, name, 1).hand(seat, "move", "build", "feast").draw_pile(seat, "explore").discard_pile(seat)
    return t


def wait(t: Table, *seats: int) -> Table:
    """These seats wait, one after another."""
    for seat in seats:
        assert t.decision == (seat, "turn_action")
        t.choose("wait", some_card(t))
    return t


def some_card(t: Table) -> str:
    """Any card of the deciding seat's hand, as a key."""
    return f"card:{t.ids(t.s.hand[t.decision[0]])[0]}"


# Order


@pytest.mark.rule("NG-TURN-01")
def test_turns_go_round_until_everybody_has_passed() -> None:
    t = at_table(3).begin_turn(PURPLE)
    wait(t, PURPLE, YELLOW)
    assert t.decision == (RED, "turn_action")
    t.choose("pass", "card:e05")
    wait(t, PURPLE, YELLOW, PURPLE)  # Red is skipped
    assert t.decision == (YELLOW, "turn_action")
    t.choose("pass", "card:e08")
    assert t.decision == (PURPLE, "turn_action")  # alone, turn after turn
    assert t.match.view(None)["players"][RED]["passed"] is True


@pytest.mark.rule("NG-TURN-01")
def test_the_year_starts_with_the_first_player() -> None:
    t = table(seats=3)
    t.s.first = YELLOW
    t.start_year()
    assert t.decision == (YELLOW, "turn_action")


@pytest.mark.rule("NG-TURN-02")
def test_exactly_one_of_six_actions() -> None:
    t = at_table().resources(RED, lore=3)
    t.s.upgrades[RED] = t.cards("boar_1")
    t.begin_turn(RED)
    assert t.keys == ["play", "wait", "replace", "remove", "upgrade", "pass"]
    t.choose("replace", "card:build")
    assert t.decision == (PURPLE, "turn_action")  # no second action


@pytest.mark.rule("NG-TURN-02")
@pytest.mark.rule("NG-AMB-42")
def test_actions_that_cannot_be_paid_are_refused_with_the_reason() -> None:
    t = at_table().begin_turn(RED)
    assert t.keys == ["play", "wait", "pass"]
    for action, rule, message in (
        ("replace", "NG-TURN-07", "refusal-lore"),
        ("remove", "NG-TURN-08", "refusal-lore"),
        ("upgrade", "NG-AMB-42", "refusal-no-upgrades"),
    ):
        refused = t.refusal(action)
        assert (refused.rule, refused.message) == (rule, message)


# Play


@pytest.mark.rule("NG-TURN-03")
def test_play_puts_a_card_into_the_active_area_and_resolves_it() -> None:
    t = at_table().begin_turn(RED, ["recruit", "build"]).choose("play", "card:recruit", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.event("card_played") == {"type": "card_played", "rule": "NG-TURN-03", "seat": RED, "card": "recruit"}
    assert t.match.view(PURPLE)["players"][RED]["active"] == ["recruit"]
    assert t.match.view(RED)["players"][RED]["hand"] == ["build"]
    t.choose("done")
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-TURN-03")
def test_a_play_has_at_least_one_card() -> None:
    t = at_table().begin_turn(RED, ["recruit", "e03"]).choose("play")
    assert t.keys == ["card:recruit", "card:e03"]


@pytest.mark.rule("NG-TURN-04")
def test_flash_cards_before_and_after_one_main_card() -> None:
    t = at_table().begin_turn(RED, ["e03", "a23", "recruit", "move", "a02", "a25"])
    t.choose("play", "card:e03", "territory:S0.a")  # Town Hall, Flash
    t.choose("card:a02")  # Fishing, Flash
    t.choose("card:recruit", "territory:S0.a")
    refused = t.refusal("card:move")
    assert (refused.rule, refused.message) == ("NG-TURN-04", "refusal-play-second-main")
    assert t.keys == ["card:a23", "card:a25", "done"]
    t.choose("card:a25")  # Wood Monopoly, Flash
    t.choose("card:a23", "territory:S0.a", "territory:S0.a")  # Upgraded Town Hall, Flash
    assert t.units_in("S0.a") == (RED, 5)
    assert t.stock(RED) == {"food": 3, "wood": 3, "lore": 0}
    assert t.keys == ["done"]
    assert t.refusal("card:move").message == "refusal-play-second-main"


@pytest.mark.rule("NG-TURN-04")
def test_each_card_is_resolved_before_the_next() -> None:
    """The battle of a Flash Move is fought before the next card can be played."""
    t = at_table().units(RED, "S0.a", 2).resources(RED, food=1).begin_turn(RED, ["e14", "move"])
    t.choose("play", "card:e14", "territory:S0.a", "territory:S0.b", "count:3")
    assert t.decision == (RED, "battle_food")
    t.choose("count:0", outcomes=[TWO, TWO])  # 3 + 1 + 2 against 1 + 2
    assert t.event("battle_decided")["winner"] == RED
    assert t.decision == (PURPLE, "retreat_to")
    t.choose("territory:S0.c")
    assert t.decision == (RED, "play_card")
    assert t.keys == ["card:move", "done"]


@pytest.mark.rule("NG-TURN-05")
def test_a_play_may_consist_of_flash_cards_only() -> None:
    t = at_table().begin_turn(RED, ["e03", "a02", "move"]).choose("play", "card:e03", "territory:S0.a", "card:a02")
    assert t.keys == ["card:move", "done"]  # the main card is still free to be played
    t.choose("done")
    assert t.decision == (PURPLE, "turn_action")
    assert t.ids(t.s.active[RED]) == ["e03", "a02"]
    assert t.ids(t.s.hand[RED]) == ["move"]


@pytest.mark.rule("NG-AMB-44")
def test_flash_cards_only_go_with_play() -> None:
    t = at_table().begin_turn(RED, ["e03", "move"]).choose("wait", "card:move")
    assert t.decision == (PURPLE, "turn_action")  # Red had no chance to play Town Hall
    t.begin_turn(RED, ["e03", "move"]).choose("play", "card:e03", "territory:S0.a")
    for action in ("wait", "replace", "remove", "upgrade", "pass"):
        assert action not in t.keys
        with pytest.raises(IllegalOption):
            t.choose(action)


# Wait, Replace, Remove


@pytest.mark.rule("NG-TURN-06")
def test_wait_lays_a_card_down_without_effect() -> None:
    t = at_table().begin_turn(RED, ["a02", "move"]).choose("wait")
    assert t.keys == ["card:move", "card:a02"]
    t.choose("card:a02")
    assert t.stock(RED) == {"food": 0, "wood": 0, "lore": 0}  # Fishing brought nothing
    assert t.match.view(PURPLE)["players"][RED]["active"] == ["a02"]
    assert t.ids(t.s.hand[RED]) == ["move"]
    assert t.decision == (PURPLE, "turn_action")


def test_the_others_hear_of_cards_that_were_put_aside_or_removed_since_their_turn() -> None:
    t = at_table(3).resources(RED, lore=2).begin_turn(RED)
    t.choose("remove", "card:move")
    wait(t, PURPLE)
    chosen = [RecapChoice(one.seat, one.kind, [e.seen_by(YELLOW) for e in one.events]) for one in t.match.history]
    lines = recap_since(t.match.game.recap(), chosen, YELLOW, 3)
    told = {(line.seat, phrase.message) for line in lines for phrase in line.phrases}
    assert {(RED, "recap-removed"), (PURPLE, "recap-set-aside")} <= told


@pytest.mark.rule("NG-TURN-07")
def test_replace_costs_one_lore_and_draws_one_card() -> None:
    t = at_table().resources(RED, food=1, wood=1, lore=2).draw_pile(RED, "explore", "recruit")
    t.begin_turn(RED, ["a02", "move"]).choose("replace", "card:a02")
    assert t.stock(RED) == {"food": 1, "wood": 1, "lore": 1}
    assert t.ids(t.s.active[RED]) == ["a02"]
    assert sorted(t.ids(t.s.hand[RED])) == ["explore", "move"]
    assert t.ids(t.s.draw[RED]) == ["recruit"]
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-TURN-08")
def test_remove_costs_two_lore_and_draws_two_cards() -> None:
    t = at_table().resources(RED, lore=3).draw_pile(RED, "explore", "recruit", "build")
    t.begin_turn(RED, ["a02", "move"]).choose("remove", "card:move")
    assert t.stock(RED)["lore"] == 1
    assert sorted(t.ids(t.s.hand[RED])) == ["a02", "explore", "recruit"]
    assert (t.s.active[RED], t.s.discard[RED]) == ([], [])
    assert t.match.view(None)["removed"] == ["move"]
    assert t.event("card_removed")["card"] == "move"
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-TURN-08")
@pytest.mark.rule("NG-TURN-07")
def test_one_lore_is_enough_to_replace_but_not_to_remove() -> None:
    t = at_table().resources(RED, food=9, wood=9, lore=1).begin_turn(RED)
    assert "replace" in t.keys
    assert t.refusal("remove").params == {"cost": 2, "lore": 1}


@pytest.mark.rule("NG-AMB-40")
def test_replace_and_remove_draw_what_there_is() -> None:
    t = at_table().resources(RED, lore=1).draw_pile(RED).begin_turn(RED, ["move", "build"])
    t.choose("replace", "card:move")
    assert t.stock(RED)["lore"] == 0
    assert t.ids(t.s.hand[RED]) == ["build"]
    t = at_table().resources(RED, lore=2).draw_pile(RED, "explore").begin_turn(RED, ["move", "build"])
    t.choose("remove", "card:move")
    assert t.stock(RED)["lore"] == 0
    assert sorted(t.ids(t.s.hand[RED])) == ["build", "explore"]
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-AMB-43")
def test_any_card_but_unrest_may_leave_the_game() -> None:
    t = at_table().resources(RED, lore=2).begin_turn(RED, ["feast", "goat_1", "e05", "a27", "unrest"])
    t.choose("remove")
    assert sorted(t.keys) == ["card:a27", "card:e05", "card:feast", "card:goat_1"]
    refused = t.refusal("card:unrest")
    assert (refused.rule, refused.message) == ("NG-UNREST-02", "refusal-remove-unrest")
    t.choose("card:goat_1")
    assert t.match.view(None)["removed"] == ["goat_1"]


# Upgrade


def upgrading(hand: list[str], lore: int = 3) -> Table:
    t = at_table().resources(RED, food=5, wood=5, lore=lore)
    t.s.upgrades[RED] = t.cards("boar_1", "boar_2")
    return t.begin_turn(RED, hand)


@pytest.mark.rule("NG-TURN-09")
def test_upgrade_for_three_lore_with_a_card_into_the_active_area() -> None:
    t = upgrading(["a02", "move"], lore=4).choose("upgrade")
    assert t.keys == ["card:move", "card:a02"]
    t.choose("card:a02")
    assert t.keys == ["active", "box"]
    t.choose("active")
    assert t.keys == ["card:boar_1", "card:boar_2"]
    t.choose("card:boar_1")
    assert t.stock(RED) == {"food": 5, "wood": 5, "lore": 1}
    assert t.ids(t.s.active[RED]) == ["a02"]
    assert t.ids(t.s.hand[RED]) == ["move", "boar_1"]
    assert t.match.view(PURPLE)["players"][RED]["upgrades"] == ["boar_2"]


@pytest.mark.rule("NG-TURN-09")
def test_upgrade_with_a_card_into_the_box() -> None:
    t = upgrading(["a02", "move"]).choose("upgrade", "card:move", "box", "card:boar_2")
    assert t.stock(RED)["lore"] == 0
    assert (t.ids(t.s.hand[RED]), t.s.active[RED]) == (["a02", "boar_2"], [])
    assert t.match.view(None)["removed"] == ["move"]


@pytest.mark.rule("NG-TURN-09")
def test_the_upgrade_is_played_from_the_next_turn_on_and_stays_in_the_deck() -> None:
    t = upgrading(["move"]).choose("upgrade", "card:move", "active", "card:boar_1")
    assert t.decision == (PURPLE, "turn_action")
    wait(t, PURPLE)
    assert t.decision == (RED, "turn_action")
    t.choose("play")
    assert t.keys == ["card:boar_1"]
    t.choose("card:boar_1", "territory:S0.a")  # Osmosis: a unit in an open territory
    assert t.units_in("S0.a") == (RED, 2)
    t.choose("done")
    wait(t, PURPLE)
    t.choose("pass", "card:e05")
    assert sorted(t.ids(t.s.discard[RED])) == ["boar_1", "move"]


@pytest.mark.rule("NG-TURN-09")
def test_two_lore_are_not_enough_for_an_upgrade() -> None:
    refused = upgrading(["move"], lore=2).refusal("upgrade")
    assert (refused.rule, refused.message, refused.params) == ("NG-TURN-09", "refusal-lore", {"cost": 3, "lore": 2})


@pytest.mark.rule("NG-TURN-09")
@pytest.mark.rule("NG-AMB-43")
def test_unrest_given_for_an_upgrade_stays_in_the_game() -> None:
    t = upgrading(["unrest"]).choose("upgrade", "card:unrest")
    assert t.keys == ["active"]
    assert t.refusal("box").rule == "NG-UNREST-02"


# Pass


@pytest.mark.rule("NG-TURN-10")
def test_pass_discards_everything_and_takes_a_card_of_the_row() -> None:
    t = at_table().active_area(RED, "recruit").discard_pile(RED, "a27").begin_turn(RED, ["move", "feast"])
    t.choose("pass")
    assert t.decision == (RED, "row_card")
    assert t.keys == ["card:e05", "card:e08"]  # one of them must be taken
    t.choose("card:e08")
    assert (t.s.hand[RED], t.s.active[RED]) == ([], [])
    assert sorted(t.ids(t.s.discard[RED])) == ["a27", "feast", "move", "recruit"]
    assert t.ids(t.s.draw[RED]) == ["explore", "e08"]  # on top
    assert t.match.view(PURPLE)["row"] == ["e05"]
    assert t.match.view(PURPLE)["players"][RED]["known_on_draw_pile"] == ["e08"]  # everybody saw it go there


@pytest.mark.rule("NG-TURN-10")
@pytest.mark.rule("NG-AMB-45")
def test_the_card_taken_is_the_first_one_drawn_next_year() -> None:
    t = at_table().draw_pile(RED).begin_turn(RED, ["move", "feast", "build", "recruit"])
    t.choose("pass", "card:e05", "pass")
    t.choose("card:e08")
    first, second = [one for one in t.all_events("cards_drawn") if one["seat"] == RED]
    assert first["private"]["cards"] == ["e05"]  # before the discard pile is shuffled
    assert second["count"] == 3
    assert "e05" in t.ids(t.s.hand[RED])


@pytest.mark.rule("NG-TURN-11")
def test_the_first_to_pass_takes_the_marker_at_once() -> None:
    t = at_table(3).begin_turn(RED)
    wait(t, RED)
    t.choose("pass")
    assert t.decision == (PURPLE, "row_card")
    assert t.match.view(None)["first_player"] == PURPLE
    t.choose("card:e08", "pass", "card:e11")
    assert t.match.view(None)["first_player"] == PURPLE  # Yellow passed second
    assert t.all_events("first_player_changed") == []
    t.choose("pass", "card:e05")
    assert t.match.view(None)["year"] == 2
    assert t.decision == (PURPLE, "turn_action")  # and begins the next year


@pytest.mark.rule("NG-TURN-11")
@pytest.mark.rule("NG-AMB-48")
def test_the_rotation_goes_on_and_the_new_order_begins_with_harvest() -> None:
    t = at_table(4)
    for seat in range(4):
        t.resources(seat, food=3)
    t.begin_turn(RED)
    wait(t, RED, PURPLE)
    t.choose("pass", "card:e05")  # Yellow has the marker now
    wait(t, BLUE, RED, PURPLE, BLUE)
    for card in ("card:e08", "card:e11", "card:e15"):
        t.choose("pass", card)
    order = []
    while t.decision[1] == "trade_take":
        order.append(t.decision[0])
        t.choose("done")
    assert order == [YELLOW, BLUE, RED, PURPLE]


@pytest.mark.rule("NG-TURN-12")
def test_with_an_empty_hand_one_must_pass() -> None:
    t = at_table().resources(RED, lore=9)
    t.s.upgrades[RED] = t.cards("boar_1")
    t.begin_turn(RED, [])
    assert t.keys == ["pass"]
    for action in ("play", "wait", "replace", "remove", "upgrade"):
        refused = t.refusal(action)
        assert (refused.rule, refused.message) == ("NG-TURN-12", "refusal-empty-hand")


@pytest.mark.rule("NG-TURN-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_last_to_pass_takes_the_last_card(seats: int) -> None:
    t = at_table(seats).begin_turn(RED)
    for left in range(seats, 0, -1):
        t.choose("pass")
        assert len(t.keys) == left
        if left > 1:
            t.choose(t.keys[0])
    assert t.keys == [f"card:{ROW[seats - 1]}"]


@pytest.mark.rule("NG-TURN-14")
def test_the_phase_ends_when_all_have_passed() -> None:
    t = at_table().resources(RED, food=3).begin_turn(RED).choose("pass", "card:e05")
    assert t.decision == (PURPLE, "turn_action")  # not yet
    t.choose("pass", "card:e08")
    assert t.decision == (RED, "trade_take")  # Harvest


@pytest.mark.rule("NG-AMB-46")
def test_an_achievement_taken_in_the_last_year_is_scored() -> None:
    t = at_table().units(RED, "S0.a", 4).row("warlord", "builder").year(7).resources(RED, food=1)
    t.begin_turn(RED).choose("pass", "card:warlord", "pass", "card:builder")
    assert t.ids(t.s.draw[RED])[-1] == "warlord"
    result = t.match.result
    assert result is not None
    assert result.scores[RED]["achievements"] == 5  # one per unit
    assert result.scores[PURPLE]["achievements"] == 0  # no building


@pytest.mark.rule("NG-TURN-07")
@pytest.mark.rule("NG-TURN-08")
@pytest.mark.rule("NG-TURN-09")
def test_what_an_action_costs_is_told_with_it() -> None:
    t = at_table().resources(RED, lore=3)
    t.s.upgrades[RED] = t.cards("boar_1")
    t.begin_turn(RED)
    assert [option.params.get("cost") for option in t.match.options()] == [None, None, 1, 2, 3, None]


@pytest.mark.rule("NG-TURN-04")
def test_nobody_is_asked_for_another_card_where_there_is_none() -> None:
    t = at_table().begin_turn(RED).choose("play", "card:move", "territory:S0.a", "territory:S0.b", "count:1")
    assert t.keys == ["done"]
    decision = t.match.decision
    assert decision is not None and decision.message == "decide-play-card-none"
    others = decision.for_others()  # may not learn that a hidden hand holds nothing playable
    assert others.message == "decide-play-card" and others.options == [] and others.context == {}
