"""Two tables that differ only in what one viewer may not know, played side by side in the same simulated time.

Whatever the viewer's line receives is kept with its time. It is the same at both tables, byte for byte, as long as the
kernel shows the viewer the same in both; from a legal reveal on the two part, and another pair takes over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from starboard.kernel import (
    CHANCE,
    SPECTATOR,
    Action,
    Came,
    Event,
    Game,
    Match,
    Played,
    StarboardError,
    State,
    asked_unseen,
    determinise,
    head_line,
    is_paced,
    last_line,
    legal,
    options,
    outcomes,
    past_lines,
    seen_by,
    view,
)
from starboard.kernel.log import is_for
from starboard.kernel.steps import Ask
from starboard.table import protocol, wishes
from starboard.table.asks import Guest
from starboard.table.dealing import REFEREE
from starboard.table.founding import Origin
from starboard.table.line import Line
from starboard.table.live import Live
from starboard.table.settings import PersonSeat, Settings
from starboard.testing.tables import some
from tests.table.searching import Difference, Search
from tests.table.simulated import Room, Socket

WINDOW: Final = 3.0
SOON: Final = 1.4
"""Until then everybody has answered a window: some time before it closes."""
TRIED: Final = 8
"""So many actions are looked at for one that can be played in both worlds."""


class World:
    """One of the two tables: the viewer is connected to it, and the others decide."""

    def __init__(self, room: Room, live: Live, socket: Socket) -> None:
        self.room: Final = room
        self.live: Final = live
        self.socket: Final = socket
        self._sent = 0

    @property
    def match(self) -> Match:
        """The match at this table."""
        assert self.live.table.match is not None
        return self.live.table.match

    @property
    def state(self) -> State:
        """How it stands in truth."""
        return self.match.state

    def frames(self) -> list[tuple[float, bytes]]:
        """What the viewer's line received, each frame with its time; the table's own name is put out."""
        name = self.live.id.encode()
        return [(round(at, 6), frame.replace(name, b"?")) for at, frame in self.socket.heard()]

    async def do(self, seat: int, request: type[protocol.Ask], **fields: Any) -> None:
        """Let somebody whose line is not looked at send a request; it must not be refused."""
        self._sent += 1
        guest = Guest(self.room.house, self.live, Line(seat, "en"))
        await guest.answer(request(f"w{self._sent}", **fields))

    async def decide(self, viewer: int, seat: int, action: Action) -> None:
        """Let a seat decide, the viewer over its own line."""
        number = self.match.number
        if seat == viewer:
            reply = await self.socket.ask("act", number=number, actions=[str(action)])
            assert reply["ok"], reply
        else:
            await self.do(seat, protocol.Act, number=number, actions=[str(action)])

    async def mute(self, seat: int) -> None:
        """Let a seat say that it wants never to be asked in such windows, or about what it holds: so it has passed."""
        found = wishes.answers(self.live.table, seat)
        assert found is not None
        if len(found.abilities) % 2:
            await self.do(seat, protocol.Order, window=found.sort, ask="never")
        for ability in found.abilities:
            await self.do(seat, protocol.Order, ability=ability, ask="never")
        assert self.live.table.sealed[seat] == [found.silence]


def lines_from(game: Game[Any], seats: int, chosen: dict[str, Any], s: State) -> list[dict[str, Any]]:
    """Return the file of a match that begins at a position, whose chance is said by hand."""
    match = Match(game, seats, chosen, scripted=True, start=s.clone())
    return [head_line(match), *past_lines(match), last_line(match)]


async def table_at(room: Room, game: Game[Any], seats: int, chosen: dict[str, Any], s: State, viewer: int) -> World:
    """Set a table up that begins at a position, with the viewer connected to it."""
    settings = Settings(watch="all", chance="hand", window=WINDOW)
    new = protocol.NewTable(game.name, [PersonSeat() for _ in range(seats)], chosen, settings)
    keys = await room.house.create(new, "", Origin(record=lines_from(game, seats, chosen, s)))
    tokens = {SPECTATOR: ""}
    for seat in range(seats):
        claim = {"invite": keys.invite, "seat": seat, "name": f"Guest {seat}"}
        tokens[seat] = (await room.post(f"/tables/{keys.table}/claim", claim))["token"]
    await room.post(f"/tables/{keys.table}/start", token=keys.host)
    socket = await room.connect(keys.table, tokens[viewer], raw=True)
    return World(room, await room.live(keys.table), socket)


class Pair:
    """Two worlds that look alike to a viewer, and what is played in both."""

    def __init__(self, one: World, two: World, viewer: int, rng: Random) -> None:
        self.worlds: Final = (one, two)
        self._one: Final = one
        self._two: Final = two
        self._viewer: Final = viewer
        self._rng: Final = rng
        self._search: Final = Search(one.match.game)
        self.compared = 0
        """Decisions after which everything was still the same."""
        self.windows = self.muted = 0

    async def play_on(self, most: int) -> None:
        """Play until the worlds part, the match is over or so much was decided; raise Difference on a leak."""
        self._compare()
        for _ in range(most):
            if self._one.match.over:
                return
            if self._rng.random() < 0.3:
                self._compare(await self._ask_about())
            before = [len(world.match.log) for world in self.worlds]
            if not await self._go_on():
                return
            await asyncio.sleep(0.5)
            if not self._alike(*before) or self._one.match.over:
                self._read(self._two, self._search.fork())
                self._read(self._one, self._search)
                return
            self._compare()
            self.compared += 1

    def _alike(self, one: int, two: int) -> bool:
        """Whether the kernel shows the viewer the same in both: the position, and what was told since."""
        told: list[Any] = []
        for world, since in zip(self.worlds, (one, two), strict=True):
            told.append((view(world.state, self._viewer), world.match.seat, self._heard(world, since)))
        return bool(told[0] == told[1])

    def _heard(self, world: World, since: int) -> list[Event]:
        return [seen_by(event, self._viewer) for event in world.match.log[since:] if is_for(event, self._viewer)]

    def _compare(self, asked: Iterable[str] = ()) -> None:
        one, two = (world.frames() for world in self.worlds)
        for place, (mine, other) in enumerate(zip(one, two, strict=False)):
            if mine != other:
                raise Difference(f"frame {place}: {_apart(mine, other)}")
        if len(one) != len(two):
            longer = max(one, two, key=len)
            raise Difference(f"one more frame: {longer[min(len(one), len(two))]!r}"[:600])
        self._read(self._one, self._search, asked)  # which the other is equal to

    def _read(self, world: World, search: Search, asked: Iterable[str] = ()) -> None:
        """Raise Difference where what came since the last time names a piece that the viewer has not seen."""
        since = search.events if search.events <= len(world.match.log) else 0  # moves may have been taken back
        search.learn(view(world.state, self._viewer), self._heard(world, since))
        search.events = len(world.match.log)
        search.read([frame for _, frame in world.socket.frames], asked)

    async def _ask_about(self) -> list[str]:
        """Let the viewer ask this and that at both tables; return what it named. The replies are frames like others."""
        rng, number = self._rng, self._one.match.number
        space = self._one.match.game.space
        texts = [str(space.action(rng.randrange(space.size))) for _ in range(3)]
        mine = self._options()
        if mine:
            texts[0] = str(rng.choice(mine))
        seq = rng.randrange(self._one.live.seq + 2)
        asked: list[tuple[str, dict[str, Any]]] = [
            ("why", {"number": number, "action": texts[1]}),
            ("brings", {"number": number, "depth": rng.randint(1, 3)}),
            ("brings", {"number": number, "actions": texts[:1]}),
            ("draft", {"number": number, "actions": texts[:1]}),
            ("draft", {"number": number, "actions": texts[:2]}),
            ("act", {"number": number, "actions": texts[:2]} if not is_paced(self._one.state) else {"number": 999}),
            ("act", {"number": number + 1, "actions": texts[:1]}),
            ("undo", {"number": number}),
            ("barrier", {"number": number, "turn": rng.random() < 0.5}),
            ("look", {"seq": seq}),
            ("log", {"since": seq - 2}),
        ]
        do, fields = rng.choice(asked)
        if do == "act" and self._taken(fields):
            return []
        for world in self.worlds:
            await world.socket.ask(do, **fields)
        return texts

    def _taken(self, fields: dict[str, Any]) -> bool:
        """Whether an act that is meant to be refused would be taken."""
        taken = []
        for world in self.worlds:
            try:
                table = world.live.table
                trial = table.draft(self._viewer, fields["number"], fields["actions"])
                taken.append(trial is not None)
            except (StarboardError, KeyError):
                taken.append(False)
        return any(taken)

    def _options(self) -> list[Action]:
        table = self._one.live.table
        return legal(table.state_for(self._viewer)) if self._viewer in table.asked() else []

    async def _go_on(self) -> bool:
        """Let one thing happen at both tables; return whether there was one that could."""
        if self._one.match.seat == CHANCE:
            return await self._chance()
        if is_paced(self._one.state):
            return await self._window()
        seat = self._one.match.seat
        chosen = self._choose(seat, self._one.state, self._two.state)
        if chosen is None:
            return False
        for world, action in zip(self.worlds, chosen, strict=True):
            await world.decide(self._viewer, seat, action)
        return True

    async def _chance(self) -> bool:
        one, two = ([outcome for outcome, _ in outcomes(world.state)] for world in self.worlds)
        outcome = self._rng.choice(one)
        alike = [outcome] if outcome in two else [other for other in two if self._reads(Came(other), Came(outcome))]
        if not alike:
            return False
        for world, come in zip(self.worlds, (outcome, self._rng.choice(alike)), strict=True):
            await world.do(REFEREE, protocol.Come, number=world.match.number, outcome=str(come))
        return True

    def _choose(self, seat: int, one: State, two: State) -> tuple[Action, Action] | None:
        """Return what a seat plays in each world: the same, or what reads the same to the viewer."""
        mine, theirs = options(one), options(two)
        for _ in range(TRIED):
            action = some(mine, self._rng)
            if theirs.contains(action):
                return action, action
            if seat != self._viewer:
                for _ in range(TRIED):
                    other = some(theirs, self._rng)
                    if self._reads(Played(seat, action, False), Played(seat, other, False)):
                        return action, other
        return None

    def _reads(self, one: Event, other: Event) -> bool:
        return bool(seen_by(one, self._viewer) == seen_by(other, self._viewer))

    # Windows

    async def _window(self) -> bool:
        """Let everybody answer an open window, at other times and in another order at each table."""
        plan: list[tuple[float, int, int, Action | None]] = []
        asked = self._one.live.table.asked()
        for seat in asked:
            states = [world.live.table.state_for(seat) for world in self.worlds]
            chosen = self._answer(seat, *states)
            if chosen is None:
                return False
            when = self._rng.uniform(0.1, SOON)
            for place, action in enumerate(chosen):
                at = when if seat == self._viewer else self._rng.uniform(0.1, SOON)
                passes = seat != self._viewer and _is_silence(states[place], action)
                mutes = passes and self._rng.random() < 0.3
                self.muted += mutes
                plan.append((at, place, seat, None if mutes else action))
                if seat != self._viewer and not mutes and self._rng.random() < 0.2:  # somebody changes their mind
                    first = some(options(states[place]), self._rng)
                    plan.append((at / 2, place, seat, first))
        began = asyncio.get_running_loop().time()
        holds = self._rng.random() < 0.1
        if holds:
            for world in self.worlds:
                await world.do(asked[-1], protocol.Hold)
        for at, place, seat, answer in sorted(plan, key=lambda one: one[:3]):
            await asyncio.sleep(began + at - asyncio.get_running_loop().time())
            if answer is None:
                await self.worlds[place].mute(seat)
            else:
                await self.worlds[place].decide(self._viewer, seat, answer)
        if self._rng.random() < 0.5:  # whoever comes, speaks or listens in another language is shown how it stands
            for world in self.worlds:
                await world.socket.ask("speak", language="fr")
                await world.do(asked[0], protocol.Say, phrase="hello")
        await asyncio.sleep(0.1)
        self._compare()
        await asyncio.sleep(began + WINDOW + 10 * holds - asyncio.get_running_loop().time())
        self.windows += 1
        return True

    def _answer(self, seat: int, one: State, two: State) -> tuple[Action, Action] | None:
        top = one.steps[-1]
        if isinstance(top, Ask) and top.SILENCE is not None and self._rng.random() < 0.6:
            return top.SILENCE, top.SILENCE
        if seat != self._viewer and asked_unseen(one) and self._rng.random() < 0.2:
            return some(options(one), self._rng), some(options(two), self._rng)
        return self._choose(seat, one, two)


def _is_silence(s: State, action: Action) -> bool:
    """Whether an action lets the open window pass."""
    top = s.steps[-1]
    return isinstance(top, Ask) and top.SEALED and action == top.SILENCE


def _apart(one: tuple[float, bytes], two: tuple[float, bytes]) -> str:
    """Say in what two frames differ."""
    if one[1] == two[1]:
        return f"it came after {one[0]} s and after {two[0]} s: {one[1][:200]!r}"
    ends = min(len(one[1]), len(two[1]))
    place = next((at for at in range(ends) if one[1][at] != two[1][at]), ends)
    return f"{one[1][max(0, place - 80) : place + 80]!r} and {two[1][max(0, place - 80) : place + 80]!r}"


async def two_tables(
    rooms: tuple[Room, Room], game: Game[Any], seats: int, chosen: dict[str, Any], s: State, viewer: int, rng: Random
) -> Pair | None:
    """Return two tables at a position, the second with other cards where the viewer cannot see; None if it has none."""
    other = determinise(game, view(s, viewer), viewer, rng)
    if seen_by(other, viewer) != seen_by(s, viewer):
        return None
    worlds = [await table_at(room, game, seats, chosen, at, viewer) for room, at in zip(rooms, (s, other), strict=True)]
    return Pair(worlds[0], worlds[1], viewer, rng)
