"""For those who watch over a hall: is it alive, can it work, what has it done."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

from longhall.server.api.deps import HallHere
from longhall.server.api.errors import REFUSALS, ApiError, returns_text
from longhall.server.metrics import CONTENT_TYPE

LEAST_FREE = 16 * 1024 * 1024  # bytes on the disk of an embedded database
router = APIRouter(responses={status: REFUSALS[status] for status in (429, 503)}, tags=["house"])


@router.get("/healthz")
async def alive() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz")
async def ready(hall: HallHere) -> dict[str, str]:
    """503 while the database cannot be reached or written, and when the disk it lies on is full."""
    try:
        free = hall.store.free_bytes()
        if free is None or free >= LEAST_FREE:
            await hall.store.check_writable()
    except (SQLAlchemyError, OSError):
        raise ApiError(503, "error-database") from None
    if free is not None and free < LEAST_FREE:
        raise ApiError(503, "error-disk-full")
    return {"status": "ok"}


@router.get("/metrics", **returns_text("text/plain"))
async def metrics(hall: HallHere) -> Response:
    hall.metrics.set_tables(await hall.store.count_tables())
    return Response(hall.metrics.text(), media_type=CONTENT_TYPE)
