"""The truth about a running match, for whoever writes its game: every field as each seat sees it, stack and options.

It tells everything, so it goes out by `starboard dev` alone; no other server has an address for it.
"""

from __future__ import annotations

from inspect import getsourcefile, getsourcelines
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SPECTATOR, Chance, Choice, Record, StarboardError, as_json, legal, view, who, why_not
from starboard.kernel.log import is_for
from starboard.kernel.views import seen_by
from starboard.texts import refusal_said

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, Match, Step
    from starboard.texts import Texts

Json = dict[str, Any]

MOST_ROWS: Final = 240
MOST_LEGAL: Final = 60
MOST_EVENTS: Final = 60


def truth_json(match: Match, seat: int) -> Json:
    """Tell all of a match: the state by viewer, the stack, what is legal for the seat that decides, and the events."""
    game, s = match.game, match.state
    viewers = [*range(match.seats), SPECTATOR]
    rows = Rows(game)
    rows.record(as_json(s), [as_json(view(s, viewer)) for viewer in viewers], "")
    asked = who(s)
    return {
        "viewers": viewers,
        "rows": rows.rows[:MOST_ROWS],
        "stack": [_step(step, asked if place == 0 else -1) for place, step in enumerate(reversed(s.steps))],
        "asked": asked,
        "legal": [_option(game, action) for action in legal(s)[:MOST_LEGAL]],
        "options": game.space.size,
        "events": [
            {
                "place": place,
                "is": type(event).__name__,
                "text": _fields(event),
                "heard": _fields(seen_by(event, seat)) if is_for(event, seat) else None,
            }
            for place, event in list(enumerate(match.log))[-MOST_EVENTS:]
        ],
    }


def why_json(match: Match, text: str, texts: Texts) -> Json:
    """Tell whether what somebody typed would be taken, and if not why, with the line of the game that says so."""
    try:
        action = match.game.read(match.state, text)[0]
    except StarboardError as error:
        return {"legal": False, "rule": None, "message": refusal_said(error.why, texts, match.game.name), "line": ""}
    refused = why_not(match.state, action)
    if refused is None:
        return {"legal": True, "rule": None, "message": texts.action(match.game.name, action), "line": ""}
    top = match.state.steps[-1]
    said = refusal_said(refused, texts, match.game.name)
    return {"legal": False, "rule": refused.rule or None, "message": said, "line": _line(top)}


def _line(step: Step) -> str:
    """Return where the step says why not."""
    try:
        method = type(step).why_not  # type: ignore[attr-defined]  # every choice has one
        return f"{getsourcefile(method)}:{getsourcelines(method)[1]}"
    except (AttributeError, OSError, TypeError):
        return ""


def _step(step: Step, asks: int) -> Json:
    kind = "Choice" if isinstance(step, Choice) else "Chance" if isinstance(step, Chance) else "Effect"
    return {"is": type(step).__name__, "kind": kind, "text": _fields(step), "asks": asks if asks >= 0 else None}


def _option(game: Game[Any], action: Action) -> Json:
    return {"action": str(action), "record": repr(action), "id": game.space.number(action)}


def _fields(record: Record) -> str:
    told = as_json(record)
    return " ".join(f"{name}={_short(value)}" for name, value in told.items() if name != "is")


def _short(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_short(item) for item in value) + "]"
    if isinstance(value, dict):
        return str(value.get("is", "…"))
    return "?" if value is None else str(value)


class Rows:
    """Collects one row for each field of a state, wherever it lies, with what each viewer sees of it."""

    def __init__(self, game: Game[Any]) -> None:
        self._game: Final = game
        self.rows: Final[list[Json]] = []

    def record(self, truth: Json, seen: list[Json], place: str) -> None:
        """Go through a record as it is told; what others see of it has the same shape."""
        kind = self._game.codec.kinds.get(truth["is"])
        by = {field.name: field.by for field in kind.FIELDS} if kind is not None else {}
        for name, value in truth.items():
            if name not in {"is", "steps"}:
                self._value(value, [one[name] for one in seen], f"{place}.{name}".lstrip("."), by.get(name, ""))

    def _value(self, truth: Any, seen: list[Any], place: str, by: str) -> None:
        if isinstance(truth, dict):
            self.record(truth, seen, place)
        elif isinstance(truth, list) and truth and isinstance(truth[0], dict):
            for number, one in enumerate(truth):
                self.record(one, [each[number] for each in seen], f"{place}[{number}]")
        else:
            self.rows.append({"place": place, "by": by, "seen": [_cell(truth, one) for one in seen]})


def _cell(truth: Any, seen: Any) -> Json:
    """Tell what one viewer sees of a value: its text, or how many are hidden."""
    if truth == seen:
        return {"text": _short(truth), "hidden": 0}
    hidden = sum(1 for one in seen if one is None) if isinstance(seen, list) else 1
    return {"text": _short(seen), "hidden": hidden or len(truth)}
