"""Starboard as a contender: the public API driven by a Python loop, and loops compiled with the rules."""

import random
import sys
from collections.abc import Callable
from typing import Any

import loops  # type: ignore[import-not-found]  # a top-level module, so that the compiled tree can have it

import examples.connect_four
import starboard
from benchmarks.envs import bare, in_pettingzoo, masked
from benchmarks.protocol import CLONE_PREFIX, SEARCH, SEED, Play, Played, Task, serve
from starboard.games import find_game
from starboard.kernel import COMPILED, Game, Match, State, determinise, legal, options, play, roll, view


def listed(game: Game[Any]) -> Play:
    """Random play: list the options, choose one, play it with all checks."""
    choice = random.choice

    def run(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            s = game.new(game.seats[0], {})
            while moves := legal(s):
                play(s, choice(moves))
                decisions += 1
        return Played(decisions, games)

    return run


def matched(game: Game[Any]) -> Play:
    """The same through a match that checks the seat and keeps decisions, events and snapshots."""
    choice = random.choice

    def run(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            match = Match(game, game.seats[0], seed=SEED)
            while moves := match.legal():
                match.play(match.seat, choice(moves))
                decisions += 1
        return Played(decisions, games)

    return run


def in_openspiel(game: Game[Any]) -> Play:
    """The same as a game of OpenSpiel, driven by its public state API as its own games are."""
    from starboard.env.openspiel import load

    spiel = load(game)
    choice = random.choice

    def run(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            state = spiel.new_initial_state()
            while actions := state.legal_actions():
                state.apply_action(choice(actions))
                decisions += 1
        return Played(decisions, games)

    return run


def inside(game: Game[Any]) -> Play:
    """The loop itself compiled with the rules, where they are."""

    def run(games: int) -> Played:
        return Played(loops.play_listed(game, games, SEED), games)

    return run


def oort_turns(seats: int, *, blind: bool) -> Play:
    """Random play of Oort by action sets, a new board each game, counted in turns: moves alike, or drive first."""
    game = find_game("oort")
    rng = random.Random(SEED)
    number = rng.random
    rollout = game.judgement.rollout

    def run(games: int) -> Played:
        turns = 0
        for _ in range(games):
            s = game.new(seats, {"setup": rng.getrandbits(64)})
            if blind:
                while s.steps:
                    moves = options(s)
                    play(s, moves.nth(int(number() * moves.count())))
            else:
                while s.steps:
                    play(s, rollout(s, rng))
            turns += s.move - 1
        return Played(turns, games)

    return run


def searched() -> Play:
    """Tree searches from the first position of Connect Four; one that is settled early counts what it did."""
    from starboard.search import Search

    game = examples.connect_four.GAME
    s = game.new(2, {})

    def run(searches: int) -> Played:
        return Played(sum(Search(game, s, 0, seed).run(SEARCH, 60.0) for seed in range(searches)), 0)

    return run


def oort_plies(*, search: bool) -> Play:
    """Blind decisions of Oort with three seats to the end of games: bare, or those inside a search."""
    game = find_game("oort")
    s = oort_position()
    rng = random.Random(SEED)

    def run(games: int) -> Played:
        if search:
            from starboard.search import Search  # trees of old, measured against, have none

            tree = Search(game, s, 0, rng.getrandbits(32), horizon=100_000)
            tree.run(games, 60.0)
            return Played(int(tree.played), games)
        return Played(loops.play_blindly(game, s, games, rng), games)

    return run


def connect_four_position() -> State:
    """The position that every contender clones."""
    game = examples.connect_four.GAME
    s = game.new(2, {})
    for column in CLONE_PREFIX:
        play(s, game.space.action(column))
    return s


def oort_position() -> State:
    """An ordinary turn of three seats."""
    game = find_game("oort")
    s: State = game.new(3, {"setup": 1})
    for text in ("Pc13", "Pm8", "Pr3"):
        play(s, game.space.parse(text))
    return s


def interstellar_play(games: int) -> Played:
    """Random play of Interstellar Oracle with four seats, chance and windows answered by this loop."""
    game = find_game("interstellar")
    rng = random.Random(SEED)
    decisions = 0
    for _ in range(games):
        s = game.new(4, {})
        while s.steps:
            moves = legal(s)
            if moves:
                play(s, rng.choice(moves))
                decisions += 1
            else:
                roll(s, rng)
    return Played(decisions, games)


def interstellar_position() -> State:
    """The tenth turn of four seats."""
    game = find_game("interstellar")
    rng = random.Random(SEED)
    s: State = game.new(4, {})
    for _ in range(300):
        moves = legal(s)
        if moves:
            play(s, rng.choice(moves))
        else:
            roll(s, rng)
    return s


def guessed() -> Play:
    """Guesses at what a seat of that position cannot see."""
    game = find_game("interstellar")
    seen = view(interstellar_position(), 1)
    rng = random.Random(SEED)

    def run(times: int) -> Played:
        for _ in range(times):
            determinise(game, seen, 1, rng)
        return Played(times, 0)

    return run


def repeated(position: Callable[[], State], operation: Callable[[State], object]) -> Play:
    """One operation on one position, again and again."""
    s = position()

    def run(times: int) -> Played:
        for _ in range(times):
            operation(s)
        return Played(times, 0)

    return run


def cloned(position: Callable[[], State]) -> Play:
    """Copies of one position, called as a program does."""
    s = position()

    def run(times: int) -> Played:
        clone = s.clone
        for _ in range(times):
            clone()
        return Played(times, 0)

    return run


def cove_games(seats: int) -> Play:
    """Random play of the Cove, chance nodes counted."""
    game = find_game("cove")
    rng = random.Random(SEED)
    choice = random.choice

    def run(games: int) -> Played:
        nodes = 0
        for _ in range(games):
            s = game.new(seats, {})
            while s.steps:
                if moves := legal(s):
                    play(s, choice(moves))
                else:
                    roll(s, rng)
                nodes += 1
        return Played(nodes, games)

    return run


def cove_position() -> State:
    """The middle of a day of two seats."""
    game = find_game("cove")
    rng = random.Random(SEED)
    s: State = game.new(2, {})
    for _ in range(120):
        if moves := legal(s):
            play(s, rng.choice(moves))
        else:
            roll(s, rng)
    return s


def tasks() -> list[Task]:
    """Everything that Starboard is measured at."""
    four = examples.connect_four.GAME
    return [
        Task("connect_four", lambda: listed(four), "play", "connect_four"),
        Task("connect_four_match", lambda: matched(four), "play", "connect_four", note="through a recording Match"),
        Task(
            "connect_four_openspiel", lambda: in_openspiel(four), "play", "connect_four", note="as a game of OpenSpiel"
        ),
        Task("connect_four_env", lambda: masked(four), "play_env", "connect_four", note="raw env of PettingZoo"),
        Task("connect_four_inside", lambda: inside(four), "play_inside", "connect_four"),
        Task("connect_four_clone", lambda: cloned(connect_four_position), "clone", "connect_four", "clones"),
        Task("oort_uniform", lambda: oort_turns(3, blind=True), "play_oort", "oort", "turns", "all moves alike"),
        Task("oort_drive_first", lambda: oort_turns(3, blind=False), "play_oort", "oort", "turns", "drive first"),
        Task("connect_four_search", searched, "search", "connect_four", "simulations"),
        Task("oort_plies", lambda: oort_plies(search=False), "plies_oort", "oort", note="bare, drive first"),
        Task("oort_plies_search", lambda: oort_plies(search=True), "plies_oort", "oort", note="inside a search"),
        Task("oort_clone", lambda: cloned(oort_position), "clone_oort", "oort", "clones"),
        Task("oort_options", lambda: repeated(oort_position, options), "options_oort", "oort", "sets"),
        Task("oort_legal", lambda: repeated(oort_position, legal), "legal_oort", "oort", "lists"),
        Task("interstellar_4", lambda: interstellar_play, "play_cards", "interstellar", note="four seats"),
        Task(
            "interstellar_clone", lambda: cloned(interstellar_position), "clone_interstellar", "interstellar", "clones"
        ),
        Task(
            "interstellar_view",
            lambda: repeated(interstellar_position, lambda s: view(s, 1)),
            "view_interstellar",
            "interstellar",
            "views",
        ),
        Task("interstellar_guess", guessed, "guess_interstellar", "interstellar", "guesses"),
        Task("oort_view", lambda: repeated(oort_position, lambda s: view(s, 0)), "view_oort", "oort", "views"),
        Task("cove", lambda: cove_games(2), "play_cove", "cove", "decisions", "two seats, chance counted"),
        Task("cove_clone", lambda: cloned(cove_position), "clone_cove", "cove", "clones"),
        Task("cove_view", lambda: repeated(cove_position, lambda s: view(s, 0)), "view_cove", "cove", "views"),
        *[task for name, seats in (("oort", 3), ("interstellar", 4), ("cove", 2)) for task in env_tasks(name, seats)],
    ]


def env_tasks(name: str, seats: int) -> list[Task]:
    """What tensors and masks cost: a match alone, and the same as an environment."""
    game, row = find_game(name), f"env_{name}"
    return [
        Task(f"{name}_bare", lambda: bare(game, seats), row, name, note="step, view and legal list"),
        Task(f"{name}_env", lambda: in_pettingzoo(game, seats, flat=False), row, name, note="with tensors and mask"),
        Task(
            f"{name}_env_flat", lambda: in_pettingzoo(game, seats, flat=True), row, name, note="as one row of numbers"
        ),
    ]


def check_loaded() -> None:
    """Fail where part of the compiled tree is not compiled: a half-compiled figure would say nothing."""
    rules = sys.modules[type(find_game("oort")).__module__]
    for module in (rules, examples.connect_four, loops):
        if (not str(module.__file__).endswith(".py")) != COMPILED:
            raise SystemExit(f"{module.__name__} is loaded from {module.__file__}")


if __name__ == "__main__":
    check_loaded()
    random.seed(SEED)
    serve({"name": "Starboard", "version": starboard.__version__, "compiled": str(COMPILED)}, tasks())
