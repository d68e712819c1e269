"""Every reason why the game refuses an action: the rule's number and the name of the message.

A refusal is computed from what the refused seat itself can see, so neither wording nor code tells of hidden cards.
"""

from __future__ import annotations

from typing import Final

from starboard.games.interstellar.domains import RACES
from starboard.kernel import Refusal

NOT_YOUR_RACE: Final = Refusal("IO-4.5", "race-not-yours")
RACE_TAKEN: Final = Refusal("IO-15.3", "race-taken")
NO_RACE_NAMED: Final = Refusal("IO-15.3", "race-needed")

MOVED_ALREADY: Final = Refusal("IO-5.3", "moved-already")
NOT_ADJACENT: Final = Refusal("IO-5.3", "not-adjacent")
NOT_IN_PLAY: Final = Refusal("IO-3.8", "planet-not-in-play")
NOT_FROM_OUTER: Final = Refusal("IO-3.6", "outer-planet-and-nebula")
NOBODY_TO_CHALLENGE: Final = Refusal("IO-8.2", "nobody-to-challenge")
NO_ENCOUNTER_IN_NEBULA: Final = Refusal("IO-5.6", "no-encounter-in-nebula")

XENOCACHED_ALREADY: Final = Refusal("IO-5.8", "xenocached-already")
TWO_CARDS_NEEDED: Final = Refusal("IO-5.8", "two-cards-needed")
NEVER_THE_ORACLE: Final = Refusal("IO-11.2", "never-the-oracle")

SEARCHED_ALREADY: Final = Refusal("IO-5.4", "searched-already")
TAKEN_ALREADY: Final = Refusal("IO-5.4", "taken-already")
NOTHING_HERE: Final = Refusal("IO-6.2", "nothing-to-search")
NOT_IN_NEBULA: Final = Refusal("IO-6.2", "no-search-in-nebula")
COUNTER_NEEDED: Final = Refusal("IO-6.3", "hazard-needs-counter")
WRONG_COUNTER: Final = Refusal("IO-6.4", "counter-does-not-fit")
COUNTER_USED_UP: Final = Refusal("IO-6.4", "ability-used-up")
NO_HAZARD_HERE: Final = Refusal("IO-6.4", "counter-not-needed")
PASSIVE_HELPS: Final = Refusal("IO-6.10", "passive-overcomes")
NO_KEEPING: Final = Refusal("IO-15.1", "hazards-not-kept")
NO_SUCH_SLOT: Final = Refusal("IO-6.6", "no-such-card-here")
MUST_LEAVE: Final = Refusal("IO-6.6", "must-leave-a-card")
ROOM_IN_HAND: Final = Refusal("IO-6.6", "room-in-hand")
EXCHANGE_OVER_LIMIT: Final = Refusal("IO-6.6", "exchange-over-the-limit")

NOT_IN_MAIN: Final = Refusal("IO-7.2", "card-not-in-main")
NOT_IN_WINDOW: Final = Refusal("IO-7.2", "card-not-in-window")
NOT_AN_ANSWER: Final = Refusal("IO-7.2", "card-is-no-answer")
ABILITY_NOT_NOW: Final = [Refusal(f"IO-12.{race}", "ability-not-now") for race in range(len(RACES))]
ABILITY_USED_UP: Final = [Refusal(f"IO-12.{race}", "ability-used-up") for race in range(len(RACES))]
"""By race: the rule that says what the ability is for."""

NOT_LANDING: Final = Refusal("IO-8.1", "encounter-on-landing")
NOT_HERE_TO_MEET: Final = Refusal("IO-8.1", "not-on-this-planet")
MET_ALREADY: Final = Refusal("IO-8.1", "met-already")
ERSATZ_IMMUNE: Final = Refusal("IO-8.9", "ersatz-immune")
NO_MATERIAL: Final = Refusal("IO-8.11", "diplomacy-needs-cards")
HOLOGRAM_STOPS_CARDS: Final = Refusal("IO-8.12", "hologram-stops-cards")
KITH_IGNORE_HOLOGRAMS: Final = Refusal("IO-8.10", "kith-ignore-holograms")
CANNOT_DEPART: Final = Refusal("IO-8.7", "cannot-depart")

