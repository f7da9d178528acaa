"""Positions kept of a match: going back leads where repeating all choices would, and repeats few of them."""

from __future__ import annotations

import copy
import random
import threading
from collections.abc import Callable
from math import log2
from typing import Any

import pytest

import longhall
from longhall.conformance.walk import play_out
from longhall.kernel.match import Match
from longhall.kernel.setup import SetupOption
from longhall.server.hall import Hall
from longhall.server.table import actions as a
from longhall.server.table.journal import apply_all
from longhall.server.table.rewinding import EVERY, MOST, SPAN, RewindCache
from longhall.server.table.state import KEPT_IN_READING, TableState
from tests.server.hall_fixture import company
from tests.server.small_hall import new_seats, new_table

pytestmark = pytest.mark.anyio
FAR = 2000  # choices


def long_match(**setup: Any) -> Match:
    return play_out(longhall.game("northgard").new(setup={"seats": 4, **setup}, seed="positions"), "choices")


def same(then: Match, expected: Match) -> bool:
    return then.state.to_data() == expected.state.to_data() and then.history == expected.history


def test_positions_lead_to_the_positions_of_the_match() -> None:
    match = long_match(creatures=True)
    end = match.choices_made
    assert end > 3 * EVERY
    positions = RewindCache()
    for at in (0, EVERY - 1, 3 * EVERY, 1, EVERY, 2 * EVERY + 5, end, end - 1, 0):
        then, expected = positions.rewound(match, at), match.rewound(at)
        assert same(then, expected) and then.keys() == expected.keys()


def test_a_position_is_a_copy() -> None:
    match = long_match()
    positions = RewindCache()
    before = positions.rewound(match, EVERY).state.to_data()
    positions.rewound(match, EVERY).apply(0)
    assert positions.rewound(match, EVERY).state.to_data() == before


