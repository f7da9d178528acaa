"""Learning a game by playing against oneself: a policy and value network in PyTorch, trained by PPO.

    python -m longhall.envs.selfplay icaion --minutes 8 --out build/icaion

All seats of a batch of matches are played by the same network, which sees only what the seat that decides sees and
chooses among what is legal. When a match is over each of its choices is judged by how the seat's chances went on from
there. The folder holds ``checkpoint.pt`` (the same command goes on from it), ``curve.csv`` and ``curve.svg``, and
``weights.npz``, which bots are made of: ``longhall simulate icaion --bots learned:build/icaion/weights.npz,greedy``.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from longhall.arena.simulate import simulate
from longhall.bots import RANDOM
from longhall.envs.batch import Batch
from longhall.envs.games import GAMES, builtin
from longhall.envs.learned import ABOUT, FORMAT
from longhall.kernel.errors import LonghallError

LAMBDA: Final = 0.95  # how far ahead a choice is judged
CLIP: Final = 0.2
ENTROPY: Final = 0.01
EPOCHS: Final = 2
MINIBATCH: Final = 512
TESTS: Final = 40  # matches against random for a point of the curve


@dataclass
class Settings:
    """What differs between the games."""

    matches: int  # that are played at once
    hidden: int
    choices: int  # between two updates
    rate: float


SETTINGS: Final = {
    "northgard": Settings(64, 128, 6_144, 5e-4),
    "icegarden": Settings(128, 256, 8_192, 5e-4),
    "icaion": Settings(128, 256, 8_192, 5e-4),
}


class Net(nn.Module):
    """From what a seat sees to how much it likes each legal action, and to what it expects."""

    def __init__(self, seen: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.actions = nn.Parameter(0.01 * torch.randn(actions, hidden))
        self.bias = nn.Parameter(torch.zeros(actions))
        self.value = nn.Linear(hidden, 1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """``legal``: the legal actions of each row, filled up with -1."""
        inner = self.body(torch.log1p(seen.float()))
        known = legal.clamp(min=0)
        liked = torch.einsum("nah,nh->na", self.actions[known], inner) + self.bias[known]
        return liked.masked_fill(legal < 0, -1e9), self.value(inner).squeeze(1).tanh()


@dataclass
class Choice:
    seen: Any
    legal: Any
    taken: int  # which of the legal actions
    likely: float  # the logarithm of how likely it was
    value: float
    judged: float = 0.0
    outcome: float = 0.0


class Learner:
    def __init__(self, game: str, seats: int, folder: Path, seed: int) -> None:
        torch.manual_seed(seed)
        self.game, self.seats, self.folder = game, seats, folder
        self.settings = SETTINGS[game]
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        _, self.actions, self.encoding = builtin(game, seats)
        self.net = Net(self.encoding.size, self.actions.size, self.settings.hidden).to(self.device)
        self.optimiser = torch.optim.Adam(self.net.parameters(), self.settings.rate)
        self.curve: list[tuple[float, int, float]] = []  # minutes, choices, share of wins against random
        self.minutes, self.choices, self.updates = 0.0, 0, 0
        if self.checkpoint.exists():
            self._resume()
        self.batch = Batch(game, self.settings.matches, seats, f"{seed}/{self.updates}")
        self.running: list[list[list[Choice]]] = [[[] for _ in range(seats)] for _ in range(len(self.batch))]

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def train(self, minutes: float) -> None:
        """Until so many minutes have been spent in all, those before a checkpoint included."""
        while self.minutes < minutes:
            begun = time.monotonic()
            self._learn(self._play())
            self.updates += 1
            self.minutes += (time.monotonic() - begun) / 60
            if not self.curve or self.minutes >= self.curve[-1][0] + minutes / 8 or self.minutes >= minutes:
                self._measure()

    # -- playing -----------------------------------------------------------------------------------------------------

    def _play(self) -> list[Choice]:
        """Choices of matches that have ended, so many at least."""
        batch, done = self.batch, list[Choice]()
        while len(done) < self.settings.choices:
            seen, legal = batch.observations.copy(), padded(batch.masks)
            with torch.no_grad():
                liked, values = self.net(self._there(seen), self._there(legal))
                policy = Categorical(logits=liked)
                taken = policy.sample()
                likely = policy.log_prob(taken).cpu().numpy()
            picks, expected, seats = taken.cpu().numpy(), values.cpu().numpy(), batch.seat.copy()
            batch.step(legal[np.arange(len(batch)), picks])
            for i, seat in enumerate(seats):
                if legal.shape[1] > 1 and legal[i, 1] >= 0:  # there was something to choose
                    choice = Choice(seen[i], legal[i], int(picks[i]), float(likely[i]), float(expected[i]))
                    self.running[i][seat].append(choice)
            for i in np.flatnonzero(batch.ended).tolist():
                for seat, made in enumerate(self.running[i]):
                    done += judged(made, float(batch.rewards[i, seat]))
                self.running[i] = [[] for _ in range(self.seats)]
        self.choices += len(done)
        return done

    def _there(self, array: Any) -> torch.Tensor:
        return torch.from_numpy(array).to(self.device)

    # -- learning ----------------------------------------------------------------------------------------------------

    def _learn(self, made: list[Choice]) -> None:
        width = max(len(choice.legal) for choice in made)
        legal = np.full((len(made), width), -1, np.int64)
        for row, choice in zip(legal, made, strict=True):
            row[: len(choice.legal)] = choice.legal
        seen = self._there(np.stack([choice.seen for choice in made]))
        known = self._there(legal)
        taken = self._there(np.array([choice.taken for choice in made]))
        likely, better, outcome = (
            self._there(np.array([getattr(choice, name) for choice in made], np.float32))
            for name in ("likely", "judged", "outcome")
        )
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(made), device=self.device).split(MINIBATCH):
                liked, values = self.net(seen[rows], known[rows])
                policy = Categorical(logits=liked)
                ratio = (policy.log_prob(taken[rows]) - likely[rows]).exp()
                gain = torch.min(ratio * better[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * better[rows]).mean()
                missed = (values - outcome[rows]).pow(2).mean()
                loss = 0.5 * missed - gain - ENTROPY * policy.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimiser.step()

    # -- keeping -----------------------------------------------------------------------------------------------------

    def _measure(self) -> None:
        """A point of the curve, the weights for bots, and a checkpoint; in that order, so that the last is whole."""
        weights = self.folder / f"weights-{self.updates}.npz"
        self.export(weights)
        share = wins(self.game, self.seats, weights, RANDOM, TESTS, f"curve/{self.updates}")
        weights.replace(self.folder / "weights.npz")
        self.curve.append((self.minutes, self.choices, share))
        print(f"{self.minutes:6.1f} minutes {self.choices:>9} choices   wins against random: {share:.2f}", flush=True)
        rows = [f"{minutes:.2f},{choices},{share:.3f}" for minutes, choices, share in self.curve]
        (self.folder / "curve.csv").write_text("\n".join(["minutes,choices,wins", *rows]) + "\n", encoding="utf-8")
        (self.folder / "curve.svg").write_text(drawn(self.curve, 1 / self.seats), encoding="utf-8")
        partial = self.checkpoint.with_suffix(".part")
        torch.save(
            {
                "about": self.about(),
                "net": self.net.state_dict(),
                "optimiser": self.optimiser.state_dict(),
                "random": torch.get_rng_state(),
                "spent": [self.minutes, self.choices, self.updates],
                "curve": self.curve,
            },
            partial,
        )
        partial.replace(self.checkpoint)

    def _resume(self) -> None:
        """Go on from the checkpoint. Matches that were being played then begin anew."""
        kept = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        if kept["about"] != self.about():
            raise LonghallError(f"{self.checkpoint} is of something else: name another folder")
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        torch.set_rng_state(kept["random"].cpu())
        self.minutes, self.choices, self.updates = kept["spent"]
        self.curve = [tuple(point) for point in kept["curve"]]

    def about(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "hidden": self.settings.hidden,
            "actions": self.actions.fingerprint(),
            "encoding": self.encoding.fingerprint(),
        }

    def export(self, file: Path) -> None:
        """What a bot needs, in half precision."""
        first, second = self.net.body[0], self.net.body[2]
        arrays = {
            **{"w1": first.weight, "b1": first.bias, "w2": second.weight, "b2": second.bias},
            **{"actions": self.net.actions, "bias": self.net.bias},
        }
        halves: dict[str, Any] = {
            name: array.detach().cpu().numpy().astype(np.float16) for name, array in arrays.items()
        }
        halves[ABOUT] = np.array(json.dumps(self.about()))
        np.savez_compressed(file, **halves)


def padded(masks: Any) -> Any:
    """The legal actions of each row, filled up with -1 to the longest."""
    rows, actions = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    found = np.full((len(masks), counts.max()), -1, np.int64)
    found[rows, np.arange(len(rows)) - (np.cumsum(counts) - counts)[rows]] = actions
    return found


def judged(made: list[Choice], outcome: float) -> list[Choice]:
    """Each choice by how the seat's chances went on from there, what came soon counting most."""
    ahead, following = 0.0, outcome
    for choice in reversed(made):
        ahead = following - choice.value + LAMBDA * ahead
        choice.judged, choice.outcome, following = ahead, outcome, choice.value
    return made


