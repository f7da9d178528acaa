"""Positions where chance comes next: battles by exact odds, Explores by sampled tiles, draws by the mean card.

A search that went on through chance would know the dice. So it stops here and takes the expected value.
"""

from __future__ import annotations

from longhall.bots.northgard.value import Evaluator
from longhall.games.northgard.content import FOOD
from longhall.games.northgard.frames.aftermath import conquer, defeat_creature, give_up
from longhall.games.northgard.frames.battle import PLAIN_MOVE
from longhall.games.northgard.frames.creatures import Apparition
from longhall.games.northgard.frames.deck import DrawCards, SortDrawn
from longhall.games.northgard.frames.explore import DrawTiles, explore_need
from longhall.games.northgard.frames.retreat import retreat_targets
from longhall.games.northgard.odds import Odds, best_defence_food, odds
from longhall.games.northgard.placement import lay_tile, legal_spots, score_closed
from longhall.games.northgard.queries import figures, kaija_with, raiding_figures
from longhall.games.northgard.state import (
    ATTACKER,
    BEAST,
    BEASTS,
    CREATURE,
    DEFENDER,
    DIE,
    EFFECT,
    FOOD_SPENT,
    NOBODY,
    TERRITORY,
    NorthgardState,
)
from longhall.games.northgard.strength import (
    ATTACKER_WINS,
    DEFENDER_WINS,
    NOBODY_WINS,
    BattleSetup,
    setup_against_creature,
    setup_before_move,
    setup_of_battle,
    side_figures,
)


