"""What the box holds and where it is a limit: units, buildings, tiles, cards, tokens; who may see what. [NG-COMP]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import longhall
from longhall.games.northgard.content import CARD_KINDS, CLAN_IDS
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.errors import SetupError
from tests.games.northgard.table import PURPLE, RED, TWO, TWO_CASUALTIES, YELLOW, table

STARTING_CARDS = ["build", "explore", "feast", "feast", "move", "recruit"]


def opening(seats: int, seed: int = 1, **setup: Any) -> NorthgardState:
    state = longhall.game("northgard").new({"seats": seats, "clans": "none", **setup}, seed).state
    assert isinstance(state, NorthgardState)
    return state


def deck(s: NorthgardState, seat: int) -> list[str]:
    cards = s.draw[seat] + s.hand[seat] + s.active[seat] + s.discard[seat]
    return [s.content.cards[card].id for card in cards]


@pytest.mark.rule("NG-COMP-01")
def test_two_to_five_players() -> None:
    game = longhall.game("northgard")
    for seats in (2, 3, 4, 5):
        assert len(game.new({"seats": seats, "clans": "none"}, 1).view(None)["players"]) == seats
    for seats in (1, 6):
        with pytest.raises(SetupError):
            game.new({"seats": seats, "clans": "none"}, 1)
    assert len(CLAN_IDS) == 7


@pytest.mark.rule("NG-COMP-02")
def test_fourteen_units_are_all_a_player_has() -> None:
    t = table().units(RED, "S0.a", 9).units(RED, "S0.b", 4)
    t.play(RED, "a23", "territory:S0.a")  # Upgraded Town Hall: up to two units
    assert t.event("units_recruited")["units"] == 1
    assert t.decision == (RED, "play_card")  # there is no figure for the second unit
    assert (t.units_in("S0.a"), t.units_in("S0.b")) == ((RED, 10), (RED, 4))
    t.begin_turn(RED, ["recruit", "a02"]).choose("play")
    refused = t.refusal("card:recruit")
    assert (refused.rule, refused.message) == ("NG-COMP-02", "refusal-play-no-reserve")


@pytest.mark.rule("NG-COMP-02")
def test_a_training_camp_has_no_more_figures_either() -> None:
    t = table().units(RED, "S0.a", 13).building("camp", "S0.a")
    t.play(RED, "recruit", "territory:S0.a")
    recruited = t.event("units_recruited")
    assert (recruited["units"], recruited["bonus"]) == (1, 0)
    assert t.units_in("S0.a") == (RED, 14)


@pytest.mark.rule("NG-COMP-02")
def test_units_that_die_can_be_recruited_again() -> None:
    t = table().tiles("T11@1,0,2").units(RED, "S0.a", 14).units(PURPLE, "S0.b", 1)
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:1", outcomes=[TWO, TWO_CASUALTIES])
    assert t.units_in("S0.b") == (PURPLE, 1)  # the only attacker fell
    t.play(RED, "recruit", "territory:S0.a")
    assert t.units_in("S0.a") == (RED, 14)


@pytest.mark.rule("NG-COMP-03")
def test_seven_tokens_of_a_building_for_all_players_together() -> None:
    t = table().tiles("T21@-1,0,2", "T10@0,1,0")
    t.units(RED, "S0.d", 1).resources(RED, wood=5)
    t.units(PURPLE, "S0.c", 1).resources(PURPLE, wood=5)
    for _ in range(6):
        t.building("silo", "S0.a")  # somewhere else
    t.play(RED, "build", "building:silo", "slot:T21.a.1")
    assert t.buildings("S0.d") == ["silo"]
    t.begin_turn(PURPLE, ["build"]).choose("play", "card:build")
    refused = t.refusal("building:silo")
    assert (refused.rule, refused.message) == ("NG-BUILD-06", "refusal-build-none-left")
    assert t.keys == ["building:lodge", "building:tower", "building:camp"]  # the other small types are there


@pytest.mark.rule("NG-COMP-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_tile_is_there_once(seats: int) -> None:
    s = opening(seats)
    tiles = s.tiles + s.drawn_tiles + [tile for hand in s.setup_tiles for tile in hand]
    tiles += [tile for tile, _, _ in s.geo.placements]
    names = sorted(s.content.tiles[tile].id for tile in tiles)
    assert names == ["S0", "S5", *(f"T{number:02}" for number in range(1, 34))]
    assert s.content.tile_index["S0"] not in s.tiles


@pytest.mark.rule("NG-COMP-05")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_same_six_starting_cards_for_everybody(seats: int) -> None:
    s = opening(seats)
    kinds = {card.id: CARD_KINDS[card.kind] for card in s.content.cards}
    for seat in range(seats):
        assert sorted(card for card in deck(s, seat) if kinds[card] == "starting") == STARTING_CARDS


@pytest.mark.rule("NG-COMP-07")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_development_and_achievement_cards_take_part(seats: int) -> None:
    s = opening(seats)
    cards = s.development + s.row + s.achievements + s.unused
    assert len(cards) == len(set(cards))
    kinds = Counter(CARD_KINDS[s.content.cards[card].kind] for card in cards)
    assert kinds == {"early": 16, "advanced": 36, "achievement": 7}
    assert s.unrest == 10


@pytest.mark.rule("NG-COMP-07")
def test_ten_unrest_cards_are_a_limit() -> None:
    """The last card of the pile goes to the first hungry winter; for the next one there is none."""
    t = table().units(RED, "S0.a", 4).draw_pile(RED, "move")
    assert t.match.view(None)["unrest_left"] == 10
    t.s.unrest = 1
    t.begin_winter()
    assert t.match.view(None)["unrest_left"] == 0
    assert deck(t.s, RED).count("unrest") == 1
    t.resources(RED).begin_winter()
    assert deck(t.s, RED).count("unrest") == 1
    assert t.fame_of(RED) == -5


@pytest.mark.rule("NG-COMP-08")
@pytest.mark.rule("NG-AMB-01")
def test_resource_tokens_do_not_run_out() -> None:
    """All food tokens and food multipliers together are worth 30 + 5 * 5 = 55, of lore 45."""
    t = table().tiles("T21@-1,0,2", "T20@0,1,1").units(RED, "S0.d", 3).units(PURPLE, "T20.b", 3)
    t.resources(RED, food=55, lore=45).resources(PURPLE, food=55, lore=45)
    t.begin_harvest()
    assert t.stock(RED)["food"] == 56
    assert t.stock(PURPLE)["lore"] == 46
    t.play(RED, "a02")  # Fishing: 3 food
    assert t.stock(RED)["food"] == 59


@pytest.mark.rule("NG-COMP-09")
@pytest.mark.rule("NG-AMB-01")
def test_fame_tokens_do_not_run_out() -> None:
    """All fame tokens together are worth 5 * 50 + 10 * 10 + 15 * 5 + 35 = 460."""
    t = table().tiles("T11@1,0,2").units(RED, "S0.b", 1).building("altar", "S0.b").fame(RED, 460)
    t.begin_harvest()
    assert t.fame_of(RED) == 463


def seen(t_view: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = t_view["players"][seat]
    return found


@pytest.mark.rule("NG-COMP-12")
def test_fame_and_hand_are_secret() -> None:
    t = table(seats=3).units(RED, "S0.a", 3).fame(RED, 7).fame(PURPLE, 3)
    t.hand(PURPLE, "feast", "build").begin_turn(RED, ["move", "explore"])
    own = seen(t.match.view(RED), RED)
    assert (own["fame"], own["hand"]) == (7, ["explore", "move"])
    for viewer in (PURPLE, YELLOW, None):
        shown = seen(t.match.view(viewer), RED)
        assert (shown["fame"], shown["hand"]) == (None, 2)
    assert seen(t.match.view(RED), PURPLE)["fame"] is None


@pytest.mark.rule("NG-COMP-12")
def test_the_rest_is_public() -> None:
    t = table(seats=3).tiles("T21@-1,0,2").units(RED, "S0.d", 3).building("silo", "S0.d")
    t.resources(RED, food=1, wood=2, lore=3).draw_pile(RED, "move", "build").discard_pile(RED, "feast")
    t.active_area(RED, "recruit").begin_turn(RED, ["explore"])
    for viewer in (PURPLE, None):
        view = t.match.view(viewer)
        shown = seen(view, RED)
        assert shown["resources"] == {"food": 1, "wood": 2, "lore": 3}
        assert (shown["draw_pile"], shown["discard"], shown["active"]) == (2, ["feast"], ["recruit"])
        assert shown["known_on_draw_pile"] == []  # its size, not its cards
        [territory] = [one for one in view["territories"] if "T21.a" in one["regions"]]
        assert (territory["owner"], territory["units"], territory["buildings"]) == (RED, 3, ["silo"])


@pytest.mark.rule("NG-COMP-12")
def test_a_drawn_card_is_seen_by_its_owner_only() -> None:
    t = table(seats=2).draw_pile(RED, "build").resources(RED, lore=1)
    t.begin_turn(RED, ["move", "feast"]).choose("replace", "card:move")
    [drawn] = [event for event in t.events if event.type == "cards_drawn"]
    assert drawn.seen_by(RED)["cards"] == ["build"]
    assert drawn.seen_by(PURPLE) == drawn.seen_by(None)
    assert "build" not in str(drawn.seen_by(PURPLE))
    assert drawn.seen_by(PURPLE)["count"] == 1


@pytest.mark.rule("NG-COMP-12")
def test_fame_is_shown_when_the_game_is_over() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).fame(RED, 7).year(7).end_year()
    assert t.match.over
    assert seen(t.match.view(PURPLE), RED)["fame"] == 7


@pytest.mark.rule("NG-COMP-12")
@pytest.mark.rule("NG-AMB-67")
def test_open_fame_by_agreement() -> None:
    t = table(seats=2, open_fame=True).units(RED, "S0.a", 1).fame(RED, 7).begin_turn(RED, ["move"])
    assert seen(t.match.view(PURPLE), RED)["fame"] == 7


@pytest.mark.rule("NG-COMP-13")
def test_a_card_may_recruit_where_the_rules_forbid_it() -> None:
    t = table().units(RED, "S0.a", 1)
    t.play(RED, "recruit")
    assert t.refusal("territory:S0.b").rule == "NG-RECRUIT-02"
    t.play(RED, "e09")  # Mercenary: neutral territories too
    t.choose("territory:S0.b")
    assert t.units_in("S0.b") == (RED, 1)


@pytest.mark.rule("NG-COMP-13")
def test_a_card_may_build_where_the_rules_forbid_it() -> None:
    t = table().units(RED, "S0.a", 1).resources(RED, wood=1)  # no slot anywhere
    t.begin_turn(RED, ["build", "a24"]).choose("play")
    assert t.refusal("card:build").rule == "NG-BUILD-01"
    t.choose("card:a24", "building:tower", "territory:S0.a")  # Amenities: no slot needed
    assert t.buildings("S0.a") == ["tower"]
