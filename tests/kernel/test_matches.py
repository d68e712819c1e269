"""Windows, sealed answers, taking back, snapshots, changed rules: the kernel's features, shown by the toy game."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from starboard.kernel import (
    OWNER,
    SPECTATOR,
    UNKNOWN,
    Action,
    Event,
    IllegalAction,
    InvalidRecord,
    Match,
    NotYours,
    Played,
    RulesChanged,
    Sealed,
    TakenBack,
    UndoBarred,
    fields,
    known_to,
    load,
    save,
    seen_by,
    verify,
    without,
)
from starboard.kernel.matches import SNAPSHOT_EVERY
from tests.subjects import GAMES, find_game, matches
from tests.toys.strike import (
    BLOCK,
    CARD,
    DEFLECT,
    MINE,
    SPY,
    STRIKE,
    Act,
    BeginRound,
    Defuse,
    Hit,
    PickStance,
    Player,
    Table,
    Trap,
    Window,
)
from tests.toys.strike import GAME as STRIKES


def table(hands: list[tuple[int, ...]], *, lives: int = 2, traps: tuple[Trap, ...] = ()) -> Match:
    """Return a scripted match in which the first seat acts; the last one has the traps."""
    box = tuple(STRIKES.box())
    for card in [card for hand in hands for card in hand] + [trap.card for trap in traps]:
        box = without(box, card)
    players = [Player(hand, seat, (), lives, UNKNOWN) for seat, hand in enumerate(hands)]
    players[-1].traps = traps
    start = Table([BeginRound(), Act(0)], tuple(players), box, (), (), UNKNOWN, "")
    return Match(STRIKES, len(hands), seed=1, scripted=True, start=start)


def say(match: Match, *texts: str) -> None:
    """Play these answers, each by the seat that is asked."""
    for text in texts:
        match.play(match.seat, STRIKES.space.parse(text))


def players(match: Match) -> tuple[Player, ...]:
    """Return the players of the toy game."""
    assert isinstance(match.state, Table)
    return match.state.players


def test_a_strike_hits_when_all_pass() -> None:
    """What a window is about happens when it closes, after every other seat was asked, in turn."""
    match = table([(STRIKE,), (), ()])
    say(match, "strike 3")
    assert match.seat == 1
    assert [str(action) for action in match.legal()] == ["pass"]
    say(match, "pass")
    assert match.seat == 2
    say(match, "pass")
    assert [player.lives for player in players(match)] == [2, 2, 1]


def test_a_block_cancels_and_a_block_of_the_block_does_not() -> None:
    """Dropping the step beneath cancels it; dropping the cancellation lets it happen."""
    match = table([(STRIKE, BLOCK), (BLOCK,), ()])
    say(match, "strike 2", "block")
    assert [type(step) for step in match.state.steps[-2:]] == [Window, Window]
    twin = match.clone()
    say(match, "pass", "pass")
    assert [player.lives for player in players(match)] == [2, 2, 2]
    say(twin, "pass", "block", "pass", "pass", "pass")
    assert [player.lives for player in players(twin)] == [2, 1, 2]


def test_a_deflected_strike_goes_elsewhere() -> None:
    """Replacing the step beneath changes it: the window goes on, about something else."""
    match = table([(STRIKE,), (DEFLECT,), ()])
    say(match, "strike 2", "deflect 3", "pass", "pass")
    top = match.state.steps[-1]
    assert isinstance(top, Window)
    assert top.about == Hit(0, 2)
    say(match, "pass")
    assert [player.lives for player in players(match)] == [2, 2, 1]


def test_a_match_in_nested_windows_saves_and_loads() -> None:
    """Interrupts are data: a file can be made in the middle of them."""
    match = table([(STRIKE, BLOCK), (BLOCK,), (BLOCK,)])
    say(match, "strike 2", "block", "block", "block")
    loaded = load(save(match), find_game)
    assert loaded.state == match.state
    assert len([step for step in loaded.state.steps if isinstance(step, Window)]) == 4
    assert verify(save(match), find_game).from_setup is False


def test_a_spy_learns_and_others_do_not() -> None:
    """A trap that was looked at is known to who looked; the step that speaks of it hides it from the rest."""
    match = table([(SPY,), (), ()], traps=(Trap(MINE, known_to([2])),))
    say(match, "spy 3")
    trap = players(match)[2].traps[0]
    assert trap.known_by == known_to([0, 2])
    for viewer, seen in ((0, MINE), (1, UNKNOWN), (2, MINE), (SPECTATOR, UNKNOWN)):
        state = match.view(viewer)
        assert isinstance(state, Table)
        assert state.players[2].traps[0].card == seen
        top = state.steps[-1]
        assert isinstance(top, Defuse)
        assert top.card == (MINE if viewer == 0 else UNKNOWN)
    assert match.barrier() == "undo-seen"
    say(match, "discard")
    assert players(match)[2].traps == ()


def test_a_spy_trap_cannot_be_discarded() -> None:
    """A refusal may depend on a secret that the deciding seat knows."""
    match = table([(SPY,), (), ()], traps=(Trap(SPY, known_to([2])),))
    say(match, "spy 3")
    with pytest.raises(IllegalAction, match="a-spy-stays"):
        say(match, "discard")
    assert [str(action) for action in match.legal()] == ["pass"]


def test_a_mine_takes_both() -> None:
    """Effects chain: both seats lose their last life at once, and nobody wins."""
    match = table([(STRIKE,), ()], lives=1, traps=(Trap(MINE, known_to([1])),))
    say(match, "strike 2", "pass")
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.ending, outcome.winners, outcome.ranking) == ("nobody", (), (1, 1))


def picking() -> Match:
    """Return a match of two seats where stances are picked."""
    start = table([(STRIKE,), (BLOCK,)])
    start.state.steps[:] = [BeginRound(), PickStance((0, 1))]
    return Match(STRIKES, 2, seed=1, scripted=True, start=start.state.clone())


def test_a_sealed_answer_shows_to_its_seat_only() -> None:
    """Others see neither the answer nor that there is one, in view and log, until the rules show it."""
    match = picking()
    say(match, "pick high")
    assert match.events_for(0) == [Sealed(0, STRIKES.space.parse("pick high"), False)]
    assert match.events_for(1) == match.events_for(SPECTATOR) == []
    for viewer, stance in ((0, 2), (1, UNKNOWN), (SPECTATOR, UNKNOWN)):
        state = match.view(viewer)
        assert isinstance(state, Table)
        assert state.players[0].stance == stance
    say(match, "pick low")
    assert [type(event).__name__ for event in match.events_for(SPECTATOR)] == ["Revealed", "Revealed"]


def test_a_sealed_answer_is_taken_back_until_it_was_shown() -> None:
    """While others still pick an answer may be changed; when the last one opened them all, no more."""
    match = picking()
    say(match, "pick high")
    assert match.barrier() == ""
    match.undo()
    assert match.seat == 0
    say(match, "pick mid", "pick low")
    assert match.barrier() == "undo-window"
    with pytest.raises(UndoBarred, match="undo-window"):
        match.undo()
    match.undo(agreed=True)
    assert match.log[-1] == TakenBack(1, 1, True, False, 5)
    assert match.takebacks == 2


def test_laying_a_card_hides_it_in_the_log() -> None:
    """A played action hides its secret fields from the other seats."""
    match = table([(MINE,), (), ()])
    say(match, "lay mine")
    assert [str(e.action) for e in match.events_for(0) if isinstance(e, Played)] == ["lay mine"]
    assert [str(e.action) for e in match.events_for(1) if isinstance(e, Played)] == ["lay ?"]
    assert match.barrier() == ""
    match.undo()
    assert players(match)[0].hand == (MINE,)


def test_a_piece_that_others_came_to_see_bars_the_way_back() -> None:
    """Playing a card from the hand shows it, so it is not taken back without consent."""
    match = table([(STRIKE,), (), ()])
    say(match, "strike 2")
    assert match.barrier() == "undo-seen"


def test_nobody_takes_back_what_another_decided() -> None:
    """After one seat's take-back the move before it belongs to another seat and stays."""
    match = Match(GAMES["connect_four"], 2, seed=1)
    column = GAMES["connect_four"].space.parse("d")
    match.play(0, column)
    match.play(1, column)
    match.undo()
    assert match.barrier() == "undo-other-seat"
    match.undo(agreed=True)
    assert match.log == [TakenBack(1, 1, False, False, 3), TakenBack(0, 0, True, False, 4)]
    with pytest.raises(UndoBarred, match="nothing-to-undo"):
        match.undo(agreed=True)


