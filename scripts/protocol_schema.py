"""Print the JSON schemas from which the types of the pages are made, by the file for each: the hall's messages and
answers, and what each game tells."""

from __future__ import annotations

import json
from typing import Any, Literal, get_args

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from longhall.games import game, game_names
from longhall.schema import schema_of
from longhall.server import analysis_info, client_messages, messages, puzzle_info, try_info
from longhall.server.api.errors import Problem
from longhall.server.api.routes import (
    accounts,
    club,
    company,
    keeper,
    library,
    people,
    puzzles,
    tables,
    tokens,
    tournaments,
    tries,
)
from longhall.server.tournaments import info

REQUESTS: tuple[type[Any], ...] = (
    people.GuestRequest,
    people.AccountRequest,
    people.LoginRequest,
    people.ProfileRequest,
    people.LeaveRequest,
    accounts.PasswordRequest,
    accounts.EmailRequest,
    accounts.ResetRequest,
    accounts.NewPasswordRequest,
    tables.TableRequest,
    tables.ContinueRequest,
    tries.TryRequest,
    tries.TryPreviewRequest,
    puzzles.PuzzleTryRequest,
    puzzles.PuzzlePreviewRequest,
    tokens.TokenRequest,
    tournaments.TournamentRequest,
    tournaments.TournamentChange,
    tournaments.EnterRequest,
    tournaments.EntrantRequest,
    tournaments.CancelRequest,
    tournaments.CorrectionRequest,
    company.HoldRequest,
    company.BanRequest,
    company.ReportRequest,
    keeper.RestrictionRequest,
)
ANSWERS: tuple[type[Any], ...] = (
    Problem,
    people.UserProfile,
    people.UserExport,
    people.HallInfo,
    tables.TableSummary,
    tables.MyTable,
    tables.ChatLine,
    company.KnownPerson,
    keeper.KeeperPage,
    messages.ChroniclePage,
    messages.ReplayPosition,
    analysis_info.AnalysisProgress,
    try_info.TriedPosition,
    try_info.TryPreview,
    try_info.TryVerdict,
    puzzle_info.PuzzleList,
    puzzle_info.DailyPuzzle,
    puzzle_info.PuzzleVerdict,
    messages.TableLines,
    tokens.TokenInfo,
    tokens.NewToken,
    info.TournamentInfo,
    info.TournamentSummary,
    library.GameInfo,
    library.GameWords,
    library.GameComponents,
    library.RuleBook,
    club.PersonPage,
    club.PlayedMatch,
    club.Friend,
    club.Leaderboard,
    club.PageOf,
)
HALL_FILE = "protocol/generated.ts"  # below web/src/lib
GAME_FILE = "games/{name}/generated.ts"
FROM_CLIENT: tuple[type[Any], ...] = get_args(get_args(client_messages.ClientMessage)[0])
FROM_HALL: tuple[type[Any], ...] = get_args(messages.HallMessage)


class Generate(GenerateJsonSchema):
    def field_is_required(self, field: Any, total: bool) -> bool:
        """What the hall writes has every field but those of a TypedDict that need not be there; in what it reads those
        with a default may be left out."""
        written = self.mode == "serialization" and field["type"] != "typed-dict-field"
        return written or super().field_is_required(field, total)


def hall_schema() -> dict[str, Any]:
    inputs: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = []
    inputs += [(model.__name__, "validation", TypeAdapter(model)) for model in (*FROM_CLIENT, *REQUESTS)]
    inputs += [(model.__name__, "serialization", TypeAdapter(model)) for model in (*FROM_HALL, *ANSWERS)]
    _, found = TypeAdapter.json_schemas(inputs, ref_template="#/$defs/{model}", schema_generator=Generate)
    definitions = found["$defs"]
    definitions["ClientMessage"] = {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in FROM_CLIENT]}
    definitions["HallMessage"] = {"oneOf": [{"$ref": f"#/$defs/{model.__name__}"} for model in FROM_HALL]}
    for definition in definitions.values():
        if definition.get("type") == "object":
            definition.setdefault("additionalProperties", False)
        for field in definition.get("properties", {}).values():
            field.pop("title", None)  # else every field becomes a type of its own
    return {"$defs": definitions}


def schemas() -> dict[str, dict[str, Any]]:
    found = {HALL_FILE: hall_schema()}
    for name in game_names():
        shapes = game(name).shapes()
        if shapes is not None:
            found[GAME_FILE.format(name=name)] = schema_of(shapes)
    return found


if __name__ == "__main__":
    print(json.dumps(schemas()))
