"""Every message the program can ask for, collected from the sources, the packs and matches played at random.

Each id comes with the place that asks for it, so that a failing test says where to look.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Iterable
from functools import cache
from types import ModuleType
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import longhall
from longhall.bots import LEARNED, bots_for, strategy_for
from longhall.kernel.errors import SetupError
from longhall.kernel.frames import Choice
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.recap import phrases_of
from longhall.kernel.rules import LANGUAGES
from longhall.kernel.setup import BOOL, INT, SetupOption
from longhall.lessons import lesson_for
from longhall.lessons.teacher import FREE
from longhall.server.api.routes.library import bot_message
from longhall.text import FALLBACK, FOLDER, JOINED, NOT_SAID, Texts, message_id, parsed
from tests.text.sources import Asked, end_ids, event_ids, find_function, group_ids, literal_ids, returned, unsaid_events

EXAMPLES = 12  # parameters kept per message
MATCHES = 4  # per setup
RECAPPED = 25  # choices that are told again together


# The files


class Variables(Visitor):
    """Names of the variables and messages a message refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def written_languages() -> list[str]:
    return [language for language in LANGUAGES if (FOLDER / language).is_dir()]


def entries(language: str, file: str) -> list[ftl.EntryType]:
    return parsed(language, file).body


@cache
def messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)}


@cache
def all_messages(language: str, files: tuple[str, ...]) -> dict[str, ftl.Message]:
    return {name: message for file in files for name, message in messages(language, file).items()}


@cache
def referenced(language: str, files: tuple[str, ...]) -> set[str]:
    """Messages that others refer to."""
    found = Variables()
    for message in all_messages(language, files).values():
        found.visit(message)
    return found.messages


@cache
def variables(language: str, files: tuple[str, ...], id: str) -> set[str]:
    """Variables of a message and of those it refers to; what text.py derives from a parameter has a hyphen."""
    found = Variables()
    found.visit(all_messages(language, files)[id])
    names = {name.partition("-")[0] for name in found.names}
    for other in found.messages:
        names |= variables(language, files, other)
    return names


# Declarations


def choice_ids(game: Game) -> Asked:
    """Decisions, and the options and groups that follow from the keys of a choice."""
    asked: Asked = {}
    # what is said where a kind of decision is met for the first time: a game has it of all kinds or of none
    families = ["decide", "doing", *(["first"] if entries(FALLBACK, f"{game.name}/first") else [])]
    for kind, frame in game.frames().items():
        if not issubclass(frame, Choice):
            continue
        for family in families:
            asked[message_id(family, kind)] = f"the choice {frame.__name__}"
        if defining(frame, "option") is Choice:
            owner = defining(frame, "key")
            for text in returned(owner.__module__, find_function(owner.__module__, "key", owner.__name__)):
                verb = text.partition(":")[0]
                for family in ("option", "group"):
                    asked.setdefault(message_id(family, verb), f"keys of {frame.__name__}")
    return asked


def defining(frame: type, method: str) -> type:
    return next(base for base in frame.__mro__ if method in base.__dict__)


def setup_ids(options: Iterable[SetupOption]) -> Asked:
    asked: Asked = {}
    for option in options:
        who = f"setup option {option.name}"
        asked[message_id("setup", option.name)] = who
        asked[message_id("setup", option.name, "text")] = who
        asked.setdefault(message_id("setup-group", option.group), who)
        if option.type not in (BOOL, INT):
            for value in (*option.values, *option.items):
                asked[message_id("setup", option.name, value)] = who
    return asked


def bot_ids() -> Asked:
    names = {name for game in longhall.game_names() for name in bots_for(game)} | {LEARNED}  # where there are weights
    return {id: f"bot {name}" for name in names for id in (bot_message(name), f"{bot_message(name)}-text")}


def vocabulary_ids(game: Game) -> Asked:
    """Messages that the terms of a game name as a whole, and those that say the parts of a parameter."""
    vocabulary = game.vocabulary()
    terms = [(name, term) for name in (*vocabulary.terms, *vocabulary.keys) for term in vocabulary.terms_for(name)]
    asked = {term.message: f"the term {name}" for name, term in terms if "{" not in term.message}
    for word in vocabulary.glossary:
        asked |= {f"glossary-{word.id}{end}": f"the word {word.id} of the glossary" for end in ("", "-text")}
    return asked | {part.message: f"the parts of {name}" for name, part in vocabulary.parts.items()}


# The pack


def own_module(game: str) -> ModuleType | None:
    """tests/games/GAME/messages.py, where a game has one: what its pack and its pages ask for."""
    module = f"tests.games.{game}.messages"
    return importlib.import_module(module) if importlib.util.find_spec(module) is not None else None


def pack_ids(game: Game) -> Asked:
    module = own_module(game.name)
    found: Asked = module.pack_ids(game) if module is not None else {}
    return found


def web_families(game: str) -> tuple[str, ...]:
    module = own_module(game)
    found: tuple[str, ...] = module.WEB_FAMILIES if module is not None else ()
    return found


