"""The learner of the documentation learns, and the documentation shows its very code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np

from examples.learner import BESIDE, KINDS, curve, described, flights, learn
from examples.learner.__main__ import drawn
from starboard.env import gymnasium
from starboard.kernel import Match
from tests.subjects import GAMES

ROOT = Path(__file__).parents[2]
SOURCES = [
    ROOT / "examples" / "learner" / "__init__.py",
    ROOT / "examples" / "connect_four" / "tensors.py",
]


def test_the_pages_sessions_run() -> None:
    """What the page types gives what it shows."""
    page = (ROOT / "docs" / "researchers.md").read_text("utf-8").split("\n## OpenSpiel")[0]
    session = "".join(re.findall(r"^```pycon\n(.*?)^```", page, re.DOTALL | re.MULTILINE))
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(session, {}, "researchers.md", None, 0))
    assert result.attempted >= 10
    assert result.failed == 0


def test_the_pages_code_is_the_examples_code() -> None:
    """Every block of Python on the page stands in an example, to the letter."""
    page = (ROOT / "docs" / "researchers.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    source = "".join([path.read_text("utf-8") for path in SOURCES])
    shown = [block for block in blocks if "starboard" not in block]
    assert len(shown) >= 3
    assert [block for block in shown if block not in source] == []


def test_an_action_is_described_by_what_lies_where_it_ends() -> None:
    """Flights end where the rules end them, and rows count the tokens beside that space."""
    env = gymnasium.env("oort", 2, options={"setup": 3}, opponents="random", illegal="raise")
    observation, info = env.reset(seed=1)
    table = env.playing.layout.actions.table
    rows = described(observation, table[info["legal"]])
    assert rows.shape == (len(info["legal"]), KINDS + 2 * BESIDE + 6)
    while env.playing.game.space.action(info["legal"][0]).TEXT[0] == "P":
        observation, _, _, _, info = env.step(info["legal"][0])
    ends = flights(observation["observation"])
    assert len(set(ends.tolist())) > 1
    for number in info["legal"][:3]:
        match: Match = env.playing.match.clone()
        row = described(observation, table[[number]])[0]
        before = match.state.lying  # type: ignore[attr-defined]  # Oort's own
        fly = GAMES["oort"].space.action(number)
        match.play(match.seat, fly)
        if match.state.rockets[0] == ends[fly.direction]:  # type: ignore[attr-defined]  # no wormhole was on the way
            taken = before - match.state.lying  # type: ignore[attr-defined]  # as above
            assert row[KINDS : KINDS + BESIDE - 1].sum() == taken


def test_it_learns_and_draws_its_curve() -> None:
    """Equal seeds learn alike; the curve is a picture that any browser reads."""
    first, second = list(learn(2, seed=3)), list(learn(2, seed=3))
    assert first == second
    assert set(first) <= {-1.0, 0.0, 1.0}
    assert curve([1, -1, 1, 1, 0], 2) == [0.5, 1.0]
    picture = ET.fromstring(drawn([0.25, 1.0], 10))  # noqa: S314  # it is ours
    points = picture.findall("{*}polyline")[0].attrib["points"].split()
    assert len(points) == 2
    assert np.isclose(float(points[1].split(",")[1]), 24)
