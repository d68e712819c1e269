"""14.3 The log says all that is public, in both languages, and names hidden cards only to those who may know them."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.actions import ACTIONS
from starboard.kernel import SPECTATOR, Match, Played, Sealed
from starboard.texts import LANGUAGES, Texts, kebab
from tests.counts import seeds
from tests.games.interstellar.story import PEOPLE, seat
from tests.subjects import matches

TOLD_BY = {
    "MoveTo": {"Flew", "Challenged"},
    "Search": {"Searched"},
    "SearchWith": {"Searched"},
    "SearchByAbility": {"Searched"},
    "KeepHazard": {"HazardKept"},
    "Pass": {"Passed"},
    "Play": {"CardPlayed", "CardShown"},
    "Ability": {"AbilityUsed"},
    "Restore": {"TokenRestored"},
    "Deploy": {"HazardDeployed"},
    "EndTurn": {"WindowOpened"},
    "Go": {"Flew"},
    "Take": {"CardTaken"},
    "Exchange": {"CardLaid"},
    "PullNth": {"CardTaken"},
    "PushCard": {"CardLaid"},
    "Aim": {"CannonFired", "LookedUnder"},
    "LookAt": {"LookedAtHand"},
    "Meet": {"Met"},
    "Depart": {"Flew"},
    "Die": {"Killed", "Shot"},
    "Give": {"CardPassed"},
    "Swap": {"CardPassed"},
    "Discard": {"CardDiscarded"},
    "Keep": {"CardPassed"},
    "KeepNoMore": {"Looted"},
}
"""The event by which the rules tell an action that has no sentence of its own."""
SEALED = {"Swap"}
"""What is only ever sealed: it is told when both cards change hands."""


def own_sentence(name: str) -> bool:
    """Whether the log has a sentence for the action itself."""
    return all(Texts(language).has(f"interstellar-played-{kebab(name)}") for language in LANGUAGES)


def test_every_action_has_something_that_tells_it() -> None:
    """It is either a sentence of its own or an event, and the list has nothing else."""
    names = {kind.__name__ for kind in ACTIONS}
    assert set(TOLD_BY) == {name for name in names if not own_sentence(name)}


def untold(match: Match) -> set[str]:
    """Return the actions of a match after which the public log does not say them before the next decision."""
    found: set[str] = set()
    name, told = "", True
    for event in match.log:
        if isinstance(event, Played | Sealed):
            if not told:
                found.add(name)
            name = type(event.action).__name__
            told = isinstance(event, Sealed) or own_sentence(name)
        elif type(event).__name__ in TOLD_BY.get(name, ()):
            told = True
    return found if told else found | {name}


@pytest.mark.parametrize("seats", [2, 4, 7])
def test_every_played_action_is_told(seats: int) -> None:
    """In whole random games, with all kinds of options, no open decision passes unsaid."""
    for seed in seeds(40, 4):
        *_, match = matches(GAME, seats, seed)
        assert untold(match) == set(), seed


def log(
    people: list[dict[str, Any]], texts: list[str], viewer: int = SPECTATOR, language: str = "en", **more: Any
) -> list[str]:
    """Play texts from a described position; return what a viewer's log says."""
    chosen = {"compact": True, **more.pop("options", {})}
    told = {"from": "empty", "filler": "sword", "draw": ["pistol"] * 9, "seats": people, **more}
    full = GAME.checked_options(len(people), chosen)
    start = GAME.scenario(GAME.new(len(people), full), full, told)
    match = Match(GAME, len(people), chosen, seed=5, start=start)
    for text in texts:
        match.play(match.seat, GAME.space.parse(text))
    words = Texts(language, PEOPLE)
    said = [words.logged("interstellar", event) for event in match.events_for(viewer)]
    return [sentence for sentence in said if sentence]


def test_scavengers() -> None:
    """The picked cards and the number drawn, also none."""
    people = [seat("P1", "scavengers armor"), seat("P3")]
    said = log(people, ["play scavengers", "pick shield", "pick none", "draw 3"], discard=["shield", "laser"])
    assert said == [
        "Ann plays Scavengers.",
        "Ann takes Shield from the discard pile.",
        "Ann takes no more.",
        "Ann draws 3 cards.",
    ]
    said = log(people, ["play scavengers", "pick none", "draw none"], discard=["shield"])
    assert said[-1] == "Ann draws nothing."
    said = log(people, ["play scavengers", "pick none", "draw none"], discard=["shield"], language="fr")
    assert said[-1] == "Ann ne pioche rien."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ann fires the Galactic Cannon at P3."), ("fr", "Ann tire au Canon galactique sur P3.")],
)
def test_the_cannon_names_its_target(language: str, said: str) -> None:
    """Also if everybody escapes."""
    people = [seat("P2", "galactic_cannon"), seat("P3", "move")]
    texts = ["play galactic_cannon", "at P3", "play move", "go P16", "stop"]
    assert said in log(people, texts, language=language)


