"""Event cards, Parasites and Colossus cards. [IC-EVENT, IC-PARASITE, IC-COLCARD]"""

from __future__ import annotations

import pytest

from longhall.games.icaion.queries import is_blocked
from tests.games.icaion.scenarios import far_away, heir_at_x1, outsiders_far_away
from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, table

RIVERS = ("RI1", "RC4", "RE2")  # inner, outer, outer
AFTER_K1_AND_K2 = {"W1", "X1", "M1", "L1", "S5", "P1", "W2", "S1", "R1", "X2", "M2", "L2", "P2", "W3", "S2", "R2"}
AT_K2 = {"W2", "X2", "M2", "L2", "S1", "P2", "W3", "S2", "R2"}


def wounded(t: Table) -> list[int]:
    """The seats whose Seekers lie, or that are in their wounded turn."""
    view = t.match.view(None)
    in_turn = view["turn"] if view["actions"]["wounded"] else None
    return [seat for seat in range(t.s.seats) if view["players"][seat]["lying"] or seat == in_turn]


def placed(t: Table) -> list[str]:
    return [event["region"] for event in t.all_events("parasite_placed")]


# -- Region cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EVENT-01")
def test_cards_lie_on_the_track_in_order_and_take_the_numbers_of_their_space() -> None:
    t = table(seats=2)
    for number, (card, amount) in enumerate(
        [("river", 2), ("mountain", 2), ("forest", 2), ("myst", 2), ("crystal", 3)], start=1
    ):
        t.reveal(card)
        assert t.event("event_revealed")["space"] == number
        assert [event["count"] for event in t.all_events("qoam_delivered")] == [amount] * 3
    assert t.match.view(None)["event_track"] == ["river", "mountain", "forest", "myst", "crystal"]


@pytest.mark.rule("IC-EVENT-02")
def test_a_region_card_brings_qoam_to_its_three_regions() -> None:
    t = table(seats=3).qoam(RC4=1).reveal("river")
    assert (t.qoam_in("RI1"), t.qoam_in("RC4"), t.qoam_in("RE2")) == (2, 3, 2)
    assert sum(t.s.qoam) == 7
    assert t.all_events("qoam_delivered")[1] == {
        "type": "qoam_delivered",
        "rule": "IC-EVENT-02",
        "region": "RC4",
        "colour": "blue",
        "count": 2,
        "left": 3,
    }


@pytest.mark.rule("IC-EVENT-03")
@pytest.mark.rule("IC-EVENT-04")
@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_a_region_holds_no_more_than_its_limit(seats: int, most: int) -> None:
    t = table(seats=seats).qoam(RI1=most - 1, RC4=most).reveal("river")
    assert (t.qoam_in("RI1"), t.qoam_in("RC4")) == (most, most)
    assert t.event("region_saturated")["region"] == "RC4"
    assert t.all_events("qoam_delivered")[0]["count"] == 1


@pytest.mark.rule("IC-EVENT-05")
@pytest.mark.rule("IC-EVENT-07")
def test_many_players_get_a_parasite_on_all_three_regions() -> None:
    t = table(seats=4).track("myst").reveal("river")
    assert placed(t) == ["RI1", "RC4", "RE2"]


@pytest.mark.rule("IC-EVENT-05")
@pytest.mark.rule("IC-EVENT-08")
def test_few_players_get_none_on_the_inner_region() -> None:
    t = table(seats=3).track("myst").reveal("river")
    assert placed(t) == ["RC4", "RE2"]
    assert not placed(table(seats=3).reveal("river"))  # the first space shows no Parasite


@pytest.mark.rule("IC-EVENT-06")
def test_a_colossus_card_ignores_the_parasite_icon() -> None:
    t = table(seats=4).track("myst").colossus("K4").reveal("colossus_3")
    assert placed(t) == ["RC1", "RE1"]  # two arrows, to K1: only the card's own Parasites


@pytest.mark.rule("IC-AMB-49")
def test_a_saturated_region_still_gets_a_parasite() -> None:
    t = table(seats=2).track("myst").qoam(RC4=5).reveal("river")
    assert t.parasites_in("RC4") == 1 and t.qoam_in("RC4") == 5


# -- Colossus cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EVENT-09")
@pytest.mark.rule("IC-COLCARD-01")
def test_the_first_colossus_card() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "X1").seeker(YELLOW, "C3").reveal("colossus_1")
    order = ["event_revealed", "colossus_moved", *["parasite_placed"] * 4, "seeker_wounded", "turn_started"]
    assert [event.type for event in t.events] == order
    assert placed(t) == ["RC1", "RC1", "RE1", "RE1"]
    assert t.event("seeker_wounded") == {"type": "seeker_wounded", "rule": "IC-EVENT-12", "seat": RED}


@pytest.mark.rule("IC-COLCARD-02")
@pytest.mark.rule("IC-EVENT-11")
def test_the_second_colossus_card() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "M5").seeker(YELLOW, "W2").reveal("colossus_2")
    assert placed(t) == ["RC5", "RE5", "RC1", "RE1"]
    types = [event.type for event in t.events]
    assert types.index("colossus_moved") == 3  # after the first two Parasites
    assert [event["seat"] for event in t.all_events("seeker_wounded")] == [YELLOW]  # only at the new crater


