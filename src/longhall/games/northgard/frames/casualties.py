"""The end of a battle: who falls, and who has won. [NG-BATTLE-10..16, NG-CREATURE-28]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import lose_kaija
from longhall.games.northgard.events.battle import (
    ATTACKERS_FELL,
    BATTLE_DECIDED,
    BOTH_SIDES_FELL,
    CREATURE_BATTLE_DECIDED,
    DEFENDERS_FELL,
    BattleDecided,
    InBattle,
)
from longhall.games.northgard.frames.aftermath import settle_battle, settle_creature_battle
from longhall.games.northgard.queries import figures, is_new_control, kaija_with, raiding_figures
from longhall.games.northgard.state import ATTACKER, BEAST, CREATURE, KAIJA_LOST, TERRITORY, NorthgardState
from longhall.games.northgard.strength import ATTACK, DEFENCE, battle_result, outcome_now, setup_of_battle, side_figures
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Step


@dataclass
class WeighCasualties(Step):
    """The Bear decides whether Kaija is among the casualties, where there is a choice. [NG-AMB-21]"""

    def kind(self) -> str:
        return "weigh_casualties"

    def run(self, s: NorthgardState) -> None:
        for side in (ATTACK, DEFENCE):
            seat = s.battle[ATTACKER + side]
            if seat != CREATURE and kaija_with(s, seat, s.battle[TERRITORY]):
                outcome = outcome_now(setup_of_battle(s))
                lost = outcome.attackers_lost if side == ATTACK else outcome.defenders_lost
                if 0 < lost < side_figures(s, side):
                    s.push(ChooseKaijaLoss(seat, lost))


@dataclass
class ChooseKaijaLoss(SeatChoice):
    """Units only, or Kaija among them. [NG-AMB-21, NG-AMB-22]"""

    lost: int

    def kind(self) -> str:
        return "kaija_loss"

    def rule(self) -> str:
        return "NG-AMB-21"

    def options(self, s: NorthgardState) -> list[int]:
        return [0, 1]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "lose:kaija" if pick else "lose:units"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"lost": self.lost}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.battle[KAIJA_LOST] = pick


@dataclass
class ResolveBattle(Step):
    """Steps 5 to 7: totals, casualties, retreat. [NG-BATTLE-10..20]"""

    def kind(self) -> str:
        return "resolve_battle"

    def run(self, s: NorthgardState) -> None:
        data = battle_result(s)
        if s.battle[BEAST] >= 0:
            CREATURE_BATTLE_DECIDED.emit(s, "NG-CREATURE-28", data)
        else:
            BATTLE_DECIDED.emit(s, "NG-BATTLE-14", data)
        tell_who_fell(s, data)
        winner, attackers_lost, defenders_lost = data["winner"], data["attackers_lost"], data["defenders_lost"]
        battle = s.battle
        raiding = battle[BEAST] < 0
        conquered = raiding or is_new_control(s, battle[TERRITORY])  # before anybody falls
        remove_casualties(s, attackers_lost, raiding)
        remove_casualties(s, defenders_lost, False)
        s.battle = []
        if raiding:
            settle_battle(s, battle, winner)
        else:
            settle_creature_battle(s, battle, winner, conquered)


def tell_who_fell(s: NorthgardState, data: BattleDecided) -> None:
    """Why more points have not won, nor the defender a tie. [NG-BATTLE-12, NG-BATTLE-13, NG-CREATURE-28]"""
    winner = data["winner"]
    if winner == (data["attacker"] if data["attack"] > data["defence"] else data["defender"]):
        return
    rule = "NG-CREATURE-28" if s.battle[BEAST] >= 0 else "NG-BATTLE-12"
    place: InBattle = {"territory": data["territory"]}
    if winner == data["attacker"]:
        DEFENDERS_FELL.emit_remark(s, rule, place)
    elif winner == data["defender"]:
        ATTACKERS_FELL.emit_remark(s, rule, place)
    else:
        BOTH_SIDES_FELL.emit_remark(s, "NG-BATTLE-13", place)


def remove_casualties(s: NorthgardState, lost: int, raiding: bool) -> None:
    """Return the lost figures of one side; the owner has said whether Kaija is one of them. [NG-BATTLE-16]"""
    if lost == 0:
        return
    territory = s.battle[TERRITORY]
    seat = s.raider[territory] if raiding else s.owner[territory]
    all_of_them = lost == (raiding_figures(s, territory) if raiding else figures(s, territory))
    if kaija_with(s, seat, territory) and (all_of_them or s.battle[KAIJA_LOST]):
        lose_kaija(s, seat, "NG-CLAN-BEAR-06")
        lost -= 1
    if raiding:
        s.raiders[territory] -= lost
    else:
        s.units[territory] -= lost
    s.reserve[seat] += lost
