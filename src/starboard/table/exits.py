"""The one exit: everything that anybody is told of a table is made here, for one viewer in one language.

A viewer is a seat, SPECTATOR, or REFEREE, who says what chance brings and sees all. What others must not notice is not
here to be told: answers to an open window are in no entry, and the match stands as it stood when the window opened.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.bots import has_secrets
from starboard.engine.words import as_json, outcome_json
from starboard.kernel import (
    CHANCE,
    SPECTATOR,
    Ask,
    Choice,
    Event,
    Refusal,
    StarboardError,
    event_of,
    legal,
    outcomes,
    view,
)
from starboard.kernel.log import is_for
from starboard.kernel.saving import NONSENSE
from starboard.kernel.views import seen_by
from starboard.table.entries import (
    Aborted,
    Began,
    Claimed,
    Conceded,
    Consented,
    Created,
    Entry,
    Followed,
    Handed,
    Held,
    Left,
    Moved,
    Muted,
    Planned,
    Ruled,
    Said,
    Stepped,
    TookBack,
    WantsBack,
)
from starboard.table.settings import BotSeat
from starboard.table.standing import OVER, PLAYING
from starboard.texts import Texts, refusal_said

if TYPE_CHECKING:
    from starboard.kernel import Action, Match, State
    from starboard.table.standing import Standing
    from starboard.table.table import Table

REFEREE: Final = -2
"""The viewer who owns the box: sees all, and holds no seat."""

Json = dict[str, Any]


def spoken(standing: Standing, language: str) -> Texts:
    """Return the words of a language for this table, with everybody's name."""
    plain = Texts(language)
    names = []
    for number, seat in enumerate(standing.seats):
        kind = f"bot-{seat.bot}" if seat.bot and not seat.for_person else "seat"
        names.append(seat.name or plain.message(kind, number=number + 1))
    return Texts(language, names)


# The table


def table_json(standing: Standing, texts: Texts) -> Json:
    """Tell of the table what everybody may know of it."""
    return {
        "game": standing.game,
        "title": texts.game(standing.game),
        "options": standing.options,
        "settings": standing.settings,
        "status": standing.status,
        "seats": [
            {
                "seat": number,
                "name": texts.seat(number),
                "is": "person" if seat.for_person else "bot",
                "taken": seat.taken,
                "bot": seat.bot or None,
                "why": seat.why or None,
                "muted": seat.muted,
            }
            for number, seat in enumerate(standing.seats)
        ],
        "commitment": standing.promise.commitment if standing.settings.chance == "seed" else None,
        "wants_back": _wanted(standing),
        "before": standing.created.before or None,
        "source": standing.created.source or None,
        "followed": standing.followed or None,
    }


def _wanted(standing: Standing) -> Json | None:
    wanted = standing.wanted
    if wanted is None:
        return None
    return {"seat": wanted.seat, "moves": wanted.moves, "agreed": sorted(standing.consents)}


# The match


def match_json(table: Table, viewer: int, texts: Texts) -> Json:
    """Tell how the match stands: what the viewer sees of it, what is asked, how it ended."""
    match = table.match
    if match is None:
        return {"view": None, "decision": None, "waiting": None, "outcome": None}
    return {
        "view": as_json(seen(match.state, viewer)),
        "decision": decision_json(table, viewer, texts),
        "waiting": waiting_json(table, texts),
        "outcome": result_json(table, texts),
    }


def raw_json(table: Table, viewer: int, *, raw: bool) -> Json:
    """Tell a viewer who wants it what it sees as the game's codec writes it: where it is asked, as it is asked."""
    if not raw:
        return {}
    if table.match is None:
        return {"raw": None}
    s = table.state_for(viewer) if viewer in table.asked() else table.match.state
    return {"raw": written(table, s, viewer)}


def written(table: Table, s: State, viewer: int) -> Any:
    """Return what a viewer may know of a state as the game's codec writes it."""
    return table.game.codec.encode(seen(s, viewer))


def seen(s: State, viewer: int) -> State:
    """Return what a viewer may know of a state."""
    return s if viewer == REFEREE else view(s, viewer)


