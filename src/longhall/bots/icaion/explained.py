"""What a hint tells of an Icaion position beside its parts: facts to name."""

from __future__ import annotations

from typing import Final

from longhall.bots.strategy import TELLING, telling_fact
from longhall.games.icaion.content import COLOURS, MOVEMENT, YEARS
from longhall.games.icaion.queries import open_cages, stored_shards, strength
from longhall.games.icaion.state import NOTHING, IcaionState

ICONS: Final = ("strength", "movement", "cages")
REASONS: Final = (
    "points",
    "qoam",
    "engine",
    "icons",
    "icons-strength",
    "icons-movement",
    "icons-cages",
    "apparatus",
    "apparatus-installed",
    "apparatus-held",
    "shards",
    "shards-one",
    "shards-last",
    "parasites",
    "cards",
    "upgrades",
    "power",
    "health",
    "next",
    "wonders",
    "gear",
    "rivals",
)


def facts(s: IcaionState, seat: int) -> dict[str, float]:
    found = {"#strength": float(strength(s, seat)), "#cages": float(open_cages(s, seat))}
    found["#movement"] = float(s.deployed[3 * seat + MOVEMENT])
    found["#shards"] = float(stored_shards(s, seat))
    count = 0
    for tile in s.installed[YEARS * seat : YEARS * seat + YEARS]:
        if tile != NOTHING:
            count += 1
            found[f"#installed:{_apparatus_id(tile)}"] = 1.0
    found["#installed"] = float(count)
    if s.slot[seat] != NOTHING:
        found[f"#held:{_apparatus_id(s.slot[seat])}"] = 1.0
    return found


def _apparatus_id(tile: int) -> str:
    return f"{COLOURS[tile // YEARS]}-{tile % YEARS + 1}"


def reason(name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
    if name == "apparatus":
        for kind in ("installed", "held"):
            tile = telling_fact(kind, more, mine, others)
            if tile:
                return f"apparatus-{kind}", "apparatus", tile
    elif name == "shards":
        gain = mine.get("#shards", 0.0) - others.get("#shards", 0.0)
        if (gain if more else -gain) > TELLING:
            fewer = others if more else mine
            waits = fewer.get("#installed", 0.0) > fewer.get("#shards", 0.0)  # an Apparatus that no Shard doubles
            return "shards-last" if waits else "shards-one", "", ""
    elif name == "icons":
        best = ""
        most = TELLING
        for icon in ICONS:
            gain = mine.get(f"#{icon}", 0.0) - others.get(f"#{icon}", 0.0)
            size = gain if more else -gain
            if size > most:
                best, most = icon, size
        if best:
            return f"icons-{best}", "", ""
    return name, "", ""
