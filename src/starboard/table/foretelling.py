"""What a seat is told before it decides: what each choice brings, what is refused and why. A part of the one exit."""

from __future__ import annotations

from itertools import islice, zip_longest
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel import SEAT, UNKNOWN, Ask, Choice, as_json, asked_as, asked_unseen, legal, who, why_not
from starboard.table import errors
from starboard.table.changes import told_changes
from starboard.table.foreseeing import BY_CHANCE, BY_OTHERS, HIDDEN, OVER, TOGETHER
from starboard.texts.pages import page_of

if TYPE_CHECKING:
    from starboard.kernel import Action, Game, Record, State
    from starboard.table.foreseeing import Foreseen
    from starboard.texts import Texts

Json = dict[str, Any]


def refusals_json(game: Game[Any], mine: State, seat: int, texts: Texts) -> list[Json]:
    """Tell a seat, by its own view, what the open question knows and refuses now, and why; one of each sort first."""
    top = mine.steps[-1] if mine.steps else None
    if not isinstance(top, Choice) or who(mine) != seat:
        return []
    seats = game.seats_of(mine)
    sorts: dict[tuple[type[Action], str], list[Json]] = {}
    for action in islice(top.candidates(mine), MOST_LOOKED_AT):
        refused = why_not(mine, action)
        if refused is not None and not _names_nobody(action, seats):
            said = {"label": texts.action(game.name, action), "on": as_json(action)}
            told = {"action": str(action), **said, **errors.problem("action/illegal", refused, texts, game.name)}
            sorts.setdefault((type(action), refused.code), []).append(told)
    in_turn = zip_longest(*sorts.values())
    return [one for row in in_turn for one in row if one is not None][:MOST_REFUSED]


def _names_nobody(action: Action, seats: int) -> bool:
    """Whether an action names a seat that the table does not have: that it is refused goes without saying."""
    named = [getattr(action, field.name) for field in action.FIELDS if field.domain.name == SEAT.name]
    return any(type(seat) is int and seat >= seats for seat in named)


MOST_LOOKED_AT: Final = 512
"""So many candidates are looked at for those that are refused."""
MOST_REFUSED: Final = 12
"""So many of them are told."""
MOST_STEPS: Final = 8
"""So many of the steps to come after a choice are told."""


def foreseen_json(game: Game[Any], one: Foreseen, texts: Texts) -> Json:
    """Tell what a choice brings, the same in all deals that fit what the chooser sees, and what the rest hangs on."""
    changes = [_changed(game, one, run.seen, texts) for run in one.runs]
    return {
        "action": str(one.action),
        "events": [{**as_json(event), "text": said or None} for event, said in texts.told(game.name, one.events)],
        "changes": [change for change in changes[0] if all(change in other for other in changes)],
        "scores": _scores(game, one),
        "hangs": _hangs(one, texts) if one.hidden else "",
        "follows": _follows(one, texts),
        "answers": _answers(one),
        "goes_on": one.goes_on,
        "steps": [] if one.hidden else [as_json(step) for step in one.runs[0].seen.steps[: -MOST_STEPS - 1 : -1]],
        "then": [foreseen_json(game, then, texts) for then in one.then],
    }


def _changed(game: Game[Any], one: Foreseen, after: State, texts: Texts) -> list[str]:
    before, later = _drawn(game, one.before), _drawn(game, after)
    return told_changes(game.name, texts, one.seat, game.seats_of(one.before), before, later)


def _drawn(game: Game[Any], seen: State) -> Record:
    """Return a view as a page draws it: what changes there is what a player sees change."""
    try:
        return page_of(game).laid(seen) or seen
    except Exception:  # noqa: BLE001  # whatever a package raises: its fields are drawn instead
        return seen


def _scores(game: Game[Any], one: Foreseen) -> list[int] | None:
    """Tell every seat's points after a choice, where the game reckons them and they hang on nothing hidden."""
    reckoned = [game.points(run.seen) for run in one.runs]
    first = reckoned[0]
    return list(first) if first is not None and all(other == first for other in reckoned) else None


def _hangs(one: Foreseen, texts: Texts) -> str:
    """Say on whose hidden pieces it hangs what comes of a choice, by the seats that the step names which shows them.

    What shows them cannot be taken back freely, and is said to.
    """
    step = one.step
    reveals = one.runs[0].telling or (one.stop == HIDDEN and (step is None or step.REVEALS))
    some, of = ("brings-reveals", "brings-reveals-of") if reveals else ("brings-hangs", "brings-hangs-of")
    named = [getattr(step, field.name) for field in step.FIELDS if field.domain.name == SEAT.name] if step else []
    others = [seat for seat in dict.fromkeys(named) if type(seat) is int and seat not in (one.seat, UNKNOWN)]
    if one.stop == HIDDEN and len(others) == 1:
        return texts.message(of, seat=texts.seat(others[0]))
    return texts.message(some)


def _answers(one: Foreseen) -> bool:
    """Whether a window follows that the chooser could answer by more than letting it pass: by its own pieces alone."""
    s = one.runs[0].state
    top = s.steps[-1] if s.steps else None
    if one.hidden or not isinstance(top, Ask) or top.SILENCE is None or one.seat not in asked_unseen(s):
        return False
    return any(action != top.SILENCE for action in legal(asked_as(s, one.seat)))


FOLLOWS: Final = {
    BY_OTHERS: "brings-others",
    BY_CHANCE: "brings-chance",
    TOGETHER: "brings-together",
    OVER: "brings-over",
}
"""What is said of who decides after a choice."""


def _follows(one: Foreseen, texts: Texts) -> str:
    """Say who or what decides next; nothing where the chooser goes on or what is hidden decides."""
    if one.hidden or one.stop not in FOLLOWS:
        return ""
    asked = {"seat": texts.seat(who(one.runs[0].state))} if one.stop == BY_OTHERS else {}
    return texts.message(FOLLOWS[one.stop], **asked)
