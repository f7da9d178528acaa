"""Print the pack's components and two matches between bots with views and previews, for the client's own tests."""

from __future__ import annotations

import json
from typing import Any

import longhall
from longhall.bots import Observation, make_bots
from longhall.games.northgard.components import components
from longhall.games.northgard.game import make

MATCHES = ((3, ("greedy", "greedy", "random")), (8, ("greedy", "greedy")))  # seed, bots
EVERY = 9  # a view of each so many decisions


def played(seed: int, bots: tuple[str, ...]) -> dict[str, Any]:
    game = longhall.game("northgard")
    match = game.new(setup={"seats": len(bots), "creatures": True, "more_creatures": True}, seed=seed)
    table = make_bots("northgard", list(bots), str(seed))
    samples: list[dict[str, Any]] = []
    choices = 0
    while match.decision is not None:
        keys = match.keys()
        key = keys[table[match.seat].answer(Observation(match))]
        if choices % EVERY == 0:
            view = match.view(match.seat)
            samples.append({"at": choices, "view": view, "keys": keys, "key": key, "preview": match.preview(key)})
        match.apply(key)
        choices += 1
    result = match.result
    assert result is not None
    told = [(0, -1, match.opening.events)]
    told += [(n, entry.seat, entry.events) for n, entry in enumerate(match.history, 1)]
    chronicle = [
        {"n": n, "seat": seat, "decision": "", "events": [event.seen_by(None) for event in events]}
        for n, seat, events in told
    ]
    return {"seats": len(bots), "samples": samples, "chronicle": chronicle, "scores": list(result.scores)}


def main() -> None:
    matches = [played(seed, bots) for seed, bots in MATCHES]
    print(json.dumps({"components": components(make().content), "matches": matches}))


if __name__ == "__main__":
    main()
