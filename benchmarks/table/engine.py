"""What the rules alone cost: microseconds for a decision with the list of what is open after it, by title."""

import json
import random
import time

from benchmarks.table.ledger import percentile
from starboard.making.trees import choose

DECISIONS = 1500
SEATS = 3


def measure(title: str) -> dict[str, float]:
    """Play at random; return the mean, the 95th percentile and the worst, in microseconds."""
    from starboard.games import find_game
    from starboard.kernel import Match, legal

    game, chance, taken = find_game(title), random.Random(7), []
    match, open_now = Match(game, SEATS, seed=1), None
    for number in range(DECISIONS):
        if match.over:
            match, open_now = Match(game, SEATS, seed=number), None
        action = chance.choice(open_now or legal(match.state))
        start = time.perf_counter()
        match.play(match.seat, action)
        open_now = [] if match.over else legal(match.state)
        taken.append(1e6 * (time.perf_counter() - start))
    return {
        "mean": round(sum(taken) / len(taken), 1),
        "p95": round(percentile(taken, 0.95), 1),
        "worst": round(max(taken), 1),
    }


def main() -> None:
    """Print the figures of each title as JSON."""
    choose([])
    from benchmarks.table.hall import TITLES
    from starboard.kernel import COMPILED

    print(json.dumps({"compiled": COMPILED, **{title: measure(title) for title in TITLES}}))


if __name__ == "__main__":
    main()
