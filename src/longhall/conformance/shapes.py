"""What a game tells has the shapes it declares."""

from __future__ import annotations

from functools import cache
from typing import Any

from longhall.conformance.walk import Check
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.schema import EVENT, schema_of


@cache
def validator(game: Game, shape: Any) -> Any:
    import jsonschema_rs  # noqa: PLC0415  # only games that have written shapes down need it

    shapes = game.shapes()
    assert shapes is not None
    name = shape if isinstance(shape, str) else shape.__name__
    return jsonschema_rs.Draft202012Validator({**schema_of(shapes), "$ref": f"#/$defs/{name}"})


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
        if shapes is None or not isinstance(shapes.events, tuple) or not shapes.events:
            return
        for event in match.history[-1].events:
            for viewer in (None, *range(match.state.seats)):
                validator(match.game, EVENT).validate(event.seen_by(viewer))
