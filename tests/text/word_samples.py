"""Print sentences of matches as this program says them, for the client's own test that it says the same.

One JSON object per language: the Fluent texts a browser reads, and samples of messages and events with their sentence.
"""

from __future__ import annotations

import json

import longhall
from longhall.text import Texts, web_game_words, web_words
from tests.text.collect import met, written_languages

GAME = "northgard"


def main() -> None:
    found = met(GAME)
    own_words = longhall.game(GAME).pack_messages()
    for language in written_languages():
        texts = Texts(GAME, language, own_words)
        sample = {
            "language": language,
            "files": [web_words(language), web_game_words(GAME, language, own_words)],
            "messages": [
                {"id": id, "params": params, "text": texts.say(id, params)}
                for id, every in found.params.items()
                for params in every
            ],
            "events": [
                {"event": event, "text": texts.event(event)} for every in found.events.values() for event in every
            ],
        }
        print(json.dumps(sample, ensure_ascii=False))


if __name__ == "__main__":
    main()
