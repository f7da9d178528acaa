"""The table of games, the catalogue of rules and the public names of the package."""

from __future__ import annotations

from pathlib import Path

import pytest

import longhall
import longhall.games
from longhall.kernel.errors import LonghallError, UnknownGame
from longhall.kernel.rules import read_catalogue
from tests.kernel.pebbles import Pebbles, registered


def test_a_registered_game_is_played_like_any_other() -> None:
    with registered():
        assert "pebbles" in longhall.game_names()
        match = longhall.game("pebbles").new({"seats": 3}, seed=7)
        while (decision := match.decision) is not None:
            match.apply(decision.options[-1])
        assert match.result is not None and match.result.winners
        text = match.record.to_jsonl()
        assert longhall.verify(longhall.game("pebbles"), longhall.parse(text)) == match
        assert longhall.game("pebbles") is longhall.game("pebbles"), "the built-in pack is read once"
    assert "pebbles" not in longhall.game_names()


def test_a_pack_folder_makes_another_game() -> None:
    with registered():
        mine = longhall.games.game("pebbles", Path("mine"))
        assert isinstance(mine, Pebbles) and mine.pack_hash == "mine"
        assert longhall.game("pebbles").pack_hash == "pebbles"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refused:
        longhall.game("chess")
    assert str(refused.value) == f"there is no game 'chess'; the games are {', '.join(longhall.game_names())}"


def test_every_error_a_user_can_cause_is_one_of_ours() -> None:
    for error in (longhall.InvalidOption, longhall.IllegalOption, UnknownGame):
        assert issubclass(error, LonghallError)


CATALOGUE = """
[sections]
XX-MOVE = "Moving"
XX-MOVE-SEA = "Moving by sea"
[[clause]]
id = "XX-MOVE-01"
title = "Steps"
text = "One step at a time."
[[clause]]
id = "XX-MOVE-SEA-01"
title = "Boats"
text = "In boats."
[[ruling]]
id = "XX-MOVE-02"
title = "Swimming"
text = "Nobody swims."
options = ["no", "yes"]
"""


def test_a_catalogue_is_read_in_order_with_its_sections(tmp_path: Path) -> None:
    (tmp_path / "pl.toml").write_text(CATALOGUE, encoding="utf-8")
    catalogue = read_catalogue(tmp_path, "pl")
    assert list(catalogue.clauses) == ["XX-MOVE-01", "XX-MOVE-SEA-01", "XX-MOVE-02"]
    assert catalogue.clause("XX-MOVE-SEA-01").section == "XX-MOVE-SEA"
    ruling = catalogue.clause("XX-MOVE-02")
    assert ruling.ruling and ruling.options == ("no", "yes") and ruling.text == "Nobody swims."
    with pytest.raises(LonghallError, match="the catalogue has no rule 'XX-9'"):
        catalogue.clause("XX-9")


def test_a_catalogue_in_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LonghallError, match="there are no rules in 'de'; the languages are en, pl, cs, uk"):
        read_catalogue(tmp_path, "de")


def test_a_clause_outside_every_section_is_refused(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text(CATALOGUE.replace("XX-MOVE-02", "YY-01"), encoding="utf-8")
    with pytest.raises(LonghallError, match="rule 'YY-01' belongs to no section"):
        read_catalogue(tmp_path, "en")
