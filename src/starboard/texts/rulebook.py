"""The written rules: by their numbers for the table's `rule OO-4.4`, and as data for whoever shows all of them.

Those of Starboard's own games are chapters of its documentation; another game has `rules.md` beside its module,
and `rules.fr.md` where it has them in French too. Beside its module a game may also have `rules.json`, a player's
edition that says each number in a sentence or two, and `lessons.json`, which teach it by playing.
"""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from starboard.games import module_of
from starboard.texts.blocks import NUMBER, Json, blocks, spans
from starboard.texts.catalogues import LANGUAGES, home

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILES: Final = {
    "oort": "oort.md",
    "interstellar": "interstellar-oracle.md",
    "cove": "merchants-cove-oracle.md",
}
ENTRY: Final = re.compile(
    r"(?:- )?\*\*((?:[A-Z][A-Z0-9]*-)?[\d.]*\d)\b|\|(?: *\d+ *\|)? *(?:\*\*)?([A-Z][A-Z0-9]*-[\d.]*\d)(?:\*\*)? *\|"
)
"""How a numbered rule, example or ruling begins; the rows of a table may be counted before their numbers."""
SECTION: Final = re.compile(r"## +(?:(\d+)\.? +)?(.*)")


def rule_text(game_name: str, number: str, language: str = "en") -> list[str]:
    """Return the paragraphs of a numbered rule, example or ruling of a game; none where there is no such number."""
    return _entries(game_name, language).get(number.upper(), [])


def first_rule(game_name: str, language: str = "en") -> str:
    """Return the first number that a game's rules have, as an example of one."""
    return next(iter(_entries(game_name, language)), "1.1")


def numbers(game_name: str, language: str = "en") -> frozenset[str]:
    """Return every number that a game's written rules have."""
    return frozenset(_entries(game_name, language))


@cache
def _entries(game_name: str, language: str) -> dict[str, list[str]]:
    """Return all numbered entries of a game's rules, each as its paragraphs without marks of layout."""
    found: dict[str, list[str]] = {}
    open_entry: list[str] | None = None
    for line in _written(game_name, language)[1]:
        begun = ENTRY.match(line)
        if begun:
            open_entry = found.setdefault(begun[1] or begun[2], [])
            open_entry.append(_bare(line))
        elif not line.strip() or line.startswith(("#", "|", "- ", "```")):
            open_entry = None
        elif open_entry is not None and line.lstrip().startswith("- "):
            open_entry.append("  " + _bare(line))
        elif open_entry is not None:
            open_entry[-1] += " " + _bare(line)
    return found


def _written(game_name: str, language: str) -> tuple[str, list[str]]:
    """Return the lines of a game's rules and the language they are in; none where they are nowhere written."""
    own, module = FILES.get(game_name), module_of(game_name)
    folder = home(module).parent
    found: list[tuple[str, Traversable]] = [(language, folder / f"rules.{language}.md"), ("", folder / "rules.md")]
    for spoken, file in [("en", _folder() / own)] if own else found:
        if module and file.is_file():
            return spoken, file.read_text(encoding="utf-8").split("\n")
    return "", []


def _folder() -> Traversable:
    """Return where the rules are: with the package where it is installed, in the documentation of a checkout."""
    packed = files("starboard") / "rules"
    if packed.is_dir():
        return packed
    above = [parent / "docs" / "rules" for parent in Path(__file__).parents]  # a checkout, or a tree built in one
    return next((folder for folder in above if folder.is_dir()), above[-1])


def _bare(line: str) -> str:
    """Return a line without the marks of its layout; the cells of a table row one after the other."""
    cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
    return re.sub(r"[*`]{1,2}", "", " – ".join(cells)).removeprefix("- ")


# As data


def rules(game_name: str, language: str, *, full: bool = False) -> Json:
    """Return a game's rules in sections: the player's edition where there is one, or the full text.

    `edition` says which it is, `full` whether there is a full text too, `language` in which language it is written.
    """
    edition = None if full else beside(game_name, "rules.json")
    spoken, sections = (language, _told_edition(edition, language)) if edition else _told_full(game_name, language)
    return {
        "game": game_name,
        "language": spoken or None,
        "edition": "player" if edition else "full",
        "full": bool(_written(game_name, language)[1]),
        "sections": sections,
    }


