"""Where in the year a match stands, as everybody sees it. [NG-YEAR-01]"""

from __future__ import annotations

import pytest

import longhall
from longhall.kernel.chance import rng_from_seed

PHASES = {
    "choose_clan": "setup",
    "setup_place": "setup",
    "setup_units": "setup",
    "turn_action": "actions",
    "row_card": "actions",
    "creature_target": "creatures",
    "draugr_victim": "creatures",
    "trade_take": "harvest",
    "trade_give": "harvest",
    "second_chance_territory": "end",
}


@pytest.mark.rule("NG-YEAR-01")
def test_the_view_says_in_which_phase_of_the_year_a_match_is() -> None:
    met: set[str] = set()
    for seed in range(3):
        match = longhall.game("northgard").new({"seats": 3, "creatures": True}, seed)
        rng = rng_from_seed(f"phases {seed}")
        while match.decision is not None:
            kind, phase = match.decision.kind, match.view(None)["phase"]
            assert phase == PHASES.get(kind, phase), kind
            met.add(phase)
            match.play(rng.below(len(match.picks())))
        assert match.view(None)["phase"] == "over"
    assert met == {"setup", "actions", "creatures", "harvest", "end"}
