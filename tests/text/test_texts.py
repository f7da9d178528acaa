"""Messages put into words, whatever the game."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import LonghallError
from longhall.text import Texts, hall_messages, languages


def test_languages_are_those_of_the_rules() -> None:
    assert languages() == ["en", "pl", "cs", "uk"]


def test_unknown_language_is_refused() -> None:
    with pytest.raises(LonghallError, match="no texts in 'xx'"):
        Texts(None, "xx")


def test_missing_message_shows_its_id() -> None:
    assert Texts(None, "en").say("no-such-message", {}) == "«no-such-message»"


def test_the_browser_gets_no_words_of_the_terminal() -> None:
    messages = hall_messages("en")
    assert "\nseat-name =" in messages and "\nerror-late =" in messages
    assert "\ncli-seat =" not in messages
