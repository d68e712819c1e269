"""Whole games in the terminal, by the door that a player has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.bots import GreedyBot
from starboard.engine.requests import in_notation
from starboard.games import find_game
from starboard.kernel import Match, Played, load, verify
from starboard.terminal.boards import face_of
from starboard.texts import Texts
from tests.ours import OURS
from tests.terminal.keyboard import Terminal, typed

OORT = ("play", "oort", "--seed", "11", "--plain", "--lang", "en")
ALONE = (*OORT, "--bots", "greedy")


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_by_numbers(tmp_path: Path, seats: str) -> None:
    """Taking the first of the list again and again ends the game, and the end explains every point."""
    said = typed(tmp_path, *ALONE, "--seats", seats, lines=["1"] * 150)
    assert re.search(r"(wins|share the win)\.", said)
    assert "The game is over." in said
    ending = said[said.rindex("swept clean" if "swept clean" in said else "Drought") :]
    scores = re.findall(r"^ +\d\. .*?  (\d+) points?$", ending, re.MULTILINE)
    lines = re.findall(r"^ {5,}(\d+)  \d+ (?:tokens?|sets?) of .*$", ending, re.MULTILINE)
    assert len(scores) == int(seats)
    assert sum(map(int, scores)) == sum(map(int, lines)) > 0


def test_a_whole_game_by_notation(tmp_path: Path) -> None:
    """What a game record says can be typed turn by turn; the file that is saved is the match that was played."""
    game = find_game("oort")
    record = played_by_hand(Match(game, 2, {"setup": 7}))
    file = tmp_path / "mine.starboard"
    said = typed(
        tmp_path, "play", "oort", "--hotseat", "--option", "setup=7", "--plain", "--lang", "en",
        lines=[*record, f"save {file}", "quit"],
    )  # fmt: skip
    assert "The game is over." in said
    text = file.read_bytes().decode()
    assert verify(text, find_game).from_setup
    match = load(text, find_game)
    assert match.over
    played = [event.action for event in match.log if isinstance(event, Played)]
    assert game.record(game.new(2, {"setup": 7}), played, match.state).split("\n")[1].split() == record


def played_by_hand(match: Match) -> list[str]:
    """Return the turns of a game in which everybody takes the most, and raids where they can."""
    turns = []
    while not match.over:
        texts = [text for text in match.game.turns(match.state) if not text.startswith("H")] or ["Hm8"]
        best = max(texts, key=lambda text: (left_after(match, text), text))
        turns.append(best)
        match.play_all(match.seat, match.game.turn(match.state, best) or [match.game.space.parse(best)])
    return turns


def left_after(match: Match, text: str) -> int:
    """Return how many tokens the mover has after a turn."""
    trial = match.clone()
    seat = trial.seat
    trial.play_all(seat, trial.game.turn(trial.state, text) or [trial.game.space.parse(text)])
    return sum(trial.state.holdings[seat])  # type: ignore[attr-defined]  # Oort's own


def test_moves_are_listed_with_what_they_do(tmp_path: Path) -> None:
    """Flights say where they end and what they take; the hyperdrive is explained, not listed; `all` lists the rest."""
    said = typed(tmp_path, *ALONE, lines=["1", "all"])
    assert re.search(r"^ +1 +P[a-y]\d+ +begin on [a-y]\d+; takes \w+ and \w+$", said, re.MULTILINE)
    assert re.search(r"^ +1 +[NESW]{1,2}(-[a-y]\d+)? +to [a-y]\d+; takes ", said, re.MULTILINE)
    assert "Hyperdrive: H and a free space" in said
    assert not re.search(r"^ +\d+ +H[a-y]\d+", said, re.MULTILINE)
    assert len(re.findall(r"^ +\d+ +[NESW]{1,2}(-[a-y]\d+)? +to ", said, re.MULTILINE)) > 12


def test_a_raid_is_asked_after_the_flight(tmp_path: Path) -> None:
    """Who flies by number beside a loaded rocket chooses whether to take, and what."""
    said = typed(tmp_path, *ALONE, "--seats", "4", lines=["1"] * 60)
    assert "you have come alongside" in said
    assert re.search(r"^ +\d +spare \d +leave Greedy \d alone$", said, re.MULTILINE)
    raid = r"^ +\d +raid \d[CDGHIU] +take \w+ from Greedy \d; (?:\+\d points?; )?Greedy \d -\d"
    assert re.search(raid, said, re.MULTILINE), "what is gained, and what is lost"
    assert re.search(r"may\s+raid\s+Greedy\s+\d\s+\(\w+:\s+you\s+\+\d,\s+they\s+-\d\)", said)


def test_the_best_moves_are_above_the_fold() -> None:
    """What gains most points, by tokens or by raids, is among the five ways that the lowest window shows."""
    game = find_game("oort")
    face, bot = face_of(game, Texts("en")), GreedyBot(1)
    match = Match(game, 3, seed=4)
    raids = 0
    while not match.over and match.decision < 60:
        ways = [way.words for way in face.ways(match.view(match.seat)) if "last token" not in way.words]
        gains = [sum(int(gain) for gain in re.findall(r"\+(\d+)", words)) for words in ways]
        assert max(gains, default=0) in [*gains[:5], 0]
        raids += any("raid" in words for words in ways[:5])
        match.play(match.seat, bot.choose(game, match.view(match.seat), match.seat))
    assert raids > 3


def test_an_open_jump_is_asked(tmp_path: Path) -> None:
    """Who types the flight alone is asked where to come out, and told what each exit leads to."""
    lines = ["Pm8", *[f"fly {way}" for way in ("N", "NE", "E", "SE", "S", "SW", "W", "NW")]]
    said = typed(tmp_path, *ALONE, lines=lines)
    assert "enters a wormhole" in said
    assert re.search(r"^ +\d+ +exit [a-y]\d+ +to [a-y]\d+", said, re.MULTILINE)


def test_the_bots_are_told_in_words(tmp_path: Path) -> None:
    """What happened since one's own move is said in sentences."""
    said = typed(tmp_path, *OORT, "--bots", "random", lines=["1", "1"])
    assert re.search(r"Random 2 begins on [a-y]\d+\.", said)
    assert re.search(r"Random 2 (flies|jumps by hyperdrive)", said)


