"""Rules of thumb for every decision, cheap enough to play a turn to its end dozens of times.

Nothing is hidden and nothing is left to chance once the match has begun, so what a choice is worth shows when the
turn is over. Until then everybody, the deciding seat included, goes by these rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longhall.bots.icegarden import thumb_actions, thumb_making, thumb_rest
from longhall.bots.icegarden.guide import Guide
from longhall.games.icegarden.frames.turn import StartTurn
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.frames import Choice, Step

Rule = Callable[[Any, Any, Guide], int]

THUMB: Final[dict[str, Rule]] = {
    "ability": thumb_rest.ability,
    "attack": thumb_rest.attack,
    "attack_target": thumb_rest.attack_target,
    "ferry": thumb_rest.done,
    "ferry_count": thumb_rest.most,
    "influence": thumb_actions.influence,
    "jump": thumb_rest.jump,
    "making": thumb_making.making,
    "marker_owner": thumb_rest.marker_owner,
    "mountain_count": thumb_actions.mountain_count,
    "mountain_from": thumb_actions.mountain_from,
    "mountain_to": thumb_actions.mountain_to,
    "move_piece": thumb_actions.move_piece,
    "move_to": thumb_actions.move_to,
    "order_field": thumb_rest.first,
    "order_token": thumb_rest.first,
    "plan": thumb_rest.plan,
    "plunder": thumb_rest.plunder,
    "plundered": thumb_rest.marker_owner,
    "raise_step": thumb_making.raise_step,
    "raven": thumb_actions.raven,
    "relief": thumb_actions.any_region,
    "resource": thumb_rest.resource,
    "speed": thumb_rest.speed,
    "speed_to": thumb_rest.speed_to,
    "spy": thumb_rest.spy,
    "starting_influence": thumb_actions.any_region,
    "summon_count": thumb_making.summon_count,
    "summon_level": thumb_making.summon_level,
    "summon_place": thumb_making.summon_place,
    "throat": thumb_actions.throat,
    "throat_give": thumb_actions.throat_give,
    "throat_take": thumb_actions.throat_take,
    "upgrade": thumb_making.upgrade,
    "upgrade_unit": thumb_making.upgrade_unit,
    "vuko_victim": thumb_rest.vuko_victim,
    "withdraw": thumb_actions.any_region,
}


def answer(s: IceGardenState, top: Choice, guide: Guide) -> int:
    """The pick that the rules of thumb make."""
    return THUMB[top.kind()](s, top, guide)


def finish_turn(s: IceGardenState, guide: Guide) -> None:
    """Play on to the start of the next turn or the end of the match."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Choice):
            pick = answer(s, top, guide)
            stack.pop()
            top.resolve(s, pick)
        elif isinstance(top, Step) and type(top) is not StartTurn:
            stack.pop()
            top.run(s)
        else:
            return
