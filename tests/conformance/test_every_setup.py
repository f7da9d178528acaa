"""One match of every setup, with all checks at once."""

from __future__ import annotations

import pytest

from tests.conformance.cases import Case, each_case
from tests.conformance.checks import all_checks
from tests.conformance.walk import Explorer, walk

pytestmark = pytest.mark.usefixtures("all_games")


@each_case()
def test_a_match_is_sound_from_its_opening_to_its_end(case: Case) -> None:
    walk(case.new(), Explorer(f"conformance {case}"), all_checks(str(case)))
