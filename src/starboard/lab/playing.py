"""One game by bots: each is given its own view alone, and one that fails loses its turn to a replacement."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from starboard.bots import Bot, BotFault, ExternalBot, RandomBot, command_of, make_bot
from starboard.kernel import Action, Match, RuleFailed
from starboard.lab.results import Fault, Result, broken_off
from starboard.lab.schedule import luck

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Game
    from starboard.lab.journal import Entry, Journal
    from starboard.lab.results import Terms
    from starboard.lab.schedule import Fixture
    from starboard.lab.study.noting import Notes

MOST_WAITS: Final = 3
"""So often in one game a bot may keep everybody waiting or end its process; then it is asked no more.

A program is asked no more after as many faults of any kind, and when it has ended by itself."""
LONGEST_WORDS: Final = 200
"""Characters of what is said about a fault."""
OUTSIDE: Final = {"bot/silent": "hung", "bot/dead": "died"}
"""What faults of programs are called here that our own bots have too; others are called as their codes end."""


def seat_bot(name: str, seed: int, terms: Terms) -> Bot:
    """Return the bot of a name, to sit down for one game: here names become bots, in the process that plays."""
    command = command_of(name)
    if command:
        return ExternalBot(name, command, seed, terms.patience)
    return make_bot(name, seed, terms.budget, terms.clock)


def play_game(game: Game[Any], terms: Terms, fixture: Fixture, journal: Journal, past: list[Entry]) -> Result:
    """Play a game, of which this was played already, as far as its rules go, and return what came of it."""
    return play_noted(game, terms, fixture, journal, past, None)[0]


def play_noted(
    game: Game[Any],
    terms: Terms,
    fixture: Fixture,
    journal: Journal,
    past: list[Entry],
    note: Callable[[Match], Notes] | None,
) -> tuple[Result, Notes | None]:
    """Play a game in the same way; return also the notes that were taken, where somebody takes any."""
    try:
        playing = Playing(game, terms, fixture, journal, note)
        playing.take_up(past)
    except Exception as fault:  # noqa: BLE001  # whatever the rules of somebody's game raise
        return broken_off(fixture, terms.seats, 0, said(fault)), None
    return playing.play_on(), playing.notes


def said(fault: Exception) -> str:
    """Return what was raised, in words."""
    reason = fault.reason if isinstance(fault, RuleFailed) else ""
    return f"{type(fault).__name__}: {fault} {reason}".strip()[:LONGEST_WORDS]


class _Illegal(Exception):
    """What a bot has decided is not allowed: what it was, by which rule."""


class Playing:
    """A game in play. All of it is in the journal too, so that another process can go on where one ended."""

    def __init__(
        self,
        game: Game[Any],
        terms: Terms,
        fixture: Fixture,
        journal: Journal,
        note: Callable[[Match], Notes] | None = None,
    ) -> None:
        """Where notes are to be taken, each decision is played by them."""
        self._fixture: Final = fixture
        self._terms: Final = terms
        self._journal: Final = journal
        self._match: Final = Match(game, terms.seats, terms.options, seed=fixture.seed)
        self.notes: Final = None if note is None else note(self._match)
        self._bots: Final[dict[int, Bot]] = {}
        self._faults: Final[list[Fault]] = []
        self._waits: Final = [0] * terms.seats
        self._replaced: Final = [0] * terms.seats
        self._times: Final[list[list[float]]] = [[] for _ in range(terms.seats)]

    def take_up(self, past: list[Entry]) -> None:
        """Play what a journal says was played; whoever is asked next has its bots made anew."""
        match, replaced = self._match, False
        for word, *said in past:
            if word == "fault":
                self._blame(str(said[0]), str(said[1]))
                replaced = True
            elif word == "play":
                text, spent, was_replaced = said
                seat = match.seat
                self._count(seat, float(spent), replaced=bool(was_replaced))
                self._play(seat, match.game.space.parse(str(text)), match.actions().count())
                replaced = False
            if word != "begin":
                self._journal.write(word, *said)
        if replaced:
            self._replace(match.seat)

    def play_on(self) -> Result:
        """Play to the end, or as far as the rules go, and return what came of it."""
        match = self._match
        try:
            while (seat := match.seat) >= 0:
                if match.decision >= self._terms.longest:
                    return self._result("too-long")
                if self._waits[seat] >= MOST_WAITS:
                    self._replace(seat)
                elif type(match.state.steps[-1]).__name__ in self._terms.drawn:
                    self._draw(seat)
                else:
                    self._ask(seat)
            return self._result("")
        except Exception as fault:  # noqa: BLE001  # whatever the rules of somebody's game raise
            return self._result(said(fault))
        finally:
            for bot in self._bots.values():
                bot.close()

    def _ask(self, seat: int) -> None:
        """Let the seat's bot decide, or a replacement where what it does is no decision."""
        match = self._match
        seen, options = match.view(seat), match.actions().count()
        self._journal.write("ask", seat)
        begun = time.perf_counter()
        try:
            if seat not in self._bots:
                self._bots[seat] = seat_bot(self._fixture.bots[seat], self._luck(seat), self._terms)
            action = self._bots[seat].choose(match.game, seen, seat)
            spent = round((time.perf_counter() - begun) * 1000, 3)
            self._check(action)
        except _Illegal as refused:
            self._fail("illegal", str(refused), seat)
        except BotFault as fault:
            last = fault.detail.rpartition("\n")[2]  # of a traceback, what was raised
            self._fail(OUTSIDE.get(fault.code, fault.what), f"{fault.why.code} {last}".strip(), seat)
        except Exception as fault:  # noqa: BLE001  # whatever a bot raises
            self._fail("raised", f"{type(fault).__name__}: {fault}", seat)
        else:
            self._take(seat, action, options, spent if options > 1 else -1.0, replaced=False)

    def _check(self, action: object) -> None:
        """Raise _Illegal for what is no legal action."""
        if not isinstance(action, Action):
            raise _Illegal(f"{action!r:.60}")
        try:
            refusal = self._match.why_not(action)
        except Exception:  # noqa: BLE001  # an action of another game may be anything
            raise _Illegal(f"{action!r:.60}") from None
        if refusal is not None:
            raise _Illegal(" ".join(filter(None, (str(action), refusal.rule, refusal.code))))

    def _fail(self, kind: str, words: str, seat: int) -> None:
        self._journal.write("fault", kind, words[:LONGEST_WORDS])
        self._blame(kind, words[:LONGEST_WORDS])
        self._replace(seat)

    def _blame(self, kind: str, words: str) -> None:
        """Note what the seat that is asked did wrong; its bot begins anew when it is asked again."""
        seat = self._match.seat
        name = self._fixture.bots[seat]
        self._faults.append(Fault(self._match.decision, seat, name, kind, words))
        failed = self._bots.pop(seat, None)
        if failed is not None:
            failed.close()
        if command_of(name):
            self._waits[seat] += MOST_WAITS if kind == "died" else 1
        else:
            self._waits[seat] += kind in {"hung", "died"}

    def _replace(self, seat: int) -> None:
        self._draw(seat, replaced=True)

    def _draw(self, seat: int, *, replaced: bool = False) -> None:
        """Let luck decide for a seat: in place of its bot that failed, or where no bot is asked."""
        match = self._match
        luck = self._luck(seat, "replacement" if replaced else "drawn")
        action = RandomBot(luck).choose(match.game, match.view(seat), seat)
        self._take(seat, action, match.actions().count(), -1.0, replaced=replaced)

    def _take(self, seat: int, action: Action, options: int, spent: float, *, replaced: bool) -> None:
        """Play a decision that took so many milliseconds; fewer than none where that says nothing of the bot."""
        self._play(seat, action, options)
        self._count(seat, spent, replaced=replaced)
        self._journal.write("play", str(action), spent, replaced)

    def _play(self, seat: int, action: Action, options: int) -> None:
        if self.notes is None:
            self._match.play(seat, action)
        else:
            self.notes.play(seat, action, options)

    def _count(self, seat: int, spent: float, *, replaced: bool) -> None:
        self._replaced[seat] += replaced
        if spent >= 0:
            self._times[seat].append(spent)

    def _luck(self, seat: int, *more: str) -> int:
        """Return a seed for who sits down at a seat before the decision that is open."""
        return luck(self._terms.seed, "bot", self._fixture.number, seat, self._match.decision, *more)

    def _result(self, unfinished: str) -> Result:
        outcome = None if unfinished else self._match.outcome()
        fixture = self._fixture
        return Result(
            fixture.number,
            fixture.deal,
            fixture.seed,
            fixture.bots,
            outcome.ranking if outcome else (),
            outcome.scores if outcome else (),
            outcome.winners if outcome else (),
            outcome.ending if outcome else "",
            self._match.decision,
            tuple(self._replaced),
            tuple([tuple(row) for row in self._times]),
            tuple(self._faults),
            unfinished or ("" if outcome else "no-outcome"),
        )
