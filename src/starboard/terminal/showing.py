"""What is shown of a match and said at a table, wherever the match is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from rich.text import Text

from starboard.bots import GreedyBot, hints
from starboard.kernel import Judgement
from starboard.terminal.boards import Face, Way, face_of
from starboard.terminal.keeping import Notes
from starboard.terminal.layout import show_lines, tell
from starboard.terminal.listing import listed_ways, shown_ways
from starboard.terminal.screen import CORAL, GOLD, MINT, QUIET, Screen
from starboard.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Action, Game, Outcome, Refusal, State

FEW: Final = 5
"""Lines of ways to decide that there are at least, unless all are asked for."""
MOVE: Final = hints.DEPTHS.index("move")
"""The depth of a hint that leaves nothing to tell."""
FRAME: Final = 4
"""Rows for prompt, the count of what is left out, the keyboard's line and what stands between."""


class Position(Protocol):
    """A match as far as it is shown: played here, or elsewhere and known by its views."""

    @property
    def game(self) -> Game[Any]:
        """The game."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def seat(self) -> int:
        """Who has to decide."""

    @property
    def decision(self) -> int:
        """How many decisions were taken."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    def state(self) -> State:
        """How it stands; elsewhere, as the viewer sees it."""

    @property
    def takebacks(self) -> int:
        """How often a move was taken back."""

    def view(self, viewer: int) -> State:
        """Return what somebody may know of it."""

    def why_not(self, action: Action) -> Refusal | None:
        """Return why this may not be decided now, or None."""

    def outcome(self) -> Outcome | None:
        """Return how it ended, or None."""


class Shown:
    """A match on a screen, in a language: what both kinds of tables share."""

    match: Position
    texts: Texts
    face: Face

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen: Final = screen
        self.notes = Notes()
        self._language = language
        self._hinted: tuple[State, hints.Thought, int] | None = None
        """The last hint: on what, what it is, and how deep it was told."""
        self._drawn = 0
        """Rows that the board took when it was last drawn."""

    # What every table of either kind says for itself

    @property
    def viewer(self) -> int:
        """Through whose eyes the table is shown."""
        raise NotImplementedError

    def words(self, language: str) -> Texts:
        """Return the words of a language with everybody's name; raise Unsupported where there is no such language."""
        raise NotImplementedError

    def decide(self, actions: list[Action]) -> bool:
        """Play the decisions of the person whose turn it is, as one move; say why where they are refused."""
        raise NotImplementedError

    # What is shown

    @property
    def name(self) -> str:
        """The game's name."""
        return self.match.game.name

    def seen(self) -> State:
        """What may be shown of the position now."""
        return self.match.view(self.viewer)

    def speak(self, language: str) -> None:
        """Go on in another language; raise Unsupported where there is no such language."""
        self.texts = self.words(language)
        self.face: Face = face_of(self.match.game, self.texts)
        self._language = language

    def faces(self) -> list[Face]:
        """Return the game's face in every language, the table's own first."""
        others = [language for language in LANGUAGES if language != self._language]
        return [self.face, *[face_of(self.match.game, self.words(language)) for language in others]]

    def say(self, message_id: str, style: str = "", **args: str | int) -> None:
        """Write a message."""
        self.screen.say(self.texts.message(message_id, **args), style)

    def refuse(self, why: Refusal) -> None:
        """Say why something is refused, with the number of the rule."""
        rule = f" [{why.rule}]" if why.rule else ""
        self.screen.say(Text(self.texts.refusal(self.name, why), CORAL).append(rule, QUIET))

    def hint(self, depth: int | None = None) -> None:
        """Tell a hint on the open decision: as deep as asked for, or deeper than it was told; it counts once."""
        game, seat = self.match.game, self.match.seat
        seen = self.match.view(seat)
        if self._hinted is None or self._hinted[0] != seen:
            self.notes.hints += 1
            self._hinted = seen, hints.think(game, seen, seat, self.match.decision), -1
        _, thought, before = self._hinted
        hint = hints.worded(game, seen, seat, thought, self.texts, self.face.reason)
        told = hint.told(min(before + 1, MOVE) if depth is None else depth)
        self._hinted = seen, thought, told
        said = (hint.aim, self.texts.listed(hint.pieces) if hint.pieces else "", self._said(seen, thought.actions))
        self.say(f"table-hint-{hints.DEPTHS[told]}", MINT, said=said[told])
        if told < MOVE:
            self.say("table-hint-more", QUIET)

    def _said(self, seen: State, actions: Sequence[Action]) -> str:
        """Return how decisions are typed, and what the list of ways says of them."""
        move, words = self.face.written(actions), self.face.words(seen, actions)
        return move if words == move else self.texts.message("table-way", move=move, words=words)

    def _at_a_glance(self) -> list[Action]:
        """Return what a quick look at the own turn finds best; nothing where the game has no judgement of its own."""
        game, seat = self.match.game, self.match.seat
        if type(game.judgement) is Judgement:
            return []
        return list(GreedyBot(self.match.decision).plan(game, self.match.view(seat), seat).actions)

    def tell(self, paragraphs: Sequence[str | Text], *, indent: int = 0) -> None:
        """Write what happened, or what is asked for, not faster than it is read."""
        tell(self.screen, paragraphs, self._pause, self.screen.height - 2, indent=indent)

    def show_lines(self, lines: list[Text]) -> None:
        """Draw lines, in pages where they are more than the screen has room for."""
        show_lines(self.screen, lines, self._pause, self.screen.height - 2)

    @property
    def _pause(self) -> str:
        return self.texts.message("table-on") + " "

    def show_prompt(self) -> None:
        """Ask what the open decision asks, in one sentence with the number of its rule."""
        step = self.match.state.steps[-1]
        prompt = Text(self.face.prompt(self.seen(), self.match.seat), GOLD)
        self.screen.say(prompt.append(f" [{step.RULE}]" if step.RULE else "", QUIET))

    def ways(self) -> list[Way]:
        """Return the ways to decide; the one that looks best at a glance is among those that are shown."""
        ways = self.face.ways(self.seen())
        shown = self._shown(ways, self.face.besides(self.seen()))
        if len(shown) == len(ways):
            return ways
        actions = self._at_a_glance()
        best = next((way for way in ways if way.actions == actions[: len(way.actions)]), None)
        if best is None or best in shown:
            return ways
        first = Way(best.text, best.actions, best.words, notable=True)
        return [first, *[way for way in ways if way is not best]]

    def _shown(self, ways: list[Way], aside: str) -> list[Way]:
        rows = max(FEW, self.screen.height - self._drawn - FRAME)
        return shown_ways(ways, self.screen.width, rows, spare=not aside)

    def show_ways(self, ways: list[Way], *, everything: bool = False) -> None:
        """List the ways to decide, those of a group on one line: as many lines as there is room for, or all ways."""
        aside = self.face.besides(self.seen())
        listed = ways if everything else self._shown(ways, aside)
        entries = listed_ways(listed, self.screen.width, grouped=not everything)
        lines = [line for entry in entries for line in entry.lines]
        if everything:
            self.show_lines(lines)
        else:
            self.screen.draw(lines)
        left = len(ways) - len(listed)
        more = self.texts.message("table-more", count=left) if left else ""
        besides = f"{more} {aside}".strip()
        if besides:
            self.screen.say(besides, QUIET)

    def _say_whole(self, message_id: str, **args: str) -> None:
        """Write a line that somebody may want to copy."""
        self.screen.say(self.texts.message(message_id, **args), QUIET, whole=True)
