"""Time at the table, in simulated time: clocks, windows, deadlines, absence and presence."""

from __future__ import annotations

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from starboard.games.interstellar import InterstellarOracle
from starboard.table import timing
from starboard.table.errors import StoreFailed, refusal
from starboard.table.settings import DaysClock
from tests.counts import scaled
from tests.table.simulated import QuickThinkers, Room, SimulatedClock, Socket, opened, run

if TYPE_CHECKING:
    from pathlib import Path

LIVE = {"is": "live", "bank": 100, "gain": 5}
HOUR = 3600.0


def now() -> float:
    """Return the simulated time."""
    return asyncio.get_running_loop().time()


def asked(sockets: list[Socket]) -> Socket:
    """Return the first of those who have something to decide."""
    return next(one for one in sockets if one.state["decision"])


def first(socket: Socket) -> str:
    """Return the first thing that a seat may do."""
    return str(socket.state["decision"]["candidates"][0]["action"])


async def play_to_window(sockets: list[Socket], luck: Random) -> None:
    """Play at random until a window is open, or the match over."""
    while sockets[0].state["waiting"] and not sockets[0].state["waiting"]["window"]:
        await play_on(sockets, luck)


async def play_on(sockets: list[Socket], luck: Random) -> None:
    """Decide an ordinary question at random."""
    mover = asked(sockets)
    told = await mover.act(luck.choice(mover.state["decision"]["candidates"])["action"])
    for one in sockets:
        await one.news(told["seq"] - 1)


async def play_to_question(sockets: list[Socket], luck: Random) -> Socket:
    """Play at random until a window waits for somebody; return who that is."""
    while True:
        await play_to_window(sockets, luck)
        assert sockets[0].state["waiting"], "the match was over before"
        open_to = [one for one in sockets if one.state["decision"]]
        for one in open_to:
            if not one.state["decision"]["answered"] and len(one.state["decision"]["candidates"]) > 1:
                return one
        before = sockets[0].state["seq"]
        for one in open_to:
            await one.act(one.state["decision"]["silence"] or first(one))
        for one in sockets:
            await one.news(before)


async def seated(room: Room, game: str, people: int, bots: int = 0, **settings: Any) -> tuple[str, list[Socket]]:
    """Set a table up with everybody connected."""
    table, tokens = await room.sit(game, people, bots, **settings)
    return table, [await room.connect(table, token) for token in tokens]


# Windows


async def _closing_times(seed: int, windows: int) -> set[float]:
    """Return how long each of so many windows was open, whose seats all passed, each at a moment of its own."""
    luck, found = Random(seed), set[float]()
    async with opened() as room:
        while windows:
            _, sockets = await seated(room, "interstellar", 3, window=2)
            while windows and sockets[0].state["about"]["status"] == "playing":
                if len(sockets[0].frames) > 150:
                    break  # a fresh table has windows sooner
                await play_to_window(sockets, luck)
                if sockets[0].state["about"]["status"] == "over":
                    break
                since, before = now(), sockets[0].state["seq"]
                for one in sockets:
                    if one.state["decision"] and one.state["decision"]["silence"] and luck.random() < 0.7:
                        await asyncio.sleep(luck.random() * 0.5)
                        assert (await one.act(one.state["decision"]["silence"]))["ok"]
                    elif one.state["decision"] and not one.state["decision"]["answered"]:
                        await one.act(one.state["decision"]["silence"] or first(one))
                for one in sockets:
                    await one.news(before)
                found.add(round(now() - since, 1))
                windows -= 1
    return found


def test_every_window_is_open_equally_long_whoever_answers_and_when() -> None:
    """IO-7.7: one least time for all windows, targeted ones too, with or without anything to play."""

    async def test() -> None:
        assert await _closing_times(1, scaled(2000, least=40)) == {2.0}

    run(test)


