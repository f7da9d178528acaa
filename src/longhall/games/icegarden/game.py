"""The Lord of the Ice Garden, as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from longhall.games.icegarden.alarms import alarms
from longhall.games.icegarden.components import TOLD_OF, component_names, components
from longhall.games.icegarden.content import (
    ABILITY_IDS,
    CALLO,
    CHARACTER_IDS,
    FAUN_LEVEL,
    FIELD_IDS,
    GENERIC,
    LEVELS,
    MARKER,
    MOVABLE_FIELDS,
    PIECES,
    REGIONS,
    RESOURCES,
    UNIT_IDS,
    UNIT_LEVELS,
    Content,
)
from longhall.games.icegarden.differences import differences
from longhall.games.icegarden.events.table import EVENTS
from longhall.games.icegarden.forecast import forecast
from longhall.games.icegarden.frame_table import FRAMES
from longhall.games.icegarden.frames.abilities import ABILITIES
from longhall.games.icegarden.frames.making import SUBACTIONS
from longhall.games.icegarden.frames.raven import RAVEN_WORDS
from longhall.games.icegarden.frames.setup import SetUpTable
from longhall.games.icegarden.frames.throat import GIFTS
from longhall.games.icegarden.pack_loader import FILES, builtin_folder, check, load
from longhall.games.icegarden.queries import bought, closures
from longhall.games.icegarden.recap import RECAP
from longhall.games.icegarden.saved import check_state, frame_ranges, ranges
from longhall.games.icegarden.scoring import final_result, standing
from longhall.games.icegarden.setup_options import SETUP_OPTIONS, rules_of
from longhall.games.icegarden.shapes import Components, Preview, View
from longhall.games.icegarden.state import NOBODY, SEAT_STRIDE, IceGardenState, opening_state
from longhall.games.icegarden.view import determinize, hidden_places, view, views
from longhall.games.icegarden.vocabulary import VOCABULARY
from longhall.kernel.chance import Rng
from longhall.kernel.codec import FrameTable
from longhall.kernel.errors import SetupError
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

RULES_VERSIONS: Final = (1,)  # that matches can be played by, the newest last
_PLAIN_WORDS: Final = (*SUBACTIONS, *RAVEN_WORDS.values(), "done", "pass", "keep", "exchange", "attack")


class IceGarden(Game):
    def __init__(self, content: Content, rules_version: int = RULES_VERSIONS[-1]) -> None:
        super().__init__("icegarden", rules_version, content.hash, SETUP_OPTIONS)
        self.content = content
        self.names: dict[str, tuple[str, ...]] = {
            "character": CHARACTER_IDS,
            "region": tuple(content.region_ids),
            "field": FIELD_IDS,
            "ability": ABILITY_IDS[:GENERIC],
            "unit": UNIT_IDS,
            "take": RESOURCES,
            "give": GIFTS,
            "use": ABILITIES,
            "jump": ("1", "2"),
            "token": tuple(str(number) for number in range(1, MOVABLE_FIELDS + 1)),
            "up": tuple(str(level) for level in range(LEVELS)),
            "down": tuple(str(level) for level in range(LEVELS)),
            "level": tuple(str(level) for level in range(LEVELS)),
        }

    def rules_versions(self) -> tuple[int, ...]:
        return RULES_VERSIONS

    def by_rules(self, version: int) -> Game:
        return IceGarden(self.content, version)

    def frames(self) -> FrameTable:
        return FRAMES

    def opening(self, setup: dict[str, Any]) -> State:
        state = opening_state(self.content, rules_of(setup, self.rules_version, self.content.quick_tiles))
        state.push(SetUpTable())
        return state

    def check_setup(self, setup: dict[str, Any]) -> None:
        check_one_each(setup, "characters")
        tiles = setup["vuko_tiles"]
        if isinstance(tiles, list):
            named = [place.partition(":")[0] for place in tiles]
            if len(set(named)) != len(named):
                sentence = f"setup option 'vuko_tiles' puts a tile on two stages: {','.join(tiles)}"
                raise SetupError(sentence, "error-setup-twice", {"setup": "vuko_tiles"})

    def view(self, state: IceGardenState, seat: int | None) -> View:
        return view(state, seat)

    def views(self, state: IceGardenState, seats: list[int | None]) -> list[Mapping[str, Any]]:
        return list(views(state, seats))

    def capabilities(self) -> Capabilities:
        """Region tokens lie face down for everybody during setup; nobody ever knows more than another."""
        return Capabilities(hidden_information=True, previews=True, place_names=True, secrets=False)

    def differences(self, before: IceGardenState, trial: Trial, seat: int) -> Preview:
        found = differences(before, trial.after, seat)
        if trial.after.events:
            found["events"] = [event.seen_by(seat) for event in trial.after.events]
        return found

    def forecast(self, state: IceGardenState, seat: int) -> list[Forecast]:
        return forecast(state, seat)

    def alarms(self, state: IceGardenState) -> list[Event]:
        return alarms(state)

    def determinize(self, state: IceGardenState, seat: int | None, rng: Rng) -> State:
        return determinize(state, seat, rng)

    def hidden_places(self, state: IceGardenState) -> list[Group]:
        return hidden_places(state)

    def ranges(self, state: IceGardenState) -> dict[str, tuple[int, int]]:
        return ranges(state)

    def frame_ranges(self, state: IceGardenState) -> dict[str, tuple[int, int]]:
        return frame_ranges(state)

    def check_state(self, state: IceGardenState, fresh: IceGardenState) -> None:
        check_state(state, fresh)

    def result(self, state: IceGardenState) -> Result:
        return final_result(state)

    def standing(self, state: IceGardenState) -> Result:
        return standing(state)

    def period_unit(self) -> str:
        return "turn"

    def period(self, state: IceGardenState) -> int:
        """Setting up counts as part of the first turn."""
        return max(1, state.turn)

    def is_known_key(self, state: IceGardenState, key: str) -> bool:
        if key in _PLAIN_WORDS:
            return True
        verb, _, rest = key.partition(":")
        if verb == "count":
            return rest.isascii() and rest.isdigit()
        if verb == "seat":
            return rest in [str(seat) for seat in range(state.seats)]
        if verb in ("piece", "target"):
            piece, _, region = rest.partition("@")
            return region in self.content.region_index and self._is_piece(state, verb, piece)
        return rest in self.names.get(verb, ())

    def _is_piece(self, state: IceGardenState, verb: str, piece: str) -> bool:
        if verb == "target":
            owner, _, piece = piece.partition(".")
            if owner in ("nation", "companion"):
                return not piece
            if owner not in [str(seat) for seat in range(state.seats)]:
                return False
        return piece == "marker" or piece in UNIT_IDS

    def component_counts(self, state: IceGardenState) -> dict[str, int]:
        return component_counts(state)

    def components(self) -> Components:
        return components(self.content)

    def shapes(self) -> Shapes:
        return Shapes(View, Preview, Components, EVENTS, TOLD_OF)

    def pack_format(self) -> PackFormat:
        return PackFormat(FILES, builtin_folder(), check)

    def pack_messages(self) -> dict[str, str]:
        """Names of what a pack of one's own calls otherwise."""
        ours = component_names(load(builtin_folder()))
        return {id: name for id, name in component_names(self.content).items() if ours.get(id) != name}

    def vocabulary(self) -> Vocabulary:
        return VOCABULARY

    def recap(self) -> Recap:
        return RECAP


