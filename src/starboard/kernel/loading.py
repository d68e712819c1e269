"""Reading saved matches: whatever a file says, it is a match that could have been played, or it is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.chance import SEED_BITS, Promise, bare_commitment
from starboard.kernel.codec import invalid
from starboard.kernel.errors import InvalidRecord, Refusal, StarboardError
from starboard.kernel.log import Came, Played, RulesChanged, Sealed, Snapshot, TakenBack
from starboard.kernel.matches import Match
from starboard.kernel.playing import options, outcomes, who
from starboard.kernel.sealing import FIRST_FORMAT, TABLE, WORDS, damaged, unsealed, written
from starboard.kernel.steps import CHANCE, Event, State

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel.game import Game, Options

MOST: Final = (1 << 30) - 1
"""The greatest number of decisions or draws that is read: half of what fields can hold, so that play can go on."""

NONSENSE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
"""What a game's rules may raise on a state of the right form whose values make no sense."""


def load(text: str, find_game: Callable[[str], Game[Any]]) -> Match:
    """Return the match of a file, ready to go on; raise InvalidRecord where a byte of it is not as it was written."""
    return load_lines(unsealed(text), find_game)


def load_lines(lines: list[dict[str, Any]], find_game: Callable[[str], Game[Any]]) -> Match:
    """Return the match of a file's lines without their hashes, as `load` does; their keys must be those of a file."""
    game = find_game(_text(lines[0], "game"))
    try:
        version = _text(lines[0], "rules_version")
        return _read(game, version, lines if version == game.rules_version else _upgraded(game, version, lines))
    except InvalidRecord:
        raise
    except StarboardError as refused:
        raise InvalidRecord(refused.why) from refused
    except NONSENSE as nonsense:
        raise invalid(game.name, nonsense) from nonsense


def table_of(text: str) -> dict[str, Any] | None:
    """Return what a file that loads says of its table, or None where it says nothing."""
    found = json.loads(text.split("\n", 1)[0]).get(TABLE) if text.startswith("{") else None
    return found if isinstance(found, dict) else None


