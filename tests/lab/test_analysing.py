"""A match looked at again: what its decisions were worth, by what their movers could know and nothing else."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

import pytest

from examples.connect_four import GAME as CONNECT_FOUR
from examples.freeport import GAME as FREEPORT
from examples.landfall import GAME as LANDFALL
from starboard.bots import RandomBot
from starboard.cli.analyse import curve
from starboard.kernel import Game, Judgement, Match, RuleFailed, State, determinise, legal, options, view
from starboard.lab.analysing import Analysis, Budget, Judged, choices, decisions, ends
from starboard.lab.moments import Moment, is_rough, named, report
from starboard.search import Search
from tests.lab.toys import Toy
from tests.subjects import REAL
from tests.toys.strike import GAME as STRIKE


def played(game: Game[Any], seed: int, decided: int = 1000) -> Match:
    """Return a match by random bots, as far as so many decisions."""
    match = Match(game, game.seats[0] if game.seats[0] > 1 else 2, seed=seed)
    bot = RandomBot(seed)
    while not match.over and match.decision < decided:
        match.play(match.seat, bot.choose(game, match.view(match.seat), match.seat))
    return match


def dropped(columns: str) -> Match:
    """Return a match of Connect Four after these columns."""
    match = Match(CONNECT_FOUR, 2, seed=1)
    for column in columns:
        match.play(match.seat, CONNECT_FOUR.space.parse(column))
    return match


def judged(match: Match, rounds: int, seed: int = 0) -> list[Judged]:
    """Return what is thought of the decisions of a match after so many rounds each."""
    return list(Analysis(match, seed).judged(Budget(rounds)))


def test_who_overlooks_a_win_blunders() -> None:
    """The first player has three in a column and plays elsewhere; then the second, who has three in a row, too."""
    match = dropped("abacadgga")
    found = judged(match, 400)
    assert [one.number for one in found] == list(range(9))
    missed, other, won = found[6], found[7], found[8]
    assert (missed.seat, missed.action, missed.best) == (0, "g", "a")
    assert missed.before > 0.97
    assert missed.worth < 0.8
    assert missed.loss == pytest.approx(missed.before - missed.worth, abs=0.001)
    assert named(missed) == "blunder"
    assert (other.seat, other.best, other.before > 0.97, named(other)) == (1, "e", True, "blunder")
    assert (won.action, won.best, won.loss, won.worth > 0.97) == ("a", "a", 0.0, True)
    told = report(found, match.decision, 2, ends(match))
    assert told.ends == [1.0, 0.0]
    assert Moment(6, 6, 0, "blunder", -missed.loss) in told.moments
    assert [one.number for one in told.moments] == sorted(one.number for one in told.moments)
    assert told.tallies[0].choices == 5
    assert told.tallies[0].blunders >= 1


def test_rounds_decide_alone_and_the_seed_their_luck() -> None:
    """The same seed finds the same, another something else; no decision has more rounds than it was given."""
    match = played(FREEPORT, 3, 12)
    assert judged(match, 40) == judged(match, 40) != judged(match, 40, seed=1)
    assert {one.rounds for one in judged(match, 40)} == {40}
    assert list(Analysis(match).judged(Budget(40), 3)) == judged(match, 40)[3:]


@pytest.mark.parametrize("game", [CONNECT_FOUR, FREEPORT])
def test_time_is_kept_however_many_decisions_there_are(game: Game[Any]) -> None:
    """All share it; each is tried at least once."""
    match = played(game, 1)
    began = process_time()
    found = list(Analysis(match).judged(Budget(seconds=0.5)))
    assert process_time() - began < 10.0  # of its own: what else the machine does is not counted
    assert found
    assert min(one.rounds for one in found) >= 1


def test_a_short_match_does_not_take_all_the_time() -> None:
    """Each decision has its own bound."""
    match = dropped("ab")
    began = process_time()
    assert len(list(Analysis(match).judged(Budget(seconds=60.0, each=0.1)))) == 2
    assert process_time() - began < 10.0


def test_only_decisions_with_a_choice_are_judged() -> None:
    """Each by its number among all, with what was legal and what is known of it."""
    match = played(FREEPORT, 5)
    asked = list(choices(match))
    assert 0 < len(asked) < match.decision
    assert all(decisions(match)[one.number] == one.entry for one in asked)
    assert all(options(one.seen).count() > 1 and one.action in legal(one.seen) for one in asked)
    assert all(one.seen == view(match.state_at(one.entry), one.seat) for one in asked)
    assert Analysis(match).choices == len(asked)


@pytest.mark.parametrize("game", [LANDFALL, FREEPORT, STRIKE, REAL["interstellar"]])
def test_what_the_mover_cannot_see_is_not_counted(game: Game[Any]) -> None:
    """Two matches differ in what a mover does not see: each decision is judged alike until the mover sees it."""
    compared = 0
    for seed in range(6):
        begun = played(game, seed, 5)
        if begun.over:
            continue
        seat, rng = begun.seat, Random(seed)
        worlds = [determinise(game, begun.view(seat), seat, rng) for _ in range(2)]
        one, two = (Match(game, begun.seats, begun.options, seed=seed, start=world) for world in worlds)
        hidden = one.state != two.state
        bot, alike = RandomBot(seed), 0
        while alike < 3 and not one.over and one.seat == two.seat and one.view(one.seat) == two.view(one.seat):
            action, mover = bot.choose(game, one.view(one.seat), one.seat), one.seat
            alike += one.actions().count() > 1
            one.play(mover, action)
            two.play(mover, action)
        found, other = judged(one, 8), judged(two, 8)
        assert found[:alike] == other[:alike]
        compared += alike if hidden else 0
    assert compared


def test_the_search_is_given_views_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it is asked about."""
    match = played(STRIKE, 2)
    true = [view(match.state_at(decisions(match)[one.number]), one.seat) for one in choices(match)]
    given: list[State] = []

    def watched(game: Game[Any], seen: State, seat: int, *more: Any) -> Search:
        given.append(seen)
        return Search(game, seen, seat, *more)

    monkeypatch.setattr("starboard.search.Search", watched)
    judged(match, 4)
    assert given
    assert all(seen in true for seen in given)


