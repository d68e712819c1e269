"""A match's luck: a generator by number, so that the n-th draw is the same for ever, and the promise about its seed.

Whoever deals promises a secret before anybody else says a word; the seed is a hash of that secret and of each seat's
own words. The promise is published before the first draw, secret and nonce after the last, so anyone can draw again.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from secrets import randbits
from typing import TYPE_CHECKING, Any, Final

from starboard.kernel.errors import InvalidOptions, Refusal
from starboard.kernel.playing import outcomes, picked, total_weight

if TYPE_CHECKING:
    from starboard.kernel.actions import Action
    from starboard.kernel.steps import State

SEED_BITS: Final = 256
LONGEST_WORDS: Final = 1000
"""Characters of a seat's own words at most."""


def fresh_seed() -> int:
    """Return a seed that nobody can guess."""
    return randbits(SEED_BITS)


def _bytes(number: int) -> bytes:
    return number.to_bytes(SEED_BITS // 8, "big")


def bare_commitment(seed: int) -> str:
    """Return what files of format 1 promise: the SHA-256 of the seed's 32 bytes, which tells a small seed."""
    return sha256(_bytes(seed)).hexdigest()


class Promise:
    """The dealer's secret and the nonce that hides it: two numbers of 256 bits that nobody can guess."""

    def __init__(self, secret: int = -1, nonce: int = -1) -> None:
        """Draw both where they are not given, as a record gives them."""
        self.secret: Final = fresh_seed() if secret < 0 else secret
        self.nonce: Final = fresh_seed() if nonce < 0 else nonce

    @property
    def commitment(self) -> str:
        """What is published before the first draw: the SHA-256 of the secret's 32 bytes and the nonce's."""
        return sha256(_bytes(self.secret) + _bytes(self.nonce)).hexdigest()

    def seed(self, words: tuple[str, ...] = ()) -> int:
        """Return the seed: the SHA-256 of the secret's 32 bytes and of each seat's words, their length before them."""
        mixed = sha256(_bytes(self.secret))
        for said in words:
            written = said.encode()
            mixed.update(len(written).to_bytes(8, "big") + written)
        return int.from_bytes(mixed.digest(), "big")


def are_words(words: tuple[Any, ...], seats: int) -> bool:
    """Whether these can be the seats' own words: none at all, or a text of each seat that is not too long."""
    if len(words) not in (0, seats):
        return False
    for said in words:
        if not isinstance(said, str) or len(said) > LONGEST_WORDS or said != said.encode(errors="replace").decode():
            return False
    return True


def drawn_number(seed: int, draw: int) -> int:
    """Return the 128-bit number of a draw."""
    return int.from_bytes(blake2b(draw.to_bytes(8, "big"), digest_size=16, key=_bytes(seed)).digest(), "big")


def drawn(s: State, seed: int, draw: int) -> Action:
    """Return what a match's draw brings in this state: the same for the same seed, number and weights."""
    possible = outcomes(s)
    return picked(possible, drawn_number(seed, draw) * total_weight(s, possible) >> 128)


def check_luck(seats: int, seed: int | None, scripted: bool, promise: Promise | None, words: tuple[Any, ...]) -> None:
    """Raise InvalidOptions where luck is to come from two places, or from none that there is."""
    if seed is not None and (type(seed) is not int or not 0 <= seed < 1 << SEED_BITS):
        raise InvalidOptions(Refusal("", "wrong-seed"))
    if promise is not None and (seed is not None or scripted):
        raise InvalidOptions(Refusal("", "seed-and-promise"))
    if not are_words(words, seats) or (words and promise is None):
        raise InvalidOptions(Refusal("", "wrong-words", (("seats", seats), ("most", LONGEST_WORDS))))
