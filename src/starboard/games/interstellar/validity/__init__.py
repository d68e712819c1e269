"""Which positions a game could be in: what scenarios and saved states are held to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.interstellar.board import is_inner, systems_for
from starboard.games.interstellar.domains import (
    ALIVE,
    AWAITING,
    KINDS,
    MOST_KEPT,
    NEBULA,
    NO_HAZARD,
    NO_RACE,
    ORACLE,
    SPACE,
    copy_of,
    number_of,
)
from starboard.games.interstellar.questions import has_trifecta, is_space, limit
from starboard.games.interstellar.state import SEAT_BITS, Galaxy
from starboard.games.interstellar.validity.stacks import SETTING_UP
from starboard.games.interstellar.validity.steps import can_lose_more, misfit

LAST_INNER: Final = 12
"""2.1 Inner planets have the numbers up to this one."""

LAST: Final = 1 << 30
"""The greatest number of a turn or of a card under a planet: half of what is kept, so that play can go on."""

Fault = tuple[str, str, str]
"""The path of a fault, the name of its message, and the rule that says so, if there is one."""


def fault(code: str, path: str, rule: str = "") -> Fault:
    """Return what is wrong: the name of its message, the path, and the rule that says so, if there is one."""
    return path, code, rule


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
    return _first(s, ALWAYS) or _unplayed(s) or (_first(s, IN_PLAY) if s.turn and s.steps else None) or _moment(s)


def fault_at_rest(s: Galaxy) -> Fault | None:
    """Return the first fault of a described position, in which nothing is half done; its turn has begun."""
    return _first(s, ALWAYS) or _first(s, AT_REST)


def _first(s: Galaxy, tests: tuple[Callable[[Galaxy], Fault | None], ...]) -> Fault | None:
    for test in tests:
        found = test(s)
        if found is not None:
            return found
    return None


def _setting(s: Galaxy) -> Fault | None:
    setting = s.setting
    if setting.systems != systems_for(setting.seats, compact=setting.compact) or (
        setting.compact and setting.seats > 3
    ):
        return fault("impossible-board", "setting.systems", "IO-3.2")
    if setting.first >= setting.seats:
        return fault("impossible-table", "setting.first", "IO-4.8")
    return None


def _sizes(s: Galaxy) -> Fault | None:
    sizes = (len(s.planets), len(s.hazards), len(s.under), len(s.slots), len(s.spared), len(s.tokens))
    if set(sizes) != {s.setting.nodes} or s.planets[NEBULA] or s.under[NEBULA] or s.hazards[NEBULA]:
        return fault("impossible-board", "planets")
    seats = s.setting.seats
    if {len(s.players), len(s.lose_turns), len(s.kept)} != {seats}:
        return fault("impossible-table", "seats")
    if any(not 0 <= seat < seats for seat in (s.active, s.regular, *s.queue)):
        return fault("impossible-table", "queue")
    if any(bits >> seats for bits in (s.arrived, s.encountered, s.fallen, s.scavenged)):
        return fault("impossible-table", "encountered")
    return None


def _numbers(s: Galaxy) -> Fault | None:
    """3.1, 15.5 Planets that cannot lie where they do, and pieces that are none."""
    planets = [planet for planet in s.planets if planet]
    if len(set(planets)) < len(planets) or min(s.planets) < 0 or min(s.hazards) < 0:
        return fault("impossible-board", "planets")
    for node in range(1, s.setting.nodes):
        planet = s.planets[node]
        if planet and (number_of(planet) <= LAST_INNER) != is_inner(node):
            return fault("impossible-board", "planets", "IO-2.1")
        if planet and (copy_of(planet) > 0) != s.setting.two_copies:
            return fault("impossible-board", "planets", "IO-15.5")
        numbers = [slot.number for slot in s.under[node]]
        if numbers != sorted(set(numbers)) or (numbers and not 0 < numbers[-1] <= max(s.slots[node], 1)):
            return fault("impossible-order", f"under.{SPACE.texts[planet]}", "IO-14.2")
        if s.under[node] and not planet and s.steps:
            return fault("impossible-space", "under", "IO-11.4")
    if len(set(s.searched)) < len(s.searched) or any(not 0 < n < s.setting.nodes for n in s.searched):
        return fault("impossible-board", "searched", "IO-5.4")
    if any(min(kept, default=1) < 1 or kept != tuple(sorted(kept)) for kept in s.kept):
        return fault("impossible-order", "kept", "IO-15.1")
    if s.pile != tuple(sorted(s.pile)) or min([*cards_of(s), 0]) < 0:
        return fault("impossible-order", "draw")
    return None


def _counts(s: Galaxy) -> Fault | None:
    """Numbers that only grow leave room for the rest of the game."""
    if s.turn > LAST:
        return fault("impossible-late", "turn")
    if max(s.slots) > LAST:
        return fault("impossible-late", "slots")
    if sum(1 for hazard in s.hazards if hazard != NO_HAZARD) + sum([len(kept) for kept in s.kept]) > MOST_KEPT:
        return fault("impossible-hazards", "hazards", "IO-2.8")
    return None


def _regular(s: Galaxy) -> Fault | None:
    """5.14 Only in an extra turn another is active than in the last regular one, and the first turn is none."""
    begins = bool(s.steps) and type(s.steps[0]).__name__ == "StartTurn"
    if s.active != s.regular and s.turn + begins < 2:
        return fault("impossible-regular", "regular", "IO-5.14")
    return None


def _planets(s: Galaxy) -> Fault | None:
    if s.turn and s.steps and not any(s.planets):
        return fault("impossible-no-planet", "planets", "IO-11.10")
    return None


def _cards(s: Galaxy) -> Fault | None:
    cards = cards_of(s)
    if tuple([cards.count(card) for card in range(KINDS)]) != s.setting.manifest:
        return fault("impossible-cards", "cards")
    if cards.count(ORACLE) > 1:
        return fault("impossible-two-oracles", "oracle", "IO-2.2")
    return None


def _oracle(s: Galaxy) -> Fault | None:
    if not -1 <= s.holder < s.setting.seats:
        return fault("impossible-holder", "oracle")
    if s.holder >= 0 and not s.entropy:
        return fault("impossible-no-entropy", "entropy", "IO-11.3")
    if s.turn and (ORACLE in s.pile or ORACLE in s.top):
        return fault("impossible-oracle-in-pile", "draw", "IO-5.17")
    if ORACLE in s.discard:
        return fault("impossible-oracle-in-discard", "discard", "IO-5.17")
    return None


def _seats(s: Galaxy) -> Fault | None:
    for seat, p in enumerate(s.players):
        path = f"seats.{seat}"
        if p.seat != seat or p.status < 0 or p.race < NO_RACE:
            return fault("impossible-table", path)
        if p.race != NO_RACE and any(p.race == other.race for other in s.players[:seat]):
            return fault("described-race-twice", f"{path}.race", "IO-4.5")
        if not 0 <= p.place < s.setting.nodes or not is_space(s, p.place):
            return fault("impossible-space", f"{path}.place")
        if p.status != ALIVE and p.place != NEBULA:
            return fault("impossible-waiting-place", f"{path}.place", "IO-5.1")
        if p.status == AWAITING and p.hand:
            return fault("impossible-waiting-hand", f"{path}.hand", "IO-10.2")
        if p.status != ALIVE and s.holder == p.seat:
            return fault("impossible-waiting-holder", "oracle", "IO-10.3")
        if ORACLE in p.hand:
            return fault("impossible-oracle-in-hand", f"{path}.hand", "IO-11.1")
        if p.hand != tuple(sorted(p.hand)):
            return fault("impossible-order", f"{path}.hand")
    return None


def _board(s: Galaxy) -> Fault | None:
    """3.9 Outer planets vanish before inner ones, with two copies within each half."""
    nodes = range(1, s.setting.nodes)
    if not any(s.planets):
        return fault("impossible-no-planet", "gone", "IO-11.10")
    middle = 1 + s.setting.nodes // 2 if s.setting.two_copies else s.setting.nodes
    for half in (nodes[: middle - 1], nodes[middle - 1 :]):
        inner_gone = any(not s.planets[node] for node in half if is_inner(node))
        if inner_gone and any(s.planets[node] for node in half if not is_inner(node)):
            return fault("impossible-inner-gone", "gone", "IO-3.9")
    return None


def _searched(s: Galaxy) -> Fault | None:
    """5.12 What was searched in this turn goes at its end at the earliest."""
    if s.steps and type(s.steps[0]).__name__ == "NextTurn":
        return None
    for place, node in enumerate(s.searched):
        if not s.planets[node]:
            return fault("impossible-searched-gone", f"searched.{place}", "IO-5.12")
    return None


def _dots(s: Galaxy) -> Fault | None:
    """4.3 All dotted cards were seeds, but on the compact board: none is in a pile that no discards were made into."""
    if s.reshuffled or s.setting.compact:
        return None
    pile = s.pile + s.top
    for card in range(KINDS):
        if s.setting.dotted[card] and pile.count(card) > s.setting.manifest[card] - s.setting.dotted[card]:
            return fault("impossible-dots", "draw", "IO-4.3")
    return None


def _before_entropy(s: Galaxy) -> Fault | None:
    """11.3, 11.12 What only happens once entropy runs."""
    if s.entropy:
        return None
    for node in range(1, s.setting.nodes):
        if not s.planets[node]:
            return fault("impossible-gone", "gone", "IO-11.3")
        if s.spared[node]:
            return fault("impossible-spared", f"spared.{SPACE.texts[s.planets[node]]}", "IO-11.5")
    if s.setting.clock and s.turn > s.setting.clock * s.setting.seats:
        return fault("impossible-clock", "turn", "IO-11.12")
    return None


def _marks(s: Galaxy) -> Fault | None:
    """4.2, 15.1, 15.2 Hazards and red tokens that lie where they cannot."""
    for node in range(1, s.setting.nodes):
        planet = SPACE.texts[s.planets[node]]
        if s.hazards[node] != NO_HAZARD and not is_inner(node) and not s.setting.keep_hazards:
            return fault("impossible-outer-hazard", f"hazards.{planet}", "IO-4.2")
        if s.tokens[node] and not s.setting.long_inhibitor:
            return fault("impossible-tokens", f"tokens.{planet}", "IO-15.2")
        if s.tokens[node] and not s.spared[node]:
            return fault("impossible-tokens-unspared", f"tokens.{planet}", "IO-15.2")
    return None


def _belongings(s: Galaxy) -> Fault | None:
    """5.9, 10.6, 15.1 What a seat cannot have."""
    for p in s.players:
        path = f"seats.{p.seat}"
        if len(p.hand) > limit(p.race, p.hand):
            return fault("impossible-hand", f"{path}.hand", "IO-5.9")
        if s.kept[p.seat] and not s.setting.keep_hazards:
            return fault("impossible-kept", f"{path}.kept", "IO-15.1")
        if s.kept[p.seat] and p.status != ALIVE:
            return fault("impossible-waiting-kept", f"{path}.kept", "IO-10.6")
        if s.lose_turns[p.seat] and p.status != ALIVE:
            return fault("impossible-waiting-lost", f"{path}.loseTurns", "IO-10.6")
    return None


def _lost(s: Galaxy) -> Fault | None:
    if not can_lose_more(s):
        return fault("impossible-late", f"seats.{s.active}.loseTurns", "IO-6.9")
    return None


def _victory(s: Galaxy) -> Fault | None:
    if has_trifecta(s):
        return fault("impossible-trifecta", "oracle", "IO-1.2")
    return None


def _met(s: Galaxy) -> Fault | None:
    if s.encountered & SEAT_BITS[s.active]:
        return fault("impossible-met-himself", "encountered", "IO-8.1")
    return None


def _unplayed(s: Galaxy) -> Fault | None:
    """4. Before the first turn everybody is alive, and nothing has been played, discarded or found."""
    if not s.steps or type(s.steps[0]).__name__ not in SETTING_UP:
        return None
    for p in s.players:
        if p.status != ALIVE or p.grey:
            return fault("impossible-table", f"seats.{p.seat}.status", "IO-4.6")
    if s.discard or s.queue or s.searched or s.holder >= 0 or s.entropy or any(s.spared) or any(s.tokens):
        return fault("impossible-table", "turn", "IO-4.7")
    if any(s.lose_turns) or any(s.kept) or s.fallen or s.encountered or s.scavenged:
        return fault("impossible-table", "turn", "IO-4.7")
    return None


def _moment(s: Galaxy) -> Fault | None:
    """4.5 From the first turn on everybody has a race, or is about to pick one."""
    picking = not s.turn or any(type(step).__name__ == "ChooseRace" for step in s.steps)
    if not picking and any(p.race == NO_RACE for p in s.players):
        return fault("impossible-table", "seats", "IO-4.5")
    place = misfit(s)
    return None if place < 0 else fault("impossible-moment", f"steps.{place}", s.steps[place].RULE)


ALWAYS: Final = (_setting, _sizes, _counts, _regular, _numbers, _planets, _cards, _oracle, _seats)
IN_PLAY: Final = (_board, _searched, _dots)
AT_REST: Final = (_board, _searched, _before_entropy, _marks, _belongings, _lost, _victory, _met)
