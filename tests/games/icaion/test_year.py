"""The Year: start, rounds, end; expert mode. [IC-YEAR, IC-EXPERT]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.queries import region_cards_revealed
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.games.icaion.scenarios import far_away, outsiders_far_away
from tests.games.icaion.table import BLACK, BLUE, PURPLE, RED, YELLOW, Table, game, table


def until(match: Match, kind: str) -> Match:
    """Take the first option until a decision of that kind is due."""
    while match.decision is not None and match.decision.kind != kind:
        match.apply(0)
    return match


def play_round(t: Table) -> Table:
    """Everybody moves to the first node offered and passes."""
    round = t.s.round
    while not t.match.over and t.s.round == round:
        keys = t.keys
        t.choose("pass" if "pass" in keys else next(key for key in keys if key != "camp"))
    return t


@pytest.mark.rule("IC-YEAR-01")
@pytest.mark.rule("IC-YEAR-11")
@pytest.mark.rule("IC-YEAR-20")
def test_a_match_has_three_years_of_five_to_eight_rounds() -> None:
    for seed in range(4):
        match = game().new({"seats": 2, "neutral_placement": "symmetry"}, seed)
        rng = rng_from_seed(str(seed))
        rounds: dict[int, int] = {}
        year = 1
        while not match.over:
            match.apply(rng.below(len(match.picks())))
            for event in match.history[-1].events:
                if event.type == "year_started":
                    year = event.data["year"]
                elif event.type == "event_revealed":
                    rounds[year] = event.data["round"]
        assert list(rounds) == [1, 2, 3]
        assert 5 <= rounds[1] <= 6 and 5 <= rounds[2] <= 7 and 5 <= rounds[3] <= 8
        assert match.result is not None and match.result.reason == "three_years"


@pytest.mark.rule("IC-YEAR-02")
@pytest.mark.rule("IC-AMB-01")
def test_the_event_deck_grows_by_the_colossus_card_of_the_year() -> None:
    t = table()
    t.year(1).track("river", "forest", "mountain", "myst", "colossus_1", "crystal")
    t.s.year = 2
    t.start_year()
    assert t.event("colossus_card_added") == {
        "type": "colossus_card_added",
        "rule": "IC-YEAR-02",
        "event": "colossus_2",
        "count": 7,
    }
    view = t.match.view(None)
    assert view["colossus_cards"] == [None, None, "colossus_3"]
    assert len(view["event_track"]) == 1 and view["event_deck"] == 6  # the first event of the Year is revealed


@pytest.mark.rule("IC-YEAR-02")
def test_the_deck_has_six_seven_and_eight_cards() -> None:
    sizes = []
    match = game().new({"seats": 2, "neutral_placement": "symmetry"}, 9)
    rng = rng_from_seed("sizes")
    entries = [match.opening]
    while not match.over:
        match.apply(rng.below(len(match.picks())))
        entries.append(match.history[-1])
    for entry in entries:
        sizes += [event.data["count"] for event in entry.events if event.type == "colossus_card_added"]
    assert sizes == [6, 7, 8]


@pytest.mark.rule("IC-YEAR-03")
@pytest.mark.rule("IC-EX-02")
@pytest.mark.parametrize(("seats", "added"), [(5, 3), (4, 2), (3, 1), (2, 1)])
def test_two_shards_left_are_topped_up(seats: int, added: int) -> None:
    t = table(seats=seats).colossus("K1", 1, 2)
    t.s.year = 2
    t.start_year()
    plugged = t.event("shards_plugged_in")
    assert (plugged["count"], plugged["total"]) == (added, 2 + added)
    assert "value" not in str(plugged)


@pytest.mark.rule("IC-AMB-27")
def test_the_supply_of_shards_may_run_out() -> None:
    t = table(seats=5)
    t.s.shard_supply = [3]
    t.s.year = 2
    t.start_year()
    assert t.event("shards_plugged_in")["total"] == 1


@pytest.mark.rule("IC-YEAR-04")
@pytest.mark.rule("IC-YEAR-07")
def test_one_turn_each_in_order_of_play() -> None:
    t = table(seats=3).order(PURPLE, RED, YELLOW).event_deck("river", "forest", "myst")
    t.start_round()
    seats = []
    while t.s.round == 3:
        seats.append(t.decision[0])
        t.choose(next(key for key in t.keys if key.startswith("node:")), "pass")
    assert seats == [PURPLE, RED, YELLOW] and t.s.round == 4


@pytest.mark.rule("IC-YEAR-05")
@pytest.mark.rule("IC-EPS-05")
def test_the_lowest_reputation_plays_first_in_the_next_year() -> None:
    t = table(seats=4).points(RED, 9).points(YELLOW, 3).points(PURPLE, 12).points(BLACK, 5).discharged(RED, BLACK)
    t.s.year = 2
    t.start_year()
    assert t.s.order == [YELLOW, BLACK, RED, PURPLE]
    assert t.s.charged == [1, 1, 1, 1]
    assert {event["seat"] for event in t.all_events("power_recharged")} == {RED, BLACK}


@pytest.mark.rule("IC-YEAR-04")
def test_the_first_year_keeps_the_dealt_order() -> None:
    t = table(seats=3).order(PURPLE, YELLOW, RED).points(PURPLE, 50)
    t.s.colossus_cards[0] = t.s.event_deck.pop()
    t.start_year()
    assert t.s.order == [PURPLE, YELLOW, RED]


@pytest.mark.rule("IC-YEAR-06")
@pytest.mark.rule("IC-AMB-02")
@pytest.mark.parametrize(("tie", "order"), [("later_first", [1, 0, 2]), ("later_last", [0, 1, 2])])
def test_a_tie_for_the_order(tie: str, order: list[int]) -> None:
    t = table(seats=3, order_tie=tie).points(RED, 4).points(YELLOW, 4).points(PURPLE, 5)
    t.s.year = 2
    t.start_year()
    assert t.s.order == order


@pytest.mark.rule("IC-YEAR-08")
def test_a_round_begins_with_an_event() -> None:
    t = table().event_deck("forest", "river")
    t.start_round()
    assert t.event("event_revealed") == {
        "type": "event_revealed",
        "rule": "IC-EVENT-01",
        "event": "forest",
        "space": 1,
        "round": 3,
        "reveals": True,
    }
    assert t.decision == (RED, "move")


@pytest.mark.rule("IC-YEAR-09")
@pytest.mark.rule("IC-AMB-50")
def test_everybody_is_recharged_when_the_fifth_round_begins() -> None:
    t = table(seats=3).track("river", "forest", "myst").discharged(RED, YELLOW).event_deck("colossus_1", "crystal")
    t.start_round()
    assert t.s.round == 4 and t.s.charged == [0, 0, 1]
    play_round(t)
    assert t.s.round == 5 and t.s.charged == [1, 1, 1]
    types = [event.type for event in t.events]
    assert types.index("event_revealed") < types.index("power_recharged") < types.index("turn_started")


@pytest.mark.rule("IC-YEAR-10")
def test_the_fifth_region_card_begins_the_last_round() -> None:
    t = table().track("river", "forest", "myst", "colossus_1").event_deck("mountain", "crystal", "colossus_2")
    t.start_round()
    assert not t.all_events("last_round")
    play_round(t)
    assert region_cards_revealed(t.s) == 5 and t.event("last_round")["year"] == 1
    turns = 0
    while t.s.year == 1:
        turns += t.decision[1] == "move"
        t.choose("pass" if "pass" in t.keys else t.keys[0])
    assert turns == 2  # one for each player
    assert t.event("year_ended")["year"] == 1


# -- the end of a Year -----------------------------------------------------------------------------------------------


def ended(seats: int, *parasites: int) -> Table:
    t = table(seats=seats).last_round()
    for seat, n in enumerate(parasites):
        t.collected(seat, n)
        t.gear(seat, "boots")
    return t.end_year()


@pytest.mark.rule("IC-YEAR-12")
@pytest.mark.rule("IC-YEAR-13")
def test_three_players_rank_nine_four_one() -> None:
    t = ended(3, 2, 7, 5)
    assert [t.gained(seat).get("parasites", 0) for seat in range(3)] == [1, 9, 4]
    first = next(event for event in t.all_events("reputation_gained") if event["seat"] == YELLOW)
    assert (first["count"], first["place"], first["rule"]) == (7, 1, "IC-YEAR-12")


@pytest.mark.rule("IC-YEAR-13")
@pytest.mark.rule("IC-AMB-04")
def test_two_players_rank_nine_four() -> None:
    assert [ended(2, 1, 3).gained(seat)["parasites"] for seat in range(2)] == [4, 9]


@pytest.mark.rule("IC-YEAR-14")
def test_four_players_rank_ten_six_two_one() -> None:
    assert [ended(4, 1, 2, 3, 4).gained(seat)["parasites"] for seat in range(4)] == [1, 2, 6, 10]


@pytest.mark.rule("IC-YEAR-15")
@pytest.mark.rule("IC-AMB-03")
def test_five_players_rank_ten_six_two_one_zero() -> None:
    t = ended(5, 5, 4, 3, 2, 1)
    assert [t.gained(seat)["parasites"] for seat in range(5)] == [10, 6, 2, 1, 0]
    assert BLUE == 4


@pytest.mark.rule("IC-YEAR-16")
def test_ties_go_to_the_earlier_player() -> None:
    t = table(seats=3).last_round().order(PURPLE, YELLOW, RED)
    for seat in range(3):
        t.gear(seat, "boots").collected(seat, 2)
    t.end_year()
    assert [t.gained(seat)["parasites"] for seat in range(3)] == [1, 4, 9]


@pytest.mark.rule("IC-YEAR-17")
def test_without_parasites_there_are_no_points() -> None:
    t = ended(3, 0, 1, 0)
    assert [t.gained(seat) for seat in range(3)] == [{}, {"parasites": 9}, {}]


@pytest.mark.rule("IC-YEAR-18")
@pytest.mark.rule("IC-AMB-76")
def test_collected_parasites_return_but_those_on_the_board_stay() -> None:
    t = table().last_round().collected(RED, 3).parasites(RI1=2).gear(RED, "boots")
    t.end_year()
    assert t.s.collected == [0, 0] and t.s.eliminated == [0, 0]
    assert t.s.year == 2 and t.parasites_in("RI1") >= 2


@pytest.mark.rule("IC-YEAR-19")
@pytest.mark.rule("IC-EX-10")
def test_every_pile_shows_the_next_year() -> None:
    t = table().last_round().slot(RED, "green", 1)
    t.end_year()
    assert t.event("apparatus_discarded")["colours"] == ["blue", "brown", "grey", "pink"]
    assert [pile["year"] for pile in t.match.view(None)["piles"]] == [2] * 5
    assert len(t.s.tiles_discarded) == 4


@pytest.mark.rule("IC-YEAR-20")
def test_after_the_third_year_the_match_is_over() -> None:
    t = table().year(3).last_round()
    t.end_year()
    assert t.match.over and t.match.result is not None
    assert [pile["year"] for pile in t.match.view(None)["piles"]] == [None] * 5


@pytest.mark.rule("IC-AMB-75")
def test_what_no_rule_resets_carries_over() -> None:
    t = table().last_round().qoam(RI1=4).machine("harvester", "RI2", RED).lying(YELLOW).cage(RED, 2, pink=3)
    t.colossus("K3", 2, 3).slot(RED, "grey", 1).hand(YELLOW, "points_3").upgrade(RED, "up_cage").seeker(RED, "M2")
    t.points(YELLOW, 5).end_year()
    assert t.s.year == 2
    assert t.machines_in("RI2") == {"harvester": RED} and t.qoam_in("RI1") >= 4
    assert t.stock(RED) == {"pink": 3} and t.hand_of(YELLOW) == ["points_3"]
    assert t.s.lying == [0, 1] and t.at(RED) == "M2"
    assert t.s.slot[RED] >= 0 and t.ids(t.s.upgrades[RED]) == ["up_cage"]


# -- expert mode -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EXPERT-01")
def test_the_next_event_lies_open_in_expert_mode() -> None:
    t = table(expert=True).event_deck("forest", "river", "colossus_1")
    t.start_round()
    assert t.event("event_foreseen")["event"] == "river"
    assert t.match.view(None)["next_event"] == "river"
    other = t.match.determinize(RED, rng_from_seed("x"))
    assert other.view(RED)["next_event"] == "river"
    hidden = table().event_deck("forest", "river").start_round()
    assert hidden.match.view(RED)["next_event"] is None and not hidden.all_events("event_foreseen")


@pytest.mark.rule("IC-AMB-60")
def test_the_open_card_is_shuffled_back() -> None:
    t = table(expert=True).last_round().event_deck("colossus_1")
    t.end_year()
    assert t.s.year == 2 and len(t.s.event_deck) + len(t.s.event_track) == 7


@pytest.mark.rule("IC-EXPERT-01")
def test_experts_know_the_next_event() -> None:
    match = until(game().new({"seats": 2, "expert": True, "neutral_placement": "symmetry"}, 4), "move")
    told: list[tuple[int, str | None]] = []
    seen: list[str] = []
    while match.view(None)["year"] == 1:
        view: Any = match.view(None)
        if not told or told[-1][0] != view["round"]:
            told.append((view["round"], view["next_event"]))
            seen.append(view["event_track"][-1])
        keys = match.keys()
        match.apply("pass" if "pass" in keys else len(keys) - 1)
    assert len(seen) >= 5 and [card for _, card in told][: len(seen) - 1] == seen[1:]
    plain: Any = until(game().new({"seats": 2, "neutral_placement": "symmetry"}, 4), "move").view(None)
    assert plain["next_event"] is None


@pytest.mark.rule("IC-YEAR-13")
@pytest.mark.rule("IC-YEAR-14")
@pytest.mark.rule("IC-YEAR-15")
@pytest.mark.rule("IC-YEAR-16")
@pytest.mark.rule("IC-YEAR-17")
@pytest.mark.parametrize(
    ("order", "collected", "reputation"),
    [
        ((RED, YELLOW), (2, 5), (4, 9)),
        ((RED, YELLOW), (3, 3), (9, 4)),
        ((YELLOW, RED), (3, 3), (4, 9)),
        ((RED, YELLOW), (0, 1), (0, 9)),
        ((RED, YELLOW), (0, 0), (0, 0)),
        ((RED, YELLOW, PURPLE), (1, 2, 3), (1, 4, 9)),
        ((PURPLE, YELLOW, RED), (2, 2, 2), (1, 4, 9)),
        ((RED, YELLOW, PURPLE), (0, 2, 2), (0, 9, 4)),
        ((RED, YELLOW, PURPLE, BLACK), (4, 1, 6, 2), (6, 1, 10, 2)),
        ((BLACK, YELLOW, RED, PURPLE), (3, 3, 0, 3), (2, 6, 0, 10)),
        ((RED, YELLOW, PURPLE, BLACK, BLUE), (4, 4, 1, 7, 2), (6, 2, 0, 10, 1)),
        ((BLUE, BLACK, PURPLE, YELLOW, RED), (4, 4, 0, 7, 2), (2, 6, 0, 10, 1)),
    ],
)
def test_the_ranking_of_parasites(
    order: tuple[int, ...], collected: tuple[int, ...], reputation: tuple[int, ...]
) -> None:
    seats = len(order)
    t = far_away(seats).order(*order).last_round()
    for seat, count in enumerate(collected):
        t.collected(seat, count)
    t.end_year()
    assert tuple(t.points_of(seat) for seat in range(seats)) == reputation
    assert t.s.collected == [0] * seats


@pytest.mark.rule("IC-YEAR-05")
@pytest.mark.rule("IC-YEAR-06")
@pytest.mark.rule("IC-AMB-02")
@pytest.mark.parametrize(
    ("order", "points", "after"),
    [
        ((RED, YELLOW), (10, 5), (YELLOW, RED)),
        ((RED, YELLOW), (5, 5), (YELLOW, RED)),
        ((YELLOW, RED), (5, 5), (RED, YELLOW)),
        ((RED, YELLOW, PURPLE, BLACK), (10, 5, 5, 20), (PURPLE, YELLOW, RED, BLACK)),
        ((BLACK, PURPLE, YELLOW, RED), (10, 5, 5, 20), (YELLOW, PURPLE, RED, BLACK)),
        ((RED, YELLOW, PURPLE, BLACK, BLUE), (7, 7, 7, 7, 7), (BLUE, BLACK, PURPLE, YELLOW, RED)),
    ],
)
def test_the_order_of_the_next_year(order: tuple[int, ...], points: tuple[int, ...], after: tuple[int, ...]) -> None:
    t = far_away(len(order)).order(*order).last_round().discharged(*order)
    for seat, amount in enumerate(points):
        t.points(seat, amount)
    t.end_year()
    view = t.match.view(None)
    assert (view["year"], tuple(view["order"])) == (2, after)
    assert all(player["charged"] for player in view["players"])


@pytest.mark.rule("IC-YEAR-05")
@pytest.mark.rule("IC-YEAR-12")
def test_the_ranking_of_parasites_counts_for_the_next_order() -> None:
    t = far_away(3).last_round().points(RED, 4).points(YELLOW, 8).points(PURPLE, 9).collected(RED, 1).end_year()
    assert t.match.view(None)["order"] == [YELLOW, PURPLE, RED]  # 8, 9 and 4 + 9


@pytest.mark.rule("IC-YEAR-03")
@pytest.mark.rule("IC-EX-02")
@pytest.mark.parametrize(("seats", "held", "after"), [(2, 2, 3), (3, 2, 3), (4, 2, 4), (5, 2, 5), (2, 0, 3), (5, 5, 5)])
def test_shards_are_topped_up(seats: int, held: int, after: int) -> None:
    t = far_away(seats).last_round().colossus("K1", *[1, 1, 2, 2, 3][:held]).end_year()
    view = t.match.view(None)
    assert (view["colossus_shards"], view["shard_supply"]) == (after, 16 - after)


@pytest.mark.rule("IC-YEAR-19")
@pytest.mark.rule("IC-EX-10")
def test_the_piles_of_all_colours_show_the_next_year() -> None:
    t = far_away().last_round().slot(RED, "blue", 1).end_year()
    assert [pile["year"] for pile in t.match.view(None)["piles"]] == [2] * 5
    assert sorted(t.match.view(None)["tiles_discarded"]) == ["brown_1", "green_1", "grey_1", "pink_1"]


@pytest.mark.rule("IC-YEAR-18")
@pytest.mark.rule("IC-AMB-75")
@pytest.mark.rule("IC-AMB-76")
def test_what_carries_over() -> None:
    t = far_away().last_round().qoam(RI3=4).parasites(RI3=2).machine("harvester", "RI3", RED).cage(RED, 2, pink=3)
    t.hand(RED, "points_3").lying(YELLOW).collected(RED, 2).colossus("K3", 1).event_deck("colossus_1").end_year()
    assert t.s.year == 2 and t.cages(RED)[1] == {"pink": 3} and t.hand_of(RED) == ["points_3"]
    assert t.machines_in("RI3") == {"harvester": RED} and t.parasites_in("RI3") >= 2


@pytest.mark.rule("IC-YEAR-10")
def test_the_fifth_region_card_is_no_end_before_the_round_is_played() -> None:
    t = far_away().track("river", "mountain", "forest", "myst").event_deck("crystal").start_round()
    assert t.match.view(None)["last_round"] is True
    t.choose("node:C3", "pass")
    assert t.s.year == 1 and t.decision == (YELLOW, "move")
    t.choose("node:C3", "pass")
    assert t.s.year == 2
    early = far_away().track("river", "colossus_1", "mountain", "forest").event_deck("crystal", "myst").start_round()
    assert early.match.view(None)["last_round"] is False  # four Region cards and the Colossus


@pytest.mark.rule("IC-YEAR-09")
def test_the_sixth_round_recharges_nobody() -> None:
    t = (
        outsiders_far_away()
        .track("river", "mountain", "forest", "myst", "colossus_1")
        .discharged(RED)
        .event_deck("crystal")
    )
    assert t.start_round().s.charged == [0, 1]


@pytest.mark.rule("IC-YEAR-10")
@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
def test_the_last_round_may_be_the_eighth() -> None:
    seen = ("river", "colossus_1", "mountain", "colossus_2", "forest", "colossus_3", "myst")
    t = outsiders_far_away().year(3).character(RED, "survivor").track(*seen).event_deck("crystal").start_round()
    assert len(t.keys) == 39 and t.qoam_in("RI5") == 3


@pytest.mark.rule("IC-YEAR-10")
def test_a_colossus_card_below_the_fifth_region_card_is_not_revealed() -> None:
    t = (
        outsiders_far_away()
        .track("river", "mountain", "forest", "myst")
        .event_deck("crystal", "colossus_1")
        .start_round()
    )
    t.choose("node:C3", "pass", "node:C3", "pass")
    assert [event["space"] for event in t.all_events("event_revealed")] == [1] and t.s.year == 2


@pytest.mark.rule("IC-AMB-02")
def test_the_other_reading_of_a_tie_keeps_the_order() -> None:
    t = table(seats=3, order_tie="later_last").last_round().points(RED, 5).points(YELLOW, 5).points(PURPLE, 2)
    for seat in range(3):
        t.gear(seat, "boots")
    assert t.end_year().match.view(None)["order"] == [PURPLE, RED, YELLOW]
