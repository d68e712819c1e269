"""What people read: Fluent messages, for every layer that speaks to somebody.

Those of all games are in `locales/`, in English and French; those of one game in the folder `texts/` beside it, in
whatever languages it has, read when the game is first spoken of. Kernel and games name messages and hand over plain
values; here the values are put into words through the domains of the fields they come from. What a game has no message
for in the language is said in English, and without that in its notation and in the words of its docstrings.
"""

from __future__ import annotations

import errno
import json
import re
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from starboard.games import find_game, loaded
from starboard.kernel import (
    SEATED,
    BrokenGame,
    Came,
    Event,
    Game,
    Played,
    Record,
    Refusal,
    Sealed,
    StarboardError,
    Step,
    TakenBack,
)
from starboard.texts.catalogues import LANGUAGES, catalogue
from starboard.texts.messages import printable
from starboard.texts.values import Values, kebab

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from starboard.kernel import Line, Option

__all__ = ["LANGUAGES", "Texts", "catalogue", "kebab", "printable", "refusal_said"]

KERNEL: Final = "starboard.kernel."
LONGEST: Final = 400
"""So many characters of what a refusal speaks of are said: a designer's mistake with what to do, file and line."""

SPOKEN: Final = frozenset({("damaged", "place"), ("bad-data", "place"), ("wrong-field", "kind")})
"""The arguments of refusals of any game that are words of ours: their messages are named place-... and kind-..."""

FAULTS: Final = {
    errno.EFBIG: "full",  # as much as a process may write
    errno.ENOENT: "not-found",
    errno.ENOTDIR: "not-found",
    errno.EISDIR: "folder",
    errno.EEXIST: "exists",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "permission",
    errno.ENAMETOOLONG: "name",
    errno.EINVAL: "name",
    errno.ELOOP: "name",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
}
"""The messages fault-... for what a system says of files; anything else is told in general."""

RULE: Final = re.compile(r"([A-Z][A-Z0-9]*-)?\d[\d.]*[a-z]?\.? +")
"""How a docstring begins that names its rule."""
SENTENCE: Final = re.compile(r".*?[.!?](?= |\Z)")


def _about(game_name: str, event: Event) -> tuple[str, Record]:
    """Return the name of an event's message, and what it speaks of: what was decided or drawn, else the event."""
    record: Record = event.action if isinstance(event, Played) else event.outcome if isinstance(event, Came) else event
    how = "event" if record is event else kebab(type(event).__name__)
    return f"{game_name}-{how}-{kebab(type(record).__name__)}", record


def told(kind: type) -> str:
    """Return what the docstring of a class says, on one line and without the number of its rule."""
    return RULE.sub("", " ".join((kind.__doc__ or "").split()), count=1)


