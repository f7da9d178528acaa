"""Who plays matches elsewhere: processes on this machine, or a Ray cluster. What comes out is the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Any, Final, TypeAlias

from longhall.arena.memory import spare_garbage_collection
from longhall.kernel.errors import LonghallError

Workers: TypeAlias = Callable[[int], Executor]  # given how many
RETRIES: Final = 3  # of a task whose worker has died
STORE: Final = 200_000_000  # bytes a cluster of our own keeps results in; they are small
PATIENCE: Final = 10.0  # seconds until a cluster has to answer
LOCAL: Final = "local"  # the address of a cluster of our own


def processes(jobs: int) -> Executor:
    context = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
    return ProcessPoolExecutor(jobs, mp_context=context, initializer=begin)


def begin() -> None:
    """In a process of its own; interrupts are for the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    spare_garbage_collection()


def ray_workers(address: str) -> Workers:
    """Those of a Ray cluster: ``auto`` for the one this machine belongs to, ``local`` for one of our own with as many
    workers as there are jobs, or its address. LonghallError where there is none, or no Ray."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    if address == LOCAL:
        os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # nobody else reaches it, and it would write a file
    try:
        import ray  # noqa: PLC0415  # it takes seconds to load
    except ImportError:
        raise LonghallError("--engine ray takes Ray, which is not installed: pip install 'longhall[ray]'") from None
    return lambda jobs: RayExecutor(ray, address, jobs)


class RayExecutor(Executor):
    """Tasks run on a Ray cluster. One whose worker has died runs again: its result comes once."""

    def __init__(self, ray: Any, address: str, jobs: int) -> None:
        self.ray = ray
        self.remote: dict[Callable[..., Any], Any] = {}
        self.asked: list[Any] = []
        here = {"num_cpus": jobs, "include_dashboard": False, "object_store_memory": STORE}
        there = {} if address == LOCAL else {"address": address}
        host, colon, port = address.rpartition("//")[2].rpartition(":")
        try:
            if colon:  # Ray itself would try for minutes
                socket.create_connection((host, int(port)), PATIENCE).close()
            ray.init(**(there or here), log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # Ray raises plain ones, too
            reason = f"{error}".partition("\n")[0] or type(error).__name__
            what = "a Ray cluster cannot be started" if address == LOCAL else f"there is no Ray cluster at {address!r}"
            raise LonghallError(f"{what}: {reason}") from None

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if fn not in self.remote:
            self.remote[fn] = self.ray.remote(max_retries=RETRIES, num_cpus=1)(fn)
        ref = self.remote[fn].remote(*args, **kwargs)
        self.asked.append(ref)
        found: Future[Any] = Future()
        ref.future().add_done_callback(lambda done: self._settle(found, done))
        return found

    def _settle(self, found: Future[Any], done: Future[Any]) -> None:
        """What went wrong is said as it would be here."""
        error = done.exception()
        if error is None:
            found.set_result(done.result())
        elif isinstance(error, self.ray.exceptions.RayTaskError) and error.cause is not None:
            found.set_exception(error.cause)
        else:
            found.set_exception(BrokenExecutor(type(error).__name__))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if cancel_futures:
            for ref in self.asked:
                self.ray.cancel(ref, force=False)
        self.ray.shutdown()
