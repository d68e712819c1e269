"""Interstellar Oracle at the keyboard: what is asked, what is told to whom, and what can be typed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from starboard.bots import GreedyBot
from starboard.games import find_game
from starboard.games.interstellar.actions import (
    Aim,
    BoxHazard,
    ChooseDelay,
    Deploy,
    DrawSome,
    Go,
    KeepHazard,
    KeepNoMore,
    LookAt,
    PickNone,
    PickRace,
    Play,
    Push,
    Restore,
)
from starboard.games.interstellar.actions.encounters import Attack, Depart, Stay, TakeHit
from starboard.games.interstellar.domains import CARDS, RACES, SPACE
from starboard.games.interstellar.questions import node_at
from starboard.games.interstellar.state import Galaxy
from starboard.games.interstellar.tactics.maps import distances
from starboard.kernel import SPECTATOR, Action, Match, save
from starboard.terminal.boards import Size, face_of
from starboard.terminal.screen import wrapped
from starboard.terminal.seating import PERSON, Seating
from starboard.terminal.session import Session
from starboard.terminal.shelf import fetch
from starboard.terminal.table import Table
from starboard.texts import Texts
from tests.games.interstellar.story import seat
from tests.terminal.keyboard import Terminal, typed
from tests.terminal.scripted import Scripted

GAME = find_game("interstellar")
NAMES = ["Ana", "Ben", "Cal"]


@pytest.fixture(autouse=True)
def _no_shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def position(*seats: dict[str, Any], compact: bool = True, **more: Any) -> Match:
    """Return a match from a described position, on the small board unless that is too small, Ana's turn."""
    options = GAME.checked_options(len(seats), {"compact": compact})
    told = {"from": "empty", "filler": "sword", "seats": list(seats), **more}
    start = GAME.scenario(GAME.new(len(seats), options), options, told)
    return Match(GAME, len(seats), {"compact": compact}, seed=5, start=start)


def sitting(match: Match, players: list[str], lines: list[str], language: str = "en", **size: int) -> list[str]:
    """Return what is shown to somebody who types these lines."""
    screen = Scripted(lines, **size)
    Session(Table(screen, match, Seating(players, NAMES, seed=1), language)).run()
    return screen.shown


def test_undo_takes_back_a_move_and_not_a_pass_that_nobody_was_asked_for() -> None:
    """Ana can only pass at the end of her turn, so she is not asked, and `undo` brings her turn back."""
    match = position(seat("P1", "armor"), seat("P3", "armor"))
    shown = sitting(match, [PERSON, "random"], ["move P2", "end turn", "undo", "undo"])
    undone = [line for line in shown if "takes the last move back" in line]
    assert len(undone) == 2
    assert "Ana, it is your turn: move, trade" not in shown[-1]
    assert match.state.moved is False  # type: ignore[attr-defined]  # the game's own
    assert match.decision == 0


def test_what_has_one_answer_is_not_asked_of_one_person() -> None:
    """It is played, and told; several people are asked, for the others must not learn that there was no choice."""
    match = position(seat("P1", "laser laser"), seat("P3", "armor"))
    shown = sitting(match, [PERSON, "random"], ["xenocache"])
    assert shown.count("There was no choice: discard Laser.") == 2
    match = position(seat("P1", "laser laser"), seat("P3", "armor"))
    shown = sitting(match, [PERSON, PERSON], ["", "xenocache"])
    assert "Ana, choose a card to throw into the Xenocache. [IO-5.8]" in shown


def test_the_cannon_asks_before_it_fires() -> None:
    """Even where it has one target only: a shot harms somebody for good, and nobody fires by accident."""
    match = position(seat("P1", "galactic_cannon laser"), seat("P2", "armor"))
    shown = sitting(match, [PERSON, "random"], ["play cannon"])
    assert type(match.state.steps[-1]).__name__ == "FireCannon"
    assert any("P2" in line for line in shown[-8:])
    assert not any("There was no choice" in line for line in shown)
    sitting(match, [PERSON, "random"], ["at P2"])
    assert type(match.state.steps[-1]).__name__ != "FireCannon"


