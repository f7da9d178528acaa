"""The flow of cards through a player's zones, and the phases of the year. [NG-DECK, NG-YEAR, NG-START]"""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.games.northgard.content import CARD_KINDS
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.match import Match
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table


def player(t: Table, seat: int, viewer: int | None = None) -> dict[str, Any]:
    shown: dict[str, Any] = t.match.view(viewer)["players"][seat]
    return shown


def types(t: Table) -> list[str]:
    return [event.type for event in t.events]


# Zones


@pytest.mark.rule("NG-DECK-01")
def test_four_zones_and_who_sees_them() -> None:
    t = table().draw_pile(RED, "move", "build").active_area(RED, "recruit").discard_pile(RED, "feast", "a27")
    t.begin_turn(RED, ["explore"])
    for viewer in (RED, PURPLE, None):
        shown = player(t, RED, viewer)
        assert (shown["draw_pile"], shown["known_on_draw_pile"]) == (2, [])  # face down, for its owner too
        assert (shown["active"], shown["discard"]) == (["recruit"], ["feast", "a27"])
    assert player(t, RED, RED)["hand"] == ["explore"]
    assert player(t, RED, PURPLE)["hand"] == player(t, RED, None)["hand"] == 1


@pytest.mark.rule("NG-DECK-02")
def test_a_card_goes_round_the_zones() -> None:
    t = table().units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).row("e05", "e08").resources(RED, lore=1)
    t.draw_pile(RED, "move").discard_pile(RED).begin_turn(RED, ["feast"]).choose("replace", "card:feast")
    assert t.ids(t.s.hand[RED]) == ["move"]  # draw pile -> hand
    t.choose("pass", "card:e05", "wait", "card:move")
    assert t.ids(t.s.active[RED]) == ["feast", "move"]  # hand -> active area
    t.choose("pass")
    assert sorted(t.ids(t.s.discard[RED])) == ["feast", "move"]  # active area -> discard pile
    t.choose("card:e08")
    assert t.match.view(None)["year"] == 2
    assert sorted(t.ids(t.s.hand[RED])) == ["e08", "feast", "move"]  # discard pile -> draw pile -> hand
    assert (t.s.draw[RED], t.s.discard[RED], t.s.active[RED]) == ([], [], [])


@pytest.mark.rule("NG-DECK-03")
def test_the_last_card_of_the_pile_causes_no_shuffle() -> None:
    t = table().draw_pile(RED, "move", "build").discard_pile(RED, "feast").play(RED, "e08")  # draw 2
    assert "deck_reshuffled" not in types(t)
    assert (player(t, RED)["draw_pile"], player(t, RED)["discard"]) == (0, ["feast"])


@pytest.mark.rule("NG-DECK-03")
def test_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    t = table().draw_pile(RED, "move").discard_pile(RED, "feast", "build", "explore")
    t.play(RED, "e08", outcomes=[[2, 0, 1]])  # the new pile from the bottom: explore, feast, build
    assert [one for one in types(t) if one in ("cards_drawn", "deck_reshuffled")] == [
        "cards_drawn",
        "deck_reshuffled",
        "cards_drawn",
    ]
    assert t.ids(t.s.hand[RED]) == ["move", "build"]  # first what was left, then from the new pile
    assert t.ids(t.s.draw[RED]) == ["explore", "feast"]
    assert t.s.discard[RED] == []
    assert t.match.view(RED)["players"][RED]["known_on_draw_pile"] == []


@pytest.mark.rule("NG-DECK-03")
def test_the_discard_pile_is_shuffled_at_the_start_of_the_year() -> None:
    t = table().draw_pile(RED, "move").discard_pile(RED, "feast", "build", "explore").start_year()
    assert sorted(t.ids(t.s.hand[RED])) == ["build", "explore", "feast", "move"]
    assert t.event("deck_reshuffled") == {"type": "deck_reshuffled", "rule": "NG-DECK-03", "seat": RED, "count": 3}


@pytest.mark.rule("NG-DECK-03")
def test_the_discard_pile_is_shuffled_in_winter_too() -> None:
    """With no Unrest card left the top card of the draw pile is discarded, which is empty here."""
    t = table().units(RED, "S0.a", 4).draw_pile(RED).discard_pile(RED, "feast", "build").year(7)
    t.s.unrest = 0
    t.begin_winter()
    assert types(t).index("deck_reshuffled") < types(t).index("card_discarded")
    assert (len(t.s.draw[RED]), len(t.s.discard[RED])) == (1, 1)


