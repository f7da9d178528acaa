"""The hall as a web application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from fastapi import APIRouter, FastAPI

from longhall.kernel.errors import LonghallError
from longhall.server.api.errors import add_handlers
from longhall.server.api.routes import (
    accounts,
    club,
    company,
    health,
    keeper,
    library,
    people,
    puzzles,
    tables,
    tokens,
    tournaments,
    tries,
)
from longhall.server.hall import Hall
from longhall.server.middleware.limits import add_limits
from longhall.server.pages import add_pages
from longhall.server.settings import Settings
from longhall.server.ws import connection as table

SWEEP_EVERY = 60.0
log = logging.getLogger("longhall.hall")


def create_app(settings: Settings) -> FastAPI:
    hall = Hall(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            await hall.start()
        except LonghallError as error:
            app.state.trouble = str(error)
            raise
        sweeper = asyncio.create_task(_sweep(hall))
        yield
        sweeper.cancel()
        await hall.stop()

    # The pages with the documentation would load scripts from elsewhere; /openapi.json is there.
    app = FastAPI(title="Longhall", version="1", lifespan=lifespan, docs_url=None, redoc_url=None)
    app.state.hall = hall
    add_handlers(app)
    add_limits(app, settings)
    parts = (
        health,
        library,
        people,
        accounts,
        tokens,
        tables,
        tries,
        puzzles,
        club,
        company,
        keeper,
        tournaments,
        table,
    )
    add_routes(app, *(routes.router for routes in parts))
    add_pages(app)
    return app


def add_routes(app: FastAPI, *routers: APIRouter) -> None:
    """The routes as they are. `include_router` would build every one of them again, which takes the first request
    a quarter of a second and is needed only for prefixes and dependencies that are given there."""
    for router in routers:
        app.router.routes.extend(router.routes)


async def _sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await hall.unload_idle()
        except Exception as error:  # whatever it is, the next time comes
            log.error("tables were not swept", extra={"kind": type(error).__name__})
