"""The words of the game that explain themselves; what they say is in locale/LANG/northgard/glossary.ftl."""

from __future__ import annotations

from typing import Final

from longhall.kernel.vocabulary import Word

GLOSSARY: Final = (
    Word("fame", "NG-WIN-02", "fame"),
    Word("domination", "NG-WIN-01"),
    Word("tile", "NG-EXPLORE-01", "tile"),
    Word("territory", "NG-MAP-03"),
    Word("rough", "NG-MOVE-04", "rough"),
    Word("closed", "NG-MAP-05", "closed"),
    Word("neutral", "NG-MAP-08"),
    Word("lair", "NG-MAP-02", "lair"),
    Word("unit", "NG-COMP-02", "unit"),
    Word("food", "NG-WINTER-01", "food"),
    Word("wood", "NG-BUILD-02", "wood"),
    Word("lore", "NG-TURN-07", "lore"),
    Word("slot", "NG-BUILD-03"),
    Word("building", "NG-BUILD-01"),
    Word("large", "NG-WIN-01"),
    Word("active", "NG-DECK-04"),
    Word("discard", "NG-DECK-03", "discard-pile"),
    Word("recruit", "NG-RECRUIT-01", "recruit"),
    Word("move", "NG-MOVE-02", "move"),
    Word("explore", "NG-EXPLORE-01", "explore"),
    Word("build", "NG-BUILD-01", "build"),
    Word("feast", "NG-CARD-02", "basic"),
    Word("flash", "NG-TURN-04", "flash"),
    Word("pass", "NG-TURN-10", "passed"),
    Word("row", "NG-TURN-13"),
    Word("first-player", "NG-TURN-11", "first-player"),
    Word("battle", "NG-BATTLE-01", "battle"),
    Word("point", "NG-BATTLE-05", "point"),
    Word("casualty", "NG-BATTLE-11", "casualty"),
    Word("retreat", "NG-BATTLE-17", "retreat"),
    Word("harvest", "NG-HARVEST-03", "phase-harvest"),
    Word("trade", "NG-HARVEST-04", "trade"),
    Word("winter", "NG-WINTER-01", "phase-winter"),
    Word("unrest", "NG-UNREST-05", "unrest"),
    Word("second-chance", "NG-ENDYEAR-03"),
    Word("clan", "NG-SETUP-08"),
    Word("kaija", "NG-CLAN-BEAR-01", "kaija"),
    Word("scorched", "NG-CLAN-SNAKE-01", "scorched"),
    Word("creature", "NG-CREATURE-02", "phase-creatures"),
)
