"""Step 2 of Domination: the abilities and goal steps of the dominating player. [IG-DOM-10..16]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import gain, presence
from longhall.games.icegarden.content import (
    DRAKKAR_LEVEL,
    DYKEN,
    ENLIGHTENED_LEVEL,
    FAUN_LEVEL,
    FJOLLSFINN,
    FREIHOFF,
    GOLD,
    LEVELS,
    MARKER,
    NIGHTMARE_LEVEL,
    PIECES,
    PIPER_LEVEL,
    PLUNDER,
    POPULATION,
    RESOURCES,
    UNIT_LEVELS,
)
from longhall.games.icegarden.events.abilities import (
    CHARM_ABSORBED,
    CHARM_MOVED,
    MARKER_RECRUITED,
    MARKER_SWAPPED,
    NIGHTMARE_PLACED,
    PLUNDERED,
    TOWER_BUILT,
    CharmAbsorbed,
    MarkerRecruited,
    TowerBuilt,
)
from longhall.games.icegarden.frames.base import WORDS, resource_key
from longhall.games.icegarden.frames.closing import close_region
from longhall.games.icegarden.queries import (
    charm_tokens,
    goal_progress,
    has_ability,
    has_pieces,
    holding,
    in_supply,
    is_open,
    markers_of_others,
)
from longhall.games.icegarden.state import FREE_LEVEL, IceGardenState, at
from longhall.kernel.choices import DONE, OtherSeatChoice, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

PLUNDERING: Final = 0
PIPING: Final = 1
SWAPPING: Final = 2
RECRUITING: Final = 3
TOWER: Final = 4
MOVING_CHARM: Final = 5
ABSORBING: Final = 6
NIGHTMARE: Final = 7
CLOSING: Final = 8
ABILITIES: Final = ("plunder", "piper", "faun", "recruit", "tower", "move_charm", "absorb", "nightmare", "close_region")
RULES: Final = (
    "IG-DOM-16",
    "IG-DOM-15",
    "IG-DOM-14",
    "IG-DOM-13",
    "IG-GOAL-FREI-02",
    "IG-GOAL-DYKEN-02",
    "IG-GOAL-DYKEN-03",
    "IG-DOM-12",
    "IG-GOAL-CALLO-03",
)
# Where the reason for a refusal has a clause of its own.
OBSTACLE_RULES: Final = {
    "refusal-ability-held": "IG-DOM-05",
    "refusal-absorb-this-turn": "IG-GOAL-DYKEN-04",
    "refusal-close-thorn": "IG-GOAL-CALLO-04",
    "refusal-faun-supply": "IG-COMP-09",
    "refusal-nightmare-none-left": "IG-COMP-05",
    "refusal-piper-supply": "IG-COMP-02",
    "refusal-tower-none-left": "IG-COMP-05",
}
GOAL_STEPS: Final = (RECRUITING, MOVING_CHARM, ABSORBING, NIGHTMARE, CLOSING)  # which a setup option makes forced
BY_CHARACTER: Final = ((RECRUITING,), (PIPING, MOVING_CHARM, ABSORBING), (TOWER,), (SWAPPING, NIGHTMARE, CLOSING))


# -- what can be used --------------------------------------------------------------------------------------------------


def usable(s: IceGardenState, seat: int, used: int) -> list[int]:
    """Abilities of the dominating seat in the region being resolved. ``used``: bits, each works once. [IG-DOM-11]"""
    region = s.resolving[0]
    if not is_open(s, region):
        return []
    found: list[int] = []
    if not used >> PLUNDERING & 1 and has_plunderer(s, seat, region) and plunder_victims(s, seat, region):
        found.append(PLUNDERING)
    for ability in BY_CHARACTER[s.character[seat]]:
        if not used >> ability & 1 and not obstacle(s, seat, region, ability):
            found.append(ability)
    return found


def has_plunderer(s: IceGardenState, seat: int, region: int) -> bool:
    for level in range(1, UNIT_LEVELS + 1):
        if s.pieces[at(seat, level, region)] and has_ability(s, seat, level, PLUNDER):
            return True
    return False


def plunder_victims(s: IceGardenState, seat: int, region: int) -> list[int]:
    """Other seats with influence there that have any resource. [IG-DOM-16]"""
    return [
        other for other in range(s.seats) if other != seat and has_pieces(s, other, region) and plunder_kinds(s, other)
    ]


def held_from(s: IceGardenState, seat: int, region: int) -> list[int]:
    """Other seats of which Vuko holds markers there. [IG-DOM-05]"""
    if s.vuko != region:
        return []
    return [other for other in range(s.seats) if other != seat and s.held[other] > 0]


def plunder_kinds(s: IceGardenState, victim: int) -> list[int]:
    return [resource for resource in range(len(RESOURCES)) if holding(s, victim, resource)]


def why_no_plunder(s: IceGardenState, seat: int, region: int) -> Refusal:
    absent = [other for other in held_from(s, seat, region) if not has_pieces(s, other, region)]
    if any(plunder_kinds(s, other) for other in absent):
        return Refusal("use:plunder", "IG-DOM-05", "refusal-ability-held")
    return Refusal("use:plunder", "IG-DOM-16", "refusal-plunder-nobody")


def obstacle(s: IceGardenState, seat: int, region: int, ability: int) -> str:
    """Why a bound ability cannot be used there; empty if it can."""
    if ability in (RECRUITING, SWAPPING):
        level = DRAKKAR_LEVEL if ability == RECRUITING else FAUN_LEVEL
        if not s.pieces[at(seat, level, region)]:
            return "refusal-ability-unit"
        if not markers_of_others(s, seat, region):
            return "refusal-ability-held" if held_from(s, seat, region) else "refusal-ability-no-marker"
        if ability == SWAPPING and not s.reserve[PIECES * seat + MARKER]:
            return "refusal-faun-supply"
        return ""
    if ability == PIPING:
        if not s.pieces[at(seat, PIPER_LEVEL, region)]:
            return "refusal-ability-unit"
        return "" if in_supply(s, POPULATION) else "refusal-piper-supply"
    if ability == TOWER:
        return _tower_obstacle(s, seat, region)
    if ability in (MOVING_CHARM, ABSORBING):
        return _charm_obstacle(s, seat, region, ability)
    return _nightmare_obstacle(s, seat, region, ability)


def _tower_obstacle(s: IceGardenState, seat: int, region: int) -> str:
    """One tower in each region. [IG-GOAL-FREI-02]"""
    if not s.pieces[at(seat, ENLIGHTENED_LEVEL, region)]:
        return "refusal-ability-unit"
    if s.tower[region]:
        return "refusal-tower-there"
    return "" if sum(s.tower) < s.content.numbers.towers else "refusal-tower-none-left"


def _charm_obstacle(s: IceGardenState, seat: int, region: int, ability: int) -> str:
    """A Piper sends a charm to the Thorn; the Thorn absorbs what came in an earlier turn. [IG-GOAL-DYKEN-02..04]"""
    if ability == ABSORBING:
        if region != s.thorn:
            return "refusal-absorb-not-thorn"
        if s.charm[region]:
            return ""
        return "refusal-absorb-this-turn" if s.charm_moved[region] else "refusal-no-charm"
    if not s.pieces[at(seat, PIPER_LEVEL, region)]:
        return "refusal-ability-unit"
    if region == s.thorn:
        return "refusal-charm-at-thorn"
    return "" if charm_tokens(s, region) else "refusal-no-charm"


def _nightmare_obstacle(s: IceGardenState, seat: int, region: int, ability: int) -> str:
    """[IG-GOAL-CALLO-02..04]"""
    needed = s.content.numbers.nightmares_to_close
    if ability == NIGHTMARE:
        if not s.pieces[at(seat, NIGHTMARE_LEVEL, region)]:
            return "refusal-ability-unit"
        if s.nightmare[region] >= needed:
            return "refusal-nightmare-enough"
        return "" if sum(s.nightmare) < s.content.numbers.nightmares else "refusal-nightmare-none-left"
    if not s.pieces[at(seat, FAUN_LEVEL, region)]:
        return "refusal-ability-unit"
    if region == s.thorn:
        return "refusal-close-thorn"
    return "" if s.nightmare[region] >= needed else "refusal-close-nightmares"


# -- using it ----------------------------------------------------------------------------------------------------------


def offer_abilities(s: IceGardenState, seat: int, used: int) -> None:
    if usable(s, seat, used):
        s.push(ChooseAbility(seat, used))


@dataclass
class GoOnWithAbilities(Step):
    """The dominating player orders abilities and goal steps freely. [IG-DOM-10]"""

    seat: int
    used: int

    def kind(self) -> str:
        return "go_on_with_abilities"

    def run(self, s: IceGardenState) -> None:
        offer_abilities(s, self.seat, self.used)


@dataclass
class ChooseAbility(SeatChoice):
    """Which ability the dominating player uses next, or no more. [IG-DOM-10, IG-DOM-11]"""

    used: int

    def kind(self) -> str:
        return "ability"

    def rule(self) -> str:
        return "IG-DOM-10"

    def options(self, s: IceGardenState) -> list[int]:
        picks = usable(s, self.seat, self.used)
        if not s.rules.forced_goals or not any(ability in GOAL_STEPS for ability in picks):
            picks.append(DONE)
        return picks

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"use:{ABILITIES[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: IceGardenState, pick: int) -> Option:
        key = self.key(s, pick)
        if pick < 0:
            return Option(key, f"option-{key}", {}, key)
        return Option(key, f"option-use-{ABILITIES[pick].replace('_', '-')}", {}, "use")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"region": s.content.region_ids[s.resolving[0]]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == DONE:
            return
        seat, region = self.seat, s.resolving[0]
        repeats = pick == ABSORBING and not s.rules.absorb_one
        s.push(GoOnWithAbilities(seat, self.used if repeats else self.used | 1 << pick))
        if pick == PLUNDERING:
            begin_plunder(s, seat, region)
        elif pick in (SWAPPING, RECRUITING):
            begin_taking(s, seat, pick)
        elif pick == PIPING:
            gain(s, seat, POPULATION, 1, "IG-DOM-15", {"step": "abilities"})
        elif pick == CLOSING:
            close_region(s, seat, region)
        elif pick == TOWER:
            build_tower(s, seat, region)
        elif pick == NIGHTMARE:
            place_nightmare(s, seat, region)
        elif pick == MOVING_CHARM:
            move_charm(s, seat, region)
        else:
            absorb_charm(s, seat, region)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        seat, region = self.seat, s.resolving[0]
        allowed = usable(s, seat, self.used)
        if PLUNDERING not in allowed:
            if self.used >> PLUNDERING & 1:
                found.append(Refusal("use:plunder", "IG-DOM-11", "refusal-ability-once"))
            elif has_plunderer(s, seat, region):
                found.append(why_no_plunder(s, seat, region))
        for ability in BY_CHARACTER[s.character[seat]]:
            if ability in allowed:
                continue
            key = f"use:{ABILITIES[ability]}"
            if ability == ABSORBING and self.used >> ability & 1:
                # the Thorn is no unit: only the setup option stops it [IG-Q-40]
                found.append(Refusal(key, "IG-GOAL-DYKEN-03", "refusal-absorb-one"))
            elif self.used >> ability & 1:
                found.append(Refusal(key, "IG-DOM-11", "refusal-ability-once"))
            else:
                message = obstacle(s, seat, region, ability)
                found.append(Refusal(key, OBSTACLE_RULES.get(message, RULES[ability]), message))
        if DONE not in self.options(s):
            found.append(Refusal("done", "IG-DOM-10", "refusal-goal-forced"))
        return found


# -- goal steps --------------------------------------------------------------------------------------------------------


def build_tower(s: IceGardenState, seat: int, region: int) -> None:
    """[IG-GOAL-FREI-02]"""
    s.tower[region] = 1
    count, goal = goal_progress(s, seat), s.content.characters[FREIHOFF].goal
    data: TowerBuilt = {"seat": seat, "region": s.content.region_ids[region], "count": count, "goal": goal}
    TOWER_BUILT.emit(s, RULES[TOWER], data)


def place_nightmare(s: IceGardenState, seat: int, region: int) -> None:
    """[IG-DOM-12]"""
    s.nightmare[region] += 1
    NIGHTMARE_PLACED.emit(s, RULES[NIGHTMARE], {"seat": seat, "region": s.content.region_ids[region]})


def move_charm(s: IceGardenState, seat: int, region: int) -> None:
    """To the Thorn, reverse up. [IG-GOAL-DYKEN-02]"""
    s.charm[region] -= 1
    s.charm_moved[s.thorn] += 1
    ids = s.content.region_ids
    CHARM_MOVED.emit(s, RULES[MOVING_CHARM], {"seat": seat, "region": ids[region], "target": ids[s.thorn]})


def absorb_charm(s: IceGardenState, seat: int, region: int) -> None:
    """[IG-GOAL-DYKEN-03]"""
    s.charm[region] -= 1
    s.absorbed += 1
    count, goal = goal_progress(s, seat), s.content.characters[DYKEN].goal
    data: CharmAbsorbed = {"seat": seat, "region": s.content.region_ids[region], "count": count, "goal": goal}
    CHARM_ABSORBED.emit(s, RULES[ABSORBING], data)


# -- taking markers of others ------------------------------------------------------------------------------------------


def begin_taking(s: IceGardenState, seat: int, ability: int) -> None:
    owners = markers_of_others(s, seat, s.resolving[0])
    if len(owners) == 1:
        take_marker(s, seat, ability, owners[0])
    else:
        s.push(ChooseMarkerOwner(seat, ability))


def take_marker(s: IceGardenState, seat: int, ability: int, owner: int) -> None:
    """Recruit: to the Ice Garden, out of the game. Faun: back to its owner, an own one in its place.
    [IG-DOM-13, IG-DOM-14, IG-GOAL-FJOLL-04]"""
    region = s.resolving[0]
    s.pieces[at(owner, MARKER, region)] -= 1
    place = s.content.region_ids[region]
    if ability == RECRUITING:
        s.captured[owner] += 1
        count, goal = goal_progress(s, seat), s.content.characters[FJOLLSFINN].goal
        data: MarkerRecruited = {"seat": seat, "player": owner, "region": place, "count": count, "goal": goal}
        MARKER_RECRUITED.emit_noted(s, "IG-DOM-13", data, {"source_now": presence(s, owner, MARKER, region)})
    else:
        s.reserve[PIECES * owner + MARKER] += 1
        s.reserve[PIECES * seat + MARKER] -= 1
        s.pieces[at(seat, MARKER, region)] += 1
        MARKER_SWAPPED.emit(s, "IG-DOM-14", {"seat": seat, "player": owner, "region": place})


@dataclass
class ChooseMarkerOwner(OtherSeatChoice):
    """Whose marker is recruited or swapped. [IG-DOM-13, IG-DOM-14]"""

    ability: int

    def kind(self) -> str:
        return "marker_owner"

    def rule(self) -> str:
        return RULES[self.ability]

    def options(self, s: IceGardenState) -> list[int]:
        return markers_of_others(s, self.seat, s.resolving[0])

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"region": s.content.region_ids[s.resolving[0]], "use": ABILITIES[self.ability]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        take_marker(s, self.seat, self.ability, pick)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        region = s.resolving[0]
        found: list[Refusal] = []
        for other in range(s.seats):
            if other == self.seat or s.pieces[at(other, MARKER, region)]:
                continue
            held = s.vuko == region and s.held[other] > 0
            rule = "IG-DOM-05" if held else RULES[self.ability]
            found.append(Refusal(f"seat:{other}", rule, "refusal-owner-held" if held else "refusal-owner-none"))
        return found


# -- Plunder -----------------------------------------------------------------------------------------------------------


def begin_plunder(s: IceGardenState, seat: int, region: int) -> None:
    victims = plunder_victims(s, seat, region)
    if len(victims) == 1:
        choose_plunder(s, seat, victims[0])
    else:
        s.push(ChoosePlundered(seat))


def choose_plunder(s: IceGardenState, seat: int, victim: int) -> None:
    kinds = plunder_kinds(s, victim)
    if len(kinds) == 1:
        plunder(s, seat, victim, kinds[0])
    else:
        s.push(ChoosePlunder(seat, victim))


def plunder(s: IceGardenState, seat: int, victim: int, resource: int) -> None:
    """M comes from the lowest level that has any, and goes to level 0. [IG-DOM-16, IG-DOM-21]"""
    if resource == POPULATION:
        s.population[victim] -= 1
        s.population[seat] += 1
    elif resource == GOLD:
        s.gold[victim] -= 1
        s.gold[seat] += 1
    else:
        level = next(level for level in range(LEVELS) if s.m[LEVELS * victim + level])
        s.m[LEVELS * victim + level] -= 1
        s.m[LEVELS * seat + FREE_LEVEL] += 1
    PLUNDERED.emit(s, "IG-DOM-16", {"seat": seat, "player": victim, "resource": RESOURCES[resource]})


@dataclass
class ChoosePlundered(OtherSeatChoice):
    """Whom to plunder. [IG-DOM-16]"""

    def kind(self) -> str:
        return "plundered"

    def rule(self) -> str:
        return "IG-DOM-16"

    def options(self, s: IceGardenState) -> list[int]:
        return plunder_victims(s, self.seat, s.resolving[0])

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"region": s.content.region_ids[s.resolving[0]]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        choose_plunder(s, self.seat, pick)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed, region = self.options(s), s.resolving[0]
        found: list[Refusal] = []
        for other in range(s.seats):
            if other == self.seat or other in allowed:
                continue
            if has_pieces(s, other, region):
                rule, message = "IG-DOM-16", "refusal-plunder-poor"
            elif other in held_from(s, self.seat, region):
                rule, message = "IG-DOM-05", "refusal-owner-held"
            else:
                rule, message = "IG-DOM-16", "refusal-plunder-absent"
            found.append(Refusal(f"seat:{other}", rule, message))
        return found


@dataclass
class ChoosePlunder(SeatChoice):
    """Which resource to take from that player. [IG-DOM-16]"""

    victim: int

    def kind(self) -> str:
        return "plunder"

    def rule(self) -> str:
        return "IG-DOM-16"

    def options(self, s: IceGardenState) -> list[int]:
        return plunder_kinds(s, self.victim)

    def key(self, s: IceGardenState, pick: int) -> str:
        return resource_key("take", pick)

    def option(self, s: IceGardenState, pick: int) -> Option:
        return Option(self.key(s, pick), "option-take", {"resource": RESOURCES[pick]}, "take")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"player": self.victim}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        plunder(s, self.seat, self.victim, pick)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(resource_key("take", resource), "IG-DOM-16", "refusal-plunder-none", {"resource": name})
            for resource, name in enumerate(RESOURCES)
            if resource not in allowed
        ]
