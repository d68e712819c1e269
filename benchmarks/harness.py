"""The driver of the benchmarks: start contenders, measure them in turn, compare what was measured in the same run.

A machine's speed drifts with what else it does, so figures of different runs do not compare. Here every round measures
every contender once, one after the other; a ratio is taken between medians over the rounds, and its spread is the
least and the greatest ratio within any one round.

Every contender, ours or a peer's, is a process that speaks the protocol of ``benchmarks.protocol``.
"""

import json
import os
import platform
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.process import Absent, ContenderFailed, Peer, Process
from benchmarks.protocol import Sample

RESULTS = Path(__file__).resolve().parent / "results" / "latest.json"
STARTING_SECONDS = 180.0
"""How long a contender may take to start and say what it can do."""
SLACK = 60.0
"""A repeat may take this many times its CPU time, and as many seconds for its preparation on top, by the wall clock."""


@dataclass(frozen=True, slots=True, eq=False)
class Contender:
    """One task of one process: what is measured in turn with the others."""

    process: Process
    about: Mapping[str, str]
    task: str
    measure: str
    game: str
    unit: str
    note: str

    @property
    def label(self) -> str:
        """Who and what, as the tables name it."""
        return f"{self.process.peer.label} {self.task}"

    @property
    def ours(self) -> bool:
        """Whether this is Starboard."""
        return self.process.peer.ours

    def run(self, seconds: float) -> Sample:
        """One repeat of that many seconds of CPU time."""
        answer = self.process.ask(f"run {self.task} {seconds}", SLACK * (1 + seconds))
        return Sample(self.task, int(answer["decisions"]), int(answer["games"]), float(answer["seconds"]))


@dataclass(frozen=True, slots=True)
class Summary:
    """The rates of one contender, one per round, in units per second of CPU time."""

    contender: Contender
    samples: tuple[Sample, ...]

    @property
    def rates(self) -> list[float]:
        """One rate per round, in the order of the rounds."""
        return [sample.decisions / sample.seconds for sample in self.samples]

    @property
    def games(self) -> float:
        """Whole games per second of CPU time over all rounds; 0 where no games are played."""
        return sum(sample.games for sample in self.samples) / sum(sample.seconds for sample in self.samples)

    @property
    def median(self) -> float:
        """The middle rate."""
        return statistics.median(self.rates)

    @property
    def best(self) -> float:
        """The greatest rate."""
        return max(self.rates)

    @property
    def worst(self) -> float:
        """The least rate."""
        return min(self.rates)


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as fast ours was as theirs: the ratio of medians, and the extremes of the rounds' own ratios."""

    ours: Summary
    theirs: Summary

    @property
    def median(self) -> float:
        """Ratio of the medians."""
        return self.ours.median / self.theirs.median

    @property
    def spread(self) -> tuple[float, float]:
        """The least and the greatest ratio within one round."""
        rounds = [mine / other for mine, other in zip(self.ours.rates, self.theirs.rates, strict=True)]
        return min(rounds), max(rounds)

    @property
    def same_game(self) -> bool:
        """Whether both played the same game. If not, the ratio is an order of magnitude and no more."""
        return self.ours.contender.game == self.theirs.contender.game


@dataclass(frozen=True, slots=True)
class Report:
    """All that one run found."""

    seconds: float
    repeats: int
    summaries: tuple[Summary, ...]
    ratios: tuple[Ratio, ...]
    absent: tuple[Absent, ...]

    def data(self) -> dict[str, object]:
        """The report as plain data for JSON."""
        return {
            "when": datetime.now(UTC).isoformat(timespec="seconds"),
            "machine": {
                "system": platform.system(),
                "architecture": platform.machine(),
                "cores": os.cpu_count(),
                "load": list(os.getloadavg()) if hasattr(os, "getloadavg") else None,
            },
            "seconds": self.seconds,
            "repeats": self.repeats,
            "contenders": [
                {
                    "label": one.contender.process.peer.label,
                    "ours": one.contender.ours,
                    "about": dict(one.contender.about),
                    "task": one.contender.task,
                    "measure": one.contender.measure,
                    "game": one.contender.game,
                    "unit": one.contender.unit,
                    "note": one.contender.note,
                    "samples": [sample._asdict() for sample in one.samples],
                    "median": one.median,
                    "best": one.best,
                    "worst": one.worst,
                    "games_per_second": one.games,
                }
                for one in self.summaries
            ],
            "ratios": [
                {
                    "measure": one.ours.contender.measure,
                    "ours": one.ours.contender.label,
                    "theirs": one.theirs.contender.label,
                    "same_game": one.same_game,
                    "median": one.median,
                    "least": one.spread[0],
                    "greatest": one.spread[1],
                }
                for one in self.ratios
            ],
            "absent": [{"label": one.label, "reason": one.reason} for one in self.absent],
        }


