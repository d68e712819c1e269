"""Freeport by its rules: deeds, claims, doubts about claims and about the claims that answer them."""

from __future__ import annotations

import pytest

from examples.freeport import (
    GAME,
    ROLE,
    ROLES,
    Act,
    Deed,
    Draw,
    Drawn,
    EndTurn,
    LoseRole,
    Player,
    Port,
    Prevent,
    Question,
)
from starboard.games import add_game
from starboard.kernel import (
    UNKNOWN,
    InvalidPosition,
    Match,
    UndoBarred,
    happen,
    legal,
    play,
    view,
    who,
    why_not,
    window,
)
from starboard.texts import Texts
from tests.counts import seeds
from tests.subjects import positions

HARBOURMASTER, CORSAIR, SMUGGLER, BROKER, WARDEN, NOBODY = range(6)


def port(*hands: str, pearls: int = 2) -> Port:
    """Return a position in which the first player is to act; a hand of one role has lost the other."""
    left = list(ROLE.box)
    players = []
    for seat, hand in enumerate(hands):
        roles = [ROLES.index(name) for name in hand.split()]
        for role in roles:
            left.remove(role)
        players.append(Player(seat, tuple(sorted(roles)), (), pearls))
    for player in players:
        while len(player.roles) + len(player.lost) < 2:
            player.lost += (left.pop(),)
    s = Port([Act(0)], tuple(players), tuple(left))
    GAME.validate(s)
    return s


def after(s: Port, *texts: str) -> Port:
    """Play what is written so, one after the other."""
    for text in texts:
        play(s, GAME.space.parse(text))
        GAME.validate(s)
    return s


def refused(s: Port, text: str) -> str:
    """Return the code by which something is refused, or nothing."""
    why = why_not(s, GAME.space.parse(text))
    return why.code if why else ""


def pearls(s: Port) -> list[int]:
    """Return what everybody has."""
    return [player.pearls for player in s.players]


ANY = ("warden warden", "corsair corsair", "broker broker")
"""Three players, the first of whom can claim nothing that is true but the warden."""


def test_everybody_begins_with_two_roles_and_two_pearls() -> None:
    """Nobody sees another's roles (rule 1)."""
    match = Match(GAME, 6, seed=1)
    assert [(len(player.roles), player.pearls) for player in match.state.players] == [(2, 2)] * 6  # type: ignore[attr-defined]
    assert set(match.view(3).players[2].roles) == {UNKNOWN}  # type: ignore[attr-defined]
    assert isinstance(GAME.new(2, {}).steps[-1], Draw)


def test_work_and_trade_need_no_role() -> None:
    """Work asks nobody; a trade can be prevented by anybody (rules 2, 3 and 6)."""
    s = after(port(*ANY), "work")
    assert (pearls(s), who(s)) == ([3, 2, 2], 1)
    s = after(port(*ANY), "trade")
    assert [str(action) for action in legal(s)] == ["pass", "claim harbourmaster"]
    assert refused(s, "doubt") == "no-claim"
    assert pearls(after(s, "pass", "pass")) == [4, 2, 2]


def test_a_claim_that_nobody_doubts_is_as_good_as_true() -> None:
    """Everybody else is asked, in the order of the table (rule 3)."""
    s = after(port(*ANY), "toll")
    assert [str(action) for action in legal(s)] == ["pass", "doubt"]
    asked = window(s)
    assert asked is not None
    assert asked.asked == (1, 2)
    assert pearls(after(s, "pass", "pass")) == [5, 2, 2]


@pytest.mark.parametrize("hand", ["harbourmaster warden", "warden warden"])
def test_a_doubt_is_asked_whether_or_not_the_claim_is_true(hand: str) -> None:
    """What the others see is the same (rule 3)."""
    s = after(port(hand, *ANY[1:]), "toll")
    assert (who(s), len(legal(s)), view(s, 2).players[0].roles) == (1, 2, (UNKNOWN, UNKNOWN))


def test_a_liar_loses_a_role_in_vain() -> None:
    """The deed does not happen (rule 4)."""
    s = after(port(*ANY), "toll", "pass", "doubt")
    assert s.steps[-1] == LoseRole(0)
    after(s, "lose warden")
    assert (pearls(s), s.players[0].lost, who(s)) == ([2, 2, 2], (WARDEN,), 1)


def test_a_true_claim_costs_the_doubter_a_role() -> None:
    """The role that was shown is changed for another, and the deed happens (rule 4)."""
    s = after(port("harbourmaster warden", *ANY[1:]), "toll", "doubt")
    assert s.steps[-1] == Draw(0)
    happen(s, Drawn(0, SMUGGLER))
    assert who(s) == 1
    after(s, "lose corsair")
    assert (pearls(s), s.players[0].roles, s.players[1].lost) == ([5, 2, 2], (SMUGGLER, WARDEN), (CORSAIR,))


def test_what_a_doubt_has_shown_is_not_taken_back() -> None:
    """Neither the lie nor the truth."""
    for hand in ("harbourmaster warden", "warden warden"):
        match = Match(GAME, 3, start=after(port(hand, *ANY[1:]), "toll"), scripted=True)
        match.play(1, GAME.space.parse("doubt"))
        with pytest.raises(UndoBarred):
            match.undo()


