"""What every game does for matches begun by other rules. Versions are declared by each; see docs/records.md."""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.kernel.chance import Rng
from longhall.kernel.match import Match

GAMES = longhall.game_names()


@pytest.mark.parametrize("name", GAMES)
def test_new_matches_get_the_newest_rules(name: str) -> None:
    game = longhall.game(name)
    versions = game.rules_versions()
    assert list(versions) == list(range(versions[0], versions[-1] + 1)), "each of them goes on to be played"
    assert game.rules_version == versions[-1]
    assert [game.by_rules(version).rules_version for version in versions] == list(versions)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_know_the_version_a_match_is_played_by(name: str) -> None:
    """Also in copies, samples and what was saved: ``s.rules.version`` is what a changed rule asks."""
    known = longhall.game(name)
    version = known.rules_versions()[0]
    match = known.by_rules(version).new({}, 1)
    assert match.head()["rules_version"] == version
    for again in (match, match.clone(), match.determinize(0, Rng(b"sample")), known.from_json(match.to_json())):
        assert _version_of(again) == version
    later = known.by_rules(version + 1).new({}, 1)
    assert later.head()["rules_version"] == _version_of(later) == version + 1


def _version_of(match: Match) -> int:
    state: Any = match.state
    return int(state.rules.version)
