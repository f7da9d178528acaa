"""The worked examples of the rulebook and the examples derived from its numbers, with those numbers."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.queries import open_regions
from longhall.games.icegarden.state import IceGardenState
from tests.games.icegarden.table import Table, icegarden, table

COLOURS = {"fjollsfinn": "blue", "callo": "green", "dyken": "black", "freihoff": "red"}


def example_1() -> Table:
    t = table().ships(freihoff=7, callo=7, dyken=6, fjollsfinn=6).begin_initiative()
    for colour, jump in (("green", 1), ("red", 2), ("blue", 1), ("black", 2)):
        assert COLOURS[t.decision[0]] == colour
        t.choose(f"jump:{jump}")
    return t


@pytest.mark.rule("IG-EX-01")
def test_jumps_and_turn_order() -> None:
    t = example_1()
    stacks = t.match.view(None)["initiative"]["stacks"]
    assert [[COLOURS[t.characters[seat]] for seat in stacks[field]] for field in (6, 7, 8)] == [
        ["blue"],
        ["green", "black"],
        ["red"],
    ]
    assert [COLOURS[character] for character in t.turn_order] == ["red", "blue", "black", "green"]


@pytest.mark.rule("IG-EX-02")
def test_raising_two_tokens() -> None:
    t = table().resources("callo", m=(1, 0, 0, 1)).action("callo", "making")
    t.choose("raise", "up:0", "up:1", "down:3", "done")
    assert t.m_of("callo") == [0, 0, 2, 0] and t.event("steps_lost")["count"] == 2
    assert t.snow == 1 and t.reputation_of("callo") == 1


@pytest.mark.rule("IG-EX-03")
def test_two_crabs() -> None:
    t = table().markers("dyken", "zym").resources("dyken", m=(0, 2)).action("dyken", "making")
    t.choose("summon", "level:1", "count:2")
    assert t.reputation_of("dyken") == 4 and t.snow == 1


@pytest.mark.rule("IG-EX-04")
def test_two_drakkars_take_one_marker() -> None:
    t = table().units("fjollsfinn", "drakkar", "zym", 2).markers("callo", "zym", 3).begin_domination()
    t.choose("use:recruit")
    assert sum(t.s.captured) == 1 and t.decision == ("fjollsfinn", "resource")


@pytest.mark.rule("IG-EX-05")
@pytest.mark.parametrize(("markers", "receives"), [(3, False), (4, True)])
def test_three_nation_markers(markers: int, receives: bool) -> None:
    t = table(variant="advanced", vuko_tiles=["fire_people:1"]).vuko("zym").companions(2).nation("zym")
    t.markers("callo", "zym", markers).scoring().begin_domination()
    assert (t.decision == ("callo", "resource")) == receives
    if receives:
        t.choose("take:gold")
    assert t.points_of("callo") == (6 if receives else 0) and t.stock("callo")[1] == (1 if receives else 0)


@pytest.mark.rule("IG-EX-06")
def test_one_nation_marker() -> None:
    t = table().nation("zym").markers("callo", "zym").scoring().begin_domination()
    assert t.decision == ("", "") and t.points_of("callo") == 0


@pytest.mark.rule("IG-EX-07")
def test_vuko_stays() -> None:
    t = table().vuko("zym").markers("callo", "zym", 2).reputation(callo=3).begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-EX-08")
@pytest.mark.parametrize(("attacks", "unit"), [(1, "volcano_man"), (2, "drakkar"), (3, "tree_brothers")])
def test_what_a_pool_kills(attacks: int, unit: str) -> None:
    for target, kills in ((f"target:0.{unit}@zym", 1), ("target:0.marker@zym", attacks)):
        t = table().units("dyken", "crab", "zym", attacks).resources("dyken", gold=2)
        t.units("fjollsfinn", unit, "zym").markers("fjollsfinn", "zym", 4).begin_activation().choose("attack")
        t.choose(*[target] * kills)
        assert t.decision == ("", "") and t.points_of("dyken") == attacks  # the pool is used up


@pytest.mark.rule("IG-EX-09")
def test_planning_in_turns() -> None:
    t = example_1().begin_planning()
    placed = []
    while t.decision[1] == "plan":
        placed.append(COLOURS[t.decision[0]])
        t.choose(t.keys[-1])
    assert placed[:8] == ["red", "blue", "black", "green"] * 2
    assert len(placed) == 4 + 4 + 5 + 5


@pytest.mark.rule("IG-EX-10")
def test_a_turn_through_the_fields_of_the_pictures() -> None:
    """The pictures are lost; this plays the actions they show one after another."""
    t = table("dyken", "callo").markers("dyken", "fire", 1).resources("dyken", population=4, gold=4)
    t.markers("callo", "zym", 1).nation("zym").actions("dyken:influence", "dyken:move", "dyken:mountain")
    t.choose("region:fire", "region:fire", "piece:marker@fire", "region:valley", "piece:marker@fire", "region:valley")
    t.choose("region:valley", "region:zym", "count:2")
    assert t.markers_in("dyken", "zym") == 2 and t.markers_in("dyken", "fire") == 1
    t.units("dyken", "crab", "zym").begin_activation().choose("attack", "target:nation@zym").scoring()
    t.begin_domination().choose("take:gold", "take:gold", "take:population")
    assert t.points_of("dyken") == 1 + 3 + 5 and t.points_of("callo") == 2  # nation; fire and zym; zym


# -- derived from the numbers ------------------------------------------------------------------------------------------


def charms_of(seats: int, characters: list[str], seed: int) -> tuple[int, int, int]:
    """(regions, regions with a charm token or a blank, charms)."""
    setup: dict[str, Any] = {"seats": seats, "characters": characters, "regions": "quick"}
    match = icegarden().new(setup, seed)
    while match.decision is not None and match.decision.kind == "thorn":
        match.apply(0)
    s = match.state
    assert isinstance(s, IceGardenState)
    regions = open_regions(s)
    return len(regions), len([region for region in regions if region != s.thorn]), sum(s.charm)


@pytest.mark.rule("IG-DX-01")
def test_regions_of_two_players() -> None:
    assert charms_of(2, ["callo", "freihoff"], 1) == (6, 4 + 2, 4)
    assert charms_of(2, ["callo", "dyken"], 1) == (6, 4 + 1, 4)


@pytest.mark.rule("IG-DX-02")
def test_regions_of_three_players() -> None:
    assert charms_of(3, ["callo", "freihoff", "fjollsfinn"], 1) == (7, 4 + 3, 4)
    assert charms_of(3, ["callo", "freihoff", "dyken"], 1) == (7, 4 + 2, 4)


@pytest.mark.rule("IG-DX-03")
def test_regions_of_four_players() -> None:
    assert charms_of(4, ["callo", "freihoff", "fjollsfinn", "dyken"], 1) == (8, 4 + 3, 4)
    assert icegarden().content.numbers.blank_charms == 3


@pytest.mark.rule("IG-DX-04")
@pytest.mark.parametrize(("key", "turns"), [(-1, 7), (0, 10)])
def test_how_fast_the_track_is(key: int, turns: int) -> None:
    t = table("callo", "dyken")
    turn = 1
    while max(t.s.ship) < 9:
        turn += 1
        t.begin_initiative()
        while t.decision[1] == "jump":
            t.choose(t.keys[key])
    assert turn == turns


@pytest.mark.rule("IG-DX-05")
def test_number_before_stage() -> None:
    assert table("callo", "dyken").ships(callo=8, dyken=4).turn_order == ["dyken", "callo"]


@pytest.mark.rule("IG-DX-06")
def test_up_under_another() -> None:
    t = table().reputation(callo=3, dyken=1).resources("callo", m=(1,)).action("callo", "raven").choose("reputation")
    assert t.reputation_of("callo") == t.reputation_of("dyken") == 1
    assert t.reputation_order.index("callo") < t.reputation_order.index("dyken")


@pytest.mark.rule("IG-DX-07")
def test_nothing_above_field_1() -> None:
    t = table().reputation(callo=1).resources("callo", m=(1,)).action("callo", "raven")
    assert t.event("action_idle")["why"] == "nothing_to_mend" and t.reputation_of("callo") == 1


@pytest.mark.rule("IG-DX-08")
def test_out_of_the_safe_zone() -> None:
    t = (
        table("callo", "dyken")
        .markers("dyken", "zym")
        .markers("callo", "fire")
        .action("dyken", "making")
        .choose("raise")
    )
    assert t.reputation_of("dyken") == 1 and t.begin_vuko().region_of_vuko == "zym" and t.tokens_of("dyken") == 1


@pytest.mark.rule("IG-DX-09")
def test_two_units_of_level_2() -> None:
    t = table().markers("callo", "zym").resources("callo", m=(0, 0, 2)).action("callo", "making")
    assert t.s.stock[2] == 14
    t.choose("summon", "level:2", "count:2")
    assert t.reputation_of("callo") == 4 and t.snow == 1 and t.s.stock[2] == 16


@pytest.mark.rule("IG-DX-10")
def test_a_full_making() -> None:
    t = table().markers("callo", "zym").resources("callo", m=(1, 0, 0, 1)).action("callo", "making")
    t.choose("raise", "done", "upgrade", "ability:speed", "unit:faun", "summon", "level:3")
    assert t.snow == 3 and t.reputation_of("callo") == 5


@pytest.mark.rule("IG-DX-11")
@pytest.mark.parametrize(("crabs", "points"), [(2, 0), (3, 2)])
def test_a_shielded_unit(crabs: int, points: int) -> None:
    t = table().upgrade("callo", "faun", "shield").units("callo", "faun", "zym").units("dyken", "crab", "zym", crabs)
    t.resources("dyken", gold=2).begin_activation()
    if points:
        t.choose("attack", "target:3.faun@zym")
    assert t.decision == ("", "") and t.points_of("dyken") == points
    assert t.units_in("callo", "faun", "zym") == (0 if points else 1)


@pytest.mark.rule("IG-DX-12")
def test_half_of_five() -> None:
    t = table().units("callo", "faun", "zym").nightmares("zym", 2).markers("callo", "zym", 5).begin_domination()
    t.choose("use:close_region", "region:valley", "region:valley")
    assert t.s.locked[t.region("zym")] == 3 and t.markers_in("callo", "valley") == 2


@pytest.mark.rule("IG-DX-13")
def test_two_vuko_tokens_at_the_end() -> None:
    t = table().dead_snow(29).vuko_tokens("callo", 2).action("callo", "making").choose("raise")
    lost = [event["fields"] for event in t.all_events("reputation_lost") if event["seat"] == t.seat("callo")]
    assert lost == [2, 4] and t.reputation_of("callo") == 6


@pytest.mark.rule("IG-DX-14")
def test_the_longest_game() -> None:
    content = icegarden().content
    assert len(content.ships) == 10 <= content.numbers.vuko_tokens


@pytest.mark.rule("IG-DX-15")
def test_raising_nothing() -> None:
    t = table().action("callo", "making").choose("raise")
    assert t.snow == 1 and t.reputation_of("callo") == 1 and t.event("steps_lost")["count"] == 5


@pytest.mark.rule("IG-DX-16")
def test_the_last_flake() -> None:
    t = table().dead_snow(29).reputation(callo=3).resources("callo", m=(1,)).action("callo", "making").choose("raise")
    assert t.over and t.snow == 30 and t.reputation_of("callo") == 5 and t.m_of("callo") == [1, 0, 0, 0]


@pytest.mark.rule("IG-DX-17")
@pytest.mark.parametrize(("crabs", "lost"), [(1, 3), (3, 5)])
def test_one_crab_or_three(crabs: int, lost: int) -> None:
    t = table().markers("dyken", "zym").resources("dyken", m=(0, crabs)).action("dyken", "making")
    t.choose("summon", "level:1", *([f"count:{crabs}"] if crabs > 1 else []))
    assert t.reputation_of("dyken") == lost


@pytest.mark.rule("IG-DX-18")
def test_companions_on_the_way() -> None:
    t = table(variant="advanced", vuko_tiles=["fire_people:1"]).nation("isle").nation("sails").nation("zym")
    t.vuko("isle").markers("callo", "sails", 2).reputation(callo=1).begin_vuko()
    regions = t.match.view(None)["regions"]
    assert (regions[0]["nations"], regions[1]["nations"], regions[1]["needed"]) == (0, 2, 3)
    t.markers("callo", "zym", 1).begin_vuko()
    regions = t.match.view(None)["regions"]
    assert (regions[1]["nations"], regions[7]["nations"], regions[7]["needed"]) == (0, 3, 4)


@pytest.mark.rule("IG-DX-19")
def test_a_charm_on_its_way() -> None:
    t = table().units("dyken", "piper", "sails").charm("sails").thorn("valley").markers("dyken", "valley", 2)
    t.begin_domination().choose("use:move_charm", "done", "pass")  # sails is number 2, valley number 5
    assert t.decision == ("dyken", "resource") and t.stock("dyken") == (0, 0, 0)  # none from sails, nothing to absorb
    t.choose("pass")
    assert t.stock("dyken") == (0, 0, 1)
    t.end_turn().begin_domination().choose("done", "pass", "use:absorb", "pass")
    assert t.s.absorbed == 1 and t.stock("dyken") == (0, 0, 1)


@pytest.mark.rule("IG-DX-20")
def test_vuko_must_move() -> None:
    t = table().numbers("zym", "isle", "fire", "sails", "valley").vuko("fire").reputation(callo=1)
    t.markers("callo", "fire", 4).markers("callo", "valley", 2).markers("callo", "zym", 2).begin_vuko()
    assert t.region_of_vuko == "zym"  # number 1 before number 5


@pytest.mark.rule("IG-DX-21")
def test_a_tie_and_a_nation() -> None:
    t = table("callo", "dyken", "freihoff").nation("isle").scoring()
    for character, here, near in (("callo", 2, 3), ("dyken", 2, 5), ("freihoff", 1, 9)):
        t.markers(character, "isle", here).markers(character, "sails", near)
    t.begin_domination()
    assert t.places("isle") == ["dyken", "callo", "freihoff"]
    t.choose("take:gold", "take:m")
    assert t.decision[0] != "freihoff" or t.match.view(None)["resolving"]["region"] != "isle"
    assert t.s.points[:9:3] == [2, 3, 0]


@pytest.mark.rule("IG-DX-22")
def test_a_small_closing() -> None:
    t = table().units("callo", "faun", "isle").units("callo", "nightmare", "isle").markers("callo", "isle")
    t.nightmares("isle", 2).markers("dyken", "isle", 2).units("dyken", "crab", "isle").begin_domination()
    t.choose("use:close_region")
    assert t.decision == ("dyken", "withdraw") and t.s.locked[0] == 1
    t.choose("region:fire", "region:sails")
    assert t.in_reserve("callo", "nightmare") == 1 and t.in_reserve("dyken", "crab") == 3
    assert t.markers_in("dyken", "fire") == t.markers_in("dyken", "sails") == 1


@pytest.mark.rule("IG-DX-23")
@pytest.mark.parametrize(
    ("characters", "counts"),
    [
        (("callo", "dyken"), [3, 2]),
        (("callo", "dyken", "freihoff"), [2, 2, 1]),
        (("callo", "dyken", "freihoff", "fjollsfinn"), [2, 1, 1, 1]),
    ],
    ids=len,
)
def test_order_tokens_in_turns(characters: tuple[str, ...], counts: list[int]) -> None:
    t = table(*characters, variant="advanced").begin_initiative()
    events = []
    while t.decision != ("", ""):
        t.choose(t.keys[0])
        events += t.all_events("order_token_assigned")
    assigned = [sum(event["seat"] == seat for event in events) for seat in t.s.order]
    assert assigned == counts
