"""One game by bots: what each is given, and what becomes of one that fails."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from examples.connect_four import DROPS
from examples.connect_four import GAME as CONNECT_FOUR
from starboard.bots import Bot, LevelBot, RandomBot, levels
from starboard.games import find_game
from starboard.games.oort.actions import COAST
from starboard.kernel import Action, Game, Judgement, Match, Options, State, view
from starboard.lab import playing
from starboard.lab.journal import Journal, entries
from starboard.lab.playing import MOST_WAITS, Playing, play_game
from starboard.lab.results import Result, Terms
from starboard.lab.schedule import Schedule
from tests.lab.toys import Heap, Toy


def terms(game: Game[Any], seats: int = 2, longest: int = 1000) -> Terms:
    """Return the terms of a tournament between two bots."""
    return Terms(game.name, game.rules_version, "1", ("tested", "random"), seats, 1, 1.0, {}, longest)


def begun(game: Game[Any], file: Path, number: int = 0, **more: int) -> Playing:
    """Return a game that is to be played."""
    asked = terms(game, **more)
    return Playing(game, asked, Schedule(asked.bots, asked.seats, 1).fixture(number), Journal(file))


@pytest.fixture
def seat(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return what seats a bot of one's own under the name `tested`."""

    def seated(kind: type[Bot]) -> None:
        makes = {"tested": kind, "random": RandomBot}
        monkeypatch.setattr(playing, "seat_bot", lambda name, seed, _: makes[name](seed))

    return seated


def times_out(result: Result) -> Any:
    """Return a result without what differs from run to run."""
    return (result.ranking, result.scores, result.decisions, result.replaced, result.faults, result.unfinished)


def test_a_bot_is_given_its_own_view_and_cannot_spoil_the_game(seat: Any, tmp_path: Path) -> None:
    """Not the state: what others hold is hidden, and whatever is done to a view is done to it alone."""
    game = find_game("interstellar")
    looks: list[int] = []

    class Spoiling(Bot):
        def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
            truth = match._match.state
            looks.append(seat)
            assert game.codec.encode(seen) == game.codec.encode(view(truth, seat)) != game.codec.encode(truth)
            action = game.judgement.rollout(seen, self.rng)
            seen.steps.clear()
            return action

    seat(Spoiling)
    match = begun(game, tmp_path / "journal")
    result = match.play_on()
    assert looks
    assert not result.unfinished
    assert result.faults == ()


