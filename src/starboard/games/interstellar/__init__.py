"""Interstellar Oracle: hold the Oracle when the last planet vanishes."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from starboard.games.interstellar.absence import idle
from starboard.games.interstellar.actions import ACTIONS
from starboard.games.interstellar.board import systems_for
from starboard.games.interstellar.components import box_of, packed
from starboard.games.interstellar.domains import KINDS, NO_HAZARD, NO_RACE, ORACLE
from starboard.games.interstellar.guessing import arrange, complete
from starboard.games.interstellar.judgement import InterstellarJudgement
from starboard.games.interstellar.outcomes import OUTCOMES
from starboard.games.interstellar.rules.setup import SetUp
from starboard.games.interstellar.scenario.scenario import set_up
from starboard.games.interstellar.scoring import outcome
from starboard.games.interstellar.state import FIRST_DRAWN, NO_HOLDER, Galaxy, Player, Setting, Slot
from starboard.games.interstellar.upgrade import upgraded
from starboard.games.interstellar.validity import cards_of, fault_in
from starboard.kernel import (
    COMPONENTS,
    SEATED,
    UNKNOWN,
    Action,
    Domain,
    Game,
    InvalidOptions,
    InvalidPosition,
    Option,
    Options,
    Outcome,
    Refusal,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

ON: Final = (True,)
CLOCKS: Final = 1001
"""15.6 The entropy clock's factor is at most a thousand."""


