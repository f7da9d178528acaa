"""Structured logs: one JSON object per line on stderr, with nothing secret in it.

Beside the message only the fields in ``FIELDS`` are written, and of an exception its type and where it was raised: its
text may contain an option key or a line of chat. Messages are fixed texts, not made of what people sent.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, Final, TextIO

FIELDS: Final = frozenset({"route", "method", "game", "bot", "kind", "count", "way", "reason"})
MASK: Final = "…"
# Tokens, signed cookies (three parts joined by dots), and anything as long as a key or an id that opens a table.
SECRET: Final = re.compile(r"lh_[\w-]+|[\w-]{10,}\.[\w-]{4,}\.[\w-]{20,}|(?<![\w-])(?=[\w-]*\d)[\w-]{22,}(?![\w-])")
USUAL: Final = (  # what loggers say about things that are not worth a line
    ("uvicorn.error", "without completing handshake"),
    ("uvicorn.error", "longhall.kernel.errors.LonghallError"),  # the end of what is logged with a failed start
    ("uvicorn.error", "Application startup failed"),
    ("psycopg", "pipeline aborted"),
)
# These log addresses or values.
QUIET: Final = ("uvicorn.error", "uvicorn.access", "sqlalchemy.engine", "alembic", "httpx", "httpcore")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": masked(record.getMessage()),
        }
        for name in sorted(FIELDS & record.__dict__.keys()):
            value = record.__dict__[name]
            line[name] = value if value is None or isinstance(value, int | float) else masked(str(value))
        if record.exc_info is not None and isinstance(record.exc_info[1], BaseException):
            line["error"] = _raised(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def masked(text: str) -> str:
    return SECRET.sub(MASK, text)


def _raised(error: BaseException) -> list[str]:
    """The types of an error and of what caused it, each with its stack."""
    said: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        frames = traceback.extract_tb(current.__traceback__)
        places = " < ".join(f"{frame.name} ({frame.filename}:{frame.lineno})" for frame in reversed(frames))
        said.append(f"{type(current).__module__}.{type(current).__qualname__}: {places}")
        current = current.__cause__ if current.__cause__ is not None else current.__context__
    return said


def _is_news(record: logging.LogRecord) -> bool:
    """Uvicorn logs an error for each WebSocket that was refused with a proper answer, and psycopg warns of an action
    whose number another process took: neither is worth a line. Why a hall could not start is said in a sentence."""
    words = record.getMessage()
    return not any(record.name == name and usual in words for name, usual in USUAL)


def configure_logging(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Send all logging of the process to stderr as JSON lines; uvicorn must be started with ``log_config=None``."""
    handler = logging.StreamHandler(stream if stream is not None else sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(_is_news)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
