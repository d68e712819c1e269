"""The requests, one function each, and the table that names them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.engine.desk import Desk, commitment_json, read_actions, read_outcome, seat_json, status
from starboard.engine.fields import FLAG, INTEGER, LUCK, OBJECT, TEXT, TEXTS, VIEWER, Field, Request
from starboard.engine.loading import load_position, load_record, load_scenario
from starboard.games import is_path
from starboard.kernel import (
    CHANCE,
    SPECTATOR,
    BrokenGame,
    IllegalAction,
    Match,
    NotYours,
    Played,
    Refusal,
    RulesChanged,
    Sealed,
    StaleDecision,
    Unsupported,
    as_json,
    outcomes,
    save,
)
from starboard.kernel.lines import Json, malformed
from starboard.kernel.log import redo
from starboard.texts import refusal_said
from starboard.texts.words import outcome_json

if TYPE_CHECKING:
    from starboard.kernel import Game

CODES: Final = (
    "request/malformed",
    "request/unknown",
    "request/unsupported",
    "match/unknown",
    "match/too-many",
    "game/unknown",
    "game/broken",
    "options/invalid",
    "position/invalid",
    "scenario/invalid",
    "record/invalid",
    "action/not-understood",
    "action/not-yours",
    "action/stale",
    "action/illegal",
    "undo/barred",
    "rules/failed",
)
"""Every code that an error can have."""


def tell_games(desk: Desk, _asked: Json) -> Json:
    """Say which games there are, for how many seats, with which options; and which cannot be had, if any."""
    games: list[Json] = []
    broken: list[Json] = []
    for name in desk.names():
        try:
            games.append(_described(desk.find_game(name)))
        except BrokenGame as error:
            message = refusal_said(error.why, desk.texts, "")
            broken.append({"name": name, "code": error.code, "message": message})
    return {"games": games, "broken": broken} if broken else {"games": games}


def _described(game: Game[Any]) -> Json:
    return {
        "name": game.name,
        "seats": list(game.seats),
        "options": {option.name: option.described() for option in game.options},
        "rules_version": game.rules_version,
    }


def begin(desk: Desk, asked: Json) -> Json:
    """Begin a match at the set-up, of a game that is named or at a path; say what is promised about its draws."""
    name = asked.get("promise")
    match = Match(
        desk.open_game(asked["game"]) if is_path(asked["game"]) else desk.find_game(asked["game"]),
        asked["seats"],
        asked.get("options", {}),
        seed=asked.get("seed"),
        scripted=asked.get("chance") == "script",
        promise=None if name is None else desk.promised(name),
        words=tuple(asked.get("words", ())),
    )
    as_json = desk.open(match)
    if name is not None:
        desk.redeem(name)
    return {**as_json, **commitment_json(match)}


def promise(desk: Desk, _asked: Json) -> Json:
    """Promise the draws of a match to come, so that the seats can add words of their own before it begins."""
    name, made = desk.promise()
    return {"promise": name, "commitment": made.commitment}


LOADERS: Final = {"position": load_position, "scenario": load_scenario, "record": load_record}


def load(desk: Desk, asked: Json) -> Json:
    """Begin a match at a position or a scenario, or go on with a recorded one."""
    named = [name for name in LOADERS if name in asked]
    if len(named) != 1:
        raise malformed("load-what", known=", ".join(LOADERS))
    match = LOADERS[named[0]](desk, asked)
    return {**desk.open(match), **commitment_json(match)}


def tell_legal(desk: Desk, asked: Json) -> Json:
    """List every legal action, or every legal whole turn, or what chance can bring."""
    match = desk.match(asked["match"])
    game, s = match.game, match.state
    said: Json = {"seat": seat_json(match.seat), "decision": match.number}
    if match.seat == CHANCE:
        return {**said, "outcomes": [[str(outcome), weight] for outcome, weight in outcomes(s)]}
    return {**said, "actions": game.turns(s) if asked.get("whole") else game.texts(s)}


def decide(desk: Desk, asked: Json) -> Json:
    """Take the open decision, a whole turn of decisions, or an outcome of scripted chance."""
    match, text = desk.match(asked["match"]), asked["action"]
    _check_decision(match, asked)
    entries = len(match.log)
    if match.seat == CHANCE:
        match.happen(read_outcome(match, text))
    else:
        actions = read_actions(match, text)
        if len(actions) == 1:
            match.play(match.seat, actions[0])
        else:
            match.play_all(match.seat, actions)
    return {"events": [as_json(event) for event in match.log[entries:]], **status(asked["match"], match)}


def _check_decision(match: Match, asked: Json) -> None:
    decision = asked.get("decision", match.number)
    if decision != match.number:
        why = (("decision", str(decision)[:20]), ("open", str(match.number)))
        raise StaleDecision(Refusal("", "stale", why))


def explain(desk: Desk, asked: Json) -> Json:
    """Say whether an action would be taken, and if not, why."""
    match, text = desk.match(asked["match"]), asked["action"]
    trial = match.clone()
    try:
        if match.seat == CHANCE:
            trial.happen(read_outcome(match, text))
        else:
            trial.play_all(trial.seat, read_actions(match, text))
    except (IllegalAction, NotYours) as error:
        message = refusal_said(error.why, desk.texts, match.game.name)
        return {"legal": False, "code": error.code, "rule": error.why.rule or None, "message": message}
    return {"legal": True}


def tell_view(desk: Desk, asked: Json) -> Json:
    """Show what a seat or a spectator may know."""
    match, viewer = desk.match(asked["match"]), asked["viewer"]
    if viewer == "public":
        viewer = SPECTATOR
    elif not 0 <= viewer < match.seats:
        raise malformed("no-viewer", viewer=str(viewer)[:20], seats=str(match.seats - 1))
    return {"view": as_json(match.view(viewer))}


def tell_position(desk: Desk, asked: Json) -> Json:
    """Write the position in the game's notation."""
    match = desk.match(asked["match"])
    return {"position": match.game.position(match.state)}


