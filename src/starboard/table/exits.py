"""The one exit: everything that anybody is told of a table is made here, for one viewer in one language.

A viewer is a seat, SPECTATOR, or REFEREE, who says what chance brings and sees all. What others must not notice is not
here to be told: answers to an open window are in no entry, and the match stands as it stood when the window opened.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Raw

from starboard.bots import has_secrets
from starboard.games import find_game
from starboard.kernel import (
    CHANCE,
    SEAT,
    SPECTATOR,
    Ask,
    Choice,
    Refusal,
    as_json,
    legal,
    view,
)
from starboard.table.dealing import REFEREE, needs_referee, offered, says_chance, ways
from starboard.table.faults import note_fault
from starboard.table.naming import look_alike
from starboard.table.settings import LiveClock
from starboard.table.sorts import sort_of, sorts_json
from starboard.table.standing import OVER, PLAYING
from starboard.texts import Texts, refusal_said
from starboard.texts.pages import page_of
from starboard.texts.words import outcome_json

if TYPE_CHECKING:
    from collections.abc import Iterable

    from starboard.kernel import Action, Game, Match, State, Step, Verified
    from starboard.table.standing import Standing
    from starboard.table.table import Table

Json = dict[str, Any]

MOST_BOXES: Final = 1 << 10
MOST_SAID: Final = 1 << 12
"""Candidates or reasons that are kept in words, of each box and rule."""
encode: Final = msgspec.json.Encoder().encode


def spoken(standing: Standing, language: str) -> Texts:
    """Return the words of a language for this table, with everybody's name."""
    names = []
    for number, seat in enumerate(standing.seats):
        names.append(seat.name or _nameless(language, seat.called, number))
    return Texts(language, names, find_game(standing.game).called(standing.options))


@cache
def _nameless(language: str, bot: str, number: int) -> str:
    """Return what a seat goes by at which nobody has given a name: a bot's, or its number."""
    texts = Texts(language)
    return texts.bot(bot, number) if bot else texts.seat(number)


# The table


def table_json(standing: Standing, texts: Texts) -> Json:
    """Tell of the table what everybody may know of it; it stays the same as long as the table's edition does."""
    alike = look_alike([texts.seat(number) for number in range(len(standing.seats))])
    return {
        "game": standing.game,
        "title": texts.game(standing.game),
        "options": standing.options,
        "settings": standing.settings,
        "status": standing.status,
        "secrets": has_secrets(find_game(standing.game)),
        "dealers": _dealers(standing),
        "seats": [
            {
                "seat": number,
                "name": texts.seat(number),
                "is": "person" if seat.for_person else "bot",
                "taken": seat.taken,
                "bot": seat.bot or None,
                "why": seat.why or None,
                "muted": seat.muted,
                "hue": seat.hue,
                "words": bool(seat.words),
                "same": standing.sharing(number),
                "alike": alike[number],
            }
            for number, seat in enumerate(standing.seats)
        ],
        "commitment": standing.promise.commitment if standing.settings.chance == "seed" else None,
        "wants_back": _wanted(standing),
        "before": standing.created.before or None,
        "source": standing.created.source or None,
        "followed": standing.followed or None,
        "broke": None if standing.broke is None else standing.broke.report,
        "windows": sorts_json(find_game(standing.game), texts),
    }


def _dealers(standing: Standing) -> str | None:
    """Return who says what chance brings: the referee or the players; None where it is drawn."""
    if standing.settings.chance != "hand":
        return None
    return "referee" if needs_referee(find_game(standing.game)) else "players"


def _wanted(standing: Standing) -> Json | None:
    wanted = standing.wanted
    if wanted is None:
        return None
    after = standing.stood_by(wanted.keep)
    seat = wanted.seat if wanted.seat >= 0 else None
    return {"seat": seat, "moves": wanted.moves, "after": after, "agreed": sorted(standing.consents)}


# The match


def match_json(table: Table, viewer: int, texts: Texts) -> Json:
    """Tell how the match stands: what the viewer sees of it, what it is asked, how it ended."""
    match = table.match
    if match is None:
        return {"view": None, "scores": None, "decision": None, "outcome": None}
    return {
        **sight_json(table.game, match.state, viewer, texts),
        "decision": decision_json(table, viewer, texts),
        "outcome": result_json(table, texts),
    }


