"""`python -m examples.learner [--games N] [--seed N] [--picture FILE]`: learn, print the curve, and draw it."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from examples.learner import curve, learn

if TYPE_CHECKING:
    from collections.abc import Sequence

WIDE, HIGH, LEFT, TOP = 640, 300, 60, 24


def drawn(won: Sequence[float], block: int) -> str:
    """Return the curve as a picture: the share of matches won, block by block."""

    def at(games: float, share: float) -> tuple[float, float]:
        return LEFT + games / (block * len(won)) * (WIDE - LEFT - 20), TOP + (1 - share) * (HIGH - TOP - 50)

    points = " ".join("{:.1f},{:.1f}".format(*at((place + 0.5) * block, share)) for place, share in enumerate(won))
    lines = []
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = at(0, share)
        lines.append(f'<line x1="{x}" x2="{WIDE - 20}" y1="{y}" y2="{y}" stroke="#8888" stroke-width="1"/>')
        lines.append(f'<text x="{x - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    step = block * max(1, len(won) // 6)
    for games in range(0, block * len(won) + 1, step):
        x, y = at(games, 0)
        lines.append(f'<text x="{x:.1f}" y="{y + 20}" text-anchor="middle">{games}</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12" '
        'fill="#777">\n'
        f"<title>Share of matches won, for each {block} matches learned from</title>\n"
        + "\n".join(lines)
        + f'\n<text x="{WIDE / 2}" y="{HIGH - 8}" text-anchor="middle">matches learned from</text>\n'
        f'<polyline points="{points}" fill="none" stroke="#2a9d8f" stroke-width="2.5"/>\n</svg>\n'
    )


def main() -> None:
    """Learn, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m examples.learner", description="Learn Oort against a bot.")
    parser.add_argument("--games", type=int, default=600, help="matches to learn from (600)")
    parser.add_argument("--block", type=int, default=40, help="matches that one point of the curve stands for (40)")
    parser.add_argument("--seed", type=int, default=0, help="of all luck (0)")
    parser.add_argument("--against", default="random", help="the bot to learn from (random)")
    parser.add_argument("--picture", type=Path, help="where the curve goes as SVG")
    chosen = parser.parse_args()
    if not 1 <= chosen.block <= chosen.games:
        parser.error("a block is of one match at least, and of no more than there are")
    rewards: list[float] = []
    for reward in learn(chosen.games, chosen.seed, opponents=chosen.against):
        rewards.append(reward)
        if len(rewards) % chosen.block == 0:
            won = curve(rewards, chosen.block)
            print(f"{len(rewards):6} matches, won of the last {chosen.block}: {won[-1]:.0%}", flush=True)
    if chosen.picture is not None:
        chosen.picture.write_text(drawn(curve(rewards, chosen.block), chosen.block), "utf-8")


if __name__ == "__main__":
    main()
