"""Previews: what a choice would bring, told before it is made."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icegarden.table import Table, table


def preview(t: Table, key: str) -> dict[str, Any]:
    before = t.match.to_json()
    foretold = t.match.preview(key)
    assert t.match.to_json() == before
    return foretold


def places(t: Table, foretold: dict[str, Any], region: str, when: str = "after") -> list[str]:
    (found,) = [entry for entry in foretold["regions"] if entry["region"] == region]
    return [t.characters[place["seat"]] for place in found[when]]


def test_a_move_tells_its_price_and_the_places_in_both_regions() -> None:
    t = table().markers("callo", "isle", 2).markers("dyken", "isle", 2).reputation(callo=1)
    t.markers("callo", "sails", 1).markers("freihoff", "sails", 1).resources("callo", gold=2).action("callo", "move")
    assert preview(t, "piece:marker@isle") == {"reach": ["sails", "fire", "snakes"], "cost": {"gold": 1}}
    t.choose("piece:marker@isle")
    foretold = preview(t, "region:sails")
    assert foretold["resources"] == {"gold": -1}
    assert places(t, foretold, "isle", "before") == ["callo", "dyken"] and places(t, foretold, "isle") == [
        "dyken",
        "callo",
    ]
    assert places(t, foretold, "sails", "before") == ["callo", "freihoff"]
    (sails,) = [entry["after"] for entry in foretold["regions"] if entry["region"] == "sails"]
    assert sails[0] == {"seat": 3, "influence": 2, "receives": True, "by": "influence"}
    assert [event["type"] for event in foretold["events"]] == ["resources_paid", "pieces_moved"]
    t.choose("region:sails")
    assert t.places("isle") == ["dyken", "callo"]


def test_a_changed_tie_next_door_is_told_too() -> None:
    t = table().markers("callo", "isle", 1).markers("dyken", "isle", 1).markers("callo", "zym", 2).reputation(callo=3)
    t.markers("callo", "valley").resources("callo", gold=1).action("callo", "move").choose("piece:marker@valley")
    foretold = preview(t, "region:fire")  # beside isle: callo now wins the tie there
    assert places(t, foretold, "isle", "before") == ["dyken", "callo"] and places(t, foretold, "isle") == [
        "callo",
        "dyken",
    ]


def test_making_tells_dead_snow_and_reputation_before_it_is_begun() -> None:
    t = table().markers("callo", "isle").resources("callo", m=(1, 2, 0, 1)).reputation(callo=2, dyken=3).dead_snow(12)
    t.action("callo", "making")
    foretold = preview(t, "raise")
    assert foretold["dead_snow"] == {"from": 12, "to": 13, "limit": 30}
    assert foretold["reputation"] == [
        {"seat": 1, "from": 3, "to": 3, "place": 3},
        {"seat": 3, "from": 2, "to": 3, "place": 4},
    ]
    assert preview(t, "summon")["prices"] == [
        {"unit": "wild_child", "level": 1, "count": 1, "reputation": 1, "dead_snow": 13},
        {"unit": "wild_child", "level": 1, "count": 2, "reputation": 2, "dead_snow": 13},
        {"unit": "nightmare", "level": 3, "count": 1, "reputation": 3, "dead_snow": 13},
    ]
    t.choose("summon")
    foretold = preview(t, "level:3")
    assert (
        foretold["dead_snow"]["to"] == 13 and foretold["m"] == [1, 2, 0, 0] and places(t, foretold, "isle") == ["callo"]
    )


def test_the_step_that_ends_the_game_says_who_would_win() -> None:
    t = table().dead_snow(29).reputation(dyken=1).action("callo", "making")
    foretold = preview(t, "raise")
    assert foretold["ends"] == {"reason": "dead_snow", "order": [0, 2, 1, 3]}
    t.choose("raise")
    assert t.ranking == ["fjollsfinn", "freihoff", "dyken", "callo"]


def test_influence_tells_the_place_that_would_be_held() -> None:
    t = table().markers("callo", "isle").markers("dyken", "isle", 1).nation("isle").reputation(callo=1)
    t.resources("callo", population=1).action("callo", "influence")
    foretold = preview(t, "region:isle")
    (isle,) = foretold["regions"]
    assert [place["receives"] for place in isle["before"]] == [False, False]
    assert isle["after"][0] == {"seat": 3, "influence": 2, "receives": True, "by": "influence"}
    assert isle["needed"] == 2


def test_a_choice_that_draws_vuko_elsewhere_says_so() -> None:
    t = table().markers("callo", "isle", 2).markers("callo", "sails", 1).reputation(callo=1)
    t.resources("callo", gold=1).action("callo", "move").choose("piece:marker@isle")
    assert preview(t, "region:sails")["vuko"] == {"seat": 3, "region": "sails"}
    assert "vuko" not in preview(t, "region:fire")  # 1 there and 1 in sails are no more than in isle


def test_ravenous_mountain_tells_what_everybody_going_would_do() -> None:
    t = table().markers("callo", "isle", 2).units("callo", "faun", "isle").resources("callo", population=2)
    t.action("callo", "mountain")
    assert preview(t, "region:isle") == {"cost": {"population": 2}, "pieces": {"marker": 2, "faun": 1}}
    t.choose("region:isle")
    foretold = preview(t, "region:zym")
    assert [(entry["region"], len(entry["after"])) for entry in foretold["regions"]] == [("isle", 0), ("zym", 1)]


def test_ravenous_mountain_tells_the_places_for_every_number_that_may_go() -> None:
    t = table().markers("callo", "isle", 2).units("callo", "faun", "isle").units("callo", "nightmare", "isle")
    t.markers("dyken", "zym", 2).markers("dyken", "isle", 4).resources("callo", population=2)
    t.action("callo", "mountain").choose("region:isle").choose("region:zym")
    assert preview(t, "count:0") == {"cost": {"population": 2}}  # somebody else has to go
    one, two = preview(t, "count:1"), preview(t, "count:2")
    assert one["cost"] == {"population": 2} and places(t, one, "zym") == ["dyken", "callo"]
    assert places(t, one, "isle") == ["callo", "dyken"]
    assert [place["influence"] for place in two["regions"][-1]["after"]] == [2, 2]
    t.choose("count:1")
    assert places(t, preview(t, "count:1"), "zym") == ["callo", "dyken"]
    assert places(t, preview(t, "count:1"), "isle") == ["dyken", "callo"]
    t.choose("count:0")
    assert preview(t, "count:1")["resources"] == {"population": -2}  # the last question: it is carried out


def test_a_jump_tells_the_ship_and_the_order() -> None:
    t = table("callo", "dyken").begin_initiative()
    assert preview(t, "jump:1") == {
        "position": 2,
        "stage": 1,
        "number": 2,
        "actions": 4,
        "scoring": False,
        "order": [0, 1],
        "events": [{"type": "jumped", "rule": "IG-INIT-04", "seat": 1, "fields": 1, "position": 2}],
    }
    assert preview(t, "jump:2")["scoring"] and preview(t, "jump:2")["actions"] == 5


def test_planning_tells_space_and_price() -> None:
    t = table("callo", "dyken").resources("dyken", gold=1).begin_planning()
    foretold = preview(t, "field:move")
    assert (foretold["space"], foretold["cost"], foretold["enough"]) == (1, {"gold": 1}, True)
    assert not preview(t, "field:mountain")["enough"]


@pytest.mark.rule("IG-ACT-02")
@pytest.mark.rule("IG-ACT-03")
def test_planning_tells_before_whom_a_marker_acts() -> None:
    t = table("callo", "dyken", "freihoff").begin_planning()
    assert "acts_before" not in preview(t, "field:making")
    t.choose("field:making")
    assert preview(t, "field:making")["acts_before"] == 1  # the last one acts first
    t.choose("field:throat")
    assert preview(t, "field:making")["acts_before"] == 1
    assert preview(t, "field:throat")["acts_before"] == 0  # in turn order


def test_a_starting_region_tells_what_its_token_gives() -> None:
    match = table("callo", "dyken").game.new({"seats": 2, "characters": "random", "regions": "quick"}, 1)
    while match.decision is not None and match.decision.kind != "starting_influence":
        match.apply(0)
    foretold = match.preview("region:zym")
    assert set(foretold["token"]) == {"id", "number", "points", "population", "gold", "m"}
    assert foretold["regions"][0]["region"] == "zym" and foretold["charms"] in (0, 1)


def test_attacks_tell_pools_targets_and_what_dies() -> None:
    t = table().units("dyken", "crab", "zym", 2).resources("dyken", gold=2).units("callo", "faun", "zym")
    t.markers("callo", "zym").begin_activation()
    foretold = preview(t, "attack")
    assert foretold["attacks"] == {"zym": 2} and foretold["targets"] == ["target:3.marker@zym", "target:3.faun@zym"]
    assert foretold["resources"] == {"gold": -2}
    t.choose("attack")
    foretold = preview(t, "target:3.faun@zym")
    assert foretold["points"] == 2 and places(t, foretold, "zym", "before") == ["callo", "dyken"]
    assert places(t, foretold, "zym") == ["dyken", "callo"]  # the Faun will be gone


def test_abilities_and_resources_tell_what_they_bring() -> None:
    t = table().units("freihoff", "enlightened", "isle").markers("callo", "isle").begin_domination()
    assert [event["type"] for event in preview(t, "use:tower")["events"]] == ["tower_built"]
    t.choose("done")
    assert preview(t, "take:gold")["resources"] == {"gold": 1}
    assert preview(t, "pass") == {}


def test_closing_tells_what_is_lost() -> None:
    t = table().units("callo", "faun", "isle").nightmares("isle", 2).units("dyken", "crab", "isle").begin_domination()
    foretold = preview(t, "use:close_region")
    assert {event["type"] for event in foretold["events"]} == {
        "region_closed",
        "unit_lost_in_closing",
        "markers_locked",
    }
    assert foretold["regions"][0]["closed"] and foretold["regions"][0]["after"] == []


@pytest.mark.rule("IG-ACT-04")
@pytest.mark.rule("IG-ACT-MAKING-03")
def test_to_decline_tells_what_is_lost() -> None:
    t = table().markers("callo", "isle").resources("callo", m=(1,)).action("callo", "making")
    assert [event["type"] for event in preview(t, "done")["events"]] == ["action_declined"]
    t.choose("raise", "up:0")
    (lost,) = preview(t, "done")["events"]
    assert (lost["type"], lost["count"]) == ("steps_lost", 4)


def test_other_choices() -> None:
    t = table().markers("callo", "isle").resources("callo", m=(2,)).action("callo", "making").choose("upgrade")
    foretold = preview(t, "ability:speed")
    assert (foretold["cost"], foretold["units"]) == ({"m": 1}, ["wild_child", "faun", "nightmare"])
    t = table().resources("callo", m=(1,)).reputation(callo=5).action("callo", "raven")
    assert preview(t, "reputation")["reputation"] == [{"seat": 3, "from": 5, "to": 3, "place": 4}]
    match = t.game.new({"seats": 2}, 1)
    assert match.preview("character:callo") == {
        "character": "callo",
        "goal": 2,
        "units": ["wild_child", "faun", "nightmare"],
    }


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.rule("IG-CLOSE-07")
def test_closing_tells_what_follows_without_a_choice() -> None:
    t = table().units("callo", "faun", "isle").markers("callo", "isle", 2).nightmares("isle", 2).charm("isle")
    for region in ("fire", "snakes"):
        t.closed(region)  # one neighbour is left
    t.begin_domination()
    foretold = [event["type"] for event in preview(t, "use:close_region")["events"]]
    assert foretold[-2:] == ["pieces_moved", "charm_fled"]


@pytest.mark.rule("IG-END-SNOW-03")
@pytest.mark.rule("IG-END-SNOW-04")
def test_the_price_of_a_summon_that_reaches_the_limit() -> None:
    t = table().markers("callo", "isle").resources("callo", m=(0, 1)).vuko_tokens("callo", 2).dead_snow(29)
    t.action("callo", "making")
    (price,) = preview(t, "summon")["prices"]
    assert price == {
        "unit": "wild_child",
        "level": 1,
        "count": 1,
        "reputation": 2 + 2 * 2,  # not 1 for the unit, which does not come
        "dead_snow": 30,
        "ends": True,
    }
    assert [option.params["ends"] for option in t.match.options() if option.group == "making"] == [True, True]
    assert t.match.options()[0].params["reputation"] == 6
    t.choose("summon", "level:1")
    assert t.over and t.reputation_of("callo") == 6


@pytest.mark.rule("IG-REP-06")
def test_nobody_loses_more_reputation_than_the_track_has() -> None:
    t = (
        table()
        .markers("callo", "isle")
        .resources("callo", m=(0, 0, 0, 1))
        .reputation(callo=23)
        .action("callo", "making")
    )
    (price,) = preview(t, "summon")["prices"]
    assert price["reputation"] == 1


@pytest.mark.rule("IG-COMP-02")
def test_a_short_supply_is_told_on_the_option_and_no_supply_is_below_zero() -> None:
    t = table().markers("callo", "zym").numbers("zym").supply(population=1).begin_domination()
    (take,) = [option for option in t.match.options() if option.key == "take:population"]
    t.choose("take:population")
    assert take.params["count"] == t.stock("callo")[0] == 1
    t = table(supply_limit=False).supply(gold=0).resources("callo", population=2).action("callo", "throat")
    t.choose("take:gold")
    assert t.match.view(None)["supply"]["gold"] == 0


@pytest.mark.rule("IG-ACT-RAVEN-02")
def test_reputation_rises_no_further_than_the_first_field_below_the_safe_zone() -> None:
    t = table().resources("callo", m=(1,)).reputation(callo=2).action("callo", "raven")
    (option,) = [option for option in t.match.options() if option.key == "reputation"]
    assert option.params["fields"] == 1


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-VUKO-07")
def test_a_first_place_that_vuko_will_take_away_is_told_as_he_will_leave_it() -> None:
    t = table().reputation(callo=5).vuko_tokens("callo", 1).markers("callo", "isle", 3).markers("dyken", "isle", 3)
    t.resources("callo", population=1).action("callo", "influence")
    (isle,) = [one for one in preview(t, "region:isle")["regions"] if one["region"] == "isle"]
    assert [(place["seat"], place["influence"]) for place in isle["after"]] == [(3, 4), (1, 3)]
    # his visit brings a second token: he holds two of the four markers
    assert [(place["seat"], place["influence"]) for place in isle["then"]] == [(1, 3), (3, 2)]
