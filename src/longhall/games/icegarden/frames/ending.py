"""The three endings. [IG-END]"""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.changes import lose_reputation, score
from longhall.games.icegarden.content import CHARACTER_IDS
from longhall.games.icegarden.events.ending import DEAD_SNOW_ROSE, GAME_ENDED, GOAL_REACHED, DeadSnowRose
from longhall.games.icegarden.queries import has_reached_goal, snow_limit, total_points
from longhall.games.icegarden.shapes import EndReason
from longhall.games.icegarden.state import FROM_THROAT, NOBODY, IceGardenState

DEAD_SNOW: Final = "dead_snow"
GOAL: Final = "goal"
POINTS: Final = "points"


def raise_dead_snow(s: IceGardenState, seat: int, rule: str) -> bool:
    """One step; at the limit the game ends at once, and the caller stops there. ``seat``: whose action it is, NOBODY
    for Vuko's own. [IG-END-SNOW-01, IG-END-SNOW-02]"""
    s.dead_snow += 1
    limit = snow_limit(s)
    data: DeadSnowRose = {"dead_snow": s.dead_snow, "limit": limit}
    if seat != NOBODY:
        data["seat"] = seat
    DEAD_SNOW_ROSE.emit(s, rule, data)
    if s.dead_snow < limit:
        return False
    end_by_dead_snow(s, seat)
    return True


def end_by_dead_snow(s: IceGardenState, seat: int) -> None:
    """Reputation lost for reaching the limit, then for Vuko tokens in turn order. [IG-END-SNOW-03, IG-END-SNOW-04]"""
    numbers = s.content.numbers
    if seat != NOBODY:
        lose_reputation(s, seat, numbers.snow_penalty, "IG-END-SNOW-03")
    for other in s.order:
        lose_reputation(s, other, numbers.vuko_penalty * s.vuko_tokens[other], "IG-END-SNOW-04")
    end(s, DEAD_SNOW, "IG-END-SNOW-05")


def end(s: IceGardenState, reason: EndReason, rule: str) -> None:
    s.ended = reason
    s.stack.clear()
    GAME_ENDED.emit(s, rule, {"reason": reason})


def check_end_of_turn(s: IceGardenState) -> bool:
    """A goal, else points, ends the game with the turn. [IG-END-02, IG-END-GOAL-01, IG-END-VP-01, IG-END-VP-02]"""
    reached = [seat for seat in range(s.seats) if has_reached_goal(s, seat)]
    if reached:
        for seat in reached:
            GOAL_REACHED.emit(s, "IG-END-GOAL-01", {"seat": seat, "character": CHARACTER_IDS[s.character[seat]]})
        award_throat(s)
        end(s, GOAL, "IG-END-GOAL-01")
        return True
    last_boat = s.boats == sum(ship.red for ship in s.content.ships)
    enough = max(total_points(s, seat) for seat in range(s.seats)) >= s.content.numbers.points_end
    if last_boat or enough:
        award_throat(s)
        end(s, POINTS, "IG-END-VP-02" if last_boat else "IG-END-VP-01")
        return True
    return False


def throat_winner(s: IceGardenState) -> int:
    """The seat with most influence markers on Snake Throat, or NOBODY. [IG-END-VP-05]"""
    most = max(s.throat)
    if most == 0:
        return NOBODY
    tied = [seat for seat in s.reputation_order if s.throat[seat] == most]
    return NOBODY if len(tied) > 1 and s.rules.throat_tie_nobody else tied[0]


def award_throat(s: IceGardenState) -> None:
    """[IG-END-VP-05]"""
    seat = throat_winner(s)
    if seat != NOBODY:
        points = s.content.numbers.throat_points
        score(s, seat, points, FROM_THROAT, "IG-END-VP-05", {"markers": s.throat[seat]})
