"""What a choice brings: told before it is made, as far as the chooser can know, and the same in every world."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from starboard.games import add_game, read_record
from starboard.kernel import Event, Game, Match, State, as_json, legal, play, view, who
from starboard.kernel.views import seen_by
from starboard.table import exits
from starboard.table.errors import TooMany
from starboard.table.foreseeing import DEALS, MOST_FOLLOWED, MOST_TRIED, Foresight, Run
from starboard.table.foretelling import foreseen_json
from starboard.table.turnstile import Limits, Turnstile
from starboard.texts import Texts
from tests.ours import forgetting
from tests.subjects import GAMES, positions
from tests.table.guests import serving
from tests.table.hands import record_with
from tests.table.simulated import opened, run
from tests.table.test_two_worlds import spying
from tests.table.worlds import two_tables
from tests.toys.strike import GAME as STRIKE

NAMES = ["Ana", "Ben", "Cleo"]


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    """Let the examples be found by their names."""
    with forgetting():
        for game in GAMES.values():
            if game.name not in {"oort", "interstellar", "cove"}:
                add_game(game)
        yield


def foretold(game: Game[Any], s: State, *of: str, depth: int = 1, language: str = "en") -> dict[str, dict[str, Any]]:
    """Return what the choices of the seat that decides bring, by their texts."""
    seat = who(s)
    foresight = Foresight(game, view(s, seat), seat, type(s.steps[-1]))
    found = asyncio.run(foresight.look(list(of), depth))
    texts = Texts(language, NAMES)
    return {str(one.action): foreseen_json(game, one, texts) for one in found}


def test_what_is_sure_is_told_and_what_hangs_on_hidden_roles_is_not() -> None:
    """Whether a doubt is right lies in another's hand; nobody can know it before it is shown."""
    game = GAMES["freeport"]
    match = Match(game, 3, seed=7)
    told = foretold(game, match.state)
    assert told["work"]["changes"] == ["pearls 2 → 3"]
    assert told["work"]["follows"] == "Then Ben decides."
    assert told["toll"]["changes"] == []
    match.play(0, game.space.parse("toll"))
    told = foretold(game, match.state)
    assert told["doubt"]["hangs"] == "It reveals something that Ana holds; no undo after."
    assert told["doubt"]["events"] == []
    assert told["doubt"]["goes_on"] is False
    assert told["pass"]["hangs"] == ""
    said = foretold(game, match.state, language="fr")["doubt"]["hangs"]
    assert said == "Révèle quelque chose que Ana a en main\u202f; pas d’annulation ensuite."


@pytest.mark.parametrize(("hand", "answers"), [("graviton_beam", True), ("pistol", False)])
def test_it_is_told_whether_the_window_that_follows_could_be_answered(hand: str, answers: bool) -> None:
    """By the chooser's own hand alone, whatever others hold."""
    for theirs in ("graviton_beam", "pistol"):
        match = read_record(record_with(hand, theirs))
        told = foretold(match.game, match.state)
        assert told["end turn"]["answers"] is answers
        assert not any(one["answers"] for text, one in told.items() if text != "end turn")


def test_events_and_scores_are_told_where_nothing_is_hidden() -> None:
    """Oort: where a rocket comes to stand, what it takes, and what everybody's points are then."""
    game, seen = GAMES["oort"], 0
    for s, _ in positions(game, 2, 1):
        if not s.steps or who(s) < 0 or type(s.steps[-1]).__name__ != "MoveRocket":
            continue
        for text, brings in foretold(game, s).items():
            trial = Match(game, 2, {"drought": s.drought}, scripted=True, start=s.clone())  # type: ignore[attr-defined]
            trial.play(trial.seat, game.space.parse(text))
            names = [event["is"] for event in brings["events"]]
            assert names == [type(event).__name__ for event in trial.log[1:]]
            assert brings["scores"] is not None
            seen += len(names)
        if seen > 100:
            break
    assert seen > 100


def test_a_whole_move_is_followed_where_it_is_asked_for() -> None:
    """Each choice by which a move goes on has what can follow it, to the move's end, and all is bounded."""
    game, found = GAMES["oort"], 0
    for s, _ in positions(game, 3, 5):
        if not s.steps or who(s) < 0 or type(s.steps[-1]).__name__ != "MoveRocket":
            continue
        told = foretold(game, s, *[str(action) for action in legal(s) if str(action).startswith("fly")], depth=6)
        assert _count(list(told.values())) <= MOST_FOLLOWED
        for brings in told.values():
            assert bool(brings["then"]) is brings["goes_on"]
            found += len(brings["then"])
        plain = foretold(game, s)
        assert len(plain) <= MOST_TRIED
        assert not any(brings["then"] for brings in plain.values())
        if found > 20:
            return
    pytest.fail("no move had several parts")


