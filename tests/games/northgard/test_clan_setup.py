"""Clans in setup: how they are found, what they bring to the deck, and that their powers sleep until year 1."""

from __future__ import annotations

import random
from typing import Any

import pytest

import longhall
from longhall.games.northgard.content import CARD_KINDS, CLAN_IDS
from longhall.games.northgard.frames.setup import ReturnSetupTiles, SetupRound
from longhall.games.northgard.frames.year import StartYear
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.errors import IllegalOption, SetupError
from longhall.kernel.match import Match
from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, Table, table

CLANS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")
STARTING = ["build", "explore", "feast", "feast", "move", "recruit"]


def new(seats: int, clans: Any, seed: int = 1) -> Match:
    return longhall.game("northgard").new({"seats": seats, "clans": clans}, seed)


def state(match: Match) -> NorthgardState:
    assert isinstance(match.state, NorthgardState)
    return match.state


def clans_of(match: Match) -> list[str | None]:
    return [player["clan"] for player in match.view(None)["players"]]


def draw_pile(match: Match, seat: int) -> list[str]:
    s = state(match)
    return [s.content.cards[card].id for card in s.draw[seat]]


def second_round(t: Table, tile: str) -> Table:
    """Red, first, places its second setup tile now; Purple has T10."""
    t.pile("T01", "T02", "T03")
    t.s.setup_tiles = [[t.s.content.tile_index[name]] for name in (tile, "T10")]
    for seat in (RED, PURPLE):
        t.draw_pile(seat, *STARTING)
    return t.begin(SetupRound(2), ReturnSetupTiles(), StartYear())


# The cards and tokens


@pytest.mark.rule("NG-COMP-06")
def test_every_clan_has_an_initial_card_and_two_upgrades() -> None:
    """Every clan can be played, and each of its three cards is the only one of its kind."""
    content = state(new(2, "none")).content
    cards = [card for card in content.cards if CARD_KINDS[card.kind] == "clan"]
    assert len(cards) == 21
    assert [card.copies for card in cards] == [1] * 21
    assert sorted((CLAN_IDS[card.clan], card.rank) for card in cards) == [(clan, n) for clan in CLANS for n in range(3)]
    for clan in CLANS:
        other = "bear" if clan != "bear" else "wolf"
        match = new(2, [clan, other])
        assert sorted(draw_pile(match, 0)) == sorted([*STARTING, f"{clan}_0"])
        assert match.view(1)["players"][0]["upgrades"] == [f"{clan}_1", f"{clan}_2"]


@pytest.mark.rule("NG-COMP-10")
@pytest.mark.rule("NG-CLAN-BEAR-01")
def test_there_is_one_kaija() -> None:
    """While she is on the map she cannot be recruited again; off the map she can, and only by the Bear."""
    t = land().clan(RED, "bear").units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.d", "kaija:S0.d"]
    t.choose("kaija:S0.d")
    assert t.match.view(None)["kaija"] == "S0.d"
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.d"]
    t.play(PURPLE, "recruit")
    assert t.keys == ["territory:S0.b"]


@pytest.mark.rule("NG-COMP-10")
@pytest.mark.rule("NG-CLAN-SNAKE-01")
def test_there_is_one_scorched_earth() -> None:
    """Placing it again takes it from where it lay."""
    t = land().clan(RED, "snake").units(RED, "S0.d", 3).hand(PURPLE, "move")
    t.play(RED, "snake_1", "territory:S0.a")
    assert t.match.view(PURPLE)["scorched_earth"] == "S0.a"
    t.play(RED, "snake_1", "territory:S0.c")
    assert t.match.view(PURPLE)["scorched_earth"] == "S0.c"


@pytest.mark.rule("NG-COMP-10")
def test_two_battle_dice_one_marker_and_a_year_track_of_two_sides() -> None:
    """Every player rolls both dice for the marker; the track has 7 years, on its back 10."""
    axes = [
        event.data["axes"]
        for seed in range(40)
        for event in new(5, "none", seed).opening.events
        if event.type == "first_player_roll"
    ]
    assert (min(axes), max(axes)) == (0, 6)  # two casualties twice; three axes twice
    match = new(3, "none")
    holders = [event for event in match.opening.events if event.type == "first_player_changed"]
    assert [event.data["seat"] for event in holders] == [match.view(None)["first_player"]]
    assert longhall.game("northgard").new({"seats": 2, "clans": "none"}, 1).setup["years"] == 7
    assert longhall.game("northgard").new({"seats": 2, "clans": "none", "long": True}, 1).setup["years"] == 10


