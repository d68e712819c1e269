"""Tune the constants of a game's judgement by self-play: each value against the present one, over the same deals.

PYTHONPATH=$(.venv/bin/python -m tools.compile --where) .venv/bin/python -m tools.tuning GAME NAME=VALUE,VALUE ...

NAME is an attribute of the judgement, also of a part of it (`weights.tempo`). One name after another every value plays
two seats against the present setting, each deal in both seatings; it takes its place where 95 % of the interval lies
above one half. The same command plays the same games. Every comparison is appended to benchmarks/results/tuning.jsonl.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from starboard.games import find_game
from starboard.kernel import Judgement, Match
from starboard.lab.standings import wilson
from starboard.search import Search

RESULTS = Path(__file__).resolve().parent.parent / "benchmarks" / "results" / "tuning.jsonl"
FOREVER = 1e9
"""Seconds that a search may take: rounds decide, never the clock."""

Setting = dict[str, float]


class Deal(NamedTuple):
    """A game of two settings, the first seat's first."""

    game: str
    settings: tuple[Setting, Setting]
    rounds: int
    seed: int


def read(judgement: Judgement, name: str) -> float:
    """Return the present value of a constant."""
    found: Any = judgement
    for part in name.split("."):
        found = getattr(found, part)
    return float(found)


def put(judgement: Judgement, setting: Setting) -> None:
    """Give constants their values, whole numbers where they were whole."""
    for name, value in setting.items():
        *way, last = name.split(".")
        found: Any = judgement if way else type(judgement)
        for part in way:
            found = getattr(found, part)
        setattr(found, last, type(getattr(found, last))(value))


def points(deal: Deal) -> float:
    """Play a game; return what the first seat has of it: 1, 0, or a half where both are equal."""
    game = find_game(deal.game)
    match = Match(game, 2, seed=deal.seed)
    rng = Random(deal.seed)
    while match.seat >= 0:
        seat = match.seat
        put(game.judgement, deal.settings[seat])
        search = Search(game, match.view(seat), seat, rng.getrandbits(64))
        search.run(deal.rounds, FOREVER)
        match.play(seat, search.tried()[0].action)
    outcome = match.outcome()
    assert outcome is not None
    first, second = outcome.ranking
    return 1.0 if first < second else 0.5 if first == second else 0.0


def share(pool: ProcessPoolExecutor, asked: argparse.Namespace, new: Setting, old: Setting) -> float:
    """Return how much of the games a new setting wins against the old one."""
    deals = [
        Deal(asked.game, pair, asked.rounds, asked.seed + number)
        for number in range(asked.games // 2)
        for pair in ((new, old), (old, new))
    ]
    won = list(pool.map(points, deals))
    return sum(one if place % 2 == 0 else 1 - one for place, one in enumerate(won)) / len(won)


def main() -> None:
    """Try what is asked for, name by name."""
    parser = argparse.ArgumentParser(description="Tune the constants of a judgement by self-play.")
    parser.add_argument("game")
    parser.add_argument("names", nargs="+", metavar="NAME=VALUE,VALUE")
    parser.add_argument("--rounds", type=int, default=80)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    tried = {name: values.split(",") for name, _, values in (one.partition("=") for one in asked.names)}
    setting: Setting = {name: read(find_game(asked.game).judgement, name) for name in tried}
    with ProcessPoolExecutor(asked.processes) as pool, RESULTS.open("a") as kept:
        for name, values in tried.items():
            for value in values:
                new = setting | {name: float(value)}
                won = share(pool, asked, new, setting)
                low, high = wilson(won, asked.games)
                line = {"game": asked.game, "rounds": asked.rounds, "games": asked.games, "seed": asked.seed}
                line |= {"new": new, "old": setting, "share": won, "low": low, "high": high, "better": low > 0.5}
                print(json.dumps(line), file=kept, flush=True)
                print(f"{name}: {value} against {setting[name]:g}: {won:.1%} ({low:.1%} to {high:.1%})", flush=True)
                if low > 0.5:
                    setting = new
    print(json.dumps(setting))


if __name__ == "__main__":
    main()
