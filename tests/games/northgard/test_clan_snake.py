"""The Snake: the Scorched Earth token and the clan's cards. [NG-CLAN-SNAKE]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.card_play import hand, is_flash, land, play
from tests.games.northgard.table import PURPLE, RED, THREE, TWO, YELLOW, Table, table

CARDS = ["snake_0", "snake_1", "snake_2"]


def snake(**setup: Any) -> Table:
    """The land of card_play; Red, the Snake, holds S0.d, Purple S0.b. Purple has a card to lose and one to copy."""
    t = land(**setup).clan(RED, "snake").units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2)
    return t.hand(PURPLE, "build").active_area(PURPLE, "e03")


def token(t: Table) -> str | None:
    place: str | None = t.match.view(PURPLE)["scorched_earth"]  # everybody sees it
    return place


# Placing


@pytest.mark.rule("NG-CLAN-SNAKE-02")
@pytest.mark.parametrize("card", CARDS)
def test_the_token_may_be_placed_before_any_clan_card(card: str) -> None:
    t = snake().scorched_earth("S0.b")
    play(t, card)
    assert t.decision == (RED, "scorched_earth")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:T21.b", "pass"]  # it lies in S0.b already
    t.choose("territory:T21.b")
    placed = t.event("scorched_earth_placed")
    assert (placed["rule"], placed["seat"], placed["territory"]) == ("NG-CLAN-SNAKE-02", RED, "T21.b")
    assert token(t) == "T21.b"
    t = snake().scorched_earth("S0.b")
    play(t, card, "pass")
    assert token(t) == "S0.b"


@pytest.mark.rule("NG-CLAN-SNAKE-02")
def test_the_token_goes_only_beside_a_controlled_territory() -> None:
    t = snake()
    play(t, "snake_1")
    assert t.keys == ["territory:S0.a", "territory:S0.b", "territory:S0.c", "territory:T21.b", "pass"]
    for far in ("T11.a", "S0.d"):  # beyond Purple; the own territory, which is not adjacent to another own one
        refusal = t.refusal(f"territory:{far}")
        assert (refusal.rule, refusal.message) == ("NG-CLAN-SNAKE-02", "refusal-scorched-far")


@pytest.mark.rule("NG-CLAN-SNAKE-02")
def test_a_rough_border_makes_territories_adjacent_too() -> None:
    t = table().tiles("T14@0,1,0").clan(RED, "snake").units(RED, "S0.c", 1).hand(PURPLE, "move")
    play(t, "snake_1")
    assert "territory:T14.b" in t.keys


@pytest.mark.rule("NG-AMB-34")
def test_an_own_territory_beside_another_own_one_will_do() -> None:
    t = snake().units(RED, "S0.a", 1)
    play(t, "snake_1")
    assert "territory:S0.a" in t.keys and "territory:S0.d" in t.keys


@pytest.mark.rule("NG-CLAN-SNAKE-02")
def test_other_cards_and_other_clans_do_not_place_it() -> None:
    t = snake()
    play(t, "move")
    assert t.decision == (RED, "move_from")
    t = snake()
    play(t, "bear_1")  # a clan card, but not of the Snake
    assert t.decision == (RED, "recruit")


@pytest.mark.rule("NG-CLAN-SNAKE-03")
def test_the_initial_card_places_it_before_and_after_the_move() -> None:
    """T11.a is adjacent only once Red stands in S0.b's place."""
    t = land().clan(RED, "snake").units(RED, "S0.d", 3)
    play(t, "snake_0", "territory:T21.b")
    assert (token(t), t.decision) == ("T21.b", (RED, "move_from"))
    assert [key for key in t.keys if key.endswith("T11.a")] == []
    t.choose("territory:S0.d", "territory:S0.b", "count:3")
    assert t.decision == (RED, "scorched_earth")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:S0.d", "territory:T11.a", "pass"]
    t.choose("territory:T11.a")
    assert token(t) == "T11.a"
    assert is_flash(t)


@pytest.mark.rule("NG-CLAN-SNAKE-03")
def test_after_the_move_means_after_its_battle() -> None:
    t = snake()
    play(t, "snake_0", "pass", "territory:S0.d", "territory:S0.b", "count:3", outcomes=[THREE, TWO])
    assert t.decision == (PURPLE, "retreat_to")
    t.choose("territory:T11.a", "count:2")
    assert t.decision == (RED, "scorched_earth")
    assert "territory:T11.a" in t.keys
    t.choose("pass")
    assert token(t) is None


