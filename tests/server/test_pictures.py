"""Pictures that are sent as differences: they come to the same as whole ones, and tell no more than those."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from longhall.client import Message, patched
from longhall.games import game, game_names
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from longhall.server.db.models import Seat
from longhall.server.messages import StateMessage, UpdateMessage, encode
from longhall.server.table import views
from longhall.server.table.pictures import Picture, PictureBasis
from longhall.server.table.state import PLAYING, TableState
from tests.server.small_hall import new_table

CHOICES = 150
SETUPS: dict[str, dict[str, Any]] = {
    "northgard": {"seats": 3, "clans": "random"},
    "icegarden": {"seats": 3},
    "icaion": {"seats": 3},
}
USERS = ("astrid", "bjorn", None)  # Astrid has two seats, nobody but a spectator none


def test_every_game_is_looked_at() -> None:
    assert SETUPS.keys() == set(game_names())


def at_table(match: Match, seq: int) -> TableState:
    """A table with this match after action ``seq``, and whatever has led there."""
    table = new_table(id="table", game=match.game.name, setup=match.setup)
    sitting = enumerate(("astrid", "bjorn", "astrid"))
    seats = [Seat(table_id=table.id, seat=seat, user_id=user, name=user, bank=0.0) for seat, user in sitting]
    state = TableState(match.game, table, seats)
    state.restore(match, seq)
    state.floor, state.status = 0, PLAYING
    return state


def in_order(data: Message) -> str:
    """As text, which tells true from 1."""
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("name", SETUPS)
def test_differences_come_to_the_whole(name: str) -> None:
    """For everybody at the table, whichever seat's eyes they look through."""
    match, rng = game(name).new(SETUPS[name], seed=4), random.Random(name)
    before: dict[str | None, Picture] = {}
    known: dict[str | None, Message] = {}
    sizes = [0, 0]
    for seq in range(CHOICES):
        state = at_table(match, seq)
        shared = views.shared_parts(state, USERS)
        messages = {user_id: views.update_message(state, user_id, seq - 1, shared) for user_id in USERS}
        basis = PictureBasis(messages[USERS[0]])
        for user_id in USERS:
            now = Picture(messages[user_id], basis)
            whole: Message = json.loads(now.whole())
            told = views.update_message(state, user_id, seq - 1)
            assert whole == json.loads(encode(told)), "what is put together of pieces is the message"
            sent = json.loads(now.since(before.get(user_id)))
            assert (sent["type"] == "change") == (user_id in before)
            if user_id in before:
                kept = json.dumps(known[user_id])
                assert in_order(patched(known[user_id], sent)) == in_order(whole)
                assert json.dumps(known[user_id]) == kept
                sizes = [sizes[0] + len(now.since(before[user_id])), sizes[1] + len(now.whole())]
            before[user_id], known[user_id] = now, whole
        match = match.clone()
        match.apply(rng.randrange(len(match.picks())))
    assert sizes[0] < sizes[1] / 2


@pytest.mark.parametrize("name", SETUPS)
def test_a_difference_tells_no_secret(name: str) -> None:
    """It is the same where everything differs that its reader cannot know, before and after."""
    match, rng = game(name).new(SETUPS[name], seed=5), random.Random(name)
    for seq in range(1, CHOICES):
        after = match.clone()
        after.apply(rng.randrange(len(match.picks())))
        if seq % 10 == 0:
            for eye, user_id in ((1, "bjorn"), (None, None)):
                told = difference(match, after, seq, user_id)
                chance = rng_from_seed(f"{name} {seq}")
                twins = match.determinize(eye, chance), after.determinize(eye, chance)
                assert difference(*twins, seq, user_id) == told
        match = after


def difference(one: Match, other: Match, seq: int, user_id: str | None) -> bytes:
    """Of the views and decisions of two positions."""
    pictures = []
    for number, match in enumerate((one, other), seq):
        message = views.state_message(at_table(match, number), user_id)
        told = UpdateMessage(**{**vars(message), "type": "update", "entries": []})
        told.table = replace(told.table, commitment=None, handovers=[])
        told.undo_floor = None  # samples have neither a seed nor a history, and time passes
        pictures.append(Picture(told, PictureBasis(told)))
    return pictures[1].since(pictures[0])


def test_a_complete_picture_is_never_a_difference() -> None:
    """After an undo what has happened cannot be told by entries."""
    state = at_table(game("northgard").new({"seats": 3}, seed=1), 3)
    message = views.state_message(state, "bjorn")
    assert isinstance(message, StateMessage)
    now = Picture(message, PictureBasis(message))
    assert now.since(Picture(message, PictureBasis(message))) == now.whole()


def test_seats_are_told_anew_where_something_has_changed() -> None:
    state = at_table(game("northgard").new({"seats": 3}, seed=1), 3)
    first = views.table_info(state).seats
    after = state.copy()
    assert views.table_info(after).seats is first
    after.host_name, after.host_id = "Bjorn", "cecilia"
    assert [seat.alike for seat in views.table_info(after).seats] == [False, True, False]
    after.seats[0] = replace(after.seats[0], bot="greedy")
    assert [seat.bot for seat in views.table_info(after).seats] == ["greedy", None, None]
    assert views.table_info(state).seats == first and [seat.bot for seat in first] == [None] * 3
