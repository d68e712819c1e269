"""Every error that Starboard raises on bad input: a stable code, the rule, and a message to be put into words above."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.kernel.kinds import ARGS, TEXT
from starboard.kernel.records import Record, fields

Arg = tuple[str, "str | int"]


class Refusal(Record):
    """Why something is not allowed: the rule's number, the name of the message, and what the message speaks of."""

    FIELDS = fields(rule=TEXT, code=TEXT, args=ARGS)

    def __init__(self, rule: str, code: str, args: tuple[Arg, ...] = ()) -> None:
        self.rule: Final = rule
        self.code: Final = code
        self.args: Final = args


class StarboardError(Exception):
    """The base of all errors that a caller may meet; nothing has changed when one is raised."""

    code: ClassVar[str] = "request/malformed"

    def __init__(self, why: Refusal) -> None:
        rule = f" ({why.rule})" if why.rule else ""
        args = "".join(f" {name}={value!r}" for name, value in why.args)
        super().__init__(f"{type(self).code}{rule}: {why.code}{args}")
        self.why = why


class MalformedRequest(StarboardError):
    """The request cannot be read."""

    code = "request/malformed"


class UnknownRequest(StarboardError):
    """There is no such request."""

    code = "request/unknown"


class Unsupported(StarboardError):
    """This game has no such thing."""

    code = "request/unsupported"


class UnknownMatch(StarboardError):
    """No match has this name."""

    code = "match/unknown"


class TooManyMatches(StarboardError):
    """No further match can be open: one has to be closed first."""

    code = "match/too-many"


class UnknownGame(StarboardError):
    """No game has this name."""

    code = "game/unknown"


class BrokenGame(StarboardError):
    """A game that cannot be had: its package fails, is none, or is not the only one of that name."""

    code = "game/broken"


class InvalidOptions(StarboardError):
    """An option, its value or the number of seats is not one that the game has."""

    code = "options/invalid"


class InvalidPosition(StarboardError):
    """A position text that is not one, or that the rules exclude."""

    code = "position/invalid"


class InvalidScenario(StarboardError):
    """A scenario that cannot be set up; the message names the path of the fault."""

    code = "scenario/invalid"


class InvalidRecord(StarboardError):
    """A saved match that is damaged or is none."""

    code = "record/invalid"


class NotUnderstood(StarboardError):
    """A text that is no action of the game."""

    code = "action/not-understood"


class NotYours(StarboardError):
    """The decision that is open belongs to another seat."""

    code = "action/not-yours"


class StaleDecision(StarboardError):
    """The answer is to a decision that is no longer open."""

    code = "action/stale"


class IllegalAction(StarboardError):
    """The action exists but the rules do not allow it now."""

    code = "action/illegal"


class UndoBarred(StarboardError):
    """The decision cannot be taken back without everybody's consent."""

    code = "undo/barred"


class RuleFailed(StarboardError):
    """The rules broke off in the middle of an action, a fault of theirs or of a forged state; it was taken back."""

    code = "rules/failed"

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.reason = ""
        """What was raised, and on which line, for whoever wrote the game: it may tell what players must not know."""


def mistake(said: str, rule: str = "") -> RuleFailed:
    """Return the error for what whoever wrote a game forgot; it says which class, and what to do."""
    return RuleFailed(Refusal(rule, "mistake", (("said", said),)))
