"""A seat of a match as a Gymnasium environment: the other seats are played by bots, by name and level.

``gymnasium.make("longhall/Icaion-v1", opponents="greedy")`` once this module has been imported. ``info["action_mask"]``
and ``action_masks()`` say which actions are legal. An action that is not legal stands for one that is, always the same
for the same action and options, and ``info["illegal"]`` says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
from gymnasium import spaces

from longhall.bots import Bot, Observation, make_bot, seat_seed
from longhall.envs.core.rewards import PLACE
from longhall.envs.registration import register
from longhall.envs.render import MODES, check_mode, rendered
from longhall.envs.seat_table import Bytes, Mask, SeatTable, seed_text
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

register()


class SeatEnv(gymnasium.Env[Bytes, int]):
    """One seat learns. ``opponents`` is the name of a bot for all the others, or one for each of them in the order of
    seats; ``seat`` is where the learner sits, None for another seat by chance in every match. ``setup`` are setup
    options of the game."""

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = PLACE,
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        check_mode(render_mode)
        self.table = SeatTable(game, seats, reward, setup)
        self.render_mode = render_mode
        self.observation_space = self.table.box
        self.action_space = cast(spaces.Space[int], spaces.Discrete(self.table.actions.size))
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise LonghallError(
                f"{len(names)} opponents are named for {seats - 1} other seats: name one, or one for each"
            )
        for name in names:
            make_bot(self.table.game.name, name, "")  # says which there are if it is none
        if seat is not None and seat not in range(seats):
            raise LonghallError(f"there is no seat {seat} of {seats}; seats count from 0")
        self.opponents = names
        self.fixed_seat = seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        own = seed_text(self.np_random)
        by_chance = int(self.np_random.integers(self.table.seats))
        self.seat = by_chance if self.fixed_seat is None else self.fixed_seat
        self.table.begin(own)
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        self.bots: dict[int, Bot] = {
            seat: make_bot(self.table.game.name, name, seat_seed(own, seat))
            for seat, name in zip(others, self.opponents, strict=True)
        }
        self._let_others_play()
        return self.table.observe(self.seat), self._info()

    def _let_others_play(self) -> None:
        match = self.table.match
        while not match.over and match.seat != self.seat:
            match.play(self.bots[match.seat].answer(Observation(match)))
        self.table.look()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": False, "seat": self.seat}

    def action_masks(self) -> Mask:
        """A one for each legal action, as learners with masks ask for them."""
        return self.table.mask(self.seat)

    def step(self, action: int) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if self.table.match.over:
            raise LonghallError("the match is over: reset begins another")
        legal = self.table.play(int(action))
        self._let_others_play()
        over = self.table.match.over
        reward = self.table.worth()[self.seat] if over else 0.0
        info = self._info()
        info["illegal"] = not legal
        if self.render_mode == "human":
            self.render()
        return self.table.observe(self.seat), reward, over, False, info

    def render(self) -> Any:
        return rendered(self.table.match, self.render_mode)
