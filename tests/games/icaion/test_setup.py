"""Setup and the character draft. [IC-SETUP, IC-DRAFT]"""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.content import GEAR, SEEKERS
from longhall.games.icaion.state import NEUTRAL, IcaionState
from longhall.kernel.errors import SetupError
from longhall.kernel.match import Match
from tests.games.icaion.table import game, table


def new(seed: int = 1, **setup: Any) -> Match:
    return game().new(setup, seed)


def state(match: Match) -> IcaionState:
    assert isinstance(match.state, IcaionState)
    return match.state


def events(match: Match, type: str) -> list[dict[str, Any]]:
    entries = [match.opening, *match.history]
    return [event.to_data() for entry in entries for event in entry.events if event.type == type]


def play_until(match: Match, kind: str) -> Match:
    """Take the first option until a decision of that kind is due."""
    while match.decision is not None and match.decision.kind != kind:
        match.apply(0)
    return match


def begun(seed: int = 1, **setup: Any) -> Match:
    """A match at the first Move."""
    return play_until(new(seed, **setup), "move")


@pytest.mark.rule("IC-SETUP-01")
def test_the_event_board_shows_the_side_for_the_seats() -> None:
    first_delivery = {}
    for seats in (2, 4):
        match = begun(seats=seats, seed=3)
        assert events(match, "event_revealed")[0]["space"] == 1
        first_delivery[seats] = [event["count"] for event in events(match, "qoam_delivered")]
    assert first_delivery[2] == [2, 2, 2] and first_delivery[4] == [3, 3, 3]


@pytest.mark.rule("IC-SETUP-02")
def test_the_colossus_begins_on_a_random_crater_with_parasites_beside_it() -> None:
    craters = set()
    for seed in range(12):
        match = new(seed, seats=3)
        s = state(match)
        craters.add(s.colossus)
        beside = s.content.craters[s.colossus].regions
        assert [s.parasites[region] for region in range(15)] == [int(region in beside) for region in range(15)]
    assert len(craters) > 2


