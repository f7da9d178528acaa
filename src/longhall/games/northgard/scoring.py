"""The end of the match and the final scoring. [NG-WIN, NG-SCORE]"""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import ACHIEVEMENT, FOOD, LARGE, LORE, UNREST, WOOD
from longhall.games.northgard.queries import (
    buildings_in,
    has_large_building,
    own_territories,
    partner_of,
    resource_symbols,
    total_resources,
    warriors_on_map,
)
from longhall.games.northgard.state import FAME_SOURCES, NOBODY, NorthgardState
from longhall.kernel.frames import Choice
from longhall.kernel.match import Result

DOMINATION_TERRITORIES: Final = 3
TEAM_DOMINATION_TERRITORIES: Final = 5  # [NG-TEAM-08]


def dominating_seats(s: NorthgardState) -> list[int]:
    """Seats with three closed territories holding a large building each; a team needs five together.
    [NG-WIN-01, NG-AMB-52, NG-LONG-03, NG-TEAM-08]"""
    if not s.rules.domination:
        return []
    needed = domination_target(s)
    return [seat for seat, held in enumerate(strongholds(s)) if len(held) >= needed]


def strongholds(s: NorthgardState) -> list[list[int]]:
    """Closed territories with a large building, by seat; those of a team count for both."""
    own: list[list[int]] = [[] for _ in range(s.seats)]
    for territory in s.geo.territories:
        if s.owner[territory] != NOBODY and s.geo.is_closed(territory) and has_large_building(s, territory):
            own[s.owner[territory]].append(territory)
    if not s.rules.teams:
        return own
    return [sorted(held + own[partner_of(s, seat)]) for seat, held in enumerate(own)]


def domination_target(s: NorthgardState) -> int:
    """How many strongholds win at once. [NG-WIN-01, NG-TEAM-08]"""
    return TEAM_DOMINATION_TERRITORIES if s.rules.teams else DOMINATION_TERRITORIES


def all_cards(s: NorthgardState, seat: int) -> list[int]:
    """Every card of a player's deck, in whatever zone. [NG-SCORE-03]"""
    return s.draw[seat] + s.hand[seat] + s.active[seat] + s.discard[seat]


def score(s: NorthgardState, seat: int) -> dict[str, int]:
    """The final scoring by source. [NG-SCORE-01..04]"""
    points: dict[str, int] = {source: s.fame[seat * len(FAME_SOURCES) + i] for i, source in enumerate(FAME_SOURCES)}
    points["resources"] = total_resources(s, seat) // 3
    points["cards"] = 0
    points["achievements"] = 0
    points["unrest"] = 0
    for index in all_cards(s, seat):
        card = s.content.cards[index]
        if card.kind == ACHIEVEMENT:
            points["achievements"] += achievement_fame(s, seat, card.effects[0].name)
        elif card.kind == UNREST:
            points["unrest"] += card.fame
        else:
            points["cards"] += card.fame
    points["total"] = sum(points.values())
    return points


def achievement_fame(s: NorthgardState, seat: int, name: str) -> int:
    """What an achievement is worth to its owner at the end. [NG-SCORE-03]"""
    territories = own_territories(s, seat)
    if name == "builder":
        return sum(_size_fame(s, building) for territory in territories for building in buildings_in(s, territory))
    if name == "explorer":
        return sum(
            3 if s.geo.slot_kind[slot] == LARGE else 1
            for territory in territories
            for slot in s.geo.slots[territory]
            if s.built[slot] < 0
        )
    if name == "trapper":
        return sum(3 * s.geo.lairs[territory] for territory in territories)
    if name == "warlord":
        return warriors_on_map(s, seat)
    resource = {"food_trader": FOOD, "wood_trader": WOOD, "scholar": LORE}[name]
    return sum(2 * resource_symbols(s, territory, resource) for territory in territories)


def _size_fame(s: NorthgardState, building: int) -> int:
    return 3 if s.content.buildings[building].large else 1


def buildings_controlled(s: NorthgardState, seat: int) -> int:
    return sum(len(buildings_in(s, territory)) for territory in own_territories(s, seat))


def final_result(s: NorthgardState) -> Result:
    """Places by condition 1, fame, territories, units, buildings; equal in all: the place is shared. A team's numbers
    are counted together. [NG-WIN-03..05, NG-AMB-53, NG-TEAM-07]"""
    scores = [score(s, seat) for seat in range(s.seats)]
    dominating = dominating_seats(s) if s.ended == "domination" else []
    ranks: list[tuple[int, int, int, int, int]] = []
    for seat in range(s.seats):
        side = [seat, partner_of(s, seat)] if s.rules.teams else [seat]
        ranks.append(
            (
                1 if seat in dominating else 0,
                sum(scores[member]["total"] for member in side),
                sum(len(own_territories(s, member)) for member in side),
                sum(warriors_on_map(s, member) for member in side),
                sum(s.builds[member] if s.rules.tie_on_map else buildings_controlled(s, member) for member in side),
            )
        )
    places = [1 + sum(other > mine for other in ranks) for mine in ranks]
    if s.rules.teams:  # two seats of the winning team, then the other team on place 2
        places = [min(place, 2) for place in places]
    rule = "NG-WIN-01" if s.ended == "domination" else "NG-WIN-02"
    return Result(s.ended, rule, places, scores)


def standing(s: NorthgardState) -> Result:
    """The final scoring in the middle of a match. Cards somebody has drawn and not yet put anywhere count as theirs."""
    top = s.stack[-1] if s.stack else None
    if s.looking and isinstance(top, Choice):
        seat = top.chooser(s)
        s = s.clone()
        s.hand[seat] += s.looking
        s.looking = []
    return final_result(s)
