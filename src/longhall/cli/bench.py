"""``longhall bench``: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import json
import platform
import sysconfig
from collections.abc import Callable
from time import process_time
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
        "--seconds", type=number(0, 600), default=5, metavar="S", help="how long to run playouts; 0: one match (5)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.arena.memory import spare_garbage_collection
    from longhall.cli.common import read_setup_arguments
    from longhall.cli.words import table
    from longhall.games import game as load_game
    from longhall.games import game_names
    from longhall.text import Texts

    texts = Texts(None, args.lang)
    games = [load_game(name) for name in game_names()]
    setups = [read_setup_arguments(game, args.seats, []) for game in games]
    spare_garbage_collection()
    figures = {game.name: measure(game, setup, args.seconds) for game, setup in zip(games, setups, strict=True)}
    if args.json:
        head = {"python": python_used(), "compiled": is_compiled(), "seats": int(args.seats)}
        print(json.dumps({**head, "games": figures}))
        return 0
    params = {"seats": args.seats, "compiled": is_compiled(), "python": python_used()}
    print(texts.say("cli-bench-head", params))
    rows = [["", *figures]]
    for name in next(iter(figures.values())):
        label = texts.say(f"cli-bench-{name.replace('_', '-')}", {})
        rows.append([label, *(_shown(figures[game][name]) for game in figures)])
    print("\n".join(table(rows)))
    return 0


def _shown(value: float | None) -> str:
    return "–" if value is None else f"{value:,}"


def is_compiled() -> bool:
    from longhall.kernel import match

    return not str(match.__file__).endswith(".py")


def python_used() -> str:
    """Builds of the same version differ: one without optimisations is slower by a quarter."""
    name = f"{platform.python_implementation()} {platform.python_version()}"
    plain = "--enable-optimizations" not in str(sysconfig.get_config_var("CONFIG_ARGS"))
    return f"{name} (built without optimisations)" if plain else name


def measure(game: Game, setup: dict[str, Any], seconds: float) -> dict[str, float | None]:
    """All figures are of CPU time, so that other programs on the machine disturb them little."""
    recorded, forced = _playouts(game, setup, seconds, True)
    unrecorded, _ = _playouts(game, setup, seconds, False)
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
        "decisions_per_s": round(recorded),
        "unrecorded_per_s": round(unrecorded),
        "forced_percent": round(100 * forced, 1),
        "greedy_per_s": _greedy(game, setup, seconds),
        "clone_us": _microseconds(middle.clone, 500),
        "options_us": _microseconds(middle.options, 500),
        "apply_undo_us": _microseconds(apply_and_undo, 200),
        "rewind_us": _microseconds(lambda: middle.rewound(last - 1), 5),
        "view_us": _microseconds(lambda: middle.view(seat), 200),
        "determinize_us": _microseconds(lambda: middle.determinize(seat, rng), 200),
        "to_json_us": _microseconds(middle.to_json, 100),
        "from_json_us": _microseconds(lambda: game.from_json(saved, trusted=True), 100),
        "to_json_bytes": max(len(match.to_json().encode()) for match in middles),
        "record_bytes_mean": round(sum(record_sizes) / len(record_sizes)),
        "record_bytes_max": max(record_sizes),
    }


def _playouts(game: Game, setup: dict[str, Any], seconds: float, recording: bool) -> tuple[float, float]:
    """Decisions per second of random matches one after another, with options listed at every decision, and the share of
    decisions that had but one option, which a recorded match tells."""
    rng = rng_from_seed("bench playouts")
    decisions = 0
    forced = 0
    played = 0
    spent = 0.0
    while played == 0 or spent < seconds:
        started = process_time()
        match = game.new(setup, f"bench/{played}")
        match.recording = recording
        match.play_out(rng)
        spent += process_time() - started
        decisions += match.choices_made
        forced += sum(entry.options == 1 for entry in match.history)
        played += 1
    return decisions / spent, forced / decisions


def _greedy(game: Game, setup: dict[str, Any], seconds: float) -> float | None:
    """Decisions per second of the strongest bot on all seats; None where there is none but the random one."""
    from longhall.bots import RANDOM, Observation, default_bot, make_bots

    if default_bot(game.name) == RANDOM:
        return None
    match = game.new(setup, "bench/greedy")
    bots = make_bots(game.name, [default_bot(game.name)] * match.state.seats, "bench")
    decisions = 0
    started = process_time()
    while not match.over and (decisions == 0 or process_time() - started < seconds):
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
        decisions += 1
    return round(decisions / (process_time() - started))


def _samples(game: Game, setup: dict[str, Any]) -> tuple[list[Match], list[int]]:
    """Matches at half their length, and the sizes of the records of the whole matches."""
    middles: list[Match] = []
    sizes: list[int] = []
    for sample in range(SAMPLES):
        rng = rng_from_seed(f"bench sample {sample}")
        match = game.new(setup, f"bench/{sample}")
        match.play_out(rng)
        sizes.append(len(match.record.to_jsonl().encode()))
        middles.append(match.rewound(match.choices_made // 2))
    return middles, sizes


def _microseconds(work: Callable[[], object], times: int) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        started = process_time()
        for _ in range(times):
            work()
        best = min(best, process_time() - started)
    return round(best / times * 1e6, 1)
