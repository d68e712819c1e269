"""From the files of a study to what is counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import polars as pl

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

    def sample(self, world: str) -> Sample | None:
        """Return the games of a world; None where there is none of this name."""
        return next((sample for sample in self.samples if sample.name == world), None)


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
