"""Every game as a PettingZoo environment: agents are asked one after another, as the rules ask the seats.

    from starboard.env import pettingzoo

    env = pettingzoo.env("oort", seats=3)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else info["legal"][0]
        env.step(action)

An observation is `{"observation": {name: tensor, ...}, "action_mask": mask}`, made of what the agent's seat sees and of
nothing else; `info["legal"]` lists the numbers that the mask marks. Chance is drawn by the match, and in a window in
which several seats are asked the agent who is asked next comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.env.missing import lacking

try:
    from gymnasium.error import UnsupportedMode
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from starboard.env.playing import ANSI, ILLEGAL, Playing
except ImportError as missing:
    raise lacking("rl", missing) from missing

from starboard.env.returns import ZERO_SUM

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium import spaces

    from starboard.kernel import Game


class TableEnv(AECEnv, EzPickle):  # type: ignore[misc]  # the library has no types
    """A game at a table: `player_0` has the first seat, and so on."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        rewards: str = ZERO_SUM,
        flat: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, rewards=rewards, flat=flat, render_mode=render_mode)
        super().__init__()
        if render_mode not in (None, ANSI):  # whatever is given, hashable or not
            raise UnsupportedMode(f"render_mode={render_mode!r}: there is {ANSI!r}")
        self.playing: Final = Playing(game, seats, options, rewards, flat=flat)
        self.render_mode: Final = render_mode
        name = f"starboard_{self.playing.game.name}"
        self.metadata: Final = {"name": name, "render_modes": [ANSI], "is_parallelizable": False}
        self.possible_agents: Final = [f"player_{seat}" for seat in range(self.playing.seats)]
        self.agents: list[str] = []
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # One space for each agent, so that each can be seeded by itself.
        self.observation_spaces: Final = {agent: self.playing.observation_space() for agent in self.possible_agents}
        self.action_spaces: Final = {agent: self.playing.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of what an agent is told."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; a seed decides its luck and that of those after it. The game's options were chosen before.

        Raise Error for a seed that is none.
        """
        self.playing.begin(seed)
        agents = self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"legal": []} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Ask the next agent, or end it for all."""
        playing, infos, before = self.playing, self.infos, self.agent_selection
        seat = playing.seat
        if seat >= 0:
            agent = self.agent_selection = self.possible_agents[seat]
            if agent is not before:
                infos[before] = {"legal": []}
            infos[agent] = {"legal": playing.legal()[:]}
            return
        infos[before] = {"legal": []}
        self.rewards = dict(zip(self.agents, playing.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and the mask of what it may do."""
        return self.playing.observe(self._seat_of[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: FBT002  # the library's own
        """Return what the agent that is asked sees, what it got, whether it is over for it, and what is legal."""
        if not self.agents:
            raise self.playing.needs_reset()
        agent = self.agent_selection
        told = self.playing.observe(self._seat_of[agent]) if observe else None
        got, over, cut = self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent]
        return told, got, over, cut, self.infos[agent]

    def step(self, action: int | None) -> None:
        """Do what has this number for the agent that is asked; raise InvalidAction where the rules refuse it."""
        if not self.agents:
            raise self.playing.needs_reset()
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self.playing.play(action)
        self._go_on()

    def render(self) -> str | None:
        """Return the position as the agent that is asked sees it in a terminal."""
        return self.playing.shown() if self.render_mode == ANSI else None

    def close(self) -> None:
        """Nothing is left open."""


def raw_env(
    game: str | Game[Any], seats: int | None = None, options: Mapping[str, Any] | None = None, **chosen: Any
) -> TableEnv:
    """Return the bare environment of a game, named, at a path such as `mygames.letter:GAME`, or itself.

    `options` are the game's; `rewards` is `"zero-sum"` or `"rank"`; `flat=True` tells a view as one row of numbers;
    `render_mode` is `"ansi"`. Raise NameNotFound for no game, ValueError for seats or options that it has not.
    """
    return TableEnv(game, seats, options, **chosen)


def env(
    game: str | Game[Any], seats: int | None = None, options: Mapping[str, Any] | None = None, **chosen: Any
) -> Any:
    """Return the environment with PettingZoo's usual care: an illegal action ends the match, and order is kept."""
    made = wrappers.TerminateIllegalWrapper(raw_env(game, seats, options, **chosen), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))
