"""What taking back tells: nothing. Worlds that look alike to a seat are barred alike, or have shown it the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from starboard.kernel import CHANCE, Action, Choice, Match, Sealed, determinise, load, save, view
from starboard.kernel.log import decider
from starboard.kernel.takebacks import last_move
from starboard.testing.faults import Fault
from starboard.testing.listing import check
from starboard.testing.secrecy import called
from starboard.testing.tables import fingerprint, hides, named, seals, some

if TYPE_CHECKING:
    from starboard.testing.tables import Table


def check_alike(worlds: list[Match], seat: int, action: Action) -> bool:
    """Play one action in worlds that look alike to its seat; fail where taking it back would tell them apart.

    Return whether it can be taken back freely.
    """
    step = named(worlds[0].state)
    for world in worlds:
        refusal = world.why_not(action)
        assert refusal is None, Fault(
            "goes-by-hidden",
            step=step,
            viewer=called(seat),
            what=Fault("refused-differently", action=action, why=refusal),
        )
    begun = [len(world.log) for world in worlds]
    for world in worlds:
        world.play(seat, action)
    barred = [world.barrier() for world in worlds]
    seen = [fingerprint(world.game, world.view(seat)) for world in worlds if not barred[0]]
    heard = [world.events_for(seat, since) for world, since in zip(worlds, begun, strict=True) if not barred[0]]
    assert bool(barred[0]) == bool(barred[1]), Fault("back-in-some", step=step, action=action, viewer=called(seat))
    assert barred[0] or (seen[0] == seen[1] and heard[0] == heard[1]), Fault(
        "back-though-shown", step=step, action=action, viewer=called(seat)
    )
    return not barred[0]


@check(100, 4, unmet="nothing-goes-back")
def a_move_that_goes_back_freely_has_shown_nothing(table: Table) -> int:
    """In two guesses of what a seat cannot see, its move is barred in both, or has shown it the same in both."""
    went_back = 0
    for s, rng in table.some_positions(4 * table.sparse) if hides(table.game) else ():
        top = s.steps[-1]
        if not isinstance(top, Choice):
            continue
        seat = top.who(s)
        seen = view(s, seat)
        guesses = [determinise(table.game, seen, seat, rng) for _ in range(2)]
        chosen = table.chosen(table.seed)
        worlds = [Match(table.game, table.seats, chosen, scripted=True, start=guess) for guess in guesses]
        went_back += check_alike(worlds, seat, some(worlds[0].actions(), rng))
    return went_back


@check(100, 4, unmet="no-window")
def sealed_answers_are_not_told_by_taking_back(table: Table) -> int:
    """Whatever others answered in a window, a seat's own answer is barred alike, and shows alike where it is not."""
    ends = 0
    for seed in table.seeds if seals(table.game) else ():
        rng = Random(seed)
        for match in table.matches(seed):
            if match.over or not opens_a_window(match) or table.skips(rng, 2 * table.sparse):
                continue
            worlds = [match.clone(), match.clone()]
            while is_asked_alike(worlds, len(match.log)):
                seat = worlds[0].seat
                if fingerprint(match.game, worlds[0].view(seat)) == fingerprint(match.game, worlds[1].view(seat)):
                    ends += not check_alike([world.clone() for world in worlds], seat, some(worlds[0].actions(), rng))
                for world in worlds:
                    world.play(seat, some(world.actions(), rng))
    return ends


def opens_a_window(match: Match) -> bool:
    """Whether the first sealed answer of a window is asked for."""
    top = match.state.steps[-1]
    return isinstance(top, Choice) and top.SEALED and not (match.log and isinstance(match.log[-1], Sealed))


def is_asked_alike(worlds: list[Match], begun: int) -> bool:
    """Whether one window is still open in both worlds, for the same seat."""
    if worlds[0].seat != worlds[1].seat or worlds[0].seat <= CHANCE:
        return False
    return all(isinstance(event, Sealed) for world in worlds for event in world.log[begun:]) and all(
        isinstance(world.state.steps[-1], Choice) and world.state.steps[-1].SEALED for world in worlds
    )


@check(100, unmet="no-telling")
def what_tells_by_being_told_bars_the_way_back(table: Table) -> int:
    """After an event that tells something by being told at all, no move goes back freely."""
    met = 0
    for seed in table.seeds if hides(table.game) else ():
        for match in table.matches(seed):
            begin = last_move(match.log, 1)
            if begin >= 0 and any(event.TELLING for event in match.log[begin:]):
                met += 1
                assert match.barrier()
    return met


@check(100, unmet="no-window")
def a_sealed_answer_that_was_taken_back_is_told_by_no_barrier(table: Table) -> int:
    """Whoever opened the window can go back, or not, whether or not another seat answered and thought better of it."""
    met = 0
    for seed in table.seeds if seals(table.game) else ():
        rng = Random(seed)
        for match in table.matches(seed):
            if table.skips(rng, 20 * table.sparse):
                continue
            top = match.state.steps[-1] if match.state.steps else None
            begun = last_move(match.log, 1)
            if not isinstance(top, Choice) or not top.SEALED or begun < 0 or match.seat == decider(match.log[begun]):
                continue
            other = match.clone()
            other.play(match.seat, match.legal()[0])
            if other.barrier():
                continue
            other.undo()
            assert (other.barrier(), other.seat) == (match.barrier(), match.seat), Fault(
                "back-told", step=named(match.state)
            )
            if not match.barrier():
                other.undo()
                assert load(save(other), table.find).number == other.number
                met += 1
    return met
