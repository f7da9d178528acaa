"""What the views of a table share: with each other, and with those of the moment before."""

from __future__ import annotations

import longhall
from longhall.conformance.walk import Explorer

EVERYBODY: list[int | None] = [None, 0, 1, 2]


def test_a_territory_in_which_nothing_has_changed_is_not_looked_at_again() -> None:
    match, explorer = longhall.game("northgard").new({"seats": 3, "creatures": True}, "shared"), Explorer("shared")
    before: dict[str, object] = {}
    kept = changed = 0
    while not match.over and match.choices_made < 400:
        match.apply(explorer(match))
        views = match.views(EVERYBODY)
        assert views == [match.view(seat) for seat in EVERYBODY]
        assert all(view["territories"] is views[0]["territories"] for view in views)
        now = {territory["id"]: territory for territory in views[0]["territories"]}
        kept += sum(now[name] is before.get(name) for name in now)
        changed += sum(now[name] != before.get(name) for name in now)
        before = now
    assert changed and kept > 10 * changed


def test_a_view_alone_is_its_owners() -> None:
    """Whoever asks for one may do with it what they like."""
    match = longhall.game("northgard").new({"seats": 2}, "own")
    match.views([None, 0, 1])
    match.view(0)["territories"][0]["neighbours"].clear()
    assert match.view(0)["territories"][0]["neighbours"] == match.views([1])[0]["territories"][0]["neighbours"] != []
