"""How often windows ask for nothing: whoever cannot answer is not asked, and who can is asked seldom."""

from __future__ import annotations

from random import Random

from tests.counts import LONG
from tests.table.simulated import opened, run
from tests.table.test_timing import seated

GAMES = 10
DECISIONS = 100_000 if LONG else 50
"""So many decisions are played of a game at most: all of it, where there is time."""
EACH = 1.0 if LONG else 1.1
"""So often a turn people are asked for nothing in one game, in the mean of those who play it."""
ANYBODY = 1.5 if LONG else 2.5
"""So often whoever is asked most: who holds a card for every window from the first turns on, and never plays it."""
PEOPLE = 4


async def needless(seed: int) -> tuple[dict[int, int], int]:
    """Play a game where nobody answers a window; return how often each who could was asked, and in how many turns."""
    luck = Random(seed)
    asked = dict.fromkeys(range(PEOPLE), 0)
    turns = 0
    async with opened() as room:
        _, sockets = await seated(room, "interstellar", PEOPLE)
        for _ in range(DECISIONS):
            state = sockets[0].state
            if state["outcome"]:
                break
            before = state["seq"]
            for seat, one in enumerate(sockets):
                decision = one.state["decision"]
                if not decision or decision["answered"]:
                    continue
                if decision["silence"]:
                    asked[seat] += 1
                    await one.act(decision["silence"])
                else:
                    await one.act(luck.choice(decision["candidates"])["action"])
            for one in sockets:
                await one.news(before)
            turns = max(turns, sockets[0].state["view"]["turn"])
    return asked, turns


def test_a_window_costs_at_most_one_needless_prompt_a_turn() -> None:
    """In ten games in which everybody lets every window pass, whoever could have answered was asked for nothing."""
    found: list[tuple[dict[int, int], int]] = []

    async def test() -> None:
        found.extend([await needless(seed) for seed in range(GAMES)])

    run(test)
    for asked, turns in found:
        assert turns > 5
        assert sum(asked.values()) / PEOPLE <= EACH * turns, (asked, turns)
        assert max(asked.values()) <= ANYBODY * turns, (asked, turns)