def test_people_who_are_asked_together_see_no_hand() -> None:
    """The screen is cleared first, then everybody hears what happened, then the question names who acts and where."""
    match = position(seat("P1", "armor"), seat("P3", "laser"))
    shown = sitting(match, [PERSON, PERSON], ["", "end turn", "log", "", "", "quit", "n"])
    asked = [place for place, line in enumerate(shown) if line.startswith("Does anyone answer? Enter")]
    assert len(asked) == 2, "a command is obeyed, and the question is asked again"
    cleared = max(place for place in range(asked[0]) if shown[place] == "<clear>")
    since = shown[cleared : asked[0]]
    assert "Ana ends the turn (P1)." in since
    assert not any("Armor" in line or "Laser" in line for line in since)
    after = shown[asked[1] :]
    assert after.index("<clear>") < next(place for place, line in enumerate(after) if "Laser" in line)


def test_what_a_card_shows_in_a_window_is_told_to_who_played_it() -> None:
    """Ben looks at Ana's hand by Sensors at the end of her turn; he hears what he saw, and she does not."""
    match = position(seat("P1", "armor"), seat("P3", "long_range_sensors laser"))
    lines = ["", "end turn", "x", "", "play sensors", "", "pass", "", "look ana", "", "", "quit", "n"]
    shown = sitting(match, [PERSON, PERSON], lines)
    looks = [line for line in shown if "looks at the hand of Ana" in line]
    assert "Ben looks at the hand of Ana: Armor." in looks
    seen = shown.index("Ben looks at the hand of Ana: Armor.")
    handed = [line for line in shown[:seen] if line.startswith("Hand over")]
    assert handed[-1].startswith("Hand over to Ben")
    together = [place for place, line in enumerate(shown) if line.startswith("Does anyone answer? Enter")]
    assert len(together) == 2
    assert together[0] < seen < together[1], "before all are asked again"
    assert "<clear>" in shown[seen : together[1]]


def test_nobody_takes_back_what_another_did_unasked() -> None:
    """Who has the screen after the curtain must ask for it; who moved may do it before all answer."""
    match = position(seat("P1", "armor"), seat("P3", "laser"))
    shown = sitting(match, [PERSON, PERSON], ["", "end turn", "x", "", "undo", "n", "quit", "n"])
    assert any(line.startswith("The last move is another player") for line in shown)
    assert match.seat == 1
    match = position(seat("P1", "armor"), seat("P3", "laser"))
    shown = sitting(match, [PERSON, PERSON], ["", "end turn", "undo", "", "quit", "n"])
    assert any("Ana takes the last move back." in line for line in shown)
    assert (match.seat, match.takebacks) == (0, 1)


def test_no_curtain_falls_while_nobody_has_secrets() -> None:
    """Races are picked in the open."""
    screen = Scripted(["1", "1"])
    match = Match(GAME, 2, {"firstPlayer": 0}, seed=3)
    Session(Table(screen, match, Seating([PERSON, PERSON], seed=1), "en")).run()
    picked = screen.shown.index("Player 2, pick your race. [IO-4.5]")
    assert "<clear>" not in screen.shown[:picked]
    assert "<clear>" in screen.shown[picked:]
    assert screen.shown.count("Player 1 plays the Nelgs.") <= 1


def test_rest_passes_until_the_own_turn() -> None:
    """Cal is asked once, rests, and is asked again when it is his turn; only a window can be slept through."""
    match = position(seat("P13", "armor"), seat("P16", "armor"), seat("P20", "move"))
    shown = sitting(match, ["random", "random", PERSON], ["rest", "rest"])
    asked = [line for line in shown if "Do you answer?" in line]
    assert len(asked) == 1
    assert any(line.startswith("Cal, it is your turn") for line in shown)
    assert any("Nobody is asking you" in line for line in shown)


