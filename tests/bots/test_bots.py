"""Bots: they see what their seat sees, decide legally and repeatably, and greed beats blindness."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from starboard.bots import BOTS, Bot, RandomBot, has_secrets, make_bot, play_out
from starboard.games import find_game
from starboard.kernel import UNKNOWN, Action, Game, InvalidOptions, Match, State, view, why_not
from starboard.texts import Texts
from tests.counts import LONG, scaled, seeds
from tests.subjects import GAMES, REAL, TABLES, fingerprint, hides
from tests.toys.strike import GAME as STRIKE

OORT = find_game("oort")


def played(game: Game[Any], names: list[str], seed: int) -> Match:
    """Return a match that bots of these names have played out."""
    match = Match(game, len(names), seed=seed)
    play_out(match, [make_bot(name, 100 * seed + seat) for seat, name in enumerate(names)])
    return match


class Watched(Bot):
    """A bot that checks what it is given and what another answers to it."""

    def __init__(self, inner: Bot, match: Match) -> None:
        super().__init__(0)
        self.inner = inner
        self.match = match

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        """Let the other one decide; the view must be the seat's, stay as it was, and allow the answer."""
        assert seen == view(self.match.state, seat)
        before = fingerprint(game, seen)
        action = self.inner.choose(game, seen, seat)
        assert fingerprint(game, seen) == before
        assert why_not(seen, action) is None
        assert why_not(self.match.state, action) is None
        return action


@pytest.mark.parametrize(("name", "seats"), [at for at in TABLES if LONG or at[1] in (1, 2, 7)])
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_any_game_to_its_end(bot: str, name: str, seats: int) -> None:
    """It is given its own seat's view, leaves it as it is, and answers with what the rules allow."""
    match = Match(GAMES[name], seats, seed=5)
    patient = bot.startswith("level") and name in REAL
    bots = [Watched(make_bot(bot, seat, 0.002), match) for seat in range(seats)]
    play_out(match, bots, most=5 if patient else 100_000)
    assert match.over or patient


def test_a_bot_is_never_shown_a_secret() -> None:
    """In a game with secrets a bot's view has unseen places."""
    match = Match(STRIKE, STRIKE.seats[0], seed=1)
    assert str(UNKNOWN) in fingerprint(STRIKE, match.view(match.seat))


@pytest.mark.parametrize(("bot", "game"), [("random", OORT), ("greedy", OORT), ("level2", CONNECT_FOUR)])
def test_equal_seeds_play_equally(bot: str, game: Game[Any]) -> None:
    """A bot's luck is its own, and another seed plays another game."""
    first, again, other = (played(game, [bot, bot], seed) for seed in (4, 4, 5))
    assert first.log == again.log != other.log


def test_a_bot_is_found_by_its_name() -> None:
    """Any other name is refused, and the names there are are said."""
    assert isinstance(make_bot("random", 1), RandomBot)
    with pytest.raises(InvalidOptions) as raised:
        make_bot("oracle", 1)
    known = "There is: level1, level2, level3, level4, greedy, random."
    assert Texts("en").error("", raised.value) == f"There is no bot “oracle”. {known}"


def test_a_game_has_secrets_where_a_field_is_not_for_everyone() -> None:
    """The hook that draws a curtain between people at one screen."""
    for game in GAMES.values():
        assert has_secrets(game) == hides(game)
    assert has_secrets(STRIKE)
    assert not has_secrets(CONNECT_FOUR)


# Oort


@pytest.mark.parametrize("seats", OORT.seats)
def test_blind_play_is_as_the_rules_measured_it(seats: int) -> None:
    """Section 11, drive first: about 215 turns whatever the number of players, swept in about a quarter of them."""
    games = [played(OORT, ["random"] * seats, seed) for seed in seeds(1000, 60)]
    turns = [match.state.move - 1 for match in games]  # type: ignore[attr-defined]  # Oort's own count
    assert mean(turns) == pytest.approx(215, rel=0.1)
    assert 0.10 <= mean(ended(match) == "swept" for match in games) <= 0.45


@pytest.mark.parametrize("seats", OORT.seats)
def test_greed_sweeps_the_board(seats: int) -> None:
    """Section 11, greedy: most games end by a sweep, in fewer turns than blind play needs by far."""
    games = [played(OORT, ["greedy"] * seats, seed) for seed in seeds(250, 10)]
    turns = [match.state.move - 1 for match in games]  # type: ignore[attr-defined]  # Oort's own count
    assert 25 <= mean(turns) <= 75
    assert mean(ended(match) == "swept" for match in games) >= 0.8


@pytest.mark.parametrize(("seats", "seat"), [(seats, seat) for seats in OORT.seats for seat in range(seats)])
def test_greed_beats_blindness_in_every_seat(seats: int, seat: int) -> None:
    """One greedy bot among blind ones wins at least nine games of ten."""
    names = ["greedy" if place == seat else "random" for place in range(seats)]
    count = scaled(250, 10)
    won = 0
    for seed in range(count):
        outcome = played(OORT, names, seed).outcome()
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 0.9 * count


def ended(match: Match) -> str:
    """Return a match's ending."""
    outcome = match.outcome()
    assert outcome is not None
    return outcome.ending


NEARLY_SWEPT = (
    "oort1 A0--,B0--,C0--,D0--,E0--/F0--,G0--,H0--,I0--,J0--/K0-I,L0--,M0--,N0--,O0-- a2,a5 {mine},{theirs} 1 0 41"
)


@pytest.mark.parametrize(
    ("mine", "theirs", "takes"), [("000000", "555545", False), ("555545", "000000", True), ("555000", "000545", True)]
)
def test_greed_does_not_end_a_lost_game(mine: str, theirs: str, takes: bool) -> None:  # a table
    """The last token is left lying by who would lose by taking it."""
    start = OORT.parse_position(NEARLY_SWEPT.format(mine=mine, theirs=theirs))
    for seed in range(5):
        match = Match(OORT, 2, start=start.clone())
        seat = match.seat
        bot = make_bot("greedy", seed)
        while match.seat == seat:
            match.play(seat, bot.choose(OORT, match.view(seat), seat))
        assert match.over == takes