def contenders(process: Process) -> list[Contender]:
    """The tasks that a started process offers."""
    answer = process.ask("tasks", STARTING_SECONDS)
    fields = ("measure", "game", "unit", "note")
    return [
        Contender(process, answer["about"], str(task["name"]), *(str(task[key]) for key in fields))
        for task in answer["tasks"]
    ]


def interleave(
    field_of: Sequence[Contender], repeats: int, seconds: float, say: Callable[[str], None] = lambda _: None
) -> tuple[list[Summary], list[Absent]]:
    """Measure every contender once per round, in turn, for that many rounds.

    A first round is played to warm up and thrown away. Each round begins with another contender, so that none always
    follows the same one's heat. A contender that fails once is dropped with the reason and without figures.
    """
    samples: dict[Contender, list[Sample]] = {contender: [] for contender in field_of}
    absent: list[Absent] = []
    for number in range(repeats + 1):
        if not (turn := list(samples)):
            break
        say(f"round {number} of {repeats}" if number else "warming up")
        start = number % len(turn)
        for contender in turn[start:] + turn[:start]:
            try:
                sample = contender.run(seconds)
            except ContenderFailed as error:
                del samples[contender]
                absent.append(Absent(contender.label, str(error)))
                continue
            if number:
                samples[contender].append(sample)
    return [Summary(contender, tuple(taken)) for contender, taken in samples.items() if taken], absent


def ratios(summaries: Iterable[Summary]) -> list[Ratio]:
    """Ours against theirs, measure by measure.

    The same game is compared wherever ours plays it; a peer's game that ours does not play is compared with all of ours
    of that measure.
    """
    summaries = list(summaries)
    found: list[Ratio] = []
    for theirs in summaries:
        if theirs.contender.ours:
            continue
        rivals = [one for one in summaries if one.contender.ours and one.contender.measure == theirs.contender.measure]
        same = [one for one in rivals if one.contender.game == theirs.contender.game]
        found += [Ratio(ours, theirs) for ours in same or rivals]
    return sorted(found, key=lambda one: (one.ours.contender.measure, not one.same_game))


def compare(
    peers: Iterable[Peer],
    repeats: int,
    seconds: float,
    wanted: Callable[[str], bool] = lambda _: True,
    absent: Iterable[Absent] = (),
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Start the processes, measure the wanted contenders in turn, end the processes, and report.

    ``wanted`` is asked with a contender's label. ``absent`` is what was already known to be missing.
    """
    missing = list(absent)
    with ExitStack() as stack:
        entered: list[Contender] = []
        for peer in peers:
            try:
                process = stack.enter_context(Process(peer))
                entered += [one for one in contenders(process) if wanted(one.label)]
            except (OSError, ContenderFailed) as error:
                missing.append(Absent(peer.label, str(error)))
        summaries, failed = interleave(entered, repeats, seconds, say)
    summaries.sort(key=lambda one: (one.contender.measure, one.contender.game, -one.median))
    return Report(seconds, repeats, tuple(summaries), tuple(ratios(summaries)), (*missing, *failed))


def write(report: Report, path: Path = RESULTS) -> None:
    """Keep the report as JSON."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report.data(), indent=2) + "\n", encoding="utf-8")
