"""What a preview foretells is what then happens."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import table


@pytest.mark.rule("IG-SCORE-02")
def test_a_short_jump_in_a_turn_that_scores_already() -> None:
    t = table("callo", "dyken").ships(callo=2, dyken=1).begin_initiative()
    assert t.decision == ("dyken", "jump") and t.match.preview("jump:1")["scoring"] is False
    assert t.match.preview("jump:2")["scoring"] is True
    t.choose("jump:2")  # onto the first red ship
    assert t.decision == ("callo", "jump") and t.match.preview("jump:1")["scoring"] is True