def waiting_json(table: Table, texts: Texts) -> Json | None:
    """Tell whom everybody waits for, in words that all may read: never who of a window has answered."""
    match = table.match
    if match is None or table.standing.status != PLAYING:
        return None
    if match.seat == CHANCE:
        return {"seats": [], "chance": True, "window": False, "number": match.number, "prompt": ""}
    asked = table.asked()
    top = seen(match.state, SPECTATOR).steps[-1]
    prompt = texts.prompt(match.game.name, top, match.seat) if len(asked) == 1 else texts.message("waiting-window")
    return {
        "seats": list(asked),
        "chance": False,
        "window": table.is_window(),
        "number": match.number,
        "rule": match.state.steps[-1].RULE or None,
        "prompt": prompt,
    }


def decision_json(table: Table, viewer: int, texts: Texts) -> Json | None:
    """Tell the viewer what it is asked, with every action that is open to it; None where it is asked nothing."""
    match = table.match
    if match is None or table.standing.status != PLAYING:
        return None
    if match.seat == CHANCE:
        return _chance_json(match, texts) if _says_chance(table, viewer) else None
    if viewer not in table.asked():
        return None
    asked = question_json(match, table.state_for(viewer), viewer, texts)
    asked["window"] = table.is_window()
    asked["answered"] = table.sealed.get(viewer)
    return asked


def question_json(match: Match, s: State, seat: int, texts: Texts) -> Json:
    """Tell a seat the open question of a state that is its own to see."""
    game, mine = match.game, view(s, seat)
    top = mine.steps[-1]
    assert isinstance(top, Choice)
    silence = str(top.SILENCE) if isinstance(top, Ask) and top.SILENCE is not None else None
    return {
        "seat": seat,
        "number": match.number,
        "step": type(top).__name__,
        "rule": top.RULE or None,
        "prompt": texts.prompt(game.name, top, seat),
        "silence": silence,
        "candidates": [_candidate(game.name, action, top.RULE, texts) for action in legal(s)],
    }


def _candidate(game: str, action: Action, rule: str, texts: Texts) -> Json:
    return {
        "action": str(action),
        "label": texts.action(game, action),
        "rule": action.RULE or rule or None,
        "on": as_json(action),
    }


def _says_chance(table: Table, viewer: int) -> bool:
    """Whether a viewer says what chance brings: the referee, or any seat where the game has no secrets."""
    return viewer == REFEREE or (viewer >= 0 and not has_secrets(table.game))


def _chance_json(match: Match, texts: Texts) -> Json:
    game, top = match.game, match.state.steps[-1]
    return {
        "seat": None,
        "number": match.number,
        "step": type(top).__name__,
        "rule": top.RULE or None,
        "prompt": texts.message("prompt-chance"),
        "silence": None,
        "window": False,
        "answered": None,
        "candidates": [_candidate(game.name, outcome, top.RULE, texts) for outcome, _ in outcomes(match.state)],
    }


def result_json(table: Table, texts: Texts) -> Json | None:
    """Tell how the match ended; None while it goes on."""
    match, standing = table.match, table.standing
    if match is None or standing.status != OVER:
        return None
    outcome = match.outcome()
    told: Json = {"conceded": standing.conceded if standing.conceded >= 0 else None, "takebacks": match.takebacks}
    if outcome is not None:
        told |= outcome_json(match.game.name, outcome, texts)
        told["sentence"] = texts.ending(match.game.name, outcome.ending)
    if match.promise is not None:  # from now on everybody can draw again
        told["secret"] = f"{match.promise.secret:064x}"
        told["nonce"] = f"{match.promise.nonce:064x}"
        told["words"] = list(match.words)
    return told


# The log


