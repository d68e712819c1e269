"""A designer's mistakes at a designer's door: each is told by the class, with what to do, in the words of the table."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.commands import Done, run

SOURCE = Path(__file__).with_name("parcel.py").read_text(encoding="utf-8")
WHY_NOT = """    def why_not(self, s: Quay, action: Load) -> Refusal | None:
        return None

"""
TAKE = """    def take(self, s: Quay, action: Load) -> None:
        s.then(Customs(Sail(self.seat), (1 - self.seat,)))

"""
ALLOWED = """    def why_not(self, s: Quay, action: Keep | Search) -> Refusal | None:
        return None
"""
REFUSED = ALLOWED.replace("return None", 'return Refusal("PA-2", "no") if isinstance(action, Keep) else None')
SOLD = "[sum(one.goods) for one in s.smugglers]"
STORE = "        s.store = s.store[1:]\n"


def told(folder: Path, *words: str, change: tuple[str, str], typed: str = "") -> Done:
    """Return what a command says of the game with a change in it."""
    old, new = change
    assert old in SOURCE
    (folder / "parcel.py").write_text(SOURCE.replace(old, new), encoding="utf-8")
    paths = os.pathsep.join([str(folder), *sys.path])
    here = {"PATH": os.environ["PATH"], "PYTHONPATH": paths, "LANG": "en_GB.UTF-8", "XDG_DATA_HOME": str(folder)}
    return run(*words, surroundings=here, typed=typed, folder=folder)


def checked(folder: Path, change: tuple[str, str], *words: str) -> str:
    """Return what `starboard check` finds wrong with it."""
    done = told(folder, "check", "parcel:GAME", "--games", "1", *words, change=change)
    assert done.returncode == 1, done.stdout
    return (done.stdout + done.stderr).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((WHY_NOT, ""), "Pack: leaves why_not open; write why_not(self, s, action), which returns a Refusal, or None"),
        ((TAKE, ""), "Pack: leaves take open; write take(self, s, action)"),
        (("def take(self, s: Quay, outcome", "def took(self, s: Quay, outcome"), "Sail: leaves take open; write take("),
        (("def outcomes(self", "def comes(self"), "Sail: leaves outcomes open; write outcomes(self, s)"),
        (("def run(self", "def ran(self"), "Sell: leaves run open; write run(self, s)"),
        (("def answer(self", "def answers(self"), "Customs: leaves answer open; write answer(self, s, action)"),
        (("about=Step, ", ""), "Customs: leaves closing open; write closing(self, s)"),
        (("def start(self", "def begins(self"), "Parcel: leaves start open; write start(self, seats, options)"),
        (("def outcome(self", "def ended(self"), "Parcel: leaves outcome open; write outcome(self, s), which returns"),
        (("SILENCE = Keep()", "SILENCE = Load()"), "Customs: SILENCE is Load(), which is no action that it takes"),
        (("SILENCE = Keep()", "SILENCE = Keep"), "which is no action that it takes; let it be Keep() or Search()"),
        (("fine=number(0, 3)", "fine=dict"), "Quay.fine: dict is nothing that a field can hold; declare many(class)"),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_what_was_forgotten_is_told_when_the_game_is_made(tmp_path: Path, change: Any, said: str) -> None:
    """By the class, with what to write and the designer's own line; the same for whoever wants to play."""
    for command in ("check", "play"):
        done = told(tmp_path, command, "parcel:GAME", change=change)
        assert (done.returncode, done.stdout) == (1, "")
        assert said in done.stderr
        assert "/parcel.py:" in done.stderr
        assert "Traceback" not in done.stderr


def test_a_base_in_between_may_leave_something_open(tmp_path: Path) -> None:
    """Where another class writes it. Put on the steps itself, it is told by its name."""
    head = "class Pack(SeatChoice[Quay, Load]):\n"
    between = (head, f"class Laden(SeatChoice[Quay, Load]):\n{WHY_NOT}class Pack(Laden):\n")
    done = told(tmp_path, "check", "parcel:GAME", "--games", "1", change=between)
    assert done.stdout.endswith(" none broken.\n"), done
    wrong = checked(tmp_path, (SOURCE, SOURCE.replace(*between).replace("s.then(Pack(", "s.then(Laden(")))
    assert "mistake. Laden: leaves take open; write take(self, s, action), which carries it out" in wrong


