"""Interstellar Oracle in a terminal: the ring of systems around the Nebula, the seats, and what one knows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from starboard.games.interstellar.actions import (
    Ability,
    Aim,
    Deploy,
    Discard,
    EndTurn,
    Exchange,
    Go,
    Keep,
    MoveTo,
    PickCard,
    PickRace,
    Play,
    Pull,
    Push,
    PushCard,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Take,
    Xenocache,
)
from starboard.games.interstellar.actions.encounters import Attack, Depart, Give, Stay, Swap
from starboard.games.interstellar.board import system_of
from starboard.games.interstellar.domains import (
    CARD,
    NO_HAZARD,
    ORACLE,
    RACE,
    SPACE,
    STATUS,
    W_ENC,
    W_END,
    W_SEARCH,
    WINDOW,
)
from starboard.games.interstellar.questions import limit, removal_pauses
from starboard.games.interstellar.rules.encounter import ShowIntent
from starboard.games.interstellar.rules.entropy import next_to_go
from starboard.games.interstellar.rules.search import TakeOne
from starboard.games.interstellar.rules.turn import Main
from starboard.games.interstellar.rules.utilities import AimSensors
from starboard.games.interstellar.rules.windows import AnswerWindow
from starboard.games.interstellar.state import Galaxy, Player
from starboard.kernel import UNKNOWN, Action, Game, State, legal, who
from starboard.terminal.boards.face import Face, Size, Topic, Way, quiet
from starboard.terminal.boards.interstellar_lore import Lore
from starboard.terminal.boards.interstellar_map import HALVES, listed, packed, ring
from starboard.terminal.boards.interstellar_reasons import reason
from starboard.terminal.screen import GOLD, QUIET, fill, ink
from starboard.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME: Final = 12
"""Columns for a name in the panel."""

GROUPS: Final[dict[type[Action], str]] = {
    MoveTo: "interstellar-group-move",
    Go: "interstellar-group-go",
    Play: "interstellar-group-play",
    Pull: "interstellar-group-pull",
    Push: "interstellar-group-push",
    PushCard: "interstellar-group-put",
    Aim: "interstellar-group-aim",
    PickCard: "interstellar-group-pick",
    Give: "interstellar-group-give",
    Swap: "interstellar-group-give",
    Discard: "interstellar-group-discard",
    Keep: "interstellar-group-keep",
}
"""Kinds of actions that stand on one line, and the words before them."""
LAST: Final[tuple[type[Action], ...]] = (Xenocache, MoveTo, EndTurn)
POSSIBLE: Final[tuple[tuple[tuple[type[Action], ...], str], ...]] = (
    ((MoveTo,), "interstellar-can-move"),
    ((Search, SearchWith, SearchByAbility, SearchByTurn), "interstellar-can-search"),
    ((Xenocache,), "interstellar-can-xenocache"),
    ((Play, Ability, Deploy), "interstellar-can-play"),
    ((EndTurn,), "interstellar-can-end"),
)
"""5.3 What a turn is for, as long as it is possible."""
INTENTS: Final[tuple[tuple[tuple[type[Action], ...], str], ...]] = (
    ((Stay,), "interstellar-can-stay"),
    ((Depart,), "interstellar-can-depart"),
    ((Attack,), "interstellar-can-attack"),
)


class InterstellarFace(Face):
    """The look of Interstellar Oracle."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        super().__init__(game, texts)
        self._lore: Final = Lore(texts)

    def board(self, seen: State, size: Size, *, plain: bool) -> list[Text]:
        """Return the ring of systems; with two copies a list of them, the seats in it where room is scarce."""
        assert isinstance(seen, Galaxy)
        if not seen.setting.two_copies:
            return ring(seen, size)
        return packed(seen, self.texts, self._counts(seen)) if size is Size.SHORT else listed(seen, self.texts)

    # What is asked, and what can be done

    def prompt(self, seen: State, seat: int) -> str:
        """Ask for what is possible, and say what a window is about."""
        assert isinstance(seen, Galaxy)
        step = seen.steps[-1]
        said = self.texts.message
        if isinstance(step, AnswerWindow) and step.window == W_END and seat == seen.active:
            return said("interstellar-ask-last", seat=self.texts.seat(seat))
        if isinstance(step, AnswerWindow) and step.window == W_ENC and seat in (seen.active, step.order[0]):
            here = self._space(seen.planets[seen.players[seen.active].place])
            own = seat == seen.active
            names = {"seat": self.texts.seat(seat), "other": self.texts.seat(step.order[0] if own else seen.active)}
            return said("interstellar-ask-meeting" if own else "interstellar-ask-met", **names, space=here)
        if isinstance(step, AnswerWindow) and seat == seen.active:
            here = self._space(seen.planets[seen.players[seen.active].place])
            return said("interstellar-ask-searching", seat=self.texts.seat(seat), space=here)
        if isinstance(step, AnswerWindow):
            return said("interstellar-ask-one", seat=self.texts.seat(seat), what=self.asked_together(seen))
        can = POSSIBLE if isinstance(step, Main) else INTENTS if isinstance(step, ShowIntent) else ()
        words = [said(word) for kinds, word in can if any(isinstance(action, kinds) for action in legal(seen))]
        if not words:
            return super().prompt(seen, seat)
        what = self.texts.either(words)
        if isinstance(step, ShowIntent):
            return said("interstellar-ask-intent", seat=self.texts.seat(seat), what=what, foe=self.texts.seat(step.foe))
        return said("interstellar-ask-turn", seat=self.texts.seat(seat), what=what)

    def asked_together(self, seen: State) -> str:
        assert isinstance(seen, Galaxy)
        step = seen.steps[-1]
        assert isinstance(step, AnswerWindow)
        space = self._space(seen.planets[seen.players[seen.active].place])
        active, other = self.texts.seat(seen.active), self.texts.seat(step.order[0])
        if step.window == W_ENC:
            return self.texts.message("interstellar-asks-encounter", seat=active, other=other, space=space)
        if step.window == W_SEARCH:
            return self.texts.message("interstellar-asks-search", seat=active, space=space)
        return self.texts.message("interstellar-asks-end", seat=active, space=space)

    def unanswered(self, seen: State) -> str:
        step = seen.steps[-1]
        assert isinstance(step, AnswerWindow)
        return self.texts.message(
            "interstellar-unanswered", window=self.texts.value("interstellar", WINDOW, step.window)
        )

    def ways(self, seen: State) -> list[Way]:
        """Return the ways to decide, in a turn the moves last but one; what is seen is called by its name."""
        assert isinstance(seen, Galaxy)
        actions = legal(seen)
        if isinstance(seen.steps[-1], Main):
            here = seen.planets[seen.players[seen.active].place]
            actions.sort(key=lambda action: _place_in_list(action, here))
        return [self._way(seen, action) for action in actions]

    def _way(self, seen: Galaxy, action: Action) -> Way:
        step = seen.steps[-1]
        said = self.texts.message
        words = self.texts.action(self.game.name, action)
        group = said(GROUPS[type(action)]) if type(action) in GROUPS else ""
        if isinstance(action, PickRace):
            words = said("interstellar-pick-race", what=words, does=self._lore.race(seen, action.race))
        elif isinstance(action, Ability):
            once = self.texts.form(self.game.name, RACE, seen.players[who(seen)].race, "once")
            words = said("list-about", what=words, does=once)
        elif isinstance(step, TakeOne) and isinstance(action, Take | Exchange):
            card = self._card(seen.under[step.node][action.nth].card)
            left = self._card(action.card) if isinstance(action, Exchange) else ""
            words = (
                said("interstellar-take-leave", card=card, left=left) if left else said("interstellar-take", card=card)
            )
            group = said("interstellar-group-exchange", card=card) if left else ""
        elif isinstance(step, AimSensors) and isinstance(action, Aim):
            words, group = (
                said("interstellar-look-under", space=SPACE.texts[action.space]),
                said("interstellar-group-look"),
            )
        elif isinstance(action, MoveTo) and action.space == seen.planets[seen.players[seen.active].place]:
            words, group = said("interstellar-challenge"), ""
        return Way(_spoken(action), [action], words, notable=True, group=group, short=self._short(action))

    def _short(self, action: Action) -> str:
        """Return what tells an action from others of its kind: the last thing that it names."""
        if not action.FIELDS:
            return ""
        field = action.FIELDS[-1]
        value: int = getattr(action, field.name)
        return self.texts.value(self.game.name, field.domain, value)

    def _space(self, space: int) -> str:
        return self.texts.value("interstellar", SPACE, space)

    def _card(self, card: int) -> str:
        return self.texts.value(self.game.name, CARD, card)

    def written(self, actions: Sequence[Action]) -> str:
        return ", ".join(_spoken(action) for action in actions)

    def reason(self, seen: State, seat: int, actions: Sequence[Action]) -> str:
        assert isinstance(seen, Galaxy)
        return reason(self.texts, self._lore, seen, seat, actions[0])

    def concerns(self, s: State, seat: int) -> bool:
        """Whether the seat is the one that is met."""
        step = s.steps[-1]
        return isinstance(step, AnswerWindow) and step.window == W_ENC and step.order[0] == seat

    def asks_anyway(self, action: Action) -> bool:
        """Whether it is the Cannon's target."""
        return isinstance(action, Aim)

    def topics(self) -> list[Topic]:
        return self._lore.topics()

    def legend(self) -> list[Text]:
        return [
            quiet(self.texts.message("interstellar-legend-board")),
            quiet(self.texts.message("interstellar-legend-hazards")),
            quiet(self.texts.message("interstellar-legend-names")),
        ]

    def panel(self, seen: State, to_move: int, size: Size = Size.WIDE) -> list[Text]:
        assert isinstance(seen, Galaxy)
        said = self.texts.message
        in_board = seen.setting.two_copies and size is Size.SHORT
        lines = [] if in_board else [quiet(self._counts(seen))]
        if seen.entropy and any(seen.planets):
            lines.append(quiet(self._due(seen)))
        if not in_board:
            lines += [self._seat(seen, p, to_move) for p in seen.players]
        for p in seen.players:
            if not p.hand or UNKNOWN in p.hand:
                continue
            head: dict[str, str | int] = {
                "seat": self.texts.seat(p.seat),
                "count": len(p.hand),
                "most": limit(p.race, p.hand),
            }
            line = quiet(said("interstellar-your-hand" if seen.steps else "interstellar-hand-of", **head) + " ")
            lines.append(line.append(self._lore.cards(seen, p.hand), ink(p.seat)))
            if seen.steps and seen.hazards[p.place] != NO_HAZARD and seen.under[p.place]:
                lines.append(quiet(self._lore.guard(seen, p)))
        if seen.spoils and all(slot.card != UNKNOWN for slot in seen.spoils):
            spoils = self._lore.cards(seen, [slot.card for slot in seen.spoils])
            lines.append(quiet(said("interstellar-spoils") + " ").append(spoils, GOLD))
        return lines

    def _counts(self, seen: Galaxy) -> str:
        """Say which turn it is, and how much is left."""
        planets = sum(1 for planet in seen.planets if planet)
        piles = {"pile": len(seen.pile) + len(seen.top), "discard": len(seen.discard)}
        return self.texts.message("interstellar-counts", turn=seen.turn, planets=planets, **piles)

    def standing(self, seen: State) -> tuple[str, list[int]]:
        assert isinstance(seen, Galaxy)
        return self.texts.message("standing-turn", number=seen.turn), []

    def _due(self, seen: Galaxy) -> str:
        """Say which planet is next to go; with two copies of which half, which comes after it, or that all wait."""
        node = next_to_go(seen)
        space = SPACE.texts[seen.planets[node]]
        if removal_pauses(seen):
            return self.texts.message("interstellar-entropy-pauses", space=space)
        if not seen.setting.two_copies or sum(1 for planet in seen.planets if planet) < 2:
            return self.texts.message("interstellar-entropy-runs", space=space)
        later = seen.clone()
        later.planets = tuple(0 if place == node else planet for place, planet in enumerate(seen.planets))
        later.half = 1 - seen.half
        after = SPACE.texts[later.planets[next_to_go(later)]]
        half = self.texts.message(HALVES[system_of(node) >= seen.setting.systems // 2])
        return self.texts.message("interstellar-entropy-halves", space=space, half=half, after=after)

    def _seat(self, seen: Galaxy, p: Player, to_move: int) -> Text:
        said = self.texts.message
        line = Text("> " if p.seat == to_move else "  ", GOLD)
        line.append(str(p.seat + 1), fill(p.seat)).append(" ")
        line.append(self.texts.seat(p.seat)[:NAME].ljust(NAME), ink(p.seat))
        words = [self.texts.value(self.game.name, RACE, p.race), said("interstellar-cards", count=len(p.hand))]
        if p.grey:
            words.insert(1, said("interstellar-grey"))
        if p.status:
            words.append(self.texts.value(self.game.name, STATUS, p.status))
        if seen.holder == p.seat:
            line.append(" " + self._card(ORACLE) + ",", GOLD)
        return line.append(" " + ", ".join(words), QUIET)


def _spoken(action: Action) -> str:
    """Return an action's notation as one says it; both are understood."""
    return str(action).replace("_", " ")


def _place_in_list(action: Action, here: int) -> int:
    """Return where an action of a turn stands: a challenge before the moves, which stay together."""
    if isinstance(action, MoveTo) and action.space == here:
        return 0
    return LAST.index(type(action)) if type(action) in LAST else -1