# Matches


class Met:
    """Messages met in matches, with some of their parameters."""

    def __init__(self) -> None:
        self.params: dict[str, list[dict[str, Any]]] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}
        self._shapes: set[tuple[str, ...]] = set()

    def message(self, id: str, params: dict[str, Any]) -> None:
        self._keep(self.params, id, params)

    def event(self, event: dict[str, Any]) -> None:
        self._keep(self.events, message_id("event", event.get(JOINED, event["type"])), event)

    def _keep(self, kept: dict[str, list[dict[str, Any]]], id: str, params: dict[str, Any]) -> None:
        """New names of parameters are always kept, new values only so many."""
        known = kept.setdefault(id, [])
        shape = (id, *params)
        if shape not in self._shapes or (len(known) < EXAMPLES and params not in known):
            self._shapes.add(shape)
            known.append(params)


def setups(game: Game) -> list[dict[str, Any]]:
    """Every seat count, and every value of every option that is possible with some of them."""
    by_name = {option.name: option for option in game.setup_options}
    seats = by_name["seats"].values
    found: list[dict[str, Any]] = [{"seats": count} for count in seats]
    for option in game.setup_options:
        values = (True, False) if option.type == BOOL else option.values
        for value in values:
            if option.name != "seats" and value != option.default:
                count = option.seats[0] if option.seats else seats[len(found) % len(seats)]
                found.append({"seats": count, **option.needs, option.name: value})
    return found


@cache
def met(name: str) -> Met:
    game = longhall.game(name)
    found = Met()
    for setup in setups(game):
        for seed in range(MATCHES):
            try:
                match = game.new(setup, seed=seed)
            except SetupError:
                break  # two options that do not go together
            play(match, random.Random(seed), found)
    return found


def play(match: Match, rng: random.Random, found: Met) -> None:
    texts = Texts(match.game, FALLBACK)
    unsaid = unsaid_events(match.game.name)
    events = match.opening.events
    while True:
        for joined in texts.joined(event.seen_by(None) for event in events):
            if JOINED in joined:
                found.event(dict(joined))
        for event in events:
            if event.type in unsaid:
                continue
            if not event.remark:
                found.event(event.to_data())
            found.event(event.seen_by(None))
            for seat in event.private_seats:
                found.event(event.seen_by(seat))
        decision = match.decision
        if decision is None:
            break
        found.message(decision.message, decision.context)
        for option in decision.options:
            found.message(option.message, option.params)
            if option.group:
                found.message(message_id("group", option.group), {})
        for refusal in match.refusals():
            found.message(refusal.message, refusal.params)
        for coming in match.forecast():
            found.message(coming.message, coming.params)
        index = rng.randrange(len(decision.options))
        if match.choices_made % RECAPPED == 0:
            recap(match, found)
        if decision.options[index].key == "pass":  # seldom, for long matches
            index = rng.randrange(len(decision.options))
        events = match.play(index)
    recap(match, found)
    result = match.result
    assert result is not None
    found.message(message_id("end", result.reason), {})
    for source in result.scores[0]:
        found.message(message_id("score", source), {})


def recap(match: Match, found: Met) -> None:
    """What each seat would be told had it done nothing since the last such recap."""
    events = [event.seen_by(None) for entry in match.history[-RECAPPED:] for event in entry.events]
    for seat in range(match.state.seats):
        for phrase in phrases_of(match.game.recap(), events, seat):
            found.message(phrase.message, dict(phrase.params))


def recap_ids(game: Game) -> Asked:
    """Phrases of a recap, and those of less where something is taken."""
    asked: Asked = {}
    for deed in game.recap().deeds:
        asked[f"recap-{deed.phrase}"] = f"recap of {deed.event}"
        if deed.taken:
            asked[f"recap-{deed.phrase}-less"] = f"recap of {deed.event}"
    return asked


def said_of(event: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in event.items() if name not in NOT_SAID}


# All together


def hint_ids(name: str) -> Asked:
    """The reasons that hints give."""
    strategy = strategy_for(name)
    reasons = strategy.reasons() if strategy is not None else ()
    return {f"hint-{reason}-{side}": "a reason in a hint" for reason in reasons for side in ("more", "less")}


def lesson_ids(name: str) -> Asked:
    """What the teacher of the guided match says."""
    lesson = lesson_for(name)
    if lesson is None:
        return {}
    return dict.fromkeys({FREE, *lesson.messages()}, f"the lesson of {name}")


@cache
def asked_for(name: str) -> Asked:
    game = longhall.game(name)
    played = met(name)
    asked: Asked = {id: f"met in a match of {name}" for id in (*played.params, *played.events)}
    for more in (
        pack_ids(game),
        setup_ids(game.setup_options),
        vocabulary_ids(game),
        recap_ids(game),
        hint_ids(name),
        choice_ids(game),
        group_ids(name),
        end_ids(name),
        event_ids(name),
        literal_ids(name),
        lesson_ids(name),
    ):
        asked |= more
    return asked