class InterstellarOracle(Game[Galaxy]):
    """1.1 Search the planets, fight for the Oracle, and hold it when the last planet vanishes."""

    name = "interstellar"
    rules_version = "2"
    older_rules = ("1",)
    seats = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    seats_rule = "IO-1.3"
    options = (
        Option("keepHazards", False, rule="IO-15.1", choices=ON),
        Option("longInhibitor", False, rule="IO-15.2", choices=ON),
        Option("freeRaces", False, rule="IO-15.3", choices=ON),
        Option("closet", False, rule="IO-15.4", choices=ON),
        Option("twoCopies", False, rule="IO-15.5", choices=ON),
        Option("entropyClock", 20, rule="IO-15.6", below=CLOCKS),
        Option("compact", False, rule="IO-15.7", choices=ON),
        Option("arrange", False, rule="IO-15.8", choices=ON),
        Option("firstPlayer", None, rule="IO-4.8", below=12, kind=SEATED),
        COMPONENTS,
    )
    actions = ACTIONS
    outcomes = OUTCOMES
    endings = ("last-planet", "trifecta", "no-winner")
    package = "starboard.games.interstellar"
    judgement = InterstellarJudgement()
    face = "starboard.terminal.boards.interstellar:InterstellarFace"
    page = "starboard.games.interstellar.page"

    def checked_options(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        full = super().checked_options(seats, chosen)
        if chosen.get("twoCopies", seats > 6) != (seats > 6):
            raise _wrong("IO-15.5", "twoCopies", full["twoCopies"])
        full["twoCopies"] = seats > 6
        if full["compact"] and seats > 3:
            raise _wrong("IO-15.7", "compact", True)
        first = full["firstPlayer"]
        if first is not None and first >= seats:
            raise _wrong("IO-4.8", "firstPlayer", first)
        packed(full["components"])
        return full

    def start(self, seats: int, options: Options) -> Galaxy:
        return bare(seats, options, [SetUp()])

    def outcome(self, s: Galaxy) -> Outcome | None:
        return outcome(s)

    def seats_of(self, s: Galaxy) -> int:
        return s.setting.seats

    def conserved(self, s: Galaxy) -> tuple[int, ...]:
        """2.1 Every equipment card is in exactly one place."""
        cards = cards_of(s)
        return tuple([cards.count(card) for card in range(KINDS)])

    def validate(self, s: Galaxy) -> None:
        fault = fault_in(s)
        if fault is not None:
            path, code, rule = fault
            raise InvalidPosition(Refusal(rule, code, (("path", path),)))

    def other_option(self, s: Galaxy, options: Options) -> str:
        """Return the option that a state's setting shows otherwise; a described position has cards of its own."""
        played, said = s.setting, setting_of(s.setting.seats, options)
        for name, one, other in (
            ("keepHazards", played.keep_hazards, said.keep_hazards),
            ("longInhibitor", played.long_inhibitor, said.long_inhibitor),
            ("freeRaces", played.free_races, said.free_races),
            ("closet", played.closet, said.closet),
            ("entropyClock", played.clock, said.clock),
            ("compact", played.compact, said.compact),
            ("arrange", played.arrange, said.arrange),
            ("firstPlayer", played.first, said.first),
            ("components", played.custom, said.custom),
        ):
            if one != other:
                return name
        return ""

    def dealt_options(self, options: Options) -> Options:
        """15.8 Planets lie as dealt where nobody is asked: a described position comes after the arranging."""
        return {**options, "arrange": False}

    def scenario(self, s: Galaxy, options: Options, described: Mapping[str, Any]) -> Galaxy:
        return set_up(s, bare(s.setting.seats, options, []), described)

    def idle(self, seen: Galaxy, rng: Random) -> Action:
        return idle(seen, rng)

    def upgrade(self, version: str, line: dict[str, Any]) -> dict[str, Any]:
        return upgraded(line)

    def pool(self, view: Galaxy, domain: Domain) -> list[int]:
        """Return every card that lies in a hand, a pile or under a planet: all but an Oracle in front of its holder."""
        cards = list(view.setting.cards)
        if view.holder >= 0:
            cards.remove(ORACLE)
        return cards

    def arrange(self, view: Galaxy, domain: Domain, dealt: list[int], rng: Random) -> None:
        arrange(view, dealt, rng)

    def complete(self, s: Galaxy, viewer: int, rng: Random) -> None:
        complete(s, viewer, rng)


def setting_of(seats: int, options: Options) -> Setting:
    """Return what is settled before a game with these options."""
    compact = bool(options["compact"])
    systems = systems_for(seats, compact=compact)
    custom = packed(options["components"])
    copies = box_of(custom).copies
    sets = 2 if seats > 6 else 1
    manifest = tuple([1 if card == ORACLE else copies[card] * sets for card in range(KINDS)])
    first = options["firstPlayer"]
    return Setting(
        seats,
        systems,
        options["keepHazards"],
        options["longInhibitor"],
        options["freeRaces"],
        options["closet"],
        compact,
        options["arrange"],
        options["entropyClock"],
        FIRST_DRAWN if first is None else first,
        manifest,
        custom,
    )


def bare(seats: int, options: Options, steps: list[Any]) -> Galaxy:
    """Return an empty board with all cards in the pile and nobody on it."""
    setting = setting_of(seats, options)
    nodes = setting.nodes
    zeros = (0,) * nodes
    nothing: tuple[tuple[Slot, ...], ...] = ((),) * nodes
    kept: tuple[tuple[int, ...], ...] = ((),) * seats
    players = tuple([Player(seat, NO_RACE, False, 0, 0, (), UNKNOWN) for seat in range(seats)])
    return Galaxy(
        steps,
        setting,
        players,
        turn=0,
        active=0,
        regular=0,
        queue=(),
        moved=False,
        searched=(),
        taken=False,
        xenocached=False,
        struck=False,
        arrived=0,
        encountered=0,
        fallen=0,
        scavenged=0,
        entropy=False,
        half=0,
        holder=NO_HOLDER,
        planets=zeros,
        hazards=(NO_HAZARD,) * nodes,
        under=nothing,
        slots=zeros,
        spared=zeros,
        tokens=zeros,
        lose_turns=(0,) * seats,
        kept=kept,
        pile=setting.cards,
        top=(),
        discard=(),
        spoils=(),
        reshuffled=False,
    )


def _wrong(rule: str, option: str, value: object) -> InvalidOptions:
    return InvalidOptions(Refusal(rule, "wrong-option", (("option", option), ("value", json.dumps(value)))))


GAME: Final = InterstellarOracle()
