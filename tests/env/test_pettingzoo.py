"""Every game is a PettingZoo environment by that library's own tests, and tells an agent what its seat sees."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, NameNotFound, ResetNeeded, UnsupportedMode
from pettingzoo.test import api_test, seed_test

from starboard.env import pettingzoo
from starboard.env.playing import Playing
from starboard.env.returns import returns
from starboard.kernel import Outcome, determinise, view
from tests.counts import LONG, scaled, seeds
from tests.subjects import GAMES, TABLES

EVERY = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
SOME = [("oort", 3), ("interstellar", 2), ("cove", 1), ("connect_four", 2), ("freeport", 3), ("strike", 2)]
PARTLY = "probably should be gymnasium.spaces.box|not a NumPy array|all zeros|single number"
"""What the tests warn of that is so on purpose: named tensors in a dictionary, and a mask for who is not asked."""


@pytest.fixture(autouse=True)
def _on_purpose() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", f".*({PARTLY})")
        yield


@pytest.mark.parametrize(("name", "seats"), EVERY if LONG else SOME)
def test_the_librarys_own_tests_pass(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo's api_test and seed_test find nothing wrong."""
    game = GAMES[name]
    api_test(pettingzoo.env(game, seats), num_cycles=scaled(1000))
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=scaled(500))
    assert "Passed API test" in capsys.readouterr().out


def played(env: Any, rng: Random) -> Iterator[str]:
    """Play a match at random; yield each agent before it decides."""
    for agent in env.agent_iter():
        _, _, terminated, truncated, info = env.last()
        over = terminated or truncated
        if not over:
            yield agent
        env.step(None if over else rng.choice(info["legal"]))


@pytest.mark.parametrize("rewards", ["zero-sum", "rank"])
def test_rewards_come_at_the_end_and_add_up_to_nothing(rewards: str) -> None:
    """Each agent gets its own when it is asked last; until then nobody gets anything."""
    env = pettingzoo.raw_env("oort", 3, {"drought": 24}, rewards=rewards)
    env.reset(seed=2)
    rng = Random(2)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        if over:
            got[agent] = reward
        else:
            assert reward == 0
            assert info["legal"] == np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        env.step(None if over else rng.choice(info["legal"]))
    outcome = env.playing.match.outcome()
    assert outcome is not None
    assert list(got.values()) == returns(outcome, rewards)
    assert sorted(got) == env.possible_agents
    assert abs(sum(got.values())) < 1e-9
    assert max(got.values()) > 0


def test_places_are_worth_what_they_say() -> None:
    """Winners share, equals share, and who plays alone wins or loses."""
    shared = Outcome("end", (3, 3, 1, 0), (1, 1, 3, 4), (0, 1), ())
    assert returns(shared) == [0.5, 0.5, -0.5, -0.5]
    assert np.allclose(returns(shared, "rank"), [2 / 3, 2 / 3, -1 / 3, -1])
    assert returns(Outcome.ranked("end", (2, 5))) == [-1, 1]
    assert returns(Outcome("end", (0, 0), (1, 1), (), ())) == returns(Outcome.ranked("end", (1, 1))) == [0, 0]
    assert [returns(Outcome("end", (4,), (1,), winners, ())) for winners in ((0,), ())] == [[1], [-1]]