@pytest.mark.rule("IC-COLCARD-03")
@pytest.mark.rule("IC-EVENT-13")
def test_the_third_colossus_card_wounds_along_its_path() -> None:
    t = table(seats=3).track("river").colossus("K4").seeker(RED, "M4").seeker(YELLOW, "W5").seeker(PURPLE, "L1")
    t.reveal("colossus_3")
    assert [event["seat"] for event in t.all_events("seeker_wounded")] == [RED, YELLOW, PURPLE]
    assert placed(t) == ["RC1", "RE1"]
    types = [event.type for event in t.events]
    assert types.index("seeker_wounded") < types.index("parasite_placed")


@pytest.mark.rule("IC-EVENT-12")
def test_every_node_of_the_adjacent_regions_is_in_danger() -> None:
    for node in ("W1", "X1", "M1", "L1", "S5", "P1", "W2", "S1", "R1"):
        t = table(seats=2).colossus("K5").seeker(RED, node).seeker(YELLOW, "C3").reveal("colossus_1")
        assert t.s.wounded_turn == 1, node  # Red's turn begins as a wounded one
    t = table(seats=2).colossus("K5").seeker(RED, "P5").seeker(YELLOW, "C3").reveal("colossus_1")
    assert t.s.wounded_turn == 0


@pytest.mark.rule("IC-AMB-43")
def test_one_wound_for_each_symbol() -> None:
    """M1 is a corner of both Regions, and the wounding move passes it at first and last."""
    t = table(seats=2).colossus("K5").seeker(RED, "M1").hand(RED, "points_3", "points_6").seeker(YELLOW, "C3")
    t.reveal("colossus_1")
    assert t.decision == (RED, "prevent_wound")
    t.choose("card:points_3")
    assert t.decision == (RED, "move") and t.hand_of(RED) == ["points_6"]


@pytest.mark.rule("IC-AMB-43")
def test_an_overflow_on_the_same_card_is_another_wound() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "L1").hand(RED, "points_3", "points_6").parasites(RC1=2)
    t.seeker(YELLOW, "C3").reveal("colossus_1")
    t.choose("card:points_3")
    assert t.decision == (RED, "prevent_wound")
    t.choose("wound")
    assert t.s.wounded_turn == 1


# -- Parasites -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-PARASITE-01")
@pytest.mark.rule("IC-AMB-47")
def test_a_region_holds_three_parasites() -> None:
    for before, after in ((0, 2), (1, 3), (2, 0), (3, 1)):
        t = table(seats=2).colossus("K5").parasites(RC1=before).seeker(RED, "C1").seeker(YELLOW, "C2")
        t.reveal("colossus_1")
        assert t.parasites_in("RC1") == after


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-52")
def test_a_fourth_parasite_destroys_and_wounds() -> None:
    t = table(seats=3).colossus("K5").parasites(RC1=3).machine("harvester", "RC1", RED)
    t.machine("scavenger", "RC1", YELLOW).neutral("refiner", "RC1").seeker(RED, "W1").seeker(YELLOW, "C3")
    t.seeker(PURPLE, "P2").reveal("colossus_3")
    assert t.event("region_overrun")["region"] == "RC1"
    assert [(event["owner"], event["machine"]) for event in t.all_events("machine_destroyed")] == [
        (RED, "harvester"),
        (YELLOW, "scavenger"),
    ]
    assert t.event("neutral_machine_destroyed")["machine"] == "refiner"
    assert t.machines_in("RC1") == {} and t.parasites_in("RC1") == 0
    wounds = [(event["seat"], event["rule"]) for event in t.all_events("seeker_wounded")]
    assert wounds == [(RED, "IC-EVENT-13")]  # by the move; the overflow finds Red lying already
    assert t.s.collected == [0, 0, 0]


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-48")
def test_an_overflow_without_machines_still_wounds() -> None:
    t = table(seats=2).track("myst").parasites(RC4=3).seeker(RED, "X4").seeker(YELLOW, "W3").reveal("river")
    assert [(event["seat"], event["rule"]) for event in t.all_events("seeker_wounded")] == [(RED, "IC-PARASITE-02")]
    assert t.parasites_in("RC4") == 0 and t.parasites_in("RE2") == 1


@pytest.mark.rule("IC-PARASITE-03")
def test_a_wonder_can_bring_the_fourth_parasite_too() -> None:
    t = table(seats=2, wonders=True).wonder("bell", "RI1", RED).seeker(RED, "C1").qoam(RI1=1).seeker(YELLOW, "L1")
    t.colossus("K1").parasites(RC1=3).machine("harvester", "RC1", YELLOW)
    t.act(RED, "extract", "cage:1", "stay")
    assert t.machines_in("RC1") == {} and t.event("seeker_wounded")["seat"] == YELLOW


