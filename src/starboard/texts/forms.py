"""What a page needs to draw any game: its records with their fields, who sees them, and the words for all of it.

Everything comes from the declarations (`FIELDS`, `Domain`, `Seen`) and from the game's catalogue. Where the catalogue
has no words, names are said as they are written.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SEAT, SPECTATOR, Action, Chance, Choice, Event, Game, Part, Record, State, Step, view
from starboard.kernel.kinds import GREATEST, Args, Flag, Holding, Many, Number, Steps, Text
from starboard.kernel.records import lies_in
from starboard.texts import Texts, kebab
from starboard.texts.pages import page_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starboard.kernel import Domain
    from starboard.kernel.kinds import Kind
    from starboard.kernel.records import Field

Json = dict[str, Any]

ROLES: Final[tuple[tuple[type[Record], str], ...]] = (
    (State, "state"),
    (Part, "part"),
    (Choice, "choice"),
    (Chance, "chance"),
    (Step, "effect"),
    (Action, "action"),
)
"""What a record is, by the first of these that it derives from; any other is just a `record`."""


def form_json(game: Game[Any], texts: Texts, seats: int, options: Mapping[str, Any]) -> Json:
    """Return the form of a game in one language, with the pieces that a table of so many has under these options.

    Raise InvalidOptions for seats or options that the game does not have.
    """
    form = _Form(game, texts)
    records = {kind.__name__: form.record(kind) for kind in _drawn(game)}
    return {
        "game": game.name,
        "title": texts.game(game.name),
        "seats": [min(game.seats), max(game.seats)],
        "records": records,
        "domains": form.domains,
        "pools": form.pools(seats, options),
        "board": page_of(game).board is not None,
    }


def missing_texts(game: Game[Any], texts: Texts) -> list[str]:
    """Return the names of messages that a page would use and the catalogue does not have, each optional."""
    form = _Form(game, texts)
    for kind in _drawn(game):
        form.record(kind)
    return sorted(form.missing)


def _drawn(game: Game[Any]) -> list[type[Record]]:
    """Return the classes of records that a page may meet: the game's own, and those by which it lays positions out."""
    own = [kind for kind in game.codec.kinds.values() if not issubclass(kind, Event) and lies_in(kind, game.home)]
    return [*own, *[kind for kind in page_of(game).records if kind not in own]]


def in_words(name: str) -> str:
    """Return the words of a name: `TakeStones` is take stones, `lose_turns` lose turns."""
    return kebab(name).replace("-", " ").replace("_", " ")


class _Form:
    """Collects what the records of a game declare, and the domains that they name."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        self._game: Final = game
        self._texts: Final = texts
        self._keys: Final[dict[Domain, str]] = {}
        self.domains: Final[dict[str, Json]] = {}
        self.missing: Final[set[str]] = set()

    def record(self, kind: type[Record]) -> Json:
        """Tell of a class of records: what it is, its label, a sentence about it, and its fields."""
        role = next((role for base, role in ROLES if issubclass(kind, base)), "record")
        return {
            "role": role,
            "label": self._label(kind, role),
            "says": self._says(kind, role),
            "rule": str(getattr(kind, "RULE", "")) or None,
            "fields": [self._field(field) for field in kind.FIELDS],
        }

    def _label(self, kind: type[Record], role: str) -> str:
        """Return the heading of a record."""
        found = f"{self._game.name}-record-{kebab(kind.__name__)}"
        if self._texts.has(found):
            return self._texts.message(found)
        if role in {"state", "part", "record"}:
            self.missing.add(found)
        return in_words(kind.__name__)

    def _says(self, kind: type[Record], role: str) -> str:
        """Return a sentence with the names of fields in braces: what a step is about, what comes of an action."""
        name = kebab(kind.__name__)
        args: dict[str, Any] = {}
        for field in kind.FIELDS:
            args |= {field.name: f"{{{field.name}}}", f"{field.name}_seen": "yes", f"{field.name}_count": 0}
        if role == "action":
            return self._texts.attribute(f"{self._game.name}-act-{name}", "then", **args)
        if role not in {"choice", "chance", "effect"}:
            return ""
        found = f"{self._game.name}-step-{name}"
        if self._texts.has(found):
            return self._texts.message(found, **args)
        self.missing.add(found)
        return ""

    def _field(self, field: Field) -> Json:
        if not self._texts.has(f"{self._game.name}-field-{field.name}") and field.name not in {"steps", "seat"}:
            self.missing.add(f"{self._game.name}-field-{field.name}")
        return {
            "name": field.name,
            "label": self._texts.field(self._game.name, field.name),
            "by": field.by,
            "ordered": field.ordered,
            "kind": self._kind(field.kind),
        }

    def _kind(self, kind: Kind) -> Json:
        if isinstance(kind, Many):
            return {"is": "many", "least": kind.least, "most": kind.most, "item": self._kind(kind.item)}
        if isinstance(kind, Holding):
            return {"is": "record", "of": kind.held.__name__, "optional": kind.optional}
        if isinstance(kind, Number):
            if kind.domain.size:
                return {"is": "value", "domain": self._domain(kind.domain)}
            return {"is": "bits"} if kind.most > GREATEST else {"is": "number", "least": kind.least, "most": kind.most}
        names = ((Flag, "flag"), (Text, "text"), (Args, "args"), (Steps, "steps"))
        return {"is": next(name for one, name in names if isinstance(kind, one))}

    def _domain(self, domain: Domain) -> str:
        """Return the key of a domain; two of one name with other values have two."""
        if domain.name == SEAT.name:
            return SEAT.name
        if domain not in self._keys:
            key, number = domain.name, 2
            while key in self.domains and [one["text"] for one in self.domains[key]["values"]] != list(domain.texts):
                key, number = f"{domain.name}-{number}", number + 1
            self._keys[domain] = key
            values = [self._value(domain, value) for value in range(domain.size)]
            pool = domain.pool or self.domains.get(key, {}).get("pool", False)
            self.domains[key] = {"name": domain.name, "pool": pool, "values": values}
        return self._keys[domain]

    def _value(self, domain: Domain, value: int) -> Json:
        text = domain.texts[value]
        name = f"{self._game.name}-{domain.name}-{text}"
        about = self._texts.does(self._game.name, domain, value)
        glyph = self._texts.attribute(name, "glyph")
        said = self._texts.value(self._game.name, domain, value)
        return {"text": text, "label": said, "about": about, "glyph": glyph[:2]}

    def pools(self, seats: int, options: Mapping[str, Any]) -> dict[str, list[int]]:
        """Count the pieces of each pool, as the rules deal them at the start; none where the game does not say."""
        s = self._game.new(seats, options)
        found: dict[str, list[int]] = {}
        for domain, key in self._keys.items():
            if not domain.pool:
                continue
            with suppress(Exception):  # a game that does not say what is in its box
                pieces = self._game.pool(view(s, SPECTATOR), domain)
                found[key] = [pieces.count(value) for value in range(domain.size)]
        return found
