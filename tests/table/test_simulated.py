"""Simulated time: the tests that rest on it can rest on it."""

from __future__ import annotations

import asyncio
from time import process_time

from tests.table.simulated import opened, run


def test_a_day_takes_no_time() -> None:
    """Whoever sleeps wakes at the moment that was meant, at once."""

    async def test() -> None:
        loop = asyncio.get_running_loop()
        before = loop.time()
        await asyncio.sleep(86400 * 3)
        assert loop.time() == before + 86400 * 3

    began = process_time()
    run(test)
    assert process_time() - began < 5


def test_no_time_passes_while_the_store_works() -> None:
    """What takes a thread some time takes none at the table, so that tests see equal times."""

    async def test() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            seats = [await room.connect(table, token) for token in tokens]
            mover = next(one for one in seats if one.state["decision"])
            told = await mover.act(mover.state["decision"]["candidates"][0]["action"])
            assert told["ok"]
            await asyncio.sleep(0)
            assert asyncio.get_running_loop().time() == 0
            assert {one.state["seq"] for one in seats} == {told["seq"]}

    run(test)
