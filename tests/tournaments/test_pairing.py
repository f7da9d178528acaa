"""What holds for every tournament: everybody plays, nobody meets anybody too often, seats come out even, and whoever
has the seed and the results gets the same tables."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from longhall.kernel.chance import rng_from_seed
from longhall.tournaments import (
    SHARE,
    Form,
    FormError,
    Player,
    Result,
    Table,
    Tournament,
    check,
    next_divisions,
    next_rounds,
    planned_rounds,
    standings,
)
from longhall.tournaments.meetings import meetings, sittings, sizes

COUNTS = st.integers(2, 40)
SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10**6).map(str)


def begin(form: Form, players: int, seed: str = "s") -> Tournament:
    form.check()
    return Tournament(form, seed, tuple(Player(number) for number in range(1, players + 1)))


def decided(table: Table, label: str) -> Table:
    """With a result drawn from ``label``; now and then somebody has forfeited, or two share a place."""
    if table.result is not None:
        return table
    rng = rng_from_seed(label)
    places = [place + 1 for place in rng.permutation(len(table.seats))]
    if rng.below(4) == 0:
        places = [max(1, place - 1) if place == 2 else place for place in places]
    forfeits = (rng.below(len(places)),) if rng.below(8) == 0 else ()
    return replace(table, result=Result.of(tuple(places), forfeits))


def play_round(tournament: Tournament) -> Tournament | None:
    """The tournament after its next rounds; None when it is over."""
    opened = next_rounds(tournament)
    if not opened:
        return None
    done = tuple(
        tuple(decided(table, f"{tournament.seed} {len(tournament.rounds) + n} {table.seats}") for table in tables)
        for n, tables in enumerate(opened)
    )
    return replace(tournament, rounds=tournament.rounds + done)


def play(tournament: Tournament) -> Tournament:
    while (after := play_round(tournament)) is not None:
        tournament = after
    return tournament


def everybody(tournament: Tournament, round: int) -> list[int]:
    return sorted(number for table in tournament.rounds[round] for number in table.seats)


@given(COUNTS, SEATS)
def test_tables_are_as_few_and_as_even_as_can_be(players: int, seats: int) -> None:
    found = sizes(players, seats)
    assert sum(found) == players and len(found) == -(-players // seats)
    assert max(found) <= seats and max(found) - min(found) <= 1
    assert min(found) >= 2 or seats == 2  # only tables of two may leave somebody over


@settings(max_examples=40)
@given(COUNTS, SEATS, SEEDS)
def test_in_swiss_rounds_everybody_plays_and_seats_come_out_even(players: int, seats: int, seed: str) -> None:
    played = play(begin(Form("swiss", seats), players, seed))
    assert len(played.rounds) == planned_rounds(played)
    for number, tables in enumerate(played.rounds):
        assert everybody(played, number) == list(range(1, players + 1))
        assert sum(table.is_bye for table in tables) == (players % 2 if seats == 2 else 0)
    had = Counter(table.seats[0] for tables in played.rounds for table in tables if table.is_bye)
    assert max(had.values(), default=0) <= -(-len(played.rounds) // players)  # nobody has two before all had one
    sat = sittings(played.rounds)
    firsts = [sat[number, 0] for number in range(1, players + 1)]
    assert max(firsts) - min(firsts) <= 2


@settings(max_examples=25)
@given(st.integers(8, 40), SEEDS)
def test_in_swiss_rounds_nobody_meets_anybody_again_while_that_can_be_avoided(players: int, seed: str) -> None:
    for seats in (2, 3, 4):
        rounds = 3 if seats == 2 else 2
        if players < 2 * seats**2:
            continue
        played = play(begin(Form("swiss", seats, rounds=rounds), players, seed))
        assert set(meetings(played.rounds).values()) == {1}


def test_in_swiss_rounds_those_meet_who_stand_close_together() -> None:
    tournament = begin(Form("swiss", 2, rounds=4), 32)
    for _ in range(3):
        after = play_round(tournament)
        assert after is not None
        tournament = after
    (opened,) = next_rounds(tournament)
    points = {row.number: row.points for row in standings(tournament)[0].rows}
    apart = [abs(points[a] - points[b]) for a, b in (table.seats for table in opened)]
    assert max(apart) <= SHARE and sum(apart) <= 6 * SHARE


@given(st.integers(2, 9), st.integers(1, 3), SEEDS)
def test_at_tables_of_two_everybody_of_a_group_meets_equally_often_and_sits_first_half_the_time(
    players: int, legs: int, seed: str
) -> None:
    played = play(begin(Form("groups", 2, group=16, legs=legs), players, seed))
    pairs = {pair: 0 for pair in combinations(range(1, players + 1), 2)}
    pairs.update({pair: times for pair, times in meetings(played.rounds).items() if pair[0] < pair[1]})
    assert set(pairs.values()) == {legs}
    sat = sittings(played.rounds)
    assert all(abs(sat[number, 0] - sat[number, 1]) <= 1 for number in range(1, players + 1))


@settings(max_examples=20)
@given(st.integers(3, 20), st.integers(3, 5), SEEDS)
def test_at_larger_tables_everybody_of_a_group_meets_everybody(players: int, seats: int, seed: str) -> None:
    tournament = begin(Form("groups", seats, group=6), players, seed)
    played = play(tournament)
    assert len(played.rounds) == planned_rounds(tournament)
    groups = [[row.number for row in ranking.rows] for ranking in standings(played)]
    assert sorted(number for group in groups for number in group) == list(range(1, players + 1))
    met, sat = meetings(played.rounds), sittings(played.rounds)
    for group in groups:
        times = [met[pair] for pair in combinations(group, 2)]
        firsts = [sat[number, 0] for number in group]
        assert min(times, default=1) >= 1 and max(firsts) - min(firsts) <= 1
        assert all(max(sat[n, s] for s in range(seats)) <= 2 + len(played.rounds) // seats for n in group)


@given(COUNTS, SEATS, SEEDS, st.data())
def test_a_knock_out_ends_at_one_table(players: int, seats: int, seed: str, data: st.DataObject) -> None:
    advance = data.draw(st.integers(1, seats - 1))
    played = play(begin(Form("knockout", seats, advance=advance), players, seed))
    sizes_of = [len(everybody(played, number)) for number in range(len(played.rounds))]
    assert sizes_of[0] == players and sizes_of == sorted(set(sizes_of), reverse=True)
    assert len(played.rounds[-1]) == 1 and all(len(tables) > 1 for tables in played.rounds[:-1])
    best = standings(played)[0].rows[0]
    final = played.rounds[-1][0]
    assert final.result is not None and best.number in final.seats and best.place == 1
    assert set(everybody(played, len(played.rounds) - 1)) == {
        row.number for row in standings(played)[0].rows[: len(final.seats)]
    }


def test_the_best_of_each_group_go_on_to_a_knock_out() -> None:
    form = Form("groups", 4, group=4, legs=2, qualify=2, advance=2)
    tournament = begin(form, 16)
    for _ in range(2):
        after = play_round(tournament)
        assert after is not None
        tournament = after
    through = {row.number for ranking in standings(tournament) for row in ranking.rows[:2]}
    (finals,) = next_rounds(tournament)
    assert {number for table in finals for number in table.seats} == through and len(through) == 8
    group = {row.number: ranking.group for ranking in standings(tournament) for row in ranking.rows}
    assert all(len({group[number] for number in table.seats}) >= 3 for table in finals)  # old acquaintances part
    done = play(tournament)
    assert [ranking.group for ranking in standings(done)] == [-1, 0, 1, 2, 3]


def test_all_rounds_of_a_group_may_be_open_at_once() -> None:
    form = Form("groups", 2, group=4)
    in_step, at_once = play(begin(form, 8)), play(begin(replace(form, at_once=True), 8))
    assert len(next_rounds(begin(replace(form, at_once=True), 8))) == 3
    assert [[table.seats for table in tables] for tables in in_step.rounds] == [
        [table.seats for table in tables] for tables in at_once.rounds
    ]


@settings(max_examples=40)
@given(st.sampled_from(["swiss", "groups", "knockout"]), SEATS, st.integers(3, 20), SEEDS, st.data())
def test_whoever_is_out_is_not_paired_and_the_others_play_on(
    format: str, seats: int, players: int, seed: str, data: st.DataObject
) -> None:
    tournament = begin(Form(format, seats, group=6), players, seed)
    leaving = data.draw(st.sets(st.integers(1, players), max_size=players - 2))
    first = play_round(tournament)
    assert first is not None
    left = tuple(replace(player, out=2) if player.number in leaving else player for player in first.players)
    played = play(replace(first, players=left))
    for number in range(1, len(played.rounds)):
        there = everybody(played, number)
        assert not set(there) & leaving and len(there) == len(set(there))
        if format != "knockout":
            assert set(there) == set(range(1, players + 1)) - leaving or format == "groups"
    assert check(exported(played)) == ""


def test_whoever_comes_late_to_swiss_rounds_begins_without_points() -> None:
    first = play_round(begin(Form("swiss", 3, rounds=4), 9))
    assert first is not None
    late = replace(first, players=(*first.players, Player(10, since=2)))
    assert 10 in {number for table in next_rounds(late)[0] for number in table.seats}
    assert play(late).rounds[0] == first.rounds[0]
    assert {row.number: row.points for row in standings(late)[0].rows}[10] == 0


# -- results -----------------------------------------------------------------------------------------------------------


def test_whoever_has_forfeited_comes_last_whatever_the_bot_did() -> None:
    assert Result.of((1, 2, 3, 4), (0,)) == Result((4, 1, 2, 3), (0,))
    assert Result.of((2, 1, 2, 4), (1, 3)) == Result((1, 3, 1, 3), (1, 3))


def rows_of(tournament: Tournament) -> list[tuple[int, float]]:
    return [(row.number, row.points / SHARE) for row in standings(tournament)[0].rows]


def test_points_go_by_place_and_are_shared_by_those_who_share_it() -> None:
    table = Table((1, 2, 3, 4), result=Result.of((1, 2, 2, 4)))
    shared = replace(begin(Form("swiss", 4, points=(7, 4, 1, 1)), 4), rounds=((table,),))
    assert dict(rows_of(shared)) == {1: 7, 2: 2.5, 3: 2.5, 4: 1}
    left = replace(shared, rounds=((replace(table, result=Result.of((1, 2, 3, 4), (0,))),),))
    assert dict(rows_of(left)) == {1: 0, 2: 7, 3: 4, 4: 1}  # nothing for a forfeit, not even the points of the last
    nobody = replace(shared, rounds=((replace(table, result=Result.of((1, 2, 3, 4), (0, 1, 2, 3))),),))
    assert all(row.points == row.firsts == 0 for row in standings(nobody)[0].rows)


def test_tie_breaks_in_their_order() -> None:
    """1, 2 and 3 have won one of two each; 1 has met the stronger ones."""
    form = Form("swiss", 2, rounds=2)
    rounds = (
        (Table((1, 4), result=Result((2, 1))), Table((2, 3), result=Result((1, 2)))),
        (Table((1, 2), result=Result((1, 2))), Table((3, 4), result=Result((2, 1)))),
    )
    tournament = replace(begin(form, 4), rounds=rounds)
    rows = {row.number: row for row in standings(tournament)[0].rows}
    assert [row.number for row in standings(tournament)[0].rows] == [4, 1, 2, 3]
    assert rows[1].opponents == 3 * SHARE and rows[2].opponents == SHARE
    group = replace(tournament, form=Form("groups", 2, group=4))
    level = {row.number: row.direct for row in standings(group)[0].rows}
    assert level[1] == 1 and level[2] == -1  # 1 and 2 are level on points, and 1 won against 2


def test_after_all_tie_breaks_the_lot_decides() -> None:
    tournament = begin(Form("swiss", 2), 6)
    order = [row.number for row in standings(tournament)[0].rows]
    assert order == tournament.by_lot(list(range(1, 7)))
    assert order != [row.number for row in standings(begin(Form("swiss", 2), 6, "another"))[0].rows]


# -- leagues -----------------------------------------------------------------------------------------------------------


def test_seasons_promote_and_relegate() -> None:
    form = Form("league", 2, group=4, moved=1)
    ranked = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    after = next_divisions(ranked, [], form)
    assert [sorted(division) for division in after] == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]
    thinned = next_divisions([[1, 2, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [13], form)  # 3 does not play on
    assert [sorted(division) for division in thinned] == [[1, 2, 4, 5], [6, 7, 8, 9], [10, 11, 12, 13]]


@given(st.integers(2, 60), st.integers(2, 5), st.integers(0, 2))
def test_divisions_stay_even_and_lose_nobody(players: int, group: int, moved: int) -> None:
    form = Form("league", 2, group=max(group, 2 * moved, 2), moved=moved)
    divisions = next_divisions([], list(range(1, players + 1)), form)
    after = next_divisions(divisions, [players + 1], form)
    assert sorted(number for division in after for number in division) == list(range(1, players + 2))
    lengths = [len(division) for division in after]
    assert max(lengths) - min(lengths) <= 1 and lengths == sorted(lengths, reverse=True)


# -- checking ----------------------------------------------------------------------------------------------------------


def exported(tournament: Tournament) -> dict[str, Any]:
    def of(result: Result | None) -> dict[str, Any]:
        none: dict[str, Any] = {"places": None, "forfeits": []}
        return {"places": list(result.places), "forfeits": list(result.forfeits)} if result is not None else none

    return {
        "form": tournament.form.to_data(),
        "seed": tournament.seed,
        "players": [vars(player) for player in tournament.players],
        "rounds": [
            {
                "tables": [
                    {
                        "seats": list(table.seats),
                        "group": table.group,
                        **of(table.result),
                        "before": [{"until": until, **of(result)} for until, result in table.before],
                    }
                    for table in tables
                ]
            }
            for tables in tournament.rounds
        ],
    }


@pytest.mark.parametrize(
    "form",
    [
        Form("swiss", 4),
        Form("groups", 3, group=6, qualify=2, advance=2),
        Form("groups", 2, group=4, at_once=True),
        Form("knockout", 4, advance=2),
    ],
)
def test_anybody_can_check_who_met_whom(form: Form) -> None:
    played = play(begin(form, 13))
    assert check(exported(played)) == ""
    other_seed = {**exported(played), "seed": "another"}
    assert "sat there, not" in check(other_seed) or "should be" in check(other_seed)
    first = played.rounds[0][0]
    swapped = (replace(first, seats=first.seats[::-1]), *played.rounds[0][1:])
    assert check(exported(replace(played, rounds=(swapped, *played.rounds[1:])))).startswith("round 1, table 1:")


def test_a_corrected_result_counts_for_what_is_paired_later() -> None:
    tournament = begin(Form("swiss", 2, rounds=4), 8)
    for _ in range(2):
        after = play_round(tournament)
        assert after is not None
        tournament = after
    wrong = tournament.rounds[0][0]
    assert wrong.result is not None
    right = replace(wrong, result=Result.of(wrong.result.places[::-1]), before=((2, wrong.result),))
    corrected = replace(tournament, rounds=((right, *tournament.rounds[0][1:]), *tournament.rounds[1:]))
    played = play(corrected)
    assert check(exported(played)) == ""
    silently = replace(right, before=())
    assert check(exported(replace(played, rounds=((silently, *played.rounds[0][1:]), *played.rounds[1:])))) != ""


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (Form("ladder", 2), "format"),
        (Form("swiss", 1), "seats"),
        (Form("swiss", 7), "seats"),
        (Form("groups", 4, group=3), "group"),
        (Form("knockout", 3, advance=3), "advance"),
        (Form("league", 2, group=3, moved=2), "moved"),
        (Form("swiss", 3, points=(3, 1)), "points"),
        (Form("swiss", 3, points=(1, 2, 0)), "points"),
        (Form("swiss", 2, points=(1, -1)), "points"),
        (Form("swiss", 2, rounds=31), "rounds"),
    ],
)
def test_what_cannot_be_played_is_refused(form: Form, field: str) -> None:
    with pytest.raises(FormError) as refused:
        form.check()
    assert refused.value.field == field
