"""What must hold between the entries of a pack: counts, references, and that a match can be played to its end."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from longhall.games.icegarden.content import (
    MOVABLE_FIELDS,
    REGIONS,
    RESOURCES,
    UNIT_LEVELS,
    Content,
)
from longhall.kernel.pack_reader import PackReader

PACK: Final = "pack.toml"
PLAYERS: Final = (2, 3, 4)
IN_PLAY: Final = {2: 6, 3: 7, 4: 8}  # regions [IG-SETUP-08]
STAGE_SIZES: Final = (3, 3, 2, 2)  # fields of the initiative track [IG-INIT-01]
RED_SHIPS: Final = 4
SPEEDS: Final = (3, 5)  # fewest and most action markers a ship may show
UNIT_COUNTS: Final = (3, 2, 1)  # by level [IG-COMP-04]
ROOM: Final = (3, 3, 4)  # printed abilities and slots by level
GOAL_STEPS: Final = ("move_charm", "close_region")  # bound abilities without an icon of their own


def check_content(content: Content, reader: PackReader) -> None:
    check_regions(content, reader)
    check_tokens(content, reader)
    check_track(content, reader)
    check_fields(content, reader)
    check_units(content, reader)
    check_supplies(content, reader)


def check_regions(content: Content, reader: PackReader) -> None:
    file = "regions.toml"
    if len(content.regions) != REGIONS:
        reader.complain(file, "region", "", f"{len(content.regions)} regions, {REGIONS} needed")
        return
    for a in range(REGIONS):
        for b in range(a, REGIONS):
            if not _is_connected(content, {a, b}):
                names = " and ".join(sorted({content.regions[a].id, content.regions[b].id}))
                reader.complain(file, "border", "between", f"without {names} the map falls into pieces")
                return
    for players in PLAYERS:
        left_out = REGIONS - IN_PLAY[players]
        if len(content.quick_left_out[players]) != left_out:
            reader.complain(file, "quick", "left_out", f"with {players} players {left_out} regions stay out")


def _is_connected(content: Content, without: set[int]) -> bool:
    left = {region for region in range(REGIONS) if region not in without}
    todo = [min(left)]
    reached = {min(left)}
    while todo:
        for near in content.neighbours[todo.pop()]:
            if near in left and near not in reached:
                reached.add(near)
                todo.append(near)
    return reached == left


def check_tokens(content: Content, reader: PackReader) -> None:
    for players in PLAYERS:
        orders = sorted(token.number for token in content.tokens if token.players == players)
        needed = list(range(1, IN_PLAY[players] + 1))
        if orders != needed:
            problem = f"the set for {players} players has the order numbers {orders}, {needed} are needed"
            reader.complain("tokens.toml", "token", "order", problem)


def check_track(content: Content, reader: PackReader) -> None:
    ships = content.ships
    stages = [stage + 1 for stage, size in enumerate(STAGE_SIZES) for _ in range(size)]
    if [ship.stage for ship in ships] != stages:
        reader.complain(PACK, "initiative", "stage", f"the stages must have {', '.join(map(str, STAGE_SIZES))} fields")
        return
    if ships[0].actions != content.numbers.start_actions:
        problem = f"must be {content.numbers.start_actions} on the first field, as in turn 1"
        reader.complain(PACK, "initiative number 1", "actions", problem)
    for ship in ships:
        if not SPEEDS[0] <= ship.actions <= min(SPEEDS[1], content.numbers.action_markers):
            problem = f"{ship.actions} must be between {SPEEDS[0]} and {SPEEDS[1]}"
            reader.complain(PACK, f"initiative number {ship.index + 1}", "actions", problem)
    red = [ship.index for ship in ships if ship.red]
    if len(red) != RED_SHIPS or not ships[-1].red:
        reader.complain(PACK, "initiative", "red", f"{RED_SHIPS} ships must be red, the last one among them")
    elif any(second - first < 2 for first, second in pairwise(red)):
        reader.complain(PACK, "initiative", "red", "red ships must be at least two fields apart")
    by_order = {(ship.stage, ship.order) for ship in ships}
    if len(by_order) != len(ships):
        reader.complain(PACK, "initiative", "order", "two ships of one stage have the same number")


def check_fields(content: Content, reader: PackReader) -> None:
    for players in PLAYERS:
        spaces = [field.spaces_2 if players == 2 else field.spaces for field in content.fields[1 : MOVABLE_FIELDS + 1]]
        markers = players * content.numbers.action_markers
        if 0 not in spaces and sum(spaces) < markers:
            name = "spaces_2" if players == 2 else "spaces"
            problem = f"{sum(spaces)} spaces on fields 1 to 5, but {players} players have {markers} action markers"
            reader.complain(PACK, "field", name, problem)


def check_units(content: Content, reader: PackReader) -> None:
    file = "characters.toml"
    for unit in content.units:
        if unit.count != UNIT_COUNTS[unit.level - 1]:
            problem = f"{unit.count} must be {UNIT_COUNTS[unit.level - 1]} for a unit of level {unit.level}"
            reader.complain(file, unit.id, "count", problem)
        icons = sum(unit.printed) + sum(ability not in GOAL_STEPS for ability in unit.bound)
        room = icons + unit.slots + unit.spy_slots
        if room != ROOM[unit.level - 1]:
            problem = (
                f"abilities and slots make {room}, a unit of level {unit.level} has room for {ROOM[unit.level - 1]}"
            )
            reader.complain(file, unit.id, "slots", problem)
    tokens = sum(ability.tokens for ability in content.abilities)
    if tokens != content.numbers.upgrades:
        problem = f"{tokens} upgrade tokens in all, pack.toml counts {content.numbers.upgrades}"
        reader.complain(file, "ability", "tokens", problem)


def check_supplies(content: Content, reader: PackReader) -> None:
    numbers = content.numbers
    most = PLAYERS[-1]
    started = (numbers.start_population, numbers.start_gold, numbers.start_m)
    supplied = (numbers.population, numbers.gold, numbers.m)
    for name, start, supply in zip(RESOURCES, started, supplied, strict=True):
        if start * most > supply:
            reader.complain(PACK, "supply", name, f"{most} players start with {start * most}, there are {supply}")
    for players in PLAYERS:
        blanks = IN_PLAY[players] - numbers.charms  # one less with the Thorn, whose region takes none
        if blanks > numbers.blank_charms + (1 if players == most else 0):
            problem = f"{numbers.blank_charms} are too few for {players} players"
            reader.complain(PACK, "supply", "blank_charms", problem)
    if numbers.vuko_tokens < len(content.ships):
        problem = f"a match may last {len(content.ships)} turns, with a token in each"
        reader.complain(PACK, "supply", "vuko_tokens", problem)
    if numbers.nations < REGIONS:
        reader.complain(PACK, "supply", "nations", f"each of the {REGIONS} regions gets one")
    if numbers.start_markers > REGIONS - UNIT_LEVELS + 1:
        reader.complain(PACK, "start", "markers", "there are not as many regions with two players")
    goals = {2: numbers.towers, 3: numbers.closures}
    for character, supply in goals.items():
        if content.characters[character].goal > supply:
            problem = f"needs {content.characters[character].goal}, but there are {supply} tokens"
            reader.complain("characters.toml", content.characters[character].id, "goal", problem)
    if content.characters[1].goal > numbers.charms:
        reader.complain("characters.toml", content.characters[1].id, "goal", "needs more charms than there are")
