"""``longhall bench``: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from longhall.cli.common import add_language, number
from longhall.kernel.chance import rng_from_seed

if TYPE_CHECKING:
    from longhall.kernel.game import Game
    from longhall.kernel.match import Match

SAMPLES: Final = 20  # matches whose sizes are measured
ROUNDS: Final = 5  # of every small measurement; the fastest counts, since other programs only slow it down


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", metavar="N", default="4", help="number of seats (4)")
    parser.add_argument(
        "--seconds", type=number(1, 600), default=5, metavar="S", help="how long to run playouts, in seconds (5)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.cli.common import read_setup_arguments
    from longhall.cli.words import table
    from longhall.games import game as load_game
    from longhall.games import game_names
    from longhall.text import Texts

    texts = Texts(None, args.lang)
    games = [load_game(name) for name in game_names()]
    setups = [read_setup_arguments(game, args.seats, []) for game in games]
    figures = {game.name: measure(game, setup, args.seconds) for game, setup in zip(games, setups, strict=True)}
    if args.json:
        print(json.dumps({"compiled": is_compiled(), "seats": int(args.seats), "games": figures}))
        return 0
    print(texts.say("cli-bench-head", {"seats": args.seats, "compiled": is_compiled()}))
    rows = [["", *figures]]
    for name in next(iter(figures.values())):
        label = texts.say(f"cli-bench-{name.replace('_', '-')}", {})
        rows.append([label, *(f"{figures[game][name]:,}" for game in figures)])
    print("\n".join(table(rows)))
    return 0


def is_compiled() -> bool:
    from longhall.kernel import match

    return not str(match.__file__).endswith(".py")


def measure(game: Game, setup: dict[str, Any], seconds: float) -> dict[str, float]:
    decisions, spent = _playouts(game, setup, seconds)
    middles, record_sizes = _samples(game, setup)
    middle = middles[0]
    last = middle.choices_made
    before = middle.rewound(last - 1)
    key = middle.history[-1].key
    outcomes = middle.history[-1].outcomes

    def apply_and_undo() -> None:
        before.clone().apply(key, outcomes)

    rng = rng_from_seed("bench")
    seat = middle.seat
    saved = middle.to_json()
    return {
        "decisions_per_s": round(decisions / spent),
        "clone_us": _microseconds(middle.clone, 500),
        "options_us": _microseconds(middle.options, 500),
        "apply_undo_us": _microseconds(apply_and_undo, 200),
        "rewind_us": _microseconds(lambda: middle.rewound(last - 1), 5),
        "view_us": _microseconds(lambda: middle.view(seat), 200),
        "determinize_us": _microseconds(lambda: middle.determinize(seat, rng), 200),
        "to_json_us": _microseconds(middle.to_json, 100),
        "from_json_us": _microseconds(lambda: game.from_json(saved), 100),
        "to_json_bytes": max(len(match.to_json().encode()) for match in middles),
        "record_bytes_mean": round(sum(record_sizes) / len(record_sizes)),
        "record_bytes_max": max(record_sizes),
    }


def _playouts(game: Game, setup: dict[str, Any], seconds: float) -> tuple[int, float]:
    """Random matches one after another, with options listed at every decision and everything recorded."""
    rng = rng_from_seed("bench playouts")
    decisions = 0
    started = perf_counter()
    played = 0
    spent = 0.0
    while spent < seconds:
        match = game.new(setup, f"bench/{played}")
        while not match.over:
            match.play(rng.below(len(match.picks())))
        decisions += match.choices_made
        played += 1
        spent = perf_counter() - started
    return decisions, spent


def _samples(game: Game, setup: dict[str, Any]) -> tuple[list[Match], list[int]]:
    """Matches at half their length, and the sizes of the records of the whole matches."""
    middles: list[Match] = []
    sizes: list[int] = []
    for sample in range(SAMPLES):
        rng = rng_from_seed(f"bench sample {sample}")
        match = game.new(setup, f"bench/{sample}")
        while not match.over:
            match.play(rng.below(len(match.picks())))
        sizes.append(len(match.record.to_jsonl().encode()))
        middles.append(match.rewound(match.choices_made // 2))
    return middles, sizes


def _microseconds(work: Callable[[], object], times: int) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        started = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - started)
    return round(best / times * 1e6, 1)