def test_a_window_whose_time_is_out_is_answered_as_the_timer_does_and_on_nobodys_bank() -> None:
    """IO-7.8: whoever says nothing passes; a Hold adds its ten seconds once; no bank has run meanwhile."""

    async def test() -> None:
        async with opened() as room:
            _, sockets = await seated(room, "interstellar", 2, clock=LIVE, answer=20)
            await play_to_question(sockets, Random(3))
            since, before, banks = now(), sockets[0].state["seq"], sockets[0].state["clocks"]["banks"]
            assert sockets[0].state["clocks"]["running"] == []
            holder = asked(sockets)
            assert (await holder.ask("hold"))["ok"]
            assert not (await holder.ask("hold"))["ok"]
            told = [one.told("clocks")[-1]["clocks"] for one in sockets]
            assert told[0] == told[1]
            assert told[0]["left"] == 30.0
            await sockets[0].news(before + 1)  # after the entry of the Hold
            assert 30.0 <= now() - since <= 30.2
            assert sockets[0].state["clocks"]["banks"] == banks

    run(test)


def test_one_person_against_bots_waits_for_no_window() -> None:
    """The least time hides nothing there; bots answer after one delay."""

    async def test() -> None:
        async with opened() as room:
            _, [me] = await seated(room, "interstellar", 1, 2, pace=0)
            luck = Random(1)
            for _ in range(60):
                while not me.state["decision"] and me.state["waiting"]:
                    await me.news(me.state["seq"])
                if not me.state["waiting"]:
                    break
                decision, since, before = me.state["decision"], now(), me.state["seq"]
                await me.act(decision["silence"] or luck.choice(decision["candidates"])["action"])
                await me.news(before)
                assert not decision["window"] or now() - since < 0.3

    run(test)


class Pondering(QuickThinkers):
    """Bots that think as long as they like, each time anew."""

    def __init__(self) -> None:
        super().__init__()
        self.chance = Random(7)

    async def decide(self, *told: Any) -> str:
        self.seconds = self.chance.choice([0.0, 0.2, 0.9, 2.5, 3.5])
        return await super().decide(*told)


@pytest.mark.parametrize(("people", "bots", "least"), [(2, 1, 2.0), (1, 2, timing.BOT_DELAY)])
def test_a_bot_that_thinks_for_long_does_not_show_it_by_when_a_window_closes(
    people: int, bots: int, least: float
) -> None:
    """It has the least time of the window; who comes later has said nothing."""

    async def test() -> None:
        async with opened(thinkers=Pondering()) as room:
            _, sockets = await seated(room, "interstellar", people, bots, pace=0, window=2)
            luck, lasted = Random(2), list[float]()
            for _ in range(400):
                if len(lasted) == 12 or sockets[0].state["about"]["status"] == "over":
                    break
                since, before = now(), sockets[0].state["seq"]
                window = sockets[0].state["waiting"]["window"]
                for one in sockets:
                    decision = one.state["decision"]
                    if decision and not decision["answered"]:
                        await one.act(decision["silence"] or luck.choice(decision["candidates"])["action"])
                await sockets[0].news(before)
                if window:
                    lasted.append(round(now() - since, 2))
            assert len(lasted) == 12
            assert set(lasted) == {least}

    run(test)


def test_all_at_one_screen_wait_for_no_window_until_one_of_them_is_elsewhere() -> None:
    """One browser holds all seats: there is nothing to hide by waiting."""

    async def test() -> None:
        async with opened() as room:
            mine = {"is": "person", "mine": True}
            made = await room.http.post("/api/tables", json={"game": "interstellar", "seats": [mine, mine]})
            keys, pocket = made.json(), f"starboard_pocket={made.cookies['starboard_pocket']}"
            await room.http.post(f"/api/tables/{keys['table']}/start")
            tokens = list(keys["seats"].values())
            sockets = [await room.connect(keys["table"], token, pocket) for token in tokens]
            for least in (0.0, 3.0):
                await play_to_question(sockets, Random(5))
                since, before = now(), sockets[0].state["seq"]
                if least:
                    await room.connect(keys["table"], tokens[0], "starboard_pocket=" + "x" * 43)
                for one in sockets:
                    if one.state["decision"]:
                        await one.act(one.state["decision"]["silence"] or first(one))
                for one in sockets:
                    await one.news(before)
                assert round(now() - since, 1) == least

    run(test)


