"""What Icaion tells the look-ahead: where a line ends, what is a partial move, what is worth trying."""

from __future__ import annotations

from typing import Any, Final

from longhall.bots.icaion.qoam_choices import cage_for, colours_to_take, crystal_to_spend, fullest_cage
from longhall.bots.icaion.value import Evaluator
from longhall.bots.lookahead import SearchHooks
from longhall.games.icaion.content import CITY_NODE, GREEN, HARVESTER, OP_MOVE, OUTSIDER, PINK, SCAVENGER, YEARS
from longhall.games.icaion.frames.base import CAMP, DRAW, TAKE
from longhall.games.icaion.frames.cages import ChooseAddedCage, ChooseAddedColour, ChooseBatchColour, ChooseCage
from longhall.games.icaion.frames.draw import ChooseDraw, DrawCurio, ReshuffleCurios, draw_curios
from longhall.games.icaion.frames.eradicate import WIDTH, ChooseParasites
from longhall.games.icaion.frames.event_cards import RevealEvent
from longhall.games.icaion.frames.extract import ChooseHarvest, ChooseMachine, ChooseRefinerEradicates, ChooseThird
from longhall.games.icaion.frames.investigate import ChoosePink
from longhall.games.icaion.frames.move import ChooseCurioMove, ChooseMove
from longhall.games.icaion.frames.payment import ChooseConverted, ChoosePayment
from longhall.games.icaion.frames.power import ChooseOvercharge
from longhall.games.icaion.frames.turn import CARD, ChooseAction, EndTurn, StartTurn
from longhall.games.icaion.frames.wounds import ChooseWoundCard
from longhall.games.icaion.frames.year import EndRound, EndYear, StartRound, StartYear
from longhall.games.icaion.queries import COLOUR_COUNT, curio_cost, own_machine_in
from longhall.games.icaion.specials.wonders import ChoosePulsarLoss, ChooseTransmuted
from longhall.games.icaion.state import NOTHING, SHARD_VALUES, IcaionState
from longhall.kernel.choices import DONE, PASS
from longhall.kernel.frames import Choice, Step
from longhall.kernel.state import Frame

STOPS: Final[frozenset[Any]] = frozenset(
    (EndTurn, EndRound, EndYear, ReshuffleCurios, RevealEvent, StartRound, StartTurn, StartYear)
)
NODES: Final = 11  # tried at most for a Move
FAR_NODES: Final = 4  # tried at most for a card that moves on