@pytest.mark.parametrize("word", ["?", "why"])
def test_the_rule_of_a_decision_is_explained(tmp_path: Path, word: str) -> None:
    """A question mark explains, with the number of the rule."""
    said = typed(tmp_path, *ALONE, lines=[word, "1", word])
    assert "Every player begins on a wormhole" in said
    assert '"rule OO-3.7"' in said
    assert "A flight goes straight on" in said
    assert '"rule OO-4.2"' in said


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["? Pa1"], "a1 is not a wormhole. Rockets begin on wormholes. [OO-3.7]"),
        (["why N"], '"fly N" is not what is asked now. [OO-4.2]'),
        (["Pm8", "? Hm8"], "You are on m8 already. A move must move you. [OO-4.12]"),
        (["Pm8", "? N+3C"], "You cannot raid the rocket of Player 3. [OO-5.4]"),
        (["Pm8", "why E-a1"], "a1 is not a wormhole, so you cannot come out there. [OO-4.8]"),
        (["Pm8", "? Hk8 "], '"Hk8" is allowed: hyperdrive to k8.'),
        (["Pm8", "? N"], "  Path: m9 m10 m11 m12; stopped by the rocket on m13."),
    ],
)
def test_a_refusal_names_its_rule(tmp_path: Path, lines: list[str], answer: str) -> None:
    """Asking why changes nothing and says the reason, or that there is none."""
    said = typed(tmp_path, *ALONE, "--option", "setup=3", "--seed", "1", lines=lines)
    assert answer in said


def test_undo_goes_back_to_the_own_last_move(tmp_path: Path) -> None:
    """Bots agree, the table stands as before, and log and result say that it happened."""
    said = typed(tmp_path, *ALONE, lines=["1", "1", "undo", "log", *["1"] * 60])
    assert "Player 1 takes the last move back, with" in said
    assert "agree" not in said
    boards = [part for part in said.split("Turn ") if "Player 1, fly" in part]
    assert boards[0].split(",")[0] == boards[2].split(",")[0] == "3"
    assert "Player 1 takes the last move back" in said
    assert "Greedy 2 takes the last move back" not in said
    assert "One move was taken back." in said
    assert "There is nothing to take back." in typed(tmp_path, *ALONE, lines=["undo"])


