"""Write the golden files: tests/playthroughs/<game>-<seats>.txt and tests/matches/<game>/<ending>.starboard.

    python tools/playthrough.py [--only GAME]

Review the difference before committing it: a change of a golden file is a change of a rule.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from starboard.bots import GreedyBot, play_out
from starboard.kernel import Choice, Game, Match, Outcome, Record, save
from starboard.kernel.chance import bare_commitment
from tests.subjects import GAMES, GOLDEN, find_game, fingerprint, matches, some, viewers

ROOT = Path(__file__).resolve().parent.parent
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
MATCHES = ROOT / "tests" / "matches"

SEED = 7
SHOWN = 6
"""So many options are written out."""
MANY = 6
"""With more seats only one decision in EVERY is written out, for the games are long."""
EVERY = 16
TRIES = 20_000
"""So many games are played in search of an ending."""
CARE = 200
"""One in so many of them is played with care."""


def digest(game: Game[Any], record: Record) -> str:
    """Return a short text that differs where the record's JSON does."""
    return sha256(fingerprint(game, record).encode()).hexdigest()[:12]


def playthrough(name: str, seats: int) -> str:
    """Return a whole seeded game as text: at every decision the stack, the options, the choice and what it brought."""
    game = find_game(name)
    match = Match(game, seats, seed=SEED)
    return "\n".join([*_told(game, match), *_ending(match.outcome())]) + "\n"


def _told(game: Game[Any], match: Match) -> Iterator[str]:
    rng = Random(SEED)
    yield f"{game.name}, {match.seats} seats, seed {SEED}, rules {match.rules_version}"
    yield f"commitment {bare_commitment(SEED)}"
    yield from [f"  {event!r}" for event in match.log]
    while not match.over:
        actions = match.actions()
        chosen, told = some(actions, rng), len(match.log)
        whole = match.seats <= MANY or match.decision % EVERY == 0
        if whole:
            yield from _decision(game, match)
        match.play(match.seat, chosen)
        yield f"  chosen {chosen}"
        if whole:
            yield from [f"    {event!r}" for event in match.log[told:]]
    yield ""


def _decision(game: Game[Any], match: Match) -> Iterator[str]:
    actions = match.actions()
    first = [str(actions.nth(index)) for index in range(min(SHOWN, actions.count()))]
    yield ""
    yield f"decision {match.decision}, seat {match.seat}"
    for step in reversed(match.state.steps):
        sealed = ", sealed" if isinstance(step, Choice) and step.SEALED else ""
        yield f"  step {step!r} [{step.RULE}{sealed}]"
    views = [f"{viewer}:{digest(game, match.view(viewer))}" for viewer in viewers(match.seats)]
    yield f"  views {' '.join(views)}"
    yield f"  options {actions.count()}: {', '.join(first)}"


def _ending(outcome: Outcome | None) -> Iterator[str]:
    assert outcome is not None
    yield f"ending {outcome.ending}"
    yield f"scores {outcome.scores} ranking {outcome.ranking} winners {outcome.winners}"
    yield from [f"  {line!r}" for line in outcome.breakdown]


def blind(game: Game[Any], seed: int) -> Match:
    """Return a match played at random."""
    *_, match = matches(game, game.seats[seed % len(game.seats)], seed)
    return match


def careful(game: Game[Any], seats: int, seed: int) -> Match:
    """Return a match of greedy players, for the endings that nobody meets by chance."""
    match = Match(game, seats, seed=seed)
    play_out(match, [GreedyBot(seat) for seat in range(seats)])
    return match


def recorded(name: str) -> dict[str, str]:
    """Return one saved match per ending of the game, found by playing at random and now and then with some care."""
    game = find_game(name)
    found: dict[str, str] = {}
    for seed in range(TRIES):
        seats = game.seats[seed // CARE % len(game.seats)] if seed % CARE == CARE - 1 else None
        match = careful(game, seats, seed) if seats else blind(game, seed)
        outcome = match.outcome()
        assert outcome is not None
        found.setdefault(outcome.ending, save(match))
        if len(found) == len(game.endings):
            return found
    sys.exit(f"{name}: no game in {TRIES} ended by {set(game.endings) - set(found)}")


def main() -> None:
    """Write every golden file, or one game's."""
    parser = argparse.ArgumentParser(description="Write the golden files of whole games.")
    parser.add_argument("--only", choices=list(GAMES), help="the game to write")
    only: str | None = parser.parse_args().only
    for name, seats in GOLDEN:
        if only in {None, name}:
            (PLAYTHROUGHS / f"{name}-{seats}.txt").write_text(playthrough(name, seats), encoding="utf-8")
    for name in GAMES:
        if only in {None, name}:
            (MATCHES / name).mkdir(parents=True, exist_ok=True)
            for ending, text in recorded(name).items():
                (MATCHES / name / f"{ending}.starboard").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