class ExpectedValues:
    """Expected values for one seat at one decision."""

    def __init__(self, evaluator: Evaluator, spots: int, tiles: int) -> None:
        self.evaluator = evaluator
        self.spots = spots  # places tried for a tile that is only imagined
        self.tiles = tiles  # tiles imagined
        self.seat = evaluator.seat
        self.explored: dict[tuple[int, int, tuple[int, ...]], float] = {}

    def value(self, s: NorthgardState) -> float:
        """Of any position the search stops at."""
        if s.battle or s.battles_left:
            return self._battles(s)
        if s.raider.count(NOBODY) < len(s.raider):
            return self._raids(s)
        top = s.stack[-1] if s.stack else None
        value = self.evaluator.value(s)
        if isinstance(top, DrawTiles):
            value += self._explore(s, top, value)
        elif isinstance(top, DrawCards):
            value += self._draw(s, top)
        elif isinstance(top, Apparition) and s.owner[top.territory] == self.seat:
            value -= 1.5
        return value

    # -- cards and tiles ---------------------------------------------------------------------------------------------

    def _draw(self, s: NorthgardState, top: DrawCards) -> float:
        if top.seat != self.seat:
            return 0.0
        kept = top.n
        sorted_out = 0
        below = s.stack[-2] if len(s.stack) > 1 else None
        if top.aside and isinstance(below, SortDrawn):
            sorted_out = below.discard + below.top
            kept -= sorted_out
        best_of = 1.0 + 0.12 * sorted_out  # the kept cards are chosen
        return self.evaluator.new_card(s) * kept * best_of

    def _explore(self, s: NorthgardState, top: DrawTiles, base: float) -> float:
        """The mean over a few tiles of the best placement, the better of them where the card draws several."""
        effect = s.content.effects[top.effect]
        mine = tuple(t for t in s.geo.territories if s.owner[t] == self.seat)
        key = (len(s.geo.placements), top.effect if effect.draw > 1 or effect.anywhere else -1, mine)
        known = self.explored.get(key)
        if known is not None:
            return known * (1.0 + 0.7 * (top.times - 1))
        need = explore_need(self.seat, effect)
        groups = max(min(2, self.tiles), self.tiles // effect.draw)
        tiles = s.tiles[-groups * effect.draw :]
        gains: list[float] = []
        for first in range(0, len(tiles), effect.draw):
            group = tiles[first : first + effect.draw]
            best = max(self._best_spot(s, tile, need, base, self.spots // effect.draw + 4) for tile in group)
            if best > -1000.0:
                gains.append(best)
        gain = sum(gains) / len(gains) if gains else -0.5
        self.explored[key] = gain
        return gain * (1.0 + 0.7 * (top.times - 1))

    def _best_spot(self, s: NorthgardState, tile: int, need: int, base: float, most: int) -> float:
        spots = legal_spots(s, tile, need)
        step = max(1, -(-len(spots) // most))
        best = -10000.0
        for spot in spots[::step]:
            trial = s.clone()
            placement = lay_tile(trial, tile, spot, "")
            score_closed(trial, self.seat, placement)
            best = max(best, self.evaluator.value(trial) - base)
        return best

    # -- battles -------------------------------------------------------------------------------------------------------

    def _raids(self, s: NorthgardState) -> float:
        """Units wait in territories of others for the end of the moves; or losers wait to retreat."""
        fights = [t for t in s.geo.territories if s.raider[t] == self.seat and s.owner[t] != NOBODY]
        effect = self._moving_effect(s)
        setups = [
            (t, setup_before_move(s, self.seat, t, raiding_figures(s, t), effect, kaija_with(s, self.seat, t)))
            for t in fights
        ]
        return self._expect(s, [(t, self.seat, s.owner[t], -1, self._fed(s, t, x)) for t, x in setups])

    def _moving_effect(self, s: NorthgardState) -> int:
        for frame in reversed(s.stack):
            effect = getattr(frame, "effect", None)
            if isinstance(effect, int):
                return effect
        return PLAIN_MOVE

    def _fed(self, s: NorthgardState, territory: int, setup: BattleSetup) -> BattleSetup:
        """The defender spends what serves best; the attacker answers beforehand with half of what it has."""
        attacker, defender = self.seat, s.owner[territory]
        setup.attack.food = min(s.resources[3 * attacker + FOOD], setup.attack.figures) // 2
        setup.defence.food = best_defence_food(setup, s.resources[3 * defender + FOOD])
        return setup

    def _battles(self, s: NorthgardState) -> float:
        """The battle being fought and those that wait."""
        fights: list[tuple[int, int, int, int, BattleSetup]] = []
        if s.battle:
            setup = setup_of_battle(s)
            attacker, defender = s.battle[ATTACKER], s.battle[DEFENDER]
            asked = self._food_is_open(s)
            if asked and defender not in (CREATURE, self.seat) and attacker != NOBODY:
                most = min(s.resources[3 * defender + FOOD], side_figures(s, 1))
                setup.defence.food = best_defence_food(setup, most)
            fights.append((s.battle[TERRITORY], attacker, defender, s.battle[BEAST], setup))
        effect = s.battle[EFFECT] if s.battle else self._moving_effect(s)
        for battle in s.battles_left:
            if battle >= BEASTS:
                creature = battle - BEASTS
                if creature not in s.creature_line:
                    continue
                territory = s.creature_at[s.creature_line.index(creature)]
                seat = s.owner[territory]
                if seat < 0:
                    continue
                against = setup_against_creature(s, seat, creature, figures(s, territory), effect)
                fights.append((territory, seat, CREATURE, creature, against))
            elif s.raider[battle] != NOBODY and s.owner[battle] != NOBODY:
                raider = s.raider[battle]
                setup = setup_before_move(s, raider, battle, raiding_figures(s, battle), effect)
                fights.append((battle, raider, s.owner[battle], -1, setup))
        return self._expect(s, fights)

    def _food_is_open(self, s: NorthgardState) -> bool:
        return s.battle[DIE] < 0 and s.battle[BEAST] < 0

    def _expect(self, s: NorthgardState, fights: list[tuple[int, int, int, int, BattleSetup]]) -> float:
        """Every battle by itself, against the background of all being lost by the attacker."""
        chances = [odds(setup) for *_, setup in fights]
        base = self._after(s, fights, chances, -1, DEFENDER_WINS)
        value = self.evaluator.value(base)
        background = value
        for number, chance in enumerate(chances):
            if chance.win:
                won = self._after(s, fights, chances, number, ATTACKER_WINS)
                value += chance.win * (self.evaluator.value(won) - background)
            if chance.nobody > 0.05:
                void = self._after(s, fights, chances, number, NOBODY_WINS)
                value += chance.nobody * (self.evaluator.value(void) - background)
        return value

    def _after(
        self,
        s: NorthgardState,
        fights: list[tuple[int, int, int, int, BattleSetup]],
        chances: list[Odds],
        special: int,
        result: int,
    ) -> NorthgardState:
        """The position with all battles lost by their attackers but one, mean losses each."""
        trial = s.clone()
        paid = (bool(s.battle), bool(s.battle) and s.battle[FOOD_SPENT + 1] > 0)
        trial.battle = []
        trial.battles_left = []
        for number, fight in enumerate(fights):
            winner = result if number == special else DEFENDER_WINS
            _settle(trial, fight, chances[number], winner, paid if number == 0 else (False, False))
        return trial


def _settle(
    s: NorthgardState, fight: tuple[int, int, int, int, BattleSetup], chance: Odds, winner: int, paid: tuple[bool, bool]
) -> None:
    territory, attacker, defender, creature, setup = fight
    same = [o for o in chance.outcomes if o.winner == winner]
    count = max(1, len(same))
    attackers_lost = round(sum(o.attackers_lost for o in same) / count)
    defenders_lost = round(sum(o.defenders_lost for o in same) / count)
    if winner != NOBODY_WINS:  # whoever wins has somebody left
        if winner == ATTACKER_WINS:
            attackers_lost = min(attackers_lost, setup.attack.figures - 1)
        else:
            defenders_lost = min(defenders_lost, setup.defence.figures - 1)
    if attacker >= 0 and not paid[0]:
        s.resources[3 * attacker + FOOD] -= min(s.resources[3 * attacker + FOOD], setup.attack.food)
    if defender >= 0 and not paid[1]:
        s.resources[3 * defender + FOOD] -= min(s.resources[3 * defender + FOOD], setup.defence.food)
    if creature >= 0:
        _settle_creature(s, fight, attackers_lost, defenders_lost, winner)
        return
    units, raiders = s.units[territory], s.raiders[territory]
    defenders_lost = min(defenders_lost, units)
    attackers_lost = min(attackers_lost, raiders)
    s.reserve[defender] += defenders_lost
    s.reserve[attacker] += attackers_lost
    s.units[territory] = units - defenders_lost
    s.raider[territory], s.raiders[territory] = attacker, raiders - attackers_lost
    if winner == ATTACKER_WINS:
        s.raiders[territory] = max(1, s.raiders[territory])
        conquer(s, attacker, territory)
    elif winner == NOBODY_WINS:
        s.owner[territory], s.units[territory] = NOBODY, 0
        s.raiders[territory] = 0
    _withdraw(s, territory)


def _settle_creature(
    s: NorthgardState,
    fight: tuple[int, int, int, int, BattleSetup],
    attackers_lost: int,
    defenders_lost: int,
    winner: int,
) -> None:
    territory, attacker, defender, creature, _ = fight
    seat = defender if attacker == CREATURE else attacker
    lost = min(defenders_lost if attacker == CREATURE else attackers_lost, s.units[territory])
    s.units[territory] -= lost
    s.reserve[seat] += lost
    won = winner == (DEFENDER_WINS if attacker == CREATURE else ATTACKER_WINS)
    if won:
        defeat_creature(s, seat, s.content.creatures[creature], territory)
    elif not s.content.creatures[creature].shares:
        give_up(s, territory)
        _withdraw(s, territory)
    if s.units[territory] == 0 and not kaija_with(s, seat, territory):
        s.owner[territory] = NOBODY


def _withdraw(s: NorthgardState, territory: int) -> None:
    """The losers go next door, home if they can."""
    loser, units = s.raider[territory], s.raiders[territory]
    if units > 0:
        targets = retreat_targets(s, territory, False)
        homes = [target for target in targets if s.owner[target] == loser]
        if targets:
            target = (homes or targets)[0]
            s.owner[target] = loser
            s.units[target] += units
        else:
            s.reserve[loser] += units
    s.raider[territory], s.raiders[territory] = NOBODY, 0
