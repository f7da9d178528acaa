"""What a game must supply, and how a match of it starts. A game object is bound to one pack and one rules version."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from longhall.kernel.chance import Rng, fresh_seed, rng_from_seed
from longhall.kernel.codec import FrameTable
from longhall.kernel.errors import RecordError
from longhall.kernel.events import Event, EventType
from longhall.kernel.frames import Choice, Forecast
from longhall.kernel.hidden import Group
from longhall.kernel.match import Match, Result
from longhall.kernel.pack import PackFormat
from longhall.kernel.preview import Trial, carried_out
from longhall.kernel.recap import Recap
from longhall.kernel.rules import Catalogue, read_catalogue
from longhall.kernel.setup import SetupOption, read_setup
from longhall.kernel.state import State
from longhall.kernel.vocabulary import Vocabulary

LONGEST_NAME: Final = 40
MOST_VERSIONS: Final = 1_000_000


class Capabilities:
    """What a game has and another need not have. Whoever could use it asks here instead of trying.

    - ``hidden_information``: somebody, seat or spectator, does not know the whole state.
    - ``secrets``: a seat knows what others do not, such as its hand. As a rule, if anything is hidden.
    - ``previews``: the game tells what a choice would bring.
    - ``place_names``: places of its board have names (``Vocabulary.places``).
    """

    def __init__(
        self,
        hidden_information: bool = False,
        previews: bool = False,
        place_names: bool = False,
        secrets: bool | None = None,
    ) -> None:
        self.hidden_information = hidden_information
        self.secrets = hidden_information if secrets is None else secrets
        self.previews = previews
        self.place_names = place_names


class Shapes:
    """The TypedDicts of what a game tells, and all types of its events. The types of the pages are generated from them,
    and the conformance tests hold the game to them. ``told_of``: the classes of components with fields that are told in
    one of these TypedDicts, beside its own."""

    def __init__(
        self,
        view: Any,
        preview: Any = None,
        components: Any = None,
        events: tuple[EventType[Any], ...] | Any = (),
        told_of: Mapping[Any, Any] | None = None,
    ) -> None:
        self.view = view
        self.preview = preview
        self.components = components
        self.events = events
        self.told_of: Mapping[Any, Any] = told_of if told_of is not None else {}


class Game:
    """Base of the games. Subclasses override everything that raises NotImplementedError. As with frames, what they
    override gets the state of their own game: here it is ``Any``, and each game names its class."""

    def __init__(self, name: str, rules_version: int, pack_hash: str, setup_options: tuple[SetupOption, ...]) -> None:
        self.name = name
        self.rules_version = rules_version  # that its matches are played by
        self.pack_hash = pack_hash
        self.setup_options = tuple(option for option in setup_options if option.since <= rules_version)
        self._by_version: dict[int, Game] = {}

    # -- what the kernel offers on top --------------------------------------------------------------------------

    def new(
        self, setup: dict[str, Any] | None = None, seed: int | str | None = None, stops_at_chance: bool = False
    ) -> Match:
        """A match at its first decision. The same setup and seed give the same match; without a seed a secret one is
        drawn. With ``stops_at_chance`` it waits at chance, also in the opening, until ``Match.give`` decides."""
        full = self.read_setup(setup if setup is not None else {})
        text = fresh_seed() if seed is None else str(seed)
        match = Match(self, full, text, self.opening(full), rng_from_seed(text))
        match.stops_at_chance = stops_at_chance
        match.begin()
        return match

    def read_setup(self, given: dict[str, Any]) -> dict[str, Any]:
        """``given`` checked and completed; SetupError says in one sentence what is wrong."""
        full = read_setup(self.name, self.setup_options, given)
        self.check_setup(full)
        return full

    def from_json(self, text: str, trusted: bool = False) -> Match:
        """The match that ``Match.to_json`` wrote, or RecordError. ``trusted``: this program wrote it, and nobody else
        could change it; then nothing is checked but what cannot be read."""
        from longhall.kernel.saves import read_save  # noqa: PLC0415  # it replays matches, a game only offers it

        return read_save(self, text, trusted)

    def for_match(self, head: dict[str, Any]) -> Game:
        """The game by the rules that a match was begun by; ``head`` is that of its record or save. RecordError, which
        says what is wrong, for one of another game or pack, or of a rules version that this program does not know."""
        if head.get("game") != self.name:
            raise RecordError(f"this is a match of {_named(head.get('game'))}, not of {self.name!r}")
        version, known = head.get("rules_version"), self.rules_versions()
        if not isinstance(version, int) or isinstance(version, bool) or version not in known:
            what = f"version {known[0]}" if len(known) == 1 else f"versions {known[0]} to {known[-1]}"
            raise RecordError(
                f"the match was played by rules version {_named(version)} of {self.name}; this program knows {what}"
            )
        if head.get("pack") != self.pack_hash:
            raise RecordError(
                f"the match was played with pack {_named(head.get('pack'), '')}, this is pack {self.pack_hash}: "
                "name the right one with --pack"
            )
        if version == self.rules_version:
            return self
        if version not in self._by_version:
            self._by_version[version] = self.by_rules(version)
        return self._by_version[version]

    # -- what a game supplies --------------------------------------------------------------------------------------

    def rules_versions(self) -> tuple[int, ...]:
        """The versions of the rules that matches can be played by, the newest last: what was begun by one of them goes
        on by it, and new matches get the newest."""
        return (self.rules_version,)

    def by_rules(self, version: int) -> Game:
        """This game with the same pack by another of its ``rules_versions``."""
        raise NotImplementedError

    def frames(self) -> FrameTable:
        """Every frame class by its kind."""
        raise NotImplementedError

    def check_setup(self, setup: dict[str, Any]) -> None:
        """Raise SetupError for contradictions that the declared options cannot express."""

    def opening(self, setup: dict[str, Any]) -> State:
        """The state before anything happened; its stack leads through the setup of the rule book."""
        raise NotImplementedError

    def state_from_data(self, setup: dict[str, Any], data: dict[str, Any]) -> State:
        """The state that was saved as ``data``, but for its stack; a game fills in what its older saves lack."""
        state = self.opening(setup)
        state.load(data)
        return state

    def view(self, state: Any, seat: int | None) -> Mapping[str, Any]:
        """What ``seat`` may see (None: a spectator), built up from nothing."""
        raise NotImplementedError

    def views(self, state: Any, seats: list[int | None]) -> list[Mapping[str, Any]]:
        """The views of several at once. A game may make what is the same for all of them once: the same object in all
        views, which nobody changes."""
        return [self.view(state, seat) for seat in seats]

    def capabilities(self) -> Capabilities:
        return Capabilities()

    def preview(self, state: State, seat: int, pick: int) -> Mapping[str, Any]:
        """What a legal pick would bring ``seat``, whose choice is pending: data for clients, empty if there is nothing
        to say. It changes nothing, foresees no chance and knows no more than the seat: what the frame tells of it, and
        what is different once it has been carried out."""
        choice = state.stack[-1]
        assert isinstance(choice, Choice)
        found = dict(choice.preview(state, pick))
        if choice.is_tried(state, pick):
            trial = carried_out(state, pick)
            if trial is not None:
                found.update(self.differences(state, trial, seat))
        return found

    def differences(self, before: Any, trial: Trial, seat: int) -> Mapping[str, Any]:
        """What a preview tells of a pick that has been carried out."""
        return {}

    def forecast(self, state: Any, seat: int) -> list[Forecast]:
        """What is coming as things stand, for ``seat``, whose choice is pending; nothing that the seat may not know."""
        return []

    def alarms(self, state: Any) -> list[Event]:
        """That somebody can win or end the match soon, as things stand and as everybody can see: remarks, see
        ``AlarmEventType``. Each is told when it becomes so, and again only after it was no longer so."""
        return []

    def determinize(self, state: Any, seat: int | None, rng: Rng) -> State:
        """A copy in which everything ``seat`` cannot know is drawn anew, consistent with its view."""
        if self.capabilities().hidden_information:
            raise NotImplementedError
        copy: State = state.clone()
        return copy

    def hidden_places(self, state: Any) -> list[Group]:
        """Where in the state's own lists things lie that no seat may know, in groups: within a group they may lie in
        any other order without contradicting what anybody has seen. What a seat holds or has seen is not among them."""
        return []

    def ranges(self, state: Any) -> dict[str, tuple[int, int]]:
        """From what to what the numbers of the fields of a state go, lists and lists of lists included; other fields
        have small numbers. A save without its history is held to them."""
        return {}

    def frame_ranges(self, state: Any) -> dict[str, tuple[int, int]]:
        """The same for the fields of frames, by name."""
        return {}

    def check_state(self, state: Any, fresh: Any) -> None:
        """Raise ValueError where the parts of a saved state, each in its range, contradict each other. ``fresh`` is
        that of a new match with the same setup."""

    def result(self, state: Any) -> Result:
        """Places, scores by source and why the match ended; called only once the stack is empty."""
        raise NotImplementedError

    def standing(self, state: Any) -> Result:
        """Places and scores as if the final scoring were now: the result of a match that its players end by agreement.
        Empty in a game that cannot be scored before its end."""
        return Result("", "", [], [])

    def period_unit(self) -> str:
        """What the course of a match is counted in: "year", "round", "turn", or another word with messages of the
        game's own (``report-period-…-UNIT``); empty if in nothing."""
        return ""

    def period(self, state: Any) -> int:
        """The number of the year, round or turn that a match is in, counted from 1."""
        return 0

    def is_known_key(self, state: Any, key: str) -> bool:
        """Whether ``key`` names something that exists in this match, whether or not it is allowed now."""
        raise NotImplementedError

    def component_counts(self, state: Any) -> dict[str, int]:
        """Numbers that never change during a match, such as how many cards there are."""
        raise NotImplementedError

    def components(self) -> Mapping[str, Any]:
        """Everything in the pack as plain data, for galleries and for drawing: a list of entries for each kind."""
        return {}

    def shapes(self) -> Shapes | None:
        """The types of what the game tells; None for a game that has not written them down."""
        return None

    def vocabulary(self) -> Vocabulary:
        """Which parameters of the game's messages are ids of what."""
        return Vocabulary()

    def recap(self) -> Recap:
        """Which events tell what others did since one's last turn; nothing in a game that says nothing of it."""
        return Recap()

    def pack_format(self) -> PackFormat | None:
        """How packs of this game are made; None for a game without packs."""
        return None

    def pack_messages(self) -> dict[str, str]:
        """Messages that a custom pack brings along, by id: names and notes of what is not in the built-in pack."""
        return {}

    def catalogue(self, language: str = "en") -> Catalogue:
        """Every rule in our own words, from the folder ``rules`` beside the game's module; empty without one."""
        folder = Path(sys.modules[type(self).__module__].__file__ or "").parent / "rules"
        return read_catalogue(folder, language) if folder.is_dir() else Catalogue(language, {}, [])


def _named(value: Any, quote: str = "'") -> str:
    """What a file names, if it can be part of a sentence."""
    if isinstance(value, str) and len(value) <= LONGEST_NAME and value.isprintable():
        return f"{quote}{value}{quote}"
    return str(value) if type(value) is int and -MOST_VERSIONS < value < MOST_VERSIONS else "(unreadable)"
