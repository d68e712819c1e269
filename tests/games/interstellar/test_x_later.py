"""X-100 to X-114: looking, utilities at any time, two copies, Scavengers, the Cannon, arranged planets, diagrams."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from starboard.games.interstellar import GAME
from starboard.games.interstellar.components import DATA
from starboard.games.interstellar.domains import SPACE, copy_of, number_of
from starboard.games.interstellar.rules.setup import ArrangePlanets, DealHazard
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import Match, who
from tests.games.interstellar.story import Story, seat


def encounter(step: str, **more: Any) -> dict[str, Any]:
    """Ann came from P2 to Bob on P3."""
    return {"step": step, "defender": 1, "from": "P2", **more}


def test_x_100_a_search_that_took_nothing_leaves_the_taking_open() -> None:
    """Another planet may be searched until a card is taken."""
    t = Story(seat("P13", "move"), seat(), under={"P14": ["laser"]})
    t.play("search", "take none")
    t.refuse("search", "IO-5.4")
    t.play("move P14", "search", "take 1")
    assert t.hand("Ann") == ["laser", "move"]
    t.play("play move", "go P2", "stop")
    t.refuse("search", "IO-5.4")


def test_x_101_who_is_attacked_fetches_a_defense() -> None:
    """The same question is asked again, and the fetched Shield answers it."""
    t = Story(
        seat("P3", "laser"),
        seat("P3", "scavengers sword"),
        at=encounter("combat", range="medium"),
        discard=["shield"],
    )
    t.play("play laser")
    t.refuse("play shield", "IO-9.8")
    t.play("play scavengers", "pick shield", "pick none", "draw none")
    assert (t.asked, t.step) == ("Bob", "AnswerAttack")
    t.play("play shield")
    assert t.hand("Bob") == ["shield", "sword"]
    assert (t.asked, t.step) == ("Bob", "AttackAt")


def test_x_102_nothing_passes_where_a_side_has_nothing_left() -> None:
    """A target that spends the last card before it accepts: the Trade is spent, and Ann may depart."""
    t = Story(seat("P3", "trade laser"), seat("P3", "graviton_beam sword"), at=encounter("diplomacy"))
    t.play("play trade", "play graviton_beam", "push P4", "put sword")
    assert (t.asked, t.step) == ("Bob", "AnswerDiplomacy")
    t.play("accept")
    assert (t.hand("Ann"), t.hand("Bob")) == (["laser"], [])
    assert t.discard == ["trade", "graviton_beam"]
    assert t.told("NothingPassed") == [{"is": "NothingPassed", "seat": 0, "other": 1}]
    t.play("pass", "pass", "depart")
    assert t.place("Ann") == "P2"


def test_x_102_a_seduced_hand_that_is_empty_gets_nothing_back() -> None:
    """13.1 Nothing was drawn, so nothing is given."""
    t = Story(seat("P3", "seduce laser"), seat("P3", "graviton_beam sword"), at=encounter("diplomacy"))
    t.play("play seduce", "play graviton_beam", "push P4", "put sword", "accept")
    assert (t.hand("Ann"), t.hand("Bob")) == (["laser"], [])
    assert (t.asked, t.step) == ("Ann", "AttackerDiplomacy")


def test_x_103_a_race_ability_is_no_diplomacy_card() -> None:
    """It reaches Ersatz, and no Hologram answers it."""
    t = Story(seat("P3", "", "xangofin"), seat("P3", "hologram laser", "ersatz"), at=encounter("diplomacy"))
    t.play("ability")
    t.refuse("play hologram", "IO-8.12")
    t.play("accept")
    assert t.chances() == {"1 takes hologram": 1, "1 takes laser": 1}
    t.play("1 takes laser")
    assert (t.hand("Ann"), t.hand("Bob"), t.player("Ann")["grey"]) == (["laser"], ["hologram"], True)


def test_x_103_a_flight_answers_a_race_ability() -> None:
    """8.12 The Humans' Trade is escaped by a Move, and the token stays grey."""
    t = Story(seat("P3", "laser", "humans"), seat("P3", "move armor", "ersatz"), at=encounter("diplomacy"))
    t.play("ability", "play move", "go P4", "stop")
    assert (t.place("Bob"), t.player("Ann")["grey"], t.step) == ("P4", True, "Main")
    assert t.hand("Bob") == ["armor"]


def eight(**more: Any) -> Story:
    """Two copies: eight players on the planets of their set-up, entropy running, nobody with the Oracle."""
    return Story(*[seat() for _ in range(8)], entropy=True, **more)