def test_who_is_met_is_not_asleep() -> None:
    """A window about oneself is asked, rest or not."""
    match = position(
        seat("P1", "armor"), seat("P1", "move"), at={"step": "window", "window": "encounter", "defender": 1}
    )
    face = face_of(GAME, Texts("en", NAMES))
    assert [face.concerns(match.view(-1), viewer) for viewer in (0, 1)] == [False, True]
    assert face.prompt(match.view(1), 1).startswith("Ben, Ana meets you on P1. Do you answer?")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "line", ["play wormhole_generator", "Play Wormhole", "wormhole play", "play worm", "play générateur", "trou jouer"]
)
def test_names_and_beginnings_are_understood(line: str, language: str) -> None:
    """In any letters and order, in both languages."""
    match = position(seat("P1", "wormhole_generator laser"), seat("P3"))
    sitting(match, [PERSON, "random"], [line], language)
    assert type(match.state.steps[-1]).__name__ == "Warp"


def test_a_hint_names_what_is_seen() -> None:
    """A card is called by its name, not by its number."""
    match = position(seat("P1", "armor"), seat("P3"), under={"P1": ["clone"]})
    shown = sitting(match, [PERSON, "random"], ["search", "hint", "hint"])
    assert "Aim: Fill your hand: it has room, so the card costs you nothing." in shown
    assert "Move: take 1 (take Clone)" in shown


def test_nothing_is_guessed_between_two() -> None:
    """Both are named, and nothing is played; a planet's number is never half of another's."""
    match = position(seat("P1", "move scavengers long_range_sensors"), seat("P3"), discard=["laser"])
    shown = sitting(match, [PERSON, "random"], ["play", "move p1"])
    assert any(line.startswith("“play” could be: play") for line in shown)
    assert match.decision == 0
    assert any("[IO-" in line for line in shown[-3:]), "P1 is where Ana is, not the beginning of P13"


def test_a_bare_word_spends_nothing() -> None:
    """Who says no more than "search" has not said that the ability shall go for it."""
    match = position(seat("P1", "armor", "nelgs"), seat("P3"), hazards={"P1": "aggressive_plant"})
    shown = sitting(match, [PERSON, "random"], ["fouiller"], "fr")
    assert any("peut vouloir dire" in line and "search ability" in line for line in shown)
    assert match.decision == 0


def test_players_are_called_by_name() -> None:
    """Whoever has a name is met by it."""
    match = position(seat("P1", "laser"), seat("P2", "laser"), seat("P2", "laser"))
    sitting(match, [PERSON, PERSON, PERSON], ["", "move P2", "encounter cal", "", ""])
    assert any(type(event).__name__ == "Met" for event in match.log)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_and_race_is_described(language: str) -> None:
    """With its rule; in the races' options too."""
    match = position(seat("P1"), seat("P3"))
    face = face_of(GAME, Texts(language))
    card, race = (next(topic for topic in face.topics() if topic.name == name) for name in ("card", "race"))
    for name in CARDS:
        (told,) = card.tell(match.view(0), name)
        assert re.search(r"\[IO-\d+\.\d+\]", told.plain), name
    for name in RACES[1:]:
        (told,) = race.tell(match.view(0), name)
        assert re.search(r"P\d+.*\[IO-12\.\d+\]", told.plain), name
    assert "Laser" in card.tell(match.view(0), "")[0].plain


def test_a_hand_says_what_its_cards_do_and_how_many_it_holds() -> None:
    """Weapons by range and type, defenses by what they stop, and the guard of the planet by what overcomes it."""
    match = position(seat("P1", "blaster shield"), seat("P3"), hazards={"P1": "natives"})
    face = face_of(GAME, Texts("en", NAMES))
    said = "\n".join(line.plain for line in face.panel(match.view(0), 0)).replace("\u00a0", " ")
    assert "Hand of Ana (2 of 5): Blaster (Long, energy), Shield (stops energy)" in said
    assert "P1 is guarded by the Natives, overcome by Seduce, Intimidate or Trade." in said


def test_the_holder_of_the_oracle_is_told_first() -> None:
    """Nothing that follows can push it off the screen."""
    match = position(seat("P1"), seat("P3"), oracle=1)
    face = face_of(GAME, Texts("en", NAMES))
    line = next(line.plain for line in face.panel(match.view(0), 0) if "Ben" in line.plain)
    assert re.match(r"  2 Ben +Oracle, ", line)


