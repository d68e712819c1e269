"""OpenSpiel: games in C++ and in Python, both driven by a Python loop through its public state API."""

import random
from importlib.metadata import version

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401  (importing it registers python_tic_tac_toe)

from benchmarks.protocol import CLONE_PREFIX, SEARCH, SEED, Play, Played, Task, serve

ROLLOUTS = 100
"""Playouts that OpenSpiel's own C++ loop does per call."""


def alternating(name: str) -> Play:
    """Random play of a game without chance: ask for the legal actions, choose one, apply it."""
    game = pyspiel.load_game(name)
    choice = random.choice

    def play(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while actions := state.legal_actions():
                state.apply_action(choice(actions))
                decisions += 1
        return Played(decisions, games)

    return play


def with_chance(name: str) -> Play:
    """Random play of a game with chance nodes, which are sampled by their weights and not counted as decisions."""
    game = pyspiel.load_game(name)
    choice, choices = random.choice, random.choices

    def play(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(choices(outcomes, weights)[0])
                else:
                    state.apply_action(choice(state.legal_actions()))
                    decisions += 1
        return Played(decisions, games)

    return play


def clone() -> Play:
    """Copies of one position of Connect Four."""
    state = pyspiel.load_game("connect_four").new_initial_state()
    for column in CLONE_PREFIX:
        state.apply_action(column)

    def play(clones: int) -> Played:
        for _ in range(clones):
            state.clone()
        return Played(clones, 0)

    return play


def rollouts() -> Play:
    """Random playouts wholly inside C++: one evaluation of the first position by its rollout evaluator.

    It tells how many games it played, not how many decisions; those are the games times the mean length of games
    played by the Python loop beforehand.
    """
    sample = alternating("connect_four")(20_000)
    mean = sample.decisions / sample.games
    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 10, False, SEED, False)

    def play(calls: int) -> Played:
        for _ in range(calls):
            bot.mcts_search(game.new_initial_state())
        return Played(round(mean * ROLLOUTS * calls), ROLLOUTS * calls)

    return play


def searches() -> Play:
    """Its tree search in C++, one playout for each new leaf, from the first position, by the thousand."""
    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, SEARCH, 1000, False, SEED, False)

    def play(calls: int) -> Played:
        for _ in range(calls):
            bot.mcts_search(game.new_initial_state())
        return Played(SEARCH * calls, 0)

    return play


def searches_in_python() -> Play:
    """The same search as OpenSpiel has it in Python, over the same rules in C++."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("connect_four")
    luck = np.random.RandomState(SEED)
    bot = mcts.MCTSBot(game, 1.0, SEARCH, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)

    def play(calls: int) -> Played:
        for _ in range(calls):
            bot.mcts_search(game.new_initial_state())
        return Played(SEARCH * calls, 0)

    return play


TASKS = (
    Task("connect_four", lambda: alternating("connect_four"), "play", "connect_four", note="C++ rules, Python loop"),
    Task("connect_four_clone", clone, "clone", "connect_four", "clones", "C++ rules"),
    Task("connect_four_inside", rollouts, "play_inside", "connect_four", note="C++ rules, C++ loop"),
    Task(
        "python_tic_tac_toe", lambda: alternating("python_tic_tac_toe"), "play", "tic_tac_toe", note="rules in Python"
    ),
    Task("connect_four_search", searches, "search", "connect_four", "simulations", "C++"),
    Task("connect_four_search_py", searches_in_python, "search", "connect_four", "simulations", "search in Python"),
    Task("gin_rummy", lambda: with_chance("gin_rummy"), "play_cards", "gin_rummy", note="C++ rules, Python loop"),
)

if __name__ == "__main__":
    random.seed(SEED)
    serve({"name": "OpenSpiel", "version": version("open-spiel")}, TASKS)