def sight_json(game: Game[Any], s: State, viewer: int, texts: Texts) -> Json:
    """Tell what a viewer sees of a position, and everybody's points where the game tells them while it is played."""
    sight = seen(s, viewer)
    told = as_json(sight)
    laid = _paged(game, "laid", sight)
    if laid is not None:
        told["laid"] = as_json(laid)
    reckoned = _paged(game, "reckoned", sight)
    if reckoned is not None:
        told["reckoned"] = _worded(reckoned, texts, game.name)
    return {"view": told, "scores": game.points(sight)}


def _paged(game: Game[Any], how: str, sight: State) -> Any:
    """Return what a game's page makes of a position; None where it makes nothing of it, or fails to."""
    try:
        return getattr(page_of(game), how)(sight)
    except Exception as fault:  # noqa: BLE001  # whatever a package raises: its fields are drawn instead
        note_fault("a position is not laid out", fault, game=game.name)
        return None


def _worded(reckoned: Any, texts: Texts, game: str) -> Raw:
    """Write what was reckoned with every reason in words, and the rule that gives it: all that JSON does not know."""

    def said(why: Any) -> Raw:
        if not isinstance(why, Refusal):
            raise TypeError(type(why))
        return _reasoned(why, texts, game)

    return Raw(msgspec.json.encode(reckoned, enc_hook=said))


def _reasoned(why: Refusal, texts: Texts, game: str) -> Raw:
    """Tell a reason in words; most hold for a long time and for everybody, so what was said of them is kept."""
    kept, key = _kept(game, why.rule, texts), (why.code, why.args)
    told = kept.get(key)
    if told is None:
        told = Raw(encode({"rule": why.rule or None, "message": refusal_said(why, texts, game)}))
        _keep(kept, key, told)
    return told


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
        return _chance_json(table, match, viewer, texts) if says_chance(table, viewer) else None
    if viewer not in table.asked():
        return None
    mine = table.state_for(viewer)
    told = question_json(match, mine, viewer, texts)
    return {
        **told,
        "window": table.is_window(),
        "sort": sort_of(table, mine),
        "answered": table.sealed.get(viewer),
    }


def asks(table: Table, viewer: int) -> bool:
    """Whether the viewer is asked something that it has not answered."""
    match = table.match
    if match is None or table.standing.status != PLAYING:
        return False
    if match.seat == CHANCE:
        return says_chance(table, viewer)
    return viewer in table.asked() and viewer not in table.sealed


def prompt_said(table: Table, viewer: int, texts: Texts) -> str:
    """Say what the viewer is asked, or what everybody waits for; nothing where no match goes on."""
    match = table.match
    if match is None or not asks(table, viewer):
        waiting = waiting_json(table, texts)
        return str(waiting["prompt"]) if waiting else ""
    if match.seat == CHANCE:
        return texts.chance(match.game.name, match.state.steps[-1])
    return texts.prompt(match.game.name, view(table.state_for(viewer), viewer).steps[-1], viewer)


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
        "help": _helped(game, top, texts),
        "silence": silence,
        "candidates": _candidates(game, legal(s), top.RULE, texts),
    }


_helps: Final[dict[tuple[Game[Any], type[Step], str], str]] = {}


def _helped(game: Game[Any], step: Step, texts: Texts) -> str:
    """Explain what a step asks; it names nobody, so it is put into words once."""
    key = game, type(step), texts.language
    if key not in _helps:
        _helps[key] = texts.help(game.name, step)
    return _helps[key]


def _candidates(game: Game[Any], actions: Iterable[Action], rule: str, texts: Texts) -> list[Raw]:
    """Tell of each action what can be done; most are told again and again, so what was said of them is kept."""
    plain, named = _kept(game.name, rule, texts, named=False), _kept(game.name, rule, texts)
    return [plain.get(action) or named.get(action) or _candidate(game, action, rule, texts) for action in actions]


def _candidate(game: Game[Any], action: Action, rule: str, texts: Texts) -> Raw:
    label = texts.action(game.name, action)
    about = {"action": str(action), "label": label, "rule": action.RULE or rule or None, "on": as_json(action)}
    told = Raw(encode(about))
    _keep(_kept(game.name, rule, texts, named=not _names_nobody(type(action))), action, told)
    return told


_boxes: Final[OrderedDict[tuple[Any, ...], dict[Any, Raw]]] = OrderedDict()