def test_all_kinds_of_moves_fit_a_small_screen() -> None:
    """In 80 columns and 24 rows a turn's search, cards, moves and end are all to be seen."""
    hand = "move scavengers long_range_sensors entropy_inhibitor blaster"
    match = position(seat("P1", hand), seat("P1"), seat("P5"), discard=["laser"])
    shown = sitting(match, [PERSON, "random", "random"], [], width=80, height=24)
    text = "\n".join(shown).replace("\u00a0", " ")
    for expected in ("search here", "play:  ", "move to:  ", "the Nebula", "stay, and challenge", "end your turn"):
        assert expected in text, expected
    assert re.search(r"move to:  \d+ the Nebula  \d+ P2  \d+ P6", text), "the challenge does not part the moves"
    start = next(place for place, line in enumerate(shown) if "neb" in line) - 2
    assert len(shown[start:]) <= 24


def test_a_saved_match_knows_its_table(tmp_path: Path) -> None:
    """`--load` alone seats everybody as before; the message says the whole command. Else nobody's hand is shown."""
    file = tmp_path / "mine.starboard"
    words = ("play", "interstellar", "--me", "2", "--seats", "2", "--names", "Ana,Ben", "--seed", "4", "--plain")
    said = typed(tmp_path, *words, "--lang", "en", lines=["1", f"save {file}", "quit", "n"])
    assert f"starboard play --load {file}" in said
    again = typed(tmp_path, "play", "--load", str(file), "--plain", "--lang", "en", lines=["quit", "n"])
    assert "Hand of Ben" in again
    assert "Hand of Ana" not in again
    typed(tmp_path, "verify", str(file), lines=[])  # ends by 0
    plain = tmp_path / "plain.starboard"
    plain.write_text(save(fetch(file)), encoding="utf-8")
    refused = typed(tmp_path, "play", "--load", str(plain), "--lang", "en", lines=[], code=1)
    assert "does not say who sat where" in refused
    mine = typed(tmp_path, "play", "--load", str(plain), "--me", "1", "--plain", "--lang", "en", lines=["quit", "n"])
    assert "Hand of Player 2" not in mine


def test_a_curtain_leaves_nothing_behind(tmp_path: Path) -> None:
    """Screen, scrollback and the lines typed before are gone."""
    terminal = Terminal(tmp_path, "play", "interstellar", "--hotseat", "--seed", "3", "--lang", "en")
    terminal.until("> ")
    terminal.type("race zzz")
    terminal.until("> ")
    terminal.type("1")
    terminal.until("> ")
    terminal.type("1")
    assert "\x1b[3J" in terminal.until("Press Enter.")
    terminal.type("")
    terminal.until("> ")
    terminal.press(b"\x1b[A\r")
    assert "zzz" not in terminal.until("> ")
    terminal.type("quit")
    terminal.until("(y/n)")
    terminal.type("n")
    assert terminal.ends() == 0


def test_a_plain_screen_writes_simple_signs(tmp_path: Path) -> None:
    """No curly quotes, no ellipsis, no multiplication sign: ASCII, in English."""
    words = ("play", "interstellar", "--seats", "3", "--seed", "7", "--plain", "--lang", "en", "--me", "1")
    said = typed(tmp_path, *words, lines=["help", "xyzzy", "1", "log 1", "all", "quit", "n"])
    assert said.isascii(), re.findall(r"[^\x00-\x7f]", said)


def test_french_counts_and_places() -> None:
    """Nought cards are none, and the Nebula has its name."""
    texts = Texts("fr")
    assert texts.message("interstellar-cards", count=0) == "0 carte"
    assert texts.action("interstellar", GAME.space.parse("move neb")) == "aller vers la Nébuleuse"
    assert texts.action("interstellar", GAME.space.parse("move P3")) == "aller vers P3"


