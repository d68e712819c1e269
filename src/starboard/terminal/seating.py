"""Who sits where: people at this keyboard, and bots."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from starboard.bots import Bot, bot_names, check_bot, make_bot
from starboard.bots.external import is_given_up
from starboard.kernel import InvalidOptions, Refusal, StarboardError
from starboard.kernel.mistakes import failed
from starboard.texts import Texts, refusal_said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from starboard.bots import BotFault
    from starboard.kernel import Action, Match

PERSON: Final = ""
"""What stands for a person where a bot's name could stand."""
LONGEST_NAME: Final = 20


class Seating:
    """Each seat's player: PERSON or the name of a bot; and the names they go by."""

    def __init__(self, players: Sequence[str], names: Sequence[str] = (), *, seed: int | None = None) -> None:
        """Raise InvalidOptions for a bot that there is not."""
        self.players: Final = tuple(players)
        self.names: Final = tuple("".join(filter(str.isprintable, name))[:LONGEST_NAME].strip() for name in names)
        luck = Random(seed)
        self._bots: Final = {
            seat: make_bot(player, luck.getrandbits(64)) for seat, player in enumerate(players) if player != PERSON
        }

    def kept(self) -> dict[str, Any]:
        """Return what a saved match says of the table, for `seating_of` to read."""
        return {"players": list(self.players), "names": list(self.names)}

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    def bot(self, seat: int) -> Bot | None:
        """The bot of a seat, or None where a person sits."""
        return self._bots.get(seat)

    def anew(self) -> Seating:
        """Return the same players for another match, bots that failed in this one among them."""
        return Seating(self.players, self.names)

    def close(self) -> None:
        """End what bots run beside us."""
        for bot in self._bots.values():
            bot.close()

    def texts(self, language: str) -> Texts:
        """Return the words of a language, with everybody's name; raise Unsupported where there is no such language."""
        plain = Texts(language)
        names = []
        for seat, player in enumerate(self.players):
            given = self.names[seat] if seat < len(self.names) else ""
            named = plain.bot(player, seat) if player != PERSON else plain.seat(seat)
            names.append(given or named)
        return Texts(language, names, alone=len(self.people) == 1)


def chosen(bot: Bot, match: Match, seat: int) -> Action:
    """Return what a bot decides for a seat; raise RuleFailed where the rules break off while it thinks."""
    try:
        return bot.choose(match.game, match.view(seat), seat)
    except StarboardError:
        raise
    except Exception as fault:
        raise failed(fault, match.game.home) from fault


def fault_said(fault: BotFault, faults: Sequence[BotFault], texts: Texts) -> str:
    """Say what a bot did wrong, the last of these faults, and who decides instead."""
    decides = texts.message("program-replaced" if is_given_up(faults) else "program-helped")
    return f"{refusal_said(fault.why, texts, '')} {decides}"


def seating_of(table: Mapping[str, Any] | None, seats: int) -> Seating | None:
    """Return who sat where when a match was saved, or None where that is not known."""
    players, names = _texts(table, "players"), _texts(table, "names")
    known = len(players) == seats and all(player == PERSON or player in bot_names() for player in players)
    return Seating(players, names) if known else None


def _texts(table: Mapping[str, Any] | None, name: str) -> list[str]:
    found = (table or {}).get(name)
    return [text for text in found if isinstance(text, str)] if isinstance(found, list) else []


def seated(seats: int, people: Iterable[int], bots: Sequence[str]) -> list[str]:
    """Return each seat's player: people where they are (from 1), and one bot for all other seats or one for each.

    Raises InvalidOptions for a seat that there is not, an unknown bot, and a list of bots that does not fit.
    """
    players = list(bots[:1]) * seats if len(bots) == 1 else ["?"] * seats
    places = sorted(set(people))
    for person in places:
        if not 1 <= person <= seats:
            raise InvalidOptions(Refusal("", "no-such-seat", (("number", person), ("seats", seats))))
        players[person - 1] = PERSON
    others = [seat for seat in range(seats) if seat + 1 not in places]
    if len(bots) != 1 and len(others) != len(bots):
        raise InvalidOptions(Refusal("", "wrong-bots", (("count", len(bots)), ("wanted", len(others)))))
    if len(bots) != 1:
        for seat, bot in zip(others, bots, strict=True):
            players[seat] = bot
    for name in players:
        if name != PERSON:
            check_bot(name)
    return players
