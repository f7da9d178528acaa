"""What previews, forecasts and options promise for certain is what comes. promises.py says how a game declares it.

LONGHALL_MATCHES=200 compares that many matches of each game, other ones each time, and every option instead of some.
"""

from __future__ import annotations

import os
import secrets
from collections import Counter
from typing import Final

import pytest

from longhall.conformance.walk import MOST_CHOICES
from longhall.games import game_names
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.match import Match
from tests.conformance.cases import load
from tests.conformance.promises import Comparison, GamePromises, promises_of
from tests.conformance.test_any_match import saved_if_it_fails

WANTED: Final = int(os.environ.get("LONGHALL_MATCHES", "0"))
MATCHES: Final = 6  # of each game in the ordinary check
ENOUGH: Final = 100  # other matches, each time, in which everything comes up
TRIED: Final = 2  # options of a decision there; the first of a match are all tried
FORESEEN: Final = 7  # every so many decisions forecasts are compared

PREVIEWING: Final = [name for name in game_names() if load(name).capabilities().previews]


def compare_match(match: Match, promises: GamePromises, rng: Rng) -> Comparison:
    """Play the match; before each choice compare what is promised of it and of others."""
    comparison = Comparison(promises)
    while match.decision is not None:
        decision = match.decision
        index = promises.choose(match)
        options = decision.options
        if WANTED or not rng.below(25):
            tried = list(range(len(options)))
        else:
            tried = sorted({index, *(rng.below(len(options)) for _ in range(TRIED - 1))})
        for option in tried:
            comparison.choice(match, decision, options[option])
        if match.choices_made % FORESEEN == 0:
            comparison.forecasts(match)
        match.apply(index)
        assert match.choices_made <= MOST_CHOICES
    return comparison


@pytest.mark.parametrize("name", PREVIEWING)
def test_what_is_promised_comes(name: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    game = load(name)
    compared: Counter[str] = Counter()
    foretold: set[str] = set()
    for number in range(WANTED or MATCHES):
        seed = secrets.token_hex(8) if WANTED else str(number)
        rng = rng_from_seed(f"promises {seed}")
        promises = promises_of(name, rng)
        match = game.new(promises.setup(game), seed)
        with saved_if_it_fails(match, tmp_path_factory.getbasetemp()):
            promises.begin(match)
            comparison = compare_match(match, promises, rng)
            compared.update(comparison.counts)
            foretold |= {message for message in comparison.foretold if not promises.leaves_open(message)}
    missed = sorted(promises.COMPARED - set(compared))
    missed += sorted(foretold - {name.partition(".")[0] for name in compared})
    assert not missed or 0 < WANTED < ENOUGH, f"never compared: {missed}"
