"""How values are called: by their domains, by who sits at a seat, and joined as a language joins words."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from starboard.games import find_game
from starboard.kernel import SEAT, UNKNOWN, Action, BrokenGame, Domain, Game, Record, UnknownGame
from starboard.texts.messages import Messages, Word

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SEATS: Final = frozenset({"seat", "victim"})
"""The arguments of refusals and breakdowns that are seats, counted from 1."""
NUMBERED: Final = re.compile(r"([a-z]+) (\d+)\Z")
HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def kebab(name: str) -> str:
    """Return a class's name as it stands in the ids of messages: FlyOn is fly-on."""
    return HUMP.sub("-", name).lower()


def domains(game_name: str) -> dict[str, Domain]:
    """Return the domains that a game's records declare, by name; none for a game that nobody knows."""
    try:
        return _domains(find_game(game_name))
    except (BrokenGame, UnknownGame):
        return {}


@cache
def _domains(game: Game[Any]) -> dict[str, Domain]:
    kinds = game.codec.kinds.values()
    return {field.domain.name: field.domain for kind in kinds for field in kind.FIELDS if field.domain.size}


def _held(record: Record) -> Iterator[tuple[Domain, int]]:
    """Yield the values of domains that a record holds, and those of records in it."""
    for field in record.FIELDS:
        value = getattr(record, field.name)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, Record):
                yield from _held(one)
            elif isinstance(one, int) and field.domain.size:
                yield field.domain, one


@cache
def _explained(language: str, game_name: str) -> frozenset[Domain]:
    """Return the domains of a game of whose values a language says what they do."""
    texts = Values(language)
    kinds = find_game(game_name).codec.kinds.values()
    known = {field.domain for kind in kinds for field in kind.FIELDS if field.domain.size and field.domain != SEAT}
    return frozenset([domain for domain in known if texts.explains(game_name, domain)])