@pytest.mark.rule("IC-AMB-66")
def test_an_overflow_spares_wonders() -> None:
    t = table(seats=2, wonders=True).wonder("hub", "RC1", RED).colossus("K5").parasites(RC1=3)
    t.seeker(RED, "C1").seeker(YELLOW, "C2").reveal("colossus_3")
    assert t.all_events("region_overrun") and t.s.wonder_at[t.region("RC1")] >= 0


@pytest.mark.rule("IC-AMB-78")
def test_an_overflow_is_finished_before_the_next_parasite() -> None:
    t = table(seats=2).colossus("K5").parasites(RC1=3).seeker(RED, "L1").hand(RED, "points_3").seeker(YELLOW, "C3")
    t.reveal("colossus_2")
    assert t.decision == (RED, "prevent_wound")
    assert t.parasites_in("RC1") == 0 and t.parasites_in("RE1") == 0  # RE1 comes after the wound is settled
    t.choose("card:points_3")
    assert t.parasites_in("RE1") == 1


@pytest.mark.rule("IC-PARASITE-04")
@pytest.mark.rule("IC-AMB-14")
def test_more_parasites_than_machines_block() -> None:
    t = table(seats=3).machine("harvester", "RI1", RED).machine("scavenger", "RI1", YELLOW).parasites(RI1=2)
    assert not is_blocked(t.s, t.region("RI1"))
    t.parasites(RI1=3)
    assert is_blocked(t.s, t.region("RI1"))
    t.neutral("refiner", "RI1")
    assert not is_blocked(t.s, t.region("RI1"))


# -- wounds ----------------------------------------------------------------------------------------------------------


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


@pytest.mark.rule("IC-EVENT-13")
@pytest.mark.rule("IC-COLCARD-03")
def test_a_long_wounding_walk_spares_only_the_crater_it_does_not_pass() -> None:
    t = table(seats=4).colossus("K1").track("mountain", "forest", "myst")  # space 4: three arrows, to K4
    for seat, node in ((RED, "S5"), (YELLOW, "M5"), (PURPLE, "S4"), (BLACK, "P3")):
        t.seeker(seat, node).hand(seat, "points_3" if seat < 2 else "points_6")
    t.reveal("colossus_3")
    asked = []
    while t.decision[1] == "prevent_wound":
        asked.append(t.decision[0])
        t.choose("wound")
    assert asked == [RED, PURPLE, BLACK] and t.match.view(None)["colossus"] == "K4"


@pytest.mark.rule("IC-COLCARD-03")
@pytest.mark.rule("IC-AMB-43")
def test_after_the_wounding_walk_an_overflow_wounds_again() -> None:
    t = outsiders_far_away().colossus("K1").seeker(RED, "M2").parasites(RC2=3).hand(RED, "points_3")
    t.reveal("colossus_3").choose("card:points_3")
    assert t.s.wounded_turn == 1 and t.parasites_in("RC2") == 0 and t.parasites_in("RE2") == 1  # no second card


@pytest.mark.rule("IC-COLCARD-02")
@pytest.mark.rule("IC-PARASITE-02")
def test_an_overflow_before_the_colossus_leaves_wounds_only_there() -> None:
    t = (
        outsiders_far_away(3)
        .colossus("K1")
        .seeker(YELLOW, "L1")
        .seeker(PURPLE, "R1")
        .parasites(RC1=3)
        .reveal("colossus_2")
    )
    assert t.s.lying == [0, 1, 0] and t.parasites_in("RC1") == 0
    assert (t.parasites_in("RE1"), t.parasites_in("RC2"), t.parasites_in("RE2")) == (1, 1, 1)


@pytest.mark.rule("IC-EVENT-08")
@pytest.mark.rule("IC-PARASITE-02")
def test_a_full_inner_region_does_not_overflow_with_few_players() -> None:
    t = (
        outsiders_far_away(3)
        .track("river")
        .parasites(RI2=3, RC5=3, RE3=2)
        .machine("harvester", "RI2", RED)
        .reveal("mountain")
    )
    assert [t.parasites_in(region) for region in ("RI2", "RC5", "RE3")] == [3, 0, 3]
    assert t.machines_in("RI2") == {"harvester": RED} and t.qoam_in("RC5") == 2


@pytest.mark.rule("IC-AMB-54")
@pytest.mark.rule("IC-APPARATUS-20")
def test_a_parasite_taken_by_a_refiner_counts_but_is_no_eradicate() -> None:
    t = (
        heir_at_x1(apparatus_sides="night")
        .gear(RED, "sword")
        .machine("refiner", "RC1", RED)
        .qoam(RC1=1)
        .parasites(RC1=1)
    )
    t.upgrade(RED, "up_refiner_eradicate").act(RED, "extract", "region:RC1")
    while t.decision[1] != "action":
        t.choose(next(key for key in t.keys if key not in ("done", "pass")))
    assert t.s.collected[RED] == 1 and t.points_of(RED) == 2  # the Refiner's two, none of the Sword's
    t.seeker(RED, "C1").act(RED, "retrieve", "apparatus:grey")
    assert t.points_of(RED) == 4
