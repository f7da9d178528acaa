"""JSON schemas of what a game declares to tell."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

import longhall
from longhall.kernel.events import EventType, NotedEventType, PrivateEventType
from longhall.kernel.game import Shapes
from longhall.schema import schema_of


class Stone(TypedDict):
    """A stone on the table."""

    colour: Literal["black", "white"]
    on: NotRequired[list[Stone]]


class Player(TypedDict, total=False):
    name: str


class Table(Player):
    stones: list[Stone]
    pair: Annotated[list[int], 2]
    scores: dict[str, float]
    winner: int | None


class Unsayable(TypedDict):
    when: set[int]


TABLE: dict[str, Any] = {"stones": [], "pair": [1, 2], "scores": {"a": 0.5}, "winner": None}


def is_table(data: dict[str, Any]) -> bool:
    return jsonschema_rs.is_valid({**schema_of(Shapes(Table)), "$ref": "#/$defs/Table"}, data)


def test_every_typed_dict_is_defined_once_with_its_description() -> None:
    definitions = schema_of(Shapes(Table, preview=Stone))["$defs"]
    assert list(definitions) == ["Table", "Stone"]
    assert definitions["Stone"]["description"] == "A stone on the table."
    assert definitions["Stone"]["required"] == ["colour"]
    assert definitions["Table"]["required"] == ["stones", "pair", "scores", "winner"]


@pytest.mark.parametrize(
    "change",
    [{"name": "x"}, {"winner": 3}, {"stones": [{"colour": "black", "on": [{"colour": "white"}]}]}],
)
def test_what_the_types_allow_is_allowed(change: dict[str, Any]) -> None:
    assert is_table(TABLE | change)


@pytest.mark.parametrize(
    "change",
    [
        {"unknown": 1},
        {"name": 1},
        {"winner": "me"},
        {"pair": [1]},
        {"scores": {"a": "many"}},
        {"stones": [{"colour": "red"}]},
        {"stones": [{"colour": "black", "on": [{}]}]},
    ],
)
def test_anything_else_is_not(change: dict[str, Any]) -> None:
    assert not is_table(TABLE | change)
    assert not is_table({name: value for name, value in TABLE.items() if name != "winner"})


def test_a_type_without_a_schema_is_refused() -> None:
    with pytest.raises(TypeError, match="set"):
        schema_of(Shapes(Unsayable))


@pytest.mark.parametrize("name", longhall.game_names())
def test_every_game_declares_its_views_previews_and_components(name: str) -> None:
    game = longhall.game(name)
    shapes = game.shapes()
    assert shapes is not None and shapes.view is not None
    assert (shapes.preview is not None) == game.capabilities().previews
    assert (shapes.components is not None) == bool(game.components())


class StoneTaken(TypedDict):
    """Somebody takes a stone."""

    seat: int


class StoneDrawn(TypedDict):
    worth: Literal[1, 2]


class PileLeft(TypedDict):
    left: int


EVENTS: tuple[EventType[Any], ...] = (
    EventType("stone_moved", StoneTaken),
    PrivateEventType("stone_drawn", StoneTaken, StoneDrawn),
    NotedEventType("stone_taken", StoneTaken, PileLeft),
)


@pytest.mark.parametrize(
    ("data", "right"),
    [
        ({"type": "stone_moved", "seat": 1}, True),
        ({"type": "stone_moved", "rule": "X-1", "seat": 1}, True),
        ({"type": "stone_moved", "seat": "1"}, False),
        ({"type": "stone_moved", "seat": 1, "left": 3}, False),
        ({"type": "stone_shattered", "seat": 1}, False),
        ({"type": "stone_drawn", "seat": 1}, True),
        ({"type": "stone_drawn", "seat": 1, "worth": 2}, True),
        ({"type": "stone_drawn", "seat": 1, "worth": 3}, False),
        ({"type": "stone_taken", "seat": 1, "left": 3}, True),
        ({"type": "stone_taken", "seat": 1}, False),
    ],
)
def test_events_are_told_apart_by_their_types(data: dict[str, Any], right: bool) -> None:
    shapes = Shapes(Table, events=EVENTS)
    assert jsonschema_rs.is_valid({**schema_of(shapes), "$ref": "#/$defs/GameEvent"}, data) is right