def test_a_search_that_a_beam_empties() -> None:
    """The search is named, and so is its end."""
    people = [seat("P1"), seat("P3", "graviton_beam")]
    said = log(people, ["search", "play graviton_beam", "pull P1", "pass"])
    assert said[0] == "Ann searches P1."
    assert "Bob pulls a card from under P1." in said
    assert said[-1] == "Ann finds nothing: the search of P1 is over."


def test_a_search_that_costs_a_turn() -> None:
    """The Labyrinth's price is public."""
    people = [seat("P1", "", "humans"), seat("P3")]
    said = log(people, ["search labyrinth"], hazards={"P1": "labyrinth"})
    assert said[:2] == ["Ann gives the next turn for a search in a Labyrinth.", "Ann searches P1."]


def test_the_delay_is_said() -> None:
    """T-DELAY: the number that was chosen."""
    more: dict[str, Any] = {"entropy": True, "under": {"P18": ["entropy_inhibitor"]}, "at": "turn-end"}
    people = [seat("P1"), seat("P3")]
    assert "Ann chooses a delay of 3." in log(people, ["delay 3"], options={"longInhibitor": True}, **more)


def test_a_vanishing_planet_takes_its_cards_along() -> None:
    """They are nobody's discards."""
    people = [seat("P1", "armor"), seat("P3")]
    said = log(people, ["end turn", "pass"], entropy=True, under={"P18": ["laser", "move"]})
    assert "P18 vanishes, and with it Laser and Move." in said
    assert not [sentence for sentence in said if "discards" in sentence]
    assert "P18 vanishes." in log(people, ["end turn", "pass"], entropy=True, under={"P18": []})


LOOTED = ["play sword", "take the hit", "die", "keep laser", "discard laser", "keep no more"]


def test_loot_is_counted_as_it_was_taken() -> None:
    """A card that was taken and thrown away again was taken; what is thrown away is said."""
    people = [seat("P3", "sword", "vriddhi"), seat("P3", "laser move")]
    said = log(people, LOOTED, at={"step": "combat", "defender": 1, "range": "short"})
    assert said[-5:] == [
        "Bob is killed by Ann.",
        "A card goes from Bob to Ann.",
        "Ann discards Laser.",
        "Ann took 1 of the cards of Bob.",
        "Bob discards Move.",
    ]
    both = [*LOOTED[:4], "keep move"]
    said = log(people, both, at={"step": "combat", "defender": 1, "range": "short"})
    assert "Ann took 2 of the cards of Bob." in said


@pytest.mark.parametrize(
    ("language", "trade", "natives", "own", "others"),
    [
        (
            "en",
            "Ann uses the ability of the Humans: a Trade.",
            "Ann uses the ability of the Humans to overcome a hazard.",
            "A clone of Ann lives on, but the turn of Ann is over. [IO-10.1]",
            "A clone of Bob lives on.",
        ),
        (
            "fr",
            "Ann utilise le pouvoir des Humains : un Échange.",
            "Ann utilise le pouvoir des Humains pour surmonter un danger.",
            "Un clone d’Ann continue à vivre, mais le tour d’Ann est terminé. [IO-10.1]",
            "Un clone de Bob continue à vivre.",
        ),
    ],
)
def test_what_an_ability_was_for_and_what_a_clone_costs(
    language: str, trade: str, natives: str, own: str, others: str
) -> None:
    """Humans have two uses; a clone in the own turn has ended it."""
    people = [seat("P3", "sword", "humans"), seat("P3", "clone", "vriddhi")]
    at = {"step": "diplomacy", "defender": 1}
    assert trade in log(people, ["ability"], language=language, at=at)
    assert natives in log(people, ["search ability"], language=language, hazards={"P3": "natives"})
    at = {"step": "combat", "defender": 1, "range": "short"}
    assert others in log(people, ["play sword", "take the hit", "play clone"], language=language, at=at)
    people = [seat("P3", "clone", "humans"), seat("P3", "sword", "vriddhi")]
    assert own in log(people, ["pass", "play sword", "take the hit", "play clone"], language=language, at=at)


def test_a_challenge_is_said() -> None:
    """A zero-space move moves nobody, but it is the turn's move."""
    assert "Ann stays on P3 to meet somebody there." in log([seat("P3"), seat("P3")], ["move P3", "decline"])