def test_only_a_target_prevents_what_is_aimed_at_it() -> None:
    """By one of two roles, where there are two (rule 3)."""
    s = after(port(*ANY), "skim 3")
    assert refused(s, "claim broker") == refused(s, "claim nobody") == "no-use"
    after(s, "pass")
    assert [str(action) for action in legal(s)] == ["pass", "doubt", "claim smuggler", "claim broker"]
    after(s, "claim broker", "pass", "pass")
    assert (pearls(s), who(s)) == ([2, 2, 2], 1)


def test_an_answer_can_be_doubted_too() -> None:
    """A lie about it costs a role, and the deed happens; the truth costs the doubter one, and it does not."""
    s = after(port(*ANY, pearls=3), "scuttle 2", "claim warden", "doubt", "lose corsair")
    assert [type(step) for step in s.steps] == [EndTurn, Question]
    assert after(s, "pass", "lose corsair").players[1].roles == ()
    s = port("broker broker", "warden corsair", "corsair corsair", pearls=3)
    after(s, "scuttle 2", "claim warden", "pass", "doubt")
    assert isinstance(s.steps[-3], Prevent)
    happen(s, Drawn(1, SMUGGLER))
    after(s, "lose broker")
    assert (pearls(s), s.players[0].lost, s.players[1].lost) == ([0, 3, 3], (BROKER,), ())


def test_after_a_wrong_doubt_the_target_can_still_answer() -> None:
    """A doubt by somebody else takes nobody's answer away."""
    s = after(port("smuggler warden", *ANY[1:]), "skim 3", "doubt")
    happen(s, Drawn(0, BROKER))
    after(s, "lose corsair")
    assert (who(s), refused(s, "doubt"), refused(s, "claim smuggler")) == (2, "no-claim", "")
    assert pearls(after(s, "pass")) == [4, 2, 0]


def test_a_deed_finds_nobody_who_is_out() -> None:
    """Who loses the last role by doubting loses no other, and pays nothing."""
    s = after(port("corsair warden", "corsair", "broker broker", pearls=3), "scuttle 2", "doubt")
    happen(s, Drawn(0, BROKER))
    after(s, "lose corsair")
    assert (s.players[1].roles, s.players[1].pearls, who(s)) == ((), 0, 2)


def test_a_broker_changes_roles_unseen() -> None:
    """Two are drawn and two put back; the others see how many, not which (rules 6 and 7)."""
    s = after(port("broker warden", *ANY[1:]), "swap", "pass", "pass")
    happen(s, Drawn(0, HARBOURMASTER))
    happen(s, Drawn(0, SMUGGLER))
    match = Match(GAME, 3, start=s)
    match.play(0, GAME.space.parse("return warden"))
    match.play(0, GAME.space.parse("return broker"))
    assert match.view(0).players[0].roles == (HARBOURMASTER, SMUGGLER)  # type: ignore[attr-defined]
    assert "return ?" in [str(event.action) for event in match.events_for(1) if hasattr(event, "action")]


def test_pearls_oust_and_the_rich_must() -> None:
    """For seven, whatever anybody claims; with ten there is nothing else to do (rule 2)."""
    assert refused(port(*ANY), "oust 2") == "too-dear"
    assert refused(port(*ANY), "scuttle 2") == "too-dear"
    s = port(*ANY, pearls=10)
    assert [str(action) for action in legal(s)] == ["oust 2", "oust 3"]
    assert refused(s, "work") == "must-oust"
    after(s, "oust 2", "lose corsair")
    assert (pearls(s), who(s)) == ([3, 10, 10], 1)
    assert refused(port(*ANY), "work 2") == "wrong-aim"
    assert refused(port(*ANY), "skim") == "wrong-aim"
    assert refused(port(*ANY), "skim 1") == "no-target"


def test_the_last_with_a_role_wins() -> None:
    """And the game is over at once (rule 8)."""
    s = after(port("warden", "corsair", pearls=7), "oust 2", "lose corsair")
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.ranking) == ("last", (0,), (1, 2))


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_and_can_be_saved_anywhere(seats: int) -> None:
    """Every position is one that the game itself accepts."""
    for seed in seeds(100, 5):
        for s, _ in positions(GAME, seats, seed):
            assert isinstance(s, Port)
            GAME.validate(s)
            assert (GAME.outcome(s) is None) == bool(s.steps)


def test_steps_that_no_game_leaves_are_refused() -> None:
    """A prevention of nothing, a deed without its turn, a question to who is asking."""
    deed = Deed(0, 1, -1)
    for steps in ([EndTurn(0), Prevent()], [deed], [EndTurn(0), Question(0, NOBODY, deed, (0,))], [EndTurn(9)]):
        s = port(*ANY)
        s.steps = list(steps)
        with pytest.raises(InvalidPosition):
            GAME.validate(s)


@pytest.mark.parametrize(("language", "said"), [("en", "claim the Warden"), ("fr", "prétendre être le gardien")])
def test_it_speaks(language: str, said: str) -> None:
    """Actions have words of their own in both languages."""
    add_game(GAME)
    assert said in Texts(language).action("freeport", GAME.space.parse("claim warden"))
