"""What others did since a seat's last turn: which choices belong to it, and how their events add up."""

from __future__ import annotations

from typing import Any

from longhall.kernel.recap import EVERYBODY, Deed, Recap, RecapChoice, recap_since

RECAP = Recap(
    turns=("turn",),
    deeds=(
        Deed("played", "plays", things={"cards": "card"}),
        Deed("fought", "wins", "winner"),
        Deed("fought", "loses", "attacker", unless="winner"),
        Deed("hit", "hits", things={"victims": "seats"}),
        Deed("hit", "suffers", "seats"),
        Deed("gained", "goods", numbers={"wood": "wood", "food": "food"}),
        Deed("paid", "goods", numbers={"wood": "wood", "food": "food"}, taken=True),
        Deed("robbed", "goods", unit="loot"),
    ),
    announced=("winter_came",),
)


def turn(seat: int, *events: dict[str, Any], decision: str = "turn") -> RecapChoice:
    return RecapChoice(seat, decision, events)


def played(seat: int, card: str) -> dict[str, Any]:
    return {"type": "played", "seat": seat, "card": card}


def told(*chosen: RecapChoice, seat: int = 0) -> list[tuple[int, list[tuple[str, dict[str, Any]]]]]:
    lines = recap_since(RECAP, chosen, seat, 3)
    return [(line.seat, [(phrase.message, dict(phrase.params)) for phrase in line.phrases]) for line in lines]


def test_it_begins_after_ones_own_turn_and_goes_on_until_the_next() -> None:
    before = [turn(1, played(1, "old")), turn(0, played(0, "own")), turn(0, played(0, "own too"))]
    since = [turn(1, played(1, "axe")), turn(2, played(2, "bow")), turn(1, played(1, "axe"))]
    expected = [
        (1, [("recap-plays", {"count": 2, "cards": ["axe"]})]),
        (2, [("recap-plays", {"count": 1, "cards": ["bow"]})]),
    ]
    assert told(*before, *since) == expected
    assert told(*before, *since, turn(0, played(0, "now"))) == expected, "the same while one takes the next turn"


def test_an_answer_to_others_is_no_turn_of_ones_own() -> None:
    lines = told(turn(0), turn(1, played(1, "axe")), turn(0, decision="retreat"), turn(2, played(2, "bow")))
    assert [seat for seat, _ in lines] == [1, 2]


def test_the_others_come_in_order_of_play_then_oneself_then_everybody() -> None:
    fight = {"type": "fought", "attacker": 0, "winner": 1}
    winter = {"type": "winter_came", "year": 2}
    lines = told(turn(1), turn(2, played(2, "bow")), turn(0, fight, winter), turn(2), seat=1)
    assert [seat for seat, _ in lines] == [2, 0, 1, EVERYBODY]
    assert lines[1][1] == [("recap-loses", {"count": 1})]
    assert lines[2][1] == [("recap-wins", {"count": 1})]
    assert lines[3][1] == [("", winter)]


def test_amounts_are_added_up_and_those_below_zero_are_said_apart() -> None:
    gained, paid = (
        {"type": "gained", "seat": 1, "wood": 3, "food": 1},
        {"type": "paid", "seat": 1, "wood": 1, "food": 2},
    )
    robbed = {"type": "robbed", "seat": 1, "loot": "wood"}
    [(_, phrases)] = told(turn(0), turn(1, gained, paid, robbed))
    assert phrases == [("recap-goods", {"count": 3, "wood": 3}), ("recap-goods-less", {"count": 3, "food": 1})]
    assert told(turn(0), turn(1, gained, {**gained, "type": "paid"})) == [], "nothing is left to say"


def test_several_seats_may_suffer_one_event() -> None:
    lines = told(turn(0), turn(1, {"type": "hit", "seat": 1, "seats": [2, 0]}))
    assert lines == [
        (1, [("recap-hits", {"count": 1, "victims": [2, 0]})]),
        (2, [("recap-suffers", {"count": 1})]),
        (0, [("recap-suffers", {"count": 1})]),
    ]


def test_before_anybody_else_has_played_there_is_nothing() -> None:
    assert told() == []
    assert told(turn(0, played(0, "own"))) == []
