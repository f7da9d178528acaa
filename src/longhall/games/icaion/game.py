"""Icaion, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from longhall.games.icaion.alarms import alarms
from longhall.games.icaion.components import TOLD_OF, components, pack_messages
from longhall.games.icaion.content import (
    ACTIONS,
    COLOURS,
    GEAR,
    MACHINES,
    OP_CAGE,
    ROWS,
    SEEKERS,
    WONDERS,
    YEARS,
    Content,
)
from longhall.games.icaion.differences import differences
from longhall.games.icaion.events.table import EVENTS
from longhall.games.icaion.forecast import forecast
from longhall.games.icaion.frame_table import FRAMES
from longhall.games.icaion.frames.base import WORDS
from longhall.games.icaion.frames.power import USES
from longhall.games.icaion.frames.setup import SetUpTable
from longhall.games.icaion.pack_loader import FILES, builtin_folder, check, load
from longhall.games.icaion.queries import count_upgrades, machines_on_board, open_cages
from longhall.games.icaion.recap import RECAP
from longhall.games.icaion.saved import check_state, frame_ranges, ranges
from longhall.games.icaion.scoring import final_result
from longhall.games.icaion.setup_options import rules_of, setup_options
from longhall.games.icaion.shapes import Components, Preview, View
from longhall.games.icaion.specials.wonders import wonder_powers
from longhall.games.icaion.state import NEUTRAL, NOTHING, IcaionState, opening_state
from longhall.games.icaion.view import determinize, hidden_places, view, views
from longhall.games.icaion.vocabulary import VOCABULARY
from longhall.kernel.chance import Rng
from longhall.kernel.codec import FrameTable
from longhall.kernel.events import Event
from longhall.kernel.frames import Forecast
from longhall.kernel.game import Capabilities, Game, Shapes
from longhall.kernel.hidden import Group
from longhall.kernel.match import Result
from longhall.kernel.pack import PackFormat
from longhall.kernel.preview import Trial
from longhall.kernel.recap import Recap
from longhall.kernel.state import State
from longhall.kernel.vocabulary import Vocabulary

RULES_VERSIONS: Final = (1, 2)  # that matches can be played by, the newest last
_PLAIN_WORDS: Final = (*ACTIONS, *WORDS.values())


class Icaion(Game):
    def __init__(self, content: Content, rules_version: int = RULES_VERSIONS[-1]) -> None:
        super().__init__("icaion", rules_version, content.hash, setup_options(content.presets))
        self.content = content
        self.names: dict[str, tuple[str, ...]] = {
            "node": tuple(content.node_index),
            "region": tuple(content.region_index),
            "card": tuple(content.curio_index),
            "colour": COLOURS,
            "apparatus": COLOURS,
            "row": ROWS,
            "machine": MACHINES,
            "wonder": WONDERS,
            "seeker": SEEKERS,
            "gear": GEAR,
            "power": USES,
            "special": ACTIONS,
        }

    def rules_versions(self) -> tuple[int, ...]:
        return RULES_VERSIONS

    def by_rules(self, version: int) -> Game:
        return Icaion(self.content, version)

    def frames(self) -> FrameTable:
        return FRAMES

    def opening(self, setup: dict[str, Any]) -> State:
        state = opening_state(self.content, rules_of(setup, self.rules_version))
        state.push(SetUpTable())
        return state

    def state_from_data(self, setup: dict[str, Any], data: dict[str, Any]) -> State:
        if "upgrade_cages" in data:
            return super().state_from_data(setup, data)
        # saved when the cages of Upgrades were always taken to be the last ones
        state = super().state_from_data(setup, data | {"upgrade_cages": [[] for _ in range(setup["seats"])]})
        assert isinstance(state, IcaionState)
        for seat in range(state.seats):
            first, cages = open_cages(state, seat), count_upgrades(state, seat, OP_CAGE)
            state.upgrade_cages[seat] = list(range(first, first + cages))
        return state

    def view(self, state: IcaionState, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: IcaionState, seats: list[int | None]) -> list[Mapping[str, Any]]:
        return list(views(state, seats))

    def capabilities(self) -> Capabilities:
        return Capabilities(hidden_information=True, previews=True, place_names=True)

    def differences(self, before: IcaionState, trial: Trial, seat: int) -> Preview:
        return differences(before, trial.settled, trial.after, seat)

    def forecast(self, state: IcaionState, seat: int) -> list[Forecast]:
        return forecast(state, seat)

    def alarms(self, state: IcaionState) -> list[Event]:
        return alarms(state)

    def determinize(self, state: IcaionState, seat: int | None, rng: Rng) -> State:
        return determinize(state, seat, rng)

    def hidden_places(self, state: IcaionState) -> list[Group]:
        return hidden_places(state)

    def ranges(self, state: IcaionState) -> dict[str, tuple[int, int]]:
        return ranges(state)

    def frame_ranges(self, state: IcaionState) -> dict[str, tuple[int, int]]:
        return frame_ranges(state)

    def check_state(self, state: IcaionState, fresh: IcaionState) -> None:
        check_state(state, fresh)

    def result(self, state: IcaionState) -> Result:
        return final_result(state)

    def standing(self, state: IcaionState) -> Result:
        return final_result(state)

    def period_unit(self) -> str:
        return "year"

    def period(self, state: IcaionState) -> int:
        return state.year

    def is_known_key(self, state: IcaionState, key: str) -> bool:
        if key in _PLAIN_WORDS:
            return True
        verb, _, rest = key.partition(":")
        if verb in ("count", "cage"):
            return rest.isascii() and rest.isdigit()
        if verb in ("pay", "lose"):
            cage, _, colour = rest.partition(".")
            return cage.isascii() and cage.isdigit() and colour in COLOURS
        if verb == "convert":
            given, _, made = rest.partition(".")
            return given in COLOURS and made in COLOURS
        if verb == "remove":
            region, _, count = rest.partition(".")
            return region in self.content.region_index and count.isascii() and count.isdigit()
        return rest in self.names.get(verb, ())

    def component_counts(self, state: IcaionState) -> dict[str, int]:
        return component_counts(state)

    def pack_format(self) -> PackFormat:
        return PackFormat(FILES, builtin_folder(), check)

    def components(self) -> Components:
        return components(self.content)

    def shapes(self) -> Shapes:
        return Shapes(View, Preview, Components, EVENTS, TOLD_OF)

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def recap(self) -> Recap:
        return RECAP

    def pack_messages(self) -> dict[str, str]:
        return pack_messages(self.content, load(builtin_folder()))


def component_counts(s: IcaionState) -> dict[str, int]:
    """Machines, cards, Shards, tiles and Wonders are never made or lost.
    [IC-COMP-07, IC-COMP-08, IC-COMP-10, IC-COMP-12..15]"""
    counts: dict[str, int] = {}
    for seat in range(s.seats):
        on_board = sum(machines_on_board(s, seat, machine) for machine in range(3))
        in_rows = sum(3 - gone for gone in s.deployed[3 * seat : 3 * seat + 3])
        counts[f"machines of seat {seat}"] = on_board + in_rows + s.scrapped[seat]
    neutral = sum(machines_on_board(s, NEUTRAL, machine) for machine in range(3))
    counts["neutral machines"] = neutral + sum(s.neutral_left) + s.scrapped[NEUTRAL]
    curios = s.deck + s.discards + s.resolving
    for seat in range(s.seats):
        curios = curios + s.hand[seat] + s.upgrades[seat]
    counts["curios"] = len(curios)
    stored = sum(s.shards) + sum(s.shards_removed) + (s.revealed_shard > 0)
    counts["shards"] = len(s.shard_supply) + len(s.colossus_shards) + stored
    waiting = sum(card != NOTHING for card in s.colossus_cards)
    counts["event cards"] = len(s.event_deck) + len(s.event_track) + waiting
    in_piles = sum(YEARS + 1 - year for year in s.pile_year)
    taken = sum(tile != NOTHING for tile in s.slot) + sum(tile != NOTHING for tile in s.installed)
    counts["apparatus"] = in_piles + taken + len(s.tiles_discarded)
    standing = sum(wonder != NOTHING for wonder in s.wonder_at)
    counts["wonders"] = len(s.open_wonders) + len(s.wonder_box) + standing
    return counts


def make(pack: Path | None = None) -> Icaion:
    """The game with its built-in pack, or with the pack in a folder."""
    content = load(pack if pack is not None else builtin_folder())
    content.wonder_powers = wonder_powers()
    return Icaion(content)
