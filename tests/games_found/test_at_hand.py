"""Games that a program has at hand, or opens by their paths, are known by their names from then on."""

from __future__ import annotations

import pytest

from examples.connect_four import GAME, ConnectFour
from starboard.games import add_game, find_game, loaded, module_of, names, open_game, path_of
from starboard.kernel import BrokenGame, UnknownGame
from tests.ours import OURS, forgetting


def test_a_game_at_hand_is_known_by_its_name() -> None:
    """As one that is opened is, only that it has no path; and as one game."""
    with forgetting():
        with pytest.raises(UnknownGame):
            find_game("connect_four")
        add_game(GAME)
        assert find_game("connect_four") is GAME
        assert names()[-1] == "connect_four"
        assert "connect_four" in loaded()
        assert path_of("connect_four") == ""
        assert module_of("connect_four") == "examples.connect_four"
        assert open_game("examples.connect_four:GAME") is GAME
        assert names().count("connect_four") == 1
        assert path_of("connect_four") == "examples.connect_four:GAME"
        with pytest.raises(BrokenGame, match="game-taken"):
            add_game(ConnectFour())
        assert find_game("connect_four") is GAME


def test_an_installed_game_may_be_opened_by_its_path_too() -> None:
    """It stays the one that is installed, which needs no path."""
    with forgetting():
        known = names()
        assert open_game("starboard.games.oort:GAME") is find_game("oort")
        assert names() == known
        assert path_of("oort") == ""
    assert names()[: len(OURS)] == OURS


@pytest.mark.parametrize(
    "name", ["examples.connect_four:GAME", "starboard.games.oort:GAME", "starboard.games.oort", ""]
)
def test_no_path_is_a_name(name: str) -> None:
    """Whatever asks by name imports nothing else."""
    with pytest.raises(UnknownGame):
        find_game(name)
