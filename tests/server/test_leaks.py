"""Leaks, planted one by one: whoever listens for secrets must notice each of them, and nothing where there is none."""

from __future__ import annotations

import io
import json
import logging
import random
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from longhall.client import Message
from longhall.games.northgard.game import Northgard
from longhall.games.northgard.shapes import View
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.events import Event
from longhall.kernel.frames import Decision
from longhall.kernel.match import HistoryEntry, Match
from longhall.server import messages as m
from longhall.server.api.deps import Visitor
from longhall.server.api.routes import tables
from longhall.server.db.models import User
from longhall.server.hall import Hall
from longhall.server.logs import configure_logging
from longhall.server.table import permissions, previews, replay, views
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from longhall.server.table.state import TableState
from longhall.server.ws import connection
from tests.server.hall_fixture import Ear, company, settings_in
from tests.server.secrecy import Past, check_log, check_message

pytestmark = pytest.mark.anyio
SEED = "a5eedthatnobodymaysee0123456789"
CHOICES = 27
SETUP = {"seats": 2, "clans": "random"}


class Overheard:
    """A piece of a match: what its people and a spectator were told, and what is true."""

    def __init__(self, past: Past, told: list[tuple[int | None, Message]], log: str) -> None:
        self.past = past
        self.told = told
        self.log = log

    def check(self) -> None:
        for eye, message in self.told:
            check_message(message, self.past, eye)
        check_log(self.log, self.past)

    def leaks(self) -> list[str]:
        """The type of message of each thing told that should not have been."""
        found: list[str] = []
        for eye, message in self.told:
            try:
                check_message(message, self.past, eye)
            except AssertionError:
                found.append(message["type"])
        return found


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What the hall writes down, as it does when it is served, and more than it does then."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logging(stream=stream)
    logging.getLogger("longhall").setLevel(logging.DEBUG)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.getLogger("longhall").setLevel(logging.NOTSET)


Overhear = Callable[[], Any]


@pytest.fixture(scope="module")
async def hall(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Hall]:
    hall = Hall(settings_in(tmp_path_factory.mktemp("hall")))
    await hall.start()
    yield hall
    await hall.stop()


@pytest.fixture
async def overhear(hall: Hall, log: io.StringIO) -> Overhear:
    async def overhear() -> Overheard:
        return await _overhear(hall, log)

    return overhear


class Listener(Ear):
    """Somebody at a table, through everything but the socket."""

    def __init__(self, hall: Hall, room: Room, user: User | None) -> None:
        super().__init__(user.id if user is not None else None)
        self.hall = hall
        self.room = room
        self.visitor = Visitor(user, "")
        self.scope = self.visitor.scope
        room.audience.listeners.add(self)

    async def send(self, **message: Any) -> Message:
        """What the hall answers."""
        before = len(self.heard)
        await connection._handle(self.hall, self.room, self, json.dumps(message))  # type: ignore[arg-type]
        return self.heard[before]

    async def look_back(self, at: int) -> Message:
        answer = await tables.replay(self.room.id, at, self.hall, self.visitor)
        return {"type": "replayed", "told": json.loads(bytes(answer.body))}


async def _overhear(hall: Hall, log: io.StringIO) -> Overheard:
    at = await company(hall, setup=SETUP, seed=SEED)
    listeners = [Listener(hall, at.room, user) for user in (*at.users, None)]
    rng = random.Random("leaks")
    while at.match.choices_made < CHOICES:
        await _one_turn(listeners, at.room, rng)
    heard: list[tuple[int | None, Message]] = []
    for eye, listener in zip((0, 1, None), listeners, strict=True):
        heard += [(eye, message) for message in listener.heard]
        heard += [(eye, await listener.look_back(n)) for n in range(CHOICES + 1)]
    return Overheard(Past(at.room), heard, log.getvalue())


async def _one_turn(listeners: list[Listener], room: Room, rng: random.Random) -> None:
    """Somebody looks what a choice would bring and makes it; the others try what they may not."""
    assert room.state.match is not None
    seat, seq, key = room.state.match.seat, room.state.seq, rng.choice(room.state.match.keys())
    deciding, other = listeners[seat], listeners[1 - seat]
    if room.state.match.choices_made % 5 == 0:
        assert (await deciding.send(type="preview", seat=seat, seq=seq, key=key))["type"] == "previewed"
        for wrong in (other, listeners[2]):
            for type in ("choose", "preview"):
                assert (await wrong.send(type=type, seat=seat, seq=seq, key=key))["type"] == "refused"
        assert (await deciding.send(type="choose", seat=seat, seq=seq, key="card:nonsense"))["type"] == "refused"
    assert (await deciding.send(type="choose", seat=seat, seq=seq, key=key))["type"] == "update"


