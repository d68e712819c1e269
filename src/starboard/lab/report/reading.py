"""From the files of a study to what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import polars as pl

from starboard.kernel import InvalidOptions, Refusal
from starboard.lab.report.samples import Sample

if TYPE_CHECKING:
    from pathlib import Path

    from starboard.lab.study import Study
    from starboard.lab.study.terms import StudyTerms


class Source(NamedTuple):
    """What a report knows of a study: its terms, and its games by world, the first as things are."""

    folder: Path
    terms: StudyTerms
    samples: list[Sample]

    @property
    def over(self) -> int:
        """How many games are over, in all worlds."""
        return sum([len(sample.games) for sample in self.samples])

    @property
    def asked(self) -> int:
        """How many the study is to have."""
        return self.terms.games * len(self.terms.worlds)

    def sample(self, world: str) -> Sample | None:
        """Return the games of a world; None where there is none of this name."""
        return next((sample for sample in self.samples if sample.name == world), None)


def apart(one: Source, two: Source, of_two: Sample) -> tuple[Sample, Sample]:
    """Return the first world of a study and one of another with titles that tell them apart.

    Raise InvalidOptions where they are of two games.
    """
    if one.terms.game != two.terms.game:
        told = (("folder", str(one.folder)), ("other", one.terms.game), ("game", two.terms.game))
        raise InvalidOptions(Refusal("", "lab-against", told))
    of_one = one.samples[0]
    if of_one.title != of_two.title:
        return of_one, of_two
    questions = (one.terms.question, two.terms.question)
    folders = (one.folder.resolve().name, two.folder.resolve().name)
    for before, after in (questions, folders, (str(one.folder), str(two.folder))):
        if before and after and before != after:
            return of_one.titled(before), of_two.titled(after)
    return of_one, of_two


def read(study: Study) -> Source:
    """Read the games of a study; what was decided and told in them is read when it is counted."""
    games = study.games().with_columns(pl.col("world", "ending", "unfinished").cast(pl.String)).collect()
    samples = []
    for world in study.terms.worlds:
        here = pl.col("world").cast(pl.String) == world.name
        rules = study.rules().filter(here).with_columns(pl.col("step").cast(pl.String)).collect()
        samples.append(
            Sample(
                world.name,
                world.title or world.name,
                games.filter(here),
                study.decisions().filter(here),
                study.events().filter(here),
                rules,
            )
        )
    return Source(study.folder, study.terms, samples)
