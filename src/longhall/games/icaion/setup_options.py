"""Setup options of Icaion and the typed rules they become."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.content import COLOURS, DAY, NIGHT, Preset
from longhall.kernel.setup import BOOL, CHOICE, INT, LIST, SetupOption, flag, reading

PLAYERS_PLACE: Final = "players"
PRESETS: Final = (
    "symmetry",
    "looted_mountains",
    "specialized_areas",
    "fragile_equilibrium",
    "crystal_attraction",
    "hard_to_reach",
)
MIXED: Final = "mixed"


def _neutral_placement(presets: list[Preset]) -> SetupOption:
    """A preset is made for one number of players; five have no neutral Machines. [IC-SETUP-14, IC-AMB-71]"""
    counts = {name: tuple(preset.seats for preset in presets if preset.id == name) for name in PRESETS}
    made = tuple(name for name in PRESETS if counts[name])
    values = (PLAYERS_PLACE, *made)
    return SetupOption(
        "neutral_placement",
        CHOICE,
        PLAYERS_PLACE,
        values,
        rule="IC-AMB-71",
        seats=(2, 3, 4),
        group="table",
        value_seats=counts,
    )


def setup_options(presets: list[Preset]) -> tuple[SetupOption, ...]:
    """The options with the presets that a pack has."""
    return (*_TABLE, _neutral_placement(presets), *_RULES)


_TABLE: Final = (
    SetupOption("seats", INT, 3, (2, 3, 4, 5), rule="IC-COMP-01", group="table"),
    SetupOption("draft", BOOL, False, rule="IC-DRAFT-01", group="table"),
    # a list names the piles that show their Night side
    SetupOption(
        "apparatus_sides", LIST, "day", ("day", "night", MIXED), rule="IC-SETUP-09", items=COLOURS, group="table"
    ),
)
_RULES: Final = (
    SetupOption("expert", BOOL, False, rule="IC-EXPERT-01", group="modules"),
    SetupOption("wonders", BOOL, False, rule="IC-WONDER-01", group="modules"),
    reading("order_tie", "IC-AMB-02", "later_first", "later_last"),
    reading("deploy_scoring", "IC-AMB-10", "node", "border"),
    flag("destroyed_count", "IC-AMB-18", False),
    flag("start_icons_count", "IC-AMB-19", True),
    flag("gear_icons_count", "IC-AMB-20", False),
    reading("movement_icon", "IC-AMB-21", "free_node", "blue_node"),
    reading("sword_bonus", "IC-AMB-55", "turn", "action"),
    flag("hub_actions", "IC-AMB-64", True, needs={"wonders": True}),
    reading("dark_bell", "IC-AMB-65", "parasites_always", "all_or_nothing", needs={"wonders": True}),
)


@dataclass
class Rules:
    """The setup of one match, typed; shared by all its clones."""

    version: int  # of the rules: a rule that has changed asks for it
    seats: int
    draft: bool
    sides: list[int]  # of each pile of Apparatus; empty: at random
    preset: str  # of neutral Machines; empty: the players place them
    expert: bool
    wonders: bool
    later_first: bool
    score_by_node: bool
    destroyed_count: bool
    start_icons_count: bool
    gear_icons_count: bool
    movement_is_free: bool
    sword_each_action: bool
    hub_actions: bool
    bell_always: bool


def rules_of(setup: dict[str, Any], version: int) -> Rules:
    placement = setup["neutral_placement"]
    return Rules(
        version=version,
        seats=setup["seats"],
        draft=setup["draft"],
        sides=_sides(setup["apparatus_sides"]),
        preset=placement if placement != PLAYERS_PLACE else "",
        expert=setup["expert"],
        wonders=setup["wonders"],
        later_first=setup["order_tie"] == "later_first",
        score_by_node=setup["deploy_scoring"] == "node",
        destroyed_count=setup["destroyed_count"],
        start_icons_count=setup["start_icons_count"],
        gear_icons_count=setup["gear_icons_count"],
        movement_is_free=setup["movement_icon"] == "free_node",
        sword_each_action=setup["sword_bonus"] == "action",
        hub_actions=setup["hub_actions"],
        bell_always=setup["dark_bell"] == "parasites_always",
    )


def _sides(chosen: Any) -> list[int]:
    if isinstance(chosen, list):
        return [NIGHT if colour in chosen else DAY for colour in COLOURS]
    if chosen == MIXED:
        return []
    return [NIGHT if chosen == "night" else DAY] * len(COLOURS)
