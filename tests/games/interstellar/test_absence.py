"""7.8 What a timer decides for a player who does not."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from starboard.games import find_game
from starboard.games.interstellar.domains import CARDS, FIRST_DEFENSE, HOLOGRAM
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import Match
from tests.counts import seeds

ALWAYS = {
    "AnswerWindow": "pass",
    "AvoidPull": "pass",
    "AttackerDiplomacy": "pass",
    "DefenderDiplomacy": "pass",
    "AttackAt": "pass",
    "UnderFire": "stay",
    "ShowIntent": "stay",
    "OfferEncounter": "decline",
    "TakeOne": "take none",
    "Scavenge": "pick none",
    "Delay": "delay 1",
    "ArrangePlanets": "arrange 12-345",
    "Main": "end turn",
}
"""Decisions for which the timer has one answer."""
DEFENSES = [f"play {card}" for card in CARDS[FIRST_DEFENSE : HOLOGRAM + 1]]
OTHERS = ("AnswerAttack", "AnswerDiplomacy", "FaceDeath", "Loot", "SayDraws", "Evacuate")


def expected(step: str, legal: list[str], spoils: list[str]) -> list[str]:
    """Return what 7.8 lets the timer decide, among these."""
    if step in ALWAYS:
        return [ALWAYS[step]]
    if step == "AnswerAttack":
        return [text for text in legal if text in DEFENSES][:1] or ["take the hit"]
    if step == "AnswerDiplomacy":
        return ["play hologram" if "play hologram" in legal else "accept"]
    if step == "FaceDeath":
        return ([text for text in legal if text != "die"] or ["die"])[:1]
    if step == "Loot":
        return [text for text in legal if text.startswith("keep ") and text[5:] in spoils] or ["keep no more"]
    if step == "SayDraws":
        return legal[-1:]
    return [text for text in legal if text.startswith("go ")] if step == "Evacuate" else legal


def likely(match: Match, luck: Random) -> str:
    """Return something to play that leads to encounters more often than not."""
    legal = [str(action) for action in match.legal()]
    fierce = [text for text in legal if text.startswith(("encounter", "attack", "play", "take the hit", "die"))]
    return luck.choice(fierce if fierce and luck.random() < 0.6 else legal)


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"longInhibitor": True, "arrange": True, "entropyClock": 1},
    {"freeRaces": True, "entropyClock": 2},
)


def test_7_8_the_timer_decides_as_the_rule_says() -> None:
    """At every decision of random games, by the view of who is asked; what the rule leaves to luck varies."""
    game, met = find_game("interstellar"), Counter[str]()
    for seed in seeds(300, least=9):
        match, luck = Match(game, 2 + seed % 3, OPTIONS[seed % 3], seed=seed), Random(seed)
        for _ in range(500):
            if match.over:
                break
            seen = match.view(match.seat)
            assert isinstance(seen, Galaxy)
            step = type(seen.steps[-1]).__name__
            legal = [str(action) for action in match.legal()]
            spoils = [CARDS[slot.card] for slot in seen.spoils]
            decided = str(game.idle(seen, luck))
            assert decided in expected(step, legal, spoils), (seed, step, legal)
            met[step] += 1
            match.play(match.seat, game.space.parse(likely(match, luck)))
    assert {*ALWAYS, *OTHERS} <= set(met), {*ALWAYS, *OTHERS} - set(met)


@pytest.mark.parametrize("seats", [2, 4])
def test_7_8_a_game_of_timers_ends(seats: int) -> None:
    """Nobody decides anything, and the game still comes to its end (11.13)."""
    game, luck = find_game("interstellar"), Random(seats)
    match = Match(game, seats, {"entropyClock": 1}, seed=seats)
    for _ in range(3000):
        if match.over:
            break
        match.play(match.seat, game.idle(match.view(match.seat), luck))
    assert match.over
