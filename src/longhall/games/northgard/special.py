"""What a bespoke card effect must supply. The effects themselves are in ``specials/``."""

from __future__ import annotations

from longhall.games.northgard.state import NorthgardState


class Special:
    """One effect beyond the common vocabulary. [NG-SPECIAL-01]"""

    def follows(self) -> bool:
        """Whether it only adds to the effect before it, and so does not make a card playable by itself."""
        return False

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        """The message that says why it would do nothing now; empty when it can be used."""
        return ""

    def begin(self, s: NorthgardState, seat: int) -> None:
        """Push the frames that carry it out."""
        raise NotImplementedError