def _upgraded(game: Game[Any], version: str, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a file of older rules as one of the present rules: what was told, that they changed, and the position.

    Raise InvalidRecord for rules that the game does not know: newer ones, or some that never were.
    """
    if version not in game.older_rules:
        known = (("version", version[:20]), ("present", game.rules_version))
        raise InvalidRecord(Refusal("", "unknown-rules", known))
    changed: dict[str, Any] = {"event": game.codec.encode(RulesChanged(version, game.rules_version))}
    kept: list[dict[str, Any]] = []
    for index, line in enumerate(lines):
        last = index == len(lines) - 2
        if "snapshot" in line and not last:
            continue  # nobody goes back there
        if last:
            kept.append(changed)
        upgraded: dict[str, Any] = game.upgrade(version, line)
        if upgraded:
            kept.append(upgraded)
        elif last or index in (0, len(lines) - 1):
            raise damaged("rules")
    return kept


# What the lines say


def event_of(game: Game[Any], line: dict[str, Any]) -> Event:
    """Return the entry of the log that a line is; raise InvalidRecord, or as `ActionSpace.parse`, where it is none."""
    if "chance" in line:
        return Came(game.chances.parse(_text(line, "chance")))
    if "event" not in line:
        word = "play" if "play" in line else "seal"
        action = game.space.parse(_text(line, word))
        seat, joined = _number(line, "seat"), "joined" in line
        return Played(seat, action, joined) if word == "play" else Sealed(seat, action, joined)
    event = game.codec.decode(line["event"])
    if not isinstance(event, Event) or isinstance(event, Played | Sealed | Came):
        raise damaged("events")
    return event


class _Past:
    """What is read of a match's past, line by line."""

    def __init__(self, game: Game[Any], seats: int, scripted: bool, form: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.scripted: Final = scripted
        self.form: Final = form
        self.log: list[Event] = []
        self.snapshots: list[Snapshot] = []
        self.decision = 0
        self.draws = 0
        self.number = 0
        self.taken: list[tuple[int, int]] = []

    def read(self, line: dict[str, Any]) -> None:
        """Read one line; raise InvalidRecord where it cannot stand here."""
        if "snapshot" in line:
            self._keep(line["snapshot"])
        elif self.snapshots:
            event = self._event(line)
            self._check(event)
            self._count(event)
        else:
            self._read_bygone(line)

    def _read_bygone(self, line: dict[str, Any]) -> None:
        """Read what was played under other rules, as far as the present ones have words for it."""
        try:
            event = self._event(line)
        except StarboardError:
            return
        except NONSENSE:
            return
        self._count(event)

    def _keep(self, data: Any) -> None:
        if not isinstance(data, dict) or tuple(data) != ("decision", "draws", "state"):
            raise damaged("snapshot")
        state = self.game.codec.decode(data["state"])
        if not isinstance(state, State):
            raise damaged("snapshot")
        kept = Snapshot(len(self.log), _number(data, "decision"), _number(data, "draws"), state)
        if not self.snapshots:
            # Here it begins, at the set-up or where the rules changed; a position may have draws behind it.
            if self.log and not isinstance(self.log[-1], RulesChanged):
                raise damaged("snapshot")
            self.decision, self.draws = kept.decision if self.log else 0, kept.draws
        elif self.snapshots[-1].entries == kept.entries:
            raise damaged("snapshot")
        if kept.decision != self.decision or kept.draws != self.draws:
            raise damaged("snapshot")
        self.snapshots.append(kept)

    def _event(self, line: dict[str, Any]) -> Event:
        data = line.get("event")
        numberless = self.form == FIRST_FORMAT and isinstance(data, dict) and data.get("is") == "TakenBack"
        event = event_of(self.game, {"event": {**data, "number": 0}} if numberless and data else line)
        if isinstance(event, Played | Sealed | TakenBack):
            self._check_seat(event.seat)
        if isinstance(event, TakenBack) and numberless:
            least = self._least_number(event.decision)
            return TakenBack(event.seat, event.decision, event.agreed, event.sealed, least)
        return event

    def _least_number(self, decision: int) -> int:
        """Return the least number after a take-back to this decision: that was played, and one more at least."""
        last = self.log[-1] if self.log else None
        stood = last.decision if isinstance(last, TakenBack) else self.decision
        return self.number + 1 + max(0, decision + 1 - stood)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise damaged("seats")

    def _check(self, event: Event) -> None:
        """Raise InvalidRecord where an entry cannot follow those before it."""
        last = self.log[-1] if self.log else None
        if isinstance(event, Played | Sealed):
            if event.joined and self._last_decider() != event.seat:
                raise damaged("joined")
        elif isinstance(event, TakenBack):
            low = self._least_number(event.decision)
            if not low <= event.number <= MOST or event.decision < self.decision or not self._may_take_along(event):
                raise damaged("take-backs")
        elif not isinstance(event, Came | RulesChanged) and self.snapshots[-1].entries == len(self.log):
            raise damaged("snapshot")  # it stands between a decision and what came of it
        if isinstance(last, TakenBack) and not isinstance(event, TakenBack) and last.decision != self.decision:
            raise damaged("take-backs")

    def _may_take_along(self, event: TakenBack) -> bool:
        """Whether a take-back has consent, or takes along no other's, of which everybody knew, from a later decision.

        `taken` has those of one place: to which decision each went, and the seats whose take-backs it took along.
        """
        if not self.log or not isinstance(self.log[-1], TakenBack):
            self.taken.clear()
        seats = 0
        while self.taken and self.taken[-1][0] > event.decision:
            seats |= self.taken.pop()[1]
        mine = 1 << event.seat  # int, not i64
        self.taken.append((event.decision, seats if event.sealed else seats | mine))
        return event.agreed or not seats & ~mine

    def _last_decider(self) -> int:
        """Return the seat whose move can go on: that of the last decision, where nothing but events came after it."""
        for index in range(len(self.log) - 1, -1, -1):
            event = self.log[index]
            if isinstance(event, Played | Sealed):
                return event.seat
            if isinstance(event, Came | TakenBack | RulesChanged):
                break
        return -1

    def _count(self, event: Event) -> None:
        if isinstance(event, Played | Sealed):
            self.decision += 1
            self.number += 1
        elif isinstance(event, Came):
            self.draws += 1
            self.number += self.scripted
        elif isinstance(event, TakenBack):
            self.number = event.number
        self.log.append(event)

    def check_snapshots(self, chosen: Options) -> None:
        """Raise InvalidRecord where a snapshot is one that no match of this game with these options keeps."""
        if not self.snapshots or self.snapshots[-1].entries != len(self.log):
            raise damaged("snapshot")
        last = self.log[-1] if self.log else None
        if isinstance(last, TakenBack) and last.decision != self.decision:
            raise damaged("take-backs")
        for index, kept in enumerate(self.snapshots):
            self.game.validate(kept.state)
            # A match rests at a decision or at its end; its start, and one whose chance is scripted, also at chance.
            start = index == 0 and len(self.snapshots) > 1
            if who(kept.state) == CHANCE and not (outcomes(kept.state) and (self.scripted or start)):
                raise damaged("steps")
            if self.game.seats_of(kept.state) != self.seats:
                raise damaged("seats")
            if self.game.other_option(kept.state, chosen):
                raise damaged("options")
        open_now = self.snapshots[-1].state
        if not options(open_now).count() and who(open_now) >= 0:
            raise damaged("steps")  # a decision that nobody can take


def _read(game: Game[Any], version: str, lines: list[dict[str, Any]]) -> Match:
    head, tail = lines[0], lines[-1]
    seats = _number(head, "seats")
    chance = _text(head, "chance")
    if chance not in ("seed", "script") or not isinstance(head["options"], dict):
        raise damaged("head")
    chosen: Options = game.checked_options(seats, head["options"])
    if version == game.rules_version and written(chosen) != written(head["options"]):
        raise damaged("options")  # every option is there, in the game's order
    past = _Past(game, seats, chance == "script", head["format"])
    for line in lines[1:-1]:
        past.read(line)
    past.check_snapshots(chosen)
    last = past.snapshots[-1]
    seed, promise, words = _luck(head, tail)
    match = Match(
        game,
        seats,
        chosen,
        seed=seed,
        scripted=past.scripted,
        start=last.state.clone(),
        draws=last.draws,
        promise=promise,
        words=words,
    )
    if version == game.rules_version and tail["outcome"] != game.codec.encode(match.outcome()):
        raise damaged("outcome")
    match.restore(game.rules_version, past.log, past.snapshots, last.decision, last.draws)
    return match


def _luck(head: dict[str, Any], tail: dict[str, Any]) -> tuple[int | None, Promise | None, tuple[Any, ...]]:
    """Return where luck comes from: a seed or a promise, and the seats' words; what is told must be what was promised.

    The words are as the file has them: the match looks at them.
    """
    said = head.get(WORDS, [])
    if not isinstance(said, list):
        raise damaged("words")
    if "secret" in tail:
        promise = Promise(_digits(tail, "secret"), _digits(tail, "nonce"))
        if head["format"] == FIRST_FORMAT or promise.commitment != head["commitment"]:
            raise damaged("commitment")
        return None, promise, tuple(said)
    seed = _digits(tail, "seed")
    if head["commitment"] != (bare_commitment(seed) if head["format"] == FIRST_FORMAT else None):
        raise damaged("commitment")
    return seed, None, tuple(said)


def _text(entry: dict[str, Any], name: str) -> str:
    value = entry.get(name)
    if not isinstance(value, str):
        raise damaged(name)
    return value


def _number(entry: dict[str, Any], name: str) -> int:
    value = entry.get(name)
    if type(value) is not int or not 0 <= value <= MOST:
        raise damaged(name)
    return value


def _digits(tail: dict[str, Any], name: str) -> int:
    """Return a number of 256 bits that is written in 64 hexadecimal digits."""
    digits = _text(tail, name)
    try:
        number = int(digits, 16)
    except ValueError as fault:
        raise damaged("seed") from fault
    if not 0 <= number < 1 << SEED_BITS or f"{number:064x}" != digits:
        raise damaged("seed")
    return number
