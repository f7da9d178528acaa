"""The Ice Garden in the terminal: everything a player needs to decide is said in words."""

from __future__ import annotations

import re

import pytest

from longhall.games.icegarden.state import PHASES
from longhall.kernel.rules import LANGUAGES
from longhall.table_text import table_text
from longhall.text import Texts
from tests.cli.conftest import Run
from tests.games.icegarden.busy_play import busy_match
from tests.games.icegarden.table import icegarden

TABLE = ("tui", "icegarden", "--seats", "2", "--seed", "tui", "--set", "regions=quick", "--bots", "random")


def test_the_table_is_shown_in_words(run: Run) -> None:
    code, out, err = run(*TABLE, stdin="character:fjollsfinn\nregion:sails\nregion:fire\n")
    assert (code, err) == (0, "")
    for words in (
        "You are Player 1",
        "Dead Snow: 0 of 18.",
        "Vuko is off the map.",
        "  5. Making (3 spaces)",
        "Player 1 (you):",
        "Olaf Fjollsfinn, steps towards the goal: 0 of 6",
        "population 4, gold 2, M on levels 0 to 3: 1, 0, 0, 0",
        "Ice Drakkar, level 2: on the map 0, in reserve 2; Ice Drakkar, Recruit; free slots 1",
        "Player 1 in 1st place with 1 influence (1 marker), receives nothing",
        "1 nation marker, 2 influence needed to receive anything",
        "adjacent to Coast of Sails, Hidden Valley and Land of the Snake People",
    ):
        assert words in out, words
    assert re.search(r"^  1\. Snake Throat, space 1  \(field:throat\)  Take 1 resource token", out, re.MULTILINE)
    assert "⟦" not in out


def test_a_whole_match_by_numbers_ends_with_places_and_scores(run: Run) -> None:
    code, out, err = run(*TABLE, stdin="1\n" * 1500)
    assert (code, err) == (0, "")
    assert "The match is over [IG-END-" in out
    assert re.search(r"^Total( +-?\d+){2}$", out, re.MULTILINE)
    assert "⟦" not in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_a_match_can_be_said(language: str) -> None:
    game, texts = icegarden(), Texts(icegarden(), language)
    for match in busy_match(game, {"seats": 4, "variant": "advanced", "vuko_tiles": "quick"}, 3):
        lines = table_text("icegarden").whole(texts, game, match.view(match.seat))
        wrong = [line for line in lines if re.search(r"[{}⟦⟧]|\S  | [.,;]|_", line)]
        assert not wrong, wrong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_phase_is_one_word(language: str) -> None:
    """The badge of the phase on a phone has no room for two."""
    texts = Texts(icegarden(), language)
    assert [name for phase in PHASES[2:6] if " " in (name := texts.say(f"phase-{phase}", {}))] == []
