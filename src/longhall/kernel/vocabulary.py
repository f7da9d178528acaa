"""The vocabulary of a game: which parameters of its messages are ids of what, as plain data.

The engine speaks in message ids and parameters. ``Texts`` and the pages both read the vocabulary to put parameters
into words, so a game says once that ``territory`` is the id of a place and ``card`` that of a card.
"""

from __future__ import annotations

from typing import Final


class Term:
    """How the value of one parameter becomes words.

    ``message`` is the id of the message that names it and ``shape`` how the value is written, each with the parts of
    the value in braces: the shape ``{tile}.{region}``, the message ``land-{tile}-{region}``. A part consists of ASCII
    letters, digits, ``_`` and ``-``. A value of another shape is shown as it is; so is one without a message if the
    term is ``optional``.

    - ``kind``: what the pages highlight when somebody points at the words; empty if there is nothing to highlight.
    - ``params``: the parameters of that message, written with the same parts.
    """

    def __init__(
        self,
        message: str,
        kind: str = "",
        shape: str = "{id}",
        params: dict[str, str] | None = None,
        optional: bool = False,
    ) -> None:
        self.message = message
        self.kind = kind
        self.shape = shape
        self.params: dict[str, str] = params if params is not None else {}
        self.optional = optional


def thing(kind: str) -> Term:
    """A term for things that each have a message ``KIND-ID``."""
    return Term(kind + "-{id}", kind)


class Part:
    """How a parameter with an inner structure becomes words: each of its items is said by ``message``.

    The items of a list are objects: their fields are the parameters. The items of an object are its entries: the key
    is the parameter ``key``, the value the parameter ``value``. Items of a list are put apart by semicolons, those of
    an object are joined in the manner of the language.
    """

    def __init__(self, message: str, key: str = "", value: str = "") -> None:
        self.message = message
        self.key = key
        self.value = value


class Word:
    """A word of the game that explains itself wherever a text or a board has it. The messages are ``glossary-ID``, its
    name, whose attribute ``words`` says how texts write it, and ``glossary-ID-text``, what it is and what it is for.

    - ``rule``: the clause to read on.
    - ``icon``: the drawing that stands for it; empty if none does.
    """

    def __init__(self, id: str, rule: str, icon: str = "") -> None:
        self.id = id
        self.rule = rule
        self.icon = icon


# What every game has. An action is named like the option that does it.
SHARED_TERMS: Final[dict[str, Term]] = {
    "card": thing("card"),
    "action": Term("option-{id}"),
    "setup": Term("setup-{id}"),
    "needed_setup": Term("setup-{id}"),
}
SHARED_SEATS: Final = ("seat",)


class Vocabulary:
    """What a game declares besides the shared terms.

    - ``terms``: by parameter.
    - ``places``: those of the terms that name places of the board.
    - ``seats``: parameters that are seats besides ``seat``.
    - ``stand_ins``: negative numbers in place of a seat, and the parameter that says who it is then.
    - ``lists``: parameters that are lists, and of what, where it is not the name less its ``s``.
    - ``by_seat``: lists, in views, that have an item for each seat in their order.
    - ``keys``: terms for what follows the verb in a key of an option, where it is not written as the parameter of that
      name is: ``crab@sails`` in ``piece:crab@sails``. The first that has the shape is taken.
    - ``parts``: parameters that are lists of objects, or objects, and how each item is said.
    - ``defaults``: values, for messages to choose by, of parameters that may be left out.
    - ``glossary``: the words that explain themselves.
    """

    def __init__(
        self,
        terms: dict[str, Term] | None = None,
        places: tuple[str, ...] = (),
        seats: tuple[str, ...] = (),
        stand_ins: dict[int, str] | None = None,
        lists: dict[str, str] | None = None,
        by_seat: tuple[str, ...] = (),
        keys: dict[str, tuple[Term, ...]] | None = None,
        parts: dict[str, Part] | None = None,
        defaults: dict[str, str] | None = None,
        glossary: tuple[Word, ...] = (),
    ) -> None:
        self.terms: dict[str, Term] = dict(SHARED_TERMS)
        if terms is not None:
            self.terms.update(terms)
        self.places = places
        self.seats = SHARED_SEATS + seats
        self.stand_ins: dict[int, str] = stand_ins if stand_ins is not None else {}
        self.lists: dict[str, str] = lists if lists is not None else {}
        self.by_seat = by_seat
        self.keys: dict[str, tuple[Term, ...]] = keys if keys is not None else {}
        self.parts: dict[str, Part] = parts if parts is not None else {}
        self.defaults: dict[str, str] = defaults if defaults is not None else {}
        self.glossary = glossary

    def terms_for(self, name: str) -> tuple[Term, ...]:
        """Those that may name a value of ``name``, which has the shape of one of them at most."""
        keys = self.keys.get(name, ())
        return (self.terms[name], *keys) if name in self.terms else keys

    def item_of(self, name: str) -> str:
        """What each item of the list ``name`` is like."""
        return self.lists.get(name, name.removesuffix("s"))
