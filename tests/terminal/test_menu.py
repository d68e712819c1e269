"""The menu that `starboard` alone opens."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.terminal.shelf import fetch
from tests.terminal.keyboard import Terminal, typed


def test_enter_alone_begins_a_game(tmp_path: Path) -> None:
    """The defaults are a person who begins, against bots for a first game."""
    said = typed(tmp_path, lines=["", "", "", "", "", "", "1", "quit", "n", "5"])
    assert "Player 1, put your rocket" in said
    assert "Cadet 2 begins on" in said
    assert said.rstrip().endswith("Goodbye.")


def test_who_sits_where_is_asked(tmp_path: Path) -> None:
    """Some people, some bots: the seats of people are named, and bad answers are asked again."""
    said = typed(tmp_path, lines=["1", "1", "nine", "9", "4", "", "3", "0 1", "", "2, 4", "6", "1", "quit", "n", "5"])
    assert said.count("Type one of these numbers: 2, 3, 4.") == 2
    assert said.count("Type the numbers of seats, from 1 to 4.") == 2
    assert "Random 1 begins on" in said
    assert "Player 2, put your rocket" in said
    assert "Random 3 begins on" in said
    assert "Player 4, put your rocket" in said


def test_alone_nobody_else_is_asked_for(tmp_path: Path) -> None:
    """A game for one begins at once."""
    said = typed(tmp_path, lines=["1", "3", "1", "", "quit", "n", "5"])
    assert "Who plays?" not in said
    assert "Player 1, use bonuses if you like" in said


def test_people_only(tmp_path: Path) -> None:
    """No bot is asked for where people take all seats."""
    said = typed(tmp_path, lines=["1", "1", "2", "", "2", "1", "1"])
    assert "Which bot" not in said
    assert "Player 2, put your rocket" in said


def test_a_saved_match_is_found_again(tmp_path: Path) -> None:
    """What was saved is listed and goes on; damage is told and nothing else happens."""
    assert "No match is saved yet." in typed(tmp_path, lines=["2", "5"])
    typed(tmp_path, lines=["1", "", "", "", "", "", "1", "quit", "y", "5"])
    said = typed(tmp_path, lines=["2", "1", "", "", "quit", "5"])
    entry = r"^  1  Oort, turn 3\. Player 1: \d+, Cadet 2: \d+\. \d{4}-\d\d-\d\d \d\d:\d\d$"
    assert re.search(entry, said, re.MULTILINE)
    assert "What happened last:" in said
    assert "Cadet 2 begins on" in said
    assert "Player 1, fly in a direction" in said
    for file in (tmp_path / "starboard").glob("*.starboard"):
        file.write_bytes(b"\xff")
    assert "This is not a saved match" in typed(tmp_path, lines=["2", "1", "5"])


def test_the_language_is_chosen(tmp_path: Path) -> None:
    """In the menu, or by the surroundings, or at the table, from where the menu takes it over."""
    assert "Que voulez-vous faire" in typed(tmp_path, lines=["4", "2"])
    assert "Que voulez-vous faire" in typed(tmp_path, lines=[], LC_ALL="fr_CA.UTF-8")
    assert "What would you like" in typed(tmp_path, lines=[], LANG="de_DE.UTF-8")
    assert "Que voulez-vous faire" in typed(tmp_path, "--lang", "fr", lines=[])
    assert "There is no language “de”." in typed(tmp_path, "--lang", "de", lines=[], code=1)
    said = typed(tmp_path, lines=["1", "", "", "", "", "", "lang fr", "quitter", "5"])
    assert "Que voulez-vous faire" in said
    assert said.rstrip().endswith("Au revoir.")


def test_the_end_of_input_is_no_accident(tmp_path: Path) -> None:
    """Wherever it comes, the menu says goodbye."""
    for lines in ([], ["1"], ["1", ""], ["1", "", "", ""], ["4"]):
        assert typed(tmp_path, lines=lines).rstrip().endswith("Goodbye.")


def test_options_are_chosen(tmp_path: Path) -> None:
    """Those that the game declares: yes or no at once, a number by typing it; component data are no question."""
    lines = ["1", "1", "2", "3", "2", "x", "99999999999999999999", "42", "1", "1", "1", "Pc8", "quit", "y", "5"]
    said = typed(tmp_path, "--plain", lines=lines)
    assert "the numbered set-up to lay out, the same for everybody who names it: not chosen" in said
    assert "whatever is printed there: no" in said
    assert said.count("Type a number from 0 to 18446744073709551615, or nothing.") == 2
    assert "who names it: 42" in said
    assert "whatever is printed there: yes" in said
    assert "component data" not in said
    (file,) = (tmp_path / "starboard").glob("*.starboard")
    assert fetch(file).options == {"setup": 42, "scattered": True, "drought": 60, "components": None}


def test_a_plain_menu_leads_to_a_plain_table(tmp_path: Path) -> None:
    """`--plain` and `--lang` hold for the table too; before a command they have no place."""
    terminal = Terminal(tmp_path, "--plain", "--lang", "fr")
    terminal.until("Numéro")
    for _ in range(6):
        terminal.type("")
    shown = terminal.until("posez votre fusée") + terminal.until("> ")
    assert not re.search(r"\x1b\[[0-9;]*m", shown)
    assert "┼" not in shown
    terminal.type("quitter")
    terminal.until("Numéro")
    terminal.type("5")
    terminal.until("Au revoir.")
    assert terminal.ends() == 0
    said = typed(tmp_path, "--plain", "play", "oort", lines=[], code=1)
    assert said == "error: options/invalid: Write --plain and --lang behind “play”.\n"


def test_the_number_typed_is_the_number_of_players(tmp_path: Path) -> None:
    """3 gives three players, in the Cove too, where the list begins with one."""
    assert "Cadet 3 begins on" in typed(tmp_path, lines=["1", "1", "3", "", "", "", "1", "quit", "n", "5"])
    said = typed(tmp_path, lines=["1", "3", "3", "", "2", "quit", "n", "5"])
    assert "Player 3" in said
    assert "Player 4" not in said


def test_there_is_a_way_back(tmp_path: Path) -> None:
    """From every question to the one before, in both languages, and from the first to the menu."""
    lines = ["1", "2", "3", "b", "back", "1", "2", "", "b", "", "1", "b", "", "1", "", "1", "quit", "n", "5"]
    said = typed(tmp_path, lines=lines)
    assert said.count("Which game?") == 2
    assert said.count("How many players?") == 3
    assert said.count("How shall it be played?") == 4
    assert "Player 1, put your rocket" in said
    assert typed(tmp_path, "--lang", "fr", lines=["1", "retour", "1", "r", "5"]).count("Que voulez-vous faire") == 3
    assert "Which of the seats" in typed(tmp_path, lines=["1", "1", "2", "", "3", "b", "b", "b", "b", "5"])


def test_a_finished_match_has_a_place_of_its_own(tmp_path: Path) -> None:
    """It is kept without a word, is not on the shelf, and can be gone through from the menu."""
    lines = ["1", "", "2", "", "", "5", *["1"] * 60, "quit", "2", "3", "1", "", "last", "quit", "5"]
    said = typed(tmp_path, "--plain", lines=lines)
    assert "No match is saved yet." in said
    (file,) = (tmp_path / "starboard" / "finished").glob("*.starboard")
    assert fetch(file).over
    assert file.name in said
    assert re.search(r"^  1  Oort, .* (wins|share the win)\. Player 1: \d+, Greedy 2: \d+\. \d{4}", said, re.MULTILINE)
    assert "The set-up, by 30 draws." in said
    assert re.search(r"Move 1 of (\d+) .*Move \1 of \1 ", said, re.DOTALL)
