"""What the power of a Wonder must supply. The powers themselves are in ``specials/``."""

from __future__ import annotations

from longhall.games.icaion.state import IcaionState


class WonderPower:
    """The effect a Wonder has for its owner when it activates. [IC-WONDER-09]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        """Change the state or push the frames that carry it out."""
        raise NotImplementedError
