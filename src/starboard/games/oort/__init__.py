"""Oort: rockets without brakes slide through an asteroid field, take resources and raid each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.oort.actions import (
    Coast,
    Exit,
    Fly,
    Hyperdrive,
    Place,
    Raid,
    Spare,
)
from starboard.games.oort.components import checked_box
from starboard.games.oort.domains import DROUGHT, DROUGHTS, LETTERS, SLOTS, TYPES
from starboard.games.oort.judgement import OortJudgement
from starboard.games.oort.notation import parse_position, parse_record, position, record, turn, turns
from starboard.games.oort.outcomes import Tile, Token, Turn
from starboard.games.oort.refusals import not_beside_a_position
from starboard.games.oort.rules import LAY_TILE, PLACE_ROCKET, PUT_TOKENS, SCATTER_TOKEN
from starboard.games.oort.scoring import breakdown, outcome, points
from starboard.games.oort.state import EMPTY_BAG, NOT_PLACED, Cloud
from starboard.games.oort.upgrade import upgraded
from starboard.games.oort.validity import check
from starboard.kernel import COMPONENTS, Action, Game, InvalidOptions, Line, Option, Options, Outcome, Step, legal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

SETUPS: Final = 1 << 64
"""OO-3.9 So many numbered set-ups there are."""


class Oort(Game[Cloud]):
    """OO-1.2 Lay out the board, place the rockets, then fly in rotation until the board is empty."""

    name = "oort"
    rules_version = "2"
    older_rules = ("1",)
    seats = (2, 3, 4)
    seats_rule = "OO-3.1"
    options = (
        Option("setup", None, rule="OO-3.9", below=SETUPS),
        Option("scattered", False, rule="OO-3.5", choices=(True,)),
        Option("drought", DROUGHT, rule="OO-6.2", choices=DROUGHTS),
        COMPONENTS,
    )
    actions = (Place, Fly, Hyperdrive, Coast, Exit, Spare, Raid)
    outcomes = (Tile, Turn, Token)
    endings = ("swept", "drought")
    package = "starboard.games.oort"
    judgement = OortJudgement()
    face = "starboard.terminal.boards.oort:OortFace"
    tensors = "starboard.games.oort.tensors:TENSORS"
    traits = "starboard.games.oort.traits:TRAITS"

    def checked_options(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        full = super().checked_options(seats, chosen)
        tiles_of(full)
        return full

    def start(self, seats: int, options: Options) -> Cloud:
        tiles = tiles_of(options)
        layout = "" if options["setup"] is None else numbered_layout(options["setup"])
        steps: list[Step] = [PLACE_ROCKET, SCATTER_TOKEN if options["scattered"] else PUT_TOKENS]
        if not layout:
            steps.append(LAY_TILE)
        return Cloud(steps, tiles, options["drought"], layout, (), (NOT_PLACED,) * seats, (EMPTY_BAG,) * seats, 0, 1)

    def outcome(self, s: Cloud) -> Outcome | None:
        return outcome(s)

    def points(self, seen: Cloud) -> tuple[int, ...]:
        return tuple([points(bag, seen.board.worth) for bag in seen.holdings])

    def breakdown(self, seen: Cloud) -> list[Line]:
        return breakdown(seen)

    def conserved(self, s: Cloud) -> tuple[int, ...]:
        """OO-3.4 All tokens, five of each type, are on the board or held (while they are being laid: in the box)."""
        if len(s.tokens) < 2 * SLOTS:
            return (5,) * len(TYPES)
        held = [sum([bag[kind] for bag in s.holdings]) for kind in range(len(TYPES))]
        return tuple([s.tokens.count(kind) + held[kind] for kind in range(len(TYPES))])

    def validate(self, s: Cloud) -> None:
        check(s)

    def other_option(self, s: Cloud, options: Options) -> str:
        if s.drought != options["drought"]:
            return "drought"
        if s.tiles != tiles_of(options):
            return "components"
        if options["setup"] is not None and s.layout != numbered_layout(options["setup"]):
            return "setup"
        laying = SCATTER_TOKEN in s.steps or PUT_TOKENS in s.steps
        return "scattered" if laying and (SCATTER_TOKEN in s.steps) != options["scattered"] else ""

    def idle(self, seen: Cloud, rng: Random) -> Action:
        """Coast past wormholes and spare everybody, as whoever does nothing would; the flight itself is drawn."""
        for action in legal(seen):
            if isinstance(action, Coast | Spare):
                return action
        return super().idle(seen, rng)

    def upgrade(self, version: str, line: dict[str, Any]) -> dict[str, Any]:
        return upgraded(line)

    def position(self, s: Cloud) -> str:
        return position(s)

    def parse_position(self, text: str, chosen: Mapping[str, Any] | None = None) -> Cloud:
        options = self.full_options(chosen or {})
        for name in ("setup", "components"):
            if options[name] is not None:
                raise InvalidOptions(not_beside_a_position(name))
        return parse_position(text, options["drought"])

    def seats_of(self, s: Cloud) -> int:
        return len(s.rockets)

    def record(self, start: Cloud, played: list[Action], s: Cloud) -> str:
        return record(start, played, s)

    def parse_record(self, text: str) -> tuple[Cloud, list[list[Action]]]:
        return parse_record(text)

    def turn(self, s: Cloud, text: str) -> list[Action]:
        return turn(s, text)

    def turns(self, s: Cloud) -> list[str]:
        return turns(s)


def tiles_of(options: Options) -> str:
    """OO-2.5, OO-2.9 Replaced components as a state keeps them; nothing for those of this project."""
    return "" if options["components"] is None else checked_box(options["components"])


MASK: Final = (1 << 64) - 1


def numbered_layout(seed: int) -> str:
    """OO-3.9 The layout of a numbered set-up, by SplitMix64, so that two programs can agree on it."""
    state = seed

    def below(limit: int) -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return (mixed ^ (mixed >> 31)) % limit

    letters = list(LETTERS)
    for last in range(SLOTS - 1, 0, -1):
        other = below(last + 1)
        letters[last], letters[other] = letters[other], letters[last]
    return "".join([letter + str(below(4)) for letter in letters])


GAME: Final = Oort()
