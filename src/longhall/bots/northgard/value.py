"""What a Northgard position is worth to a seat, in fame it may expect at the end.

Only what the seat can see goes into it: the map, resources, the cards of its own deck as a whole, the sizes of the
others' hands. Fame of the others is secret and not looked at. Every number below is a guess with a reason beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from longhall.bots.northgard.cards import card_powers
from longhall.games.northgard.content import (
    ACHIEVEMENT,
    ALTAR,
    BEAR,
    BROWN_BEAR,
    CAMP,
    DRAUGR,
    FOOD,
    FORGE,
    LARGE,
    LORE,
    SNAKE,
    STAG,
    WOLVES,
    WOOD,
    Face,
)
from longhall.games.northgard.frames.harvest import Harvest, closed_fame
from longhall.games.northgard.frames.year import StartYear, Winter, winter_cost
from longhall.games.northgard.odds import odds
from longhall.games.northgard.queries import is_enemy, partner_of, total_fame
from longhall.games.northgard.scoring import DOMINATION_TERRITORIES, achievement_fame, domination_target
from longhall.games.northgard.state import NOBODY, OFF_MAP, NorthgardState
from longhall.games.northgard.strength import KAIJA_BONUS, BattleSetup, Side

# chance that a territory with so many open sides will be closed by its owner, with most of the match ahead
CLOSING: Final[tuple[float, ...]] = (1.0, 0.62, 0.40, 0.25, 0.16, 0.11, 0.08, 0.06)
STRONGHOLDS: Final[tuple[float, ...]] = (0.0, 1.5, 7.0)  # progress towards domination


@dataclass
class Weights:
    """What the parts of a position count, in fame."""

    unrest: float = 6.5  # five fame and a blank card in the deck
    domination: float = 60.0  # the match is won at the end of the year
    stake: float = 0.6  # of that, what is lost with one of the territories it needs
    threat: float = 0.5  # what the domination of another is dreaded
    rivalry: float = 0.6  # what the others lose, shared among them
    held_card: float = 0.35  # a card in the hand of another
    fear: float = 0.35  # how often a neighbour who could take a territory tries
    fear_later: float = 0.18  # the same when all the others have passed and another year follows
    marker: float = 0.4  # to be first player
    presence: float = 0.25  # any territory
    closing: float = 1.0  # hope to close what is open
    units: tuple[float, float, float, float] = (1.1, 0.8, 0.4, 0.15)  # of the first six, up to 9, up to 12, beyond
    altar: float = 0.6  # hope to build large buildings that can be paid for
    small_slot: float = 0.16  # a year and free slot
    lore: float = 0.4  # beyond its third of fame, up to six
    deck: float = 0.8  # the mean card, a year and card drawn
    new_card: float = 0.8  # a card drawn now


DEFAULT_WEIGHTS: Final = Weights()
VARIED_WEIGHTS: Final = (
    "unrest",
    "domination",
    "stake",
    "threat",
    "rivalry",
    "held_card",
    "fear",
    "fear_later",
    "marker",
    "presence",
    "closing",
    "altar",
    "small_slot",
    "lore",
    "deck",
    "new_card",
)


@lru_cache(10_000)
def attack_chance(attackers: int, defenders: int, defence: int, towers: int, faces: tuple[Face, ...]) -> float:
    """The chance of plain attackers against so many points besides the defenders themselves; an evaluation asks for it
    again and again."""
    fortified = Side(defenders, buildings=defence, building_casualties=towers)
    return odds(BattleSetup(Side(attackers), fortified, faces)).win


class MapTotals:
    """What the map holds for each seat. Food, wood and lore are what one harvest brings."""

    __slots__ = (
        "food",
        "forges",
        "land",
        "large_free",
        "lore",
        "small_free",
        "strength",
        "strongholds",
        "wood",
    )

    def __init__(self, seats: int) -> None:
        self.land = [0.0] * seats
        self.food = [0] * seats
        self.wood = [0] * seats
        self.lore = [0] * seats
        self.strength = [0.0] * seats  # territories that count, or may come to count, for domination
        self.strongholds = [0] * seats
        self.large_free = [0] * seats
        self.small_free = [0] * seats
        self.forges = [0] * seats


class Evaluator:
    """Values positions of one decision: the year, the phase and the rules are the same in all of them."""

    def __init__(self, s: NorthgardState, seat: int, weights: Weights = DEFAULT_WEIGHTS) -> None:
        self.seat = seat
        self.weights = weights
        self.content = s.content
        self.powers = card_powers(s.content)
        kinds = {type(frame) for frame in s.stack}
        setting_up = StartYear in kinds
        after = s.rules.years - s.year
        self.years_after = after
        self.harvests = after + (1 if setting_up or Harvest in kinds else 0)
        self.winters = after + (1 if setting_up or Winter in kinds else 0)
        self.time = min(1.0, (self.harvests + 0.5) / 4)  # how much is still to be gained by growing
        self.mates = [seat] if not s.rules.teams else [seat, partner_of(s, seat)]
        self.foes = [other for other in range(s.seats) if is_enemy(s, seat, other)]
        self.rivalry = weights.rivalry / max(1, len(self.foes))
        quiet = all(s.passed[other] for other in self.foes)
        self.fear = weights.fear if not quiet else weights.fear_later if after else 0.0
        self.symbol = [building.symbol for building in s.content.buildings]
        self.large = [building.large for building in s.content.buildings]
        self.points = [building.points for building in s.content.buildings]
        self.casualties = [building.casualties for building in s.content.buildings]
        self.forge_draws = s.content.buildings[FORGE].draws
        self.altar_fame = s.content.buildings[ALTAR].fame
        self.altar_cost = s.content.buildings[ALTAR].cost

    # -- the whole -----------------------------------------------------------------------------------------------------

    def value(self, s: NorthgardState) -> float:
        """The seat's prospects (and its partner's) less what the others' are worth to it."""
        totals = self._map_totals(s)
        total = 0.0
        for seat in range(s.seats):
            worth = totals.land[seat] + self._economy(s, seat, totals)
            race = self._domination(s, seat, totals) if s.rules.domination else 0.0
            if seat in self.mates:
                total += worth + race
            else:
                total -= self.rivalry * (worth + self.weights.held_card * len(s.hand[seat]))
                total -= self.weights.threat * race
        seat = self.seat
        total += total_fame(s, seat) + self.deck(s) + self._forges(s, totals)
        return total + self._scorched(s)

    def parts(self, s: NorthgardState) -> dict[str, float]:
        """``value`` by what it is made of."""
        totals = self._map_totals(s)
        land = economy = race = rivals = threat = 0.0
        for seat in range(s.seats):
            prospects = self._economy(s, seat, totals)
            domination = self._domination(s, seat, totals) if s.rules.domination else 0.0
            if seat in self.mates:
                land += totals.land[seat]
                economy += prospects
                race += domination
            else:
                held = self.weights.held_card * len(s.hand[seat])
                rivals -= self.rivalry * (totals.land[seat] + prospects + held)
                threat -= self.weights.threat * domination
        return {
            "fame": float(total_fame(s, self.seat)),
            "land": land,
            "economy": economy,
            "race": race,
            "deck": self.deck(s),
            "forges": self._forges(s, totals),
            "scorched": self._scorched(s),
            "rivals": rivals,
            "threat": threat,
        }

    def _forges(self, s: NorthgardState, totals: MapTotals) -> float:
        return totals.forges[self.seat] * self.years_after * self._mean_power(s, self.seat)

    def _scorched(self, s: NorthgardState) -> float:
        """The Snake's marker on the land of another."""
        if s.scorched != OFF_MAP and s.clan[self.seat] == SNAKE and s.owner[s.scorched] in self.foes:
            return 0.35 * self.harvests if any(s.geo.symbols[s.scorched]) else 0.1
        return 0.0

    # -- the map -------------------------------------------------------------------------------------------------------

    def _map_totals(self, s: NorthgardState) -> MapTotals:
        found = MapTotals(s.seats)
        geo = s.geo
        owners = s.owner
        open_sides = geo.open_sides
        harvests = self.harvests
        extra = self._extra_buildings(s)
        feared: list[tuple[int, float, bool, int, int]] = []
        for territory in geo.territories:
            owner = owners[territory]
            if owner == NOBODY:
                continue
            food_here, wood_here, lore_here = geo.symbols[territory]
            blocked = bool(s.creature_at) and territory in s.creature_at
            sides = open_sides[territory]
            size = geo.size[territory]
            worth = self.weights.presence * self.time
            if sides == 0:
                closing = 1.0
                worth += closed_fame(size) * harvests
            else:
                closing = CLOSING[sides if sides < 7 else 7] * self.time * self.weights.closing
                bonus = 1 if s.clan[owner] == STAG else 0
                worth += closing * (size + 1 + bonus + 1.7 * max(0, harvests - 1))
            fort = 0
            towers = 0
            large_here = 0
            free_large = 0
            standing = extra.get(territory, _NONE)
            for slot in geo.slots[territory]:
                building = s.built[slot]
                if building >= 0:
                    standing = [*standing, building]
                elif geo.slot_kind[slot] == LARGE:
                    free_large += 1
                else:
                    found.small_free[owner] += 1
            for building in standing:
                symbol = self.symbol[building]
                if symbol == FOOD:
                    food_here += 1
                elif symbol == WOOD:
                    wood_here += 1
                elif symbol == LORE:
                    lore_here += 1
                elif self.large[building]:
                    large_here += 1
                    if building == ALTAR:
                        worth += self.altar_fame * harvests
                    elif building == FORGE:
                        found.forges[owner] += self.forge_draws
                    else:
                        fort += self.points[building]
                elif building == CAMP:
                    worth += 0.9 * self.time
                else:
                    towers += self.casualties[building]
            if blocked:
                worth -= self._creature_trouble(s, territory, food_here + wood_here + lore_here)
            found.food[owner] += food_here
            found.wood[owner] += wood_here
            found.lore[owner] += lore_here
            found.large_free[owner] += free_large
            if large_here:
                found.strength[owner] += closing if sides == 0 else 0.2 + 0.6 * closing
                if sides == 0:
                    found.strongholds[owner] += 1
            elif free_large:
                found.strength[owner] += 0.45 * closing
            found.land[owner] += worth
            if owner == self.seat and self.fear:
                at_risk = worth + 0.4 * harvests * (food_here + wood_here + lore_here) + 2.0 * large_here
                feared.append((territory, at_risk, large_here > 0 and sides == 0, fort, towers))
        stake = self._stake(s, found.strongholds[self.seat]) if feared else 0.0
        for territory, at_risk, stronghold, fort, towers in feared:
            lost = at_risk + stake if stronghold else at_risk
            found.land[self.seat] -= self._danger(s, territory, lost, fort, towers)
        return found

    def _stake(self, s: NorthgardState, strongholds: int) -> float:
        """What every one of the own strongholds is worth in the race for domination."""
        if not s.rules.domination or s.rules.teams:
            return 0.0
        if strongholds == DOMINATION_TERRITORIES:
            return self.weights.stake * self.weights.domination
        return 4.0 if strongholds == 2 else 0.0

    def _extra_buildings(self, s: NorthgardState) -> dict[int, list[int]]:
        """Buildings without a slot, by territory."""
        found: dict[int, list[int]] = {}
        for i in range(0, len(s.extra_buildings), 2):
            found.setdefault(s.geo.root[s.extra_buildings[i]], []).append(s.extra_buildings[i + 1])
        return found

    def _creature_trouble(self, s: NorthgardState, territory: int, symbols: int) -> float:
        """A creature takes what its kind takes this year; next year it will be elsewhere."""
        trouble = 0.0
        for creature, at in zip(s.creature_line, s.creature_at, strict=True):
            if at == territory:
                kind = s.content.creatures[creature].kind
                if kind == WOLVES:
                    trouble += 1.0 + 0.5 * symbols
                elif kind == BROWN_BEAR:
                    trouble += 1.2
                elif kind == DRAUGR:
                    trouble += 0.2
                else:
                    trouble += 1.5
        return trouble

    def _danger(self, s: NorthgardState, territory: int, worth: float, fort: int, towers: int) -> float:
        """What the strongest neighbour may take away, by exact odds; half of everybody's food goes into battles."""
        strongest = 0
        for other in s.geo.near[territory]:
            owner = s.owner[other]
            if owner not in self.foes:
                continue
            attackers = s.units[other]
            if attackers > strongest:
                strongest = attackers
                points = fort + min(s.resources[3 * self.seat], s.units[territory]) // 2
                points -= min(s.resources[3 * owner], attackers) // 2
        if strongest == 0:
            return 0.0
        defenders = s.units[territory]
        if s.kaija == territory and s.clan[self.seat] == BEAR:
            defenders += 1
            points += KAIJA_BONUS
        chance = attack_chance(strongest, defenders, points, towers, s.content.faces)
        return self.fear * chance * (worth + 0.6 * defenders)

    # -- resources, winter, buildings to come, units ------------------------------------------------------------------

    def _economy(self, s: NorthgardState, seat: int, totals: MapTotals) -> float:
        food, wood, lore = totals.food[seat], totals.wood[seat], totals.lore[seat]
        base = 3 * seat
        food_left, wood_left = s.resources[base], s.resources[base + 1]
        harvests = self.harvests
        units = s.content.units - s.reserve[seat]
        worth = self._units(units) + (1.2 * self.time if s.kaija != OFF_MAP and s.clan[seat] == BEAR else 0.0)
        food_due, wood_due = winter_cost(s, units)
        # winters to come, the later the less certain
        weight = self.weights.unrest
        for winter in range(self.winters):
            if winter or harvests == self.winters:
                food_left += food
                wood_left += wood
            if food_left < food_due or wood_left < wood_due:
                worth -= weight
            food_left = max(0, food_left - food_due)
            wood_left = max(0, wood_left - wood_due)
            weight *= 0.8
        # large buildings that the wood will pay for: Altars, with fame every year
        stock = s.resources[base + 1]
        income = max(0, wood - wood_due)
        for number in range(1, min(totals.large_free[seat], 3) + 1):
            missing = self.altar_cost * number - stock
            if missing > 0 and income == 0:
                worth += 0.1 * harvests
                continue
            wait = 0.4 if missing <= 0 else -(-missing // income)
            worth += self.weights.altar * self.altar_fame * max(0.0, harvests - wait)
        usable = min(totals.small_free[seat], 3, stock + income * max(0, harvests - 1))
        worth += self.weights.small_slot * harvests * usable
        # what is left over: a third of fame each, and a little for what it can do before
        worth += 0.28 * food_left + 0.3 * wood_left + 0.12 * min(4, s.resources[base]) * self.time
        known = s.resources[base + 2]
        worth += 0.3 * (known + lore * harvests)
        worth += self.weights.lore * min(6, known + lore * max(0, harvests - 1)) * self.time
        return worth

    def _units(self, units: int) -> float:
        six, nine, twelve, beyond = self.weights.units
        worth = six * min(units, 6)
        if units > 6:
            worth += nine * min(units - 6, 3)
        if units > 9:
            worth += twelve * min(units - 9, 3)
        if units > 12:
            worth += beyond * (units - 12)
        return worth * self.time

    def _domination(self, s: NorthgardState, seat: int, totals: MapTotals) -> float:
        """Three closed territories with a large building each; a team needs five together."""
        count = totals.strongholds[seat]
        progress = totals.strength[seat]
        needed = domination_target(s)
        if s.rules.teams:
            count += totals.strongholds[partner_of(s, seat)]
            progress = (progress + totals.strength[partner_of(s, seat)]) * DOMINATION_TERRITORIES / needed
        if count >= needed:
            return self.weights.domination / (2 if s.rules.teams else 1)
        if progress <= 2:
            whole = int(progress)
            step = STRONGHOLDS[min(whole + 1, 2)] - STRONGHOLDS[whole]
            return STRONGHOLDS[whole] + step * (progress - whole)
        return STRONGHOLDS[2] + 6.0 * min(1.0, progress - 2)

    # -- the deck ------------------------------------------------------------------------------------------------------

    def deck(self, s: NorthgardState) -> float:
        """Fame on the own cards, and what they will do: four cards a year are drawn, each as good as the mean one."""
        seat = self.seat
        cards = s.content.cards
        fame = 0.0
        power = 0.0
        count = 0
        for pile in (s.draw[seat], s.hand[seat], s.active[seat], s.discard[seat], s.looking):
            for index in pile:
                card = cards[index]
                if card.kind == ACHIEVEMENT:
                    fame += achievement_fame(s, seat, card.effects[0].name)
                else:
                    fame += card.fame
                power += self.powers[index]
                count += 1
        return fame + self.weights.deck * power / max(4, count) * s.content.hand * self.years_after

    def _mean_power(self, s: NorthgardState, seat: int) -> float:
        count = 0
        power = 0.0
        for pile in (s.draw[seat], s.hand[seat], s.active[seat], s.discard[seat]):
            for index in pile:
                power += self.powers[index]
                count += 1
        return power / max(1, count)

    def new_card(self, s: NorthgardState) -> float:
        """A card still to be drawn this year is worth playing."""
        return self.weights.new_card * self._mean_power(s, self.seat) * (0.6 + 0.4 * self.time)


_NONE: Final[list[int]] = []
