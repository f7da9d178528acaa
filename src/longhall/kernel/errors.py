"""What can go wrong, named by cause. Each carries one clear sentence for a person."""

from __future__ import annotations


class LonghallError(Exception):
    """Base of every error a user can cause; ``str()`` is one sentence."""


class UnknownGame(LonghallError):
    """No game of that name is registered."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.message = "error-no-such-game"


class SetupError(LonghallError):
    """A setup value is unknown, out of range or contradicts another one.

    The sentence is for the command line; ``message`` and ``params`` say the same in any language. The parameters
    ``setup`` and ``needed`` are names of options.
    """

    def __init__(self, sentence: str, message: str, params: dict[str, object]) -> None:
        super().__init__(sentence)
        self.message = message
        self.params = params


class PackError(LonghallError):
    """A pack cannot be read or is not consistent; names file, entry and field."""

    def __init__(self, file: str, entry: str, field: str, problem: str) -> None:
        where = ", ".join(part for part in (file, entry, field) if part)
        super().__init__(f"{where}: {problem}")
        self.file = file
        self.entry = entry
        self.field = field
        self.problem = problem


class RecordError(LonghallError):
    """A record is truncated, malformed or made by something else."""


class RecordMismatch(RecordError):
    """A well-formed record that does not replay to what it claims."""


class InvalidOption(LonghallError):
    """Nonsense: no decision of this game could ever offer it."""

    def __init__(self, key: str) -> None:
        super().__init__(f"{key!r} is not an option of this game")
        self.key = key
        self.message = "error-invalid-option"


class IllegalOption(LonghallError):
    """Understood, but not allowed now; carries the reason and, where one applies, the rule."""

    def __init__(self, key: str, message: str, rule: str, params: dict[str, object]) -> None:
        super().__init__(f"{key!r} is not allowed now: {message}" + (f" [{rule}]" if rule else ""))
        self.key = key
        self.message = message
        self.rule = rule
        self.params = params
