"""Messages put into words with Fluent: what people read in the terminal, in logs and in error messages.

The engine speaks in message ids and parameters. Before a message is formatted, its parameters are prepared as the
vocabulary of the game says (``longhall.kernel.vocabulary``):

- an id of something becomes the words of its term: ``card`` those of the message ``card-ID``;
- a seat becomes the name of whoever sits there, else the message ``seat-name`` with ``$number`` counted from 1, and
  ``nobody`` where there is none;
- a list is joined in the manner of the language: ``cards`` is a list of what ``card`` is; what has the same name as
  another is counted;
- what became words is also there unchanged as ``$NAME-id``, to choose by; of a list there is ``$NAME-count``;
- attributes of the message that names a thing are other forms of the name: ``.in`` is there as ``$NAME-in``. The forms
  of a kind of things are those of the message ``other-KIND``, which also says them of a name that has none, such as
  one from a pack. They may use the numbers of the sentence, so that ``.counted`` can say "2 Crabs";
- an object, or a list of objects, becomes words item by item, as ``Vocabulary.parts`` says;
- a parameter that may be left out has its default from the vocabulary;
- an event's ``rule`` is a parameter too, to choose by: units may be lost by several rules;
- numbers with a message ``amount-NAME`` ("2 food") are joined to the list ``$amounts``, without zeros;
- everything else (``year``, ``size``, ...) is shown as it is.

Underscores and colons in ids are hyphens in message ids. The pages do the same in web/src/lib/texts, and a test
compares what both say.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from longhall.kernel.errors import LonghallError
from longhall.kernel.events import UNTOLD
from longhall.kernel.game import Game
from longhall.kernel.recap import EVERYBODY, RecapLine
from longhall.kernel.rules import LANGUAGES
from longhall.kernel.vocabulary import Part, Term, Vocabulary

FOLDER: Final = Path(__file__).parent / "locale"
SHARED_FILES: Final = ("common", "cli", "report", "server", "analysis")
# what the pages in a browser say themselves
CLIENT_FILES: Final = (
    "web-hall",
    "web-table",
    "web-pages",
    "web-invite",
    "web-tries",
    "web-people",
    "web-tournaments",
    "web-keeping",
)
WEB_FILES: Final = ("common", "server", "analysis", *CLIENT_FILES)  # what a browser reads, besides those of a game
UNSENT_TOPICS: Final = ("table_text", "report")  # of a game: what a browser does not read
COVER_TOPIC: Final = "cover"  # of a game: what every page reads, also where the game itself cannot be played
FALLBACK: Final = "en"
LOCALES: Final = {"en": "en-GB"}  # for plurals, numbers and lists, where it is not the language itself

JOINED: Final = "joined"  # in an event that tells two: the types of both
NOT_SAID: Final = frozenset({"type", "reveals", "private", JOINED})  # of an event
CACHED_RESULTS: Final = 4096
HYPHEN_AS_MINUS: Final = re.compile(r"(?<![^\s(])-(?=\d)")  # how our locales write negative numbers
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,14}")  # exact in a browser too; 007 and other digits are texts
PART: Final = re.compile(r"\{(\w+)\}", re.ASCII)  # of a shape or message of a term
PART_VALUE: Final = "([A-Za-z0-9_-]+)"
# in the rule catalogue: {option}, {option=value}
OPTION_REFERENCE: Final = re.compile(r"\{(\w+)(?:=(\w+))?\}", re.ASCII)


def languages() -> list[str]:
    return list(LANGUAGES)


def message_id(*parts: object) -> str:
    """The parts of an id joined, as message ids are written."""
    return "-".join(str(part) for part in parts).replace("_", "-").replace(":", "-")


def typed_rule_text(text: str) -> str:
    """A text of the rule catalogue, with its setup options and their values as they are typed on a command line."""
    return OPTION_REFERENCE.sub(lambda reference: reference[2] or reference[1], text)


def game_files(game: str, language: str) -> list[str]:
    """The files with a game's own messages, without their ending: GAME/TOPIC."""
    return [f"{game}/{topic}" for topic in sorted(path.stem for path in (FOLDER / language / game).glob("*.ftl"))]


def cover_files(language: str) -> list[str]:
    """The files with what is said of each game before anybody sits down to it."""
    found = sorted((FOLDER / language).glob(f"*/{COVER_TOPIC}.ftl"))
    return [f"{path.parent.name}/{COVER_TOPIC}" for path in found]


def hall_messages(language: str) -> str:
    """The messages every page of a hall needs, as one Fluent file."""
    return "\n".join(_read(language, (*WEB_FILES, *cover_files(language))))


