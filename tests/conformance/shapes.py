"""What a game tells has the shapes it declares."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema_rs

from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.schema import schema_of
from tests.conformance.walk import Check


@cache
def validator(game: Game, shape: Any) -> jsonschema_rs.Draft202012Validator:
    shapes = game.shapes()
    assert shapes is not None
    return jsonschema_rs.Draft202012Validator({**schema_of(shapes), "$ref": f"#/$defs/{shape.__name__}"})


class ShapesKept(Check):
    """Views, previews, components and events have the fields of their types and no others."""

    every = 7
    previewed = 6  # options of a decision

    def position(self, match: Match) -> None:
        shapes = match.game.shapes()
        if shapes is None:
            return
        if match.choices_made == 0 and shapes.components is not None:
            validator(match.game, shapes.components).validate(match.game.components())
        for viewer in (None, *range(match.state.seats)):
            validator(match.game, shapes.view).validate(match.view(viewer))
        if shapes.preview is not None and not match.over:
            keys = match.keys()
            for key in keys[:: max(1, len(keys) // self.previewed)]:
                validator(match.game, shapes.preview).validate(match.preview(key))

    def after(self, match: Match) -> None:
        shapes = match.game.shapes()
        if shapes is None or shapes.events is None:
            return
        for event in match.history[-1].events:
            if event.type in shapes.events.__annotations__:
                told = event.data if event.private is None else {**event.data, **event.private}
                validator(match.game, shapes.events).validate({event.type: told})
