"""A match as a PettingZoo AEC environment: agents act when their seat decides, which is not in a fixed rotation.

Actions are numbers of option keys; ``infos[agent]["action_mask"]`` says which are legal for the agent that is to act.
Observations are rows of bytes (``longhall.envs.core.encoding``). What an illegal action does is chosen with
``illegal``: ``"replace"`` takes a legal one for it, the same for the same action and options; ``"terminate"`` ends the
match by PettingZoo's own wrapper, with a reward of -1 for the agent.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from longhall.envs.core.rewards import PLACE
from longhall.envs.render import MODES, check_mode, rendered
from longhall.envs.seat_table import Bytes, SeatTable, seed_text
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

REPLACE: Final = "replace"
TERMINATE: Final = "terminate"
DEFAULT_SEATS: Final = 4
ILLEGAL_REWARD: Final = -1.0


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class TableEnv(AECEnv[str, Any, int | None]):
    """``setup`` are setup options of the game, such as ``creatures=True``. With ``mask_in_observation`` an observation
    is a dict of ``observation`` and ``action_mask``, as in PettingZoo's classic games."""

    def __init__(
        self,
        game: str | Game,
        seats: int = DEFAULT_SEATS,
        reward: str = PLACE,
        render_mode: str | None = None,
        mask_in_observation: bool = False,
        recording: bool = False,
        **setup: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = SeatTable(game, seats, reward, setup)
        self.metadata = {
            "name": f"{self.table.game.name}_v{self.table.encoding.version}",
            "render_modes": list(MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.recording = recording
        self.mask_in_observation = mask_in_observation
        self.possible_agents = agent_names(seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._generator = np.random.default_rng()
        self.action_spaces = {agent: spaces.Discrete(self.table.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Space[Any]:
        if not self.mask_in_observation:
            return self.table.box
        mask = spaces.Box(0, 1, (self.table.actions.size,), np.int8)
        return spaces.Dict({"observation": self.table.box, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The same seed gives the same matches: this one, and those of further resets without a seed."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self.table.begin(seed_text(self._generator), self.recording)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._mark()

    def _mark(self) -> None:
        """Turn to the agent that decides, and tell it what is legal."""
        seat = self.table.seat
        agent = self.agent_selection = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self.table.mask(seat)}

    def observe(self, agent: str) -> Bytes | dict[str, Any]:
        seat = self.seat_of[agent]
        seen = self.table.observe(seat)
        return {"observation": seen, "action_mask": self.table.mask(seat)} if self.mask_in_observation else seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise LonghallError(f"{agent} is to act, so its action cannot be None")
        self._cumulative_rewards[agent] = 0.0
        legal = self.table.play(int(action))
        self.infos[agent] = {} if legal else {"illegal": True}
        if self.table.match.over:
            self.rewards = dict(zip(self.possible_agents, self.table.worth(), strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            for seat, name in enumerate(self.possible_agents):
                self.infos[name]["action_mask"] = self.table.mask(seat)  # nothing is legal; wrappers ask all the same
        else:
            self._mark()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return rendered(self.table.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def wrapped(
    game: str | Game, illegal: str = REPLACE, max_cycles: int | None = None, **options: Any
) -> AECEnv[str, Any, int | None]:
    """The environment in PettingZoo's usual wrappers. With ``max_cycles`` agents act in lockstep (``lockstep.py``)."""
    from longhall.envs.pettingzoo.lockstep import lockstep  # noqa: PLC0415  # which is made of the same parts

    if illegal not in (REPLACE, TERMINATE):
        raise LonghallError(f"illegal {illegal!r} is unknown; it can be {REPLACE} or {TERMINATE}")
    if max_cycles is not None:
        return lockstep(game, max_cycles, **options)
    env: AECEnv[str, Any, int | None] = TableEnv(game, **options)
    if illegal == TERMINATE:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
