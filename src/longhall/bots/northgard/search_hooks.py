"""What Northgard tells the look-ahead: where a line ends, what is a partial move, what is worth trying."""

from __future__ import annotations

from typing import Any, Final

from longhall.bots.lookahead import SearchHooks
from longhall.bots.northgard.expected_values import ExpectedValues
from longhall.games.northgard.frames.creatures import Apparition, CreaturePhase, MoveCreature
from longhall.games.northgard.frames.deck import DrawCards
from longhall.games.northgard.frames.explore import DrawTiles
from longhall.games.northgard.frames.harvest import Harvest
from longhall.games.northgard.frames.kaija import ALONG
from longhall.games.northgard.frames.move import ChooseMoveCount, ChooseMoveSource
from longhall.games.northgard.frames.play import ChooseReaction
from longhall.games.northgard.frames.recruit import ChooseRecruitTerritory
from longhall.games.northgard.frames.retreat import Retreat
from longhall.games.northgard.frames.setup import ReturnSetupTiles, SetupRound, SetupTurn
from longhall.games.northgard.frames.turn import TakeTurns
from longhall.games.northgard.frames.year import EndYear, NextYear, SecondChance, StartYear, Winter
from longhall.games.northgard.queries import is_enemy
from longhall.games.northgard.state import ATTACKER, BEAST, NOBODY, NorthgardState
from longhall.kernel.choices import DONE, PASS
from longhall.kernel.frames import Choice
from longhall.kernel.state import Frame

STOPS: Final[frozenset[Any]] = frozenset(
    (
        Apparition,
        CreaturePhase,
        DrawCards,
        DrawTiles,
        EndYear,
        Harvest,
        MoveCreature,
        NextYear,
        ReturnSetupTiles,
        SecondChance,
        SetupRound,
        SetupTurn,
        StartYear,
        TakeTurns,
        Winter,
    )
)
GIVING: Final = frozenset(("give_card", "play_card"))  # decisions that take a card out of the hand


class NorthgardSearchHooks(SearchHooks):
    """``peaceful``: never starts a battle with another player. Lines spend the cards they play or give up."""

    def __init__(self, expected: ExpectedValues, peaceful: bool) -> None:
        super().__init__(expected.seat)
        self.expected = expected
        self.peaceful = peaceful

    def value(self, s: NorthgardState) -> float:
        return self.expected.value(s)

    def stops(self, s: NorthgardState, frame: Frame) -> bool:
        return type(frame) in STOPS

    def default_pick(self, s: NorthgardState, choice: Choice) -> int | None:
        """Nobody cancels a card."""
        return PASS if isinstance(choice, ChooseReaction) else None

    def is_partial_move(self, s: NorthgardState, choice: Choice) -> bool:
        """The first group of a Move and the first unit of a Recruit are due before anything can be said."""
        if isinstance(choice, ChooseMoveSource):
            return not choice.moved
        return isinstance(choice, ChooseRecruitTerritory) and not choice.used

    def worth_trying(self, s: NorthgardState, choice: Choice, picks: list[int]) -> range | list[int]:
        """Of many group sizes only the telling ones."""
        if not isinstance(choice, ChooseMoveCount) or len(picks) <= 3:
            return range(len(picks))
        units = [pick for pick in picks if pick < ALONG]
        along = [pick for pick in picks if pick >= ALONG]
        if s.owner[choice.target] != NOBODY and is_enemy(s, self.seat, s.owner[choice.target]):
            wanted = set(units[-3:] + along[-2:])
        else:
            wanted = set(units[:2] + units[-2:] + along[:1] + along[-1:])
        return [index for index, pick in enumerate(picks) if pick in wanted]

    def finishing_pick(self, s: NorthgardState, choice: Choice, picks: list[int]) -> int:
        if DONE in picks:
            return picks.index(DONE)
        return picks.index(PASS) if PASS in picks else -1

    def resources_used(self, s: NorthgardState, choice: Choice, pick: int, used: tuple[int, ...]) -> tuple[int, ...]:
        if choice.kind() in GIVING and pick != DONE:
            return tuple(sorted((*used, pick)))
        return used

    def forbids(self, s: NorthgardState) -> bool:
        return self.peaceful and is_attacking(s, self.seat)


def is_attacking(s: NorthgardState, seat: int) -> bool:
    """Whether units of ``seat`` fight, or are about to fight, for a territory of another player."""
    if s.battle:
        return s.battle[ATTACKER] == seat and s.battle[BEAST] < 0
    return seat in s.raider and not any(isinstance(frame, Retreat) for frame in s.stack)
