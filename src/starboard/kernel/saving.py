"""Saved matches: one text file of JSON lines, each sealed by a hash over itself and the line before.

A file is a head, the start, the log with a snapshot now and then, the position at the time of saving, and the seed.
It loads from its last snapshot and never by replay; `verify` plays it all again.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.chance import SEED_BITS, commitment, drawn
from starboard.kernel.codec import invalid
from starboard.kernel.errors import InvalidRecord, Refusal, StarboardError
from starboard.kernel.log import Came, Played, RulesChanged, Sealed, Snapshot, TakenBack, redo
from starboard.kernel.matches import Match
from starboard.kernel.steps import CHANCE, Choice, Event, State, outcomes, who

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from starboard.kernel.game import Game

FORMAT: Final = 1

NONSENSE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a game's rules may raise on a state of the right form whose values make no sense."""


def save(match: Match, table: Mapping[str, Any] | None = None) -> str:
    """Return the match as the text of a file. It holds the seed and everybody's secrets: it is the referee's.

    `table` is what a layer above wants to find again, such as who sits where; `table_of` reads it, the rules never do.
    """
    lines: list[str] = []
    chain = ""
    entries = _entries(match)
    if table is not None:
        entries[0]["table"] = table
    for entry in entries:
        chain = _seal(chain, entry)
        lines.append(_line({**entry, "hash": chain}))
    return "\n".join(lines) + "\n"


