"""JSON schemas of what a game declares to tell."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import pytest

import longhall
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
