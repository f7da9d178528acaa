"""Positions for events, Parasites, wounds, Years and the final scoring, worked out by hand from the printed rules."""

from __future__ import annotations

import pytest

from longhall.games.icaion.state import NEUTRAL
from tests.games.icaion.table import BLACK, BLUE, PURPLE, RED, YELLOW, Table, table

RIVERS = ("RI1", "RC4", "RE2")  # inner, outer, outer


def far_away(seats: int = 2) -> Table:
    """Everybody stands in the City at C4, where no crater's Regions reach."""
    t = table(seats=seats)
    for seat in range(seats):
        t.seeker(seat, "C4").gear(seat, "boots")
    return t


def wounded(t: Table) -> list[int]:
    """The seats whose Seekers lie, or that are in their wounded turn."""
    view = t.match.view(None)
    in_turn = view["turn"] if view["actions"]["wounded"] else None
    return [seat for seat in range(t.s.seats) if view["players"][seat]["lying"] or seat == in_turn]


def give_in(t: Table) -> Table:
    """Everybody takes the wounds that are due."""
    while t.decision[1] == "prevent_wound":
        t.choose("wound")
    return t


@pytest.mark.rule("IC-EVENT-02")
@pytest.mark.rule("IC-EVENT-03")
@pytest.mark.rule("IC-EVENT-04")
@pytest.mark.parametrize(
    ("seats", "before", "space", "after"),
    [
        (2, (0, 1, 4), 1, (2, 3, 5)),
        (2, (5, 5, 3), 2, (5, 5, 5)),
        (2, (0, 2, 3), 5, (3, 5, 5)),
        (3, (4, 5, 6), 3, (6, 6, 6)),
        (3, (0, 3, 4), 6, (3, 6, 6)),
        (4, (2, 4, 5), 1, (5, 7, 7)),
        (4, (0, 3, 7), 5, (4, 7, 7)),
        (5, (2, 5, 6), 4, (5, 8, 8)),
        (5, (4, 5, 8), 7, (8, 8, 8)),
    ],
)
def test_a_delivery_stops_at_saturation(
    seats: int, before: tuple[int, ...], space: int, after: tuple[int, ...]
) -> None:
    t = far_away(seats).qoam(**dict(zip(RIVERS, before, strict=True)))
    others = ("mountain", "colossus_2", "forest", "colossus_1", "myst", "colossus_3", "crystal")
    t.track(*others[: space - 1]).reveal("river")
    assert tuple(t.qoam_in(region) for region in RIVERS) == after
    assert sum(t.s.qoam) == sum(after)


@pytest.mark.rule("IC-EVENT-05")
@pytest.mark.rule("IC-EVENT-07")
@pytest.mark.rule("IC-EVENT-08")
@pytest.mark.rule("IC-AMB-49")
@pytest.mark.parametrize(
    ("seats", "space", "parasites"),
    [(2, 1, (0, 0, 0)), (2, 2, (0, 1, 1)), (3, 4, (0, 1, 1)), (4, 2, (1, 1, 1)), (5, 6, (1, 1, 1)), (5, 5, (0, 0, 0))],
)
def test_parasites_come_with_the_icon(seats: int, space: int, parasites: tuple[int, ...]) -> None:
    t = far_away(seats).qoam(RI1=8, RC4=8, RE2=8)  # saturated: Parasites come all the same
    others = ("mountain", "colossus_2", "forest", "colossus_1", "myst")
    t.track(*others[: space - 1]).reveal("river")
    assert tuple(t.parasites_in(region) for region in RIVERS) == parasites


@pytest.mark.rule("IC-EVENT-06")
@pytest.mark.rule("IC-EVENT-10")
@pytest.mark.rule("IC-COLCARD-01")
@pytest.mark.rule("IC-COLCARD-02")
@pytest.mark.rule("IC-COLCARD-03")
@pytest.mark.parametrize(
    ("card", "space", "start", "end", "parasites"),
    [
        ("colossus_1", 1, "K1", "K2", {"RC2": 2, "RE2": 2}),
        ("colossus_1", 2, "K4", "K1", {"RC1": 2, "RE1": 2}),
        ("colossus_1", 4, "K3", "K1", {"RC1": 2, "RE1": 2}),
        ("colossus_2", 2, "K1", "K3", {"RC1": 1, "RE1": 1, "RC3": 1, "RE3": 1}),
        ("colossus_2", 1, "K5", "K1", {"RC5": 1, "RE5": 1, "RC1": 1, "RE1": 1}),
        ("colossus_3", 2, "K2", "K4", {"RC4": 1, "RE4": 1}),
    ],
)
def test_the_colossus_walks_clockwise(card: str, space: int, start: str, end: str, parasites: dict[str, int]) -> None:
    t = far_away().colossus(start).track(*["mountain", "forest", "myst"][: space - 1]).reveal(card)
    view = t.match.view(None)
    assert view["colossus"] == end
    assert {region["region"]: region["parasites"] for region in view["regions"] if region["parasites"]} == parasites