def test_loot_shows_what_is_still_to_be_had() -> None:
    """To the victor, with the own hand and its limit, and to the dead, who held it (A-138); to nobody else."""
    match = position(
        seat("P3", "laser"), seat("P3", "sword move"), at={"step": "combat", "range": "medium", "defender": 1}
    )
    for player, text in ((0, "play laser"), (1, "take the hit"), (1, "die")):
        match.play(player, GAME.space.parse(text))
    face = face_of(GAME, Texts("en", NAMES))
    panels = ["\n".join(line.plain for line in face.panel(match.view(viewer), 0)) for viewer in (0, 1, SPECTATOR)]
    for panel in panels[:2]:
        assert "Still to be had from the dead: Sword\u00a0(Short,\u00a0physical\u00a0force), Move" in panel
    assert "Hand of Ana (1 of 5)" in panels[0]
    assert "Sword" not in panels[2]


def test_what_can_be_asked_about_the_board() -> None:
    """What touches what, what one knows, and the discard pile."""
    match = position(
        seat("P1"), seat("P3"), discard=["laser", "laser"], under={"P2": [{"card": "clone", "knownBy": [0]}]}
    )
    shown = sitting(match, [PERSON, "random"], ["near p3", "near", "near P30", "known", "discards"])
    for line in (
        "P3 touches the Nebula, P2, P4, P15, P16, P17.",
        "P1 touches the Nebula, P2, P4, P13, P14, P18.",
        "No planet P30 is in play.",
        "P2: Clone",
        "The discard pile has 2 cards: 2 × Laser.",
    ):
        assert line in shown, line


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("size", list(Size))
def test_the_ring_fits_80_columns(seats: int, size: Size) -> None:
    """Every planet is on the map, however many players stand on one of them."""
    match = Match(GAME, seats, seed=seats)
    lines = [line.plain for line in face_of(GAME, Texts("en")).board(match.view(0), size, plain=True)]
    assert max(len(line) for line in lines) <= (90 if size is Size.WIDE else 80)
    assert len(lines) == (5 if size is Size.SHORT else 9)
    s = match.state
    assert isinstance(s, Galaxy)
    planets = [SPACE.texts[planet] for planet in s.planets if planet]
    found = re.findall(r"P\d+", " ".join(lines))
    assert sorted(found) == sorted(planets)


def test_two_copies_show_halves_owners_and_what_is_due() -> None:
    """Charmed and Strange, whose system is whose and which is nobody's, the planet due next and the one after it."""
    match = Match(GAME, 7, seed=2)
    face = face_of(GAME, Texts("en", NAMES))
    lines = [line.plain for line in face.board(match.view(0), Size.NARROW, plain=True)]
    assert [line for line in lines if line in {"Charmed", "Strange"}] == ["Charmed", "Strange"]
    assert lines[2].startswith("  1 Ana")
    assert lines[-1].startswith("  8 nobody")
    s = match.state.clone()
    assert isinstance(s, Galaxy)
    s.entropy = True
    s.holder = 0
    due = next(line.plain for line in face.panel(s, 0) if line.plain.startswith("Entropy"))
    highest = re.fullmatch(r"Entropy: next to go is P(\d+)/\d \(Charmed\), then P(\d+)/\d", due)
    assert highest, due
    halves = [s.planets[1:21], s.planets[21:]]
    numbers = [max(int(SPACE.texts[planet][1:].split("/")[0]) for planet in half) for half in halves]
    assert [int(highest[1]), int(highest[2])] == numbers
    s.holder = -1
    for language, said in (("en", "Entropy pauses until somebody"), ("fr", "L’entropie attend que quelqu’un")):
        panel = [line.plain for line in face_of(GAME, Texts(language, NAMES)).panel(s, 0)]
        assert any(line.startswith(said) for line in panel), panel
    s.turn = 140
    assert due in [line.plain for line in face.panel(s, 0)], "from the clock's turn on nothing pauses"