@pytest.mark.parametrize(("clock", "seconds"), [(None, 1.5), (7.0, 7.0)])
def test_a_level_has_a_tables_time_or_what_the_terms_say(
    clock: float | None, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For each decision, whatever its budget."""
    given: list[float] = []

    def thought(_: LevelBot, game: Game[Any], seen: State, *asked: float) -> Any:
        given.append(asked[-1])
        return game.judgement.rollout(seen, Random(1)), []

    monkeypatch.setattr(levels, "CAP", 1.5)
    monkeypatch.setattr(LevelBot, "thought", thought)
    game = find_game("oort")
    match = Match(game, 2, seed=1)
    bot = playing.seat_bot("level4", 1, msgspec.structs.replace(terms(game), clock=clock))
    bot.choose(game, match.view(match.seat), match.seat)
    assert given == [seconds]


class Failing(Bot):
    """Fails at its second decision in one way, and else drops a stone anywhere."""

    does: ClassVar[Any]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.asked = 0

    def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
        self.asked += 1
        action: Action = type(self).does() if self.asked == 2 else game.judgement.rollout(seen, self.rng)
        return action


def fail() -> None:
    """Raise what nobody expects."""
    raise ZeroDivisionError("once too often")


@pytest.mark.parametrize(
    ("does", "kind", "words"),
    [
        (lambda: None, "illegal", "None"),
        (lambda: "a", "illegal", "'a'"),
        (lambda: COAST, "illegal", "coast"),
        (fail, "raised", "ZeroDivisionError: once too often"),
    ],
)
def test_who_fails_loses_the_turn_and_is_named(does: Any, kind: str, words: str, seat: Any, tmp_path: Path) -> None:
    """A replacement decides, the game goes on, and the bot begins anew at its next turn."""
    seat(type("Once", (Failing,), {"does": staticmethod(does)}))
    result = begun(CONNECT_FOUR, tmp_path / "journal").play_on()
    assert not result.unfinished
    first = result.faults[0]
    assert (first.bot, first.kind, first.seat) == ("tested", kind, result.bots.index("tested"))
    assert words in first.words
    # Made anew it fails again at its second decision: at every other one of the seat.
    assert [fault.decision - first.decision for fault in result.faults] == [
        4 * one for one in range(len(result.faults))
    ]
    assert result.replaced[first.seat] == len(result.faults)
    assert len(result.times[first.seat]) == result.decisions // 2 + (result.decisions % 2 > first.seat) - len(
        result.faults
    )


def test_what_the_rules_refuse_is_told_by_its_rule(seat: Any, tmp_path: Path) -> None:
    """Dropping into a full column, again and again."""

    class Stubborn(Bot):
        def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
            return DROPS[0]

    seat(Stubborn)
    results = [begun(CONNECT_FOUR, tmp_path / "journal", number).play_on() for number in range(12)]
    said = {fault.words for result in results for fault in result.faults}
    assert said == {"a C4-2 column-full"}
    assert not any(result.unfinished for result in results)


def test_equal_terms_play_equal_games(tmp_path: Path, seat: Any) -> None:
    """Bots have luck of their own in every game."""
    seat(RandomBot)
    games = [begun(CONNECT_FOUR, tmp_path / "journal", number).play_on() for number in (0, 0, 1, 2)]
    assert times_out(games[0]) == times_out(games[1])
    assert len({times_out(game) for game in games}) > 2


def test_a_game_that_is_too_long_is_broken_off(seat: Any, tmp_path: Path) -> None:
    """It has no places, and says why."""
    seat(RandomBot)
    result = begun(CONNECT_FOUR, tmp_path / "journal", longest=5).play_on()
    assert (result.unfinished, result.ranking, result.decisions) == ("too-long", (), 5)


def test_rules_that_fail_end_the_game_and_not_the_arena(
    seat: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The result says what was raised."""

    class Raising(Judgement):
        def rollout(self, s: State, rng: Random) -> Action:
            raise LookupError("nowhere")

    monkeypatch.setattr(type(CONNECT_FOUR), "judgement", Raising())
    seat(RandomBot)
    result = begun(CONNECT_FOUR, tmp_path / "journal").play_on()
    assert result.unfinished == "LookupError: nowhere"
    assert [fault.words for fault in result.faults] == ["LookupError: nowhere"]


def test_a_deal_that_the_rules_cannot_set_up_has_no_end(tmp_path: Path) -> None:
    """And the next one is played."""

    class Unset(Toy):
        name = "unset_toy"

        def start(self, seats: int, options: Options) -> Heap:
            raise LookupError("no box")

    asked = terms(Unset())
    fixture = Schedule(asked.bots, 2, 1).fixture(0)
    result = play_game(Unset(), asked, fixture, Journal(tmp_path / "journal"), [])
    assert "no box" in result.unfinished
    assert (result.number, result.bots, result.ranking) == (0, fixture.bots, ())


# Going on from a journal


def test_a_game_goes_on_from_its_journal(seat: Any, tmp_path: Path) -> None:
    """What was played stays played, faults included, and whoever did not answer is replaced."""
    seat(type("Once", (Failing,), {"does": staticmethod(fail)}))
    begun(CONNECT_FOUR, tmp_path / "whole").play_on()
    whole = entries(tmp_path / "whole")
    asked = [place for place, entry in enumerate(whole) if entry[0] == "ask"]
    past = whole[: asked[5] + 1]
    second = begun(CONNECT_FOUR, tmp_path / "rest")
    second.take_up([*past, ["fault", "hung", "4 s"]])
    result = second.play_on()
    rest = entries(tmp_path / "rest")
    assert rest[: len(past) + 1] == [*past, ["fault", "hung", "4 s"]]
    assert not result.unfinished
    hung = [fault for fault in result.faults if fault.kind == "hung"]
    assert [(fault.decision, fault.seat, fault.bot) for fault in hung] == [(5, 1, result.bots[1])]
    assert result.decisions == sum(entry[0] == "play" for entry in rest)
    assert sum(result.replaced) == len(result.faults) == sum(entry[0] == "fault" for entry in rest)


def test_whoever_keeps_all_waiting_too_often_is_asked_no_more(seat: Any, tmp_path: Path) -> None:
    """Otherwise a whole game is spent waiting."""
    asked = []

    class Asked(RandomBot):
        def choose(self, game: Game[Any], seen: State, seat: int) -> Action:
            asked.append(seat)
            return super().choose(game, seen, seat)

    seat(Asked)
    file = tmp_path / "journal"
    past: list[Any] = []
    for _ in range(MOST_WAITS):
        match = begun(CONNECT_FOUR, file)
        match.take_up(past)
        while not past or past[-1][:2] != ["ask", 0]:
            match._ask(match._match.seat)
            past = entries(file)
            if match._match.seat == 0:
                past.append(["ask", 0])
        past.append(["fault", "hung", ""])
    asked.clear()
    match = begun(CONNECT_FOUR, file)
    match.take_up(past)
    result = match.play_on()
    assert 0 not in asked
    assert len(result.faults) == MOST_WAITS
    assert result.replaced[0] > MOST_WAITS