AFTER_K1_AND_K2 = {"W1", "X1", "M1", "L1", "S5", "P1", "W2", "S1", "R1", "X2", "M2", "L2", "P2", "W3", "S2", "R2"}
AT_K2 = {"W2", "X2", "M2", "L2", "S1", "P2", "W3", "S2", "R2"}


@pytest.mark.rule("IC-EVENT-12")
@pytest.mark.rule("IC-EVENT-13")
@pytest.mark.parametrize(
    ("card", "hurt"), [("colossus_1", AT_K2), ("colossus_2", AT_K2), ("colossus_3", AFTER_K1_AND_K2)]
)
def test_every_node_where_the_colossus_wounds(card: str, hurt: set[str]) -> None:
    """From K1 one crater on, to K2."""
    names = [node.id for node in table().s.content.nodes]
    found = set()
    for first in range(0, len(names), 5):
        t = table(seats=5).colossus("K1")
        for seat, name in enumerate(names[first : first + 5]):
            t.seeker(seat, name)
        t.reveal(card)
        found |= {names[first + seat] for seat in wounded(t)}
    assert found == hurt


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-47")
@pytest.mark.rule("IC-AMB-48")
@pytest.mark.rule("IC-AMB-52")
@pytest.mark.parametrize(("before", "after", "overflow"), [(0, 2, False), (1, 3, False), (2, 0, True), (3, 1, True)])
def test_two_parasites_onto_a_region(before: int, after: int, overflow: bool) -> None:
    t = far_away(3).colossus("K1").parasites(RC2=before)
    t.machine("harvester", "RC2", RED).machine("scavenger", "RC2", YELLOW).neutral("refiner", "RC2")
    t.machine("scavenger", "RE2", RED).reveal("colossus_1")
    assert t.parasites_in("RC2") == after and t.parasites_in("RE2") == 2
    assert (t.machines_in("RC2") == {}) == overflow and t.machines_in("RE2") == {"scavenger": RED}
    assert t.s.collected == [0, 0, 0]
    assert [t.match.view(None)["players"][seat]["destroyed"] for seat in range(3)] == [int(overflow), int(overflow), 0]


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-DEPLOY-11")
def test_an_overflow_by_a_region_card_wounds_around_the_region_and_leaves_icons() -> None:
    t = table(seats=4).seeker(RED, "C5").seeker(YELLOW, "C2").seeker(PURPLE, "P1").seeker(BLACK, "S3")
    t.parasites(RI1=3).machine("harvester", "RI1", RED).deployed(RED, strength=1)
    t.track("mountain").reveal("river")  # space 2 has the icon
    assert wounded(t) == [RED, PURPLE]
    assert t.parasites_in("RI1") == 0 and t.machines_in("RI1") == {} and t.qoam_in("RI1") == 3
    assert t.match.view(None)["players"][RED]["strength"] == 2


@pytest.mark.rule("IC-AMB-43")
def test_an_overflow_and_the_wound_of_the_card_are_two_wounds() -> None:
    t = table().colossus("K1").seeker(RED, "M2").seeker(YELLOW, "C4").parasites(RC2=3)
    t.hand(RED, "points_3", "points_6", "points_9").reveal("colossus_1")
    t.choose("card:points_3")
    assert t.decision == (RED, "prevent_wound")
    t.choose("card:points_6")
    assert wounded(t) == [] and t.hand_of(RED) == ["points_9"]


@pytest.mark.rule("IC-AMB-44")
def test_wounds_are_answered_in_order_of_play() -> None:
    t = table(seats=3).order(PURPLE, RED, YELLOW).colossus("K1")
    for seat in range(3):
        t.seeker(seat, "M2").hand(seat, "points_3" if seat else "points_6")
    t.reveal("colossus_1")
    asked = []
    while t.decision[1] == "prevent_wound":
        asked.append(t.decision[0])
        t.choose("wound")
    assert asked == [PURPLE, RED, YELLOW]


# -- the end of a Year -----------------------------------------------------------------------------------------------


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
def test_every_pile_shows_the_next_year() -> None:
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


@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-AMB-104")
@pytest.mark.parametrize(("node", "reputation"), [("M2", 5), ("L4", 5), ("R5", 5), ("S1", 0), ("X2", 0), ("C1", 0)])
def test_the_crown_wants_a_rim(node: str, reputation: int) -> None:
    t = far_away().last_round().gear(RED, "crown").seeker(RED, node).colossus("K1").end_year()
    assert t.points_of(RED) == reputation


@pytest.mark.rule("IC-GEAR-BELT-01")
@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-CURIO-04")
def test_belt_and_case_help_in_the_first_turn_of_the_year() -> None:
    t = far_away().last_round().character(RED, "heir", "belt").character(YELLOW, "machine", "case")
    t.points(YELLOW, 10).hand(RED, "points_3", "points_3", "points_6", "points_6").end_year()
    give_in(t)
    assert t.match.view(None)["order"] == [RED, YELLOW]
    while t.decision != (RED, "move"):
        t.choose("draw" if "draw" in t.keys else t.keys[0])
    assert len(t.hand_of(RED)) == 5  # four and one: the hand is full
    t.choose("node:C3", "pass")
    assert t.decision[0] == YELLOW and "colour:grey" in t.keys
    t.choose("colour:grey", "cage:1")
    assert t.stock(YELLOW) == {"grey": 3} and t.decision == (YELLOW, "move")