@pytest.mark.parametrize(
    ("language", "card", "ability"),
    [
        ("en", "Bob, Intimidate is played on you.", "Bob, a race’s ability, no card, acts on you as Intimidate."),
        (
            "fr",
            "Bob, on joue Intimider contre vous.",
            "Bob, le pouvoir d’un peuple, et non une carte, agit contre vous comme Intimider.",
        ),
    ],
)
def test_8_12_who_is_asked_hears_whether_it_is_a_card_or_an_ability(language: str, card: str, ability: str) -> None:
    """Else nobody would see why a Hologram is refused."""
    people = [seat("P1", "intimidate", "xangofin"), seat("P1", "hologram")]
    for played, said in (("play intimidate", card), ("ability", ability)):
        match = position(*people, at={"step": "diplomacy", "defender": 1})
        match.play(0, GAME.space.parse(played))
        assert face_of(GAME, Texts(language, ["Ann", "Bob"])).prompt(match.view(1), 1).startswith(said)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("hazard plague", "Plague: overcome by Chemical Foam, Medicine or Stone People (for nothing). Lies on: P1."),
        ("hazard", "Labyrinth: overcome by Vriddhi (for nothing) or losing your next turn."),
        ("card seduce", "Seduce. Diplomacy (a utility card), single use: it is discarded."),
        ("card scavengers", "Scavengers. Utility card, single use: it is discarded."),
        ("card laser", "Weapon, for combat at its range; it stays in your hand."),
    ],
)
def test_hazards_and_the_classes_of_cards_are_told(asked: str, told: str) -> None:
    """What overcomes a hazard and where it lies; what a card is, and whether it is spent."""
    match = position(seat("P1", "armor"), seat("P3"), hazards={"P1": "plague"})
    shown = sitting(match, [PERSON, "random"], [asked])
    assert any(told in line for line in shown), shown[-8:]


def test_a_race_can_be_asked_for_while_one_is_picked() -> None:
    """Whoever names a race that is not theirs to pick hears why, and what it could do."""
    screen = Scripted(["race alar", "race kith", "race zeta"])
    match = Match(GAME, 2, {"firstPlayer": 0}, seed=3)
    Session(Table(screen, match, Seating([PERSON, PERSON], seed=1), "en")).run()
    assert sum("Home planet P" in line for line in screen.shown) > 2


def test_no_prompt_speaks_of_somebody_to_themselves() -> None:
    """Who meets or searches is called you."""
    match = position(
        seat("P1", "armor"), seat("P1", "move"), at={"step": "window", "window": "encounter", "defender": 1}
    )
    face = face_of(GAME, Texts("en", NAMES))
    assert face.prompt(match.view(0), 0) == "Ana, you meet Ben on P1. Do you play a card first?"


def test_only_what_begins_so_is_offered_where_it_is_not_allowed() -> None:
    """`? neural` is about the card in hand, not about what only Kith may do with another."""
    match = position(seat("P1", "neural_whip"), seat("P3"))
    shown = sitting(match, [PERSON, "random"], ["? neural", "play neural", "? restore"])
    assert not any("restore" in line and "could be" in line for line in shown)
    assert any("Only Kith" in line or "Kith" in line for line in shown[-3:])


def test_cards_are_named_without_underscores() -> None:
    """In lists and hints, which are understood as they are written."""
    match = position(seat("P1", "long_range_sensors"), seat("P3"), under={"P2": ["laser"]})
    shown = sitting(match, [PERSON, "random"], ["hint", "play long range sensors"])
    assert not any("long_range" in line for line in shown)
    assert any("look under" in line for line in shown)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hint_has_a_reason(language: str) -> None:
    """Whatever is decided, in both languages, but for what the list tells well enough."""
    face, bot = face_of(GAME, Texts(language)), GreedyBot(1)
    match = Match(GAME, 3, seed=6)
    asked = set()
    while not match.over and match.decision < 250:
        seat, seen = match.seat, match.view(match.seat)
        action = bot.choose(GAME, seen, seat)
        if not isinstance(action, PickRace):
            assert face.reason(seen, seat, [action]).endswith((".", "!", "]"))
        assert face.words(seen, [action])
        asked.add(type(action))
        match.play(seat, action)
    assert len(asked) > 12


