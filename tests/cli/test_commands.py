"""The commands, run as anybody runs them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.cli.usage import usage_said
from starboard.engine.requests import in_notation
from starboard.games import find_game, read_record
from starboard.kernel import Came, Match, Promise, save
from starboard.kernel.sealing import sealed
from starboard.texts import Texts
from tests import commands
from tests.commands import Done
from tests.engine.asking import BOARD, FLIGHT, ONE_LEFT, START

STARBOARD = Path(sys.executable).with_name("starboard")
# The second position of EX-55.
LATER = "oort1 A0CD,B0CG,C0CH,D0CI,E0CU/F0DG,G0DH,H0DI,I0DU,J0GH/K0--,L0GU,M0--,N0HU,O0IU c3,m3 001010,000110 1 0 3"


def run(*words: str | Path, lang: str = "C") -> Done:
    """Run `starboard` with these words."""
    return commands.run(*words, surroundings={**os.environ, "LC_ALL": lang, "COLUMNS": "100"})


def said(*words: str | Path, lang: str = "C") -> str:
    """Run `starboard`, which must go well and complain of nothing, and return what it prints."""
    done = run(*words, lang=lang)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def refused(*words: str | Path, code: int = 1) -> str:
    """Run `starboard`, which must refuse, and return what it complains of: one line, unless it explains the usage."""
    done = run(*words)
    assert done.returncode == code
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    if code == 1:
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith("error: ")
    return done.stderr


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """Return the file of a finished match, with a take-back in it."""
    game = find_game("oort")
    match = Match(game, 2, seed=7, start=game.parse_position(ONE_LEFT))
    match.play_all(0, game.turn(match.state, "E"))
    match.undo()
    match.play_all(0, game.turn(match.state, "N+2C"))
    file = tmp_path / "finished.starboard"
    file.write_bytes(save(match).encode())
    return file


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """Return the file of a match that has just begun, with its draws in it."""
    match = Match(find_game("oort"), 3, seed=7)
    match.play(0, match.game.space.parse("Pc13"))
    file = tmp_path / "begun.starboard"
    file.write_bytes(save(match).encode())
    return file


def test_help_names_every_command_and_each_has_an_example() -> None:
    """`--help` here and there."""
    told = said("--help")
    for command in (
        "play",
        "engine",
        "perft",
        "show",
        "replay",
        "verify",
        "check",
        "generate",
        "compile",
        "bench",
        "arena",
    ):
        assert f"\n  {command} " in told
        assert "Example: " in said(command, "--help")
    assert said("--version").startswith("starboard ")


def test_the_installed_command_is_this_one() -> None:
    """The script that an installation brings says what all other tests read."""
    done = subprocess.run([STARBOARD, "--version"], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == said("--version")


@pytest.mark.parametrize("command", ["", "play", "engine", "perft", "show", "replay", "verify", "check"])
def test_help_speaks_the_language_that_is_asked_for(command: str) -> None:
    """By --lang, STARBOARD_LANG or the terminal's; whole, with no message's name and no English left in it."""
    words = [command] if command else []
    english = said(*words, "--help", lang="C")
    french = said(*words, "--help", lang="fr_FR.UTF-8")
    if command in {"", "replay"}:  # one door for all commands
        assert french == said(*words, "--lang", "fr", "--help") == said(*words, "--lang=fr", "-h")
        assert english == said(*words, "--lang", "en", "--help", lang="fr_FR.UTF-8")
        assert english == said(*words, "--help", "--lang", "de")
    assert "help-" not in english + french
    assert "Afficher ce message" in french
    for word in ("Usage:", "Options:", "Example", "Show", " the ", "default:"):
        assert word not in french
    if command == "perft":
        assert "[default: 1]" in english
        assert "[par défaut\u00a0: 1]" in french


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [(START, 0, 1), (START, 1, 15), (START, 2, 210), (LATER, 1, 328), (LATER, 2, 113424)],
)
def test_perft_counts_what_the_rules_say(position: str, depth: int, count: int) -> None:
    """EX-55 The numbers of move sequences."""
    assert said("perft", "oort", "--position", position, "--depth", str(depth)) == f"{count}\n"


def test_perft_divides_by_the_first_turn() -> None:
    """One line for each first turn in its order, and the total."""
    *lines, total = said("perft", "oort", "--position", START, "--depth", "2", "--divide").splitlines()
    assert lines == sorted(lines)
    assert lines[0] == "Pc13 14"
    assert len(lines) == 15
    assert total == "total 210"


def test_perft_begins_at_a_set_up_where_no_position_is_given() -> None:
    """By seats and seed; after the end there is nothing to count."""
    assert said("perft", "oort", "--seats", "4", "--seed", "3") == "15\n"
    over = ONE_LEFT.replace("K0-I", "K0--").replace("232322", "232332")
    assert said("perft", "oort", "--position", over, "--depth", "2") == "0\n"


def test_show_tells_how_a_match_ended(finished: Path) -> None:
    """Game, seats, options, take-backs, scores and what each point is for."""
    told = said("show", finished)
    for part in ("Oort", "2 decisions", "1 take-back", "24 points, place 1, wins", "20 points, place 2", "2 sets"):
        assert part in told
    assert "24 points" in said("show", finished, "--lang", "en", lang="fr_FR.UTF-8")
    assert "reprise" in said("show", finished, lang="fr_FR.UTF-8")


def test_show_tells_how_a_match_stands(begun: Path) -> None:
    """Who decides what, the position, and what happened so far."""
    told = said("show", begun)
    assert "1 decision, 30 draws, 0 take-backs" in told
    assert "Player 2" in told
    assert said("show", begun, "--position").startswith("oort1 ")
    assert "Player 1 begins on c13." in said("show", begun, "--log")


def test_replay_tells_each_decision_and_what_came_of_it(finished: Path, begun: Path) -> None:
    """In the game's notation and in words, for a viewer too."""
    told = said("replay", finished).splitlines()
    assert "    0  Player 1: fly N" in told
    assert "    1  Player 1: raid 2C" in told
    assert any("takes the last move back" in line for line in told)
    assert said("replay", begun, "--viewer", "public") == said("replay", begun, "--viewer", "3")
    assert "The set-up, by 30 draws." in said("replay", begun).splitlines()
    assert "tile" not in said("replay", begun)


