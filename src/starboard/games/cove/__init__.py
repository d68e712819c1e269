"""Merchants Cove: The Oracle, for one to four Oracles; alone against the Peddler."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from starboard.games.cove.actions import ACTIONS, Decline, Done
from starboard.games.cove.components import board_of, text_of
from starboard.games.cove.components.checks import check_components
from starboard.games.cove.domains import COLOURS, LEVELS, ROGUE_CARDS, TOWNSFOLK
from starboard.games.cove.judgement import CoveJudgement
from starboard.games.cove.outcomes import OUTCOMES
from starboard.games.cove.rules.setup import NOT_DRAWN, SET_UP
from starboard.games.cove.rules.townsfolk import AssignCard
from starboard.games.cove.scenario.scenario import lay_out
from starboard.games.cove.scoring import earned_lines, outcome
from starboard.games.cove.state import Cove, Peddler, fresh_oracle
from starboard.games.cove.upgrade import upgraded
from starboard.games.cove.validity import check_state
from starboard.kernel import COMPONENTS, Action, Game, Line, Option, Options, Outcome, legal

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from starboard.kernel import Domain


class MerchantsCove(Game[Cove]):
    """MC-1.1 Make Goods from Runes, stars and predictions, sell them at the piers; most Gold after 3 rounds wins."""

    name = "cove"
    rules_version = "2"
    older_rules = ("1",)
    seats = (1, 2, 3, 4)
    seats_rule = "MC-1.1"
    options = (
        COMPONENTS,
        Option("rogues", "random", rule="MC-4.3", choices=ROGUE_CARDS),
        Option("divinationDice", "either", rule="MC-9.38", choices=("both",)),
        Option("level", "normal", rule="MC-18.3", choices=("easy", "hard"), seats=(1,)),
    )
    actions = ACTIONS
    outcomes = OUTCOMES
    open_chance = True
    endings = ("scored", "won", "lost")
    package = "starboard.games.cove"
    judgement = CoveJudgement()
    face = "starboard.terminal.boards.cove:CoveFace"
    page = "starboard.games.cove.page"

    def called(self, options: Options) -> dict[tuple[str, str], str]:
        """MC-3.18 The Townsfolk go by the names that the owner gave them."""
        cards = options["components"]["townsfolk"] if options["components"] else []
        return {(TOWNSFOLK.name, card["id"]): card["name"] for card in cards if "name" in card}

    def checked_options(self, seats: int, chosen: Mapping[str, Any]) -> Options:
        full = super().checked_options(seats, chosen)
        if full["components"] is not None:
            check_components(full["components"])
        return full

    def start(self, seats: int, options: Options) -> Cove:
        components = text_of(options["components"])
        board = board_of(components)
        rogues = str(options["rogues"])
        level = LEVELS.index(str(options["level"]))
        ones, twos = board.corruption
        return Cove(
            steps=[SET_UP],
            components=components,
            rogue_card=ROGUE_CARDS.index(rogues) if rogues in ROGUE_CARDS else NOT_DRAWN,
            both_dice=options["divinationDice"] == "both",
            level=level,
            round=1,
            turn=0,
            order=(),
            stack=(),
            market=0,
            bag=(*[count - board.halls_start for count in board.adventurers[:4]], board.adventurers[4]),
            halls=(board.halls_start,) * len(COLOURS),
            lair=0,
            boats=((),) * 6,
            docks=(-1,) * 4,
            landing=(),
            square=(),
            townsfolk=board.deck,
            dismissed=(),
            deck=(0,) * ones + (1,) * twos,
            discards=(),
            box=(ones, twos),
            oracles=tuple([fresh_oracle(board, seat) for seat in range(seats)]),
            peddler=Peddler(board.first_hour, board.solo_gold[level], (0,) * 8) if seats == 1 else None,
        )

    def outcome(self, s: Cove) -> Outcome | None:
        return None if s.steps else outcome(s)

    def points(self, seen: Cove) -> tuple[int, ...]:
        """The Gold on the markers; at the end what is left of it."""
        return tuple([oracle.gold for oracle in seen.oracles]) if seen.steps else tuple(outcome(seen).scores)

    def breakdown(self, seen: Cove) -> list[Line]:
        if not seen.steps:
            return [line for line in outcome(seen).breakdown if line.seat >= 0]
        return [line for oracle in seen.oracles for line in earned_lines(oracle)]

    def conserved(self, s: Cove) -> Any:
        """The Adventurers by colour, the Townsfolk, and the Corruption cards by their icons."""
        people = list(s.bag)
        for place in (*s.boats, s.landing):
            for adventurer in place:
                people[adventurer] += 1
        for colour, count in enumerate(s.halls):
            people[colour] += count
        people[4] += s.lair
        cards = [*s.square, *s.townsfolk, *s.dismissed]
        cards += [card for oracle in s.oracles for card in oracle.staff if card >= 0]
        cards += [step.card for step in s.steps if isinstance(step, AssignCard)]
        corruption = [*s.deck, *s.discards]
        for oracle in s.oracles:
            corruption += oracle.corruption
        return tuple(people), tuple(sorted(cards)), tuple(sorted(corruption))

    def validate(self, s: Cove) -> None:
        check_state(s)

    def other_option(self, s: Cove, options: Options) -> str:
        if s.components != text_of(options["components"]):
            return "components"
        if s.both_dice != (options["divinationDice"] == "both"):
            return "divinationDice"
        if s.level != LEVELS.index(str(options["level"])):
            return "level"
        rogues = str(options["rogues"])
        return "rogues" if rogues in ROGUE_CARDS and s.rogue_card != ROGUE_CARDS.index(rogues) else ""

    def idle(self, seen: Cove, rng: Random) -> Action:
        """Decline what may be declined and end what may be ended; what must be done is drawn."""
        for action in legal(seen):
            if isinstance(action, Decline | Done):
                return action
        return super().idle(seen, rng)

    def upgrade(self, version: str, line: dict[str, Any]) -> dict[str, Any]:
        return upgraded(line)

    def scenario(self, s: Cove, options: Options, described: Mapping[str, Any]) -> Cove:
        return lay_out(s, described)

    def pool(self, view: Cove, domain: Domain) -> list[int]:
        ones, twos = view.box
        return [0] * ones + [1] * twos


GAME: Final = MerchantsCove()