@pytest.mark.parametrize(("name", "seats"), [at for at in TABLES if at[0] in {"interstellar", "freeport", "strike"}])
def test_an_agent_is_told_nothing_that_its_seat_cannot_see(name: str, seats: int) -> None:
    """Two worlds that a seat cannot tell apart give its agent the same observation and mask."""
    game = GAMES[name]
    env = pettingzoo.raw_env(game, seats, flat=True)
    differed = 0
    for seed in seeds(50):
        env.reset(seed=seed)
        rng = Random(seed)
        for _ in played(env, rng):
            if differed and rng.randrange(4 * seats * seats):
                continue
            match, layout = env.playing.match, env.playing.layout
            truth = match.state
            for seat, agent in enumerate(env.possible_agents):
                told, mask = env.observe(agent), layout.mask(match, seat)
                match.state = determinise(game, view(truth, seat), seat, rng)
                differed += match.state != truth
                other, others_mask = env.observe(agent), layout.mask(match, seat)
                match.state = truth
                assert np.array_equal(told["observation"], other["observation"])
                assert np.array_equal(mask, others_mask)
                assert np.array_equal(mask, told["action_mask"])
    assert differed


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above fails where an agent is told what another sees."""
    observe = Playing.observe

    def leaking(self: Playing, seat: int) -> Any:
        return {**observe(self, seat), "observation": observe(self, seat - 1 if seat else 1)["observation"]}

    monkeypatch.setattr(Playing, "observe", leaking)
    with pytest.raises(AssertionError):
        test_an_agent_is_told_nothing_that_its_seat_cannot_see("freeport", 3)


def test_bad_input_is_refused_in_the_librarys_own_words() -> None:
    """Numbers, order, seats, options and modes: each has its own error, which names the rule where there is one."""
    env = pettingzoo.raw_env("oort", 2)
    for early in (lambda: env.step(0), env.last, lambda: env.observe("player_0")):
        with pytest.raises(ResetNeeded, match="nothing is played yet"):
            early()
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"\(OO-\d"):
        env.step(0)
    wrong: Any
    for wrong in (-1, 99_999, "a", 1.5, None):
        with pytest.raises(InvalidAction):
            env.step(wrong)
    assert env.playing.match.decision == 0
    for _ in played(env, Random(1)):
        pass
    for late in (lambda: env.step(None), env.last):
        with pytest.raises(ResetNeeded, match="over"):
            late()
    for wrong in ("x", -1, 2.5):
        with pytest.raises(Error, match="seed="):
            env.reset(seed=wrong)
    with pytest.raises(ValueError, match=r"\(OO-3\.1\)"):
        pettingzoo.env("oort", seats=5)
    wrong = "3"
    with pytest.raises(ValueError, match="seats='3'"):
        pettingzoo.env("oort", seats=wrong)
    with pytest.raises(ValueError, match=r"drought.*\(OO-6\.2\)"):
        pettingzoo.env("oort", options={"drought": 7})
    with pytest.raises(ValueError, match="zero-sum"):
        pettingzoo.env("oort", rewards="points")
    with pytest.raises(NameNotFound, match="oort"):
        pettingzoo.env("chess")
    with pytest.raises(NameNotFound):
        pettingzoo.env("examples.nothing:GAME")
    for wrong in ("human", []):
        with pytest.raises(UnsupportedMode):
            pettingzoo.env("oort", render_mode=wrong)
    wrong = 3
    with pytest.raises(NameNotFound, match="oort"):
        pettingzoo.env(wrong)
    for wrong in (3, 0, "drought", [("drought", 24)]):
        with pytest.raises(ValueError, match="options="):
            pettingzoo.env("oort", options=wrong)


def test_numbers_may_be_numpys() -> None:
    """Seats, seeds and actions are taken as NumPy has them: learners have no others."""
    seats: Any = np.int64(3)
    env = pettingzoo.raw_env("oort", seats)
    env.reset(seed=seats)
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    assert (env.playing.seats, env.agent_selection) == (3, "player_1")


def test_an_illegal_action_ends_the_match_as_in_the_librarys_games() -> None:
    """The wrapped environment takes it for a loss."""
    env = pettingzoo.env(GAMES["connect_four"])
    env.reset(seed=1)
    for _ in range(6):
        env.step(0)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


def test_a_game_is_found_by_its_path_and_shown() -> None:
    """A package's game needs no more than its path; `ansi` is what the terminal shows."""
    env = pettingzoo.env("examples.connect_four:GAME", render_mode="ansi")
    env.reset(seed=1)
    assert "taken" in env.render()
    assert env.observation_space("player_0")["observation"]["stones"].shape == (2, 6, 7)
    quiet = pettingzoo.raw_env("examples.connect_four:GAME")
    quiet.reset()
    assert quiet.render() is None


def test_seeds_are_repeated_and_go_on() -> None:
    """One seed decides the luck of all matches that follow; without any, two environments differ."""
    first, second = pettingzoo.raw_env("oort", 2, flat=True), pettingzoo.raw_env("oort", 2, flat=True)

    def skies(env: Any, seed: int | None) -> list[bytes]:
        found = []
        for reset in (seed, None, None):
            env.reset(seed=reset)
            found.append(env.observe("player_0")["observation"].tobytes())
        return found

    assert skies(first, 7) == skies(second, 7)
    assert len(set(skies(first, 7))) == 3
    assert skies(first, 7) != skies(second, 8)
    assert skies(pettingzoo.raw_env("oort", 2, flat=True), None) != skies(
        pettingzoo.raw_env("oort", 2, flat=True), None
    )


@pytest.mark.parametrize(
    ("module", "wanted"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("numpy", "layout")]
)
def test_a_missing_extra_is_named(module: str, wanted: str) -> None:
    """Whoever has only the base install reads which command installs the rest."""
    program = f"import sys; sys.modules[{module!r}] = None; import starboard.env.{wanted}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'starboard-games[rl]'" in done.stderr.splitlines()[-1]
