"""Which step lies directly on which, as the rules leave them waiting; what is not here is in no game."""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.state import Galaxy

SETTING_UP: Final = frozenset({"PlanetsDealt", "SeedsDealt", "RacePicks", "DealHands"})
PLAYING: Final = frozenset({"Main", "BackToMain", "TurnEnds", "AfterRemoval", "NextTurn"})
"""What lies at the bottom of the stack before the first turn, and from then on; a turn's start may be both."""
REPEATED: Final = frozenset(
    {"TrimHands", "ArrangePlanets", "Evacuate", "FaceDeath", "DealHand", "StandAt", "ChooseRace"}
)
"""What may lie in a stack more than once, but for trimming each time for another seat."""
MOST: Final = 60
"""No stack is higher."""

_PLAYED: Final = ("BackToMain", "TrimHands")
"""5.11, 7.4, 7.11 What waits until a card has taken effect."""
_DIPLOMACY: Final = ("AttackerDiplomacy", "ShowIntent")
"""8.8 What diplomacy goes on with."""
_WINDOWS: Final = ("LookUnder", "BeginDiplomacy", "PullHolder")
"""7.2 What windows are opened before."""
_PULLED: Final = ("RemovePlanet", "NextTurn")
"""11.9 What waits while the holder is pulled."""
_FLIGHTS: Final = (*_PLAYED, "Landed", "UnderFire", "FaceDeath", "PickWhere", "Evacuate", "Vanish")
_MOMENTS: Final = (
    *("StartTurn", "Main", "TurnEnds", "AskAround", "OfferEncounter", "AttackerDiplomacy", "DefenderDiplomacy"),
    *("ShowIntent", "AttackAt"),
)
"""The moments of described positions, on which what they leave open of the set-up is put."""

LIES_ON: Final[dict[str, tuple[str, ...]]] = {
    # 4. The set-up, and what a description leaves open of it.
    "DrawFirst": ("DealPlanet",),
    "DealPlanet": ("PlanetsDealt",),
    "ArrangePlanets": ("DealHazard", "ArrangePlanets"),
    "DealHazard": ("PrepareSeeds",),
    "PrepareSeeds": ("SeedsDealt",),
    "AddSeed": ("SeedsDealt",),
    "DealUnder": ("RacePicks",),
    "ChooseRace": ("RacePicks", "StandAt", "ChooseRace", "DealHand", *_MOMENTS),
    "StandAt": ("ChooseRace", "DealHand", *_MOMENTS),
    "DealHand": ("DealHand", "BoxRest", *_MOMENTS),
    "BoxRest": _MOMENTS,
    # 5. The turn.
    "XenocacheDiscard": ("BackToMain",),
    "DrawCard": ("DealHands", "TurnEnds", *_PLAYED),
    "DiscardDown": ("TrimHands",),
    "TrimHands": (
        *("Main", "TurnEnds", "AskAround", "UnderFire", *_DIPLOMACY, "DefenderDiplomacy", "AnswerDiplomacy"),
        *("AttackAt", "AnswerAttack"),
    ),
    # 6. Searching.
    "LookUnder": ("BackToMain",),
    "OpenWindow": ("LookUnder",),
    "KeepOrBox": ("OpenWindow",),
    "TakeOne": ("BackToMain",),
    # 7. Windows.
    "AskAround": _WINDOWS,
    "AnswerWindow": _WINDOWS,
    # 8. Encounters and diplomacy.
    "Landed": ("BackToMain",),
    "OfferEncounter": ("BackToMain",),
    "BeginDiplomacy": ("BackToMain",),
    "AttackerDiplomacy": ("BackToMain",),
    "DefenderDiplomacy": ("BackToMain",),
    "ShowIntent": ("BackToMain",),
    "AnswerDiplomacy": _DIPLOMACY,
    "StealCard": ("TrimHands",),
    "GiveCard": ("TrimHands",),
    "OfferCard": ("TrimHands",),
    # 9. Combat.
    "AttackAt": ("BackToMain",),
    "Stalemate": ("BackToMain",),
    "AnswerAttack": ("AttackAt", "Stalemate"),
    # 10. Death.
    "FireCannon": _PLAYED,
    "UnderFire": _PLAYED,
    "FaceDeath": (*_PLAYED, "FaceDeath"),
    "Loot": ("BackToMain",),
    # 11. Entropy.
    "RemovePlanet": ("AfterRemoval",),
    "PullHolder": ("RemovePlanet",),
    "PickWhere": _PULLED,
    "AvoidPull": ("PickWhere",),
    "PullTo": _PULLED,
    "Delay": ("AfterRemoval",),
    "Vanish": ("AfterRemoval",),
    "Evacuate": ("Vanish", "Evacuate"),
    # 13. Cards.
    "Fly": _FLIGHTS,
    "Warp": _FLIGHTS,
    "AimBeam": _PLAYED,
    "PullFrom": _PLAYED,
    "PushUnder": _PLAYED,
    "AimSensors": _PLAYED,
    "Scavenge": _PLAYED,
    "SayDraws": _PLAYED,
}


def lies(s: Galaxy, place: int) -> bool:
    """Whether a step may lie in its place of the stack: on what is beneath it, and not as often as it does."""
    step = s.steps[place]
    name = type(step).__name__
    if place == 0:
        return name == "StartTurn" or name in (PLAYING if s.turn else SETTING_UP)
    if place >= MOST or type(s.steps[place - 1]).__name__ not in LIES_ON.get(name, ()):
        return False
    same = [one for one in s.steps[:place] if type(one).__name__ == name]
    if name not in REPEATED:
        return not same
    seat = getattr(step, "seat", None)
    return seat is None or all(getattr(one, "seat", None) != seat for one in same)
