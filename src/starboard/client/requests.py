"""All that can be asked of a table: a method for each request, whatever carries it."""

from __future__ import annotations

import secrets
from itertools import count
from typing import Any, Final, Literal

from starboard.table import protocol


class Requests:
    """What a seat, a watcher or a referee asks. Every method raises Refused where it is refused."""

    def __init__(self) -> None:
        self._ids: Final = (f"{secrets.token_hex(6)}-{number}" for number in count(1))

    async def ask(self, request: protocol.Ask) -> dict[str, Any]:
        """Send a request; return the answer."""
        raise NotImplementedError

    def _id(self) -> str:
        """Return an id that no other request has."""
        return next(self._ids)

    async def act(self, number: int, actions: list[str]) -> dict[str, Any]:
        """Decide the question of this number, by one action or several that are one move."""
        return await self.ask(protocol.Act(self._id(), number, actions))

    async def draft(self, number: int, actions: list[str], *, plays: bool = False) -> dict[str, Any]:
        """Try decisions out; return what would be seen and asked next. With `plays`, what cannot be tried is played."""
        return await self.ask(protocol.Draft(self._id(), number, actions, plays))

    async def brings(
        self, number: int, actions: list[str] | None = None, depth: int = 1, *, of: list[str] | None = None
    ) -> list[dict[str, Any]]:
        """Return what the candidates bring, all or some `of` them: now, or after decisions that were tried out."""
        answer = await self.ask(protocol.Brings(self._id(), number, actions or [], of or [], depth))
        return list(answer["brings"])

    async def why(self, number: int, action: str = "", actions: list[str] | None = None) -> dict[str, Any]:
        """Ask whether an action would be taken, and if not, why; without one, which are refused, and why."""
        return await self.ask(protocol.Why(self._id(), number, action, actions or []))

    async def hint(self, number: int, actions: list[str] | None = None, *, unasked: bool = False) -> dict[str, Any]:
        """Ask what a bot would do, and why: now, or after decisions that were tried out.

        One that is given `unasked` does not count for who plays against bots alone.
        """
        return await self.ask(protocol.Hint(self._id(), number, actions or [], unasked))

    async def come(self, number: int, outcome: str) -> dict[str, Any]:
        """Say what chance brought."""
        return await self.ask(protocol.Come(self._id(), number, outcome))

    async def unsay(self, number: int) -> dict[str, Any]:
        """Take back what was said last that chance brought."""
        return await self.ask(protocol.Unsay(self._id(), number))

    async def undo(self, number: int, *, turn: bool = False) -> dict[str, Any]:
        """Take the own last move back, or all since the own turn began."""
        return await self.ask(protocol.Undo(self._id(), number, turn))

    async def barrier(self, number: int, *, turn: bool = False) -> dict[str, Any]:
        """Ask whether that would be taken, and if not, why."""
        return await self.ask(protocol.Barrier(self._id(), number, turn))

    async def ask_back(self, moves: int = 1) -> dict[str, Any]:
        """Ask everybody to let moves be taken back."""
        return await self.ask(protocol.AskBack(self._id(), moves))

    async def consent(self, *, yes: bool) -> dict[str, Any]:
        """Answer that."""
        return await self.ask(protocol.Consent(self._id(), yes))

    async def say(self, text: str = "", phrase: str = "") -> dict[str, Any]:
        """Say a text, or a phrase by its name."""
        return await self.ask(protocol.Say(self._id(), text, phrase))

    async def hold(self) -> dict[str, Any]:
        """Keep the open window open for longer."""
        return await self.ask(protocol.Hold(self._id()))

    async def order(
        self,
        until: Literal["", "targeted", "my-turn", "turn-end", "always"] | None = None,
        ability: str = "",
        ask: Literal["", "never", "always"] = "",
        window: str = "",
    ) -> dict[str, Any]:
        """Pass in windows until something happens; be asked never or always about an ability, or in such windows."""
        return await self.ask(protocol.Order(self._id(), until, ability, ask, window))

    async def give_words(self, words: str) -> dict[str, Any]:
        """Add words of one's own to the luck, until the match begins."""
        return await self.ask(protocol.GiveWords(self._id(), words))

    async def look(
        self, seq: int, seat: int | None = None, *, whole: bool = False, public: bool = False
    ) -> dict[str, Any]:
        """Look at the position after an entry: as `public` as whoever has no seat sees it.

        When the match is over, through any seat's eyes, or the `whole` with all open.
        """
        return await self.ask(protocol.Look(self._id(), seq, seat, whole, public))

    async def log(self, since: int = -1, most: int = 200) -> dict[str, Any]:
        """Read the log."""
        return await self.ask(protocol.Log(self._id(), since, most))

    async def speak(self, language: str) -> None:
        """Use another language from now on."""
        await self.ask(protocol.Speak(self._id(), language))
        self._language = language

    async def see(self, *, visible: bool) -> None:
        """Say whether the table is in view."""
        await self.ask(protocol.See(self._id(), visible))

    async def concede(self) -> dict[str, Any]:
        """Give the match up."""
        return await self.ask(protocol.Concede(self._id()))

    async def take_over(self, seat: int) -> dict[str, Any]:
        """Let a bot play for a seat."""
        return await self.ask(protocol.TakeOver(self._id(), seat))

    async def come_back(self) -> dict[str, Any]:
        """Take one's own seat back from the bot."""
        return await self.ask(protocol.Return(self._id()))

    async def ping(self) -> None:
        """Wait until somebody answers."""
        await self.ask(protocol.Ping(self._id()))