# Finding the clans


@pytest.mark.rule("NG-SETUP-08")
@pytest.mark.rule("NG-COMP-01")
def test_a_draft_in_seat_order_of_what_is_left() -> None:
    match = new(3, "draft")
    for seat, clan in ((0, "wolf"), (1, "bear"), (2, "snake")):
        decision = match.decision
        assert decision is not None
        assert (decision.seat, decision.kind) == (seat, "choose_clan")
        taken = [one for one in clans_of(match) if one is not None]
        assert match.keys() == [f"clan:{one}" for one in CLANS if one not in taken]
        events = match.apply(f"clan:{clan}")
        assert (events[0].type, events[0].data) == ("clan_chosen", {"seat": seat, "clan": clan})
    assert clans_of(match) == ["wolf", "bear", "snake"]
    decision = match.decision
    assert decision is not None
    assert decision.kind == "setup_tile"


@pytest.mark.rule("NG-SETUP-08")
def test_a_clan_is_taken_once() -> None:
    match = new(2, "draft")
    match.apply("clan:wolf")
    [refusal] = match.refusals()
    assert (refusal.key, refusal.rule, refusal.message) == ("clan:wolf", "NG-SETUP-08", "refusal-clan-taken")
    assert refusal.params == {"seat": 0}
    with pytest.raises(IllegalOption) as caught:
        match.apply("clan:wolf")
    assert caught.value.rule == "NG-SETUP-08"


@pytest.mark.rule("NG-SETUP-08")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_clans_are_different_and_vary(seats: int) -> None:
    seen: set[str | None] = set()
    for seed in range(30):
        clans = clans_of(new(seats, "random", seed))
        assert None not in clans
        assert len(set(clans)) == seats
        seen.update(clans)
    assert sorted(str(clan) for clan in seen) == list(CLANS)


@pytest.mark.rule("NG-SETUP-08")
@pytest.mark.parametrize("named", ["snake,goat,stag", ["snake", "goat", "stag"]])
def test_the_host_names_clans_by_seat(named: Any) -> None:
    match = new(3, named)
    assert clans_of(match) == ["snake", "goat", "stag"]
    assert [draw_pile(match, seat).count(f"{clan}_0") for seat, clan in enumerate(("snake", "goat", "stag"))] == [1] * 3


@pytest.mark.rule("NG-SETUP-08")
def test_without_clans_nobody_has_a_power() -> None:
    match = new(3, "none")
    assert clans_of(match) == [None, None, None]
    for seat in range(3):
        assert sorted(draw_pile(match, seat)) == STARTING
        assert match.view(None)["players"][seat]["upgrades"] == []


@pytest.mark.rule("NG-SETUP-08")
@pytest.mark.parametrize(
    ("clans", "says"),
    [
        ("bear,wolf,goat", "3 clans for 2 seats"),
        ("bear", "1 clans for 2 seats"),
        ([], "0 clans for 2 seats"),
        ("bear,bear", "twice"),
        (["wolf", "wolf"], "twice"),
        ("bear,dragon", "bear,dragon"),
        ("bear,none", "bear,none"),
        ("", "clans"),
    ],
)
def test_a_wrong_list_of_clans_is_refused(clans: Any, says: str) -> None:
    with pytest.raises(SetupError) as caught:
        new(2, clans)
    assert "'clans'" in str(caught.value)
    assert says in str(caught.value)


@pytest.mark.rule("NG-SETUP-08")
def test_the_upgrades_lie_open_to_everybody() -> None:
    match = new(2, ["raven", "stag"])
    for viewer in (0, 1, None):
        players = match.view(viewer)["players"]
        assert [player["upgrades"] for player in players] == [["raven_1", "raven_2"], ["stag_1", "stag_2"]]


@pytest.mark.rule("NG-SETUP-09")
def test_seven_cards_with_the_initial_card_among_them_shuffled() -> None:
    places = set()
    for seed in range(40):
        match = new(2, ["goat", "boar"], seed)
        pile = draw_pile(match, 0)
        assert sorted(pile) == sorted([*STARTING, "goat_0"])
        assert match.view(1)["players"][0]["draw_pile"] == 7
        assert match.view(0)["players"][0]["known_on_draw_pile"] == []
        places.add(pile.index("goat_0"))
    assert places == set(range(7))


# Powers in setup


