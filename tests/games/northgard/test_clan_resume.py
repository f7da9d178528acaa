"""At every decision around clans, also in the middle of a card, a match can be saved, cloned and resumed; what it
refuses is explained by a rule that exists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import longhall
from longhall.kernel.errors import IllegalOption
from longhall.kernel.match import Match
from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, THREE, TWO, TWO_AND_CASUALTY, Table

Story = tuple[str, Callable[[], Match], list[tuple[str, list[list[int]] | None]], set[str]]


def turn(t: Table, *hand: str) -> Match:
    return t.begin_turn(RED, list(hand)).match


def keys(*words: str) -> list[tuple[str, list[list[int]] | None]]:
    return [(word, None) for word in words]


def clan_land(clan: str, **setup: Any) -> Table:
    """Red in S0.d, Purple in S0.b, with all that cards may need."""
    t = land(**setup).clan(RED, clan).units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2).pile("T13", "T05", "T12")
    t.resources(RED, food=2, wood=3, lore=4).resources(PURPLE, food=1, wood=2)
    t.draw_pile(RED, "move", "explore", "build").draw_pile(PURPLE, "move", "build", "feast")
    return t.hand(PURPLE, "build", "unrest").active_area(PURPLE, "e03")


def draft() -> Match:
    return longhall.game("northgard").new({"seats": 2, "clans": "draft"}, 3)


def awakened() -> Match:
    """The Bear's year; Kaija stands with Red's units."""
    t = clan_land("bear").kaija(RED, "S0.d")
    return turn(t, "bear_1", "e05")


def draugr() -> Match:
    t = land(creatures=True).clan(RED, "bear").kaija(RED, "S0.d").units(RED, "S0.d", 1).creature("draugr_1", "S0.b")
    return t.begin_creature_phase().match


def snake_harvest() -> Match:
    t = land().clan(RED, "snake").units(RED, "T11.a", 1).units(PURPLE, "S0.d", 1).scorched_earth("S0.d")
    return t.building("lodge", "S0.d").begin_harvest().match


def same_turn() -> Match:
    return turn(clan_land("snake", upgrade_playable="same_turn"), "feast", "move")


def defence() -> Match:
    t = land().clan(RED, "bear").kaija(RED, "S0.d").units(RED, "S0.d", 2).units(PURPLE, "S0.b", 5)
    t.hand(RED, "move")
    return t.begin_turn(PURPLE, ["move"]).match


def stag_land() -> Table:
    return clan_land("stag").units(RED, "T21.b", 1)


STORIES: list[Story] = [
    ("draft", draft, keys("clan:bear", "clan:snake"), {"choose_clan"}),
    ("recruit kaija", lambda: turn(clan_land("bear"), "a23"), keys("play", "card:a23", "kaija:S0.d"), {"recruit"}),
    (
        "hunters with kaija",
        lambda: turn(clan_land("bear"), "a08", "feast"),
        keys("play", "card:a08", "kaija:S0.d"),
        {"recruit_share"},
    ),
    (
        "the year of the bear",
        awakened,
        [
            *keys("play", "card:bear_1", "territory:S0.d", "territory:S0.d", "card:e05", "territory:S0.d"),
            *keys("territory:S0.b", "kaija:2", "done", "count:0"),
            ("count:1", [THREE, TWO_AND_CASUALTY]),
            *keys("lose:units", "territory:S0.a", "count:1", "territory:T11.a"),
        ],
        {"recruit", "move_from", "move_to", "move_count", "battle_food", "kaija_loss", "retreat_to", "retreat_count"},
    ),
    (
        "kaija retreats",
        defence,
        [
            *keys("play", "card:move", "territory:S0.b", "territory:S0.d"),
            ("count:5", [TWO_AND_CASUALTY, TWO]),
            *keys("lose:units", "territory:S0.a", "kaija:0", "territory:S0.b"),
        ],
        {"kaija_loss", "retreat_to", "retreat_count"},
    ),
    (
        "bear_0",
        lambda: turn(clan_land("bear").kaija(RED, "S0.d"), "bear_0", "feast"),
        keys("play", "card:bear_0", "territory:S0.d", "territory:S0.a", "kaija:1"),
        {"move_count"},
    ),
    ("draugr", draugr, keys("lose:kaija"), {"draugr_victim"}),
    (
        "snake_0",
        lambda: turn(clan_land("snake"), "snake_0", "feast"),
        keys("play", "card:snake_0", "territory:S0.b", "territory:S0.d", "territory:S0.a", "count:1", "territory:S0.c"),
        {"scorched_earth", "move_from"},
    ),
    (
        "snake_1",
        lambda: turn(clan_land("snake"), "snake_1", "feast"),
        keys("play", "card:snake_1", "pass", "seat:1", "card:build", "give:1,1,0"),
        {"scorched_earth", "choose_opponent", "spied_card", "tribute"},
    ),
    (
        "snake_2",
        lambda: turn(clan_land("snake").scorched_earth("S0.b"), "snake_2", "feast"),
        keys("play", "card:snake_2", "pass", "card:e03", "territory:S0.d"),
        {"copy_card", "recruit"},
    ),
    ("snake harvest", snake_harvest, keys("take:wood"), {"snake_harvest_resource"}),
    (
        "upgrade at once",
        same_turn,
        keys("upgrade", "card:feast", "box", "card:snake_1", "card:snake_1", "pass", "seat:1", "card:build", "discard"),
        {"turn_action", "give_card", "upgrade_place", "upgrade_card", "play_upgrade", "tribute"},
    ),
    (
        "goat_1",
        lambda: turn(clan_land("goat"), "goat_1", "feast"),
        keys("play", "card:goat_1", "build", "building:silo", "slot:T21.a.1", "explore", "place:-1,1,0"),
        {"next_basic", "build", "build_site", "explore_place"},
    ),
    (
        "goat_2",
        lambda: turn(clan_land("goat"), "goat_2", "feast"),
        keys("play", "card:goat_2", "give:1,1,1"),
        {"pay_for_more"},
    ),
    (
        "raven_1",
        lambda: turn(clan_land("raven").building("silo", "S0.b"), "raven_1", "feast"),
        keys("play", "card:raven_1", "territory:S0.b", "take:food"),
        {"remove_enemy", "loot"},
    ),
    (
        "raven_2",
        lambda: turn(clan_land("raven"), "raven_2", "feast"),
        keys("play", "card:raven_2", "territory:S0.a", "territory:S0.a", "give:1,1,0"),
        {"recruit", "pay_for_more"},
    ),
    (
        "stag_0",
        lambda: turn(stag_land(), "stag_0", "feast"),
        keys("play", "card:stag_0", "territory:S0.d", "territory:T21.b"),
        {"muster"},
    ),
    (
        "stag_1",
        lambda: turn(stag_land(), "stag_1", "feast"),
        keys("play", "card:stag_1", "territory:S0.d", "building:silo", "slot:T21.a.1"),
        {"glory", "build", "build_site"},
    ),
    (
        "stag_2",
        lambda: turn(stag_land(), "stag_2", "feast"),
        keys("play", "card:stag_2", "explore", "place:-1,1,0", "move", "territory:S0.d", "territory:S0.a", "count:1"),
        {"next_basic"},
    ),
    (
        "wolf_1",
        lambda: turn(clan_land("wolf"), "wolf_1", "feast"),
        keys("play", "card:wolf_1", "territory:S0.b"),
        {"remove_enemy"},
    ),
    (
        "boar_1",
        lambda: turn(clan_land("boar"), "boar_1", "feast"),
        keys("play", "card:boar_1", "territory:S0.d"),
        {"recruit_share"},
    ),
    (
        "boar_2",
        lambda: turn(clan_land("boar"), "boar_2", "feast"),
        keys("play", "card:boar_2", "tile:T05", "place:-1,1,0"),
        {"explore_tile", "explore_place"},
    ),
]


def decided(match: Match) -> tuple[Any, ...]:
    """All that the deciding seat is asked, all that is refused, and all views."""
    decision = match.decision
    asked = None if decision is None else decision.to_data()
    refused = [refusal.to_data() for refusal in match.refusals()]
    return asked, refused, [match.view(seat) for seat in (RED, PURPLE, None)]


@pytest.mark.parametrize("story", STORIES, ids=[story[0] for story in STORIES])
def test_saved_and_cloned_at_every_decision(story: Story) -> None:
    """The rest of the story, told from a saved match or a clone, ends the same; the clone's original does not move."""
    _, begin, choices, kinds = story
    match = begin()
    game = match.game
    kept: list[tuple[int, str, Match]] = []
    seen = set()
    for number, (key, outcomes) in enumerate(choices):
        decision = match.decision
        assert decision is not None
        seen.add(decision.kind)
        kept.append((number, match.to_json(), match.clone()))
        loaded = game.from_json(match.to_json(), trusted=True)
        assert loaded.to_json() == match.to_json()
        assert decided(loaded) == decided(match)
        match.apply(key, outcomes)
    assert kinds <= seen
    end = match.to_json()
    for number, text, clone in kept:
        assert clone.to_json() == text  # untouched by what came after
        for resumed in (game.from_json(text, trusted=True), clone.clone()):
            for key, outcomes in choices[number:]:
                resumed.apply(key, outcomes)
            assert resumed.to_json() == end
            assert decided(resumed) == decided(match)
        assert clone.to_json() == text


