"""11. Removal and pull beyond the worked examples: order, neighbours, and Inhibitors."""

from __future__ import annotations

import pytest

from tests.games.interstellar.story import Story, seat

INNER = ["P1", "P2", "P3", "P4"]


def test_5_12_a_holder_who_evacuates_into_the_nebula_is_pulled_again() -> None:
    """Step 4: after the removal the pull comes again, and the vanished planet is no choice."""
    t = Story(seat("P4", "move move"), seat("P1"), oracle=0, left=INNER, at="turn-end")
    t.play("pass", "play move", "go neb", "stop")
    assert "P4" not in t.planets
    assert (t.asked, t.step, t.legal()) == ("Ann", "AvoidPull", ["pass", "play move"])
    t.play("pass")
    assert (t.asked, t.step, t.legal()) == ("Bob", "PullTo", ["go P1", "go P2", "go P3"])
    t.play("go P2")
    assert (t.turn_of, t.step, t.place("Ann"), t.holder) == ("Bob", "Main", "P2", "Ann")


def test_5_12_a_planet_searched_this_turn_may_have_gone_at_its_end() -> None:
    """Between the removal and the next turn; a match is saved and loaded there."""
    t = Story(seat("P4", "move move"), seat("P1"), oracle=0, left=INNER)
    t.play("search", "take none", "end turn", "pass", "play move", "go neb", "stop")
    assert (t.step, "P4" in t.planets, len(t.seen()["searched"])) == ("AvoidPull", False, 1)
    assert t.request(do="load", record=t.ask("save")["record"])["ok"]


@pytest.mark.parametrize(("seats", "turn", "pauses"), [(2, 1, False), (8, 1, True), (8, 159, True), (8, 160, False)])
def test_11_3_it_is_said_whether_entropy_may_pause(seats: int, turn: int, pauses: bool) -> None:
    """With two copies, before the clock's turn."""
    home = "P1/1" if seats > 6 else "P1"
    t = Story(seat(home), *[seat() for _ in range(seats - 1)], under={home: ["oracle"]}, turn=turn)
    t.play("search", "take 1")
    assert t.told("EntropyBegan") == [{"is": "EntropyBegan", "by_clock": False, "pauses": pauses}]


def test_5_12_only_the_active_holder_is_pulled() -> None:
    """11.9 Who evacuates into the Nebula in another's turn may stay there."""
    t = Story(seat("P1"), seat("P4", "move"), oracle=1, left=INNER, at="turn-end")
    t.play("Bob: pass", "play move", "go neb", "stop")
    assert (t.turn_of, t.step, t.place("Bob")) == ("Bob", "Main", "neb")


def test_11_7_evacuation_goes_clockwise_from_the_active_player() -> None:
    """He himself first."""
    left = ["P1", "P2", "P3", "P4", "P5", "P6", "P18"]
    t = Story(seat("P18"), seat("P18"), seat("P18"), active=1, entropy=True, left=left, at="turn-end")
    order = []
    while t.step == "Evacuate":
        order.append(t.asked)
        t.play("go P4")
    assert order == ["Bob", "Cat", "Ann"]
    assert [t.place(name) for name in ("Ann", "Bob", "Cat")] == ["P4"] * 3
    assert "P18" not in t.planets


def test_7_3_an_awaiting_neighbour_decides_the_pull() -> None:
    """11.9 The left neighbour picks, though he can play nothing."""
    t = Story(seat("neb"), seat("neb", status="awaiting"), oracle=0, at="turn-end")
    t.play("pass")
    assert (t.asked, t.step, t.legal()) == ("Bob", "PullTo", [f"go {planet}" for planet in INNER])
    t.play("go P3")
    assert t.place("Ann") == "P3"
    assert t.player("Bob")["status"] == "recovering", "his own turn came next"


def test_11_5_of_two_inhibitors_the_lowest_slot_is_revealed() -> None:
    """A-124 The other stays where it is, and as secret as it was."""
    second = {"card": "entropy_inhibitor", "knownBy": [0]}
    t = Story(seat("P1"), seat("P3"), entropy=True, under={"P18": ["entropy_inhibitor", second]}, at="turn-end")
    assert t.discard == ["entropy_inhibitor"]
    slots = t.seen()["under"][t.seen()["planets"].index("P18")]
    assert [(slot["number"], slot["card"]) for slot in slots] == [(2, None)]
    assert t.known_by("P18") == ["Ann"]
    assert t.at("P18", "spared") == 1


def test_15_5_an_inhibitor_uses_up_the_go_of_its_half() -> None:
    """The other half is next, and the spared planet goes at its own half's next go."""
    t = Story(*[seat() for _ in range(8)], oracle=0)
    start = t.planets
    charmed, strange = start[: len(start) // 2], start[len(start) // 2 :]
    first = highest(charmed)
    t = Story(*[seat() for _ in range(8)], oracle=0, under={first: ["entropy_inhibitor"]})
    t.play("end turn")
    assert t.planets == start
    assert t.discard == ["entropy_inhibitor"]
    t.play("end turn")
    assert gone(start, t) == [highest(strange)]
    t.play("end turn")
    assert sorted(gone(start, t)) == sorted([first, highest(strange)])


def highest(planets: list[str]) -> str:
    """15.5 The highest number; of two equal ones that of set 2."""

    def rank(planet: str) -> tuple[int, int]:
        number, _, copy = planet[1:].partition("/")
        return int(number), int(copy or 1)

    return max(planets, key=rank)


def gone(before: list[str], t: Story) -> list[str]:
    """The planets no longer in play."""
    return [planet for planet in before if planet not in t.planets]
