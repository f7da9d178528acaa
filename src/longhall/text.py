"""Messages put into words with Fluent: what people read in the terminal, in logs and in error messages.

The engine speaks in message ids and parameters. Before a message is formatted, parameters that are ids of things
become words, by their names:

- ``card``, ``building``, ``resource``, ``clan``, ``creature``: the message ``card-ID`` and so on; beside a building
  ``replaced`` is another, beside a resource ``wanted``; ``action``: the message ``option-ID``; ``setup`` and
  ``needed``: the message ``setup-ID``, the name of a setup option;
- the seats of ``SEATS``: the message ``seat-name`` with ``$number`` counted from 1, ``nobody`` for -1 and None, and
  for -2 the creature that the parameter ``creature`` names;
- ``place``: the message ``place-name`` with ``$x``, ``$y`` and ``$rotation``;
- the places of ``LANDS``, where they are called TILE.REGION: the message ``land-TILE-REGION`` if any, else that
  code; ``slot``, TILE.REGION.NUMBER: its number alone beside that very ``territory``, else ``slot-name``;
- ``tile``: what its first region is called;
- a list is joined in the language's style; ``cards`` is a list of what ``card`` is, and likewise the others;
- whatever became words is also there unchanged as ``$NAME-id`` (to choose by), a list as ``$NAME-count``;
- what may be left out is there all the same, to choose by, with the value that ``LEFT_OUT`` names;
- an event's ``rule`` is there to choose by: units may be lost by several rules;
- numbers with a message ``amount-NAME`` ("2 food") are joined to the list ``$amounts``, leaving out zeros;
- everything else (``year``, ``size``, ...) is shown as it is.

Underscores in ids are hyphens in message ids.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from longhall.kernel.errors import LonghallError
from longhall.kernel.rules import LANGUAGES

FOLDER: Final = Path(__file__).parent / "locale"
SHARED_FILES: Final = ("common", "cli", "server")
CLIENT_FILES: Final = ("web-hall", "web-table", "web-pages")  # what the pages in a browser say themselves
WEB_FILES: Final = ("common", "server", *CLIENT_FILES)  # what a browser reads, besides those of a game
FALLBACK: Final = "en"
LOCALES: Final = {"en": "en-GB"}  # for plurals, numbers and lists, where it is not the language itself

THINGS: Final = {
    "card": "card",
    "building": "building",
    "resource": "resource",
    "clan": "clan",
    "creature": "creature",
    "action": "option",
    "setup": "setup",
    "needed": "setup",
}
PAIRED: Final = {"replaced": "building", "wanted": "resource"}  # only beside a parameter of that name
SEATS: Final = frozenset(
    {"seat", "attacker", "defender", "winner", "owner", "player", "opponent", "partner", "roller", "loser"}
)
LANDS: Final = frozenset({"territory", "source", "target"})  # a source may also be a word to choose by
LAND: Final = re.compile(r"(\w+)\.(\w+)", re.ASCII)
FIRST_REGION: Final = "a"  # a tile is called like it
SLOT: Final = re.compile(r"(\w+\.\w+)\.(\d+)", re.ASCII)
LISTS: Final = {"territories": "territory"}  # of what, where it is not the name less its s
CREATURE: Final = -2  # in the place of a seat
LEFT_OUT: Final = {"kaija": "false", "owner-id": "unknown"}
NOT_SAID: Final = frozenset({"type", "reveals", "private"})  # of an event
CACHED_RESULTS: Final = 4096
HYPHEN_AS_MINUS: Final = re.compile(r"(?<![^\s(])-(?=\d)")  # how our locales write negative numbers


def languages() -> list[str]:
    return list(LANGUAGES)


def message_id(*parts: object) -> str:
    """The parts of an id joined, as message ids are written."""
    return "-".join(str(part) for part in parts).replace("_", "-")


def game_files(game: str, language: str) -> list[str]:
    """The files with a game's own messages, without their ending: GAME/TOPIC."""
    return [f"{game}/{topic}" for topic in sorted(path.stem for path in (FOLDER / language / game).glob("*.ftl"))]


def web_words(language: str) -> str:
    """The messages every page of a hall needs, as one Fluent file."""
    return "\n".join(_read(language, WEB_FILES))


def web_game_words(game: str, language: str, own_words: Mapping[str, str]) -> str:
    """A game's messages as one Fluent file. Those of ``own_words`` (``Game.pack_messages``) replace the files':
    readers differ in which of two messages with the same id they take."""
    text = "\n".join(_read(language, game_files(game, language)))
    if not own_words:
        return text
    for entry in reversed(FluentParser().parse(text).body):
        if isinstance(entry, ftl.Message) and entry.id.name in own_words and entry.span is not None:
            text = text[: entry.span.start] + text[entry.span.end :]
    return text + "".join(f"{id} = {_literal(words)}\n" for id, words in own_words.items())


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
def _bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for text in _read(language, (*SHARED_FILES, *game_files(game, language))):
        bundle.add_resource(FluentResource(text))
    return bundle