@pytest.mark.rule("NG-DECK-04")
def test_the_active_area_is_not_shuffled() -> None:
    t = table().draw_pile(RED).discard_pile(RED, "build").active_area(RED, "move", "explore").resources(RED, lore=2)
    t.begin_turn(RED, ["feast", "recruit"]).choose("remove", "card:feast")  # draws two
    assert sorted(t.ids(t.s.hand[RED])) == ["build", "recruit"]  # the discard pile was all there was
    assert player(t, RED)["active"] == ["move", "explore"]
    t.begin_turn(RED, ["e08", "a02"]).choose("play")
    assert t.refusal("card:e08").rule == "NG-DRAW-05"  # the two cards lying there do not help


@pytest.mark.rule("NG-DECK-05")
def test_kinds_of_cards_and_which_have_fame() -> None:
    content = table().s.content
    kinds = {card.id: CARD_KINDS[card.kind] for card in content.cards}
    named = [kinds[card] for card in ("feast", "wolf_0", "unrest", "e01", "a01", "builder")]
    assert named == ["starting", "clan", "unrest", "early", "advanced", "achievement"]
    with_fame = {CARD_KINDS[card.kind] for card in content.cards if card.fame > 0}
    assert with_fame == {"early", "advanced"}  # an achievement's depends on the position at the end


@pytest.mark.rule("NG-DECK-05")
def test_fame_of_development_cards_counts_at_the_end() -> None:
    t = table().units(RED, "S0.a", 1).year(7)
    t.draw_pile(RED, "e02", "feast").hand(RED, "a05").discard_pile(RED, "wolf_0").active_area(RED, "e05").end_year()
    result = t.match.result
    assert result is not None
    assert result.scores[RED]["cards"] == 5  # Scouts 2, Industrious Villagers 3, the others nothing


# The year


def play_by_passing(seats: int, seed: int = 1) -> tuple[Match, list[dict[str, Any]]]:
    """A whole match in which everybody passes at once, with what was to be seen when each year began."""
    match = longhall.game("northgard").new({"seats": seats, "clans": "none"}, seed)
    years: list[dict[str, Any]] = []
    while match.decision is not None:
        keys = match.keys()
        view = match.view(None)
        if match.decision.kind == "turn_action" and view["year"] > len(years):
            years.append(view)
        match.apply("pass" if "pass" in keys else "done" if "done" in keys else keys[0])
    return match, years


def state(match: Match) -> NorthgardState:
    assert isinstance(match.state, NorthgardState)
    return match.state


@pytest.mark.rule("NG-YEAR-01")
@pytest.mark.parametrize("seats", [2, 5])
def test_seven_years(seats: int) -> None:
    match, years = play_by_passing(seats)
    assert [view["year"] for view in years] == [1, 2, 3, 4, 5, 6, 7]
    result = match.result
    assert result is not None
    assert result.reason == "years"


@pytest.mark.rule("NG-YEAR-01")
def test_the_phases_in_their_order() -> None:
    """Red controls T21.a (food) and must feed four units; Purple has three units where nothing grows."""
    t = table().tiles("T21@-1,0,2").units(RED, "S0.d", 4).units(PURPLE, "S0.a", 3).start_year()
    assert t.decision == (RED, "turn_action")
    t.choose("pass")
    t.choose(t.keys[0], "pass")
    assert t.decision == (PURPLE, "row_card")
    t.choose(t.keys[0])
    happened = [event for event in t.events if not event.remark and event.type != "deck_reshuffled"]
    told = [(event.type, event.data.get("seat")) for event in happened]
    assert told[:4] == [
        ("card_taken", PURPLE),  # 2, Actions
        ("resources_gained", RED),  # 3, Harvest
        ("resources_paid", RED),  # 4, Winter
        ("year_began", None),  # 5, End of year, then 1, Start of year
    ]
    assert {told_type for told_type, _ in told[4:-1]} == {"cards_drawn"}
    assert told[-1] == ("row_revealed", None)
    assert t.decision == (RED, "turn_action")  # 2 again
    assert t.match.view(None)["year"] == 2


