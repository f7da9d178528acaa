"""Holds what a hall says against what each seat may know.

Every message is compared with a view made anew from the choices, and with that of a twin: a match that differs in
everything the seat cannot know. What is the same for both cannot tell a secret. What is not raises AssertionError.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields
from typing import Any

from longhall.client import Message, TableConnection
from longhall.kernel.chance import commitment, rng_from_seed
from longhall.kernel.frames import Decision, question
from longhall.kernel.match import HistoryEntry, Match
from longhall.server import messages as m
from longhall.server.logs import FIELDS
from longhall.server.table.room import Room

FOR_ONE_SEAT = {"context", "options", "refusals", "forecast", "private"}
LOGGED = {"time", "level", "logger", "message", "error"} | FIELDS
PLAIN: dict[str, Any] = {
    "presence": m.PresenceMessage,
    "said": m.SaidMessage,
    "muted": m.MutedMessage,
    "bye": m.ByeMessage,
    "rematch": m.RematchMessage,
    "refused": m.RefusedMessage,
}


class Recorder(TableConnection):
    """Keeps every message as it came over the wire."""

    heard: list[Message]

    async def hear(self) -> Message:
        message = await super().hear()
        self.heard.append(message)
        return message


def names(model: Any) -> set[str]:
    """The fields of a message or of a part of one."""
    return {field.name for field in fields(model)}


def plain(data: Any) -> Any:
    """As it looks after a journey as JSON."""
    return json.loads(json.dumps(data))


class Past:
    """What was true at every sequence number of a table that was never undone."""

    def __init__(self, room: Room) -> None:
        assert room.state.match is not None
        match = room.state.game.new(room.state.setup, room.state.seed)
        self.seed = room.state.seed
        self.opening = match.opening
        self.entries: dict[int, HistoryEntry] = dict(room.state.log)
        self.matches: dict[int, Match] = {}
        self.after = [0]  # by a number of choices: the seq at which so many were made
        for seq in range(room.state.seq + 1):
            if seq in self.entries:
                match = match.clone()
                match.apply(self.entries[seq].key)
                self.after.append(seq)
            self.matches[seq] = match
        if room.state.match.agreed:
            match = self.matches[room.state.seq] = match.clone()
            match.end_by_agreement()
        assert match == room.state.match

    def twin(self, seq: int, eye: int | None) -> Match:
        """Another match that ``eye`` cannot tell from this one."""
        return self.matches[seq].determinize(eye, rng_from_seed(f"twin {seq}"))


def check_message(message: Message, past: Past, eye: int | None) -> None:
    """Any message that whoever looks through ``eye`` (None: a spectator) was sent while the match was played."""
    assert past.seed not in json.dumps(message), "the seed"
    if message["type"] in ("state", "update"):
        check_picture(message, past, eye)
    elif message["type"] == "previewed":
        check_preview(message, past, eye)
    elif message["type"] == "replayed":
        check_replayed(message["told"], past, eye)
    else:
        assert message.keys() == names(PLAIN[message["type"]])
        assert not FOR_ONE_SEAT & keys_in(message)


def keys_in(data: Any) -> set[str]:
    """The names of all fields, at any depth."""
    if isinstance(data, dict):
        return set(data).union(*map(keys_in, data.values()))
    return set().union(*map(keys_in, data)) if isinstance(data, list) else set()


def check_picture(message: Message, past: Past, eye: int | None) -> None:
    """A state or an update, through ``eye``."""
    match = past.matches[message["seq"]]
    fields = names(m.UpdateMessage if message["type"] == "update" else m.StateMessage)
    assert message.keys() == fields
    assert message["position"] <= message["seq"]
    check_table(message["table"], past, match)
    assert message["you"].keys() == names(m.ViewerInfo)
    assert message["you"]["eye"] == eye and message["you"]["seats"] == ([] if eye is None else [eye])
    if message["table"]["status"] == "open":
        assert message["view"] is None and message["decision"] is None
        return
    twin = past.twin(message["seq"], eye)
    assert message["view"] == plain(match.view(eye)) == plain(twin.view(eye))
    floor = message["undo_floor"]
    assert floor is None if eye is None else match.undo_floor(eye) <= floor <= match.choices_made
    check_decision(message["decision"], match, twin, eye)
    for entry in message.get("entries", ()):
        assert past.after[entry["n"]] <= message["seq"]
        check_entry(entry, past.entries[past.after[entry["n"]]], eye)


def check_table(table: Message, past: Past, match: Match) -> None:
    assert table.keys() == names(m.TableInfo)
    for seat in table["seats"]:
        assert seat.keys() == names(m.SeatInfo)
    assert table["commitment"] == commitment(match.head(), past.seed)
    assert table["setup"] == plain(match.setup)
    assert (table["result"] is None) == (table["status"] != "finished")


def check_entry(entry: Message, made: HistoryEntry, eye: int | None) -> None:
    assert entry.keys() == names(m.ChronicleEntry)
    assert entry["seat"] == made.seat and entry["decision"] == made.kind
    assert entry["events"] == plain([event.seen_by(eye) for event in made.events])
    for told, event in zip(entry["events"], made.events, strict=True):
        if event.private is not None and eye not in event.private_seats:
            assert not told.keys() & (event.private.keys() - event.data.keys())
            assert "private" not in told


def check_decision(told: Message | None, match: Match, twin: Match, eye: int | None) -> None:
    decision, double = match.decision, twin.decision
    if decision is None or double is None:
        assert told is None and match.over and (match.agreed or twin.over)
        return
    assert told is not None and told["seat"] == decision.seat and told["kind"] == double.kind == decision.kind
    assert told.keys() == names(m.DecisionInfo)
    if decision.seat != eye:
        check_for_others(told, decision, double)
        return
    assert told == plain({**decision.to_data(), **beside(match)})
    assert told == plain({**double.to_data(), **beside(twin)})


def check_for_others(told: Message, decision: Decision, double: Decision) -> None:
    """What those are told who do not decide: the question by its kind alone, whatever the seat holds."""
    assert not any(told[name] for name in FOR_ONE_SEAT & told.keys())
    assert told["message"] == question(decision.kind)
    for one in (decision, double):
        public = one.for_others().to_data()
        assert all(told[name] == public[name] for name in told.keys() - FOR_ONE_SEAT)


def beside(match: Match) -> dict[str, Any]:
    """What the owner of the deciding seat is told beside the decision."""
    refusals = [refusal.to_data() for refusal in match.refusals()]
    return {"refusals": refusals, "forecast": [coming.to_data() for coming in match.forecast()]}


def check_replayed(told: Message, past: Past, eye: int | None) -> None:
    """What somebody was told who looked back while the match was played."""
    assert told.keys() == names(m.ReplayPosition)
    assert past.seed not in json.dumps(told), "the seed"
    at, seq = told["at"], past.after[told["at"]]
    match, twin = past.matches[seq], past.twin(seq, eye)
    assert told["view"] == plain(match.view(eye)) == plain(twin.view(eye))
    decision, double = match.decision, twin.decision
    assert decision is not None and double is not None and double.kind == decision.kind
    if decision.seat == eye:
        own = {**told["decision"]}
        assert own.pop("refusals") is None and own.pop("forecast") is None
        assert own == plain(decision.to_data()) == plain(double.to_data())
    else:
        check_for_others(told["decision"], decision, double)
    chosen = past.entries[past.after[at + 1]].key if at < told["of"] and decision.seat == eye else None
    assert told["choice"] == chosen
    assert (told["entry"] is None) == (at == 0)
    if at:
        assert told["entry"]["n"] == at
        check_entry(told["entry"], past.entries[seq], eye)


def check_preview(message: Message, past: Past, eye: int | None) -> None:
    assert message.keys() == names(m.PreviewedMessage)
    match = past.matches[message["seq"]]
    assert eye is not None and eye == match.seat, "a preview is for the seat that decides"
    twin = past.twin(message["seq"], eye)
    if message["effects"]:
        assert message["effects"] == plain(match.preview(message["key"])) == plain(twin.preview(message["key"]))


def check_log(text: str, past: Past, *secrets: str) -> None:
    """What a hall has written down: lines of known fields, without the seed, what was chosen, or a card of a hand."""
    chosen = {entry.key for entry in past.entries.values() if ":" in entry.key}
    drawn = {card for match in past.matches.values() for card in hands(match)}
    for line in text.splitlines():
        assert json.loads(line).keys() <= LOGGED
        for secret in (past.seed, *secrets, *chosen):
            assert secret not in line
        assert not any(re.search(rf"\b{re.escape(card)}\b", line) for card in drawn)


def hands(match: Match) -> list[str]:
    """The cards in all hands, as their owners see them."""
    return [card for seat in range(match.state.seats) for card in match.view(seat)["players"][seat]["hand"]]
