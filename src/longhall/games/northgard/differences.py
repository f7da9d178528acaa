"""What is different once a choice has been carried out, as previews tell it."""

from __future__ import annotations

from longhall.games.northgard.content import RESOURCES
from longhall.games.northgard.queries import total_fame
from longhall.games.northgard.shapes import Preview, SomeAmounts, TerritoryAfter
from longhall.games.northgard.state import NOBODY, OFF_MAP, NorthgardState


def differences(before: NorthgardState, after: NorthgardState, seat: int) -> Preview:
    """The seat's resources and fame, who stands where. With a new tile territories are no longer the same."""
    found: Preview = {}
    resources: SomeAmounts = {}
    for i, name in enumerate(RESOURCES):
        gained = after.resources[3 * seat + i] - before.resources[3 * seat + i]
        if gained:
            resources[name] = gained
    if resources:
        found["resources"] = resources
    fame = total_fame(after, seat) - total_fame(before, seat)
    if fame:
        found["fame"] = fame
    if after.geo is before.geo:
        changed = [
            _after(after, territory) for territory in before.geo.territories if _is_changed(before, after, territory)
        ]
        if changed:
            found["after"] = changed
        if after.kaija != before.kaija:
            found["kaija_to"] = before.geo.names[after.kaija] if after.kaija != OFF_MAP else None
    return found


def _is_changed(before: NorthgardState, after: NorthgardState, territory: int) -> bool:
    return (
        before.owner[territory] != after.owner[territory]
        or before.units[territory] != after.units[territory]
        or before.raider[territory] != after.raider[territory]
        or before.raiders[territory] != after.raiders[territory]
    )


def _after(after: NorthgardState, territory: int) -> TerritoryAfter:
    """Who stands there then, in the words of a view."""
    owner, raider = after.owner[territory], after.raider[territory]
    return {
        "id": after.geo.names[territory],
        "owner": owner if owner != NOBODY else None,
        "units": after.units[territory],
        "raider": raider if raider != NOBODY else None,
        "raiders": after.raiders[territory],
    }
