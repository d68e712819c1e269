"""MC-17.1, MC-17.2, MC-18.6 The end: final Gold, who wins, and what every coin came from."""

from __future__ import annotations

from typing import Final

from starboard.games.cove.domains import ADVENTURER, NO_CARD, ROGUE, STAFF, TOWNSFOLK_IDS
from starboard.games.cove.state import Cove, Oracle
from starboard.kernel import Line, Outcome

NOBODY: Final = -1
"""The seat of what belongs to no seat: the Peddler's Gold."""


def card_gold(s: Cove, card: int) -> int:
    """MC-15.2 What a card in a Staff slot scores: Gold per Adventurer in a Hall, less Gold per Rogue in the Lair."""
    gold = 0
    for icon in s.board.card(card).icons:
        gold += -s.board.rogue_cost * s.lair if icon == ROGUE else s.board.icon_gold * s.halls[icon]
    return gold


def corruption_gold(s: Cove, oracle: Oracle) -> int:
    """MC-13.5 What the seat's Corruption cards cost."""
    return -s.board.rogue_cost * s.lair * sum([card + 1 for card in oracle.corruption])


def final_gold(s: Cove, oracle: Oracle) -> int:
    """MC-17.1 Gold, Faction icons and Rogue icons."""
    cards = sum([card_gold(s, card) for card in oracle.staff if card != NO_CARD])
    return oracle.gold + cards + corruption_gold(s, oracle)


def townsfolk_count(oracle: Oracle) -> int:
    """The Townsfolk in the seat's Staff slots."""
    return len([card for card in oracle.staff if card != NO_CARD])


def earned_lines(oracle: Oracle) -> list[Line]:
    """What the Gold on a seat's marker came from."""
    seat = oracle.seat
    small, large, black, by_x, by_icons = oracle.earned
    sources = (
        Line(seat, "gold-before", (), oracle.gold - sum(oracle.earned)),
        Line(seat, "gold-small", (), small),
        Line(seat, "gold-large", (), large),
        Line(seat, "gold-black", (), black),
        Line(seat, "gold-x", (), by_x),
        Line(seat, "gold-market", (), by_icons),
    )
    return [line for line in sources if line.points]


def breakdown(s: Cove, oracle: Oracle) -> list[Line]:
    """Every coin of a seat's final Gold: what she earned, by source, then each icon and card."""
    seat = oracle.seat
    lines = earned_lines(oracle)
    for slot, card in enumerate(oracle.staff):
        if card == NO_CARD:
            continue
        for icon in s.board.card(card).icons:
            rogue = icon == ROGUE
            people = s.lair if rogue else s.halls[icon]
            points = -s.board.rogue_cost * people if rogue else s.board.icon_gold * people
            args = (
                ("card", TOWNSFOLK_IDS[card]),
                ("staff", STAFF[slot]),
                ("adventurer", ADVENTURER.texts[icon]),
                ("people", people),
            )
            lines.append(Line(seat, "gold-rogue-icon" if rogue else "gold-faction-icon", args, points))
    for icons in (1, 2):
        cards = oracle.corruption.count(icons - 1)
        if cards:
            points = -s.board.rogue_cost * s.lair * icons * cards
            lines.append(
                Line(seat, "gold-corruption", (("cards", cards), ("icons", icons), ("rogues", s.lair)), points)
            )
    return lines


def outcome(s: Cove) -> Outcome:
    """MC-17.2 Most Gold wins; then fewer Corruption cards; then more Townsfolk; then shared. MC-18.6 alone."""
    golds = [final_gold(s, oracle) for oracle in s.oracles]
    lines = [line for oracle in s.oracles for line in breakdown(s, oracle)]
    if s.peddler is not None:
        lines.append(Line(NOBODY, "gold-peddler", (), s.peddler.gold))
        won = golds[0] > s.peddler.gold
        return Outcome("won" if won else "lost", (golds[0],), (1,), (0,) if won else (), tuple(lines))
    keys = [
        (gold, -len(oracle.corruption), townsfolk_count(oracle)) for gold, oracle in zip(golds, s.oracles, strict=True)
    ]
    return Outcome.ranked("scored", golds, lines, keys=keys)
