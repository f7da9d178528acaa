"""Setup options of Northgard and the typed rules they become."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.kernel.setup import BOOL, CHOICE, INT, SetupOption

SETUP_OPTIONS: Final = (
    SetupOption("seats", INT, 3, (2, 3, 4, 5), rule="NG-COMP-01", group="table"),
    SetupOption("trade_kind", CHOICE, "any", ("any", "same"), rule="NG-HARVEST-04", group="rules"),
    SetupOption("unplaceable_tile", CHOICE, "bottom", ("bottom", "shuffle"), rule="NG-EXPLORE-07", group="rules"),
    SetupOption(
        "training_camp_scope", CHOICE, "territory", ("territory", "controlled"), rule="NG-RECRUIT-04", group="rules"
    ),
    SetupOption("recruit_new_tile", BOOL, True, rule="NG-RECRUIT-06", group="rules"),
    SetupOption("second_chance_tile", CHOICE, "may", ("may", "must"), rule="NG-ENDYEAR-04", group="rules"),
    SetupOption("tie_buildings", CHOICE, "controlled", ("controlled", "on_map"), rule="NG-WIN-04", group="rules"),
    SetupOption("placement_check", CHOICE, "corner", ("corner", "separation"), rule="NG-EXPLORE-05", group="rules"),
    SetupOption("start5_in_pile", BOOL, True, rule="NG-SETUP-06", group="rules"),
    SetupOption("allow_void_play", BOOL, False, rule="NG-AMB-12", group="rules"),
    SetupOption("open_fame", BOOL, False, rule="NG-COMP-12", group="rules"),
)


@dataclass
class Rules:
    """The setup of one match, typed; shared by all its clones."""

    seats: int
    years: int
    trade_any: bool
    unplaceable_shuffled: bool
    camps_everywhere: bool
    recruit_new_tile: bool
    second_chance_must: bool
    tie_on_map: bool
    separation: bool
    start5_in_pile: bool
    void_play: bool
    open_fame: bool


def rules_of(setup: dict[str, Any]) -> Rules:
    return Rules(
        seats=setup["seats"],
        years=7,
        trade_any=setup["trade_kind"] == "any",
        unplaceable_shuffled=setup["unplaceable_tile"] == "shuffle",
        camps_everywhere=setup["training_camp_scope"] == "controlled",
        recruit_new_tile=setup["recruit_new_tile"],
        second_chance_must=setup["second_chance_tile"] == "must",
        tie_on_map=setup["tie_buildings"] == "on_map",
        separation=setup["placement_check"] == "separation",
        start5_in_pile=setup["start5_in_pile"],
        void_play=setup["allow_void_play"],
        open_fame=setup["open_fame"],
    )
