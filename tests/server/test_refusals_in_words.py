"""What somebody at a browser can do wrong is told in their language: how a table is set up, and what they fill in."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.client import HallRefused
from longhall.server.api.errors import FAULTS, FIELDS, invalid_input
from longhall.text import Texts, languages
from tests.server.hall_fixture import RunningHall

SOURCE = Path(longhall.__file__).parent
OTHERS = [language for language in languages() if language != "en"]
# A setup for every refusal there is, and what a Polish visitor reads.
SETUPS: dict[str, tuple[dict[str, Any], str]] = {
    "error-setup-value": ({"seats": 9}, "Gracze: nie ma takiej wartości."),
    "error-setup-twice": ({"clans": ["wolf", "wolf", "bear"]}, "Klany: coś wybrano dwa razy."),
    "error-setup-unknown": ({"colour": "red"}, "Ta gra nie ma opcji colour."),
    "error-setup-seats": ({"seats": 3, "teams": True}, "Gra drużynowa: tylko przy liczbie graczy: 4."),
    "error-setup-needs": ({"more_creatures": True}, "Więcej Stworów: tylko razem z opcją „Stwory”."),
    "error-setup-each": (
        {"seats": 3, "clans": ["wolf", "bear"]},
        "Klany: liczba wybranych to 2, a liczba graczy to 3.",
    ),
}


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


def raised() -> set[str]:
    """The ids of all refusals of a setup in the sources of the engine."""
    files = [*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]
    return {id for file in files for id in re.findall(r'"(error-setup-[a-z-]+)"', file.read_text("utf-8"))}


def test_every_refusal_of_a_setup_is_met() -> None:
    assert raised() == set(SETUPS)


@pytest.mark.anyio
@pytest.mark.parametrize("message", SETUPS)
async def test_refusals_of_a_setup_come_in_every_language(running: RunningHall, message: str) -> None:
    setup, in_polish = SETUPS[message]
    client = await running.guest("Astrid")
    with pytest.raises(HallRefused) as refused:
        await client.open_table("northgard", setup)
    told = refused.value
    assert (told.status, told.message) == (422, message)
    assert re.search("setup option|names", str(told)), "programs read the sentence of the command line"
    game = longhall.game("northgard")
    assert Texts(game, "pl").say(message, told.params) == in_polish
    said = {language: Texts(game, language).format(message, told.params) for language in languages()}
    assert not [problems for _, problems in said.values() if problems]
    assert len({text for text, _ in said.values()}) == len(said), "each says it in its own words"
    assert not [text for text, _ in said.values() if re.search("⟦setup|[{}_]", text)]


@pytest.mark.anyio
async def test_a_game_that_is_none_is_told_so_in_every_language(running: RunningHall) -> None:
    client = await running.guest("Astrid")
    with pytest.raises(HallRefused) as refused:
        await client.open_table("chess")
    assert (refused.value.status, refused.value.message) == (422, "error-no-such-game")
    assert len({Texts(None, language).say("error-no-such-game", {}) for language in languages()}) == 4


@pytest.mark.parametrize("field", FIELDS)
def test_what_people_fill_in_is_refused_in_every_language(field: str) -> None:
    message, params = FIELDS[field]
    english = Texts(None, "en").say(message, params)
    for language in OTHERS:
        text, problems = Texts(None, language).format(message, params)
        assert not problems and text != english


# A request for every fault of a field that is told apart, and what a Polish visitor reads.
OPEN, GO_ON = "/api/tables", "/api/tables/nowhere/continue"
FAULTY: dict[str, tuple[str, Any, str]] = {
    "missing": (OPEN, {}, "Brakuje pola game."),
    "unknown": (OPEN, {"game": "northgard", "clock": {"hands": 2}}, "Nie ma tu pola clock.hands."),
    "kind": (OPEN, {"game": 7}, "Pole game ma wartość niewłaściwego rodzaju."),
    "choice": (OPEN, {"game": "x", "clock": {"kind": "sun"}}, "Pole clock.kind nie ma żadnej z dozwolonych wartości."),
    "least": (GO_ON, {"at": -1}, "Wartość pola at musi wynosić co najmniej 0."),
    "most": (GO_ON, {"at": 10**12}, "Wartość pola at może wynosić najwyżej 1000000."),
    "long": (OPEN, {"game": "x" * 41}, "Pole game jest za długie; największa długość to 40."),
    "other": ("/api/me", {"language": "xx"}, "Pole language jest nieprawidłowe."),
}


@pytest.mark.anyio
@pytest.mark.parametrize("fault", FAULTY)
async def test_faults_of_other_fields_come_in_every_language(running: RunningHall, fault: str) -> None:
    path, body, in_polish = FAULTY[fault]
    client = await running.guest("Astrid")
    with pytest.raises(HallRefused) as refused:
        await client.ask("PATCH" if path == "/api/me" else "POST", path, body)
    told = refused.value
    assert (told.status, told.message, told.params["fault"]) == (422, "error-invalid-input", fault)
    assert told.params["reason"] in str(told), "programs read what the check says"
    assert re.sub(r"[\s\u00a0]", "", Texts(None, "pl").say(told.message, told.params)) == in_polish.replace(" ", "")


@pytest.mark.parametrize("fault", [*sorted({*FAULTS.values(), "kind", "other"})])
def test_every_fault_has_words_in_every_language(fault: str) -> None:
    params = invalid_input("game", fault, "", 40)
    said = [Texts(None, language).format("error-invalid-input", params) for language in languages()]
    other = {**params, "fault": "other"}
    others = [Texts(None, language).say("error-invalid-input", other) for language in languages()]
    assert not [problems for _, problems in said if problems]
    assert len({text for text, _ in said}) == len(said)
    assert fault == "other" or not {text for text, _ in said} & set(others), "each fault has words of its own"