def _line(entry: dict[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False, separators=(",", ":"))


def _seal(before: str, entry: dict[str, Any]) -> str:
    return sha256((before + _line(entry)).encode()).hexdigest()[:32]


def _entries(match: Match) -> list[dict[str, Any]]:
    game = match.game
    head = {
        "starboard": "match",
        "format": FORMAT,
        "game": game.name,
        "rules_version": match.rules_version,
        "seats": match.seats,
        "options": match.options,
        "chance": "script" if match.scripted else "seed",
        "commitment": match.commitment,
    }
    told: list[dict[str, Any]] = [head]
    kept = {snapshot.entries: snapshot for snapshot in match.snapshots}
    kept[len(match.log)] = Snapshot(len(match.log), match.decision, match.draws, match.state)
    for index in range(len(match.log) + 1):
        if index in kept:
            told.append(_snapshot(game, kept[index]))
        if index < len(match.log):
            told.append(_event(game, match.log[index]))
    told.append({"seed": f"{match.seed:064x}", "outcome": game.codec.encode(match.outcome())})
    return told


def _snapshot(game: Game[Any], kept: Snapshot) -> dict[str, Any]:
    return {"snapshot": {"decision": kept.decision, "draws": kept.draws, "state": game.codec.encode(kept.state)}}


def _event(game: Game[Any], event: Event) -> dict[str, Any]:
    if isinstance(event, Played | Sealed):
        word = "play" if isinstance(event, Played) else "seal"
        told: dict[str, Any] = {word: str(event.action), "seat": event.seat}
        if event.joined:
            told["joined"] = True
        return told
    if isinstance(event, Came):
        return {"chance": str(event.outcome)}
    return {"event": game.codec.encode(event)}


def load(text: str, find_game: Callable[[str], Game[Any]]) -> Match:
    """Return the match of a file, ready to go on; raise InvalidRecord where a byte of it is not as it was written."""
    entries = _unsealed(text)
    head = entries[0]
    game = find_game(_text(head, "game"))
    if head.get("starboard") != "match" or head.get("format") != FORMAT or not isinstance(head.get("options"), dict):
        raise _damaged("head")
    try:
        return _read(game, head, entries[1:-1], entries[-1])
    except InvalidRecord:
        raise
    except StarboardError as error:
        raise InvalidRecord(error.why) from error
    except NONSENSE as error:
        raise invalid(game.name, error) from error


def table_of(text: str) -> dict[str, Any] | None:
    """Return what a file that loads says of its table, or None where it says nothing."""
    found = json.loads(text.split("\n", 1)[0]).get("table") if text.startswith("{") else None
    return found if isinstance(found, dict) else None


def _read(game: Game[Any], head: dict[str, Any], body: list[dict[str, Any]], tail: dict[str, Any]) -> Match:
    seed = _seed(tail, _text(head, "commitment"))
    log: list[Event] = []
    snapshots: list[Snapshot] = []
    decision = 0
    draws = -1
    for number, entry in enumerate(body, start=2):
        if "snapshot" in entry:
            kept = _read_snapshot(game, entry["snapshot"], len(log))
            if draws < 0:
                draws = kept.draws  # the start: a position may have draws behind it
            if kept.decision != decision or kept.draws != draws or draws < 0:
                raise _damaged(f"line {number}")
            snapshots.append(kept)
        else:
            event = _read_event(game, entry, number)
            decision += isinstance(event, Played | Sealed)
            draws += isinstance(event, Came)
            log.append(event)
    if not snapshots or snapshots[0].entries or snapshots[-1].entries != len(log):
        raise _damaged("snapshot")
    seats = _number(head, "seats")
    scripted = head.get("chance") == "script"
    last = snapshots[-1]
    for kept in snapshots:
        game.validate(kept.state)
        # A match rests at a decision or at its end; its start, and one whose chance is scripted, also at chance.
        if who(kept.state) == CHANCE and not (outcomes(kept.state) and (scripted or kept is not last)):
            raise _damaged("steps")
        if game.seats_of(kept.state) != seats:
            raise _damaged("seats")
    state = last.state.clone()
    match = Match(game, seats, head["options"], seed=seed, scripted=scripted, start=state, draws=last.draws)
    version = _text(head, "rules_version")
    if version != game.rules_version:
        log.append(RulesChanged(version, game.rules_version))
        snapshots.append(Snapshot(len(log), last.decision, last.draws, state.clone()))
    elif tail.get("outcome") != game.codec.encode(match.outcome()):
        raise _damaged("outcome")
    match.restore(game.rules_version, log, snapshots, last.decision, last.draws)
    return match


def _unsealed(text: str) -> list[dict[str, Any]]:
    """Return the entries of a file whose chain of hashes holds."""
    lines = text.split("\n")
    if len(lines) < 4 or lines[-1]:
        raise _damaged("end")
    if not text.isascii() and text != text.encode(errors="replace").decode():
        raise _damaged("text")  # half a character: no text at all
    entries: list[dict[str, Any]] = []
    chain = ""
    for number, line in enumerate(lines[:-1], start=1):
        try:
            entry = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise _damaged(f"line {number}") from error
        if not isinstance(entry, dict) or _line(entry) != line:
            raise _damaged(f"line {number}")
        sealed = entry.pop("hash", None)
        chain = _seal(chain, entry)
        if sealed != chain:
            raise _damaged(f"line {number}")
        entries.append(entry)
    return entries


def _damaged(place: str) -> InvalidRecord:
    return InvalidRecord(Refusal("", "damaged", (("place", place),)))


def _text(entry: dict[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise _damaged(name)
    return value


def _number(entry: dict[str, Any], name: str) -> int:
    value = entry.get(name)
    if type(value) is not int:
        raise _damaged(name)
    return value


def _seed(tail: dict[str, Any], promised: str) -> int:
    written = _text(tail, "seed")
    try:
        seed = int(written, 16)
    except ValueError as error:
        raise _damaged("seed") from error
    if not 0 <= seed < 1 << SEED_BITS or f"{seed:064x}" != written or commitment(seed) != promised:
        raise _damaged("seed")
    return seed


def _read_snapshot(game: Game[Any], told: Any, entries: int) -> Snapshot:
    if not isinstance(told, dict):
        raise _damaged("snapshot")
    state = game.codec.decode(told.get("state"))
    if not isinstance(state, State):
        raise _damaged("snapshot")
    return Snapshot(entries, _number(told, "decision"), _number(told, "draws"), state)


def _read_event(game: Game[Any], entry: dict[str, Any], number: int) -> Event:
    if "play" in entry:
        action = game.space.parse(_text(entry, "play"))
        return Played(_number(entry, "seat"), action, entry.get("joined") is True)
    if "seal" in entry:
        action = game.space.parse(_text(entry, "seal"))
        return Sealed(_number(entry, "seat"), action, entry.get("joined") is True)
    if "chance" in entry:
        return Came(game.chances.parse(_text(entry, "chance")))
    event = game.codec.decode(entry.get("event"))
    if not isinstance(event, Event) or isinstance(event, Played | Sealed | Came):
        raise _damaged(f"line {number}")
    return event


class Verified:
    """What `verify` found: how much was played again, and whether the match began at the set-up."""

    def __init__(self, game: str, decisions: int, draws: int, from_setup: bool, takebacks: int) -> None:
        self.game: Final = game
        self.decisions: Final = decisions
        self.draws: Final = draws
        self.from_setup: Final = from_setup
        self.takebacks: Final = takebacks


def verify(text: str, find_game: Callable[[str], Game[Any]]) -> Verified:
    """Play a saved match again, shuffles included; raise InvalidRecord where the file says otherwise than the rules."""
    match = load(text, find_game)
    game = match.game
    if any(isinstance(event, RulesChanged) for event in match.log):
        raise InvalidRecord(Refusal("", "other-rules", (("version", game.rules_version),)))
    s = match.snapshots[0].state.clone()
    from_setup = match.snapshots[0].draws == 0 and s == game.new(match.seats, match.options)
    told: list[Event] = []
    s.told = told
    draws = match.snapshots[0].draws
    kept = {snapshot.entries: snapshot for snapshot in match.snapshots[1:]}
    for index, event in enumerate(match.log):
        if isinstance(event, TakenBack):
            continue
        if isinstance(event, Came):
            _check_draw(match, s, event, draws)
            draws += 1
        if isinstance(event, Played | Sealed | Came):
            if told or not (isinstance(event, Came) or _fits(s, event)):
                raise _differs(index)
            try:
                redo(s, event)
            except StarboardError as error:
                raise InvalidRecord(error.why) from error
            except NONSENSE as error:
                raise invalid(game.name, error) from error
        elif not told or told.pop(0) != event:
            raise _differs(index)
        if index + 1 in kept and not told and kept[index + 1].state != s:
            raise _differs(index)
    if told or s != match.state:
        raise _differs(len(match.log))
    return Verified(game.name, match.decision, match.draws, from_setup, match.takebacks)


def _fits(s: State, event: Played | Sealed) -> bool:
    """Whether the decision that is open belongs to the event's seat, and is sealed where the event is."""
    top = s.steps[-1] if s.steps else None
    return isinstance(top, Choice) and who(s) == event.seat and isinstance(event, Sealed) == top.SEALED


def _check_draw(match: Match, s: State, event: Came, draw: int) -> None:
    if not match.scripted and drawn(outcomes(s), match.seed, draw) != event.outcome:
        raise InvalidRecord(Refusal("", "other-draw", (("draw", draw),)))


def _differs(entry: int) -> InvalidRecord:
    return InvalidRecord(Refusal("", "replay-differs", (("entry", entry + 1),)))
