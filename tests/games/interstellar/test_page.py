"""What a browser's page is told beside the state: which planet goes next, and how large the own hand may be."""

from __future__ import annotations

from starboard.games.interstellar.domains import CODEX, HUMANS, PLANET
from starboard.games.interstellar.page import Chart, laid
from starboard.games.interstellar.rules.entropy import next_to_go
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import SPECTATOR, UNKNOWN, replaced, view
from tests.games.interstellar.test_x_windows import set_up


def shown(s: Galaxy, viewer: int = SPECTATOR) -> Chart:
    """Return what a viewer is shown."""
    seen = view(s, viewer)
    assert isinstance(seen, Galaxy)
    return laid(seen)


def test_nothing_goes_before_entropy_runs() -> None:
    """11.3 Before the Oracle is gained no planet is marked."""
    chart = shown(set_up(4, 1))
    assert (chart.due, chart.after, chart.pauses) == (UNKNOWN, UNKNOWN, False)


def test_the_highest_planet_goes_next() -> None:
    """11.4 With one copy there is one that goes, and none is told to come after it."""
    s = set_up(4, 1)
    s.entropy, s.holder = True, 2
    chart = shown(s)
    assert (chart.due, chart.after) == (max(s.planets), UNKNOWN)
    s.planets = (0,) * len(s.planets)
    assert shown(s).due == UNKNOWN


def test_with_two_copies_the_halves_take_turns() -> None:
    """15.5 One of each half is due, the half whose go it is first; without a holder all waits."""
    s = set_up(9, 1)
    s.entropy, s.holder = True, 2
    chart = shown(s)
    middle = 1 + len(s.planets) // 2
    assert chart.due == s.planets[next_to_go(s)]
    assert (s.planets.index(chart.due) < middle) != (s.planets.index(chart.after) < middle)
    assert chart.pauses is False
    s.holder = -1
    assert shown(s).pauses is True
    only = s.planets.index(chart.due)
    s.planets = tuple(planet if node == only else 0 for node, planet in enumerate(s.planets))
    assert (PLANET.texts[shown(s).due], shown(s).after) == (PLANET.texts[chart.due], UNKNOWN)


def test_a_hand_limit_is_told_to_who_sees_the_hand() -> None:
    """5.9, 14.1 Another's would betray the Codex."""
    s = set_up(4, 1)
    player = s.players[1]
    player.race, player.hand = HUMANS, replaced(player.hand, 0, CODEX)
    assert shown(s, 1).pilots[1].limit == 8
    assert [shown(s, viewer).pilots[1].limit for viewer in (0, 2, 3, SPECTATOR)] == [0, 0, 0, 0]
