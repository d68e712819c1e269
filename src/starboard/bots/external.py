"""Bots outside: any program that answers decisions by JSON lines. `docs/external-bots.md` is the reference."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from starboard.bots.base import Bot
from starboard.bots.faults import BotFault, DeadBot, FloodingBot, IllegalAnswer, MalformedAnswer, SilentBot
from starboard.bots.pipes import LONGEST, Pipes, TooLong
from starboard.kernel import MalformedRequest, Refusal, as_json
from starboard.kernel.lines import read_object, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Action, Game, State
    from starboard.kernel.lines import Json

PROTOCOL: Final = 1
"""The version of what is said."""
LIMIT: Final = 10.0
"""Seconds that a program has for a decision, its start included, unless whoever seats it says otherwise."""
MOST_FAULTS: Final = 3
"""After so many faults another bot plays on; after one, where the program has ended."""
ANSWER: Final = frozenset({"id", "action"})
"""The fields of an answer."""


class ExternalBot(Bot):
    """A program that is started for one seat of one match, and asked for each decision.

    It is given what the seat sees, and decides within its time or not at all. Its luck is its own: a seed would let it
    find out how the cards were dealt. After a fault it is ended, and started anew for the next decision.
    """

    def __init__(self, name: str, command: Sequence[str], seed: int, limit: float = LIMIT) -> None:
        """Nothing is started before there is something to decide."""
        super().__init__(seed)
        self.name = name
        self._command: Final = tuple(command)
        self._limit: Final = limit
        self._pipes: Pipes | None = None
        self._hello: Json = {}
        self._number = 0

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        """Return what the program decides; raise BotFault, with the program ended, where it does not as it must."""
        legal = game.texts(seen)
        if len(legal) > 1:
            try:
                return game.space.parse(self._answer(game, seen, seat, legal))
            except BotFault:
                self._end()
                raise
        return game.space.parse(legal[0])

    def close(self) -> None:
        """Say goodbye to the program, and end it."""
        if self._pipes is not None:
            self._pipes.close(_line({"do": "bye"}))
            self._pipes = None

    def _end(self) -> None:
        if self._pipes is not None:
            self._pipes.close()
            self._pipes = None

    def _answer(self, game: Game[Any], seen: State, seat: int, legal: list[str]) -> str:
        """Return one of the legal texts, the one that the program answers."""
        until = time.monotonic() + self._limit
        hello = {
            "do": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "rules_version": game.rules_version,
            "seats": game.seats_of(seen),
            "seat": seat,
        }
        if hello != self._hello:
            self.close()
        begins = self._pipes is None
        pipes = self._started(hello)
        if pipes.has_spoken():
            raise FloodingBot(Refusal("", "bot-flooding", (("bot", self.name),)), pipes.complained)
        self._number += 1
        left = round(until - time.monotonic(), 3)
        decide = {"id": self._number, "do": "decide", "seat": seat, "view": as_json(seen), "legal": legal, "left": left}
        line = self._heard(pipes, (_line(hello) if begins else b"") + _line(decide), until)
        return self._read(line, pipes, legal)

    def _started(self, hello: Json) -> Pipes:
        if self._pipes is None:
            try:
                self._pipes = Pipes(self._command)
            except (OSError, ValueError) as fault:
                raise DeadBot(Refusal("", "bot-no-start", (("bot", self.name),)), str(fault)) from fault
            self._hello, self._number = hello, 0
        return self._pipes

    def _heard(self, pipes: Pipes, said: bytes, until: float) -> bytes:
        try:
            return pipes.ask(said, until)
        except TimeoutError:
            why = (("bot", self.name), ("seconds", f"{self._limit:g}"))
            raise SilentBot(Refusal("", "bot-silent", why), pipes.complained) from None
        except TooLong:
            why = (("bot", self.name), ("most", str(LONGEST)))
            raise MalformedAnswer(Refusal("", "bot-too-long", why), pipes.complained) from None
        except EOFError:
            status = pipes.status()
            why = (("bot", self.name), ("status", str(status)))
            raise DeadBot(Refusal("", "bot-dead", why), pipes.complained) from None

    def _read(self, line: bytes, pipes: Pipes, legal: list[str]) -> str:
        """Return the action of an answer; raise MalformedAnswer where it is none, IllegalAnswer where it may not be."""
        detail = f"{line[:200].decode(errors='replace')}\n{pipes.complained}".strip()
        try:
            answer = read_object(line)
        except (MalformedRequest, RecursionError) as fault:
            raise MalformedAnswer(Refusal("", "bot-not-json", (("bot", self.name),)), detail) from fault
        action = answer.get("action")
        if answer.keys() != ANSWER or not isinstance(action, str):
            raise MalformedAnswer(Refusal("", "bot-no-answer", (("bot", self.name),)), detail)
        if type(answer["id"]) is not int or answer["id"] != self._number:
            raise MalformedAnswer(Refusal("", "bot-wrong-id", (("bot", self.name),)), detail)
        if action not in legal:
            raise IllegalAnswer(Refusal("", "bot-illegal", (("bot", self.name),)), detail)
        return action


class Backed(Bot):
    """A program with another bot behind it, which decides whenever the program does not as it must.

    After MOST_FAULTS faults, or when the program has ended, the other bot plays on alone.
    """

    def __init__(self, bot: ExternalBot, second: Bot, seed: int) -> None:
        super().__init__(seed)
        self.name = bot.name
        self.faults: list[BotFault] = []
        self._bot: Final = bot
        self._second: Final = second

    @property
    def is_replaced(self) -> bool:
        """Whether the program plays no more."""
        return is_given_up(self.faults)

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        if not self.is_replaced:
            try:
                return self._bot.choose(game, seen, seat)
            except BotFault as fault:
                self.faults.append(fault)
        return self._second.choose(game, seen, seat)

    def close(self) -> None:
        self._bot.close()


def is_given_up(faults: Sequence[BotFault]) -> bool:
    """Whether a program with these faults is asked no more."""
    return len(faults) >= MOST_FAULTS or any(isinstance(fault, DeadBot) for fault in faults)


def _line(told: Json) -> bytes:
    return written(told).encode() + b"\n"