@pytest.mark.rule("IC-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_find_twenty_qoam(seats: int) -> None:
    s = state(new(seats=seats))
    assert [s.qoam[region.index] for region in s.content.regions] == [2 if r.inner else 1 for r in s.content.regions]
    assert sum(s.qoam) == 20


@pytest.mark.rule("IC-SETUP-04")
@pytest.mark.parametrize("seats", [4, 5])
def test_many_players_find_thirty_qoam_and_parasites_at_the_city(seats: int) -> None:
    match = new(seats=seats)
    s = state(match)
    assert s.qoam == [2] * 15
    (laid,) = events(match, "qoam_laid_out")
    assert (laid["inner"], laid["outer"], laid["rule"]) == (2, 2, "IC-SETUP-04")
    assert all(s.parasites[region.index] == 1 for region in s.content.regions if region.inner)


@pytest.mark.rule("IC-SETUP-05")
def test_a_region_gives_and_gets_its_own_colour() -> None:
    """Every delivery and every Extract of a whole match tells the colour of the Region's type."""
    match = new(5, seats=3)
    while not match.over and match.choices_made < 150:
        match.apply(match.choices_made % len(match.picks()))
    colours = {region.id: region.type for region in game().content.regions}
    names = ("blue", "brown", "green", "grey", "pink")
    told = events(match, "qoam_delivered") + events(match, "qoam_extracted")
    assert len(told) > 20
    assert all(event["colour"] == names[colours[event["region"]]] for event in told)


@pytest.mark.rule("IC-SETUP-06")
def test_nobody_knows_the_values_of_shards() -> None:
    match = begun(seats=3)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["shard_supply"] == 13 and view["colossus_shards"] == 3
    orders = {tuple(state(new(seed, seats=3)).shard_supply) for seed in range(4)}
    assert len(orders) == 4


@pytest.mark.rule("IC-SETUP-07")
def test_colossus_cards_lie_open_on_the_years_and_region_cards_make_the_deck() -> None:
    match = new(seats=3)
    view = match.view(None)
    assert sorted(view["colossus_cards"]) == ["colossus_1", "colossus_2", "colossus_3"]
    assert view["event_deck"] == 5
    assert len({tuple(new(seed, seats=3).view(None)["colossus_cards"]) for seed in range(10)}) > 2


@pytest.mark.rule("IC-SETUP-08")
def test_every_pile_shows_year_one() -> None:
    piles = new(seats=3).view(None)["piles"]
    assert [(pile["colour"], pile["year"]) for pile in piles] == [
        (colour, 1) for colour in ("blue", "brown", "green", "grey", "pink")
    ]


@pytest.mark.rule("IC-SETUP-09")
@pytest.mark.rule("IC-AMB-72")
def test_piles_show_day_or_night_as_chosen() -> None:
    def sides(**setup: Any) -> list[str]:
        return [pile["side"] for pile in new(**setup).view(None)["piles"]]

    assert sides(seats=3) == ["day"] * 5
    assert sides(seats=3, apparatus_sides="night") == ["night"] * 5
    assert sides(seats=3, apparatus_sides=["brown", "pink"]) == ["day", "night", "day", "day", "night"]
    mixed = {tuple(sides(seats=3, apparatus_sides="mixed", seed=seed)) for seed in range(8)}
    assert len(mixed) > 3
    with pytest.raises(SetupError):
        new(seats=3, apparatus_sides=["violet"])


@pytest.mark.rule("IC-SETUP-10")
def test_rows_hold_harvester_scavenger_refiner() -> None:
    row = ["harvester", "scavenger", "refiner"]
    for player in new(seats=4).view(None)["players"]:
        assert player["rows"] == {"strength": row, "movement": row, "cage": row}


@pytest.mark.rule("IC-SETUP-11")
@pytest.mark.rule("IC-AMB-05")
def test_two_players_place_nine_neutral_machines_in_turns() -> None:
    match = play_until(new(seats=2), "start_node")
    placed = events(match, "neutral_machine_placed")
    first, second = state(match).order
    assert [event["seat"] for event in placed] == [first, second] * 4 + [first]
    assert sorted(event["machine"] for event in placed) == sorted(["harvester", "scavenger", "refiner"] * 3)


@pytest.mark.rule("IC-SETUP-12")
def test_three_players_place_six() -> None:
    match = play_until(new(seats=3), "start_node")
    placed = events(match, "neutral_machine_placed")
    assert [event["seat"] for event in placed] == state(match).order * 2
    assert sorted(event["machine"] for event in placed) == sorted(["harvester", "scavenger", "refiner"] * 2)


@pytest.mark.rule("IC-SETUP-13")
def test_four_players_place_three() -> None:
    match = play_until(new(seats=4), "start_node")
    placed = events(match, "neutral_machine_placed")
    assert [event["seat"] for event in placed] == state(match).order[:3]
    assert sorted(event["machine"] for event in placed) == ["harvester", "refiner", "scavenger"]


@pytest.mark.rule("IC-SETUP-14")
def test_five_players_have_no_neutral_machines() -> None:
    match = new(seats=5)
    assert match.decision is not None and match.decision.kind == "start_node"
    assert NEUTRAL not in state(match).machines
    (placement,) = [option for option in game().setup_options if option.name == "neutral_placement"]
    assert 5 not in placement.seats and all(5 not in placement.seats_for(value) for value in placement.values)


@pytest.mark.rule("IC-SETUP-15")
@pytest.mark.rule("IC-AMB-71")
def test_neutral_machines_stand_alone() -> None:
    match = new(seats=2)
    assert match.keys() == ["machine:harvester", "machine:scavenger", "machine:refiner"]
    match.apply("machine:refiner")
    assert len(match.keys()) == 15
    match.apply("region:RI3")
    match.apply("machine:harvester")
    keys = match.keys()
    assert "region:RI3" not in keys and len(keys) == 14
    (refusal,) = match.refusals()
    assert (refusal.key, refusal.rule) == ("region:RI3", "IC-SETUP-15")
    for region in ("RI1", "RI2", "RI4"):
        match.apply(f"region:{region}")
        match.apply("machine:harvester" if region != "RI4" else "machine:scavenger")
    match.apply("region:RC1")
    assert match.keys() == ["machine:scavenger", "machine:refiner"]
    assert [refusal.key for refusal in match.refusals()] == ["machine:harvester"]


@pytest.mark.rule("IC-AMB-71")
def test_a_preset_replaces_the_placing() -> None:
    match = new(seats=4, neutral_placement="crystal_attraction")
    s = state(match)
    standing = {(i // 3, i % 3) for i, owner in enumerate(s.machines) if owner == NEUTRAL}
    index = s.content.region_index
    assert standing == {(index["RI5"], 0), (index["RC3"], 1), (index["RE1"], 2)}
    assert match.decision is not None and match.decision.kind == "start_node"
    with pytest.raises(SetupError, match="needs 4 seats, not 3"):
        new(seats=3, neutral_placement="crystal_attraction")


@pytest.mark.rule("IC-SETUP-16")
def test_everybody_is_dealt_a_seeker_and_gear() -> None:
    pairs = set()
    for seed in range(6):
        players = new(seed, seats=5).view(None)["players"]
        seekers = [player["seeker"] for player in players]
        gear = [player["gear"] for player in players]
        assert len(set(seekers)) == len(set(gear)) == 5
        assert set(seekers) <= set(SEEKERS) and set(gear) <= set(GEAR)
        pairs.add((seekers[0], gear[0]))
    assert len(pairs) > 3


@pytest.mark.rule("IC-SETUP-17")
@pytest.mark.rule("IC-SETUP-18")
@pytest.mark.rule("IC-EX-01")
def test_lone_survivor_with_hyper_boots() -> None:
    match = new(seats=2, draft=True, neutral_placement="symmetry")
    s = state(match)
    s.open_seekers, s.open_gear = [SEEKERS.index("survivor"), 2], [GEAR.index("boots"), 5]
    match._picks = None
    red = match.seat
    match.apply("seeker:survivor")
    match.apply("seeker:heir")
    match.apply("gear:boots")
    match.apply("gear:harness")
    player = match.view(None)["players"][red]
    assert (player["hand_limit"], player["upgrade_limit"]) == (5, 3)
    nothing = {"blue": 0, "brown": 0, "green": 0, "grey": 0, "pink": 0}
    assert player["cages"] == [{**nothing, "grey": 2, "brown": 1}, nothing]


@pytest.mark.rule("IC-SETUP-19")
def test_the_power_supplies_are_dealt_at_random_and_give_the_order() -> None:
    orders = {tuple(state(new(seed, seats=3)).order) for seed in range(12)}
    assert len(orders) > 3
    match = begun(seats=3)
    assert all(state(match).charged)
    assert match.seat == state(match).order[0]


@pytest.mark.rule("IC-SETUP-20")
def test_reputation_starts_at_zero() -> None:
    assert [player["reputation"] for player in new(seats=5).view(None)["players"]] == [0] * 5


@pytest.mark.rule("IC-SETUP-21")
def test_three_curio_cards_each_hidden_from_the_others() -> None:
    match = play_until(new(seats=3), "start_node")
    mine = match.view(0)["players"]
    assert len(mine[0]["hand"]) == 3 and mine[1]["hand"] == 3
    assert match.view(0)["curio_deck"] == 41
    told = {event["seat"]: event["private"] for event in events(match, "curios_drawn")}
    assert sorted(told) == [0, 1, 2] and sorted(told[0]["cards"]) == mine[0]["hand"]


@pytest.mark.rule("IC-SETUP-22")
@pytest.mark.rule("IC-AMB-102")
def test_discards_become_the_new_deck() -> None:
    t = table().hand(0, "draw_1_2").deck("points_3")
    t.s.discards = t.s.discards[:4]
    t.act(0, "card:draw_1_2")
    assert t.hand_of(0) == ["points_3"]
    t.choose("draw")
    assert t.event("curios_reshuffled")["count"] == 4
    assert len(t.s.deck) == 3 and len(t.hand_of(0)) == 2
    t.choose()
    assert t.ids(t.s.discards) == ["draw_1_2"]  # the card being resolved was not shuffled in


@pytest.mark.rule("IC-SETUP-23")
def test_start_nodes_are_chosen_from_the_last_player_to_the_first() -> None:
    match = play_until(new(seats=3), "start_node")
    backwards = list(reversed(state(match).order))
    assert match.keys() == ["node:S1", "node:S2", "node:S3", "node:S4", "node:S5"]
    seats = []
    for node in ("S4", "S1", "S2"):
        seats.append(match.seat)
        match.apply(f"node:{node}")
        if node == "S4":
            assert match.keys() == ["node:S1", "node:S2", "node:S3", "node:S5"]
            refused = {refusal.key: refusal.message for refusal in match.refusals()}
            assert refused["node:S4"] == "refusal-start-taken" and refused["node:C1"] == "refusal-start-elsewhere"
    assert seats == backwards
    places = match.view(None)["players"]
    assert [places[seat]["node"] for seat in backwards] == ["S4", "S1", "S2"]


@pytest.mark.rule("IC-SETUP-24")
def test_the_game_begins_with_year_one() -> None:
    match = begun(seats=3)
    assert (state(match).year, state(match).round) == (1, 1)
    assert events(match, "year_started") == [{"type": "year_started", "rule": "IC-YEAR-01", "year": 1}]


# -- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-DRAFT-01")
def test_the_draft_reveals_as_many_cards_of_each_kind_as_players() -> None:
    match = play_until(new(seats=4, draft=True), "draft_character")
    view = match.view(None)
    assert len(view["open_seekers"]) == len(view["open_gear"]) == 4
    assert [player["hand"] for player in view["players"]] == [3] * 4  # the Curio cards are dealt before
    assert all(player["seeker"] is None for player in view["players"])
    absent = next(name for name in SEEKERS if name not in view["open_seekers"])
    assert {r.key: r.rule for r in match.refusals()}[f"seeker:{absent}"] == "IC-DRAFT-01"


@pytest.mark.rule("IC-DRAFT-02")
@pytest.mark.rule("IC-DRAFT-03")
@pytest.mark.rule("IC-DRAFT-04")
@pytest.mark.rule("IC-AMB-07")
def test_everybody_drafts_twice_from_the_last_to_the_first() -> None:
    match = play_until(new(seats=3, draft=True), "draft_character")
    backwards = list(reversed(state(match).order))
    seats: list[int] = []
    taken = None
    while match.decision is not None and match.decision.kind == "draft_character":
        seats.append(match.seat)
        keys = match.keys()
        if len(seats) == 1:
            assert len(keys) == 6
            taken = next(key for key in keys if key.startswith("gear:"))
            match.apply(taken)
            continue
        assert taken not in keys
        if len(seats) == 4:  # the second card of who began with Gear
            assert all(key.startswith("seeker:") for key in keys)
            refused = {refusal.key: refusal.rule for refusal in match.refusals()}
            assert refused["gear:boots"] == "IC-DRAFT-03"
        match.apply(keys[0])
    assert seats == backwards * 2
    view = match.view(None)
    assert view["open_seekers"] == view["open_gear"] == []
    assert all(sum(player["cages"][0].values()) == 3 for player in view["players"])  # starting Qoam
    assert match.decision is not None and match.decision.kind == "start_node"
