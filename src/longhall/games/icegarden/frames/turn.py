"""A turn from its start to its end. [IG-TURN]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.icegarden.content import REGIONS
from longhall.games.icegarden.events.turn import CHARMS_TURNED, TURN_BEGAN
from longhall.games.icegarden.frames.action import StartActions
from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.ending import check_end_of_turn
from longhall.games.icegarden.frames.initiative import StartInitiative
from longhall.games.icegarden.frames.planning import StartPlanning
from longhall.games.icegarden.frames.relief import GiveRelief
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.games.icegarden.state import START, IceGardenState
from longhall.kernel.frames import Step


@dataclass
class StartTurn(Step):
    """[IG-TURN-01]"""

    def kind(self) -> str:
        return "start_turn"

    def run(self, s: IceGardenState) -> None:
        s.turn += 1
        s.phase = START
        TURN_BEGAN.emit(s, "IG-TURN-01", {"turn": s.turn})
        s.push_in_order(
            GiveRelief(0),
            StartInitiative(),
            StartPlanning(),
            StartActions(),
            Activate(),
            VisitOfVuko(),
            StartDomination(),
            EndTurn(),
        )


@dataclass
class EndTurn(Step):
    """Moved charms are turned up again, and the game may be over. [IG-TURN-04, IG-END-01]"""

    def kind(self) -> str:
        return "end_turn"

    def run(self, s: IceGardenState) -> None:
        if any(s.charm_moved):
            for region in range(REGIONS):
                s.charm[region] += s.charm_moved[region]
                s.charm_moved[region] = 0
            CHARMS_TURNED.emit(s, "IG-TURN-04", {})
        if not check_end_of_turn(s):
            s.push(StartTurn())
