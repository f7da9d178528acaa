"""A match can be saved, cloned, compared, resumed and replayed at every decision."""

from __future__ import annotations

from longhall.conformance.walk import Check, play_out
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay, verify


class ComponentsConserved(Check):
    """Nothing is lost or made: the numbers a game names never change."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.counts: dict[str, int] = {}

    def position(self, match: Match) -> None:
        now = match.game.component_counts(match.state)
        self.counts = self.counts or now
        assert now == self.counts, f"after {match.history[-1].to_data(match.choices_made)}"


class SavedMatch(Check):
    """A saved match comes back equal, whether or not it is checked on the way."""

    every = 7

    def position(self, match: Match) -> None:
        text = match.to_json()
        again = match.game.from_json(text, trusted=match.choices_made % 35 != 0)
        assert again == match
        assert again.to_json() == text
        assert again.options() == match.options()
        assert again.view(None) == match.view(None)


class ResumedMatch(Check):
    """A match saved with its history and read again goes on with the same chance."""

    every = 150

    def position(self, match: Match) -> None:
        resumed = play_out(match.game.from_json(match.to_json(history=True)), "onwards")
        assert resumed.record.to_jsonl() == play_out(match.clone(), "onwards").record.to_jsonl()


class Clones(Check):
    """Clones are equal and independent."""

    every = 75

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.kept: list[tuple[Match, str]] = []

    def position(self, match: Match) -> None:
        text = match.to_json(history=True)
        clone = match.clone()
        assert clone == match and clone.keys() == match.keys()
        self.kept.append((clone, text))
        play_out(match.clone(), "elsewhere")
        assert match.to_json(history=True) == text, "playing a clone changed the match"

    def end(self, match: Match) -> None:
        for clone, text in self.kept:
            assert clone.to_json(history=True) == text, "playing the match on changed an earlier clone"


class WholeRecord(Check):
    """The record verifies, and replays to the same bytes with the generator and without it."""

    def end(self, match: Match) -> None:
        text = match.record.to_jsonl()
        assert verify(match.game, parse(text)).record.to_jsonl() == text
        from_outcomes = replay(match.game, parse(text))
        assert from_outcomes.record.to_jsonl() == text
        assert from_outcomes.state.to_data() == match.state.to_data()


class UnfinishedRecord(Check):
    """The record of an unfinished match hides the seed and replays without it."""

    every = 100

    def position(self, match: Match) -> None:
        if match.over:
            return
        text = match.record.to_jsonl()
        assert f'"seed":"{match.seed}"' not in text, "the seed is revealed before the end"
        again = verify(match.game, parse(text))
        assert again.state.to_data() == match.state.to_data()
        assert again.keys() == match.keys()
        assert again.record.to_jsonl() == text


class SteppingBack(Check):
    """Stepping back gives the earlier match."""

    every = 40

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.earlier: dict[int, str] = {}

    def position(self, match: Match) -> None:
        self.earlier[match.choices_made] = match.to_json()

    def end(self, match: Match) -> None:
        for n, text in self.earlier.items():
            assert match.rewound(n).to_json() == text


class AgreedEnd(Check):
    """A match may end by agreement at any time. The count has a place for every seat or for none."""

    every = 40

    def position(self, match: Match) -> None:
        ended = match.clone()
        ended.end_by_agreement()
        result = ended.result
        assert result is not None
        assert ended.over and not ended.keys() and ended.state.to_data() == match.state.to_data()
        if result.places:
            assert len(result.places) == len(result.scores) == match.state.seats
            assert min(result.places) == 1 and all("total" in score for score in result.scores)
        if match.choices_made == self.every:
            text = ended.record.to_jsonl()
            assert verify(match.game, parse(text)).record.to_jsonl() == text
