"""Northgard: Uncharted Lands, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from longhall.games.northgard.alarms import alarms
from longhall.games.northgard.components import TOLD_OF, components, pack_notes
from longhall.games.northgard.content import BUILDING_IDS, CLAN, CLAN_IDS, RESOURCES, Content
from longhall.games.northgard.differences import differences
from longhall.games.northgard.effects import BASIC_WORDS
from longhall.games.northgard.events.table import EVENTS
from longhall.games.northgard.forecast import forecast
from longhall.games.northgard.frame_table import FRAMES
from longhall.games.northgard.frames.base import WORDS
from longhall.games.northgard.frames.setup import SetUpTable
from longhall.games.northgard.frames.turn import ACTIONS
from longhall.games.northgard.pack_effects import OPS
from longhall.games.northgard.pack_loader import FILES, builtin_folder, check, load
from longhall.games.northgard.recap import RECAP
from longhall.games.northgard.saved import check_state, frame_ranges, ranges
from longhall.games.northgard.scoring import final_result, standing
from longhall.games.northgard.setup_options import SETUP_OPTIONS, rules_of
from longhall.games.northgard.shapes import Components, Preview, View
from longhall.games.northgard.specials.table import SPECIALS
from longhall.games.northgard.state import NorthgardState, opening_state
from longhall.games.northgard.view import determinize, hidden_places, view, views
from longhall.games.northgard.vocabulary import VOCABULARY
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
from longhall.kernel.setup import check_one_each
from longhall.kernel.state import State
from longhall.kernel.vocabulary import Vocabulary

RULES_VERSIONS: Final = (2,)  # that matches can be played by, the newest last
_PLAIN_WORDS: Final = (
    *ACTIONS,
    *WORDS.values(),
    *BASIC_WORDS,
    "active",
    "box",
    "attack",
    "accept",
    "discard",
    "nothing",
    "face:point",
    "face:casualty",
    "lose:kaija",
    "lose:units",
)


class Northgard(Game):
    def __init__(self, content: Content, rules_version: int = RULES_VERSIONS[-1]) -> None:
        super().__init__("northgard", rules_version, content.hash, SETUP_OPTIONS)
        self.content = content
        self.names: dict[str, tuple[str, ...]] = {
            "card": tuple(content.card_index),
            "tile": tuple(content.tile_index),
            "building": BUILDING_IDS,
            "clan": CLAN_IDS,
            "creature": tuple(creature.id for creature in content.creatures),
            "take": RESOURCES,
            "way": (*OPS, *SPECIALS),
        }

    def rules_versions(self) -> tuple[int, ...]:
        return RULES_VERSIONS

    def by_rules(self, version: int) -> Game:
        return Northgard(self.content, version)

    def frames(self) -> FrameTable:
        return FRAMES

    def opening(self, setup: dict[str, Any]) -> State:
        state = opening_state(self.content, rules_of(setup, self.rules_version))
        state.push(SetUpTable())
        return state

    def check_setup(self, setup: dict[str, Any]) -> None:
        check_one_each(setup, "clans")

    def view(self, state: NorthgardState, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: NorthgardState, seats: list[int | None]) -> list[Mapping[str, Any]]:
        return list(views(state, seats))

    def capabilities(self) -> Capabilities:
        return Capabilities(hidden_information=True, previews=True, place_names=True)

    def differences(self, before: NorthgardState, trial: Trial, seat: int) -> Preview:
        return differences(before, trial.after, seat)

    def forecast(self, state: NorthgardState, seat: int) -> list[Forecast]:
        return forecast(state, seat)

    def alarms(self, state: NorthgardState) -> list[Event]:
        return alarms(state)

    def determinize(self, state: NorthgardState, seat: int | None, rng: Rng) -> State:
        return determinize(state, seat, rng)

    def hidden_places(self, state: NorthgardState) -> list[Group]:
        return hidden_places(state)

    def ranges(self, state: NorthgardState) -> dict[str, tuple[int, int]]:
        return ranges(state)

    def frame_ranges(self, state: NorthgardState) -> dict[str, tuple[int, int]]:
        return frame_ranges(state)

    def check_state(self, state: NorthgardState, fresh: NorthgardState) -> None:
        check_state(state, fresh)

    def result(self, state: NorthgardState) -> Result:
        return final_result(state)

    def standing(self, state: NorthgardState) -> Result:
        return standing(state)

    def period_unit(self) -> str:
        return "year"

    def period(self, state: NorthgardState) -> int:
        return state.year

    def is_known_key(self, state: NorthgardState, key: str) -> bool:
        if key in _PLAIN_WORDS:
            return True
        verb, _, rest = key.partition(":")
        if verb in ("territory", "kaija") and rest in state.geo.names:
            return bool(rest)
        if verb in ("count", "kaija", "seat"):
            return rest.isdigit()
        if verb in ("place", "give"):
            numbers = rest.split(",")
            return len(numbers) == 3 and all(number.lstrip("-").isdigit() for number in numbers)
        if verb in ("slot", "extra"):
            return rest.rpartition(".")[0] in state.geo.names
        if verb == "exchange":
            return all(name in RESOURCES for name in rest.split(","))
        return rest in self.names.get(verb, ())

    def component_counts(self, state: NorthgardState) -> dict[str, int]:
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
        ours = load(builtin_folder())
        known = {card.id: card for card in ours.cards}
        words: dict[str, str] = {}
        for card in self.content.cards:
            id = f"card-{card.id}".replace("_", "-")
            builtin = known.get(card.id)
            if builtin is None or builtin.name != card.name:
                words[id] = card.name
            if builtin is None or builtin.note != card.note or builtin.effects != card.effects:
                words[f"{id}-text"] = card.note
        for tile in self.content.tiles:
            for letter, place in tile.places:
                words[f"land-{tile.id}-{letter}".replace("_", "-")] = place
        translated = pack_notes(ours)
        words |= {id: note for id, note in pack_notes(self.content).items() if translated.get(id) != note}
        return words


def component_counts(s: NorthgardState) -> dict[str, int]:
    """Units, buildings, tiles and cards are never made or lost. [NG-COMP-02, -03, -04, -07]"""
    counts: dict[str, int] = {}
    for seat in range(s.seats):
        on_map = 0
        for territory in s.geo.territories:
            if s.owner[territory] == seat:
                on_map += s.units[territory]
            if s.raider[territory] == seat:
                on_map += s.raiders[territory]
        counts[f"units of seat {seat}"] = s.reserve[seat] + on_map
    standing = [building for building in s.built if building >= 0] + s.extra_buildings[1::2]
    for building in s.content.buildings:
        counts[building.id] = s.supply[building.index] + standing.count(building.index)
    in_hands = sum(len(tiles) for tiles in s.setup_tiles)
    counts["tiles"] = len(s.geo.placements) + len(s.tiles) + len(s.drawn_tiles) + in_hands
    cards = s.looking + s.removed + s.development + s.row + s.achievements + s.unused
    for seat in range(s.seats):
        cards = cards + s.draw[seat] + s.hand[seat] + s.active[seat] + s.discard[seat] + s.upgrades[seat]
    unclaimed = [card for card in s.content.cards if card.kind == CLAN and card.clan not in s.clan]
    counts["cards"] = len(cards) + s.unrest + len(unclaimed)
    counts["creatures"] = len(s.creature_deck) + len(s.creature_line) + len(s.creature_discard)
    return counts


def make(pack: Path | None = None) -> Northgard:
    """The game with its built-in pack, or with the pack in a folder."""
    content = load(pack if pack is not None else builtin_folder())
    content.specials = SPECIALS
    return Northgard(content)
