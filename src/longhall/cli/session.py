"""One player's session at the terminal table: show what happened, ask, and let bots answer for the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longhall.bots import Observation, make_bot, seat_seed, strategy_for
from longhall.bots.hints import find_hint, hint_budget
from longhall.characters import characters_at
from longhall.cli.saves import SaveFiles, Seating
from longhall.cli.score_text import score_lines
from longhall.cli.screen import (
    card_lines,
    decision_lines,
    forecast_lines,
    guidance_lines,
    hint_lines,
    log_lines,
    recap_lines,
    refusal_lines,
    refused_line,
    rule_lines,
    show,
    status_line,
)
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.match import HistoryEntry, Match
from longhall.lessons import Lesson, Teacher
from longhall.table_text import table_text
from longhall.text import Texts, message_id

LOG_LINES: Final = 30
NEWS_LINES: Final = 6  # more than these are told once more in brief


class Session:
    def __init__(
        self, texts: Texts, match: Match, seating: Seating, path: Path | None, lesson: Lesson | None = None
    ) -> None:
        self.texts = texts
        self.teacher = Teacher(lesson) if lesson is not None else None
        self.match = match
        self.table_text = table_text(match.game.name)
        self.seating = seating
        self.files = SaveFiles(path)
        self.shown = 0  # history entries already on the screen
        self.resumed = bool(match.history)  # and nothing has been asked since
        self.leaving = False
        self.waiting_for = -1  # the seat whose status was shown last
        self.forecast: list[str] = []  # what is coming, as shown last

    def run(self) -> None:
        """Play until the match is over, the player leaves or the input ends."""
        seat = self.seating.seat
        self._introduce()
        if not self.match.history:
            self._show_entries([self.match.opening])
        self.shown = len(self.match.history)
        self._keep()
        fresh = True
        while not self.match.over and not self.leaving:
            if self.match.seat != seat:
                self._let_bot_choose()
                fresh = True
                continue
            self.waiting_for = -1
            if self._show_news() > NEWS_LINES or self.resumed:
                self._show_recap()
            self.resumed = False
            self._show_state(whole=fresh)
            self._show_forecast(whole=fresh)
            self._show_guidance()
            fresh = False
            self._decide()
        if self.match.over:
            self._show_news()
            result = self.match.result
            assert result is not None
            show(score_lines(self.texts, result))

    def say(self, id: str, **params: object) -> None:
        show([self.texts.say(id, params)])

    def _introduce(self) -> None:
        """Who sits at the table: the player by the number of the seat, bots by the names of their characters."""
        bots, game = self.seating.bots, self.match.game.name
        characters = characters_at(game, self.seating.bot_seed, [bool(bot) for bot in bots])
        said = {seat: self.texts.say(id, {}) for seat, id in enumerate(characters) if id is not None}
        self.texts.call(said)
        seat = self.seating.seat
        self.say("cli-tui-welcome", seat=seat, commands=self.texts.say("cli-tui-help-hint", {}))
        for number, bot in enumerate(bots):
            if bot:
                chair = self.texts.say("seat-name", {"number": number + 1})
                level = self.texts.say(message_id("bot", bot), {})
                text = self.texts.say(message_id("bot", bot, "text"), {})
                self.say("cli-tui-bot", chair=chair, seat=number, level=level, text=text)

    # -- showing -----------------------------------------------------------------------------------------------------

    def _show_news(self) -> int:
        """How many lines they are."""
        lines = self._show_entries(self.match.history[self.shown :])
        self.shown = len(self.match.history)
        return lines

    def _show_entries(self, entries: list[HistoryEntry]) -> int:
        lines = log_lines(self.texts, entries, self.seating.seat)
        if lines:
            self.say("cli-tui-news")
            show(lines)
        return len(lines)

    def _show_recap(self) -> None:
        """What the others did since one's last turn, in brief."""
        lines = recap_lines(self.texts, self.match, self.seating.seat)
        if lines:
            show(["", *lines])

    def _show_state(self, whole: bool) -> None:
        view = self.match.view(self.seating.seat)
        print()
        lines = self.table_text.whole if whole else self.table_text.brief
        show(lines(self.texts, self.match.game, view))

    def _show_forecast(self, whole: bool) -> None:
        """What is coming; within one's own turn only what is new."""
        before = [] if whole else self.forecast
        self.forecast = forecast_lines(self.texts, self.match.forecast())
        news = [line for line in self.forecast if line not in before]
        if news:
            show(news)

    def _show_options(self) -> None:
        decision = self.match.decision
        assert decision is not None
        print()
        show(decision_lines(self.texts, decision, self.table_text.explained))

    def _show_guidance(self) -> None:
        """What the teacher says and suggests."""
        guidance = self.teacher.guidance(self.match) if self.teacher is not None else None
        if guidance is not None:
            show(["", *guidance_lines(self.texts, guidance, self.match.options())])

    # -- asking ------------------------------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Ask until the position has changed or the player leaves."""
        self._show_options()
        while True:
            line = self._ask("cli-tui-prompt")
            if line is None:
                self._input_ended()
                return
            word, _, rest = line.strip().partition(" ")
            if word and self._execute(word, rest.strip()):
                return

    def _ask(self, id: str, **params: object) -> str | None:
        try:
            return input(self.texts.say(id, params) + " ")
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return ""

    def _execute(self, word: str, rest: str) -> bool:
        """Execute one command; True if the position may have changed."""
        match word:
            case "?":
                self._show_refusals()
            case "!":
                self._show_hint()
            case "r":
                show(rule_lines(self.texts, self.match.game, rest))
            case "c":
                show(card_lines(self.texts, rest, self.table_text.explained))
            case "u":
                return self._undo()
            case "s":
                self._save(Path(rest) if rest else self.files.path)
            case "v":
                self._show_recap()
                self._show_state(whole=True)
                self._show_forecast(whole=True)
                self._show_guidance()
                self._show_options()
            case "l":
                self._show_log(int(rest) if rest.isdecimal() else LOG_LINES)
            case "h":
                self.say("cli-tui-help")
            case "q":
                return self._quit()
            case _:
                return self._choose(word)
        return False

    def _choose(self, word: str) -> bool:
        count = len(self.match.picks())
        if word.isdecimal() and not 1 <= int(word) <= count:
            self.say("cli-tui-no-number", count=count)
            return False
        if self.teacher is not None:
            self.teacher.look(self.match)
        try:
            self.match.apply(int(word) - 1 if word.isdecimal() else word)
        except InvalidOption as error:
            self.say(error.message, key=error.key)
            return False
        except IllegalOption as error:
            show([refused_line(self.texts, error)])
            return False
        self._keep()
        return True

    def _let_bot_choose(self) -> None:
        """A new bot for every decision, with the plan of the one before: a resumed match goes on exactly as it would
        have."""
        observation = Observation(self.match)
        if observation.seat != self.waiting_for:
            self.waiting_for = observation.seat
            show([status_line(self.texts, observation.seat, observation.decision.kind)])
        scripted = self.teacher.scripted(self.match) if self.teacher is not None else None
        if scripted is not None:
            self.match.apply(scripted)
            self._keep()
            return
        seat, seating = observation.seat, self.seating
        seed = seat_seed(seating.bot_seed, seat)
        bot = make_bot(self.match.game.name, seating.bots[seat], seed, seating.plans.get(seat))
        self.match.play(bot.answer(observation))
        seating.plans[seat] = bot.plan
        self._keep()

    # -- the other commands --------------------------------------------------------------------------------------------

    def _show_refusals(self) -> None:
        refusals = self.match.refusals()
        if not refusals:
            self.say("cli-tui-no-refusals")
        else:
            show(refusal_lines(self.texts, refusals))

    def _show_hint(self) -> None:
        """The same again with the same seed."""
        seen, strategy = Observation(self.match), strategy_for(self.match.game.name)
        if strategy is None or seen.picks == 1:
            self.say("error-hint-unknown-game" if strategy is None else "error-hint-one-option")
            return
        seed, budget = self.seating.bot_seed, hint_budget(strategy)
        show(hint_lines(self.texts, find_hint(seen.sample, seen.number, seen.seat, strategy, seed, budget)))

    def _undo(self) -> bool:
        made = self.match.choices_made
        if made <= self.match.undo_floor(self.seating.seat):
            self.say("cli-tui-no-undo")
            return False
        self.match = self.match.rewound(made - 1)
        self.shown = len(self.match.history)
        self.say("cli-tui-undone")
        self._keep()
        return True

    def _show_log(self, count: int) -> None:
        lines = log_lines(self.texts, [self.match.opening, *self.match.history], self.seating.seat)
        show(lines[-count:] if count else [""])

    def _save(self, path: Path | None) -> bool:
        worked, message, params = self.files.save(self.match, self.seating, path)
        show([self.texts.say(message, params)])
        return worked

    def _keep(self) -> None:
        """Save after every choice, so that nothing is lost however the session ends."""
        message, params = self.files.keep(self.match, self.seating)
        if message:
            show([self.texts.say(message, params)])

    def _quit(self) -> bool:
        """Offer to save what no file holds yet; the session goes on if saving fails."""
        if self.files.path is not None and self._save(self.files.path):
            self.leaving = True
        else:
            answer = self._ask("cli-tui-quit-where")
            name = answer.strip() if answer is not None else ""
            self.leaving = not name or self._save(Path(name))
        return self.leaving

    def _input_ended(self) -> None:
        self.leaving = True
        self.say("cli-tui-input-ended")
        if self.files.path is not None:
            self._save(self.files.path)
