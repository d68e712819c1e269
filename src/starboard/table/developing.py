"""The bench of `starboard dev`: one table of a game that is being written, and all that is true of it."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter
from msgspec import Struct

from starboard.bots import FIRST_BOT
from starboard.games import find_game
from starboard.kernel import StarboardError
from starboard.table import protocol
from starboard.table.entries import Entry, Stepped
from starboard.table.settings import PersonSeat, SeatPlan, Settings
from starboard.table.standing import PLAYING
from starboard.table.truth import truth_json, why_json
from starboard.table.visiting import TheHouse, words
from starboard.texts.forms import missing_texts

if TYPE_CHECKING:
    from starboard.table.house import House
    from starboard.table.live import Live

Language = Annotated[str, QueryParameter(name="lang", max_length=8)]
NOTES: Final = "bench.json"
"""What the bench remembers from one start to the next, in its folder."""
PACE: Final = 0.6
LETTERS: Final = "ABCDEFGHIJKL"


class Notes(Struct):
    """What is remembered: the table with the keys of its seats, where somebody sits, and what was loaded last."""

    path: str
    game: str
    seats: int
    language: str = "en"
    table: str = ""
    keys: dict[str, str] = {}
    seat: int = 0
    file: str = ""
    """The file whose change made the rules be loaded anew; empty at the first start."""
    since: float = 0.0
    """When it was noticed."""


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """Name a seat."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=11)]


class Bench:
    """The one table of a game that is being written."""

    def __init__(self, folder: Path) -> None:
        self._folder: Final = folder
        self.notes: Final = msgspec.json.decode((folder / NOTES).read_bytes(), type=Notes)
        self.kept = False
        """Whether the match of before the last change still loads."""
        self.took = 0.0
        """Seconds from the change to the first look."""
        self.checks: Final[list[str]] = []
        self.checking = True
        self._lock: Final = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def live(self, house: House) -> Live:
        """Return the table: the one there was where its match still loads, else another."""
        async with self._lock:
            if self._task is None:
                self._task = asyncio.get_running_loop().create_task(self._check())
                self.took = max(0.0, house.clock.wall() - self.notes.since) if self.notes.file else 0.0
            if self.notes.table:
                with suppress(StarboardError):
                    live = await house.live(self.notes.table)
                    self.kept = self.kept or bool(self.notes.file)
                    return live
            return await self.begin(house)

    async def begin(self, house: House) -> Live:
        """Begin a match at a table of its own, and sit down where one sat."""
        notes = self.notes
        self.kept = False
        mine: list[SeatPlan] = [PersonSeat(mine=True, name=LETTERS[seat]) for seat in range(notes.seats)]
        new = protocol.NewTable(notes.game, mine, {}, Settings(watch="nobody", window=1, pace=PACE))
        keys = await house.create(new, "")
        notes.table, notes.keys = keys.table, keys.seats
        live = await house.live(keys.table)
        async with house.changing(live):
            await house.commit(live, live.table.begin())
        await self.sit(house, live, min(notes.seat, notes.seats - 1))
        return live

    async def sit(self, house: House, live: Live, seat: int) -> None:
        """Sit at a seat, and let a bot play at every other."""
        self.notes.seat = seat
        self.remember()
        async with house.changing(live):
            changed: list[Entry] = []
            for number, one in enumerate(live.standing.seats):
                if number == seat and one.bot:
                    changed.append(Stepped(number, "", "back"))
                elif number != seat and not one.bot:
                    changed.append(Stepped(number, FIRST_BOT, "asked"))
            if changed and live.standing.status == PLAYING:
                await house.commit(live, changed)

    def broken(self) -> int:
        """Return how many promises are broken, as far as was looked."""
        wrong = words(self.notes.language).message("check-wrong", seats="", check="").split()[0]
        return sum(1 for line in self.checks if line.startswith(wrong))

    def remember(self) -> None:
        """Keep the notes for the next start."""
        (self._folder / NOTES).write_bytes(msgspec.json.encode(self.notes))

    async def _check(self) -> None:
        """Hold the game to the checks, in a process of its own that gives way to everything else."""
        command = [sys.executable, "-m", "starboard", "check", self.notes.path, "--seats", str(self.notes.seats)]
        command += ["--lang", self.notes.language]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, preexec_fn=_give_way
        )
        try:
            assert process.stdout is not None
            async for line in process.stdout:
                self.checks.append(line.decode(errors="replace").rstrip())
        finally:
            with suppress(ProcessLookupError):
                process.terminate()
            self.checking = False


def _give_way() -> None:
    os.nice(15)


TheBench = NamedDependency[Bench]


class DevApi(Controller):
    """What the page of `starboard dev` asks; `bench_app` alone has it."""

    path = "/api/dev"
    include_in_schema = False

    @get("/")
    async def about(self, house: TheHouse, bench: TheBench, language: Language = "en") -> dict[str, Any]:
        """Tell which game is on the bench, at which table, and what became of the last change."""
        live = await bench.live(house)
        notes = bench.notes
        return {
            "path": notes.path,
            "table": live.id,
            "seats": notes.seats,
            "seat": notes.seat,
            "key": notes.keys.get(str(notes.seat), ""),
            "file": notes.file,
            "took": round(bench.took * 1000),
            "kept": bench.kept,
            "checks": bench.checks,
            "broken": bench.broken(),
            "checking": bench.checking,
            "missing": missing_texts(find_game(notes.game), words(language)),
        }

    @get("/truth")
    async def truth(self, house: TheHouse, bench: TheBench) -> dict[str, Any]:
        """Tell all of the match."""
        live = await bench.live(house)
        async with house.changing(live):
            await house.whole(live)
            match = live.table.match
            return {} if match is None else truth_json(match, bench.notes.seat)

    @get("/why")
    async def why(
        self,
        house: TheHouse,
        bench: TheBench,
        action: Annotated[str, QueryParameter(max_length=500)],
        language: Language = "en",
    ) -> dict[str, Any]:
        """Tell why an action is refused, and where the game says so."""
        live = await bench.live(house)
        async with house.changing(live):
            match = live.table.match
            return {} if match is None else why_json(match, action, words(language))

    @post("/sit", status_code=200)
    async def sit(self, house: TheHouse, bench: TheBench, data: JSONBody[SitDown]) -> dict[str, Any]:
        """Sit at another seat."""
        live = await bench.live(house)
        seat = min(data.seat, bench.notes.seats - 1)
        await bench.sit(house, live, seat)
        return {"seat": seat, "key": bench.notes.keys.get(str(seat), "")}

    @post("/again", status_code=200)
    async def again(self, house: TheHouse, bench: TheBench) -> dict[str, Any]:
        """Begin another match."""
        return {"table": (await bench.begin(house)).id}
