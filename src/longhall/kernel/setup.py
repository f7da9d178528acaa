"""Setup options as data, so that command line, hall and pages can offer them without knowing the game."""

from __future__ import annotations

from typing import Any, Final, Literal

from longhall.kernel.errors import SetupError

OptionType = Literal["bool", "int", "choice", "list"]
BOOL: Final = "bool"
INT: Final = "int"
CHOICE: Final = "choice"
LIST: Final = "list"  # a choice, or a comma-separated list of items


class SetupOption:
    """One thing to choose before a match.

    ``values`` are the allowed words (choice, list) or numbers (int); ``items`` what a list may consist of. ``needs``
    gives the values that other options must have for this one to differ from its default, and ``seats`` the seat counts
    it is available with; ``value_seats`` does so for single values.
    ``since`` is the rules version that brought the option: matches begun by an earlier one do not have it.
    ``presets`` gives, per value as typed on a command line (``"true"``, ``"3"``, ``"wolf,bear"``), other defaults: an
    edition changes several rule options at once.
    """

    def __init__(
        self,
        name: str,
        type: OptionType,
        default: Any,
        values: tuple[Any, ...] = (),
        rule: str = "",
        seats: tuple[int, ...] = (),
        needs: dict[str, Any] | None = None,
        items: tuple[str, ...] = (),
        presets: dict[str, dict[str, Any]] | None = None,
        group: str = "",
        value_seats: dict[str, tuple[int, ...]] | None = None,
        since: int = 1,
    ) -> None:
        self.name = name
        self.type = type
        self.default = default
        self.values = values
        self.rule = rule
        self.seats = seats
        self.needs: dict[str, Any] = needs if needs is not None else {}
        self.items = items
        self.presets: dict[str, dict[str, Any]] = presets if presets is not None else {}
        self.group = group
        self.value_seats: dict[str, tuple[int, ...]] = value_seats if value_seats is not None else {}
        self.since = since

    def seats_for(self, value: Any) -> tuple[int, ...]:
        """The seat counts that ``value`` is available with; none: all."""
        return self.value_seats.get(as_typed(value), self.seats)

    def allowed(self) -> str:
        if self.type == BOOL:
            return "true or false"
        words = ", ".join(str(value) for value in self.values)
        if self.type == LIST:
            return f"{words}, or a list of {', '.join(self.items)}"
        return words

    def read(self, value: Any) -> Any:
        """``value`` in the type of this option; texts are read as typed on a command line."""
        if self.type == BOOL:
            return self._read_flag(value)
        if self.type == INT:
            return self._read_number(value)
        if self.type == LIST and (isinstance(value, list) or value not in self.values):
            return self._read_list(value)
        if value not in self.values or not isinstance(value, str):
            raise self._refuse(value)
        return value

    def _refuse(self, value: Any) -> SetupError:
        sentence = f"setup option {self.name!r} cannot be {value!r}: it takes {self.allowed()}"
        return SetupError(sentence, "error-setup-value", {"setup": self.name})

    def _read_flag(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        if value == "true":
            return True
        if value == "false":
            return False
        raise self._refuse(value)

    def _read_number(self, value: Any) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit():
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or value not in self.values:
            raise self._refuse(value)
        return value

    def _read_list(self, value: Any) -> list[str]:
        items = value.split(",") if isinstance(value, str) else value
        if not isinstance(items, list) or not all(isinstance(item, str) and item in self.items for item in items):
            raise self._refuse(value)
        if len(set(items)) != len(items):
            sentence = f"setup option {self.name!r} names something twice: {','.join(items)}"
            raise SetupError(sentence, "error-setup-twice", {"setup": self.name})
        return list(items)


def flag(name: str, rule: str, default: bool, needs: dict[str, Any] | None = None) -> SetupOption:
    """A rule that is played or not."""
    return SetupOption(name, BOOL, default, rule=rule, needs=needs, group="rules")


def reading(name: str, rule: str, *values: str, needs: dict[str, Any] | None = None) -> SetupOption:
    """A rule with several readings, the first being the default."""
    return SetupOption(name, CHOICE, values[0], values, rule=rule, needs=needs, group="rules")


def check_one_each(setup: dict[str, Any], name: str) -> None:
    """SetupError unless an option that may be a list, such as the characters, then has one for each seat."""
    named, seats = setup[name], setup["seats"]
    if isinstance(named, list) and len(named) != seats:
        sentence = f"setup option {name!r} names {len(named)} {name} for {seats} seats"
        raise SetupError(sentence, "error-setup-each", {"setup": name, "count": len(named), "seats": seats})


def as_typed(value: Any) -> str:
    """A value of an option as it is typed on a command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return ",".join(value)
    return str(value)


def read_setup(game: str, declared: tuple[SetupOption, ...], given: dict[str, Any]) -> dict[str, Any]:
    """A complete setup: given values checked, presets applied, defaults filled in, contradictions refused."""
    by_name = {option.name: option for option in declared}
    for name in given:
        if name not in by_name:
            sentence = f"{game} has no setup option {name!r}; it has {', '.join(by_name)}"
            raise SetupError(sentence, "error-setup-unknown", {"name": name})
    chosen = {name: by_name[name].read(value) for name, value in given.items()}
    setup: dict[str, Any] = {option.name: option.default for option in declared}
    for option in declared:
        setup.update(option.presets.get(as_typed(chosen.get(option.name, option.default)), {}))
    setup.update(chosen)
    _check_together(by_name, setup)
    return setup


def _check_together(by_name: dict[str, SetupOption], setup: dict[str, Any]) -> None:
    seats = setup["seats"]
    for name, option in by_name.items():
        value = setup[name]
        if value == option.default:
            continue
        possible = option.seats_for(value)
        if possible and seats not in possible:
            counts = " or ".join(str(count) for count in possible)
            raise SetupError(
                f"setup option {name!r} set to {value!r} needs {counts} seats, not {seats}",
                "error-setup-seats",
                {"setup": name, "counts": list(possible)},
            )
        for other, wanted in option.needs.items():
            if setup[other] != wanted:
                sentence = f"setup option {name!r} set to {value!r} needs {other!r} set to {wanted!r}"
                raise SetupError(sentence, "error-setup-needs", {"setup": name, "needed_setup": other})
