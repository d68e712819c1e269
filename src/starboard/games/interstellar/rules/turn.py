"""5. The turn: its start, MAIN, the Xenocache, its end."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.actions import (
    Ability,
    Deploy,
    Discard,
    EndTurn,
    MoveTo,
    Play,
    Restore,
    Search,
    SearchByAbility,
    SearchByTurn,
    SearchWith,
    Xenocache,
)
from starboard.games.interstellar.actions.constants import (
    ABILITY,
    DEPLOY,
    DISCARD,
    END_TURN,
    MOVE_TO,
    RESTORE,
    XENOCACHE,
)
from starboard.games.interstellar.actions.encounters import Meet
from starboard.games.interstellar.domains import ALAR, ALIVE, AWAITING, KITH, NEBULA, NO_HAZARD, RECOVERING, W_END
from starboard.games.interstellar.events import Challenged, HazardDeployed, TurnBegan, TurnLost
from starboard.games.interstellar.questions import left_of, limit, near_spaces, node_at
from starboard.games.interstellar.rules.acts import (
    DrawCards,
    fly_to,
    kinds_of,
    plays_in,
    throw_away,
    why_no_ability,
    why_not_parting,
)
from starboard.games.interstellar.rules.cards import END_CARDS, take_effect, why_no_play
from starboard.games.interstellar.rules.combat import restore, why_no_restore
from starboard.games.interstellar.rules.encounter import Landed, can_meet
from starboard.games.interstellar.rules.entropy import PULL_HOLDER, REMOVE_PLANET
from starboard.games.interstellar.rules.flight import flight, is_flight
from starboard.games.interstellar.rules.hands import TRIM_HANDS
from starboard.games.interstellar.rules.refusals import (
    DEPLOY_ON_PLANET,
    HAZARD_LIES_HERE,
    MOVED_ALREADY,
    NO_ARRIVAL,
    NO_ENCOUNTER_IN_NEBULA,
    NO_KEEPING,
    NOBODY_TO_CHALLENGE,
    NOT_ADJACENT,
    NOT_FROM_OUTER,
    NOT_IN_MAIN,
    NOT_IN_PLAY,
    NOT_KEPT,
    NOT_LANDING,
    TWO_CARDS_NEEDED,
    XENOCACHED_ALREADY,
)
from starboard.games.interstellar.rules.search import declare_search, searches, why_no_search
from starboard.games.interstellar.rules.windows import OpenWindow, end_order
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.kernel import FLAG, Action, Choice, Effect, Refusal, fields, number, replaced

SEARCHES: Final = (Search, SearchWith, SearchByAbility, SearchByTurn)


class StartTurn(Effect[Galaxy]):
    """5.1 A waiting player draws five, a lost turn is skipped, else the active player is in MAIN (5.2)."""

    RULE = "IO-5.1"
    FIELDS = fields(extra=FLAG)

    def __init__(self, extra: bool) -> None:  # generated: make generate
        self.extra: Final = extra

    def run(self, s: Galaxy) -> None:
        s.turn += 1
        s.moved = s.taken = s.xenocached = s.struck = False
        s.searched = ()
        s.encountered = s.fallen = s.scavenged = 0
        seat = s.active
        p = s.players[seat]
        if s.told is not None:
            s.tell(TurnBegan(seat, s.turn, self.extra))
        if p.status == AWAITING:
            p.status = RECOVERING
            s.then(DrawCards(seat, 5, 0), TURN_ENDS)
        elif s.lose_turns[seat]:
            s.lose_turns = replaced(s.lose_turns, seat, s.lose_turns[seat] - 1)
            if s.told is not None:
                s.tell(TurnLost(seat))
            s.then(TURN_ENDS)
        else:
            p.status = ALIVE
            s.then(MAIN)


class Main(Choice[Galaxy, Action]):
    """5.3 MAIN: move, search, Xenocache, play cards, use the ability, in any order; then end the turn."""

    RULE = "IO-5.3"
    TAKES = (MoveTo, *SEARCHES, Xenocache, Play, Ability, Restore, Deploy, EndTurn, Meet)

    def who(self, s: Galaxy) -> int:
        return s.active

    def candidates(self, s: Galaxy) -> list[Action]:
        p = s.players[s.active]
        found: list[Action] = []
        if not s.moved:
            spaces = near_spaces(s, p.place)
            if can_meet(s):
                spaces = sorted([*spaces, s.planets[p.place]])
            found += [MOVE_TO[space] for space in spaces]
        found += searches(s)
        if not s.xenocached:
            found.append(XENOCACHE)
        found += plays_in(p.hand, END_CARDS)
        if p.race == ALAR and not p.grey:
            found.append(ABILITY)
        elif p.race == KITH and p.grey:
            found.append(RESTORE)
        found += [DEPLOY[hazard] for hazard in kinds_of(s.kept[s.active])]
        found.append(END_TURN)
        return found

    def why_not(self, s: Galaxy, action: Action) -> Refusal | None:
        if isinstance(action, MoveTo):
            return why_no_move(s, action.space)
        if isinstance(action, Play):
            playable = END_CARDS[action.card]
            return why_no_play(s, s.active, action.card, self.RULE) if playable else NOT_IN_MAIN
        if isinstance(action, SEARCHES):
            return why_no_search(s, action)
        if isinstance(action, Xenocache):
            if s.xenocached:
                return XENOCACHED_ALREADY
            return TWO_CARDS_NEEDED if len(s.players[s.active].hand) < 2 else None
        if isinstance(action, Ability):
            return why_no_ability(s.players[s.active], (ALAR,))
        if isinstance(action, Restore):
            return why_no_restore(s, s.active)
        if isinstance(action, Deploy):
            return why_no_deploying(s, action.hazard)
        if isinstance(action, Meet):  # nobody is met but at a landing, and nobody lands on another in the Nebula
            return NO_ENCOUNTER_IN_NEBULA if s.players[s.active].place == NEBULA else NOT_LANDING
        return None

    def take(self, s: Galaxy, action: Action) -> None:
        if isinstance(action, EndTurn):
            s.then(TURN_ENDS)
            return
        seat = s.active
        origin = s.players[seat].place
        s.then(BACK_TO_MAIN)
        if isinstance(action, MoveTo):
            s.moved = True
            node = node_at(s, action.space)
            if node != origin:
                fly_to(s, seat, node)
            elif s.told is not None:
                s.tell(Challenged(seat, action.space))
            s.then(Landed(origin))
        elif isinstance(action, SEARCHES):
            declare_search(s, action)
        elif isinstance(action, Xenocache):
            s.xenocached = True
            s.then(XenocacheDiscard(2))
        elif is_flight(s.players[seat], action):
            s.then(flight(s, seat, action), Landed(origin))
        elif isinstance(action, Restore):
            restore(s, seat)
        elif isinstance(action, Deploy):
            deploy(s, action.hazard)
        elif isinstance(action, Play):
            take_effect(s, seat, action.card)


MAIN: Final = Main()


def why_no_move(s: Galaxy, space: int) -> Refusal | None:
    """5.3a, 8.2 Why the normal move cannot go there."""
    place = s.players[s.active].place
    node = node_at(s, space)
    if s.moved:
        return MOVED_ALREADY
    if node < 0:
        return NOT_IN_PLAY
    if node == place:
        if place == NEBULA:
            return NO_ENCOUNTER_IN_NEBULA
        return None if can_meet(s) else NOBODY_TO_CHALLENGE
    if node in s.setting.near[place]:
        return None
    return NOT_FROM_OUTER if NEBULA in (node, place) else NOT_ADJACENT


def why_no_deploying(s: Galaxy, hazard: int) -> Refusal | None:
    """15.1 Why the kept hazard cannot be put on the planet stood on."""
    place = s.players[s.active].place
    if not s.setting.keep_hazards:
        return NO_KEEPING
    if hazard not in s.kept[s.active]:
        return NOT_KEPT
    if place == NEBULA:
        return DEPLOY_ON_PLANET
    if not s.arrived & SEAT_BITS[s.active]:
        return NO_ARRIVAL
    return HAZARD_LIES_HERE if s.hazards[place] != NO_HAZARD else None


def deploy(s: Galaxy, hazard: int) -> None:
    """15.1 Put a kept hazard on the planet stood on."""
    place = s.players[s.active].place
    kept = list(s.kept)
    mine = list(kept[s.active])
    mine.remove(hazard)
    kept[s.active] = tuple(mine)
    s.kept = tuple(kept)
    s.hazards = replaced(s.hazards, place, hazard)
    if s.told is not None:
        s.tell(HazardDeployed(s.active, s.planets[place], hazard))


class BackToMain(Effect[Galaxy]):
    """5.11 Hands are trimmed; then the active player goes on in MAIN, or, if he died, his turn ends (5.10)."""

    RULE = "IO-5.11"

    def run(self, s: Galaxy) -> None:
        s.then(TRIM_HANDS, TURN_ENDS if s.struck else MAIN)


BACK_TO_MAIN: Final = BackToMain()


class XenocacheDiscard(Choice[Galaxy, Discard]):
    """5.8 Discard exactly two cards, then draw up to the hand limit, which is computed once, between the two."""

    RULE = "IO-5.8"
    REVEALS = True  # whether the Codex is in the hand, by how many cards are drawn
    FIELDS = fields(left=number(1, 2))

    def __init__(self, left: int) -> None:  # generated: make generate
        self.left: Final = left

    def who(self, s: Galaxy) -> int:
        return s.active

    def candidates(self, s: Galaxy) -> list[Discard]:
        return [DISCARD[card] for card in kinds_of(s.players[s.active].hand)]

    def why_not(self, s: Galaxy, action: Discard) -> Refusal | None:
        return why_not_parting(s.players[s.active], action.card, self.RULE)

    def take(self, s: Galaxy, action: Discard) -> None:
        throw_away(s, s.active, action.card)
        if self.left > 1:
            s.then(XenocacheDiscard(self.left - 1))
        else:
            p = s.players[s.active]
            s.then(DrawCards(s.active, limit(p.race, p.hand) - len(p.hand), 0))


class TurnEnds(Effect[Galaxy]):
    """5.12 TURN_END: W-END, pull, removal, pull again, next turn."""

    RULE = "IO-5.12"

    def run(self, s: Galaxy) -> None:
        s.then(OpenWindow(W_END, end_order(s)), PULL_HOLDER, REMOVE_PLANET, AFTER_REMOVAL)


TURN_ENDS: Final = TurnEnds()


class AfterRemoval(Effect[Galaxy]):
    """5.12 Steps 4 and 6: a holder put into the Nebula is pulled again; then the next turn."""

    RULE = "IO-5.12"

    def run(self, s: Galaxy) -> None:
        s.then(PULL_HOLDER, NEXT_TURN)


AFTER_REMOVAL: Final = AfterRemoval()


class NextTurn(Effect[Galaxy]):
    """5.12 The first of the extra-turn queue, else the next seat after the last regular turn (5.14)."""

    RULE = "IO-5.12"

    def run(self, s: Galaxy) -> None:
        if s.queue:
            s.active = s.queue[0]
            s.queue = s.queue[1:]
            s.then(StartTurn(True))
        else:
            s.regular = s.active = left_of(s, s.regular)
            s.then(StartTurn(False))


NEXT_TURN: Final = NextTurn()
