"""What taking back tells: nothing. Worlds that look alike to a seat are barred alike, or have shown it the same."""

from __future__ import annotations

from random import Random

import pytest

from starboard.kernel import CHANCE, Action, Choice, Match, Sealed, determinise, load, save, view
from starboard.kernel.log import decider
from starboard.kernel.takebacks import last_move
from tests.contract.test_secrecy import SEALING, SECRETIVE
from tests.counts import seeds, skipped, spread
from tests.subjects import GAMES, chosen, find_game, fingerprint, matches, positions, some


def check_alike(worlds: list[Match], seat: int, action: Action) -> bool:
    """Play one action in worlds that look alike to its seat; fail where taking it back would tell them apart.

    Return whether it can be taken back freely.
    """
    told = [len(world.log) for world in worlds]
    for world in worlds:
        world.play(seat, action)
    free = [world.barrier() == "" for world in worlds]
    assert free[0] == free[1], (action, [world.barrier() for world in worlds])
    if free[0]:
        seen = [fingerprint(world.game, world.view(seat)) for world in worlds]
        assert seen[0] == seen[1], action
        heard = [world.events_for(seat, since) for world, since in zip(worlds, told, strict=True)]
        assert heard[0] == heard[1], action
    return free[0]


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_a_move_that_goes_back_freely_has_shown_nothing(name: str, seats: int) -> None:
    """In two guesses of what a seat cannot see, its move is barred in both, or has shown it the same in both."""
    game = GAMES[name]
    went_back = 0
    for seed in seeds(100, 4)[:: spread(seats)]:
        rng = Random(seed)
        for s, _ in positions(game, seats, seed):
            top = s.steps[-1] if s.steps else None
            if not isinstance(top, Choice) or skipped(rng, 4 * spread(seats)):
                continue
            seat = top.who(s)
            seen = view(s, seat)
            options = chosen(game, seats, seed)
            guesses = [determinise(game, seen, seat, rng) for _ in range(2)]
            worlds = [Match(game, seats, options, scripted=True, start=guess) for guess in guesses]
            went_back += check_alike(worlds, seat, some(worlds[0].actions(), rng))
    assert went_back or name == "strike"


@pytest.mark.parametrize(("name", "seats"), SEALING)
def test_sealed_answers_are_not_told_by_taking_back(name: str, seats: int) -> None:
    """Whatever others answered in a window, a seat's own answer is barred alike, and shows alike where it is not."""
    ends = 0
    for seed in seeds(100, 4)[:: spread(seats)]:
        rng = Random(seed)
        for match in matches(GAMES[name], seats, seed):
            if match.over or not opens_a_window(match) or skipped(rng, 2 * spread(seats)):
                continue
            worlds = [match.clone(), match.clone()]
            while is_asked_alike(worlds, len(match.log)):
                seat = worlds[0].seat
                if fingerprint(match.game, worlds[0].view(seat)) == fingerprint(match.game, worlds[1].view(seat)):
                    ends += not check_alike([world.clone() for world in worlds], seat, some(worlds[0].actions(), rng))
                for world in worlds:
                    world.play(seat, some(world.actions(), rng))
    assert ends


@pytest.mark.parametrize(("name", "seats"), SECRETIVE)
def test_what_tells_by_being_told_bars_the_way_back(name: str, seats: int) -> None:
    """After an event such as the doom of a planet, where no Inhibitor can lie, no move goes back freely."""
    for seed in seeds(100, 2)[:: spread(seats)]:
        for match in matches(GAMES[name], seats, seed):
            begin = last_move(match.log, 1)
            if begin >= 0 and any(event.TELLING for event in match.log[begin:]):
                assert match.barrier()


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


@pytest.mark.parametrize(("name", "seats"), SEALING)
def test_a_sealed_answer_that_was_taken_back_is_told_by_no_barrier(name: str, seats: int) -> None:
    """Whoever opened the window can go back, or not, whether or not another seat answered and thought better of it."""
    met = 0
    for seed in seeds(100, 2)[:: spread(seats)]:
        rng = Random(seed)
        for match in matches(GAMES[name], seats, seed):
            if skipped(rng, 20 * spread(seats)):
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
            assert (other.barrier(), other.seat) == (match.barrier(), match.seat)
            if not match.barrier():
                other.undo()
                assert load(save(other), find_game).number == other.number
                met += 1
    assert met or seats > 2 or name != "interstellar"
