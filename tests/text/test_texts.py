"""Messages put into words, whatever the game."""

from __future__ import annotations

import re

import pytest

from longhall.games import game, game_names
from longhall.kernel.errors import LonghallError
from longhall.text import OPTION_REFERENCE, Texts, hall_messages, languages, typed_rule_text


def test_languages_are_those_of_the_rules() -> None:
    assert languages() == ["en", "pl", "cs", "uk"]


def test_unknown_language_is_refused() -> None:
    with pytest.raises(LonghallError, match="no texts in 'xx'"):
        Texts(None, "xx")


def test_missing_message_shows_its_id() -> None:
    assert Texts(None, "en").say("no-such-message", {}) == "⟦no-such-message⟧"


def test_the_browser_gets_no_words_of_the_terminal() -> None:
    messages = hall_messages("en")
    assert "\nseat-name =" in messages and "\nerror-late =" in messages
    assert "\ncli-seat =" not in messages


@pytest.mark.parametrize("language", languages())
def test_no_colon_stands_before_the_name_of_a_game(language: str) -> None:
    """A name may have one of its own."""
    messages = hall_messages(language)
    assert "\nweb-new-title =" in messages and not re.findall(r".*: [«„“]?{ \$game }.*", messages)
    assert Texts(None, language).say("report-title", {"game": "Northern: Lands"}).count(":") == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_rules_name_options_as_the_hall_does(name: str, language: str) -> None:
    """No identifier, sign of code or missing message in any rule that a page shows; what the terminal says instead
    is what one types there."""
    played = game(name)
    options = {option.name: option for option in played.setup_options}
    texts = Texts(played, language)
    for clause in played.catalogue(language).clauses.values():
        shown = texts.rule_text(clause.text)
        assert not re.search(r"[a-z0-9]_[a-z0-9]|[`{}]|⟦[a-z-]+⟧", shown), f"{clause.id}: {shown}"
        for option, value in OPTION_REFERENCE.findall(clause.text):
            assert option in options, f"{clause.id}: there is no option {option}"
            assert not value or value in options[option].values, f"{clause.id}: {option} cannot be {value}"
            assert (value or option) in typed_rule_text(clause.text)
