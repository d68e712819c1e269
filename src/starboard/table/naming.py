"""Names of people: in their plain form, and which of them look alike to whoever reads quickly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import category, combining, normalize

from starboard.table.settings import LONGEST_NAME

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_MARKS: Final = 2
"""So many signs may stand over and under one letter, besides those that it is written with as one."""
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Signs that are letters or marks by their kind, and leave the place empty."""

_CAPITALS: Final = "aΑА bΒВ cϹС eΕЕ gԌ hΗН jЈ kΚК lIΙІ mΜМϺ nΝ oΟО pΡР qԚ sЅ tΤТ wԜ xΧХ yΥУҮ zΖ"
"""Each letter, and the capitals that look like its own, whatever their small forms do."""
_SMALL: Final = (
    "aαаɑᴀ bβвьƅƀɓ cϲсᴄ dԁᴅđɗ eεеҽᴇ fƒ gɡ hһнħ jϳј kκкᴋƙ liιіıɩɪӏʟł1|! mмᴍ "
    "nηпɴ oοоσᴏø0 pρрᴘ qԛ rгʀ sѕ tτтᴛŧ uυᴜ vνᴠ wωԝᴡ xχх yγуү zᴢ"
)
"""The same for small letters, of Greek, Cyrillic and made of Latin ones, and for signs; I, i, l and 1 are one."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def _table(looks: str) -> dict[int, str]:
    return {ord(sign): group[0] for group in looks.split() for sign in group[1:]}


_OF_CAPITALS: Final = _table(_CAPITALS)
_OF_SMALL: Final = _table(_SMALL)


def clean_name(name: str) -> str:
    """Return a name as it is shown: signs in their plain form, nothing that cannot be seen, no gaps."""
    plain: list[str] = []
    marks = 0
    for sign in normalize("NFKC", name):
        if sign.isspace():
            plain.append(" ")
        elif not sign.isprintable() or sign in UNSEEN or _is_selector(sign):
            continue
        marks = marks + 1 if combining(sign) else 0
        if marks <= MOST_MARKS:
            plain.append(sign)
    return " ".join("".join(plain).split())[:LONGEST_NAME].strip()


def _is_selector(sign: str) -> bool:
    """Whether a sign only chooses how the one before it is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def look_alike(names: Sequence[str]) -> list[list[int]]:
    """Return for each name the places of the others that look like it; none for an empty one."""
    seen = [_seen(name) for name in names]
    return [
        [other for other, looks in enumerate(seen) if looks and other != place and looks == mine]
        for place, mine in enumerate(seen)
    ]


def _seen(name: str) -> str:
    """Return what is left of a name for whoever reads quickly: the same for all that look alike."""
    bare = "".join([sign for sign in normalize("NFKD", name) if not combining(sign)])
    small = bare.translate(_OF_CAPITALS).casefold().translate(_OF_SMALL)
    letters = "".join([sign for sign in small if category(sign)[0] in "LNMS"])
    for pair, one in _PAIRS:
        letters = letters.replace(pair, one)
    return letters