class Texts:
    """The messages of one game in one language; what is missing there is said in English."""

    def __init__(self, game: str, language: str, own_words: Mapping[str, str] | None = None) -> None:
        """``own_words`` are those of the pack in use (``Game.pack_messages``); they go before the messages."""
        if language not in LANGUAGES:
            raise LonghallError(f"there are no texts in {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.game = game
        self.language = language
        self._bundles = [_bundle(game, name) for name in dict.fromkeys((language, FALLBACK))]
        self._own_words = own_words if own_words is not None else {}
        self._said: dict[tuple[str, str], str] = {}

    def has(self, id: str) -> bool:
        return id in self._own_words or any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, message_id: str, params: Mapping[str, Any]) -> str:
        """The message in words; the id in guillemets where no language knows it."""
        key = (message_id, repr(params))
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= CACHED_RESULTS:
                self._said.clear()
            text = self._said[key] = self.format(message_id, params)[0]
        return text

    def place(self, id: str) -> str:
        """What the region TILE.REGION is called; its id where it has no name."""
        parts = LAND.fullmatch(id)
        name = message_id("land", *parts.groups()) if parts is not None else ""
        return self.say(name, {}) if self.has(name) else id

    def event(self, event: Mapping[str, Any]) -> str:
        """An event as ``Event.seen_by`` tells it: in the words of ``event-TYPE-private`` if there are such and all
        they speak of is known to the viewer, else in those of ``event-TYPE``."""
        params = {name: value for name, value in event.items() if name not in NOT_SAID}
        public = message_id("event", event["type"])
        private = f"{public}-private"
        if self.has(private):
            text, problems = self.format(private, params)
            if not problems:
                return text
        return self.say(public, params)

    def format(self, id: str, params: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Like ``say``, not cached, and with what went wrong: an unknown message or a missing parameter."""
        if id in self._own_words:
            return self._own_words[id], []
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    text, problems = bundle.format_pattern(pattern, self._in_words(params))
                    return HYPHEN_AS_MINUS.sub("\N{MINUS SIGN}", str(text)), problems
        return f"«{id}»", [LookupError(id)]

    def _in_words(self, params: Mapping[str, Any]) -> dict[str, str | int]:
        said: dict[str, str | int] = {**LEFT_OUT}
        amounts: list[str] = []
        for name, value in params.items():
            if isinstance(value, list | tuple):
                one = LISTS.get(name, name.removesuffix("s"))
                said[name] = self._list([str(self._words(one, item)) for item in value])
                said[f"{name}-count"] = len(value)
                continue
            plain = _plain(value)
            if name in SEATS and plain == CREATURE and "creature" in params:
                words = self._words("creature", params["creature"])
            elif name == "slot" and isinstance(plain, str):
                words = self._slot(plain, params.get("territory"))
            else:
                words = self._words(PAIRED[name] if PAIRED.get(name) in params else name, plain)
            said[name] = words
            if words is not plain:
                said[f"{name}-id"] = plain
            elif plain and self.has(message_id("amount", name)):
                amounts.append(self.say(message_id("amount", name), {"n": plain}))
        said["amounts"] = self._list(amounts)
        said["amounts-count"] = len(amounts)
        return said

    def _words(self, name: str, value: Any) -> str | int:
        plain = _plain(value)
        if name in SEATS and isinstance(plain, int):
            return self.say("seat-name", {"number": plain + 1}) if plain >= 0 else self.say("nobody", {})
        if name in THINGS:
            return self.say(message_id(THINGS[name], plain), {})
        if name == "place" and isinstance(plain, str):
            x, y, rotation = plain.split(",")
            return self.say("place-name", {"x": x, "y": y, "rotation": rotation})
        if name in LANDS and isinstance(plain, str):
            return self.place(plain)
        if name == "tile" and isinstance(plain, str):
            first = f"{plain}.{FIRST_REGION}"
            named = self.place(first)
            return plain if named == first else named
        return plain

    def _slot(self, id: str, territory: Any) -> str:
        parts = SLOT.fullmatch(id)
        if parts is None:
            return id
        region, number = parts.groups()
        return number if region == territory else self.say("slot-name", {"number": number, "territory": region})

    def _list(self, items: list[str]) -> str:
        return format_list(items, locale=LOCALES.get(self.language, self.language).replace("-", "_"))


def _plain(value: Any) -> str | int:
    """Fluent knows texts and numbers. Option keys carry numbers as texts."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return -1
    if isinstance(value, int):
        return value
    text = str(value)
    return int(text) if text.removeprefix("-").isdecimal() else text