@pytest.mark.rule("NG-AMB-47")
@pytest.mark.parametrize("seats", [2, 3])
def test_in_every_year_somebody_takes_the_marker(seats: int) -> None:
    match, _ = play_by_passing(seats)
    events = [event for entry in match.history for event in entry.events]
    marker_or_year = [
        event.type
        for event in events
        if event.type == "year_began" or (event.type == "first_player_changed" and event.rule == "NG-TURN-11")
    ]
    assert marker_or_year == ["year_began", "first_player_changed"] * 7


# Its start


@pytest.mark.rule("NG-START-01")
def test_everybody_draws_four_cards() -> None:
    t = table(seats=3)
    for seat in (RED, PURPLE, YELLOW):
        t.draw_pile(seat, "move", "build", "feast", "explore", "recruit")
    t.start_year()
    for seat in (RED, PURPLE, YELLOW):
        assert t.ids(t.s.hand[seat]) == ["move", "build", "feast", "explore"]
        assert t.ids(t.s.draw[seat]) == ["recruit"]


@pytest.mark.rule("NG-START-02")
def test_a_card_more_for_every_forge_one_controls() -> None:
    t = table(seats=3).tiles("T11@1,0,2").units(RED, "S0.a", 1).units(RED, "S0.b", 1).units(PURPLE, "S0.c", 1)
    for territory in ("S0.a", "S0.b", "S0.c", "S0.d"):
        t.building("forge", territory)  # the one in S0.d is nobody's
    t.building("fortress", "S0.c").building("altar", "S0.c")
    for seat in (RED, PURPLE, YELLOW):
        t.draw_pile(seat, "move", "build", "feast", "explore", "recruit", "feast", "move")
    t.start_year()
    assert [len(t.s.hand[seat]) for seat in (RED, PURPLE, YELLOW)] == [6, 5, 4]


@pytest.mark.rule("NG-AMB-39")
def test_with_too_few_cards_one_draws_what_there_is() -> None:
    t = table().tiles("T11@1,0,2").units(RED, "S0.b", 1).building("forge", "S0.b")
    t.draw_pile(RED, "move").discard_pile(RED, "build").active_area(RED).start_year()
    assert sorted(t.ids(t.s.hand[RED])) == ["build", "move"]
    assert t.decision == (RED, "turn_action")


@pytest.mark.rule("NG-START-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_as_many_cards_as_players_lie_open(seats: int) -> None:
    t = table(seats=seats)
    deck = t.ids(t.s.development)
    for seat in range(seats):
        t.draw_pile(seat, "move", "build", "feast", "explore")
    t.start_year()
    assert t.match.view(None)["row"] == deck[: -seats - 1 : -1]  # the top of the deck
    assert t.match.view(None)["development_left"] == 5 * seats
    drawn, revealed = types(t).index("cards_drawn"), types(t).index("row_revealed")
    assert drawn < revealed == len(types(t)) - 1  # after all have drawn


@pytest.mark.rule("NG-START-04")
@pytest.mark.rule("NG-START-05")
@pytest.mark.parametrize("seats", [2, 4])
def test_early_cards_then_advanced_cards_then_achievements(seats: int) -> None:
    match, years = play_by_passing(seats)
    kind = {card.id: CARD_KINDS[card.kind] for card in state(match).content.cards}
    shown = [[kind[card] for card in view["row"]] for view in years]
    assert shown[:2] == [["early"] * seats] * 2
    assert shown[2:6] == [["advanced"] * seats] * 4
    assert shown[6] == ["achievement"] * seats


@pytest.mark.rule("NG-START-05")
def test_in_year_seven_the_achievements_of_the_setup_are_offered() -> None:
    _, years = play_by_passing(3)
    assert sorted(years[6]["row"]) == sorted(years[0]["achievements"])
    assert (years[5]["development_left"], years[6]["development_left"]) == (0, 0)
    t = table(seats=3)  # whatever is left of the development deck
    t.year(7).start_year()
    assert "row_revealed" not in types(t)
    assert t.match.view(None)["development_left"] == 18


@pytest.mark.rule("NG-AMB-41")
def test_there_is_no_hand_limit() -> None:
    t = table().units(RED, "S0.a", 1).draw_pile(RED, "move", "build", "feast")
    hand = ["e08", *["feast"] * 12]
    t.begin_turn(RED, hand).choose("play", "card:e08")  # draw 2
    assert len(t.s.hand[RED]) == 14
    assert t.decision == (RED, "play_card")
    t.choose("done")
    assert t.decision[0] == PURPLE
    assert len(t.s.hand[RED]) == 14