@pytest.mark.rule("NG-SETUP-18")
@pytest.mark.parametrize("clan", CLANS)
def test_closing_a_territory_in_setup_wakes_no_power(clan: str) -> None:
    """Red's second tile closes a territory of three tiles with food: no fame, no resources (Raven, Stag)."""
    t = table(seats=2).clan(RED, clan).tiles("T21@-1,0,2").units(RED, "S0.d", 3)
    second_round(t, "T14").choose("tile:T14", "place:-1,1,0", "territory:T14.b")
    [territory] = [one for one in t.match.view(None)["territories"] if "S0.d" in one["regions"]]
    assert (territory["closed"], territory["size"], territory["owner"]) == (True, 3, RED)
    assert (t.fame_of(RED), sum(t.stock(RED).values())) == (0, 0)


@pytest.mark.rule("NG-SETUP-18")
@pytest.mark.parametrize("clan", CLANS)
def test_closing_nothing_in_setup_wakes_no_power(clan: str) -> None:
    """A tile that closes nothing gives the Boar no lore."""
    t = table(seats=2).clan(RED, clan).tiles("T21@-1,0,2").units(RED, "S0.d", 3)
    second_round(t, "T13").choose("tile:T13", "place:0,-1,0", "territory:S0.a")
    assert [one["closed"] for one in t.match.view(None)["territories"]] == [False] * 5
    assert (t.fame_of(RED), sum(t.stock(RED).values())) == (0, 0)


@pytest.mark.rule("NG-SETUP-18")
@pytest.mark.parametrize("seed", range(4))
def test_whole_setups_give_clans_nothing(seed: int) -> None:
    """Starting resources only, at every point of the setup; the Scorched Earth stays in the box."""
    for clans in (["raven", "stag", "boar", "snake"], ["goat", "wolf", "bear", "raven"]):
        match = new(4, clans, seed)
        before = [player["resources"] for player in match.view(None)["players"]]
        pick = random.Random(seed)
        while match.decision is not None and match.decision.kind.startswith("setup"):
            match.apply(pick.randrange(len(match.options())))
            view = match.view(None)
            assert [player["resources"] for player in view["players"]] == before
            assert [match.view(seat)["players"][seat]["fame"] for seat in range(4)] == [0] * 4
            assert view["scorched_earth"] is None


# Kaija in setup


@pytest.mark.rule("NG-CLAN-BEAR-02")
@pytest.mark.rule("NG-SETUP-18")
@pytest.mark.rule("NG-SETUP-19")
def test_kaija_may_be_one_of_three_figures_of_a_group() -> None:
    match = new(2, ["bear", "wolf"])
    groups: dict[int, list[str]] = {0: [], 1: []}
    while match.decision is not None and match.decision.kind.startswith("setup"):
        decision = match.decision
        if decision.kind != "setup_units":
            match.apply(0)
            continue
        offered = match.keys()
        with_her = [key for key in offered if key.startswith("kaija:")]
        plain = [key for key in offered if key.startswith("territory:")]
        if decision.seat == 1 or groups[0]:  # the Wolf never, the Bear once
            assert with_her == []
        else:
            assert [key.partition(":")[2] for key in with_her] == [key.partition(":")[2] for key in plain]
        groups[decision.seat].append((with_her or plain)[0].partition(":")[2])
        match.apply((with_her or plain)[0])
    view = match.view(None)
    units = {one["id"]: (one["owner"], one["units"]) for one in view["territories"] if one["owner"] is not None}
    here = {region: one["id"] for one in view["territories"] for region in one["regions"]}
    assert view["kaija"] == here[groups[0][0]]
    assert units[here[groups[0][0]]] == (0, 2)  # two units and Kaija: three figures
    assert units[here[groups[0][1]]] == (0, 3)
    assert [view["players"][seat]["reserve"] for seat in (0, 1)] == [9, 8]


@pytest.mark.rule("NG-CLAN-BEAR-02")
def test_kaija_may_join_the_second_group_or_stay_out() -> None:
    t = table(seats=2).clan(RED, "bear").tiles("T21@-1,0,2").units(RED, "S0.d", 3)
    second_round(t, "T14").choose("tile:T14", "place:-1,1,0")
    assert [key for key in t.keys if key.startswith("kaija:")] == ["kaija:T14.b", "kaija:T14.c"]
    t.choose("kaija:T14.c")
    assert (t.units_in("T14.c"), t.match.view(None)["kaija"]) == ((RED, 2), "T14.c")
    t = table(seats=2).clan(RED, "bear").tiles("T21@-1,0,2").units(RED, "S0.d", 3)
    second_round(t, "T14").choose("tile:T14", "place:-1,1,0", "territory:T14.c")
    assert (t.units_in("T14.c"), t.match.view(None)["kaija"]) == ((RED, 3), None)