async def test_nothing_leaks_and_nothing_is_cried_wolf_at(overhear: Overhear) -> None:
    heard: Overheard = await overhear()
    heard.check()
    types = [message["type"] for _, message in heard.told]
    assert types.count("refused") >= 20 and types.count("previewed") >= 4 and types.count("update") == 3 * CHOICES
    assert any(event.private is not None for entry in heard.past.entries.values() for event in entry.events)


# -- what is planted --------------------------------------------------------------------------------------------------


def hand_of(match: Match, seat: int) -> Any:
    return match.view(seat)["players"][seat]["hand"]


def another_hand_in_a_view(patch: pytest.MonkeyPatch) -> None:
    real = views.state_message

    def state_message(
        state: TableState, user_id: str | None, shared: views.SharedParts | None = None
    ) -> m.StateMessage:
        message = real(state, user_id, shared)
        if state.match is not None and message.view is not None:
            message.view["players"][1]["hand"] = hand_of(state.match, 1)
        return message

    patch.setattr(views, "state_message", state_message)


def a_hand_in_the_games_own_view(patch: pytest.MonkeyPatch) -> None:
    """Whoever makes views leaks: only the twin can tell."""
    real = Northgard.view

    def view(self: Northgard, state: NorthgardState, seat: int | None) -> View:
        made = real(self, state, seat)
        made["players"][0]["hand"] = real(self, state, 0)["players"][0]["hand"]
        return made

    patch.setattr(Northgard, "view", view)


def the_order_of_the_tiles(patch: pytest.MonkeyPatch) -> None:
    real = Northgard.view

    def view(self: Northgard, state: Any, seat: int | None) -> dict[str, Any]:
        return {**real(self, state, seat), "tiles_left": list(state.tiles)}

    patch.setattr(Northgard, "view", view)


def private_parts_of_events_for_all(patch: pytest.MonkeyPatch) -> None:
    def chronicle_entry(n: int, entry: HistoryEntry, _eye: int | None) -> m.ChronicleEntry:
        return m.ChronicleEntry(n, entry.seat, entry.kind, views.recorded_entry(n, entry).events)

    patch.setattr(views, "chronicle_entry", chronicle_entry)
    patch.setattr(replay, "chronicle_entry", chronicle_entry)


def events_that_tell_everybody_everything(patch: pytest.MonkeyPatch) -> None:
    def seen_by(self: Event, _seat: int | None) -> dict[str, Any]:
        return {"type": self.type, "rule": self.rule, **self.data, **(self.private or {})}

    patch.setattr(Event, "seen_by", seen_by)


def options_for_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(views, "refusal_to_choose", lambda *_: None)


def refusals_for_all(patch: pytest.MonkeyPatch) -> None:
    real = views._decision_for

    def decision_for(state: TableState, user_id: str | None, decision: Decision | None) -> m.DecisionInfo | None:
        info = real(state, user_id, decision)
        if info is not None and state.match is not None:
            info.refusals = [m.RefusalInfo(**refusal.to_data()) for refusal in state.match.refusals()]
        return info

    patch.setattr(views, "_decision_for", decision_for)


def the_number_of_options(patch: pytest.MonkeyPatch) -> None:
    """Less than the options, and still more than others may know."""
    real = views._decision_for

    def decision_for(state: TableState, user_id: str | None, decision: Decision | None) -> m.DecisionInfo | None:
        info = real(state, user_id, decision)
        if info is not None and state.match is not None and info.options is None:
            info.context = {"count": len(state.match.picks())}
        return info

    patch.setattr(views, "_decision_for", decision_for)


def the_words_in_which_a_seat_is_asked(patch: pytest.MonkeyPatch) -> None:
    """Whether a hidden hand holds anything more to play decides about them."""
    patch.setattr(Decision, "for_others", lambda self: self)


def tell_in_refusals(patch: pytest.MonkeyPatch, secret: Callable[[TableState], dict[str, Any]]) -> None:
    real = permissions.refusal_to_choose

    def refusal_to_choose(state: TableState, *asked: Any) -> Refused | None:
        refused = real(state, *asked)
        if refused is not None and refused.message == "error-not-your-seat":
            refused.params = secret(state)
        return refused

    for module in (permissions, previews):
        patch.setattr(module, "refusal_to_choose", refusal_to_choose)


def the_seed_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    tell_in_refusals(patch, lambda state: {"state": f"seed={state.seed}"})


def the_options_in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    tell_in_refusals(patch, lambda state: {"options": state.match.keys() if state.match is not None else []})


def tell_at_the_table(patch: pytest.MonkeyPatch, secret: Callable[[TableState], str]) -> None:
    real = views.table_info
    patch.setattr(views, "table_info", lambda state: replace(real(state), commitment=secret(state)))


