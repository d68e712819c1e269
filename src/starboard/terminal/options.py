"""The options of a game, asked in the menu: whatever a game declares, without a word about any one game."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import COMPONENTS, SEATED, StarboardError
from starboard.terminal.screen import CORAL, Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starboard.kernel import Game, Option
    from starboard.texts import Texts


class Back(Exception):
    """Whoever is asked wants to change what they answered before."""


class Choices:
    """What is chosen of a game's options, the defaults at first. Component data are no question for a menu."""

    def __init__(
        self,
        screen: Screen,
        texts: Texts,
        game: Game[Any],
        seats: int,
        choose: Callable[[str, Sequence[str]], int],
        ask: Callable[[str], str],
    ) -> None:
        """`choose` returns the place of an entry, `ask` what is typed; both may raise to leave the questions."""
        self._screen: Final = screen
        self._ask: Final = ask
        self._texts: Final = texts
        self._game: Final = game
        self._choose: Final = choose
        self._seats: Final = seats
        self._options: Final = [option for option in game.options if self._is_open(option)]
        self._chosen: Final = {option.name: option.default for option in self._options}

    def ask(self) -> dict[str, Any]:
        """Return the options that are not as they were, when somebody wants to begin; Enter begins at once."""
        while self._options:
            entries = [
                self._texts.message("menu-option", what=self._what(option), value=self._said(option))
                for option in self._options
            ]
            place = self._choose(self._texts.message("menu-options"), [self._texts.message("menu-begin"), *entries])
            if not place:
                break
            option = self._options[place - 1]
            with suppress(Back):  # to the list, with what was chosen
                self._chosen[option.name] = self._other(option) if self._values(option) else self._number(option)
        return {
            option.name: self._chosen[option.name]
            for option in self._options
            if self._chosen[option.name] != option.default
        }

    def _is_open(self, option: Option) -> bool:
        """Whether so many players can take anything but the default: what the rules settle is no question."""
        if option.name == COMPONENTS.name or self._seats not in (option.seats or (self._seats,)):
            return False
        values = self._values(option) or [value for value in range(2) if value != option.default]
        return any(self._is_playable(option.name, value) for value in values)

    def _values(self, option: Option) -> Sequence[Any]:
        """Return the few values of an option besides its default; none where a number is typed."""
        return range(self._seats) if option.kind == SEATED else option.choices

    def _is_playable(self, name: str, value: Any) -> bool:
        try:
            settled = self._game.checked_options(self._seats, {})
            return bool(self._game.checked_options(self._seats, {name: value}) != settled)
        except StarboardError:
            return False

    def _other(self, option: Option) -> Any:
        """Return another of an option's few values: the other one of two, else the one that is chosen."""
        values = [option.default, *self._values(option)]
        if len(values) == 2:
            return values[1 - values.index(self._chosen[option.name])]
        return values[self._choose(self._what(option), [self._worded(option, value) for value in values])]

    def _number(self, option: Option) -> Any:
        """Return a number that is typed; Enter is the default."""
        most = option.below - 1
        while True:
            line = self._ask(self._texts.message("menu-option-number", most=str(most)))
            if not line:
                return option.default
            if line.isascii() and line.isdigit() and len(line) <= len(str(most)) and option.accepts(int(line)):
                return int(line)
            self._screen.say(self._texts.message("menu-option-again", most=str(most)), CORAL)

    def _what(self, option: Option) -> str:
        return self._texts.option(self._game.name, option.name)

    def _said(self, option: Option) -> str:
        return self._worded(option, self._chosen[option.name])

    def _worded(self, option: Option, value: Any) -> str:
        return self._texts.option_value(self._game.name, option, value)
