"""A tournament: the games that are still to be played, what came of each kept at once, and when it is enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.lab.cluster import hands
from starboard.lab.schedule import Schedule
from starboard.lab.sprt import Inquiry
from starboard.lab.worker import Job, Task

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from starboard.lab.results import Result, Results
    from starboard.lab.sprt import Question


class Arena:
    """So many games of a tournament. What is in the results already is not played again."""

    def __init__(self, results: Results, games: int, question: Question | None = None) -> None:
        """Where a question is asked, no game counts after the one that answered it."""
        terms = results.terms
        self.results: Final = results
        self.schedule: Final = Schedule(terms.bots, terms.seats, terms.seed)
        self.test: Final = None if question is None else Inquiry(question, self.schedule.block)
        self._games = games
        self._next = 0
        """All games before this are over, and the test has seen them."""
        self._go_on()

    @property
    def games(self) -> int:
        """How many games count at most: those that were asked for, or fewer where these answered the question."""
        return self._games

    @property
    def over(self) -> int:
        """How many games of these are over, about: some may be that will not count."""
        return min(len(self.results.games), self._games)

    @property
    def counted(self) -> list[Result]:
        """The games that count and are over, by number."""
        return [self.results.games[number] for number in sorted(self.results.games) if number < self._games]

    def play(self, path: str, processes: int, ray: str = "") -> Generator[Result, None, None]:
        """Play what is left in so many processes, or on a cluster, and yield each game when it is over and kept."""
        if self._next >= self._games:
            return
        terms = self.results.terms
        with hands(Job(terms.game, path, (terms,)), processes, ray) as crew:
            for over in crew.play(self._tasks()):
                self.results.add(over.result)
                self._go_on()
                yield over.result
                if self._next >= self._games:
                    return

    def _tasks(self) -> Iterator[Task]:
        """Yield the games that are left. How many are is looked at each time: an answer can come meanwhile."""
        number = 0
        while number < self._games:
            if number not in self.results.games:
                yield Task(self.schedule.fixture(number), [])
            number += 1

    def _go_on(self) -> None:
        """Count the games that are over and behind which nothing is missing; end where they answer the question."""
        while self._next < self._games and self._next in self.results.games:
            result = self.results.games[self._next]
            self._next += 1
            if self.test is not None:
                self.test.add(result)
                if self.test.verdict:
                    self._games = self._next
