"""Games of other packages are found, speak and look as they say, and what is wrong with one harms no other."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

import pytest

from starboard.kernel.sealing import sealed
from tests.games_found.packages import ENGLISH, FACE, GERMAN, Place, declare, write_game
from tests.ours import OURS


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """Return an empty folder to be in."""
    return Place(tmp_path)


def test_an_installed_game_is_played_saved_and_verified_by_its_name(place: Place) -> None:
    """With its own words and look; the menu has it behind Starboard's games."""
    write_game(place.installed, "heaps", face="heaps.look:HeapFace", en=ENGLISH)
    (place.installed / "heaps" / "look.py").write_text(FACE, encoding="utf-8")
    declare(place.installed, "other-peoples-heaps", heap="heaps:GAME")
    told = place.run("play", "heap", "--hotseat", "--plain", typed="take 2\nsave one.starboard\ntake 9\nquit\n")
    assert "ooooo\n" in told
    assert "How many stones, Player 1?" in told
    assert f"play --load {place.here / 'one.starboard'}\n" in told
    assert "The Heap" in place.run("show", "one.starboard")
    assert place.run("verify", "one.starboard").startswith("The match is as its file says")
    assert place.run("perft", "heap", "--depth", "2") == "8\n"
    menu = place.run("--plain", typed="5\n")
    assert "The Heap. Take the last stone." in menu
    listed = json.loads(place.run("engine", typed='{"id":1,"do":"games"}\n'))
    assert [game["name"] for game in listed["games"]][: len(OURS)] == list(OURS)
    assert "heap" in [game["name"] for game in listed["games"]]


def test_a_game_of_the_current_folder_is_played_by_its_path(place: Place) -> None:
    """Its file says only its name, so who opens it says where the game is; the table says how."""
    write_game(place.here, "heaps", en=ENGLISH)
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", typed="take 2\nsave one.starboard\nquit\n")
    assert "How many stones, Player 1?" in told
    assert f"play --load {place.here / 'one.starboard'} --game heaps:GAME" in told
    for words in (["show"], ["replay"], ["verify"], ["play", "--hotseat", "--plain", "--load"]):
        place.run(*words, "one.starboard", "--game", "heaps:GAME")
    for command in ("show", "verify"):
        refused = place.run(command, "one.starboard", code=1)
        assert "game/unknown: This match is of the game “heap”, which is not installed. Say where it is" in refused
    asked = [
        {"id": 1, "do": "new", "game": "heaps:GAME", "seats": 2},
        {"id": 2, "do": "new", "game": "heap", "seats": 2},
        {"id": 3, "do": "load", "record": (place.here / "one.starboard").read_text("utf-8")},
        {"id": 4, "do": "why", "match": "m3", "action": "take 3"},
        {"id": 5, "do": "games"},
    ]
    replies = place.run("engine", typed="".join(json.dumps(one) + "\n" for one in asked)).splitlines()
    assert [json.loads(reply)["ok"] for reply in replies] == [True] * len(asked)
    assert json.loads(replies[4])["games"][-1]["name"] == "heap"


def test_a_game_without_texts_speaks_by_notation_and_docstrings(place: Place) -> None:
    """The first sentence of a step asks, the whole of it helps and explains, without the number of the rule."""
    write_game(place.installed, "heaps")
    declare(place.installed, "heaps", heap="heaps:GAME")
    told = place.run("play", "heap", "--hotseat", "--plain", "--lang", "fr", typed="?\ntake 3\ntake 3\nquit\n")
    assert "Joueur 1 : Take one to three stones. [HE-2.1]" in told
    assert "Take one to three stones. The heap never grows." in told
    assert "(too-few). Take one to three stones. The heap never grows." in told
    assert "heap. Who takes the last stone of five wins." in place.run("--plain", typed="5\n")


def test_a_game_may_speak_a_language_that_starboard_does_not(place: Place) -> None:
    """The table then speaks English, and so does the game where it has no word of its own for something."""
    write_game(place.here, "heaps", en=ENGLISH, de=GERMAN)
    told = place.run("play", "heaps:GAME", "--plain", "--hotseat", "--lang", "de", typed="take 3\ntake 3\nquit\n")
    assert "Wie viele Steine, Player 1?" in told
    assert "There are fewer than 3 stones." in told
    assert "Goodbye." in told
    assert "There is no language “xx”" in place.run("play", "heaps:GAME", "--lang", "xx", code=1)


