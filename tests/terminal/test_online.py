"""Terminals at a server: they set tables up, join by links, play through restarts, leave and come back."""

from __future__ import annotations

import asyncio
import os
import random
import re
import select
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from starboard.client import Server
from tests.counts import LONG
from tests.table.processes import Serving, served
from tests.terminal.keyboard import COMMAND, surroundings, typed

PATIENCE: Final = 600
LINK: Final = re.compile(r"http://\S+/t/\S+#\S+")
ASKED: Final = re.compile(r"(?m)^(?:Ana|Ben)\b(?:.*\n)??.*\[[A-Z]{2}-[\d.]+[a-z]?\]\n")
"""A prompt, which may take two lines, with its rule."""
FEWER: Final = re.compile(r"There is no number \d+ in the list, which goes to (\d+)\.\n> $")
OVER: Final = "The match is over."
BOARD: Final = "abcde fghij"
"""What stands under Oort's board."""


class Player:
    """Somebody at a plain terminal that reads from and writes into pipes."""

    def __init__(self, home: Path, *words: str) -> None:
        self._process: Final = subprocess.Popen(
            [*COMMAND, "play", "--plain", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=surroundings(home),
        )
        self.written = ""
        self._read = 0

    def look(self, seconds: float = 0.05) -> str:
        """Return what was written since something was typed or waited for."""
        assert self._process.stdout is not None
        while select.select([self._process.stdout], [], [], seconds)[0]:
            came = os.read(self._process.stdout.fileno(), 65536).decode()
            if not came:
                break
            self.written += came
            seconds = 0
        return self.written[self._read :]

    def until(self, wanted: str) -> str:
        """Wait until something is written; return what was until then."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.look():
            assert time.monotonic() < deadline, f"{wanted!r} did not come:\n{self.written[-2000:]}"
            assert self._process.poll() is None or wanted in self.look(), self.written[-2000:]
        found = self.written.index(wanted, self._read) + len(wanted)
        came, self._read = self.written[self._read : found], found
        return came

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin is not None
        self._read = len(self.written)
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def decide(self, luck: random.Random) -> bool:
        """Choose by number where a question stands at the end of what is written; whether one does."""
        said = self.look()
        fewer = FEWER.search(said)
        if fewer:  # what looked like a number was part of the words
            self.type(str(luck.randint(1, int(fewer[1]))))
            return True
        asked = list(ASKED.finditer(said))
        if not asked or not said.endswith("> "):
            return False
        count, listed = 0, said[asked[-1].end() :]
        while re.search(rf"(?m)(?:^|\s){count + 1}\s+\S", listed):
            count += 1
        self.type(str(luck.randint(1, count)))
        return True

    def end(self) -> None:
        """Hang up, whatever it does."""
        self._process.kill()
        self._process.communicate()

    def ends(self) -> int:
        """Wait until it has ended by itself; return the exit code."""
        code = self._process.wait(timeout=PATIENCE)
        self.look()
        self._process.communicate()
        return code


@contextmanager
def sitting(home: Path, *words: str) -> Iterator[Player]:
    """Sit at a terminal."""
    player = Player(home, *words)
    try:
        yield player
    finally:
        player.end()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server for all tests that leave it alive."""
    with served(tmp_path_factory.mktemp("served")) as running:
        yield running


GAMES = {
    "oort": ("oort", "--option", "drought=24"),
    "interstellar": ("interstellar", "--option=compact=true", "--option=entropyClock=1", "--setting=window=1"),
    "cove": ("cove",),
}


@pytest.mark.parametrize("game", GAMES if LONG else ["oort"])
def test_two_terminals_play_to_the_end_while_the_server_is_killed_and_started_again(game: str, tmp_path: Path) -> None:
    """Both hear of it and go on; both see the same ending, and each other's moves."""
    luck = random.Random(game)
    with (
        served(tmp_path) as running,
        sitting(tmp_path, *GAMES[game], "--online", running.address, "--names", "Ana") as ana,
    ):
        ana.until("#")
        link = LINK.search(ana.until("\n") and ana.written)
        assert link
        with sitting(tmp_path, "--online", link[0], "--names", "Ben") as ben:
            typed, kills, deadline = 0, [8, 20], time.monotonic() + PATIENCE
            while not (OVER in ana.written and OVER in ben.written):
                assert time.monotonic() < deadline, ana.written[-2000:] + ben.written[-2000:]
                typed += sum(player.decide(luck) for player in (ana, ben))
                if kills and typed >= kills[0]:
                    kills.pop(0)
                    running.kill()
                    running.restart()
            for player in (ana, ben):
                assert "Ana" in player.written
                assert "The line to the server is lost." in player.written
                assert "The server is back." in player.written
                assert "Traceback" not in player.written
            assert _result(ana.written) == _result(ben.written)
            ana.type("save")
            ana.until("Saved as")
            for player in (ana, ben):
                player.type("quit")
                assert player.ends() == 0


def _result(written: str) -> str:
    """Return what is said of the ending."""
    return written[: written.index(OVER)].rpartition("\n\n")[2]


def test_a_seat_is_left_and_taken_up_again(serving: Serving, tmp_path: Path) -> None:
    """Who leaves is told how; what happened meanwhile is told first. Others hear what is said, and may only watch."""
    with sitting(tmp_path, "oort", "--online", serving.address, "--bots", "person,random", "--seats", "3") as ana:
        link = LINK.search(ana.until("> "))
        assert link
        with sitting(tmp_path, "--online", link[0], "--names", "Ben", "--lang", "fr") as ben:
            ana.until("[OO-3.7]")
            ben.until("En attente de Joueur 1.")
            ana.type("say where are you?")
            ben.until("Joueur 1 : where are you?")
            ben.type("quitter")
            back = LINK.search(ben.until("#") and ben.written + ben.look(1))
            assert back
            assert ben.ends() == 0
        ana.type("1")
        ana.until("Ben")
        with sitting(tmp_path, "--online", back[0].rstrip("'")) as ben:
            ben.until("Ben, put your rocket")
            ben.type("who")
            assert "Player 1, here" in ben.until("a bot")
            ben.type("hint")
            ben.until("no hints against other people")
            with sitting(tmp_path, "--online", link[0]) as late:  # everybody sits: who is invited may watch
                late.until("Waiting for Ben.")
                late.type("1")
                late.until("Nobody asks you anything now.")


def test_a_seat_moves_to_another_terminal_by_a_code_that_is_typed(serving: Serving, tmp_path: Path) -> None:
    """In small letters and groups too; who leaves is given a code for coming back."""

    async def drawn(seat: str) -> str:
        async with Server(seat) as server:
            table, _, token = seat.rpartition("/t/")[2].partition("#")
            return (await server.code(table, 0, token)).code

    with sitting(tmp_path, "oort", "--online", serving.address, "--bots", "random", "--names", "Ana") as ana:
        ana.until("Ana, put your rocket")
        ana.type("quit")
        seat = LINK.search(ana.until("#") and ana.written + ana.look(1))
        assert seat
        assert ana.ends() == 0
    link = seat[0].rstrip("'")
    for _ in range(2):
        code = asyncio.run(drawn(link))
        typed = f"{link.partition('#')[0]}#{code[:5].lower()}-{code[5:]}"
        with sitting(tmp_path, "--online", typed) as moved:
            moved.until("Ana, put your rocket")
            moved.type("quit")
            back = LINK.search(moved.until("#") and moved.written + moved.look(1))
            assert back
            assert moved.ends() == 0
        with sitting(tmp_path, "--online", typed) as again:
            again.until("table/not-allowed")
        with sitting(tmp_path, "--online", back[0].rstrip("'")) as moved:
            moved.until("Ana, put your rocket")


def test_a_card_is_never_or_always_asked_about_or_as_usual(serving: Serving, tmp_path: Path) -> None:
    """It is said what holds; what no window is answered with is refused."""
    words = ("interstellar", "--online", serving.address, "--bots", "random", "--names", "Ana")
    with sitting(tmp_path, *words) as ana:
        ana.until("pick your race")
        ana.type("never play graviton_beam")
        ana.until("Never asked about: use Graviton Beam")
        ana.type("always play move")
        ana.until("Always asked about: use Move")
        ana.type("ask play graviton_beam")
        assert "Graviton Beam" not in ana.until("Always asked about: use Move").partition("\n")[2]
        ana.type("never end turn")
        ana.until('No window is answered by "end turn".')
        ana.type("ask play move")
        ana.until("You are asked whenever you can answer.")


def test_moves_are_taken_back_by_consent_and_a_rematch_is_played(serving: Serving, tmp_path: Path) -> None:
    """What others must agree to is asked of them; who gives up can play again, one seat further."""
    with sitting(tmp_path, "oort", "--online", serving.address, "--names", "Ana") as ana:
        link = LINK.search(ana.until("> "))
        assert link
        with sitting(tmp_path, "--online", link[0], "--names", "Ben") as ben:
            ana.until("[OO-3.7]")
            assert BOARD in ben.until("Waiting for Ana.")  # though he came before the match
            ana.type("1")
            ben.until("[OO-3.7]")
            ben.type("1")
            ana.until("[OO-4.2]")
            ana.type("undo")
            ana.until("(y/n)")
            ana.type("y")
            ben.until("Ana asks to take back the last 2 moves. Do you agree?")
            ben.type("y")
            ana.until("Ana, put your rocket")
            ana.type("concede")
            ana.until("(y/n)")
            ana.type("y")
            for player in (ana, ben):
                player.until("Ana has given the match up.")
                player.until(OVER)
            ben.type("replay")
            ben.until(OVER)  # and what can be done then, at a server
            ana.type("again")
            ben.until("A rematch is set up.")
            ben.type("again")
            ben.until("Ben, put your rocket")
            ana.until("Waiting for Ben.")


def test_what_cannot_be_at_a_server_is_refused_in_one_sentence(serving: Serving, tmp_path: Path) -> None:
    """No server, no table, no such bot, a seed of one's own."""
    for words, said in (
        (["oort", "--online", "http://127.0.0.1:9"], "client/unreachable: No server of tables answers"),
        (["--online", f"{serving.address}/t/nowhere#key"], "table/unknown: There is no such table"),
        (["--online", serving.address], "game/unknown"),
        (["oort", "--online", serving.address, "--bots", "deepest"], "options/invalid"),
        (["oort", "--online", serving.address, "--seed", "1"], "options/invalid: At a server there is no --seed"),
        (["oort", "--online", serving.address, "--seats", "9"], "options/invalid"),
    ):
        written = typed(tmp_path, "play", "--plain", *words, lines=[], code=1)
        assert said in written
        assert written.count("\n") == 1
