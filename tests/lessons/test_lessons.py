"""Every lesson played through: as suggested, and leaving the path once at every decision."""

from __future__ import annotations

import pytest

import longhall
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from longhall.kernel.rules import LANGUAGES
from longhall.lessons import Guidance, Teacher, games_with_lesson
from longhall.lessons.teacher import FREE, Said
from longhall.text import Texts
from tests.lessons.walk import MOST, Walk, opened, the_lesson

GAMES = games_with_lesson()
STEPS = range(10, 16)


def problems_in(texts: list[Texts], said: tuple[Said, ...]) -> list[str]:
    """Sentences that some language cannot say."""
    found: list[str] = []
    for one in said:
        for language in texts:
            text, problems = language.format(one.message, one.params)
            if problems or not text or "⟦" in text:
                found.append(f"{language.language}: {one.message} with {one.params}: {text} {problems}")
    return found


def test_every_game_can_be_learned() -> None:
    assert games_with_lesson() == sorted(longhall.game_names())


@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_the_teacher_meets_everything(game: str) -> None:
    """Fails when a change of rules or of the pack breaks the story."""
    lesson = the_lesson(game)
    assert len(lesson.steps) in STEPS
    walk = Walk(opened(lesson), lesson)
    texts = [Texts(walk.match.game, language) for language in LANGUAGES]
    said: set[str] = set()
    wrong: list[str] = []
    steps: list[int] = []
    while (guidance := walk.to_newcomer()) is not None:
        where = f"choice {walk.match.choices_made}, {walk.match.keys()}"
        assert guidance.suggested, f"nothing is suggested at {where}: {guidance}"
        said |= {one.message for one in guidance.said}
        wrong += problems_in(texts, guidance.said)
        steps.append(guidance.step)
        walk.choose(guidance.suggested[0])
    last = walk.teacher.guidance(walk.match)
    assert last is not None and last.over and not walk.match.over
    said |= {one.message for one in last.said}
    wrong += problems_in(texts, last.said)
    steps.append(last.step)
    assert not wrong
    assert walk.unscripted == 0, "opponents do as the story wants until the lesson is over"
    assert steps == sorted(steps) and set(steps) == set(range(1, len(lesson.steps) + 1))
    meant = [saying for cue in lesson.cues if not cue.spare for saying in cue.sayings]
    meant += [saying for comment in lesson.comments if not comment.spare for saying in comment.sayings]
    assert {saying.message for saying in meant if not saying.where} - said == set(), "never said"
    standing = longhall.game(game).standing(walk.match.state)
    assert standing.places[lesson.seat] == 1, "the newcomer is ahead when the match becomes an ordinary one"


@pytest.mark.parametrize("game", GAMES)
def test_leaving_the_path_breaks_nothing(game: str) -> None:
    """Once at every decision: then as suggested as far as anything is, while the script goes on as far as it fits."""
    lesson = the_lesson(game)
    path = Walk(opened(lesson), lesson)
    texts = [Texts(path.match.game, "en")]
    replied: set[str] = set()
    rng = rng_from_seed("departures")
    while (guidance := path.to_newcomer()) is not None:
        others = beside(path.match, guidance)
        if others:
            replied |= follow(path, others[rng.below(len(others))], texts)
        path.choose(guidance.suggested[0])
    assert len(replied) > len(lesson.steps) / 2, "choices beside the suggestions are answered"


def follow(path: Walk, departure: str, texts: list[Texts]) -> set[str]:
    """The replies that are heard when somebody chooses this here."""
    walk = Walk(path.match.clone(), path.lesson, rng_from_seed(departure))
    walk.teacher = Teacher(path.lesson)
    walk.teacher.adopt(path.teacher)
    walk.choose(departure)
    replied: set[str] = set()
    while (guidance := walk.to_newcomer()) is not None and walk.match.choices_made < MOST:
        assert set(guidance.suggested) <= set(walk.match.keys())
        assert {one.message for one in guidance.said} - {FREE}, "whoever left the path hears what can be done now"
        assert not problems_in(texts, guidance.said)
        replied |= {one.message for one in guidance.said if one.tone == "reply"}
        walk.choose(walk.any_key(guidance))
    assert walk.match.choices_made < MOST, f"the lesson goes on for ever after {departure}"
    return replied


@pytest.mark.parametrize("game", GAMES)
def test_what_the_teacher_says_follows_from_the_match(game: str) -> None:
    """A teacher who has just come in, as after leaving and coming back or a step back, says the same."""
    lesson = the_lesson(game)
    walk = Walk(opened(lesson), lesson)
    told: list[tuple[int, Guidance]] = []
    while (guidance := walk.to_newcomer()) is not None:
        told.append((walk.match.choices_made, guidance))
        walk.choose(guidance.suggested[0])
    for made, guidance in told[:: len(told) // 6]:
        back = longhall.game(game).from_json(walk.match.rewound(made).to_json(history=True))
        assert Teacher(lesson).guidance(back) == guidance
        assert walk.teacher.guidance(walk.match.rewound(made)) == guidance


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_named_and_can_be_taken_back(game: str) -> None:
    lesson = the_lesson(game)
    path = Walk(opened(lesson), lesson)
    found = 0
    while (guidance := path.to_newcomer()) is not None:
        made, match = path.match.choices_made, path.match
        for key in beside(match, guidance):
            walk = Walk(match.clone(), lesson)
            walk.choose(key)
            after = walk.teacher.guidance(walk.match)
            if after is not None and after.back is not None:
                found += 1
                assert after.back == made >= walk.match.undo_floor(lesson.seat)
                back = walk.match.rewound(after.back)
                assert walk.teacher.guidance(back) == guidance
                break
        path.choose(guidance.suggested[0])
    assert found


def beside(match: Match, guidance: Guidance) -> list[str]:
    """What may be chosen besides what is suggested."""
    return [option.key for option in match.options() if option.key not in guidance.suggested]


def test_a_teacher_who_has_nothing_to_suggest_says_what_the_decision_is_for() -> None:
    lesson = the_lesson("icegarden")
    walk = Walk(opened(lesson), lesson)
    while (guidance := walk.to_newcomer()) is not None and "exchange" not in beside(walk.match, guidance):
        walk.choose(guidance.suggested[0])
    walk.choose("exchange")  # of which the lesson does not speak
    guidance = walk.to_newcomer()
    assert guidance is not None and guidance.suggested == ()
    assert [one.message for one in guidance.said] == ["first-throat-give", FREE]
