"""7. Open windows: everybody is asked, the answers are sealed, the first in priority resolves, and all are asked again.

The kernel asks one seat after another; nobody sees an answer before all are in. What a seat seals is the card (or the
Alar's ability); where it goes or aims is chosen when it resolves, which is when all before it in priority have passed.
"""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import Ability, Pass, Play
from starboard.games.interstellar.actions.constants import ABILITY, PASS, PLAY
from starboard.games.interstellar.domains import ALAR, ANSWER_ABILITY, ORDER, W_END, W_SEARCH, WINDOW
from starboard.games.interstellar.events import WindowOpened
from starboard.games.interstellar.questions import clockwise, is_eligible, left_of
from starboard.games.interstellar.rules.acts import plays_in, why_no_ability
from starboard.games.interstellar.rules.cards import END_CARDS, OPEN_CARDS, take_effect, why_no_play
from starboard.games.interstellar.rules.flight import flight, is_flight
from starboard.games.interstellar.rules.hands import TRIM_HANDS
from starboard.games.interstellar.rules.refusals import NOT_IN_WINDOW
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import SEAT, UNKNOWN, Action, Ask, Effect, Refusal, Step, fields, many

NO_ANSWER: Final = UNKNOWN


class OpenWindow(Effect[Galaxy]):
    """7.2 A window opens: nobody has died in it yet."""

    RULE = "IO-7.2"
    FIELDS = fields(window=WINDOW, order=ORDER)

    def __init__(self, window: int, order: tuple[int, ...]) -> None:  # generated: make generate
        self.window: Final = window
        self.order: Final = order

    def run(self, s: Galaxy) -> None:
        s.fallen = 0
        if s.told is not None:
            s.tell(WindowOpened(self.window))
        s.then(AskAround(self.window, self.order))


class AskAround(Effect[Galaxy]):
    """7.4 Ask everybody still eligible; with nobody to ask, or the active player dead, the window closes (5.11)."""

    RULE = "IO-7.4"
    FIELDS = fields(window=WINDOW, order=ORDER)

    def __init__(self, window: int, order: tuple[int, ...]) -> None:  # generated: make generate
        self.window: Final = window
        self.order: Final = order

    def run(self, s: Galaxy) -> None:
        if s.struck and self.window != W_END:
            return
        asked = tuple([seat for seat in self.order if is_eligible(s, seat)])
        if asked:
            s.then(AnswerWindow(self.window, self.order, asked))


class AnswerWindow(Ask[Galaxy, Action]):
    """7.4 Submit PASS or one PLAY, sealed."""

    RULE = "IO-7.4"
    TAKES = (Play, Ability, Pass)
    SEALED = True
    SILENCE = PASS
    SORTS = ("met", "meeting", "others-meet", "search", "own-end", "end")
    FIELDS = fields(window=WINDOW, order=ORDER, asked=many(SEAT, least=1, most=12))

    def __init__(self, window: int, order: tuple[int, ...], asked: tuple[int, ...]) -> None:  # generated: make generate
        self.window: Final = window
        self.order: Final = order
        self.asked = asked

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[self.asked[0]]
        found = plays_in(p.hand, END_CARDS if self.window == W_END else OPEN_CARDS)
        if p.race == ALAR and not p.grey:
            found.append(ABILITY)
        found.append(PASS)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        seat = self.asked[0]
        if isinstance(action, Play):
            playable = END_CARDS if self.window == W_END else OPEN_CARDS
            return why_no_play(s, seat, action.card, self.RULE) if playable[action.card] else NOT_IN_WINDOW
        if isinstance(action, Ability):
            return why_no_ability(s.players[seat], (ALAR,))
        return None

    def sort(self, s: Galaxy) -> str:
        seat = self.asked[0]
        if self.window == W_SEARCH:
            return "search"
        if self.window == W_END:
            return "own-end" if seat == s.active else "end"
        return "met" if seat == self.order[0] else "meeting" if seat == s.active else "others-meet"

    def asking(self, asked: tuple[int, ...]) -> Step:
        return AnswerWindow(self.window, self.order, asked)

    def closing(self, s: Galaxy) -> Step:
        return ResolveWindow(self.window, self.order)

    def answer(self, s: Galaxy, action: Action) -> None:
        s.players[self.asked[0]].answer = sealed(action)


def sealed(action: Action) -> int:
    """Return what is kept of an answer until all are in."""
    if isinstance(action, Play):
        return action.card
    return ANSWER_ABILITY if isinstance(action, Ability) else NO_ANSWER


class ResolveWindow(Effect[Galaxy]):
    """7.4 The first PLAY in priority resolves, the others return unseen, and all are asked again; or it closes."""

    RULE = "IO-7.4"
    REVEALS = True  # the answer that resolves, or that nobody played
    FIELDS = fields(window=WINDOW, order=ORDER)

    def __init__(self, window: int, order: tuple[int, ...]) -> None:  # generated: make generate
        self.window: Final = window
        self.order: Final = order

    def run(self, s: Galaxy) -> None:
        first, answer = -1, NO_ANSWER
        for seat in self.order:
            p = s.players[seat]
            if p.answer != NO_ANSWER:
                if first < 0:
                    first, answer = seat, p.answer
                p.answer = NO_ANSWER
        if first < 0:
            return
        s.then(TRIM_HANDS, AskAround(self.window, self.order))
        action: Action = ABILITY if answer == ANSWER_ABILITY else PLAY[answer]
        if is_flight(s.players[first], action):
            s.then(flight(s, first, action))
        else:
            take_effect(s, first, answer)


def encounter_order(s: Galaxy, attacker: int, defender: int) -> tuple[int, ...]:
    """7.2 W-ENC: D, then clockwise from A's left without A and D, then A."""
    others = [seat for seat in clockwise(s, left_of(s, attacker)) if seat not in (attacker, defender)]
    return (defender, *others, attacker)


def search_order(s: Galaxy) -> tuple[int, ...]:
    """7.2 W-SEARCH: clockwise from the searcher's left; the searcher is not asked."""
    return tuple(clockwise(s, left_of(s, s.active))[:-1])


def end_order(s: Galaxy) -> tuple[int, ...]:
    """7.2 W-END: clockwise from the active player's left, the active player last."""
    return tuple(clockwise(s, left_of(s, s.active)))