@pytest.mark.parametrize("game", [CONNECT_FOUR, STRIKE, REAL["oort"]])
def test_a_search_among_some_tries_nothing_else(game: Game[Any]) -> None:
    """And all of them, whether anything is hidden or not."""
    match = played(game, 4, 3)
    some = match.legal()[-2:]
    search = Search(game, match.view(match.seat), match.seat, 1, some)
    search.run(8, 60.0)
    assert {str(one.action) for one in search.tried()} == {str(action) for action in some}


class Broken(Judgement):
    """Raises what no rule declares."""

    def rollout(self, s: State, rng: Random) -> Any:
        raise ZeroDivisionError


def test_a_package_that_breaks_off_is_named() -> None:
    """As a rule that failed."""

    class Odd(Toy):
        judgement = Broken()

    match = Match(Odd(), 2, seed=1)
    match.play(0, match.legal()[0])
    with pytest.raises(RuleFailed):
        judged(match, 5)


def test_nothing_is_named_that_is_not_certain() -> None:
    """However large it looks."""
    few, many = (Judged(0, 0, "a", "b", 0.6, 0.3, 0.3, margin, 10) for margin in (0.4, 0.1))
    assert (named(few), named(many)) == ("", "blunder")
    assert (is_rough([few]), is_rough([many]), is_rough([])) == (True, False, False)


def test_turns_are_what_others_brought() -> None:
    """From what a seat had left itself to what it found, and to the end."""
    mine = [
        Judged(0, 0, "a", "b", 0.6, 0.5, 0.1, 0.05, 99),
        Judged(2, 0, "a", "a", 0.2, 0.2, 0.0, 0.05, 99),
    ]
    told = report(mine, 4, 2, [1.0, 0.0])
    assert [(one.since, one.number, one.change) for one in told.swings] == [(0, 2, -0.3), (2, 4, 0.8)]
    assert [(one.number, one.kind) for one in told.moments] == [(0, "mistake"), (2, "fall"), (4, "rise")]
    assert (told.tallies[0].good, told.tallies[0].mistakes, told.tallies[1].choices) == (1, 1, 0)


def test_a_curve_stands_until_more_is_known() -> None:
    """Blank before the first."""
    assert curve([(1, 0.0), (3, 1.0)], 4) == " ▁▁██"
    assert len(curve([(0, 0.5)], 500)) == 60


def test_whole_matches_of_every_kind_are_judged() -> None:
    """By bots that see, among others; the games of many seats too."""
    for game in REAL.values():
        match = Match(game, game.seats[-1], seed=1)
        play_out_some(match, 4)
        assert judged(match, 2)


def play_out_some(match: Match, most: int) -> None:
    """Play on by random bots until so many decisions had a choice."""
    met, bot = 0, RandomBot(1)
    while not match.over and met < most:
        met += match.actions().count() > 1
        match.play(match.seat, bot.choose(match.game, match.view(match.seat), match.seat))
