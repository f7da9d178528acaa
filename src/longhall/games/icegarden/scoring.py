"""The final order of the players. [IG-END]"""

from __future__ import annotations

from longhall.games.icegarden.content import CHARACTER_IDS
from longhall.games.icegarden.frames.ending import DEAD_SNOW, GOAL, award_throat
from longhall.games.icegarden.queries import has_reached_goal, total_points
from longhall.games.icegarden.shapes import CharacterId
from longhall.games.icegarden.state import NOBODY, SOURCES, IceGardenState
from longhall.kernel.match import Result


def scores(s: IceGardenState) -> list[dict[str, int]]:
    """Points by source. [IG-END-VP-04]"""
    found: list[dict[str, int]] = []
    for seat in range(s.seats):
        score: dict[str, int] = {source: s.points[len(SOURCES) * seat + i] for i, source in enumerate(SOURCES)}
        score["total"] = total_points(s, seat)
        found.append(score)
    return found


def final_order(s: IceGardenState) -> list[int]:
    """Seats from the winner down: by reputation after Dead Snow; else goals, then points, then reputation.
    [IG-END-02, IG-END-SNOW-05, IG-END-GOAL-02, IG-END-VP-03]"""
    if s.ended == DEAD_SNOW:
        return s.reputation_order.copy()
    known = NOBODY not in s.character
    ranked: list[tuple[int, int, int, int]] = []
    for place, seat in enumerate(s.reputation_order):
        goal = 0 if known and has_reached_goal(s, seat) else 1
        ranked.append((goal, -total_points(s, seat), place, seat))
    ranked.sort()
    return [seat for _, _, _, seat in ranked]


def places(s: IceGardenState) -> list[int]:
    order = final_order(s)
    return [order.index(seat) + 1 for seat in range(s.seats)]


def final_result(s: IceGardenState) -> Result:
    """[IG-END-01]"""
    if s.ended == DEAD_SNOW:
        rule = "IG-END-SNOW-05"
    else:
        rule = "IG-END-GOAL-01" if s.ended == GOAL else "IG-END-VP-03"
    return Result(s.ended, rule, places(s), scores(s))


def standing(s: IceGardenState) -> Result:
    """The count of an ending by points if it came now, with the bonus of Snake Throat."""
    if not s.ended:
        s = s.clone()
        award_throat(s)
    return Result(s.ended, "", places(s), scores(s))


def character_id(s: IceGardenState, seat: int) -> CharacterId | None:
    character = s.character[seat]
    return CHARACTER_IDS[character] if character != NOBODY else None