def test_a_hint_has_a_reason_and_is_counted(tmp_path: Path) -> None:
    """It names a move that can be typed, and what it gains."""
    said = typed(tmp_path, *ALONE, lines=["hint", "hint", "hint move", *["1"] * 60])
    found = re.search(
        r"Aim: You gain \d tokens?, (?:from 0 to \d points?|which pay).*again tells more\..*"
        r"Look at: ([a-y]\d+)\n.*Move: (P\1) \(begin on",
        said,
        re.DOTALL,
    )
    assert found
    assert "One hint was asked for." in said
    assert "Player 1 begins on" in typed(tmp_path, *ALONE, lines=[found[2]])


def test_a_saved_match_goes_on(tmp_path: Path) -> None:
    """It is saved by name or on the shelf, listed, and loaded at the table and from the command line."""
    file = tmp_path / "half way.starboard"
    said = typed(tmp_path, *ALONE, lines=["1", "1", f"save {file}", "save", "1", "load", "load 1", "n", "quit"])
    assert f"Saved as {file}" in said
    assert re.search(r"^> +1  Oort, turn 5\. Player 1: \d+, Greedy 2: \d+\. \d{4}-", said, re.MULTILINE)
    shelved = list((tmp_path / "starboard").glob("*.starboard"))
    assert [load(path.read_text("utf-8"), find_game).decision for path in shelved] == [
        load(file.read_text("utf-8"), find_game).decision
    ]
    record = tmp_path / "record.txt"
    record.write_text(in_notation(load(file.read_text("utf-8"), find_game)), encoding="utf-8")
    assert "Turn 5" in typed(tmp_path, "play", "--load", str(record), "--plain", lines=[])
    again = typed(tmp_path, "play", "--load", str(file), "--plain", "--lang", "fr", lines=["S", "quitter"])
    assert "Tour 5" in again
    assert "Joueur 1 vole vers le sud" in again


def test_who_just_leaves_finds_the_match_saved(tmp_path: Path) -> None:
    """The end of the input saves what was played, and nothing where nothing was."""
    assert "Saved as" not in typed(tmp_path, *ALONE, lines=[])
    said = typed(tmp_path, *ALONE, lines=["1"])
    assert "Saved as" in said
    assert said.rstrip().endswith("Goodbye.")
    assert len(list((tmp_path / "starboard").glob("*.starboard"))) == 1


def test_quit_offers_to_save(tmp_path: Path) -> None:
    """Yes saves, no does not, and neither is asked where nothing was played."""
    assert "Save the match" not in typed(tmp_path, *ALONE, lines=["quit"])
    assert "Saved as" not in typed(tmp_path, *ALONE, lines=["1", "quit", "n"])
    assert "Saved as" in typed(tmp_path, *ALONE, lines=["1", "quit", "y"])


