"""Every message of a table's WebSocket, grouped by direction. docs/protocol.md explains them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Seq = Annotated[int, Field(ge=-1, le=2**53)]  # what every JSON can carry: some are sent back

# -- from the client -------------------------------------------------------------------------------------------------


class FromClient(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(FromClient):
    """The first message, and the way to ask again: ``last`` is the highest sequence number the client has."""

    type: Literal["hello"]
    last: int = -1


class Choose(FromClient):
    type: Literal["choose"]
    seat: int
    seq: Seq
    key: str = Field(max_length=200)


class Preview(FromClient):
    """What would come of a choice."""

    type: Literal["preview"]
    seat: int
    seq: Seq
    key: str = Field(max_length=200)


class Say(FromClient):
    type: Literal["say"]
    text: str = Field(max_length=2000)


class Mute(FromClient):
    """The host silences a person; ``who`` as in what they said."""

    type: Literal["mute"]
    who: str = Field(max_length=32)


class Unmute(FromClient):
    type: Literal["unmute"]
    who: str = Field(max_length=32)


class Undo(FromClient):
    """Step back until ``to`` choices are left."""

    type: Literal["undo"]
    seat: int
    to: int


class Answer(FromClient):
    """To a vote: an undo beyond the floor, or ending early."""

    type: Literal["answer"]
    seat: int
    agree: bool


class OfferEnd(FromClient):
    type: Literal["offer_end"]
    seat: int


class LeaveToBot(FromClient):
    type: Literal["leave_to_bot"]
    seat: int
    bot: str = "greedy"


class TakeBack(FromClient):
    type: Literal["take_back"]
    seat: int


class Resign(FromClient):
    type: Literal["resign"]
    seat: int


class Pause(FromClient):
    type: Literal["pause"]
    paused: bool


class Sit(FromClient):
    type: Literal["sit"]
    seat: int


class StandUp(FromClient):
    type: Literal["stand_up"]
    seat: int


class GiveSeat(FromClient):
    """The host puts a bot into a seat, or empties it."""

    type: Literal["give_seat"]
    seat: int
    bot: str | None = None


class Start(FromClient):
    type: Literal["start"]


ClientMessage = Annotated[
    Hello
    | Choose
    | Preview
    | Say
    | Mute
    | Unmute
    | Undo
    | Answer
    | OfferEnd
    | LeaveToBot
    | TakeBack
    | Resign
    | Pause
    | Sit
    | StandUp
    | GiveSeat
    | Start,
    Field(discriminator="type"),
]

# -- from the hall ---------------------------------------------------------------------------------------------------


class You(BaseModel):
    seats: list[int]
    eye: int | None  # through which seat's eyes the view is
    host: bool


class SeatTold(BaseModel):
    """``taken``: a person holds it, even where a bot plays it for them."""

    seat: int
    name: str
    taken: bool
    bot: str | None
    resigned: bool
    bank: float  # seconds


class ClockTold(BaseModel):
    kind: Literal["none", "live", "leisure"]
    seconds: float
    bank: float


class VoteTold(BaseModel):
    kind: Literal["undo", "end"]
    seat: int  # who asks
    to: int
    agreed: list[int]


class ContinuedTold(BaseModel):
    table: str
    at: int


class ResultTold(BaseModel):
    """``places`` and ``scores`` are by seat; scores by source, with a ``total``."""

    reason: str
    rule: str = ""
    places: list[int]
    scores: list[dict[str, int]]


class TableTold(BaseModel):
    """What everybody who may come in may know of the table itself."""

    id: str
    game: str
    setup: dict[str, Any]
    public: bool
    status: Literal["open", "playing", "paused", "finished", "cancelled"]
    clock: ClockTold
    seats: list[SeatTold]
    turn: int  # the seat that decides; -1: nobody
    deadline: float | None
    vote: VoteTold | None
    choices: int
    commitment: str | None
    result: ResultTold | None
    continued: ContinuedTold | None
    muted: list[str]  # whom the host has silenced; as ``who`` in what they said


class OptionTold(BaseModel):
    key: str
    message: str
    params: dict[str, Any]
    group: str


class RefusalTold(BaseModel):
    """What one might expect to be able to do but may not, and why."""

    key: str
    rule: str
    message: str
    params: dict[str, Any]


class DecisionTold(BaseModel):
    """``context``, ``options`` and ``refusals`` are for the owner of the deciding seat alone."""

    seat: int
    kind: str
    rule: str
    message: str
    context: dict[str, Any] | None = None
    options: list[OptionTold] | None = None
    refusals: list[RefusalTold] | None = None


class EntryTold(BaseModel):
    """A choice that was made, with the events as this user may know them."""

    n: int  # which choice of the match, from 1; 0 is its opening
    seq: int
    seat: int
    decision: str
    events: list[dict[str, Any]]


class StateTold(BaseModel):
    """A fresh, complete picture."""

    type: Literal["state"]
    seq: int
    table: TableTold
    you: You
    view: dict[str, Any] | None
    decision: DecisionTold | None
    undo_floor: int | None


class UpdateTold(BaseModel):
    """The picture after something happened, and what that was."""

    type: Literal["update"]
    seq: int
    table: TableTold
    you: You
    view: dict[str, Any] | None
    decision: DecisionTold | None
    undo_floor: int | None
    entries: list[EntryTold]


class PreviewedTold(BaseModel):
    """What would come of a choice, as far as the seat may know it; ``effects`` is the game's own data."""

    type: Literal["previewed"]
    seq: int
    key: str
    effects: dict[str, Any]


class RefusedTold(BaseModel):
    type: Literal["refused"]
    message: str
    rule: str
    params: dict[str, Any]
    seq: int


class SaidTold(BaseModel):
    """Plain text. ``who`` is the same for all a person says at this table."""

    type: Literal["said"]
    who: str
    name: str
    text: str
    at: float


class MutedTold(BaseModel):
    """The host has silenced somebody, or has ended that."""

    type: Literal["muted"]
    who: str
    muted: bool


class PresenceTold(BaseModel):
    type: Literal["presence"]
    seats: list[int]  # seats whose owners are connected
    watching: int


class ByeTold(BaseModel):
    """The hall is going down; come back in a moment."""

    type: Literal["bye"]
    reason: str


class RematchTold(BaseModel):
    """Somebody has opened a table to play the same again; ``table`` is its id."""

    type: Literal["rematch"]
    table: str


HallMessage = Annotated[
    StateTold | UpdateTold | PreviewedTold | RefusedTold | SaidTold | MutedTold | PresenceTold | ByeTold | RematchTold,
    Field(discriminator="type"),
]
