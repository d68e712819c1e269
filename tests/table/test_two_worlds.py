"""Secrets stay secret: what a viewer may not know changes no byte, no order and no time of what its line receives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from websockets.frames import Opcode

from starboard.games import add_game
from starboard.games.interstellar.domains import CARD
from starboard.kernel import State, legal, view, who
from starboard.table import exits
from starboard.table.house import House
from starboard.table.live import Live
from starboard.table.table import Table
from starboard.table.telling import tell_clocks
from starboard.table.trying import Trial
from starboard.table.wires import Wire, framed
from starboard.testing.stepping import known_pieces
from starboard.testing.tables import hides
from tests.counts import scaled
from tests.ours import forgetting
from tests.subjects import GAMES, positions
from tests.table.leaks import MOST, TITLES, play_games
from tests.table.searching import Difference, Search
from tests.table.simulated import opened, run
from tests.table.wired import wired
from tests.table.worlds import two_tables
from tests.toys.strike import GAME as STRIKE
from tests.toys.strike.actions import SpyOn

GAMES_EACH = scaled(200, 4)
DECISIONS = {name: scaled(MOST, 3 if name == "oort" else 12) for name in TITLES}
"""Decisions that are played on from a position at most: a game that hides nothing has little to compare."""


@pytest.mark.parametrize("name", TITLES)
def test_frames_are_the_same_in_both_worlds_until_a_legal_reveal(name: str) -> None:
    """Bytes, order and simulated time, for every seat and the spectator, with windows answered in another order."""
    found = play_games(name, GAMES_EACH, DECISIONS[name])
    assert found.leaks == []
    assert found.compared > 2 * found.pairs > 0
    assert found.windows > 3 or name in {"oort", "cove"}
    assert found.muted > 3 or name != "interstellar"


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if name in TITLES and hides(game)])
def test_bytes_on_real_connections_are_the_same_in_both_worlds(name: str) -> None:
    """At real ports, by the code that carries lines in production: all that an ear on the wire hears, and when."""
    found = play_games(name, scaled(25, 1), DECISIONS[name], served=wired)
    assert found.leaks == []
    assert found.compared > 2 * found.pairs > 0
    assert found.windows > 0 or name == "cove"


# Leaks that are planted on purpose: what finds none of them proves nothing.


def _tells_who_is_missing(patch: pytest.MonkeyPatch) -> None:
    honest = exits.waiting_json

    def leaking(table: Table, texts: Any) -> Any:
        told = honest(table, texts)
        return told and {**told, "seats": [seat for seat in told["seats"] if seat not in table.sealed]}

    patch.setattr(exits, "waiting_json", leaking)


def _sends_a_frame_with_each_answer(patch: pytest.MonkeyPatch) -> None:
    honest = House.seal

    async def leaking(self: House, live: Live, *given: Any) -> None:
        await honest(self, live, *given)
        tell_clocks(live)

    patch.setattr(House, "seal", leaking)


def _shows_the_stack_shrink(patch: pytest.MonkeyPatch) -> None:
    honest = exits.match_json

    def leaking(table: Table, viewer: int, texts: Any) -> Any:
        told = honest(table, viewer, texts)
        steps = told["view"]["steps"] if told["view"] else []
        if steps and "asked" in steps[-1]:
            steps[-1]["asked"] = [seat for seat in steps[-1]["asked"] if seat not in table.sealed]
        return told

    patch.setattr(exits, "match_json", leaking)


def _shows_the_truth(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(exits, "seen", lambda s, _: s)


def _closes_sooner_where_all_pass(patch: pytest.MonkeyPatch) -> None:
    honest = Live.closes

    def leaking(self: Live) -> float:
        asked = self.table.asked()
        first = self.table.sealed.get(asked[0]) if asked else None
        return honest(self) - (1.0 if first == self.table.sealed.get(asked[-1]) else 0.0)

    patch.setattr(Live, "closes", leaking)


def _tells_who_was_not_asked(patch: pytest.MonkeyPatch) -> None:
    honest = Live.wishes_json

    def leaking(self: Live, viewer: int, texts: Any) -> Any:
        return {**honest(self, viewer, texts), "silent": sorted(self.wished)}

    patch.setattr(Live, "wishes_json", leaking)


def _says(key: str, say: Callable[[Table, Any, str], str]) -> Callable[[pytest.MonkeyPatch], None]:
    """Return a leak that names a card that the viewer has not seen: the same one whatever lies where."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = exits.match_json

        def leaking(table: Table, viewer: int, texts: Any) -> Any:
            told = honest(table, viewer, texts)
            if table.match is None or not table.match.state.steps:
                return told
            shown = known_pieces(view(table.match.state, viewer))
            unseen = [text for card, text in enumerate(CARD.texts) if (CARD.name, card) not in shown]
            return {**told, key: say(table, texts, next(text for text in unseen if "_" not in text))}

        patch.setattr(exits, "match_json", leaking)

    return plant


