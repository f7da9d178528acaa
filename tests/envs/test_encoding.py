"""The numbers that environments are made of: which actions there are, and that observations tell all that a seat sees
and nothing else. Runs on the compiled build."""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.envs.core.northgard import reach
from longhall.envs.games import GAMES, action_space, encoding
from longhall.games.northgard.game import Northgard
from longhall.games.northgard.map import coordinates
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.conformance.cases import seat_counts

MODULES: dict[str, list[dict[str, Any]]] = {
    "northgard": [{}, {"creatures": True, "long": True}, {"seats": 4, "teams": True}, {"clans": "none"}],
    "icegarden": [{}, {"variant": "advanced"}, {"regions": "quick"}],
    "icaion": [{}, {"wonders": True, "expert": True}, {"draft": True}, {"apparatus_sides": "mixed"}],
}
SETUPS = [
    (name, {"seats": seats, **modules})
    for name in GAMES
    for seats, modules in zip(
        seat_counts(longhall.game(name)) * 2, [*MODULES[name], *MODULES[name][::-1]], strict=False
    )
]


def positions(match: Match, seed: str) -> Any:
    """All of a match, played at random."""
    rng = rng_from_seed(seed)
    while not match.over:
        yield match
        match.play(rng.below(len(match.picks())))


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_what_a_seat_is_offered_and_sees_is_in_the_numbers(name: str, setup: dict[str, Any]) -> None:
    """Every option has an action of its own; every number stays within its slice; when the view of whoever decides
    changes the observation does."""
    game = longhall.game(name)
    actions, seen = action_space(game, setup["seats"]), encoding(game, setup["seats"])
    match = game.new(setup, "numbers")
    match.recording = False
    before: tuple[Any, bytes] | None = None
    for _ in positions(match, "options"):
        legal = actions.legal(match)
        assert len(set(legal)) == len(legal) == len(match.picks())
        observation = seen.encode(match.state, match.seat)
        assert len(observation) == seen.size
        assert all(number <= high for number, high in zip(observation, seen.highs, strict=True))
        view = match.view(match.seat)
        if before is not None and before[0] != view:
            assert before[1] != observation
        before = view, observation


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=str)
def test_nothing_hidden_is_in_the_numbers(name: str, setup: dict[str, Any]) -> None:
    """Positions that a seat cannot tell apart look the same to it, and do differ in what is hidden."""
    game = longhall.game(name)
    seen = encoding(game, setup["seats"])
    match = game.new(setup, "hidden")
    match.recording = False
    differed = compared = 0
    rng = rng_from_seed("drawn anew")
    for _ in positions(match, "choices"):
        if match.choices_made % 9 and (name != "icegarden" or match.choices_made > 40):
            continue
        for seat in range(setup["seats"]):
            other = match.determinize(seat, rng.branch(f"{match.choices_made}/{seat}"))
            if other.state.to_data() != match.state.to_data():
                differed += 1
                assert seen.encode(other.state, seat) == seen.encode(match.state, seat)
            compared += 1
    if name == "icegarden":  # only the faces of region tokens before they are turned over [IG-SETUP-09]
        assert differed or setup.get("regions") == "quick"
    else:
        assert differed > compared * 0.9


def test_region_tokens_face_down_look_alike_and_are_seen_once_turned_over() -> None:
    """The one secret of the Ice Garden, in all its orders. [IG-SETUP-09, IG-SETUP-12]"""
    game = longhall.game("icegarden")
    seen = encoding(game, 4)
    match = game.new({"seats": 4}, 5)
    hidden = {seat: set[bytes]() for seat in range(4)}
    arrangements = set()
    rng = rng_from_seed("tokens")
    while not (state := match.state).revealed:  # type: ignore[attr-defined]
        if any(token >= 0 for token in state.token):  # type: ignore[attr-defined]
            for seat in range(4):
                hidden[seat] = {seen.encode(match.state, seat)}
                for n in range(20):
                    other = match.determinize(seat, rng.branch(f"{seat}/{n}")).state
                    arrangements.add(tuple(other.token))  # type: ignore[attr-defined]
                    hidden[seat].add(seen.encode(other, seat))
                assert len(hidden[seat]) == 1
        match.play(0)
    assert len(arrangements) > 20
    part = next(part for part in seen.slices if part.name == "regions")
    shown = seen.encode(match.state, 0)[part.first : part.first + part.size]
    numbers = [shown[16 * region + 2] for region in range(8)]
    assert sorted(numbers) == [1, 2, 3, 4, 5, 6, 7, 8]


def test_own_hands_are_seen_and_those_of_others_only_counted() -> None:
    for name, seats in (("northgard", 3), ("icaion", 3)):
        game = longhall.game(name)
        seen = encoding(game, seats)
        match = game.new({"seats": seats}, 8)
        rng = rng_from_seed("hands")
        for _ in range(60):
            match.play(rng.below(len(match.picks())))
        (hand,) = [part for part in seen.slices if part.name == "hand"]
        for seat in range(seats):
            numbers = seen.encode(match.state, seat)[hand.first : hand.first + hand.size]
            own = match.view(seat)["players"][seat]["hand"]
            index = game.content.card_index if name == "northgard" else game.content.curio_index  # type: ignore[attr-defined]
            assert [numbers[index[card]] for card in own] == [own.count(card) for card in own]
            assert sum(numbers) == len(own)


def test_seats_are_seen_from_the_one_that_looks_on() -> None:
    """The same position is the same to both seats of Icaion but for who is who."""
    game = longhall.game("icaion")
    seen = encoding(game, 2)
    match = game.new({"seats": 2}, 4)
    (places,) = [part for part in seen.slices if part.name == "reputation"]
    for _ in positions(match, "seats"):
        mine, theirs = (seen.encode(match.state, seat)[places.first : places.first + 2] for seat in (0, 1))
        assert mine == theirs[::-1]


@pytest.mark.parametrize("seats", [2, 5])
def test_no_tile_of_northgard_ever_lies_outside_the_places_that_have_actions(seats: int) -> None:
    """Every placement is at most one step further out than those before it, and a match that builds one long road
    stays within the keys that follow from the number of tiles."""
    game = longhall.game("northgard")
    assert isinstance(game, Northgard)
    actions = action_space(game, seats)
    farthest = 0
    for seed in range(2):
        match = game.new({"seats": seats, "long": True}, seed)
        match.recording = False
        rng = rng_from_seed(f"far {seed}")
        while not match.over:
            keys = match.keys()
            actions.legal(match)
            outward = [(distance(key), i) for i, key in enumerate(keys) if key.startswith("place:")]
            eager = [i for i, key in enumerate(keys) if key in ("explore", "new_tile")]
            pick = max(outward)[1] if outward else rng.below(len(keys))
            match.play(eager[0] if eager else pick)
        state: Any = match.state
        furthest_yet = 1 if seats == 5 else 0
        for _, place, _ in state.geo.placements[furthest_yet + 1 :]:
            x, y = coordinates(place)
            assert abs(x) + abs(y) <= furthest_yet + 1
            furthest_yet = max(furthest_yet, abs(x) + abs(y))
        farthest = max(farthest, furthest_yet)
    assert 5 < farthest <= reach(game.content)
    outermost = reach(game.content)
    assert f"place:{outermost},0,3" in actions.index and f"place:{outermost},1,0" not in actions.index


def distance(key: str) -> int:
    x, y, _ = key.removeprefix("place:").split(",")
    return abs(int(x)) + abs(int(y))
