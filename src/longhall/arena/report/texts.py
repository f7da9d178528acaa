"""Texts and numbers of a report in the reader's language."""

from __future__ import annotations

from typing import Any

from babel import Locale
from babel.numbers import format_decimal, format_percent

from longhall.arena.report.stats import Rate
from longhall.text import LOCALES, Texts, message_id


class ReportTexts:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._locale = Locale.parse(LOCALES.get(texts.language, texts.language), sep="-")

    def say(self, message: str, /, **params: Any) -> str:
        """The message ``report-MESSAGE``."""
        return self.texts.say(f"report-{message}", params)

    def has(self, message: str) -> bool:
        return self.texts.has(f"report-{message}")

    def period(self, message: str, unit: str, **params: Any) -> str:
        """A message about the years, rounds or turns of a game."""
        return self.say(f"period-{message}-{unit}", **params)

    def name(self, kind: str, id: str) -> str:
        """What a thing of the game is called; its id if it has no name."""
        message = message_id(kind, id)
        return self.texts.say(message, {}) if self.texts.has(message) else id

    def seat(self, seat: int) -> str:
        return self.texts.say("seat-name", {"number": seat + 1})

    def rank(self, place: int) -> str:
        """A place from 1."""
        return self.say("winner") if place == 1 else self.say("rank", rank=place)

    def number(self, value: float, digits: int = 0) -> str:
        pattern = "#,##0" if digits == 0 else "#,##0." + "0" * digits
        return format_decimal(value, pattern, self._locale, decimal_quantization=True)

    def percent(self, share: float, digits: int = 1) -> str:
        pattern = self._locale.percent_formats[None].pattern
        if digits:
            pattern = pattern.replace("##0", "##0." + "0" * digits)
        return format_percent(share, pattern, self._locale)

    def interval(self, rate: Rate) -> str:
        return self.say("interval", low=self.percent(rate.low), high=self.percent(rate.high))

    def rate(self, rate: Rate) -> str:
        return self.say(
            "rate", share=self.percent(rate.share), interval=self.interval(rate), wins=rate.wins, count=rate.count
        )

    def separators(self) -> str:
        """The decimal and the thousands sign, as plotly takes them."""
        sample = format_decimal(1234567.5, "#,##0.0", self._locale)
        return sample[-2] + sample[1]