def test_the_match_may_grow_and_be_taken_back() -> None:
    whole = long_match()
    positions = RewindCache()
    for made in (EVERY // 2, EVERY, 2 * EVERY + 3, 2 * EVERY + 4):
        match = whole.rewound(made)
        assert same(positions.rewound(match, made), match)
    back = whole.rewound(EVERY + 5)
    assert same(positions.rewound(back, EVERY + 5), back)
    other = play_out(back.clone(), "other choices")
    assert other.choices_made > 2 * EVERY + 4, "past the landmark of the choices that were taken back"
    assert other.rewound(2 * EVERY) != whole.rewound(2 * EVERY)
    for at in (2 * EVERY + 4, 2 * EVERY, EVERY, 2 * EVERY + 1):
        assert same(positions.rewound(other, at), other.rewound(at))


def test_positions_show_what_was_drawn_anew() -> None:
    whole = long_match()
    positions = RewindCache()
    revealing = next(n for n, entry in enumerate(whole.history) if n > 2 * EVERY and entry.blocks_undo())
    assert same(positions.rewound(whole, revealing), whole.rewound(revealing))
    back = play_out(whole.rewound(revealing + 1).stepped_back(revealing), "other choices")
    assert list(back.redrawn) == [revealing]
    for at in (revealing, revealing - 1, revealing + 1, back.choices_made):
        assert same(positions.rewound(back, at), back.rewound(at))
    assert not same(back.rewound(revealing), whole.rewound(revealing))


# -- at a table ------------------------------------------------------------------------------------------------------


@pytest.fixture
def no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches of as many years as it takes."""

    def prolonged(option: SetupOption) -> SetupOption:
        if option.name == "years":
            option = copy.copy(option)
            option.values = (*option.values, FAR)
        return option

    game = longhall.game("northgard")
    monkeypatch.setattr(game, "setup_options", tuple(map(prolonged, game.setup_options)))


@pytest.fixture
def repeats(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many choices were repeated since it was last asked."""
    counted, repeat = [0], Match.repeat

    def count(*values: Any) -> None:
        counted[0] += 1
        repeat(*values)

    def since() -> int:
        counted[0], found = 0, counted[0]
        return found

    monkeypatch.setattr(Match, "repeat", count)
    return since


def begun() -> TableState:
    game = longhall.game("northgard")
    setup = game.read_setup({"seats": 4, "clans": "random", "creatures": True, "long": True, "years": FAR})
    table = new_table(setup=setup)
    state = TableState(game, table, new_seats(table, None, None, None, None))
    state.apply(a.Started(at=0.0))
    return state


def match_of(state: TableState) -> Match:
    assert state.match is not None
    return state.match


def played_on(state: TableState, choices: int, rng: random.Random, journal: list[a.Action] | None = None) -> TableState:
    """As a room does it: every action on a copy."""
    while match_of(state).choices_made < choices:
        match, state = match_of(state), state.copy()
        action = a.Chosen(at=0.0, seat=match.seat, key=rng.choice(match.keys()))
        state.apply(action)
        if journal is not None:
            journal.append(action)
    return state


def back_by(state: TableState, choices: int) -> a.SteppedBack:
    match = match_of(state)
    return a.SteppedBack(at=0.0, seat=match.history[-1].seat, to=match.choices_made - choices, agreed=True)


@pytest.mark.usefixtures("no_end")
def test_a_step_back_repeats_fewer_choices_than_it_takes_back(repeats: Callable[[], int]) -> None:
    rng, state = random.Random("far"), begun()
    for made in (20, 500, FAR):
        state = played_on(state, made, rng)
        for back in (1, 2, 5, 17):
            match, after, action = match_of(state), state.copy(), back_by(state, back)
            repeats()
            after.apply(action)
            assert repeats() < back, (made, back)
            expected = match.stepped_back(action.to)
            assert match_of(after).to_json(history=True) == expected.to_json(history=True)
    assert len(state.rewinds) <= SPAN * (log2(FAR) + 1)


@pytest.mark.usefixtures("no_end")
def test_stepping_through_a_long_match_walks_from_the_nearest_position(repeats: Callable[[], int]) -> None:
    state = played_on(begun(), FAR, random.Random("far"))
    match = match_of(state)
    repeats()
    state.rewinds.rewound(match, FAR // 2)
    for at in (*range(FAR // 2, FAR // 2 + EVERY), *range(FAR // 2, FAR // 2 - EVERY, -1)):
        repeats()
        state.rewinds.rewound(match, at)
        assert repeats() < 2 * EVERY
    for at in range(FAR, 0, -EVERY // 2):
        state.rewinds.rewound(match, at)
    assert len(state.rewinds) <= SPAN * (log2(FAR) + 1) + MOST


def test_whoever_steps_back_and_plays_on_as_they_like_is_where_all_choices_lead() -> None:
    """Chance that is new, and piles drawn anew, among what is kept."""
    rng = random.Random("to and fro")
    game, state, journal = longhall.game("northgard"), begun_here(), list[a.Action]()
    for _ in range(60):
        state = played_on(state, match_of(state).choices_made + rng.randrange(1, 6), rng, journal)
        match, action = match_of(state), back_by(state, rng.randrange(1, min(8, match_of(state).choices_made) + 1))
        state = state.copy()
        state.apply(action)
        journal.append(action)
        assert match_of(state).to_json(history=True) == match.stepped_back(action.to).to_json(history=True)
        at = rng.randrange(match_of(state).choices_made + 1)
        then = state.rewinds.rewound(match_of(state), at)
        assert then.to_json(history=True) == match_of(state).rewound(at).to_json(history=True)
    assert match_of(state).reseeds and match_of(state).redrawn
    again = begun_here()
    apply_all(again, journal)
    assert match_of(again).to_json() == match_of(state).to_json()
    assert game.from_json(match_of(again).to_json(history=True)) == match_of(again)


def begun_here() -> TableState:
    game = longhall.game("northgard")
    table = new_table(setup=game.read_setup({"seats": 2, "clans": "random"}))
    state = TableState(game, table, new_seats(table, None, None))
    state.apply(a.Started(at=0.0))
    return state


@pytest.mark.usefixtures("no_end")
def test_a_table_that_is_read_back_has_positions_to_step_back_to(repeats: Callable[[], int]) -> None:
    journal: list[a.Action] = []
    state = played_on(begun(), FAR // 4, random.Random("far"), journal)
    again = begun()
    apply_all(again, journal)
    assert match_of(again) == match_of(state)
    repeats()
    again.apply(back_by(again, 1))
    assert repeats() < KEPT_IN_READING


async def test_a_step_back_leaves_the_event_loop_alone(whole: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    at = await company(whole, people=1, seats=2)
    await at.choose(12)
    threads: list[threading.Thread] = []
    stepped_back = Match.stepped_back

    def noted(*values: Any) -> Match:
        threads.append(threading.current_thread())
        return stepped_back(*values)

    monkeypatch.setattr(Match, "stepped_back", noted)
    await at.room.undo(at.owner(0), 0, 3)
    assert at.match.choices_made == 3 and len(threads) == 1
    assert threads[0] is not threading.current_thread()