class Low(Scripted):
    """A window of 80 columns and 24 rows, and what stands in it whenever something is typed."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(lines, width=80, height=24)
        self.windows: list[list[str]] = []

    def say(self, text: str | Text = "", style: str = "", *, indent: int = 0, whole: bool = False) -> None:
        line = Text(text) if isinstance(text, str) else text
        self.shown += [part.plain for part in wrapped(line, 80, indent=indent)]

    def ask(self, prompt: str) -> str:
        self.windows.append([*self.shown, prompt][-24:])
        return super().ask(prompt)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [7, 12])
def test_a_low_window_shows_the_own_planet_and_its_neighbours_even_with_two_copies(seats: int, language: str) -> None:
    """Whoever decides sees there where they are and what they hold, without scrolling back."""
    match = Match(GAME, seats, {"firstPlayer": 0}, seed=seats)
    screen = Low(["1", "2"] * 6)
    Session(Table(screen, match, Seating([PERSON, *["greedy"] * (seats - 1)], ["Ana"], seed=1), language)).run()
    assert len(screen.windows) > 8
    for window in screen.windows[:-1]:
        assert any(re.search(r"@1(?!\d)" if seats > 9 else "@1", line) for line in window), window
        assert any(line.startswith(("Hand of Ana", "Main d’Ana")) for line in window), window


def test_a_pass_in_a_window_is_told_by_what_happens_if_nobody_answers() -> None:
    """The answers are sealed, so what a pass brings depends on the others: its preview takes it that they pass too."""
    match = position(seat("P1", "wormhole_generator armor"), seat("P2", "move laser"), seat("P3", "armor"))
    shown = sitting(match, [PERSON, PERSON, PERSON], ["", "end turn", "x", "", "? pass"], height=60)
    told = shown.index("  If nobody answers, the end of the turn goes on.")
    assert shown[told + 1] == "  Turn 2: Ben."


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Ben is there, and dies unless they flee."), ("fr", "Ben s’y trouve et mourra faute de fuir.")],
)
def test_a_hint_says_whom_the_cannon_would_hit(language: str, said: str) -> None:
    """Not that it is the one of two planets which the bot prefers."""
    match = position(seat("P1", "galactic_cannon laser"), seat("P2", "armor"))
    shown = sitting(match, [PERSON, "random"], ["play cannon", "hint"], language)
    assert any(line.endswith(said) for line in shown), shown[-4:]


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (DrawSome(2), "Draw: more cards are more to choose from."),
        (KeepNoMore(), "Keep your hand as it is: nothing there is worth more."),
        (PickNone(), "Keep your hand as it is: nothing there is worth more."),
        (LookAt(1), "Learn what somebody holds."),
        (KeepHazard(), "Keep the hazard: you can lay it on a planet later."),
        (Deploy(1), "Guard this planet: whoever searches here has to overcome the hazard."),
        (BoxHazard(), "Be rid of the hazard: nobody has to overcome it any more."),
        (Push(1), "Save a card: what lies under a planet cannot be drawn from your hand."),
        (Restore(), "Get your ability back, to use it once more."),
        (ChooseDelay(1), "You do not hold the Oracle: let the end wait."),
        (Depart(), "Save what you hold: it may do more good later."),
    ],
)
def test_what_is_rarely_decided_has_a_reason_too(action: Action, said: str) -> None:
    """In every hint a person reads why."""
    match = position(seat("P1", "laser"), seat("P2", "armor"))
    assert face_of(GAME, Texts("en")).reason(match.view(0), 0, [action]) == said


@pytest.mark.parametrize(
    ("oracle", "said"),
    [
        (1, "Win the Oracle from who holds it."),
        (0, "Fight: your weapons promise a combat that you can win."),
    ],
)
def test_an_attack_is_on_who_is_met(oracle: int, said: str) -> None:
    """Only where that is who holds the Oracle is it told so."""
    at = {"step": "intent", "defender": 1}
    match = position(seat("P1", "laser"), seat("P1", "armor"), at=at, oracle=oracle)
    assert face_of(GAME, Texts("en")).reason(match.view(0), 0, [Attack()]) == said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (Play(CARDS.index("shield")), "Stay alive: stop the attack."),
        (Play(CARDS.index("cloaking_device")), "Stay alive: get out of the combat."),
        (Play(CARDS.index("move")), "Stay alive: get out of the combat."),
        (Play(CARDS.index("scavengers")), "Scavengers. "),
        (TakeHit(), "Let it happen: nothing that you hold helps enough."),
    ],
)
def test_a_hint_under_attack_says_what_stops_it_and_what_does_not(action: Action, said: str) -> None:
    """IO-9.8, IO-9.11 A defense does, an escape ends the combat, and Scavengers only fetch what may."""
    at = {"step": "combat", "defender": 1, "range": "medium"}
    match = position(seat("P1", "laser"), seat("P1", "shield cloaking_device move scavengers"), at=at)
    match.play(0, Play(CARDS.index("laser")))
    assert match.why_not(action) is None
    assert face_of(GAME, Texts("en")).reason(match.view(1), 1, [action]).startswith(said)


@pytest.mark.parametrize(
    ("space", "said"),
    [
        ("P3", "others are near there"),
        ("P2", "others are near there"),
        ("P13", "keep away from the others"),
        ("neb", "in the Nebula nobody can meet you"),
    ],
)
def test_a_hint_sends_the_holder_away_from_others_only_where_it_does(space: str, said: str) -> None:
    """Ana stands two spaces from Ben."""
    match = position(seat("P1", "laser"), seat("P3", "armor"), oracle=0)
    go = Go(SPACE.texts.index(space))
    assert said in face_of(GAME, Texts("en")).reason(match.view(0), 0, [go])


def test_a_hint_calls_nobody_near_who_is_far() -> None:
    """Wherever the holder goes it says how far others are, unless that is two spaces, or no nearer than before."""
    match = position(seat("P18", "laser"), seat("P24", "armor"), compact=False, oracle=0)
    view, reason = match.view(0), face_of(GAME, Texts("en")).reason
    assert isinstance(view, Galaxy)
    far_from_ben = distances(view, view.players[1].place)
    planets = [space for space in range(1, 31) if node_at(view, space) >= 0]
    away = {space: far_from_ben[node_at(view, space)] for space in planets}
    here = away[SPACE.texts.index("P18")]
    said = {space: reason(view, 0, [Go(space)]) for space in away}
    assert {far for far in away.values() if 2 < far < here}
    for space, far in away.items():
        apart = f"You have the Oracle: there nobody is nearer to you than {far} spaces."
        assert (said[space] == apart) == (2 < far < here), (space, far, said[space])
        assert ("others are near there" in said[space]) == (far <= 2), (space, far, said[space])


def test_who_stays_under_the_cannon_keeps_no_peace() -> None:
    """IO-10.8 Nobody fights there: who stays dies."""
    match = position(seat("P2", "galactic_cannon"), seat("P3", "move"), oracle=1)
    for action in (Play(CARDS.index("galactic_cannon")), Aim(SPACE.texts.index("P3"))):
        match.play(0, action)
    said = face_of(GAME, Texts("en")).reason(match.view(1), 1, [Stay()])
    assert said == "Let it happen: nothing that you hold helps enough."


def test_a_hint_for_a_race_says_what_it_can_do() -> None:
    """Which is more to go by than how often it won."""
    shown = sitting(Match(GAME, 2, {"firstPlayer": 0}, seed=3), [PERSON, "random"], ["hint"])
    assert any(line.startswith("Aim: Home planet P") for line in shown)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A clone of Ana lives on, but the turn of Ana is over. [IO-10.1]"),
        ("fr", "Un clone d’Ana continue à vivre, mais le tour d’Ana est terminé. [IO-10.1]"),
    ],
)
def test_the_table_says_why_a_turn_is_over_after_a_clone(language: str, said: str) -> None:
    """Ana attacks, is killed by Ben's answer, and lives on by her Clone, but her turn has ended (IO-10.1)."""
    at = {"step": "combat", "defender": 1, "range": "short"}
    match = position(seat("P1", "clone", "humans"), seat("P1", "sword", "vriddhi"), at=at)
    typed_in = ["", "pass", "", "play sword", "", "take the hit", "play clone", "", ""]
    shown = sitting(match, [PERSON, PERSON], typed_in, language)
    assert said in shown
