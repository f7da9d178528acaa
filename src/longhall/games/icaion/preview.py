"""What a choice would bring, as far as the seat that decides may know it: for people who hesitate.

A preview is game data, not a promise: it stops where chance or another player comes in. Nothing here changes the state
or looks at anything hidden from the seat. Choices whose consequences are public and certain (``TRIED``) are carried out
on a copy, and the difference is told: see trial.py.
"""

from __future__ import annotations

from typing import Final, cast

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.components import curio_effect
from longhall.games.icaion.content import ACTIONS, COLOURS, INSTALL, OP_ATTACK, ROWS
from longhall.games.icaion.effects import card_brings_nothing
from longhall.games.icaion.frames.apparatus import ChooseApparatus
from longhall.games.icaion.frames.base import CAMP, CardChoice, NodeChoice
from longhall.games.icaion.frames.deploy import ChooseDeployRegion, ChooseRow
from longhall.games.icaion.frames.move import ChooseMove, blue_needed
from longhall.games.icaion.frames.power import DOUBLE_SHIFT, OVERCHARGE, ChooseOvercharge, overcharge_batch
from longhall.games.icaion.frames.setup import GEAR_PICK, ChooseCharacter
from longhall.games.icaion.frames.turn import CARD, POWER, SPECIAL, ChooseAction
from longhall.games.icaion.frames.wonders import ChooseWonder
from longhall.games.icaion.preview_actions import (
    action_preview,
    apparatus_data,
    deploy_data,
    deploy_targets,
    extract_preview,
    machine_preview,
    restore_targets,
    row_data,
)
from longhall.games.icaion.queries import (
    cards_to_draw,
    curio_cost,
    region_types_with_machines,
    room_in_hand,
    seekers_beside,
)
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import IcaionState
from longhall.games.icaion.trial import tried
from longhall.kernel.frames import Choice

PLAYS: Final = frozenset({"action", "hub"})  # where picking a card means playing it
# Choices that are carried out on a copy: what they do at once is public and without chance.
TRIED: Final = frozenset(
    {
        "added_cage",
        "converted",
        "deploy_region",
        "eradicate",
        "investigate",
        "lost_cage",
        "payment",
        "pulsar",
        "refiner_eradicate",
        "restore_region",
        "retrieve",
        "scavenger_discard",
        "store_batch",
        "transmuter",
        "upgrade_limit",
    }
)


def preview(s: IcaionState, seat: int, pick: int) -> Preview:
    """For a legal pick of the choice on top of the stack, which is the seat's; empty where there is nothing to tell."""
    top = s.stack[-1]
    assert isinstance(top, Choice)
    found: Preview = {}
    if isinstance(top, ChooseMove):
        node = s.node[seat] if pick == CAMP else pick
        found = {
            "node": s.content.nodes[node].id,
            "distance": s.content.distance[s.node[seat]][node],
            "blue": s.content.numbers.camp_cost if pick == CAMP else blue_needed(s, seat, pick),
            "extract": extract_preview(s, seat, node),
        }
    elif isinstance(top, ChooseAction):
        found = _action(s, seat, pick)
    elif isinstance(top, ChooseRow):
        found = row_data(s, seat, pick)
        found["targets"] = [target for target in deploy_targets(s, seat) if target["row"] == ROWS[pick]]
    elif isinstance(top, ChooseDeployRegion):
        found = cast(Preview, deploy_data(s, seat, top.row, pick))
    elif isinstance(top, ChooseApparatus):
        found = cast(Preview, apparatus_data(s, seat, pick))
    elif isinstance(top, ChooseWonder):
        found = {"targets": restore_targets(s, seat, pick)}
    elif isinstance(top, ChooseOvercharge):
        found = {"qoam": crystals(overcharge_batch(s, seat, pick))}
    elif isinstance(top, ChooseCharacter):
        character = s.content.gear[pick - GEAR_PICK] if pick >= GEAR_PICK else s.content.seekers[pick]
        found = {"hand": character.hand, "upgrades": character.upgrades, "qoam": crystals(character.qoam)}
    elif top.kind() == "activate_machine" and pick >= 0:
        found = machine_preview(s, seat, pick)
    elif isinstance(top, NodeChoice) and pick >= 0:
        found = {"node": s.content.nodes[pick].id, "extract": extract_preview(s, seat, pick)}
    elif isinstance(top, CardChoice) and pick >= 0:
        found = _card(s, seat, pick, top.kind() in PLAYS)
    if top.kind() in TRIED:
        found.update(tried(s, seat, top, pick))
    elif ("card" in found and top.kind() in PLAYS) or found.get("action") == ACTIONS[INSTALL]:
        found.update(tried(s, seat, top, pick))
        found.pop("qoam", None)  # the price of a card is told as its cost
    return found


def _action(s: IcaionState, seat: int, pick: int) -> Preview:
    if pick >= CARD:
        return _card(s, seat, pick - CARD, True)
    if pick >= POWER:
        if pick - POWER == OVERCHARGE:
            return {"colours": [COLOURS[kind] for kind in region_types_with_machines(s, seat)]}
        if pick - POWER == DOUBLE_SHIFT:
            return {}
        return {"cards": min(s.content.numbers.power_draw, room_in_hand(s, seat), cards_to_draw(s))}  # [IC-CURIO-04]
    if pick < 0:
        return {}
    action = pick - SPECIAL if pick >= SPECIAL else pick
    found = action_preview(s, seat, action)
    found["action"] = ACTIONS[action]
    return found


def _card(s: IcaionState, seat: int, card: int, played: bool) -> Preview:
    """What stands on a card; what playing it would do, where it would not be discarded."""
    curio = s.content.curios[card]
    found: Preview = {
        "card": curio.id,
        "cost": {"green": curio_cost(s, seat, card)},
        "effect": curio_effect(curio),
    }
    if played and curio.op == OP_ATTACK:
        found["hits"] = seekers_beside(s, seat)
    if played and card_brings_nothing(s, seat, card):
        found["nothing"] = True
    return found