def game_messages(game: Game, language: str) -> str:
    """A game's messages as one Fluent file. Those of its pack replace the files': readers differ in which of two
    messages with the same id they take."""
    elsewhere = (*UNSENT_TOPICS, COVER_TOPIC)
    files = [name for name in game_files(game.name, language) if name.partition("/")[2] not in elsewhere]
    text = "\n".join(_read(language, files))
    pack_messages = game.pack_messages()
    if not pack_messages:
        return text
    for entry in reversed(FluentParser().parse(text).body):
        if isinstance(entry, ftl.Message) and entry.id.name in pack_messages and entry.span is not None:
            text = text[: entry.span.start] + text[entry.span.end :]
    return text + "".join(f"{id} = {_literal(words)}\n" for id, words in pack_messages.items())


def _read(language: str, files: Iterable[str]) -> Iterator[str]:
    for name in files:
        path = FOLDER / language / f"{name}.ftl"
        if path.is_file():
            yield path.read_text(encoding="utf-8")


def _literal(text: str) -> str:
    """Any text as a Fluent pattern that says just that."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\u000A").replace("\r", "")
    return f'{{ "{escaped}" }}'


@cache
def parsed(language: str, file: str) -> ftl.Resource:
    """A file of messages; empty where there is none. Parsing takes long, and several games share some of them."""
    return FluentResource("\n".join(_read(language, [file])))


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    files = game_files(game, language) if game else []
    for file in (*SHARED_FILES, *files):
        bundle.add_resource(parsed(language, file))
    return bundle


class Texts:
    """The messages of one game in one language; what is missing there is said in English."""

    def __init__(self, game: Game | None, language: str) -> None:
        """Without a game: what the hall and the command line say themselves."""
        if language not in LANGUAGES:
            raise LonghallError(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self.vocabulary = game.vocabulary() if game is not None else Vocabulary()
        self._pack_messages = game.pack_messages() if game is not None else {}
        name = game.name if game is not None else ""
        self._bundles = [_bundle(name, language) for language in dict.fromkeys((language, FALLBACK))]
        self._said: dict[tuple[str, str], str] = {}
        self._seated: dict[int, str] = {}

    def call(self, names: Mapping[int, str]) -> None:
        """Those who sit at the table are called so, by seat."""
        self._seated = dict(names)
        self._said.clear()

    def has(self, id: str) -> bool:
        return id in self._pack_messages or any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, message_id: str, params: Mapping[str, Any]) -> str:
        """The message in words; the id in guillemets where no language knows it."""
        key = (message_id, repr(params))
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= CACHED_RESULTS:
                self._said.clear()
            text = self._said[key] = self.format(message_id, params)[0]
        return text

    def name(self, parameter: str, value: object) -> str:
        """What ``value`` is called as the value of that parameter: ``name("card", "feast")``."""
        return str(self._words(parameter, _plain(value), {}))

    def rule_text(self, text: str) -> str:
        """A text of the rule catalogue, with its setup options and their values as the hall shows them."""

        def shown(reference: re.Match[str]) -> str:
            option, value = reference.groups()
            name = message_id("setup", option, value) if value else message_id("setup", option)
            return self.say("quoted", {"text": self.say(name, {})})

        return OPTION_REFERENCE.sub(shown, text)

    def joined(self, events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
        """The events of a choice as they are told: where there is a message ``event-TYPE-and-TYPE``, two in a row of
        the same seat are one, such as a payment and what it was for. What is told by another event is left out."""
        found: list[Mapping[str, Any]] = []
        for event in events:
            if event["type"] == UNTOLD:
                del found[-1:]
                continue
            before = found[-1] if found else None
            if before is not None and before.get("seat") == event.get("seat"):
                both = f"{before['type']}_and_{event['type']}"
                if self.has(message_id("event", both)):
                    found[-1] = {**before, **event, JOINED: both}
                    continue
            found.append(event)
        return found

    def event(self, event: Mapping[str, Any]) -> str:
        """An event as ``Event.seen_by`` or ``joined`` tells it: in the words of ``event-TYPE-private`` if there are
        such and all they speak of is known to the viewer, else in those of ``event-TYPE``."""
        params = {name: value for name, value in event.items() if name not in NOT_SAID}
        public = message_id("event", event.get(JOINED, event["type"]))
        private = f"{public}-private"
        if self.has(private):
            text, problems = self.format(private, params)
            if not problems:
                return text
        return self.say(public, params)

    def recap(self, line: RecapLine) -> str:
        """What a seat did, gained and lost; or what concerned everybody, in sentences."""
        if line.seat == EVERYBODY:
            return " ".join(self.event(phrase.params) for phrase in line.phrases)
        deeds = "; ".join(self.say(phrase.message, phrase.params) for phrase in line.phrases)
        return self.say("recap-line", {"seat": line.seat, "deeds": deeds})

    def format(self, id: str, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Like ``say``, not cached, and with what went wrong: an unknown message or a missing parameter."""
        if id in self._pack_messages:
            return self._pack_messages[id], []
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    text, problems = bundle.format_pattern(pattern, self._prepared(params))
                    return HYPHEN_AS_MINUS.sub("\N{MINUS SIGN}", str(text)), problems
        return f"⟦{id}⟧", [LookupError(id)]

    def _prepared(self, params: Mapping[str, Any]) -> dict[str, str | int]:
        prepared: dict[str, str | int] = {**self.vocabulary.defaults}
        amounts: list[str] = []
        for name, value in params.items():
            part = self.vocabulary.parts.get(name)
            if part is not None and isinstance(value, Mapping | list | tuple):
                items = _items(part, value)
                said = [self.say(part.message, item) for item in items]
                prepared[name] = self._list(said) if isinstance(value, Mapping) else "; ".join(said)
                prepared[f"{name}-count"] = len(items)
                continue
            if isinstance(value, list | tuple):
                item = self.vocabulary.item_of(name)
                prepared[name] = self._list(_counted([str(self._words(item, _plain(each), {})) for each in value]))
                prepared[f"{name}-count"] = len(value)
                continue
            plain = _plain(value)
            words = self._words(name, plain, params)
            prepared[name] = words
            if words is not plain:
                prepared[f"{name}-id"] = plain
                prepared.update(self._forms(name, plain, str(words), params))
            elif plain and self.has(message_id("amount", name)):
                amounts.append(self.say(message_id("amount", name), {"n": plain}))
        prepared["amounts"] = self._list(amounts)
        prepared["amounts-count"] = len(amounts)
        return prepared

    def _words(self, name: str, value: str | int, beside: Mapping[str, Any]) -> str | int:
        """What a parameter is called, beside others of the same message; the very value where it is no name."""
        if name in self.vocabulary.seats and isinstance(value, int):
            return self._seat(value, beside)
        term, parts = self._term(name, value)
        if term is None:
            return value
        params = {param: _filled(text, parts) for param, text in term.params.items()}
        id = message_id(_filled(term.message, parts))
        return value if term.optional and not self.has(id) else self.say(id, params)

    def _term(self, name: str, value: str | int) -> tuple[Term | None, dict[str, str]]:
        """The term whose shape a value has, and its parts."""
        for term in self.vocabulary.terms_for(name):
            parts = _parts(term.shape, str(value))
            if parts is not None:
                return term, parts
        return None, {}

    def _forms(self, name: str, value: str | int, words: str, beside: Mapping[str, Any]) -> dict[str, str]:
        """The other forms of a name, by the name of the parameter."""
        (term, parts), bundle = self._term(name, value), self._bundles[0]
        if term is None or not bundle.has_message(f"other-{term.kind}"):
            return {}
        id = message_id(_filled(term.message, parts))
        known = bundle.has_message(id) and id not in self._pack_messages
        own = bundle.get_message(id).attributes if known else {}
        numbers = {param: number for param, number in beside.items() if isinstance(number, int)}
        found: dict[str, str] = {}
        for form, other in bundle.get_message(f"other-{term.kind}").attributes.items():
            text, _ = bundle.format_pattern(own.get(form, other), {**numbers, "name": words})
            found[f"{name}-{form}"] = str(text)
        return found

    def _seat(self, number: int, beside: Mapping[str, Any]) -> str:
        if number in self._seated:
            return self._seated[number]
        if number >= 0:
            return self.say("seat-name", {"number": number + 1})
        stand_in = self.vocabulary.stand_ins.get(number)
        if stand_in is not None and stand_in in beside:
            return self.name(stand_in, beside[stand_in])
        return self.say("nobody", {})

    def _list(self, items: list[str]) -> str:
        return format_list(items, locale=LOCALES.get(self.language, self.language).replace("-", "_"))