def _count(told: list[dict[str, Any]]) -> int:
    return sum([1 + _count(one["then"]) for one in told])


@pytest.mark.parametrize("name", ["interstellar", "cove", "strike", "landfall", "freeport", "connect_four"])
def test_what_was_foretold_comes_true(name: str) -> None:
    """In every game: the events that were told before are those with which the truth begins."""
    game, checked = GAMES[name], 0
    seats = max(game.seats[0], 2)
    for seed in range(3):
        for place, (s, _) in enumerate(positions(game, seats, seed)):
            if not s.steps or who(s) < 0 or place % 5:
                continue
            seat = who(s)
            for text, brings in list(foretold(game, s).items())[:6]:
                told: list[Event] = []
                truth = s.clone()
                truth.told = told
                play(truth, game.space.parse(text))
                heard = [as_json(seen_by(event, seat)) for event in told]
                foreseen = [{key: event[key] for key in event if key != "text"} for event in brings["events"]]
                assert foreseen == heard[: len(foreseen)]
                checked += 1
    assert checked > 10


def _reckless(self: Run, step: Any) -> bool:
    """Show whatever a step shows, as nobody may."""
    self.state.steps.pop()
    step.run(self.state)
    return True


@pytest.mark.parametrize("planted", [False, True])
def test_the_answer_is_the_same_in_every_world(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a choice would show a card; unless the truth is looked at instead of the asker's own view."""
    if planted:
        monkeypatch.setattr(exits, "seen", lambda s, _: s)
        monkeypatch.setattr(Foresight, "_deals", lambda self: [self._seen] * DEALS)
        monkeypatch.setattr(Run, "_runs_openly", _reckless)
    differing = []

    async def look() -> None:
        async with opened() as one, opened() as two:
            for game, s, viewer, showing in [*spied(), *doubted()]:
                pair = await two_tables((one, two), game, 3, {}, s, viewer, Random(1))
                assert pair is not None
                for fields in ({}, {"of": [showing]}, {"depth": 3}):
                    told = [await world.socket.ask("brings", number=0, **fields) for world in pair.worlds]
                    assert told[0]["ok"], told[0]
                    differing.append(told[0] != told[1])
                    brings = [one for one in told[0]["brings"] if one["action"] == showing]
                    assert planted or brings[0]["hangs"]

    run(look)
    assert any(differing) == planted


def spied() -> list[tuple[Game[Any], State, int, str]]:
    """Return positions in which somebody may look at a card."""
    return [(STRIKE, s, viewer, spy) for s, viewer, spy in spying()]


def doubted() -> list[tuple[Game[Any], State, int, str]]:
    """Return positions in which somebody may have a role shown."""
    game, found = GAMES["freeport"], []
    for seed in range(8):
        open_to_doubt = (s.clone() for s, _ in positions(game, 3, seed) if "doubt" in map(str, legal(s)))
        found += [(game, s, who(s), "doubt") for s in islice(open_to_doubt, 1)]
    return found


def test_over_a_line_it_is_answered_for_whoever_is_asked() -> None:
    """By the number of the question, with the parts of a draft, and for nobody else."""
    with serving() as house:
        house.set_up("oort", 2)
        ana, ben = house.seat(0), house.seat(1)
        first = ana.state["decision"]["candidates"][0]["action"]
        told = ana.ask("brings", number=0, of=[first])
        assert [one["action"] for one in told["brings"]] == [first]
        assert len(ana.ask("brings", number=0)["brings"]) <= MOST_TRIED
        assert ana.ask("brings", number=0, actions=[first])["brings"] == []
        assert ana.ask("brings", number=1)["error"]["code"] == "action/stale"
        assert ana.ask("brings", number=0, of=["nothing of the kind"])["brings"] == []
        assert ben.ask("brings", number=0)["error"]["code"] == "action/not-yours"
        assert house.line(house.keys["watch"]).ask("brings", number=0)["error"]["code"] == "table/not-allowed"
        assert ana.state["decision"]["number"] == 0


def test_a_seat_asks_so_often_and_no_more() -> None:
    """Each question costs work."""
    turnstile = Turnstile(Limits(brings=2))
    for _ in range(10):
        turnstile.count("brings", "table", "0")
    with pytest.raises(TooMany):
        turnstile.count("brings", "table", "0")
    turnstile.count("brings", "table", "1")


def test_a_game_that_does_not_say_what_is_in_its_box_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its hidden pieces cannot be dealt, so nothing is foretold, and nothing fails."""
    game = GAMES["freeport"]

    def none(*_: object) -> list[int]:
        raise NotImplementedError

    monkeypatch.setattr(type(game), "pool", none)
    assert foretold(game, Match(game, 3, seed=7).state) == {}
