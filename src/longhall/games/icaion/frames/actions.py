"""The Standard Actions: whether each is possible, and how it begins. [IC-TURN-03]"""

from __future__ import annotations

from typing import cast

from longhall.games.icaion.content import (
    ACTIONS,
    DEPLOY,
    ERADICATE,
    EXTRACT,
    INSTALL,
    INVESTIGATE,
    OP_CONVERTER,
    PINK,
    RESTORE,
    RETRIEVE,
)
from longhall.games.icaion.events.actions import ACTION_TAKEN
from longhall.games.icaion.frames.apparatus import (
    ChooseApparatus,
    apparatus_preview,
    install,
    install_obstacle,
    retrievable,
    retrieve_obstacle,
)
from longhall.games.icaion.frames.deploy import ChooseRow, can_deploy, deploy_obstacle, deploy_targets
from longhall.games.icaion.frames.eradicate import ChooseParasites, eradicate_obstacle, eradicate_preview
from longhall.games.icaion.frames.extract import begin_extract
from longhall.games.icaion.frames.investigate import begin_investigate, investigate_obstacle, most_pink
from longhall.games.icaion.frames.wonders import ChooseWonder, can_restore, restore_obstacle, restore_targets
from longhall.games.icaion.queries import count_upgrades, holdings, most_payable
from longhall.games.icaion.scoring import apparatus_points
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import IcaionState
from longhall.games.icaion.yields import extract_preview, yields_nothing
from longhall.kernel.frames import Option


def can_act(s: IcaionState, seat: int, action: int, held: list[int], converters: int) -> bool:
    """Whether a Standard Action can be carried out with this Qoam and so many converters."""
    if action == EXTRACT:
        return True  # also where it yields nothing [IC-AMB-88]
    if action == DEPLOY:
        return can_deploy(s, seat, held, converters)
    if action == RESTORE:
        return s.rules.wonders and can_restore(s, seat)
    return action_obstacle(s, seat, action, held, converters) is None


def action_obstacle(s: IcaionState, seat: int, action: int, held: list[int], converters: int) -> tuple[str, str] | None:
    """Why a Standard Action is not possible, as rule and message; None where it is."""
    if action == DEPLOY:
        return deploy_obstacle(s, seat, held, converters)
    if action == ERADICATE:
        return eradicate_obstacle(s, seat, held, converters)
    if action == INVESTIGATE:
        return investigate_obstacle(s, seat)
    if action == RETRIEVE:
        return retrieve_obstacle(s, seat)
    if action == INSTALL:
        return install_obstacle(s, seat)
    if action == RESTORE:
        return restore_obstacle(s, seat)
    return None


def brings_nothing(s: IcaionState, seat: int, action: int) -> bool:
    """Whether a Standard Action can be taken but would bring the seat nothing. [IC-AMB-88, IC-AMB-106]"""
    if action == EXTRACT:
        return yields_nothing(s, seat, s.node[seat])
    fresh = count_upgrades(s, seat, OP_CONVERTER)
    return action == INVESTIGATE and most_payable(holdings(s, seat), PINK, False, fresh) == 0


def action_option(s: IcaionState, seat: int, key: str, action: int, group: str = "action") -> Option:
    """A Standard Action among the options; one that would bring nothing says so before it is taken."""
    name = ACTIONS[action]
    if not brings_nothing(s, seat, action):
        return Option(key, f"option-{name}", {}, group)
    return Option(key, "option-extract-nothing" if action == EXTRACT else "option-investigate-nothing", {}, group)


def action_preview(s: IcaionState, seat: int, action: int) -> Preview:
    """What a Standard Action would bring from where the Seeker stands."""
    found = _brings(s, seat, action)
    if brings_nothing(s, seat, action):
        found["nothing"] = True
    found["action"] = ACTIONS[action]
    return found


def _brings(s: IcaionState, seat: int, action: int) -> Preview:
    if action == EXTRACT:
        return cast(Preview, extract_preview(s, seat, s.node[seat]))
    if action == DEPLOY:
        return {"targets": deploy_targets(s, seat)}
    if action == ERADICATE:
        return eradicate_preview(s, seat)
    if action == INVESTIGATE:
        return {"shards": len(s.colossus_shards), "pink": most_pink(s, seat)}
    if action == RETRIEVE:
        return {"apparatus": [apparatus_preview(s, seat, colour) for colour in retrievable(s, seat)]}
    if action == INSTALL:
        return {"apparatus": s.content.tiles[s.slot[seat]].id, "points": apparatus_points(s, seat, s.slot[seat])}
    assert action == RESTORE
    return {"targets": [target for wonder in s.open_wonders for target in restore_targets(s, seat, wonder)]}


def begin_action(s: IcaionState, seat: int, action: int, rule: str) -> None:
    """Push the frames of a Standard Action, or carry it out; the caller has checked that it is possible."""
    s.converted[seat] = 0  # each converter serves once in every action [IC-CURIO-13]
    if s.listening:
        ACTION_TAKEN.emit(s, rule, {"seat": seat, "action": ACTIONS[action]})
    if action == EXTRACT:
        begin_extract(s, seat)
    elif action == DEPLOY:
        s.push(ChooseRow(seat))
    elif action == ERADICATE:
        s.push(ChooseParasites(seat, ()))
    elif action == INVESTIGATE:
        begin_investigate(s, seat)
    elif action == RETRIEVE:
        s.push(ChooseApparatus(seat))
    elif action == INSTALL:
        install(s, seat)
    else:
        s.push(ChooseWonder(seat))
