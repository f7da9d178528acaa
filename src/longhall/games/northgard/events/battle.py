"""Battles, from their beginning to who fell."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from longhall.games.northgard.shapes import BattleView, Taken
from longhall.kernel.events import EventType, RemarkEventType


class BattleBegan(BattleView):
    """``attackers`` and ``defenders`` are the figures on each side; a creature counts as one."""

    attackers: int
    defenders: int


class BattleDecided(BattleView):
    """``winner`` is a seat, -2 for a creature or -1 for no one."""

    attackers_lost: int
    defenders_lost: int
    winner: int


class UnitPushed(TypedDict):
    """A figure of the defender has to leave before the battle: a unit, or Kaija."""

    seat: int
    source: str
    target: str
    kaija: NotRequired[Literal[True]]


class TerritoryOccupied(TypedDict):
    """Taken without a battle, since the last defender has been pushed away."""

    territory: str
    seat: int


class Rolled(TypedDict):
    """The face of a battle die. ``choice``: it leaves the choice between a point and a casualty."""

    points: int
    casualties: int
    choice: bool


class DieRolled(Rolled):
    """By one who fights."""

    seat: int


class CreatureDieRolled(Rolled):
    """By ``roller`` for a creature."""

    roller: int


class FaceChosen(TypedDict):
    """What a seat takes, on its die or by its card."""

    seat: int
    face: Taken


class InBattle(TypedDict):
    """Of the battle in this territory."""

    territory: str


BATTLE_BEGAN: Final = EventType("battle_began", BattleBegan)
CREATURE_BATTLE_BEGAN: Final = EventType("creature_battle_began", BattleBegan)
UNIT_PUSHED: Final = EventType("unit_pushed", UnitPushed)
TERRITORY_OCCUPIED: Final = EventType("territory_occupied", TerritoryOccupied)
DIE_ROLLED: Final = EventType("die_rolled", DieRolled)
CREATURE_DIE_ROLLED: Final = EventType("creature_die_rolled", CreatureDieRolled)
FACE_CHOSEN: Final = EventType("face_chosen", FaceChosen)
BATTLE_DECIDED: Final = EventType("battle_decided", BattleDecided)
CREATURE_BATTLE_DECIDED: Final = EventType("creature_battle_decided", BattleDecided)
# why more points have not won, nor the defender a tie
ATTACKERS_FELL: Final = RemarkEventType("attackers_fell", InBattle)
DEFENDERS_FELL: Final = RemarkEventType("defenders_fell", InBattle)
BOTH_SIDES_FELL: Final = RemarkEventType("both_sides_fell", InBattle)
