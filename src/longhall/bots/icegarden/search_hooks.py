"""What the Ice Garden tells the look-ahead: a line is one action, and is valued by what the turn comes to."""

from __future__ import annotations

from typing import Final

from longhall.bots.chances import ChanceModel
from longhall.bots.icegarden.chance_parts import chance_parts, lateness
from longhall.bots.icegarden.context import SearchContext
from longhall.bots.icegarden.influence_gains import InfluenceGains, own_pieces
from longhall.bots.icegarden.rollout import finish_turn, rollout_pick
from longhall.bots.icegarden.rollout_actions import loads
from longhall.bots.icegarden.styles import Effort, style_of
from longhall.bots.icegarden.turn_intent import TurnIntent
from longhall.bots.icegarden.value import Evaluator
from longhall.bots.lookahead import SearchHooks
from longhall.games.icegarden.content import REGIONS
from longhall.games.icegarden.frames.mountain import ChooseMountainCount, ChooseMountainTarget
from longhall.games.icegarden.frames.move import ChooseMovePiece, ChooseMoveTarget
from longhall.games.icegarden.frames.turn import StartTurn
from longhall.games.icegarden.scoring import final_order
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.frames import Choice
from longhall.kernel.state import Frame

TARGETS: Final = 3  # of Ravenous Mountain that are looked at
ARRIVALS: Final = 3  # of a move


class IceGardenSearchHooks(SearchHooks):
    """Own choices are searched as long as the same action, or the same region, is being resolved."""

    def __init__(
        self, s: IceGardenState, seat: int, context: SearchContext, effort: Effort, chances: ChanceModel
    ) -> None:
        super().__init__(seat)
        self.effort = effort
        self.model = chances
        self.start = s
        self.styles: list[list[SearchContext]] = [[]]  # what each seat goes by, for each style
        self.context = context
        self.evaluator = Evaluator(context, seat)
        self.phase = s.phase
        self.field = s.field
        self.markers = len(s.planned)
        self.region = s.resolving[0] if s.resolving else -1

    def intent(self) -> TurnIntent:
        return TurnIntent(self.context, self.seat, [])

    def value(self, s: IceGardenState) -> float:
        return self.value_with(s, self.intent())

    def value_with(self, s: IceGardenState, intent: TurnIntent) -> float:
        """After the turn has been played to its end, on average over the styles."""
        total = 0.0
        for style in range(self.effort.styles):
            total += self.value_in_style(s, intent, style)
        return total / self.effort.styles

    def value_in_style(self, s: IceGardenState, intent: TurnIntent, style: int) -> float:
        """After the turn has been played to its end in one style."""
        contexts = self._contexts(style)
        trial = s.clone()
        trial.listening = False
        finish_turn(trial, intent.in_style(contexts[self.seat] if contexts else self.context, contexts))
        return self._worth(trial)

    def _contexts(self, style: int) -> list[SearchContext]:
        """What each seat goes by in a style. In style 0 all go by the own context, for which the list is empty; the own
        seat does in every other style."""
        while len(self.styles) <= style:
            number = len(self.styles)
            found = [
                SearchContext(self.start, style_of(number, other, self.start.seats))
                for other in range(self.start.seats)
            ]
            if number % 2 == 0:
                found[self.seat] = self.context
            self.styles.append(found)
        return self.styles[style]

    def _worth(self, s: IceGardenState) -> float:
        """Of a position between two turns."""
        worth = self.effort.points * self.evaluator.value(s)
        if self.effort.chance:
            worth += 100.0 * self.effort.chance * self._chance(s)
        return worth

    def _chance(self, s: IceGardenState) -> float:
        if s.ended:
            return 1.0 if final_order(s)[0] == self.seat else 0.0
        return self.model.chances(chance_parts(s), lateness(s))[self.seat]

    def is_same_action(self, s: IceGardenState) -> bool:
        if s.phase != self.phase or s.field != self.field or len(s.planned) != self.markers:
            return False
        return not s.resolving or s.resolving[0] == self.region

    def stops(self, s: IceGardenState, frame: Frame) -> bool:
        return type(frame) is StartTurn or not self.is_same_action(s)

    def default_pick(self, s: IceGardenState, choice: Choice) -> int | None:
        if choice.chooser(s) == self.seat:
            return None
        return rollout_pick(s, choice, self.intent())

    def finishing_pick(self, s: IceGardenState, choice: Choice, picks: list[int]) -> int:
        """What the rules of thumb choose here, since the value of the position takes that for granted. A line that
        broke off with "done" would be credited with markers, attacks and goal steps that never follow."""
        return picks.index(rollout_pick(s, choice, self.intent()))

    def worth_trying(self, s: IceGardenState, choice: Choice, picks: list[int]) -> range | list[int]:
        """Of many places only those that look best at a glance."""
        if isinstance(choice, ChooseMoveTarget):
            gains = InfluenceGains(s, self.seat, self.context)
            kind = choice.piece // REGIONS
            worth = [gains.gain_with(s, region, max(1, kind), kind) for region in picks]
            return best_indexes(worth, ARRIVALS)
        if isinstance(choice, ChooseMountainTarget):
            gains = InfluenceGains(s, self.seat, self.context)
            weight = gains.mine(choice.source)
            kind = 2 if own_pieces(s, self.seat, choice.source)[2] else 0
            worth = [gains.gain_with(s, region, weight, kind) for region in picks]
            return best_indexes(worth, TARGETS)
        if isinstance(choice, ChooseMountainCount):
            wanted = {load[len(choice.counts)] for load in loads(s, self.seat, choice.source)}
            return [i for i, pick in enumerate(picks) if pick in wanted] or range(len(picks))
        if isinstance(choice, ChooseMovePiece) and len(picks) > 7:
            return self._movers(s, picks)
        return range(len(picks))

    def _movers(self, s: IceGardenState, picks: list[int]) -> list[int]:
        gains = InfluenceGains(s, self.seat, self.context)
        worth: list[float] = []
        for pick in picks:
            if pick < 0:
                worth.append(100.0)
                continue
            kind = pick // REGIONS
            worth.append(gains.gain_with(s, pick % REGIONS, -max(1, kind), kind) + 0.1 * kind)
        return best_indexes(worth, 6)


def best_indexes(worth: list[float], count: int) -> list[int]:
    """Of the best, in their order."""
    ranked = sorted(range(len(worth)), key=lambda index: -worth[index])
    return sorted(ranked[:count])