def test_snapshots_are_kept_and_dropped() -> None:
    """A snapshot is kept every so many decisions, and not beyond what was taken back."""
    for match in matches(GAMES["oort"], 4, 0):
        assert [kept.decision for kept in match.snapshots] == list(range(0, match.decision + 1, SNAPSHOT_EVERY))
        if match.decision == SNAPSHOT_EVERY + 1:
            break
    assert len(match.snapshots) == 2
    while match.decision >= SNAPSHOT_EVERY:
        match.undo(agreed=True)
    assert [kept.decision for kept in match.snapshots] == [0]


@pytest.mark.parametrize("name", ["oort", "interstellar", "strike"])
def test_what_was_let_go_of_is_missed_only_by_who_goes_back_that_far(name: str) -> None:
    """All else is as with the whole past: states, numbers, take-backs, copies; and that past can be put in place."""
    whole, luck = Match(GAMES[name], 3, seed=1), Random(1)
    match = whole.clone()
    for turn in range(60):
        if whole.over:
            break
        action = luck.choice(whole.legal())
        for each in (whole, match):
            each.play(each.seat, action)
            if turn % 6 == 1:
                each.undo(agreed=True)
        if turn % 4 == 0:
            before = len(match.log)
            assert match.let_go() + len(match.log) == before
        for each in (match, match.clone()):
            assert each.log == whole.log[len(whole.log) - len(each.log) :]
            assert each.state == whole.state
            assert (each.number, each.decision, each.draws) == (whole.number, whole.decision, whole.draws)
            assert each.takebacks == whole.takebacks > 0 or turn == 0
    assert len(match.log) < len(whole.log) / 2
    with pytest.raises(UndoBarred, match="nothing-to-undo"):
        match.undo(agreed=True, moves=40)
    match.restore(whole.rules_version, whole.log, whole.snapshots, whole.decision, whole.draws)
    assert save(match) == save(whole)


