"""Nothing is lost: what is saved when somebody leaves, where it is kept, and what is told of it afterwards."""

from __future__ import annotations

import re
import signal
import stat
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from starboard.bots import GreedyBot
from starboard.games import find_game
from starboard.kernel import Match, load, save
from starboard.terminal.keeping import Notes, command_here, notes_of
from starboard.terminal.news import sentences
from starboard.terminal.seating import PERSON, Seating
from starboard.terminal.session import Session
from starboard.terminal.shelf import fetch, fetch_table, keep, kept
from starboard.terminal.table import Table
from starboard.texts import Texts
from tests.terminal.keyboard import Terminal, typed
from tests.terminal.scripted import Scripted

OORT = find_game("oort")
ALONE = ("play", "oort", "--bots", "greedy", "--seed", "11", "--plain", "--lang", "en")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Give the shelf a place of its own, and return it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "starboard"


def sitting(lines: list[str], match: Match | None = None) -> list[str]:
    """Return what is shown to somebody who plays Oort against a bot by these lines."""
    screen = Scripted(lines)
    begun = match or Match(OORT, 2, seed=1)
    Session(Table(screen, begun, Seating([PERSON, "greedy"], seed=1), "en")).run()
    return screen.shown


def playing(home: Path) -> Terminal:
    """Return a terminal in which a move was played and the next line is awaited."""
    terminal = Terminal(home.parent, "play", "oort", "--seed", "3", "--lang", "en")
    terminal.until("> ")
    terminal.type("1")
    terminal.until("Hyperdrive: ")
    terminal.until("> ")
    terminal.listens()
    return terminal


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_saves(home: Path, number: signal.Signals) -> None:
    """Whoever ends the program, the match is on the shelf and can be played on."""
    terminal = playing(home)
    terminal.send(number)
    if number != signal.SIGHUP:  # after which nobody reads
        terminal.until("Goodbye.")
    assert terminal.ends() == 0
    (file,) = kept()
    assert fetch(file).decision == 2


def test_a_closed_window_saves(home: Path) -> None:
    """The terminal goes away under the program, which saves without a word and without a fault."""
    assert playing(home).close() == 0
    (file,) = kept()
    assert fetch(file).decision == 2


def test_a_signal_while_bots_play_waits_for_a_whole_move(home: Path) -> None:
    """What is saved then loads: no move is torn in two. These bots think long: the match is not over yet."""
    bots = ("--seats", "6", "--me", "0", "--bots", "level3")
    terminal = Terminal(home.parent, "play", "interstellar", *bots, "--seed", "7", "--lang", "en")
    terminal.until("help> ")
    terminal.type("run")
    terminal.until("Turn 1:")
    terminal.send(signal.SIGTERM)
    terminal.until("Goodbye.")
    assert terminal.ends() == 0
    (file,) = kept()
    assert fetch(file).decision > 0


def test_save_asks_before_it_overwrites(tmp_path: Path) -> None:
    """No leaves the file as it was; yes writes; a new name is not asked about."""
    file = tmp_path / "mine.starboard"
    file.write_text("precious", encoding="utf-8")
    shown = sitting(["1", f"save {file}", "n", "quit", "n"])
    assert f"There is a file {file} already. Write over it? (y/n) " in shown
    assert file.read_text(encoding="utf-8") == "precious"
    sitting(["1", f"save {file}", "y", "quit"])
    assert fetch(file).decision == 2
    assert not any("Write over" in line for line in sitting(["1", f"save {tmp_path / 'new'}", "quit"]))


def test_hints_survive_saving(tmp_path: Path) -> None:
    """The result counts those that were asked for before the match was saved, too."""
    file = tmp_path / "hinted.starboard"
    sitting(["hint", "1", "hint", f"save {file}", "quit"])
    _, table = fetch_table(file)
    assert notes_of(table).hints == 2
    said = typed(tmp_path, "play", "--load", str(file), "--plain", "--lang", "en", lines=["hint", *["1"] * 60])
    assert "3 hints were asked for." in said


@pytest.mark.parametrize("hints", [-1, True, "2", None, 10**30, [1]])
def test_a_file_cannot_invent_hints(hints: object) -> None:
    """What makes no sense is none."""
    assert notes_of({"hints": hints, "unasked": ["x", True, 3]}).kept() == {"unasked": [3], "hints": 0}
    assert notes_of(None).kept() == Notes().kept()


def test_a_match_has_one_place_on_the_shelf(home: Path) -> None:
    """Saved twice it is there once; when it is over it leaves the shelf, and an undo brings it back."""
    shown = sitting(["1", "save", "1", "save", *["1"] * 60, "undo", "save"])
    assert kept(home / "finished") == []
    (file,) = kept()
    assert not fetch(file).over
    assert any("finished" in line for line in shown)
    screen = Scripted([*["1"] * 3])
    match, _ = fetch_table(file)
    Session(Table(screen, match, Seating([PERSON, "greedy"], seed=1), "en", file=file)).run()
    assert kept() == []
    (over,) = kept(home / "finished")
    assert fetch(over).over


def test_a_finished_match_on_the_shelf_is_put_away(home: Path) -> None:
    """One that an earlier version left there is found among the finished ones."""
    screen = Scripted(["1"] * 60)
    match = Match(OORT, 2, seed=1)
    Session(Table(screen, match, Seating([PERSON, "greedy"], seed=1), "en")).run()
    (file,) = kept(home / "finished")
    file.rename(home / file.name)
    assert any(line.startswith("No match is saved yet.") for line in sitting(["load"]))
    assert [found.name for found in kept(home / "finished")] == [file.name]