def test_a_package_that_fails_says_why_in_one_line(place: Place) -> None:
    """Which one, and Python's reason."""
    failing = {
        "GAME = nothing\n": "NameError: name 'nothing' is not defined ({0}/__init__.py:1)",
        "def\n": "SyntaxError: invalid syntax (__init__.py, line 1)",
        "import not_there\n": "ModuleNotFoundError: No module named 'not_there' ({0}/__init__.py:1)",
        "raise SystemExit('so\\nlong')\n": "SystemExit: so ({0}/__init__.py:1)",
    }
    modules = [f"failing_{number}" for number in range(len(failing))]
    for module, source in zip(modules, failing, strict=True):
        (place.here / module).mkdir()
        (place.here / module / "__init__.py").write_text(source, encoding="utf-8")
    told = place.begun(*[f"{module}:GAME" for module in modules])
    assert told == [
        f"game/broken: The game at {module}:GAME cannot be imported. {reason.format(module)}"
        for module, reason in zip(modules, failing.values(), strict=True)
    ]
    assert place.run("perft", f"{modules[0]}:GAME", code=1) == f"error: {told[0]}\n"


def test_what_is_wrong_with_one_game_harms_no_other(place: Place) -> None:
    """A sentence for each, in either language, and the rest is played, listed and read."""
    write_game(place.installed, "heaps", en=ENGLISH)
    write_game(place.installed, "copies", en=ENGLISH)
    write_game(place.installed, "named", name="named")
    (place.installed / "failing.py").write_text("1 / 0\n", encoding="utf-8")
    declare(place.installed, "first", heap="heaps:GAME", failing="failing:GAME", none="json:dumps", gone="gone:GAME")
    declare(place.installed, "second", heap="copies:GAME", other="named:GAME")
    wrong = {
        "heap": "The game “heap” comes from more than one package: second (copies:GAME), first (heaps:GAME). "
        "Uninstall all but one, or name it by its path, such as copies:GAME.",
        "failing": "The game at failing:GAME (first) cannot be imported. ZeroDivisionError: division by zero",
        "none": "What is at json:dumps (first) is not a Game.",
        "gone": "There is no game at gone:GAME (first): there is no module gone here.",
        "other": "named:GAME is declared as the game “other”, but calls itself “named”.",
    }
    for told, said in zip(place.begun(*wrong), wrong.values(), strict=True):
        assert told.startswith(f"game/broken: {said}")
    assert "Le jeu «\u00a0heap\u00a0» vient de plusieurs paquets\u00a0: " in place.run(
        "perft", "heap", "--lang", "fr", code=1
    )
    assert place.run("perft", "oort", "--seed", "7") == "15\n"
    (place.here / "text").write_text("no record\n", encoding="utf-8")
    assert "record/invalid" in place.run("show", "text", code=1)
    listed = json.loads(place.run("engine", typed='{"id":1,"do":"games"}\n'))
    assert {one["name"]: one["code"] for one in listed["broken"]} == dict.fromkeys(
        ("failing", "gone", "heap", "none", "other"), "game/broken"
    )
    told = place.run("--plain", typed="1\n4\n5\n")
    assert "Oort. " in told
    assert told.count("The game at failing:GAME (first) cannot be imported.") == 3  # listed twice, chosen once


def test_a_path_means_that_game_whatever_is_installed(place: Place) -> None:
    """Also where two packages bring a game of its name, or a third lies in the current folder; texts are its own."""
    for name in ("heaps", "copies"):
        write_game(place.installed, name, en=ENGLISH.replace("The Heap", f"Heap of {name}"))
        declare(place.installed, name, heap=f"{name}:GAME")
    write_game(place.here, "mine", en=ENGLISH.replace("The Heap", "Heap of mine"))
    for name in ("heaps", "copies", "mine"):
        place.run("play", f"{name}:GAME", "--hotseat", "--plain", typed="take 2\nsave one.starboard\nquit\n")
        assert place.run("perft", f"{name}:GAME") == "3\n"
        assert f"Heap of {name}, " in place.run("show", "one.starboard", "--game", f"{name}:GAME")
    assert "copies (copies:GAME), heaps (heaps:GAME). Uninstall all but one, or name it by its path" in place.run(
        "show", "one.starboard", code=1
    )
    asked = [json.dumps({"id": 1, "do": "new", "game": f"{name}:GAME", "seats": 2}) for name in ("mine", "heaps")]
    told = place.run("engine", typed="\n".join(asked) + "\n").splitlines()
    assert '"error"' not in told[0]
    assert "The game at heaps:GAME calls itself “heap”, but so does another one: mine:GAME." in told[1]