WRONG_RANGE: Final = Refusal("IO-9.5", "wrong-range")
NOT_A_WEAPON: Final = Refusal("IO-9.5", "not-an-attack")
NELGS_AT_LONG: Final = Refusal("IO-9.5", "nelgs-at-long")
DOES_NOT_STOP: Final = Refusal("IO-9.8", "does-not-stop")
XANGOFIN_AT_SHORT: Final = Refusal("IO-9.10", "xangofin-at-short")
KITH_SEE_CLOAKS: Final = Refusal("IO-9.11", "kith-see-cloaks")
TOKEN_SHOWS_COLOUR: Final = Refusal("IO-12.13", "token-shows-colour")
ONLY_KITH: Final = Refusal("IO-12.13", "only-kith-restore")

NOT_A_CLONE: Final = Refusal("IO-10.1", "not-a-clone")
LOOT_OVER_LIMIT: Final = Refusal("IO-10.4", "over-the-limit")
NOT_IN_LOOT: Final = Refusal("IO-10.4", "not-in-the-dead-hand")
NO_TARGET: Final = Refusal("IO-10.8", "no-cannon-target")
CANNON_FROM_NEBULA: Final = Refusal("IO-10.8", "cannon-from-nebula")
CANNON_NOT_ADJACENT: Final = Refusal("IO-10.8", "cannon-not-adjacent")

EVACUATE_TO_PLANET: Final = Refusal("IO-11.7", "evacuate-to-adjacent-planet")
PULL_TO_PLANET: Final = Refusal("IO-11.9", "pull-to-inner-planet")
MUST_LEAVE_NEBULA: Final = Refusal("IO-11.9", "must-end-on-a-planet")

NEXT_SPACE: Final = Refusal("IO-13.7", "not-the-next-space")
NOT_WHERE_IT_BEGAN: Final = Refusal("IO-13.7", "not-where-it-began")
OTHER_SPACE: Final = Refusal("IO-13.8", "not-another-space")
NOTHING_TO_BEAM: Final = Refusal("IO-13.12", "nothing-to-beam")
NO_CARDS_UNDER: Final = Refusal("IO-13.12", "no-cards-under")
NO_CARD_TO_PUSH: Final = Refusal("IO-13.12", "no-card-to-push")
NOTHING_TO_SEE: Final = Refusal("IO-13.13", "nothing-to-see")
SCAVENGED_ALREADY: Final = Refusal("IO-13.14", "scavenged-already")
NOT_IN_DISCARD: Final = Refusal("IO-13.14", "not-in-the-discard-pile")
SCAVENGERS_JUST_PLAYED: Final = Refusal("IO-13.14", "scavengers-just-played")
MORE_THAN_FIVE: Final = Refusal("IO-13.14", "more-than-five")
NO_ROOM: Final = Refusal("IO-13.14", "no-room-in-hand")
INHIBITOR_ON_PLANET: Final = Refusal("IO-13.15", "inhibitor-needs-a-planet")

NOT_KEPT: Final = Refusal("IO-15.1", "hazard-not-kept")
DEPLOY_ON_PLANET: Final = Refusal("IO-15.1", "deploy-needs-a-planet")
NO_ARRIVAL: Final = Refusal("IO-15.1", "no-arrival-here")
HAZARD_LIES_HERE: Final = Refusal("IO-15.1", "hazard-lies-here")


def not_held(rule: str) -> Refusal:
    """The card is not in hand; the rule is that of the step which asks for one."""
    return Refusal(rule, "card-not-held")


def not_diplomacy(rule: str) -> Refusal:
    """The card is no diplomacy; the rule is that of the side which plays it, 8.5 or 8.6."""
    return Refusal(rule, "not-diplomacy")
