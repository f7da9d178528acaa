"""Who can win or end the match soon, told to all as soon as it is so. All of it lies open on the map."""

from __future__ import annotations

from longhall.games.northgard.events.alarms import DOMINATION_HELD, DOMINATION_NEAR, LAST_YEAR, Strongholds
from longhall.games.northgard.queries import partner_of
from longhall.games.northgard.scoring import domination_target, strongholds
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.events import Event


def alarms(s: NorthgardState) -> list[Event]:
    if s.ended or not s.owner:
        return []
    found = [LAST_YEAR.alarm("NG-WIN-02", {"year": s.year})] if s.year == s.rules.years else []
    return [*_domination(s), *found] if s.rules.domination else found


def _domination(s: NorthgardState) -> list[Event]:
    """Whoever lacks one closed territory with a large building, and whoever has all and wins when the year ends.
    [NG-WIN-01, NG-TEAM-08]"""
    found: list[Event] = []
    goal = domination_target(s)
    if _large_buildings(s) + 1 < goal:
        return found  # most of the time: nothing more is worth counting
    for seat, held in enumerate(strongholds(s)):
        if len(held) + 1 < goal or (s.rules.teams and partner_of(s, seat) < seat):
            continue
        note: Strongholds = {"have": len(held), "goal": goal, "team": s.rules.teams}
        if len(held) >= goal:
            found.append(DOMINATION_HELD.alarm("NG-WIN-01", {"seat": seat}, note))
        else:
            found.append(DOMINATION_NEAR.alarm("NG-WIN-01", {"seat": seat}, note))
    return found


def _large_buildings(s: NorthgardState) -> int:
    """On the map, of all seats together."""
    count = 0
    for building in s.content.buildings:
        if building.large:
            count += building.tokens - s.supply[building.index]
    return count
