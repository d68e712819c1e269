"""X-76 to X-99: windows, cards, hidden information, set-up, options, later additions."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.interstellar import GAME
from starboard.games.interstellar.board import is_inner, system_of
from starboard.games.interstellar.domains import CARDS, ORACLE, RACES
from starboard.games.interstellar.state import Galaxy
from starboard.kernel import SPECTATOR, Match
from starboard.texts import Texts
from tests.games.interstellar.story import F4, PEOPLE, Story, seat
from tests.games.interstellar.test_log import log

DOTTED = {
    *("oracle", "galactic_codex", "time_machine", "galactic_cannon", "clone", "intellect_scrambler", "hologram"),
    "wormhole_generator",
}


def test_x_76_the_first_in_priority_resolves_the_others_answer_returns_unseen() -> None:
    """The first in priority resolves, the other's answer returns unseen, and all are asked again."""
    t = Story(seat("P1"), seat("P3", "graviton_beam"), seat("P5", "graviton_beam armor"), under={"P1": ["laser"]})
    t.play("end turn", "Bob: play graviton_beam")
    assert t.seen(2)["players"][1]["answer"] is None
    assert t.seen()["players"][1]["answer"] is None
    assert t.seen(1)["players"][1]["answer"] == "graviton_beam"
    before = len(t.events)
    t.play("Cat: play graviton_beam")
    assert [event["card"] for event in t.events[before:] if event["is"] == "CardPlayed"] == ["graviton_beam"]
    assert t.asked == "Bob"
    t.play("pull P1")
    assert t.hand("Bob") == ["laser"]
    assert t.hand("Cat") == ["armor", "graviton_beam"]
    assert t.discard == ["graviton_beam"]
    assert (t.asked, t.step) == ("Bob", "AnswerWindow"), "the window starts again"
    t.play("Bob: pass")
    assert (t.asked, t.step) == ("Cat", "AnswerWindow")
    t.play("Cat: pass")
    assert t.turn_of == "Bob"


def test_x_77_bob_is_asked_though_he_can_play_nothing_and_ann_cannot_tell() -> None:
    """Bob is asked though he can play nothing, and Ann cannot tell."""
    views = []
    for hand in ("armor", "time_machine"):
        t = Story(seat("P1"), seat("P3", hand))
        t.play("end turn")
        assert (t.asked, t.step) == ("Bob", "AnswerWindow")
        seen = t.seen(0)
        seen["setting"]["manifest"] = []
        views.append(seen)
        t.play("pass")
        assert t.turn_of == "Bob"
    assert views[0] == views[1]


def test_x_78_a_look_at_a_hand_is_private() -> None:
    """A look at a hand is private."""
    start = sensors_table()
    match = Match(GAME, 2, {"compact": True}, seed=5, scripted=True, start=start)
    for text in ("play long_range_sensors", "look 2"):
        match.play(0, GAME.space.parse(text))
    looks = [
        [event for event in match.events_for(viewer) if type(event).__name__ == "LookedAtHand"] for viewer in (-1, 0, 1)
    ]
    assert [len(found) for found in looks] == [1, 1, 1]
    public_look, own_look, other_look = [GAME.codec.encode(found[0])["cards"] for found in looks]
    assert own_look == list(start.players[1].hand)
    assert public_look == other_look == [-1, -1]
    for language, sentence in (("en", "Ann looks at the hand of Bob"), ("fr", "Ann regarde la main de Bob")):
        texts = Texts(language, PEOPLE[:2])
        public, own, other = [texts.event("interstellar", found[0]) for found in looks]
        assert own.startswith(sentence)
        assert "Laser" in own
        assert public == other
        assert public.startswith(sentence)
        assert "Laser" not in public


def sensors_table() -> Galaxy:
    """Ann has Sensors, Bob two cards."""
    options = GAME.checked_options(2, {"compact": True})
    seats = [seat("P1", "long_range_sensors"), seat("P3", "laser armor")]
    return GAME.scenario(GAME.new(2, options), options, {"from": "empty", "filler": "sword", "seats": seats})


