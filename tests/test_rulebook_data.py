"""Rules as data: what pages show of written rules, and the player's editions beside them, which the engine plays."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from starboard.engine.desk import Desk
from starboard.engine.loading import load_position, load_scenario
from starboard.games import find_game, names, open_game
from starboard.kernel import CHANCE, IllegalAction, Match
from starboard.texts import LANGUAGES, Texts
from starboard.texts.blocks import blocks, spans
from starboard.texts.rulebook import _written, beside, numbers, rules
from tests.games_found.packages import write_game
from tests.ours import OURS, forgetting

Json = dict[str, Any]
WITH_EDITIONS = [name for name in OURS if beside(name, "rules.json")]
MARKS = {"oort": "OO-", "interstellar": "IO-", "cove": "MC-"}
"""How the numbers of each game's rules begin; worked examples and rulings have others, and need no entry."""


def edition(name: str) -> list[Json]:
    """Return every rule of a player's edition, in both languages."""
    found = beside(name, "rules.json")
    assert found is not None
    return [rule for section in found["sections"] for rule in section["rules"]]


def plain(told: Any) -> str:
    """Return all words of blocks."""
    if isinstance(told, dict):
        return " ".join(plain(value) for name, value in told.items() if name not in {"is", "rule"})
    return " ".join(plain(one) for one in told) if isinstance(told, list) else str(told)


# Markdown as data


def test_text_becomes_blocks() -> None:
    """Paragraphs, nested lists, tables, code, headings; marks of layout are gone."""
    text = """Some **strong** and `code` words,
in two lines, see OO-1.2.

### A heading
- one
  - inside it
  goes on
- two

| a | b |
|---|:-:|
| 1 | `2` |

```
<b>kept</b>
```
"""
    known = frozenset({"OO-1.2"})
    assert blocks(text.split("\n"), known) == [
        {
            "is": "paragraph",
            "text": [
                "Some ",
                {"t": "strong", "b": True},
                " and ",
                {"t": "code", "c": True},
                " words, in two lines, see ",
                {"t": "OO-1.2", "rule": "OO-1.2"},
                ".",
            ],
        },
        {"is": "heading", "level": 3, "text": ["A heading"]},
        {
            "is": "list",
            "ordered": False,
            "items": [
                [
                    {"is": "paragraph", "text": ["one"]},
                    {"is": "list", "ordered": False, "items": [[{"is": "paragraph", "text": ["inside it goes on"]}]]},
                ],
                [{"is": "paragraph", "text": ["two"]}],
            ],
        },
        {"is": "table", "head": [["a"], ["b"]], "rows": [[["1"], [{"t": "2", "c": True}]]]},
        {"is": "code", "text": "<b>kept</b>"},
    ]


def test_only_known_numbers_are_rules_and_markup_stays_text() -> None:
    """Whoever shows it shows what stands there."""
    assert spans("OO-9.9 and <script>*x*</script>") == ["OO-9.9 and <script>", "x", "</script>"]
    assert spans("a * b * c") == ["a * b * c"]
    assert spans("[a link](https://example.org)") == ["a link"]


@pytest.mark.parametrize("name", OURS)
def test_no_word_of_the_full_text_is_lost(name: str) -> None:
    """Every number is there, and nearly as many letters as were written: marks of layout are all that goes."""
    told = rules(name, "en", full=True)
    assert told["edition"] == "full"
    assert told["language"] == "en"
    said = plain(told["sections"])
    for number in numbers(name):
        assert number in said, number
    assert "**" not in said
    letters = re.sub(r"[^a-zA-Zà-ÿ0-9]", "", "".join(_written(name, "en")[1]))
    assert len(re.sub(r"[^a-zA-Zà-ÿ0-9]", "", said)) > 0.97 * len(letters)


# The player's editions


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_a_players_edition_has_the_numbers_of_the_full_text(name: str) -> None:
    """All of them once, and no other, each in the section that its number names."""
    found = [rule["number"] for rule in edition(name)]
    assert sorted(found) == sorted(number for number in numbers(name) if number.startswith(MARKS[name]))
    told = beside(name, "rules.json")
    assert told is not None
    for section in told["sections"]:
        for rule in section["rules"]:
            assert rule["number"].startswith(f"{MARKS[name]}{section['number']}.")


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_a_players_edition_is_short_and_whole_in_both_languages(name: str) -> None:
    """One or two sentences for a number; a title that differs from the others."""
    for language in LANGUAGES:
        assert len({rule["title"][language] for rule in edition(name)}) == len(edition(name))
        for rule in edition(name):
            text = rule["text"][language]
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text)) <= 3, (rule["number"], language)
            assert len(text) <= 230, (rule["number"], language, len(text))
            assert text != rule["text"]["en"] or language == "en"
            for mentioned in re.findall(r"[A-Z]+-\d+\.\d+", text):
                assert mentioned in numbers(name)
        if language == "fr":
            assert not re.search(r" [;:!?»]|« ", json.dumps(edition(name), ensure_ascii=False).replace('": ', ""))


def begun(name: str, example: Json) -> Match:
    """Return the match in which an example begins: at a position, a scenario, or the set-up of a seed."""
    desk = Desk(names, find_game, open_game, Texts("en"))
    told: Json = {"game": name}
    told.update({field: example[field] for field in ("options", "seed", "chance") if field in example})
    if "position" in example:
        return load_position(desk, {**told, "position": example["position"]})
    if "scenario" in example:
        return load_scenario(desk, {"seed": 0, **told, "seats": example["seats"], "scenario": example["scenario"]})
    return Match(find_game(name), example["seats"], example.get("options", {}), seed=example.get("seed", 0))


def played(match: Match, text: str) -> None:
    """Play what a step names, by whoever has to decide."""
    if match.seat == CHANCE:
        match.happen(match.game.chances.parse(text))
    else:
        match.play_all(match.seat, match.game.read(match.state, text))


@pytest.mark.parametrize("name", WITH_EDITIONS)
def test_examples_are_played_by_the_engine(name: str) -> None:
    """Each step is played, or refused by the very rule that it shows."""
    shown = 0
    for rule in edition(name):
        for example in rule.get("examples", ()):
            match = begun(name, example)
            for step in example["steps"]:
                for text in step.get("actions", ()):
                    try:
                        played(match, text)
                    except IllegalAction as error:
                        assert error.why.rule == rule["number"], (rule["number"], error.why)  # noqa: PT017
                assert step.get("says") or step.get("actions")
            shown += 1
    assert shown >= 20


RULEBOOK = """# Pile

**PI-2 The turn.** Players take stones in turn, see PI-2.1.

- **PI-2.1** Take *one* to three stones.
  The pile never grows.
- **3.** No number of ours.
"""


def test_other_games_have_their_full_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package's own `rules.md`; and a game whose rules are nowhere written has none."""
    monkeypatch.syspath_prepend(tmp_path)
    write_game(tmp_path, "piles", name="pile")
    (tmp_path / "piles" / "rules.md").write_text(RULEBOOK, encoding="utf-8")
    with forgetting():
        open_game("piles:GAME")
        told = rules("pile", "fr")
        assert (told["edition"], told["language"]) == ("full", None)
        (section,) = told["sections"]
        assert [(rule["number"], rule["title"]) for rule in section["rules"]] == [
            ("PI-2", "The turn"),
            ("PI-2.1", ""),
            ("3", ""),
        ]
        assert section["rules"][0]["blocks"][0]["text"][1] == {"t": "PI-2.1", "rule": "PI-2.1"}
        open_game("tests.toys.strike:GAME")
        assert rules("strike", "en")["sections"] == []
