"""What is longer than the screen is read in pages, and what is typed does what it says."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from starboard.bots import GreedyBot, make_bot, play_out
from starboard.games import find_game
from starboard.kernel import Match
from starboard.terminal.ending import told_ending
from starboard.terminal.menu import Menu
from starboard.terminal.screen import Screen
from starboard.terminal.seating import PERSON, Seating
from starboard.terminal.session import Session
from starboard.terminal.table import Table
from starboard.texts import Texts
from tests.terminal.scripted import Scripted, Watched

ON = "Enter: on. "


@pytest.fixture(autouse=True)
def _no_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def sat(screen: Scripted, match: Match) -> list[str]:
    """Return what is shown to the first player, who plays against bots."""
    players = [PERSON, *["greedy"] * (match.seats - 1)]
    Session(Table(screen, match, Seating(players, seed=1), "en")).run()
    return screen.shown


@pytest.mark.parametrize("asked", ["help", "aid", "all"])
def test_long_answers_come_in_pages(asked: str) -> None:
    """On a terminal of 24 rows no more than a screenful is written before it waits."""
    shown = sat(Watched([asked, *[""] * 6], width=80, height=24), Match(find_game("cove"), 1, seed=3))
    begun = shown.index("> ")
    stops = [begun, *[place for place, line in enumerate(shown) if place > begun and line == ON]]
    assert len(stops) > 1
    assert all(after - before <= 23 for before, after in pairwise(stops))


def test_the_result_begins_with_who_won_and_waits_for_its_reader() -> None:
    """The board is seen first, then the result from its first line."""
    match = Match(find_game("oort"), 2, seed=4)
    play_out(match, [make_bot("random", number) for number in range(2)])
    assert "win" in told_ending(match, Texts("en"), 0)[1].plain
    shown = sat(Watched(["", "", "", ""], width=80, height=24), match)
    won = next(place for place, line in enumerate(shown) if " win" in line)
    assert ON in shown[won - 3 : won]


def test_the_sealed_luck_is_read_before_a_low_board() -> None:
    """It would scroll away unread."""
    shown = sat(Watched([""], width=80, height=24), Match(find_game("oort"), 2))
    sealed = next(place for place, line in enumerate(shown) if line.startswith("Sealed luck"))
    assert shown[sealed + 1] == ON


def test_a_way_that_is_written_out_is_played_before_a_topic_answers() -> None:
    """`Race Humans` picks the Humans where they can be picked; others are told about."""
    match = Match(find_game("interstellar"), 3, seed=3)
    shown = sat(Scripted(["Race Kith", "Race Humans"]), match)
    assert any(line.startswith("Kith: Home planet") for line in shown)
    assert "Player 1 plays the Humans." in shown


@pytest.mark.parametrize("seed", range(2, 5))
def test_what_looks_best_is_in_the_list(seed: int) -> None:
    """Also where the list is cut, as in a window of 24 rows."""
    match = Match(find_game("cove"), 2, seed=seed)
    screen = Scripted([], width=80, height=24)
    table = Table(screen, match, Seating([PERSON, PERSON], seed=1), "en")
    table.show()
    ways = table.ways()
    table.show_ways(ways)
    best = GreedyBot(match.decision).plan(match.game, match.view(match.seat), match.seat).actions[0]
    number = next(place for place, way in enumerate(ways, start=1) if way.actions == [best])
    assert any(f" {number} " in line.replace("\u00a0", " ") for line in screen.shown)


def test_only_a_clear_no_gives_a_match_up(tmp_path: Path) -> None:
    """Anything else is asked again."""
    screen = Scripted(["1", "quit", "what", "", "n"])
    shown = sat(screen, Match(find_game("oort"), 2, seed=1))
    assert shown.count("Save the match before you leave? (y/n) ") == 3
    assert not list(tmp_path.rglob("*.starboard"))


def test_what_is_no_match_is_called_so_at_every_table(tmp_path: Path) -> None:
    """On the shelf and by its name, in one sentence."""
    shelf = tmp_path / "starboard"
    shelf.mkdir()
    (shelf / "junk.starboard").write_text("junk", encoding="utf-8")
    shown = sat(Scripted(["load", "load 1"]), Match(find_game("cove"), 1, seed=3))
    assert any("junk.starboard: this is not a saved match" in line for line in shown)
    assert "This is not a saved match." in shown


def test_after_the_end_there_are_kind_answers() -> None:
    """`rule` asks which, `all` says that nothing more is played."""
    match = Match(find_game("oort"), 2, seed=4)
    play_out(match, [make_bot("random", number) for number in range(2)])
    shown = sat(Scripted(["rule", "all"]), match)
    assert any(line.startswith("Which rule?") for line in shown)
    assert any(line.startswith("The game is over: nothing more") for line in shown)


def test_the_rogue_card_is_explained_and_a_wrong_name_is_told_so() -> None:
    """By its topic, by its name as a card, and with a kind word for what is none."""
    match = Match(find_game("cove"), 1, {"rogues": "cultists"}, seed=3)
    shown = sat(Scripted(["rogues", "card robbers", "card zzz"]), match)
    assert any(line.startswith("Cultists: on each pier") for line in shown)
    assert any(line.startswith("Robbers: who seats a Rogue") for line in shown)
    assert any(line.startswith("There is no card “zzz”") for line in shown)


def test_back_in_an_option_keeps_what_was_chosen() -> None:
    """The list comes again with it, and has only what so many players can choose."""
    screen = Scripted(["1", "2", "2", "2", "6", "b"])
    Menu(screen, "en").open()
    text = "\n".join(screen.shown)
    assert text.count("put on other planets: yes") == 2
    assert "one system per player" in text
    assert "two copies" not in text


def test_four_players_are_not_offered_the_board_for_three() -> None:
    """Nor two copies."""
    screen = Scripted(["1", "2", "4"])
    Menu(screen, "en").open()
    text = "\n".join(screen.shown)
    assert "put on other planets: no" in text
    assert "one system per player" not in text
    assert "two copies" not in text


def test_the_peddler_has_no_part_in_a_players_sum() -> None:
    """Alone, the player has no place, and the Peddler's Gold stands under all that adds up."""
    match = Match(find_game("cove"), 1, seed=4)
    play_out(match, [make_bot("random", 0)])
    lines = [line.plain for line in told_ending(match, Texts("en"), 0)]
    assert not any(line.startswith("  1. ") for line in lines)
    assert any(line.startswith("     The Peddler’s Gold: ") for line in lines)