def test_x_79_scavengers_picks_then_as_many_draws_as_said_up_to_five() -> None:
    """Scavengers: picks, then as many draws as said, up to five; not the one just played, once per turn."""
    t = Story(
        seat("P1", "scavengers scavengers armor"),
        seat("P3"),
        discard=["shield", "laser"],
        draw=["sword", "move"],
    )
    t.play("play scavengers")
    t.refuse("pick scavengers", "IO-13.14")
    t.play("pick shield", "pick laser")
    assert t.legal() == ["draw 1", "draw none"]
    t.refuse("draw 2", "IO-13.14")
    t.play("draw 1")
    assert t.hand("Ann") == ["armor", "laser", "scavengers", "shield", "sword"]
    assert t.discard == ["scavengers"]
    t.refuse("play scavengers", "IO-13.14")


def test_x_80_a_push_under_a_hazard() -> None:
    """A push under a hazard."""
    t = Story(seat("P1", "graviton_beam sword"), seat("P3"), hazards={"P4": "natives"})
    t.play("play graviton_beam", "push P4", "put sword")
    assert t.under("P4", 0) == [None, "sword"]
    assert t.under("P4", 1) == [None, None]
    assert t.known_by("P4", 1) == ["Ann"]
    assert t.at("P4", "hazards") == "natives"


def test_x_81_an_inhibitor_laid_in_w_end_works_at_once() -> None:
    """An Inhibitor laid in W-END works at once."""
    t = Story(seat("P17", "entropy_inhibitor"), seat("P3"), active=1, entropy=True, gone=["P18"])
    t.play("end turn", "Ann: play entropy_inhibitor")
    t.close()
    assert "P17" in t.planets
    assert t.discard == ["entropy_inhibitor"]
    assert t.told("PlanetSpared") == [{"is": "PlanetSpared", "space": "P17"}]


def test_x_82_flight_in_w_enc_ends_the_encounter() -> None:
    """Flight in W-ENC ends the encounter."""
    t = Story(seat("P2"), seat("P3", "wormhole_generator"))
    t.play("move P3", "encounter 2", "Bob: play wormhole_generator", "go P13")
    assert (t.asked, t.step, t.place("Ann")) == ("Ann", "Main", "P3")
    assert "search" in t.legal()


def set_up(seats: int, seed: int, **options: bool) -> Galaxy:
    """Return the first MAIN of a game; everybody has picked the first race on offer."""
    match = Match(GAME, seats, options, seed=seed)
    s = match.state
    assert isinstance(s, Galaxy)
    while not s.turn:
        match.play(match.seat, match.legal()[0])
    return s


@pytest.mark.parametrize(
    ("seats", "compact", "pile"), [(2, False, 36), (3, False, 31), (4, False, 26), (2, True, 46), (3, True, 36)]
)
def test_x_83_seeds_and_draw_pile(seats: int, compact: bool, pile: int) -> None:  # a parameter of the test
    """Inner planets hold the dotted cards; the Oracle is always among them."""
    for seed in range(20):
        s = set_up(seats, seed, compact=compact)
        inner = [slot.card for node, slots in enumerate(s.under) for slot in slots if is_inner(node)]
        assert ORACLE in inner
        assert len(s.pile) == pile
        assert sum(GAME.conserved(s)) == 66
        if compact:
            assert len(inner) == 2 * seats
            assert {CARDS[card] for card in inner} <= DOTTED
        else:
            assert sorted(CARDS[card] for card in inner) == sorted(DOTTED)