def test_x_104_with_two_copies_removal_pauses() -> None:
    """While nobody holds the Oracle nothing goes, and nothing is used up."""
    first = "P24/1"  # the highest planet of the Charmed half
    t = eight(
        options={"longInhibitor": True},
        under={"P2/1": ["oracle"], first: ["entropy_inhibitor"]},
        spared={first: 1},
        tokens={first: 2},
    )
    before = t.planets
    assert first in before[: len(before) // 2]
    t.play("end turn")
    assert (t.planets, t.at(first, "tokens"), t.seen()["half"]) == (before, 2, 0)
    assert t.told("RemovalPaused") == [{"is": "RemovalPaused"}]
    t.play("search", "take 1")
    assert t.holder == "Bob"
    t.play("end turn")
    assert (t.at(first, "tokens"), t.seen()["half"]) == (1, 1)
    t = eight(under={"P2/1": ["oracle"]})
    t.play("end turn", "search", "take 1", "end turn")
    assert [planet for planet in before if planet not in t.planets] == [first]


def test_x_105_from_the_clocks_turn_on_nothing_pauses() -> None:
    """The Oracle had been gained before, and nobody holds it."""
    for turn, going in ((159, 0), (160, 1), (161, 1)):
        t = eight(under={"P2/1": ["oracle"]}, turn=turn)
        before = t.planets
        t.play("end turn")
        assert len(before) - len(t.planets) == going, turn
    t = eight(under={"P2/1": ["oracle"]}, turn=161, options={"entropyClock": 0})
    t.play("end turn")
    assert len(t.planets) == len(before)


def test_x_106_other_scavengers_may_be_picked() -> None:
    """Not the one just played; and it is played once per turn all the same."""
    t = Story(seat("P1", "scavengers move"), seat("P3"), discard=["scavengers", "sword"])
    t.play("play scavengers", "pick scavengers")
    t.refuse("pick scavengers", "IO-13.14")
    t.play("pick none", "draw none")
    assert t.hand("Ann") == ["move", "scavengers"]
    assert t.discard == ["sword", "scavengers"]
    t.refuse("play scavengers", "IO-13.14")


def test_x_107_more_may_be_said_than_there_is() -> None:
    """What there is is drawn."""
    t = Story(seat("P1", "scavengers"), seat("P3"), draw=["laser"], discard=["sword"])
    t.play("play scavengers", "pick none", "draw 5")
    while t.step != "Main":
        t.play(t.legal()[0])
    assert t.hand("Ann") == ["laser", "scavengers", "sword"]


def test_x_107_with_five_cards_nothing_is_asked() -> None:
    """13.14 The picks have filled the hand."""
    t = Story(seat("P1", "scavengers armor shield poison"), seat("P3"), discard=["sword", "laser"])
    t.play("play scavengers", "pick sword", "pick laser")
    assert (t.asked, t.step) == ("Ann", "Main")
    assert len(t.hand("Ann")) == 5


def test_x_108_the_cannon_at_an_empty_planet() -> None:
    """The card is spent, and what lies under the planet stays."""
    t = Story(seat("P2", "galactic_cannon"), seat("P18"), under={"P3": ["laser"]})
    t.play("play galactic_cannon", "at P3")
    assert (t.asked, t.step) == ("Ann", "Main")
    assert t.discard == ["galactic_cannon"]
    assert len(t.under("P3")) == 1


def test_x_109_a_window_has_no_cap() -> None:
    """Who plays four cards in one window resolves all four."""
    t = Story(seat("P1"), seat("P3", "move move move move"))
    t.play("end turn")
    for space in ("P4", "P3", "P4", "P3"):
        t.play("Bob: play move", f"go {space}", "stop")
    assert t.turn_of == "Bob", "the window has closed"
    assert (t.hand("Bob"), t.place("Bob")) == ([], "P3")


def arranging(seats: int, seed: int = 3, **options: Any) -> Match:
    """A fresh match with the option, at its first decision."""
    return Match(GAME, seats, {"arrange": True, "firstPlayer": 0, **options}, seed=seed)


def system(s: Galaxy, first: int) -> list[str]:
    """The planets of a system, by names."""
    return [SPACE.texts[space] for space in s.planets[first : first + 5]]


def test_x_110_players_lay_their_own_planets() -> None:
    """In turn order, before the hazards; systems without an owner stay as dealt."""
    match = arranging(2)
    s: Any = match.state
    assert isinstance(s.steps[-1], ArrangePlanets)
    assert (len(match.actions()), who(s), s.hazards.count(0)) == (12, 0, len(s.hazards))
    dealt, others = system(s, 1), (system(s, 6), system(s, 16))
    match.play(0, GAME.space.parse("arrange 21-534"))
    s = match.state
    assert system(s, 1) == [dealt[1], dealt[0], dealt[4], dealt[2], dealt[3]]
    assert (type(s.steps[-1]), who(s)) == (ArrangePlanets, 1)
    bobs = system(s, 11)
    match.play(1, GAME.space.parse("arrange 12-345"))
    s = match.state
    assert (system(s, 11), system(s, 6), system(s, 16)) == (bobs, *others)
    assert not any(isinstance(step, ArrangePlanets | DealHazard) for step in s.steps)
    assert s.hazards.count(0) == 1 + 3 * 4, "hazards lie on the inner planets now"
    races = {number_of(s.planets[node]) for node in (1, 2)}
    assert len(match.actions()) == 2
    match.play(0, match.actions().nth(0))
    s = match.state
    assert number_of(s.planets[s.players[0].place]) in races


def test_x_110_without_the_option_nothing_is_asked() -> None:
    """The first decision is a race."""
    assert not any(isinstance(step, ArrangePlanets) for step in GAME.new(2, {}).steps)


def test_x_111_with_two_copies_the_race_stays_with_set_1() -> None:
    """Ann lays her set 2 planet on i0, and starts on i1."""
    match = arranging(7)
    s: Any = match.state
    dealt = system(s, 1)
    for number in range(7):
        match.play(number, GAME.space.parse("arrange 21-345" if number == 0 else "arrange 12-345"))
    s = match.state
    assert system(s, 1)[:2] == [dealt[1], dealt[0]]
    ann = s.players[0]
    assert (ann.place, copy_of(s.planets[2])) == (2, 1)
    assert s.setting.box.homes[ann.race] == number_of(s.planets[2])
    assert [s.players[number].place for number in (1, 2)] == [6, 11]


def test_x_111_free_races_start_on_i0_as_laid() -> None:
    """15.3 Unless the race's home is one of the own two."""
    match = arranging(2, freeRaces=True)
    for number in range(2):
        match.play(number, GAME.space.parse("arrange 21-345"))
    s: Any = match.state
    strange = next(
        race
        for race in range(1, 13)
        if s.setting.box.homes[race] not in [number_of(s.planets[node]) for node in (1, 2)]
    )
    match.play(0, GAME.actions[1](strange))
    s = match.state
    assert s.players[0].place == 1


def test_x_113_free_races_of_two_copies_start_on_i0_as_laid() -> None:
    """15.3 Whichever set lies there, and wherever the race's home is."""
    match = arranging(7, freeRaces=True)
    for number in range(7):
        match.play(number, GAME.space.parse("arrange 12-345" if number == 1 else "arrange 21-345"))
    s: Any = match.state
    at_home = s.setting.box.homes.index(number_of(s.planets[2]))
    match.play(0, GAME.actions[1](at_home))
    match.play(1, GAME.actions[1](1 if at_home != 1 else 2))
    s = match.state
    assert [(s.players[number].place, copy_of(s.planets[s.players[number].place])) for number in (0, 1)] == [
        (1, 2),
        (6, 1),
    ]


def test_x_112_who_is_under_fire_fetches_a_move() -> None:
    """T-CANNON: first the Beam, then the flight that it brings."""
    t = Story(
        seat("P2", "galactic_cannon"),
        seat("P3", "graviton_beam sword"),
        under={"P4": [{"card": "move", "knownBy": [1]}]},
    )
    t.play("play galactic_cannon", "at P3", "play graviton_beam", "pull P4")
    assert (t.asked, t.step) == ("Bob", "UnderFire")
    t.play("play move", "go P16", "stop")
    assert (t.place("Bob"), t.player("Bob")["status"]) == ("P16", "alive")


def test_7_11_every_question_of_an_encounter_lets_utilities_come_first() -> None:
    """DIPLO_A, DIPLO_D, A_ATTACK, D_ATTACK: the question comes again."""
    cards = "graviton_beam long_range_sensors entropy_inhibitor scavengers"
    for at, name in (
        (encounter("diplomacy"), "Ann"),
        (encounter("answer"), "Bob"),
        (encounter("combat"), "Ann"),
        (encounter("combat", attacks="defender"), "Bob"),
    ):
        t = Story(seat("P3", cards), seat("P3", cards), at=at)
        asked, step = t.asked, t.step
        assert asked == name
        for texts in (
            ("play graviton_beam", "pull P1"),
            ("play long_range_sensors", "at P2"),
            ("play entropy_inhibitor",),
            ("play scavengers", "pick none", "draw none"),
        ):
            t.play(*texts)
            assert (t.asked, t.step) == (asked, step), texts
        t.refuse("play galactic_cannon", {"AttackAt": "IO-9.5"}.get(step, "IO-8.5" if name == "Ann" else "IO-8.6"))


def test_x_114_a_diagram_of_ones_own_says_which_planets_touch() -> None:
    """In the rules' own diagram o0 touches i0 alone."""
    data = deepcopy(DATA)
    data["diagrams"]["A"]["inside"].append(["i1", "o0"])
    for options, touches in (({}, False), ({"components": data}, True)):
        t = Story(seat("P13"), seat(), options=options)
        assert ("move P2" in t.legal()) is touches
        t = Story(seat("P14"), seat(), options=options)
        assert {"move P1", "move P2"} < set(t.legal())


def test_7_11_the_win_comes_before_the_question() -> None:
    """1.2 A pulled Oracle beside Time Machine and Codex ends the game in the middle of a combat."""
    t = Story(
        seat("P3", "laser"),
        seat("P3", "graviton_beam time_machine galactic_codex"),
        at=encounter("combat", attacks="defender"),
        under={"P4": ["oracle"]},
    )
    t.play("play graviton_beam", "pull P4")
    assert t.outcome()["ending"] == "trifecta"
    assert t.outcome()["winners"] == [1]
