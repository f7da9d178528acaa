"""Damage done to saved matches: numbers, texts, lists and objects changed in one place, and the text as a whole."""

from __future__ import annotations

import json
from typing import Any, Final

from longhall.bots import Observation, make_bot
from longhall.cli.saves import Seating, read_save
from longhall.conformance.walk import MOST_CHOICES
from longhall.kernel.chance import Rng
from longhall.kernel.errors import RecordError
from longhall.kernel.game import Game
from longhall.kernel.match import Match

MOST_ANSWERS: Final = 6
OTHERS: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 10**6, -(10**6), 10**14, 10**40, 1.5, "", "x", "é\n{}", [], [0], [[]], {}, {"a": [1]},
)  # fmt: skip


def damaged(text: str, rng: Rng) -> str:
    """The save with something changed in one place, or cut or overwritten as a text."""
    if rng.below(12) == 0:
        return _damaged_text(text, rng)
    data = json.loads(text)
    inside, name = _any_place(data, rng)
    _change(inside, name, rng)
    return json.dumps(data)


def _damaged_text(text: str, rng: Rng) -> str:
    place = rng.below(len(text))
    end = place + 1 + rng.below(40)
    put = ("", "[" * 100_000, "\x00", "9" * 5000, '"', "{", "NaN", "-", "\ud800")[rng.below(9)]
    return text[:place] if rng.below(3) == 0 else text[:place] + put + text[end:]


def _any_place(data: Any, rng: Rng) -> tuple[Any, Any]:
    """A list or an object in the save, and an index or name in it; the deeper ones as often as those they are in."""
    inside, name = data, _any_name(data, rng)
    for part in ("state", "stack", "table"):
        if rng.below(3) == 0 and data.get(part):
            inside, name = data[part], _any_name(data[part], rng)
            break
    while isinstance(inside[name], (list, dict)) and inside[name] and rng.below(4):
        inside = inside[name]
        name = _any_name(inside, rng)
    return inside, name


def _any_name(inside: Any, rng: Rng) -> Any:
    return rng.below(len(inside)) if isinstance(inside, list) else list(inside)[rng.below(len(inside))]


def _change(inside: Any, name: Any, rng: Rng) -> None:
    value = inside[name]
    what = rng.below(8)
    if what == 0:
        del inside[name]
    elif what == 1 and isinstance(inside, list):
        inside.insert(name, value)
    elif what == 2 and isinstance(inside, list):
        other = rng.below(len(inside))
        inside[name], inside[other] = inside[other], value
    elif what == 3 and isinstance(inside, dict):
        inside[f"{name}x"] = value
    elif type(value) is int and what < 7:
        inside[name] = value + (1, -1, 2, -2, 7, 100, -100, 1000)[rng.below(8)]
    elif isinstance(value, list) and value and what < 7:
        inside[name] = value[:-1] if rng.below(2) else [*value, *value]
    else:
        inside[name] = OTHERS[rng.below(len(OTHERS))]


def use(match: Match, rng: Rng) -> None:
    """Ask everything that clients, bots and records ask, and play on to the end."""
    for _ in range(3):
        for viewer in (None, *range(match.state.seats)):
            match.view(viewer)
            match.determinize(viewer, rng.branch(str(viewer)))
        if match.over:
            break
        assert match.decision is not None
        match.refusals()
        match.forecast()
        for key in match.keys()[:20]:
            match.preview(key)
        match.clone().to_json(history=True)
        match.apply(rng.below(len(match.picks())))
    for _ in range(MOST_CHOICES):
        if match.over:
            assert match.result is not None
            return
        match.apply(rng.below(len(match.picks())))
    raise AssertionError("the match does not come to an end")


def let_bots_choose(match: Match, seating: Seating) -> None:
    """Each once, as the terminal table makes them; then they go on at random."""
    for _ in range(MOST_ANSWERS):
        if match.over or match.seat == seating.seat:
            return
        seat = match.seat
        bot = make_bot(match.game.name, seating.bots[seat], seating.bot_seed, seating.plans.pop(seat, None))
        match.play(bot.answer(Observation(match)))


def try_save(game: Game, text: str, rng: Rng) -> bool:
    """Whether a save, or the file of a terminal table, is accepted; then the match must be playable, else the refusal
    one sentence."""
    try:
        match, seating = read_save(game, text)
    except RecordError as error:
        assert str(error) and "\n" not in str(error) and len(str(error)) < 300
        return False
    if seating is not None:
        let_bots_choose(match, seating)
    use(match, rng)
    return True