class IcaionSearchHooks(SearchHooks):
    def __init__(self, evaluator: Evaluator, s: IcaionState) -> None:
        super().__init__(evaluator.seat)
        self.evaluator = evaluator
        self.context = evaluator.context
        self.root: Frame = s.stack[-1]
        self.start = s.node[evaluator.seat]
        self.ways: dict[int, list[int]] | None = None  # where a card that moves on is played, and where it goes

    def value(self, s: IcaionState) -> float:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, ChoosePink) and top is not self.root:
            return self._after_investigating(s, top)
        return self.evaluator.value(s)

    def _after_investigating(self, s: IcaionState, choice: ChoosePink) -> float:
        """Which Shard was taken nobody knows before: the mean of the three, each paid for if there is enough Pink."""
        total = 0.0
        held = s.held[COLOUR_COUNT * self.seat + PINK]
        partly = held if s.seeker[self.seat] == OUTSIDER else 0  # paid for a Shard that is out of reach
        for value in range(1, SHARD_VALUES + 1):
            chance = self.context.shard_values[value]
            if chance <= 0.0:
                continue
            child = s.clone()
            child.listening = False
            top = child.stack.pop()
            assert top is choice
            ChoosePink(self.seat, value).resolve(child, value if held >= value else partly)
            while child.stack:
                step = child.stack[-1]
                if isinstance(step, ChoosePayment):
                    child.stack.pop()
                    picks = step.options(child)
                    step.resolve(child, picks[crystal_to_spend(child, self.context, picks)])
                elif isinstance(step, Step) and step.kind() == "keep_shard":
                    child.stack.pop()
                    step.run(child)
                else:
                    break
            total += chance * self.evaluator.value(child)
        return total

    def stops(self, s: IcaionState, frame: Frame) -> bool:
        if isinstance(frame, ChoosePink):
            return frame is not self.root
        return type(frame) in STOPS

    def replace_hidden_step(self, s: IcaionState, step: Step) -> bool:
        """A card that is drawn is gone from the deck, and nobody knows which: its worth is counted by its absence."""
        if not isinstance(step, DrawCurio):
            return False
        s.stack.pop()
        if s.deck:
            s.deck.pop()
        elif s.discards:
            s.discards.pop()
        draw_curios(s, step.seat, step.least - 1, step.most - 1, step.cause)
        return True

    def default_pick(self, s: IcaionState, choice: Choice) -> int | None:
        """Others avert wounds and let everything else pass; the last option is what they may decline."""
        if choice.chooser(s) == self.seat:
            return None
        picks = choice.options(s)
        return picks[0] if isinstance(choice, ChooseWoundCard) else picks[-1]

    def finishing_pick(self, s: IcaionState, choice: Choice, picks: list[int]) -> int:
        """The end of the turn, once nothing more than a Special Action is left."""
        if isinstance(choice, ChooseAction) and s.standard_left == 0:
            return picks.index(PASS)
        return -1

    def worth_trying(self, s: IcaionState, choice: Choice, picks: list[int]) -> list[int]:
        everything = list(range(len(picks)))
        if len(picks) < 2:
            return everything
        if isinstance(choice, ChooseAction):
            return self._actions(s, choice, picks)
        if isinstance(choice, ChooseMove):
            return self._nodes(s, picks, everything, NODES)
        if isinstance(choice, ChooseCurioMove):
            if self.ways is None or s.node[self.seat] not in self.ways or self.root is choice:
                return self._nodes(s, picks, everything, FAR_NODES)
            targets = self.ways[s.node[self.seat]]
            return [index for index in everything if picks[index] in targets] or everything[:1]
        if isinstance(choice, (ChoosePayment, ChooseConverted)):
            return [crystal_to_spend(s, self.context, picks)]
        if isinstance(choice, (ChooseHarvest, ChooseOvercharge, ChooseBatchColour, ChooseAddedColour)):
            return self._colours(s, choice, picks)
        if isinstance(choice, (ChooseThird, ChooseRefinerEradicates)):
            return [picks.index(TAKE)]
        if isinstance(choice, ChooseMachine):
            return [self._machine(s, picks)]
        if isinstance(choice, ChooseCage):
            return everything if choice is self.root else [cage_for(s, self.context, choice, picks)]
        if isinstance(choice, ChooseAddedCage):
            return [fullest_cage(s, self.context, picks)]
        if isinstance(choice, ChooseDraw):
            return [picks.index(DRAW)]
        if isinstance(choice, ChooseParasites):
            return self._parasites(choice, picks, everything)
        if isinstance(choice, ChooseTransmuted):
            return [crystal_to_spend(s, self.context, picks), picks.index(PASS)]
        if isinstance(choice, ChoosePulsarLoss):
            return [crystal_to_spend(s, self.context, picks)]
        return everything

    # -- single decisions ------------------------------------------------------------------------------------------

    def _actions(self, s: IcaionState, choice: ChooseAction, picks: list[int]) -> list[int]:
        """All but what ``finishing_pick`` has said already, and but cards that move on to nothing special."""
        found: list[int] = []
        ways = self._far_ways(s) if isinstance(self.root, ChooseMove) else {}
        for index, pick in enumerate(picks):
            if pick == PASS and choice is not self.root and s.standard_left == 0:
                continue
            moves_on = pick >= CARD and s.content.curios[pick - CARD].op == OP_MOVE
            if moves_on and choice is not self.root and s.node[self.seat] not in ways:
                continue
            found.append(index)
        return found

    def _machine(self, s: IcaionState, picks: list[int]) -> int:
        """Harvesters first, Scavengers last: every Machine is activated, and what is drawn comes after what is sure."""
        best, first = picks.index(DONE), 9
        for index, pick in enumerate(picks):
            if pick != DONE:
                machine = own_machine_in(s, self.seat, pick)
                rank = 0 if machine == HARVESTER else 2 if machine == SCAVENGER else 1
                if rank < first:
                    best, first = index, rank
        return best

    def _colours(self, s: IcaionState, choice: Choice, picks: list[int]) -> list[int]:
        found = colours_to_take(s, self.context, picks, COLOUR_COUNT if choice is self.root else 2)
        if isinstance(choice, ChooseHarvest):
            found.append(picks.index(COLOUR_COUNT))
        return found

    def _parasites(self, choice: ChooseParasites, picks: list[int], everything: list[int]) -> list[int]:
        """Of each Region all that can be removed, Regions in one order only."""
        last = choice.chosen[-1] // WIDTH if choice.chosen else -1
        found: list[int] = []
        for index in everything:
            pick = picks[index]
            if pick == DONE:
                found.append(index)
                continue
            following = picks[index + 1] if index + 1 < len(picks) else DONE
            if pick // WIDTH > last and (following == DONE or following // WIDTH != pick // WIDTH):
                found.append(index)
        return found or everything[-1:]

    # -- where to go -----------------------------------------------------------------------------------------------

    def _nodes(self, s: IcaionState, picks: list[int], everything: list[int], most: int) -> list[int]:
        """The most promising nodes, with whatever is no node."""
        if len(picks) <= most + 1:
            return everything
        ranks = self._ranks(s)
        ranked = [(-ranks[pick], index) for index, pick in enumerate(picks) if pick >= 0]
        ranked.sort()
        found = [index for _, index in ranked[:most]]
        found += [index for index in everything if picks[index] < 0]
        found.sort()
        return found

    def _ranks(self, s: IcaionState) -> list[float]:
        """How good each node looks at a glance."""
        seat = self.seat
        opportunities = self.evaluator.opportunities(s)
        yields = opportunities.yields()
        worths = opportunities.machine_worths()
        can_retrieve = not s.retrieved[seat] and s.slot[seat] == NOTHING
        slot = s.slot[seat]
        shard = opportunities.shard_worth() * self.context.shard_chance(s.held[COLOUR_COUNT * seat + PINK])
        found: list[float] = []
        for node in s.content.nodes:
            rank = 0.0
            for region in node.regions:
                rank += yields[region] + 0.3 * s.parasites[region]
            rank = max(rank, opportunities.deploy_gain(node.index, worths))
            if node.kind == CITY_NODE and can_retrieve:
                rank += 8.0
            if node.crater >= 0:
                if slot != NOTHING and s.content.craters[node.crater].colour == slot // YEARS:
                    rank += 10.0
                if node.crater == s.colossus and s.colossus_shards:
                    rank += shard
            found.append(rank)
        return found

    def _far_ways(self, s: IcaionState) -> dict[int, list[int]]:
        """For cards that move on: the best nodes beyond the reach of the Move, and a node on the way to each."""
        if self.ways is not None:
            return self.ways
        self.ways = {}
        far = 0
        for card in s.hand[self.seat]:
            curio = s.content.curios[card]
            if curio.op == OP_MOVE and curio_cost(s, self.seat, card) <= s.held[COLOUR_COUNT * self.seat + GREEN]:
                far = max(far, curio.n)
        if not far or not isinstance(self.root, ChooseMove):
            return self.ways
        near = [pick for pick in self.root.options(self._at_start(s)) if pick != CAMP]
        ranks = self._ranks(s)
        distance = s.content.distance
        targets = [
            (-ranks[node], node)
            for node in range(len(ranks))
            if node not in near and any([distance[way][node] <= far for way in near])
        ]
        targets.sort()
        for _, node in targets[:2]:
            for way in near:
                if distance[way][node] <= far:
                    self.ways.setdefault(way, []).append(node)
                    break
        return self.ways

    def _at_start(self, s: IcaionState) -> IcaionState:
        """The position with the Seeker where the turn began."""
        state = s.clone()
        state.node[self.seat] = self.start
        return state
