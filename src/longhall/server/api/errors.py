"""Every refusal in one shape: a message id with parameters, the rule where one applies, and an English sentence."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from math import ceil
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlalchemy.exc import DataError
from starlette.exceptions import HTTPException

from longhall.kernel.errors import IllegalOption, InvalidOption, SetupError, UnknownGame
from longhall.server.api.fields import NAME_LENGTH, PASSWORD_LENGTHS, SEARCH_LENGTH
from longhall.server.db.writer import UNREACHABLE
from longhall.server.messages import encode
from longhall.server.table.permissions import Refused, Unreadable
from longhall.text import Texts

NAMES: Final = {404: "error-not-found", 405: "error-method", 413: "error-too-big", 429: "error-too-fast"}
# What a page of the hall lets people fill in, by the names of the fields, and what it has to be like.
FIELDS: Final[dict[str, tuple[str, dict[str, int]]]] = {
    "name": ("error-field-name", {"most": NAME_LENGTH}),
    "label": ("error-field-label", {"most": NAME_LENGTH}),
    "email": ("error-field-email", {}),
    "password": ("error-field-password", {"least": PASSWORD_LENGTHS[0], "most": PASSWORD_LENGTHS[1]}),
    "new": ("error-field-password", {"least": PASSWORD_LENGTHS[0], "most": PASSWORD_LENGTHS[1]}),
    "webhook": ("error-field-webhook", {}),
    "token": ("error-link", {}),
    "player": ("error-field-player", {"most": SEARCH_LENGTH}),
}
# What can be wrong with any other field: of the kinds of the checks, the words that tell it.
FAULTS: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "literal_error": "choice",
    "enum": "choice",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "string_too_short": "short",
    "too_short": "short",
    "string_too_long": "long",
    "too_long": "long",
    "json_invalid": "json",
}
LIMITS: Final = ("ge", "le", "min_length", "max_length")  # how the checks call the limit that was passed
log = logging.getLogger("longhall.api")


class Problem(BaseModel):
    """Why something was not done."""

    message: str
    rule: str = ""
    params: dict[str, Any] = {}
    text: str


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": Problem} for code in (400, 401, 403, 404, 408, 409, 410, 413, 421, 422, 429, 503)
}


def returns_json(model: Any, status: int = 200) -> dict[str, Any]:
    """For a route that answers with ``json_response``: what the OpenAPI document says of it."""
    return {"response_model": None, "status_code": status, "responses": {status: {"model": model}}}


def returns_text(media_type: str) -> dict[str, Any]:
    """The same for a route that answers with text; refusals are JSON even there."""
    content = {media_type: {"schema": {"type": "string"}}}
    return {"response_class": Response, "responses": {200: {"content": content}}}


def json_response(data: Any, status: int = 200) -> Response:
    """What the hall has made itself needs no checking: dataclasses are written as they are."""
    return Response(encode(data), status, media_type="application/json")


class Refusal(JSONResponse):
    """It may repeat names that were sent; in those also half a letter, as JSON can write it, is no reason to fail."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode(errors="replace")


class ApiError(Exception):
    """A refusal with its status; ``message`` is a message id."""

    def __init__(
        self,
        status: int,
        message: str,
        params: dict[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.params: dict[str, Any] = params if params is not None else {}
        self.headers = headers


def problem(
    message: str, params: Mapping[str, Any] | None = None, rule: str = "", sentence: str = ""
) -> dict[str, Any]:
    """``sentence`` stands for the message where only a game has all the words for it, or where programs are told more
    than people."""
    params = params if params is not None else {}
    text = sentence or Texts(None, "en").say(message, params)
    return Problem(message=message, rule=rule, params=dict(params), text=text).model_dump()


def refusal_response(
    status: int,
    message: str,
    params: Mapping[str, Any] | None = None,
    rule: str = "",
    headers: Mapping[str, str] | None = None,
) -> JSONResponse:
    return Refusal(problem(message, params, rule), status, headers)


def invalid_input(field: str, fault: str, reason: str, limit: int = 0) -> dict[str, Any]:
    """Parameters of ``error-invalid-input``: people are told the fault, programs may read the reason, in English."""
    return {"field": field, "fault": fault, "limit": limit, "reason": reason}


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(ApiError, _api_error)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(IllegalOption, _illegal)
    app.add_exception_handler(InvalidOption, _illegal)
    app.add_exception_handler(SetupError, _bad_setup)
    app.add_exception_handler(UnknownGame, _bad_setup)
    app.add_exception_handler(RequestValidationError, _bad_input)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(DataError, _bad_value)
    for kind in UNREACHABLE:
        app.add_exception_handler(kind, _no_database)
    app.add_exception_handler(Exception, _unforeseen)


def _api_error(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return refusal_response(error.status, error.message, error.params, headers=error.headers)


def _refused(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refused)
    if "wait" in error.params:
        return refusal_response(
            429, error.message, error.params, headers={"Retry-After": str(ceil(error.params["wait"]))}
        )
    return refusal_response(410 if isinstance(error, Unreadable) else 409, error.message, error.params, error.rule)


def _illegal(_request: Request, error: Exception) -> JSONResponse:
    if isinstance(error, IllegalOption):
        return refusal_response(409, error.message, error.params, error.rule)
    return refusal_response(409, "error-invalid-option")


def _bad_setup(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, SetupError | UnknownGame)
    params = error.params if isinstance(error, SetupError) else {}
    return Refusal(problem(error.message, params, sentence=f"{error}."), 422)


def _bad_input(_request: Request, error: Exception) -> JSONResponse:
    """Names the first field that is wrong; what was sent is not repeated, it may be a password. What people fill in
    is told in their words, everything else by its name and what is wrong with it."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()
    if found and found[0]["type"] == "json_invalid":
        return refusal_response(400, "error-bad-request")
    where = [str(part) for part in found[0]["loc"] if part not in ("body", "query", "path")] if found else []
    field = ".".join(where) or "body"
    if field in FIELDS:
        return refusal_response(422, *FIELDS[field])
    first: dict[str, Any] = found[0] if found else {"type": "", "msg": ""}
    kind = str(first["type"])
    fault = FAULTS.get(kind, "kind" if kind.endswith(("_type", "_parsing")) else "other")
    limits = [value for name, value in first.get("ctx", {}).items() if name in LIMITS]
    limit = int(limits[0]) if limits else 0
    params = invalid_input(field, fault, str(first["msg"]), limit)
    sentence = f"The field {field} is not right: {params['reason']}."
    return Refusal(problem("error-invalid-input", params, sentence=sentence), 422)


def _bad_value(_request: Request, _error: Exception) -> JSONResponse:
    """What no database can hold, such as a zero character in a text for PostgreSQL."""
    return refusal_response(400, "error-bad-request")


def _no_database(_request: Request, error: Exception) -> JSONResponse:
    return database_unavailable(error)


def database_unavailable(error: Exception) -> JSONResponse:
    """Nothing was done; a moment later it may be."""
    log.error("the database did not do what was asked", extra={"kind": type(error).__name__})
    return refusal_response(503, "error-database", headers={"Retry-After": "5"})


def _http(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    return refusal_response(error.status_code, NAMES.get(error.status_code, "error-bad-request"), headers=error.headers)


def _unforeseen(request: Request, error: Exception) -> JSONResponse:
    route = getattr(request.scope.get("route"), "path", "")
    log.error("unforeseen error", exc_info=error, extra={"route": route, "method": request.method})
    return refusal_response(500, "error-inside")