def _counted(names: list[str]) -> list[str]:
    """What is there several times is said once, with how often."""
    found = Counter(names)
    return [f"{n}× {name}" if n > 1 else name for name, n in found.items()]


@cache
def _shape(text: str) -> tuple[re.Pattern[str], tuple[str, ...]]:
    """The pattern of a shape and the names of its parts."""
    pieces = PART.split(text)  # a literal, a name, a literal, ...
    pattern = PART_VALUE.join(re.escape(literal) for literal in pieces[::2])
    return re.compile(pattern), tuple(pieces[1::2])


def _parts(shape: str, value: str) -> dict[str, str] | None:
    """The parts of a value by name; None if it has another shape."""
    pattern, names = _shape(shape)
    found = pattern.fullmatch(value)
    return dict(zip(names, found.groups(), strict=True)) if found is not None else None


def _filled(text: str, parts: Mapping[str, str]) -> str:
    return PART.sub(lambda part: parts[part[1]], text)


def _items(part: Part, value: Any) -> list[dict[str, Any]]:
    """The parameters of each item of a parameter with an inner structure."""
    if isinstance(value, Mapping):
        return [{part.key: key, part.value: item} for key, item in value.items()]
    return [dict(item) for item in value]


def _plain(value: object) -> str | int:
    """Fluent knows texts and numbers. Option keys carry numbers as texts."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return -1
    if isinstance(value, int):
        return value
    text = str(value)
    return int(text) if NUMBER.fullmatch(text) else text
