"""What differs between two views of one viewer, in a few words for each: "pearls 2 → 1"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import UNKNOWN, Record
from starboard.kernel.kinds import GREATEST, Flag, Many, Number, Steps, Text

if TYPE_CHECKING:
    from starboard.kernel import Domain
    from starboard.kernel.records import Field
    from starboard.texts import Texts

MOST_TOLD: Final = 8
"""So many changes are told; a reader takes in no more."""
LONGEST: Final = 24
"""Characters of a text that is told."""
FEW: Final = 2
"""So many places of a row that keeps its length are told one by one; where more change, the row is not told."""


class Changes:
    """Collects what changed, each once, in the order of the fields."""

    def __init__(self, game: str, texts: Texts, viewer: int, seats: int) -> None:
        self._game: Final = game
        self._texts: Final = texts
        self._viewer: Final = viewer
        self._seats: Final = seats
        self.told: Final[list[str]] = []

    def compare(self, before: Record, after: Record) -> None:
        """Tell what differs in all that a record holds, steps excepted."""
        self._record(before, after, "")

    def _record(self, before: Record, after: Record, whose: str) -> None:
        if type(before) is not type(after):
            return
        seat = getattr(after, "seat", None)
        if type(seat) is int and seat >= 0:
            whose = "" if seat == self._viewer else self._texts.seat(seat)
        for field in type(after).FIELDS:
            old, new = getattr(before, field.name), getattr(after, field.name)
            if old != new and not isinstance(field.kind, Steps) and field.name not in {"seat", "known_by"}:
                self._field(field, old, new, whose)

    def _field(self, field: Field, old: Any, new: Any, whose: str) -> None:
        kind = field.kind
        if isinstance(old, Record) and isinstance(new, Record):
            self._record(old, new, whose)
        elif isinstance(kind, Many):
            self._row(field, kind, old, new, whose)
        else:
            self._say(field.name, whose, self._word(field, old), self._word(field, new))

    def _row(self, field: Field, kind: Many, old: tuple[Any, ...], new: tuple[Any, ...], whose: str) -> None:
        if len(old) != len(new):
            self._say(field.name, whose, str(len(old)), str(len(new)))
            return
        changed = [place for place, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
        per_seat = len(new) == self._seats and kind.least >= min(2, self._seats)
        for place in changed:
            owner = self._owner(place) if per_seat else whose
            if isinstance(new[place], Record) and isinstance(old[place], Record):
                self._record(old[place], new[place], owner)
            elif len(changed) <= FEW and isinstance(kind.item, Number | Flag):
                self._say(field.name, owner, self._word(field, old[place]), self._word(field, new[place]))

    def _owner(self, seat: int) -> str:
        return "" if seat == self._viewer else self._texts.seat(seat)

    def _word(self, field: Field, value: Any) -> str:
        """Return what a value is called, empty where it says nothing to a reader."""
        kind, domain = field.kind, field.domain
        item = kind.item if isinstance(kind, Many) else kind
        if isinstance(value, bool):
            return self._texts.message("change-yes" if value else "change-no")
        if isinstance(value, int):
            return "" if field.hidden and value == UNKNOWN else self._number(item, domain, value)
        return value if isinstance(item, Text) and isinstance(value, str) and len(value) <= LONGEST else ""

    def _number(self, kind: Any, domain: Domain, value: int) -> str:
        if domain.size and value == UNKNOWN:
            return self._texts.message("change-none")
        if domain.size:
            return self._texts.value(self._game, domain, value)
        too_many = isinstance(kind, Number) and kind.most > GREATEST  # a set of bits
        return "" if too_many else str(value)

    def _say(self, name: str, whose: str, old: str, new: str) -> None:
        if not old or not new or old == new or len(self.told) >= MOST_TOLD:
            return
        what = self._texts.field(self._game, name)
        args = {"what": what, "old": old, "new": new}
        told = self._texts.message("change-of", whose=whose, **args) if whose else self._texts.message("change", **args)
        if told not in self.told:
            self.told.append(told)


def told_changes(game: str, texts: Texts, viewer: int, seats: int, before: Record, after: Record) -> list[str]:
    """Return what changed from one view to another, in words."""
    changes = Changes(game, texts, viewer, seats)
    changes.compare(before, after)
    return changes.told