def test_replay_speaks_the_language_of_its_reader_of_draws_too(tmp_path: Path) -> None:
    """Each draw is told once, in words and not in notation, and one that the viewer did not see is not told."""
    file = tmp_path / "cove.starboard"
    match = Match(find_game("cove"), 2, seed=4)
    while match.decision < 60:
        match.play(match.seat, match.legal()[0])
    file.write_text(save(match), encoding="utf-8")
    for viewer in ("1", "2"):
        told = said("replay", file, "--lang", "fr", "--viewer", viewer).splitlines()
        draws = [line for line in told if line.startswith("tirage")]
        assert len(draws) > 20
        for line in draws:
            assert re.match(r"tirage  [A-ZÉ]", line), line
            assert "?" not in line
            assert not re.search("left|right|bone|voodoo|red|blue", line), line
            assert f"         {line[8:]}" not in told


def test_show_tells_how_far_a_match_is(tmp_path: Path) -> None:
    """Its turn, everybody's points, and the options that are not as the rules have them, in words."""
    file = tmp_path / "some.starboard"
    match = Match(find_game("oort"), 2, {"scattered": True}, seed=4)
    while match.decision < 9:
        match.play(match.seat, match.legal()[0])
    file.write_text(save(match), encoding="utf-8")
    told = said("show", file)
    assert re.search(r"^Stands +turn \d+\. Player 1: \d+, Player 2: \d+$", told, re.MULTILINE), told
    label = "shuffle the tokens over the marked asteroids, whatever is printed there: yes"
    assert re.search(rf"^Options +{label}$", told, re.MULTILINE), told
    galaxy = Match(find_game("interstellar"), 3, {"firstPlayer": 1}, seed=4)
    file.write_text(save(galaxy), encoding="utf-8")
    assert "le siège qui commence, au lieu d’un tirage\u00a0: Joueur 2" in said("show", file, "--lang", "fr")


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (["dance"], "There is no command “dance”. There is: play, engine,", "Il n’y a pas de commande « dance »."),
        (["replay"], "FILE is missing.", "Il manque FILE."),
        (["show", "a", "b"], "This is more than the command takes: b.", "C’est plus que n’en prend la commande : b."),
        (["play", "oort", "--fast"], "There is no option --fast here.", "Il n’y a pas ici d’option --fast."),
        (["play", "oort", "--seats", "x"], "--seats must be a whole number.", "--seats doit être un nombre entier."),
        (["play", "oort", "--pace=-1"], "--pace must be at least 0.", "--pace doit être au moins 0."),
        (["play", "oort", "--seats"], "The option --seats needs a value", "L’option --seats demande une valeur"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_told_in_its_language(
    words: list[str], english: str, french: str
) -> None:
    """With exit code 2, and where help is; no English in a French answer."""
    assert refused(*words, code=2).startswith(f"error: {english}")
    first = 0 if len(words) == 1 and words[0] == "dance" else 1
    told = refused(*words[:first], "--lang", "fr", *words[first:], code=2).replace("\u00a0", " ")
    assert told.startswith(f"erreur : {french}")


def test_verify_plays_a_match_again(finished: Path, begun: Path, tmp_path: Path) -> None:
    """A match file or a game record of Oort; exit code 0 where all is right."""
    assert "from the set-up" in said("verify", begun)
    assert "from a position" in said("verify", finished)
    record = tmp_path / "record.txt"
    record.write_text(in_notation(read_record(begun.read_text(encoding="utf-8"))), encoding="utf-8")
    assert "1 decision" in said("verify", record)
    assert "Oort" in said("show", record)


def test_verify_tells_where_luck_came_from(begun: Path, tmp_path: Path) -> None:
    """A seed of somebody's choice, a promise, the players' words, or chance by hand, which has a status of its own."""
    assert "somebody chose: it promises nothing" in said("verify", begun)
    assert "promises nothing" in said("show", begun)
    oort = find_game("oort")
    promise = Promise()
    luck = {
        "are those of the promised secret.": Match(oort, 2),
        "the promised secret and the players’ words": Match(oort, 2, promise=promise, words=("a", "b")),
    }
    for sentence, match in luck.items():
        file = tmp_path / "promised"
        file.write_bytes(save(match).encode())
        assert sentence in said("verify", file)
        assert match.commitment in said("show", file)
    script = Match(oort, 2, seed=7, scripted=True)
    for event in Match(oort, 2, seed=7).log:
        assert isinstance(event, Came)
        script.happen(event.outcome)
    file.write_bytes(save(script).encode())
    done = run("verify", file)
    assert (done.returncode, done.stderr) == (3, "")
    assert "chance was given by hand" in done.stdout
    assert "decided by the referee" in said("show", file)


def test_names_that_were_saved_are_used(begun: Path, tmp_path: Path) -> None:
    """`show` and `replay` speak of whoever sat there."""
    match = read_record(begun.read_text(encoding="utf-8"))
    file = tmp_path / "named"
    file.write_bytes(save(match, {"players": ["", "", "greedy"], "names": ["Ana", "Zoé"]}).encode())
    assert "Ana, Zoé, " in said("show", file)
    assert "Ana begins on c13." in said("show", file, "--log")
    assert "Ana: Pc13" in said("replay", file)
    file.write_bytes(save(match, {"players": 5, "names": {"Ana": 7}}).encode())
    assert "Player 1 begins on c13." in said("show", file, "--log")


def test_replay_warns_that_it_tells_everything(begun: Path, finished: Path) -> None:
    """Where the match is not over and no viewer is named; not where there is nothing to keep."""
    assert said("replay", begun).startswith("This match is not over, and everything is told here")
    assert "not over" not in said("replay", begun, "--viewer", "1")
    assert "not over" not in said("replay", finished)


def test_verify_finds_what_is_wrong(begun: Path, tmp_path: Path) -> None:
    """A changed byte, a cut file, a record whose end is not true: exit code 1 and one line."""
    text = begun.read_text(encoding="utf-8")
    for name, wrong in {
        "byte": text.replace("Pc13", "Pc3", 1),
        "cut": text[:-1],
        "half": text[: len(text) // 2],
        "crlf": text.replace("\n", "\r\n"),
        "record": f"{START}\nPc13\nend swept 0 0\n",
        "illegal": f"{FLIGHT}\nW\nend open 0 0\n",
        "empty": "",
    }.items():
        file = tmp_path / name
        file.write_bytes(wrong.encode())
        assert refused("verify", file).startswith("error: record/invalid")
        assert refused("show", file).startswith("error: record/invalid")


@pytest.mark.parametrize(
    "event",
    [
        {"is": "Whispered", "seat": 0, "event": 5},
        {"is": "Looted", "seat": 0, "dead": 1, "taken": 10**30},
        {"is": "TakenBack", "seat": 11, "decision": 0, "agreed": False, "sealed": False, "number": 9},
        {"is": "RulesChanged", "before": None, "after": 7},
    ],
    ids=lambda event: str(event["is"]),
)
def test_forged_events_are_one_line(event: dict[str, object], tmp_path: Path) -> None:
    """A file with right hashes and nonsense told in it is refused by every command, without a traceback."""
    match = Match(find_game("interstellar"), 2, seed=7)
    assert match.log  # the set-up was drawn
    head, *lines = [json.loads(line) for line in save(match).splitlines()]
    lines.insert(-2, {"event": event})
    file = tmp_path / "forged"
    body = [{key: value for key, value in line.items() if key != "hash"} for line in (head, *lines)]
    file.write_bytes(sealed(body).encode())
    for command in ("replay", "show", "verify"):
        assert refused(command, file).startswith("error: record/invalid")


def test_bad_input_is_one_line(begun: Path, tmp_path: Path) -> None:
    """With code and rule where there are some; never a traceback."""
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    for command in ("show", "replay", "verify"):
        assert str(tmp_path / "none") in refused(command, tmp_path / "none")
        assert str(tmp_path) in refused(command, tmp_path)
        refused(command, binary)
        refused(command, begun, "--lang", "xx")
    assert refused("perft", "oort", "--position", "oort1").startswith("error: position/invalid (OO-8.2): ")
    assert "OO-8.3" in refused("perft", "oort", "--position", f"oort1 {BOARD} a2,a2 000000,000000 1 0 3")
    assert "game/unknown" in refused("perft", "chess")
    assert "OO-3.1" in refused("perft", "oort", "--seats", "9")
    assert "options/invalid" in refused("perft", "oort", "--seed", "-1")
    for viewer in ("0", "4", "x", "²", "-1", "01", "00019", "1 ", "+1"):
        assert "a player from 1 to 3, or public" in refused("replay", begun, f"--viewer={viewer}")


def test_bad_input_is_told_in_french(begun: Path, tmp_path: Path) -> None:
    """Files, records, viewers and positions: no word of another language is left."""
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    cut = tmp_path / "cut"
    cut.write_bytes(begun.read_bytes()[:-1])
    changed = tmp_path / "changed"
    changed.write_bytes(begun.read_bytes().replace(b"Pc13", b"Pc3", 1))
    damaged = "record/invalid: Ce n’est pas une partie enregistrée, ou elle est abîmée"
    refusals: list[tuple[list[str | Path], str]] = [
        (["show", tmp_path / "none"], f"{tmp_path / 'none'} : il n’y a pas de tel fichier ni de tel dossier."),
        (["show", tmp_path], f"{tmp_path} : c’est un dossier."),
        (["show", binary], f"{damaged} (ce n’est pas du texte)."),
        (["show", cut], f"{damaged} (sa fin)."),
        (["verify", changed], f"{damaged} (ligne 33)."),
        (
            ["replay", begun, "--viewer", "9"],
            "options/invalid: Il n’y a pas de spectateur « 9 ». Donnez un joueur de 1 à 3, ou public.",
        ),
        (
            ["perft", "oort", "--position", "oort1"],
            "position/invalid (OO-8.2): Ce n’est pas une position d’Oort.",
        ),
    ]
    for words, told in refusals:
        done = run(*words, "--lang", "fr")
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.replace("\u00a0", " ") == f"erreur : {told}\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Too few stars."), ("fr", "Cette ligne de commande ne peut pas être lue.")],
)
def test_what_is_unknown_of_a_command_line_is_told_in_one_language(language: str, said: str) -> None:
    """A sentence of the reader of command lines for which there is no other stays English only for who reads that."""

    class Unheard(Exception):
        def format_message(self) -> str:
            return "Too few stars."

    assert usage_said(Unheard(), Texts(language), []).partition(":")[2].strip() == said


