"""The clause of the rules that each reason rests on: what to read where one line is better for that."""

from __future__ import annotations

from typing import Final

# By the names that a strategy gives as reasons; one that is a special case of another may be left out, since
# ``land-closed`` falls back to ``land``.
_CLAUSES: Final[dict[str, dict[str, str]]] = {
    "northgard": {
        "fame": "NG-WIN-02",
        "land": "NG-MAP-07",
        "land-closed": "NG-HARVEST-01",
        "winter": "NG-WINTER-02",
        "winter-food": "NG-WINTER-01",
        "winter-wood": "NG-WINTER-01",
        "units": "NG-BATTLE-05",
        "altar": "NG-BUILD-17",
        "slots": "NG-BUILD-03",
        "store": "NG-SCORE-02",
        "race": "NG-WIN-01",
        "deck": "NG-TURN-09",
        "forges": "NG-START-02",
        "scorched": "NG-CLAN-SNAKE-05",
        "rivals": "NG-WIN-02",
        "threat": "NG-WIN-01",
    },
    "icegarden": {
        "points": "IG-END-VP-04",
        "regions": "IG-DOM-07",
        "regions-first": "IG-DOM-10",
        "resources": "IG-DOM-18",
        "resources-m": "IG-DOM-21",
        "units": "IG-UNIT-02",
        "goal": "IG-GOAL-01",
        "reputation": "IG-REP-01",
        "reputation-token": "IG-VUKO-10",
        "reputation-visit": "IG-VUKO-02",
        "snow": "IG-END-SNOW-05",
        "rivals": "IG-END-VP-03",
        "end": "IG-END-01",
    },
    "icaion": {
        "points": "IC-END-08",
        "qoam": "IC-QOAM-06",
        "engine": "IC-EXTRACT-02",
        "icons": "IC-DEPLOY-07",
        "icons-strength": "IC-ERADICATE-02",
        "icons-movement": "IC-MOVE-03",
        "icons-cages": "IC-QOAM-05",
        "apparatus": "IC-END-04",
        "apparatus-installed": "IC-APPARATUS-07",
        "apparatus-held": "IC-APPARATUS-01",
        "shards": "IC-END-03",
        "shards-one": "IC-END-03",
        "shards-last": "IC-END-05",
        "parasites": "IC-YEAR-12",
        "cards": "IC-CURIO-01",
        "upgrades": "IC-CURIO-02",
        "power": "IC-EPS-01",
        "health": "IC-WOUND-01",
        "next": "IC-TURN-03",
        "wonders": "IC-WONDER-09",
        "gear": "IC-SETUP-17",
        "rivals": "IC-END-08",
    },
}


def clause_of(game: str, message: str) -> str:
    """By the message of a reason, such as ``hint-land-closed-more``; empty where none is known."""
    known = _CLAUSES.get(game, {})
    name = message.removeprefix("hint-").removesuffix("-more").removesuffix("-less")
    while name:
        if name in known:
            return known[name]
        name = name.rpartition("-")[0]
    return ""
