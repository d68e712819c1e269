"""Studies that nobody played: games made up with effects that are known, in the files that a run leaves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import polars as pl

from starboard.lab.study.keeping import TABLES, fresh, keep
from starboard.lab.study.terms import FORMAT

Row = dict[str, Any]
NONE: Row = {"number": 0, "decision": 0, "event": "", "seat": 255, "what": ""}


def weighted(rng: Random, weights: list[float]) -> int:
    """Return a place by its weight."""
    return rng.choices(range(len(weights)), weights)[0]


def games_of(world: str, count: int, seats: int = 2, **wanted: Any) -> list[Row]:
    """Return made-up games of a world.

    `strengths` are the weights of seats, `races` those of races that are dealt, `deals` how many games a deal has,
    `points` whether there are any, `shift` how many points the first seat has more, `length` of a game about.
    """
    rows = []
    per_deal = wanted.get("deals", 1)
    for number in range(count):
        deal = number // per_deal
        rng = Random(f"{wanted.get('seed', 1)}/{deal}")
        base = [rng.gauss(20, 6) for _ in range(seats)]
        races = wanted.get("races") or {}
        dealt = rng.sample(sorted(races), seats) if races else []
        inner = Random(f"{wanted.get('seed', 1)}/{number}/{world}")
        points = [base[seat] + inner.gauss(0, wanted.get("noise", 2.0)) for seat in range(seats)]
        points[0] += wanted.get("shift", 0.0)
        points = [value + races[race] for value, race in zip(points, dealt, strict=True)] if races else points
        scores = [round(value) for value in points]
        best = max(points)
        won = [1.0 if value == best else 0.0 for value in points]
        rows.append(
            {
                "world": world,
                "number": number,
                "deal": deal,
                "seed": deal * 7919 + 3,
                "ending": wanted.get("endings", ["swept", "drought"])[inner.random() < 0.2],
                "unfinished": "",
                "decisions": max(5, round(inner.gauss(wanted.get("length", 60), 8))),
                "lead_changes": inner.randrange(6) if seats > 1 else 0,
                "last_lead": inner.randrange(5, 30),
                "replaced": 0,
                "bots": wanted.get("bots", ["greedy"] * seats),
                "ranks": [1 + sum(other > value for other in points) for value in points],
                "scores": scores if wanted.get("points", True) else [0] * seats,
                "won": won,
                **({"trait_race": dealt} if races else {}),
            }
        )
    return rows


def happenings(games: list[Row], lucky: str = "G", *, effect: bool = True) -> list[Row]:
    """Return events: everybody takes Crystal or not by luck alone, and winners take what is lucky more often."""
    rows = []
    for game in games:
        rng = Random(f"events/{game['number']}")
        for seat, won in enumerate(game["won"]):
            for what in "CDGHIU":
                often = 0.75 if effect and what == lucky and won else 0.4
                if rng.random() < often:
                    rows.append(
                        {
                            "world": game["world"],
                            "number": game["number"],
                            "decision": 3,
                            "event": "Took",
                            "seat": seat,
                            "what": what,
                        }
                    )
    return rows


def write(folder: Path, games: list[Row], events: list[Row] | None = None, **terms: Any) -> Path:
    """Write a study's files and return its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    worlds = list(dict.fromkeys(str(game["world"]) for game in games)) or ["base"]
    titles = terms.pop("titles", {})
    seats = len(games[0]["won"]) if games else 2
    said = {
        "question": "Is it fair?", "game": "oort", "rules": "1", "version": "0", "seats": seats, "bots": ["greedy"],
        "games": len(games) // len(worlds), "seed": 1, "budget": 1.0, "longest": 1000, "keep_events": True,
        "worlds": [{"name": name, "title": titles.get(name, name), "options": {}} for name in worlds], "study": FORMAT,
    }  # fmt: skip
    (folder / "study.json").write_text(json.dumps(said | terms), encoding="utf-8")
    frame = pl.DataFrame(games, infer_schema_length=None)
    lists = [name for name, kind in frame.schema.items() if kind == pl.List(pl.String)]
    enumerated = pl.Enum(worlds)
    frame = frame.with_columns(
        pl.col("world").cast(enumerated), *[pl.col(name).cast(pl.List(pl.Categorical)) for name in lists]
    )
    frame = frame.with_columns(
        pl.col("number", "deal", "decisions").cast(pl.UInt32), pl.col("scores").cast(pl.List(pl.Int32))
    )
    frame.write_parquet(folder / "games.parquet")
    told = pl.DataFrame(events or [{**NONE, "world": worlds[0]}])
    told.with_columns(pl.col("seat").cast(pl.UInt8), pl.col("number", "decision").cast(pl.UInt32)).write_parquet(
        folder / "events.parquet"
    )
    decided = [
        {
            "world": game["world"],
            "number": game["number"],
            "seat": seat,
            "step": "Turn",
            "action": "Fly",
            "what": "N",
            "options": 9,
            "leader": 255,
        }
        for game in games
        for seat in range(len(game["won"]))
    ]
    pl.DataFrame(decided).with_columns(pl.col("seat").cast(pl.UInt8), pl.col("number").cast(pl.UInt32)).write_parquet(
        folder / "decisions.parquet"
    )
    rules = [
        {"world": world, "step": step, "rules": rules, "games": used and len(games), "times": used * len(games)}
        for world in worlds
        for step, rules, used in (("Turn", ["OO-4.1"], 30), ("Raid", ["OO-5.4"], 2), ("Drought", ["OO-6.2"], 0))
    ]
    pl.DataFrame(rules).write_parquet(folder / "rules.parquet")
    frame.select("world", "number").write_parquet(folder / "fields.parquet")
    for name in TABLES:
        (folder / name).replace(fresh(folder, name))
    keep(folder, len(games) // len(worlds))
    return folder
