"""The rollout policy: rules of thumb for every decision, cheap enough to play a turn to its end dozens of times.

Nothing is hidden and nothing is left to chance once the match has begun, so what a choice is worth shows when the
turn is over. Until then everybody, the deciding seat included, goes by these rules.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from longhall.bots.icegarden import rollout_actions, rollout_making, rollout_phases
from longhall.bots.icegarden.turn_intent import TurnIntent
from longhall.games.icegarden.frames.turn import StartTurn
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.frames import Choice, Step

Rule = Callable[[Any, Any, TurnIntent], int]

ROLLOUT_POLICY: Final[dict[str, Rule]] = {
    "ability": rollout_phases.ability,
    "attack": rollout_phases.attack,
    "attack_target": rollout_phases.attack_target,
    "ferry": rollout_phases.decline,
    "ferry_count": rollout_phases.last_option,
    "influence": rollout_actions.influence,
    "jump": rollout_phases.jump,
    "making": rollout_making.making,
    "marker_owner": rollout_phases.marker_owner,
    "mountain_count": rollout_actions.mountain_count,
    "mountain_from": rollout_actions.mountain_from,
    "mountain_to": rollout_actions.mountain_to,
    "move_piece": rollout_actions.move_piece,
    "move_to": rollout_actions.move_to,
    "order_field": rollout_phases.first_option,
    "order_token": rollout_phases.first_option,
    "plan": rollout_phases.plan,
    "plunder": rollout_phases.plunder,
    "plundered": rollout_phases.marker_owner,
    "raise_step": rollout_making.raise_step,
    "raven": rollout_actions.raven,
    "relief": rollout_actions.any_region,
    "resource": rollout_phases.resource,
    "speed": rollout_phases.speed,
    "speed_to": rollout_phases.speed_to,
    "spy": rollout_phases.spy,
    "starting_influence": rollout_actions.any_region,
    "summon_count": rollout_making.summon_count,
    "summon_level": rollout_making.summon_level,
    "summon_place": rollout_making.summon_place,
    "throat": rollout_actions.throat,
    "throat_give": rollout_actions.throat_give,
    "throat_take": rollout_actions.throat_take,
    "upgrade": rollout_making.upgrade,
    "upgrade_unit": rollout_making.upgrade_unit,
    "vuko_victim": rollout_phases.vuko_victim,
    "withdraw": rollout_actions.any_region,
}


def rollout_pick(s: IceGardenState, top: Choice, intent: TurnIntent) -> int:
    """What the policy does here."""
    return ROLLOUT_POLICY[top.kind()](s, top, intent)


def finish_turn(s: IceGardenState, intent: TurnIntent) -> None:
    """Play on to the start of the next turn or the end of the match."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Choice):
            pick = rollout_pick(s, top, intent)
            stack.pop()
            top.resolve(s, pick)
        elif isinstance(top, Step) and type(top) is not StartTurn:
            stack.pop()
            top.run(s)
        else:
            return
