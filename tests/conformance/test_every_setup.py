"""One match of every setup, with all checks at once."""

from __future__ import annotations

import pytest

from longhall.conformance.checks import all_checks
from longhall.conformance.walk import Explorer, walk
from tests.conformance.cases import Case, each_case

pytestmark = pytest.mark.usefixtures("all_games")


@each_case()
def test_a_match_is_sound_from_its_opening_to_its_end(case: Case) -> None:
    walk(case.new(), Explorer(f"conformance {case}"), all_checks(str(case)))
