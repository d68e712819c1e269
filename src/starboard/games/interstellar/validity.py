"""Which positions a game could be in: what scenarios and saved states are held to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import ALIVE, AWAITING, KINDS, NEBULA, NO_HAZARD, ORACLE, SPACE
from starboard.games.interstellar.questions import has_trifecta, is_space, limit
from starboard.games.interstellar.state import SEAT_BITS, Galaxy

Fault = tuple[str, str, str]
"""The path of a fault, what is wrong, and the rule that says so, if there is one."""


def cards_of(s: Galaxy) -> list[int]:
    """2.1 Return every equipment card, wherever it is."""
    cards = [*s.pile, *s.top, *s.discard, *[slot.card for slot in s.spoils]]
    for p in s.players:
        cards += p.hand
    for slots in s.under:
        cards += [slot.card for slot in slots]
    if s.holder >= 0:
        cards.append(ORACLE)
    return cards


def fault_in(s: Galaxy) -> Fault | None:
    """Return the first fault of a state that no play could lead to, or None."""
    return _first(s, ALWAYS)


def fault_at_rest(s: Galaxy) -> Fault | None:
    """Return the first fault of a described position, in which nothing is half done; its turn has begun."""
    return _first(s, ALWAYS) or _first(s, AT_REST)


def _first(s: Galaxy, tests: tuple[Callable[[Galaxy], Fault | None], ...]) -> Fault | None:
    for test in tests:
        fault = test(s)
        if fault is not None:
            return fault
    return None


def _sizes(s: Galaxy) -> Fault | None:
    sizes = (len(s.planets), len(s.hazards), len(s.under), len(s.slots), len(s.spared), len(s.tokens))
    if set(sizes) != {s.setting.nodes} or s.planets[NEBULA] or s.under[NEBULA]:
        return "planets", "does not fit the board", ""
    seats = s.setting.seats
    if {len(s.players), len(s.lose_turns), len(s.kept), len(s.plays)} != {seats} or not 0 <= s.active < seats:
        return "seats", "does not fit the table", ""
    return None


def _planets(s: Galaxy) -> Fault | None:
    if s.turn and s.steps and not any(s.planets):
        return "planets", "no planet is left, so the game is over", "IO-11.10"
    return None


def _cards(s: Galaxy) -> Fault | None:
    cards = cards_of(s)
    if tuple([cards.count(card) for card in range(KINDS)]) != s.setting.manifest:
        return "cards", "cards are missing or too many", ""
    if cards.count(ORACLE) > 1:
        return "oracle", "there is one Oracle only", "IO-2.2"
    return None


def _oracle(s: Galaxy) -> Fault | None:
    if not -1 <= s.holder < s.setting.seats:
        return "oracle", "no such seat", ""
    if s.holder >= 0 and not s.entropy:
        return "entropy", "entropy runs once the Oracle is held", "IO-11.3"
    if s.turn and (ORACLE in s.pile or ORACLE in s.top):
        return "draw", "the Oracle is never in the draw pile", "IO-5.17"
    if ORACLE in s.discard:
        return "discard", "the Oracle is never in the discard pile", "IO-5.17"
    return None


def _seats(s: Galaxy) -> Fault | None:
    for p in s.players:
        path = f"seats.{p.seat}"
        if not 0 <= p.place < s.setting.nodes or not is_space(s, p.place):
            return f"{path}.place", "not a space in play", ""
        if p.status != ALIVE and p.place != NEBULA:
            return f"{path}.place", "who waits is in the Nebula", "IO-5.1"
        if p.status == AWAITING and p.hand:
            return f"{path}.hand", "who waits has no cards", "IO-10.2"
        if p.status != ALIVE and s.holder == p.seat:
            return "oracle", "who waits does not hold the Oracle", "IO-10.3"
        if ORACLE in p.hand:
            return f"{path}.hand", "the Oracle lies outside the hand", "IO-11.1"
        if p.hand != tuple(sorted(p.hand)):
            return f"{path}.hand", "not sorted", ""
    return None


def _board(s: Galaxy) -> Fault | None:
    """3.9 Outer planets vanish before inner ones, with two copies within each half."""
    nodes = range(1, s.setting.nodes)
    if not any(s.planets):
        return "gone", "no planet is left, so the game is over", "IO-11.10"
    middle = 1 + s.setting.nodes // 2 if s.setting.two_copies else s.setting.nodes
    for half in (nodes[: middle - 1], nodes[middle - 1 :]):
        inner_gone = any(not s.planets[node] for node in half if is_inner(node))
        if inner_gone and any(s.planets[node] for node in half if not is_inner(node)):
            return "gone", "outer planets vanish before inner ones", "IO-3.9"
    return None


def _before_entropy(s: Galaxy) -> Fault | None:
    """11.3, 11.12 What only happens once entropy runs."""
    if s.entropy:
        return None
    for node in range(1, s.setting.nodes):
        if not s.planets[node]:
            return "gone", "planets vanish only when entropy runs", "IO-11.3"
        if s.spared[node]:
            return f"spared.{SPACE.texts[s.planets[node]]}", "planets are spared only when entropy runs", "IO-11.5"
    if s.setting.clock and s.turn > s.setting.clock * s.setting.seats:
        return "turn", "the clock has started entropy before this turn", "IO-11.12"
    return None


def _marks(s: Galaxy) -> Fault | None:
    """4.2, 15.1, 15.2 Hazards and red tokens that lie where they cannot."""
    for node in range(1, s.setting.nodes):
        planet = SPACE.texts[s.planets[node]]
        if s.hazards[node] != NO_HAZARD and not is_inner(node) and not s.setting.keep_hazards:
            return f"hazards.{planet}", "outer planets have no hazards without keepHazards", "IO-4.2"
        if s.tokens[node] and not s.setting.long_inhibitor:
            return f"tokens.{planet}", "there are no tokens without longInhibitor", "IO-15.2"
        if s.tokens[node] and not s.spared[node]:
            return f"tokens.{planet}", "tokens lie only on a planet that was spared", "IO-15.2"
    return None


def _belongings(s: Galaxy) -> Fault | None:
    """5.9, 10.6, 15.1 What a seat cannot have."""
    for p in s.players:
        path = f"seats.{p.seat}"
        if len(p.hand) > limit(p.race, p.hand):
            return f"{path}.hand", "over the hand limit", "IO-5.9"
        if s.kept[p.seat] and not s.setting.keep_hazards:
            return f"{path}.kept", "hazards are kept only with keepHazards", "IO-15.1"
        if s.kept[p.seat] and p.status != ALIVE:
            return f"{path}.kept", "death clears kept hazards", "IO-10.6"
        if s.lose_turns[p.seat] and p.status != ALIVE:
            return f"{path}.loseTurns", "death cancels lost turns", "IO-10.6"
    return None


def _victory(s: Galaxy) -> Fault | None:
    if has_trifecta(s):
        return "oracle", "with Time Machine and Codex its holder has won", "IO-1.2"
    return None


def _met(s: Galaxy) -> Fault | None:
    if s.encountered & SEAT_BITS[s.active]:
        return "encountered", "the active player does not meet himself", "IO-8.1"
    return None


ALWAYS: Final = (_sizes, _planets, _cards, _oracle, _seats)
AT_REST: Final = (_board, _before_entropy, _marks, _belongings, _victory, _met)
