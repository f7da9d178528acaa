"""States that a seat cannot tell apart give it identical views, decisions, previews and events."""

from __future__ import annotations

import json
from typing import Any, Final

from longhall.conformance.decisions import is_json
from longhall.conformance.walk import Check, play_out
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay, verify

A_WHILE: Final = 100  # choices after which a check must have found something to compare


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.state.seats)]


def decision_data(match: Match) -> dict[str, Any] | None:
    decision = match.decision
    return decision.to_data() if decision is not None else None


def told_to_others(match: Match) -> dict[str, Any] | None:
    """What a hall tells of the decision to whoever does not make it."""
    decision = match.decision
    return decision.for_others().to_data() if decision is not None else None


def told_alarms(match: Match) -> list[dict[str, Any]]:
    """What everybody is told of who can win or end the match soon."""
    return [alarm.to_data(remarks=True) for alarm in match.game.alarms(match.state)]


def spoil(value: Any) -> None:
    """Change every list and object inside, to find those that are shared with the state."""
    if isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.clear()


class Views(Check):
    """Views hold JSON values and no part of the state: ``walk`` would notice if spoiling them changed the match. Made
    together, which shares what has not changed and so is not spoiled, they are what they are one by one."""

    every = 23

    def position(self, match: Match) -> None:
        for viewer in viewers(match):
            view = match.view(viewer)
            assert is_json(view), "a view holds something that is not JSON"
            spoil(view)
        together = match.views(viewers(match))
        assert json.dumps(together) == json.dumps([match.view(viewer) for viewer in viewers(match)])


class HiddenThings(Check):
    """A seat sees the same whatever is hidden from it. A game with hidden information draws something anew, another
    nothing."""

    every = 5

    def position(self, match: Match) -> None:
        if match.choices_made == 0:
            self.check_what_is_drawn_anew(match)
        for viewer in viewers(match):
            other = match.determinize(viewer, self.rng.branch(f"{match.choices_made} {viewer}"))
            assert other.view(viewer) == match.view(viewer)
            assert other.seat == match.seat
            assert told_to_others(other) == told_to_others(match), f"{match.state.stack[-1]} tells something hidden"
            if not match.game.capabilities().secrets:
                assert {**match.view(viewer), "seat": None} == match.view(None), f"seat {viewer} knows more than others"
            assert told_alarms(other) == told_alarms(match), f"an alarm tells something that {viewer} does not know"
            assert match.over or other.picks(), f"{match.state.stack[-1]} offers nothing in the eyes of seat {viewer}"
            if viewer == match.seat:
                assert decision_data(other) == decision_data(match)
                assert [r.to_data() for r in other.refusals()] == [r.to_data() for r in match.refusals()]

    def check_what_is_drawn_anew(self, match: Match) -> None:
        """Otherwise these checks would compare a match with itself."""
        text = json.dumps(match.state.to_data())
        hidden = match.game.capabilities().hidden_information
        for viewer in viewers(match):
            others = [match.determinize(viewer, self.rng.branch(f"anew {viewer} {i}")) for i in range(5)]
            differs = any(json.dumps(other.state.to_data()) != text for other in others)
            assert differs == hidden, f"{'nothing' if hidden else 'something'} is hidden from {viewer}"


class Previews(Check):
    """Previews know no more than the seat. A game that declares them shows some, another none."""

    every = 6

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.told = 0

    def position(self, match: Match) -> None:
        if match.over:
            return
        other = match.determinize(match.seat, self.rng.branch(str(match.choices_made)))
        for key in match.keys()[:12]:
            preview = match.preview(key)
            assert is_json(preview), "a preview holds something that is not JSON"
            assert other.preview(key) == preview, f"{match.state.stack[-1]}: {key} shows something hidden"
            self.told += bool(preview)
            spoil(preview)

    def end(self, match: Match) -> None:
        if match.game.capabilities().previews:
            assert self.told > 3 or match.choices_made < A_WHILE
        else:
            assert not self.told


class Forecasts(Check):
    """What is coming is told from what the seat knows."""

    every = 4

    def position(self, match: Match) -> None:
        if match.over:
            return
        coming = [one.to_data() for one in match.forecast()]
        assert is_json(coming), "a forecast holds something that is not JSON"
        other = match.determinize(match.seat, self.rng.branch(str(match.choices_made)))
        assert [one.to_data() for one in other.forecast()] == coming, "a forecast shows something hidden"


class TakenBack(Check):
    """A choice that may be taken back looks the same to its seat in every state the seat takes for possible."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.other: Match | None = None
        self.compared = 0

    def position(self, match: Match) -> None:
        self.other = None if match.over else match.determinize(match.seat, self.rng.branch(str(match.choices_made)))

    def after(self, match: Match) -> None:
        entry = match.history[-1]
        if entry.blocks_undo():
            return
        seat, other = entry.seat, self.other
        assert other is not None
        other.recording = True
        events = other.apply(entry.key)
        where = f"{entry.kind} {entry.key}"
        assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in entry.events], where
        assert other.view(seat) == match.view(seat), where
        if match.seat == seat:
            assert decision_data(other) == decision_data(match), where
        self.compared += 1

    def end(self, match: Match) -> None:
        assert self.compared or match.choices_made < A_WHILE


class SampledMatches(Check):
    """Search plays samples to their end, so every seat's idea of the match must be a lawful match."""

    every = 110

    def position(self, match: Match) -> None:
        counts = match.game.component_counts(match.state)
        for viewer in viewers(match):
            other = match.determinize(viewer, self.rng.branch(f"{match.choices_made} {viewer}"))
            assert other.game.component_counts(other.state) == counts
            play_out(other, f"search {match.choices_made} {viewer}")
            assert other.game.component_counts(other.state) == counts


class DrawnAnew(Check):
    """What is drawn anew after a step back over a reveal is what nobody knows: every seat sees, may do and could take
    for possible what it did before. The record of a match that was stepped back like that verifies."""

    every = 45

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.changed = 0

    def position(self, match: Match) -> None:
        other = match.clone()
        other.rng = self.rng.branch(f"anew {match.choices_made}")
        other.draw_anew()
        self.changed += other.state.to_data() != match.state.to_data()
        assert match.game.component_counts(other.state) == match.game.component_counts(match.state)
        assert told_to_who_decides(other) == told_to_who_decides(match)
        for viewer in viewers(match):
            assert other.view(viewer) == match.view(viewer)
            sample = self.rng.branch(f"sample {match.choices_made} {viewer}")
            possible = match.determinize(viewer, sample.clone()).state.to_data()
            assert other.determinize(viewer, sample).state.to_data() == possible, f"{viewer} knew what was drawn anew"

    def end(self, match: Match) -> None:
        assert not self.changed or match.game.capabilities().hidden_information
        revealing = [n for n, entry in enumerate(match.history) if entry.blocks_undo()]
        if not revealing:
            return
        back = match.stepped_back(revealing[len(revealing) // 2])
        for _ in range(20):
            if not back.over:
                back.play(self.rng.below(len(back.picks())))
        again = match.game.from_json(back.to_json(history=True))
        assert again == back and again.rewound(again.choices_made) == back
        back.end_by_agreement()
        text = back.record.to_jsonl()
        assert verify(match.game, parse(text)).record.to_jsonl() == text
        assert replay(match.game, parse(text)).record.to_jsonl() == text


def told_to_who_decides(match: Match) -> list[Any]:
    if match.over:
        return []
    coming = [one.to_data() for one in match.forecast()]
    refused = [refusal.to_data() for refusal in match.refusals()]
    return [decision_data(match), refused, coming, [match.preview(key) for key in match.keys()[:8]]]