def test_a_planet_of_two_copies_is_asked_for_by_its_whole_name() -> None:
    """`near P6` offers both planets of that number."""
    match = Match(find_game("interstellar"), 7, seed=3)
    shown = sat(Scripted([f"near P{number}" for number in range(1, 31)]), match)
    offers = [line for line in shown if line.startswith("Which? There is: P")]
    assert any("/1, " in line and "/2." in line for line in offers)


def test_who_begins_is_chosen_by_name_and_the_peddler_by_one_player_alone() -> None:
    """Players count from 1 for whoever chooses; the match keeps the seat as before."""
    screen = Scripted(["1", "2", "3", "9", "3", "1", "2"])
    Menu(screen, "en").open()
    text = "\n".join(screen.shown)
    assert "the seat that begins, instead of a drawn one: not chosen" in text
    listed = [line for line in screen.shown if line.endswith(("not chosen", "Player 1", "Player 2", "Player 3"))]
    assert [line.split()[0] for line in listed[-5:-1]] == ["1", "2", "3", "4"]
    assert "the seat that begins, instead of a drawn one: Player 2" in text
    for seats, offered in (("1", True), ("2", False)):
        screen = Scripted(["1", "3", seats])
        Menu(screen, "en").open()
        assert any("how strong the Peddler is" in line for line in screen.shown) is offered


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_prompt_is_no_longer_than_a_line(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The usual ones by themselves; one that is longer is broken between words, and typed to on its last line."""
    said = Texts(language).message
    assert max(len(said("replay-ask", number=1000, last=1000)), len(said("watch-ask"))) < 79
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setattr("builtins.input", str)  # answers by what it is asked
    asked = Screen(plain=True).ask("one two three four five six seven eight nine ten eleven> ")
    assert asked == "nine ten eleven>"
    assert capsys.readouterr().out == "one two three four five six seven eight\n"