def _sentence(_: Table, texts: Any, card: str) -> str:
    return f"Nobody holds {texts.value('interstellar', CARD, CARD.index[card])} any more."


def _label(table: Table, texts: Any, card: str) -> str:
    return str(texts.action(table.game.name, table.game.space.parse(f"play {card}")))


ALIKE: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "data": _says("hidden", lambda _, __, card: card),
    "notation": _says("ability", lambda _, __, card: f"play {card}"),
    "notation-in-a-sentence": _says("text", lambda _, __, card: f"Not understood: play {card}."),
    "label": _says("label", _label),
    "sentence": _says("text", _sentence),
}
"""Leaks that are the same in both worlds: no comparison finds them."""


PLANTED: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], str]] = {
    "who-is-missing": (_tells_who_is_missing, "interstellar"),
    "a-frame-with-each-answer": (_sends_a_frame_with_each_answer, "interstellar"),
    "the-stack-shrinks": (_shows_the_stack_shrink, "interstellar"),
    "the-truth": (_shows_the_truth, "cove"),
    "who-was-not-asked": (_tells_who_was_not_asked, "interstellar"),
    "sooner-where-all-pass": (_closes_sooner_where_all_pass, "strike"),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_leak_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test cannot find, it cannot rule out."""
    plant, name = PLANTED[planted]
    plant(monkeypatch)
    assert play_games(name, games=40, most=40).leaks


@pytest.mark.parametrize("planted", ALIKE)
def test_a_planted_leak_that_is_the_same_in_both_worlds_is_found(planted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the search for what the viewer has not seen, and by nothing else."""
    ALIKE[planted](monkeypatch)
    assert "which the viewer has not seen" in play_games("interstellar", games=1, most=1).leaks[0]
    monkeypatch.setattr(Search, "read", lambda *_: None)
    assert play_games("interstellar", games=1, most=1).leaks == []


def test_every_frame_is_searched_once() -> None:
    """However many came since the last time."""
    search = Search(GAMES["interstellar"])
    told, silent = b'{"label":"use Blaster"}', b'{"text":"Ana moves."}'
    with pytest.raises(Difference, match="use Blaster"):
        search.read([silent, told, *[silent] * 20])
    search.read([told], asked=["play blaster"])  # who names a card may be told that it is not theirs
    search.read([told, silent])


def test_a_planted_leak_below_the_frames_is_found_on_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign of life with each sealed answer is no frame of a table, but an ear on the wire hears it."""
    honest = House.seal

    async def leaking(self: House, live: Live, *given: Any) -> None:
        await honest(self, live, *given)
        for line in live.lines:
            wire = getattr(line.wake, "__self__", None)
            if isinstance(wire, Wire):
                wire.transport.write(framed(Opcode.PONG, b""))

    monkeypatch.setattr(House, "seal", leaking)
    assert play_games("strike", games=1, most=12, served=wired).leaks
    assert play_games("strike", games=1, most=12).leaks == []


# What is tried out


@pytest.mark.parametrize("planted", [False, True])
def test_nothing_is_learnt_by_trying(planted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft, an explanation or a refused move of several decisions is the same whatever card it would show."""
    if planted:
        monkeypatch.setattr(Trial, "_barred", lambda _: "")
    differing = []

    async def play() -> None:
        async with opened() as one, opened() as two:
            for s, viewer, spy in spying():
                pair = await two_tables((one, two), STRIKE, 3, {}, s, viewer, Random(1))
                assert pair is not None
                for do in ("draft", "act"):
                    for then in ([], ["pass"], ["lay mine"], ["lay strike"], ["lay block"]):
                        if do == "act" and not then:
                            continue
                        told = [await world.socket.ask(do, number=0, actions=[spy, *then]) for world in pair.worlds]
                        differing.append(told[0] != told[1])
                        assert planted or (told[0]["ok"], told[0]["error"]["code"]) == (False, "undo/barred")

    with forgetting():
        add_game(STRIKE)
        run(play)
    assert any(differing) == planted


def spying() -> Iterator[tuple[State, int, str]]:
    """Yield positions of Strike in which somebody may look at a card, with the seat and the action."""
    found = 0
    for seed in range(20):
        for s, _ in positions(STRIKE, 3, seed):
            spies = [action for action in legal(s) if isinstance(action, SpyOn)] if who(s) >= 0 else []
            if spies and found < 6:
                found += 1
                yield s.clone(), who(s), str(spies[0])
                break
