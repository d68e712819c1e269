"""Programs that play, known by names: what was typed by the one whose machine it is, and by nobody else."""

from __future__ import annotations

import re
import shlex
import shutil
from typing import TYPE_CHECKING, Final

from starboard.kernel import InvalidOptions, Refusal

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,19}\Z")
TAKEN: Final = ("person",)
"""What has a meaning where names of bots stand."""

_programs: Final[dict[str, tuple[str, ...]]] = {}
"""The commands of programs, by name."""


def programs() -> dict[str, tuple[str, ...]]:
    """Return the commands of all programs that are known, by name."""
    return dict(_programs)


def command_of(name: str) -> tuple[str, ...]:
    """Return the words of a program's command; none where there is no program of this name."""
    return _programs.get(name, ())


def read_programs(texts: Iterable[str], bots: Collection[str]) -> dict[str, tuple[str, ...]]:
    """Return the words of commands by name, out of texts that are written NAME=COMMAND, parted as a shell would.

    Raise InvalidOptions for what is not written so, for a name that cannot be one, is that of one of our bots or comes
    twice, and for a command that is not there.
    """
    found: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, equals, command = (part.strip() for part in text.partition("="))
        if not equals:
            raise InvalidOptions(Refusal("", "bot-no-equals", (("text", text[:60]),)))
        if not NAME.match(name) or name in bots or name in TAKEN or name in found:
            raise InvalidOptions(Refusal("", "bot-name", (("name", name[:60]),)))
        found[name] = _words(name, command)
    return found


def _words(name: str, command: str) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(command))
    except ValueError:  # a quotation mark without its other
        words = ()
    if not words or shutil.which(words[0]) is None:
        raise InvalidOptions(Refusal("", "bot-no-program", (("name", name), ("command", command[:60]))))
    return words


def add_programs(commands: Mapping[str, Sequence[str]]) -> None:
    """Make programs known by their names, as `read_programs` has read them."""
    _programs.update({name: tuple(words) for name, words in commands.items()})