def component_counts(s: IceGardenState) -> dict[str, int]:
    """Pieces, tokens and markers are never made or lost. [IG-COMP-02..05]"""
    counts: dict[str, int] = {}
    for seat in range(s.seats):
        character = s.character[seat]
        for kind in range(PIECES):
            start = seat * SEAT_STRIDE + kind * REGIONS
            total = s.reserve[PIECES * seat + kind] + sum(s.pieces[start : start + REGIONS])
            if kind == MARKER:
                total += s.held[seat] + s.throat[seat] + s.captured[seat]
                total += sum(s.locked) if character == CALLO else 0
            elif character == NOBODY:
                total += s.content.unit(CALLO, kind).count
            elif character == CALLO and kind == FAUN_LEVEL:
                total += closures(s)
            counts[f"pieces of seat {seat}, kind {kind}"] = total
    held = (sum(s.population), sum(s.gold), sum(s.m))
    for resource, name in enumerate(RESOURCES):
        counts[name] = s.stock[resource] + held[resource]
    counts["charms"] = sum(s.charm) + sum(s.charm_moved) + s.absorbed + s.charm_box
    counts["nations"] = sum(s.nations) + s.companions + s.nation_box
    counts["region tokens"] = len(s.token_pile) + sum(token != NOBODY for token in s.token)
    for ability in range(GENERIC):
        placed = s.spy.count(ability)
        for seat in range(s.seats):
            if s.character[seat] != NOBODY:
                placed += sum(bought(s, seat, level)[ability] for level in range(1, UNIT_LEVELS + 1))
        counts[f"{ABILITY_IDS[ability]} upgrades"] = s.upgrades_left[ability] + placed
    return counts


def make(pack: Path | None = None) -> IceGarden:
    """The game with its built-in pack, or with the pack in a folder."""
    return IceGarden(load(pack if pack is not None else builtin_folder()))