def test_at_one_screen_every_window_is_asked_whatever_they_hold() -> None:
    """A window that is not asked would tell all who sit there that none of them can answer."""

    async def test() -> None:
        async with opened() as room:
            mine = {"is": "person", "mine": True}
            made = await room.http.post("/api/tables", json={"game": "interstellar", "seats": [mine] * 3})
            keys, pocket = made.json(), f"starboard_pocket={made.cookies['starboard_pocket']}"
            await room.http.post(f"/api/tables/{keys['table']}/start")
            sockets = [await room.connect(keys["table"], token, pocket) for token in keys["seats"].values()]
            told = []
            for _ in range(12):
                await play_to_window(sockets, Random(5))
                before = sockets[0].state["seq"]
                asked = [one for one in sockets if one.state["decision"] and one.state["decision"]["silence"]]
                told += [
                    (len(one.state["decision"]["candidates"]) > 1, one.state["decision"]["answered"]) for one in asked
                ]
                for one in sockets:
                    if one.state["decision"]:
                        await one.act(one.state["decision"]["silence"] or first(one))
                for one in sockets:
                    await one.news(before)
            assert {holds for holds, _ in told} == {True, False}
            assert {str(answered) for _, answered in told} == {"None"}

    run(test)


@pytest.mark.parametrize("fault", [pytest.param("game", marks=pytest.mark.interpreted), "store"])
def test_a_window_closes_though_something_fails(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that cannot say what a timer does, or a store that is away for a while: others do not wait for ever."""

    def failing(*_: object) -> Any:
        raise ValueError("nothing to say")

    async def test() -> None:
        async with opened() as room:
            _, sockets = await seated(room, "interstellar", 2, clock=LIVE, answer=5)
            await play_to_question(sockets, Random(6))
            since, before = now(), sockets[0].state["seq"]
            if fault == "game":
                monkeypatch.setattr(InterstellarOracle, "idle", failing)
            write, store = room.house.store.write, room.house.store

            async def away(written: Any) -> None:
                if fault == "store" and now() < since + 30:
                    raise StoreFailed(refusal("store-failed"))
                await write(written)

            monkeypatch.setattr(store, "write", away)
            await sockets[0].news(before)
            assert 4.9 < now() - since < (7 if fault == "game" else 33)

    run(test)


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 2)])
def test_a_store_that_fails_is_tried_once_a_second(people: int, bots: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a window that has to close and by bots that have to decide, however often everything is read again."""

    async def test() -> None:
        async with opened() as room:
            _, sockets = await seated(room, "interstellar", people, bots, pace=0, window=1)
            store, tried, luck = room.house.store, list[float](), Random(3)
            while not sockets[0].state["waiting"]["window"]:
                before = sockets[0].state["seq"]
                for one in sockets:
                    if one.state["decision"]:
                        await one.act(luck.choice(one.state["decision"]["candidates"])["action"])
                await sockets[0].news(before)
            before = sockets[0].state["seq"]
            for one in sockets:
                decision = one.state["decision"]
                if decision and not decision["answered"]:
                    await one.act(decision["silence"] or first(one))
            write = store.write

            async def full(_: Any) -> None:
                tried.append(now())
                raise StoreFailed(refusal("store-failed"))

            monkeypatch.setattr(store, "write", full)
            await asyncio.sleep(30)
            assert 20 <= len(tried) <= 32 * max(1, bots)
            monkeypatch.setattr(store, "write", write)
            await sockets[0].news(before)

    run(test)


def test_holds_are_counted_by_the_turn() -> None:
    """IO-7.7: three in a turn, and three more in the next."""

    async def test() -> None:
        async with opened() as room:
            table, sockets = await seated(room, "interstellar", 2)
            live, luck = await room.live(table), Random(2)
            await play_to_window(sockets, luck)
            live.holds.update({0: 3, 1: 3})
            turns = live.standing.turns
            assert not (await asked(sockets).ask("hold"))["ok"]
            while live.standing.turns == turns:
                for one in sockets:
                    if one.state["decision"] and not one.state["decision"]["answered"]:
                        candidates = one.state["decision"]["candidates"]
                        await one.act(one.state["decision"]["silence"] or luck.choice(candidates)["action"])
                await asyncio.sleep(3.5)
            assert live.holds == {}

    run(test)


# Standing instructions


@pytest.mark.parametrize("until", ["my-turn", "turn-end"])
def test_standing_passes_are_nobody_elses_business_and_end_by_what_they_name(until: str, tmp_path: Path) -> None:
    """They answer windows at once and unseen, outlast a restart, and are over when the turn they name begins."""
    url, clock = f"sqlite:///{tmp_path}/tables.sqlite3", SimulatedClock()

    async def test() -> None:
        luck = Random(4)
        async with opened(url, clock=clock) as room:
            table, tokens = await room.sit("interstellar", 3)
            sockets = [await room.connect(table, token) for token in tokens]
            while sockets[0].state["waiting"]["rule"] != "IO-5.3":
                await play_on(sockets, luck)
            mover = asked(sockets)
            me = next(one for one in sockets if one is not mover)
            seen = [len(one.frames) for one in sockets if one is not me]
            assert (await me.ask("order", until=until))["ok"]
            assert me.told("order")[-1]["until"] == until
            assert [len(one.frames) for one in sockets if one is not me] == seen
            seat = me.state["you"]
        async with opened(url, clock=clock) as room:
            sockets = [await room.connect(table, token, prefix="again") for token in tokens]
            live, me = await room.live(table), sockets[seat]
            assert me.state["until"] == until
            assert all(one.state["until"] is None for one in sockets if one is not me)
            turns, passed = live.standing.turns, 0
            while live.standing.turns == turns or (until == "my-turn" and live.standing.turn_of != seat):
                assert live.wishes == {seat: until}
                before = sockets[0].state["seq"]
                for one in sockets:
                    decision = one.state["decision"]
                    if decision and one is me and decision["silence"]:
                        assert decision["answered"] == [decision["silence"]]
                        passed += 1
                    elif decision and not decision["answered"]:
                        silence = decision["silence"] or "end turn"
                        texts = [candidate["action"] for candidate in decision["candidates"]]
                        await one.act(silence if silence in texts else luck.choice(texts))
                for one in sockets:
                    await one.news(before)
            assert passed
            assert live.wishes == {}
            assert me.state["until"] is None

    run(test)


def test_a_standing_pass_never_answers_who_is_asked_alone() -> None:
    """Whatever was instructed: a targeted window waits for its seat (IO-7.7), and ends "until something targets me"."""

    async def test() -> None:
        alone = met = 0
        async with opened() as room:
            for round_ in range(scaled(150)):
                luck = Random(round_)
                table, sockets = await seated(room, "interstellar", 2, window=1)
                live = await room.live(table)
                for _ in range(100):
                    if sockets[0].state["about"]["status"] == "over":
                        break
                    for one in sockets:
                        decision = one.state["decision"]
                        until = luck.choice(["targeted", "always", ""])
                        if decision and decision["window"] and not decision["silence"]:
                            alone += 1
                            assert live.wishes.get(one.state["you"]) != "targeted"
                            await one.ask("order", until="always")
                            assert one.state["you"] not in live.table.sealed
                            assert live.wishes.get(one.state["you"]) == "always"
                        elif luck.random() < 0.1:
                            await one.ask("order", until=until)
                        if decision and luck.random() < 0.2:  # refused where no window is answered so
                            await one.ask("order", ability=luck.choice(decision["candidates"])["action"], ask="never")
                        if decision and (not decision["answered"] or luck.random() < 0.1):
                            fierce = [one["action"] for one in decision["candidates"]]
                            fierce = [text for text in fierce if text.startswith(("encounter", "attack", "play"))]
                            texts = fierce or [one["action"] for one in decision["candidates"]]
                            text = luck.choice(texts)
                            if text.startswith("encounter"):
                                met += 1
                                foe = sockets[1 - one.state["you"]]
                                await foe.ask("order", until="targeted")
                                await one.ask("act", number=decision["number"], actions=[text])
                                assert foe.state["you"] not in live.wishes, "before the window that opens by it"
                            else:
                                await one.ask("act", number=decision["number"], actions=[text])
                    await asyncio.sleep(1.2)
        assert alone
        assert met

    run(test)


# Clocks


def test_a_live_clock_runs_for_who_is_asked_and_earns_by_deciding() -> None:
    """A bank and a gain; setting the time of day forward or back changes nothing."""

    async def test() -> None:
        async with opened() as room:
            _, sockets = await seated(room, "oort", 2, clock=LIVE)
            mover = asked(sockets)
            seat = mover.state["you"]
            await asyncio.sleep(30)
            room.clock.jump(HOUR)
            await asyncio.sleep(10)
            room.clock.jump(-2 * HOUR)
            await mover.act(first(mover))
            await asyncio.sleep(0)
            banks = mover.state["clocks"]["banks"]
            assert banks[seat] == 65.0
            assert banks[1 - seat] == 100.0
            assert mover.state["clocks"]["running"] == list(mover.state["waiting"]["seats"])

    run(test)


def test_who_lets_time_run_out_can_be_replaced_only_then() -> None:
    """`claim`: others may let a bot play on when the time is out, not before; the seat comes back when it returns."""

    async def test() -> None:
        async with opened() as room:
            _, sockets = await seated(room, "oort", 3, clock=LIVE, absent="claim", pace=0)
            mover = asked(sockets)
            other = next(one for one in sockets if one is not mover)
            late = mover.state["you"]
            await asyncio.sleep(99)
            assert not (await other.ask("takeover", seat=late))["ok"]
            await asyncio.sleep(1.5)
            assert other.told("clocks")[-1]["clocks"]["out"] == [late]
            assert (await other.ask("takeover", seat=late))["ok"]
            await asyncio.sleep(1)
            assert other.state["about"]["seats"][late]["why"] == "absent"
            assert (await mover.ask("see", visible=True))["ok"]
            await asyncio.sleep(0.1)
            assert other.state["about"]["seats"][late]["why"] is None
            assert other.state["clocks"]["banks"][late] >= 30

    run(test)


def test_waiting_tables_wait() -> None:
    """`wait`: the time is out, everybody sees it, and the move still counts."""

    async def test() -> None:
        async with opened() as room:
            _, sockets = await seated(room, "oort", 2, clock=LIVE)
            mover = asked(sockets)
            await asyncio.sleep(1000)
            assert sockets[0].told("clocks")[-1]["clocks"]["left"] == 0
            assert (await mover.act(first(mover)))["ok"]

    run(test)


def test_a_bot_steps_in_within_five_seconds_and_gives_the_seat_back() -> None:
    """`bot`: after the limit a bot plays; who returns has the seat at the next decision; the result tells of it."""

    async def test() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2, clock=LIVE, absent="bot", pace=0)
            sockets = [await room.connect(table, token) for token in tokens]
            mover = asked(sockets)
            late = mover.state["you"]
            other = sockets[1 - late]
            await mover.hang_up()
            seq = other.state["seq"]
            await asyncio.sleep(104)
            entries = [entry for frame in other.told("update") for entry in frame["entries"] if entry["seq"] > seq]
            assert [entry["is"] for entry in entries][:2] == ["stepped", "moved"]
            assert (entries[0]["seat"], entries[0]["why"]) == (late, "absent")
            back = await room.connect(table, tokens[late])
            await asyncio.sleep(0.1)
            assert back.state["about"]["seats"][late]["bot"] is None
            luck = Random(1)
            both = [back, other]
            for _ in range(500):
                if other.state["about"]["status"] == "over":
                    break
                one = asked(both)
                await one.act(luck.choice(one.state["decision"]["candidates"])["action"])
                await asyncio.sleep(0)
            assert other.state["outcome"]["replaced"] == [{"seat": late, "why": "absent"}]

    run(test)