def test_a_game_in_french(tmp_path: Path) -> None:
    """Prompts, commands, refusals, sentences and the end are French, and the language can change in the middle."""
    said = typed(tmp_path, "play", "oort", "--bots", "greedy", "--plain", "--lang", "fr", "--seed", "2", lines=[
        "pourquoi Pa1", "aide", "conseil", "1", "annuler", "1", "lang en", "lang fr", *["1"] * 80,
    ])  # fmt: skip
    assert "posez votre fusée sur un trou de ver" in said
    assert "Les fusées commencent sur un trou de ver. [OO-3.7]" in said
    assert "Le but : " in said
    assert re.search(r"Glouton 2 ramasse \d jetons", said)
    assert "Player 1, fly in a direction" in said
    assert re.search(r"(gagne|se partagent la victoire)\.", said)
    assert "Un coup a été repris." in said
    english = typed(tmp_path, "play", "oort", "--plain", "--seed", "2", lines=[], LANG="fr_FR.UTF-8")
    assert "posez votre fusée" in english


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("xyzzy", '"xyzzy" is not an action of this game.'),
        ("0", "There is no number 0"),
        ("99999999999999999999", "There is no number 999999999999"),
        ("-1", "not an action"),
        ("load nowhere", "Not loaded. nowhere: there is no such file or folder."),
        ("load .", "Not loaded. .: this is a folder."),
        ("load .\0", "Not loaded."),
        ("load ~nobody/x", "Not loaded."),
        ("save /proc/nowhere/x", "Not saved."),
        ("save .\0", "Not saved."),
        ("save ~nobody\0/x", "Not saved."),
        ("save nowhere/x", "Not saved. nowhere/x: there is no such file or folder."),
        ("save " + "x" * 300, "no file can have this name."),
        ("lang klingon", 'There is no language "klingon". There is: en, fr.'),
        ("lang", "goes on in French"),
        ("log x", ">"),
        ("\x1b[A\t\x07", '"[A" is not an action of this game.'),
        ("é" * 500, "not an action"),
        ("? ?", "not an action"),
        ("H", "not an action"),
        ("²", "not an action"),
    ],
)
def test_bad_input_is_answered(tmp_path: Path, line: str, answer: str) -> None:
    """Whatever is typed, there is an answer, and the game goes on."""
    said = typed(tmp_path, *ALONE, lines=[line, "1"])
    assert answer in said
    assert "Player 1 begins on" in said
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", said)


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["chess"], f"There is no game “chess”. There is: {', '.join(OURS)}."),
        (["oort", "--seats", "5"], "5 players cannot play this. It takes 2, 3, 4."),
        (["oort", "--me", "3"], "There is no seat 3: this table has 2."),
        (
            ["oort", "--bots", "deep"],
            "There is no bot “deep”. There is: level1, level2, level3, level4, greedy, random.",
        ),
        (["oort", "--seats", "4", "--bots", "greedy,random"], "There are 2 bots for 3 seats."),
        ([], f"Which game? There is: {', '.join(OURS)}."),
        (["oort", "--me", "me"], "“me” are no seats. Name them by their numbers"),
        (["oort", "--option", "setup"], "“setup” is no option. Write name=value."),
        (["oort", "--option", "setup=-1"], "names it” (setup) cannot be -1."),
        (["oort", "--option", "setup=true"], "names it” (setup) cannot be true."),
        (["oort", "--option", "scattered=null"], "printed there” (scattered) cannot be null."),
        (["oort", "--option", "scattered=yes"], 'printed there” (scattered) cannot be "yes".'),
        (["oort", "--option", "\x1b[31msetup=1"], "This game has no option “[31msetup”."),
        (["oort", "--option", "speed=9"], "This game has no option “speed”."),
        (["oort", "--lang", "de"], "There is no language “de”."),
        (["--load", "nowhere.starboard"], "nowhere.starboard: there is no such file or folder."),
        (["--load", "x", "oort"], "A saved match has its own game, players and options: leave out oort."),
        (["--load", "x", "--seats", "4", "--option", "foo=1"], "leave out --seats, --option."),
    ],
)
def test_a_wrong_command_line_is_one_line(tmp_path: Path, words: list[str], answer: str) -> None:
    """It says what is wrong and what there is instead."""
    said = typed(tmp_path, "play", *words, lines=[], code=1)
    assert answer in said
    assert said.count("\n") == 1


def test_people_share_a_keyboard(tmp_path: Path) -> None:
    """Each is called by name, and takes back the last move without a question while nobody has played since."""
    lines = ["1", "1", "undo", "2"]
    said = typed(tmp_path, *ALONE, "--seats", "3", "--hotseat", "--names", "Ana,Ben", lines=lines)
    assert "Ana, put your rocket" in said
    assert said.count("Ben, put your rocket") == 2
    assert "Player 3, put your rocket" in said
    assert "Ben takes the last move back. The log" in said
    assert "agree" not in said
    assert "Hand over" not in said


def test_people_agree_to_take_back_what_others_have_played_since(tmp_path: Path) -> None:
    """The question says why; no is no."""
    lines = ["1", "1", "undo", "n", "undo", "y", "2"]
    said = typed(tmp_path, *ALONE, "--seats", "3", "--me", "1,2", "--names", "Ana,Ben", lines=lines)
    reason = "Another player has decided since. The move can be taken back only if everybody agrees."
    assert said.count(f"{reason}\nDo you all agree? (y/n)") == 2
    assert said.count("Then nothing is taken back.") == 1
    assert "Ben takes the last move back, with" in said


