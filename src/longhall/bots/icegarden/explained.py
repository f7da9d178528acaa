"""What a hint tells of an Ice Garden position beside its parts: facts to name."""

from __future__ import annotations

from typing import Final

from longhall.bots.strategy import TELLING, telling_fact
from longhall.games.icegarden.content import LEVELS, REGIONS
from longhall.games.icegarden.dominance import needed_influence, ranking
from longhall.games.icegarden.queries import worst_reputation
from longhall.games.icegarden.state import OPEN, IceGardenState

RESOURCES: Final = ("population", "gold", "m")
REASONS: Final = (
    "points",
    "regions",
    "regions-first",
    "regions-place",
    "resources",
    "resources-population",
    "resources-gold",
    "resources-m",
    "units",
    "goal",
    "reputation",
    "reputation-token",
    "reputation-visit",
    "snow",
    "rivals",
    "end",
)


def facts(s: IceGardenState, seat: int) -> dict[str, float]:
    found = {"#population": float(s.population[seat]), "#gold": float(s.gold[seat])}
    found["#m"] = float(sum(s.m[LEVELS * seat : LEVELS * (seat + 1)]))
    found["#token"] = float(s.vuko_tokens[seat])
    found["#visit"] = 1.0 if worst_reputation(s) == seat else 0.0
    for region in range(REGIONS):
        if s.in_play[region] != OPEN:
            continue
        needed = needed_influence(s, region)
        for place, claim in enumerate(ranking(s, region)):
            if claim.seat == seat and claim.influence >= needed:
                name = s.content.region_ids[region]
                found[f"#place:{name}"] = 1.0
                if place == 0:
                    found[f"#first:{name}"] = 1.0
    return found


def reason(name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
    if name == "regions":
        for kind in ("first", "place"):
            region = telling_fact(kind, more, mine, others)
            if region:
                return f"regions-{kind}", "region", region
    elif name == "resources":
        best = ""
        most = TELLING
        for resource in RESOURCES:
            gain = mine.get(f"#{resource}", 0.0) - others.get(f"#{resource}", 0.0)
            size = gain if more else -gain
            if size > most:
                best, most = resource, size
        if best:
            return f"resources-{best}", "", ""
    elif name == "reputation":
        for kind in ("token", "visit"):
            gain = others.get(f"#{kind}", 0.0) - mine.get(f"#{kind}", 0.0)  # the fewer the better
            if (gain if more else -gain) > TELLING:
                return f"reputation-{kind}", "", ""
    return name, "", ""
