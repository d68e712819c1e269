"""The plain look, which suits any game: fields and their values, and the legal actions numbered."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from starboard.kernel import UNKNOWN, Ask, Part, Record, legal, play, tried, window
from starboard.terminal.screen import QUIET

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from starboard.kernel import Action, Event, Field, Game, State
    from starboard.texts import Texts


MANY: Final = 4
"""So many unseen things are shown one by one, more by their number."""


class Size(Enum):
    """How much room a screen has."""

    WIDE = "wide"
    NARROW = "narrow"
    SHORT = "short"


class Way:
    """One numbered way to decide: how it is written, the decisions it stands for, and what it does.

    Ways with the same words for their `group` may stand on one line, each told by its `short` words.
    """

    def __init__(
        self,
        text: str,
        actions: Sequence[Action],
        words: str,
        *,
        notable: bool = False,
        group: str = "",
        short: str = "",
    ) -> None:
        self.text: Final = text
        self.actions: Final = list(actions)
        self.words: Final = words
        self.notable: Final = notable
        self.group: Final = group
        self.short: Final = short


class Topic:
    """Something that can be asked about at any time: its English word, the table's word, what it tells, and how."""

    def __init__(self, name: str, word: str, does: str, tell: Callable[[State, str], list[Text]]) -> None:
        self.name: Final = name
        self.word: Final = word
        self.does: Final = does
        self.tell: Final = tell


class Face:
    """How a game looks. It is given views, and shows no more than they hold."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        self.game: Final = game
        self.texts: Final = texts

    def board(self, seen: State, size: Size, *, plain: bool) -> list[Text]:
        """Return the play area, as large as the screen has room for."""
        return [Text(line) for line in self._outlined(seen, "")]

    def board_of(self, seen: State, seat: int, *, plain: bool) -> list[Text]:
        """Return what lies before one seat; nothing where a game has no boards of the seats."""
        return []

    def panel(self, seen: State, to_move: int, size: Size = Size.WIDE) -> list[Text]:
        """Return what stands beside the play area: the seats, with who has to decide."""
        return []

    def legend(self) -> list[Text]:
        """Return what the signs of the board mean."""
        return []

    def standing(self, seen: State) -> tuple[str, list[int]]:
        """Say in a word or two how far the game is, and every seat's points, none where points are not counted."""
        return self.texts.message("standing-begun" if seen.steps else "standing-over"), []

    def ways(self, seen: State) -> list[Way]:
        """Return the ways to decide that deserve a number, the notable ones first."""
        return [
            Way(str(action), [action], self.texts.action(self.game.name, action), notable=True)
            for action in legal(seen)
        ]

    def silence(self, s: State) -> Action | None:
        """Return how nothing is answered in a window that asks everybody; None where no such window is open."""
        step = s.steps[-1] if s.steps else None
        return step.SILENCE if isinstance(step, Ask) else None

    def concerns(self, s: State, seat: int) -> bool:
        """Whether the open window is about this seat, so that nobody answers for them."""
        return False

    def prompt(self, seen: State, seat: int) -> str:
        """Ask what the open decision asks of the seat, in one sentence."""
        return self.texts.prompt(self.game.name, seen.steps[-1], seat)

    def asks_anyway(self, action: Action) -> bool:
        """Whether the only thing that can be decided is a question all the same, since it harms somebody for good."""
        return False

    def asked_together(self, seen: State) -> str:
        """Say what the open window is about, to everybody, or to the only one whom it asks."""
        name, step = self.game.name, seen.steps[-1]
        if isinstance(step, Ask) and len(step.asked) == 1:
            return self.texts.prompt(name, step, step.asked[0])
        return " ".join(filter(None, [self.texts.message("table-window"), self.texts.docstring(name, step)]))

    def topics(self) -> list[Topic]:
        """Return what can be asked about, besides what is asked at every table."""
        return []

    def besides(self, seen: State) -> str:
        """Say what else can be typed, where not every way has a number."""
        return ""

    def decisions(self, seen: State, text: str) -> list[Action]:
        """Return what a typed text stands for; raise a StarboardError where it is nothing, or is refused as a whole."""
        return self.game.turn(seen, text) or [self.game.space.parse(text)]

    def written(self, actions: Sequence[Action]) -> str:
        """Return the text that stands for these decisions."""
        return ", ".join(str(action) for action in actions)

    def reason(self, seen: State, seat: int, actions: Sequence[Action]) -> str:
        """Say what speaks for these decisions; nothing where the game has no words for that."""
        return ""

    def words(self, seen: State, actions: Sequence[Action]) -> str:
        """Return what the list of ways says of these decisions, or of the first of them."""
        for way in self.ways(seen):
            if way.actions == list(actions[: len(way.actions)]):
                return way.words
        return self.texts.action(self.game.name, actions[0])

    def preview(self, seen: State, actions: Sequence[Action]) -> list[str]:
        """Say what comes of decisions before anybody else or chance decides; raise the error that refuses them.

        Silence, where everybody is asked, is told by what happens if nobody answers.
        """
        events: list[Event] = []
        tried(seen, list(actions), events)
        opened = window(seen)
        if opened is not None and actions[0] == opened.SILENCE:
            return [self.unanswered(seen), *self._told(_left_alone(seen, opened))]
        return self._told(events)

    def unanswered(self, seen: State) -> str:
        """Say what happens if nobody answers in the window that is open."""
        return self.texts.message("table-unanswered")

    def _told(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences that a log has for events."""
        said = [self.texts.logged(self.game.name, event) for event in events]
        return [sentence for sentence in said if sentence]

    def _outlined(self, record: Record, indent: str, *, headed: bool = False) -> list[str]:
        """Return a record's fields, each with its value; not the seat where it stands as a heading already."""
        lines = []
        for field in record.FIELDS:
            value = getattr(record, field.name)
            if field.name == "steps" or (headed and field.name == "seat"):
                continue
            word = self.texts.field(self.game.name, field.name)
            if isinstance(value, Part):
                lines += [indent + self._headed(word), *self._outlined(value, indent + "  ")]
            elif isinstance(value, tuple) and value and isinstance(value[0], Record):
                for number, item in enumerate(value, start=1):
                    seat = getattr(item, "seat", None)
                    heading = f"{word} {number}" if seat is None else self.texts.seat(seat)
                    heading = indent + self._headed(heading)
                    lines += [heading, *self._outlined(item, indent + "  ", headed=seat is not None)]
            else:
                valued = self._valued(field, value)
                lines.append(indent + self.texts.message("list-about", what=word, does=valued))
        return lines

    def _headed(self, word: str) -> str:
        """Return the heading of lines that say what belongs to something."""
        return self.texts.message("list-head", what=word)

    def _valued(self, field: Field, value: Any) -> str:
        if isinstance(value, tuple):
            if len(value) > MANY and set(value) == {UNKNOWN}:
                return f"? × {len(value)}"
            return " ".join(self._valued(field, item) for item in value) or "-"
        if isinstance(value, int) and not isinstance(value, bool) and field.domain.size:
            return self.texts.value(self.game.name, field.domain, value)
        return str(value)


def _left_alone(seen: State, opened: Ask[Any, Any]) -> list[Event]:
    """Return what happens if all who are still asked keep silent."""
    events: list[Event] = []
    trial = seen.clone()
    trial.told = events
    for _ in opened.asked:
        if opened.SILENCE is not None:
            play(trial, opened.SILENCE)
    return events


def quiet(text: str) -> Text:
    """Return a line of furniture."""
    return Text(text, QUIET)
