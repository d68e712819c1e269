"""`python -m examples.network [--game oort] [--seats 2] [--steps 512]`: train a network, and let it play."""

from __future__ import annotations

import argparse

from examples.network import results, train


def main() -> None:
    """Train, play, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m examples.network", description="Train a network on one seat.")
    parser.add_argument("--game", default="oort", help="a game by name or path (oort)")
    parser.add_argument("--seats", type=int, default=2, help="how many play (2)")
    parser.add_argument("--steps", type=int, default=512, help="decisions to learn from (512)")
    parser.add_argument("--against", default="random", help="the bot that plays the other seats (random)")
    parser.add_argument("--matches", type=int, default=4, help="matches to play afterwards (4)")
    chosen = parser.parse_args()
    model = train(chosen.game, chosen.seats, chosen.steps, chosen.against)
    print(f"learned from {model.num_timesteps} decisions")
    got = list(results(model, chosen.game, chosen.seats, chosen.matches, chosen.against))
    print(f"{len(got)} matches, every action legal; on average worth {sum(got) / max(1, len(got)):+.2f}")


if __name__ == "__main__":
    main()