def tell_outcome(desk: Desk, asked: Json) -> Json:
    """Say how the game ended."""
    match = desk.match(asked["match"])
    outcome = match.outcome()
    return {"outcome": None if outcome is None else outcome_json(match.game.name, outcome, desk.texts)}


def take_back(desk: Desk, asked: Json) -> Json:
    """Take the last decision back, or the last whole turn."""
    match = desk.match(asked["match"])
    _check_decision(match, asked)
    match.undo(agreed=asked.get("agreed", False))
    return status(asked["match"], match)


def tell_record(desk: Desk, asked: Json) -> Json:
    """Write the match down: as a file, or in the notation of its game."""
    match, form = desk.match(asked["match"]), asked.get("format")
    if form is None:
        return {"record": save(match)}
    if form != match.game.name:
        raise Unsupported(Refusal("", "no-format", (("format", form[:60]), ("game", match.game.name))))
    return {"record": in_notation(match)}


def in_notation(match: Match) -> str:
    """Return the match in its game's own notation; raise Unsupported where the game has none, or other rules had it."""
    if any(isinstance(event, RulesChanged) for event in match.log):
        raise Unsupported(Refusal("", "other-rules", (("version", match.rules_version),)))
    start = match.snapshots[0].state.clone()
    played = [event for event in match.log if isinstance(event, Played | Sealed)]
    for event in match.log:
        if isinstance(event, Played | Sealed):
            break
        redo(start, event)  # the set-up
    return match.game.record(start, [event.action for event in played], match.state)


def copy(desk: Desk, asked: Json) -> Json:
    """Open an independent match with the same past and the same luck to come."""
    return desk.open(desk.match(asked["match"]).clone())


def close(desk: Desk, asked: Json) -> Json:
    """Forget a match."""
    desk.close(asked["match"])
    return {}


MATCH: Final = Field("match", TEXT, needed=True)
SET_UP: Final = (Field("options", OBJECT), Field("seed", INTEGER), Field("chance", LUCK))

REQUESTS: Final = {
    "games": Request(tell_games),
    "promise": Request(promise),
    "new": Request(
        begin,
        Field("game", TEXT, needed=True),
        Field("seats", INTEGER, needed=True),
        *SET_UP,
        Field("promise", TEXT),
        Field("words", TEXTS),
    ),
    "load": Request(
        load,
        Field("game", TEXT),
        Field("position", TEXT),
        Field("scenario", OBJECT),
        Field("record", TEXT),
        Field("seats", INTEGER),
        *SET_UP,
    ),
    "legal": Request(tell_legal, MATCH, Field("whole", FLAG)),
    "play": Request(decide, MATCH, Field("action", TEXT, needed=True), Field("decision", INTEGER)),
    "why": Request(explain, MATCH, Field("action", TEXT, needed=True)),
    "view": Request(tell_view, MATCH, Field("viewer", VIEWER, needed=True)),
    "position": Request(tell_position, MATCH),
    "outcome": Request(tell_outcome, MATCH),
    "undo": Request(take_back, MATCH, Field("agreed", FLAG), Field("decision", INTEGER)),
    "save": Request(tell_record, MATCH, Field("format", TEXT)),
    "clone": Request(copy, MATCH),
    "close": Request(close, MATCH),
}
"""Every request by its name."""
