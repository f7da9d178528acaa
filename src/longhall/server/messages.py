"""Every message of a table's WebSocket, grouped by direction. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Seq = Annotated[int, Field(ge=-1, le=2**53)]  # what every JSON can carry: some are sent back

# -- from the client -------------------------------------------------------------------------------------------------


class ClientMessageBase(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class HelloMessage(ClientMessageBase):
    """The first message, and the way to ask again: ``last`` is the highest sequence number the client has."""

    type: Literal["hello"]
    last: int = -1


class ChooseMessage(ClientMessageBase):
    type: Literal["choose"]
    seat: int
    seq: Seq
    key: str = Field(max_length=200)


class PreviewMessage(ClientMessageBase):
    """What would come of a choice."""

    type: Literal["preview"]
    seat: int
    seq: Seq
    key: str = Field(max_length=200)


class SayMessage(ClientMessageBase):
    type: Literal["say"]
    text: str = Field(max_length=2000)


class MuteMessage(ClientMessageBase):
    """The host silences a person; ``who`` as in what they said."""

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
    """To a vote: an undo beyond the floor, or ending early."""

    type: Literal["answer"]
    seat: int
    agree: bool


class OfferEndMessage(ClientMessageBase):
    type: Literal["offer_end"]
    seat: int


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
    type: Literal["sit"]
    seat: int


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
    HelloMessage
    | ChooseMessage
    | PreviewMessage
    | SayMessage
    | MuteMessage
    | UnmuteMessage
    | UndoMessage
    | AnswerMessage
    | OfferEndMessage
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

# -- from the hall ---------------------------------------------------------------------------------------------------


class ViewerInfo(BaseModel):
    seats: list[int]
    eye: int | None  # through which seat's eyes the view is
    host: bool


class SeatInfo(BaseModel):
    """``taken``: a person holds it, even where a bot plays it for them."""

    seat: int
    name: str
    taken: bool
    bot: str | None
    resigned: bool
    bank: float  # seconds


class ClockInfo(BaseModel):
    kind: Literal["none", "live", "leisure"]
    seconds: float
    bank: float


class VoteInfo(BaseModel):
    kind: Literal["undo", "end"]
    seat: int  # who asks
    to: int
    agreed: list[int]


class ContinuationInfo(BaseModel):
    table: str
    at: int


class ResultInfo(BaseModel):
    """``places`` and ``scores`` are by seat; scores by source, with a ``total``."""

    reason: str
    rule: str = ""
    places: list[int]
    scores: list[dict[str, int]]


class TableInfo(BaseModel):
    """What everybody who may come in may know of the table itself."""

    id: str
    game: str
    setup: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "paused", "finished", "cancelled"]
    clock: ClockInfo
    seats: list[SeatInfo]
    turn: int  # the seat that decides; -1: nobody
    deadline: float | None
    vote: VoteInfo | None
    choices: int
    commitment: str | None
    result: ResultInfo | None
    continued: ContinuationInfo | None
    muted: list[str]  # whom the host has silenced; as ``who`` in what they said


class OptionInfo(BaseModel):
    key: str
    message: str
    params: dict[str, Any]
    group: str


class RefusalInfo(BaseModel):
    """What one might expect to be able to do but may not, and why."""

    key: str
    rule: str
    message: str
    params: dict[str, Any]


class DecisionInfo(BaseModel):
    """``context``, ``options`` and ``refusals`` are for the owner of the deciding seat alone."""

    seat: int
    kind: str
    rule: str
    message: str
    context: dict[str, Any] | None = None
    options: list[OptionInfo] | None = None
    refusals: list[RefusalInfo] | None = None


class ChronicleEntry(BaseModel):
    """A choice that was made, with the events as this user may know them."""

    n: int  # which choice of the match, from 1; 0 is its opening
    seq: int
    seat: int
    decision: str
    events: list[dict[str, Any]]


class StateMessage(BaseModel):
    """A fresh, complete picture."""

    type: Literal["state"]
    seq: int
    table: TableInfo
    you: ViewerInfo
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    undo_floor: int | None


class UpdateMessage(BaseModel):
    """The picture after something happened, and what that was."""

    type: Literal["update"]
    seq: int
    table: TableInfo
    you: ViewerInfo
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    undo_floor: int | None
    entries: list[ChronicleEntry]


class PreviewedMessage(BaseModel):
    """What would come of a choice, as far as the seat may know it; ``effects`` is the game's own data."""

    type: Literal["previewed"]
    seq: int
    key: str
    effects: dict[str, Any]


class RefusedMessage(BaseModel):
    type: Literal["refused"]
    message: str
    rule: str
    params: dict[str, Any]
    seq: int


class SaidMessage(BaseModel):
    """Plain text. ``who`` is the same for all a person says at this table."""

    type: Literal["said"]
    who: str
    name: str
    text: str
    at: float


class MutedMessage(BaseModel):
    """The host has silenced somebody, or has ended that."""

    type: Literal["muted"]
    who: str
    muted: bool


class PresenceMessage(BaseModel):
    type: Literal["presence"]
    seats: list[int]  # seats whose owners are connected
    watching: int


class ByeMessage(BaseModel):
    """The hall is going down; come back in a moment."""

    type: Literal["bye"]
    reason: str


class RematchMessage(BaseModel):
    """Somebody has opened a table to play the same again; ``table`` is its id."""

    type: Literal["rematch"]
    table: str


HallMessage = Annotated[
    StateMessage
    | UpdateMessage
    | PreviewedMessage
    | RefusedMessage
    | SaidMessage
    | MutedMessage
    | PresenceMessage
    | ByeMessage
    | RematchMessage,
    Field(discriminator="type"),
]
