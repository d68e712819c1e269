"""Names and numbers as the reader's language has them: seats, races, cards, endings, shares with their intervals."""

from __future__ import annotations

import re
from functools import cached_property
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from babel.numbers import format_decimal

from starboard.kernel import SEAT, StarboardError
from starboard.lab.study.noting import is_judged, turns_of
from starboard.texts import LANGUAGES, Texts, kebab

if TYPE_CHECKING:
    from starboard.kernel import Field, Game
    from starboard.lab.report.estimates import Difference, Estimate
    from starboard.lab.report.samples import Sample

LONGEST: Final = 70
"""Characters of a name in a plot."""
SOMETHING: Final = "…"
UNSAID: Final = re.compile(r" ?\([^()]*…[^()]*\)")
"""What stands in brackets and is not known."""
UNKNOWNS: Final = re.compile(f"{SOMETHING}(?:\\s{SOMETHING})+")
"""Several things one after another that are not known: one says as much."""
MINUS: Final = "\N{MINUS SIGN}"


class Words:
    """What a study's page says, in one language; `game` is None where it is not installed here."""

    def __init__(self, texts: Texts, name: str, game: Game[Any] | None) -> None:
        self.texts: Final = texts
        self.name: Final = name
        self.game: Final = game

    def __call__(self, message: str, **args: str | int) -> str:
        """Return a message."""
        return self.texts.message(message, **args)

    @cached_property
    def judged(self) -> str:
        """When a judgement was asked who leads: `turns`, `decisions`, or `no` where points say it, or nobody knows."""
        if self.game is None or not is_judged(self.game):
            return "no"
        return "turns" if turns_of(self.game) else "decisions"

    # Numbers

    def number(self, value: float, digits: int = 0) -> str:
        """Return a number with so many digits behind the point."""
        if not isfinite(value):
            return SOMETHING
        form = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=form, locale=self.texts.language)).replace("-", MINUS)

    def count(self, value: float) -> str:
        """Return a whole number."""
        return self.number(round(value))

    def percent(self, share: float, digits: int = 1) -> str:
        """Return a share in percent."""
        return self("report-percent", value=self.number(100 * share, digits))

    def points(self, share: float) -> str:
        """Return a difference of shares in points of a hundred, with its sign."""
        return self.signed(100 * share, 1)

    def signed(self, value: float, digits: int = 1) -> str:
        """Return a difference with its sign."""
        said = self.number(abs(value), digits)
        return said if not float(f"{abs(value):.{digits}f}") else ("+" if value > 0 else MINUS) + said

    def bounds(self, low: str, high: str) -> str:
        """Return an interval."""
        return self("report-bounds", low=low, high=high)

    def span(self, low: float, high: float) -> str:
        """Return whole numbers from one to another."""
        return self.count(low) if low == high else self.bounds(self.count(low), self.count(high))

    def between(self, found: Estimate | Difference, *, is_share: bool) -> str:
        """Return the interval of a share in percent, of a difference of shares in points, or of a mean."""
        if not isfinite(found.low) or not isfinite(found.high):
            return SOMETHING
        if hasattr(found, "saved"):
            times = 100 if is_share else 1
            return self.bounds(self.signed(times * found.low), self.signed(times * found.high))
        said = self.percent if is_share else self.one_digit
        return self.bounds(said(found.low), said(found.high))

    def one_digit(self, value: float) -> str:
        """Return a number with one digit behind the point."""
        return self.number(value, 1)

    # Names

    def again(self, text: str, message: str, **args: str | int) -> str:
        """Return a text in this language where it is a message in any; all others as they are."""
        said = [Texts(language).message(message, **args) for language in LANGUAGES]
        return self(message, **args) if text in said else text

    def title(self, sample: Sample) -> str:
        """Return what a world is called: in this language where `starboard lab ask` has named it."""
        return self.again(sample.title, "lab-as-it-is")

    def group(self, key: str) -> str:
        """Return what a group of win rates is of: seats, bots, races."""
        if key == "order":
            return self("report-by-order")
        if key in {"seat", "bot"}:
            return self(f"report-by-{key}")
        return self("report-by-trait", trait=self.texts.field(self.name, key))

    def member(self, key: str, value: Any) -> str:
        """Return the name of one of a group."""
        if key == "seat":
            return self("report-seat", number=int(value) + 1)
        if key == "order":
            return self("report-order", number=int(value) if value else 0)
        if key == "bot":
            return str(value)
        if key == "ending":
            return self.ending(str(value))
        return self.valued(key, str(value))

    def valued(self, domain: str, text: str) -> str:
        """Return the name of a value of a domain: a race, a card."""
        message = f"{self.name}-{domain}-{text}"
        return self.texts.message(message) if self.texts.has(message) else text

    def ending(self, ending: str) -> str:
        """Return how a game ended."""
        message = f"{self.name}-ending-{ending}"
        return self.texts.message(message).rstrip(".") if self.texts.has(message) else ending

    @cached_property
    def kinds(self) -> dict[str, Any]:
        """The classes of a game's records by their names."""
        return dict(self.game.codec.kinds) if self.game is not None else {}

    def happened(self, kind: str, name: str, what: str) -> str:
        """Return what happened to a seat, or what it did: the game's own sentence about it where that can be said."""
        found = self.kinds.get(name)
        message = f"{self.name}-{'act' if kind == 'action' else 'event'}-{kebab(name)}"
        plain = f"{name} {what}".strip()
        if found is None or not self.texts.has(message):
            return plain
        args: dict[str, str | int] = {}
        for field in found.FIELDS:
            args |= self._argument(field, what)
        try:
            said = self.texts.message(message, **args)
        except (StarboardError, KeyError):
            return plain
        # A sentence that does not name what it is about says too little.
        word = next(
            (self.valued(field.domain.name, what) for field in found.FIELDS if what in field.domain.texts), what
        )
        said = UNKNOWNS.sub(SOMETHING, UNSAID.sub("", said)).rstrip(".")
        return said if word.lower() in said.lower() else f"{said}: {word}"

    def step(self, name: str) -> str:
        """Return what a step of the rules is: what it asks for, else its name."""
        message = f"{self.name}-help-{kebab(name)}"
        return self.texts.message(message) if self.texts.has(message) else name

    def _argument(self, field: Field, what: str) -> dict[str, str | int]:
        """Return what stands for a field in a sentence about anybody."""
        name = field.name
        value: str = SOMETHING
        if field.domain.name == SEAT.name:
            value = self("report-somebody" if name == "seat" else "report-another")
        elif what and what in field.domain.texts:
            value = self.valued(field.domain.name, what)
        forms = ("a", "at", "of", "the", "does", "once", "forms")
        return {name: value, f"{name}_count": 1, f"{name}_seen": "yes", **{f"{name}_{form}": value for form in forms}}
