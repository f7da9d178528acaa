"""The words of the game that explain themselves; what they say is in locale/LANG/icegarden/glossary.ftl."""

from __future__ import annotations

from typing import Final

from longhall.kernel.vocabulary import Word

GLOSSARY: Final = (
    Word("m", "IG-COMP-08", "m"),
    Word("raise", "IG-ACT-MAKING-02", "raise"),
    Word("upgrade", "IG-ACT-MAKING-04", "upgrade"),
    Word("summon", "IG-ACT-MAKING-07", "summon"),
    Word("making", "IG-ACT-MAKING-01", "field-making"),
    Word("action-marker", "IG-INIT-12", "phase-planning"),
    Word("influence", "IG-DOM-03", "marker"),
    Word("population", "IG-ACT-INFL-01", "population"),
    Word("gold", "IG-ACT-MOVE-01", "gold"),
    Word("region", "IG-COMP-06"),
    Word("charm", "IG-DOM-19", "charm"),
    Word("nation", "IG-DOM-04", "nation"),
    Word("unit", "IG-UNIT-02"),
    Word("speed", "IG-ABIL-SPEED-01", "ability-speed"),
    Word("attack", "IG-ATTACK-01", "ability-attack"),
    Word("shield", "IG-ABIL-SHIELD-01", "ability-shield"),
    Word("dominate", "IG-DOM-10", "phase-domination"),
    Word("plunder", "IG-DOM-16", "ability-plunder"),
    Word("ship", "IG-INIT-02", "initiative"),
    Word("scoring", "IG-SCORE-02"),
    Word("stage", "IG-INIT-06"),
    Word("throat", "IG-ACT-THROAT-01", "field-throat"),
    Word("field-move", "IG-ACT-MOVE-01", "field-move"),
    Word("mountain", "IG-ACT-MOUNT-01", "field-mountain"),
    Word("raven", "IG-ACT-RAVEN-01", "field-raven"),
    Word("activation", "IG-ABIL-01", "field-activation"),
    Word("vuko", "IG-VUKO-02", "field-vuko"),
    Word("vuko-token", "IG-VUKO-10", "vuko-token"),
    Word("snow", "IG-END-SNOW-01", "snow"),
    Word("reputation", "IG-REP-01", "reputation"),
    Word("safe", "IG-REP-04"),
    Word("goal", "IG-GOAL-01", "phase-over"),
    Word("tower", "IG-GOAL-FREI-02", "tower"),
    Word("nightmare", "IG-GOAL-CALLO-02", "nightmare"),
    Word("closed", "IG-CLOSE-08", "closure"),
    Word("thorn", "IG-GOAL-DYKEN-01", "thorn"),
    Word("captured", "IG-GOAL-FJOLL-01", "captured"),
    Word("points", "IG-END-VP-03", "points"),
)