def test_an_attribute_that_only_a_later_effect_sets_is_told(tmp_path: Path) -> None:
    """Though the decision before it has been met already; with the part, the attribute and the step."""
    wrong = checked(tmp_path, (STORE, STORE + "        me.gold = 3\n"))
    assert "Smuggler: has gold, which no field declares, so copies and saved matches would lose it; see Sell," in wrong


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("change", "said"),
    [
        ((STORE, STORE + "        me.coins = 12\n"), "Smuggler.coins: 12 is not what its field declares"),
        ((SOLD, "[1]"), "Parcel: the outcome has 1 scores for 2 seats"),
        (('    options = (Option("fine", 0, below=1),)\n', ""), "Game.options lists no option 'fine'"),
    ],
    ids=["range", "length", "option"],
)
def test_a_check_says_it_as_the_terminal_does(tmp_path: Path, change: Any, said: str, language: str) -> None:
    """In the language that is asked for, and without a line of the kernel."""
    wrong = checked(tmp_path, change, "--lang", language)
    head = {"en": "The rules of this game have a mistake. ", "fr": "Les règles de ce jeu contiennent une erreur. "}
    assert head[language] + said in wrong
    assert "rules/failed" not in wrong
    assert "kernel/" not in wrong
    assert ("/parcel.py:" in wrong) == ("option" in said)


def test_a_rule_that_breaks_off_is_told_with_the_step_that_was_open(tmp_path: Path) -> None:
    """Not the one that it had put on the stack already, and with the designer's line."""
    wrong = checked(tmp_path, (TAKE, TAKE.rstrip() + '\n        raise LookupError("lost")\n\n'))
    assert "the rules broke off: LookupError: lost (" in wrong
    assert "/parcel.py:" in wrong
    assert "after 0 decisions, the last: -; open: Pack]" in wrong


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Sail at “calm” makes or loses a piece: of silk (good) there were 2 at the start, and is one now"),
        (
            "fr",
            "Sail à « calm » fait apparaître ou perd une pièce : de silk (good) il y en avait 2 au début, il y en a 1",
        ),
    ],
)
def test_a_lost_piece_is_told_with_the_step_that_loses_it(tmp_path: Path, language: str, said: str) -> None:
    """Not the effect that follows it, and with which piece of which domain it is."""
    sold = "        s.then(Sell(self.seat))\n"
    assert said in checked(tmp_path, (sold, STORE + sold), "--lang", language)


def test_a_silence_that_the_rules_refuse_is_told(tmp_path: Path) -> None:
    """A window that asks everybody must let each of them be silent."""
    wrong = checked(tmp_path, (ALLOWED, REFUSED))
    assert "Customs lets nobody be silent: “keep” is its SILENCE, but is no option" in wrong


def test_people_are_asked_where_the_rules_refuse_their_silence(tmp_path: Path) -> None:
    """Whoever types nothing in a window for nobody ends no table."""
    words = ("play", "parcel:GAME", "--hotseat")
    done = told(tmp_path, *words, change=(ALLOWED, REFUSED), typed="1\n\n1\n1\n1\n1\n1\n1\n1\n")
    assert "action/illegal" not in done.stderr, done
    assert done.returncode == 0


def test_an_outcome_of_another_length_is_told_to_who_plays_a_bot(tmp_path: Path) -> None:
    """The bot plays on to the end in its thoughts; what was played is saved."""
    words = ("play", "parcel:GAME", "--bots", "level3")
    done = told(tmp_path, *words, change=(SOLD, "[1]"), typed="1\n1\n1\n1\n1\n1\n1\n1\n")
    assert done.returncode == 1
    assert "have a mistake. Parcel: the outcome has 1 scores for 2 seats; let it have one of each seat" in done.stderr
    assert len(list(tmp_path.glob("starboard/*.starboard"))) == 1
