"""What a choice brings, as far as whoever chooses can know: it is played in deals that fit what the chooser sees.

Nothing but the chooser's own view goes in, and the deals are drawn from it alone; so what comes out is the same in
every world that looks alike to the chooser. It is followed until chance, another seat or something hidden decides.
"""

from __future__ import annotations

import asyncio
import json
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from starboard.bots import has_secrets
from starboard.kernel import CHANCE, SEAT, Choice, Effect, determinise, legal, who
from starboard.kernel.guesses import visible_pieces
from starboard.kernel.playing import MOST_STEPS
from starboard.kernel.views import seen_by

if TYPE_CHECKING:
    from starboard.kernel import Action, Event, Game, State, Step

DEALS: Final = 6
"""In so many deals a choice is played, where anything is hidden."""
MOST_TRIED: Final = 64
"""So many choices of one question are tried, in their order."""
MOST_FOLLOWED: Final = 256
"""So many choices are tried in all, where those that follow are tried too."""
SLICE: Final = 0.005
"""Seconds of work after which others are let in."""
PATIENCE: Final = 2.0
"""Seconds of work after which the rest is left out: only a game whose rules take their time comes near."""

# How far a choice could be followed.
GOES_ON: Final = "goes-on"
OVER: Final = "over"
BY_CHANCE: Final = "chance"
BY_OTHERS: Final = "others"
TOGETHER: Final = "together"
HIDDEN: Final = "hidden"


class Run:
    """One choice, played in one deal as far as the chooser can follow it."""

    def __init__(self, s: State, seat: int, action: Action) -> None:
        self.state: Final = s
        self.seat: Final = seat
        self.events: list[Event] = []
        """What the chooser would be told."""
        self.stop = HIDDEN
        self.step: Step | None = None
        """The step at which it was left: what shows something hidden, or the next question."""
        told: list[Event] = []
        s.told = told
        try:
            self.stop = self._carry_out(action)
        except Exception:  # noqa: BLE001  # whatever rules make of a deal that play would not have brought
            self.stop = HIDDEN
        s.told = None
        self.telling = any(event.TELLING for event in told)
        self.events = [seen_by(event, seat) for event in told]
        self.seen: Final = seen_by(s, seat)

    def _carry_out(self, action: Action) -> str:
        s = self.state
        top = s.steps.pop()
        assert isinstance(top, Choice)
        known = visible_pieces(seen_by(s, self.seat)) if top.REVEALS else {}
        top.take(s, action)
        if top.SEALED:
            return TOGETHER
        if top.REVEALS and self._shows_more(known):
            return HIDDEN
        for _ in range(MOST_STEPS):
            if not s.steps:
                return OVER
            self.step = s.steps[-1]
            if not isinstance(self.step, Effect):
                return self._asks(self.step)
            if self.step.REVEALS and not self._runs_openly(self.step):
                return HIDDEN
            if not self.step.REVEALS:
                s.steps.pop()
                self.step.run(s)
        return HIDDEN

    def _runs_openly(self, step: Effect[Any]) -> bool:
        """Carry out a step that is meant to show something, where it can only show what the chooser has itself."""
        seats = [getattr(step, field.name) for field in step.FIELDS if field.domain.name == SEAT.name]
        if not seats or any(seat != self.seat for seat in seats):
            return False
        s = self.state
        known = visible_pieces(seen_by(s, self.seat))
        s.steps.pop()
        step.run(s)
        return not self._shows_more(known)

    def _shows_more(self, known: dict[str, list[int]]) -> bool:
        """Whether the chooser sees pieces now that it did not see before."""
        for name, pieces in visible_pieces(seen_by(self.state, self.seat)).items():
            left = known.get(name, []).copy()
            for piece in pieces:
                if piece not in left:
                    return True
                left.remove(piece)
        return False

    def _asks(self, step: Step) -> str:
        asked = who(self.state)
        if asked == CHANCE:
            return BY_CHANCE
        if isinstance(step, Choice) and step.SEALED:
            return TOGETHER
        return GOES_ON if asked == self.seat else BY_OTHERS


class Foreseen:
    """What a choice brings in all deals alike; `hidden` says that more comes of it, which hangs on what is not seen."""

    def __init__(self, action: Action, before: State, runs: list[Run], begun: type[Step]) -> None:
        first = runs[0]
        self.action: Final = action
        self.seat: Final = first.seat
        self.before: Final = before
        self.runs: Final = runs
        self.step: Final = first.step
        self.then: list[Foreseen] = []
        """What the same seat may choose next, where that was asked for and the move goes on."""
        alike = all(run.stop == first.stop and type(run.step) is type(first.step) for run in runs)
        self.stop: Final = first.stop if alike else HIDDEN
        self.events: Final = _in_all([run.events for run in runs])
        self.hidden: Final = self.stop == HIDDEN or first.telling or any(run.seen != first.seen for run in runs)
        asks_again = self.stop == GOES_ON and type(self.step) is begun
        self.goes_on: Final = self.stop == GOES_ON and not self.hidden and not asks_again
        """Whether the choice is one part of a move: the same seat is asked something else at once."""


def _in_all(told: list[list[Event]]) -> list[Event]:
    """Return the events with which every list begins, none that tells something hidden."""
    common: list[Event] = []
    for events in zip(*told, strict=False):
        if events[0].TELLING or any(event != events[0] for event in events):
            break
        common.append(events[0])
    return common


class Foresight:
    """What one seat's choices bring, by what it sees."""

    def __init__(self, game: Game[Any], seen: State, seat: int, begun: type[Step]) -> None:
        """Look at a view in which the seat decides; `begun` is the question with which its move began."""
        self._game: Final = game
        self._seen: Final = seen
        self._seat: Final = seat
        self._begun: Final = begun
        self._left = MOST_FOLLOWED
        self._rested = perf_counter()
        self._worked = 0.0

    async def look(self, of: list[str], depth: int = 1) -> list[Foreseen]:
        """Return what the choices bring, all or those of these texts, and as many decisions deep what follows each."""
        deals = self._deals()
        found = await self._look(self._seen, deals, of)
        level = [one for one in found if one.goes_on]
        for _ in range(depth - 1):
            for one in level:
                one.then = await self._look(one.runs[0].seen, [run.state for run in one.runs], [])
            level = [then for one in level for then in one.then if then.goes_on]
        return found

    def _deals(self) -> list[State]:
        game, seen = self._game, self._seen
        if not has_secrets(game):
            return [seen]
        written = json.dumps(game.codec.encode(seen), sort_keys=True)
        luck = Random(blake2b(f"{self._seat} {written}".encode()).digest())
        try:
            return [determinise(game, seen, self._seat, luck) for _ in range(DEALS)]
        except Exception:  # noqa: BLE001  # a game that does not say what is in its box
            return []

    async def _look(self, seen: State, deals: list[State], of: list[str]) -> list[Foreseen]:
        wanted = set(of)
        found: list[Foreseen] = []
        for action in legal(seen):
            if len(found) == MOST_TRIED or not self._left or self._worked > PATIENCE or not deals:
                break
            if wanted and str(action) not in wanted:
                continue
            runs = [Run(deal.clone(), self._seat, action) for deal in deals]
            found.append(Foreseen(action, seen, runs, self._begun))
            self._left -= 1
            await self._rest()
        return found

    async def _rest(self) -> None:
        """Let others in after a while."""
        now = perf_counter()
        if now - self._rested > SLICE:
            self._worked += now - self._rested
            await asyncio.sleep(0)
            self._rested = perf_counter()