# Days


@pytest.mark.parametrize(
    ("start", "hours", "quiet", "end"),
    [
        (12, 24, (0, 0), 36),
        (12, 24, (22, 8), 46),  # 10 hours until night, 10 of night, 14 more
        (23, 1, (22, 8), 33),  # asked at night, the hour begins in the morning
        (23, 15, (22, 8), 57),  # one more than the day has
        (9, 13, (22, 8), 22),  # just before the night
        (3, 48, (8, 22), 121),  # quiet at noon: ten hours a day count
    ],
)
def test_quiet_hours_do_not_count(start: float, hours: float, quiet: tuple[int, int], end: float) -> None:
    """So many hours for a decision, none of them at night."""
    clock = DaysClock(hours, *quiet)
    assert timing.deadline(start * HOUR, clock) == pytest.approx(end * HOUR)
    day = 365 * 86400.0 * 50
    assert timing.deadline(day + start * HOUR, clock) == pytest.approx(day + end * HOUR)


def test_a_deadline_holds_over_restarts_though_nobody_comes(tmp_path: Path) -> None:
    """The time of day counts while the server is down; the table is brought in when its time is out."""
    url, clock = f"sqlite:///{tmp_path}/tables.sqlite3", SimulatedClock()

    async def test() -> None:
        async with opened(url, clock=clock) as room:
            days = {"is": "days", "hours": 48}
            table, _ = await room.sit("oort", 2, clock=days, absent="bot", pace=0)
            await asyncio.sleep(20 * HOUR)
        clock.jump(20 * HOUR)  # while the server was down
        async with opened(url, clock=clock) as room:
            await asyncio.sleep(7.9 * HOUR)
            live = await room.live(table)
            seq = live.seq
            live.part()  # as one that nobody has looked at for long
            await asyncio.sleep(0.1 * HOUR + 5)
            live = await room.live(table)
            for _ in range(100):  # the file is read in a time of its own
                if live.seq > seq:
                    break
                await asyncio.sleep(1)
            assert live.seq > seq
            assert live.standing.replaced

    run(test)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_setting_the_clock_moves_no_deadline(jump: float) -> None:
    """Within a process a deadline comes as long after the question as it was meant to."""

    async def test() -> None:
        async with opened() as room:
            days = {"is": "days", "hours": 10}
            table, sockets = await seated(room, "oort", 2, clock=days, absent="bot", pace=0)
            await asyncio.sleep(HOUR)
            room.clock.jump(jump)
            await asyncio.sleep(8.9 * HOUR)
            live = await room.live(table)
            assert not live.standing.replaced
            await asyncio.sleep(0.1 * HOUR + 5)
            assert live.standing.replaced
            assert sockets

    run(test)


# Presence


def test_a_short_cut_shows_nothing_and_a_long_one_does() -> None:
    """Who is back within three seconds was never away."""

    async def test() -> None:
        async with opened() as room:
            table, tokens = await room.sit("oort", 2)
            me, other = [await room.connect(table, token) for token in tokens]
            await asyncio.sleep(10)
            before = len(me.told("presence"))
            await other.hang_up()
            await asyncio.sleep(2)
            again = await room.connect(table, tokens[1])
            await asyncio.sleep(10)
            assert len(me.told("presence")) == before
            await again.hang_up()
            await asyncio.sleep(3.5)
            assert me.told("presence")[-1]["present"] == [0]

    run(test)
