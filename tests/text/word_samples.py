"""Print sentences of matches as this program says them, for the client's own test that it says the same.

One JSON object per game and language: the Fluent texts and the vocabulary a browser reads, and samples of messages and
events with their sentence.
"""

from __future__ import annotations

import json
from dataclasses import asdict

import longhall
from longhall.server.api.routes.library import vocabulary_data
from longhall.text import Texts, game_messages, hall_messages
from tests.text.collect import met, written_languages

# Texts that look like numbers: only what a number would be written as is one.
ODD_NUMBERS = ("7", "-7", "0", "007", "-0", "٣", "1e3", "0x10", " 7", "+7", "", "12345678901234567890")


def main() -> None:
    for name in longhall.game_names():
        game, found = longhall.game(name), met(name)
        examples = [*found.params.items(), ("option-count", [{"count": text} for text in ODD_NUMBERS])]
        for language in written_languages():
            texts = Texts(game, language)
            sample = {
                "game": name,
                "language": language,
                "files": [hall_messages(language), game_messages(game, language)],
                "vocabulary": asdict(vocabulary_data(game.vocabulary())),
                "messages": [
                    {"id": id, "params": params, "text": texts.say(id, params)}
                    for id, every in examples
                    for params in every
                ],
                "events": [
                    {"event": event, "text": texts.event(event)} for every in found.events.values() for event in every
                ],
            }
            print(json.dumps(sample, ensure_ascii=False))


if __name__ == "__main__":
    main()