@pytest.mark.rule("NG-AMB-33")
def test_the_token_stays_when_its_territory_grows_and_closes() -> None:
    """T12.a becomes part of S0.c+T10.a+T14.b, which is closed then."""
    t = table().tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0", "T12@-2,1,1").clan(PURPLE, "snake")
    t.scorched_earth("T12.a").units(RED, "T10.a", 1).pile("T14")
    play(t, "explore", "place:-1,1,0")
    assert token(t) == "S0.c"
    t.begin_harvest()  # now the token lies in Red's territory, which shows one food (T10.a)
    assert t.decision == (PURPLE, "snake_harvest_resource")
    assert t.keys == ["take:food", "pass"]


# Battle


@pytest.mark.rule("NG-CLAN-SNAKE-04")
@pytest.mark.parametrize(("where", "attack"), [("S0.b", 6), ("S0.d", 5), ("S0.a", 5)])
def test_the_attacking_snake_has_one_point_more_on_scorched_earth(where: str, attack: int) -> None:
    """3 units + 2; the token counts only where the battle is."""
    t = snake().scorched_earth(where)
    play(t, "move", "territory:S0.d", "territory:S0.b", "count:3", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (attack, 4)


@pytest.mark.rule("NG-CLAN-SNAKE-04")
@pytest.mark.parametrize(("where", "defence"), [("S0.d", 6), ("S0.b", 5)])
def test_the_defending_snake_has_one_point_more_on_scorched_earth(where: str, defence: int) -> None:
    t = snake().scorched_earth(where)
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.d", "count:2", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (4, defence)


@pytest.mark.rule("NG-CLAN-SNAKE-04")
def test_nobody_else_profits_from_the_token() -> None:
    t = land(seats=3).clan(YELLOW, "snake").scorched_earth("S0.b").units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2)
    play(t, "move", "territory:S0.d", "territory:S0.b", "count:3", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (5, 4)


@pytest.mark.rule("NG-CLAN-SNAKE-04")
@pytest.mark.rule("NG-CREATURE-26")
def test_the_token_helps_against_creatures() -> None:
    t = land(creatures=True).clan(RED, "snake").units(RED, "S0.d", 3).creature("wolf_1", "S0.d")
    t.scorched_earth("S0.d")
    play(t, "move", "attack", "creature:wolf_1", outcomes=[TWO, TWO])
    assert t.event("creature_battle_decided")["attack"] == 6


# Harvest


def harvest(**setup: Any) -> Table:
    """The token lies in Purple's S0.d, which shows food and has a Silo and a Lodge: 2 food, 1 wood. Red, the Snake,
    holds T11.a: 1 wood."""
    t = land(**setup).clan(RED, "snake").units(RED, "T11.a", 1).units(PURPLE, "S0.d", 1)
    return t.building("silo", "S0.d").building("lodge", "S0.d").scorched_earth("S0.d")


@pytest.mark.rule("NG-CLAN-SNAKE-05")
@pytest.mark.rule("NG-AMB-32")
@pytest.mark.parametrize(
    ("key", "red", "purple"),
    [("take:food", (1, 1), (1, 1)), ("take:wood", (0, 2), (2, 0)), ("pass", (0, 1), (2, 1))],
)
def test_the_snake_takes_one_resource_of_its_choice(key: str, red: tuple[int, int], purple: tuple[int, int]) -> None:
    t = harvest().begin_harvest()
    assert t.decision == (RED, "snake_harvest_resource")
    assert t.keys == ["take:food", "take:wood", "pass"]  # the territory produces no lore
    assert not any("price" in option.params for option in t.match.options())  # unlike a trade, it costs nothing
    assert (sum(t.stock(RED).values()), sum(t.stock(PURPLE).values())) == (0, 0)  # before anybody gathers [NG-AMB-30]
    t.choose(key)
    assert (t.stock(RED)["food"], t.stock(RED)["wood"]) == red
    assert (t.stock(PURPLE)["food"], t.stock(PURPLE)["wood"]) == purple
    rules = [event["rule"] for event in t.all_events("resources_gained") if event["seat"] == RED]
    assert ("NG-CLAN-SNAKE-05" in rules) == (key != "pass")


@pytest.mark.rule("NG-CLAN-SNAKE-05")
def test_in_the_other_reading_the_snake_takes_all() -> None:
    """ED-05: any resource, that is all of them. Whether the Snake is asked is not the point here."""
    t = harvest(snake_harvest_amount="all").begin_harvest()
    if t.decision[1] == "snake_harvest_resource":
        t.choose(t.keys[0])
    assert t.stock(RED) == {"food": 2, "wood": 2, "lore": 0}
    assert sum(t.stock(PURPLE).values()) == 0


@pytest.mark.rule("NG-CLAN-SNAKE-05")
@pytest.mark.parametrize("edition", ["czech", "polish", "ukrainian", "consensus"])
def test_in_every_edition_the_snake_is_asked_which_one_resource_it_takes(edition: str) -> None:
    t = harvest(edition=edition).begin_harvest()
    assert t.decision == (RED, "snake_harvest_resource")
    t.choose("take:food")
    assert t.stock(RED)["food"] == 1


@pytest.mark.rule("NG-CLAN-SNAKE-05")
def test_the_owner_still_gathers_elsewhere_and_gets_the_fame() -> None:
    """Only the token's territory is robbed; the fame of an Altar there is no resource."""
    t = harvest().units(PURPLE, "S0.c", 1).building("silo", "S0.c").building("altar", "S0.d").begin_harvest()
    assert t.keys == ["take:food", "take:wood", "pass"]
    t.choose("take:food")
    assert (t.stock(PURPLE)["food"], t.fame_of(PURPLE), t.fame_of(RED)) == (2, 3, 0)


@pytest.mark.rule("NG-AMB-31")
def test_no_gain_where_the_token_lies_in_neutral_or_own_land() -> None:
    t = harvest().scorched_earth("T11.a").begin_harvest()  # the Snake's own
    assert t.decision[1] != "snake_harvest_resource"
    assert (t.stock(RED)["wood"], t.stock(PURPLE)["food"]) == (1, 2)
    t = land().clan(RED, "snake").units(RED, "T11.a", 1).scorched_earth("S0.d").begin_harvest()  # neutral, with food
    assert t.decision[1] != "snake_harvest_resource"
    assert t.stock(RED) == {"food": 0, "wood": 1, "lore": 0}


@pytest.mark.rule("NG-AMB-31")
def test_nothing_to_take_no_question() -> None:
    t = land().clan(RED, "snake").units(RED, "T11.a", 1).units(PURPLE, "S0.a", 1).scorched_earth("S0.a")
    t.begin_harvest()
    assert t.decision[1] != "snake_harvest_resource"


@pytest.mark.rule("NG-CLAN-SNAKE-05")
@pytest.mark.rule("NG-CREATURE-WOLF")
@pytest.mark.parametrize("amount", ["one", "all"])
def test_beside_a_wolf_the_snake_takes_only_from_buildings(amount: str) -> None:
    """One food is left, that of the Silo, and the Lodge's wood."""
    t = harvest(creatures=True, snake_harvest_amount=amount).creature("wolf_1", "S0.d").begin_harvest()
    if amount == "one":
        t.choose("take:food")
        assert (t.stock(RED)["food"], t.stock(PURPLE)["food"], t.stock(PURPLE)["wood"]) == (1, 0, 1)
    else:
        assert (t.stock(RED)["food"], t.stock(PURPLE)["food"], t.stock(PURPLE)["wood"]) == (1, 0, 0)


@pytest.mark.rule("NG-AMB-33")
def test_the_present_owner_counts() -> None:
    """Yellow has taken the territory since."""
    t = land(seats=3).clan(RED, "snake").units(RED, "T11.a", 1).units(YELLOW, "S0.d", 1).scorched_earth("S0.d")
    t.units(PURPLE, "S0.c", 1).begin_harvest().choose("take:food")
    assert (t.stock(RED)["food"], t.stock(YELLOW)["food"]) == (1, 0)


# Rapacious Exploitation


@pytest.mark.rule("NG-SPECIAL-01")
def test_snake_1_shows_a_hand_to_the_snake_alone() -> None:
    t = snake(seats=3).hand(PURPLE, "build", "unrest").hand(YELLOW)
    play(t, "snake_1", "pass")
    assert (t.decision, t.keys) == ((RED, "choose_opponent"), ["seat:1"])
    assert t.refusal("seat:2").message == "refusal-empty-hand-there"
    t.choose("seat:1")
    assert t.match.view(RED)["spied"] == {"seat": PURPLE, "cards": ["build", "unrest"]}
    assert [t.match.view(seat)["spied"] for seat in (PURPLE, YELLOW, None)] == [None] * 3
    assert t.keys == ["card:build", "card:unrest"]
    [seen] = [event for event in t.events if event.type == "hand_seen"]
    assert (seen.private_seats, seen.private) == ((RED,), {"cards": ["build", "unrest"]})


@pytest.mark.rule("NG-SPECIAL-01")
def test_snake_1_the_victim_discards_or_gives_two_resources() -> None:
    t = snake().hand(PURPLE, "build", "feast").resources(PURPLE, food=1, wood=2)
    play(t, "snake_1", "pass", "seat:1", "card:build")
    assert t.decision == (PURPLE, "tribute")
    assert t.keys == ["discard", "give:1,1,0", "give:0,2,0"]
    t.choose("give:1,1,0")
    assert (t.stock(RED), t.stock(PURPLE)) == (
        {"food": 1, "wood": 1, "lore": 0},
        {"food": 0, "wood": 1, "lore": 0},
    )
    assert sorted(t.ids(t.s.hand[PURPLE])) == ["build", "feast"]
    assert not is_flash(t)
    t = snake().hand(PURPLE, "build", "feast").resources(PURPLE, food=1, wood=2)
    play(t, "snake_1", "pass", "seat:1", "card:build", "discard")
    assert (t.ids(t.s.hand[PURPLE]), t.ids(t.s.discard[PURPLE])[-1]) == (["feast"], "build")
    assert sum(t.stock(RED).values()) == 0


@pytest.mark.rule("NG-SPECIAL-01")
def test_snake_1_with_fewer_than_two_resources_one_must_discard() -> None:
    t = snake().hand(PURPLE, "build").resources(PURPLE, lore=1)
    play(t, "snake_1", "pass", "seat:1", "card:build")
    assert t.keys == ["discard"]


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-UNREST-04")
def test_snake_1_may_hit_unrest() -> None:
    t = snake().hand(PURPLE, "unrest")
    play(t, "snake_1", "pass", "seat:1", "card:unrest", "discard")
    assert (t.s.hand[PURPLE], t.ids(t.s.discard[PURPLE])[-1]) == ([], "unrest")


# Stolen Lore


@pytest.mark.rule("NG-SPECIAL-01")
def test_snake_2_copies_an_active_card_of_the_owner_of_the_scorched_territory() -> None:
    """Town Hall, one unit; the copy stays Flash and the original where it is."""
    t = snake(seats=3).scorched_earth("S0.b").active_area(YELLOW, "a23").units(YELLOW, "S0.a", 1)
    play(t, "snake_2", "pass")
    assert t.decision == (RED, "copy_card")
    assert t.keys == ["card:e03"]  # of Purple, not of Yellow
    t.choose("card:e03", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 4)
    assert (t.ids(t.s.active[PURPLE]), t.ids(t.s.active[RED])) == (["e03"], ["snake_2"])
    assert is_flash(t)


@pytest.mark.rule("NG-SPECIAL-01")
def test_snake_2_copies_a_main_card_and_stays_flash() -> None:
    t = snake().scorched_earth("S0.b").active_area(PURPLE, "a02", "e08").draw_pile(RED, "build", "explore")
    play(t, "snake_2", "pass", "card:e08")
    assert hand(t) == ["build", "explore"]
    assert is_flash(t)


@pytest.mark.rule("NG-SPECIAL-01")
def test_snake_2_does_not_copy_copies_reactions_unrest_or_what_does_nothing() -> None:
    t = snake().scorched_earth("S0.b").draw_pile(RED).discard_pile(RED)
    t.active_area(PURPLE, "a07", "a30", "a06", "unrest", "e08", "e03")  # Market Place: no cards to draw
    play(t, "snake_2", "pass")
    assert t.keys == ["card:e03"]


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.parametrize("where", ["S0.a", "S0.d", None])
def test_snake_2_needs_the_token_in_an_enemy_territory_or_within_reach(where: str | None) -> None:
    """Nobody else is near: neither the token nor the clan's power leads to an enemy."""
    t = land().clan(RED, "snake").units(RED, "S0.d", 3).units(PURPLE, "T11.a", 2).active_area(PURPLE, "e03")
    if where is not None:
        t.scorched_earth(where)
    t.begin_turn(RED, ["snake_2", "feast"]).choose("play")
    refusal = t.refusal("card:snake_2")
    assert (refusal.rule, refusal.message) == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@pytest.mark.rule("NG-CLAN-SNAKE-02")
@pytest.mark.parametrize("where", ["S0.a", None])
def test_snake_2_may_use_the_token_placed_for_it(where: str | None) -> None:
    """The token is placed before the card is resolved: Stolen Lore may be played to lay it beside its victim first."""
    t = snake()
    if where is not None:
        t.scorched_earth(where)
    t.begin_turn(RED, ["snake_2", "feast"]).choose("play")
    assert "card:snake_2" in t.keys
    t.choose("card:snake_2", "territory:S0.b")
    assert (t.decision, t.keys) == ((RED, "copy_card"), ["card:e03"])


@pytest.mark.rule("NG-CLAN-SNAKE-01")
def test_the_token_is_the_snakes_also_when_its_card_is_copied() -> None:
    """Purple copies the Snake's initial card by Enemy Secrets: it moves, but the token is not Purple's to place."""
    t = land().clan(RED, "snake").units(RED, "S0.d", 1).units(PURPLE, "S0.b", 2).active_area(RED, "snake_0")
    t.play(PURPLE, "a07", "card:snake_0")
    assert t.decision == (PURPLE, "move_from")
    t.choose("territory:S0.b", "territory:S0.a", "count:1")
    assert t.decision == (PURPLE, "play_card")
