"""The command `starboard arena`: bots against bots, and how strong each is."""

from __future__ import annotations

import math
import signal
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from starboard.cli.play import options
from starboard.cli.problems import one_line_errors
from starboard.cli.surroundings import Cluster, Language, Programs, game_typed, programs_typed, spoken_here

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from types import FrameType

    from starboard.kernel import Game
    from starboard.lab.arena import Arena
    from starboard.lab.sprt import Question
    from starboard.lab.study.running import Run
    from starboard.texts import Texts

MOST_BOTS = 16
"""So many bots there are at most: with more, a single round of all who can meet never ends."""


def arena(
    game: Annotated[str, typer.Argument(help="help-game", show_default=False)],
    bots: Annotated[list[str], typer.Argument(help="help-arena-bots", show_default=False)],
    games: Annotated[int, typer.Option("--games", min=1, help="help-arena-games")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="help-arena-seed")] = 0,
    seats: Annotated[int | None, typer.Option("--seats", help="help-arena-seats", show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="help-play-option")] = None,
    budget: Annotated[float, typer.Option("--budget", help="help-arena-budget")] = 1.0,
    clock: Annotated[float | None, typer.Option("--clock", help="help-arena-clock", show_default=False)] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, max=256, help="help-arena-processes")] = 1,
    ray: Cluster = "",
    patience: Annotated[float, typer.Option("--patience", help="help-arena-patience")] = 30.0,
    longest: Annotated[int, typer.Option("--longest", min=1, help="help-arena-longest")] = 20_000,
    out: Annotated[Path | None, typer.Option("--out", help="help-arena-out", show_default=False)] = None,
    sprt: Annotated[str, typer.Option("--sprt", help="help-arena-sprt", show_default=False)] = "",
    share: Annotated[float, typer.Option("--share", help="help-arena-share")] = 0.6,
    alpha: Annotated[float, typer.Option("--alpha", help="help-arena-alpha")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="help-arena-beta")] = 0.05,
    lang: Language = "",
    programs: Programs = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="help-arena-json")] = False,
) -> None:
    """Let bots play each other, and say how strong each is."""
    from importlib.metadata import version

    from starboard.bots import command_of
    from starboard.kernel import Match
    from starboard.lab.arena import Arena
    from starboard.lab.results import Results, Terms

    language = lang or spoken_here()
    with one_line_errors(language):
        limits = {"budget": budget, "patience": patience} | ({} if clock is None else {"clock": clock})
        _check_numbers(**{name: (limit, 0, math.inf) for name, limit in limits.items()})
        _check_numbers(share=(share, 0.5, 1), alpha=(alpha, 0, 0.5), beta=(beta, 0, 0.5))
        played = game_typed(game)
        programs_typed(programs or [])
        seated = _seats(played, seats)
        chosen = played.checked_options(seated, options(option or []))
        Match(played, seated, chosen, seed=0)  # refuses what cannot be played
        _check_bots(bots)
        question = _question(sprt, bots, share, alpha, beta)
        versions = (played.rules_version, version("starboard-games"))
        outside = {bot: command for bot in bots if (command := command_of(bot))}
        terms = Terms(
            played.name, *versions, tuple(bots), seated, seed, budget, chosen, longest, patience, outside, clock=clock
        )
        with Results(terms, out) as results:
            tournament = Arena(results, games, question)
            interrupted = not _played(tournament, processes, ray, language, as_json=as_json)
            _tell(tournament, language, as_json=as_json)
        if interrupted:
            _say_interrupted(language, out)
            raise typer.Exit(130)


def _seats(game: Game[Any], asked: int | None) -> int:
    """Return how many sit at a table; raise InvalidOptions where they are fewer than two or not as the game has it."""
    from starboard.kernel import InvalidOptions, Refusal

    several = [count for count in game.seats if count > 1]
    if not several or (asked is not None and asked < 2):
        raise InvalidOptions(Refusal("", "arena-alone"))
    return asked if asked is not None else several[0]


