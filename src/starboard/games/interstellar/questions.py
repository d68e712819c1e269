"""What the rules ask of a position, and the small changes that many of them make."""

from __future__ import annotations

from starboard.games.interstellar.board import is_inner
from starboard.games.interstellar.domains import ALAR, ALIVE, CODEX, HUMANS, NEBULA, ORACLE, TIME_MACHINE, number_of
from starboard.games.interstellar.state import NO_HOLDER, Galaxy, Slot
from starboard.kernel import KNOWN_TO_ALL, replaced


def clockwise(s: Galaxy, first: int) -> list[int]:
    """1.8 Return all seats in turn order, beginning with this one."""
    seats = s.setting.seats
    return [seat - seats if seat >= seats else seat for seat in range(first, first + seats)]


def left_of(s: Galaxy, seat: int) -> int:
    """Return the left neighbour: the next seat in turn order."""
    return (seat + 1) % s.setting.seats


def limit(race: int, hand: tuple[int, ...]) -> int:
    """5.9 Return the hand limit: 5; Humans 6; with the Galactic Codex 2 more. The Oracle never counts."""
    most = 6 if race == HUMANS else 5
    return most + 2 if CODEX in hand else most


def is_planet(s: Galaxy, node: int) -> bool:
    """Whether a planet is in play at the node."""
    return node != NEBULA and s.planets[node] != 0


def is_space(s: Galaxy, node: int) -> bool:
    """Whether a token can be at the node: the Nebula, or a planet in play."""
    return node == NEBULA or s.planets[node] != 0


def node_at(s: Galaxy, space: int) -> int:
    """Return the node of a space, or -1 where that planet is not in play."""
    if space == NEBULA:
        return NEBULA
    return s.planets.index(space) if space in s.planets else -1


def planet_spaces(s: Galaxy) -> list[int]:
    """Return the planets in play, in the order of their numbers."""
    return sorted([space for space in s.planets if space])


def near_spaces(s: Galaxy, node: int) -> list[int]:
    """Return the spaces in play that touch the node, in the order of their numbers."""
    planets = s.planets
    return sorted([planets[n] for n in s.setting.near[node] if n == NEBULA or planets[n]])


def others_at(s: Galaxy, node: int, seat: int) -> list[int]:
    """Return the other seats whose tokens are at the node."""
    return [p.seat for p in s.players if p.place == node and p.seat != seat]


def is_eligible(s: Galaxy, seat: int) -> bool:
    """7.3, 7.7 Whether a seat is asked in an open window; only public facts count."""
    p = s.players[seat]
    return p.status == ALIVE and (len(p.hand) > 0 or (p.race == ALAR and not p.grey))


def highest_planet(s: Galaxy, nodes: range) -> int:
    """11.4, 15.5 Return the node that vanishes next of these, or -1: the highest number, of two equal ones set 2."""
    best = -1
    for node in nodes:
        space = s.planets[node]
        if space and (best < 0 or (number_of(space), space) > (number_of(s.planets[best]), s.planets[best])):
            best = node
    return best


def lowest_planet(s: Galaxy) -> int:
    """11.6, 15.5 Return the node of the lowest number in play, of two equal ones set 1; -1 where none is left."""
    best = -1
    for node in range(1, s.setting.nodes):
        space = s.planets[node]
        if space and (best < 0 or (number_of(space), space) < (number_of(s.planets[best]), s.planets[best])):
            best = node
    return best


def has_struck(s: Galaxy) -> bool:
    """11.12 Whether the entropy clock's turn has come."""
    return s.setting.clock > 0 and s.turn >= s.setting.clock * s.setting.seats


def removal_pauses(s: Galaxy) -> bool:
    """15.5 Whether no planet goes as things stand: with two copies, while nobody holds the Oracle."""
    return s.setting.two_copies and s.holder < 0 and not has_struck(s)


def inner_spaces(s: Galaxy) -> list[int]:
    """Return the inner planets in play, in the order of their numbers."""
    return sorted([s.planets[n] for n in range(1, s.setting.nodes) if s.planets[n] and is_inner(n)])


def has_trifecta(s: Galaxy) -> bool:
    """1.2 Whether one player has the Oracle, the Time Machine and the Galactic Codex."""
    if s.holder < 0:
        return False
    hand = s.players[s.holder].hand
    return TIME_MACHINE in hand and CODEX in hand


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards less one of this kind."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards and one more, sorted, so that equal hands are equal tuples."""
    return tuple(sorted((*hand, card)))


def put_under(s: Galaxy, node: int, card: int, known_by: int) -> None:
    """14.2 Lay a card under a planet, in a new slot."""
    number = s.slots[node] + 1
    s.slots = replaced(s.slots, node, number)
    set_under(s, node, (*s.under[node], Slot(number, card, known_by)))


def set_under(s: Galaxy, node: int, cards: tuple[Slot, ...]) -> None:
    """Replace all that lies under a planet."""
    s.under = replaced(s.under, node, cards)


def oracle_under(s: Galaxy, node: int) -> bool:
    """Whether the Oracle lies under the node's planet; only for rules that nobody decides."""
    return any(slot.card == ORACLE for slot in s.under[node])


def drop_oracle(s: Galaxy, node: int) -> None:
    """10.8, 11.6 Lay the Oracle under a planet, known to all."""
    s.holder = NO_HOLDER
    put_under(s, node, ORACLE, KNOWN_TO_ALL)
