"""What Icaion promises: Reputation and Qoam that a choice gains or costs for certain, and the final count."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from longhall.games.icaion.preview import TRIED
from longhall.games.icaion.shapes import Preview
from longhall.kernel.frames import Forecast
from longhall.kernel.match import Match
from tests.conformance.promises import GamePromises, Promise, Tried


class Promises(GamePromises):
    NOT_PROMISED: ClassVar[Mapping[str, str]] = {
        name: "a fact of the position, or not compared yet" for name in Preview.__annotations__ if name != "reputation"
    }
    COMPARED: ClassVar[frozenset[str]] = frozenset({"reputation"})

    def of_choice(self, tried: Tried) -> Iterator[Promise]:
        """Reputation, where nothing else has come in."""
        gained = [one.view(tried.seat)["players"][tried.seat]["reputation"] for one in (tried.before, tried.after)]
        if tried.kind in TRIED - {"store_batch"} and tried.is_certain and tried.after.seat == tried.seat:
            yield Promise("reputation", tried.told.get("reputation", 0), gained[1] - gained[0])
        elif "reputation" in tried.told:
            yield Promise("reputation", True, True)

    def of_forecasts(self, match: Match, coming: list[Forecast]) -> Iterator[Promise]:
        yield from ()
