"""The plugin of pytest: the option for how many games, asserts that show their values, and tests of a contract."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from starboard.testing import MODULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from starboard.kernel import Game
    from starboard.testing.listing import Check

OPTION = "--starboard-games"

for _name in ("tables", *MODULES):
    pytest.register_assert_rewrite(f"starboard.testing.{_name}")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let whoever runs the tests say how many games each check plays."""
    group = parser.getgroup("starboard")
    group.addoption(OPTION, type=int, default=0, metavar="N", help="games that each check of a contract plays")


def tests_of(checks: list[Check], game: Game[Any], seats: tuple[int, ...], games: int) -> Callable[..., None]:
    """Return a test for each check and number of seats."""
    from starboard.testing.tables import Table

    tables = [(check, count) for check in checks for count in seats]

    @pytest.mark.parametrize(("check", "seats"), tables, ids=[f"{check.name}-{count}" for check, count in tables])
    def test_contract(check: Check, seats: int, request: pytest.FixtureRequest) -> None:
        count = request.config.getoption(OPTION, 0) or games or check.least
        if not check.hold(Table(game, seats, range(count))):
            pytest.skip(f"not met: {check.unmet}")

    return test_contract
