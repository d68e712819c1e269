"""Proofs that something works and that it does not work everywhere: each subject has a case for both.

A case plays a story and returns it. The story has kept what was played with an effect and what was refused: a case that
is emptied proves nothing and fails, and a case that is taken away is missing from the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.games.interstellar.story import Deed, Story

Case = Callable[[str], Story]
WORKS, FAILS = "works", "fails"
HAD = {"oracle": "1 takes oracle", "galactic_codex": "keep galactic_codex"}
"""How the cards that are never played come into effect."""


class Proofs:
    """The cases of some subjects: cards, `kith active`, `kith passive`, or counters such as `natives by trade`."""

    def __init__(self, subjects: Iterable[str]) -> None:
        self.wanted = [(subject, side) for subject in subjects for side in (WORKS, FAILS)]
        self.cases: dict[tuple[str, str], Case] = {}

    def works(self, *subjects: str) -> Callable[[Case], Case]:
        """Mark the case in which each of the subjects works; it is called with the subject."""
        return self._add(subjects, WORKS)

    def fails(self, *subjects: str) -> Callable[[Case], Case]:
        """Mark the case in which each of the subjects does not work; it is called with the subject."""
        return self._add(subjects, FAILS)

    def _add(self, subjects: tuple[str, ...], side: str) -> Callable[[Case], Case]:
        def add(case: Case) -> Case:
            for subject in subjects:
                assert (subject, side) in self.wanted, f"{subject} is nothing to prove here"
                assert (subject, side) not in self.cases, f"{subject} {side} twice"
                self.cases[subject, side] = case
            return case

        return add

    def missing(self) -> list[str]:
        """Return which subjects have no case of which side."""
        return [f"{subject} {side}" for subject, side in self.wanted if (subject, side) not in self.cases]

    def check(self, subject: str, side: str) -> None:
        """Play the case: what it claims was played with an effect, or refused by a rule."""
        t = self.cases[subject, side](subject)
        deeds = t.worked if side == WORKS else t.refused
        if subject.endswith(" passive"):
            deeds = t.worked + t.refused  # an immunity works by a refusal to others, and fails by a blow that lands
        assert [deed for deed in deeds if concerns(deed, subject)], f"no proof that {subject} {side}"


def concerns(deed: Deed, subject: str) -> bool:
    """Whether the deed is one of the subject."""
    if " by " in subject:
        hazard, counter = subject.split(" by ")
        own = deed.race == counter and deed.text in ("search", "search ability")
        return deed.hazard == hazard and (own or deed.text == f"search {counter}")
    race, _, side = subject.partition(" ")
    if side == "active":
        return deed.race == race and deed.text in ("ability", "search ability")
    if side == "passive":
        return race in deed.races
    return deed.text in (f"play {subject}", HAD.get(subject))
