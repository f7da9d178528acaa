"""Setup options of the Ice Garden and the typed rules they become."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.content import CHARACTER_IDS, STAGES, TILE_IDS
from longhall.kernel.setup import CHOICE, INT, LIST, SetupOption, flag, reading

# Where a Vuko tile lies: "both_bears:4" is the fourth stage.
TILE_PLACES: Final = tuple(f"{tile}:{stage}" for stage in range(1, STAGES + 1) for tile in TILE_IDS)


SETUP_OPTIONS: Final = (
    SetupOption("seats", INT, 4, (2, 3, 4), rule="IG-COMP-01", group="table"),
    SetupOption(
        "characters", LIST, "choose", ("choose", "random"), rule="IG-SETUP-01", items=CHARACTER_IDS, group="table"
    ),
    SetupOption("regions", CHOICE, "placed", ("placed", "quick"), rule="IG-SETUP-09", group="table"),
    SetupOption("variant", CHOICE, "basic", ("basic", "advanced"), rule="IG-SETUP-03", group="modules"),
    SetupOption(
        "vuko_tiles",
        LIST,
        "none",
        ("none", "quick"),
        rule="IG-VTILE-01",
        items=TILE_PLACES,
        needs={"variant": "advanced"},
        group="modules",
    ),
    flag("supply_limit", "IG-COMP-02", True),
    SetupOption(
        "field_spaces",
        CHOICE,
        "numbered",
        ("numbered", "unlimited"),
        rule="IG-PLAN-06",
        seats=(3, 4),
        group="rules",
    ),
    reading("throat_take", "IG-ACT-03", "marker", "player"),
    flag("throat_trade_m", "IG-ACT-THROAT-01", True),
    flag("move_same_piece", "IG-ACT-MOVE-03", True),
    reading("raven_reputation", "IG-ACT-RAVEN-01", "paid", "free"),
    reading("crab_modifier", "IG-ACT-MAKING-11", "summon", "crab"),
    flag("snow_last_cost", "IG-ACT-MAKING-14", False),
    reading("domination_stack", "IG-DOM-03", "unit", "each", "once"),
    reading("held_markers", "IG-DOM-05", "out", "domination"),
    reading("charm_m", "IG-DOM-19", "region", "token"),
    reading("goal_steps", "IG-DOM-10", "optional", "forced"),
    reading("thorn_absorb", "IG-GOAL-DYKEN-03", "any", "one"),
    reading("throat_tie", "IG-END-VP-05", "reputation", "nobody"),
    flag("void_raise", "IG-ACT-MAKING-02", True),
    flag("places_recount", "IG-DOM-07", False),
)

STACK_UNIT: Final = 0
STACK_EACH: Final = 1
STACK_ONCE: Final = 2
STACKS: Final = ("unit", "each", "once")


@dataclass
class Rules:
    """The setup of one match, typed; shared by all its clones."""

    version: int  # of the rules: a rule that has changed asks for it
    seats: int
    characters: str  # choose, random, or character ids with commas between them
    quick_regions: bool
    advanced: bool
    tile_stages: tuple[int, ...]  # stage of each Vuko tile, 0 none
    supply_limit: bool
    unlimited_spaces: bool
    throat_once: bool
    throat_trade_m: bool
    move_same_piece: bool
    raven_free: bool
    crab_each: bool
    snow_last_cost: bool
    domination_stack: int
    held_until_end: bool  # held markers are free again when the Domination phase ends
    charm_each: bool
    forced_goals: bool
    absorb_one: bool
    throat_tie_nobody: bool
    void_raise: bool
    places_recount: bool


def tile_stages(places: list[str]) -> tuple[int, ...]:
    """Stage of each tile; 0 for a tile that is not played."""
    stages = [0] * len(TILE_IDS)
    for place in places:
        tile, _, stage = place.partition(":")
        stages[TILE_IDS.index(tile)] = int(stage)
    return tuple(stages)


def rules_of(setup: dict[str, Any], version: int, quick_tiles: tuple[int, ...]) -> Rules:
    """``quick_tiles``: the stages that the pack gives the tiles of a quick advanced match."""
    characters = setup["characters"]
    tiles = setup["vuko_tiles"]
    if isinstance(tiles, list):
        stages = tile_stages(tiles)
    else:
        stages = quick_tiles if tiles == "quick" else (0,) * len(TILE_IDS)
    return Rules(
        version=version,
        seats=setup["seats"],
        characters=",".join(characters) if isinstance(characters, list) else characters,
        quick_regions=setup["regions"] == "quick",
        advanced=setup["variant"] == "advanced",
        tile_stages=stages,
        supply_limit=setup["supply_limit"],
        unlimited_spaces=setup["field_spaces"] == "unlimited",
        throat_once=setup["throat_take"] == "player",
        throat_trade_m=setup["throat_trade_m"],
        move_same_piece=setup["move_same_piece"],
        raven_free=setup["raven_reputation"] == "free",
        crab_each=setup["crab_modifier"] == "crab",
        snow_last_cost=setup["snow_last_cost"],
        domination_stack=STACKS.index(setup["domination_stack"]),
        held_until_end=setup["held_markers"] == "domination",
        charm_each=setup["charm_m"] == "token",
        forced_goals=setup["goal_steps"] == "forced",
        absorb_one=setup["thorn_absorb"] == "one",
        throat_tie_nobody=setup["throat_tie"] == "nobody",
        void_raise=setup["void_raise"],
        places_recount=setup["places_recount"],
    )
