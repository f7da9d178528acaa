"""One puzzle at the terminal: the position, choices until the turn is over, the verdict and its reasons."""

from __future__ import annotations

from typing import Final

from longhall.bots.hints import HintReason, HintStep
from longhall.cli.screen import (
    card_lines,
    decision_lines,
    forecast_lines,
    log_lines,
    recap_lines,
    refusal_lines,
    refused_line,
    rule_lines,
    show,
)
from longhall.cli.solved import Solved
from longhall.cli.words import mean_text, table
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.puzzles.judging import BEST, EQUAL, Verdict
from longhall.puzzles.pool import pool
from longhall.puzzles.puzzle import Puzzle
from longhall.puzzles.rating import GRADES, grade
from longhall.table_text import table_text
from longhall.text import Texts

LOG_LINES: Final = 30


class PuzzleSession:
    def __init__(self, texts: Texts, puzzle: Puzzle, solved: Solved, day: str = "") -> None:
        self.texts = texts
        self.puzzle = puzzle
        self.solved = solved
        self.day = day
        self.table_text = table_text(puzzle.game)
        self.position = puzzle.match()
        self.tried = puzzle.begin(self.position)
        self.tries = 0
        self.hints = 0
        self.leaving = False

    def run(self) -> None:
        """Until the puzzle is solved or given up, or the input ends."""
        self._introduce()
        while not self.leaving:
            self.tried = self.puzzle.begin(self.position)
            self._show_position(whole=True)
            self._choose_turn()
            if not self.leaving:
                self._judge()

    def say(self, id: str, **params: object) -> None:
        show([self.texts.say(id, params)])

    # -- showing -----------------------------------------------------------------------------------------------------

    def _introduce(self) -> None:
        one, game = self.puzzle, self.texts.say("game-name", {})
        self.say(
            "cli-puzzle-head",
            number=one.number,
            count=len(pool(one.game)),
            game=game,
            grade=grade(one.rating),
            grades=GRADES,
        )
        if self.day:
            self.say("cli-puzzle-daily", day=self.day)
        if self.solved.has(one.game, one.number):
            self.say("cli-puzzle-before")
        self.say("cli-puzzle-task", seat=one.seat, commands=self.texts.say("cli-tui-help-hint", {}))
        lines = recap_lines(self.texts, self.position, one.seat)
        if lines:
            show(["", *lines])

    def _show_position(self, whole: bool) -> None:
        shown = self.tried.shown
        lines = self.table_text.whole if whole else self.table_text.brief
        told = lines(self.texts, shown.game, shown.view(self.puzzle.seat))
        show(["", *told, *(forecast_lines(self.texts, self.tried.match.forecast()) if whole else [])])
        self._show_options()

    def _show_options(self) -> None:
        decision = self.tried.match.decision
        assert decision is not None  # a try that is not finished has something to choose
        show(["", *decision_lines(self.texts, decision, self.table_text.explained)])

    # -- asking ------------------------------------------------------------------------------------------------------

    def _choose_turn(self) -> None:
        """Ask until the try is finished, or the solver gives up or leaves."""
        while not self.leaving and not self.puzzle.is_finished(self.tried):
            line = self._ask("cli-tui-prompt")
            if line is None:
                self.say("cli-tui-input-ended")
                self.leaving = True
                return
            word, _, rest = line.strip().partition(" ")
            if word:
                self._execute(word, rest.strip())

    def _ask(self, id: str) -> str | None:
        try:
            return input(self.texts.say(id, {}) + " ")
        except EOFError:
            print()
            return None
        except UnicodeDecodeError:
            return ""

    def _execute(self, word: str, rest: str) -> None:
        match word:
            case "?":
                refusals = self.tried.match.refusals()
                show(refusal_lines(self.texts, refusals) or [self.texts.say("cli-tui-no-refusals", {})])
            case "!":
                self._show_hint()
            case "r":
                show(rule_lines(self.texts, self.position.game, rest))
            case "c":
                show(card_lines(self.texts, rest, self.table_text.explained))
            case "u":
                self._take_back()
            case "v":
                self._show_position(whole=True)
            case "l":
                count = int(rest) if rest.isdecimal() else LOG_LINES
                lines = log_lines(self.texts, [self.position.opening, *self.position.history], self.puzzle.seat)
                show(lines[-count:] if count else [""])
            case "s":
                self._show_solution(self.puzzle.judge(self.puzzle.best.keys, self.position))
                self.leaving = True
            case "q":
                self.leaving = True
            case "h":
                self.say("cli-puzzle-help")
            case _:
                self._choose(word)

    def _choose(self, word: str) -> None:
        keys = self.tried.match.keys()
        if word.isdecimal() and not 1 <= int(word) <= len(keys):
            self.say("cli-tui-no-number", count=len(keys))
            return
        try:
            self.tried.choose(keys[int(word) - 1] if word.isdecimal() else word)
        except InvalidOption as error:
            self.say(error.message, key=error.key)
            return
        except IllegalOption as error:
            show([refused_line(self.texts, error)])
            return
        if not self.puzzle.is_finished(self.tried):
            self._show_position(whole=False)

    def _take_back(self) -> None:
        kept = self.tried.keys[:-1]
        if len(kept) == len(self.tried.keys):
            self.say("cli-puzzle-no-undo")
            return
        self.tried = self.puzzle.begin(self.position)
        for key in kept:
            self.tried.choose(key)
        self.say("cli-tui-undone")
        self._show_position(whole=False)

    def _show_hint(self) -> None:
        """First what it is about; after that, the next choice of the best line."""
        self.hints += 1
        if self.hints == 1:
            reason = self.puzzle.reasons[0]
            self.say("cli-puzzle-hint-reason", text=self.texts.say(reason.message, reason.params))
            return
        made, best = len(self.tried.keys), self.puzzle.judge(self.puzzle.best.keys, self.position).better
        if self.tried.keys != [step.key for step in best[:made]]:
            self.say("cli-puzzle-hint-back")
        else:
            self.say("cli-puzzle-hint-next", text=self._step(best[made]))

    # -- the verdict -------------------------------------------------------------------------------------------------

    def _judge(self) -> None:
        self.tries += 1
        if not self.puzzle.knows(self.tried.keys):
            self.say("cli-puzzle-judging")
        verdict = self.puzzle.judge(self.tried.keys, self.position)
        print()
        if verdict.outcome in (BEST, EQUAL):
            self.say("cli-puzzle-best" if verdict.outcome == BEST else "cli-puzzle-equal")
            self._remember()
            self._show_solution(verdict)
            self.leaving = True
            return
        loss, error = mean_text(self.texts, verdict.loss), mean_text(self.texts, verdict.error)
        self.say("cli-puzzle-worse", loss=loss, error=error)
        if verdict.chance is not None and verdict.best_chance is not None:
            self.say("cli-puzzle-chance", best=_percent(verdict.best_chance), chance=_percent(verdict.chance))
        answer = self._ask("cli-puzzle-again")
        word = answer.strip() if answer is not None else "s"
        if word == "s":
            self._show_solution(verdict)
        self.leaving = word in ("s", "q")

    def _show_solution(self, verdict: Verdict) -> None:
        """The best line, why it is better, and the rule that the first reason rests on."""
        steps = [
            self.texts.say("cli-tui-hint-step", {"number": number, "text": self._step(step)})
            for number, step in enumerate(verdict.better, 1)
        ]
        show([self.texts.say("cli-puzzle-line", {}), *("  " + step for step in steps)])
        show(["  " + self._reason(reason) for reason in verdict.reasons])
        if verdict.rule:
            show(["", self.texts.say("cli-puzzle-rule", {}), *rule_lines(self.texts, self.position.game, verdict.rule)])

    def _step(self, step: HintStep) -> str:
        return f"{self.texts.say(step.message, step.params)} ({step.key})"

    def _reason(self, reason: HintReason) -> str:
        label = self.texts.say("hint-gain" if reason.gain else "hint-cost", {})
        text = self.texts.say(reason.message, reason.params)
        return self.texts.say("cli-tui-hint-line", {"label": label, "text": text})

    def _remember(self) -> None:
        one = self.puzzle
        try:
            self.solved.remember(one.game, one.number, self.tries, self.hints)
        except OSError as error:
            self.say("cli-tui-save-failed", file=str(self.solved.path), why=error.strerror or str(error))


def list_lines(texts: Texts, game: str, solved: Solved) -> list[str]:
    """Every puzzle of the game, how hard it is, and the tries it took if it is solved."""
    head = [texts.say(f"cli-puzzle-row-{name}", {}) for name in ("number", "grade", "tries")]
    rows = [
        [str(number), str(grade(one.rating)), str(solved.tries(game, number) or "")]
        for number, one in pool(game).items()
    ]
    count = texts.say("cli-puzzle-solved", {"count": solved.count(game), "all": len(rows)})
    return [*table([head, *rows]), count]


def _percent(chance: float) -> str:
    return f"{round(100 * chance)} %"