class Texts(Values):
    """The words of one language for one table; `names` are those of whoever sits there, if they have any."""

    # What is refused

    def refusal(self, game_name: str, why: Refusal) -> str:
        """Say why something is not allowed. The rule's number is not in it: the layer that shows it adds it."""
        args = self._arguments(game_name, why.args)
        args |= {name: self._spoken(name, value) for name, value in why.args if (why.code, name) in SPOKEN}
        if "option" in args:
            args["option"] = self._option_named(game_name, str(args["option"]))
        found = self._first(f"{game_name}-refuse-{why.code}", f"refuse-{why.code}")
        return self.message(found, **args) if found else self._refused_plainly(game_name, why)

    def _refused_plainly(self, game_name: str, why: Refusal) -> str:
        """Say the code of a refusal, and what the step says of itself whose rule it is."""
        kinds = find_game(game_name).codec.kinds.values() if game_name in loaded() else ()
        steps = [kind for kind in kinds if issubclass(kind, Step) and why.rule and why.rule == kind.RULE]
        return " ".join([self.message("refuse-other", code=why.code), *filter(None, map(told, steps[:1]))])

    def error(self, game_name: str, error: StarboardError) -> str:
        """Say what was wrong."""
        return self.refusal(game_name, error.why)

    def fault(self, error: OSError | ValueError) -> str:
        """Say what is wrong with a file, in half a sentence; a ValueError is a name that no file can have."""
        usual = FAULTS.get(error.errno or 0, "other") if isinstance(error, OSError) else "name"
        return self.message(f"fault-{usual}")

    # What is asked and done

    def prompt(self, game_name: str, step: Step, seat: int) -> str:
        """Say what the step asks of the seat, in one sentence."""
        found = self._first(f"{game_name}-prompt-{kebab(type(step).__name__)}")
        if not found:
            if sentence := self.docstring(game_name, step):
                return self.message("prompt-told", seat=self.seat(seat), told=sentence)
            return self.message("prompt-other", seat=self.seat(seat), step=type(step).__name__)
        return self.message(found, **(self._fields(game_name, step) | {"seat": self.seat(seat)}))

    def docstring(self, game_name: str, step: Step) -> str:
        """Return the first sentence of a step's docstring, where no message says what it asks."""
        sentence = SENTENCE.match(told(type(step)))
        asked = self._first(f"{game_name}-prompt-{kebab(type(step).__name__)}")
        return sentence[0] if sentence and not asked else ""

    def chance(self, game_name: str, step: Step) -> str:
        """Ask what chance brought, where it is rolled and dealt by hand."""
        found = self._first(f"{game_name}-prompt-{kebab(type(step).__name__)}")
        return self.message(found, **self._fields(game_name, step)) if found else self.message("prompt-chance")

    def help(self, game_name: str, step: Step) -> str:
        """Explain the rule behind what the step asks."""
        found = self._first(f"{game_name}-help-{kebab(type(step).__name__)}")
        return self.message(found) if found else told(type(step)) or self.message("help-other")

    def window(self, game_name: str, kind: type[Step], sort: str = "") -> str:
        """Say when a window of some sort opens, for who says beforehand how to be asked then."""
        found = self._first(f"{game_name}-when-{sort}", f"{game_name}-when-{kebab(kind.__name__)}")
        sentence = SENTENCE.match(told(kind))
        return self.message(found) if found else sentence[0] if sentence else kind.__name__

    def event(self, game_name: str, event: Event) -> str:
        """Say what happened, in one sentence."""
        if isinstance(event, Played | Came):
            return self.logged(game_name, event) or self._plainly(game_name, event)
        return self._plainly(game_name, event)

    def logged(self, game_name: str, event: Event) -> str:
        """Say what happened as a log does: nothing for a decision or a draw that the game tells by its own events.

        That somebody has answered under seal is news to nobody. An event whose message is `.quiet` is none for a log
        either: it only asks.
        """
        if isinstance(event, Sealed):
            return ""
        if not isinstance(event, Played | Came):
            return "" if self._is(game_name, event, "quiet") else self.event(game_name, event)
        found, decided = _about(game_name, event)
        if self.has(found):
            seat = {"seat": self.seat(event.seat)} if isinstance(event, Played) else {}
            return self.message(found, **(self._fields(game_name, decided) | seat))
        return "" if self.has(f"{game_name}-title") else self._plainly(game_name, event)

    def told(self, game_name: str, events: Sequence[Event]) -> Iterator[tuple[Event, str]]:
        """Yield events one after another with what a log says of each, which may be nothing.

        Nothing is told twice. An event whose message is `.drawn` only counts what was drawn, and is left out where the
        draws before it were told; one whose message is `.retells` names the draw just before it, which is left out.
        """
        drawn = False
        for event, after in zip_longest(events, events[1:]):
            sentence = self.logged(game_name, event)
            if isinstance(event, Came):
                sentence = "" if after is not None and self._is(game_name, after, "retells") else sentence
                drawn = drawn or bool(sentence)
            elif isinstance(event, Played | Sealed):
                drawn = False
            elif self._is(game_name, event, "drawn"):
                sentence, drawn = "" if drawn else sentence, False
            yield event, sentence

    def named(self, game_name: str, event: Event, said: str) -> dict[str, str]:
        """Return what the sentence of an event calls its values, as far as it is said elsewhere what they do."""
        return self.called_in(said, game_name, _about(game_name, event)[1]) if said else {}

    def begins(self, game_name: str, event: Event) -> bool:
        """Whether a turn begins by this event, as its message says by being `.begins`."""
        return self._is(game_name, event, "begins")

    def loser(self, game_name: str, event: Event) -> int | None:
        """Return the seat from which something is taken by this event; None where its message has no `.loses`."""
        return self._pointed(game_name, event, "loses")

    def round(self, game_name: str, event: Event) -> int | None:
        """Return the round that begins by this event; None where its message has no `.rounds`."""
        return self._pointed(game_name, event, "rounds")

    def _pointed(self, game_name: str, event: Event, attribute: str) -> int | None:
        """Return what the field holds that an attribute of an event's message names; None where it has none such.

        Raise BrokenGame where the event has no field of that name.
        """
        message, record = _about(game_name, event)
        name = self._attributes(message).get(attribute)
        if name is None:
            return None
        if name not in [field.name for field in record.FIELDS]:
            raise BrokenGame(Refusal("", "broken-text", (("message", message), ("fault", f".{attribute} = {name}"))))
        found: int | None = getattr(record, name)
        return found

    def tells_turns(self, game: Game[Any]) -> bool:
        """Whether some event of a game says that a turn begins."""
        return bool(self.beginnings(game))

    def beginnings(self, game: Game[Any]) -> frozenset[type[Event]]:
        """Return the events of a game that say that a turn begins."""
        kinds = [kind for kind in game.codec.kinds.values() if issubclass(kind, Event)]
        said = [(kind, self._attributes(f"{game.name}-event-{kebab(kind.__name__)}")) for kind in kinds]
        return frozenset([kind for kind, attributes in said if "begins" in attributes])

    def _is(self, game_name: str, event: Event, attribute: str) -> bool:
        """Whether an event's message has this attribute."""
        return attribute in self._attributes(f"{game_name}-event-{kebab(type(event).__name__)}")

    def _plainly(self, game_name: str, event: Event) -> str:
        name = kebab(type(event).__name__)
        kernel = type(event).__module__.startswith(KERNEL)
        found = self._first(f"event-{name}" if kernel else f"{game_name}-event-{name}")
        if found:
            asked = {"agreed": "no"} if self.alone and isinstance(event, TakenBack) else {}
            return self.message(found, **(self._fields(game_name, event) | asked))
        words = [
            f"{field.name} {self._word(game_name, field.domain, getattr(event, field.name))}" for field in event.FIELDS
        ]
        return f"{name}: " + ", ".join(words)

    # How it ended, and what could be chosen

    def ending(self, game_name: str, ending: str) -> str:
        """Say how the game ended."""
        found = self._first(f"{game_name}-ending-{ending}")
        return self.message(found) if found else ending

    def line(self, game_name: str, line: Line) -> str:
        """Say what a line of a breakdown is for."""
        found = self._first(f"{game_name}-line-{line.name}")
        return self.message(found, **self._arguments(game_name, line.args)) if found else line.name

    def game(self, game_name: str) -> str:
        """Return a game's title."""
        found = self._first(f"{game_name}-title")
        return self.message(found) if found else game_name

    def about(self, game_name: str) -> str:
        """Say in a few words what a game is about; raise BrokenGame where it cannot be had and has no texts."""
        found = self._first(f"{game_name}-about")
        return self.message(found) if found else told(type(find_game(game_name)))

    def option(self, game_name: str, name: str) -> str:
        """Say what an option of a game does."""
        found = self._first(f"{game_name}-option-{name}", f"option-{name}")
        return self.message(found) if found else name

    def _option_named(self, game_name: str, name: str) -> str:
        """Return what an option does with its name behind it; the name alone where no game has it."""
        games = (game_name, *loaded())
        said = next((found for game in games if (found := self.option(game, name)) != name), "")
        if not said:
            return self.message("option-named", option=name)
        return self.message("option-said", what=said, option=name)

    def option_value(self, game_name: str, option: Option, value: Any) -> str:
        """Return the words for a value of an option, the value as JSON has it where there are none."""
        if option.kind == SEATED and isinstance(value, int):
            return self.seat(value)
        written = value if isinstance(value, str) else json.dumps(value)
        found = self._first(f"{game_name}-option-{option.name}-{written}", f"value-{written}")
        return self.message(found) if found else written


def refusal_said(why: Refusal, texts: Texts, game_name: str) -> str:
    """Say why something is refused. Where no game is named, as for a record, the first that has the message speaks."""
    # Whatever the request held, a message stays readable.
    args = tuple([(name, value[:LONGEST] if isinstance(value, str) else value) for name, value in why.args])
    if not game_name and not texts.has(f"refuse-{why.code}"):
        game_name = next((name for name in loaded() if texts.has(f"{name}-refuse-{why.code}")), "")
    return texts.refusal(game_name, Refusal(why.rule, why.code, args))
