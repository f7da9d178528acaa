"""What a game may declare to have."""

from __future__ import annotations

import pytest

import longhall
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.game import Capabilities, Game
from tests.kernel.pebbles import Pebbles, pebbles


class OpenPebbles(Pebbles):
    """The same with everything on the table, and no previews."""

    def capabilities(self) -> Capabilities:
        return Capabilities()

    determinize = Game.determinize
    preview = Game.preview


def test_every_capability_is_optional() -> None:
    declared = Capabilities()
    assert not (declared.hidden_information or declared.secrets or declared.previews or declared.place_names)
    assert Capabilities(hidden_information=True).secrets


@pytest.mark.interpreted_only
def test_where_nothing_is_hidden_every_sample_is_the_match() -> None:
    match = OpenPebbles().new({"seats": 2}, seed=1)
    for viewer in (None, 0, 1):
        sample = match.determinize(viewer, rng_from_seed("open"))
        assert sample.state.to_data() == match.state.to_data() and sample.state is not match.state


def test_a_game_that_hides_something_must_say_how_to_draw_it_anew() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    with pytest.raises(NotImplementedError):
        Game.determinize(match.game, match.state, 0, rng_from_seed("hidden"))


@pytest.mark.parametrize("name", longhall.game_names())
def test_place_names_are_declared_in_the_vocabulary(name: str) -> None:
    game = longhall.game(name)
    places = game.vocabulary().places
    assert bool(places) == game.capabilities().place_names
    assert set(places) <= set(game.vocabulary().terms)