def test_a_flight_is_taken_back_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    """Nobody is asked: only the own decision goes back."""
    ways = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    said = typed(tmp_path, *ALONE, "--hotseat", lines=["Pm8", "Pc3", *[f"fly {way}" for way in ways], "undo"])
    assert "enters a wormhole" in said
    assert "agree" not in said
    assert said.count("takes the last move back. The") == 1


def test_taking_back_is_still_to_be_read_on_a_small_screen(tmp_path: Path) -> None:
    """It stands beside the board that is drawn after it, not above."""
    said = typed(tmp_path, *ALONE, lines=["1", "1", "undo"], COLUMNS="80", LINES="24")
    screen = said.split("> ")[-2]
    assert len(screen.split("\n")) <= 24
    assert "Player 1 takes the last move back" in screen


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    """With no person at the table the match runs to its end and is told."""
    said = typed(tmp_path, *OORT, "--me", "0", "--bots", "greedy,random", lines=["quit"])
    assert "Greedy 1 begins on" in said
    assert "Random 2" in said
    assert "The game is over." in said


def test_a_coloured_terminal_is_interrupted(tmp_path: Path) -> None:
    """On a real terminal there are colours, seats are told by digits too, and Ctrl-C leaves with the match saved."""
    terminal = Terminal(tmp_path, "play", "oort", "--seed", "3", "--lang", "en")
    assert "\x1b[" in terminal.until("> ")
    terminal.type("1")
    shown = terminal.until("Hyperdrive: ") + terminal.until("> ")
    assert "┼" in shown
    assert re.search(r"48;2;0;114;178m1\x1b", shown)
    terminal.listens()
    terminal.press(b"\x03")
    assert "Saved as" in terminal.until("Goodbye.")
    assert terminal.ends() == 0


def test_a_small_terminal_shows_everything(tmp_path: Path) -> None:
    """In 80 columns and 24 rows, board, holdings, moves and prompt fit on one screen."""
    said = typed(
        tmp_path, "play", "oort", "--plain", "--seed", "3", "--lang", "fr", lines=["1"], COLUMNS="80", LINES="24"
    )
    screens = said.split("> ")
    assert len(screens[0].split("\n")) <= 24
    assert max(len(line) for line in said.split("\n") if ".starboard" not in line) <= 80


def test_interstellar_is_played_to_its_end_against_bots(tmp_path: Path) -> None:
    """By numbers alone, windows included; the log says in words what happened."""
    said = typed(
        tmp_path, "play", "interstellar", "--seats", "4", "--seed", "11", "--plain", "--lang", "en", "--me", "1",
        lines=["1", "2"] * 400,
    )  # fmt: skip
    assert "The game is over." in said
    assert "pick your race" in said
    assert re.search(r"P\d+ vanishes\.", said)


NOT_YET_SEEN = ["", ""]
"""Who has not yet seen the own hand takes the screen, and reads, before all are asked."""


def test_an_open_window_is_one_question_before_any_curtain(tmp_path: Path) -> None:
    """Several people at one screen are asked together whether anyone answers; Enter says nobody."""
    lines = ["1", "1", "", "end turn", *NOT_YET_SEEN, "", "", "quit", "n"]
    said = typed(
        tmp_path, "play", "interstellar", "--hotseat", "--option", "firstPlayer=0", "--seed", "3",
        "--plain", "--lang", "en", lines=lines,
    )  # fmt: skip
    assert said.count("Does anyone answer? Enter") == 1
    before, _, after = said.partition("Does anyone answer? Enter")
    assert "Hand over" in before
    assert "Turn 2: Player 2." in after


def test_a_number_of_the_list_is_previewed_too(tmp_path: Path) -> None:
    """Whoever has read the list need not write the move down."""
    said = typed(tmp_path, *ALONE, lines=["? 1", "? 99"])
    assert re.search(r'"P[a-y]\d+" is allowed: begin on [a-y]\d+; takes', said)
    assert "99" in said.split("is allowed")[1]
