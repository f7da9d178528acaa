"""What all tests share: a repeatable hypothesis, and Pebbles among the games where a test asks for it."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import hypothesis
import pytest

from tests.conformance.cases import COMPILED

hypothesis.settings.register_profile(
    "longhall",
    derandomize=True,  # the same matches on every machine and every run
    deadline=None,  # machines differ; the speed has tests of its own
    database=None,
    print_blob=False,
)
hypothesis.settings.load_profile("longhall")

# Tests run in the background of a shell ignore interrupts, and so would the programs they start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def all_games() -> Iterator[None]:
    """Every game is registered, Pebbles included (the compiled kernel takes no interpreted game)."""
    if COMPILED:
        yield
        return
    from tests.kernel.pebbles import registered

    with registered():
        yield
