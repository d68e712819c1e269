"""What all tests share: the fresh seeds of the long run, and Hypothesis' settings."""

from __future__ import annotations

import os
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Final

import pytest
from hypothesis import HealthCheck, settings

from starboard import games
from starboard.bots import hints, levels
from starboard.kernel import COMPILED
from tests.bots.programs import Bench, forgetting
from tests.counts import FRESH, LONG, scaled

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE: Final = Path(__file__).parent

settings.register_profile(
    "starboard",
    max_examples=scaled(1000, 50),
    derandomize=not LONG,  # the short run does the same every time
    deadline=None,  # a busy machine is no failure
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("starboard")

if not COMPILED:
    os.environ["STARBOARD_PURE"] = "1"  # the commands that tests run use the sources that the tests use


def pytest_configure(config: pytest.Config) -> None:
    """Choose the fresh seeds once, before the worker processes inherit them."""
    if LONG and not hasattr(config, "workerinput"):
        os.environ.setdefault(FRESH, str(1_000_000 + randbelow(1_000_000_000)))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what proves the rules themselves: `make test` runs that on the sources, and the rest on compiled rules."""
    for item in items:
        of_rules = item.path.is_relative_to(HERE / "kernel") or item.path.is_relative_to(HERE / "games")
        if of_rules and item.get_closest_marker("many") is None:
            item.add_marker("rules")


def pytest_report_header() -> str:
    """Say which seeds are in use, so that a failure can be repeated."""
    return f"fresh seeds from {FRESH}={os.environ.get(FRESH)}" if LONG else "fixed seeds, small counts"


@pytest.fixture(autouse=True, scope="session")
def _by_rounds_alone() -> Iterator[None]:
    """Let bots think as long as their rounds take: what they decide is the same however busy the machine is.

    There are fewer rounds for a hint, as there would be for want of time.
    """
    with pytest.MonkeyPatch.context() as patching:
        patching.setattr(levels, "CAP", 3600.0)
        patching.setattr(hints, "SHARE", 0.05)
        patching.setattr(hints, "SECONDS", 3600.0)
        yield


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    """A place for programs that play. Whatever happens, none of their processes is left when the test is over."""
    folder = tmp_path / "programs"
    folder.mkdir()
    made = Bench(folder)
    with forgetting():
        yield made
    assert made.left() == []


@pytest.fixture(autouse=True)
def _games_as_before() -> Iterator[None]:
    """Forget the games that a test has opened: the next one finds those that there were."""
    before = set(games._opened)
    yield
    for name in set(games._opened) - before:
        del games._opened[name], games._modules[name], games._games[name]
