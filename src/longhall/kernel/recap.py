"""What others did since a seat's last turn, in a few lines: who did what, and what they gained and lost by it.

A game says as plain data which of its events are told and how (``Recap``). The hall hands that to the pages, which make
their lines from the chronicle they have; the terminal makes the same lines with ``recap_since``. A test compares both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

EVERYBODY: Final = -1  # the line of what happened to no seat in particular


class Deed:
    """How events of one type become part of a phrase. All deeds of a phrase are told together: one ``recap-PHRASE``.

    - ``who``: the parameter with the seat, or the seats, whose line it is. Other numbers than seats are passed over.
    - ``numbers``: parameters of the phrase, each with the field of the event that is added to it.
    - ``things``: parameters of the phrase that are lists, each with the field that is put into it, each thing once.
    - ``unit``: the field that names the parameter to add one to, such as the resource that somebody plunders.
    - ``unless``: the event is passed over where this parameter is the same seat: whoever loses is not the winner.
    - ``taken``: what is added is less, not more.

    A phrase also has ``count``, the number of its events. Of one with numbers, those above zero are said by
    ``recap-PHRASE`` and those below, without their sign, by ``recap-PHRASE-less``; if all are zero nothing is said.
    """

    def __init__(
        self,
        event: str,
        phrase: str,
        who: str = "seat",
        numbers: dict[str, str] | None = None,
        things: dict[str, str] | None = None,
        unit: str = "",
        unless: str = "",
        taken: bool = False,
    ) -> None:
        self.event = event
        self.phrase = phrase
        self.who = who
        self.numbers: dict[str, str] = numbers if numbers is not None else {}
        self.things: dict[str, str] = things if things is not None else {}
        self.unit = unit
        self.unless = unless
        self.taken = taken


class Recap:
    """What a game tells of other players' turns.

    - ``turns``: decisions that belong to a turn of one's own, by kind; answers to others are none. Empty: all do.
    - ``deeds``: phrases are told in the order in which they are first named here.
    - ``announced``: types of events that are told as they are, on a line for everybody.
    """

    def __init__(
        self, turns: tuple[str, ...] = (), deeds: tuple[Deed, ...] = (), announced: tuple[str, ...] = ()
    ) -> None:
        self.turns = turns
        self.deeds = deeds
        self.announced = announced


class RecapChoice:
    """A choice of the chronicle: who chose, what kind of decision it was, and its events as the reader knows them."""

    def __init__(self, seat: int, decision: str, events: Sequence[Mapping[str, Any]]) -> None:
        self.seat = seat
        self.decision = decision
        self.events = events


class Phrase:
    """A message and its parameters; its rule and other fields too where it is an event that is told as it is."""

    def __init__(self, message: str, params: Mapping[str, Any]) -> None:
        self.message = message
        self.params = params


class RecapLine:
    """What one seat did, gained and lost; of ``EVERYBODY`` the phrases are events."""

    def __init__(self, seat: int, phrases: list[Phrase]) -> None:
        self.seat = seat
        self.phrases = phrases


def recap_since(recap: Recap, chosen: Sequence[RecapChoice], seat: int, seats: int) -> list[RecapLine]:
    """What happened since the last turn of ``seat``, or before the turn it is taking: the others in turn order, then
    the seat itself, then what concerned everybody."""
    first, end = others_turns(recap, chosen, seat)
    events = [event for entry in chosen[first:end] for event in entry.events]
    lines = [RecapLine(one, phrases_of(recap, events, one)) for one in in_order(seat, seats)]
    lines.append(RecapLine(EVERYBODY, [Phrase("", event) for event in events if event["type"] in recap.announced]))
    return [line for line in lines if line.phrases]


def in_order(seat: int, seats: int) -> list[int]:
    """The seats that follow ``seat``, and then itself."""
    return [(seat + 1 + i) % seats for i in range(seats)]


def others_turns(recap: Recap, chosen: Sequence[RecapChoice], seat: int) -> tuple[int, int]:
    """Where the last stretch of turns of others begins and ends among the choices."""
    turns = [(i, entry.seat) for i, entry in enumerate(chosen) if is_turn(recap, entry)]
    end = len(chosen)
    at = len(turns) - 1
    while at >= 0 and turns[at][1] == seat:
        end = turns[at][0]
        at -= 1
    first = end
    while at >= 0 and turns[at][1] != seat:
        first = turns[at][0]
        at -= 1
    return first, end


def is_turn(recap: Recap, entry: RecapChoice) -> bool:
    return entry.seat >= 0 and (not recap.turns or entry.decision in recap.turns)


def phrases_of(recap: Recap, events: Sequence[Mapping[str, Any]], seat: int) -> list[Phrase]:
    """What those events say of a seat."""
    found: dict[str, dict[str, Any]] = {deed.phrase: {} for deed in recap.deeds}
    for event in events:
        for deed in recap.deeds:
            if deed.event == event["type"] and _concerns(deed, event, seat):
                _add(found[deed.phrase], deed, event)
    return [phrase for name, params in found.items() if params for phrase in _said(name, params)]


def _concerns(deed: Deed, event: Mapping[str, Any], seat: int) -> bool:
    who = event.get(deed.who)
    if deed.unless and event.get(deed.unless) == seat:
        return False
    return seat in who if isinstance(who, list) else who == seat


def _add(params: dict[str, Any], deed: Deed, event: Mapping[str, Any]) -> None:
    params["count"] = params.get("count", 0) + 1
    sign = -1 if deed.taken else 1
    for name, field in deed.numbers.items():
        params[name] = params.get(name, 0) + sign * int(event.get(field, 0))
    if deed.unit:
        unit = str(event[deed.unit])
        params[unit] = params.get(unit, 0) + sign
    for name, field in deed.things.items():
        value = event[field]
        things = params.setdefault(name, [])
        things.extend([one for one in (value if isinstance(value, list) else [value]) if one not in things])


def _said(name: str, params: dict[str, Any]) -> list[Phrase]:
    """The phrases for what has been added up: more, less, or neither."""
    fixed = {key: value for key, value in params.items() if key == "count" or isinstance(value, list)}
    numbers = {key: int(value) for key, value in params.items() if key not in fixed}
    if not numbers:
        return [Phrase("recap-" + name, fixed)]
    more = {key: n for key, n in numbers.items() if n > 0}
    less = {key: -n for key, n in numbers.items() if n < 0}
    said: list[Phrase] = []
    if more:
        said.append(Phrase("recap-" + name, {**fixed, **more}))
    if less:
        said.append(Phrase("recap-" + name + "-less", {**fixed, **less}))
    return said
