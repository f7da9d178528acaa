"""Playing whole matches, with checks along the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match

MOST_CHOICES: Final = 5000  # no match of any game is nearly as long


class Explorer:
    """Chooses the option it has chosen least often in this kind of decision, at random among equals.

    Matches played like this see much in few choices: nothing is repeated for long, so that players who could go on
    exchanging goods for ever soon stop.
    """

    def __init__(self, seed: str) -> None:
        self.rng = rng_from_seed(seed)
        self.chosen: Counter[tuple[str, str]] = Counter()

    def __call__(self, match: Match) -> int:
        top = match.state.stack[-1]
        assert isinstance(top, Choice)
        kind, keys = top.kind(), match.keys()
        counts = [self.chosen[kind, key] for key in keys]
        fewest = min(counts)
        candidates = [index for index, count in enumerate(counts) if count == fewest]
        index = candidates[self.rng.below(len(candidates))]
        self.chosen[kind, keys[index]] += 1
        return index


class Check:
    """Something that holds throughout a match. It may look at the match and clone it but never changes it.

    ``position`` is called at every ``every``-th decision and at the end, ``after`` after every choice.
    """

    every = 1

    def __init__(self, seed: str) -> None:
        self.rng = rng_from_seed(f"{type(self).__name__} {seed}")

    def position(self, match: Match) -> None:
        pass

    def after(self, match: Match) -> None:
        pass

    def end(self, match: Match) -> None:
        pass


def walk(match: Match, choose: Callable[[Match], int], checks: Sequence[Check]) -> Match:
    """Play ``match`` to its end with all checks along the way. A failure says which check failed and where."""
    while True:
        due = [check for check in checks if match.over or match.choices_made % check.every == 0]
        before = match.to_json(history=match.over)
        for check in due:
            _run(check, check.position, match)
        changed = match.to_json(history=match.over) != before
        assert not changed, f"one of {', '.join(map(_name, due))} changed the match at choice {match.choices_made}"
        if match.over:
            break
        match.apply(choose(match))
        assert match.choices_made <= MOST_CHOICES, "the match does not come to an end"
        for check in checks:
            _run(check, check.after, match)
    for check in checks:
        _run(check, check.end, match)
    return match


def _run(check: Check, call: Callable[[Match], None], match: Match) -> None:
    try:
        call(match)
    except Exception as error:
        error.add_note(f"{_name(check)} failed after choice {match.choices_made} of {match.setup}, seed {match.seed}")
        raise


def _name(check: Check) -> str:
    return type(check).__name__


def play_out(match: Match, seed: str, each: Callable[[Match], None] | None = None) -> Match:
    """Play ``match`` itself to its end."""
    explorer = Explorer(seed)
    for _ in range(MOST_CHOICES):
        if match.over:
            return match
        match.apply(explorer(match))
        if each is not None:
            each(match)
    raise AssertionError(f"the match did not end within {MOST_CHOICES} choices")