def _kept(game: str, rule: str, texts: Texts, *, named: bool = True) -> dict[Any, Raw]:
    """Return what was put into words for a box, in a language and with the names of those who sit there."""
    key = game, rule, texts.language, texts.names if named else (), *texts.called.items()
    found = _boxes.get(key)
    if found is None:
        found = _boxes[key] = {}
        if len(_boxes) > MOST_BOXES:
            _boxes.popitem(last=False)
    else:
        _boxes.move_to_end(key)
    return found


def _keep(kept: dict[Any, Raw], what: Any, told: Raw) -> None:
    if len(kept) >= MOST_SAID:
        kept.clear()
    kept[what] = told


def advice_json(game: Game[Any], s: State, hint: Json, texts: Texts) -> Json:
    """Tell a seat a hint, which came in words: the first of its decisions as a candidate is told, and all of it."""
    first = game.space.parse(hint["actions"][0])
    told: Json = msgspec.json.decode(_candidate(game, first, s.steps[-1].RULE, texts))
    words = {"about": hint["pieces"], "labels": hint["moves"], "reason": hint["aim"]}
    return {**told, "actions": hint["actions"], **words}


def _names_nobody(kind: type[Action]) -> bool:
    """Whether nothing that is said of such an action can hold the name of somebody at the table."""
    return all(field.kind.plain and field.domain.name != SEAT.name for field in kind.FIELDS)


def _chance_json(table: Table, match: Match, viewer: int, texts: Texts) -> Json:
    game, top = match.game, match.state.steps[-1]
    asked = texts.chance(game.name, top)
    return {
        "seat": None,
        "number": match.number,
        "step": type(top).__name__,
        "rule": top.RULE or None,
        "prompt": asked,
        "help": _helped(game, top, texts) if asked == texts.message("prompt-chance") else "",
        "silence": None,
        "window": False,
        "sort": None,
        "answered": None,
        "candidates": _candidates(game, offered(table, viewer), top.RULE, texts),
        "ways": ways(table, viewer),
    }


def result_json(table: Table, texts: Texts) -> Json | None:
    """Tell how the match ended; None while it goes on."""
    match, standing = table.match, table.standing
    if match is None or standing.status != OVER:
        return None
    outcome = match.outcome()
    told: Json = {"conceded": standing.conceded if standing.conceded >= 0 else None, "takebacks": match.takebacks}
    told["replaced"] = [{"seat": seat, "why": why} for seat, why in sorted(standing.replaced.items())]
    told["hints"] = [standing.hints.get(seat, 0) for seat in range(len(standing.seats))]
    if outcome is not None:
        told |= outcome_json(match.game.name, outcome, texts)
        told["sentence"] = texts.ending(match.game.name, outcome.ending)
    if match.promise is not None:  # from now on everybody can draw again
        told["secret"] = f"{match.promise.secret:064x}"
        told["nonce"] = f"{match.promise.nonce:064x}"
        told["words"] = list(match.words)
    return told


def verified_json(found: Verified, texts: Texts) -> Json:
    """Tell what playing a match again has found, and where its luck came from."""
    told: Json = {"decisions": found.decisions, "draws": found.draws, "takebacks": found.takebacks, "luck": found.luck}
    setup, luck = "yes" if found.from_setup else "no", "words" if found.words else found.luck
    told["sentence"] = texts.message(
        "verified", decisions=found.decisions, draws=found.draws, takebacks=found.takebacks, setup=setup, luck=luck
    )
    return told | {"setup": found.from_setup, "words": found.words}


# Time


def clocks_json(table: Table, left: float | None, least: float | None, absent: list[int]) -> Json | None:
    """Tell how much time there is: None where the table counts none.

    `left` is what the open question may still take, `least` how long the open window stays open whatever is answered:
    both count from the moment it was asked, so they tell nothing of any answer.
    """
    standing = table.standing
    if standing.settings.clock is None and least is None:
        return None
    running = [] if least is not None or left is None else list(table.asked())
    banks: list[float] | None = None
    if isinstance(standing.settings.clock, LiveClock):
        banks = [round(max(0.0, standing.bank(seat)), 1) for seat in range(len(standing.seats))]
        for seat in running:
            banks[seat] = round(max(0.0, left or 0.0), 1)
    return {
        "banks": banks,
        "running": running,
        "left": None if left is None else round(max(0.0, left), 1),
        "least": None if least is None else round(max(0.0, least), 1),
        "out": absent,
    }
