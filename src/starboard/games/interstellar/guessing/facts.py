"""What follows for unseen cards from the sizes of hands and from what is being done."""

from __future__ import annotations

from typing import Any, Final

from starboard.games.interstellar.domains import CODEX, INHIBITOR, KINDS, KITH, LONG, NEURAL_AMP, TIME_MACHINE
from starboard.games.interstellar.guessing.places import Places
from starboard.games.interstellar.questions import limit
from starboard.games.interstellar.rules.acts import DrawCard
from starboard.games.interstellar.rules.combat import AnswerAttack, in_range
from starboard.games.interstellar.rules.death import Loot
from starboard.games.interstellar.rules.diplomacy import GiveCard, StealCard
from starboard.games.interstellar.rules.entropy import MOST_STAYS, Vanish
from starboard.games.interstellar.rules.hands import DiscardDown
from starboard.games.interstellar.rules.turn import XenocacheDiscard
from starboard.games.interstellar.state import Galaxy


class Fact:
    """One of these kinds is in one of these places."""

    def __init__(self, places: list[int], kinds: list[int]) -> None:
        self.places: Final = places
        self.kinds: Final = kinds


def facts_of(view: Galaxy, at: Places) -> list[Fact]:
    """5.9, 9.5 Return what follows from the sizes of hands and from what is being done."""
    facts: list[Fact] = []
    top: Any = view.steps[-1]
    for p in view.players:
        if at.hands[p.seat]:
            size = _size_at_rest(view, p.seat, top)
            if size > limit(p.race, ()):
                places = list(at.hands[p.seat])
                facts.append(Fact(places[: len(places) - _stolen(top, p.seat)], [CODEX]))
    if isinstance(top, StealCard | GiveCard):
        _robbed(view, at, top, facts)
    elif isinstance(top, Loot) and at.spoils and CODEX not in view.discard:
        fitted = len(view.spoils) + top.taken <= limit(view.players[top.dead].race, ())
        if not fitted:
            facts.append(Fact([*at.spoils, *at.hands[top.seat]], [CODEX]))
    for step in view.steps:
        if isinstance(step, AnswerAttack) and at.hands[step.foe]:
            _armed(view, at, step, facts)
    return facts


def _size_at_rest(view: Galaxy, seat: int, top: Any) -> int:
    """5.10 Return how many cards the seat had, or is drawing up to, when its hand fitted the limit."""
    size = len(view.players[seat].hand)
    if isinstance(top, DiscardDown) and top.seat == seat:
        return 0
    parting = top.seat if isinstance(top, Loot) else view.active if isinstance(top, XenocacheDiscard) else -1
    if parting == seat and CODEX in view.discard:
        return 0  # 5.8, 10.4 It may just have been discarded, and more cards go.
    if isinstance(top, DrawCard) and top.seat == seat:
        return size + top.left
    return size - _stolen(top, seat)


def _stolen(top: Any, seat: int) -> int:
    """13.1 Return how many cards of the hand have just been drawn from another; any of them may be these."""
    if isinstance(top, GiveCard):
        return 2 if top.seat == seat else 0
    if isinstance(top, StealCard) and top.gives:
        return 2 - top.left if top.seat == seat else 0
    return 0


def _robbed(view: Galaxy, at: Places, top: Any, facts: list[Fact]) -> None:
    """13.1 Who was robbed of cards fitted the limit with them."""
    stolen = _stolen(top, top.seat)
    before = len(view.players[top.target].hand) + stolen - (view.holder == top.seat)
    if not stolen or before <= limit(view.players[top.target].race, ()):
        return
    seen = (*view.players[top.target].hand, *view.players[top.seat].hand)
    if CODEX not in seen:
        user = list(at.hands[top.seat])
        facts.append(Fact([*at.hands[top.target], *user[len(user) - stolen :]], [CODEX]))


def _armed(view: Galaxy, at: Places, attack: AnswerAttack, facts: list[Fact]) -> None:
    """9.5 Who attacks has the weapon, unless it can have been the race's own attack."""
    p = view.players[attack.foe]
    box = view.setting.box
    kinds = [
        card
        for card in range(KINDS)
        if box.types[card] == attack.damage and in_range(p.race, box.ranges[card], attack.reach)
    ]
    if p.grey and box.attack_types[p.race] == attack.damage:
        if box.attack_ranges[p.race] == attack.reach:
            return
        if p.race == KITH and attack.reach == LONG:
            kinds.append(NEURAL_AMP)
    facts.append(Fact(list(at.hands[p.seat]), kinds))


class Exclusions:
    """What the rules exclude, by place: a guess that has it is drawn again."""

    def __init__(self, view: Galaxy, at: Places) -> None:
        self._without_codex: list[int] = []
        """5.10 Who is asked to discard is over the limit."""
        self._holding: list[int] = []
        """1.2 The unseen hand of the Oracle's holder, who has not won."""
        self._doomed: Final[list[int]] = []
        """11.5 Under a planet that goes, and would not if an Inhibitor lay there."""
        top: Any = view.steps[-1]
        if isinstance(top, DiscardDown):
            hand = view.players[top.seat].hand
            if limit(view.players[top.seat].race, (CODEX,)) >= len(hand):
                self._without_codex = list(at.hands[top.seat])
        if view.holder >= 0:
            self._holding = list(at.hands[view.holder])
        for step in view.steps:
            if isinstance(step, Vanish) and view.spared[step.node] < MOST_STAYS:
                self._doomed.extend(at.slots[step.node])

    def has(self, cards: list[int]) -> bool:
        """Whether cards lie so that the position could not be."""
        for place in self._without_codex:
            if cards[place] == CODEX:
                return True
        for place in self._doomed:
            if cards[place] == INHIBITOR:
                return True
        if self._holding:
            held = [cards[place] for place in self._holding]
            return CODEX in held and TIME_MACHINE in held
        return False
