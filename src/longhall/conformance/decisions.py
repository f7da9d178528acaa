"""Decisions, options, refusals, events and the result can be relied on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from longhall.conformance.walk import Check
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match

try:
    import orjson

    dumps: Any = orjson.dumps
    loads: Any = orjson.loads
except ImportError:
    dumps, loads = json.dumps, json.loads


def is_json(value: Any) -> bool:
    """Whether it is the same after a journey as JSON. Asked at every decision, hence the faster library where it is."""
    return bool(loads(dumps(value)) == value)


class Refused:
    """The error that a choice was answered with."""

    def __init__(self) -> None:
        self.error: InvalidOption | IllegalOption | None = None


@contextmanager
def refused_with(kind: type[InvalidOption | IllegalOption]) -> Iterator[Refused]:
    refused = Refused()
    try:
        yield refused
    except kind as error:
        refused.error = error
    assert refused.error is not None, f"a choice was taken that calls for {kind.__name__}"


def rules_of(match: Match) -> set[str]:
    return set(match.game.catalogue().clauses)


class Options(Check):
    """Every decision offers distinct options in a fixed order."""

    def position(self, match: Match) -> None:
        if match.over:
            assert match.options() == [] and match.decision is None and match.seat == -1
            return
        top = match.state.stack[-1]
        assert isinstance(top, Choice)
        picks, options, keys = match.picks(), match.options(), match.keys()
        assert picks, f"{top} offers nothing"
        assert len(options) == len(picks) == len(keys)
        assert len(set(keys)) == len(keys), f"{top} offers something twice: {keys}"
        assert [option.key for option in options] == keys
        assert [option.index for option in options] == list(range(len(keys)))
        assert top.options(match.state) == picks, f"{top} changes its mind when asked again"
        for option in options:
            assert option.key.isprintable() and " " not in option.key, f"{option} has an unfit key"
            assert option.message.startswith("option-"), f"{option} has an unfit message {option.message!r}"
            assert match.game.is_known_key(match.state, option.key), f"{option} is offered but not understood"
        assert is_json([option.to_data() for option in options]), f"an option of {top} holds something that is not JSON"


class Decisions(Check):
    """Decisions and refusals name rules of the catalogue; nothing is both offered and refused."""

    every = 3

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rules: set[str] = set()

    def position(self, match: Match) -> None:
        decision = match.decision
        if decision is None:
            return
        self.rules = self.rules or rules_of(match)
        assert 0 <= decision.seat < match.state.seats
        assert decision.seat == match.seat
        assert decision.kind in match.game.frames()
        assert decision.rule == "" or decision.rule in self.rules, (
            f"{decision.kind} names the unknown rule {decision.rule!r}"
        )
        assert decision.message.startswith("decide-")
        assert decision.options == match.options()
        assert is_json(decision.to_data()), f"{decision.kind} holds something that is not JSON"
        assert match.result is None
        self.check_refusals(match)

    def check_refusals(self, match: Match) -> None:
        legal = set(match.keys())
        refusals = match.refusals()
        refused = [refusal.key for refusal in refusals]
        assert len(set(refused)) == len(refused), f"something is refused twice: {sorted(refused)}"
        assert not legal & set(refused), f"offered and refused at once: {legal & set(refused)}"
        for refusal in refusals:
            assert refusal.rule in self.rules, f"{refusal} names no rule of the catalogue"
            assert refusal.message.startswith("refusal-"), f"{refusal} has an unfit message"
            assert match.game.is_known_key(match.state, refusal.key), f"{refusal} is refused but not understood"
        assert is_json([refusal.to_data() for refusal in refusals]), "a refusal holds something that is not JSON"


class RefusedChoices(Check):
    """Refused and unknown choices are rejected with the refusal's own reason. (``walk`` sees that nothing changes.)"""

    every = 30

    def position(self, match: Match) -> None:
        with refused_with(IllegalOption if match.over else InvalidOption):
            match.apply("no such thing")
        for refusal in [] if match.over else match.refusals():
            with refused_with(IllegalOption) as refused:
                match.apply(refusal.key)
            told = refused.error
            assert isinstance(told, IllegalOption)
            assert (told.key, told.rule, told.message) == (refusal.key, refusal.rule, refusal.message)


class Events(Check):
    """Events are JSON and name rules of the catalogue."""

    def end(self, match: Match) -> None:
        rules = rules_of(match)
        for entry in [match.opening, *match.history]:
            for event in entry.events:
                data = event.to_data()
                assert event.type and is_json(data), f"{data} is not JSON"
                assert event.rule == "" or event.rule in rules, f"{event.type} names the unknown rule {event.rule!r}"
                assert all(0 <= seat < match.state.seats for seat in event.private_seats)


class Ranking(Check):
    """The result ranks every seat, and scores add up."""

    def end(self, match: Match) -> None:
        result = match.result
        assert result is not None
        seats = match.state.seats
        assert len(result.places) == len(result.scores) == seats
        assert result.winners and all(1 <= place <= seats for place in result.places)
        for place in result.places:
            better = [other for other in result.places if other < place]
            # partners share a place, and the next place follows either the seats or the sides before it
            assert place - 1 in (len(better), len(set(better))), f"{result.places} is no ranking"
        assert result.reason and result.rule in rules_of(match)
        for score in result.scores:
            assert score["total"] == sum(points for source, points in score.items() if source != "total")