def test_chance_is_scripted_only_where_it_decides() -> None:
    """An outcome that cannot come, or comes when a seat decides, is refused and nothing is logged."""
    match = Match(STRIKES, 2, seed=1, scripted=True)
    with pytest.raises(IllegalAction, match="cannot-come"):
        match.happen(STRIKES.chances.parse("draw 1 spy"))
    with pytest.raises(NotYours):
        match.play(0, STRIKES.space.parse("pass"))
    assert match.log == []
    match.happen(STRIKES.chances.parse("aside mine"))
    assert match.draws == 1
    with pytest.raises(NotYours, match="no-chance"):
        picking().happen(STRIKES.chances.parse("aside mine"))


def test_a_match_goes_on_under_changed_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match saved under other rules loads as it stands, its log says so, and nothing before that is taken back."""
    match = table([(STRIKE,), (), ()])
    say(match, "strike 2", "pass")
    text = save(match)
    monkeypatch.setattr(type(STRIKES), "rules_version", "2")
    monkeypatch.setattr(type(STRIKES), "older_rules", ("1",))
    loaded = load(text, find_game)
    assert loaded.log == [*match.log, RulesChanged("1", "2")]
    assert loaded.state == match.state
    assert loaded.rules_version == "2"
    assert loaded.barrier() == "nothing-to-undo"
    with pytest.raises(UndoBarred):
        loaded.undo(agreed=True)
    with pytest.raises(InvalidRecord, match="other-rules"):
        verify(text, find_game)
    say(loaded, "pass")
    loaded.undo(agreed=True)
    assert loaded.state == match.state
    again = load(save(loaded), find_game)
    assert again.log == loaded.log
    assert again.log.count(RulesChanged("1", "2")) == 1


def test_a_private_event_bars_the_way_back() -> None:
    """Whatever somebody was told in private cannot be untold."""
    match = table([(SPY,), (), ()], traps=(Trap(STRIKE, known_to([2])),))
    say(match, "spy 3")
    looked = match.log[-1]
    assert any(field.by == OWNER for field in looked.FIELDS)
    assert seen_by(looked, 1) != looked
    assert match.barrier() == "undo-seen"


class Shown(Event):
    """A card was shown to all and put back."""

    FIELDS = fields(card=CARD)

    def __init__(self, card: int) -> None:
        self.card: Final = card


def test_a_card_that_was_only_shown_bars_the_way_back() -> None:
    """What everybody saw in passing was seen, though no place of the table has changed."""
    match = table([(STRIKE, STRIKE), (), ()])
    say(match, "pass")
    assert match.barrier() == ""
    match.log.append(Shown(STRIKE))
    assert match.barrier() == "undo-seen"


class Nothing(Event):
    """Somebody looked for something hidden, and all heard that it is not there."""

    TELLING = True


def test_an_event_that_tells_by_being_told_bars_the_way_back() -> None:
    """That nothing was found tells something too, though no piece is named."""
    match = table([(STRIKE, STRIKE), (), ()])
    say(match, "pass")
    assert match.barrier() == ""
    match.log.append(Nothing())
    assert match.barrier() == "undo-seen"


def test_the_last_pass_of_a_window_bars_the_way_back() -> None:
    """When a sealed window ends, that alone tells what the others did."""
    match = picking()
    say(match, "pick high")
    assert match.barrier() == ""
    say(match, "pick low")
    assert match.barrier() == "undo-window"


class Foreign(Action):
    """No game knows it."""

    TEXT = "foreign"


def test_a_foreign_action_is_refused_with_the_steps_rule() -> None:
    """An action that the decision does not know is illegal now, by the rule of the decision."""
    match = table([(STRIKE,), (), ()])
    with pytest.raises(IllegalAction) as caught:
        match.play(0, Foreign())
    assert (caught.value.why.rule, caught.value.why.code) == ("ST-3", "not-now")


def test_a_move_of_several_decisions_ends_where_another_seat_decides() -> None:
    """All of it is refused, not only what comes too late."""
    match = Match(GAMES["connect_four"], 2, seed=1)
    column = GAMES["connect_four"].space.parse("d")
    with pytest.raises(NotYours):
        match.play_all(0, [column, column])
    assert (match.log, match.seat, match.decision) == ([], 0, 0)
    match.play_all(0, [column])
    assert (match.seat, match.decision) == (1, 1)