class Values(Messages):
    """The names of values in one language, for one table."""

    def seat(self, seat: int) -> str:
        """Return the name of who sits there, else the seat's number in words."""
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.message("seat", number=seat + 1)

    def bot(self, name: str, seat: int) -> str:
        """Return what a bot goes by that sits there: our own by a message, a program by the name it was given."""
        found = self._first(f"bot-{name}")
        return self.message(found or "program-named", name=name, number=seat + 1)

    def field(self, game_name: str, name: str) -> str:
        """Return the word for a field of a game's records, the words of its name where there is none."""
        found = self._first(f"{game_name}-field-{name}")
        return self.message(found) if found else name.replace("_", " ")

    def value(self, game_name: str, domain: Domain, value: int) -> str:
        """Return the name of a domain's value: its message if it has one, else its text; `?` for what is not seen."""
        if value == UNKNOWN:
            return "?"
        if domain.name == SEAT.name:
            return self.seat(value)
        text = domain.texts[value]
        own = self.called.get((domain.name, text))
        if own is not None:
            return self.message("value-called", name=own, text=text)
        found = self._first(f"{game_name}-{domain.name}-{text}")
        return self.message(found) if found else text

    def does(self, game_name: str, domain: Domain, value: int) -> str:
        """Say what a card or another value does; nothing where no message has it."""
        text = domain.texts[value]
        found = self._first(f"{game_name}-does-{text}")
        return self.attribute(f"{game_name}-{domain.name}-{text}", "about") or (self.message(found) if found else "")

    def explains(self, game_name: str, domain: Domain) -> bool:
        """Whether it is said of some value of a domain what it does."""
        return any(self.does(game_name, domain, value) for value in range(domain.size))

    def called_in(self, sentence: str, game_name: str, record: Record) -> dict[str, str]:
        """Return how a sentence calls the values of its record, of those domains whose values are explained."""
        found: dict[str, str] = {}
        for domain, value in _held(record):
            if domain in _explained(self.language, game_name) and value != UNKNOWN:
                word = self.value(game_name, domain, value)
                if word in sentence:
                    found[domain.texts[value]] = word
        return found

    def values(self, game_name: str, record: Record) -> list[str]:
        """Return what a record's fields hold, in words, in the order of the fields."""
        return [str(self._word(game_name, field.domain, getattr(record, field.name))) for field in record.FIELDS]

    def action(self, game_name: str, action: Action) -> str:
        """Say what an action, or an outcome of chance, is."""
        found = self._first(f"{game_name}-act-{kebab(type(action).__name__)}")
        return self.message(found, **self._fields(game_name, action)) if found else str(action)

    def listed(self, words: Iterable[str]) -> str:
        """Join words as the language does, each once, with a number before those that are repeated."""
        counted = Counter(words).items()
        said = [self.message("list-times", count=count, what=word) if count > 1 else word for word, count in counted]
        if not said:
            return self.message("list-nothing")
        if len(said) == 1:
            return said[0]
        return self.message("list-and", some=", ".join(said[:-1]), last=said[-1])

    def either(self, words: Iterable[str]) -> str:
        """Join words of which one is enough."""
        *some, last = [*words] or [""]
        return self.message("list-or", some=", ".join(some), last=last) if some else last

    def _fields(self, game_name: str, record: Record) -> dict[str, Word]:
        """Put a record's fields into words.

        A tuple also gives its length, under its name and `_count`; what not all may see, whether it is seen (`_seen`);
        a name with other forms also these (`_forms`).
        """
        args: dict[str, Word] = {}
        for field in record.FIELDS:
            value = getattr(record, field.name)
            args[field.name] = self._word(game_name, field.domain, value)
            if isinstance(value, int) and not isinstance(value, bool) and field.domain.size:
                args |= self._forms(game_name, field.name, field.domain, value)
            if isinstance(value, tuple):
                args[f"{field.name}_count"] = len(value)
            if field.hidden:
                unseen = UNKNOWN in value if isinstance(value, tuple) else value == UNKNOWN
                args[f"{field.name}_seen"] = "no" if unseen else "yes"
        return args

    def _word(self, game_name: str, domain: Domain, value: Any) -> Word:
        if isinstance(value, tuple):
            return self.listed(str(self._word(game_name, domain, item)) for item in value)
        if isinstance(value, Action):
            return self.action(game_name, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and domain.size:
            word = self.value(game_name, domain, value)
            return int(word) if word.isdecimal() and domain.name != SEAT.name else word  # a number has a plural
        return value if isinstance(value, int) else str(value)

    def _arguments(self, game_name: str, given: Iterable[tuple[str, Word]]) -> dict[str, Word]:
        """Put the arguments of a refusal or a breakdown into words: those named as a domain or a seat, no others."""
        args: dict[str, Word] = {}
        for name, value in given:
            domain = domains(game_name).get(name)
            if name in SEATS:
                args[name] = self.seat(int(value) - 1)
            elif domain is not None and value in domain.index:
                args[name] = self.value(game_name, domain, domain.index[str(value)])
                args |= self._forms(game_name, name, domain, domain.index[str(value)])
            else:
                args[name] = value
        return args

    def _forms(self, game_name: str, name: str, domain: Domain, value: int) -> dict[str, Word]:
        """Return other forms of a value's name, as the attributes of its message have them: `type_of` is its `.of`."""
        found = self._first(f"{game_name}-{domain.name}-{domain.texts[value]}") if value != UNKNOWN else ""
        return {f"{name}_{form}": said for form, said in self._attributes(found).items()}

    def form(self, game_name: str, domain: Domain, value: int, form: str) -> str:
        """Return another form of a value's name, such as what a race can do once; the name itself where it has none."""
        return str(self._forms(game_name, "", domain, value).get(f"_{form}", self.value(game_name, domain, value)))

    def _spoken(self, name: str, value: Word) -> Word:
        """Return the word for a place or a kind: `line 3` is the message place-line with its number."""
        numbered = NUMBERED.match(str(value))
        if numbered and self.has(f"{name}-{numbered[1]}"):
            return self.message(f"{name}-{numbered[1]}", number=int(numbered[2]))
        found = self._first(f"{name}-{str(value).replace(' ', '-')}")
        return self.message(found) if found else value
