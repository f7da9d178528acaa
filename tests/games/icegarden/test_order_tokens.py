"""The advanced variant: order tokens. [IG-ADV]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def jumped(*characters: str, turn: int = 2, variant: str = "advanced") -> Table:
    t = table(*characters, variant=variant).turn(turn).begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    return t


def making(t: Table, character: str = "callo") -> Table:
    return t.markers(character, "zym").action(character, "making").choose("raise")


def settled(*but: str, seats: tuple[str, ...] = (FJOLL, DYKEN, FREI, CALLO), **setup: object) -> Table:
    """Everybody has two markers in zym, but for those named."""
    t = table(*seats, **setup)
    for character in seats:
        if character not in but:
            t.markers(character, "zym", 2)
    return t


def advanced(*tiles: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(tiles))


@pytest.mark.rule("IG-ADV-01")
def test_only_the_advanced_variant_moves_the_order() -> None:
    assert jumped("callo", "dyken").decision[1] == "order_token"
    assert jumped("callo", "dyken", variant="basic").decision == ("", "")


@pytest.mark.rule("IG-ADV-02")
def test_tokens_are_assigned_in_the_new_turn_order() -> None:
    t = jumped("callo", "dyken", "freihoff")
    order = t.turn_order
    asked = []
    for token, field in ((5, "influence"), (1, "making"), (3, "raven"), (2, "move")):
        assert t.decision[1] == "order_token"
        asked.append(t.decision[0])
        t.choose(f"token:{token}")
        assert t.decision == (asked[-1], "order_field")
        t.choose(f"field:{field}")
    assert asked == [*order, order[0]]
    assert t.all_events("order_token_assigned")[-1]["seat"] == t.seat(order[1])  # the last one is given
    fields = [field["field"] for field in t.match.view(None)["fields"]]
    assert fields == ["throat", "making", "move", "raven", "mountain", "influence", "activation", "vuko"]


@pytest.mark.rule("IG-ADV-02")
def test_tokens_and_fields_go_once_each() -> None:
    t = jumped("callo", "dyken").choose("token:2", "field:raven")
    assert "token:2" not in t.keys and t.refusal("token:2").rule == "IG-ADV-02"
    t.choose("token:1")
    assert "field:raven" not in t.keys and t.refusal("field:raven").rule == "IG-ADV-02"


@pytest.mark.rule("IG-ADV-02")
def test_the_new_order_is_that_of_the_actions() -> None:
    t = jumped("callo", "dyken")
    t.choose("token:1", "field:making", "token:5", "field:influence", "token:2", "field:move", "token:3", "field:raven")
    t.markers("callo", "sails").resources("callo", population=2, m=(1,))
    t.actions("callo:influence", "callo:making")
    assert t.decision == ("callo", "making")
    t.choose("done")
    assert t.decision == ("callo", "influence")


@pytest.mark.rule("IG-ADV-03")
def test_turn_1_has_the_basic_order() -> None:
    t = jumped("callo", "dyken", turn=1)
    assert t.decision == ("", "") and t.s.field_order == [1, 2, 3, 4, 5]


@pytest.mark.rule("IG-ADV-04")
def test_snake_throat_activation_and_vuko_stay() -> None:
    t = jumped("callo", "dyken").choose("token:1")
    for field in ("throat", "activation", "vuko"):
        assert t.refusal(f"field:{field}").rule == "IG-ADV-04"


@pytest.mark.rule("IG-ADV-02")
@pytest.mark.rule("IG-DX-23")
@pytest.mark.parametrize(
    ("seats", "shares"),
    [
        ((CALLO, DYKEN), [3, 2]),
        ((CALLO, DYKEN, FREI), [2, 2, 1]),
        ((CALLO, DYKEN, FREI, FJOLL), [2, 1, 1, 1]),
    ],
)
def test_how_many_order_tokens_each_player_lays(seats: tuple[str, ...], shares: list[int]) -> None:
    t = settled(seats=seats, variant="advanced").begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    laid = []
    while t.decision[1] != "plan" and t.decision[0]:
        t.choose(t.keys[-1])
        laid += [event["seat"] for event in t.all_events("order_token_assigned")]
    order = t.s.order
    assert [laid.count(seat) for seat in order] == shares
    assert laid == [order[n % len(order)] for n in range(5)]


@pytest.mark.rule("IG-ADV-02")
@pytest.mark.rule("IG-ADV-04")
@pytest.mark.rule("IG-ACT-01")
def test_tokens_and_fields_are_given_once_and_decide_what_resolves_first() -> None:
    t = settled(seats=(CALLO, DYKEN), variant="advanced").begin_initiative().choose("jump:1", "jump:1")
    assert t.decision[1] == "order_token"
    first, second = t.turn_order
    assert t.decision[0] == first
    assert t.keys == [f"token:{n}" for n in range(1, 6)]
    t.choose("token:5")
    assert sorted(t.keys) == ["field:influence", "field:making", "field:mountain", "field:move", "field:raven"]
    t.choose("field:influence")
    assert t.decision == (second, "order_token")
    assert t.refusal("token:5").rule == "IG-ADV-02"
    t.choose("token:1")
    assert t.refusal("field:influence").rule == "IG-ADV-02"
    t.choose("field:making", "token:3", "field:raven", "token:2", "field:mountain")
    # the fifth token goes to the last field by itself
    t.resources(CALLO, population=4, gold=4, m=(4,)).resources(DYKEN, population=4, gold=4, m=(4,))
    t.reputation(callo=5, dyken=6)
    t.actions("callo:influence", "callo:move", "callo:raven", "dyken:making", "dyken:mountain", "callo:throat")
    fields = []
    while t.decision[0]:
        if t.decision[1] == "throat":
            fields.append("throat")
        elif t.decision[1] in ("making", "influence", "raven"):
            fields.append(t.decision[1])
        elif t.decision[1] == "mountain_from":
            fields.append("mountain")
        elif t.decision[1] == "move_piece":
            fields.append("move")
        if "activation" in t.decision[1]:
            break
        t.choose("done")
    assert fields[:6] == ["throat", "making", "mountain", "raven", "move", "influence"]


@pytest.mark.rule("IG-ADV-03")
@pytest.mark.rule("IG-SETUP-03")
def test_the_basic_variant_never_asks_for_order_tokens() -> None:
    t = settled(seats=(CALLO, DYKEN)).begin_initiative().choose("jump:1", "jump:1")
    assert "order" not in t.decision[1]


@pytest.mark.rule("IG-ADV-02")
def test_all_order_tokens_are_taken_back_every_turn() -> None:
    t = table(CALLO, DYKEN, variant="advanced").markers(CALLO, "zym", 2).markers(DYKEN, "zym", 2)
    for _ in range(2):
        t.begin_initiative().choose("jump:1", "jump:1")
        assert t.keys == [f"token:{n}" for n in range(1, 6)]
        while t.decision[1] in ("order_token", "order_field"):
            t.choose(t.keys[-1])


@pytest.mark.rule("IG-ADV-02")
@pytest.mark.rule("IG-ACT-INFL-02")
@pytest.mark.rule("IG-ACT-MOVE-03")
def test_with_move_before_influence_a_marker_opens_a_region_for_others() -> None:
    t = table(CALLO, DYKEN, variant="advanced").markers(CALLO, "zym", 2).markers(DYKEN, "zym", 2)
    t.resources(CALLO, population=2, gold=1).begin_initiative().choose("jump:1", "jump:1")
    t.choose("token:1", "field:move", "token:2", "field:influence", "token:3", "field:raven", "token:4", "field:making")
    t.actions("callo:influence", "callo:move").choose("piece:marker@zym", "region:empire")
    assert t.decision == (CALLO, "influence")
    t.choose("region:empire", "region:empire")
    assert t.markers_in(CALLO, "empire") == 3