# -- the final scoring -------------------------------------------------------------------------------------------------


def final(t: Table, seat: int = RED) -> int:
    t.end_year()
    assert t.match.result is not None
    return t.match.result.scores[seat]["total"]


def last_year(seats: int = 2) -> Table:
    return far_away(seats).year(3).last_round()


@pytest.mark.rule("IC-END-02")
@pytest.mark.rule("IC-END-03")
@pytest.mark.rule("IC-GEAR-HARNESS-01")
@pytest.mark.rule("IC-GEAR-ARMOR-01")
@pytest.mark.parametrize(
    ("gear", "shards", "qoam", "total"),
    [
        ("boots", 0, 0, -15),
        ("boots", 1, 4, 4),
        ("boots", 4, 1, 21),
        ("harness", 2, 4, 5 + 8),
        ("armor", 0, 2, -13),
        ("armor", 3, 0, 10 + 9),
        ("armor", 5, 1, 30 + 15 + 1),
    ],
)
def test_shards_and_qoam_at_the_end(gear: str, shards: int, qoam: int, total: int) -> None:
    t = last_year().gear(RED, gear).shards(RED, *[1, 2, 2, 3, 3][:shards]).cage(RED, 1, pink=qoam // 2)
    assert final(t.cage(RED, 2, brown=qoam - qoam // 2)) == total


@pytest.mark.rule("IC-END-04")
@pytest.mark.rule("IC-END-05")
@pytest.mark.rule("IC-END-06")
@pytest.mark.rule("IC-END-07")
@pytest.mark.rule("IC-EX-12")
@pytest.mark.parametrize(
    ("shards", "total"),
    [
        (0, -15 + 6 + 9 + 0),
        (1, 0 + 6 + 9 + 5 + 9),
        (2, 5 + 6 + 9 + 10 + 10 + 9),
        (3, 10 + 2 * (6 + 9 + 15)),
        (4, 20 + 2 * (6 + 9 + 20)),
    ],
)
def test_three_installed_and_the_best_doubled(shards: int, total: int) -> None:
    """Two Harvesters are 6, three Strength icons 9, and every Shard 5; a fourth tile was never installed."""
    t = last_year().install(RED, "blue", 1).install(RED, "grey", 2).install(RED, "pink", 3).slot(RED, "green", 3)
    t.machine("harvester", "RI1", RED).machine("harvester", "RI2", RED).deployed(RED, strength=2).upgrade(
        RED, "up_cage"
    )
    assert final(t.shards(RED, *[1, 2, 2, 3][:shards])) == total


@pytest.mark.rule("IC-APPARATUS-20")
@pytest.mark.rule("IC-AMB-76")
def test_the_parasites_of_the_third_year_count_once_more() -> None:
    t = table(apparatus_sides="night").year(3).last_round().gear(RED, "boots").install(RED, "grey", 2).collected(RED, 4)
    assert final(t) == 9 + 2 * 4 - 15


@pytest.mark.rule("IC-AMB-18")
@pytest.mark.parametrize(("destroyed_count", "total"), [(False, 3 - 15), (True, 6 - 15)])
def test_destroyed_harvesters(destroyed_count: bool, total: int) -> None:
    t = table(destroyed_count=destroyed_count).colossus("K1").gear(RED, "boots").install(RED, "blue", 1)
    t.machine("harvester", "RC2", RED).machine("harvester", "RI4", RED).parasites(RC2=3)
    t.seeker(RED, "C4").seeker(YELLOW, "C4").reveal("colossus_1")
    assert t.machines_in("RC2") == {}
    t.year(3).last_round()
    assert final(t) == total


@pytest.mark.rule("IC-END-08")
@pytest.mark.rule("IC-AMB-59")
@pytest.mark.parametrize(
    ("order", "points", "places"),
    [
        ((RED, YELLOW, PURPLE), (30, 30, 20), [2, 1, 3]),
        ((PURPLE, YELLOW, RED), (30, 30, 20), [1, 2, 3]),
        ((RED, PURPLE, YELLOW), (30, 30, 30), [3, 1, 2]),
        ((YELLOW, PURPLE, RED), (10, 30, 20), [3, 1, 2]),
    ],
)
def test_the_latest_in_order_wins_a_tie(order: tuple[int, ...], points: tuple[int, ...], places: list[int]) -> None:
    t = last_year(3).order(*order)
    for seat, amount in enumerate(points):
        t.points(seat, amount)
    t.end_year()
    assert t.match.result is not None and t.match.result.places == places


@pytest.mark.rule("IC-AMB-06")
def test_neutral_machines_give_the_neutral_colour_nothing() -> None:
    t = last_year().machine("harvester", "RI4", NEUTRAL).qoam(RI4=3)
    assert final(t) == -15 and final_seats(t) == 2


def final_seats(t: Table) -> int:
    assert t.match.result is not None
    return len(t.match.result.scores)
