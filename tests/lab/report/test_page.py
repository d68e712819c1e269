"""`starboard lab report`: one page that needs nothing else, in both languages, of any game and however few games."""

from __future__ import annotations

import html
import os
import re
import shlex
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from starboard.games import find_game
from starboard.kernel import InvalidOptions
from starboard.lab.report.listing import listed
from starboard.lab.report.page import written
from starboard.lab.report.reading import read
from starboard.lab.study import Study
from starboard.texts import LANGUAGES, Texts, refusal_said
from tests import commands
from tests.commands import Done
from tests.lab.studies import games_of, happenings, write

VOID = {"meta", "input", "br", "link", "img", "path", "rect", "circle", "use", "stop"}


def lab(folder: Path, *words: str | Path, lang: str = "C") -> Done:
    """Run `starboard lab` with these words in a folder."""
    return commands.run("lab", *words, surroundings={**os.environ, "LC_ALL": lang, "COLUMNS": "100"}, folder=folder)


def page(folder: Path, against: Path | None = None, lang: str = "en") -> str:
    """Return the page of a study."""
    source, other = read(Study.open(folder)), read(Study.open(against)) if against else None
    game = find_game("oort") if source.terms.game == "oort" else None
    return written(source, Texts(lang), game, against=other)


class Reader(HTMLParser):
    """Reads a page strictly: every tag closed, what refers to something collected, all words that people see."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.references: list[str] = []
        self.unnamed = 0
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what a tag refers to."""
        found: dict[str, Any] = dict(attrs)
        self.references += [str(value) for name, value in attrs if name in {"href", "src", "action", "srcset"}]
        self.unnamed += found.get("role") == "img" and not found.get("aria-label")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what a tag refers to that closes itself."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        """Close a tag."""
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keep words that people see."""
        if not {"style", "code", "script"} & set(self.open):
            self.words.append(data)