def test_the_shelf_survives_what_lies_on_it(home: Path) -> None:
    """Dangling links and folders are no matches; damage is told in its line."""
    home.mkdir()
    (home / "gone.starboard").symlink_to(home / "nowhere")
    (home / "loop.starboard").symlink_to(home / "loop.starboard")
    (home / "folder.starboard").mkdir()
    (home / "bad.starboard").write_bytes(b"\xff")
    keep(Match(OORT, 2, seed=1), home / "good.starboard", {"players": ["", ""], "names": ["Ana", "Ben"]})
    shown = sitting(["load", "load 1", "load 99", "load 3"])
    assert any(re.fullmatch(r"  \d  Oort, turn 1\. Ana: 0, Ben: 0\. \d{4}-\d\d-\d\d \d\d:\d\d", line) for line in shown)
    assert any(re.fullmatch(r"  \d  bad.starboard: this is not a saved match", line) for line in shown)
    assert "There is no match number 99 on the shelf, whose list goes to 2. “load” shows it." in shown
    assert "There is no match number 3 on the shelf, whose list goes to 2. “load” shows it." in shown


def test_who_comes_back_hears_what_happened_last(tmp_path: Path) -> None:
    """The last sentences of the log, once; at a new match there is nothing to hear."""
    file = tmp_path / "mine.starboard"
    assert not any("What happened last" in line for line in sitting(["1", "1", f"save {file}", "quit"]))
    match = fetch(file)
    shown = sitting(["board"], match)
    assert "\n".join(shown).count("What happened last:") == 1
    assert re.search(r"What happened last:.*Greedy 2 (flies|jumps|picks|takes)", "\n".join(shown), re.DOTALL)


def test_who_comes_back_in_the_middle_of_a_turn_hears_all_of_it() -> None:
    """From where it began, however much has happened since."""
    cove, bot, texts = find_game("cove"), GreedyBot(1), Texts("en", ["Ana", "Ben"])
    match = Match(cove, 2, seed=4)
    while True:
        match.play(match.seat, bot.choose(cove, match.view(match.seat), match.seat))
        said = sentences("cove", match.events_for(0), (), texts)
        begun = max(place for place, line in enumerate(said) if " acts at hour " in line)
        if match.seat == 0 and said[begun].startswith("Ana") and 8 < len(said) - begun < 14:
            break
    screen = Scripted([])
    again = load(save(match), find_game)
    Session(Table(screen, again, Seating([PERSON, "greedy"], ["Ana", "Ben"], seed=1), "en")).run()
    told = screen.shown.index("What happened last:")
    assert screen.shown[told + 1 : told + 1 + len(said) - begun] == said[begun:]


def test_the_way_back_is_the_one_that_works_here(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As the program was called, unless its name alone finds the same one."""
    program = tmp_path / "some where" / "starboard"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(sys, "argv", [str(program)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert command_here() == f"'{program}'"
    monkeypatch.setenv("PATH", str(program.parent))
    assert command_here() == "starboard"
    monkeypatch.setattr(sys, "argv", ["-c"])
    assert command_here() == "starboard"


def test_after_the_end_a_move_gets_a_kind_answer() -> None:
    """It says what can be done; `again` begins another game with the same players."""
    shown = sitting([*["1"] * 60, "Pc8", "xyzzy", "7", "hint", "again", "1", "quit", "n"])
    assert sum(line.startswith("The game is over: nothing more is played.") for line in shown) >= 3
    assert sum("Player 1, put your rocket" in line for line in shown) == 2


def test_luck_is_sealed_at_the_start_and_opened_at_the_end() -> None:
    """One line each, which fit together; a seed that somebody chose promises nothing, and nothing is said of it."""
    match = Match(OORT, 2)
    shown = sitting(["1"] * 1500, match)
    sealed = f"Sealed luck: {match.commitment}"
    assert shown[0] == sealed
    assert len(sealed) <= 80
    assert shown.count(sealed) == 2
    secret, nonce = (
        next(line for line in shown if line.startswith(word))[-64:] for word in ("Its secret", "Its nonce")
    )
    assert sha256(bytes.fromhex(secret + nonce)).hexdigest() == match.commitment
    assert not any("Sealed luck" in line for line in sitting(["1"] * 80))


def test_names_and_seats_must_fit(tmp_path: Path) -> None:
    """Three names for two seats are one line."""
    said = typed(tmp_path, "play", "oort", "--names", "Ana,Ben,Cal", lines=[], code=1, LANG="en")
    assert said == "error: options/invalid: There are 3 names for 2 seats.\n"


def test_component_data_come_from_a_file(tmp_path: Path) -> None:
    """`--option components=FILE` plays with them; what is no JSON, and a file that is not there, is one line."""
    box = Path(find_game("oort").__class__.__module__.replace(".", "/"))
    data = next(Path(entry) / box / "components.json" for entry in sys.path if (Path(entry) / box).is_dir())
    file = tmp_path / "box.json"
    file.write_text(data.read_text("utf-8"), encoding="utf-8")
    saved = tmp_path / "saved.starboard"
    lines = ["1", f"save {saved}", "quit"]
    typed(tmp_path, *ALONE, "--option", f"components={file}", lines=lines)
    assert load(saved.read_text("utf-8"), find_game).options["components"]
    file.write_bytes(b"\xff no")
    said = typed(tmp_path, *ALONE, "--option", f"components={file}", lines=[], code=1)
    assert "is no file of component data" in said
    assert "no such file" in typed(tmp_path, *ALONE, "--option", "components=nowhere.json", lines=[], code=1)
