"""The driver of the benchmarks: start contenders, measure them in turn, compare what was measured in the same run.

A machine's speed drifts with what else it does, so figures of different runs do not compare. Here every round measures
every contender once, one after the other; a ratio is taken between medians over the rounds, and its spread is the
least and the greatest ratio within any one round.

Every contender, ours or a peer's, is a process that speaks the protocol of ``benchmarks.protocol``.
"""

import json
import os
import platform
import queue
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from benchmarks.protocol import Sample

RESULTS = Path(__file__).resolve().parent / "results" / "latest.json"
STARTING_SECONDS = 180.0
"""How long a contender may take to start and say what it can do."""
SLACK = 60.0
"""A repeat may take this many times its CPU time, and as many seconds for its preparation on top, by the wall clock."""


@dataclass(frozen=True, slots=True)
class Peer:
    """How to start a contender's process: ``label`` names it in the tables, ``ours`` tells Starboard from its peers."""

    label: str
    command: tuple[str, ...]
    directory: Path
    environment: Mapping[str, str] = field(default_factory=dict)
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Absent:
    """Something that could not be measured, and why."""

    label: str
    reason: str


class ContenderFailed(Exception):
    """A contender ended, hung or answered with an error; the message says which."""


class Process:
    """A running contender. Leaving its context ends it."""

    def __init__(self, peer: Peer) -> None:
        """Start it; it has not said anything yet."""
        self.peer = peer
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115  (closed on leaving)
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"} | dict(peer.environment)
        try:
            self._popen = subprocess.Popen(
                peer.command,
                cwd=peer.directory,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
            )
        except OSError:
            self._errors.close()
            raise
        if self._popen.stdin is None or self._popen.stdout is None:
            raise ContenderFailed("its pipes could not be opened")
        self._stdin, self._stdout = self._popen.stdin, self._popen.stdout
        self._lines: queue.Queue[str | None] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self) -> Self:
        """Itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the process."""
        self.close()
        self._stdout.close()
        self._errors.close()

    def ask(self, request: str, limit: float) -> dict[str, Any]:
        """The answer to one request, or ContenderFailed if there is none within that many seconds."""
        try:
            self._stdin.write(request + "\n")
            self._stdin.flush()
            line = self._lines.get(timeout=limit)
        except (OSError, ValueError):
            line = None
        except queue.Empty:
            self.close()
            raise ContenderFailed(f"no answer to {request!r} within {limit:.0f} s") from None
        if line is None:
            raise ContenderFailed(f"it ended at {request!r}: {self._last_words()}")
        try:
            answer = json.loads(line)
        except ValueError:
            raise ContenderFailed(f"it answered {request!r} with {line[:200]!r}") from None
        if not isinstance(answer, dict) or "error" in answer:
            raise ContenderFailed(f"it answered {request!r} with {line.strip()[:300]}")
        return answer

    def close(self) -> None:
        """End the process, by force if it does not end by itself; does nothing the second time."""
        with suppress(OSError):
            self._stdin.close()
        try:
            self._popen.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._popen.kill()
            self._popen.wait()

    def _read(self) -> None:
        """Pass the answers on. What a library prints while it is imported is no JSON object, so no answer."""
        with suppress(ValueError):  # the stream was closed
            for line in self._stdout:
                if line.startswith("{"):
                    self._lines.put(line)
        self._lines.put(None)

    def _last_words(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            self._popen.wait(timeout=5)
        self._errors.seek(0)
        lines = [line for line in self._errors.read().decode(errors="replace").splitlines() if line.strip()]
        return lines[-1].strip()[:300] if lines else f"exit code {self._popen.returncode}"


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


def show(report: Report) -> None:
    """Print the report for people: the rates, the ratios, and what is missing and why."""
    if report.summaries:
        _table(
            f"Rates per second of CPU time ({report.repeats} rounds of {report.seconds:g} s, measured in turn)",
            ("measure", "game", "contender", "version", "median", "best", "worst", "unit", "games/s", "how"),
            [
                (
                    one.contender.measure,
                    one.contender.game,
                    one.contender.process.peer.label,
                    one.contender.about.get("version", ""),
                    _amount(one.median),
                    _amount(one.best),
                    _amount(one.worst),
                    one.contender.unit,
                    _amount(one.games) if one.games else "",
                    one.contender.note,
                )
                for one in report.summaries
            ],
        )
    if report.ratios:
        _table(
            "Starboard / peer (of medians; least and greatest within one round)",
            ("measure", "ours", "peer", "ratio", "least", "greatest", "same game"),
            [
                (
                    one.ours.contender.measure,
                    one.ours.contender.label,
                    one.theirs.contender.label,
                    f"{one.median:.2f}",
                    f"{one.spread[0]:.2f}",
                    f"{one.spread[1]:.2f}",
                    "yes" if one.same_game else "no: order of magnitude only",
                )
                for one in report.ratios
            ],
        )
    if report.absent:
        _table("Not measured", ("what", "why"), [(one.label, one.reason) for one in report.absent])


def _amount(value: float) -> str:
    for size, letter in ((1e6, "M"), (1e3, "k")):
        if value >= size:
            return f"{value / size:.3g} {letter}" if value < 1000 * size else f"{value / size:.0f} {letter}"
    return f"{value:.3g}"


def _table(title: str, header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    try:
        from rich.console import Console
        from rich.table import Table
    except ImportError:
        widths = [max(len(cell) for cell in column) for column in zip(header, *rows, strict=True)]
        print(f"\n{title}")
        for row in (header, ["-" * width for width in widths], *rows):
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
        return
    table = Table(*header, title=title, title_justify="left")
    for row in rows:
        table.add_row(*row)
    console = Console()
    if not console.is_terminal:
        console = Console(width=200)
    console.print(table)
