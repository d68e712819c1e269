"""Every game as a Gymnasium environment: one seat learns, bots play the others.

    from starboard.env import gymnasium

    env = gymnasium.env("oort", seats=3, opponents="greedy")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(info["legal"][0])

`vector_env` plays many of them, each in a process of its own. Observations are those of `starboard.env.pettingzoo`.
With this module imported, `gymnasium.make("starboard/Table-v0", game="oort")` makes one too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from starboard.env.missing import lacking

try:
    from gymnasium import Env, register, registry
    from gymnasium.error import InvalidAction, ResetNeeded, UnsupportedMode
    from gymnasium.vector import AsyncVectorEnv, AutoresetMode

    from starboard.env.playing import ANSI, ILLEGAL, Playing, whole
except ImportError as missing:
    raise lacking("rl", missing) from missing

from starboard.bots import FIRST_BOT, check_bot, make_bot
from starboard.env.opening import said
from starboard.env.returns import ZERO_SUM
from starboard.kernel import InvalidOptions

if TYPE_CHECKING:
    from collections.abc import Mapping

    import numpy as np
    from numpy.typing import NDArray

    from starboard.bots import Bot
    from starboard.kernel import Game

LOSE: Final = "lose"
"""An action that the rules refuse ends the match and costs 1: a learner that knows no masks must be able to go on."""
RAISE: Final = "raise"
"""An action that the rules refuse is an error."""
NAME: Final = "starboard/Table-v0"


class SeatEnv(Env[dict[str, Any], Any]):
    """One seat of a game, against bots."""

    metadata = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012  # as the library's own are declared

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "",
        rewards: str = ZERO_SUM,
        flat: bool = False,
        illegal: str = LOSE,
        render_mode: str | None = None,
    ) -> None:
        """Take a seat, counted from 0; None is another one in each match, as luck has it.

        `opponents` are the names of bots, one for each other seat or one for all; without any, the easiest level. Raise
        NameNotFound for no game, ValueError for seats, options, bots or rewards that there are not.
        """
        if render_mode not in (None, ANSI):  # whatever is given, hashable or not
            raise UnsupportedMode(f"render_mode={render_mode!r}: there is {ANSI!r}")
        if illegal not in (LOSE, RAISE):  # as above
            raise ValueError(f"illegal={illegal!r}: there are {LOSE!r} and {RAISE!r}")
        self.playing: Final = Playing(game, seats, options, rewards, flat=flat)
        count = self.playing.seats
        chosen = None if seat is None else whole(seat)
        if seat is not None and chosen not in range(count):
            raise ValueError(f"seat={seat!r}: there are 0 to {count - 1}")
        self.render_mode = render_mode
        self.observation_space = self.playing.observation_space()
        self.action_space = self.playing.action_space()
        self._illegal: Final = illegal
        self._seat: Final = chosen
        self._names: Final = _opponents(self.playing, opponents)
        self._bots: list[Bot] = []
        self._over = True
        self.seat = 0
        """The seat that learns in this match."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match, and let the bots play until the seat is asked. The game's options were chosen before."""
        super().reset(seed=seed)
        while True:
            draw = [int(number) for number in self.np_random.integers(2**62, size=len(self._names) + 2)]
            self.seat = draw[0] % self.playing.seats if self._seat is None else self._seat
            self._close_bots()
            self._bots = [make_bot(name, luck) for name, luck in zip(self._names, draw[2:], strict=True)]
            self.playing.begin(draw[1])
            self._let_others_play()
            self._over = self.playing.match.over
            if not self._over:
                return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Do what has this number, and let the bots play until the seat is asked again or the match is over.

        Raise InvalidAction for a number that no action has, and where `illegal` is `"raise"`, for one that the rules
        refuse; else that loses, and `info["illegal"]` says which rule it was. Raise ResetNeeded when the match is over.
        """
        playing = self.playing
        if self._over:
            raise ResetNeeded("no match is going on: call reset for the next")
        try:
            playing.play(action)
        except InvalidAction as error:
            if self._illegal == RAISE or action not in self.action_space:
                raise
            self._over = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": str(error)}
        self._let_others_play()
        over = self._over = playing.match.over
        return self._observation(), playing.rewards()[self.seat] if over else 0.0, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of what the seat may do, as learners with masks ask for it."""
        return self.playing.layout.actions.mask(self.playing.legal()).astype(bool)

    def render(self) -> str | None:
        """Return the position as the seat sees it in a terminal."""
        return self.playing.shown() if self.render_mode == ANSI else None

    def close(self) -> None:
        """End the bots."""
        self._close_bots()

    def _let_others_play(self) -> None:
        match, game = self.playing.match, self.playing.game
        while (asked := match.seat) >= 0 and asked != self.seat:
            bot = self._bots[(asked - self.seat) % match.seats - 1]
            match.play(asked, bot.choose(game, match.view(asked), asked))
        self.playing.look()

    def _observation(self) -> dict[str, Any]:
        return self.playing.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"legal": self.playing.legal()[:]}

    def _close_bots(self) -> None:
        for bot in self._bots:
            bot.close()


def _opponents(playing: Playing, opponents: str | Sequence[str]) -> list[str]:
    """Return the name of the bot of each other seat, from the one after the learner on."""
    others = playing.seats - 1
    if not isinstance(opponents, Sequence):
        raise ValueError(f"opponents={opponents!r}: give the name of a bot, or a list of names")  # noqa: TRY004  # as any other that is wrong
    names = [opponents or FIRST_BOT] * others if isinstance(opponents, str) else list(opponents)
    if len(names) != others:
        raise ValueError(f"opponents={opponents!r}: other seats to be taken: {others}")
    try:
        for name in names:
            check_bot(name)
    except InvalidOptions as error:
        raise ValueError(said("", error)) from error
    return names


def env(game: str | Game[Any], seats: int | None = None, **chosen: Any) -> SeatEnv:
    """Return the environment of one seat of a game; what can be chosen besides is that of `SeatEnv`."""
    return SeatEnv(game, seats, **chosen)


def vector_env(game: str | Game[Any], seats: int | None = None, *, count: int, **chosen: Any) -> AsyncVectorEnv:
    """Return so many environments of one seat of a game, each in a process of its own.

    A match that is over is followed by the next in the same step, so that every mask marks something.
    """
    number = whole(count)
    if number is None or number < 1:
        raise ValueError(f"count={count!r}: one environment at least")
    made = [lambda: SeatEnv(game, seats, **chosen)] * number
    return AsyncVectorEnv(made, autoreset_mode=AutoresetMode.SAME_STEP)


if NAME not in registry:
    register(NAME, entry_point=f"{__name__}:SeatEnv")