def _check_bots(bots: list[str]) -> None:
    """Raise InvalidOptions where bots are unknown, the same, too few or too many."""
    from starboard.bots import check_bot
    from starboard.kernel import InvalidOptions, Refusal

    if not 2 <= len(bots) <= MOST_BOTS:
        raise InvalidOptions(Refusal("", "arena-bots", (("count", len(bots)), ("most", MOST_BOTS))))
    for number, bot in enumerate(bots):
        if bot in bots[:number]:
            raise InvalidOptions(Refusal("", "arena-twice", (("bot", bot[:60]),)))
        check_bot(bot)


def _check_numbers(**given: tuple[float, float, float]) -> None:
    """Raise InvalidOptions for an option that is not between its bounds; not a number is between none."""
    from starboard.kernel import InvalidOptions, Refusal

    for name, (value, low, high) in given.items():
        if not low < value < high:
            why = (("name", f"--{name}"), ("low", f"{low:g}"), ("high", f"{high:g}"))
            raise InvalidOptions(Refusal("", "arena-positive" if high == math.inf else "arena-range", why))


def _question(sprt: str, bots: list[str], share: float, alpha: float, beta: float) -> Question | None:
    """Return what is to be found out; raise InvalidOptions where it is not about two of the bots."""
    from starboard.kernel import InvalidOptions, Refusal
    from starboard.lab.sprt import Question

    if not sprt:
        return None
    two = [name.strip() for name in sprt.split(",")]
    if len(two) != 2 or two[0] == two[1] or not set(two) <= set(bots):
        raise InvalidOptions(Refusal("", "arena-sprt", (("text", sprt[:60]), ("known", ", ".join(bots)))))
    return Question(two[0], two[1], share, alpha, beta)


def _played(tournament: Arena, processes: int, ray: str, language: str, *, as_json: bool) -> bool:
    """Play what is left; return whether it was, and nobody broke it off."""
    import msgspec

    from starboard.games import path_of
    from starboard.texts import Texts

    def tell(line: object) -> None:
        if as_json:
            print(msgspec.json.encode(line).decode(), flush=True)

    for known in (tournament.results.terms, *tournament.counted):
        tell(known)
    path = path_of(tournament.results.terms.game)
    return played_out(tournament, tournament.play(path, processes, ray), Texts(language), tell)


def played_out(
    shown: Arena | Run, games: Generator[Any, None, None], texts: Texts, tell: Callable[[Any], None] | None = None
) -> bool:
    """Play games, show how far it is and tell of each that is over; return whether nobody broke it off."""
    from starboard.lab.showing import progress

    try:
        with _endable() as told, progress(shown, texts) as further, closing(games) as each:
            for over in each:
                if tell is not None:
                    tell(over)
                further()
                if told:
                    return False
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def _endable() -> Iterator[list[int]]:
    """Take being told to end as Ctrl-C is taken: what was played is told. Give what was told, by which signal.

    Python drops an interrupt that comes while something is being thrown away; what was told stays known.
    """
    told: list[int] = []

    def end(number: int, _: FrameType | None) -> None:
        told.append(number)
        raise KeyboardInterrupt

    before = {number: signal.signal(number, end) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield told
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _tell(tournament: Arena, language: str, *, as_json: bool) -> None:
    """Say what came of it all: the last line of JSON, or tables."""
    import msgspec

    from starboard.kernel import COMPILED
    from starboard.lab.showing import show
    from starboard.lab.standings import standings
    from starboard.texts import Texts

    # The processes that play have chosen as this one has.
    found = standings(tournament.results.terms.bots, tournament.counted, compiled=COMPILED)
    if not as_json:
        show(tournament, found, Texts(language))
        return
    summary = msgspec.to_builtins(found)
    test = tournament.test
    if test is not None:
        asked = test.question._asdict()
        summary["sprt"] = asked | {"verdict": test.verdict, "games": test.games, "ratio": test.ratio}
        summary["sprt"] |= {"lower": test.lower, "upper": test.upper}
    print(msgspec.json.encode({"summary": summary}).decode())


def _say_interrupted(language: str, out: Path | None) -> None:
    import sys

    from starboard.texts import Texts

    texts = Texts(language)
    said = texts.message("arena-lost") if out is None else texts.message("arena-kept", file=str(out))
    print(said, file=sys.stderr)
