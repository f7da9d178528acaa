"""Print the JSON schema of the hall's messages and answers, from which web/src/lib/protocol/generated.ts is made."""

from __future__ import annotations

import json
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from longhall.server import messages
from longhall.server.api.routes import library, people, tables, tokens

SHAPES: tuple[type[BaseModel], ...] = (
    people.UserProfile,
    tables.TableRequest,
    tables.ClockRequest,
    tables.TableSummary,
    tables.MyTable,
    tables.ReplayPosition,
    tokens.TokenInfo,
    tokens.NewToken,
    library.GameWords,
)


def members(union: Any) -> tuple[type[BaseModel], ...]:
    """The models of an annotated union."""
    found: tuple[type[BaseModel], ...] = get_args(get_args(union)[0])
    return found


def schema() -> dict[str, Any]:
    from_client, from_hall = members(messages.ClientMessage), members(messages.HallMessage)
    models = (*from_client, *from_hall, *SHAPES)
    _, found = models_json_schema([(model, "serialization") for model in models], ref_template="#/$defs/{model}")
    definitions = found["$defs"]
    definitions["ClientMessage"] = {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in from_client]}
    definitions["HallMessage"] = {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in from_hall]}
    for definition in definitions.values():
        if definition.get("type") == "object":
            definition["additionalProperties"] = False
        for field in definition.get("properties", {}).values():
            field.pop("title", None)  # else every field becomes a type of its own
    return {"title": "Protocol", "type": "object", "additionalProperties": False, "$defs": definitions}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1, sort_keys=True))