def test_a_path_that_leads_to_no_game_is_refused(place: Place) -> None:
    """Each with its sentence."""
    write_game(place.here, "heaps")
    write_game(place.here, "thieves", name="oort")
    write_game(place.here, "shouting", name="Heap!")
    write_game(place.here, "masks", name="mask", face="json:dumps")
    wrong = {
        "heaps:GAMES": "game/unknown: There is no game at heaps:GAMES: its module has no GAMES.",
        "heaps.more:GAME": "game/unknown: There is no game at heaps.more:GAME: there is no module heaps.more here.",
        "heaps:": "game/unknown: “heaps:” is no path of a game.",
        "mygames.heaps": "game/unknown: “mygames.heaps” is no path of a game. It is a module and a name in it, such as",
        "heaps:HeapGame": "game/broken: What is at heaps:HeapGame is not a Game.",
        "thieves:GAME": "game/broken: The game at thieves:GAME calls itself “oort”, but so does another one: "
        "starboard-games (starboard.games.oort:GAME). Give yours another name (Game.name).",
        "shouting:GAME": "game/broken: The game at shouting:GAME cannot have the name “Heap!”",
    }
    for told, said in zip(place.begun(*wrong), wrong.values(), strict=True):
        assert told.startswith(said)
    told = place.run("play", "masks:GAME", "--plain", code=1)
    assert "game/broken: The game “mask” names json:dumps as its look in the terminal, which is no Face." in told


def test_a_checkout_whose_games_are_not_declared_says_what_to_do(place: Place) -> None:
    """Such as one that was installed before its games were declared."""
    declare(place.installed, "starboard-games")
    said = "No game is installed here. Install Starboard again"
    assert said in place.run("perft", "oort", code=1)
    assert said in place.run("--plain", typed="1\n5\n")


def of_game(record: str, name: str) -> str:
    """Return a saved match that says it is of another game, its hashes right, as a careful forger would write it."""
    head, *lines = [json.loads(line) for line in record.splitlines()]
    entries = [{**head, "game": name}, *lines]
    return sealed([{key: value for key, value in entry.items() if key != "hash"} for entry in entries])


def test_no_file_and_no_position_imports_anything(place: Place) -> None:
    """What a saved match, a position or a scenario names is a name, and never a path."""
    write_game(place.here, "heaps")
    (place.here / "trap.py").write_text("open('sprung', 'w')\nGAME = 1\n", encoding="utf-8")
    place.run("play", "heaps:GAME", "--hotseat", "--plain", typed="take 2\nsave one.starboard\nquit\n")
    record = (place.here / "one.starboard").read_text("utf-8")
    asked: list[dict[str, object]] = []
    for name in ("os:system", "heaps:GAME", "trap", "trap:GAME"):
        forged = of_game(record, name)
        asked += [
            {"id": 1, "do": "load", "record": forged},
            {"id": 2, "do": "load", "game": name, "position": "x"},
            {"id": 3, "do": "load", "game": name, "seats": 2, "scenario": {}},
        ]
    replies = place.run("engine", typed="".join(json.dumps(one) + "\n" for one in asked)).splitlines()
    assert {json.loads(reply)["error"]["code"] for reply in replies} == {"game/unknown"}
    (place.here / "forged.starboard").write_text(forged, encoding="utf-8")
    for words in (["show"], ["replay"], ["play", "--load"]):
        assert "game/unknown: " in place.run(*words, "forged.starboard", code=1)
    assert "game/unknown: " in place.run("verify", "forged.starboard", "--game", "heaps:GAME", code=1)
    assert not (place.here / "sprung").exists()
    assert "is not a Game" in place.run("perft", "trap:GAME", code=1)
    assert (place.here / "sprung").exists()  # who types a path runs what is there


WRONG_RULES: Final = {
    "range": ("s.stones -= action.count + 1", "s.stones = 9"),
    "raise": ("s.stones -= action.count + 1", 's.stones -= {}["stone\\nsecond line"]'),
}


def _wrong(place: Place, name: str) -> int:
    """Write a game whose rules are wrong; return the line."""
    write_game(place.here, "heaps", en=ENGLISH)
    file = place.here / "heaps" / "__init__.py"
    text = file.read_text("utf-8").replace(*WRONG_RULES[name])
    file.write_text(text, encoding="utf-8")
    return 1 + text[: text.index(WRONG_RULES[name][1])].count("\n")


