"""The pages of the hall: the files of the client, its page for every place in it, and one where it is not built."""

from __future__ import annotations

import gzip
import json
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from longhall.server import pages, rates
from longhall.server.pages import preferred_language
from longhall.server.settings import Limits
from longhall.text import Texts, languages
from tests.server.hall_fixture import RunningHall
from tests.server.small_hall import problem

pytestmark = pytest.mark.anyio
PAGE = "<!doctype html><title>Longhall</title>"
SCRIPT = "assets/index-B4x_9zQk.js"


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client as it is built."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / SCRIPT).write_text("let hall;")
    (folder / f"{SCRIPT}.br").write_bytes(b"as if by brotli")
    (folder / f"{SCRIPT}.gz").write_bytes(gzip.compress(b"let hall;"))
    (folder / "assets" / "longhall.svg").write_text("<svg/>")
    (folder / "assets" / "letters-Qx3f7abc.woff2").write_bytes(b"\x00\x01")
    (tmp_path / "secret.txt").write_text("not for the world")
    (folder / ".hidden.txt").write_text("neither")
    monkeypatch.setattr(pages, "FOLDER", folder)
    return folder


@pytest.fixture
async def http(web: Path, tmp_path: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with RunningHall(tmp_path) as running:
        yield running.stranger().http


@pytest.mark.parametrize("path", ["/", "/tables/AA2C_TRsTpiUa1VIuXTDRg", "/rules/northgard", "/about", "/reset?t=1"])
async def test_every_place_is_the_one_page(http: httpx.AsyncClient, path: str) -> None:
    answer = await http.get(path)
    assert answer.status_code == 200 and answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = await http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content
    assert (await http.head(path)).status_code == 200


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/docs", "/redoc", "/api/words/xx.ftl"])
async def test_what_is_not_a_page_is_not_one(http: httpx.AsyncClient, path: str) -> None:
    assert problem(await http.get(path), 404) == "error-not-found"


async def test_only_looking_is_possible(http: httpx.AsyncClient) -> None:
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        assert problem(await http.request(method, "/about"), 404) == "error-not-found"


async def test_files_with_a_hash_are_kept_for_good(http: httpx.AsyncClient) -> None:
    script = await http.get(f"/{SCRIPT}", headers={"Accept-Encoding": "identity"})
    assert script.text == "let hall;" and script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"] and "content-encoding" not in script.headers
    letters = await http.get("/assets/letters-Qx3f7abc.woff2")
    assert letters.headers["content-type"] == "font/woff2" and "immutable" in letters.headers["cache-control"]
    sign = await http.get("/assets/longhall.svg")
    assert sign.headers["content-type"] == "image/svg+xml" and sign.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br;q=0.000, gzip;q=0", None),
        ("*", "br"),
        ("", None),
    ],
)
async def test_compressed_files_are_sent_as_they_are(
    http: httpx.AsyncClient, web: Path, accepted: str, encoding: str | None
) -> None:
    async with http.stream("GET", f"/{SCRIPT}", headers={"Accept-Encoding": accepted}) as answer:
        sent = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == encoding and answer.headers["vary"] == "Accept-Encoding"
    ending = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
    assert sent == (web / f"{SCRIPT}{ending}").read_bytes()
    assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none-12345678.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/.hidden.txt",
        "/assets//longhall.svg",
        "/assets/longhall.svg/x.txt",
        "/%00.txt",
        "//secret.txt",
        f"/{'a' * 5000}.txt",
    ],
)
async def test_nothing_else_can_be_read(http: httpx.AsyncClient, path: str) -> None:
    request = http.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    answer = await http.send(request)
    assert answer.status_code == 404 and b"not for the world" not in answer.content


async def test_a_new_build_is_seen_at_once(http: httpx.AsyncClient, web: Path) -> None:
    before = (await http.get("/")).headers["etag"]
    (web / "index.html").write_text("<!doctype html><title>A new one</title>")
    after = await http.get("/")
    assert "A new one" in after.text and after.headers["etag"] != before


async def test_pages_load_from_here_only(http: httpx.AsyncClient) -> None:
    policy = (await http.get("/")).headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "script-src 'self'", "font-src 'self'", "connect-src 'self'"} <= set(policy)
    assert not any("unsafe" in part or "http" in part for part in policy)


@pytest.mark.parametrize("language", languages())
async def test_a_page_for_those_who_have_not_built_the_client(
    http: httpx.AsyncClient, web: Path, language: str
) -> None:
    (web / "index.html").unlink()
    answer = await http.get("/tables/x", headers={"Accept-Language": f"de, {language}-XX;q=0.8, en;q=0.1"})
    assert answer.status_code == 200 and "make web" in answer.text
    assert Texts(None, language).say("page-not-built", {}) in answer.text and f'lang="{language}"' in answer.text
    assert "style" not in answer.text and "script" not in answer.text


def test_the_language_a_browser_likes_most() -> None:
    assert preferred_language("") == "en"
    assert preferred_language("de-DE,de;q=0.9") == "en"
    assert preferred_language("en;q=0.3, cs;q=0.8, PL;q=0.5") == "cs"
    assert preferred_language("uk-UA, en;q=1") == "uk"
    assert preferred_language("q=1;;,,=") == "en"


async def test_pages_do_not_use_up_what_one_may_ask(web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no time goes by
    async with RunningHall(tmp_path, limits=Limits(requests_per_second=1.0)) as running:
        http = running.stranger().http
        for path in ("/", f"/{SCRIPT}", "/api/words/en.ftl", "/api/games/northgard/rules"):
            for _ in range(5):
                assert (await http.get(path)).status_code == 200
        asked = [(await http.get("/api/games")).status_code for _ in range(5)]
        assert asked[0] == 200 and asked[-1] == 429
        assert (await http.get("/")).status_code == 200
        many = [(await http.get("/")).status_code for _ in range(40)]
        assert many[-1] == 429, "not without end either"


@pytest.mark.parametrize("language", languages())
async def test_what_an_installed_hall_shows_without_a_network(http: httpx.AsyncClient, language: str) -> None:
    answer = await http.get("/offline", headers={"Accept-Language": language})
    assert answer.status_code == 200 and f'<html lang="{language}">' in answer.text
    assert Texts(None, language).say("page-offline", {}) in answer.text
    assert "<style" not in answer.text and "<script" not in answer.text  # the policy of the hall allows neither


def test_the_app_names_icons_that_are_there() -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    for icon in manifest["icons"]:
        file = public / icon["src"].removeprefix("/")
        assert file.is_file()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert icon["sizes"] == f"{width}x{height}"
