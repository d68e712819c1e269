"""Frames: how long they are tells nothing of a hand, and what was made of them is not made again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from starboard.games import add_game
from starboard.kernel import SPECTATOR, asked_unseen, determinise, is_paced, view
from starboard.table import exits, saying
from starboard.table.line import Line
from starboard.table.live import Live
from starboard.texts import LANGUAGES, Texts
from tests.ours import forgetting
from tests.subjects import GAMES, positions
from tests.subjects import chosen as options_of
from tests.table.simulated import Room, Socket, opened, run
from tests.table.worlds import table_at
from tests.toys.strike import GAME as STRIKE


def lengths(live: Live, language: str, *, raw: bool = False) -> set[int]:
    """Return how long the frames are that those are sent whom a window asks, whoever comes and whatever came."""
    texts, found = exits.spoken(live.standing, language), set()
    for seat in live.table.asked():
        line = Line(seat, language)
        line.raw = raw
        found.add(len(live.frames.frame(live, line, live.seq - 1, "update", texts)))
    return found


def windows(name: str, seats: int, most: int) -> list[tuple[Any, dict[str, Any]]]:
    """Return positions of random games in which a window is open to several, with the options of their games."""
    found: list[tuple[Any, dict[str, Any]]] = []
    for seed in range(4):
        states = (s for s, _ in positions(GAMES[name], seats, seed) if is_paced(s))
        together = [s.clone() for s in states if len(asked_unseen(s)) > 1]
        chosen = dict(options_of(GAMES[name], seats, seed))
        found += [(s, chosen) for s in Random(seed).sample(together, min(3, len(together)))]
    return found[:most]


@pytest.mark.parametrize("name", ["interstellar", "strike"])
def test_a_frame_of_a_window_is_as_long_whatever_a_seat_holds(name: str) -> None:
    """The same for all who are asked, with other cards in every hand too: an ear on the wire learns nothing."""
    game, rng = GAMES[name], Random(1)

    async def play() -> None:
        async with opened() as room:
            found = windows(name, 3, 8)
            assert len(found) == 8
            for s, chosen in found:
                other = determinise(game, view(s, SPECTATOR), SPECTATOR, rng)
                lives = [(await table_at(room, game, 3, chosen, one, SPECTATOR)).live for one in (s, other)]
                for language in LANGUAGES:
                    for raw in (False, True):
                        assert len(lengths(lives[0], language, raw=raw) | lengths(lives[1], language, raw=raw)) == 1

    with forgetting():
        add_game(STRIKE)
        run(play)


async def in_a_window(room: Room, table: str, sockets: list[Socket]) -> Live:
    """Play on until a window asks everybody."""
    live, rng = await room.live(table), Random(3)
    for _ in range(500):
        if live.table.is_window() and len(live.table.asked()) == len(sockets):
            return live
        for socket in sockets:
            decision = socket.state["decision"]
            if decision and not decision.get("done"):
                decision["done"] = True
                await socket.act(rng.choice(decision["candidates"])["action"])
                break
        else:
            await asyncio.sleep(1.1)
    raise AssertionError("no window opens")


def test_what_is_private_in_a_window_does_not_show_in_the_length_over_a_line() -> None:
    """Neither a standing instruction, nor an answer that was given, nor one's own name, nor coming back."""

    async def play() -> None:
        async with opened() as room:
            table, tokens = await room.sit("interstellar", 3, window=1)
            sockets = [await room.connect(table, token) for token in tokens]
            live = await in_a_window(room, table, sockets)
            await sockets[0].ask("order", until="always")
            for card in ("move", "graviton_beam", "scavengers", "galactic_cannon", "time_machine", "entropy_inhibitor"):
                assert (await sockets[0].ask("order", ability=f"play {card}", ask="never"))["ok"]
            await sockets[1].act(sockets[1].state["decision"]["silence"])
            for socket in sockets:
                await socket.ask("say", phrase="hello")
            sent = [[len(data) for _, data in socket.frames if b'"hello"' in data][-3:] for socket in sockets]
            assert sent[0] == sent[1] == sent[2]
            back = [await room.connect(table, token, since=live.seq) for token in tokens]
            states = [next(len(data) for _, data in socket.frames if b'"state"' in data) for socket in back]
            assert len(set(states)) == 1
            assert live.table.is_window()

    run(play)


def test_the_log_is_put_into_words_once_for_who_reads_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes again, changes the language back, or asks for the log gets what was said before."""
    said: list[int] = []

    async def play() -> None:
        async with opened() as room:
            table, tokens = await room.sit("interstellar", 3, window=1)
            sockets = [await room.connect(table, token) for token in tokens]
            await in_a_window(room, table, sockets)
            fresh = await room.connect(table, tokens[0])
            monkeypatch.setattr(Texts, "told", counting)
            again = await room.connect(table, tokens[0], prefix="a")
            assert again.state["entries"] == fresh.state["entries"]
            assert (await again.ask("log", since=-1))["entries"] == fresh.state["entries"]
            assert said == []
            await again.ask("speak", language="fr")
            assert said
            assert again.state["entries"] != fresh.state["entries"]

    honest = Texts.told

    def counting(self: Texts, *told: Any) -> Any:
        said.append(1)
        return honest(self, *told)

    run(play)


def test_what_is_kept_of_the_log_is_for_one_viewer_and_changes_when_the_match_is_over() -> None:
    """From then on everybody hears everything."""

    async def play() -> None:
        async with opened() as room:
            table, tokens = await room.sit("strike", 3, window=1)
            sockets = [await room.connect(table, token) for token in tokens]
            live = await room.live(table)
            rng = Random(2)
            for _ in range(3000):
                if live.standing.status == "over":
                    break
                for socket in sockets:
                    decision = socket.state["decision"]
                    if decision and not decision.get("done"):
                        decision["done"] = True
                        await socket.act(rng.choice(decision["candidates"])["action"])
                        break
                else:
                    await asyncio.sleep(1.1)
            assert live.standing.status == "over"
            texts = exits.spoken(live.standing, "en")
            told = [(await room.connect(table, token)).state["entries"] for token in tokens]
            plain = [saying.entry_json(live.table, 0, texts, one.seq, one.at, one.entry) for one in live.notes[-200:]]
            assert told[0] == msgspec.json.decode(msgspec.json.encode(plain))
            assert [entry.get("events") for entry in told[0]] == [entry.get("events") for entry in told[1]]

    with forgetting():
        add_game(STRIKE)
        run(play)
