"""A match goes on by the rules it was begun by, whatever became of them since."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.errors import RecordError, SetupError
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay, verify
from longhall.kernel.setup import BOOL, SetupOption
from longhall.kernel.state import State
from tests.kernel.pebbles import SETUP_OPTIONS, STONES, Pebbles, PebblesState

pytestmark = pytest.mark.interpreted_only
FEWER = 7  # stones, by the rules of version 2


class ChangedPebbles(Pebbles):
    """Pebbles as it might become: version 2 lays out fewer stones, version 3 has an option more."""

    def __init__(self, rules_version: int = 3) -> None:
        Game.__init__(self, "pebbles", rules_version, "pebbles", (*SETUP_OPTIONS, _TORCHES))

    def rules_versions(self) -> tuple[int, ...]:
        return (1, 2, 3)

    def by_rules(self, version: int) -> Game:
        return ChangedPebbles(version)

    def opening(self, setup: dict[str, Any]) -> State:
        state = super().opening(setup)
        assert isinstance(state, PebblesState)
        state.pile = FEWER if self.rules_version >= 2 else STONES
        return state


_TORCHES = SetupOption("torches", BOOL, False, since=3)


def whole(game: Game) -> Match:
    match = game.new({}, 1)
    while not match.over:
        match.apply(0)
    return match


OLD = whole(Pebbles())


def stones(match: Match) -> int:
    view: Any = match.view(None)
    return int(view["pile"]) + int(sum(view["stones"]))


def test_a_new_match_gets_the_newest_rules() -> None:
    match = ChangedPebbles().new({}, 1)
    assert match.head()["rules_version"] == 3 and stones(match) == FEWER
    assert match.setup["torches"] is False


@pytest.mark.parametrize("version", [1, 2])
def test_an_old_record_verifies_by_its_own_rules_byte_for_byte(version: int) -> None:
    old = whole(ChangedPebbles(version)).record.to_jsonl()
    match = verify(ChangedPebbles(), parse(old))
    assert match.record.to_jsonl() == old and match.game.rules_version == version
    assert stones(replay(ChangedPebbles(), parse(old), 3)) == (STONES if version == 1 else FEWER)


def test_a_record_of_a_game_without_versions_is_one_of_its_first() -> None:
    assert verify(ChangedPebbles(), parse(OLD.record.to_jsonl())).record.to_jsonl() == OLD.record.to_jsonl()


def test_an_old_save_goes_on_by_its_own_rules() -> None:
    begun = Pebbles().new({}, 1)
    begun.apply(0)
    match = ChangedPebbles().from_json(begun.to_json(history=True))
    for again in (match, match.clone(), match.rewound(0)):
        while not again.over:
            again.apply(0)
        assert stones(again) == STONES
        assert again.record.to_jsonl() == OLD.record.to_jsonl()


def test_an_option_of_later_rules_is_none_of_theirs() -> None:
    """A setup is complete with the options there were."""
    assert "torches" not in ChangedPebbles(2).new({}, 1).setup
    with pytest.raises(SetupError, match="torches"):
        ChangedPebbles(2).new({"torches": True}, 1)


@pytest.mark.parametrize("version", [0, 4, "1", True, None])
def test_a_version_nobody_knows_is_refused_in_a_sentence(version: Any) -> None:
    record = OLD.record
    record.head["rules_version"] = version
    with pytest.raises(RecordError, match=r"rules version .* of pebbles; this program knows versions 1 to 3$"):
        verify(ChangedPebbles(), record)


def test_matches_of_one_version_share_a_game() -> None:
    record, game = parse(OLD.record.to_jsonl()), ChangedPebbles()
    assert replay(game, record).game is replay(game, record).game
