"""Setup options of Northgard and the typed rules they become."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.content import CLAN_IDS
from longhall.kernel.setup import BOOL, CHOICE, INT, LIST, SetupOption, flag, reading

# where the printed editions differ from what two of three agree on (catalogue, table "Editions"); readings that no
# edition prints can be chosen option by option
EDITIONS: Final[dict[str, dict[str, Any]]] = {
    "consensus": {},
    "polish": {
        "upgrade_playable": "same_turn",
    },
    "ukrainian": {
        "trade_kind": "same",
        "boar_scope": "own",
        "recruit_new_tile": False,
        "bear_pass_through": True,
        "creature_after_conquest": True,
    },
    "czech": {
        "unplaceable_tile": "shuffle",
        "recruit_new_tile": False,
        "second_chance_tile": "must",
    },
}


SETUP_OPTIONS: Final = (
    SetupOption("seats", INT, 3, (2, 3, 4, 5), rule="NG-COMP-01", group="table"),
    SetupOption("clans", LIST, "draft", ("draft", "random", "none"), rule="NG-SETUP-08", items=CLAN_IDS, group="table"),
    SetupOption("creatures", BOOL, False, rule="NG-CREATURE-01", group="modules"),
    SetupOption("more_creatures", BOOL, False, rule="NG-MORE-01", needs={"creatures": True}, group="modules"),
    SetupOption(
        "long",
        BOOL,
        False,
        rule="NG-LONG-01",
        presets={"true": {"years": 10, "domination_win": False}},
        group="modules",
    ),
    SetupOption("teams", BOOL, False, rule="NG-TEAM-01", seats=(4,), group="modules"),
    SetupOption("edition", CHOICE, "consensus", tuple(EDITIONS), presets=EDITIONS, group="rules"),
    reading("trade_kind", "NG-HARVEST-04", "any", "same"),
    reading("boar_scope", "NG-CLAN-BOAR-01", "any", "own"),
    reading("snake_harvest_amount", "NG-CLAN-SNAKE-05", "one", "all"),
    reading("unplaceable_tile", "NG-EXPLORE-07", "bottom", "shuffle"),
    flag("unrest_as_discard", "NG-UNREST-04", True),
    reading("training_camp_scope", "NG-RECRUIT-04", "territory", "controlled"),
    reading("upgrade_playable", "NG-TURN-09", "next_turn", "same_turn"),
    flag("recruit_new_tile", "NG-RECRUIT-06", True),
    reading("second_chance_tile", "NG-ENDYEAR-04", "may", "must"),
    reading("tie_buildings", "NG-WIN-04", "controlled", "on_map"),
    reading("kaija_counts", "NG-AMB-23", "unit", "token"),
    flag("bear_pass_through", "NG-CREATURE-BEAR-03", False),
    flag("creature_after_conquest", "NG-CREATURE-25", False),
    flag("stationary_creature_acts", "NG-AMB-56", False),
    flag("wolf_blocks_raven", "NG-AMB-60", True),
    reading("placement_check", "NG-EXPLORE-05", "corner", "separation"),
    flag("start5_in_pile", "NG-SETUP-06", True),
    flag("allow_void_play", "NG-AMB-12", False),
    flag("team_fame_pool", "NG-TEAM-03", True),
    flag("open_fame", "NG-COMP-12", False),
    SetupOption("years", INT, 7, (7, 10), rule="NG-YEAR-01", group="rules"),
    flag("domination_win", "NG-WIN-01", True),
)


@dataclass
class Rules:
    """The setup of one match, typed; shared by all its clones."""

    version: int  # of the rules: a rule that has changed asks for it
    seats: int
    clans: str  # draft, random, none, or clan ids with commas between them
    creatures: bool
    more_creatures: bool
    teams: bool
    years: int
    domination: bool
    trade_any: bool
    boar_own: bool
    snake_takes_all: bool
    unplaceable_shuffled: bool
    unrest_as_discard: bool
    camps_everywhere: bool
    upgrade_same_turn: bool
    recruit_new_tile: bool
    second_chance_must: bool
    tie_on_map: bool
    kaija_is_unit: bool
    bear_pass_through: bool
    creature_after_conquest: bool
    stationary_creature_acts: bool
    wolf_blocks_raven: bool
    separation: bool
    start5_in_pile: bool
    void_play: bool
    team_fame_pool: bool
    open_fame: bool
    opponents: list[list[int]]  # of each seat, clockwise from the left


def opponents_of(seat: int, seats: int, teams: bool) -> list[int]:
    """Clockwise from the left; in teams the partner sits opposite. [NG-TEAM-01]"""
    others = [(seat + i) % seats for i in range(1, seats)]
    return [other for other in others if not (teams and (other - seat) % 2 == 0)]


def rules_of(setup: dict[str, Any], version: int) -> Rules:
    clans = setup["clans"]
    seats = setup["seats"]
    return Rules(
        version=version,
        seats=setup["seats"],
        clans=",".join(clans) if isinstance(clans, list) else clans,
        creatures=setup["creatures"],
        more_creatures=setup["more_creatures"],
        teams=setup["teams"],
        years=setup["years"],
        domination=setup["domination_win"],
        trade_any=setup["trade_kind"] == "any",
        boar_own=setup["boar_scope"] == "own",
        snake_takes_all=setup["snake_harvest_amount"] == "all",
        unplaceable_shuffled=setup["unplaceable_tile"] == "shuffle",
        unrest_as_discard=setup["unrest_as_discard"],
        camps_everywhere=setup["training_camp_scope"] == "controlled",
        upgrade_same_turn=setup["upgrade_playable"] == "same_turn",
        recruit_new_tile=setup["recruit_new_tile"],
        second_chance_must=setup["second_chance_tile"] == "must",
        tie_on_map=setup["tie_buildings"] == "on_map",
        kaija_is_unit=setup["kaija_counts"] == "unit",
        bear_pass_through=setup["bear_pass_through"],
        creature_after_conquest=setup["creature_after_conquest"],
        stationary_creature_acts=setup["stationary_creature_acts"],
        wolf_blocks_raven=setup["wolf_blocks_raven"],
        separation=setup["placement_check"] == "separation",
        start5_in_pile=setup["start5_in_pile"],
        void_play=setup["allow_void_play"],
        team_fame_pool=setup["team_fame_pool"],
        open_fame=setup["open_fame"],
        opponents=[opponents_of(seat, seats, setup["teams"]) for seat in range(seats)],
    )
