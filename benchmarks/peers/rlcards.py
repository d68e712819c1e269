"""RLCard: whole games of its card games by its own ``env.run`` with its own random agents."""

from functools import partial
from importlib.metadata import version

import rlcard
from rlcard.agents import RandomAgent

from benchmarks.protocol import SEED, Play, Played, Task, serve


def card_game(name: str) -> Play:
    """Random play of that game; a player's trajectory is state, action, state, ..., state, so half of it decisions."""
    env = rlcard.make(name, config={"seed": SEED})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(games: int) -> Played:
        decisions = 0
        for _ in range(games):
            trajectories, _ = env.run(is_training=False)
            decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
        return Played(decisions, games)

    return play


TASKS = tuple(
    Task(game, partial(card_game, name), "play_cards", game, note="env.run, RandomAgent")
    for game, name in (("uno", "uno"), ("gin_rummy", "gin-rummy"), ("leduc_holdem", "leduc-holdem"))
)

if __name__ == "__main__":
    serve({"name": "RLCard", "version": version("rlcard")}, TASKS)