def wins(game: str, seats: int, weights: Path, against: str, matches: int, seed: str) -> float:
    """The learner's share of first places, in each seat in turn; the others play like ``against``."""
    engine, won = builtin(game, seats)[0], 0.0
    for seat in range(seats):
        bots = [f"learned:{weights}" if other == seat else against for other in range(seats)]
        summary = simulate(engine, {"seats": seats}, bots, matches // seats, f"{seed}/{seat}")
        if summary.errors:
            raise LonghallError(summary.errors[0])
        won += float(summary.to_data()["wins"][seat])
    return won / (matches // seats * seats)


def drawn(curve: list[tuple[float, int, float]], even: float) -> str:
    """The curve as a picture: minutes to the right, wins up; the line across is an even share."""
    most = max(minutes for minutes, _, _ in curve) or 1
    points = " ".join(f"{20 + 360 * minutes / most:.0f},{180 - 160 * share:.0f}" for minutes, _, share in curve)
    level = 180 - 160 * even
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200">'
        '<path d="M20 20V180H380" fill="none" stroke="#000"/>'
        f'<path d="M20 {level:.0f}H380" stroke="#999" stroke-dasharray="4"/>'
        f'<polyline points="{points}" fill="none" stroke="#2471a3" stroke-width="2"/></svg>'
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="selfplay", description="Learn a game by playing against oneself.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=8.0, help="to learn for, in all (8)")
    parser.add_argument("--out", type=Path, required=True, help="folder of the checkpoint, the curve and the weights")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs="*", default=[], help="measure the result against these bots, too")
    parser.add_argument("--matches", type=int, default=100, help="for each of these measurements (100)")
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(given.game, given.seats, given.out, given.seed)
    print(f"on {learner.device}; {sum(weight.numel() for weight in learner.net.parameters())} weights", flush=True)
    learner.train(given.minutes)
    for name in given.against:
        share = wins(given.game, given.seats, given.out / "weights.npz", name, given.matches, "measured")
        print(f"wins against {name}: {share:.2f} of {given.matches} matches", flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
