"""A match for learners that need all agents to act at once: PettingZoo's parallel API.

In every cycle each agent acts. Only what the seat that decides does has an effect: for all others the one legal action
is to wait, the last of the action space. ``max_cycles`` counts these cycles; then the match is cut short.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from longhall.envs.core.rewards import PLACE
from longhall.envs.pettingzoo.table import DEFAULT_SEATS, agent_names
from longhall.envs.render import MODES, check_mode, rendered
from longhall.envs.seat_table import Bytes, Mask, SeatTable, seed_text
from longhall.kernel.game import Game


class LockstepEnv(ParallelEnv[str, Bytes, int]):
    """``setup`` are setup options of the game."""

    def __init__(
        self,
        game: str | Game,
        seats: int = DEFAULT_SEATS,
        reward: str = PLACE,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **setup: Any,
    ) -> None:
        check_mode(render_mode)
        self.table = SeatTable(game, seats, reward, setup)
        self.metadata = {
            "name": f"{self.table.game.name}_v{self.table.encoding.version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": True,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = agent_names(seats)
        self.wait = self.table.actions.size
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.box)
        self._generator = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Bytes], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.table.begin(seed_text(self._generator))
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Bytes], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        self.table.play(int(actions[self.possible_agents[self.table.seat]]))
        self.cycles += 1
        over = self.table.match.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        worth = self.table.worth() if over else [0.0] * len(self.possible_agents)
        agents = self.agents
        result = (
            self._seen(),
            dict(zip(agents, worth, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            self._infos(),
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _seen(self) -> dict[str, Bytes]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": self._mask(seat)} for seat, agent in enumerate(self.possible_agents)}

    def _mask(self, seat: int) -> Mask:
        found = np.zeros(self.wait + 1, np.int8)
        if seat == self.table.seat:
            found[self.table.legal] = 1
        else:
            found[self.wait] = 1
        return found

    def render(self) -> Any:
        return rendered(self.table.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def parallel(game: str | Game, max_cycles: int | None = None, **options: Any) -> LockstepEnv:
    return LockstepEnv(game, max_cycles=max_cycles, **options)


def lockstep(game: str | Game, max_cycles: int, **options: Any) -> AECEnv[str, Any, int | None]:
    """The same for learners that ask one agent after the other."""
    found: AECEnv[str, Any, int | None] = parallel_to_aec(LockstepEnv(game, max_cycles=max_cycles, **options))
    return found
