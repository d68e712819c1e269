"""Positions to study: examples of rules and lessons are played on the real engine, and nothing of them is kept.

A position is the asker's own, and so is all of its luck: nothing that is told here is anybody else's secret. What other
seats and chance do is among the actions; it is told as the viewer's seat would be told of it at a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.engine.desk import Desk
from starboard.engine.loading import load_position, load_scenario
from starboard.games import find_game, names, open_game
from starboard.kernel import CHANCE, IllegalAction, Match, NotUnderstood, NotYours, as_json, asked_unseen, view, who
from starboard.kernel.lines import malformed
from starboard.table import errors, exits
from starboard.table.foreseeing import Foresight
from starboard.table.foretelling import foreseen_json
from starboard.texts import Texts
from starboard.texts.words import outcome_json

if TYPE_CHECKING:
    from starboard.kernel import Event
    from starboard.table.protocol import Study

Json = dict[str, Any]

MOST_BYTES: Final = 32 << 10
"""Bytes of a request at most."""


class Studied:
    """A match of the asker's own, begun as it says and played as far as the rules let it."""

    def __init__(self, asked: Study, language: str) -> None:
        """Play the actions one after another, each by whoever has to decide, chance too, up to the first refused.

        Raise InvalidPosition, InvalidScenario or InvalidOptions where there is no such beginning.
        """
        self.texts: Final = Texts(language, asked.names)
        self.match: Final = _begun(asked, self.texts)
        if not 0 <= asked.viewer < self.match.seats:
            raise malformed("no-viewer", viewer=str(asked.viewer), seats=str(self.match.seats - 1))
        self.viewer: Final = asked.viewer
        self.events: Final[list[list[Json]]] = []
        """What each action brought, as the viewer is told of it."""
        self.refusal: Json | None = None
        self.begun: Final = [type(self.match.state.steps[-1])] if self.match.state.steps else []
        """The question before each action, and the one after all."""
        for place, text in enumerate(asked.actions):
            try:
                self._play(text)
            except (IllegalAction, NotYours, NotUnderstood) as error:
                self.refusal = {"at": place, **errors.refused_json(error, self.texts, self.match.game.name)}
                return

    def _play(self, text: str) -> None:
        match = self.match
        kept = len(match.log)
        if match.seat == CHANCE:
            match.happen(match.game.chances.parse(text))
        else:
            match.play_all(match.seat, match.game.read(match.state, text))
        told: list[Event] = match.events_for(self.viewer, kept)
        said = self.texts.told(match.game.name, told)
        self.events.append([{**as_json(event), "text": sentence or None} for event, sentence in said])
        self.begun.extend(type(step) for step in match.state.steps[-1:])

    async def told(self, asked: Study) -> Json:
        """Tell how it stands: what the viewer sees and is asked, what happened, what was refused."""
        match, s = self.match, self.match.state
        outcome = match.outcome()
        mine = match.seat == self.viewer and not match.over
        return {
            **exits.sight_json(match.game, s, self.viewer, self.texts),
            "decision": self._question() if mine else None,
            "seat": match.seat if match.seat >= 0 else None,
            "events": self.events,
            "refusal": self.refusal,
            "outcome": None if outcome is None else self._outcome(outcome),
            "brings": await self._brings(asked) if mine and asked.brings is not None else [],
        }

    def _question(self) -> Json:
        asked = exits.question_json(self.match, self.match.state, self.viewer, self.texts)
        return {**asked, "window": bool(asked_unseen(self.match.state)), "answered": None}

    def _outcome(self, outcome: Any) -> Json:
        told = outcome_json(self.match.game.name, outcome, self.texts)
        return {**told, "sentence": self.texts.ending(self.match.game.name, outcome.ending)}

    async def _brings(self, asked: Study) -> list[Json]:
        """Foretell what the viewer's choices bring."""
        assert asked.brings is not None
        seen = view(self.match.state, self.viewer)
        if who(seen) != self.viewer:
            return []
        begun = self.begun[max(0, len(self.begun) - 1 - asked.brings.parts)]
        foresight = Foresight(self.match.game, seen, self.viewer, begun)
        found = await foresight.look(list(asked.brings.of), asked.brings.depth)
        return [foreseen_json(self.match.game, one, self.texts) for one in found]


def _begun(asked: Study, texts: Texts) -> Match:
    """Return the match before its first action."""
    desk = Desk(names, find_game, open_game, texts)
    told: Json = {"game": asked.game, "options": asked.options, "seed": asked.seed, "chance": asked.chance}
    if asked.position:
        return load_position(desk, {**told, "position": asked.position})
    if asked.scenario is not None:
        return load_scenario(desk, {**told, "seats": asked.seats, "scenario": asked.scenario})
    scripted = asked.chance == "script"
    return Match(find_game(asked.game), asked.seats, asked.options, seed=asked.seed, scripted=scripted)
