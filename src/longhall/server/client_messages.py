"""Every message that clients send over a table's WebSocket. They are checked, so they are pydantic models.
docs/protocol.md explains them; what the hall sends is in ``messages.py``.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from longhall.server.api.fields import Name
from longhall.server.messages import Seq, VoteKind


class ClientMessageBase(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class ResyncMessage(ClientMessageBase):
    """Ask what has happened since action ``seen``; -1: ask for a complete picture."""

    type: Literal["resync"]
    seen: int = -1


class ChooseMessage(ClientMessageBase):
    type: Literal["choose"]
    seat: int
    seq: Seq
    key: str = Field(max_length=200)


class PreviewMessage(ClientMessageBase):
    """Ask what a choice would bring."""

    type: Literal["preview"]
    seat: int
    seq: Seq
    key: str = Field(max_length=200)


class HintMessage(ClientMessageBase):
    """Ask what would be best for a seat of one's own that decides."""

    type: Literal["hint"]
    seat: int
    seq: Seq


class SayMessage(ClientMessageBase):
    type: Literal["say"]
    text: str = Field(max_length=2000)


class MuteMessage(ClientMessageBase):
    """The host mutes a person; ``who`` as in ``said``."""

    type: Literal["mute"]
    who: str = Field(max_length=32)


class UnmuteMessage(ClientMessageBase):
    type: Literal["unmute"]
    who: str = Field(max_length=32)


class UndoMessage(ClientMessageBase):
    """Step back until ``to`` choices are left."""

    type: Literal["undo"]
    seat: int
    to: int


class AnswerMessage(ClientMessageBase):
    """The answer to a vote. ``kind`` and ``to`` say which one was seen: nobody agrees to a question that took its
    place at the last moment."""

    type: Literal["answer"]
    seat: int
    agree: bool
    kind: VoteKind | None = None
    to: int | None = None


class OfferEndMessage(ClientMessageBase):
    type: Literal["offer_end"]
    seat: int


class OfferPauseMessage(ClientMessageBase):
    """Propose to pause until somebody lets the match go on."""

    type: Literal["offer_pause"]
    seat: int


class HandOverMessage(ClientMessageBase):
    """Give seat ``to`` a bot, since its owner has kept the others waiting too long."""

    type: Literal["hand_over"]
    seat: int
    to: int


class LeaveToBotMessage(ClientMessageBase):
    type: Literal["leave_to_bot"]
    seat: int
    bot: str | None = None  # the best there is for the game


class TakeBackMessage(ClientMessageBase):
    type: Literal["take_back"]
    seat: int


class ResignMessage(ClientMessageBase):
    type: Literal["resign"]
    seat: int


class PauseMessage(ClientMessageBase):
    type: Literal["pause"]
    paused: bool


class SitMessage(ClientMessageBase):
    """``name`` is for several players on one device; without it the seat bears the name of its user."""

    type: Literal["sit"]
    seat: int
    name: Name | None = None


class StandUpMessage(ClientMessageBase):
    type: Literal["stand_up"]
    seat: int


class GiveSeatMessage(ClientMessageBase):
    """The host puts a bot into a seat, or empties it."""

    type: Literal["give_seat"]
    seat: int
    bot: str | None = None


class StartMessage(ClientMessageBase):
    type: Literal["start"]


ClientMessage = Annotated[
    ResyncMessage
    | ChooseMessage
    | PreviewMessage
    | HintMessage
    | SayMessage
    | MuteMessage
    | UnmuteMessage
    | UndoMessage
    | AnswerMessage
    | OfferEndMessage
    | OfferPauseMessage
    | HandOverMessage
    | LeaveToBotMessage
    | TakeBackMessage
    | ResignMessage
    | PauseMessage
    | SitMessage
    | StandUpMessage
    | GiveSeatMessage
    | StartMessage,
    Field(discriminator="type"),
]
