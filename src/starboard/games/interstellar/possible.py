"""Which positions a game could be in: what scenarios and saved states are held to."""

from __future__ import annotations

from starboard.games.interstellar.questions import is_space, limit
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.words import ALIVE, AWAITING, KINDS, NEBULA, ORACLE


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


def fault_in(s: Galaxy, *, at_rest: bool) -> tuple[str, str] | None:
    """Return place and fault of a position that no play could lead to, or None; at rest no hand is too large."""
    sizes = (len(s.planets), len(s.hazards), len(s.under), len(s.slots), len(s.spared), len(s.tokens))
    if set(sizes) != {s.setting.nodes} or s.planets[NEBULA] or s.under[NEBULA]:
        return "planets", "does not fit the board"
    seats = s.setting.seats
    if {len(s.players), len(s.lose_turns), len(s.kept), len(s.plays)} != {seats} or not 0 <= s.active < seats:
        return "seats", "does not fit the table"
    if s.steps and not any(s.planets) and s.turn:
        return "planets", "no planet is left, so the game is over"
    return _fault_in_cards(s) or _fault_in_seats(s, at_rest=at_rest)


def _fault_in_cards(s: Galaxy) -> tuple[str, str] | None:
    cards = cards_of(s)
    if tuple([cards.count(card) for card in range(KINDS)]) != s.setting.manifest:
        return "cards", "cards are missing or too many"
    if cards.count(ORACLE) > 1:
        return "oracle", "there is one Oracle only"
    if not -1 <= s.holder < s.setting.seats:
        return "oracle", "no such seat"
    if s.holder >= 0 and not s.entropy:
        return "entropy", "entropy runs once the Oracle is held (IO-11.3)"
    if s.turn and (ORACLE in s.pile or ORACLE in s.top):
        return "draw", "the Oracle is never in the draw pile (IO-5.17)"
    if ORACLE in s.discard:
        return "discard", "the Oracle is never in the discard pile (IO-5.17)"
    return None


def _fault_in_seats(s: Galaxy, *, at_rest: bool) -> tuple[str, str] | None:
    for p in s.players:
        if not 0 <= p.place < s.setting.nodes or not is_space(s, p.place):
            return f"seats.{p.seat}.place", "not a space in play"
        if p.status != ALIVE and p.place != NEBULA:
            return f"seats.{p.seat}.place", "who waits is in the Nebula (IO-5.1)"
        if p.status == AWAITING and p.hand:
            return f"seats.{p.seat}.hand", "who waits has no cards (IO-10.2)"
        if p.status != ALIVE and s.holder == p.seat:
            return "oracle", "who waits does not hold the Oracle (IO-10.3)"
        if ORACLE in p.hand:
            return f"seats.{p.seat}.hand", "the Oracle lies outside the hand (IO-11.1)"
        if at_rest and len(p.hand) > limit(p.race, p.hand):
            return f"seats.{p.seat}.hand", "over the hand limit (IO-5.9)"
        if p.hand != tuple(sorted(p.hand)):
            return f"seats.{p.seat}.hand", "not sorted"
    return None