@cache
def beside(game_name: str, name: str) -> Json | None:
    """Return the data that a file beside a game's module holds; None where there is no such file.

    Raise ValueError where it is no JSON: who makes the game has to hear of it.
    """
    module = module_of(game_name)
    file = home(module).parent / name
    if not module or not file.is_file():
        return None
    found: Json = json.loads(file.read_text(encoding="utf-8"))
    return found


def taught(game_name: str) -> Json | None:
    """Return how many steps a game's lessons have and about how many minutes they take; None where it has none."""
    found = beside(game_name, "lessons.json")
    if found is None:
        return None
    return {"steps": sum(len(lesson["steps"]) for lesson in found["lessons"]), "minutes": found.get("minutes", 0)}


def spoken(data: Any, language: str) -> Any:
    """Return data with every text in one language, where it has several; in English where it has not this one."""
    if isinstance(data, dict):
        if data.keys() <= set(LANGUAGES) and data:
            return data.get(language, data.get(LANGUAGES[0]))
        return {name: spoken(value, language) for name, value in data.items()}
    return [spoken(one, language) for one in data] if isinstance(data, list) else data


def _told_edition(edition: Json, language: str) -> list[Json]:
    said = spoken(edition, language)
    known = frozenset(rule["number"] for section in said["sections"] for rule in section["rules"])
    return [
        {
            "number": section.get("number"),
            "title": section["title"],
            "rules": [
                {
                    "number": rule["number"],
                    "title": rule["title"],
                    "words": rule.get("words", ""),
                    "blocks": [{"is": "paragraph", "text": spans(rule["text"], known)}],
                    "examples": [{"names": said.get("names", []), **one} for one in rule.get("examples", [])],
                }
                for rule in section["rules"]
            ],
        }
        for section in said["sections"]
    ]


@cache
def _told_full(game_name: str, language: str) -> tuple[str, list[Json]]:
    """Return the language of the full text and its sections; what stands before the first heading has no title."""
    written, lines = _written(game_name, language)
    known = numbers(game_name, language)
    sections: list[tuple[str | None, str, list[str]]] = [(None, "", [])]
    fenced = False
    for line in lines:
        fenced ^= line.startswith("```")
        begun = None if fenced else SECTION.fullmatch(line)
        if begun is not None:
            sections.append((begun[1], begun[2], []))
        elif fenced or not line.startswith("# "):  # the title of all is told beside them
            sections[-1][2].append(line)
    told = []
    for number, title, kept in sections:
        parts = _parts(blocks(kept, known), known)
        if parts:
            told.append({"number": number, "title": re.sub(r"[*`]", "", title), "rules": parts})
    return written, told


def _parts(found: list[Json], known: frozenset[str]) -> list[Json]:
    """Return the rules of a section: each item of a list that begins with a number is one; the rest stands between."""
    parts: list[Json] = []
    for block in found:
        items = [[inside] for inside in block["items"]] if block["is"] == "list" else []
        if any(_numbered(item[0], known) for item in items):
            parts += [_part(_numbered(item[0], known), item[0]) for item in items]
        elif _numbered([block], known):
            parts.append(_part(_numbered([block], known), [block]))
        elif parts and parts[-1]["number"] is None:
            parts[-1]["blocks"].append(block)
        else:
            parts.append(_part(None, [block]))
    return parts


def _part(number: str | None, inside: list[Json]) -> Json:
    """Return a rule of the full text: its number stands beside its words, and so does what is strong right after it."""
    title = ""
    if number is not None:
        first, *text = inside[0]["text"]
        rest = first["t"].removeprefix(number).strip(". ")
        text = [{**first, "t": rest}, *text] if rest else text
        if text and not isinstance(text[0], str) and text[0].get("b") and not text[0]["t"].lstrip().startswith("["):
            title = text.pop(0)["t"].strip(" .")
        if text:
            text[0] = text[0].lstrip() if isinstance(text[0], str) else {**text[0], "t": text[0]["t"].lstrip()}
        inside = [{**inside[0], "text": text}, *inside[1:]]
    return {"number": number, "title": title, "words": "", "blocks": inside, "examples": []}


def _numbered(inside: list[Json], known: frozenset[str]) -> str | None:
    """Return the number with which a text begins, where it begins with one."""
    first = inside[0]["text"][:1] if inside and inside[0]["is"] == "paragraph" else []
    text = "" if not first or isinstance(first[0], str) else first[0].get("rule") or first[0]["t"]
    begun = NUMBER.match(text)
    number = text.strip(". ") if begun is None else begun[0]
    return number if number in known else None