def entry_json(table: Table, viewer: int, texts: Texts, seq: int, at: float, entry: Entry) -> Json:
    """Tell a viewer of one entry, its events in sentences."""
    told: Json = {"seq": seq, "at": round(at, 3), "is": _tag(entry), "text": entry_said(entry, texts)}
    if isinstance(entry, Moved | TookBack | Began | Ruled):
        told["events"] = _events_json(table, viewer, texts, entry)
        if isinstance(entry, Moved):
            told |= {"seat": entry.seat if entry.seat >= 0 else None, "by": entry.by}
        if isinstance(entry, TookBack):
            told |= {"seat": entry.seat, "agreed": entry.agreed}
        if isinstance(entry, Ruled):
            told |= {"before": entry.before, "after": entry.after}
    elif isinstance(entry, Created):
        told |= {"game": entry.game}
    elif isinstance(entry, Claimed):
        told |= {"seat": entry.seat, "name": entry.name}
    elif isinstance(entry, Said):
        told |= {"seat": entry.seat, "name": texts.seat(entry.seat)}
        told |= {"phrase": entry.phrase, "text": entry.text or texts.message(f"phrase-{entry.phrase}")}
    else:
        told |= {name: getattr(entry, name) for name in entry.__struct_fields__}
    return told


def entry_said(entry: Entry, texts: Texts) -> str | None:
    """Return an entry in a sentence; None where its events say all, or nobody needs to hear of it."""
    seat = getattr(entry, "seat", -1)
    who = texts.seat(seat) if seat >= 0 else ""
    if isinstance(entry, Planned):
        return texts.message("entry-planned-bot" if isinstance(entry.plan, BotSeat) else "entry-planned", seat=who)
    if isinstance(entry, Left):
        return texts.message("entry-kicked" if entry.kicked else "entry-left", seat=who)
    if isinstance(entry, Handed):
        return texts.message("entry-handed" if entry.how == "device" else "entry-new-keys", seat=who)
    if isinstance(entry, WantsBack):
        return texts.message("entry-wantsback", seat=who, moves=entry.moves)
    if isinstance(entry, Consented):
        return texts.message("entry-agreed" if entry.yes else "entry-refused", seat=who)
    if isinstance(entry, Muted):
        return texts.message("entry-muted" if entry.muted else "entry-unmuted", seat=who)
    if isinstance(entry, Stepped):
        return texts.message(f"entry-stepped-{entry.why}", seat=who)
    if isinstance(entry, Ruled):
        return texts.message("entry-ruled", before=entry.before, after=entry.after)
    if isinstance(entry, Claimed | Conceded):
        return texts.message(f"entry-{_tag(entry)}", seat=who)
    return texts.message(f"entry-{_tag(entry)}") if isinstance(entry, Began | Aborted | Followed | Held) else None


def _tag(entry: Entry) -> str:
    return str(entry.__struct_config__.tag)


def _events_json(table: Table, viewer: int, texts: Texts, entry: Moved | TookBack | Began | Ruled) -> list[Json]:
    match = table.match
    assert match is not None
    events = [read for line in entry.lines if (read := read_event(table, line)) is not None]
    heard = _heard(events, viewer, over=match.over)
    name = match.game.name
    return [{**as_json(event), "text": said or None} for event, said in texts.told(name, heard)]


def _heard(events: list[Event], viewer: int, *, over: bool) -> list[Event]:
    """Return what a viewer hears of events, by the rule of `Match.events_for`."""
    if over or viewer == REFEREE:
        return events
    return [seen_by(event, viewer) for event in events if is_for(event, viewer)]


def read_event(table: Table, line: dict[str, Any]) -> Event | None:
    """Return the event of a line of the match; None for a position, and for what only older rules had words for."""
    if "snapshot" in line:
        return None
    try:
        return event_of(table.game, line)
    except (*NONSENSE, StarboardError):
        return None


# Answers and refusals


def refused_json(error: StarboardError, texts: Texts, game: str, report: str = "") -> Json:
    """Tell why something was refused: code, rule, and a sentence; `report` is where the operator finds more."""
    return problem(error.code, error.why, texts, game, report)


def problem(code: str, why: Refusal, texts: Texts, game: str, report: str = "") -> Json:
    """Tell why something was refused, by its code."""
    return {
        "code": code,
        "rule": why.rule or None,
        "message": refusal_said(why, texts, game),
        "report": report or None,
    }
