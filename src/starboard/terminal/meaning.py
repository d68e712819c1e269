"""What somebody means who does not type the notation: any letters, names as they are shown, unique beginnings."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final
from unicodedata import combining, normalize

from starboard.kernel import NotUnderstood, Refusal, StarboardError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from starboard.kernel import Action, State
    from starboard.terminal.boards import Face

WORD: Final = re.compile(r"[^\s;:,()_«»“”\"]+")
SHORTEST: Final = 2
"""Letters of a word that count as its beginning."""
SHOWN: Final = 4


def bare(text: str) -> str:
    """Return a text in small letters without accents, as somebody types it in a hurry."""
    letters = normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not combining(letter))


def plainly(text: str) -> str:
    """Return a text without capitals, accents, underscores and needless blanks."""
    return " ".join(bare(text).replace("_", " ").split())


def understood(text: str, seen: State, faces: Sequence[Face]) -> list[Action]:
    """Return the decisions that a text means: of those that are legal, else one that will be refused with its reason.

    Raises NotUnderstood where it means nothing, or where it could mean several things.
    """
    for other in (re.sub(r"^[a-z]+|[+]\d[a-z]", lambda part: part[0].upper(), text), text.lower(), text.capitalize()):
        try:
            return faces[0].decisions(seen, other)
        except NotUnderstood:
            continue
        except StarboardError:
            break
    typed = [bare(word) for word in WORD.findall(text)]
    found = _meant(typed, _legal(seen, faces, typed)) or _meant(typed, _thinkable(seen, faces))
    if len(found) == 1:
        return next(iter(found.values()))
    if found:
        known = ", ".join(list(found)[:SHOWN]) + (", …" if len(found) > SHOWN else "")
        raise NotUnderstood(Refusal("", "ambiguous", (("text", text[:60]), ("known", known))))
    raise NotUnderstood(Refusal("", "not-understood", (("text", text[:60]),)))


def _legal(seen: State, faces: Sequence[Face], typed: list[str]) -> Iterator[tuple[str, str, list[Action]]]:
    """Yield what can be decided: its text, all the words for it, and the decisions.

    What begins with the first typed word and names nothing is among it even where it is not legal: a bare "search" must
    not spend a card.
    """
    for ways in zip(*[face.ways(seen) for face in faces], strict=True):
        way = ways[0]
        said = [f"{one.group} {one.words}" for one in ways]
        said += [face.texts.action(face.game.name, way.actions[0]) for face in faces]
        yield way.text, " ".join([way.text, *said]), way.actions
    for kind in getattr(seen.steps[-1], "TAKES", ()):
        if not kind.FIELDS:
            said = [str(kind()), *[face.texts.action(face.game.name, kind()) for face in faces]]
            if typed and typed[0] in {bare(WORD.findall(one)[0]) for one in said}:
                yield _worded(kind(), faces)


def _thinkable(seen: State, faces: Sequence[Face]) -> Iterator[tuple[str, str, list[Action]]]:
    """Yield, in the same way, what the open decision is about, legal or not, as far as it is soon told."""
    for kind in getattr(seen.steps[-1], "TAKES", ()):
        if len(kind.FIELDS) == 1 and kind.FIELDS[0].domain.size:
            for value in range(kind.FIELDS[0].domain.size):
                yield _worded(kind(value), faces)


def _worded(action: Action, faces: Sequence[Face]) -> tuple[str, str, list[Action]]:
    words = [face.texts.action(face.game.name, action) for face in faces]
    return str(action), " ".join([str(action), *words]), [action]


def _meant(typed: list[str], known: Iterable[tuple[str, str, list[Action]]]) -> dict[str, list[Action]]:
    """Return what fits the typed words: by whole words where anything does, else by their beginnings."""
    whole: dict[str, list[Action]] = {}
    begun: dict[str, list[Action]] = {}
    for text, said, actions in known:
        words = {bare(word) for word in WORD.findall(said)}
        if typed and words.issuperset(typed):
            whole[text] = actions
        elif typed and all(word in words or _begins(word, words) for word in typed):
            begun[text] = actions
    return whole or begun


def _begins(start: str, words: Iterable[str]) -> bool:
    """Whether a word is the beginning of one of these; one with a number in it is whole, for P1 is not P12."""
    return len(start) >= SHORTEST and not re.search(r"\d", start) and any(word.startswith(start) for word in words)
