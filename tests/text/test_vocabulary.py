"""A game declares what the parameters of its messages are ids of; any game, not only those we have."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

import longhall
from longhall.kernel.game import Game
from longhall.kernel.vocabulary import Part, Term, Vocabulary, thing
from longhall.text import Texts

pytestmark = pytest.mark.interpreted_only  # a game of its own derives from the engine's classes

MESSAGES = {
    "machine-drill": "the drill",
    "node-north-3": "Frozen Gate",
}


class Somewhere(Game):
    """A game of machines on nodes, as far as words go."""

    def __init__(self) -> None:
        super().__init__("somewhere", 1, "", ())

    def vocabulary(self) -> Vocabulary:
        node = Term("node-{region}-{n}", "node", "{region}/{n}", optional=True)
        return Vocabulary(
            terms={
                "machine": thing("machine"),
                "node": node,
                "gate": Term(
                    "node-{region}-{n}",
                    shape="{region}/{n}:{gate}",
                    params={"node": "{region}/{n}"},
                ),
            },
            seats=("builder",),
            stand_ins={-3: "machine"},
            lists={"machinery": "machine"},
            keys={"machine": (Term("machine-{machine}", shape="{machine}@{n}"),)},
            parts={"losses": Part("loss"), "fleet": Part("some", "machine", "count")},
            defaults={"amount": "none"},
        )

    def pack_messages(self) -> dict[str, str]:
        return MESSAGES


@pytest.fixture
def texts() -> Texts:
    return Texts(Somewhere(), "en")


def test_things_and_places_are_called_by_their_messages(texts: Texts) -> None:
    assert texts.name("machine", "drill") == "the drill"
    assert texts.name("node", "north/3") == "Frozen Gate"
    assert texts.name("machine", "drill@3") == "the drill", "as it is written in a key"


def test_a_place_without_a_name_keeps_its_id(texts: Texts) -> None:
    assert texts.name("node", "south/1") == "south/1"
    assert texts.name("machine", "saw") == "⟦machine-saw⟧", "but a thing has to have one"


@pytest.mark.parametrize("value", ["north", "north/3/4", "/3", "nörth/3", "north/3\n", "", 7])
def test_a_value_of_another_shape_stays_as_it_is(texts: Texts, value: object) -> None:
    assert texts.name("node", value) == str(value)


def test_a_name_may_be_found_by_parts_of_a_value(texts: Texts) -> None:
    assert texts._prepared({"gate": "north/3:2"})["gate"] == "Frozen Gate"


def test_seats_have_other_names_too(texts: Texts) -> None:
    assert texts.name("builder", 1) == "Player 2"
    assert texts.name("owner", 1) == "1", "only where the game says that it is a seat"
    assert texts._prepared({"builder": -3, "machine": "drill"})["builder"] == "the drill"
    assert texts._prepared({"builder": -3})["builder"] == "no one"


def test_lists_and_defaults_are_those_of_the_game(texts: Texts) -> None:
    prepared = texts._prepared({"machinery": ["drill", "drill"], "machines": ["drill"], "builders": [0, 2]})
    assert prepared["machinery"] == "2× the drill" and prepared["machinery-count"] == 2
    assert prepared["machines"] == "the drill" and prepared["builders"] == "Player 1 and Player 3"
    assert prepared["amount"] == "none"


FORMS = """
machine-saw = the saw
    .counted =
        { $count ->
            [one] { $count } saw
           *[other] { $count } saws
        }
machine-drill = a drill that the pack calls otherwise
    .counted = { $count } of these
other-machine = { $name }
    .counted = { $name } ×{ $count }
some = { $machine-counted }
loss = { $builder } loses { $fleet }
lost = { $losses } ({ $losses-count })
seat-name = Player { $number }
"""


@pytest.fixture
def formed(texts: Texts) -> Texts:
    bundle = FluentBundle(["en-GB"], use_isolating=False)
    bundle.add_resource(FluentResource(FORMS))
    texts._bundles = [bundle]
    return texts


def test_a_name_has_other_forms_unless_the_pack_replaces_it(formed: Texts) -> None:
    assert formed.say("some", {"machine": "saw", "count": 1}) == "1 saw"
    assert formed.say("some", {"machine": "saw", "count": 2}) == "2 saws"
    assert formed.say("some", {"machine": "drill", "count": 2}) == "the drill ×2"


def test_what_has_an_inner_structure_is_said_item_by_item(formed: Texts) -> None:
    losses = [{"builder": 0, "fleet": {"saw": 2, "drill": 1}}, {"builder": 1, "fleet": {"saw": 1}}]
    said = formed.say("lost", {"losses": losses})
    assert said == "Player 1 loses 2 saws and the drill ×1; Player 2 loses 1 saw (2)"


def test_a_number_under_the_name_of_a_part_stays_a_number(formed: Texts) -> None:
    """One message tells what was lost, another only how much."""
    assert formed._prepared({"losses": 3})["losses"] == 3


def test_every_game_has_seats_cards_actions_and_setup_options() -> None:
    texts = Texts(longhall.game("northgard"), "en")
    assert [texts.name(*pair) for pair in (("seat", 0), ("card", "feast"), ("action", "pass"), ("setup", "seats"))] == [
        "Player 1",
        "Feast",
        "Skip",
        "Players",
    ]
    assert sorted(Vocabulary().terms) == ["action", "card", "needed_setup", "setup"] and Vocabulary().seats == ("seat",)


def test_the_words_of_a_game_mean_nothing_to_another() -> None:
    assert Texts(None, "en").name("territory", "S0.a") == "S0.a"
    assert Texts(None, "en").name("building", "silo") == "silo"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        ("-7", -7),
        ("0", 0),
        ("007", None),
        ("-0", None),
        ("٣", None),
        ("７", None),
        ("1234567890123456", None),
    ],
)
def test_only_what_is_written_like_a_number_is_one(texts: Texts, text: str, number: int | None) -> None:
    """A seed of 007 is not 7, and a browser would round a long one."""
    assert texts._prepared({"n": text})["n"] == (text if number is None else number)
