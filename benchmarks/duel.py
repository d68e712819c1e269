"""OpenSpiel's own searches against the bot `level4`, given at least as much time: ``python -m benchmarks.duel oort``.

MCTS where everything is open, IS-MCTS where something is hidden, both as OpenSpiel has them in Python, on the games as
`starboard.env.openspiel` registers them. Before each of its decisions the search is given as many simulations as make
up the time that level4 has taken so far; they change seats after each game.
"""

import argparse
import sys
import time
from random import Random
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from benchmarks.protocol import SEED
from starboard.bots import Bot, make_bot
from starboard.env.openspiel import SpielGame, load
from starboard.kernel import COMPILED

FEWEST = 10
"""Simulations of a decision at least."""
MOST = 4
"""So many times as many as for the last decision at most, until the time of one simulation is known better."""
DARING = 1.4
"""How much a search tries what it knows little of."""


class Searcher:
    """OpenSpiel's search, with a purse of time: it may spend what the other side has spent."""

    def __init__(self, game: SpielGame, seed: int) -> None:
        luck = np.random.RandomState(seed)
        self._hides = game.table.hides
        self._bot: Any
        judge = mcts.RandomRolloutEvaluator(1, luck)
        if self._hides:
            self._bot = ismcts.ISMCTSBot(game, judge, DARING, FEWEST, random_state=luck)
        else:
            self._bot = mcts.MCTSBot(game, DARING, FEWEST, judge, solve=True, random_state=luck)
        self.seconds = 0.0
        self.simulations = 0
        self.decisions = 0

    def choose(self, state: Any, purse: float) -> int:
        """Decide within what is left of the purse, as far as the time of earlier simulations tells it."""
        begin = time.perf_counter()
        count = FEWEST
        if self.simulations:
            left = (purse - self.seconds) * self.simulations / self.seconds
            count = min(max(FEWEST, round(left)), MOST * max(self.simulations // self.decisions, FEWEST))
        setattr(self._bot, "_max_simulations" if self._hides else "max_simulations", count)
        action = int(self._bot.step(state))
        self.seconds += time.perf_counter() - begin
        self.simulations += count
        self.decisions += 1
        return action


def played(game: SpielGame, searcher: Searcher, bot: Bot, seat: int, rng: Random) -> tuple[float, float, int]:
    """Play a game with the search in this seat; return what it is worth to it, and the bot's time and decisions."""
    state = game.new_initial_state()
    spent, decisions = 0.0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            action = rng.choices(numbers, weights)[0]
        elif state.current_player() == seat:
            action = state.legal_actions()[0] if len(state.legal_actions()) == 1 else searcher.choose(state, spent)
        else:
            begin = time.perf_counter()
            course = state.course
            mine = state.current_player()
            chosen = bot.choose(game.table.game, course.view(mine), mine)
            action = game.table.game.space.number(chosen)
            if len(state.legal_actions()) > 1:
                spent += time.perf_counter() - begin
                decisions += 1
        state.apply_action(action)
    return state.returns()[seat], spent, decisions


def main() -> int:
    """Play the games and say how they ended."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel", description=__doc__.splitlines()[0])
    parser.add_argument("game", help="a game of two by its name, or the path of one that is not installed")
    parser.add_argument("--games", type=int, default=20, help="how many are played")
    parser.add_argument("--budget", type=float, default=1.0, help="what the rounds of level4 are multiplied by")
    options = parser.parse_args()
    game = load(options.game, seats=2)
    rng = Random(SEED)
    results: list[float] = []
    searchers: list[Searcher] = []
    spent, answered = 0.0, 0
    for number in range(options.games):
        searchers.append(Searcher(game, SEED + number))
        bot = make_bot("level4", SEED + number, options.budget)
        worth, seconds, decisions = played(game, searchers[-1], bot, number % 2, rng)
        results.append(worth)
        spent, answered = spent + seconds, answered + decisions
        print(f"game {number + 1}: {worth:+g}", file=sys.stderr, flush=True)
    won, lost = sum(worth > 0 for worth in results), sum(worth < 0 for worth in results)
    decided = sum(one.decisions for one in searchers)
    seconds = sum(one.seconds for one in searchers) / decided
    simulations = sum(one.simulations for one in searchers) / decided
    kind = "IS-MCTS" if game.table.hides else "MCTS"
    print(f"{game}, {'compiled' if COMPILED else 'interpreted'}: OpenSpiel's {kind} against level4")
    print(f"  won {won}, drawn {len(results) - won - lost}, lost {lost} of {len(results)} games")
    print(f"  {seconds:.2f} s and {simulations:.0f} simulations a decision, level4 {spent / answered:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
