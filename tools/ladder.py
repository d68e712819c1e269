"""Measure the ladder of levels: each against the one below, and the highest against greed, in every game.

python -m tools.ladder [GAME ...] [--games N] [--budget F] [--processes N] [--full]

Every pair is an arena of its own that goes on where it was broken off (build/ladder). With `--full` level 4 plays
level 3 at the full budget, as many games as it takes to say that it is stronger. What comes out is printed as
a table and kept in benchmarks/results/ladder.json.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FILES = ROOT / "build" / "ladder"
RESULTS = ROOT / "benchmarks" / "results" / "ladder.json"
GAMES = ("oort", "interstellar", "cove")
RUNGS = (("level2", "level1"), ("level3", "level2"), ("level4", "level3"), ("level4", "greedy"))
SEED = 1


class Pair(NamedTuple):
    """Two bots in a game, and how they are measured."""

    game: str
    first: str
    second: str
    budget: float
    games: int
    sprt: bool

    @property
    def command(self) -> list[str]:
        """What plays it, as anybody can type it."""
        said = ["starboard", "arena", self.game, self.first, self.second, "--games", str(self.games)]
        said += ["--seed", str(SEED), "--budget", f"{self.budget:g}"]
        return [*said, "--sprt", f"{self.first},{self.second}"] if self.sprt else said


def played(pair: Pair, processes: int) -> dict[str, Any]:
    """Play what is missing of a pair, and return the summary of its arena."""
    FILES.mkdir(parents=True, exist_ok=True)
    file = FILES / f"{pair.game}-{pair.first}-{pair.second}-{pair.budget:g}.jsonl"
    how = ["--json", "--out", str(file), "--processes", str(processes)]
    done = subprocess.run([sys.executable, "-m", *pair.command, *how], stdout=subprocess.PIPE, check=True, text=True)
    summary: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])["summary"]
    return summary


def row(pair: Pair, summary: dict[str, Any]) -> str:
    """Return a pair as a row of the table: who won how much, and how long the first thinks."""
    found = next(one for one in summary["pairs"] if {one["first"], one["second"]} == {pair.first, pair.second})
    share, low, high = found["share"], found["low"], found["high"]
    if found["first"] != pair.first:
        share, low, high = 1 - share, 1 - high, 1 - low
    bot = next(one for one in summary["bots"] if one["bot"] == pair.first)
    decided = f" {summary['sprt']['verdict']}" if "sprt" in summary else ""
    times = f"{bot['mean_ms']:.0f} ms, {bot['p95_ms']:.0f} ms"
    return (
        f"| {pair.game} | {pair.first} – {pair.second} | {pair.budget:g} | {found['games']} | "
        f"**{share:.1%}** ({low:.1%} to {high:.1%}){decided} | {times} |"
    )


def main() -> None:
    """Measure what is asked for, print it as it comes, and keep it."""
    parser = argparse.ArgumentParser(description="Measure the ladder of levels.")
    parser.add_argument("names", nargs="*", default=GAMES, metavar="GAME")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--budget", type=float, default=0.05)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--full", action="store_true", help="level 4 against level 3, at the full budget, until decided"
    )
    asked = parser.parse_args()
    pairs = [Pair(game, *rung, asked.budget, asked.games, sprt=False) for game in asked.names for rung in RUNGS]
    if asked.full:
        pairs = [Pair(game, "level4", "level3", 1.0, max(asked.games, 20), sprt=True) for game in asked.names]
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    print("| game | bots | budget | games | share of the first | its decisions: mean, 95 % within |")
    print("| --- | --- | --- | --- | --- | --- |")
    for pair in pairs:
        summary = played(pair, asked.processes)
        kept[" ".join(pair.command)] = summary
        RESULTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        print(row(pair, summary), flush=True)


if __name__ == "__main__":
    main()
