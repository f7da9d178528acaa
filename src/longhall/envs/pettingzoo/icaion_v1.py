"""Icaion for PettingZoo: ``env``, ``raw_env``, ``parallel_env``; see ``table.py``."""

from functools import partial

from longhall.envs.pettingzoo.lockstep import LockstepEnv, parallel
from longhall.envs.pettingzoo.table import TableEnv, wrapped

env = partial(wrapped, "icaion")
raw_env = partial(TableEnv, "icaion")
parallel_env = partial(parallel, "icaion")

__all__ = ["LockstepEnv", "TableEnv", "env", "parallel_env", "raw_env"]
