"""JSON schemas of what games tell, from the TypedDicts that they declare (``Game.shapes``).

pydantic would do the same from Python 3.12 on; before, it refuses the TypedDicts of the standard library.
"""

from __future__ import annotations

import inspect
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from longhall.kernel.component import told_schema
from longhall.kernel.events import UNTOLD, EventType, RemarkEventType
from longhall.kernel.game import Shapes

Schema = dict[str, Any]
EVENT: Final = "GameEvent"  # what any event of a game may be
# What an event may have beside its data, see ``Event.to_data``.
RECORDED: Final[dict[str, Schema]] = {
    "rule": {"type": "string"},
    "private": {"type": "object"},
    "reveals": {"const": True},
    "remark": {"const": True},
}
PLAIN: Final[dict[Any, Schema]] = {
    Any: {},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
}


class Untold(TypedDict):
    """The event before it needs no sentence of its own: another event tells it too."""


LEFT_UNTOLD: Final = RemarkEventType(UNTOLD, Untold)  # of every game


def schema_of(shapes: Shapes) -> Schema:
    """Everything the shapes consist of by its name, under ``$defs``."""
    definitions: dict[str, Schema] = {}
    for root in (shapes.view, shapes.preview, shapes.components, shapes.events):
        if root is not None and not isinstance(root, tuple):
            _schema(root, definitions)
    if isinstance(shapes.events, tuple) and shapes.events:
        definitions[EVENT] = {"oneOf": [_event(kind, definitions) for kind in (*shapes.events, LEFT_UNTOLD)]}
    for shape, component in shapes.told_of.items():
        definition, fields = definitions[shape.__name__], told_schema(component)
        definition["properties"] = fields | definition["properties"]
        definition["required"] = [*fields, *definition["required"]]
    return {"$defs": definitions}


def _event(kind: EventType[Any], definitions: dict[str, Schema]) -> Schema:
    """A reference to what is told of an event of this type. What only some seats are told need not be there; beside it
    stands what the record of a match that is over has."""
    definition = _object(kind.forms[0], definitions)
    for part in kind.forms[1:]:
        more = _object(part, definitions)
        definition["properties"] |= more["properties"]
        definition["required"] += [] if kind.is_private() else more["required"]
    definition["properties"] = {"type": {"const": kind.name}, **RECORDED, **definition["properties"]}
    definition["required"] = ["type", *definition["required"]]
    name = "".join(word.capitalize() for word in kind.name.split("_")) + "Event"
    definitions[name] = definition
    return {"$ref": f"#/$defs/{name}"}


def _schema(hint: Any, definitions: dict[str, Schema]) -> Schema:
    if is_typeddict(hint):
        return _reference(hint, definitions)
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin in (Union, UnionType):
        return {"anyOf": [_schema(argument, definitions) for argument in arguments]}
    if origin is list:
        return {"type": "array", "items": _schema(arguments[0], definitions)}
    if origin is dict and arguments[0] is str:
        return {"type": "object", "additionalProperties": _schema(arguments[1], definitions)}
    if origin is Annotated:  # a list of exactly so many
        return {**_schema(arguments[0], definitions), "minItems": arguments[1], "maxItems": arguments[1]}
    if hint not in PLAIN:
        raise TypeError(f"{hint} is nothing that JSON can say")
    return PLAIN[hint]


def _reference(shape: Any, definitions: dict[str, Schema]) -> Schema:
    """A reference to a TypedDict, which joins the definitions the first time it is met."""
    name = shape.__name__
    if name not in definitions:
        definitions[name] = {}  # before its fields, where it may be met again
        definitions[name].update(_object(shape, definitions))
    return {"$ref": f"#/$defs/{name}"}


def _object(shape: Any, definitions: dict[str, Schema]) -> Schema:
    """The fields of a TypedDict."""
    definition: Schema = {"type": "object", "additionalProperties": False}
    if shape.__doc__:
        definition["description"] = inspect.cleandoc(shape.__doc__)
    properties: dict[str, Schema] = {}
    required: list[str] = []
    for field, hint in get_type_hints(shape, include_extras=True).items():
        optional = get_origin(hint) is NotRequired
        properties[field] = _schema(get_args(hint)[0] if optional else hint, definitions)
        if not optional and field in shape.__required_keys__:
            required.append(field)
    return {**definition, "properties": properties, "required": required}
