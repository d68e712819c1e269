"""What is said of a command line that cannot be read: one line in the language that is asked for, and where help is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.texts import Texts

NO_COMMAND: Final = re.compile(r"No such command '(.*?)'")
TOO_MANY: Final = re.compile(r"unexpected extra argument\S* \((.*)\)")
WANTED: Final = (
    (re.compile(r"greater than or equal to (-?\d+)"), "usage-least"),
    (re.compile(r"less than or equal to (-?\d+)"), "usage-most"),
    (re.compile(r"(integer)"), "usage-integer"),
    (re.compile(r"(number)"), "usage-number"),
    (re.compile(r"()"), "usage-other"),
)
"""How the reader of command lines, which speaks English alone, says what a value must be."""


def is_usage(fault: Exception) -> bool:
    """Whether it is one of the errors that reading a command line raises, wherever their classes are kept."""
    return hasattr(fault, "format_message") and hasattr(fault, "exit_code")


def usage_said(fault: Any, texts: Texts, commands: Iterable[str]) -> str:
    """Return the lines about a command line that cannot be read."""
    line = texts.message("error", line=_told(fault, texts, commands))
    context = getattr(fault, "ctx", None)
    if context is None:
        return line
    return line + "\n" + texts.message("usage-help", command=f"{context.command_path} --help")


def _told(fault: Any, texts: Texts, commands: Iterable[str]) -> str:
    say = texts.message
    kind, message = type(fault).__name__, str(fault.format_message())
    if kind == "NoSuchOption":
        return say("usage-no-option", option=fault.option_name)
    if kind == "BadOptionUsage":
        return say("usage-needs-value", option=fault.option_name)
    if kind == "MissingParameter" and fault.param is not None:
        return say("usage-missing", what=_named(fault.param))
    if kind == "BadParameter" and fault.param is not None:
        found, wanted = next((found, wanted) for said, wanted in WANTED if (found := said.search(message)))
        return say(wanted, what=_named(fault.param), number=found[1])
    if unknown := NO_COMMAND.search(message):
        return say("usage-no-command", command=unknown[1], known=", ".join(commands))
    if besides := TOO_MANY.search(message):
        return say("usage-too-many", words=besides[1])
    return message if texts.language == "en" else say("usage-unread")  # the library speaks English


def _named(parameter: Any) -> str:
    """Return how an option is written, or what stands for an argument."""
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.name.upper())