@pytest.fixture(scope="module")
def two_worlds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study of two worlds with points, traits, events and rules that were never used."""
    races = {"humans": 3.0, "kith": 0.0, "zeta": -3.0}
    games = games_of("base", 240, 2, races=races, deals=2) + games_of("late", 240, 2, races=races, deals=2, length=75)
    titles = {"base": "gisti", "late": "tardi"}
    folder = tmp_path_factory.mktemp("study")
    return write(folder, games, happenings(games[:240]), titles=titles, question="Aequa sunt omnia?", bots=["greedy"])


def test_a_report_is_written_into_the_folder_of_its_study(two_worlds: Path) -> None:
    """Or wherever it is wanted, in the language that is."""
    assert lab(two_worlds, "report", two_worlds).stdout == f"The report is in {two_worlds}/report.en.html.\n"
    assert lab(two_worlds, "report", two_worlds, "--lang", "fr", "--out", two_worlds / "page.html").returncode == 0
    assert '<html lang="fr">' in (two_worlds / "page.html").read_text("utf-8")


def test_a_page_needs_nothing_but_itself(two_worlds: Path) -> None:
    """No script, no reference but into itself, no picture without words; the title is the question."""
    text = page(two_worlds)
    read = Reader(text)
    assert "<script" not in text
    assert all(reference.startswith("#") for reference in read.references)
    assert not re.search(r"url\((?!#)|@import|https?://", text)
    assert read.unnamed == 0
    assert "<h1>Aequa sunt omnia?</h1>" in text


def test_every_row_says_how_to_list_its_games_and_that_can_be_done(two_worlds: Path) -> None:
    """Whatever the page names is understood by `starboard lab games`."""
    named = set(re.findall(r"<code>(--where [^<]+)</code>", page(two_worlds)))
    kinds = {re.findall(r"--where (?:&#39;)?(\w+)=", one)[-1] for one in named}
    assert kinds >= {"seat", "race", "ending", "length", "margin", "leads", "event", "step"}
    source = read(Study.open(two_worlds))
    for one in sorted(named):
        filters = [word for word in shlex.split(html.unescape(one)) if word != "--where"]
        listed(source, filters)  # would raise


def test_french_has_no_english_in_it(two_worlds: Path) -> None:
    """No word that is English alone, but names of programs and what is typed."""
    words = set(re.findall(r"[a-z’]+", " ".join(Reader(page(two_worlds, lang="fr")).words).lower()))
    assert not words & {
        "the",
        "of",
        "and",
        "win",
        "wins",
        "games",
        "seat",
        "more",
        "than",
        "with",
        "rate",
        "by",
        "luck",
        "median",
    }
    assert {"parties", "victoires", "place", "hasard"} <= words


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_from_outside_stay_names(tmp_path: Path, language: str) -> None:
    """Whatever a question, a world, a bot, a race or a card is called, none of it becomes a tag."""
    evil = '<img src=x onerror=alert(1)>"&'
    games = games_of("base", 60, 2, races={evil: 2.0, "kith": 0.0, "zeta": 0.0}, bots=[evil, "greedy"])
    events = [one | {"what": evil, "event": evil} for one in happenings(games)]
    write(tmp_path, games, events, question=evil, titles={"base": evil}, bots=[evil, "greedy"], game="nowhere")
    text = page(tmp_path, lang=language)
    assert "<img" not in text
    assert "&lt;img" in text
    Reader(text)


@pytest.mark.parametrize(
    "games",
    [
        pytest.param(games_of("base", 1, 2), id="one game"),
        pytest.param(games_of("base", 2, 3, points=False), id="no points"),
        pytest.param(games_of("base", 30, 1), id="one seat"),
        pytest.param([one | {"won": [0.0, 0.0]} for one in games_of("base", 9, 2, points=False)], id="no winner"),
        pytest.param(
            [one | {"ending": "", "unfinished": "too-long", "ranks": [], "scores": []} for one in games_of("base", 3)],
            id="no end",
        ),
        pytest.param(
            [one | {"decisions": 7, "lead_changes": 0, "scores": [1, 0]} for one in games_of("base", 5)], id="all alike"
        ),
        pytest.param(games_of("base", 24, 12), id="twelve seats"),
    ],
)
def test_any_games_have_a_page(tmp_path: Path, games: list[dict[str, Any]]) -> None:
    """However few they are, and whatever they lack."""
    text = page(write(tmp_path, games))
    assert "nan" not in Reader(text).words
    assert not re.search(r"\bNone\b|\binf\b|\bnan\b", text)


def test_games_without_an_end_are_told(tmp_path: Path) -> None:
    """They count in no rate."""
    games = games_of("base", 20, 2)
    games[3] |= {"ending": "", "unfinished": "too-long", "ranks": [], "scores": []}
    assert "One game was broken off before its end" in page(write(tmp_path, games))


def test_a_study_that_is_not_whole_is_told_with_the_way_on(tmp_path: Path) -> None:
    """In one line."""
    write(tmp_path, games_of("base", 3, 2))
    (tmp_path / "games.parquet").unlink()
    done = lab(tmp_path, "report", tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "starboard lab run" in done.stderr


def test_two_studies_are_compared(tmp_path: Path) -> None:
    """Deals with the same seeds are paired across folders too."""
    write(tmp_path / "one", games_of("base", 300, 2), titles={"base": "gisti"})
    write(tmp_path / "two", games_of("base", 300, 2, length=80), titles={"base": "tardi"})
    text = page(tmp_path / "two", tmp_path / "one")
    assert "tardi instead of gisti" in text
    assert re.search(r"tardi: a game has [78]\d\.\d decisions on average instead of [56]\d", text)
    assert "300 games of the same deals in each world" in text


@pytest.mark.parametrize(
    ("question", "said"),
    [("And so?", "And so? instead of Who wins?"), ("Who wins?", "two instead of one"), ("", "two instead of one")],
)
def test_two_studies_with_worlds_of_one_name_are_told_apart(tmp_path: Path, question: str, said: str) -> None:
    """By their questions, or by their folders."""
    write(tmp_path / "one", games_of("base", 30, 2), question="Who wins?")
    write(tmp_path / "two", games_of("base", 30, 2, length=80), question=question)
    assert said in page(tmp_path / "two", tmp_path / "one")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--where", "race"], "no filter"),
        (["--where", "colour=red"], "There are: world, seat"),
        (["--where", "seat=3"], "There are: 1, 2"),
        (["--where", "world=nowhere"], "There are: base"),
        (["--where", "length=long"], "3..7"),
        (["--where", "ending=swetp"], "There are: swept"),
        (["--where", "step=Trun"], "There are: Turn."),
        (["--where", "event=Tok"], "There is none."),
        (["--where", "action=Fyl"], "There are: Fly."),
        (["--where", "action=Fly:S"], "There are: N."),
    ],
)
def test_a_wrong_filter_is_told_with_what_there_is(tmp_path: Path, words: list[str], said: str) -> None:
    """With all that could stand there."""
    source = read(Study.open(write(tmp_path, games_of("base", 3, 2, endings=["swept", "swept"]))))
    with pytest.raises(InvalidOptions) as fault:
        listed(source, words[1:])
    assert said in refusal_said(fault.value.why, Texts("en"), "")


def unended(game: dict[str, Any]) -> dict[str, Any]:
    """Return a game as it is where it was broken off."""
    return game | {"ending": "", "unfinished": "too-long", "ranks": [], "scores": []}


def test_where_no_game_ended_there_is_no_seat_to_filter_by(tmp_path: Path) -> None:
    """That is said, not an empty list."""
    source = read(Study.open(write(tmp_path, [unended(one) for one in games_of("base", 3, 2)])))
    with pytest.raises(InvalidOptions) as fault:
        listed(source, ["seat=1"])
    assert refusal_said(fault.value.why, Texts("en"), "") == "“1” is no value of seat here. There is none."


def test_a_bar_has_the_games_that_its_row_lists(tmp_path: Path) -> None:
    """The last one those that are much longer too, and none has a game that was broken off."""
    games = games_of("base", 300, 2)
    games[7]["decisions"] = 900
    games[8] = unended(games[8])
    text = page(write(tmp_path, games))
    source = read(Study.open(tmp_path))
    rows = re.findall(r"<td>(\d+)</td><td class=\"w\"><code>--where ((?:length|leads|margin)=[\d.]+)</code>", text)
    assert rows
    assert [int(count) for count, _ in rows] == [len(listed(source, [filters]).games) for _, filters in rows]
    assert re.search(r"<title>\d+ to 900: \d games</title>", text)


def test_a_list_says_why_a_game_was_broken_off_and_counts_in_words(tmp_path: Path) -> None:
    """Not by the word that the tables have for it."""
    done = lab(tmp_path, "games", write(tmp_path, [unended(one) for one in games_of("base", 3, 2)]), "--most", "1")
    assert "broken off: too many decisions" in done.stdout
    assert "3 games of the world “base” are so; one is listed." in done.stdout


def test_filters_of_a_seat_hold_for_the_same_seat(tmp_path: Path) -> None:
    """Humans in the first seat that won are not humans anywhere and a first seat that won."""
    games = games_of("base", 40, 2, races={"humans": 0.0, "kith": 0.0})
    right = [one for one in games if one["trait_race"][0] == "humans" and one["won"][0]]
    words = ("--where", "seat=1", "--where", "race=humans", "--where", "won=yes", "--most", "100")
    done = lab(tmp_path, "games", write(tmp_path, games), *words)
    assert [int(number) for number in re.findall(r"(?m)^ *(\d+) +\d+ +\d+ ", done.stdout)] == [
        one["number"] for one in right
    ]
