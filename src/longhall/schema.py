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
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from longhall.kernel.game import Shapes

Schema = dict[str, Any]
PLAIN: Final[dict[Any, Schema]] = {
    Any: {},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    NoneType: {"type": "null"},
}


def schema_of(shapes: Shapes) -> Schema:
    """Everything the shapes consist of by its name, under ``$defs``."""
    definitions: dict[str, Schema] = {}
    for root in (shapes.view, shapes.preview, shapes.components, shapes.events):
        if root is not None:
            _schema(root, definitions)
    return {"$defs": definitions}


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
        definition: Schema = {"type": "object", "additionalProperties": False}
        definitions[name] = definition  # before its fields, where it may be met again
        if shape.__doc__:
            definition["description"] = inspect.cleandoc(shape.__doc__)
        properties: dict[str, Schema] = {}
        required: list[str] = []
        for field, hint in get_type_hints(shape, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            properties[field] = _schema(get_args(hint)[0] if optional else hint, definitions)
            if not optional and field in shape.__required_keys__:
                required.append(field)
        definition.update(properties=properties, required=required)
    return {"$ref": f"#/$defs/{name}"}