def the_seed_at_the_table(patch: pytest.MonkeyPatch) -> None:
    tell_at_the_table(patch, lambda state: state.seed)


def a_hint_of_the_seed_at_the_table(patch: pytest.MonkeyPatch) -> None:
    tell_at_the_table(patch, lambda state: state.seed[:8])


def hands_in_a_preview(patch: pytest.MonkeyPatch) -> None:
    real = previews.preview

    def preview(state: TableState, user_id: str | None, seat: int, seq: int, key: str) -> dict[str, Any]:
        assert state.match is not None
        return {**real(state, user_id, seat, seq, key), "hand": hand_of(state.match, 1 - seat)}

    patch.setattr(connection, "preview", preview)


def anybodys_eyes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tables, "replay_seat", lambda *_: 0)


def what_others_chose_then(patch: pytest.MonkeyPatch) -> None:
    real = replay.look_back

    async def look_back(state: TableState, match: Match, at: int, eye: int | None) -> m.ReplayPosition:
        chosen = match.history[at].key if at < match.choices_made else None
        return replace(await real(state, match, at, eye), choice=chosen)

    patch.setattr(tables, "look_back", look_back)


def the_whole_entry_then(patch: pytest.MonkeyPatch) -> None:
    def chronicle_entry(n: int, entry: HistoryEntry, _eye: int | None) -> m.ChronicleEntry:
        return m.ChronicleEntry(n, entry.seat, entry.key, entry.to_data(n)["events"])

    patch.setattr(replay, "chronicle_entry", chronicle_entry)


def options_then(patch: pytest.MonkeyPatch) -> None:
    real = views.decision_info
    patch.setattr(replay, "decision_info", lambda decision, _own: real(decision, True))


Plant = Callable[[pytest.MonkeyPatch], None]
PLANTED: dict[Plant, set[str]] = {  # and in what it is found
    another_hand_in_a_view: {"update"},
    a_hand_in_the_games_own_view: {"update", "replayed"},
    the_order_of_the_tiles: {"update", "replayed"},
    private_parts_of_events_for_all: {"update", "replayed"},
    events_that_tell_everybody_everything: {"update", "replayed"},
    options_for_all: {"update"},
    refusals_for_all: {"update"},
    the_number_of_options: {"update"},
    the_words_in_which_a_seat_is_asked: {"update", "replayed"},
    the_seed_in_a_refusal: {"refused"},
    the_options_in_a_refusal: {"refused"},
    the_seed_at_the_table: {"update"},
    a_hint_of_the_seed_at_the_table: {"update"},
    hands_in_a_preview: {"previewed"},
    anybodys_eyes: {"replayed"},
    what_others_chose_then: {"replayed"},
    the_whole_entry_then: {"replayed"},
    options_then: {"replayed"},
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
async def test_a_planted_leak_is_found(overhear: Overhear, monkeypatch: pytest.MonkeyPatch, plant: Plant) -> None:
    plant(monkeypatch)
    heard: Overheard = await overhear()
    assert PLANTED[plant] <= set(heard.leaks()), f"nobody noticed {plant.__name__}"


Written = Callable[[Room, str], tuple[str, dict[str, Any]]]
WRITTEN: dict[str, Written] = {
    "a choice": lambda _room, key: ("chosen", {"kind": key}),
    "a hand": lambda room, _key: (
        (f"hands {hand_of(room.state.match, 0)}", {}) if room.state.match is not None else ("", {})
    ),
}


def write_at_every_choice(patch: pytest.MonkeyPatch, written: Written) -> None:
    real = Room.choose

    async def choose(self: Room, user_id: str | None, seat: int, seq: int, key: str, by_bot: str | None = None) -> None:
        text, extra = written(self, key)
        logging.getLogger("longhall.room").info(text, extra=extra)
        await real(self, user_id, seat, seq, key, by_bot)

    patch.setattr(Room, "choose", choose)


@pytest.mark.parametrize("what", WRITTEN)
async def test_what_a_log_must_not_say_is_found(overhear: Overhear, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    write_at_every_choice(monkeypatch, WRITTEN[what])
    heard: Overheard = await overhear()
    with pytest.raises(AssertionError):
        check_log(heard.log, heard.past)


async def test_a_seed_that_is_logged_is_masked(overhear: Overhear, monkeypatch: pytest.MonkeyPatch) -> None:
    write_at_every_choice(
        monkeypatch, lambda room, _key: (f"seed {room.state.seed}", {"kind": room.state.seed, "seed": room.state.seed})
    )
    heard: Overheard = await overhear()
    assert "seed …" in heard.log
    check_log(heard.log, heard.past)
    with pytest.raises(AssertionError):
        check_log(heard.log.replace("…", SEED), heard.past)
