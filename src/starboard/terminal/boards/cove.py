"""The Cove in a terminal: the harbour with boats, piers and clock, and one Oracle's own boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rich.text import Text

from starboard.games.cove.actions import Divine, DrawLine, MoveRune, NudgeDie
from starboard.games.cove.domains import (
    BOATS,
    COIN,
    COIN_FACE,
    DIE,
    DOCKS,
    NO_BOAT,
    NO_CARD,
    PIER,
    ROGUE_CARD,
    RUNE,
    RUNES,
    SPACE,
    STAFF_SLOT,
    TOWNSFOLK_IDS,
    VALUE,
)
from starboard.games.cove.domains import FACE as COIN_SHOWS
from starboard.games.cove.page import Closed
from starboard.games.cove.rules.charting import DrawLines
from starboard.games.cove.rules.turns import ChooseAction
from starboard.games.cove.state import ACTIVE, SUCCEEDED, Cove, Oracle
from starboard.kernel import UNKNOWN, Game, State, legal, tried, who
from starboard.terminal.boards.cove_lore import CoveLore
from starboard.terminal.boards.cove_reasons import reason
from starboard.terminal.boards.cove_signs import (
    BOXES,
    INK,
    LETTER,
    MARKS,
    aboard,
    counted,
    large_chart,
    letters,
    prediction,
    small_chart,
)
from starboard.terminal.boards.cove_words import CoveWords
from starboard.terminal.boards.face import Face, Size, Topic, Way, quiet
from starboard.terminal.screen import GOLD, QUIET, beside, fill, ink, wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starboard.kernel import Action
    from starboard.texts import Texts

NAME: Final = 14
HELD: Final = "\u00a0"
LINE: Final = 80
BESIDE: Final = 48
BROAD: Final = 78
"""Columns of a window, and those beside the large chart in one of 80, and of 110."""


class CoveFace(Face):
    """The look of the Cove."""

    def __init__(self, game: Game[Any], texts: Texts) -> None:
        super().__init__(game, texts)
        self._words: Final = CoveWords(texts)
        self._lore: Final = CoveLore(texts, self._words)

    # The board

    def board(self, seen: State, size: Size, *, plain: bool) -> list[Text]:
        """Return the harbour, then the boards of the Oracle who decides, or of the first.

        A low window has a small chart; while lines are drawn it has the large one, and little else.
        """
        assert isinstance(seen, Cove)
        oracle = seen.oracles[max(who(seen), 0)]
        if size is not Size.SHORT:
            room = BROAD if size is Size.WIDE else BESIDE
            return [*self._harbour(seen), *self._before(seen, oracle, room, plain=plain)]
        if seen.steps and isinstance(seen.steps[-1], DrawLines):
            mine = [self._head(oracle), self._goods(oracle), self._slots(seen, oracle)]
            side = [*mine, *self._piers(seen), self._halls(seen)]
            return beside(large_chart(seen.board.chart, oracle, plain=plain), _broken(side, BESIDE))
        mine = [
            self._head(oracle),
            self._dish(oracle),
            self._bubbles(oracle),
            *self._horoscopes(seen, oracle),
            self._predictions(seen, oracle),
            self._slots(seen, oracle),
            self._goods(oracle),
        ]
        chart = beside(small_chart(seen.board.chart, oracle), mine)
        return [*self._harbour(seen), *chart, *_broken([self._staff(seen, oracle)], LINE)]

    def board_of(self, seen: State, seat: int, *, plain: bool) -> list[Text]:
        assert isinstance(seen, Cove)
        return self._before(seen, seen.oracles[seat], BESIDE, plain=plain)

    def _before(self, seen: Cove, oracle: Oracle, room: int, *, plain: bool) -> list[Text]:
        """Return an Oracle's chart with all that lies before her, in so many columns beside it."""
        mine = [
            self._head(oracle),
            self._dish(oracle),
            self._bubbles(oracle),
            *self._horoscopes(seen, oracle),
            self._predictions(seen, oracle),
            self._slots(seen, oracle),
            self._goods(oracle),
            self._staff(seen, oracle),
        ]
        return beside(large_chart(seen.board.chart, oracle, plain=plain), _broken(mine, room))

    def legend(self) -> list[Text]:
        return [quiet(self.texts.message("cove-legend-people")), quiet(self.texts.message("cove-legend-chart"))]

    def _said(self, name: str) -> Text:
        """Return the words before what they name."""
        return quiet(self.texts.message(name) + " ")

    def _harbour(self, s: Cove) -> list[Text]:
        said = self.texts.message
        market = (
            said("cove-clock-market", hour=s.market) if s.market else said("cove-clock-open", hour=s.board.last_hour)
        )
        rogues = self.texts.value("cove", ROGUE_CARD, s.rogue_card) if s.rogue_card >= 0 else "-"
        clock = quiet(f"{said('cove-clock', round=s.round)} {market} {said('cove-rogues', card=rogues)}")
        boats = Text()
        for boat, name in enumerate(BOATS):
            docked = f"@{DOCKS[s.docks.index(boat)]}" if boat in s.docks else ""
            boats.append(f"{name}{docked}[", QUIET).append_text(aboard(s.boats[boat], s.board.boat_seats))
            boats.append("] ", QUIET)
        piers = Text("  ").join(self._piers(s))
        halls = self._halls(s).append("  ").append_text(self._said("cove-bag")).append_text(counted(s.bag))
        if s.landing:
            halls.append("  ").append_text(self._said("cove-landing")).append_text(aboard(s.landing, 0))
        square = self._said("cove-square").append(" ".join(self._card(s, card) for card in s.square))
        return [clock, halls, boats, piers, square]

    def _piers(self, s: Cove) -> list[Text]:
        """Return each pier with its docks and who stands on it."""
        lines = []
        for pier in range(PIER.size):
            docks = [dock for dock in range(len(DOCKS)) if s.board.dock_pier[dock] == pier]
            crowd = [one for dock in docks if s.docks[dock] != NO_BOAT for one in sorted(s.boats[s.docks[dock]])]
            names = {"pier": self.texts.value("cove", PIER, pier), "docks": " ".join(DOCKS[dock] for dock in docks)}
            lines.append(quiet(self.texts.message("cove-pier", **names) + " ").append_text(aboard(crowd, 0)))
            if not crowd:
                lines[-1].append("-", QUIET)
        return lines

    def _halls(self, s: Cove) -> Text:
        return self._said("cove-halls").append_text(counted((*s.halls, s.lair)))

    def _card(self, s: Cove, card: int) -> str:
        about = s.board.card(card)
        return f"{TOWNSFOLK_IDS[card]}({about.cost}h {letters(about.icons)})"

    # What lies before an Oracle

    def _head(self, oracle: Oracle) -> Text:
        """Return the Oracle's name, and where her figure stands."""
        line = Text(self.texts.seat(oracle.seat), ink(oracle.seat)).append("  ").append_text(self._said("cove-figure"))
        return line.append(self.texts.value("cove", SPACE, oracle.figure))

    def _dish(self, oracle: Oracle) -> Text:
        return self._said("cove-dish").append(f"{self._half(oracle, 0)} | {self._half(oracle, 1)}")

    def _half(self, oracle: Oracle, half: int) -> str:
        """Return the Runes of a half in words."""
        found = []
        for rune, name in enumerate(RUNES):
            if oracle.dish[rune] != half:
                continue
            word = self.texts.value("cove", RUNE, rune)
            if rune == COIN:
                word += f" ({self.texts.value('cove', COIN_FACE, oracle.dish[COIN_SHOWS])})"
            elif rune > COIN:
                word = f"{name}={oracle.dish[VALUE + rune - COIN - 1]}"
            found.append(word)
        return ", ".join(found) or "-"

    def _bubbles(self, oracle: Oracle) -> Text:
        plus, plus_out, move, move_out = oracle.bubbles
        return quiet(self.texts.message("cove-bubbles", plus=plus, plusout=plus_out, move=move, moveout=move_out))

    def _horoscopes(self, s: Cove, oracle: Oracle) -> list[Text]:
        """Return the two lines: what is written, then the boxes by their bonus and its colours."""
        lines = []
        for name, written, line in (("cove-line-top", oracle.top, 0), ("cove-line-bottom", oracle.bottom, 1)):
            boxes = [str(number) if number else "X" for number in written]
            boxes += [BOXES[box.kind] + letters(box.colours) for box in s.board.boxes[line][len(written) :]]
            lines.append(self._said(name).append(" ".join(boxes)))
        return lines

    def _predictions(self, s: Cove, oracle: Oracle) -> Text:
        """Return the predictions that are still open, the icons that are left, and how the others ended."""
        line = self._said("cove-predictions")
        for one in oracle.predictions:
            if one.ended == ACTIVE:
                line.append(prediction(one) + " ", INK[one.colour])
        line.append("." * (s.board.icons - sum(one.icons for one in oracle.predictions)), QUIET)
        ended = [one.ended for one in oracle.predictions if one.ended != ACTIVE]
        if not ended:
            return line
        won = ended.count(SUCCEEDED)
        return line.append(" " + self.texts.message("cove-ended", won=won, missed=len(ended) - won), QUIET)

    def _slots(self, s: Cove, oracle: Oracle) -> Text:
        line = self._said("cove-slots")
        for slot, mark in enumerate(oracle.marks):
            colour = slot // s.board.slots
            line.append(f"{LETTER[colour]}{MARKS[mark]} ", INK[colour])
        held = oracle.corruption
        icons = "?" if UNKNOWN in held else str(sum(card + 1 for card in held))
        said = self.texts.message("cove-corruption", cards=len(held), icons=icons)
        return line.append(" " + said.replace(" ", HELD), QUIET)

    def _goods(self, oracle: Oracle) -> Text:
        """Return the shelf, as far as anything is on it."""
        line = self._said("cove-shelf")
        for size, word in enumerate(("cove-charms", "cove-tomes")):
            goods = counted(oracle.shelf[4 * size : 4 * size + 4], nought=False)
            line.append(self.texts.message(word) + " ", QUIET).append_text(goods or Text("-")).append("  ")
        return line

    def _staff(self, s: Cove, oracle: Oracle) -> Text:
        line = self._said("cove-staff")
        for slot, card in enumerate(oracle.staff):
            held = f"{TOWNSFOLK_IDS[card]}({letters(s.board.card(card).icons)})" if card != NO_CARD else "-"
            name = self.texts.value("cove", STAFF_SLOT, slot).replace(" ", HELD)
            line.append(name + HELD, QUIET).append(held + "  ")
        return line

    # The seats

    def panel(self, seen: State, to_move: int, size: Size = Size.WIDE) -> list[Text]:
        """Return a row for each Oracle, two of them in one where a window is low, and one for the Peddler."""
        assert isinstance(seen, Cove)
        in_pairs = size is Size.SHORT and len(seen.oracles) > 2
        rows = [self._row(oracle, to_move, in_pairs=in_pairs) for oracle in seen.oracles]
        if seen.peddler is not None:
            rows.append(self._lore.peddler(seen))
        return beside(rows[::2], rows[1::2], gap=2) if in_pairs else rows

    def _row(self, oracle: Oracle, to_move: int, *, in_pairs: bool) -> Text:
        seat = oracle.seat
        room = NAME // 2 if in_pairs else NAME
        line = Text("> " if seat == to_move else "  ", GOLD).append(str(seat + 1), fill(seat)).append(" ")
        line.append(_cut(self.texts.seat(seat), room).ljust(room) + " ", ink(seat))
        active = len([one for one in oracle.predictions if one.ended == ACTIVE])
        counts = {"goods": sum(oracle.shelf), "cards": len(oracle.corruption), "active": active}
        row = "cove-row-short" if in_pairs else "cove-row"
        return line.append(self.texts.message(row, gold=oracle.gold, hour=oracle.hour, **counts))

    def standing(self, seen: State) -> tuple[str, list[int]]:
        assert isinstance(seen, Cove)
        return self.texts.message("standing-round", number=seen.round), [oracle.gold for oracle in seen.oracles]

    # What can be done

    def ways(self, seen: State) -> list[Way]:
        """Return every way to decide: what closes something and what promises most first, bonuses last."""
        assert isinstance(seen, Cove)
        actions = legal(seen)
        step = seen.steps[-1] if seen.steps else None
        if isinstance(step, DrawLines):
            return self._lines(seen, step.seat, actions)
        ways = [self._way(seen, action) for action in actions]
        if isinstance(step, ChooseAction):
            worth: dict[str, float] = {}
            for way in ways:
                key = way.group or way.text
                worth[key] = max(worth.get(key, -1e9), self._worth(seen, way.actions[0]))
            ways.sort(key=lambda way: (-worth[way.group or way.text], way.group))
        return ways

    def _worth(self, s: Cove, action: Action) -> float:
        """Return what the position after an action promises; a bonus is no action."""
        if isinstance(action, NudgeDie | MoveRune):
            return -1e6 - isinstance(action, MoveRune)
        return self.game.judgement.worth(tried(s, [action]), who(s))

    def _lines(self, s: Cove, seat: int, actions: list[Action]) -> list[Way]:
        """Return the lines, those that close an area first, then those of areas that lack little."""
        ranked = []
        for action in actions:
            if isinstance(action, DrawLine):
                closed = Closed(s, seat, action.edge)
                rank = (-len(closed.prizes), closed.cards, closed.missing)
                notable = bool(closed.prizes) or closed.missing < 2
            else:
                rank, notable = (0, 0, 3), True
            way = Way(str(action), [action], self._words.of(s, action), notable=notable)
            ranked.append((rank, way))
        return [way for _, way in sorted(ranked, key=lambda pair: pair[0])]

    def _way(self, s: Cove, action: Action) -> Way:
        """Return a way; predictions with one die, and bonuses, stand together."""
        said = self.texts.message
        group = short = ""
        if isinstance(action, Divine) and isinstance(s.steps[-1], ChooseAction):
            icons = s.oracles[s.turn].dish[VALUE + action.die]
            hours = s.board.costs[SPACE.index["divination"]]
            group = said("cove-group-divine", die=self.texts.value("cove", DIE, action.die), icons=icons, hours=hours)
            short = self._words.odds(s, action.colour)
        elif isinstance(action, NudgeDie):
            group, short = said("cove-group-nudge"), self._words.nudged(s, action)
        elif isinstance(action, MoveRune):
            group, short = said("cove-group-move"), self.texts.value("cove", RUNE, action.rune)
        return Way(str(action), [action], self._words.of(s, action), notable=True, group=group, short=short)

    def topics(self) -> list[Topic]:
        return self._lore.topics()

    def reason(self, seen: State, seat: int, actions: Sequence[Action]) -> str:
        """Say what speaks for it, and what the position gains by it, if it does."""
        assert isinstance(seen, Cove)
        message = reason(seen, actions[0])
        after = tried(seen, list(actions[:1]))
        gain = round(self.game.judgement.worth(after, seat) - self.game.judgement.worth(seen, seat))
        said = [self.texts.message(message)] if message else []
        if gain > 0 and isinstance(seen.steps[-1], ChooseAction):
            said.append(self.texts.message("cove-reason-gain", gold=gain))
        return " ".join(said)


def _broken(lines: list[Text], room: int) -> list[Text]:
    """Break lines so that they fit into so many columns."""
    return [part for line in lines for part in (wrapped(line, room) or [Text()])]


def _cut(name: str, room: int) -> str:
    return name if len(name) <= room else name[: room - 1] + "…"