def test_a_value_out_of_its_range_is_told_at_the_table_and_the_move_taken_back(place: Place) -> None:
    """By class and field, and the table goes on as before."""
    _wrong(place, "range")
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", typed="take 1\nsave one.starboard\nquit\n")
    assert "The rules of this game have a mistake. Heap.stones: 9 is not what its field declares" in told
    assert "one.starboard" in told
    place.run("verify", "one.starboard", "--game", "heaps:GAME")


def test_a_rule_that_raises_shows_what_and_where_to_whoever_sits_at_the_table(place: Place) -> None:
    """The class, the first line and the place in the game's own file; the engine's reply has none of these."""
    line = _wrong(place, "raise")
    reason = f"KeyError: 'stone\\nsecond line' (heaps/__init__.py:{line})"
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", typed="take 1\nquit\n")
    assert "in TakeStones.take" in told
    assert reason in told
    told = place.run("play", "heaps:GAME", "--plain", "--me", "0", code=1)
    assert reason in told
    assert reason in place.run("check", "heaps:GAME", "--games", "1", code=1)


def test_a_package_that_fails_names_the_line_of_the_game(place: Place) -> None:
    """Not that of the kernel, which only found the mistake."""
    write_game(place.here, "heaps")
    file = place.here / "heaps" / "__init__.py"
    text = file.read_text("utf-8").replace("count=COUNT", "count={}")
    file.write_text(text, encoding="utf-8")
    line = 1 + text[: text.index("class Take(")].count("\n")
    assert f"(heaps/__init__.py:{line})" in place.run("play", "heaps:GAME", code=1)


JUNK: Final = "heap-title = The Heap\n\nheap-about Take the last stone.\n"


def test_a_text_that_cannot_be_read_is_told_with_its_line_and_harms_no_other_game(place: Place) -> None:
    """By file and line, at the table, in the menu, by the engine and by the check."""
    write_game(place.installed, "heaps", en=JUNK)
    declare(place.installed, "heaps", heap="heaps:GAME")
    said = "heaps/texts/en.ftl:3: "
    assert said in place.run("play", "heap", "--plain", typed="quit\n", code=1)
    assert said in place.run("--plain", typed="quit\n")
    told = place.run("play", "oort", "--plain", "--hotseat", typed="quit\n")
    assert said not in told
    asked = [
        {"id": 1, "do": "new", "game": "heap", "seats": 2},
        {"id": 2, "do": "why", "match": "m1", "action": "take 9"},
        {"id": 3, "do": "new", "game": "oort", "seats": 2},
    ]
    replies = place.run("engine", typed="".join(json.dumps(one) + "\n" for one in asked)).splitlines()
    refused = [json.loads(reply)["error"] for reply in replies if not json.loads(reply)["ok"]]
    assert [one["code"] for one in refused] == ["game/broken"]
    assert said in refused[0]["message"]
    assert said in place.run("check", "heap", "--games", "1", code=1)


WRONG_TEXTS: Final = {
    "heap-about = Stones.\n": "heap-title",
    f"{ENGLISH}heap-title = Again\n": "heaps/texts/en.ftl: heap-title is there twice",
    ENGLISH.replace("{ $seat }", "{ $player }"): "heap-prompt-take-stones",
    ENGLISH.replace("{ $count }", "{ $number }"): "heap-refuse-too-few",
    ENGLISH + "heap-played-take = { $seat } takes.\n    .loses = victim\n": "heap-played-take: .loses = victim",
}


@pytest.mark.parametrize("text", WRONG_TEXTS, ids=["no title", "twice", "no argument", "nor in a refusal", "no seat"])
def test_a_check_reads_the_texts(place: Place, text: str) -> None:
    """A missing title, a message that is there twice, an argument that nobody gives, a field that there is not."""
    write_game(place.here, "heaps", en=text)
    told = place.run("check", "heaps:GAME", "--games", "2", code=1)
    assert WRONG_TEXTS[text] in told
    assert told.endswith(" 1 broken.\n")


RULEBOOK: Final = """# Heap

**HE-2 The turn.** Players take stones in turn.

- **HE-2.1** Take *one* to three stones.
  The heap never grows.
- **3.** No number of ours.
"""


