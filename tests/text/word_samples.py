"""Print sentences of matches as this program says them, for the client's own test that it says the same.

One JSON object per game and language: the Fluent texts and the vocabulary a browser reads, and samples of messages and
events with their sentence.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict

import longhall
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.recap import RecapChoice, recap_since
from longhall.server.api.routes.library import recap_data, vocabulary_data
from longhall.text import Texts, game_messages, hall_messages
from tests.text.collect import met, written_languages

# Texts that look like numbers: only what a number would be written as is one.
ODD_NUMBERS = ("7", "-7", "0", "007", "-0", "٣", "1e3", "0x10", " 7", "+7", "", "12345678901234567890")


RECAPPED = 60  # choices before each recap


class Recapped:
    """A stretch of a match as a seat knows it, and its recap."""

    def __init__(self, match: Match, seat: int) -> None:
        history = match.history[-RECAPPED:]
        entries = [RecapChoice(one.seat, one.kind, [event.seen_by(seat) for event in one.events]) for one in history]
        self.lines = recap_since(match.game.recap(), entries, seat, match.state.seats)
        self.told = {
            "seat": seat,
            "seats": match.state.seats,
            "entries": [{"seat": one.seat, "decision": one.decision, "events": list(one.events)} for one in entries],
        }


def recaps_of(game: Game) -> list[Recapped]:
    """Of all seats, now and then in a match played at random."""
    rng, found = random.Random(1), []
    match = game.new({"seats": 3}, seed=1)
    while not match.over:
        match.play(rng.randrange(len(match.picks())))
        if match.choices_made % RECAPPED == 0:
            found += [Recapped(match, seat) for seat in range(3)]
    return found


def main() -> None:
    for name in longhall.game_names():
        game, found = longhall.game(name), met(name)
        recaps = recaps_of(game)
        examples = [*found.params.items(), ("option-count", [{"count": text} for text in ODD_NUMBERS])]
        for language in written_languages():
            texts = Texts(game, language)
            sample = {
                "game": name,
                "language": language,
                "files": [hall_messages(language), game_messages(game, language)],
                "vocabulary": asdict(vocabulary_data(game.vocabulary())),
                "recap": asdict(recap_data(game.recap())),
                "messages": [
                    {"id": id, "params": params, "text": texts.say(id, params)}
                    for id, every in examples
                    for params in every
                ],
                "events": [
                    {"event": event, "text": texts.event(event)} for every in found.events.values() for event in every
                ],
                "recaps": [{**recap.told, "lines": [texts.recap(line) for line in recap.lines]} for recap in recaps],
            }
            print(json.dumps(sample, ensure_ascii=False))


if __name__ == "__main__":
    main()
