"""Events, options and refusals as lines."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any, Final

from longhall.bots.hints import Hint, HintLine
from longhall.cli.rules import clause_lines
from longhall.cli.words import name_of
from longhall.kernel.errors import IllegalOption
from longhall.kernel.frames import Decision, Forecast, Option, Refusal
from longhall.kernel.game import Game
from longhall.kernel.match import HistoryEntry, Match
from longhall.kernel.recap import RecapChoice, recap_since
from longhall.lessons import Guidance
from longhall.table_text import thing_text
from longhall.text import Texts, message_id

HANGING: Final = 4  # by which a line that goes on is set in


def show(lines: Iterable[str]) -> None:
    """Print lines. A terminal breaks those that are too long for it wherever they end: here it is between words."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    print("\n".join(wrapped(line, width) for line in lines), flush=True)


def wrapped(text: str, width: int) -> str:
    """A text whose lines fit into the width, what goes on being set in; 0: any width."""
    if width <= 2 * HANGING:
        return text
    return "\n".join(_broken(line, width) for line in text.split("\n"))


def _broken(line: str, width: int) -> str:
    indent = " " * (len(line) - len(line.lstrip(" ")) + HANGING)
    parts = textwrap.wrap(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False, replace_whitespace=False
    )
    return "\n".join(parts) if len(line) > width else line


def with_rule(words: str, rule: str) -> str:
    return f"{words} [{rule}]" if rule else words


def log_lines(texts: Texts, entries: list[HistoryEntry], seat: int) -> list[str]:
    """The events as ``seat`` saw them."""
    return [
        "  " + with_rule(texts.event(event), event.get("rule", ""))
        for entry in entries
        for event in texts.joined(event.seen_by(seat) for event in entry.events)
    ]


def recap_lines(texts: Texts, match: Match, seat: int) -> list[str]:
    """What the others did since the last turn of ``seat``, with a heading; none if there is nothing to tell."""
    chosen = [
        RecapChoice(entry.seat, entry.kind, [event.seen_by(seat) for event in entry.events]) for entry in match.history
    ]
    lines = recap_since(match.game.recap(), chosen, seat, match.state.seats)
    return [texts.say("recap-title", {}), *("  " + texts.recap(line) for line in lines)] if lines else []


def status_line(texts: Texts, seat: int, kind: str) -> str:
    """What a seat is doing while it decides, for those who wait."""
    message = message_id("doing", kind)
    return texts.say(message if texts.has(message) else "cli-waiting", {"seat": seat})


def decision_lines(texts: Texts, decision: Decision, explained: tuple[str, ...]) -> list[str]:
    """The question and the options, numbered from 1, under a heading for each group of several. Parameters of
    ``explained`` come with what the thing does."""
    lines = [with_rule(texts.say(decision.message, decision.context), decision.rule)]
    groups = [option.group for option in decision.options]
    headed = len(set(groups)) < len(groups)
    group = ""
    for option in decision.options:
        if option.group != group:
            group = option.group
            if headed:
                lines.append(f" {name_of(texts, 'group', group)}")
        lines.append(_option_line(texts, option, explained))
    return lines


def _option_line(texts: Texts, option: Option, explained: tuple[str, ...]) -> str:
    line = f"  {option.index + 1}. {texts.say(option.message, option.params)}  ({option.key})"
    for thing in explained:
        id = option.params.get(thing)
        text = thing_text(texts, thing, id) if isinstance(id, str) else None
        if text is not None:
            line += f"  {text}"
    return line


def forecast_lines(texts: Texts, forecasts: list[Forecast]) -> list[str]:
    """What is coming, the urgent first."""
    lines: list[str] = []
    for forecast in sorted(forecasts, key=lambda forecast: not forecast.urgent):
        message = "cli-tui-forecast-urgent" if forecast.urgent else "cli-tui-forecast"
        text = with_rule(texts.say(forecast.message, forecast.params), forecast.rule)
        lines.append(texts.say(message, {"text": text}))
    return lines


def hint_lines(texts: Texts, hint: Hint) -> list[str]:
    """The best line, the next best one, and what tells them apart."""
    lines = _hint_line(texts, "hint-best", hint.best)
    if hint.best.chance is not None:
        percent = f"{round(100 * hint.best.chance)} %"
        lines.append("  " + texts.say("hint-chance", {"percent": percent}))
    if hint.runner_up is None:
        return [*lines, texts.say("hint-alone", {})]
    lines += _hint_line(texts, "hint-runner-up", hint.runner_up)
    if hint.equal:
        lines.append(texts.say("hint-equal", {}))
    for reason in hint.reasons:
        label = texts.say("hint-gain" if reason.gain else "hint-cost", {})
        text = texts.say(reason.message, reason.params)
        lines.append("  " + texts.say("cli-tui-hint-line", {"label": label, "text": text}))
    return lines


def _hint_line(texts: Texts, label: str, line: HintLine) -> list[str]:
    """Its choices, numbered where there are several."""
    said = [f"{texts.say(step.message, step.params)} ({step.key})" for step in line.steps]
    name = texts.say(label, {})
    if len(said) == 1:
        return [texts.say("cli-tui-hint-line", {"label": name, "text": said[0]})]
    steps = [texts.say("cli-tui-hint-step", {"number": number, "text": text}) for number, text in enumerate(said, 1)]
    return [f"{name}:", *("  " + step for step in steps)]


def refusal_lines(texts: Texts, refusals: list[Refusal]) -> list[str]:
    return [
        f"  {refusal.key}: {_name(texts, refusal.key, refusal.params)}"
        + with_rule(texts.say(refusal.message, refusal.params), refusal.rule)
        for refusal in refusals
    ]


def refused_line(texts: Texts, error: IllegalOption) -> str:
    """Why what was typed cannot be chosen, and what it is."""
    why = texts.say(error.message, {"key": error.key, **error.params})
    return _name(texts, error.key, error.params) + with_rule(why, error.rule)


def _name(texts: Texts, key: str, params: Mapping[str, Any]) -> str:
    """What is called by the id in the key, unless the message says it."""
    kind, _, id = key.partition(":")
    name = texts.name(kind, id)
    return f"{name}: " if name != id and id not in params.values() else ""


def rule_lines(texts: Texts, game: Game, id: str) -> list[str]:
    catalogue = game.catalogue(texts.language)
    clause = catalogue.clauses.get(id.upper())
    if clause is None:
        return [texts.say("cli-tui-no-rule", {"id": id})]
    return clause_lines(texts, catalogue, clause)


def card_lines(texts: Texts, wanted: str, explained: tuple[str, ...]) -> list[str]:
    """A card, or another thing of those kinds, by its id or option key."""
    for kind in explained:
        id = wanted.removeprefix(f"{kind}:").lower()
        text = thing_text(texts, kind, id)
        if text is not None:
            return [texts.say("cli-tui-card", {"name": texts.name(kind, id), "text": text})]
    return [texts.say("cli-tui-no-card", {"id": wanted})]


def guidance_lines(texts: Texts, guidance: Guidance, options: list[Option]) -> list[str]:
    """What the teacher says, and which options they suggest."""
    lines = [texts.say("cli-tui-teacher", {"step": guidance.step, "steps": guidance.steps})]
    lines += ["  " + texts.say(one.message, one.params) for one in guidance.said]
    for number, option in enumerate(options, 1):
        if option.key in guidance.suggested:
            said = {"number": number, "text": texts.say(option.message, option.params)}
            lines.append("  " + texts.say("cli-tui-suggested", said))
    return lines