def test_a_game_brings_its_written_rules(place: Place) -> None:
    """`rules.md` beside the module is what `rule` reads out, by whatever numbers it has."""
    write_game(place.here, "heaps", en=ENGLISH)
    typed = "rule\nrule 3\nrule HE-9\nwhy\nquit\n"
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", typed=typed)
    assert "From the rules" not in told
    (place.here / "heaps" / "rules.md").write_text(RULEBOOK, encoding="utf-8")
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", typed=typed)
    assert "HE-2.1 Take one to three stones. The heap never grows." in told
    assert "3. No number of ours." in told
    assert told.count("From the rules") == 2
    assert "rule HE-2.1" in told
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", "--lang", "fr", typed="rule\nquit\n")
    assert "anglais" not in told
    (place.here / "heaps" / "rules.fr.md").write_text("- **HE-2.1** Prenez des pierres.\n", encoding="utf-8")
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", "--lang", "fr", typed="rule\nquit\n")
    assert "HE-2.1 Prenez des pierres." in told


def test_a_plain_face_speaks_french_with_its_spaces(place: Place) -> None:
    """A colon stands off from the word before it in French, in headings and beside values."""
    write_game(place.here, "heaps", en=ENGLISH)
    told = place.run("play", "heaps:GAME", "--hotseat", "--plain", "--lang", "fr", typed="quit\n")
    assert "stones : 5\n" in told.replace("\u00a0", " ")
    assert "stones: 5\n" in place.run("play", "heaps:GAME", "--hotseat", "--plain", typed="quit\n")


def test_a_replay_tells_a_move_once(place: Place) -> None:
    """Where the words for a move are its notation, one line is enough; an installed game may be named too."""
    write_game(place.installed, "heaps")
    declare(place.installed, "heaps", heap="heaps:GAME")
    told = place.run("play", "heap", "--hotseat", "--plain", typed="take 2\nsave one.starboard\nquit\n")
    assert "  3  take 3\n" in told
    assert place.run("replay", "one.starboard", "--game", "heap").count("Player 1: take 2") == 1
    assert place.run("replay", "one.starboard", "--step", "--plain", typed="next\nquit\n").count("take 2") == 1
    for words in (["show"], ["verify"], ["play", "--hotseat", "--plain", "--load"]):
        place.run(*words, "one.starboard", "--game", "heap")
    assert "game/unknown" in place.run("show", "one.starboard", "--game", "nim", code=1)


def test_nobody_is_said_to_have_agreed_where_one_person_plays_bots(place: Place) -> None:
    """The log says that a move was taken back, and not that others were asked."""
    write_game(place.here, "heaps", en=ENGLISH)
    typed = "take 1\nundo\nlog\nsave one.starboard\nquit\n"
    told = place.run("play", "heaps:GAME", "--plain", "--bots", "random", typed=typed)
    assert "Player 1 takes the last move back.\n" in told
    assert "consent" not in told
    told = place.run("replay", "one.starboard", "--game", "heaps:GAME")
    assert "takes the last move back.\n" in told
    assert "consent" not in told


def test_the_menu_knows_the_word_by_which_a_table_is_left(place: Place) -> None:
    """At any of its questions, in either language."""
    for typed, lang in (("quit\n", "en"), ("1\n1\nquit\n", "en"), ("quitter\n", "fr")):
        told = place.run("--plain", "--lang", lang, typed=typed)
        assert told.rstrip().endswith("Goodbye." if lang == "en" else "Au revoir.")
        assert not re.search("Type one of these|Tapez un de ces", told)


def test_french_help_speaks_of_robots(place: Place) -> None:
    """By one word."""
    assert not re.search(r"\b[Uu]n bot\b", place.run("dev", "--help", "--lang", "fr"))
    assert "robot" in place.run("dev", "--help", "--lang", "fr")


def test_the_version_names_games_that_are_slower_for_not_being_compiled(place: Place) -> None:
    """Where the rules are compiled, and a game of another package is not."""
    write_game(place.installed, "heaps", en=ENGLISH)
    declare(place.installed, "heaps", heap="heaps:GAME", gone="gone:GAME", none="json:dumps")
    asking = "import starboard.kernel\nstarboard.kernel.COMPILED = True\n"
    asking += "from starboard.cli.main import app\napp(['--version'])\n"
    (place.here / "asked.py").write_text(asking, encoding="utf-8")
    told = place.run_file("asked.py")
    assert "heap is not compiled" in told
    assert "starboard compile heaps" in told
    assert told.count("is not compiled") == 1  # what cannot be played cannot be compiled either
    assert "oort" not in told
