"""How often windows ask for nothing: whoever cannot answer is not asked, and who can is asked seldom."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.counts import scaled
from tests.table.simulated import opened, run
from tests.table.test_timing import seated

GAMES = 10
DECISIONS = scaled(600, 50)
PEOPLE = 4


async def needless(seed: int) -> tuple[int, int]:
    """Play a game where nobody answers a window; return how often who could was asked, and in how many turns."""
    luck = Random(seed)
    asked: Counter[str] = Counter()
    async with opened() as room:
        _, sockets = await seated(room, "interstellar", PEOPLE)
        for _ in range(DECISIONS):
            state = sockets[0].state
            if state["outcome"]:
                break
            before = state["seq"]
            for one in sockets:
                decision = one.state["decision"]
                if not decision or decision["answered"]:
                    continue
                if decision["silence"]:
                    asked["needless"] += 1
                    await one.act(decision["silence"])
                else:
                    await one.act(luck.choice(decision["candidates"])["action"])
            for one in sockets:
                await one.news(before)
            asked["turns"] = max(asked["turns"], sockets[0].state["view"]["turn"])
    return asked["needless"], asked["turns"]


def test_a_window_costs_at_most_one_needless_prompt_a_turn() -> None:
    """In ten games in which everybody lets every window pass, whoever could have answered was asked for nothing."""
    found: list[tuple[int, int]] = []

    async def test() -> None:
        found.extend([await needless(seed) for seed in range(GAMES)])

    run(test)
    prompts, turns = (sum(counted) for counted in zip(*found, strict=True))
    assert turns > 5 * GAMES
    assert prompts / PEOPLE <= turns, found