def test_x_84_two_copies_nine_players() -> None:
    """Two copies, nine players."""
    s = set_up(9, 3)
    assert s.setting.systems == 10
    seeds = [slot.card for node, slots in enumerate(s.under) for slot in slots if is_inner(node)]
    assert len(seeds) == 20
    for card in range(len(CARDS)):
        dots = s.setting.box.dots[card] * (1 if card == ORACLE else 2)
        assert seeds.count(card) >= dots
    assert GAME.conserved(s)[ORACLE] == 1
    assert sum(GAME.conserved(s)) == 131
    assert len(s.pile) == 36
    t = Story(*[seat() for _ in range(9)], oracle=0)
    before = t.planets
    t.play("end turn")
    first = [planet for planet in before if planet not in t.planets]
    assert [before.index(planet) // 5 < 5 for planet in first] == [True]
    t.play("end turn")
    second = [planet for planet in before if planet not in t.planets and planet not in first]
    assert [before.index(planet) // 5 >= 5 for planet in second] == [True]


def six(**more: Any) -> Story:
    """Six players at the Nebula's edge, entropy running, the long Inhibitor in use."""
    people = [seat(f"P{2 * n + 1}", race=race) for n, race in enumerate(RACES[1:7])]
    return Story(*people, options={"longInhibitor": True}, entropy=True, at="turn-end", **more)


def test_x_85_a_delay_of_three_turn_ends() -> None:
    """A delay of three turn ends."""
    t = six(under={"P30": ["entropy_inhibitor", "laser"]})
    assert (t.asked, t.step) == ("Ann", "Delay")
    t.play("delay 3")
    assert t.at("P30", "tokens") == 2
    t.play("end turn")
    assert t.at("P30", "tokens") == 1
    t.play("end turn")
    assert t.at("P30", "tokens") == 0
    assert "P30" in t.planets
    t.play("end turn")
    assert "P30" not in t.planets
    assert "P29" in t.planets


def test_x_86_systems_without_an_owner_are_there_like_the_others() -> None:
    """Systems without an owner are there like the others."""
    t = Story(seat("P2"), seat(), options=F4)
    assert t.place("Bob") == "P5"
    assert len(t.planets) == 20
    t.refuse("move P8", "IO-5.3")
    t.play("move P3", "search")
    assert t.step == "TakeOne"
    t = Story(seat("P1"), seat(), options=F4)
    assert "move P8" in t.legal()
    t = Story(seat("neb"), seat(), options=F4, oracle=0, at="turn-end")
    t.play("pass")
    assert (t.asked, t.step) == ("Bob", "PullTo"), "Ann's left neighbour is Bob"
    s = set_up(2, 1)
    for node in range(1, s.setting.nodes):
        assert s.planets[node] != 0
        assert (s.hazards[node] != 0) == is_inner(node)
        assert len(s.under[node]) == 1
    assert {system_of(p.place) for p in s.players} == {0, 2}


def test_x_87_a_landing_by_a_card_in_w_end_offers_no_encounter() -> None:
    """A landing by a card in W-END offers no encounter."""
    t = Story(seat("P2", "wormhole_generator armor"), seat("P3"), options=F4)
    t.play("end turn", "Ann: play wormhole_generator", "go P3")
    assert t.place("Ann") == "P3"
    assert (t.asked, t.step) == ("Ann", "AnswerWindow")
    t.close()
    assert t.turn_of == "Bob"


def test_x_88_a_cloned_searchers_search_and_turn_end() -> None:
    """A cloned searcher's search and turn end."""
    t = Story(seat("P3", "clone laser"), seat("P4", "galactic_cannon armor"), options=F4)
    t.play("search", "Bob: play galactic_cannon", "at P3", "stay", "play clone")
    assert t.place("Ann") == "P3"
    assert t.hand("Ann") == ["laser"]
    assert t.under("P3") == [None]
    assert t.step == "AnswerWindow"
    assert t.told("WindowOpened")[-1]["window"] == "end"
    t.close()
    assert t.turn_of == "Bob"


def test_x_89_discarding_the_codex_lowers_the_limit_at_once() -> None:
    """Discarding the Codex lowers the limit at once."""
    t = Story(
        seat("P3", "galactic_codex armor shield poison blaster move sword", "xangofin"),
        seat("P3", "laser"),
        at={"step": "diplomacy", "defender": 1, "from": "P2"},
    )
    t.play("ability", "accept")
    assert len(t.hand("Ann")) == 8
    t.play("discard galactic_codex")
    assert (t.asked, t.step) == ("Ann", "DiscardDown")
    t.play("discard move", "discard sword")
    assert t.hand("Ann") == ["armor", "blaster", "laser", "poison", "shield"]
    assert t.step == "AttackerDiplomacy"


def test_x_90_the_last_planet_goes_under_the_holders_feet() -> None:
    """The last planet goes under the holder's feet."""
    t = Story(seat("P1"), seat("neb"), oracle=0, left=["P1"])
    t.play("end turn")
    assert (t.asked, t.step, t.legal()) == ("Ann", "Evacuate", ["go neb"])
    t.play("go neb")
    assert t.planets == []
    assert [event["space"] for event in t.told("PlanetVanished")] == ["P1"]
    assert t.outcome()["ending"] == "last-planet"
    assert t.outcome()["winners"] == [0]


def test_x_91_the_codex_into_a_full_hand_there_is_room() -> None:
    """The Codex into a full hand: there is room."""
    t = Story(seat("P13", "armor shield poison blaster sword"), seat(), under={"P13": ["galactic_codex"]})
    t.play("search")
    t.refuse("take 1 leave sword", "IO-6.6")


def test_x_92_a_kept_hazard_is_deployed_where_its_keeper_has_arrived() -> None:
    """A kept hazard is deployed where its keeper has arrived, in whatever turn that was."""
    t = Story(seat("", "medicine", "humans"), seat("P3"), options={"keepHazards": True}, hazards={"P1": "plague"})
    assert t.place("Ann") == "P1"
    t.play("search medicine", "keep hazard", "take none")
    assert t.seen()["kept"] == [["plague"], []]
    t.refuse("deploy plague", "IO-15.1")
    t.play("end turn", "end turn")
    t.refuse("deploy plague", "IO-15.1")
    t.play("move P13", "end turn", "end turn", "deploy plague")
    assert t.at("P13", "hazards") == "plague"
    assert t.seen()["kept"] == [[], []]
    t.refuse("search", "IO-6.3")


def test_x_93_two_inhibitors_tokens_first_then_the_second_one() -> None:
    """Two Inhibitors: tokens first, then the second one."""
    t = six(under={"P30": ["entropy_inhibitor", "entropy_inhibitor"]})
    t.play("delay 2")
    assert t.at("P30", "tokens") == 1
    t.play("end turn")
    assert t.at("P30", "tokens") == 0
    t.play("end turn")
    assert t.step == "Delay"
    assert t.asked == PEOPLE[t.seen()["active"]]
    t.play("delay 1")
    assert "P30" in t.planets
    assert t.discard == ["entropy_inhibitor", "entropy_inhibitor"]


def test_x_94_a_move_never_ends_where_it_began() -> None:
    """A Move never ends where it began."""
    t = Story(seat("P1", "move"), seat("P3"))
    t.play("play move", "go P2")
    t.refuse("go P1", "IO-13.7")


def test_x_95_the_card_is_sealed_what_it_does_is_chosen_when_it_resolves() -> None:
    """The card is sealed; what it does is chosen when it resolves."""
    t = Story(seat("P1", "armor"), seat("P3", "graviton_beam sword"), under={"P4": ["laser", "move"]})
    t.play("end turn", "Bob: play graviton_beam", "Ann: pass")
    assert (t.asked, t.step) == ("Bob", "AimBeam")
    assert "pull P4" in t.legal()
    assert "push P4" in t.legal()
    t.play("pull P4", "card 1")
    assert t.hand("Bob") == ["laser", "sword"]


def test_x_96_loot_with_a_hand_that_has_become_too_large() -> None:
    """Loot with a hand that has become too large."""
    t = Story(
        seat("P3", "galactic_codex sword armor shield poison blaster move", "vriddhi"),
        seat("P3", "laser sword"),
        at={"step": "combat", "defender": 1, "range": "short"},
    )
    t.play("play sword", "take the hit", "die", "discard galactic_codex")
    t.refuse("keep no more", "IO-10.4")
    t.play("discard move")
    t.refuse("keep laser", "IO-10.4")
    t.play("keep no more")
    assert t.hand("Ann") == ["armor", "blaster", "poison", "shield", "sword"]


def test_x_97_cards_come_from_the_top() -> None:
    """Cards come from the top."""
    t = Story(seat("P1", "armor shield poison blaster laser"), seat(), draw=["sword", "move"])
    t.play("xenocache", "discard armor", "discard shield")
    assert t.hand("Ann") == ["blaster", "laser", "move", "poison", "sword"]
    assert [event["outcome"] for event in t.events if event["is"] == "Came"] == ["1 draws sword", "1 draws move"]


def test_x_98_the_planet_of_the_set_up_is_no_arrival_nor_is_a_zero_space_move() -> None:
    """The planet of the set-up is no arrival, nor is a zero-space move; an escape in another's turn is."""
    t = Story(seat("", "move", kept=["plague"]), seat("P1", "sword"), options={"keepHazards": True})
    t.refuse("deploy plague", "IO-15.1")
    t.play("move P1", "decline")
    t.refuse("deploy plague", "IO-15.1")
    t.play("end turn", "move P1", "encounter 1")
    t.close()
    t.play("pass", "pass", "attack", "pass", "play move", "go P2", "stop")
    assert (t.place("Ann"), t.turn_of) == ("P2", "Bob")
    t.play("end turn", "deploy plague")
    assert t.at("P2", "hazards") == "plague"


def test_15_1_every_change_of_place_is_an_arrival() -> None:
    """Depart, evacuation and pull, and the way back to the planet of the set-up."""
    keep = {"keepHazards": True}
    t = Story(seat("", "trade laser move", kept=["plague"]), seat("P2", "sword"), options=keep)
    t.play("move P2", "encounter 2", "play trade", "accept", "swap laser", "swap sword", "pass", "pass", "depart")
    t.play("deploy plague")
    assert t.at("P1", "hazards") == "plague"
    t = Story(seat("P1"), seat("", "", kept=["plague"]), options=keep, left=["P1", "P2", "P3"], entropy=True)
    assert t.place("Bob") == "P3"
    t.play("end turn", "go P2", "deploy plague")
    assert t.at("P2", "hazards") == "plague"
    t = Story(seat("neb", "", kept=["plague"]), seat("P3"), options=keep, oracle=0, at="turn-end")
    t.play("pass", "go P2", "end turn", "deploy plague")
    assert t.at("P2", "hazards") == "plague"


def test_15_1_a_described_place_has_been_arrived_at() -> None:
    """Who is described without one stands on the planet of the set-up."""
    keep = {"keepHazards": True}
    Story(seat("", "", kept=["plague"]), seat("P3"), options=keep).refuse("deploy plague", "IO-15.1")
    t = Story(seat("P1", "", kept=["plague"]), seat("P3"), options=keep)
    t.play("deploy plague")
    assert t.at("P1", "hazards") == "plague"


def test_15_1_who_may_not_deploy_is_told_why() -> None:
    """The Nebula is no planet, and the planet of the set-up has not been come to."""
    for place, said in (("neb", "you are in the Nebula"), ("", "where the game put you")):
        t = Story(seat(place, "", kept=["plague"]), seat("P3"), options={"keepHazards": True})
        t.refuse("deploy plague", "IO-15.1")
        assert said in t.ask("why", action="deploy plague")["message"]


def test_x_99_the_dead_still_knows_what_he_held() -> None:
    """The dead still knows what he held."""
    people = [seat("P3", "sword", "vriddhi"), seat("P3", "laser move"), seat("P5")]
    at = {"step": "combat", "defender": 1, "range": "short"}
    killing, looting = ["play sword", "take the hit", "die"], ["keep laser", "keep no more"]
    t = Story(*people, at=at)
    t.play(*killing)
    for viewer, seen in ((0, ["laser", "move"]), (1, ["laser", "move"]), (2, [None, None]), ("public", [None, None])):
        assert [slot["card"] for slot in t.seen(viewer)["spoils"]] == seen
    t.play(*looting)
    assert t.discard == ["move"]
    for reader, card in ((0, "Laser"), (1, "Laser"), (2, "A card"), (SPECTATOR, "A card")):
        said = log(people, [*killing, *looting], reader, at=at)
        assert f"{card} goes from Bob to Ann." in said
        assert "Bob discards Move." in said
