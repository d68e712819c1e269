"""Strike: a small card game for two to four, made for the tests because it uses everything that the kernel has."""

from __future__ import annotations

from random import Random
from typing import Final

from starboard.kernel import UNKNOWN, Domain, Game, Line, Option, Options, Outcome, places
from tests.toys.strike.actions import Block, Deflect, Discard, Drawn, Hidden, Lay, Pass, Pick, SpyOn, StrikeAt
from tests.toys.strike.rules import Act, BeginRound, Defuse, DrawCard, Hit, LayAside, PickStance, Reveal, Window
from tests.toys.strike.state import BLOCK, CARD, COPIES, DEFLECT, MINE, SPY, STRIKE, Lost, Player, Table, Trap
from tests.toys.strike.validity import check

__all__ = [
    "BLOCK",
    "CARD",
    "DEFLECT",
    "GAME",
    "MINE",
    "SPY",
    "STRIKE",
    "Act",
    "BeginRound",
    "Defuse",
    "Drawn",
    "Hidden",
    "Hit",
    "Lost",
    "Pick",
    "PickStance",
    "Player",
    "Reveal",
    "Table",
    "Trap",
    "Window",
]


class Strike(Game[Table]):
    """Stances are picked in secret, strikes are answered, and traps lie face down."""

    name = "strike"
    seats = (2, 3, 4)
    seats_rule = "ST-1"
    options = (
        Option("lives", 2, rule="ST-1", choices=(1, 3)),
        Option("hand", 3, rule="ST-1", below=4),
        Option("quick", False, choices=(False, True)),
        Option("cards", None, kind="object"),
    )
    actions = (Pass, Pick, StrikeAt, Lay, SpyOn, Discard, Block, Deflect)
    outcomes = (Hidden, Drawn)
    endings = ("last", "nobody", "deck")
    package = "tests.toys.strike"

    def start(self, seats: int, options: Options) -> Table:
        lives = 1 if options["quick"] else options["lives"]
        players = tuple([Player((), seat, (), lives, UNKNOWN) for seat in range(seats)])
        s = Table([], players, tuple(self.box()), (), (), UNKNOWN, "")
        s.then(BeginRound())
        for seat in reversed(range(seats if options["hand"] else 0)):
            s.then(DrawCard(seat, options["hand"]))
        s.then(LayAside(2))
        return s

    def validate(self, s: Table) -> None:
        check(s)

    def box(self) -> list[int]:
        return [card for card in range(5) for _ in range(COPIES[card])]

    def outcome(self, s: Table) -> Outcome | None:
        if s.steps:
            return None
        lives = tuple([player.lives for player in s.players])
        ranking = places(list(lives))
        winners = tuple([seat for seat in range(len(lives)) if ranking[seat] == 1]) if any(lives) else ()
        lines = tuple([Line(seat, "lives", (), count) for seat, count in enumerate(lives)])
        return Outcome(s.ending, lives, ranking, winners, lines)

    def conserved(self, s: Table) -> object:
        held = [card for player in s.players for card in (*player.hand, *[trap.card for trap in player.traps])]
        latest = [s.latest] if s.latest != UNKNOWN else []
        return sorted([*held, *s.deck, *s.aside, *s.spent, *latest])

    def pool(self, view: Table, domain: Domain) -> list[int]:
        return self.box()

    def complete(self, s: Table, viewer: int, rng: Random) -> None:
        if not s.steps:
            return
        top = s.steps[-1]
        if isinstance(top, PickStance):
            for player in s.players[: top.asked[0]]:
                if player.lives and player.stance == UNKNOWN:
                    player.stance = rng.randrange(3)
        elif isinstance(top, Defuse):
            s.steps[-1] = Defuse(top.seat, top.target, top.place, s.players[top.target].traps[top.place].card)


GAME: Final = Strike()