def test_wrong_usage_is_exit_code_2(begun: Path) -> None:
    """Unknown commands and options, missing arguments."""
    refused("fly", code=2)
    refused("show", code=2)
    refused("perft", "oort", "--depth", "-1", code=2)
    refused("perft", "oort", "--depth", "deep", code=2)
    refused("verify", begun, "--fast", code=2)


def test_help_and_import_load_nothing_heavy() -> None:
    """`starboard --help` needs neither games nor texts, `import starboard` nothing at all."""
    script = (
        "import sys; import starboard; assert not [m for m in sys.modules if m.startswith('starboard.')]\n"
        "import starboard.cli.main\n"
        "heavy = ('starboard.games', 'starboard.kernel', 'starboard.terminal', 'starboard.engine', 'fluent', 'rich')\n"
        "print(sorted(m for m in sys.modules if m.startswith(heavy)))"
    )
    plain = {**os.environ, "STARBOARD_PURE": ""}
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env=plain, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == "[]\n"


def test_a_file_without_an_end_is_refused() -> None:
    """What is longer than any match is not read to its end."""
    assert "too long" in refused("show", Path("/dev/zero"))


@pytest.mark.parametrize("depth", [100, 900, 100_000])
def test_deep_components_are_refused(tmp_path: Path, depth: int) -> None:
    """However deep a file of components is nested, one sentence says what is wrong."""
    file = tmp_path / "deep.json"
    file.write_text('{"a":' * depth + "1" + "}" * depth, encoding="utf-8")
    refused("play", "oort", "--option", f"components={file}")
