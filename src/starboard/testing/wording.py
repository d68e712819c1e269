"""What a game's texts promise: each file can be read, and whatever play brings is said without a gap."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from starboard.games import module_of
from starboard.kernel import Ask, BrokenGame, Came, Choice, Played, legal, who, why_not
from starboard.testing.faults import Fault, Raised
from starboard.testing.listing import check
from starboard.texts import Texts, kebab
from starboard.texts.catalogues import game_catalogue, home

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from starboard.kernel import Event, Match
    from starboard.testing.tables import Table


@check(5, 1, unmet="no-texts")
def texts_are_whole_and_get_what_they_ask_for(table: Table) -> int:
    """Every file of texts is read whole, and every message gets the arguments that it names."""
    game = table.game
    module = module_of(game.name) or game.home
    files = sorted(home(module).glob("*.ftl"))
    for file in files:
        try:
            catalogue = game_catalogue(module, file.stem)
        except BrokenGame as broken:
            raise AssertionError(Raised(broken)) from broken
        assert catalogue is None or catalogue.has_message(f"{game.name}-title"), Fault(
            "no-title", file=_called(file), message=f"{game.name}-title"
        )
        for name, times in Counter(_messages(file)).items():
            assert times == 1, Fault("text-twice", file=_called(file), message=name)
    if module_of(game.name):  # else nothing could be said by the game's name
        for file in files:
            _say_all(table, Texts(file.stem))
    return len(files)


def _called(file: Path) -> str:
    return "/".join(file.parts[-3:])


def _messages(file: Path) -> list[str]:
    """Return the names of all messages of a file."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def _say_all(table: Table, texts: Texts) -> None:
    """Say what random matches bring in one language: questions, options, refusals, events, endings."""
    name = table.game.name
    for seed in table.seeds:
        rng = Random(seed)
        try:
            texts.about(name)
            for match in table.matches(seed):
                _say(table, match, texts, rng)
            for event, _ in texts.told(name, match.log):
                texts.loser(name, event)
            outcome = match.outcome()
            if outcome is not None:
                texts.ending(name, outcome.ending)
                for line in outcome.breakdown:
                    texts.line(name, line)
        except BrokenGame as broken:
            raise AssertionError(Raised(broken, texts.language)) from broken


def _say(table: Table, match: Match, texts: Texts, rng: Random) -> None:
    """Say what a position asks and offers, and why some actions are refused."""
    name, s = table.game.name, match.state
    if match.over or table.skips(rng, 8 * table.sparse):
        return
    step = s.steps[-1]
    assert isinstance(step, Choice)
    texts.prompt(name, step, who(s))
    texts.help(name, step)
    for action in table.few(legal(s), rng):
        texts.action(name, action)
    size = table.game.space.size
    for number in rng.sample(range(size), min(size, 12)):
        refusal = why_not(s, table.game.space.action(number))
        if refusal is not None:
            texts.refusal(name, refusal)


def untold(table: Table) -> dict[str, list[str]]:
    """Return for each language of a game's texts the messages for want of which its log leaves something out.

    A decision or a draw is left out where neither it nor what follows until the next decision is told; to let a window
    pass is meant to be. An event without a message is told in notation.
    """
    game = table.game
    files = sorted(home(module_of(game.name)).glob("*.ftl")) if module_of(game.name) else []
    logs: list[Sequence[Event]] = []
    for seed in table.seeds if files else ():
        *_, match = table.matches(seed)
        logs.append(match.log)
    silent = {type(kind.SILENCE) for kind in game.codec.kinds.values() if issubclass(kind, Ask)}
    found = {}
    for file in files:
        texts, missing = Texts(file.stem), set()
        for log in logs:
            open_names: set[str] = set()
            for event, sentence in texts.told(game.name, log):
                if isinstance(event, Played):
                    missing |= open_names
                    open_names = set() if type(event.action) in silent else {_name(event, event.action)}
                elif isinstance(event, Came):
                    open_names.add(_name(event, event.outcome))
                elif type(event).__module__.startswith(game.home) and not texts.has(f"{game.name}-{_name(event)}"):
                    missing.add(_name(event))
                if sentence:
                    open_names.clear()
            missing |= open_names
        found[file.stem] = [f"{game.name}-{name}" for name in sorted(missing)]
    return found


def _name(*records: object) -> str:
    """Return what a message of this is called: `played-roll`, `came-drawn`, `event-opened`."""
    return "-".join([*["event"] * (len(records) == 1), *[kebab(type(record).__name__) for record in records]])