@pytest.mark.parametrize("story", STORIES, ids=[story[0] for story in STORIES])
def test_what_is_refused_is_explained_by_a_rule(story: Story) -> None:
    """Every refusal names a rule of the catalogue and a message, once, and is what a player gets who tries."""
    _, begin, choices, _ = story
    match = begin()
    rules = match.game.catalogue().clauses
    for key, outcomes in choices:
        refusals = match.refusals()
        offered = match.keys()
        assert len({refusal.key for refusal in refusals}) == len(refusals)
        for refusal in refusals:
            assert refusal.key not in offered
            assert refusal.rule in rules
            assert refusal.message.startswith("refusal-")
            with pytest.raises(IllegalOption) as caught:
                match.apply(refusal.key)
            assert (caught.value.rule, caught.value.message) == (refusal.rule, refusal.message)
        match.apply(key, outcomes)


def test_the_stories_hold_every_clan_card_with_a_question_of_its_own() -> None:
    """A table of what is told above; the cards of common actions are in test_cards_clan_common."""
    told = {story[0] for story in STORIES}
    assert {"bear_0", "snake_0", "snake_1", "snake_2", "goat_1", "goat_2", "raven_1", "raven_2"} <= told
    assert {"stag_0", "stag_1", "stag_2", "wolf_1", "boar_1", "boar_2"} <= told


