"""What everybody at the table can see and reckon, as the terminal asks for it: it is what play then does."""

from __future__ import annotations

import pytest

from starboard.games.cove import GAME
from starboard.games.cove.actions import DrawLine, SellGood, SellToRogues
from starboard.games.cove.board import set_of
from starboard.games.cove.domains import CHARM, RECRUIT, SIZES, SPACES, TOME
from starboard.games.cove.events import AreaFilled, Corrupted
from starboard.games.cove.rules.charting import NO_GOOD, DrawLines, closings
from starboard.games.cove.rules.market import SellGoods, rogues_pay, sale_pays
from starboard.games.cove.rules.turns import ChooseAction, hours_of, open_actions, space_of, why_closed
from starboard.games.cove.state import Cove
from starboard.kernel import Event, legal, tried
from tests.counts import seeds
from tests.subjects import positions


@pytest.mark.parametrize("seats", [1, 3])
def test_what_is_reckoned_beforehand_is_what_play_brings(seats: int) -> None:
    """Sales pay, lines close, actions cost and spaces are closed as was said before."""
    for seed in seeds(40, 4):
        for s, _ in positions(GAME, seats, seed):
            assert isinstance(s, Cove)
            top = s.steps[-1] if s.steps else None
            if isinstance(top, SellGoods):
                sales_pay_as_said(s, top)
            elif isinstance(top, DrawLines):
                lines_close_as_said(s, top)
            elif isinstance(top, ChooseAction):
                spaces_are_closed_as_said(s)


def sales_pay_as_said(s: Cove, top: SellGoods) -> None:
    """MC-12.4, MC-12.7 Each sale brings the Gold that was reckoned; what pays nothing is not offered."""
    for action in legal(s):
        gold = 0
        if isinstance(action, SellGood):
            gold = sale_pays(s, top.pier, action.size, action.colour)
        elif isinstance(action, SellToRogues):
            gold = rogues_pay(s, top.pier, action.size, action.colour)
        else:
            continue
        assert gold > 0
        after = tried(s, [action])
        assert isinstance(after, Cove)
        assert after.oracles[top.seat].earned[top.pier] - s.oracles[top.seat].earned[top.pier] == gold


def lines_close_as_said(s: Cove, top: DrawLines) -> None:
    """MC-9.14 What a line would close is what it fills, and whether a Corruption card comes."""
    for action in legal(s)[::5]:
        if not isinstance(action, DrawLine):
            continue
        told: list[Event] = []
        tried(s, [action], told)
        said = closings(s, top.seat, action.edge)
        filled = [(event.area, event.colour) for event in told if isinstance(event, AreaFilled)]
        assert filled == [(one.cells, one.colour) for one in said if one.size != NO_GOOD]
        assert all((one.size == TOME) == (len(one.cells) == 2) for one in said if one.size != NO_GOOD)
        assert any(isinstance(event, Corrupted) for event in told) == any(one.corrupts for one in said)


def test_mc_9_11_what_a_line_would_close_is_known_before() -> None:
    """The fourth line around a cell brings a Charm of its colour; a line by itself closes nothing."""
    s = GAME.new(2, {})
    chart = s.board.chart
    cell = next(cell for cell in chart.cells if not set_of(chart.around[cell]) & chart.cross)
    *drawn, last = chart.around[cell]
    s.oracles[0].lines = tuple(sorted(drawn))
    (closing,) = closings(s, 0, last)
    assert (closing.cells, closing.size, closing.colour) == ((cell,), CHARM, chart.colour[cell])
    assert not closing.corrupts
    s.oracles[0].lines = ()
    assert closings(s, 0, last) == []


def spaces_are_closed_as_said(s: Cove) -> None:
    """MC-6.5 A space has a reason to be closed exactly where none of its actions is open; Hours are those paid."""
    able = open_actions(s, s.turn)
    for space in range(len(SPACES)):
        why = why_closed(s, s.turn, space)
        assert (why is None) == any(space_of(action) == space for action in able)
        assert why is None or why.rule.startswith("MC-")
    for action in able:
        if space_of(action) != RECRUIT:
            assert hours_of(s, action) == s.board.costs[space_of(action)]


def test_the_rune_of_each_option_and_the_pier_of_each_dock() -> None:
    """MC-3.8, MC-3.10 The board tells them as the rules do: Bone, Voodoo, a die; Small, Black Market twice, Large."""
    s = GAME.new(2, {})
    assert s.board.fate_runes == ((0,), (1,), (3, 4))
    assert s.board.dock_pier == (0, 2, 2, 1)
    assert [s.board.prices[4 * size] for size in range(len(SIZES))] == [4, 8]
