"""The pages of the hall: the files of the built client, with its one page for every address the client knows."""

from __future__ import annotations

import hashlib
import html
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from longhall.kernel.rules import LANGUAGES
from longhall.text import FALLBACK, Texts

FOLDER: Final = Path(__file__).parent / "web"  # built by `make web`
ENTRY: Final = "index.html"
OFFLINE: Final = "/offline"  # what the browser keeps, for when there is no network
NOT_PAGES: Final = frozenset({"api", "docs", "healthz", "metrics", "openapi.json", "readyz", "redoc"})
HASHED: Final = re.compile(r"-(?=[\w-]*[A-Z0-9_])[\w-]{8}\.\w+$")  # a name that changes with what is in the file
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))  # the best first
TYPES: Final = {  # not guessed: what machines think of endings differs
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}


@dataclass
class CachedFile:
    """A file in memory, for as long as it is the same on the disk."""

    changed: int
    content: bytes
    tag: str


class Pages:
    """Answers whatever no route of the hall does."""

    def __init__(self, otherwise: ASGIApp, folder: Path) -> None:
        self.otherwise = otherwise
        self.folder = folder
        self._cache: dict[Path, CachedFile] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = self.answer(scope["path"], Headers(scope=scope)) if _asks_for_page(scope) else None
        await (answer if answer is not None else self.otherwise)(scope, receive, send)

    def answer(self, path: str, headers: Headers) -> Response | None:
        """None: there is nothing here."""
        name = path.removeprefix("/")
        if "." in name.rpartition("/")[2]:
            return self._file(name, headers) if _is_plain(name) else None
        if path == OFFLINE:
            return offline(headers.get("accept-language", ""))
        page = self._file(ENTRY, headers)
        return page if page is not None else not_built(headers.get("accept-language", ""))

    def _file(self, name: str, headers: Headers) -> Response | None:
        path = self.folder / name
        cached = self._read(path)
        if cached is None:
            return None
        sent = {
            "ETag": cached.tag,
            "Cache-Control": FOREVER if HASHED.search(name) else ASK_AGAIN,
            "Vary": "Accept-Encoding",
        }
        if cached.tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=sent)
        accepted = headers.get("accept-encoding", "")
        for encoding, ending in ENCODINGS:
            smaller = self._read(path.with_name(path.name + ending)) if _accepts(accepted, encoding) else None
            if smaller is not None:
                return Response(smaller.content, headers={**sent, "Content-Encoding": encoding, **_type(path)})
        return Response(cached.content, headers={**sent, **_type(path)})

    def _read(self, path: Path) -> CachedFile | None:
        try:
            changed = path.stat().st_mtime_ns
            cached = self._cache.get(path)
            if cached is None or cached.changed != changed:
                content = path.read_bytes()
                cached = self._cache[path] = CachedFile(
                    changed, content, f'"{hashlib.sha256(content).hexdigest()[:24]}"'
                )
        except OSError:  # no such file, or a folder
            return None
        return cached


def _asks_for_page(scope: Scope) -> bool:
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    return scope["path"].split("/")[1] not in NOT_PAGES


def _is_plain(name: str) -> bool:
    """Whether a name can be that of a file of ours: nothing hidden, no way out of the folder."""
    return all(part and not part.startswith(".") and re.fullmatch(r"[\w.-]+", part) for part in name.split("/"))


def _type(path: Path) -> dict[str, str]:
    return {"Content-Type": TYPES.get(path.suffix, "application/octet-stream")}


def _accepts(header: str, encoding: str) -> bool:
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if name.strip() in (encoding, "*"):
            return re.fullmatch(r"q=0(\.0*)?", weight.strip()) is None
    return False


def not_built(accepted: str) -> Response:
    """A page for whoever runs the hall from sources without having built the client."""
    language = preferred_language(accepted)
    texts = Texts(None, language)
    title, text = (html.escape(texts.say(id, {})) for id in ("page-not-built", "page-not-built-text"))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<title>Longhall</title><h1>{title}</h1><p>{text}</p><pre>make web</pre></html>\n"
    )
    return Response(page, headers={"Cache-Control": "no-store", "Content-Type": TYPES[".html"]})


def offline(accepted: str) -> Response:
    """What an installed hall shows without a network."""
    language = preferred_language(accepted)
    texts = Texts(None, language)
    title, text, again = (html.escape(texts.say(f"page-offline{part}", {})) for part in ("", "-text", "-again"))
    page = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<link rel="stylesheet" href="/offline.css"><title>Longhall</title>'
        f'<main><img src="/assets/longhall.svg" alt=""><h1>{title}</h1><p>{text}</p>'
        f'<p><a href="">{again}</a></p></main></html>\n'
    )
    return Response(page, headers={"Cache-Control": ASK_AGAIN, "Content-Type": TYPES[".html"]})


def preferred_language(header: str) -> str:
    """Of the languages the hall speaks the one a browser likes most, by its Accept-Language."""
    liked: list[tuple[float, str]] = []
    for part in header.split(",")[:20]:
        name, _, weight = part.partition(";")
        found = re.fullmatch(r"q=([01](?:\.\d{0,3})?)", weight.strip())
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES:
            liked.append((float(found[1]) if found else 1.0, language))
    return max(liked, key=lambda choice: choice[0])[1] if liked else FALLBACK


def add_pages(app: FastAPI) -> None:
    app.router.default = Pages(app.router.default, FOLDER)