def test_setup_with_kaija_can_be_saved() -> None:
    """Through a whole draft and setup the saved match goes on like the original."""
    match = longhall.game("northgard").new({"seats": 2, "clans": ["bear", "snake"]}, 5)
    asked = 0
    while match.decision is not None and match.decision.kind.startswith("setup"):
        loaded = match.game.from_json(match.to_json(), trusted=True)
        offered = match.keys()
        with_kaija = [key for key in offered if key.startswith("kaija:")]
        key = with_kaija[0] if with_kaija else offered[0]
        asked += bool(with_kaija)
        match.apply(key)
        loaded.apply(key)
        assert loaded.to_json() == match.to_json()
    assert asked == 1


def test_a_year_flag_survives_saving() -> None:
    """Kaija may still enter enemy land after loading."""
    t = clan_land("bear").kaija(RED, "S0.d")
    t.begin_turn(RED, ["bear_1", "move"]).choose("play", "card:bear_1", "territory:S0.d", "done")
    loaded = t.game.from_json(t.match.to_json(), trusted=True)
    for key in ("card:move", "territory:S0.d", "territory:S0.b"):
        loaded.apply(key)
    assert [option.key for option in loaded.options()] == ["count:1", "count:2", "count:3", "count:4"] + [
        f"kaija:{n}" for n in range(5)
    ]
