"""The example of a bot in another language plays whole matches, of our games and of other people's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.bots import ExternalBot, play_out
from starboard.games import find_game
from starboard.kernel import Game, Match
from tools import page

BOT = Path(__file__).resolve().parents[2] / "examples" / "program_bot" / "bot.mjs"


@pytest.mark.parametrize("game", [find_game("oort"), CONNECT_FOUR], ids=lambda game: game.name)
def test_it_plays_to_the_end_without_a_fault(game: Game[Any]) -> None:
    """Against itself, a process for each seat."""
    match = Match(game, 2, seed=5)
    bots = [ExternalBot("node", [str(page.node()), str(BOT)], seat, limit=60) for seat in range(2)]
    try:
        play_out(match, bots)  # any fault is raised
    finally:
        for bot in bots:
            bot.close()
    assert match.over


def test_it_is_short_and_needs_nothing_but_node() -> None:
    """It is there to be read."""
    lines = BOT.read_text("utf-8").splitlines()
    assert len(lines) < 60
    assert [line for line in lines if line.startswith("import ")] == [
        "import { createInterface } from 'node:readline';"
    ]
